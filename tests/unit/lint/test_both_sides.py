"""What row and template do to each other: what both write, what the one fixes and the other varies,
what gets lost between them; beside each the right prompt that looks nearly the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

Row = Mapping[str, Any]

NAMES = ("Mila", "Ravi", "Ines", "Otto", "Yuki", "Sven", "Aida", "Kofi")
BIRDS = ("wren", "heron", "crane", "owl", "stork", "finch", "eagle", "swan")
CITIES = ("Málaga", "Zürich", "Córdoba", "Göteborg", "Łódź", "Besançon", "Tromsø", "Århus")


def asks(text: str, row: Callable[[int], Row], before: str = "", **more: Any) -> Case:
    """Return a case of eight rows; its input is an expression."""
    rows = tuple({"answer": BIRDS[i], **row(i)} for i in range(8))
    return Case(source=returns(text, before=before, **more), rows=rows)


def table(head: str, cells: str, rule: str = "'| --- | --- | --- |'") -> Case:
    """Return a case whose template writes a table."""
    before = (
        f"    lines = [{head}, {rule}] if {rule} else [{head}]\n"
        f"    lines += ['| ' + ' | '.join({cells}) + ' |' for row in data['seen']]\n"
    )
    return asks(
        "'\\n'.join(lines) + '\\nWhich bird?\\nBird:'",
        lambda i: {"seen": [[BIRDS[i], str(i + 3), NAMES[i]], ["tern", str(i + 20), "Bo"]]},
        before,
    )


HEAD = "'| bird | count | who |'"
DAYS = "f\"The loan runs for {data['span']} days.\\nBird:\""
TALK = (
    "    talk = ''\n    for who, said in zip({}, data['said']):\n"
    "        talk += f'{{who}}: {{said}}\\n'\n"
)


def said(i: int) -> Row:
    """Return a row with two turns."""
    return {"said": [f"I saw a bird near lake {i}.", f"Was it a {BIRDS[i]}?"]}


def town(i: int) -> Row:
    """Return a row with a town that ASCII cannot write."""
    return {"town": f"the harbour of {CITIES[i]}"}


ORDINALS = "    n = data['n']\n    end = {1: 'st', 2: 'nd', 3: 'rd'}.get(n, 'th')\n"

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "rows that lack a cell": (
        "text/cut-item",
        table(HEAD, "row[:2]"),
        table(HEAD, "row"),
    ),
    "a header that lacks a name": (
        "text/cut-item",
        table("'| bird | count |'", "row", "''"),
        table("'| | count | who |'", "row"),
    ),
    "a table that the answer goes on": (
        "text/cut-item",
        asks("f\"| bird | who |\\n| --- | --- |\\n| {data['n']} |\\nBird:\"",
             lambda i: {"n": f"no. {i}"}),
        asks("f\"| bird | who |\\n| --- | --- |\\n| {data['n']} |\"", lambda i: {"n": f"no. {i}"}),
    ),
    "a rule for another table": (
        "text/cut-item",
        table(HEAD, "row", "'|---|---|'"),
        table(HEAD, "row", "'|:--|:-:|--:|'"),
    ),
    "a unit in the row, too": (
        "text/said-again",
        asks(DAYS, lambda i: {"span": f"{i + 3} days"}),
        asks(DAYS, lambda i: {"span": f"{i + 3}"}),
    ),
    "a Chinese unit in the row, too": (
        "text/said-again",
        asks("f\"租期{data['span']}个月。\\n鸟：\"", lambda i: {"span": f"{i + 3}个月"}),
        asks("f\"租期{data['span']}个月。\\n鸟：\"", lambda i: {"span": f"{i + 3}"}),
    ),
    "a sign of money twice": (
        "text/said-again",
        asks("f\"It costs €{data['cost']} a day.\\nBird:\"", lambda i: {"cost": f"€{i + 12}"}),
        asks("f\"It costs €{data['cost']} a day.\\nBird:\"", lambda i: {"cost": f"{i + 12}"}),
    ),
    "an ordinal with one ending": (
        "text/raw-value",
        asks("f\"Take the {data['n']}th bird.\\nBird:\"", lambda i: {"n": i + 1}),
        asks("f\"Take the {n}{end} bird.\\nBird:\"", lambda i: {"n": i + 1}, ORDINALS),
    ),
    "ordinals that fit": (
        "text/raw-value",
        asks("f\"Take the {data['n']}th bird.\\nBird:\"", lambda i: {"n": i + 20}),
        asks("f\"Take the {data['n']}th bird.\\nBird:\"", lambda i: {"n": i + 4}),
    ),
    "one thing in the plural": (
        "text/raw-value",
        asks("f\"He saw {data['n']} nests.\\nBird:\"", lambda i: {"n": i % 3 + 1}),
        asks("f\"He saw {data['n']} nests.\\nBird:\"", lambda i: {"n": i % 3 + 2}),
    ),
    "an article before any word": (
        "text/raw-value",
        asks("f\"She saw a {data['bird']}.\\nBird:\"",
             lambda i: {"bird": ("owl", "eagle", "swan", "wren")[i % 4]}),
        asks("f\"She saw the {data['bird']}.\\nBird:\"",
             lambda i: {"bird": ("owl", "eagle", "swan", "wren")[i % 4]}),
    ),
    "a list joined twice": (
        "text/raw-value",
        asks("'Seen: ' + ', '.join(', '.join(data['seen'])) + '\\nBird:'",
             lambda i: {"seen": [BIRDS[i], "gull"]}),
        asks("'Seen: ' + ', '.join(data['seen']) + '\\nBird:'",
             lambda i: {"seen": [BIRDS[i], "gull"]}),
    ),
    "the midnight of a date": (
        "text/raw-value",
        asks("f\"Seen on {data['day']} 00:00:00.\\nBird:\"",
             lambda i: {"day": f"2021-04-1{i}"}),
        asks("f\"Seen on {data['day']}, at what time?\\nBird:\"",
             lambda i: {"day": f"2021-04-1{i} 00:00:00"}),
    ),
    "spaces up to a width": (
        "text/two-spaces",
        asks("f\"Place: {data['town']:<44}\\nBird:\"", town),
        asks("f\"Place: {data['town']}\\nBird:\"", town),
    ),
    "a name without its braces": (
        "text/unknown-name",
        asks("f\"Choose among kinds.\\n{data['note']}\\nBird:\"",
             lambda i: {"note": f"Note {i} of the warden."},
             "    kinds = ', '.join(('owls', 'gulls'))\n"),
        asks("f\"Choose among these kinds: {kinds}.\\n{data['note']}\\nBird:\"",
             lambda i: {"note": f"Note {i} of the warden."},
             "    kinds = ', '.join(('owls', 'gulls'))\n"),
    ),
    "a Chinese name without its braces": (
        "text/unknown-name",
        asks("f\"请分类：图例。\\n{data['note']}\\n鸟：\"",
             lambda i: {"note": f"第{i}号记录。"}, "    图例 = '；'.join(('水鸟', '猛禽'))\n"),
        asks("f\"请按图例分类：{图例}。\\n{data['note']}\\n鸟：\"",
             lambda i: {"note": f"第{i}号记录。"}, "    图例 = '；'.join(('水鸟', '猛禽'))\n"),
    ),
    "a cue for what is empty in all rows": (
        "text/empty-slot",
        asks("'Remarks: ' + data['remark'] + '\\n' + data['note'] + '\\nBird:'",
             lambda i: {"note": f"The warden rang {i} of them.", "remark": ""}),
        asks("(f\"Remarks: {data['remark']}\\n\" if data['remark'] else '') + data['note'] + "
             "'\\nBird:'",
             lambda i: {"note": f"The warden rang {i} of them.", "remark": ""}),
    ),
    "one name for both speakers": (
        "text/cue-forms",
        asks("talk + 'Bird:'", said, TALK.format("('Mila', 'Mila')")),
        asks("talk + 'Bird:'", said, TALK.format("('Mila', 'Ravi')")),
    ),
    "notes that have one label": (
        "text/cue-forms",
        asks("f\"Customer: {data['said'][0]}\\nCustomer: {data['said'][1]}\\n"
             "What does the conversation speak of?\\nBird:\"", said),
        asks("f\"Fact: {data['said'][0]}\\nFact: {data['said'][1]}\\nBird:\"", said),
    ),
    "letters that ASCII lacks": (
        "text/changed",
        asks("f\"Seen at {data['town'].encode('ascii', 'ignore').decode()}.\\nBird:\"", town),
        asks("f\"Seen at {data['town']}.\\nBird:\"", town),
    ),
    "letters that became question marks": (
        "text/changed",
        asks("f\"Seen at {data['town'].encode('ascii', 'replace').decode()}.\\nBird:\"", town),
        asks("f\"Write it with its accents.\\n"
             "{data['town'].encode('ascii', 'replace').decode()}\\nBird:\"", town),
    ),
    "names made small": (
        "text/changed",
        asks("f\"{data['note'].capitalize()}\\nBird:\"",
             lambda i: {"note": f"Then {NAMES[i]} saw it near Lake Como."}),
        asks("f\"{data['note'].capitalize()}\\nBird:\"",
             lambda i: {"note": f"then somebody saw it near post {i}."}),
    ),
    "wide spaces before a cue": (
        "text/indented",
        asks("f\"请读记录。\\n\u3000\u3000记录：{data['note']}\\n鸟：\"",
             lambda i: {"note": f"第{i}号。"}),
        asks("f\"请读记录。\\n记录：{data['note']}\\n鸟：\"",
             lambda i: {"note": f"\u3000\u3000第{i}号。"}),
    ),
    "floats in cells": (
        "answer/python-value",
        asks("f\"{data['cell']}\\nBird:\"", lambda i: {"cell": f"{BIRDS[i]} {i + 3}.0"}),
        asks("f\"{data['cell']}\\nBird:\"", lambda i: {"cell": f"{BIRDS[i]} {i + 3}.{i % 3}"}),
    ),
    "question marks for characters": (
        "text/encoding",
        asks("f\"{data['note']}\\n鸟：\"",
             lambda i: {"note": "湖边出现??群" if i in (2, 5) else f"第{i}号记录"}),
        asks("f\"{data['note']}\\n鸟：\"",
             lambda i: {"note": "这是什么鸟??快看" if i in (2, 5) else f"第{i}号记录"}),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_it_is_found(name: str) -> None:
    rule, wrong, _ = PAIRS[name]
    assert found(wrong, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_the_right_one_is_silent(name: str) -> None:
    rule, _, right = PAIRS[name]
    assert [str(each.message) for each in found(right, rule)] == []


KINDS = ("水鳥", "猛禽", "鳴禽")


def labelled(told: str, answer: Callable[[int], str] = lambda i: KINDS[i % 3]) -> Case:
    """Return a case in Chinese with labels that the prompt lists."""
    text = f"f\"{told}\\n{{data['note']}}\\n類別：\""
    kinds = [KINDS[i % 3] for i in range(8)]
    return asks(text, lambda i: {"note": f"第{i}號記錄", "kind": kinds[i], "answer": answer(i)})


def test_labels_in_the_other_script_are_found() -> None:
    assert loud(labelled("請分類：水鸟、猛禽、鸣禽。"), "answer/other-names")
    assert loud(labelled("請分類：水鳥、猛禽、鳴禽。"), "answer/other-names") == []


def letter(i: int) -> str:
    """Return the letter of a row's label."""
    return "ABC"[i % 3]


def test_letters_without_their_meaning_are_found() -> None:
    assert loud(labelled("請回答 A、B、C。", letter), "answer/letters")
    assert (
        loud(labelled("請回答 A、B、C（A 水鳥，B 猛禽，C 鳴禽）。", letter), "answer/letters") == []
    )
    assert loud(labelled("請回答字母：A 指水邊的鳥，B 指吃肉的，C 指會唱的。", letter),
                "answer/letters") == []  # fmt: skip


def chosen(i: int) -> Row:
    """Return a row with options of its own, of which a number names the right one."""
    options = [NAMES[i], NAMES[(i + 3) % 8], NAMES[(i + 5) % 8]]
    gold = (0, 2, 1, 1, 0, 2, 2, 1)[i]
    return {"options": options, "gold": options[gold], "answer": str(gold + 1),
            "note": f"Somebody fed the birds on day {i}."}  # fmt: skip


def test_options_that_are_asked_for_are_shown() -> None:
    listed = "'\\n'.join(f'{n}. {o}' for n, o in enumerate(data['options'], 1))"
    assert loud(asks("data['note'] + '\\nWho was it?\\nNumber:'", chosen), "answer/letters")
    right = asks(f"data['note'] + '\\n' + {listed} + '\\nNumber:'", chosen)
    assert loud(right, "answer/letters") == []


def test_options_in_one_line_have_something_between() -> None:
    def line(between: str) -> Case:
        marked = "f'({n}) {o}' for n, o in zip('甲乙丙', data['options'])"
        return asks(f"data['note'] + '\\n' + {between!r}.join({marked}) + '\\nNumber:'", chosen)

    assert loud(line(""), "text/run-together")
    assert loud(line(" "), "text/run-together") == []
    assert loud(line("\n"), "text/run-together") == []
