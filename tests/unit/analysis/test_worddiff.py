"""The diff by words: what it joins to, what it points at, and what it costs."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.analysis import worddiff
from workbench.analysis.worddiff import split_words, word_diff

TEXT = st.text(st.sampled_from("ab 1.\n\t天气\r\u2028é\u0301\u200d👩🏽🇫क\u094d"), max_size=40)


@given(TEXT, TEXT)
def test_the_pieces_join_to_both_texts(a: str, b: str) -> None:
    """Nothing is lost or made up: the old text and the new one are both there."""
    pieces = word_diff(a, b)
    assert "".join(text for kind, text in pieces if kind != "added") == a
    assert "".join(text for kind, text in pieces if kind != "removed") == b
    assert all(text for _, text in pieces)
    assert all(one[0] != other[0] for one, other in pairwise(pieces))


def test_a_changed_word_is_pointed_at_alone() -> None:
    """The line around it stays as it is, and so does every other line."""
    assert word_diff("Q: 1+2\nAnswer:", "Q: 1+2\nThe answer:") == [
        ("same", "Q: 1+2\n"),
        ("removed", "Answer"),
        ("added", "The answer"),
        ("same", ":"),
    ]


def test_neighbouring_changes_are_one() -> None:
    """Words that are changed in a row are one removal and one addition, spaces and all."""
    assert word_diff("say one two now", "say three four now") == [
        ("same", "say "),
        ("removed", "one two"),
        ("added", "three four"),
        ("same", " now"),
    ]


def test_a_chinese_character_is_a_word() -> None:
    """Texts without spaces are matched character by character, not sentence by sentence."""
    assert split_words("今天25度 hot") == ["今", "天", "25", "度", " ", "hot"]
    assert word_diff("今天天气好", "今天天气坏") == [
        ("same", "今天天气"),
        ("removed", "好"),
        ("added", "坏"),
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("👨\u200d👩\u200d👧\u200d👦👩🏽\u200d🚀", ["👨\u200d👩\u200d👧\u200d👦", "👩🏽\u200d🚀"]),
        ("🇫🇷🇩🇪❤\ufe0f!", ["🇫🇷", "🇩🇪", "❤\ufe0f", "!"]),
        ("क्षि राजधानी", ["क्षि", " ", "राजधानी"]),
        ("می\u200cخواهم e\u0301tude", ["می\u200cخواهم", " ", "e\u0301tude"]),
        ("น้ำแข็ง", ["น้ำ", "แ", "ข็", "ง"]),
        ("a\n\u0301b", ["a", "\n", "\u0301b"]),
    ],
)
def test_no_character_is_cut(text: str, words: list[str]) -> None:
    """As a reader sees them: emoji of several parts, flags, letters with their signs."""
    assert split_words(text) == words


def test_a_change_within_a_character_is_a_change_of_it() -> None:
    """No mark is of a sign that means nothing by itself."""
    family = "👨\u200d👩\u200d👧"
    pieces = word_diff(f"a {family}\u200d👦 b", f"a {family} b")
    assert pieces[1:3] == [("removed", f"{family}\u200d👦"), ("added", family)]
    assert word_diff("क्षि", "क्ष") == [("removed", "क्षि"), ("added", "क्ष")]


def test_equal_and_empty_texts() -> None:
    """Equal texts are one piece, and no text is none."""
    assert word_diff("a b", "a b") == [("same", "a b")]
    assert word_diff("", "") == []
    assert word_diff("", "new") == [("added", "new")]


def test_stretches_too_long_to_match_are_replaced_whole(monkeypatch) -> None:
    """Above the limit a line is one removal and one addition, and the other lines still match."""
    monkeypatch.setattr(worddiff, "_MOST_PAIRS", 8)
    assert word_diff("keep\na b c", "keep\na b d") == [
        ("same", "keep\n"),
        ("removed", "a b c"),
        ("added", "a b d"),
    ]
