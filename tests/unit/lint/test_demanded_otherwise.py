"""What a prompt demands or lists, and answers do not keep to, in words that no corpus has; beside
each the right prompt that looks nearly the same."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.variants import ASKED, LINES, lettered, texts

RINGS = 'letter = "①②③④⑤⑥"[gold]\nlines = " ".join(f"{x}{o}" for x, o in zip("①②③④⑤⑥", keys))'
STEMS = RINGS.replace('f"{x}{o}" for x, o in zip("①②③④⑤⑥"', 'f"{x}色" for x, o in zip("甲乙丙丁"')
DIGITS = LINES.replace('"ABCDEF"', '"123456"')
TOWNS = ("Oslo", "Turin", "Lyon", "Graz", "Porto", "Ghent")
DESKS = ("bills", "goods", "doors")
WORKED = (
    'f"Example 1\\nText: they came late\\nMood: sad\\n\\nExample 2\\nText: they won\\nMood: glad'
    "\\n\\nExample {}\\nText: {{data['said']}}\\nMood:\""
)
MENU = "f\"{{data['said']}}\\n{}\\n编号：\""
ALONE = (
    'f"{} Here is what is asked of you now, and nothing before it counts.\\n'
    "Q: {{data['said']}} How many are there, all in all, by the gate of the town?\\nA:\""
)
SUMMED = "f\" First there are 4, then {int(data['answer']) - 4} come. So it is {data['answer']}.\""
ALL_BUT_ONE = 'letter = ""\nlines = " / ".join(keys[1:])'
ONE_BEFORE = 'letter = ""\nlines = f"From {keys[0]}, take it or " + " / ".join(keys[1:])'
TEAMS = "f\"{{data['said']}}\\nWhich of these {} teams takes it: bills, goods or doors?\\nTeam:\""
PRINTS = "f\"{data['said']}\\n>>>\""


def behind(words: str, body: str = LINES) -> Case:
    """Return a case of options that such a sentence stands behind."""
    return lettered(body, ASKED.replace("\\nAnswer:", f"\\n{words}\\nAnswer:"))


def said(i: int) -> str:
    """Return a sentence."""
    return f"Somebody saw thing number {i} near the gate of the town."


def met(i: int) -> str:
    """Return a sentence with a town in it."""
    return f"The two friends met in {TOWNS[i % 6]} for the first time on the day {i}."


def town(i: int) -> str:
    """Return the town of that sentence."""
    return TOWNS[i % 6]


def day(i: int) -> str:
    """Return the day of that sentence."""
    return f"the day {i}"


def desk(i: int) -> str:
    """Return one of three labels by turns."""
    return DESKS[i % 3]


def mood(i: int) -> str:
    """Return one of two labels by turns."""
    return ("glad", "sad")[i % 2]


def field(i: int) -> str:
    """Return one of three classes by turns."""
    return ("天文", "地理", "历史")[i % 3]


PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a letter is asked for where rings are listed": (
        "answer/letters",
        behind("只回答A、B、C或D。", RINGS),
        behind("只回答①、②、③或④。", RINGS),
    ),
    "the letter before a class, where these have numbers": (
        "answer/letters",
        behind("请写出正确颜色前的字母。", DIGITS),
        behind("请写出正确颜色前的数字。", DIGITS),
    ),
    "stems in a row, and rings as answers": (
        "answer/letters", lettered(STEMS, ASKED), lettered(RINGS, ASKED)),
    "the words of an option alone": (
        "answer/letter-asked",
        behind("只写颜色本身。", RINGS),
        behind("只写颜色的序号。", RINGS),
    ),
    "every right option": (
        "few-shot/other-form",
        behind("Mark all statements that you think are true."),
        behind("Mark the statement that you think is true, after reading all of it."),
    ),
    "two options, in Chinese": (
        "few-shot/other-form", behind("请选出两个正确答案。"), behind("请选出一个正确答案。")),
    "the row's solution, by another name": (
        "answer/reasoning-in-input",
        texts("f\"{data['said']}\\n{data['解法']}\\n得：\"", answer=lambda i: str(i + 15),
              解法=lambda i: f"先算{i}+5，再加10，得到{i + 15}。", said=said),
        texts("f\"{data['said']}\\n{data['说明']}\\n得：\"", answer=lambda i: str(i + 15),
              说明=lambda i: f"先算{i}+5，再加10。", said=said),
    ),
    "steps that name another option in all docs": (
        "answer/chain-differs",
        lettered(LINES, ASKED,
                 output="f\" Only {keys[gold - 1]} can be seen there. The answer is {letter}\""),
        lettered(LINES, ASKED,
                 output="f\" It is not {keys[gold - 1]}, as one sees. The answer is {letter}\""),
    ),
    "a question under the number of an example": (
        "few-shot/numbered",
        texts(WORKED.format(1), answer=mood, said=said),
        texts(WORKED.format(3), answer=mood, said=said),
    ),
    "a text without its digits": (
        "text/changed",
        texts("f\"{''.join(c for c in data['said'] if not c.isdigit())}\\nDesk:\"",
              answer=desk, said=met),
        texts("f\"{data['said']}\\nDesk:\"", answer=desk, said=met),
    ),
    "an answer in two ways": (
        "answer/other-form",
        texts("f\"{data['said']}\\nWhere:\"", said=said,
              answer=lambda i: f"{town(i)}/{town(i)} City" if i % 3 == 0 else town(i)),
        texts("f\"{data['said']}\\nWhere:\"", said=said,
              answer=lambda i: f"{town(i)} City" if i % 3 == 0 else town(i)),
    ),
    "a menu in another order than the numbers": (
        "answer/gold-differs",
        texts(MENU.format("1. 地理\\n2. 天文\\n3. 历史"), answer=lambda i: "123"[i % 3],
              said=said, 学科=field),
        texts(MENU.format("1. 天文\\n2. 地理\\n3. 历史"), answer=lambda i: "123"[i % 3],
              said=said, 学科=field),
    ),
    "another language, where answers are copied": (
        "few-shot/other-form",
        texts("f\"{data['said']}\\nReply in Spanish.\\nWhen:\"", answer=day, said=met),
        texts("f\"{data['said']}\\nReply in English.\\nWhen:\"", answer=day, said=met),
    ),
    "tags of any name": (
        "few-shot/other-form",
        texts("f\"{data['said']}\\nWrite the town between <t> and </t>.\\nWhere:\"",
              answer=town, said=met),
        texts("f\"{data['said']}\\nWrite the town between <t> and </t>.\\nWhere:\"",
              "f\" <t>{data['answer']}</t>\"", answer=town, said=met),
    ),
    "a translation, where labels are ranked or right": (
        "few-shot/other-form",
        texts("f\"{data['said']}\\n请将这句话翻译成法文。\\n答：\"", answer=desk, said=said),
        texts("f\"{data['said']}\\n这句话要翻译成法文，它归谁？\\n答：\"", answer=desk, said=said),
    ),
    "a summary, where a word of the text is right": (
        "few-shot/other-form",
        texts("f\"{data['said']}\\nSummarise the text.\\nA:\"", answer=town, said=met),
        texts("f\"{data['said']}\\nSummarise the text.\\nA:\"", said=met,
              answer=lambda i: f"Two friends meet in {TOWNS[i % 6]} on day {i}"),
    ),
    "more teams than there are": (
        "answer/other-count",
        texts(TEAMS.format("four"), answer=desk, said=said),
        texts(TEAMS.format("three"), answer=desk, said=said),
    ),
    "a table that is not there": (
        "text/no-question",
        texts("f\"{data['said']}\\nLook at the table above.\\nDesk:\"", answer=desk, said=said),
        texts("f\"| who | what |\\n| a | {data['said']} |\\nLook at the table above.\\nDesk:\"",
              answer=desk, said=said),
    ),
    "a section before a text, by a wide bar": (
        "answer/leaked",
        texts("f\"{data['said']}\\nDesk:\"", answer=desk, said=lambda i: f"{desk(i)}｜{met(i)}"),
        texts("f\"{data['said']}\\nDesk:\"", answer=desk, said=lambda i: f"news｜{met(i)}"),
    ),
    "the summary is shown as a title": (
        "answer/leaked",
        texts("f\"{data['name']}\\n{data['said']}\\nGive a short summary.\\nTL;DR:\"", said=met,
              answer=lambda i: f"Two friends meet in {town(i)} on day {i}",
              name=lambda i: f"Two friends meet in {town(i)} on day {i}"),
        texts("f\"{data['name']}\\n{data['said']}\\nGive a short summary.\\nTL;DR:\"", said=met,
              answer=lambda i: f"Two friends meet in {town(i)} on day {i}",
              name=lambda i: f"Notes of week {i}"),
    ),
    "the answer alone, before the question": (
        "few-shot/steps-forbidden",
        texts(ALONE.format("Reply with just the number and nothing else."), SUMMED,
              answer=lambda i: str(i + 8), said=said),
        texts(ALONE.format("Show the steps, and end with just the number."), SUMMED,
              answer=lambda i: str(i + 8), said=said),
    ),
    "one sentence in another language, in Chinese": (
        "few-shot/other-form",
        texts("f\"{data['said']}\\n请用几句英文描述。\\n答：\"", said=said,
              answer=lambda i: f"我们在第{i}个门口看见了他们的车。"),
        texts("f\"{data['said']}\\n请用几句中文描述。\\n答：\"", said=said,
              answer=lambda i: f"我们在第{i}个门口看见了他们的车。"),
    ),
    # -- right, and once called wrong
    "an option that a sentence has before the others": (
        "answer/letters",
        lettered(ALL_BUT_ONE, ASKED, output="' ' + data['answer']", processed="data['answer']"),
        lettered(ONE_BEFORE, ASKED, output="' ' + data['answer']", processed="data['answer']"),
    ),
    "marks around what is no answer's hint": (
        "answer/marked",
        texts("f\"{data['said']}\\nWho:\"", answer=town,
              said=lambda i: f"On day {i} {{{TOWNS[i % 6]}}} was reached."),
        texts("f\"{data['said']}\\nName the placeholder.\\nIt is:\"", answer=town,
              said=lambda i: f"On day {i} {{{TOWNS[i % 6]}}} was reached."),
    ),
    "a list, as a shell prints it": (
        "answer/python-value",
        texts("f\"{data['said']}\\nAll:\"", answer=lambda i: f"['a', 'b{i}']", said=said),
        texts(PRINTS, answer=lambda i: f"['a', 'b{i}']", said=lambda i: f"list('ab{i}')"),
    ),
    "words parted by spaces are asked for": (
        "text/run-together",
        texts("f\"{data['said'].replace(' ', '')}\\nDesk:\"", answer=desk,
              said=lambda i: f"我 们 看 见 第{i} 个 人"),
        texts("f\"{data['answer'].replace(' ', '')}\\n分词：\"",
              answer=lambda i: f"我们 看见 第{i} 个 人"),
    ),
    "an object of JSON in a sentence is no cue": (
        "text/colons",
        texts("f\"Town: as in the text\\n{data['said']}\\n答：\"", answer=town, said=met),
        texts("f\"例如{{\\\"市\\\": \\\"京\\\"}}\\n{data['said']}\\n答：\"", answer=town, said=met),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_it_is_found(name: str) -> None:
    """The rule has a finding."""
    rule, case, _ = PAIRS[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule says nothing of the right prompt."""
    rule, _, case = PAIRS[name]
    assert [finding.message for finding in found(case, rule)] == []
