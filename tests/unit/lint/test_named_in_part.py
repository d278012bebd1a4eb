"""What a prompt names of several labels, of a line and of a form of words, beside what its answers
are; and rows, answers and hints that a tool or a slip made so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case

HERBS = ("mint", "sage, thyme", "mint, dill, sage", "thyme", "dill, mint", "sage", "thyme, mint",
         "dill, sage")  # fmt: skip
TEAS: Rows = [{"mix": f"Mixture {i}", "parts": parts} for i, parts in enumerate(HERBS)]
FRASI: Rows = [{"frase": f"Frase {i} qui.", "tono": ("formale", "informale")[i % 2]}
               for i in range(8)]  # fmt: skip
PARCELS: Rows = [{"text": f"包裹{i}号的短信。", "state": ("已签收", "运输中", "待取件")[i % 3]}
                 for i in range(9)]  # fmt: skip
TIMES = ("03:12", "05:55", "10:44", "06:31", "11:20", "09:02", "02:17", "04:09")
TRAINS: Rows = [{"up": [time, "23:1" + str(i)], "down": ["12:4" + str(i), "20:3" + str(i)],
                 "time": time} for i, time in enumerate(TIMES)]  # fmt: skip
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday")
ROTAS: Rows = [{"rows": [[day, f"{day[:2]}{i}ra"] for day in DAYS], "day": DAYS[i % 4],
                "who": f"{DAYS[i % 4][:2]}{i}ra"} for i in range(6)]  # fmt: skip
NOUNS = (("flor", "flores"), ("mão", "mãos"), ("papel", "papéis"), ("nariz", "narizes"),
         ("jardim", "jardins"), ("limão", "limões"), ("túnel", "túneis"),
         ("pão", "pães"))  # fmt: skip
NOMES: Rows = [{"um": um, "dois": dois} for um, dois in NOUNS]


def told(made: Case, rule: str, words: str) -> bool:
    """Say whether a rule says something with some words."""
    return any(words in str(finding.message) for finding in found(made, rule))


@pytest.mark.parametrize(
    ("named", "words"),
    [
        ("mint, sage, mint and thyme", "twice"),
        ("minty, sagey, dilly and thymes", "names"),
        ("mint, sage, dill and thyme", ""),
        ("mint, sage, mint and others such as thyme", ""),
    ],
)
def test_a_list_of_what_several_are_named_of(named: str, words: str) -> None:
    made = case(f"Which of the herbs {named} are in it?\\nTea: {{data['mix']}}\\nHerbs:",
                "data['parts']", TEAS)  # fmt: skip
    assert bool(found(made, "answer/other-names")) == (words != "")
    assert told(made, "answer/other-names", words) == (words != "")


@pytest.mark.parametrize(("label", "is_told"), [("basil", True), ("dill", False)])
def test_a_few_answers_name_what_the_list_has_not(label: str, *, is_told: bool) -> None:
    rows = [{**TEAS[0], "parts": f"{label}, mint"}, *TEAS[1:]]
    text = "Which of the herbs mint, sage, dill and thyme are in it?\\nTea: {data['mix']}\\nHerbs:"
    made = case(text, "data['parts']", rows)
    assert bool(loud(made, "answer/other-names")) == is_told


@pytest.mark.parametrize(
    ("named", "is_told"),
    [
        ("È formal o informal?", True),
        ("È scritta con formalità o con informalità?", True),
        ("È formale o informale?", False),
        ("È una frase formal o informal scritta oggi?", False),
    ],
)
def test_labels_are_named_in_another_form(named: str, *, is_told: bool) -> None:
    made = case(f"{named}\\nFrase: {{data['frase']}}\\nTono:", "data['tono']", FRASI)
    assert bool(found(made, "answer/other-names")) == is_told


@pytest.mark.parametrize(
    ("named", "is_told"),
    [
        ("从delivered、in transit、to be collected中选一个。", True),
        ("从delivered、in transit中选一个。", False),
        ("从已签收、运输中、待取件中选一个。", False),
    ],
)
def test_labels_are_named_in_other_letters(named: str, *, is_told: bool) -> None:
    made = case(f"{named}\\n短信：{{data['text']}}\\n状态：", "data['state']", PARCELS, before="")
    assert bool(found(made, "answer/other-names")) == is_told


def trains(asked: str, rows: Rows = TRAINS) -> Case:
    """Return a timetable of two lines, and a question."""
    return case("Up train: {', '.join(data['up'])}\\nDown train: {', '.join(data['down'])}\\n"
                f"{asked}\\nTime:", "data['time']", rows)  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "is_told"),
    [
        ("When is the next down train?", True),
        ("When is the next up train?", False),
        ("When does it meet the next down train?", False),
    ],
)
def test_another_line_is_asked_for(asked: str, *, is_told: bool) -> None:
    assert bool(found(trains(asked), "text/swapped-fields")) == is_told


@pytest.mark.parametrize(("places", "is_told"), [((1, 5), True), ((1,), False)])
def test_two_lines_of_a_few_rows_are_exchanged(places: Sequence[int], *, is_told: bool) -> None:
    rows = [{**row, "up": row["down"], "down": row["up"]} if i in places else row
            for i, row in enumerate(TRAINS)]  # fmt: skip
    made = trains("When is the next up train?", rows)
    assert bool(found(made, "text/swapped-fields")) == is_told


@pytest.mark.parametrize(
    ("asked", "is_told"), [("on the night after", True), ("on the night of", False)]
)
def test_what_is_next_to_it_is_asked_for(asked: str, *, is_told: bool) -> None:
    lines = "{chr(10).join(f'| {a} | {b} |' for a, b in data['rows'])}"
    made = case(f"{lines}\\nWho is there {asked} {{data['day']}}?\\nName:", "data['who']", ROTAS)
    assert bool(found(made, "few-shot/other-form")) == is_told


def test_what_stands_next_to_it_is_right() -> None:
    rows = [{**row, "day": DAYS[i % 3], "who": f"{DAYS[i % 3 + 1][:2]}{i}ra"}
            for i, row in enumerate(ROTAS)]  # fmt: skip
    lines = "{chr(10).join(f'| {a} | {b} |' for a, b in data['rows'])}"
    text = f"{lines}\\nWho is there on the night after {{data['day']}}?\\nName:"
    assert not found(case(text, "data['who']", rows), "few-shot/other-form")


@pytest.mark.parametrize(("form", "is_told"), [("feminino", True), ("plural", False)])
def test_another_form_is_asked_for_than_the_cue_has(form: str, *, is_told: bool) -> None:
    made = case(f"Escreva o {form} da palavra.\\nSingular: {{data['um']}}\\nPlural:",
                "data['dois']", NOMES)  # fmt: skip
    assert bool(found(made, "few-shot/other-form")) == is_told


@pytest.mark.parametrize(("places", "is_told"), [((2, 5), True), ((), False)])
def test_the_words_of_a_few_rows_are_exchanged(places: Sequence[int], *, is_told: bool) -> None:
    rows = [{"um": row["dois"], "dois": row["um"]} if i in places else row
            for i, row in enumerate(NOMES)]  # fmt: skip
    made = case("Singular: {data['um']}\\nPlural:", "data['dois']", rows)
    assert bool(found(made, "answer/unlike-others")) == is_told


@pytest.mark.parametrize(("minutes", "is_told"), [(1440, True), (700, False)])
def test_times_as_a_sheet_keeps_them(minutes: int, *, is_told: bool) -> None:
    rows = [{"up": time, "kept": f"{(60 * int(time[:2]) + int(time[3:])) / minutes:.6f}"}
            for time in TIMES]  # fmt: skip
    made = case("Up: {data['up']}\\nTime:", "data['kept']", rows)
    assert bool(found(made, "answer/python-value")) == is_told


@pytest.mark.parametrize(("number", "is_told"), [("45292", True), ("45293", False)])
def test_dates_as_a_sheet_keeps_them(number: str, *, is_told: bool) -> None:
    rows = [{"text": f"Batch {i} came on 2024-01-01.", "day": number} for i in range(6)]
    made = case("{data['text']}\\nDate:", "data['day']", rows)
    assert bool(found(made, "answer/python-value")) == is_told


@pytest.mark.parametrize(
    ("hint", "is_told"), [("after {data['time'][:2]}", True), ("after noon", False)]
)
def test_the_hour_of_the_answer_is_told(hint: str, *, is_told: bool) -> None:
    made = case(f"Up: {{', '.join(data['up'])}} ({hint})\\nTime:", "data['time']", TRAINS)
    assert told(made, "answer/leaked", "begins") == is_told


def test_the_last_of_a_list_is_no_leak_in_other_signs() -> None:
    """What is asked for stands in a list of its like, whose signs the code has changed."""
    ups = [[time, f"23:1{i}"][:: -1 if i % 4 else 1] for i, time in enumerate(TIMES)]
    rows = [{**row, "up": up} for row, up in zip(TRAINS, ups, strict=True)]
    text = (
        "Up: {', '.join(data['up']).replace(':', '.')}\\n"
        "Down: {', '.join(data['down']).replace(':', '.')}\\nTime:"
    )
    made = case(text, "data['time'].replace(':', '.')", rows)
    assert found(made, "answer/leaked")
    assert not loud(made, "answer/leaked")
