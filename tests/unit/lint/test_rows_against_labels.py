"""Rows against their labels: codes that became other classes, answers in another script or with a
note, ids that tell, and what only looks so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

NOTES = ("The roof leaks.", "The stove is new.", "Mice live here.", "The stairs shine.")
KINDS = {"d": "damage", "r": "repair", "o": "order"}
MIXED = {"d": "damage", "r": "order", "o": "repair"}


def case(text: str, row: Callable[[int], Mapping[str, Any]], gold: str, count: int = 12) -> Case:
    """Return a case whose answer is an expression."""
    return Case(source=returns(text, f"' ' + {gold}", gold), rows=[row(i) for i in range(count)])


def noted(i: int) -> dict[str, Any]:
    """Return a note of a house with the code of its class."""
    return {"note": f"{NOTES[i % 4]} House {i}.", "kind": "dro"[i % 3], "label": i % 2}


def read(i: int, gold: str) -> dict[str, Any]:
    """Return a text in traditional characters and its answer."""
    return {"text": f"第{i}號書店在{gold}，由陳先生開設。", "answer": gold}


ASKED = "f\"{data['note']}\\nDamage, repair or order?\\nKind:\""
NUMBERED = "f\"0 = damage, 1 = order, 2 = repair\\n{data['note']}\\nKind:\""
MOOD = "f\"{data['note']}\\nMood (good or bad):\""
TEXT = "f\"{data['text']}\\n書店在哪裡？\\n答：\""
PLACES = (
    "臺南東區",
    "鹽埕",
    "萬華",
    "關廟",
    "蘆洲",
    "樹林",
    "礁溪",
    "羅東",
    "頭份",
    "竹東",
    "鳳山",
    "麥寮",
)
PLAIN = (
    "台南东区",
    "盐埕",
    "万华",
    "关庙",
    "芦洲",
    "树林",
    "礁溪",
    "罗东",
    "头份",
    "竹东",
    "凤山",
    "麦寮",
)
MEASURED = "f\"{data['note']}\\nHow many rooms?\\nRooms:\""

BESIDE = ("", " (with kitchen)", "", "")
LINED = "'\\n'.join(f'{n}: {x}' for n, x in enumerate(data['code'].split('\\n'), 1))"


def program(i: int) -> dict[str, Any]:
    """Return a program of three lines."""
    return {"code": f"size = {i}\nname = 'pipe {i}'\nprint(size * 2)"}


PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a code that begins another class": (
        "answer/gold-differs",
        case(ASKED, noted, f"{MIXED}[data['kind']]"),
        case(ASKED, noted, f"{KINDS}[data['kind']]"),
    ),
    "the number of another class in the legend": (
        "answer/gold-differs",
        case(NUMBERED, noted, "{'d': '0', 'r': '1', 'o': '2'}[data['kind']]"),
        case(NUMBERED, noted, "{'d': '0', 'r': '2', 'o': '1'}[data['kind']]"),
    ),
    "a code of letters that begin no class": (
        "answer/gold-differs",
        case(ASKED, noted, f"{MIXED}[data['kind']]"),
        case(ASKED, lambda i: noted(i) | {"kind": "xyz"[i % 3]},
             "{'x': 'damage', 'y': 'order', 'z': 'repair'}[data['kind']]"),
    ),
    "simplified where the text has traditional characters": (
        "answer/not-an-option",
        case(TEXT, lambda i: read(i, PLACES[i]) | {"answer": PLAIN[i]}, "data['answer']"),
        case(TEXT, lambda i: read(i, PLACES[i]), "data['answer']"),
    ),
    "a conversion of the script": (
        "answer/not-an-option",
        case(TEXT, lambda i: read(i, PLACES[i]) | {"answer": PLAIN[i]}, "data['answer']"),
        case(TEXT.replace("書店在哪裡", "把地名改寫成简体"),
             lambda i: read(i, PLACES[i]) | {"answer": PLAIN[i]}, "data['answer']"),
    ),
    "a translation that ends in a stop": (
        "answer/not-an-option",
        case(TEXT, lambda i: read(i, PLACES[i]) | {"answer": PLAIN[i]}, "data['answer']"),
        case("f\"EN: {data['en']}\\nZH:\"",
             lambda i: {"en": f"It is {i}.", "zh": f"现在{i}点。"}, "data['zh']"),
    ),
    "a note behind some answers": (
        "answer/other-form",
        case(MEASURED, lambda i: noted(i) | {"n": f"{i + 2}{BESIDE[i % 4]}"}, "data['n']"),
        case(MEASURED, lambda i: noted(i) | {"n": f"{i + 2} (of {i + 5})"}, "data['n']"),
    ),
    "an id of Chinese with a number": (
        "answer/in-id",
        case("f\"[{data['no']}] {data['note']}\\n类别：\"",
             lambda i: noted(i) | {"no": f"{('漏水', '电器', '虫害')[i % 3]}{i:03}"},
             "data['no'][:2]"),
        case("f\"[{data['no']}] {data['note']}\\n类别：\"",
             lambda i: noted(i) | {"no": f"工单{i:03}", "c": ("漏水", "电器", "虫害")[i % 3]},
             "data['c']"),
    ),
    "a cue in the language that is asked for": (
        "text/cue-forms",
        case("f\"Read the note and decide what it is.\\n{data['note']}\\nRéponse:\"", noted,
             f"{KINDS}[data['kind']]"),
        case("f\"Read the note and answer in French.\\n{data['note']}\\nRéponse:\"", noted,
             f"{KINDS}[data['kind']]"),
    ),
    "letters one by one": (
        "text/raw-value",
        case("f\"Note: {', '.join(data['note'])}\\nKind:\"", noted, f"{KINDS}[data['kind']]"),
        case("f\"Count the vowels. Letters: {', '.join(data['note'])}\\nNumber:\"", noted,
             f"{KINDS}[data['kind']]"),
    ),
    "a letter of a script that is named": (
        "text/look-alike",
        case("f\"Which mark is this: Α, number {data['label']}?\\n{data['note']}\\nKind:\"", noted,
             f"{KINDS}[data['kind']]"),
        case("f\"Which Greek letter is this: Α?\\n{data['note']}\\nKind:\"", noted,
             f"{KINDS}[data['kind']]"),
    ),
    "lines behind their numbers": (
        "text/no-question",
        case("f\"Of {len(data['code'])} signs.\\nPrints:\"", program, "'8'"),
        case(f"{LINED} + '\\nPrints:'", program, "'8'"),
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


def test_a_bad_one_is_a_hint() -> None:
    """Where a row's 1 is the bad one, that may be so: a hint says it; of the good one none does."""
    bad, good = (
        case(MOOD, noted, f"{words}[data['label']]") for words in (("good", "bad"), ("bad", "good"))
    )
    (hint,) = found(bad, "answer/gold-differs")
    assert hint.severity == "hint"
    assert not found(good, "answer/gold-differs")


def test_the_number_of_a_message_is_not_cut() -> None:
    """Of an id the number alone may be shown; a text of the row is shown whole."""
    for name, is_cut in (("id", False), ("place", True)):
        text = f"f\"{{data['{name}'][1:]}}: {{data['note']}}\\nKind:\""
        made = case(text, lambda i, n=name: noted(i) | {n: f"m{i + 100}"}, f"{KINDS}[data['kind']]")
        assert bool(loud(made, "text/cut-item")) is is_cut


CODED = "f\"{data['note']}\\n0 = fine, 1 = broken.\\nCode:\""
CREWS = "f\"One of our three crews: damage, repair, order.\\n{data['note']}\\nCrew:\""
SHOWN = "f\"Note: Dry.\\nKind: order\\nNote: Wet.\\nKind: damage\\nNote: {data['note']}\\nKind:\""
LATER: Mapping[str, tuple[str, Case, Case]] = {
    "a label that is turned by a sum": (
        "answer/gold-differs",
        case("f\"{data['note']}\\nCode of its state:\"", noted, "str(1 - data['label'])"),
        case("f\"{data['note']}\\nCode of its state:\"", noted, "str(data['label'])"),
    ),
    "codes that the prompt gives another meaning": (
        "answer/gold-differs",
        case("f\"{data['note']}\\n0 or 1?\\nCode:\"", noted, "str(1 - data['label'])"),
        case(CODED, noted, "str(1 - data['label'])"),
    ),
    "a truth by another name, turned round": (
        "answer/gold-differs",
        case("f\"{data['note']}\\nIs it so, yes or no?\\nAnswer:\"",
             lambda i: noted(i) | {"holds": i % 2 == 0}, "'no' if data['holds'] else 'yes'"),
        case("f\"{data['note']}\\nIs there a mistake in it, yes or no?\\nAnswer:\"",
             lambda i: noted(i) | {"holds": i % 2 == 0}, "'no' if data['holds'] else 'yes'"),
    ),
    "teams that are counted": (
        "answer/other-count",
        case(CREWS.replace("three", "four"), noted, f"{KINDS}[data['kind']]"),
        case(CREWS, noted, f"{KINDS}[data['kind']]"),
    ),
    "a number in a list": (
        "answer/python-value",
        case("f\"{data['note']}\\nNumber of the house:\"", noted, "str([len(data['note'])])"),
        case("f\"{data['note']}\\nNumber of the house, as a list:\"", noted,
             "str([len(data['note'])])"),
    ),
    "an example that runs into the next one": (
        "text/run-together",
        case(SHOWN.replace("order\\n", "order ").replace("damage\\n", "damage "), noted,
             f"{KINDS}[data['kind']]"),
        case(SHOWN, noted, f"{KINDS}[data['kind']]"),
    ),
    "a line of a file": (
        "text/missing-space",
        Case(source=returns("f\"{data['note']}:\"", "data['kind']", "data['kind']"),
             rows=[noted(i) for i in range(8)], settings=RenderSettings(num_fewshot=2)),
        Case(source=returns("f\"house,kind\\nH{data['label']},\"", "data['kind']", "data['kind']"),
             rows=[noted(i) for i in range(8)], settings=RenderSettings(num_fewshot=2)),
    ),
    "options without an I": (
        "answer/letters",
        case("f\"{data['note']}\\nF. damage\\nH. order\\nG. repair\\nJ. none\\nLetter:\"", noted,
             "'FGH'['dro'.index(data['kind'])]"),
        case("f\"{data['note']}\\nF. damage\\nG. repair\\nH. order\\nJ. none\\nLetter:\"", noted,
             "'FGH'['dro'.index(data['kind'])]"),
    ),
    "full-width signs of a sum": (
        "text/look-alike",
        case("f\"Note＝{data['note']}\\nSum:\"", noted, "data['kind']"),
        case("f\"{data['label']}×3＝\"", noted, "str(3 * data['label'])"),
    ),
    "one full-width sign beside plain ones": (
        "text/look-alike",
        case("f\"{data['label']} and 3 ＝\"", noted, "str(3 + data['label'])"),
        case("f\"{data['label']}＋3＝\"", noted, "str(3 + data['label'])"),
    ),
    "marks that end sentences": (
        "answer/other-form",
        case(ASKED, lambda i: noted(i) | {"a": f"house{i}{'.' if i < 3 else ''}"}, "data['a']"),
        case(ASKED, lambda i: noted(i) | {"a": f"House{i}{'.' if i < 3 else '?'}"}, "data['a']"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LATER)
def test_a_fault_is_told_from_what_looks_so(name: str) -> None:
    """The rule is loud about the one and not about the other."""
    rule, fault, right = LATER[name]
    assert loud(fault, rule)
    assert loud(right, rule) == []
