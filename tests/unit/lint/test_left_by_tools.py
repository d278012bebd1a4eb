"""What exports, pages and tools leave in rows and templates, by the catalogue's own examples and in
prompts; beside texts that look so and are right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.io.han import simplified
from workbench.io.needles import folded_needs, needs_of
from workbench.lint.artefacts import Artefact, artefacts
from workbench.lint.rules.texts.left_by_tools import _OF as NAMES

TOWNS = ("Riga", "Turku", "Bergen", "Gdynia", "Visby", "Aarhus", "Tartu", "Kotka")
NOTES = (
    "The harbour freezes over in most winters.",
    "Two ferries leave for the islands each morning.",
    "Its market hall was built of red brick.",
    "The old customs house is a school today.",
    "Fishermen mend their nets along the quay.",
    "A narrow bridge joins both parts of the town.",
    "The lighthouse was moved inland long ago.",
    "Trams were given up after the war.",
)


def noted(change: Callable[[int, str], str] = lambda _, text: text) -> tuple[dict[str, Any], ...]:
    """Return eight rows with a note on a town, as `change` makes it of its place and text."""
    return tuple({"note": change(i, NOTES[i]), "answer": TOWNS[i], "rank": i} for i in range(8))


def asks(rows: Any, text: str = "", **more: Any) -> Case:
    """Return a prompt that shows the notes."""
    text = text or "f\"Name the town.\\nNote: {data['note']}\\nTown:\""
    return Case(source=returns(text, **more), rows=rows)


@pytest.mark.parametrize("mark", artefacts(), ids=lambda mark: mark.name)
def test_a_mark_fits_its_examples_alone(mark: Artefact) -> None:
    assert [text for text in mark.fits if not mark.found_in(text)] == []
    assert [text for text in mark.unlike if mark.found_in(text)] == []
    assert mark.fits
    assert len(mark.unlike) >= 2 or mark.whole
    assert mark.of in NAMES


NOT_TOLD = (
    *("options_to_be_written", "ties_of_tex", "escape_without_its_backslash", "error_of_rounding"),
    *("points_of_an_exam", "points_before_a_question", "ellipsis_between_examples"),
    *("remark_of_a_colleague", "time_of_a_recording", "head_of_a_page_in_a_line"),
)
"""What these need can't be read off their patterns: signs in sets, or several times over."""


@pytest.mark.parametrize("mark", artefacts(), ids=lambda mark: mark.name)
def test_what_a_mark_needs_is_in_all_that_it_fits(mark: Artefact) -> None:
    for text in mark.fits:
        assert mark.may_be_in(" ".join(text.split()) + "\n" * ("\n" in text)), text
    is_to_be_told = mark.name not in NOT_TOLD and "\n" not in mark.needs
    needs = needs_of(simplified(mark.written)) if is_to_be_told else None
    needs = folded_needs(needs) if needs and mark.any_case else needs
    for alternative in needs or ():
        # (An empty text stands for any sign beyond ASCII.)
        assert any(all(mark.may_be_in(one or "é") for one in some) for some in alternative)


def put(text: str, every: int = 3) -> Callable[[int, str], str]:
    """Return what puts a text behind every third note."""
    return lambda i, note: f"{note} {text}" if i % every == 0 else note


def instead(text: str) -> Callable[[int, str], str]:
    """Return what puts a text in the place of two notes."""
    return lambda i, note: text if i in (2, 5) else note


ROWS: Mapping[str, tuple[str, Callable[[int, str], str]]] = {
    "an object of a browser": ("text/raw-value", instead("[object Object]")),
    "a series of pandas": ("text/raw-value", instead("3    Riga\nName: town, dtype: object")),
    "an error of rounding": ("text/raw-value", put("It is 4.199999999999999 km wide.")),
    "an empty value of a dump": ("text/nothing", instead("\\N")),
    "an error of a spreadsheet": ("text/nothing", instead("#VALUE!")),
    "a formula": ("text/raw-value", instead("=CONCATENATE(A4,B4)")),
    "a removed post": ("text/nothing", instead("[removed]")),
    "a field of a letter": ("text/placeholder", put("Dear {{ guest }}, come again.", 4)),
    "a translation to come": ("text/note-left", instead("[noch zu übersetzen]")),
    "times of subtitles": ("text/markup", lambda i, t: f"00:0{i}:01,5{i}0 --> 00:0{i}:03,000\n{t}"),
    "the foot of a page": ("text/markup", put("\nPage 12 of 40\nas was said")),
    "a word processor's error": ("text/markup", put("Fehler! Verweisquelle nicht gefunden.")),
    "a link to a picture": ("text/markup", put("![map](img/map_3.jpg)")),
    "where the book has it": ("text/markup", put("(answers on page 208)")),
    "tags of a forum": ("text/markup", lambda i, t: f"[i]{t}[/i]" if i % 2 else t),
    "commands of LaTeX": ("text/markup", put("It is \\emph{quite} old.")),
    "an entity cut short": ("text/markup", put("Bricks&nbspand stones")),
    "sources of an assistant": ("text/markup", put("It is so【7:1†source】.")),
    "a return of a spreadsheet": ("text/escaped", put("_x000D_")),
    "quoted-printable": ("text/encoding", put("The caf=C3=A9 is open,=20 too.")),
    "a smiley read amiss": ("text/encoding", put("ðŸ™‚")),
    "words of a page": ("text/markup", put("12 people found this helpful", 2)),
}


@pytest.mark.parametrize("what", ROWS)
def test_what_a_source_left_in_rows_is_told(what: str) -> None:
    rule, change = ROWS[what]
    assert not loud(asks(noted()), rule)
    assert found(asks(noted(change)), rule)


RIGHT_ROWS: Mapping[str, tuple[str, Callable[[int, str], str], str]] = {
    "a prompt on spreadsheets": (
        "text/nothing",
        instead("#VALUE!"),
        "f\"What does this error of a spreadsheet mean?\\n{data['note']}\\nMeaning:\"",
    ),
    "markup that is to be taken out": (
        "text/markup",
        lambda i, t: f"[b]{t}[/b]",
        "f\"Clean the text of its markup.\\n{data['note']}\\nClean:\"",
    ),
    "an index in a program": ("text/markup", put("x[b] is a[i]"), ""),
    "fields in all rows": ("text/placeholder", lambda _, t: f"{t} {{{{ guest }}}}", ""),
    "a word in quotes": ("text/markup", put('He wrote "[b]so[/b]" there.'), ""),
    "subtitles that are spoken of": (
        "text/markup",
        lambda i, t: f"00:0{i}:01,5{i}0 --> 00:0{i}:03,000\n{t}",
        "f\"Translate the subtitles.\\n{data['note']}\\nIn French:\"",
    ),
    "a sum": ("text/encoding", put("5 * 4 =20 and 3 =3"), ""),
    "a page that is named": ("text/markup", put("See page 7 of the guide."), ""),
    "numbers": ("text/raw-value", put("It is 4.19 km or 4190000000000 mm wide."), ""),
    "the word null": ("text/nothing", put("The vote was null and void."), ""),
    "a mail's rows as they are": ("text/markup", put("Reply to me, and like it or share it."), ""),
}


@pytest.mark.parametrize("what", RIGHT_ROWS)
def test_rows_that_look_so_are_right(what: str) -> None:
    rule, change, text = RIGHT_ROWS[what]
    assert not loud(asks(noted(change), text), rule)


TEMPLATES: Mapping[str, tuple[str, str]] = {
    "a key of messages": ("text/placeholder", "ui.cues.town:"),
    "a call of gettext": ("text/stray-sign", "gettext('Town'):"),
    "a percent sign twice": ("text/stray-sign", "About 30%% of them are ports.\\nTown:"),
    "a docstring": ("text/note-left", "Returns:\\n    the text.\\nTown:"),
    "a checker's directive": ("text/note-left", "Town:  # noqa"),
    "what is to be kept in step": ("text/note-left", "# same as in load_data.py\\nTown:"),
    "an assistant's words": ("text/note-left", "Here's the revised prompt:\\nTown:"),
    "a colleague's": ("text/note-left", "Name it (Ines: should we say city?).\\nTown:"),
    "a colleague's in Chinese": ("text/note-left", "写出城市（小陈：要不要改成地名？）。\\nTown:"),
    "emphasis of nothing": ("text/markup", "**** Town:"),
    "a block mark": ("text/markup", "|-\\nTown:"),
}


@pytest.mark.parametrize("what", TEMPLATES)
def test_what_is_left_in_a_template_is_told(what: str) -> None:
    rule, piece = TEMPLATES[what]
    text = "data['note'] + \"\\n{}\"".format(piece.replace('"', "'"))
    assert found(asks(noted(), text), rule)


RIGHT_TEMPLATES: Mapping[str, tuple[str, str]] = {
    "an address": ("text/placeholder", "From www.ports.example.org:"),
    "a percent sign": ("text/stray-sign", "About 30% of them are ports.\\nTown:"),
    "arguments": ("text/note-left", "Args: none\\nTown:"),
    "a heading": ("text/note-left", "# Towns\\nTown:"),
    "a heading on what is seen": ("text/note-left", "# What you see\\nTown:"),
    "what is below": ("text/note-left", "Here is a new word: port.\\nTown:"),
    "a note for the reader": ("text/note-left", "Name it (Note: check your spelling).\\nTown:"),
    "a choice": ("text/note-left", "Name it (Options: keep or change).\\nTown:"),
    "bold words": ("text/markup", "**Town**:"),
    "a table": ("text/markup", "| a | b |\\n|---|---|\\nTown:"),
    "一个例子": ("text/note-left", "写出城市（例：上海）。\\nTown:"),
}


@pytest.mark.parametrize("what", RIGHT_TEMPLATES)
def test_templates_that_look_so_are_right(what: str) -> None:
    rule, piece = RIGHT_TEMPLATES[what]
    text = f"data['note'] + \"\\n{piece}\""
    assert not found(asks(noted(), text), rule)
