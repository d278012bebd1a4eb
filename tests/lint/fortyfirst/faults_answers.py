"""Faults of answers, and of rows and labels."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CLAIM, CODER, CV, MOD, REVIEW
from tests.lint.fortyfirst.tasks_desk2 import FORK, ROTA, UNIT
from tests.lint.fortyfirst.tasks_eu import DOUANE, ENSAYO, RECHNEN, SAFE, YOYAKU
from tests.lint.fortyfirst.tasks_it import LINIA, VINO
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, REL
from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, Row, changed

F = "answers"
ROWS = "rows and labels"
SPELLED = (
    "answer/two-spellings answer/other-form answer/other-names answer/unlike-others answer/legend "
    "answer/not-an-option"
)


def first(rows: list[Row]) -> None:
    """Put the right choice of each row first."""
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence is inside the answers",
        "answer/stopped-early answer/not-extracted",
        changed(CV, stop=(",", "\n")),
        changed(RECHNEN, stop=(".", "\n")),
        changed(ROTA, stop=("-", "\n")),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(RECHNEN, postprocess="until_return_post"),
        changed(MOD, postprocess="gsm8k_post"),
        changed(YOYAKU, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "the room for the answer ends in its middle",
        "tokens/answer-too-long answer/not-extracted",
        changed(RECHNEN, max_tokens=3),
        changed(CV, max_tokens=2),
    ),
    kind(
        F,
        "the output says the cue once more",
        "answer/cue-again answer/not-extracted",
        changed(CLAIM, ('" " + gold', '" Decision code: " + gold')),
        changed(SAFE, ('" " + gold', '" Оценка: " + gold')),
        changed(MAIL, ('"output": gold', '"output": "级别：" + gold')),
    ),
    kind(
        F,
        "the output has the code, and what is compared is the name",
        "answer/not-in-output answer/not-extracted answer/letter-asked",
        changed(CLAIM, ('"processed_output": gold', '"processed_output": data["decision"]')),
        changed(LAW, ('"processed_output": gold', '"processed_output": data["type"]')),
        changed(
            VINO,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
    ),
    kind(
        F,
        "the gold is read from a field that no row has",
        "answer/empty text/absent-field text/nothing answer/empty-is-right answer/same-gold",
        changed(ROTA, ('data["day"]', 'data.get("date", "")')),
        changed(LINIA, ('data["dzial"]', 'data.get("dział", "")')),
        changed(UNIT, ('data["grams"]', 'data.get("gram", "")')),
    ),
    kind(
        F,
        "the gold is cut to its first letter",
        "answer/not-in-output answer/other-names few-shot/other-labels answer/legend "
        "few-shot/worked-form answer/not-extracted answer/letter-asked",
        changed(MOD, ('data["action"]', 'data["action"][0]')),
        changed(MAIL, ('data["level"]', 'data["level"][:1]')),
        changed(LINIA, ('data["dzial"]', 'data["dzial"][0]')),
    ),
    kind(
        F,
        "numbers came through a table and have a point",
        "answer/python-value few-shot/worked-form answer/other-form few-shot/other-form "
        "answer/other-names",
        changed(ENSAYO, ('str(data["nota"])', 'str(float(data["nota"]))')),
        changed(UNIT, rows=put("grams", lambda row: row["grams"] + ".0")),
        changed(CV, rows=put("years", lambda row: float(row["years"]))),
    ),
    kind(
        F,
        "codes lost the nought in front, as a sheet has them",
        "few-shot/other-labels answer/other-names answer/legend few-shot/worked-form "
        "few-shot/other-form answer/two-spellings answer/other-form",
        changed(DOUANE, rows=put("chapitre", lambda row: row["chapitre"].lstrip("0"))),
        changed(YOYAKU, rows=put("time", lambda row: row["time"].replace(":00", ":0"), 3)),
    ),
    kind(
        ROWS,
        "one row spells its label in another way",
        SPELLED,
        changed(MOD, rows=at(4, action="Hide")),
        changed(MAIL, rows=at(3, level="無需處理")),
        changed(SAFE, rows=at(5, rate="нельзя.")),
    ),
    kind(
        ROWS,
        "a few rows have a label that the guideline dropped",
        f"{SPELLED} few-shot/other-labels",
        changed(MOD, rows=at(4, action="warn")),
        changed(REL, rows=at(1, relation="亲戚")),
        changed(CODER, rows=at(2, code="M25")),
    ),
    kind(
        ROWS,
        "a text stands there again with another label",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(CLAIM, rows=lambda rows: [*rows, {**rows[3], "decision": "none"}]),
        changed(MAIL, rows=lambda rows: [*rows, {**rows[2], "level": "尽快"}]),
        changed(LINIA, rows=lambda rows: [*rows, {**rows[1], "dzial": "zieleń"}]),
    ),
    kind(
        ROWS,
        "the header of the sheet is a row",
        "text/placeholder answer/unlike-others text/unlike-others answer/other-names answer/legend",
        changed(MOD, rows=lambda rows: [{"comment": "comment", "action": "action"}, *rows]),
        changed(CODER, rows=lambda rows: [{"note": "note", "code": "code"}, *rows]),
        changed(SAFE, rows=lambda rows: [{"ask": "ask", "rate": "rate"}, *rows]),
    ),
    kind(
        ROWS,
        "the text of a row is empty",
        "text/empty-slot text/nothing text/unlike-others text/no-question",
        changed(CODER, rows=at(3, note="")),
        changed(MAIL, rows=at(5, mail="")),
        changed(REVIEW, rows=at(2, comment="")),
    ),
    kind(
        ROWS,
        "an option is there twice",
        "answer/same-option answer/letters answer/several-golds",
        changed(FORK, rows=at(2, choices=["children", "the foreman", "nobody", "the foreman"])),
        changed(VINO, rows=at(0, choices=["mela", "uva", "mela"])),
    ),
    kind(
        ROWS,
        "the right option is the first in every row",
        "answer/one-place answer/same-gold",
        changed(FORK, rows=first),
        changed(VINO, rows=first),
    ),
    kind(
        ROWS,
        "what is to be copied does not stand in the row's text",
        "answer/not-an-option answer/unlike-others answer/other-form few-shot/wrong-answer",
        changed(ROTA, rows=at(2, day="2024-05-23")),
        changed(CV, rows=at(3, city="Swansea")),
        changed(YOYAKU, rows=at(4, name="加藤")),
    ),
)
