"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import RowChange, at, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtysecond.tasks_choice import AVI, KITCHEN, LAB, LEASE, MATCH, MUSEUM, RAIL
from tests.lint.thirtysecond.tasks_free import DESK, LEAGUE, SHELF
from tests.lint.thirtysecond.tasks_zh import TMUS, TNEWS, TYES, ZHOTEL, ZSPAN, ZTEA

F = "rows and labels"


def scores(number: int, places: tuple[int, ...]) -> RowChange:
    """Return what gives options of one row other scores."""

    def run(rows: list[Row]) -> None:
        for place, key in enumerate(rows[number]["target_scores"]):
            rows[number]["target_scores"][key] = int(place in places)

    return run


def twice(key: str, value: object, *fields: str) -> RowChange:
    """Return what gives the last row the texts of the first one, and another answer."""

    def run(rows: list[Row]) -> None:
        rows[-1].update({name: rows[0][name] for name in fields})
        rows[-1][key] = value

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label is spelled in two ways",
        "answer/two-spellings answer/other-form answer/other-names answer/unlike-others"
        " answer/not-an-option",
        changed(MATCH, rows=put("label", lambda row: row["label"].capitalize(), 4)),
        changed(DESK, rows=put("intent", lambda row: row["intent"] + "s", 5)),
        changed(TNEWS, rows=put("kind", lambda row: row["kind"].replace("體", "体"), 4)),
    ),
    kind(
        F,
        "some labels have a space at their end",
        "answer/two-spellings few-shot/trailing-space",
        changed(MATCH, rows=put("label", lambda row: row["label"] + " ", 4)),
        changed(KITCHEN, rows=put("verdict", lambda row: row["verdict"] + " ", 3)),
        changed(DESK, rows=put("intent", lambda row: row["intent"] + " ", 4)),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option answer/several-golds answer/letters",
        changed(AVI, rows=at(3, choices=["skid", "skid", "mast", "tail rotor"])),
        changed(LAB, rows=at(4, choices=["argon", "oxygen", "argon"])),
        changed(ZTEA, rows=at(1, choices=["云南", "四川", "四川", "湖南"])),
    ),
    kind(
        F,
        "no option of a row is right",
        "answer/no-gold code/error",
        changed(RAIL, rows=scores(2, ())),
        changed(MUSEUM, rows=scores(5, ())),
        changed(TMUS, rows=scores(3, ())),
    ),
    kind(
        F,
        "two options of a row are said to be right",
        "answer/several-golds",
        changed(RAIL, rows=scores(4, (0, 1))),
        changed(MUSEUM, rows=scores(2, (1, 2))),
        changed(TMUS, rows=scores(6, (0, 2))),
    ),
    kind(
        F,
        "one question is there with two answers",
        "text/ambiguous few-shot/question-shown answer/gold-differs answer/unlike-others",
        changed(LEASE, rows=twice("label", True, "clause", "question")),
        changed(MATCH, rows=twice("label", "refuted", "report", "claim")),
        changed(ZHOTEL, rows=twice("target_scores", {"好评": 0, "差评": 1}, "review")),
    ),
    kind(
        F,
        "all rows have one label",
        "answer/same-gold few-shot/lopsided",
        changed(LEASE, rows=lambda rows: [row for row in rows if row["label"]]),
        changed(TYES, rows=lambda rows: [row for row in rows if not row["label"]]),
        changed(KITCHEN, rows=lambda rows: [row for row in rows if row["verdict"] == "risky"]),
    ),
    kind(
        F,
        "the question of a row is empty",
        "text/empty-slot text/no-question text/unlike-others text/nothing",
        changed(LEASE, rows=at(3, question="")),
        changed(AVI, rows=at(5, question="")),
        changed(ZSPAN, rows=at(2, passage="")),
    ),
    kind(
        F,
        "an answer does not stand in its text",
        "answer/not-an-option answer/unlike-others",
        changed(SHELF, rows=at(1, answers=["Ghent"])),
        changed(ZSPAN, rows=at(3, span="云南")),
        changed(LEAGUE, rows=at(2, cell="Magpies")),
    ),
    kind(
        F,
        "a row is in another language than all others",
        "text/unlike-others answer/unlike-others few-shot/unlike-docs",
        changed(
            MATCH,
            rows=at(
                4, report="Die Staffel gewann Silber.", claim="Die Staffel kam unter die drei."
            ),
        ),
        changed(
            ZSPAN,
            rows=at(
                6,
                passage="The school laid new turf on its field for a small sum.",
                question="What was laid on the field?",
                span="new turf",
            ),
        ),
        changed(
            TYES,
            rows=at(
                3,
                clause="The deposit is returned within a fortnight.",
                question="Is the deposit returned?",
            ),
        ),
    ),
    kind(
        F,
        "the place of the answer is beyond the options",
        "code/error answer/letters answer/not-an-option answer/letter-asked",
        changed(AVI, rows=at(6, answer=4)),
        changed(LAB, rows=at(2, key=4)),
        changed(ZTEA, rows=at(3, answer=4)),
    ),
    kind(
        F,
        "an option has no text",
        "answer/empty-option text/empty-slot answer/same-option",
        changed(AVI, rows=at(0, choices=["rudder", "", "aileron", "slat"])),
        changed(MUSEUM, rows=at(1, target_scores={"": 0, "Madrid": 1, "Seville": 0})),
        changed(ZTEA, rows=at(8, choices=["江西", "浙江", "福建", ""])),
    ),
)
