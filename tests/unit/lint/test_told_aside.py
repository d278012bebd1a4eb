"""Answers that brackets, keys, legends or the looks of a name in a table give away, and fields that
are asked for by their own name: each leak beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from tests.unit.lint.test_other_answer import answered_otherwise

LEAKED = "answer/leaked"
Row = Mapping[str, Any]
BEASTS = ("otter", "stork", "gecko", "trout", "bat", "wren", "viper", "carp", "hare", "swan",
          "skink", "tench")  # fmt: skip
CLASSES = ("mammal", "bird", "reptile", "fish")
SAID = (
    "The train was on time again.", "My bag came back without a wheel.",
    "We got the table by the window.", "They closed the gate before us.",
    "The garden was open until nine.", "Nobody told us about the strike.",
    "The guide waited for the slowest.", "Our room faced a wall of bricks.",
    "The soup came with fresh bread.", "The lift stood still all week.",
    "The map was right in all details.", "The pool had no water in it.",
)  # fmt: skip


def beasts(head: str, *, asked: str = "{data['beast']}\\nClass:", mark: bool = False) -> Case:
    """Return twelve animals with their classes, or with the numbers of these, and what stands
    before each question."""
    rows = [
        {"beast": beast, "kind": str(i % 4 + 1) if mark else CLASSES[i % 4]}
        for i, beast in enumerate(BEASTS)
    ]
    return Case(returns(f'f"{head}\\n{asked}"', "' ' + data['kind']", "data['kind']"), rows)


NUMBERS = "1 mammal, 2 bird, 3 reptile, 4 fish"
KEY = ", ".join(f"{beast} {i % 4 + 1}" for i, beast in enumerate(BEASTS))
GROUPS = ". ".join(
    f"{one.capitalize()}: {', '.join(BEASTS[i::4])}" for i, one in enumerate(CLASSES)
)


def test_the_key_of_a_few_labels_stands_in_the_prompt() -> None:
    assert found(beasts(f"{NUMBERS}. {KEY}", mark=True), LEAKED)
    assert not found(beasts(NUMBERS, mark=True), LEAKED)
    some = ", ".join(KEY.split(", ")[:3])
    assert not found(beasts(f"{NUMBERS}. {some}", mark=True), LEAKED)
    assert not found(beasts(f"Look up the number in the menu. {KEY}", mark=True), LEAKED)


def test_the_key_stands_there_in_groups() -> None:
    assert found(beasts(GROUPS), LEAKED)
    labels = ", ".join(CLASSES)
    assert not found(beasts(f"{labels}. Some of them: {', '.join(BEASTS)}"), LEAKED)
    assert not found(beasts(GROUPS.replace("otter", "oryx")), LEAKED)


def bracketed(form: Callable[[int, Row], str], ask: str = "When is it due?") -> Case:
    """Return twelve trains with their times, `due`, and a text made of each."""
    rows: list[Row] = [{"due": f"{8 + i}:{(7 * i) % 60:02}", "from": f"{i + 1}:30"}
                       for i in range(12)]  # fmt: skip
    rows = [{**row, "train": form(i, row)} for i, row in enumerate(rows)]
    return Case(
        returns(f"f\"{ask}\\n{{data['train']}}\\nTime:\"", "' ' + data['due']", "data['due']"), rows
    )


def test_an_answer_stands_in_brackets_behind_the_same_words() -> None:
    told = "Train {i} left at {r[from]} (due at {r[due]}), and travels on."
    assert found(bracketed(lambda i, r: told.format(i=i, r=r)), LEAKED)
    other = "Train {i} left at {r[from]} (it is due, if {i} is right, at {r[due]} or so)."
    assert not found(bracketed(lambda i, r: other.format(i=i, r=r)), LEAKED)
    asked = "Which time stands in brackets?"
    assert not found(bracketed(lambda i, r: told.format(i=i, r=r), asked), LEAKED)


def legended(shown: Callable[[int], str]) -> Case:
    """Return twelve messages for offices by letter, with another field that is shown."""
    offices = ("roads", "water", "waste")
    rows = [{"said": SAID[i], "office": "abc"[i % 3], "to": shown(i)} for i in range(12)]
    legend = "\\n".join(f"{mark}) {office}" for mark, office in zip("abc", offices, strict=True))
    text = (
        f"f\"Which office?\\n{legend}\\n\\n{{data['said']}}\\nSent to: {{data['to']}}\\nLetter:\""
    )
    return Case(returns(text, "' ' + data['office']", "data['office']"), rows)


def test_what_a_legend_has_behind_a_letter_is_shown() -> None:
    offices = ("roads", "water", "waste")
    assert any("roads" in said for said in loud(legended(lambda i: offices[i % 3]), LEAKED))
    assert not found(legended(lambda i: offices[i * i % 3]), LEAKED)


REVIEWS = ("洗了一次就掉色。", "做工很细，穿着舒服。", "问什么都不回。", "第二天就到了。",
           "屏幕有两条划痕。", "还想再买一个。", "退货自己出运费。", "灯光柔和。",
           "用了三天就坏了。", "值得推荐。")  # fmt: skip


@pytest.mark.parametrize(("form", "is_told"), [("（{}星）", True), ("（网友）", False)])
def test_stars_behind_a_short_text_go_with_one_answer(form: str, is_told: bool) -> None:
    rows = [{"text": said + form.format(1 + i % 2 * 4), "mood": "差好"[i % 2]}
            for i, said in enumerate(REVIEWS)]  # fmt: skip
    case = Case(returns("f\"{data['text']}\\n答：\"", "data['mood']", "data['mood']"), rows)
    assert bool(found(case, LEAKED)) is is_told


def advert(i: int, left: str = "", right: str = "") -> Row:
    """Return an advert with what it is of, the name of that between two marks."""
    name, day, hall = BEASTS[i].title(), ("Monday", "Friday")[i % 2], f"Hall {i}"
    return {"advert": f"See {left}{name}{right} on {day} in {hall}.", "name": name, "day": day,
            "hall": hall}  # fmt: skip


def test_one_part_of_an_answer_stands_between_double_marks() -> None:
    gold = "json.dumps({k: data[k] for k in ('name', 'day', 'hall')})"
    source = "import json\n" + returns(
        "f\"As JSON: {data['advert']}\\nJSON:\"", f"' ' + {gold}", gold
    )
    for marks, is_told in ((("<<", ">>"), True), (("[", "]"), False), (("", ""), False)):
        case = Case(source, [advert(i, *marks) for i in range(12)])
        assert bool(found(case, "answer/marked")) is is_told


def armed(form: Callable[[str, bool], str]) -> Case:
    """Return twelve lists of three things with a number each; the name of the one with the largest
    number, at each place by turns, is made by `form`, as those of the others are."""
    rows: list[Row] = []
    for i, beast in enumerate(BEASTS):
        names = [f"old {beast}", f"young {beast}", f"grey {beast}"]
        things = [{"name": form(name, k == i % 3), "weight": 10 * k + i + 90 * (k == i % 3)}
                  for k, name in enumerate(names)]  # fmt: skip
        rows.append({"things": things, "best": things[i % 3]["name"]})
    lines = "'\\n'.join(f\"{t['name']}: {t['weight']} kg\" for t in data['things'])"
    text = f"{lines} + '\\nWhich weighs most?'"
    return Case(returns(text, "' ' + data['best']", "data['best']"), rows)


def test_the_right_name_of_a_list_alone_has_capitals() -> None:
    rule = "answer/stands-out"
    assert found(armed(lambda name, is_right: name.title() if is_right else name), rule)
    assert not found(armed(lambda name, _: name.title()), rule)
    assert not found(armed(lambda name, _: name), rule)


def orders(note: Callable[[int], str], answer: str) -> Case:
    """Return ten orders with a dish and a note, which is shown where there is one; the answer is an
    expression."""
    rows: list[Row] = [{"dish": f"{beast} soup", "note": note(i)}
                       for i, beast in enumerate(BEASTS[:10])]  # fmt: skip
    lines = "['Order: ' + data['dish'], *(['Note: ' + data['note']] if data['note'] else [])]"
    text = f"'\\n'.join({lines}) + '\\nAnswer:'"
    return answered_otherwise(Case(returns(text, f"' ' + {answer}", answer), rows))


def test_a_note_that_some_rows_lack_is_asked_about() -> None:
    whether = "('yes' if data['note'] else 'no')"
    assert not loud(orders(lambda i: f"no {BEASTS[i]}" if i % 2 else "", whether), LEAKED)
    assert loud(orders(lambda i: str(1 + i % 3), "data['note']"), LEAKED)


ASKED: Mapping[str, tuple[str, bool]] = {
    "by its name": ("dish={dish}; note={note}; price={price}\\nprice in euros:", False),
    "by no name": ("dish={dish}; note={note}; price={price}\\nin euros:", True),
    "as the cue alone": ("dish={dish}; note={note}; price={price}\\nPrice:", True),
}


@pytest.mark.parametrize("name", ASKED)
def test_a_field_may_be_asked_for_by_its_name(name: str) -> None:
    text, is_told = ASKED[name]
    for field in ("dish", "note", "price"):
        text = text.replace(f"{{{field}}}", f"{{data['{field}']}}")
    rows: list[Row] = [{"dish": f"{beast} soup", "note": ("", "hot", "mild")[i % 3],
                        "price": str(3 * i + 4)} for i, beast in enumerate(BEASTS)]  # fmt: skip
    case = Case(returns(f'f"{text}"', "' ' + data['price']", "data['price']"), rows)
    assert bool(loud(case, LEAKED)) is is_told


def capitals(word: str) -> Case:
    """Return eight countries with their capitals, in Arabic; one is called as its country."""
    pairs = {"مصر": "القاهرة", "المغرب": "الرباط", "العراق": "بغداد", "اليابان": "طوكيو",
             "فرنسا": "باريس", "الأردن": "عمان", "لبنان": "بيروت"}  # fmt: skip
    rows = [{"q": one, "a": other} for one, other in (*pairs.items(), (word, word))]
    return Case(
        returns("f\"ما عاصمة {data['q']}؟\\nالجواب:\"", "' ' + data['a']", "data['a']"), rows
    )


def test_a_country_may_be_called_as_its_capital_in_any_script() -> None:
    assert not loud(capitals("تونس"), "answer/other-form")
    assert loud(capitals("مدينة على البحر الكبير"), "answer/other-form")
