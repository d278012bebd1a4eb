"""How a prompt's texts are put together: cues of two languages, labels in a list, rows that were
written twice, names of a program, marks of the template."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows, case

TERMS: Rows = [{"a": a, "b": b} for a, b in (
    ("good evening", "bonsoir"), ("thank you", "merci"), ("the bread", "le pain"),
    ("tomorrow", "demain"), ("the sea", "la mer"), ("always", "toujours"))]  # fmt: skip
SHIPS: Rows = [{"log": f"{note} ({i})", "kind": kind, "tons": tons}
               for i, (note, kind, tons) in enumerate(3 * (
    ("The crew loads coal at Pier 4.", "freighter", 1180),
    ("Two masts, and “Ilse” on the stern.", "sailing boat", 36),
    ("It carries cars to the island.", "ferry", 640)))]  # fmt: skip
LOADS: Rows = [{**row, "tons": f"{1200 + 7 * i}", "unit": "t" if i % 2 else "tons"}
               for i, row in enumerate(SHIPS)]  # fmt: skip
KINDS = ["freighter", "sailing boat", "ferry"]


def terms(first: str, last: str) -> Case:
    return case(f"{first} {{data['a']}}\n{last}", "data['b']", TERMS)


def ships(text: str, rows: Rows = SHIPS, before: str = "") -> Case:
    return Case(
        source=returns(text, "' ' + data['kind']", "data['kind']", before=before), rows=rows
    )


def noted(said: str, write: Callable[[str], str] = str) -> Case:
    rows = [{**row, "log": write(str(row["log"]))} for row in SHIPS]
    return case(f"{said}\nNote: {{data['log']}}\nKind:", "data['kind']", rows)


def listed(sign: str) -> Case:
    return ships(f"'Kinds: ' + {sign!r}.join({KINDS}) + '\\nNote: ' + data['log'] + '\\nKind:'")


def weighed(mask: str) -> Case:
    made = f"re.sub('[0-9]', {mask!r}, str(data['tons']))"
    text = "'Above 600 tons it is no boat.\\nNote: ' + data['log'] + '\\nTons: ' + "
    return ships(f"{text}{made} + '\\nKind:'" if mask else f"{text}str(data['tons']) + '\\nKind:'",
                 before="    import re\n")  # fmt: skip


def stories(before: str) -> Case:
    return case(f"{before} {{data['log']}}", "' ' + data['kind']", SHIPS)


PAIRS = {
    "a language that is called as in another one": (
        "text/cue-forms", terms("English:", "Französisch:"), terms("Englisch:", "Französisch:"),
    ),
    "a name that the language does not give itself": (
        "text/cue-forms", terms("German:", "Français:"), terms("Deutsch:", "Français:"),
    ),
    "labels with nothing between": ("text/run-together", listed(""), listed(", ")),
    "texts of JSON within JSON": (
        "text/escaped", noted("Which ship?", json.dumps), noted("Which ship?"),
    ),
    "texts of JSON that are the matter": (
        "text/escaped",
        noted("Which ship?", json.dumps),
        noted("Decode the JSON string, and name the ship.", json.dumps),
    ),
    "quotes around quoted words": (
        "text/escaped",
        noted("Which ship?", json.dumps),
        noted("Which ship?", lambda text: f'"{text}"'),
    ),
    "a cue with underscores": (
        "text/snake-name",
        noted("Port: Emden\nyear_of_log: 1911"),
        noted("Port: Emden\nYear of log: 1911"),
    ),
    "two names that count": (
        "text/snake-name", noted("Do note_1 and note_2 agree?"), noted("Do both notes agree?"),
    ),
    "a comma behind a question": (
        "text/stray-sign",
        ships("'Note: ' + data['log'] + '?,' + '\\nKind:'"),
        ships("'Note: ' + data['log'] + '?' + '\\nKind:'"),
    ),
    "a bracket before two texts": (
        "text/unclosed",
        case("[{data['kind']} {data['log']}", "' ' + data['kind']", SHIPS),
        case("[{data['kind']}] {data['log']}", "' ' + data['kind']", SHIPS),
    ),
    "a number whose digits are masked, beside one of the template": (
        "text/changed", weighed("X"), weighed(""),
    ),
    "a unit whose number is left out": (
        "text/empty-slot",
        case("Load: {data['unit']}\nLimit: 900 {data['unit']}\nKind:", "data['kind']", LOADS),
        case("Load: {data['tons']} {data['unit']}\nLimit: 900 {data['unit']}\nKind:",
             "data['kind']", LOADS),
    ),
    "a unit whose number is asked for": (
        "text/empty-slot",
        case("Load: {data['unit']}\nLimit: 900 {data['unit']}\nKind:", "data['kind']", LOADS),
        case("Unit: {data['unit']}\nLimit: 900 {data['unit']}\nTons:", "data['tons']", LOADS),
    ),
    "a cue with one letter for two": (
        "text/cue-forms",
        case("Mesage: {data['log']}\nKind:", "data['kind']", SHIPS),
        case("Message: {data['log']}\nKind:", "data['kind']", SHIPS),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("rule", "wrong", "right"), PAIRS.values(), ids=PAIRS)
def test_told_where_texts_are_put_together_wrongly(rule: str, wrong: Case, right: Case) -> None:
    """The fault is found, and its near miss is left alone."""
    assert found(wrong, rule)
    assert not found(right, rule)


QUIET = {
    "French with its space beside English without": (
        "text/cue-forms", terms("English:", "Français\u00a0:"),
    ),
    "each language in its own name": ("text/cue-forms", terms("English:", "Français:")),
    "keys with underscores below each other": (
        "text/snake-name", noted("port_of_call: Emden\nyear_of_log: 1911"),
    ),
    "names that are cues below": (
        "text/snake-name", noted("Do note_1 and note_2 agree?\nnote_1: a\nnote_2: b"),
    ),
    "labels with a bar between": ("text/run-together", listed("/")),
}  # fmt: skip


@pytest.mark.parametrize(("rule", "right"), QUIET.values(), ids=QUIET)
def test_what_is_put_together_on_purpose_is_left_alone(rule: str, right: Case) -> None:
    """The rule says nothing."""
    assert not found(right, rule)
