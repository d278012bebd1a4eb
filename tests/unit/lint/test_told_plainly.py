"""Faults that a careful reader sees at a glance, each beside a right prompt that is like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

NONE = RenderSettings(num_fewshot=0)
SHOTS = RenderSettings(num_fewshot=2)
KINDS = ("entailment", "contradiction", "neutral")
MOODS = ("calm", "angry", "worried")
TOWNS = ("Ystad", "Bergen", "Turku", "Riga", "Gdynia", "Kiel")
FRUIT = ("apple", "pear", "plum", "fig", "melon", "cherry")
TOOLS = ("hammer", "saw", "spoon", "needle", "ladder", "kettle")


def case(
    text: str,
    row: Callable[[int], Mapping[str, Any]],
    gold: str = "data['answer']",
    output: str = "",
    before: str = "",
    **more: Any,
) -> Case:
    """Return a case of twelve rows whose gold is an expression."""
    source = returns(text, output or f"' ' + {gold}", gold, before=before)
    return Case(source=source, rows=[*map(row, range(12))], **more)


def pair(i: int) -> dict[str, Any]:
    """Return two sentences and what they are to each other."""
    return {"a": f"Boat {i} left at noon.", "b": f"Boat {i} had a crew.", "answer": KINDS[i % 3]}


def talk(i: int) -> dict[str, Any]:
    """Return a text and its mood."""
    return {"text": f"Call {i} was put through twice.", "answer": MOODS[i % 3]}


def among(i: int) -> dict[str, Any]:
    """Return four things and the place of the one that is no fruit."""
    things = [f"{FRUIT[(i + k) % 6]} {i}" for k in range(3)]
    things.insert(i % 4, f"{TOOLS[i % 6]} {i}")
    return {"things": things, "answer": i % 4}


def large(i: int) -> dict[str, Any]:
    """Return them with a capital at the one that is right, but for a few."""
    row = among(i)
    right = row["answer"]
    named = row["things"][right]
    return row | {
        "things": [
            named.capitalize() if place == right and i % 6 else thing
            for place, thing in enumerate(row["things"])
        ]
    }


def sailed(i: int) -> dict[str, Any]:
    """Return a sentence with its answer."""
    town = TOWNS[i % 6] + ("", "by")[i // 6]
    return {"text": f"In year {i} the mate bought a house in {town}.", "answer": town}


def ratio(i: int) -> dict[str, Any]:
    """Return an amount in two units, and a remark."""
    return {"n": i + 2, "answer": str(1000 * (i + 2)), "note": f"({i + 2} kg = {1000 * (i + 2)} g)",
            "other": f"({i + 2} kg, about {i + 3} loaves)"}  # fmt: skip


def worked(i: int) -> dict[str, Any]:
    """Return a problem, its steps and its answer."""
    return {"q": f"How many legs have {i + 2} cows?", "steps": f"4 * {i + 2} = {4 * i + 8} legs.",
            "answer": str(4 * i + 8)}  # fmt: skip


def starred(i: int) -> dict[str, Any]:
    """Return a review with its stars."""
    return {"text": f"We stayed {i + 2} nights.", "stars": (1, 5, 2, 4)[i % 4]}


def asked_of(i: int) -> dict[str, Any]:
    """Return a text with a question about it."""
    return sailed(i) | {"ask": "In which town was it that the mate bought one?"}


def kept(i: int) -> dict[str, Any]:
    """Return a post and what becomes of it."""
    return {"text": f"Post {i} of the day.", "answer": ("keep", "drop")[i % 2]}


def dated(i: int) -> dict[str, Any]:
    """Return a note that ends with a year."""
    return {"note": f"The lease of house {i} ends on 3 March {2010 + i}.", "answer": str(2010 + i)}


DEMOS = "'\\n'.join(f'{a} -> {b}' for a, b in data['d']) + f\"\\n{data['w']} ->\""
SPOKEN = "'\\n'.join(f'{a}: {b}' for a, b in data['d'])"
SPOKEN += ' + f"\\nAnswer B for book, A for ask.\\nIntent:"'
LISTED = "'Words:\\n' + '\\n'.join(f'{x}. {t}' for x, t in zip('ABCD', data['things']))"
LISTED += " + '\\nWhich is no fruit?\\nLetter:'"
LETTER = "'ABCD'[data['answer']]"
ASKS = "\"{data['a']}\\n{data['b']}\\nRelation:\""
TWO = "Town: Riga\\nCountry: Latvia\\n\\nTown: Turku\\nCountry: Finland\\n\\n"
JOINED = "    text = '\\n'.join(['Which town?', {first}, {last}])\n"

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a definition before its label": (
        "answer/legend",
        case("f\"Say whether b follows from a (contradiction), contradicts it (entailment), or "
             f"neither (neutral).\\n{ASKS[1:]}", pair),
        case("f\"Say whether b follows from a (entailment), contradicts it (contradiction), or "
             f"neither (neutral).\\n{ASKS[1:]}", pair),
    ),
    "one label that is never named": (
        "answer/other-names",
        case("f\"Say whether b follows from a (entailment) or contradicts it (contradiction)."
             f"\\n{ASKS[1:]}", pair),
        case("f\"Say whether b follows from a (entailment), contradicts it (contradiction) or "
             f"neither.\\n{ASKS[1:]}", pair),
    ),
    "a capital at the right option": (
        "answer/stands-out",
        case(LISTED, large, LETTER),
        case(LISTED, among, LETTER),
    ),
    "the result of a sum in brackets": (
        "answer/leaked",
        case("f\"{data['n']} kg in g?\\n{data['note']}\\ng:\"", ratio),
        case("f\"{data['n']} kg in g?\\n{data['other']}\\ng:\"", ratio),
    ),
    "a dash among labels": (
        "answer/other-form",
        case("f\"{data['text']}\\nMood:\"",
             lambda i: talk(i) | ({"answer": "-"} if i in (4, 7) else {})),
        case("f\"{data['text']}\\nMood:\"", lambda i: talk(i) | {"answer": "+-="[i % 3]}),
    ),
    "words of the text are forbidden": (
        "few-shot/other-form",
        case("f\"Do not use any words from the text.\\n{data['text']}\\nWhere?\\nTown:\"", sailed),
        case("f\"Use words from the text.\\n{data['text']}\\nWhere?\\nTown:\"", sailed),
    ),
    "words of the text are forbidden, in Chinese": (
        "few-shot/other-form",
        case("f\"不得使用文中出现过的词语。\\n{data['text']}\\n哪里？\\n答：\"", sailed,
             output="data['answer']"),
        case("f\"使用文中出现过的词语。\\n{data['text']}\\n哪里？\\n答：\"", sailed,
             output="data['answer']"),
    ),
    "a table is asked for": (
        "few-shot/other-form",
        case("f\"Write the town in a table with two columns.\\n{data['text']}\\nTown:\"", sailed),
        case("f\"Copy the town from the table of ports.\\n{data['text']}\\nTown:\"", sailed),
    ),
    "the machine's name": (
        "code/outside",
        case("f\"{data['text']} ({platform.node()})\\nTown:\"", sailed,
             before="    import platform\n"),
        case("f\"{data['text']} (platform 4)\\nTown:\"", sailed),
    ),
    "lines that are joined, set in": (
        "text/indented",
        case("text", sailed, before=JOINED.format(
             first="f\"        Text: {data['text']}\"", last="'        Town:'")),
        case("text", sailed, before=JOINED.format(
             first="f\"Text: {data['text']}\"", last="'Town:'")),
    ),
    "two of three moods": (
        "answer/other-count",
        case("f\"{data['text']}\\nWhich of the two moods is it (calm, angry or worried)?\\nMood:\"",
             talk),
        case("f\"{data['text']}\\nWhich of the three moods is it (calm, angry or worried)?"
             "\\nMood:\"", talk),
    ),
    "Roman numbers with a bracket": (
        "text/unclosed",
        case("f\"I) calm, (II) angry\\n{data['text']} (see above\\nMood:\"", talk),
        case("f\"I) calm\\nII) angry\\nIII) worried\\n{data['text']}\\nMood:\"", talk),
    ),
    "steps in the head": (
        "few-shot/steps-lost",
        case("f\"{data['q']}\\nShow your work.\\nNumber:\"", worked, settings=SHOTS),
        case("f\"{data['q']}\\nWork it out in your head, then write the number.\\nNumber:\"",
             worked, settings=SHOTS),
    ),
    "stars against the label": (
        "answer/gold-differs",
        case("f\"{data['text']}\\nGood or bad?\\nLabel:\"", starred,
             "'good' if data['stars'] < 3 else 'bad'"),
        case("f\"{data['text']}\\nGood or bad?\\nLabel:\"", starred,
             "'good' if data['stars'] > 3 else 'bad'"),
    ),
    "a legend without its middle": (
        "answer/legend",
        case("f\"0 = calm, 2 = worried\\n{data['text']}\\nMood:\"", talk,
             "str(('calm', 'angry', 'worried').index(data['answer']))"),
        case("f\"0 = calm, 1 = angry, 2 = worried\\n{data['text']}\\nMood:\"", talk,
             "str(('calm', 'angry', 'worried').index(data['answer']))"),
    ),
    "options that are counted": (
        "answer/other-count",
        case(LISTED.replace("'Words:", "'There are three choices.\\nWords:"), among, LETTER),
        case(LISTED.replace("'Words:", "'There are four choices.\\nWords:"), among, LETTER),
    ),
    "a trace of the program": (
        "answer/leaked",
        case("f\"{data['q']}\\n# trace: {data['steps']}\\nNumber:\"",
             lambda i: worked(i) | {"steps": f"the last line prints {4 * i + 8}"}),
        case("f\"{data['q']}\\n# trace: {data['steps']}\\nNumber:\"",
             lambda i: worked(i) | {"steps": f"the last line is line {i + 3}"}),
    ),
    "turns of a talk are no pairs": (
        "few-shot/wrong-answer",
        case(DEMOS, lambda i: {"d": [["ox", "oxen"], ["bed", "beds"]], "w": FRUIT[i % 6],
                               "answer": str(i)}),
        case(SPOKEN, lambda i: {"d": [["Clerk", f"Hello {i}."], ["Caller", "A room?"]],
                                "w": ("book", "ask")[i % 2], "answer": "BA"[i % 2]}),
    ),
    "fields that are read by a loop, cut": (
        "text/no-question",
        case("''.join(f'{k}: {data[k][:25]}\\n' for k in ('text', 'ask')) + 'Town:'", asked_of),
        case("''.join(f'{k}: {data[k]}\\n' for k in ('text', 'ask')) + 'Town:'", asked_of),
    ),
    "a label that has changed places": (
        "answer/unlike-others",
        case("f\"{data['a']}\\n{data['b']}\\nRelation:\"",
             lambda i: pair(i) | ({"b": KINDS[i % 3], "answer": pair(i)["b"]} if i < 2 else {})),
        case("f\"{data['a']}\\n{data['b']}\\nRelation:\"", pair),
    ),
    "labels in capitals, one of which is a word": (
        "answer/other-names",
        case("f\"{data['text']}\\nMay one keep it? Reply with KEEP or DROP.\\nDecision:\"", kept),
        case("f\"{data['text']}\\nMay one keep it? Reply with keep or drop.\\nDecision:\"", kept),
    ),
    "one step after another": (
        "few-shot/steps-lost",
        case("f\"{data['q']}\\nThink it through, one step after another.\\nA:\"", worked,
             settings=SHOTS),
        case("f\"{data['q']}\\nThink of the cows one after another.\\nA:\"", worked,
             settings=SHOTS),
    ),
    "a comment behind some answers": (
        "answer/other-form",
        case("f\"{data['q']}\\nNumber:\"",
             lambda i: worked(i) | {"answer": f"{4 * i + 8}" + "  # output" * (i in (1, 4, 7))}),
        case("f\"{data['q']}\\nNumber:\"", worked),
    ),
    "notes that end with what is asked for": (
        "answer/leaked",
        case("f\"Note: {data['note']}\\nYear {data['answer']}.\\nYear:\"", dated),
        case("f\"Note: {data['note']}\\nYear:\"", dated),
    ),
    "a task of capitals": (
        "answer/leaked",
        case("f\"{data['text']}\\n{data['answer'].upper()[::-1]}? {data['answer']}!\\nTown:\"",
             sailed),
        case("f\"Write in capitals: {data['text']}\\nCapitals:\"", sailed,
             "data['text'].upper()"),
    ),
}  # fmt: skip

HINTS: Mapping[str, tuple[str, Case, Case]] = {
    "a space that worked examples have": (
        "text/missing-space",
        case(f"f\"{TWO}Town: {{data['text']}}\\nCountry:\"", sailed, output="data['answer']",
             settings=NONE),
        case(f"f\"{TWO}Town: {{data['text']}}\\nCountry:\"", sailed, settings=NONE),
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


@pytest.mark.parametrize("name", HINTS)
def test_what_may_be_meant_is_a_hint(name: str) -> None:
    """There, and nowhere else."""
    rule, fault, right = HINTS[name]
    assert found(fault, rule)
    assert loud(fault, rule) == []
    assert not found(right, rule)
