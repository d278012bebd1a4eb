"""What a prompt, a row or a text says of one thing in two ways; beside each the right prompt that
looks nearly the same."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import workbench
from tests.lint.shape import SmallTask, write
from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.variants import ASKED, LINES, lettered, rows, texts

TOWNS = ("Oslo", "Turin", "Lyon", "Graz", "Porto", "Ghent")
LIKED = ("I loved each room", "what a delightful stay", "superb food", "a charming host",
         "wonderful beds", "I enjoyed the view")  # fmt: skip
LOATHED = ("the soup was awful", "a terrible night", "horrible noise", "what a dreadful bath",
           "the worst lunch", "disgusting towels")  # fmt: skip
GOALS = ("The striker scored twice", "Coach leaves the club", "A goalkeeper is hurt",
         "The team won its match", "Tennis player wins the tournament", "A late goal")  # fmt: skip
SHARES = ("Bank cuts its profit forecast", "Shares fall", "Investors sell stocks",
          "Earnings rise at the retailer", "The merger is off", "Inflation and banks")  # fmt: skip
BAD, GOOD = "if the guest had a terrible stay", "if she loved it"
GUEST = "f\"{}Review: {{data['said']}}\\nMood:\""
SHOT = "Review: {}\\nMood: negative\\n\\nReview: the bread was awful\\nMood: negative\\n\\n"
TRUTHS = "f\"判断下面的说法，{}\\n说法：{{data['said']}}\\n判断：\""
CODE = "f\"{}\\n{{data['said']}}\\nOutput:\""
DATED = (
    'f"Text: It was built on 3 May 1871.\\nDate: {}-05-03\\n\\nText: We met on 1 June 1999.\\n'
    "Date: 1999-06-01\\n\\nText: {{data['said']}}\\nDate:\""
)


def review(i: int) -> str:
    """Return a review, a good one and a bad one by turns."""
    return (LIKED, LOATHED)[i % 2][i // 2]


def mood(i: int) -> str:
    """Return its label."""
    return ("positive", "negative")[i % 2]


def turned(i: int) -> str:
    """Return the other label."""
    return mood(i + 1)


def headline(i: int) -> str:
    """Return a headline, of sports and of business by turns."""
    return (GOALS, SHARES)[i % 2][i // 2]


def desk(i: int) -> str:
    """Return the number of its class."""
    return str(1 + i % 2)


def claim(i: int) -> str:
    """Return something to be judged."""
    return f"第{i}条河流入大海。"


def verdict(i: int) -> str:
    """Return one of two words by turns."""
    return ("对", "错")[i % 2]


def verdict_code(i: int) -> str:
    """Return that in a digit, 1 for what is right."""
    return "10"[i % 2]


def dated(i: int) -> str:
    """Return a sentence with a date."""
    return f"They came on {i + 2} July {1900 + 7 * i}."


def told(i: int) -> str:
    """Return that date in figures."""
    return f"{1900 + 7 * i}-07-{i + 2:02}"


def with_text(place: int) -> Case:
    """Return a case whose rows have the answer's letter, and an option's text as the answer's."""
    made = []
    for row in rows():
        names = list(row["target_scores"])
        at = names.index(row["answer"])
        text = names[(at + place) % len(names)]
        made.append({
            "question": row["question"], "options": names, "answer": "ABCD"[at],
            "answer_text": text,
        })  # fmt: skip
    source = (
        "def transform(data, num_sample, r, dataset_name):\n"
        '    lines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCD", data["options"]))\n'
        "    text = f\"Question: {data['question']}\\n{lines}\\nAnswer:\"\n"
        '    return {"input": text, "output": " " + data["answer"], '
        '"processed_output": data["answer"]}\n'
    )
    return Case(source, made)


def with_marks(marks: str) -> Case:
    """Return a case whose options have these marks of their own behind those of the prompt."""
    return lettered(LINES.replace("{o}", "{m}) {o}").replace(
        'for x, o in zip("ABCDEF", keys)', f'for x, m, o in zip("ABCDEF", "{marks}", keys)'
    ), ASKED)  # fmt: skip


PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "options with marks of an older order": (
        "answer/letters", with_marks("DCBA"), with_marks("wxyz"),
    ),
    "a letter, and the text of another option": ("answer/gold-differs", with_text(1), with_text(0)),
    "digits are asked for, and words are right": (
        "answer/legend",
        texts(TRUTHS.format("正确请填1，不正确请填0。"), answer=verdict, said=claim),
        texts(TRUTHS.format("正确请填对，不正确请填错。"), answer=verdict, said=claim),
    ),
    "the answer's first word is told": (
        "answer/leaked",
        texts("f\"{data['said']}\\n提示：以“{data['answer'].split()[0]}”开头\\nTown:\"",
              answer=lambda i: f"{TOWNS[i % 6]} on the river", said=claim),
        texts("f\"{data['said']}\\n提示：以“The”开头\\nTown:\"",
              answer=lambda i: f"{TOWNS[i % 6]} on the river", said=claim),
    ),
    "cues put together, one of them by hand": (
        "text/colons",
        texts("''.join(f'{name}：{text}\\n' for name, text in {'原文': data['said'], '类型': '河'}"
              ".items()) + '答案:'", answer=verdict, said=claim),
        texts("''.join(f'{name}：{text}\\n' for name, text in {'原文': data['said'], '类型': '河'}"
              ".items()) + '答案：'", answer=verdict, said=claim),
    ),
    "a worked example with another year": (
        "few-shot/wrong-answer",
        texts(DATED.format(1872), answer=told, said=dated),
        texts(DATED.format(1871), answer=told, said=dated),
    ),
    "options that are said to follow": (
        "few-shot/other-form",
        texts(CODE.format("Which of the following options does this print?"),
              answer=lambda i: str(3 * i + 1), said=lambda i: f"print({i} + {2 * i + 1})"),
        texts(CODE.format("What does the following program print?"),
              answer=lambda i: str(3 * i + 1), said=lambda i: f"print({i} + {2 * i + 1})"),
    ),
    "five classes, of which three are named": (
        "answer/other-count",
        texts("f\"將標題分為以下五類：體育、財經、娛樂。\\n標題：{data['said']}\\n類別：\"",
              answer=lambda i: ("體育", "財經", "娛樂")[i % 3], said=claim),
        texts("f\"將標題分為以下三類：體育、財經、娛樂。\\n標題：{data['said']}\\n類別：\"",
              answer=lambda i: ("體育", "財經", "娛樂")[i % 3], said=claim),
    ),
    "labels turned round": (
        "answer/gold-differs",
        texts(GUEST.format(""), answer=turned, said=review),
        texts(GUEST.format(""), answer=mood, said=review),
    ),
    "a legend turned round": (
        "answer/legend",
        texts("f\"1 = business, 2 = sports\\n{data['said']}\\nDesk:\"", answer=desk, said=headline),
        texts("f\"1 = sports, 2 = business\\n{data['said']}\\nDesk:\"", answer=desk, said=headline),
    ),
    "codes that are the wrong way round, in Chinese": (
        "answer/legend",
        texts("f\"{data['said']}\\n对的写0，错的写1。\\n判断：\"", "'01'[data['kind'] == '对']",
              answer=verdict_code, said=claim, kind=verdict),
        texts("f\"{data['said']}\\n对的写1，错的写0。\\n判断：\"", "'01'[data['kind'] == '对']",
              answer=verdict_code, said=claim, kind=verdict),
    ),
    "letters for yes and no, the wrong way round": (
        "answer/legend",
        texts("f\"{data['said']} Answer A for no and B for yes.\\nA:\"",
              answer=lambda i: "AB"[i % 2], said=claim, holds=lambda i: i % 2 == 0),
        texts("f\"{data['said']} Answer A for yes and B for no.\\nA:\"",
              answer=lambda i: "AB"[i % 2], said=claim, holds=lambda i: i % 2 == 0),
    ),
    "letters in front of labels in brackets": (
        "answer/legend",
        texts("f\"Say P (negative), N (positive) or M (mixed).\\n{data['said']}\\nMood:\"",
              answer=lambda i: "PNM"[i % 3], said=claim,
              mood=lambda i: ("positive", "negative", "mixed")[i % 3]),
        texts("f\"Say P (positive), N (negative) or M (mixed).\\n{data['said']}\\nMood:\"",
              answer=lambda i: "PNM"[i % 3], said=claim,
              mood=lambda i: ("positive", "negative", "mixed")[i % 3]),
    ),
    "numbers from nought where labels are counted from one": (
        "answer/legend",
        texts("f\"Is it 1. glad, 2. sad or 3. calm?\\n{data['said']}\\nNumber:\"",
              answer=lambda i: str(i % 3), said=claim,
              mood=lambda i: ("glad", "sad", "calm")[i % 3]),
        texts("f\"Is it 1. glad, 2. sad or 3. calm?\\n{data['said']}\\nNumber:\"",
              answer=lambda i: str(i % 3 + 1), said=claim,
              mood=lambda i: ("glad", "sad", "calm")[i % 3]),
    ),
    "a range behind the cue": (
        "answer/letters",
        lettered(LINES.replace('"ABCDEF"', '"123456"'), ASKED.replace("Answer:", "Number (1-6):")),
        lettered(LINES.replace('"ABCDEF"', '"123456"'), ASKED.replace("Answer:", "Number (1-4):")),
    ),
    "labels that are explained by each other's words": (
        "answer/legend",
        texts(GUEST.format(f"positive {BAD}, negative {GOOD}.\\n"),
              answer=mood, said=lambda i: f"The guest of room {i} spoke with us."),
        texts(GUEST.format(f"negative {BAD}, positive {GOOD}.\\n"),
              answer=mood, said=lambda i: f"The guest of room {i} spoke with us."),
    ),
    "a worked example of another class": (
        "few-shot/wrong-answer",
        texts(GUEST.format(SHOT.format("a superb and delightful meal")), answer=mood, said=review),
        texts(GUEST.format(SHOT.format("a terrible and awful meal")), answer=mood, said=review),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_told_in_two_ways_is_found(name: str) -> None:
    """The rule finds it."""
    rule, case, _ = PAIRS[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_agrees_is_left_alone(name: str) -> None:
    """The rule says nothing of the right prompt."""
    rule, _, case = PAIRS[name]
    assert [finding.message for finding in found(case, rule)] == []


@pytest.mark.slow
def test_a_shot_that_these_prompts_do_not_show_is_looked_at(tmp_path: Path) -> None:
    """A sum that is wrong in a short few-shot file is found, drawn or not."""
    source = returns("f\"{data['said']}\\nA:\"", "data['steps']")
    rows = [{"said": f"{i} and 5?", "steps": f" {i} + 5 = {i + 5}", "answer": str(i + 5)}
            for i in range(12)]  # fmt: skip
    shots = [{"said": f"2{k} and 5?", "steps": f" 2{k} + 5 = {25 + k + (k == 3)}", "answer": "6"}
             for k in range(4)]  # fmt: skip
    task = SmallTask("sums", source, tuple(rows), fewshot=2, shots=tuple(shots))
    report = workbench.lint_task(write(task, tmp_path), "gen_v0", sampler="first_n")
    assert "few-shot/wrong-sum" in {each.rule for each in report.findings}
