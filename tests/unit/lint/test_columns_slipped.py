"""What an export leaves in a few rows, an address, a cell's end, the next column, another script;
answers that follow from their rows, but for one: each beside rows that look so and are right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.lint.ranked_lines import Ranked, ranked_in

NOTES = (
    "The ferry leaves the pier at dawn.", "A stork nests on the old chimney.",
    "Nobody has seen the key since May.", "The baker opens before the church does.",
    "Two boats were tied to one post.", "Rain fell through the roof all night.",
    "The mayor sold her bicycle to a clown.", "Our well gives water even in August.",
    "Every lamp in the street was lit.", "The orchard belongs to three sisters.",
)  # fmt: skip
NOTED = returns("f\"{data['note']}\\nKind:\"", "' ' + data['kind']", "data['kind']")


def notes(*places: int, change: Any = None) -> Case:
    """Return ten notes of three kinds, some of them changed."""
    rows = [{"note": note, "kind": ("port", "town", "farm")[i % 3]} for i, note in enumerate(NOTES)]
    for place in places:
        rows[place]["note"] = change(rows[place])
    return Case(NOTED, rows)


SLIPPED: Mapping[str, tuple[tuple[int, ...], Any, Any]] = {
    "a link": ((4,), lambda _: "s3://notes/harbour/0004.txt", lambda _: "See s3://notes/4.txt."),
    "a file": ((4,), lambda _: "/srv/notes/0004.txt", lambda _: "Salt/pepper."),
    "a cell's end": ((1, 5), lambda r: f'{r["note"]}"",', lambda r: f'He said "{r["note"]}"'),
    "a remark": ((3,), lambda r: f"{r['note']} (check)", lambda _: "They sang (twice)."),
    "the next column": ((2, 6), lambda r: f"{r['note']};{r['kind']}", lambda r: f"{r['note']};"),
    "dots in brackets": ((2,), lambda r: f"{r['note'][:20]}[…]", lambda _: "It said […] no more."),
}


def test_the_last_of_a_list_may_be_right() -> None:
    rows = [{"numbers": ",".join(map(str, sorted((7 * i % 11, 3, 20 - i), reverse=i % 3 > 0))),
             "largest": str(max(7 * i % 11, 3, 20 - i))} for i in range(12)]  # fmt: skip
    source = returns("f\"{data['numbers']}\\nMost:\"", "data['largest']", "data['largest']")
    assert not found(Case(source, rows), "text/unlike-others")


@pytest.mark.parametrize("name", SLIPPED)
def test_what_an_export_leaves_in_a_text(name: str) -> None:
    places, slip, right = SLIPPED[name]
    assert found(notes(*places, change=slip), "text/unlike-others")
    assert not found(notes(*places, change=right), "text/unlike-others")


def test_texts_without_a_mark_are_cut_where_they_are_of_one_length() -> None:
    for size, is_told in ((0, True), (3, False)):
        cut = notes(
            2, 6, change=lambda r, size=size: r["note"][: 21 + size * (r["note"][0] == "N")]
        )
        assert bool(found(cut, "text/unlike-others")) is is_told


def test_an_item_of_a_list_is_in_the_other_script() -> None:
    lists = (["苏轼", "陆游"], ["杨万里", "李贺"], ["王维", "贺铸"], ["陈亮", "刘过"],
             ["杜甫", "韩愈"], ["张九龄", "岑参"], ["钱起", "卢纶"], ["贾岛", "姚合"])  # fmt: skip
    source = returns("f\"{data['names']}\\n答：\"", "data['right']", "data['right']")
    for other, is_told in (("楊萬里", True), ("杨万里", False)):
        rows = [{"names": [*names], "right": names[i % 2]} for i, names in enumerate(lists)]
        rows[3]["names"] = ["范成大", other]
        case = Case(source, rows)
        assert any("script" in str(f.message) for f in found(case, "text/unlike-others")) is is_told


def reckoned(answer: Any, *wrong: int, **more: Any) -> Case:
    """Return ten journeys with a start, a duration and an answer; some are wrong."""
    starts = (480, 785, 418, 1050, 1275, 540, 707, 922, 310, 1089)
    rows = []
    for i, start in enumerate(starts):
        row: dict[str, Any] = {"start": clock(start), "minutes": 11 * i + 7}
        row["end"] = answer(start + i % 2 * (i in wrong) * 10, row["minutes"])
        rows.append(row | {name: value[i] for name, value in more.items()})
    text = "f\"It leaves at {data['start']}, and {data['minutes']} minutes pass.\\nAnswer:\""
    return Case(returns(text, "' ' + data['end']", "data['end']"), rows)


def clock(minutes: int) -> str:
    """Return the time of a day so many minutes after midnight."""
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


RULE = "answer/other-rule"


def test_a_time_is_not_what_start_and_minutes_come_to() -> None:
    assert not found(reckoned(lambda start, minutes: clock(start + minutes)), RULE)
    (only,) = loud(reckoned(lambda start, minutes: clock(start + minutes), 3), RULE)
    assert "start plus minutes" in only
    assert clock(1050 + 40) in only
    (only,) = loud(reckoned(lambda start, minutes: clock(start - minutes), 3), RULE)
    assert "start less minutes" in only
    # Of many that are otherwise, no rule is known.
    assert not found(reckoned(lambda start, minutes: clock(start + minutes), 1, 3, 5, 7), RULE)


def test_a_third_number_may_count_in_some_rows() -> None:
    made = reckoned(lambda start, minutes: clock(start + minutes), 3, 5)
    assert loud(made, RULE)
    late = reckoned(
        lambda start, minutes: clock(start + minutes), 3, 5, wait=(0, 0, 0, 10, 0, 10, 0, 0, 0, 0)
    )
    assert not found(late, RULE)


def test_what_is_rounded_is_no_other_number() -> None:
    rows = [{"weight": 1.37 * i + 1, "price": 2.35, "cost": f"{(1.37 * i + 1) * 2.35:.2f}"}
            for i in range(8)]  # fmt: skip
    text = "f\"{data['weight']} kg at {data['price']}\\nCost:\""
    source = returns(text, "' ' + data['cost']", "data['cost']")
    assert not found(Case(source, rows), RULE)
    rows[5]["cost"] = "99.50"
    assert loud(Case(source, rows), RULE)


def enciphered(*wrong: int, alike: bool = True) -> Case:
    """Return twelve strands with another letter for each of theirs; some are wrong."""
    strands = ("TACGGA", "TACCTA", "GGTACA", "CCATGC", "TTGACC", "ATCGAT", "GCGTTA", "CAGTAC",
               "AACGTG", "TGCATT", "GATTCA", "CTAGGA")  # fmt: skip
    letters = str.maketrans("ATCG", "UAGC")
    rows = [
        {"strand": strand, "other": strand.translate(letters) if alike else strand[::-1]}
        for strand in strands
    ]
    for place in wrong:
        rows[place]["other"] = rows[place]["other"].replace("A", "T")
    return Case(
        returns("f\"{data['strand']}\\nRNA:\"", "' ' + data['other']", "data['other']"), rows
    )


def test_an_answer_has_another_letter_than_all_others_have_there() -> None:
    (only,) = loud(enciphered(1), RULE)
    assert "one sign for each sign of the text" in only
    assert not found(enciphered(), RULE)
    assert not any("sign for each" in said for said in loud(enciphered(1, alike=False), RULE))


def test_a_table_is_ranked_by_the_column_that_is_asked_for() -> None:
    table = "| town | rain | sun |\n|---|---|---|\n| Ayr | 3 | 1,500 |\n| Bo | 9 | 4 |"
    table += "\n| Cork | 5 | 7 |"
    by_sun = [Ranked("Ayr", 1500), Ranked("Bo", 4), Ranked("Cork", 7)]
    assert list(ranked_in(f"{table}\n\nWhich town had the most sun?")) == by_sun
    assert list(ranked_in(f"{table.replace(' | ', ';')}\nWhich town had the most SUN?")) == []
    assert [one.number for one in ranked_in(f"{table}\nThe least rain?")] == [3, 9, 5]
    # Of two columns, or none, nobody knows which is meant.
    assert not ranked_in(f"{table}\nThe least rain or sun?")
    assert not ranked_in(f"{table}\nWhich is the best town?")
    tabs = "town\train\tsun\nAyr\t3\t8\nBo\t9\t4\n\nThe most sun:"
    assert [one.number for one in ranked_in(tabs)] == [8, 4]
