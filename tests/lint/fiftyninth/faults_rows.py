"""Faults of the rows: what sheets, people and merges do to them."""

from __future__ import annotations

import copy

from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    GODZINA,
    JOSUSHI,
    LAJI,
    VID,
)
from tests.lint.fiftyninth.tasks_trades import (
    AUCTION,
    FLORIST,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    STARS,
    VET,
)
from tests.lint.making import RowChange, at, kind, put
from tests.lint.shape import Kind, Row, changed

F = "rows"
UNLIKE = (
    "text/unlike-others answer/unlike-others answer/not-an-option answer/other-names "
    "answer/other-form answer/other-rule answer/two-spellings answer/gold-differs "
    "few-shot/wrong-answer answer/not-in-output answer/empty"
)


def slipped(key: str, start: int = 3) -> RowChange:
    """Return what gives each row from `start` on the value of the row before it."""

    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for number in range(start, len(rows)):
            rows[number][key] = values[number - 1]

    return run


def headed(**columns: str) -> RowChange:
    """Return what puts the header of the table among the rows, as two files were joined."""

    def run(rows: list[Row]) -> list[Row]:
        head = {**copy.deepcopy(rows[0]), **{key: key for key in rows[0]}, **columns}
        return [*rows[:6], head, *rows[6:]]

    return run


def glued(key: str, *places: int) -> RowChange:
    """Return what makes some rows go on with the text of the next one."""

    def run(rows: list[Row]) -> None:
        texts = [row[key] for row in rows]
        for place in places:
            rows[place][key] = f"{texts[place]} {texts[place + 1]}"

    return run


def other_view(turn: dict[int, Row]) -> RowChange:
    """Return what adds rows once more, answered by somebody who saw them otherwise."""

    def run(rows: list[Row]) -> list[Row]:
        return [*rows, *({**copy.deepcopy(rows[place]), **new} for place, new in turn.items())]

    return run


def twin(key: str, *places: tuple[int, int, int]) -> RowChange:
    """Return what copies, in some rows, one option over another one."""

    def run(rows: list[Row]) -> None:
        for row, source, target in places:
            rows[row][key][target] = rows[row][key][source]

    return run


def scores(right: str, *labels: str) -> Row:
    """Return the scores of labels."""
    return {"target_scores": {each: int(each == right) for each in labels}}


TRUTH = (" true", " false")
VIDY = (" совершенный", " несовершенный")
LEI = ("可回收物", "有害垃圾", "厨余垃圾", "其他垃圾")

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "from one row on each has the answer of the row before",
        UNLIKE,
        changed(AUCTION, rows=slipped("buyer")),
        changed(MUSEUM, rows=slipped("maker")),
        changed(METRO, rows=slipped("count")),
        changed(GODZINA, rows=slipped("cyframi")),
    ),
    kind(
        F,
        "cells that were merged in the sheet are empty below the first one",
        UNLIKE + " text/nothing code/error answer/no-gold",
        changed(VET, rows=put("urgency", lambda row: "", 3, 1)),
        changed(ACENTO, rows=put("clase", lambda row: "", 4, 2)),
        changed(MUSEUM, rows=put("label", lambda row: "", 4, 1)),
        changed(FAHR, rows=put("frage", lambda row: "", 4, 3)),
    ),
    kind(
        F,
        "the header stands among the rows, since two files were joined",
        UNLIKE + " text/placeholder text/snake-name code/error",
        changed(FLORIST, rows=headed()),
        changed(GODZINA, rows=headed()),
        changed(MUSEUM, rows=headed()),
        changed(ACENTO, rows=headed()),
    ),
    kind(
        F,
        "in a row or two the answer is mistyped",
        UNLIKE,
        changed(JOSUSHI, rows=at(3, 記号="工")),
        changed(ACENTO, rows=at(4, clase="lana")),
        changed(MUSEUM, rows=at(4, maker="Ruth Okafar")),
        changed(AUCTION, rows=at(9, buyer="Sliva")),
    ),
    kind(
        F,
        "a line break got lost, and two rows have the next one's text, too",
        UNLIKE + " few-shot/near-copy text/no-question text/said-again few-shot/own-doc",
        changed(STARS, rows=glued("question", 2, 6)),
        changed(GODZINA, rows=glued("slowami", 2, 7)),
        changed(DURCHSAGE, rows=glued("durchsage", 4, 9)),
        changed(MUSEUM, rows=glued("label", 1, 6)),
    ),
    kind(
        F,
        "in a few rows a wrong option is the right one once more",
        UNLIKE + " answer/same-option answer/several-golds answer/letters",
        changed(MINERAL, rows=twin("options", (2, 1, 3), (7, 3, 0))),
        changed(FAHR, rows=twin("antworten", (1, 0, 1), (8, 2, 0))),
        changed(STARS, rows=twin("options", (0, 2, 0), (5, 1, 3))),
        changed(JOSUSHI, rows=twin("選択肢", (2, 2, 0), (6, 2, 1))),
    ),
    kind(
        F,
        "some texts are there twice, and two people answered them differently",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc "
        "few-shot/repeated answer/two-spellings",
        changed(
            VET,
            rows=other_view(
                {2: {"urgency": "routine"}, 5: {"urgency": "emergency"}, 8: {"urgency": "routine"}}
            ),
        ),
        changed(
            LEASE,
            rows=other_view(
                {
                    0: scores(" false", *TRUTH),
                    3: scores(" false", *TRUTH),
                    6: scores(" true", *TRUTH),
                }
            ),
        ),
        changed(
            VID,
            rows=other_view(
                {
                    1: {"вид": "нсв", **scores(VIDY[1], *VIDY)},
                    5: {"вид": "св", **scores(VIDY[0], *VIDY)},
                }
            ),
        ),
        changed(
            LAJI,
            rows=other_view(
                {
                    3: {"leibie": "可回收物", **scores(LEI[0], *LEI)},
                    6: {"leibie": "其他垃圾", **scores(LEI[3], *LEI)},
                    11: {"leibie": "厨余垃圾", **scores(LEI[2], *LEI)},
                }
            ),
        ),
    ),
    kind(
        F,
        "what somebody typed to try the form out is still among the rows",
        UNLIKE + " text/note-left text/no-question",
        changed(FLORIST, rows=at(6, order="test test 123", item="x", count=0, colour="x")),
        changed(MUSEUM, rows=at(5, label="asdf jkl", maker="xxx")),
        changed(ACENTO, rows=at(7, palabra="prueba1", clase="aguda")),
        changed(GODZINA, rows=at(9, slowami="test", cyframi="0")),
    ),
)
