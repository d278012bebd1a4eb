"""What a long prompt says of its answers, in a section on the output, in rules or at its end, and
the answers are otherwise; and how many labels it says there are."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case

LETTERS: Rows = [{"letter": f"{text} Ref. {i}.", "desk": desk} for i, (text, desk) in enumerate(
    3 * (("My bin was not emptied.", "waste"), ("A tree fell on the path.", "parks"),
         ("The lamp in our street is out.", "roads")))]  # fmt: skip
RATINGS: Rows = [{"text": f"{text}（{i}）", "mark": mark} for i, (text, mark) in enumerate(
    3 * (("水很热，床很软。", "5"), ("还可以吧。", "3"), ("又脏又吵。", "1")))]  # fmt: skip
DATES: Rows = [{"said": f"{day}. März {year}", "date": f"{year}-03-{day}"}
               for day, year in zip(range(11, 19), range(1901, 1909), strict=True)]  # fmt: skip
RULES = "".join(
    f"{i}. Rule {i} tells what to do with a letter of kind {i}.\n" for i in range(1, 12)
)
DESKS = "- waste: bins and dumping\n- parks: trees and lawns\n- roads: lamps and holes\n\n"
HOTEL = "".join(f"{i}. 第{i}条规定怎样看待第{i}类说法。\n" for i in range(1, 12))


def desk(said: str, before: str = "") -> Case:
    return case(f"You sort the mail of a town hall.\n\n{before}{DESKS}Rules\n{RULES}\n{said}\n\n"
                "Letter: {data['letter']}\nDesk:", "data['desk']", LETTERS)  # fmt: skip


def mark(said: str) -> Case:
    return case(f"你给酒店评论打分，从1到5。\n\n要求\n{HOTEL}\n{said}\n\n"
                "评论：{data['text']}\n得分：",
                "data['mark']", RATINGS)  # fmt: skip


def date(said: str) -> Case:
    return case(f"Du vereinheitlichst Daten.\n\nRegeln\n{RULES}\n{said}\n\n"
                "Angabe: {data['said']}\nDatum:", "data['date']", DATES)  # fmt: skip


PAIRS = {
    "a number of digits": (mark("# 输出\n三位数字。"), mark("# 输出\n一位数字。")),
    "a number of words": (
        desk("## What to return\nThree words in lower case."),
        desk("## What to return\nOne word in lower case."),
    ),
    "sentences": (
        desk("Reminder: Reply in two to three sentences."),
        desk("Reminder: read the first two sentences of the letter twice."),
    ),
    "a reason besides": (
        desk("Write the desk, and add a short reason for it."),
        desk("Write the desk. Add no reason."),
    ),
    "steps": (
        desk("<output>\nLay out your thoughts step by step, then the desk.\n</output>"),
        desk("<output>\nThink step by step in your head; write the desk.\n</output>"),
    ),
    "a letter": (
        desk("ANSWER\nThe capital letter of the desk."),
        desk("ANSWER\nThe desk, which begins with a small letter."),
    ),
    "a number": (mark("【答案】\n写一个字母。"), mark("【答案】\n写一个数字。")),
    "a summary": (
        desk("Answer format: a brief summary of the complaint."),
        desk("Answer format: the desk alone, no brief summary of the complaint."),
    ),
    "a verdict": (
        desk("### Output\n\nYes or no, in lower case."),
        desk("### Output\n\nThe desk, never yes or no."),
    ),
    "a sign": (
        desk("- End your reply with `%%` and the desk."),
        desk("- End your reply with the desk and no `%%`."),
    ),
    "a sign by its name": (
        date("Ausgabe\nDas Datum hinter einem Pfeil, also mit Pfeil davor."),
        date("Ausgabe\nDas Datum, ohne Pfeil davor."),
    ),
    "a sign that is forbidden": (
        date("Ausgabe: nur das Datum, ohne Bindestriche."),
        date("Ausgabe: nur das Datum, ohne Punkte und ohne Schrägstriche."),
    ),
    "digits that are forbidden": (mark("回答要求：不要写数字。"), mark("回答要求：不要写汉字。")),
    "a tag": (
        desk("Put the desk between <desk> and </desk>."),
        desk("Do not put the desk between <desk> and </desk>."),
    ),
    "how a date looks": (
        date("## Ausgabe\nIm Format TT.MM.JJJJ."),
        date("## Ausgabe\nIm Format JJJJ-MM-TT."),
    ),
    "numbers in words": (mark("输出格式：用汉字数字。"), mark("输出格式：用阿拉伯数字。")),
    "another language": (
        desk("Output: one word of French."),
        desk("Output: one word of English; letters in French are read as they stand."),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_what_no_answer_is_is_told(name: str) -> None:
    assert found(PAIRS[name][0], "few-shot/other-form")


@pytest.mark.parametrize("name", PAIRS)
def test_what_answers_are_is_not(name: str) -> None:
    assert not found(PAIRS[name][1], "few-shot/other-form")


def test_what_some_answers_are_is_no_fault() -> None:
    assert not found(desk("## Output\nFive letters, such as waste."), "few-shot/other-form")
    assert not found(
        desk("## Output\nIf the letter is long, two sentences."), "few-shot/other-form"
    )


COUNTS = (
    ("There are {0} desks:\n\n", ""),
    ("## The {0} desks\n\n", ""),
    ("", "1. Give one of the {0} labels."),
    ("", "Reminder: there are {0} desks."),
)


@pytest.mark.parametrize(("before", "said"), COUNTS)
def test_how_many_labels_there_are_is_read_off_their_list(before: str, said: str) -> None:
    bad = desk(said.format("four"), before.format("four"))
    assert found(bad, "answer/other-count")
    good = desk(said.format("three"), before.format("three"))
    assert not found(good, "answer/other-count")


def test_a_number_of_some_labels_is_no_count_of_all() -> None:
    assert not found(
        desk("If two labels fit, take the first of the two desks."), "answer/other-count"
    )
    assert not loud(desk("Other two desks are closed."), "answer/other-count")
