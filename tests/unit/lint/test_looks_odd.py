"""Right prompts of cells, talks, gaps and marks that look like faults, each beside the fault that
it looks like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, loud, returns
from workbench.types import RenderSettings

FERRIES = ("Fjord", "Arran", "Mull", "Skye", "Iona", "Tiree")


def case(
    text: str, row: Callable[[int], Mapping[str, Any]], gold: str = "data['answer']", **more: Any
) -> Case:
    """Return a case of twelve rows whose gold is an expression."""
    return Case(source=returns(text, f"' ' + {gold}", gold), rows=[*map(row, range(12))], **more)


def sailing(i: int) -> dict[str, Any]:
    """Return a row of a timetable."""
    name, hour = FERRIES[i % 6], f"{i + 6}:{10 + 3 * i}"
    return {"ship": f"MS {name}", "pier": f"Pier {i % 5}", "leaves": hour, "answer": hour}


def talk(i: int) -> dict[str, Any]:
    """Return a talk of three turns and what it is about."""
    turns = [f"The {FERRIES[i % 6]} was late again.", "Which day was that?", f"On the {i + 2}nd."]
    return {"turns": turns, "answer": ("complaint", "question", "praise")[i % 3]}


def gapped(i: int) -> dict[str, Any]:
    """Return a sentence with a gap, its word and others."""
    word = ("rope", "sail", "deck", "mast")[i % 4]
    return {"line": f"Sailor {i} tied the ____ before the storm came.", "answer": word,
            "rest": ("anchor, buoy", "tent, zinc", "bell, tyre")[i % 3]}  # fmt: skip


def worded(i: int) -> dict[str, Any]:
    """Return two names in a row."""
    return {"w": FERRIES[i % 6].lower() + FERRIES[(5 * i + i // 6) % 6].lower()}


def dotted(i: int) -> dict[str, Any]:
    """Return an answer of dots and dashes, some of which end with a dot."""
    return same(i) | {"answer": "-.-"[i % 3 :] + "." * (i < 3)}


def restated(i: int) -> dict[str, Any]:
    """Return two options, of which the answer is the first."""
    return {"a": f"Ship number {i} sank.", "b": "no", "answer": f"Ship number {i} sank."}


def same(i: int) -> dict[str, Any]:
    """Return two sentences and whether they mean the same."""
    return {"a": f"Ship {i} sank.", "b": f"Ship {i} went down.", "answer": ("=", "≠")[i % 2]}


TABLE = "f\"| ship | pier | leaves |\\n|---|---|---|\\n| {data['ship']} | {data['pier']} "
TABLE += "| {data['leaves']} |\\nWhen does it leave?\\nTime:\""
TOLD = "f\"{data['ship']} lies at {data['pier']}; {data['leaves']} is the time.\\nWhen?\\nTime:\""
TURNS = "'\\n'.join(f'{x}: {t}' for x, t in zip('GCG', data['turns'])) + '\\nKind of talk:'"
OWN = "'G: My cabin was cold.\\nC: complaint\\n\\nG: ' + data['turns'][0] + '\\nKind of talk:'"
CHOSEN = "f\"{data['line']} ({' | '.join(sorted(data['rest'].split(', ') + [data['answer']]))})"
CHOSEN += '\\nWord:"'
SAID = "f\"{data['line']} It has to do with a {data['answer']}.\\nWord:\""
SIGNS = "f\"{data['a']} / {data['b']}\\nSame (=) or not (≠):\""

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a cell of a table": ("answer/leaked", case(TOLD, sailing), case(TABLE, sailing)),
    "turns of a talk": (
        "few-shot/worked-cue",
        case(OWN, talk, settings=RenderSettings(num_fewshot=0)),
        case(TURNS, talk),
    ),
    "options between bars": ("answer/leaked", case(SAID, gapped), case(CHOSEN, gapped)),
    "a sign that is struck out": (
        "answer/two-spellings",
        case(SIGNS, lambda i: same(i) | {"answer": ("café", "cafe", "bar")[i % 3]}),
        case(SIGNS, same),
    ),
    "letters in another order": (
        "answer/leaked",
        case("f\"The word is {data['w']}.\\nIts meaning?\\nWord:\"", worded, "data['w']"),
        case("f\"{' '.join(data['w'])}\\nThe same backwards:\"",
             worded, "' '.join(data['w'][::-1])"),
    ),
    "a word by its length and first letter": (
        "answer/leaked",
        case("f\"Word: {data['w']}\\nIts meaning?\\nWord:\"", worded, "data['w']"),
        case("f\"Word of {len(data['w'])} signs, which begins with {data['w'][0]}\\nWord:\"",
             worded, "data['w']"),
    ),
    "a mark that ends each cue": (
        "text/unclosed",
        case("f\"The master said {data['a']}» and\\n{data['b']}\\nSign:\"", same),
        case("f\"One»{data['a']}\\nTwo»{data['b']}\\nSign»\"", same),
    ),
    "a dash before a question in Chinese": (
        "text/typeset-code",
        case("f\"––all ls {data['a']}\\nSign:\"", same),
        case("f\"{data['a']}\\n——这两句意思相同吗？\\n答：\"", same),
    ),
    "a word in short before a comma": (
        "text/stray-sign",
        case("f\"Note of the harbour.,\\n{data['a']}\\nSign:\"", same),
        case("f\"No. 4, 12 pass., {data['a']}\\nSign:\"", same),
    ),
    "dots that are the answer": (
        "answer/other-form",
        case("f\"{data['a']}\\nSign:\"",
             lambda i: same(i) | {"answer": f"{FERRIES[i % 6]}{'.' if i < 3 else ''}"}),
        case("f\"{data['a']}\\nLamp:\"", dotted),
    ),
    "marks drawn in another way": (
        "text/no-question",
        case("f\"Sailor {len(data['line'])}\\nWord:\"", gapped),
        case("f\"{data['line'].replace('____', '[...]').replace(' ', ' ')}\\nWord:\"", gapped),
    ),
    "an option that is the answer's field": (
        "answer/reasoning-in-input",
        case("f\"{data['b']}! {data['answer']}\\nA or B?\"",
             lambda i: restated(i) | {"a": f"Ship {i} or boat {i}?"}, "'A'"),
        case("f\"A = {data['a']}, B = {data['b']}\\nA or B?\"", restated, "'A'"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_found(name: str) -> None:
    """The rule is loud about it."""
    rule, fault, _ = PAIRS[name]
    assert loud(fault, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_the_right_prompt_is_left_alone(name: str) -> None:
    """The rule says nothing, or a hint."""
    rule, _, right = PAIRS[name]
    assert loud(right, rule) == []
