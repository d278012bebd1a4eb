"""What fits at the beginnings of lines."""

from __future__ import annotations

import re

import pytest

from workbench.io.at_lines import line_starts, matches_at, matches_with

CUE = re.compile(r"^[ \t]*(\w+)[:：]", re.MULTILINE)
COLON = re.compile("[:：]")

TEXTS = (
    "",
    "\n",
    "Q: a",
    "a\nQ: b\n\n A： c\n",
    "Q: a: b\nno cue\nx y: z\n",
    "Q:\rA: b\x0bB: c\nC:",
)


def test_lines_begin_at_the_start_and_behind_each_newline() -> None:
    assert line_starts("") == [0]
    assert line_starts("a\n\nbc\n") == [0, 2, 3, 6]


@pytest.mark.parametrize("text", TEXTS)
def test_they_are_the_matches_of_finditer(text: str) -> None:
    wanted = [match.span() for match in CUE.finditer(text)]

    assert [match.span() for match in matches_at(CUE, text, line_starts(text))] == wanted
    assert [match.span() for match in matches_with(CUE, text, COLON)] == wanted
