"""Answers that are made of named parts, order marks or name an end of a list: against what the
prompt lists, what the texts have, and each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

FLIGHTS: Rows = [{"text": f"{code} leaves {town} at {hour}:40", "code": code, "town": town,
                  "hour": f"{hour}:40"}
                 for code, town, hour in (("KL88", "Bergen", 6), ("AF12", "Nantes", 9),
                                          ("LH70", "Passau", 11), ("SK31", "Aarhus", 14),
                                          ("IB45", "Girona", 17), ("AZ09", "Verona", 19),
                                          ("BA77", "Exeter", 21), ("TP60", "Coimbra", 23),
                                          ("LO15", "Gdynia", 5))]  # fmt: skip
JSON = '\'{"flight": "\' + data["code"] + \'", "city": "\' + data["town"] + \'"}\''
LINES = "'flight: ' + data['code'] + '\\ncity: ' + data['town']"
CARDS: Rows = [{"句": f"{name}住在{town}，养了一只{pet}。", "名": name, "城": town}
               for name, town, pet in (("阿明", "苏州", "猫"), ("小兰", "青岛", "狗"),
                                       ("老赵", "桂林", "鸟"), ("阿芳", "大连", "兔"),
                                       ("小北", "洛阳", "龟"), ("阿南", "绍兴", "鱼"),
                                       ("老钱", "厦门", "猫"), ("小西", "昆明", "狗"),
                                       ("阿东", "宁波", "鸟"))]  # fmt: skip
CARD = "'人名=' + data['名'] + '，城市=' + data['城']"


def flights(said: str, output: str = JSON, rows: Rows = FLIGHTS) -> Case:
    return case(f"{said}\nNotice: {{data['text']}}\nRecord:\n", output, rows, before="")


def cards(said: str, rows: Rows = CARDS) -> Case:
    return case(f"{said}\n句子：{{data['句']}}\n结果：", CARD, rows, before="")


def other(rows: Rows, place: int, **fields: Any) -> Rows:
    """Return rows of which one has other fields."""
    return [{**row, **fields} if i == place else row for i, row in enumerate(rows)]


def shelves(
    ends: Sequence[int], said: str, layout: str = "{name}: {count} books", sign: str = "\n"
) -> Case:
    """Return prompts that list shelves with a number each; `ends` says which one is right in each:
    1 for the largest."""
    rows: list[dict[str, Any]] = []
    names = ("Poetry", "Travel", "Drama", "History", "Music", "Cooking")
    for i, end in enumerate(ends):
        listed = [(names[(i + k) % 6], 5 + (7 * i + 11 * k + 3 * k * k) % 40) for k in range(4)]
        ranked = sorted(listed, key=lambda pair: pair[1])
        text = sign.join(layout.format(name=name, count=count) for name, count in listed)
        rows.append({"stock": text, "shelf": ranked[-1 if end == 1 else 0 if end == -1 else 1][0]})
    return case(f"{said}\n{{data['stock']}}\nShelf:", "data['shelf']", rows)


ALL = (1,) * 9
ALL_BUT_ONE = (1, 1, 1, 1, -1, 1, 1, 1, 1)

STEPS: Rows = [{"steps": [f"{verb} the {thing}" for verb in verbs], "order": order}
               for thing, verbs, order in (
                   ("dough", ("bake", "knead", "cut"), (1, 2, 0)),
                   ("fence", ("paint", "sand", "build"), (2, 1, 0)),
                   ("letter", ("write", "seal", "post"), (0, 1, 2)),
                   ("seed", ("water", "harvest", "buy"), (2, 0, 1)),
                   ("shirt", ("iron", "wash", "wear"), (1, 0, 2)),
                   ("soup", ("eat", "cook", "salt"), (1, 2, 0)))]  # fmt: skip


def steps(mark: str, answer: str, said: str = "Which comes first?", marks: str = "XYZ") -> Case:
    listed = "{chr(10).join(" + f"f'{mark}' for i, s in enumerate(data['steps']))" + "}"
    text = f"{said}\n{listed}\nSequence:"
    written = f'"{marks}"'
    return case(text.replace("MARKS", written), answer.replace("MARKS", written), STEPS)


MARKED = "({MARKS[i]}) {s}"
ORDERED = "' > '.join(MARKS[i] for i in data['order'])"

YEARS: Rows = [{"works": [f"{name} ({year})" for name, year in zip(
                    ("Rondo", "Suite", f"Waltz {key}"), years, strict=True)],
                "order": sorted(range(3), key=lambda k, years=years: years[k])}
               for key, years in zip("CDEFGAB", ((1811, 1790, 1802), (1705, 1733, 1699),
                                              (1902, 1888, 1915), (1655, 1671, 1640),
                                              (1820, 1845, 1833), (1950, 1931, 1947),
                                              (1777, 1768, 1781)), strict=True)]  # fmt: skip


def years(said: str, rows: Rows = YEARS) -> Case:
    listed = "{chr(10).join(f'{k + 1}) {w}' for k, w in enumerate(data['works']))}"
    order = "'-'.join(str(k + 1) for k in data['order'])"
    return case(f"{said}\n{listed}\nOrder:", order, rows)


PAIRS = {
    "the order turned round is asked for": (
        "answer/other-rule",
        years("Sort the works, newest first."),
        years("Sort the works, oldest first."),
    ),
    "the order turned round is asked for in German": (
        "answer/other-rule",
        years("Ordne die Werke absteigend nach dem Jahr."),
        years("Ordne die Werke aufsteigend nach dem Jahr."),
    ),
    "one order is not that of its numbers": (
        "answer/other-rule",
        years("Sort the works by year.", other(YEARS, 2, order=[0, 1, 2])),
        years("Sort the works by year."),
    ),
    "other keys behind a word for them": (
        "few-shot/other-form",
        flights("Give an object with the keys number, airport."),
        flights("Give an object with the keys flight, city."),
    ),
    "lines of other names": (
        "few-shot/other-form",
        flights("Answer in two lines: number, airport.", LINES),
        flights("Answer in two lines: flight, city.", LINES),
    ),
    "German fields of other names": (
        "few-shot/other-form",
        flights("Gib die Felder Nummer und Flughafen an.", LINES),
        flights("Gib die Felder flight und city an.", LINES),
    ),
    "a form with other names": (
        "few-shot/other-form",
        cards("抽取人物信息，写成：姓氏=___，籍贯=___"),
        cards("抽取人物信息，写成：人名=___，城市=___"),
    ),
    "one part is not in its text": (
        "answer/unlike-others",
        flights("Fill the record.", JSON, other(FLIGHTS, 3, code="SK13")),
        flights("Fill the record."),
    ),
    "some parts are in another form than their texts": (
        "answer/unlike-others",
        case(
            "Fill in.\n{data['text']}\n",
            "'at: ' + data['hour'] + '\\ncity: ' + data['town']",
            [
                {**row, "hour": str(row["hour"]).replace(":", ".") if i in (2, 6) else row["hour"]}
                for i, row in enumerate(FLIGHTS)
            ],
            before="",
        ),
        case(
            "Fill in.\n{data['text']}\n",
            "'at: ' + data['hour'] + '\\ncity: ' + data['town']",
            FLIGHTS,
            before="",
        ),
    ),
    "one part of Chinese clauses is not in its text": (
        "answer/unlike-others",
        cards("抽取人名和城市。", other(CARDS, 5, 城="绍兴市区")),
        cards("抽取人名和城市。"),
    ),
    "one row is not at the end of its list": (
        "answer/other-rule",
        shelves(ALL_BUT_ONE, "Which shelf is the fullest?"),
        shelves(ALL, "Which shelf is the fullest?"),
    ),
    "the other end is asked for": (
        "answer/other-rule",
        shelves(ALL, "Which shelf has the fewest books?", "- {name} ({count})"),
        shelves(ALL, "Which shelf has the most books?", "- {name} ({count})"),
    ),
    "the other end is asked for in Polish": (
        "answer/other-rule",
        shelves(ALL, "Gdzie jest najmniej książek?", "{name}={count}", ", "),
        shelves(ALL, "Gdzie jest najwięcej książek?", "{name}={count}", ", "),
    ),
    "the other end is asked for in Chinese": (
        "answer/other-rule",
        shelves((-1,) * 9, "哪个书架的书最多？", "| {name} | {count} |"),
        shelves((-1,) * 9, "哪个书架的书最少？", "| {name} | {count} |"),
    ),
    "a list of other marks": (
        "answer/letters",
        steps("{i + 1}. {s}", ORDERED),
        steps(MARKED, ORDERED),
    ),
    "marks in another case": (
        "answer/letters",
        steps("[{MARKS[i]}] {s}", "''.join(MARKS[i].lower() for i in data['order'])"),
        steps("[{MARKS[i]}] {s}", "''.join(MARKS[i] for i in data['order'])"),
    ),
    "marks that begin with the last": (
        "answer/letters",
        steps("{MARKS[i - 1]}: {s}", ORDERED),
        steps("{MARKS[i]}: {s}", ORDERED),
    ),
    "another range of marks": (
        "answer/letters",
        steps(MARKED, ORDERED, "Sort the steps X to W by time, with A to D."),
        steps(MARKED, ORDERED, "Sort the steps X to Z by time."),
    ),
}


@pytest.mark.parametrize(("rule", "wrong", "right"), PAIRS.values(), ids=PAIRS)
def test_told_where_they_differ_and_only_there(rule: str, wrong: Case, right: Case) -> None:
    assert found(wrong, rule)
    assert not found(right, rule)


QUIET = {
    "an order of the items themselves": (
        "answer/letters",
        steps(MARKED, "' > '.join(data['steps'][i][0] for i in data['order'])"),
    ),
    "both ends are asked for by turns": (
        "answer/other-rule",
        shelves((1, -1) * 5, "Which shelf is it?"),
    ),
    "what has no number in one line": (
        "answer/one-place",
        shelves(ALL, "Which shelf is the fullest?"),
    ),
    "a part that is worked out": (
        "answer/unlike-others",
        flights("Fill the record.", JSON.replace("data[\"town\"]", "data[\"town\"].upper()")),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("rule", "right"), QUIET.values(), ids=QUIET)
def test_what_is_meant_so_is_left_alone(rule: str, right: Case) -> None:
    assert not found(right, rule)


def test_the_largest_always_stands_first() -> None:
    rows: Rows = [{"prices": f"Pears {40 - i}\nPlums {20 + i % 3}\nFigs {i + 1}",
                   "fruit": "Pears"} for i in range(4)]  # fmt: skip
    rows = [*rows, *({"prices": f"Kiwis {50 - i}\nNuts {30 - i}\nOats {9 + i}", "fruit": "Kiwis"}
                     for i in range(5))]  # fmt: skip
    first = case("Today's prices.\n{data['prices']}\nDearest:", "data['fruit']", rows)
    turned = [
        {**row, "prices": "\n".join(reversed(row["prices"].split("\n")))} if i % 2 else row
        for i, row in enumerate(rows)
    ]
    other_way = case("Today's prices.\n{data['prices']}\nDearest:", "data['fruit']", turned)
    assert found(first, "answer/one-place")
    assert not found(other_way, "answer/one-place")
