"""Words in simplified characters are known in traditional ones, wherever a pattern has them."""

from __future__ import annotations

import re

import pytest

from workbench.io.han import compiled, in_both, simplified


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("请回答选项", "請回答選項"),
        ("[选题]目", "題目"),
        (r"[^\]选]题", "甲題"),
        (r"(?<=选项)。", "選項。"),
        (r"\[选\]", "[選]"),
        ("选择?肢", "選肢"),
        ("選択肢", "选択肢"),
    ],
)
def test_a_pattern_takes_either_script(pattern: str, text: str) -> None:
    """In and out of a class of characters, behind what is escaped, and in the other direction."""
    assert compiled(pattern).search(text)
    assert compiled(pattern).search(simplified(text))


def test_what_has_no_such_character_is_left() -> None:
    """English, kana and ranges; a class that leaves characters out leaves out both forms."""
    for pattern in (r"[A-Za-z]+\b", "[ぁ-ん]", "[\u3400-\u9fff]{2}"):
        assert in_both(pattern) == pattern
    assert not compiled("^[^选]$").search("選")
    assert compiled("ABC", re.IGNORECASE).search("abc")


def test_a_text_keeps_its_length() -> None:
    """Places in the one are places in the other."""
    text = "請從五個選項中選擇，然後回答：甲"
    assert simplified(text) == "请从五个选项中选择，然后回答：甲"
    assert simplified("plain") == "plain"
