"""Other people's regular expressions: `re`'s answers, and an end to each."""

from __future__ import annotations

import re

import pytest

from workbench.errors import SettingError, TimeLimitError
from workbench.io.patterns import check_pattern, pick_match, row_time, without_matches

SHORT = 0.05
ENDLESS = "(x+x+)+y"

PATTERNS = (
    *(r"#### (\-?[0-9\.\,]+)", r"(-?[$0-9.,]{2,})|(-?[0-9]+)", r"(\([A-Z]\))", r"(?i)yes|no", ""),
    *(r"(a)|(b)", r"\b(\w+) \1\b", r"(?<=so )\d+", r"[[:alpha:]]+", r"(x){e}", r"\d+\Z", r"(?s).*"),
)
"""What tasks use, and what other engines read otherwise: `[[:alpha:]]`, `{e}`."""


TEXT = "So 12 yes\n#### 1,234.5 (B) it it ba x{e} :p]\ud800\udc00 \U0001f600\nNo #### 7"


@pytest.mark.filterwarnings("ignore:Possible nested set")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_finds_what_re_finds(pattern: str) -> None:
    """The match that counts, its groups, and what is left without any are Python's own."""
    found = re.findall(pattern, TEXT)
    for select in (0, -1):
        wanted = found[select] if found else None
        assert pick_match(pattern, TEXT, select, "filter") == wanted
    assert pick_match(pattern, TEXT, len(found), "filter") is None
    assert without_matches(pattern, TEXT, "filter") == re.sub(pattern, "", TEXT)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (ENDLESS, "x" * 60),
        ("(a|a)*b", "a" * 60),
        ("(.*a){25}b", "a" * 60),
        (r"(\w+\s?)*$", "word " * 20 + "!"),
        ("(?=(a+)+b)a", "a" * 60),
    ],
)
def test_a_pattern_that_has_no_end_is_ended(pattern: str, text: str) -> None:
    """However it comes to have none, and the next one is answered."""
    with row_time(SHORT), pytest.raises(TimeLimitError, match="took too long on this row"):
        pick_match(pattern, text, 0, "filter")
    assert pick_match("[0-9]", "a1", 0, "filter") == "1"


def test_the_patterns_of_a_row_share_its_time() -> None:
    """Once it is over, a pattern that would be quick is not run either."""
    with row_time(SHORT):
        with pytest.raises(TimeLimitError):
            pick_match(ENDLESS, "x" * 60, 0, "filter")
        with pytest.raises(TimeLimitError):
            pick_match("1", "1", 0, "filter")
    assert pick_match("1", "1", 0, "filter") == "1"


@pytest.mark.parametrize(
    "pattern", ["(", "(" * 5000 + ")" * 5000, "a{99999999999}", ["a"], None, 7]
)
def test_what_is_no_pattern_is_refused(pattern: object) -> None:
    """One that is too deep, too large, or no text at all too."""
    with pytest.raises(SettingError, match="regular expression"):
        check_pattern(pattern, "filter")
