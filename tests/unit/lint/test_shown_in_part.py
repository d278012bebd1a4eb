"""What is lost between a row and its prompt, what says the answer in a sentence, and how worked
examples close: each fault beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.prompts.listing import listings

BOATS = ("Asta", "Brigid", "Cora", "Dagny", "Edda", "Freya", "Gerda", "Hilma")
PORTS = ("Bergen", "Malmo", "Turku", "Gdansk", "Aarhus", "Tallinn", "Visby", "Skagen")


def rows(row: Callable[[int], Mapping[str, Any]], count: int = 12) -> tuple[Mapping[str, Any], ...]:
    """Return as many rows."""
    return tuple(row(number) for number in range(count))


def timetable(i: int) -> dict[str, Any]:
    """Return a table of three boats, and where the last one goes."""
    names = [BOATS[(i + k) % 8] for k in range(3)]
    ports = [PORTS[(i + 3 * k) % 8] for k in range(3)]
    lines = [f"{name};{port}" for name, port in zip(names, ports, strict=True)]
    return {"table": ["boat;port", *lines], "question": f"Where does {names[2]} go?",
            "answer": ports[2]}  # fmt: skip


def note(i: int, *, remark: str = "") -> dict[str, Any]:
    """Return a question with three options, and a remark on it."""
    options = [PORTS[(i + k) % 8] for k in range(3)]
    return {"question": f"Where does boat {i} go?", "options": options, "gold": i % 3,
            "remark": remark.format(right=options[i % 3], any=options[i % 3 - 1], i=i)}  # fmt: skip


def listed(i: int) -> dict[str, Any]:
    """Return a line of a program for some, and plain words for others."""
    return {"code": f"boat[{i}] = 'no {i}'" if i % 3 == 0 else f"row boat {i} to the port",
            "answer": f"{i}"}  # fmt: skip


TABLE = (
    "'\\n'.join(line.replace(';', ' | ') for line in data['table']{}) + '\\n' + data['question']"
)
OPTIONS = "data['question'] + ''.join(f'\\n{x}. {o}' for x, o in zip('ABC', data['options']))"
LETTER = {"output": "' ' + 'ABC'[data['gold']]", "processed": "'ABC'[data['gold']]"}


@pytest.mark.parametrize(("part", "is_wrong"), [("[:2]", True), ("", False)])
def test_the_part_of_a_table_that_has_the_answer_is_shown(part: str, is_wrong: bool) -> None:
    source = returns(TABLE.format(part) + " + '\\nPort:'")
    said = [str(each.message) for each in found(Case(source, rows(timetable)), "text/cut-item")]
    assert any("that is shown has not" in one for one in said) is is_wrong


def test_a_gap_stands_for_the_answer_that_is_not_shown() -> None:
    source = returns("data['text'].replace(data['answer'], '____') + '\\nWord:'")
    made = rows(lambda i: {"text": f"Boat {i}, the {BOATS[i % 8]}, goes to {PORTS[i % 8]} today.",
                           "answer": PORTS[i % 8]})  # fmt: skip
    assert not found(Case(source, made), "text/cut-item")


@pytest.mark.parametrize(
    ("code", "is_wrong"),
    [
        ("''.join(c for c in data['code'] if c not in \"'[]\")", True),
        ("data['code']", False),
        ("data['code'].strip()", False),
    ],
)
def test_signs_are_not_taken_out_of_some_texts(code: str, is_wrong: bool) -> None:
    case = Case(returns(f"'Code: ' + {code} + '\\nNumber:'"), rows(listed))
    assert bool(found(case, "text/changed")) is is_wrong


REMARKS = {
    "(Editor: {right} is meant.)": True,
    "选项里应选{right}。": True,
    "Asked in round {i}.": False,
    "A boat may go to {any} as well.": False,
}


@pytest.mark.parametrize("remark", REMARKS)
def test_a_sentence_with_the_answer_in_it_gives_it_away(remark: str) -> None:
    source = returns(f"data['remark'] + '\\n' + {OPTIONS} + '\\nAnswer:'", **LETTER)
    case = Case(source, rows(lambda i: note(i, remark=remark)))
    assert bool(loud(case, "answer/leaked")) is REMARKS[remark]


def by_hand(*examples: str, cue: str) -> Case:
    """Return a case of worked examples, and a question that closes with a cue."""
    before = "\n\n".join(examples) + "\n\n"
    return Case(returns(f"{before!r} + {OPTIONS} + '\\n{cue}'", **LETTER), rows(note))


ONE = "Which boat is red?\nA. Asta\nB. Cora\nC. Edda\nChoice: B"
TWO = "Which boat is old?\nA. Edda\nB. Asta\nC. Cora\nChoice: A"
NONE = "Which boat leaks?\nA. Cora\nB. Edda\nC. Asta"


def test_worked_paragraphs_close_as_the_question_does() -> None:
    assert loud(by_hand(ONE, TWO, cue="Your answer:"), "few-shot/worked-cue")
    assert not loud(by_hand(ONE, TWO, cue="Choice:"), "few-shot/worked-cue")


def test_each_worked_paragraph_has_its_answer() -> None:
    assert found(by_hand(ONE, NONE, cue="Choice:"), "few-shot/no-answer")
    assert not found(by_hand(ONE, TWO, cue="Choice:"), "few-shot/no-answer")


def test_letters_may_stand_behind_their_options() -> None:
    (run,) = listings("Who sailed it?\nAsta [A]\nBrigid [B]\nCora [C]\nAnswer:")
    assert [(option.label, option.text) for option in run] == [
        ("A", "Asta"), ("B", "Brigid"), ("C", "Cora")]  # fmt: skip


SPAM = {"output": "' ' + str(data['spam'])", "processed": "str(data['spam'])"}


@pytest.mark.parametrize(
    ("legend", "is_wrong"),
    [
        ("1 if it is spam, 0 if it is not", False),
        ("0 if it is spam, 1 if it is not", True),
        ("1 = spam, 0 = ordinary", False),
        ("0 = spam, 1 = ordinary", True),
    ],
)
def test_a_legend_gives_the_codes_that_the_rows_have(legend: str, is_wrong: bool) -> None:
    made = rows(lambda i: {"text": f"Win a boat in port {i}!" if i % 2 else f"Boat {i} is late.",
                           "spam": i % 2})  # fmt: skip
    case = Case(returns(f"'Label ({legend}).\\n' + data['text'] + '\\nLabel:'", **SPAM), made)
    assert bool(loud(case, "answer/legend")) is is_wrong


HEADS = {"{label} | ": True, "【{label}】": True, "{i} | ": False, "": False}


@pytest.mark.parametrize("head", HEADS)
def test_a_label_before_the_text_tells_it(head: str) -> None:
    made = rows(lambda i: {
        "text": head.format(label=("fish", "rope", "tar")[i % 3], i=i) + f"Crate {i} has come.",
        "label": ("fish", "rope", "tar")[i % 3]})  # fmt: skip
    source = returns("data['text'] + '\\nGoods:'", "' ' + data['label']", "data['label']")
    assert bool(found(Case(source, made), "answer/leaked")) is HEADS[head]
