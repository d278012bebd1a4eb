"""Slips of a template's layout and of its rows: colons, loops, lines that run together, labels in
one line, counts of examples, passages that nothing shows, answers that are several in one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows, case
from workbench.types import RenderSettings

BIRDS: Rows = [{"bird": bird, "place": place}
               for bird, place in 3 * (("coot", "lake"), ("lark", "field"), ("owl", "wood"),
                                       ("gull", "shore"))]  # fmt: skip
BIRDS = [{**row, "bird": f"{row['bird']} {i}"} for i, row in enumerate(BIRDS)]
KANJI: Rows = [{"文": f"{text}{i}", "種": kind} for i, (text, kind) in enumerate(4 * (
    ("席を予約したいです。", "予約"), ("料理が冷めていました。", "不満"),
    ("駐車場はありますか。", "質問")))]  # fmt: skip
RULED: Rows = [{"rule": f"{text} ({i})", "asked": asked, "ok": ok}
                for i, (text, asked, ok) in enumerate((
    ("Dogs must wear a leash in the park after nine.", "May dogs run free at ten?", "no"),
    ("The pool closes when lightning is seen nearby.", "Is the pool open in lightning?", "no"),
    ("Guests may park bicycles behind the laundry.", "May guests leave bicycles there?", "yes"),
    ("Ovens have to be cleaned by whoever used them.", "Must users clean ovens?", "yes"),
    ("Parcels are kept in the office for seven days.", "Are parcels kept a month?", "no"),
    ("Music is allowed in the garden until midnight.", "Is garden music banned at noon?", "no"),
    ("Tenants water the roof plants by turns in summer.", "Do tenants water plants?", "yes"),
    ("Smoking is forbidden in the cellar.", "Is smoking forbidden below?", "yes")))]  # fmt: skip
NAMES: Rows = [{"clue": f"Clue {i}", "word": word} for i, word in enumerate((
    "anvil", "basket", "candle", "drum", "easel", "funnel", "goblet", "hammer", "inkpot",
    "jug"))]  # fmt: skip
SEQUENCES: Rows = [{"noun": word, "other": f"{word}s"} for word in (
    "wall", "garden", "lamp", "ticket", "window", "finger", "market", "bottle")]  # fmt: skip


def birds(said: str = "", first: str = "Bird:", last: str = "Where:") -> Case:
    return case(f"{said}{first} {{data['bird']}}\n{last}", "data['place']", BIRDS)


def kanji(said: str, output: str = "data['種']", rows: Rows = KANJI) -> Case:
    return case(f"{said}\n客の声：{{data['文']}}\n種類：", output, rows, before="")


def numbered(said: str) -> Case:
    rows = [{**row, "nr": str(["lake", "field", "wood", "shore"].index(str(row["place"])) + 1)}
            for row in BIRDS]  # fmt: skip
    legend = "1) lake\n2) field\n3) wood\n4) shore"
    return case(f"{said}\n{legend}\n\nBird: {{data['bird']}}\nHabitat:", "data['nr']", rows)


def looped(line: str) -> Case:
    source = (
        "def transform(data, num_sample, r, dataset_name):\n    lines = ['Pack for the trip.']\n"
        f"    for thing in data['things']:\n{line}"
        "    text = '\\n'.join(lines) + '\\nFirst:'\n"
        "    return {'input': text, 'output': ' ' + data['first'],"
        " 'processed_output': data['first']}\n"
    )
    rows = [{"things": [f"{name} {i}" for name in ("tent", "stove", "rope")], "first": f"tent {i}"}
            for i in range(6)]  # fmt: skip
    return Case(source=source, rows=rows)


def joined(sign: str) -> Case:
    parts = (
        "['Sort the bird', 'lake or pond: water', 'field or moor: open land',"
        " f\"Bird: {data['bird']}\", 'Where:']"
    )
    return Case(
        source=returns(f"{sign!r}.join({parts})", "' ' + data['place']", "data['place']"),
        rows=BIRDS,
    )


def told_in(said: str, shots: int) -> Case:
    own = birds()
    return replace(own, settings=RenderSettings(num_fewshot=shots, description=said))


def passages(shown: str) -> Case:
    return case(f"{shown}Asked: {{data['asked']}} (yes/no)\nReply:", "data['ok']", RULED)


def words(*changed: tuple[int, str]) -> Case:
    rows: list[dict[str, Any]] = [dict(row) for row in NAMES]
    for place, word in changed:
        rows[place]["word"] = word
    return case("Clue: {data['clue']}\nWord:", "data['word']", rows)


def plurals(said: str) -> Case:
    return case(f"{said}\nNoun: {{data['noun']}}\nResult:", "data['other']", SEQUENCES)


PAIRS = {
    "a space before one colon": (
        "text/cue-forms",
        birds(first="Bird :"),
        birds(first="Bird :", last="Where :"),
    ),
    "a space before the last colon alone": (
        "text/cue-forms",
        birds(last="Habitat :"),
        birds(last="Habitat:"),
    ),
    "a space before a French colon alone": (
        "text/cue-forms",
        birds("Où vit-il ?\n", "Oiseau\u00a0:", "Milieu:"),
        birds("Où vit-il ?\n", "Oiseau\u00a0:", "Milieu\u00a0:"),
    ),
    "a wide colon twice before a slot of format": (
        "text/stray-sign",
        Case(source=returns("'鸟名：：{}\\n住处：'.format(data['bird'])", "data['place']",
                            "data['place']"), rows=BIRDS),
        Case(source=returns("'鸟名：{}\\n住处：'.format(data['bird'])", "data['place']",
                            "data['place']"), rows=BIRDS),
    ),
    "a loop that keeps its last line": (
        "text/cut-item",
        looped("        line = f'* {thing}'\n    lines.append(line)\n"),
        looped("        line = f'* {thing}'\n        lines.append(line)\n"),
    ),
    "lines that are joined by nothing": ("text/run-together", joined(""), joined("\n")),
    "a label renamed in a line of them": (
        "answer/other-names",
        birds("lake | field | forest | shore\n"),
        birds("lake | field | wood | shore\n"),
    ),
    "a label renamed between arrows": (
        "answer/other-names",
        birds("From wet to dry: lake > coast > field > wood\n"),
        birds("From wet to dry: lake > shore > field > wood\n"),
    ),
    "labels that were translated in brackets": (
        "answer/other-names",
        kanji("次の【booking】【complaint】【question】から一つ選ぶ。"),
        kanji("次の【予約】【不満】【質問】から一つ選ぶ。"),
    ),
    "a number is asked for, and names are right": (
        "few-shot/other-form",
        kanji("A=予約、B=不満、C=質問の記号で答える。"),
        kanji("A=予約、B=不満、C=質問の名前で答える。"),
    ),
    "a name is asked for, not the number": (
        "few-shot/other-form",
        numbered("Nenne den Lebensraum, nicht die Nummer."),
        numbered("Nenne die Nummer, nicht den Lebensraum."),
    ),
    "a name is asked for in Italian": (
        "few-shot/other-form",
        numbered("Scrivi il nome invece del numero."),
        numbered("Scrivi il numero del nome."),
    ),
    "a reason is asked for in Japanese": (
        "few-shot/other-form",
        kanji("種類を選び、その理由を短く添えてください。"),
        kanji("種類を選んでください。"),
    ),
    "three examples in Dutch": (
        "few-shot/other-count",
        told_in("Hieronder volgen drie voorbeelden.", 2),
        told_in("Hieronder volgen twee voorbeelden.", 2),
    ),
    "four examples in Russian": (
        "few-shot/other-count",
        told_in("Ниже даны четыре примера.", 3),
        told_in("Ниже даны три примера.", 3),
    ),
    "five examples in Japanese": (
        "few-shot/other-count",
        told_in("まず、次の五つの例を見てください。", 2),
        told_in("まず、次の二つの例を見てください。", 2),
    ),
    "five examples in Turkish": (
        "few-shot/other-count",
        told_in("Aşağıda beş örnek var.", 2),
        told_in("Aşağıda iki örnek var.", 2),
    ),
    "a passage that nothing shows": (
        "text/no-question",
        passages(""),
        passages("House rule: {data['rule']}\n"),
    ),
    "two words in one answer": (
        "answer/unlike-others",
        words((3, "drum / snare")),
        words((3, "snare")),
    ),
    "two words in one answer, by or": (
        "answer/unlike-others",
        words((6, "goblet or cup")),
        words((6, "cup")),
    ),
    "a language that no answer is in": (
        "few-shot/other-form",
        plurals("Give the word in Italian."),
        plurals("Give the plural."),
    ),
    "a file's name in a sentence": (
        "text/snake-name",
        birds("This is garden_birds_v2. Say where each lives.\n"),
        birds("These are garden birds. Say where each lives.\n"),
    ),
    "another cue in the line of a worked example": (
        "few-shot/worked-cue",
        birds("Bird: heron\n(one word) Home: lake\n\n", last="(one word) Where:"),
        birds("Bird: heron\n(one word) Where: lake\n\n", last="(one word) Where:"),
    ),
    "an English row among Japanese ones": (
        "text/unlike-others",
        kanji("選ぶ。", rows=[*KANJI, {"文": "We waited for the bill and nobody came to us.",
                                  "種": "不満"}]),
        kanji("選ぶ。"),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("rule", "wrong", "right"), PAIRS.values(), ids=PAIRS)
def test_told_where_they_slip_and_only_there(rule: str, wrong: Case, right: Case) -> None:
    assert found(wrong, rule)
    assert not found(right, rule)


QUIET = {
    "colons below each other": (
        "text/cue-forms",
        case("Bird  : {data['bird']}\nPlace : {data['place']}\nSign:", "'+'", BIRDS),
    ),
    "a fraction": ("answer/unlike-others", words((3, "1/2"))),
    "examples that are to be given": (
        "few-shot/other-count",
        told_in("Nenne unten drei Beispiele.", 2),
    ),
    "keys with underscores": (
        "text/snake-name",
        birds("The field home_range says where each lives.\n"),
    ),
    "a loop that makes a list of its own": (
        "text/cut-item",
        looped("        lines.append(thing)\n"),
    ),
}


@pytest.mark.parametrize(("rule", "right"), QUIET.values(), ids=QUIET)
def test_what_is_meant_so_is_left_alone(rule: str, right: Case) -> None:
    assert not found(right, rule)
