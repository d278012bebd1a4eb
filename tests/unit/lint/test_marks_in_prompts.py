"""Marks of template languages, pages, listings and code pages in prompts, beside prompts that have
such signs of right (the catalogue's own examples are tried in `test_left_by_tools`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tests.unit.lint.cases import found, loud
from tests.unit.lint.test_left_by_tools import asks, instead, noted, put

ROWS: Mapping[str, tuple[str, Callable[[int, str], str]]] = {
    "a script of a page": ("text/markup", put("window.dataLayer = x; var slot = 'top';")),
    "the style of a page": ("text/markup", put(".note-box{color:red;margin:0}")),
    "the head of a page": ("text/markup", put("\n214\nPORTS OF THE NORTH\nIt was long ago.")),
    "a short name of a smiley": ("text/markup", put("I liked it :slightly_smiling_face:")),
    "ties of TeX": ("text/markup", put("It is 14~km away, see Fig.~2.")),
    "quotes of CSV": ("text/escaped", lambda i, t: f'""{t}""' if i % 3 == 0 else t),
    "a cell that was cut": ("text/stray-sign", lambda i, t: f'"{t}' if i in (1, 4) else t),
    "an apostrophe of the Macintosh": ("text/encoding", put("It isnÕt deep.")),
    "a code page of DOS": ("text/encoding", put("The caf‚ is shut.")),
    "escapes without backslashes": ("text/encoding", put("The cafu00e9 is shut.")),
    "escapes of R": ("text/encoding", put("The caf<U+00E9> is shut.")),
    "primes": ("text/look-alike", put("The town′s walls fell.")),
    "points before questions": ("text/markup", lambda i, t: f"{i + 1}. (3 points) {t}"),
    "numbers of lines": ("text/markup",
                         lambda i, _: f"  1 x = {i}\n  2 print(x)" if i % 3 == 0 else f"y = {i}"),
}  # fmt: skip


@pytest.mark.parametrize("what", ROWS)
def test_what_stands_in_rows_is_told(what: str) -> None:
    rule, change = ROWS[what]
    assert found(asks(noted(change)), rule)


RIGHT_ROWS: Mapping[str, tuple[str, Callable[[int, str], str]]] = {
    "what is about": ("text/markup", put("It is about ~5 km, or 5~10 km, away.")),
    "a number on a line": ("text/markup", put("\n12\nships came.")),
    "a ratio": ("text/markup", put("They won 3:2:1 at 12:30:45.")),
    "quoted notes": ("text/stray-sign", lambda i, t: f'"{t}"'),
    "an inch": ("text/stray-sign", instead('The board was 5"')),
    "names with capitals": ("text/encoding", put("Õnne and Ólafur met in São Tomé.")),
    "a model": ("text/encoding", put("The bus u2 and model u0012 stop here.")),
    "minutes": ("text/look-alike", put("It lies at 5° 12′ north, and f′(x) is 3.")),
    "a list of steps": ("text/markup", instead("1. mix (well)\n2. bake = done")),
    "a document": ("text/markup", put("Sign the document. Write it down; let it be so.")),
}


@pytest.mark.parametrize("what", RIGHT_ROWS)
def test_rows_with_such_signs_are_right(what: str) -> None:
    rule, change = RIGHT_ROWS[what]
    assert loud(asks(noted(change)), rule) == []


TEMPLATES: Mapping[str, tuple[str, str]] = {
    "a tag of ERB": ("text/placeholder", "Note: <%= note %>\\nTown:"),
    "a tag of PHP": ("text/placeholder", "Note: <?php echo $note; ?>\\nTown:"),
    "a tag of XSLT": ("text/placeholder", "Note: <xsl:value-of select='note'/>\\nTown:"),
    "a block of Jinja": ("text/placeholder", "{% if hint %}\\nTown:"),
    "a name of Ruby": ("text/placeholder", "Note: #{{note}}\\nTown:".replace("{{", "{")
                       .replace("}}", "}")),
    "bars": ("text/stray-sign", "|||\\nTown:"),
    "what was to be pasted": ("text/note-left", "[insert the note here]\\nTown:"),
    "what was to be pasted in Chinese": ("text/note-left", "【请在此处粘贴原文】\\n城市："),
    "a remark behind the cue": ("text/note-left", "Town:  # without a space"),
    "a remark of CSS": ("text/note-left", "/* the cue */\\nTown:"),
}  # fmt: skip


@pytest.mark.parametrize("what", TEMPLATES)
def test_what_stands_in_templates_is_told(what: str) -> None:
    rule, piece = TEMPLATES[what]
    assert found(asks(noted(), f"data['note'] + \"\\n{piece}\""), rule)


RIGHT_TEMPLATES: Mapping[str, tuple[str, str]] = {
    "tags around a text": ("text/placeholder", "<b>Look</b>\\nTown:"),
    "a percent sign": ("text/placeholder", "Less than 5 <% of all\\nTown:"),
    "a table": ("text/stray-sign", "| a || b |\\nTown:"),
    "a bracket": ("text/note-left", "(write one word)\\nTown:"),
    "a letter to write": ("text/note-left", "（请输入字母）\\n城市："),
    "a heading": ("text/note-left", "## the town\\nTown:"),
    "a number": ("text/note-left", "Note  #3\\nTown:"),
}


@pytest.mark.parametrize("what", RIGHT_TEMPLATES)
def test_templates_with_such_signs_are_right(what: str) -> None:
    rule, piece = RIGHT_TEMPLATES[what]
    assert loud(asks(noted(), f"data['note'] + \"\\n{piece}\""), rule) == []
