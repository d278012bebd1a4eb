"""Faults of what a letter, a number or a label means, of lists of options."""

from __future__ import annotations

from typing import Any

from tests.lint.fortyninth.tasks_exam import BOOLS, HEIGHTS, OPTICS, PRONOUN
from tests.lint.fortyninth.tasks_work import (
    CHAT,
    CLAUSE,
    JOBS,
    REVIEWS,
    SENSOR,
    TICKETS,
)
from tests.lint.fortyninth.tasks_world import NOTICIAS, SINONIM, VERDADE
from tests.lint.fortyninth.tasks_zh import HISTORY, JUDGE, SHOP
from tests.lint.making import RowChange, at, each, kind
from tests.lint.shape import Kind, Row, changed

L = "what a letter means"


def _first(row: Row) -> None:
    choices = row["choices"]
    choices.insert(0, choices.pop(row["answer"]))
    row["answer"] = 0


def _key_first(row: Row) -> None:
    options, key = row["options"], row["key"]
    options["A"], options[key] = options[key], options["A"]
    row["key"] = "A"


def _right(before: str, behind: str) -> RowChange:
    """Return what writes something before and behind the right one of a row's options."""

    def change(row: Row) -> None:
        options: Any = row.get("options") or row["choices"]
        place = row["key"] if "options" in row else row["answer"]
        options[place] = f"{before}{options[place]}{behind}"

    return each(change)


def _named(label: str) -> RowChange:
    def make(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{row[label]}-{number + 17}"

    return make


def _marks(form: str, marks: str) -> RowChange:
    def change(row: Row) -> None:
        row["choices"] = [form.format(m, t) for m, t in zip(marks, row["choices"], strict=False)]

    return each(change)


NAMES = (
    "answer/legend answer/gold-differs answer/other-rule answer/other-names few-shot/wrong-answer"
)
LIST = "answer/letters answer/letter-asked answer/gold-differs answer/legend answer/other-names"

KINDS: tuple[Kind, ...] = (
    kind(
        L,
        "the legend was turned round while it was translated or reordered",
        NAMES,
        changed(
            VERDADE, ("Responda V se", "Responda F se"), ("e F se for falsa", "e V se for falsa")
        ),
        changed(JUDGE, ("正确答“对”，错误答“错”", "正确答“错”，错误答“对”")),
        changed(SENSOR, ("is cold below", "is hot below"), ("and hot above", "and cold above")),
        changed(
            NOTICIAS, ('"deportes", "economía", "cultura"', '"cultura", "economía", "deportes"')
        ),
    ),
    kind(
        L,
        "the meanings of two labels stand in each other's line",
        NAMES,
        changed(
            TICKETS,
            ("broken or missing devices", "@"),
            ("passwords, accounts and permissions", "broken or missing devices"),
            ("@", "passwords, accounts and permissions"),
        ),
        changed(
            SENSOR,
            ("normal from 40 to 80, and hot above 80", "hot from 40 to 80, and normal above 80"),
        ),
    ),
    kind(
        L,
        "the thresholds were brought up to date, and the labels were not",
        NAMES + " few-shot/other-form",
        changed(SENSOR, ("40 to 80, and hot above 80", "40 to 90, and hot above 90")),
        changed(
            SENSOR,
            ("below 40 degrees, normal from 40", "below 30 degrees, normal from 30"),
        ),
        changed(HEIGHTS, ("with > between.", "with > between. Leave out peaks below 900 m.")),
    ),
    kind(
        L,
        "the options count from one in the list and from nought in the answers",
        LIST + " answer/not-an-option code/error answer/other-rule",
        changed(NOTICIAS, ("start=1", "start=0")),
        changed(SINONIM, ('str(data["answer"] + 1)', 'str(data["answer"])')),
        changed(HISTORY, ('MARKS[data["answer"]]', 'MARKS[data["answer"] - 1]')),
    ),
    kind(
        L,
        "options are sorted for show after the letter was settled",
        LIST + " answer/other-rule",
        changed(HISTORY, ('zip(MARKS, data["choices"])', 'zip(MARKS, sorted(data["choices"]))')),
        changed(
            SINONIM, ('enumerate(data["choices"], 1)', 'enumerate(sorted(data["choices"]), 1)')
        ),
        changed(
            OPTICS,
            ("for letter in sorted(options)", "for letter, text in zip('ABCD', texts)"),
            ("{options[letter]}", "{text}"),
            ("        return", "        texts = sorted(options.values())\n        return"),
        ),
    ),
    kind(
        L,
        "options are shuffled against bias, and the key stays what it was",
        LIST + " code/random code/same-draw code/not-repeated answer/other-rule",
        changed(
            HISTORY, ('zip(MARKS, data["choices"])', 'zip(MARKS, r.sample(data["choices"], 4))')
        ),
        changed(
            SINONIM, ('enumerate(data["choices"], 1)', 'enumerate(r.sample(data["choices"], 3), 1)')
        ),
        changed(
            HISTORY,
            (
                'zip(MARKS, data["choices"])',
                'zip(MARKS, random.Random(7).sample(data["choices"], 4))',
            ),
        ),
    ),
    kind(
        L,
        "options are listed with bullets, and letters or numbers are asked for",
        LIST + " few-shot/other-form",
        changed(HISTORY, ("{mark}．{option}", "- {option}")),
        changed(OPTICS, ("({letter}) ", "* ")),
        changed(SINONIM, ("{nomer}) {slovo}", "• {slovo}")),
        changed(PRONOUN, ("1: {data", "- {data"), ("2: {data", "- {data")),
    ),
    kind(
        L,
        "a slip of the index gives all options one mark",
        LIST + " text/said-again",
        changed(HISTORY, ('f"{mark}．', 'f"{MARKS[0]}．')),
        changed(SINONIM, ('f"{nomer}) ', 'f"{1}) ')),
        changed(PRONOUN, ("\\n2: {data", "\\n1: {data")),
    ),
    kind(
        L,
        "the marks of the options were changed in the list alone",
        LIST + " answer/two-spellings few-shot/other-form",
        changed(HISTORY, ('f"{mark}．', "f\"{'①②③④'[MARKS.index(mark)]}")),
        changed(OPTICS, ("({letter})", "({letter.lower()})")),
        changed(SINONIM, ("{nomer}) {slovo}", "{'абв'[nomer - 1]}) {slovo}")),
        changed(PRONOUN, ("1: {data", "A: {data"), ("2: {data", "B: {data")),
    ),
    kind(
        L,
        "a newer version of the data brings the options' marks along",
        "text/said-again answer/letters answer/stands-out text/stray-sign",
        changed(HISTORY, rows=_marks("{}．{}", "ABCD")),
        changed(SINONIM, rows=_marks("{}) {}", "123")),
        changed(
            OPTICS,
            rows=each(
                lambda row: row.update(options={k: f"({k}) {v}" for k, v in row["options"].items()})
            ),
        ),
    ),
    kind(
        L,
        "the instruction's list of labels lacks one",
        "answer/other-names answer/legend answer/other-count answer/not-an-option few-shot/other-form",
        changed(TICKETS, ('    "network": "VPN, Wi-Fi and connections",\n', "")),
        changed(CHAT, ("return, delivery, price or cancel", "return, delivery or cancel")),
        changed(SHOP, ("好评、中评还是差评", "好评还是差评")),
        changed(JOBS, ("(office, home or hybrid)", "(office or home)")),
    ),
    kind(
        L,
        "a few rows were labelled after the guideline had got one label more",
        "answer/other-names answer/unlike-others answer/legend answer/not-an-option "
        "few-shot/other-labels answer/other-form answer/no-gold",
        changed(TICKETS, rows=at(6, queue="printing")),
        changed(REVIEWS, rows=at(4, aspect="bathroom")),
        changed(CHAT, rows=at(9, intent="discount")),
        changed(SHOP, rows=at(8, label="无效")),
    ),
    kind(
        L,
        "a label was renamed in the instruction and not in the rows",
        "answer/other-names answer/legend few-shot/other-labels answer/two-spellings "
        "few-shot/other-form",
        changed(REVIEWS, ("room, staff, food or noise", "room, staff, meals or noise")),
        changed(CHAT, ("price or cancel", "price or cancellation")),
        changed(CLAUSE, ("contradicted by it", "refuted by it")),
        changed(SENSOR, ("(cold, normal or hot)", "(cold, ok or hot)")),
    ),
    kind(
        L,
        "the number of options or labels that is named is another",
        "answer/other-count answer/letters answer/other-names",
        changed(TICKETS, ("one of these queues", "one of these five queues")),
        changed(SINONIM, ("Выберите номер", "Из четырёх слов выберите номер")),
        changed(PRONOUN, ("Fill the blank", "There are three options. Fill the blank")),
    ),
    kind(
        L,
        "the range of letters is that of a longer exam",
        "answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(HISTORY, ("请从A、B、C、D中", "请从A、B、C、D、E中")),
        changed(OPTICS, ("a single letter.", "a single letter from A to F.")),
        changed(SINONIM, ("Номер:", "Номер (от 1 до 5):")),
    ),
    kind(
        L,
        "the rows' yes and no became other words in the data's next version",
        "answer/other-names answer/legend answer/other-form few-shot/other-form answer/two-spellings",
        changed(
            VERDADE, ('"V" if data["verdadeira"] else "F"', '"C" if data["verdadeira"] else "E"')
        ),
        changed(
            JUDGE,
            rows=each(
                lambda row: row.update(
                    target_scores=dict(zip("是否", row["target_scores"].values(), strict=True))
                )
            ),
        ),
        changed(
            BOOLS,
            (
                '" Yes" if data["target_scores"][" Yes"]',
                '" true" if data["target_scores"][" true"]',
            ),
            ('else " No"', 'else " false"'),
            rows=each(
                lambda row: row.update(
                    target_scores=dict(
                        zip((" true", " false"), row["target_scores"].values(), strict=True)
                    )
                )
            ),
        ),
    ),
)
