"""Faults of the rows and their labels."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import GOAL, LEASE, ODDS, PRIO, RIVER, STARS, STORE
from tests.lint.fortyfourth.tasks_free import BILL, CHORES, COLD, DOSE, LIBSQL, MINUTES, TRIP
from tests.lint.fortyfourth.tasks_langs import CULT, GLOSS, OTZYV, POST, TENKI, VERBI
from tests.lint.fortyfourth.tasks_zh import CHENGYU, DILI, MENZHEN, TOUSU, YUEDU, YUNLI
from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, Row, changed

F = "rows and labels"


def _first(options: str, answer: str):
    def run(rows: list[Row]) -> None:
        for row in rows:
            row[options].insert(0, row[options].pop(row[answer]))
            row[answer] = 0

    return run


def _again(number: int, **values: object):
    def run(rows: list[Row]) -> list[Row]:
        return [*rows, {**rows[number], **values}]

    return run


def _header(rows: list[Row]) -> list[Row]:
    return [{key: key for key in rows[0]}, *rows]


def _all(field: str, value: object):
    return put(field, lambda row: value)


def _longest(rows: list[Row]) -> None:
    for row in rows:
        scores = row["target_scores"]
        row["target_scores"] = {
            (key.rstrip(".") + ", which is what most cooks do at home." if score else key): score
            for key, score in scores.items()
        }


def _turned(rows: list[Row]) -> None:
    for row in rows[2::4]:
        year, month, day = row["date"].split("-")
        row["date"] = f"{year}-{day}-{month}"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label is spelt in two ways",
        "answer/two-spellings answer/other-form answer/unlike-others answer/not-an-option"
        " answer/other-names",
        changed(POST, rows=at(4, anliegen="umzug")),
        changed(PRIO, rows=at(5, priority="p3")),
        changed(MENZHEN, rows=at(2, 科別="皮肤科")),
        changed(OTZYV, rows=at(3, target_scores={"Хорошо": 0, "Плохо": 1})),
    ),
    kind(
        F,
        "the right option is the first in every row",
        "answer/one-place answer/same-gold",
        changed(CULT, rows=_first("opciones", "correcta")),
        changed(CHENGYU, rows=_first("备选", "正确")),
        changed(ODDS, rows=_first("words", "odd")),
    ),
    kind(
        F,
        "a text has two labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc"
        " few-shot/repeated",
        changed(POST, rows=_again(3, anliegen="Rechnung")),
        changed(TOUSU, rows=_again(6, label=1)),
        changed(YUNLI, rows=_again(2, target_scores={"蕴含": 0, "矛盾": 1, "无关": 0})),
    ),
    kind(
        F,
        "an option is listed twice",
        "answer/same-option answer/letters",
        changed(CULT, rows=at(4, opciones=["China", "China", "Egipto"])),
        changed(DILI, rows=at(2, B="洞庭湖")),
        changed(CHENGYU, rows=at(1, 备选=["亡羊补牢", "井底之蛙", "井底之蛙"])),
        changed(ODDS, rows=at(3, words=["red", "loud", "red", "blue"])),
    ),
    kind(
        F,
        "an answer does not stand in its text",
        "answer/not-an-option answer/unlike-others answer/other-rule",
        changed(YUEDU, rows=at(4, huida="昆明")),
        changed(TENKI, rows=at(3, time="午前8時")),
        changed(CHORES, rows=at(7, name="Finn")),
        changed(DOSE, rows=at(5, drug="furosemide")),
    ),
    kind(
        F,
        "the heading of the table became a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/not-an-option"
        " answer/other-names few-shot/other-labels text/unknown-name code/error answer/letters",
        changed(POST, rows=_header),
        changed(MENZHEN, rows=_header),
        changed(GLOSS, rows=_header),
    ),
    kind(
        F,
        "no option of a row is right, or two are",
        "answer/several-golds answer/no-gold code/error",
        changed(YUNLI, rows=at(3, target_scores={"蕴含": 1, "矛盾": 0, "无关": 1})),
        changed(OTZYV, rows=at(6, target_scores={"хорошо": 0, "плохо": 0})),
        changed(
            GOAL,
            rows=at(4, target_scores={"See if it sinks in water.": 1, "Weigh it on a scale.": 1}),
        ),
    ),
    kind(
        F,
        "all rows have one label",
        "answer/same-gold",
        changed(RIVER, rows=_all("answer", True)),
        changed(LEASE, rows=_all("label", 1)),
        changed(TOUSU, rows=_all("label", 2)),
    ),
    kind(
        F,
        "a few rows name their class where the others have its number",
        "code/error answer/unlike-others answer/other-form answer/other-names answer/legend"
        " answer/two-spellings answer/not-an-option text/unlike-others",
        changed(TOUSU, rows=at(4, label="送达太晚")),
        changed(STARS, rows=at(2, stars="five")),
        changed(PRIO, rows=at(1, priority="one person is hindered")),
    ),
    kind(
        F,
        "the right option is always the longest",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(GOAL, rows=_longest),
        changed(
            CULT,
            rows=put(
                "opciones",
                lambda row: [
                    option + ", como sabe todo el mundo" if place == row["correcta"] else option
                    for place, option in enumerate(row["opciones"])
                ],
            ),
        ),
    ),
    kind(
        F,
        "month and day are exchanged in some dates",
        "answer/other-rule answer/unlike-others answer/other-form",
        changed(MINUTES, rows=_turned),
        changed(MINUTES, rows=at(1, date="20/06/2023")),
    ),
    kind(
        F,
        "rows of another language slipped in",
        "answer/unlike-others text/unlike-others answer/not-an-option answer/other-names",
        changed(TENKI, rows=at(4, mail="I would like to book a room at 1 pm.", time="1 pm")),
        changed(GLOSS, rows=at(6, en="锅", fr="平底锅")),
        changed(
            YUEDU,
            rows=at(
                3, duanwen="The match was moved to Sunday.", wenti="When is it?", huida="Sunday"
            ),
        ),
    ),
    kind(
        F,
        "a text is missing and is written as None",
        "text/nothing code/error text/empty-slot text/unlike-others text/no-question",
        changed(POST, rows=at(2, nachricht=None)),
        changed(STORE, rows=at(4, opt_d=None)),
        changed(TOUSU, rows=at(5, text=None)),
        changed(VERBI, rows=at(3, verbo=None)),
    ),
    kind(
        F,
        "a text is empty",
        "text/empty-slot text/unlike-others answer/empty-option text/no-question"
        " answer/not-an-option",
        changed(YUEDU, rows=at(1, duanwen="")),
        changed(STORE, rows=at(6, opt_a="")),
        changed(LIBSQL, rows=at(3, request="")),
        changed(CHENGYU, rows=at(6, 备选=["一举两得", "", "掩耳盗铃"])),
    ),
    kind(
        F,
        "the answer of one row slipped to the next",
        "answer/not-an-option answer/unlike-others answer/chain-differs answer/other-rule"
        " answer/not-extracted few-shot/wrong-sum",
        changed(BILL, rows=at(4, vendor="Petrol Otto", total="51.00")),
        changed(TRIP, rows=at(3, result=33)),
        changed(DOSE, rows=at(2, drug="ibuprofen", dose="1200 mg")),
        changed(TENKI, rows=at(5, time="午後1時")),
    ),
    kind(
        F,
        "numbers came as floats from a table with gaps",
        "answer/python-value text/raw-value answer/not-extracted answer/other-names"
        " answer/legend answer/letters answer/not-in-output",
        changed(COLD, rows=put("readings", lambda row: [float(n) for n in row["readings"]])),
        changed(STARS, rows=put("stars", lambda row: float(row["stars"]))),
        changed(TRIP, rows=put("result", lambda row: float(row["result"]))),
    ),
    kind(
        F,
        "the option with the right text is missing in a row",
        "answer/letters answer/not-an-option code/error answer/gold-differs answer/unlike-others"
        " text/unlike-others",
        changed(CULT, rows=at(2, opciones=["el Cantábrico", "el Caribe"])),
        changed(CHENGYU, rows=at(2, 备选=["愚公移山", "叶公好龙"])),
        changed(ODDS, rows=at(2, words=["trout", "carp", "pike"])),
    ),
)
