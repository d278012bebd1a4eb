"""Faults of rows: columns, labels, lists and values that are not what the others are."""

from __future__ import annotations

from tests.lint.fiftyeighth.tasks_crafts import (
    FIRE,
    HEX,
    HIVE,
    MENU,
    MUSIC,
    ROTA,
    SOCKS,
    TIDES,
    VINE,
)
from tests.lint.fiftyeighth.tasks_tongues import (
    FIETS,
    GENRE,
    KUAIDI,
    PLURAL,
    REGISTRO,
    SUTJA,
)
from tests.lint.making import RowChange, each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "rows"
UNLIKE = (
    "text/unlike-others answer/unlike-others answer/not-an-option answer/other-names "
    "answer/other-form answer/two-spellings answer/gold-differs answer/legend answer/other-rule "
    "few-shot/not-a-choice answer/not-in-output answer/unexplained"
)


def swap(one: str, other: str, every: int = 4, start: int = 1) -> RowChange:
    """Return what exchanges two fields in every `every`-th row."""

    def run(row: Row) -> None:
        row[one], row[other] = row[other], row[one]

    return each(run, every, start)


def doubled(rows: list[Row]) -> list[Row]:
    """Return the rows and all of them once more, as if a file was joined to itself."""
    return [*rows, *(dict(row) for row in rows)]


def only(key: str, value: object) -> RowChange:
    """Return what keeps the rows with that value."""

    def run(rows: list[Row]) -> list[Row]:
        return [row for row in rows if row[key] == value]

    return run


def codes(key: str, *values: str, every: int = 4) -> RowChange:
    """Return what writes a label's number in its place in some rows."""
    return put(key, lambda row: str(values.index(row[key]) + 1), every)


def of_day(time: str) -> str:
    """Return a time as the part of a day that a sheet keeps for it."""
    hours, minutes = time.split(":")
    return str(round((int(hours) * 60 + int(minutes)) / 1440, 6))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "two columns are exchanged in some rows",
        UNLIKE + " text/swapped-fields few-shot/other-form text/no-question",
        changed(PLURAL, rows=swap("singular", "plural")),
        changed(FIETS, rows=swap("regel", "vraag")),
        changed(TIDES, rows=swap("high", "low")),
        changed(HEX, rows=swap("colour", "channel")),
    ),
    kind(
        F,
        "the rows are there twice, so that a shot is the question itself",
        "few-shot/question-shown few-shot/own-doc few-shot/near-copy few-shot/repeated "
        "few-shot/same-docs",
        changed(VINE, rows=doubled),
        changed(SUTJA, rows=doubled),
        changed(FIRE, rows=doubled),
        changed(MUSIC, rows=doubled),
    ),
    kind(
        F,
        "a few rows have a label of an older scheme",
        UNLIKE,
        changed(
            VINE,
            rows=put(
                "trouble", lambda row: {"rot": "botrytis"}.get(row["trouble"], row["trouble"]), 7, 2
            ),
        ),
        changed(
            KUAIDI,
            rows=put(
                "zhuangtai",
                lambda row: row["zhuangtai"].replace("运输中", "派送中"),
                5,
                1,
            ),
        ),
        changed(
            MENU,
            rows=put(
                "allergens",
                lambda row: ["gluten" if item == "wheat" else item for item in row["allergens"]],
                6,
                0,
            ),
        ),
        changed(HEX, rows=put("channel", lambda row: "G (lime)", 8, 1)),
    ),
    kind(
        F,
        "a sheet turned values: whole numbers to floats, times to parts of a day, truths to texts",
        "answer/python-value text/raw-value answer/not-extracted answer/same-gold "
        "few-shot/other-form " + UNLIKE,
        changed(TIDES, rows=put("next", lambda row: of_day(row["next"]))),
        changed(SOCKS, rows=put("cast_on", lambda row: float(row["cast_on"]))),
        changed(SUTJA, rows=put("수", lambda row: float(row["수"]))),
        changed(
            HIVE,
            ('ANSWERS[data["seen"]]', 'ANSWERS[bool(data["seen"])]'),
            rows=put("seen", lambda row: str(row["seen"]).upper()),
        ),
    ),
    kind(
        F,
        "the file was sorted and cut, and one label is left",
        "answer/same-gold few-shot/lopsided answer/one-place answer/not-an-option",
        changed(HIVE, rows=only("seen", False)),
        changed(GENRE, rows=only("genre", "m")),
        changed(REGISTRO, rows=only("registro", "formale")),
        changed(HEX, rows=only("channel", "blue"), fewshot=3),
    ),
    kind(
        F,
        "some rows have a label's number or initial in the place of its word",
        UNLIKE + " answer/letter-asked",
        changed(VINE, rows=codes("trouble", "mildew", "rot", "mites", "drought")),
        changed(KUAIDI, rows=codes("zhuangtai", "已签收", "运输中", "待取件", "异常")),
        changed(HEX, rows=put("channel", lambda row: row["channel"][0].upper(), 4)),
        changed(FIETS, rows=put("antwoord", lambda row: row["antwoord"][0], 4)),
    ),
    kind(
        F,
        "a list is one text in some rows, and is taken apart letter by letter",
        UNLIKE + " text/raw-value text/run-together answer/letters answer/empty-option "
        "answer/same-option text/cut-item text/lost-lines",
        changed(TIDES, rows=put("high", lambda row: ", ".join(row["high"]), 3)),
        changed(ROTA, rows=put("names", lambda row: ", ".join(row["names"]), 4)),
        changed(MENU, rows=put("parts", lambda row: ", ".join(row["parts"]), 3)),
        changed(MUSIC, rows=put("choices", lambda row: " / ".join(row["choices"]), 4)),
    ),
)
