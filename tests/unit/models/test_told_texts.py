"""Where a choice's tokens begin, by the texts that a server tells."""

from __future__ import annotations

import pytest

from workbench.models.servers.answering import loglikelihood
from workbench.models.servers.asking import Told
from workbench.models.servers.told_texts import add_up, bytes_of, first_behind, may_be
from workbench.types import Loglikelihood, LoglikelihoodRequest, Unanswered

LOST = "\ufffd"


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (" café", b" caf\xc3\xa9"),
        ("bytes:\\xe5\\x8c", b"\xe5\x8c"),
        ("bytes: \\xf0\\x9f", b" \xf0\x9f"),
        ("bytes:", b"bytes:"),
        (LOST, None),
        (f" {LOST}", None),
    ],
)
def test_a_tokens_bytes(told: str, expected: bytes | None) -> None:
    assert bytes_of(told) == expected


@pytest.mark.parametrize(
    ("told", "begins"),
    [
        (["A:", " ", "Bern"], 1),
        (["<s>", "A:", " Bern"], 2),
        (["", "A:", " Bern"], 2),  # a special token, of no text
        (["A", ": Bern"], 1),  # across the border
        ([LOST, LOST, "A:", " Bern"], 3),  # what is lost before does not matter
        (["A:", " ", LOST, LOST, "n"], None),
        (["A:", " ", "", "Bern"], 1),
    ],
)
def test_where_a_choice_begins(told: list[str], begins: int | None) -> None:
    stem = "é A:" if told[0] == LOST else "A:"
    assert first_behind(told, stem, f"{stem} Bern") == begins


def test_a_character_of_several_tokens_is_the_choices_only_where_its_bytes_are_told() -> None:
    escaped = ["A:", "bytes:\\xe5\\x8c", "bytes:\\x97", "京"]
    assert first_behind(escaped, "A:", "A:北京") == 1
    assert first_behind(["A:", LOST, LOST, "京"], "A:", "A:北京") is None
    # Told whole by its last token, so that a token without text may be the choice's, too.
    assert first_behind(["A:", "", "北", "京"], "A:", "A:北京") is None


def test_tokens_that_are_not_the_texts_are_told_from_lost_ones() -> None:
    assert add_up(["<s>", "A:", " é"], "A: é")
    assert may_be(["A:", " ", LOST, LOST], "A: é") and not add_up(["A:", " ", LOST], "A: é")
    assert may_be(["A:", " ", "", "é"], "A: 北é")
    assert not may_be(["", "B", LOST], "A B é"), "cut at its beginning"
    assert not may_be(["A:", " e"], "A: é")


def scored(texts: list[str], request: LoglikelihoodRequest) -> Loglikelihood | Unanswered:
    values = (None, *(-float(at) for at in range(1, len(texts))))
    tops = tuple(() if value is None else (value,) for value in values)
    return loglikelihood(Told(values, tops, tuple(texts)), request, None)


def test_a_choice_is_scored_over_all_its_tokens_or_not_at_all() -> None:
    answer = scored(["Q", ":", "北", "京"], LoglikelihoodRequest("Q:", "北京"))
    assert isinstance(answer, Loglikelihood) and answer.token_logprobs == (-2.0, -3.0)
    parts = ["Q", ":", LOST, LOST, LOST, LOST]
    for scope in ("continuation", "full"):
        answer = scored(parts, LoglikelihoodRequest("Q:", "北京", scope=scope))
        assert isinstance(answer, Unanswered) and "/tokenize" in answer.reason
    answer = scored(["Bern", "e"], LoglikelihoodRequest("", "Berne"))
    assert isinstance(answer, Unanswered) and "first token" in answer.reason
