"""What a text must have for an expression to fit."""

import gc
import re
from itertools import islice
from random import Random

import pytest

import workbench.lint.rules  # noqa: F401  (has most of the expressions)
from tests.unit.io.fitting import texts_that_fit
from workbench.io.han import MOST_MET, Pattern, compiled
from workbench.io.needles import meets, needs_of

FEW, TRIES = 12, 2_000
"""So many texts that fit each expression are looked at, of as many that are drawn at most."""

AT_ONCE = 100
"""So many expressions are one test: each by itself would take less than what goes with a test."""

NOTHING = "(?!)"
"""No text fits what has this."""

OURS = sorted(
    {
        (each._pattern, int(each._flags))
        for each in gc.get_objects()
        if type(each) is Pattern and NOTHING not in each._pattern
    }
)


@pytest.mark.parametrize(
    ("pattern", "fitting", "lacking"),
    [
        ("colou?r", ["color", "colour"], ["colr", "or"]),
        ("ab+c", ["abbbc"], ["abd"]),
        (r"\b(?:choose|pick)\s(?:one|two)\b", ["pick two"], ["pick three", "one two"]),
        (r"(?:a lot )?of\s(?P<what>things)", ["of things"], ["a lot of thongs"]),
        (r"x{0,3}y", ["y", "xy"], ["x"]),
        (r"x{2}y", ["xxy"], ["y"]),
        (r"one\.two", ["one.two"], ["one two"]),
        (r"left|right", ["left", "right"], ["middle"]),
        (r"(?:ab|cd)(?:ef)+", ["cdefef"], ["abc", "ef"]),
        (r"(?!not)so|(?<=a)be", ["so", "abe"], ["not"]),
        (r"\u4e00一", ["一一"], ["4e00"]),
        (r"[㐀-鿿]|[\u3040-\u30ff]", ["字", "あ"], ["plain"]),
        (r"(?:第)?[一二](?:个|项)", ["一个"], ["第一", "one"]),
    ],
)
def test_needed(pattern: str, fitting: list[str], lacking: list[str]) -> None:
    needs = needs_of(pattern)
    assert needs is not None
    assert all(re.search(pattern, text) and meets(needs, text) for text in fitting)
    assert not any(meets(needs, text) for text in lacking)


@pytest.mark.parametrize("pattern", [r"\d+", "a|", "(?:a|b?)", "(?i:a)b(", "[a㐀]", "[^字]", "x*"])
def test_nothing_can_be_told(pattern: str) -> None:
    assert needs_of(pattern) is None


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(OURS), AT_ONCE))
def test_what_fits_has_what_is_needed(first: int) -> None:
    """For each expression of the linter, on texts that are drawn to fit it."""
    for pattern, flags in OURS[first : first + AT_ONCE]:
        expression = compiled(pattern, flags)
        texts = list(islice(texts_that_fit(pattern, flags, Random(pattern), TRIES), FEW))
        assert texts, f"no text was found that fits {pattern}"
        assert [text for text in texts if not expression._may_fit(text)] == [], pattern


def test_an_expression_is_compiled_when_a_text_may_fit_it() -> None:
    pattern = compiled(r"\b(?:choose|pick)\sone\b", re.IGNORECASE)
    assert pattern.search("nothing of it") is None
    assert pattern.split("nothing of it") == ["nothing of it"]
    assert "_plain" not in vars(pattern)
    assert pattern.search("Choose ONE") is not None
    assert "_plain" in vars(pattern)


def test_where_most_texts_may_fit_they_are_no_longer_asked() -> None:
    pattern = compiled("one of")
    for _ in range(MOST_MET):
        assert pattern._left
        assert pattern.search("one of") and not pattern.search("nothing of it")
    assert not pattern._left
    assert pattern.search("one of") and not pattern.search("nothing of it")


def test_other_cases_and_scripts_are_found() -> None:
    """What `re` takes for another case of a letter, or this package for another form of a sign."""
    assert compiled("kind", re.IGNORECASE).search("Kind")  # the sign for kelvin
    assert compiled("size", re.IGNORECASE).search("ſize")
    assert compiled("list", re.IGNORECASE).search("lıst")
    assert compiled("请选择选项").search("請選擇選項")
    assert compiled("問題").search("问题")
