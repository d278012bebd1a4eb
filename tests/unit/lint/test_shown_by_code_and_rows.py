"""Slips that the code itself shows, rows of another kind than the others of their file, and what a
prompt says of its own parts and of its answers: what is told, and right prompts near it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, loud, returns
from workbench.lint.unlike_kinds import CHECKS, VERDICTS, more_traits
from workbench.types import RenderSettings

TOWNS = ("Bergen", "Tartu", "Malmö", "Turku", "Gdynia", "Riga", "Odense", "Vaasa", "Narva", "Lund")
ROWS = [
    {"text": f"The ferry to {town} left late on day {i}.", "label": ("calm", "rough")[i % 2],
     "town": town}
    for i, town in enumerate(TOWNS)
]  # fmt: skip
LABEL = {"output": "' ' + data['label']", "processed": "data['label']"}
TOWN = {"output": "' ' + data['town']", "processed": "data['town']"}
INPUT = "f\"Text: {data['text']}\\nSea:\""


def faults_in_field(values: Sequence[Any]) -> list[int]:
    """Return the places of the values that are unlike the others of their field."""
    rows = [{"field": value} for value in values]
    traits = more_traits(rows, ["field"])
    return sorted({place for place, row in enumerate(rows) for t in traits if t.lacks(row)})


def of(source: str, rows: Any = ROWS, **more: Any) -> Case:
    """Return a case of a source and rows."""
    return Case(source, rows, **more)


def asked(words: str, behind: str = "", **how: str) -> Case:
    """Return a case whose prompt says some words above its text, others behind it."""
    text = f"{words!r} + \"Text: \" + data['text'] + {behind!r} + '\\nAnswer:'"
    return of(returns(text, **(how or LABEL)))


@pytest.mark.parametrize(
    ("rule", "bad", "good"),
    [
        ("text/run-together", 'SEAS = ["calm" "rough", "mild"]',
         'SEAS = ["calm", "rough", "mild"]'),
        ("text/run-together", 'SEAS = ["calm" "rough", "mild"]',
         'SEAS = ["a long line that goes on " "in the next one", "mild"]'),
        ("text/run-together", 'SEAS = ("晴" "雨", "雪")', 'SEAS = (("晴" "雨"), "雪")'),
        ("code/outside", 'import locale\nlocale.setlocale(locale.LC_ALL, "")',
         'import locale\nlocale.setlocale(locale.LC_ALL, "C")'),
    ],
)  # fmt: skip
def test_what_stands_above_the_function(rule: str, bad: str, good: str) -> None:
    source = returns(INPUT, **LABEL)
    assert found(of(f"{bad}\n{source}"), rule)
    assert not found(of(f"{good}\n{source}"), rule)


@pytest.mark.parametrize(
    ("rule", "bad", "good"),
    [
        ("text/raw-value", "    sea = data['label'],\n", "    sea = (data['label'],)[0]\n"),
        ("text/raw-value", "    sea = data['label'],\n", "    sea = data['label']\n"),
        ("text/changed", "    sea = data['town'].encode('ascii', 'ignore').decode()\n",
         "    sea = data['town'].encode('utf-8', 'ignore').decode()\n"),
        ("text/changed", "    import re\n    sea = re.sub(r'[^\\x00-\\x7F]', '', data['town'])\n",
         "    import re\n    sea = re.sub(r'[^a-z]', '', data['label'])\n"),
        ("code/arguments", "    sea = dataset_name.replace('_', ' ')\n",
         "    sea = 'x' if dataset_name.startswith('add') else 'y'\n"),
    ],
)  # fmt: skip
def test_what_stands_in_the_function(rule: str, bad: str, good: str) -> None:
    text = "f\"{sea}: {data['text']}\\nSea:\""
    assert found(of(returns(text, before=bad, **LABEL)), rule)
    assert not found(of(returns(text, before=good, **LABEL)), rule)


def test_rows_that_are_remembered_and_results_that_are_kept() -> None:
    """A row that is skipped since it was there before, and a store that saves work."""
    body = returns(INPUT, **LABEL).removeprefix(HEAD)
    seen = "    if data['text'] in SEEN:\n        return SAME\n    SEEN.add(data['text'])\n"
    kept = "    if data['text'] in KEPT:\n        return KEPT[data['text']]\n"
    kept += "    KEPT[data['text']] = 1\n"
    head = "SEEN, SAME, KEPT = set(), {}, {}\nSEEN = set()\nKEPT = {}\n"
    told = found(of(head + HEAD + seen + body), "code/not-repeated")
    assert [finding.severity for finding in told] == ["warning"]
    source = head + HEAD + kept.replace("KEPT[data['text']] = 1", "pass") + body
    assert not found(of(source), "code/not-repeated")


def test_a_file_with_every_row_twice() -> None:
    """Nearly all rows, and not only a few."""
    two, source = RenderSettings(num_fewshot=2), returns(INPUT, **LABEL)
    words = "nearly every row"
    doubled = [row for row in ROWS for _ in range(2)]
    told = loud(of(source, doubled, settings=two), "few-shot/repeated")
    assert any(words in message for message in told)
    told = loud(of(source, [*ROWS, *ROWS[:2]], settings=two), "few-shot/repeated")
    assert not any(words in message for message in told)


@pytest.mark.parametrize("sign", VERDICTS)
def test_each_verdict_at_an_end(sign: str) -> None:
    texts = [f"The {town} harbour is deep." for town in TOWNS]
    assert not faults_in_field(texts)
    assert faults_in_field([*texts[:-1], f"{texts[-1]} ({sign})"]) == [9]


@pytest.mark.parametrize(
    "text",
    [
        "Count from k (n)",
        "print(n)",
        "Water boils (at 100 degrees)",
        "print(t)",
        "f(T)",
        "x = g(F)",
    ],
)
def test_brackets_at_an_end_that_are_no_verdict(text: str) -> None:
    assert not faults_in_field([*(f"Say {town}" for town in TOWNS), text])


@pytest.mark.parametrize(
    "text",
    ["This is an attention check.", "Please select 'never' here.", "lorem ipsum dolor", "test",
     "To show that you are reading, leave this blank.", "This is a control question, skip it.",
     "Do not answer this question.", "If you are reading this, pick the last one.",
     "注意力检测：请选择“同意”", "本题为检测题，请勿作答",
     "请选择“非常同意”", "測試資料", "测试数据"],
)  # fmt: skip
def test_rows_for_annotators(text: str) -> None:
    texts = [f"The {town} harbour is deep." for town in TOWNS]
    is_told = faults_in_field([*texts[:-1], text]) == [9]
    assert is_told or text == "測試資料"
    assert len(CHECKS) > 10


@pytest.mark.parametrize(
    "text",
    ["The test was hard.", "Please choose a seat near the window.", "She checked it.",
     "We test the water daily.", "请选择一个座位。", "这次测试很难。", "Is this a test question?"],
)  # fmt: skip
def test_rows_that_only_speak_of_tests(text: str) -> None:
    assert not faults_in_field([*(f"The {town} harbour is deep." for town in TOWNS[:-1]), text])


def test_texts_of_another_kind() -> None:
    """An object of JSON, a number among words, null among truth values, quotes, a lost header."""
    plain = [f"Please send the {town} bill." for town in TOWNS]
    assert faults_in_field([*plain[:-1], json.dumps({"body": "Send it."})]) == [9]
    assert not faults_in_field([json.dumps({"body": text}) for text in plain])
    words = ["calm", "rough"] * 5
    assert faults_in_field([*words[:-1], "1"]) == [9]
    assert not faults_in_field(["1", "2"] * 5)
    assert not faults_in_field([*(f"near {town}" for town in TOWNS[:-1]), "1912"])
    assert faults_in_field([True, False] * 4 + [None, True]) == [8]
    assert not faults_in_field(["note", None] * 5)
    assert faults_in_field([*("ab", "tea", "up", "on") * 2, "'it'", "'go'"]) == [8, 9]
    assert not faults_in_field([*("[1]", "tea", "True", "on") * 2, "'it'", "'go'"])
    tables = [["Lake,Depth", f"{town},{i + 20}"] for i, town in enumerate(TOWNS)]
    assert not faults_in_field(tables)
    assert faults_in_field([*tables[:-1], ["Como,410", "Iseo,251"]]) == [9]
    assert not faults_in_field([[f"{town},{i}", f"Lund,{i}"] for i, town in enumerate(TOWNS)])


EN = ("The door is open.", "We go home now.", "It is too late for the train.",
      "She reads the book.",
      "My boat is in the harbour.", "They have lost their keys.",
      "Who is at the window?")  # fmt: skip
SV = ("Dörren är öppen.", "Vi går hem nu.", "Det är för sent för tåget.",
      "Hon läser boken.",
      "Min båt är i hamnen.", "De har tappat sina nycklar.", "Vem är vid fönstret?")  # fmt: skip


def test_pairs_that_go_the_other_way() -> None:
    rows = [{"en": en, "sv": sv} for en, sv in zip(EN, SV, strict=True)]
    source = returns(
        "f\"English: {data['en']}\\nSwedish:\"", "' ' + data['sv']", "data['sv']"
    )  # fmt: skip
    names = ("answer/unlike-others", "text/unlike-others")
    assert not any(found(of(source, rows), name) for name in names)
    rows[4] = {"en": SV[4], "sv": EN[4]}
    told = [finding for name in names for finding in found(of(source, rows), name)]
    assert {finding.doc_ids for finding in told} == {(4,)}


def test_answers_that_are_cells_written_otherwise() -> None:
    def case(cell: str) -> Case:
        rows = [{"times": [["A", f"{i + 10}:05"], ["B", "07:30"]], "line": "A",
                 "cell": f"{i + 10}:05"} for i in range(8)]  # fmt: skip
        rows[3] |= {"line": "B", "cell": cell}
        text = "f\"{data['times']}\\nWhen does {data['line']} leave?\\nTime:\""
        return of(returns(text, "' ' + data['cell']", "data['cell']"), rows)

    assert found(case("7:30"), "answer/other-form")
    assert not found(case("07:30"), "answer/other-form")
    assert not found(case("8:30"), "answer/other-form")


@pytest.mark.parametrize(
    ("question", "label", "is_fault"),
    [
        ("Do both sentences mean the same?", "no", True),
        ("Do both sentences mean the same?", "yes", False),
        ("Do the two sentences differ?", "yes", True),
        ("Do the two sentences differ?", "no", False),
        ("Same or different?", "different", True),
        ("Same or different?", "same", False),
        ("Are both sentences polite?", "no", False),
        ("这两句话意思相同吗？", "否", True),
        ("这两句话意思相同吗？", "是", False),
    ],
)
def test_two_texts_that_are_one(question: str, label: str, *, is_fault: bool) -> None:
    other = {"yes": "no", "no": "yes", "是": "否", "否": "是"}.get(label, "same")
    rows = [{"a": f"He saw {town} at dawn.", "b": f"At dawn he saw {town}.",
             "label": (label, other)[i % 2]}
            for i, town in enumerate(TOWNS)]  # fmt: skip
    rows[2] |= {"b": rows[2]["a"], "label": label}
    text = f"'{question}\\n1: ' + data['a'] + '\\n2: ' + data['b'] + '\\nAnswer:'"
    assert bool(found(of(returns(text, **LABEL), rows), "answer/other-rule")) is is_fault


def test_steps_of_the_row_that_come_to_another_number() -> None:
    rows = [{"text": f"{i} boats with 3 sails, one more comes. Sails?",
             "steps": [f"{i}*3={3 * i}面。", f"{3 * i}+3={3 * i + 3}面。"],
             "label": str(3 * i + 3)} for i in range(2, 10)]  # fmt: skip
    source = returns(INPUT, **LABEL)
    assert not loud(of(source, rows), "answer/chain-differs")
    rows[1]["label"] = "9"
    assert [f.doc_ids for f in found(of(source, rows), "answer/chain-differs")] == [(1,)]
