"""Lines that became one, beginnings of answers that a prompt tells, legends with dashes, texts that
are cut, and first options behind a text: told in any trade; what is meant is quiet."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows, case

JOBS: Rows = [{"steps": list(steps), "who": who, "note": note} for *steps, who, note in (
    ("drain the boiler", "close the valve", "plumber", "The tenants came home at noon to no heat."),
    ("cut the board", "sand the edge", "joiner", "The shelf in the hall came down last night."),
    ("mix the mortar", "lay the bricks", "mason", "The garden wall leans over the path again."),
    ("fix the tap", "seal the joint", "plumber", "Water drips on the boots below the sink."),
    ("plane the door", "oil the hinge", "joiner", "The door of the shed no longer shuts."),
    ("chip the plaster", "fill the gap", "mason", "Plaster fell on the cot in the back room."))
]  # fmt: skip
DEPTHS: Rows = [{"seas": list(seas), "deep": list(deep)} for seas, deep in (
    (("Ohrid", "Baikal"), ("Baikal", "Ohrid")), (("Tanganyika", "Garda"), ("Tanganyika", "Garda")),
    (("Como", "Malawi"), ("Malawi", "Como")), (("Crater", "Erie"), ("Crater", "Erie")),
    (("Huron", "Vostok"), ("Vostok", "Huron")), (("Tahoe", "Geneva"), ("Tahoe", "Geneva")))
]  # fmt: skip
CALLS: Rows = [{"said": text, "code": code} for text, code in (
    ("전등이 나갔어요", "1"), ("물이 새요", "2"), ("문이 안 열려요", "3"),
    ("콘센트가 뜨거워요", "1"),
    ("변기가 막혔어요", "2"), ("열쇠가 부러졌어요", "3"), ("스위치가 고장났어요", "1"),
    ("수도가 얼었어요", "2"), ("창문이 깨졌어요", "3"))]  # fmt: skip
QUIZ: Rows = [{"q": q, "options": list(options), "a": a} for q, options, a in (
    ("Il capoluogo della Liguria è", ("Genova", "Savona", "Imperia"), "A"),
    ("Il fiume di Roma è", ("Arno", "Tevere", "Po"), "B"),
    ("Il vulcano della Sicilia è", ("Vesuvio", "Stromboli", "Etna"), "C"),
    ("Il lago più grande è", ("Garda", "Como", "Maggiore"), "A"),
    ("L'isola di Cagliari è", ("Elba", "Sardegna", "Capri"), "B"))]  # fmt: skip
OUT = ("' ' + data['who']", "data['who']")
ASKS = "    lines = ['Which trade is meant?', 'Job ' + data['note'], *data['steps'], 'Trade:']\n"


def jobs(text: str, before: str = "") -> Case:
    return Case(source="import re\n\n" + returns(text, *OUT, before=before), rows=JOBS)


@pytest.mark.parametrize(
    "wrong",
    [
        jobs("' '.join('\\n'.join(lines).split())", ASKS),
        jobs("re.sub(r'\\s+', ' ', '\\n'.join(lines))", ASKS),
        jobs("'Which trade?\\n- ' + ' - '.join(data['steps']) + '\\nTrade:'"),
        jobs("'Which trade?\\n• ' + ' • '.join(data['steps']) + '\\nTrade:'"),
    ],
)
def test_lines_that_code_makes_one_are_told(wrong: Case) -> None:
    assert found(wrong, "text/lost-lines")


@pytest.mark.parametrize(
    "right",
    [
        jobs("'\\n'.join(lines)", ASKS),
        jobs("'Which trade?\\nJob: ' + ' '.join(data['note'].split()) + '\\nTrade:'"),
        jobs("'Which trade?\\nJob: ' + ' '.join(' '.join(data['steps']).split()) + '\\nTrade:'"),
        jobs("'Which trade?\\n- ' + '\\n- '.join(data['steps']) + '\\nTrade:'"),
        jobs("'Which trade?\\nJob: ' + ' - '.join(data['steps']) + '\\nTrade:'"),
    ],
)
def test_lines_that_are_meant_are_quiet(right: Case) -> None:
    assert not found(right, "text/lost-lines")


def depths(more: str) -> Case:
    text = f"Order the lakes by depth.{more}\nLakes: {{', '.join(data['seas'])}}\nOrder:"
    return case(text, "' ' + ' > '.join(data['deep'])", DEPTHS)


def test_the_first_of_an_order_is_told() -> None:
    assert found(depths(" Deepest of them: {data['deep'][0]}."), "answer/leaked")
    assert found(depths(" It ends with {data['deep'][-1]}."), "answer/leaked")
    assert not found(depths(""), "answer/leaked")


@pytest.mark.parametrize("dash", ["－", "—", " – ", " - "])
def test_a_legend_with_dashes_lacks_a_label(dash: str) -> None:
    whole = f"번호로 답하세요. 1{dash}전기, 2{dash}배관, 3{dash}자물쇠"
    text = "{said}\n신고: {{data['said']}}\n번호:"
    wrong = text.format(said=whole.rpartition(", ")[0])
    assert found(case(wrong, "data['code']", CALLS), "answer/legend")
    assert not found(case(text.format(said=whole), "data['code']", CALLS), "answer/legend")


@pytest.mark.parametrize("mark", ["{}. ", "({}) ", "{})"])
def test_a_first_option_behind_the_question_is_told(mark: str) -> None:
    marks = [mark.format(letter) for letter in "ABC"]
    shown = f"'\\n'.join(m + o for m, o in zip({marks!r}, data['options']))"
    wrong, right = (f"'Scegli la lettera.\\n' + data['q'] + {gap!r} + {shown} + '\\nLettera:'"
                    for gap in ("", "\n"))  # fmt: skip
    out = ("' ' + data['a']", "data['a']")
    assert found(Case(source=returns(wrong, *out), rows=QUIZ), "text/run-together")
    assert not found(Case(source=returns(right, *out), rows=QUIZ), "text/run-together")


def test_a_note_that_is_cut_is_told() -> None:
    wrong, right = (f"'Note: ' + data['note']{cut} + '\\nTrade:'" for cut in ("[:25]", ""))
    assert found(jobs(wrong), "text/cut-item")
    assert not found(jobs(right), "text/cut-item")


def test_a_text_that_is_read_and_never_shown_is_told() -> None:
    before = "    note, steps = data['note'].strip(), data['steps']\n"
    text = "'Read the note and name the trade.\\n{}' + steps[0] + '\\nTrade:'"
    assert found(jobs(text.format(""), before), "text/no-question")
    shown = text.replace("{}'", "Note: ' + note + '\\nFirst step: '")
    assert not found(jobs(shown, before), "text/no-question")


CELLS: Rows = [{"cells": [f"{name} = {start}", f"{name} + {add}"], "value": start + add}
               for name, start, add in (("n", 3, 4), ("k", 8, 1), ("m", 2, 7), ("z", 5, 5))
               ]  # fmt: skip


def test_the_first_of_a_list_that_has_the_second_in_it_is_shown_alone() -> None:
    rows: Rows = [*CELLS, {"cells": ["area = 6 * 7", "area"], "value": 42}]
    text = "'What is printed?\\n' + {}"
    out = ("str(data['value'])", "str(data['value'])")
    alone = returns(text.format("data['cells'][0]"), *out)
    assert found(Case(source=alone, rows=rows), "text/first-item")
    every = returns(text.format("'\\n'.join(data['cells'])"), *out)
    assert not found(Case(source=every, rows=rows), "text/first-item")


def test_a_scanned_number_is_told_before_the_mark_of_the_line() -> None:
    years: Rows = [{"said": said, "age": age} for said, age in (
        ("built in l8O4", "old"), ("built in 2Ol1", "new"), ("built in 1799", "old"),
        ("built in 20l8", "new"), ("built in 1811", "old"), ("built in 2020", "new"))]  # fmt: skip
    text = "Old or new?\nbuilt in 1700 -> old\nbuilt in 2005 -> new\n{data['said']} ->"
    assert found(case(text, "' ' + data['age']", years), "text/scanned-digits")
    right: Rows = [{**row, "said": str(row["said"]).replace("l", "1").replace("O", "0")
                    .replace("bui1t", "built")} for row in years]  # fmt: skip
    assert not found(case(text, "' ' + data['age']", right), "text/scanned-digits")
