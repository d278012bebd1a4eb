"""Signs of a source in a prompt, worked examples that end otherwise than the question, and rows
with another one's answer or label: each fault beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

SHIPS = ("Aurora", "Borea", "Celia", "Dorado", "Egeria", "Fortuna", "Gloria", "Helga")
PORTS = ("Cádiz", "Vigo", "Gijón", "Palma", "Ceuta", "Huelva", "Motril", "Denia")
MOODS = ("froh", "bange", "müde")


def case(text: str, row: Callable[[int], Mapping[str, Any]], **more: Any) -> Case:
    """Return a case of eight rows; `output` and `processed` are of its source."""
    how = {name: more.pop(name) for name in ("output", "processed", "before") if name in more}
    return Case(source=returns(text, **how), rows=tuple(map(row, range(8))), **more)


def sailed(i: int) -> dict[str, Any]:
    """Return a sentence about a ship and a port, and a question."""
    return {
        "relato": f"El barco {SHIPS[i]} salió de {PORTS[i]} con {i + 3} marineros.",
        "duda": f"¿De dónde salió el {SHIPS[i]}?",
        "answer": PORTS[i],
    }


def exchanged(i: int) -> dict[str, Any]:
    """Return the same, four of eight with the answer of the row beside."""
    return {**sailed(i), "answer": PORTS[i ^ 1 if i < 4 else i]}


def felt(i: int) -> dict[str, Any]:
    """Return a sentence with its mood."""
    return {"satz": f"Am Tag {i} sang Ida ein Lied.", "answer": MOODS[i % 3]}


def misnamed(i: int) -> dict[str, Any]:
    """Return the same, a mood of two rows without its dots."""
    return {**felt(i), "answer": "mude" if i in (2, 5) else MOODS[i % 3]}


def chosen(i: int) -> dict[str, Any]:
    """Return a question with two ways, under numbers of their own, and which is right."""
    ways = (f"heat the pan {i} times", f"leave pan {i} in the rain, day and night")
    return {
        "goal": f"How do you dry pan {i}?",
        "sol1": ways[i % 2],
        "sol2": ways[1 - i % 2],
        "label": i % 2,
    }


def ranked(i: int, upper: bool = False) -> dict[str, Any]:
    """Return a question whose options are ranked."""
    names = [SHIPS[i], SHIPS[i - 1], SHIPS[i - 2]]
    return {
        "q": f"Which ship has the number {i}?",
        "names": [name.upper() for name in names] if upper else names,
        "target_scores": {name: int(name == SHIPS[i]) for name in names},
        "answer": SHIPS[i],
    }


def counted(i: int) -> dict[str, Any]:
    """Return a sum, its steps and what they come to."""
    return {
        "q": f"何本ありますか。{i + 2}本と{i + 30}本です。",
        "steps": f"{i + 2}+{i + 30}={2 * i + 32}、だから{2 * i + 32}本です。",
        "answer": str(2 * i + 32),
    }


def summed(i: int) -> dict[str, Any]:
    """Return the same, every other with an answer that no step has."""
    return {**counted(i), "answer": str(2 * i + 32 + (50 if i % 2 else 0))}


def program(i: int, body: str = "", more: str = "") -> dict[str, Any]:
    """Return a program with a loop, whose body begins so."""
    lines = (f"t = {i}", f"while t < {i + 20}:", f"{body}t += 4", f"print(t){more}")
    return {"src": "\n".join(lines), "answer": str(i + 20)}


TEXT = "f\"Relato: {data['relato']}\\nDuda: {data['duda']}\\nRespuesta:\""
MOOD = "f\"Satz: {data['satz']}\\nStimmung (LIST):\""
SUM = {"output": "data['steps'] + '答えは' + data['answer']"}
LISTED = "data['q'] + '\\nShips: ' + ', '.join(data['names']) + '\\nA:'"
RUN = "'```python\\n' + data['src'] + '\\n```\\nASK\\n'"
NUMBER = {"output": "str(data['label'] + 1)", "processed": "str(data['label'] + 1)"}
WAYS = "data['goal'] + '\\nWay 1: ' + data['sol1'] + '\\nWay 2: ' + data['sol2'] + '\\nBetter:'"
SHOTS = "Ship: Nadir\\nPort: Cork\\n\\nShip: Zenit\\nPort: Hull\\n\\nShip: {data['duda']}\\n"
LINES = "Ship: Nadir\\nPort: Cork{}Ship: Zenit\\nPort: Hull\\n\\nShip: {{data['duda']}}\\nPort:"

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "braces of the source": (
        "text/stray-sign",
        case(TEXT.replace("{data['duda']}", "{{{data['duda']}}}"), sailed),
        case(TEXT.replace("Duda: {data['duda']}", "\\\\duda{{{data['duda']}}}"), sailed),
    ),
    "braces of a shell": (
        "text/stray-sign",
        case(TEXT.replace("{data['relato']}", "${{{data['relato']}}}"), sailed),
        case(TEXT.replace("Relato: ", "Between curly braces: {{").replace("']}\\n", "']}}}\\n", 1),
             sailed),
    ),
    "a percent sign": (
        "text/stray-sign",
        case(TEXT.replace("{data['relato']}", "%{data['relato']}"), sailed),
        case(TEXT.replace("{data['relato']}", "100%{data['relato']}"), sailed),
    ),
    "a backslash at a line's end": (
        "text/stray-sign",
        case("data['relato'] + ' \\\\\\\\' + '\\n' + data['duda'] + '\\nR:'", sailed),
        case("data['relato'] + ' & \\\\\\\\' + '\\n' + data['duda'] + '\\nR:'", sailed),
    ),
    "a line break of HTML": (
        "text/markup",
        case(TEXT.replace("\\nDuda", "<br>\\nDuda"), sailed),
        case("f\"<p>{data['relato']}<br>\\n{data['duda']}</p>\\nR:\"", sailed),
    ),
    "doubled braces": (
        "text/placeholder",
        case("data['satz'] + '\\nStimmung: {{sehr froh}}, {{bange}} oder {{müde}}?\\n'", felt),
        case("data['satz'] + '\\nStimmung: {sehr froh}, {bange} oder {müde}?\\n'", felt),
    ),
    "a program of the rows": (
        "text/lost-lines",
        case(RUN.replace("ASK", "Prints:"), program),
        case(RUN.replace("ASK", "Fix the bug and say what it prints:"), program),
    ),
    "the last line": (
        "few-shot/worked-cue",
        case(f'f"{SHOTS}The port is"', sailed),
        case(f'f"{SHOTS}Port:"', sailed),
    ),
    "examples in one line": (
        "few-shot/run-in",
        case('f"Rules: name a port.\\n\\n' + LINES.format(" ") + '"', sailed),
        case('f"Rules: name a port.\\n\\n' + LINES.format("\\n\\n") + '"', sailed),
    ),
    "a cue that has another in it": (
        "few-shot/run-in",
        case('f"' + LINES.format(". ") + '"', sailed),
        case("f\"CLERK: {data['relato']}\\nHEAD CLERK: {data['duda']}\\nCHIEF:\"", sailed),
    ),
    "texts behind each other's cue": (
        "text/swapped-fields",
        case("f\"Texto: {data['duda']}\\nPregunta: {data['relato']}\\nRespuesta:\"", sailed),
        case("f\"Texto: {data['relato']}\\nPregunta: {data['duda']}\\nRespuesta:\"", sailed),
    ),
    "a text as a title": (
        "text/swapped-fields",
        case("f\"Titel: {data['relato']}\\nText: {data['head']}\\nHafen:\"",
             lambda i: {**sailed(i), "head": f"Fahrt {i}"}),
        case("f\"Titel: {data['head']}\\nText: {data['relato']}\\nHafen:\"",
             lambda i: {**sailed(i), "head": f"Fahrt {i}"}),
    ),
    "answers of each other": (
        "answer/not-an-option",
        case(TEXT, exchanged),
        case(TEXT, lambda i: {**sailed(i), "answer": PORTS[i] if i > 3 else f"un puerto {i}"}),
    ),
    "examples whose cue the question lacks": (
        "few-shot/worked-cue",
        case(f'f"{SHOTS}"', sailed),
        case(f'f"{SHOTS}"', sailed, output="'Port: ' + data['answer']"),
    ),
    "an arrow for a colon": (
        "few-shot/worked-cue",
        case(f'f"{SHOTS}Port =>"', sailed),
        case(f'f"{SHOTS}Port:"', sailed),
    ),
    "options in capitals whose text is right": (
        "answer/other-names",
        case(LISTED, lambda i: {**ranked(i, upper=True), "options": ranked(i)["names"]}),
        case(LISTED, lambda i: {**ranked(i), "options": ranked(i)["names"]}),
    ),
    "other labels in brackets": (
        "answer/other-names",
        case("data['satz'] + '\\n気分（良い、悪い、普通）：'", felt),
        case("data['satz'] + '\\n気分（froh、bange、müde）：'", felt),
    ),
    "a line break in the description": (
        "text/markup",
        case(TEXT, sailed, settings=RenderSettings(description="Lee el relato.<br>Responde.")),
        case(TEXT, sailed, settings=RenderSettings(description="Lee el HTML con <br> y responde.")),
    ),
    "a label without its dots": (
        "answer/other-names",
        case(MOOD.replace("LIST", "froh, bange oder müde"), misnamed),
        case(MOOD.replace("LIST", "froh, bange oder müde"), felt),
    ),
    "a label that the cue leaves out": (
        "answer/other-names",
        case(MOOD.replace("LIST", "froh oder bange"), felt),
        case(MOOD.replace("LIST", "z. B. froh oder bange"), felt),
    ),
    "options in capitals": (
        "answer/other-names",
        case(LISTED, lambda i: ranked(i, upper=True), method="ppl"),
        case(LISTED, ranked, method="ppl"),
    ),
    "what a number means": (
        "answer/legend",
        case("'1 = up, 2 = down\\n' + data['goal'] + '\\nA:'",
             lambda i: {**chosen(i), "way": ("down", "up")[i % 2]}, **NUMBER),
        case(WAYS, chosen, **NUMBER),
    ),
    "numbers that are counted": (
        "answer/letters",
        case("data['goal'] + '\\n(1) pan\\n(2) pot\\nAnswer:'", chosen,
             output="'7'", processed="'7'"),
        case("data['goal'] + '\\n1. pan\\n2. pot\\nAnswer:'",
             lambda i: {**chosen(i), "answer": str(i + 5)}),
    ),
    "a space of French": (
        "text/invisible",
        case("f\"Answer\\u00a0: {data['duda']}\\nIn one word\\u00a0:\"", sailed),
        case("f\"Le texte est dans la langue du pays\\u00a0: {data['duda']}\\nRéponse\\u00a0:\"",
             sailed),
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


def test_half_of_the_chains_that_come_to_another_number_are_hinted_at() -> None:
    """They may leave their last step to the reader."""
    two = RenderSettings(num_fewshot=2)
    wrong = case("data['q'] + '\\n'", summed, settings=two, **SUM)
    right = case("data['q'] + '\\n'", counted, settings=two, **SUM)
    assert {each.severity for each in found(wrong, "answer/chain-differs")} == {"hint"}
    assert found(right, "answer/chain-differs") == ()


def test_answers_of_the_row_behind_are_hinted_at() -> None:
    """They may be the turns of one talk."""
    shifted = case(TEXT, lambda i: {**sailed(i), "answer": PORTS[(i + 1) % 8]})
    assert {each.severity for each in found(shifted, "answer/not-an-option")} == {"hint"}


def test_capitals_may_be_what_is_asked_for() -> None:
    """A row whose answer is its own word in capitals lost none."""
    right = case("f\"klein: {data['satz']}\\nGROSS:\"",
                 lambda i: {"satz": SHIPS[i].lower(), "gross": SHIPS[i].upper()},
                 output="data['gross']", processed="data['gross']")  # fmt: skip
    assert loud(right, "text/cut-item") == []


def test_braces_around_all_texts_are_hinted_at() -> None:
    """They may be how a paper sets its texts off."""
    every = "f\"Relato: {{{data['relato']}}}\\nDuda: {{{data['duda']}}}\\nRespuesta:\""
    assert [e.severity for e in found(case(every, sailed), "text/stray-sign")] == ["hint"]


def test_rows_of_which_some_keep_their_indentation_are_hinted_at() -> None:
    """A program may be broken on purpose."""
    some = case(RUN.replace("ASK", "Prints:"), lambda i: program(i, "    " if i % 2 else ""))
    assert {each.severity for each in found(some, "text/lost-lines")} == {"hint"}


def test_an_instruction_may_be_in_another_language_than_rows_and_cues() -> None:
    """Suites for Chinese have English descriptions; one Chinese cue in English is wrong."""
    settings = RenderSettings(description="The following are questions about the law of China.")
    rows = "f\"{data['q']}\\n答案：\""
    right = case(rows, lambda i: {"q": f"第{i}条规定了什么内容？", "answer": "ABC"[i % 3]},
                 settings=settings)  # fmt: skip
    wrong = case(rows, lambda i: {"q": f"What does the article {i} of the act say?",
                                  "answer": "ABC"[i % 3]}, settings=settings)  # fmt: skip
    assert loud(right, "text/cue-forms") == []
    assert loud(wrong, "text/cue-forms")
