"""Faults of the rows."""

from __future__ import annotations

from typing import Any

from tests.lint.fiftyseventh.edits import add
from tests.lint.fiftyseventh.tasks_bench import CHORES, GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    GUSHI,
    MASU,
    PINGJIA,
    QISM,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    GIST,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    PRINTS,
    SCALE,
    SPELL,
    SQL,
    TURNS,
)
from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "rows"
ODD = (
    "answer/unlike-others text/unlike-others answer/other-form answer/two-spellings "
    "answer/other-names answer/not-an-option answer/other-rule answer/letters answer/legend "
    "answer/gold-differs few-shot/wrong-sum answer/chain-differs answer/python-value code/error"
)


def _slip(key: str, start: int, by: int = 1) -> Any:
    """Return what moves the answers of the rows from `start` on by some rows."""

    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows[start:]]
        for row, value in zip(rows[start:], values[by:] + values[:by], strict=True):
            row[key] = value

    return run


def _options(number: int, *options: str) -> Any:
    """Return what gives one row other options, of which the first is right."""

    def run(rows: list[Row]) -> None:
        rows[number]["target_scores"] = {each: int(each == options[0]) for each in options}

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "answers are missing in some rows: empty, N/A, a dash, a question mark",
        ODD + " answer/empty answer/no-gold text/nothing",
        changed(LABS, rows=each(lambda row: row.update(flag=""), 5)),
        changed(GERMAN, rows=each(lambda row: row.update(target="N/A"), 4)),
        changed(SPELL, rows=each(lambda row: row.update(word="-"), 5)),
        changed(NOTICE, rows=each(lambda row: row.update(period="not stated"), 6)),
        changed(BEASTS, rows=each(lambda row: row.update({"class": "?"}), 6)),
        changed(PRINTS, rows=each(lambda row: row.update(printed="TBD"), 6)),
        changed(GIST, rows=each(lambda row: row.update(headline=""), 4)),
        changed(DATES, rows=each(lambda row: row.update(date="unknown"), 6)),
        changed(MASU, rows=each(lambda row: row.update(masu="なし"), 6)),
        changed(ANTONIM, rows=each(lambda row: row.update(antonim="нет"), 5)),
        changed(SQL, rows=each(lambda row: row.update(query="SELECT "), 5)),
        changed(DESK, rows=each(lambda row: row.update(queue="NULL"), 6)),
        changed(CHAT, rows=each(lambda row: row.update(action="n/a"), 6)),
    ),
    kind(
        F,
        "a question is there twice with two different answers",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/same-docs " + ODD,
        changed(
            LABS, rows=add({**LABS.rows[1], "flag": "high"}, {**LABS.rows[4], "flag": "normal"})
        ),
        changed(DESK, rows=add({**DESK.rows[8], "queue": "loans"}, at=3)),
        changed(
            GERMAN,
            rows=add(
                {**GERMAN.rows[6], "target": "It may rain tomorrow."},
                {**GERMAN.rows[8], "target": "We will meet on Thursday."},
            ),
        ),
        changed(
            BEASTS, rows=add({"animal": "otter", "class": "5"}, {"animal": "penguin", "class": "1"})
        ),
        changed(PARK, rows=add({**PARK.rows[2], "fee": 2}, at=0)),
        changed(
            STARS,
            rows=add(
                {**STARS.rows[0], "label": 1, "target_scores": {" positive": 1, " negative": 0}}
            ),
        ),
        changed(
            HOUSE,
            rows=add({**HOUSE.rows[1], "label": False, "target_scores": {" yes": 0, " no": 1}}),
        ),
        changed(SKY, rows=add({**SKY.rows[3], "answer": 1}, {**SKY.rows[5], "answer": 2})),
        changed(PINGJIA, rows=add({**PINGJIA.rows[3], "fangmian": "服务"}, at=8)),
        changed(SECCION, rows=add({**SECCION.rows[4], "numero": 2})),
        changed(QISM, rows=add({**QISM.rows[2], "harf": "ب"})),
        changed(TURNS, rows=add({**TURNS.rows[6], "act": "promise"})),
        changed(TOWN, rows=add({**TOWN.rows[4], "code": "R2"}, at=9)),
    ),
    kind(
        F,
        "the answers slipped by a row, in all rows or in the second half",
        ODD + " answer/not-in-output few-shot/wrong-answer",
        changed(NOTICE, rows=_slip("period", 0)),
        changed(SPELL, rows=_slip("word", 6)),
        changed(GERMAN, rows=_slip("target", 5)),
        changed(LOOT, rows=_slip("item", 0)),
        changed(MASU, rows=_slip("masu", 7)),
        changed(SCALE, rows=_slip("needed", 6)),
        changed(PARK, rows=_slip("fee", 0)),
        changed(LABS, rows=_slip("flag", 8)),
        changed(DATES, rows=_slip("date", 0)),
        changed(COUNTS, rows=_slip("place", 4)),
        changed(PRINTS, rows=_slip("printed", 7)),
        changed(GRADE, rows=_slip("question", 6)),
    ),
    kind(
        F,
        "an option stands in a list twice",
        "answer/same-option answer/no-gold answer/other-count answer/several-golds "
        "text/said-again " + ODD,
        changed(
            SKY,
            rows=each(
                lambda row: row["choices"].__setitem__(
                    row["answer"] - 1, row["choices"][row["answer"]]
                ),
                4,
            ),
        ),
        changed(
            PHYSICS, rows=_options(3, " 100 degrees", " 100 degrees ", " 50 degrees", " 80 degrees")
        ),
        changed(
            CHORES,
            rows=_options(
                4,
                " pulls the fitted sheet over the corners.",
                " pulls the fitted sheet over the corners. ",
                " fries the pillow in oil.",
                " asks the chair to dance a waltz.",
            ),
        ),
        changed(GUSHI, rows=_options(0, "雨伞", "雨伞 ", "车票", "钱包")),
        changed(SECCION, ('"Cultura", "Política"]', '"Cultura", "Política", "Cultura"]')),
        changed(
            PINGJIA,
            ('("质量", "物流", "服务", "价格")', '("质量", "物流", "服务", "价格", "质量")'),
        ),
        changed(TURNS, ('"refusal", "compliment"]', '"refusal", "question", "compliment"]')),
        changed(BEASTS, ('"5": "fish"}', '"5": "fish", "6": "mammal"}')),
        changed(QISM, ('"ج": "المحاسبة"}', '"ج": "المحاسبة", "د": "الصيانة"}')),
        changed(LABS, ("answer low, normal or high", "answer low, normal, low or high")),
    ),
    kind(
        F,
        "what is computed from the row is wrong in a few rows",
        ODD + " answer/not-in-output",
        changed(
            PARK, rows=each(lambda row: row.update(fee={0: 2, 2: 5, 5: 9, 9: 5}[row["fee"]]), 5)
        ),
        changed(SCALE, rows=each(lambda row: row.update(needed=row["amount"] * row["guests"]), 5)),
        changed(
            GRADE,
            rows=each(
                lambda row: row.update(
                    answer="{}\n#### {}".format(
                        row["answer"].split("\n####")[0], int(row["answer"].split("#### ")[1]) + 10
                    )
                ),
                4,
            ),
        ),
        changed(
            LABS,
            rows=each(
                lambda row: row.update(
                    flag={"low": "high", "high": "normal", "normal": "low"}[row["flag"]]
                ),
                5,
            ),
        ),
        changed(
            COUNTS,
            rows=each(lambda row: row.update(place=min(row["counts"], key=row["counts"].get)), 4),
        ),
        changed(
            DATES,
            rows=each(
                lambda row: row.update(date="-".join(row["date"].split("-")[i] for i in (0, 2, 1))),
                4,
            ),
        ),
        changed(PRINTS, rows=each(lambda row: row.update(printed="6"), 8, 2)),
        changed(LOOT, rows=each(lambda row: row.update(count=row["count"] * 10), 4)),
        changed(SPELL, rows=each(lambda row: row.update(word=row["slip"]), 5)),
        changed(MASU, rows=each(lambda row: row.update(masu=row["jisho"]), 5)),
        changed(NOTICE, rows=each(lambda row: row.update(period="eleven months"), 5)),
        changed(BEASTS, rows=each(lambda row: row.update({"class": "6"}), 7)),
    ),
    kind(
        F,
        "answers of some rows bring a full stop, a unit, a space or a remark along",
        ODD + " text/note-left text/trailing-space few-shot/trailing-space answer/not-extracted",
        changed(LABS, rows=put("flag", lambda row: row["flag"] + ".", 4)),
        changed(DESK, rows=put("queue", lambda row: row["queue"] + " ", 4)),
        changed(NOTICE, rows=put("period", lambda row: row["period"] + ",", 4)),
        changed(SPELL, rows=put("word", lambda row: row["word"] + " (adv.)", 5)),
        changed(PARK, rows=put("fee", lambda row: f"{row['fee']} euros", 4)),
        changed(PRINTS, rows=put("printed", lambda row: row["printed"] + "\n", 4)),
        changed(DATES, rows=put("date", lambda row: row["date"] + "T00:00:00", 4)),
        changed(COUNTS, rows=put("place", lambda row: f"{row['place']} (sure)", 4)),
        changed(BEASTS, rows=put("class", lambda row: row["class"] + ")", 5)),
        changed(PINGJIA, rows=put("fangmian", lambda row: row["fangmian"] + "。", 4)),
        changed(ANTONIM, rows=put("antonim", lambda row: row["antonim"] + "; (прил.)", 4)),
        changed(MASU, rows=put("masu", lambda row: row["masu"] + "。", 4)),
        changed(TURNS, rows=put("act", lambda row: row["act"] + "??", 5)),
    ),
    kind(
        F,
        "a row or two are of another task, in another language, or a header of the table",
        ODD + " text/placeholder answer/other-names text/no-question text/changed text/raw-value "
        "answer/no-gold",
        changed(LABS, rows=add({k: k for k in LABS.rows[0]}, at=4)),
        changed(GERMAN, rows=add({"source": "source", "target": "target"}, at=0)),
        changed(
            DESK,
            rows=add(
                {"message": "Mi tarjeta no funciona en el cajero.", "queue": "tarjetas"}, at=6
            ),
        ),
        changed(SPELL, rows=add({"sentence": "12 + 9 =", "slip": "", "word": "21"}, at=5)),
        changed(NOTICE, rows=add({"clause": "asdf test", "period": "test"}, at=3)),
        changed(BEASTS, rows=add({"animal": "animal", "class": "class"}, at=2)),
        changed(
            PRINTS,
            rows=add(
                {"program": "SELECT COUNT(*) FROM orders;", "printed": "the number of orders"}, at=6
            ),
        ),
        changed(
            DATES, rows=add({"note": "Die Sitzung ist am 3. Mai 2031.", "date": "03.05.2031"}, at=7)
        ),
        changed(
            PINGJIA, rows=add({"pingjia": "The zipper broke after a week.", "fangmian": "quality"})
        ),
        changed(MASU, rows=add({"jisho": "猫", "masu": "cat"}, at=9)),
        changed(ANTONIM, rows=add({"slovo": "hot", "antonim": "cold"}, at=4)),
        changed(QISM, rows=add({"kalam": "My washing machine leaks.", "harf": "B"})),
        changed(SQL, rows=add({"request": "request", "query": "query"}, at=0)),
    ),
    kind(
        F,
        "texts of some rows are cut, empty or another row's as well",
        ODD + " text/cut-item text/empty-slot text/ambiguous text/no-question text/trailing-space "
        "text/unclosed few-shot/same-docs text/same-prompt",
        changed(NOTICE, rows=put("clause", lambda row: row["clause"][:18], 4)),
        changed(GERMAN, rows=each(lambda row: row.update(source=""), 4)),
        changed(LOOT, rows=put("scene", lambda row: row["scene"][:14], 4)),
        changed(DATES, rows=put("note", lambda row: row["note"][:22], 3)),
        changed(SPELL, rows=put("sentence", lambda row: row["sentence"].split()[0], 4)),
        changed(GIST, rows=put("article", lambda row: row["article"][:40] + "...", 3)),
        changed(DESK, rows=each(lambda row: row.update(message="See above."), 5)),
        changed(HOUSE, rows=each(lambda row: row.update(passage=""), 4)),
        changed(PRINTS, rows=put("program", lambda row: row["program"].split("print")[0], 4)),
        changed(SKY, rows=each(lambda row: row.update(question=""), 4)),
        changed(PINGJIA, rows=each(lambda row: row.update(pingjia="此用户没有填写评价。"), 4)),
        changed(GUSHI, rows=put("duanwen", lambda row: row["duanwen"][:5], 3)),
    ),
)
