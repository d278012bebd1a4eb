"""What a prompt says of its labels beside the lines that explain them: how many there are, by
whatever word it calls them, other ones in a list, their case; and answers of another line."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

STALLS: Rows = [{"ware": f"{ware} {i}", "hall": hall} for i, (ware, hall) in enumerate(3 * (
    ("Oak tables", "wood"), ("Copper pans", "metal"), ("Felt hats", "cloth"),
    ("Blue vases", "clay")))]  # fmt: skip
LETTERS: Rows = [{**row, "letter": "ABCD"[i % 4]} for i, row in enumerate(STALLS)]
LEVELS: Rows = [{"fall": f"A fall of {i} metres.", "level": i % 3 + 1} for i in range(9)]
HAN: Rows = [{"文": f"{text}{i}", "栏": name} for i, (text, name) in enumerate(3 * (
    ("球队赢了", "体坛"), ("股价跌了", "财经"), ("新片上映", "影视")))]  # fmt: skip
SIGNS: Rows = [{"文": f"第{i}封信", "级": "甲乙丙"[i % 3]} for i in range(9)]

LINES = (
    "wood   chairs, tables, toys\nmetal  pans, nails, lamps\ncloth  hats, scarves\n"
    "clay   vases, plates\n\n"
)
BULLETS = "- wood: chairs, tables\n- metal: pans\n- cloth: hats\n- clay: vases\n\n"
MARKED = "(A) wood: chairs\n(B) metal: pans\n(C) cloth: hats\n(D) clay: vases\n\n"
STEPS = "Level 1: below two metres\nLevel 2: from two to five\nLevel 3: more than that\n\n"
COLUMNS = "・体坛：比赛、球员\n・财经：股市、银行\n・影视：电影、剧集\n\n"
GRADES = "甲：当天回复\n乙：三天内回复\n丙：不必回复\n\n"


def stalls(said: str, behind: str = "", output: str = "data['hall']") -> Case:
    return case(f"Sort what the market sells.\n{said}{behind}\nWare: {{data['ware']}}\nHall:",
                output, STALLS)  # fmt: skip


def letters(output: str, said: str = MARKED) -> Case:
    return case(f"Sort the wares.\n{said}\nWare: {{data['ware']}}\nHall:", output, LETTERS)


def levels(output: str, said: str = STEPS) -> Case:
    return case(f"How bad is it?\n{said}\nReport: {{data['fall']}}\nLevel:", output, LEVELS)


def columns(said: str, output: str = "data['栏']") -> Case:
    return case(f"把句子放进栏目。\n{said}\n句子：{{data['文']}}\n去处：", output, HAN,
                before="")  # fmt: skip


def grades(said: str) -> Case:
    return case(
        f"读信。\n{GRADES}{said}\n信：{{data['文']}}\n代号：", "data['级']", SIGNS, before=""
    )


PAIRS = {
    "aisles above the lines": (
        "answer/other-count",
        stalls(f"The market has only these five aisles today:\n\n{LINES}"),
        stalls(f"The market has only these four aisles today:\n\n{LINES}"),
    ),
    "by the word of the last cue": (
        "answer/other-count",
        stalls(LINES, "Choose one of the three halls.\n"),
        stalls(LINES, "Choose one of the four halls. Two halls may look alike.\n"),
    ),
    "of letters in brackets": (
        "answer/other-count",
        letters("data['letter']", f"Every ware fits one of the six aisles below.\n\n{MARKED}"),
        letters("data['letter']", f"Every ware fits one of the four aisles below.\n\n{MARKED}"),
    ),
    "of another list": (
        "answer/other-count",
        stalls(BULLETS, "Put each ware into one of the three rooms.\n"),
        stalls(BULLETS, "Follow all of these three hints:\n- read it\n- think\n- choose\n"),
    ),
    "Chinese": (
        "answer/other-count",
        columns(f"本报共有五个版面：\n{COLUMNS}"),
        columns(f"本报共有三个版面：\n{COLUMNS}每句有两个短语。\n"),
    ),
    "German": (
        "answer/other-count",
        stalls(BULLETS, "Jede Ware gehört in eine der sechs Buden; wähle eine davon.\n"),
        stalls(BULLETS, "Jede Ware gehört in eine der vier Buden; wähle eine davon.\n"),
    ),
    "letters of an older list": (
        "answer/other-names",
        letters("data['letter']", f"{MARKED}Give one letter: P, Q, R or D.\n"),
        letters("data['letter']", f"{MARKED}Give one letter: A, B, C or D.\n"),
    ),
    "one more that nothing explains": (
        "answer/other-names",
        stalls(BULLETS, "Write the hall (wood, metal, cloth, clay or glass).\n"),
        stalls(BULLETS, "Write the hall (wood, metal, cloth, clay or none).\nnone is for food.\n"),
    ),
    "signs of an older list": (
        "answer/other-names",
        grades("请只回覆代号（急、缓或无），不必说明。\n"),
        grades("请只回覆代号（甲、乙或丙），不必说明。\n"),
    ),
    "a legend in two cases": (
        "answer/other-names",
        stalls(BULLETS.replace("metal", "Metal").replace("clay", "Clay")),
        stalls(
            BULLETS.replace("metal", "Metal").replace("clay", "Clay"), "Write it in lower case.\n"
        ),
    ),
    "a legend in small letters": (
        "answer/other-names",
        stalls(BULLETS, output="data['hall'].upper()"),
        stalls(BULLETS, "Write it in capitals.\n", output="data['hall'].upper()"),
    ),
    "labels that are cut": (
        "answer/other-names",
        columns(COLUMNS, "data['栏'][:1]"),
        columns(f"{COLUMNS}写首字。\n", "data['栏'][:1]"),
    ),
    "a line of the legend further": (
        "answer/gold-differs",
        letters("'DABC'[['wood', 'metal', 'cloth', 'clay'].index(data['hall'])]"),
        letters("'ABCD'[['wood', 'metal', 'cloth', 'clay'].index(data['hall'])]"),
    ),
    "levels from the other end": (
        "answer/gold-differs",
        levels("str(4 - data['level'])"),
        levels("str(data['level'])"),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_not_that_of_the_lines_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_that_of_the_lines_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not found(good, rule)
