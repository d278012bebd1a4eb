"""Values that a few rows have otherwise than nearly all: each beside rows that look so and are
right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

BIRDS = ("heron", "wren", "stork", "finch", "owl", "swift", "crane", "robin", "jay", "tern")
SEEN = (
    "A grey one stood in the reeds.", "It sang from the hedge.", "Two nested on the chimney.",
    "It cracked a thistle seed.", "Its call came at midnight.", "They screamed over the roofs.",
    "A pair danced on the ice.", "It followed the spade.", "It hid an acorn.",
    "One dived beside the pier.",
)  # fmt: skip
PLACES = ("coast", "forest", "town")


def row(i: int) -> dict[str, Any]:
    """Return a note on a bird, with a length, options and a table."""
    return {
        "note": SEEN[i],
        "bird": BIRDS[i],
        "place": PLACES[i % 3],
        "size": f"{20 + 3 * i}{'.5' if i % 2 else ''} cm",
        "option_a": f"beak {i}",
        "key": "ABC"[i % 3],
        "three": [f"egg {i}", f"nest {i}", f"wing {i}"],
        "head": ["bird", "count"],
        "lines": [[BIRDS[i], str(i)], [BIRDS[i - 1], str(i + 4)]],
        "talk": [["Guide", f"Do you see {i} of them?"], ["Guest", f"I see {i + 1}, I think."]],
    }


def made(*places: int, **changes: Any) -> tuple[Mapping[str, Any], ...]:
    """Return ten rows, some of them changed: by values, or by functions of the row."""
    rows = [row(i) for i in range(10)]
    for place in places:
        own = rows[place]
        rows[place] = own | {k: v(own) if callable(v) else v for k, v in changes.items()}
    return tuple(rows)


def reading(*fields: str) -> str:
    """Return a source that reads these fields for its input, and the last for its answer."""
    *shown, answer = fields
    lines = "".join(f"{{data['{name}']}}\\n" for name in shown)
    return returns(f'f"{lines}Answer:"', f"f\" {{data['{answer}']}}\"", f"str(data['{answer}'])")


NOTE = reading("note", "bird")
SURE: dict[str, tuple[str, str, tuple[Mapping[str, Any], ...]]] = {
    "its label behind it": (
        "text", reading("note", "place"),
        made(1, 6, note=lambda r: f"{r['note']} Place: {r['place']}")),
    "another row in it": (
        "text", reading("note", "place"),
        made(3, note=lambda r: f"{r['note']}\t{r['place']}\nGone.")),
    "its letter before it": (
        "text", reading("note", "option_a", "bird"),
        made(2, 5, option_a=lambda r: f"A. {r['option_a']}")),
    "a line in the place of the head": (
        "text", reading("head", "lines", "bird"), made(2, head=lambda r: r["lines"][0])),
    "a turn turned round": (
        "text", reading("talk", "bird"),
        made(3, talk=[["Guide", "Is it gone?"], ["It flew off.", "Guest"]])),
    "an object of Python": ("text", NOTE, made(3, note="{'note': 'It sang.', 'bird': 'wren'}")),
    "somebody tried the form": ("text", NOTE, made(3, note="test test 99")),
}  # fmt: skip


@pytest.mark.parametrize("name", SURE)
def test_what_no_row_is_meant_to_have_is_a_warning(name: str) -> None:
    of, source, rows = SURE[name]
    assert loud(Case(source, rows), f"{of}/unlike-others")
    assert not loud(Case(source, made()), f"{of}/unlike-others")


MAYBE: dict[str, tuple[str, str, tuple[Mapping[str, Any], ...]]] = {
    "pasted twice": ("text", NOTE, made(4, note=lambda r: f"{r['note']} {r['note']}")),
    "cut in a word": ("text", NOTE, made(3, note="It cracked a thist")),
    "another language": ("text", NOTE, made(3, note="Der Vogel ist nicht mehr auf dem Dach.")),
    "a number among names": ("answer", NOTE, made(2, 7, bird="31")),
    "no text": ("text", NOTE, made(2, note="")),
    "numbers of a book": (
        "text", NOTE, made(3, 7, note=lambda r: f"{len(r['note'])}. {r['note']}")),
    "two letters": ("answer", reading("note", "key"), made(4, key="AC")),
    "another unit": ("answer", reading("note", "size"), made(4, size="13 in")),
    "no unit": ("answer", reading("note", "size"), made(4, 6, size="32")),
    "another decimal mark": ("answer", reading("note", "size"), made(5, size="35,5 cm")),
    "a digit in a word": ("answer", NOTE, made(5, bird="sw1ft")),
    "a note behind it": ("answer", NOTE, made(5, 8, bird=lambda r: f"{r['bird']} (sure)")),
    "two rows in one": ("answer", NOTE, made(6, bird="crane robin")),
    "a slip in a label": ("answer", reading("note", "place"), made(4, place="froest")),
    "a shorter list": ("text", reading("three", "bird"), made(4, three=["egg 4", "nest 4"])),
}  # fmt: skip


@pytest.mark.parametrize("name", MAYBE)
def test_what_may_be_meant_is_a_hint(name: str) -> None:
    of, source, rows = MAYBE[name]
    assert found(Case(source, rows), f"{of}/unlike-others")
    assert not loud(Case(source, rows), f"{of}/unlike-others")
    assert not found(Case(source, made()), f"{of}/unlike-others")


RIGHT: dict[str, tuple[str, tuple[Mapping[str, Any], ...]]] = {
    "a word said twice": (NOTE, made(3, note="Kiwit kiwit, it called.")),
    "half without a mark": (NOTE, made(0, 2, 4, 6, 8, note=lambda r: r["note"].rstrip("."))),
    "a colon in a text": (
        reading("note", "place"), made(3, note="It has one home: the marsh.")),
    "a label that is a sentence's last word": (
        reading("note", "place"), made(3, note="It came from the forest")),
    "labels that are nearly one": (
        reading("note", "place"), made(1, 4, 7, place="coasts")),
    "lists of many lengths": (
        reading("three", "bird"), made(1, 4, 7, three=["egg", "nest"])),
    "two units throughout": (
        reading("note", "size"), made(0, 2, 4, 6, size=lambda r: r["size"].replace("cm", "in"))),
    "notes in brackets throughout": (
        NOTE, made(0, 1, 2, 3, 5, 6, bird=lambda r: f"{r['bird']} (male)")),
    "an object as the answer of a program": (NOTE, made(6, bird="{'bird': 1}")),
    "a name of two words": (NOTE, made(6, bird="sea eagle")),
    "an abbreviation": (NOTE, made(6, note="A. crane danced on the ice.")),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_rows_that_look_so_are_right(name: str) -> None:
    source, rows = RIGHT[name]
    for of in ("text", "answer"):
        assert not loud(Case(source, rows), f"{of}/unlike-others")


def test_an_option_that_is_there_in_capitals_too_is_told() -> None:
    rows = [{"note": f"Nest {i}", "choices": [f"egg{i}", f"wing{i}", f"bill{i}"], "right": i % 3}
            for i in range(10)]  # fmt: skip
    source = returns(
        "data['note'] + ''.join(f'\\n{x}. {o}' for x, o in zip('ABC', data['choices'])) + '\\nA:'",
        "' ' + 'ABC'[data['right']]",
        "'ABC'[data['right']]",
    )
    assert not found(Case(source, rows), "answer/same-option")
    rows[4]["choices"] = ["egg4", "wing4", "Egg4"]
    assert loud(Case(source, rows), "answer/same-option")
    many = [row | {"choices": ["polish", "Polish", f"wax{row['note']}"]} for row in rows]
    assert not found(Case(source, many), "answer/same-option")
