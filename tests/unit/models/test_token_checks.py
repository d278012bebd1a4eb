"""Tokens that a server's page tells, beside those that SGLang's own page reads of a text."""

from __future__ import annotations

from typing import Any, cast

import pytest

from workbench.models.servers.patient import Patient, Refused
from workbench.models.servers.token_checks import check_tokens


class Letters:
    """A token a character, a BOS before them; with a fault, of small letters alone."""

    bos_token: str | None = None
    bos_token_id: int | None = None
    eos_token: str | None = None
    eos_token_id: int | None = None

    def __init__(self, fault: bool) -> None:
        self._read = str.lower if fault else str

    def encode(self, text: str, /, *, add_special_tokens: bool) -> list[int]:
        return [1] * add_special_tokens + [*map(ord, self._read(text))]


class Sglang:
    """Reads a text with a BOS, and tells its ids; of another shape, or not at all."""

    def __init__(self, told: str) -> None:
        self.told = told

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        if self.told == "refused":
            raise Refused("HTTP 400")
        (text,) = body["text"]
        entries = [[None, 1, None], *([-1.0, ord(sign), None] for sign in text)]
        return [{"meta_info": {"input_token_logprobs": entries if self.told == "ids" else "none"}}]

    def note(self, check: str, sent: str, seen: str, ok: bool) -> bool:
        return ok


@pytest.mark.parametrize(
    ("fault", "told", "ok"),
    [
        (False, "ids", True),
        (True, "ids", False),
        (True, "refused", True),
        (True, "other", True),
    ],
)
def test_what_sglang_reads_is_compared_where_it_tells(fault: bool, told: str, ok: bool) -> None:
    patient = cast(Patient, Sglang(told))
    assert check_tokens(patient, Letters(fault), "sglang") == ok
