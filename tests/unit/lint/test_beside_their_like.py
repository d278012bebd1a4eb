"""What rows, prompts and code say against each other: values that tools wrote into, labels named in
a row, numbers held against what a prompt says of them, lines that became one. Each beside a prompt
that looks so and is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import case
from workbench.types import RenderSettings

Rows = Sequence[Mapping[str, Any]]
PLANTS = ("fern", "moss", "oak", "ivy", "elm", "reed", "fig", "yew", "ash", "sage")
NOTES = tuple(
    f"The {plant} by the {i + 2}nd gate has grown well." for i, plant in enumerate(PLANTS)
)
GARDEN: Rows = [{"note": note, "kind": ("tree", "shrub")[i % 2]} for i, note in enumerate(NOTES)]
TEMPLATE = "Note: {data['note']}\nKind:"


def garden(**notes: str) -> Case:
    """Return a task on notes of plants, some of them changed, by their places `at_2`."""
    rows = [dict(row) for row in GARDEN]
    for place, text in notes.items():
        rows[int(place[3:])]["note"] = text
    return case(TEMPLATE, "data['kind']", rows)


BROUGHT = {
    "a chat's stamp": "[07/02/25, 09:14] Amina: The moss by the gate has grown well.",
    "a stamp of a log": "2025-02-07 09:14:55 园丁：The moss by the gate has grown well.",
    "doubled quotes": 'The ""old"" moss by the gate has grown well.',
    "another row's text": f"The moss has grown.{NOTES[4]}",
    "a refusal": "I'm sorry, but I cannot find a note in this file.",
    "a row of the table": 'The moss.",shrub\nThe oak,"has grown.',
    "another language": "Das Moos ist an der Mauer und wird nicht mehr dichter.",
}


@pytest.mark.parametrize("text", BROUGHT.values(), ids=BROUGHT.keys())
def test_what_tools_wrote_into_a_row_is_told(text: str) -> None:
    assert found(garden(at_1=text), "text/unlike-others")


BARE = {
    "a time within": "At 09:14 the moss by the gate was watered.",
    "a quoted word": 'The "old" moss by the gate has grown well.',
    "a friendly start": "Sure enough, the moss by the gate has grown well.",
    "the plain note": NOTES[1],
}


@pytest.mark.parametrize("text", BARE.values(), ids=BARE.keys())
def test_what_stands_in_texts_of_right_is_not_told(text: str) -> None:
    assert not found(garden(at_1=text), "text/unlike-others")


def asked(said: str, labels: Sequence[str], cue: str = "Kind:") -> Case:
    rows = [{"note": note, "kind": labels[i % len(labels)]} for i, note in enumerate(NOTES)]
    return case(f"{said}\nNote: {{data['note']}}\n{cue}", "data['kind']", rows)


@pytest.mark.parametrize(
    ("said", "labels", "cue", "is_told"),
    [
        ("", ("Baum", "Strauch"), "Art (Blume/Gras):", True),
        ("", ("Baum", "Strauch"), "Art (Baum/Strauch):", False),
        ("この植物は「花」「草」のどちらですか。", ("木材", "低木"), "種類：", True),
        ("この植物は「木材」「低木」のどちらですか。", ("木材", "低木"), "種類：", False),
        ("Sort it: 0 tree, 1 shrub, 2 herb", ("1", "2", "3"), "Kind:", True),
        ("Sort it: 1 tree, 2 shrub, 3 herb", ("1", "2", "3"), "Kind:", False),
    ],
)
def test_labels_in_a_row_are_those_of_the_answers(
    said: str, labels: Sequence[str], cue: str, is_told: bool
) -> None:
    assert bool(found(asked(said, labels, cue), "answer/other-names")) is is_told


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("Beş tür var: tree, shrub, herb.", True),
        ("Üç tür var: tree, shrub, herb.", False),
        ("植物种类（四选一）：tree、shrub、herb", True),
        ("Il y a deux sortes : tree, shrub, herb.", True),
    ],
)
def test_labels_in_a_row_are_counted(said: str, is_told: bool) -> None:
    assert bool(found(asked(said, ("tree", "shrub", "herb")), "answer/other-count")) is is_told


DEPTHS = ((2, 3), (9, 4), (1, 1), (3, 8), (2, 2), (4, 4), (7, 1), (3, 3), (1, 2), (6, 9))
RULES_OF_DEPTHS = {
    "any above": ('Say "flood" if any gauge is above 5 m, and otherwise "dry".', True),
    "all above": ('Say "flood" if all gauges are above 5 m, and otherwise "dry".', False),
    "any below": ('Say "flood" if any gauge is below 5 m, and otherwise "dry".', False),
    "another limit": ('Say "flood" if any gauge is above 3 m, and otherwise "dry".', False),
}


@pytest.mark.parametrize("name", RULES_OF_DEPTHS)
def test_any_of_numbers_are_as_the_prompt_says(name: str) -> None:
    said, is_right = RULES_OF_DEPTHS[name]
    rows = [{"depths": list(pair), "state": "flood" if max(pair) > 5 else "dry"} for pair in DEPTHS]
    shown = "    shown = ', '.join(map(str, data['depths']))\n"
    text = f"{said}\nGauges: {{shown}}\nState:"
    state = ("' ' + data['state']", "data['state']")
    own = Case(returns(f"f{text!r}", *state, before=shown), rows)
    assert bool(found(own, "answer/other-rule")) is not is_right


@pytest.mark.parametrize(
    ("said", "is_told"),
    [("wahr (F) oder falsch (W)", True), ("wahr (W) oder falsch (F)", False),
     ("W = falsch, F = wahr", True), ("W = wahr, F = falsch", False)],
)  # fmt: skip
def test_initials_stand_behind_their_own_words(said: str, is_told: bool) -> None:
    own = asked(f"Ist der Satz {said}?", ("W", "F"), "Antwort:")
    assert bool(found(own, "answer/legend")) is is_told


@pytest.mark.parametrize(("index", "is_told"), [("data['nr'] - 1", True), ("data['nr']", False)])
def test_an_index_counts_from_where_the_rows_do(index: str, is_told: bool) -> None:
    rows = [{"note": note, "nr": i % 3} for i, note in enumerate(NOTES)]
    names = "('tree', 'shrub', 'herb')"
    source = returns(
        "f\"Note: {data['note']}\\nKind:\"",
        f"' ' + {names}[{index}]",
        f"{names}[{index}]",
    )
    told = found(Case(source, rows), "answer/gold-differs")
    assert (
        any("- 1" in str(one.message) or "takes 1" in str(one.message) for one in told) is is_told
    )


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("- tree: a trunk - shrub: many stems - herb: no wood", True),
        ("- tree: a trunk\n- shrub: many stems\n- herb: no wood", False),
        ("- a note - as gardeners write them - of one plant", False),
    ],
)
def test_items_on_one_line_are_told(said: str, is_told: bool) -> None:
    own = asked(f"Sort the note.\n{said}", ("tree", "shrub", "herb"))
    assert bool(found(own, "text/lost-lines")) is is_told


@pytest.mark.parametrize(("end", "is_told"), [("", True), ("\\n", False), (". ", False)])
def test_a_line_glued_to_a_number_is_told(end: str, is_told: bool) -> None:
    rows = [{"note": note, "age": i + 3, "kind": "tree"} for i, note in enumerate(NOTES)]
    text = f"f\"Note: {{data['note']}}\\nAge: {{data['age']}}{end}Kind (tree or shrub):\""
    own = Case(returns(text, "' ' + data['kind']", "data['kind']"), rows)
    assert bool(found(own, "text/run-together")) is is_told


@pytest.mark.parametrize(
    ("line", "is_told"), [("{i}) {KINDS[0]}", True), ("{i}) {kind}", False), ("{i}) ____", False)]
)
def test_a_list_that_says_one_thing_throughout_is_told(line: str, is_told: bool) -> None:
    source = (
        "KINDS = ('tree', 'shrub', 'herb')\n\n\n"
        "def transform(data, num_sample, r, dataset_name):\n"
        f"    shown = '\\n'.join(f'{line}' for i, kind in enumerate(KINDS, 1))\n"
        "    text = f\"{shown}\\nNote: {data['note']}\\nKind:\"\n"
        "    return {'input': text, 'output': ' ' + data['kind'],"
        " 'processed_output': data['kind']}\n"
    )
    assert bool(found(Case(source, GARDEN), "text/cut-item")) is is_told


@pytest.mark.parametrize(("unit", "is_told"), [(" km km", True), (" km", False)])
def test_a_unit_stands_there_once(unit: str, is_told: bool) -> None:
    rows = [{"way": i + 4, "kind": "far"} for i in range(8)]
    own = case(f"Way: {{data['way']}}{unit}\nSo:", "data['kind']", rows)
    assert bool(found(own, "text/said-again")) is is_told


@pytest.mark.parametrize(
    ("said", "is_told"), [("Replace [MASK].", True), ("Fill in the ____.", False)]
)
def test_the_gap_is_that_of_the_texts(said: str, is_told: bool) -> None:
    rows = [{"note": f"The {plant} is ____ now.", "word": "green"} for plant in PLANTS]
    own = case(f"{said}\n{{data['note']}}\nWord:", "data['word']", rows)
    assert bool(found(own, "text/no-question")) is is_told


@pytest.mark.parametrize(("slip", "is_told"), [(1, True), (0, False)])
def test_numbers_that_slipped_by_a_row_are_told(slip: int, is_told: bool) -> None:
    counts = [12, 7, 30, 5, 18, 9, 41, 26, 3, 15]
    texts = [f"The {plant} has {n} leaves." for plant, n in zip(PLANTS, counts, strict=True)]
    rows = [{"note": text, "n": counts[(i + slip) % 10]} for i, text in enumerate(texts)]
    own = case("Note: {data['note']}\nLeaves:", "str(data['n'])", rows)
    assert bool(found(own, "answer/unlike-others")) is is_told


@pytest.mark.parametrize(("first", "is_told"), [("ha", True), ("en", False)])
def test_fields_stand_behind_the_names_of_their_languages(first: str, is_told: bool) -> None:
    rows = [{"en": f"word{i}", "ha": f"kalma{i}"} for i in range(8)]
    other = "en" if first == "ha" else "ha"
    own = case(f"English: {{data['{first}']}}\nHausa:", f"data['{other}']", rows)
    assert bool(found(own, "text/swapped-fields")) is is_told


@pytest.mark.parametrize(
    ("end", "is_told"), [("种类（乔木／灌木", True), ("种类（乔木／灌木）", False)]
)
def test_a_list_of_answers_is_closed(end: str, is_told: bool) -> None:
    own = asked("", ("乔木", "灌木"), end)
    assert bool(found(own, "text/unclosed")) is is_told


@pytest.mark.parametrize(("gold", "is_told"), [("✔\ufe0f", True), ("✔", False)])
def test_a_sign_that_nobody_sees_in_a_label_is_told(gold: str, is_told: bool) -> None:
    own = asked("Answer ✔ or ✖.", (gold, gold.replace("✔", "✖")))
    assert bool(found(own, "text/invisible")) is is_told


@pytest.mark.parametrize(("answer", "is_told"), [("", True), (" fern, oak", False)])
def test_a_question_asked_before_has_its_answer(answer: str, is_told: bool) -> None:
    first = "Put these plants in order."
    text = f"{first}\n1. oak\n2. fern\nOrder:{answer}\n\n{first}\n{{data['note']}}\nOrder:"
    own = case(text, "data['kind']", GARDEN)
    told = found(replace(own, settings=RenderSettings(num_fewshot=0)), "few-shot/no-answer")
    assert bool(told) is is_told
