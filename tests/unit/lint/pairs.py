"""Prompts with a fault, and near misses without, of what golds are called, of worked examples, and
of what was lost on the way from a row to its prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.unit.lint.cases import ROWS, Case, returns
from workbench.types import RenderSettings

TWO = RenderSettings(num_fewshot=2)
WORDS = ("north", "southern", "east", "west", "harbour", "summit")


def made(row: Callable[[int], Mapping[str, Any]]) -> tuple[Mapping[str, Any], ...]:
    """Return the rows, each with fields of its own."""
    return tuple({**old, **row(number)} for number, old in enumerate(ROWS))


def case(text: str, row: Callable[[int], Mapping[str, Any]] = lambda _: {}, **more: Any) -> Case:
    """Return a case of a transform whose input is an expression; `output` and `processed` are the
    other two."""
    how = {name: more.pop(name) for name in ("output", "processed") if name in more}
    return Case(source=returns(text, **how), rows=made(row), **more)


def by_hand(*examples: str, own: str = "Question: {data['question']}\\nAnswer:") -> Case:
    """Return a case whose input has worked examples before its question."""
    return case('f"' + "\\n\\n".join((*examples, own)) + '"')


ASKED = "f\"{data['question']}\\nAnswer:\""
ONE = "Question: Which card lies on top?\\nAnswer: 4"
OTHER = "Question: Which card lies below?\\nAnswer: 9"
LISTED = "'\\n'.join(f'{x}. {o}' for x, o in zip('AB', data['options']))"
OPTIONS = f"data['question'] + '\\n' + {LISTED}"
COLOURS = ("red", "blue")
COLOURED = tuple(
    {"options": [*COLOURS], "answer": colour, "target_scores": {}} for colour in COLOURS
)

PAIRS: Mapping[str, tuple[Case, Case]] = {
    "text/url-coded": (
        case(ASKED, lambda i: {"question": f"Which%20card%2C%20and%20who%20drew%20{i}%3F"}),
        case(ASKED, lambda i: {"question": f"Is https://a.org/x%20y%2C{i} up, at 20%?"}),
    ),
    "text/typeset-code": (
        case(ASKED, lambda i: {"question": f"SELECT x FROM t WHERE n = ’{i}’;"}),
        case(ASKED, lambda i: {"question": f"Who said “I drew {i}” – and why?"}),
    ),
    "text/run-together": (
        case("''.join(data['question'].split()) + '\\nAnswer:'"),
        case("' '.join(data['question'].split()) + '\\nAnswer:'"),
    ),
    "text/first-item": (
        case("f\"{data['notes'][0]} {data['question']}\"",
             lambda i: {"notes": [f"Card {i} is red.", f"Card {i + 40} is blue."]}),
        case("f\"{' '.join(data['notes'])} {data['question']}\"",
             lambda i: {"notes": [f"Card {i} is red.", f"Card {i + 40} is blue."]}),
    ),
    "text/cut-item": (
        case("f\"{data['facts'][0][:24]} {data['question']}\"",
             lambda i: {"facts": [f"The card of player {i} has the colour of the old bridge."]}),
        case("f\"{data['facts'][0]} {data['question']}\"",
             lambda i: {"facts": [f"The card of player {i} has the colour of the old bridge."]}),
    ),
    "text/double-newline": (
        case("f\"{data['question']}\\n\"", output="'\\n' + data['answer']", settings=TWO),
        case("f\"{data['question']}\"", output="'\\n' + data['answer']", settings=TWO),
    ),
    "text/mixed-widths": (
        case(ASKED, lambda i: {"answer": "７" if i % 3 else "7"}),
        case(ASKED, lambda _: {"answer": "７"}),
    ),
    "few-shot/same-twice": (by_hand(ONE, OTHER, ONE), by_hand(ONE, OTHER)),
    "few-shot/no-answer": (by_hand(ONE, OTHER[:-2]), by_hand(ONE, OTHER)),
    "few-shot/numbered": (
        by_hand(ONE.replace("Question", "Question 1"), OTHER.replace("Question", "Question 2")),
        by_hand(ONE.replace("Question", "Question 1"), OTHER.replace("Question", "Question 2"),
                own="Question 3: {data['question']}\\nAnswer:"),
    ),
    "few-shot/other-order": (
        by_hand("Answer: 4\\nQuestion: Which card lies on top?", OTHER),
        by_hand(ONE, OTHER),
    ),
    "few-shot/other-cues": (
        by_hand("Frage: Was liegt oben?\\nAntwort: 4", "Frage: Was liegt unten?\\nAntwort: 9"),
        by_hand("Name: ace\\nValue: 11", "Name: king\\nValue: 4", ONE),
    ),
    "few-shot/worked-form": (
        by_hand(ONE.replace("4", "[4]"), OTHER.replace("9", "[9]")),
        by_hand(ONE, OTHER),
    ),
    "few-shot/wrong-answer": (
        by_hand(ONE, OTHER, ONE.replace("4", "5")),
        by_hand(ONE, OTHER),
    ),
    "text/unclosed": (
        case("f\"({data['question']}\\nAnswer:\""),
        case("f\"({data['question']})\\nAnswer:\""),
    ),
    "text/changed": (
        case("data['question'].upper() + '\\nAnswer:'"),
        case("data['question'] + '\\nAnswer:'"),
    ),
    "text/note-left": (
        case("f\"# old prompt\\n{data['question']}\\nAnswer:\""),
        case("f\"# Old cards\\n{data['question']}\\nAnswer:\""),
    ),
    "few-shot/run-in": (by_hand(f"{ONE}. {OTHER}"), by_hand(ONE, OTHER)),
    "few-shot/steps-forbidden": (
        case("data['question'] + '\\nGive the number only:'",
             output="' ' + data['steps'] + ' The answer is ' + data['answer']"),
        case("data['question'] + '\\nThink, then give the number:'",
             output="' ' + data['steps'] + ' The answer is ' + data['answer']"),
    ),
    "answer/not-an-option": (
        case(OPTIONS, lambda i: {"options": ["red", "blue"],
                                 "answer": "red" if i % 3 else "green"}),
        case(OPTIONS, lambda i: {"options": ["red", "blue"], "answer": "red" if i % 3 else "B"}),
    ),
    "answer/other-form": (
        case(ASKED, lambda i: {"answer": f"{i % 2 + 1}{' stars' if i == 5 else ''}"}),
        case(ASKED, lambda i: {"answer": ("New York", "York")[i % 2]}),
    ),
    "answer/same-gold": (
        case(ASKED, lambda _: {"answer": "7"}),
        case(ASKED, lambda i: {"answer": "7" if i else "8"}),
    ),
    "answer/two-spellings": (
        case(ASKED, lambda i: {"answer": "Yes" if i == 4 else ("yes", "no")[i % 2]}),
        case(ASKED, lambda i: {"answer": ("1", "-1", "C", "C++")[i % 4]}),
    ),
    "answer/python-value": (
        case(ASKED, lambda i: {"answer": f"{i % 4}.0"}),
        case(ASKED, lambda i: {"answer": f"{i % 4}.{i % 3}"}),
    ),
    "answer/cue-again": (
        case(ASKED, output="' Answer: ' + data['answer']"),
        case(ASKED, output="' The answer: ' + data['answer']"),
    ),
    "answer/letter-asked": (
        case(OPTIONS + " + '\\nAnswer with the letter of the right option:'",
             lambda i: COLOURED[i % 2]),
        case(OPTIONS + " + '\\nWrite out the right option:'",
             lambda i: COLOURED[i % 2]),
    ),
    "answer/legend": (
        case("f\"0 = red, 1 = blue\\n{data['question']}\\nAnswer:\"",
             lambda i: {"answer": ("red", "blue")[i % 2]},
             output="' ' + str(['blue', 'red'].index(data['answer']))",
             processed="str(['blue', 'red'].index(data['answer']))"),
        case("f\"0 = red, 1 = blue\\n{data['question']}\\nAnswer:\"",
             lambda i: {"answer": ("red", "blue")[i % 2]},
             output="' ' + str(['red', 'blue'].index(data['answer']))",
             processed="str(['red', 'blue'].index(data['answer']))"),
    ),
    "answer/in-id": (
        case("f\"[{data['id']}] {data['question']}\\nAnswer:\"",
             lambda i: {"answer": WORDS[i % 3], "id": f"{WORDS[i % 3]}_{i:04}"}),
        case("f\"[{data['id']}] {data['question']}\\nAnswer:\"",
             lambda i: {"answer": WORDS[i % 3], "id": f"row_{i:04}"}),
    ),
    "answer/marked": (
        case(ASKED, lambda i: {"question": f"He went **{WORDS[i % 6]}** with card {i}. Where?",
                               "answer": WORDS[i % 6]}),
        case(ASKED, lambda i: {"question": f"He went {WORDS[i % 6]} with **card {i}**. Where?",
                               "answer": WORDS[i % 6]}),
    ),
}  # fmt: skip
"""A rule's fault, and what only looks like it."""
