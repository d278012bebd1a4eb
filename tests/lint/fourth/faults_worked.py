"""Shots that are written by hand or in a file: what they answer, and how the question goes on."""

from __future__ import annotations

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_free import (
    FUNCTIONS,
    NLI,
    SUPPORT,
)
from tests.lint.fourth.tasks_options import PUZZLES
from tests.lint.fourth.tasks_zh import SHOPS, TOPICS
from tests.lint.shape import Row

FAMILY = "shots and query"


def relabelled(shots: tuple[Row, ...], names: dict[str, str]) -> tuple[Row, ...]:
    """Return shots with other names for their labels."""
    return tuple({**row, "label": names[row["label"]]} for row in shots)


def rows_of(text: str, label: str, *texts: str) -> tuple[Row, ...]:
    """Return shots of one label."""
    return tuple({text: each, "label": label} for each in texts)


_BILLING = rows_of(
    "text",
    "billing",
    "You took the yearly fee instead of the monthly one.",
    "I want a receipt for my last payment.",
    "My card was declined, and yet I paid.",
    "Is there a discount for schools?",
    "The sum on my bill is not what you advertise.",
    "How do I change how I pay?",
)
_GOOD = rows_of(
    "content",
    "好评",
    "物流很快，第二天就到了。",
    "妈妈很喜欢这条围巾。",
    "声音清楚，操作简单。",
    "做工精细，值得购买。",
    "颜色很正，大小合适。",
    "第三次买了，一如既往的好。",
)
_SCALES = "A feather and a spoon fit into a hand, a piano does not. So the answer is (C)."

KINDS = (
    kind(
        FAMILY,
        "the question's cue, or its list, is not that of the hand-written shots",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms text/colons",
        put(PUZZLES, ("{shown}\\nAnswer: Let", "{shown}\\nA: Let")),
        put(TOPICS, ("{data['title']}\\n类别：", "{data['title']}\\n分类：")),
        put(FUNCTIONS, ("# {data['task']}", '\\"\\"\\"{data[\'task\']}\\"\\"\\"')),
        put(PUZZLES, ('f"({letter}) {option}"', 'f"{letter}. {option}"')),
    ),
    kind(
        FAMILY,
        "nothing parts the last hand-written shot from the question",
        "few-shot/run-in few-shot/separator text/run-together",
        put(PUZZLES, ("WORKED + ask", "WORKED.strip() + ask")),
        put(TOPICS, ("SHOTS + f", "SHOTS.rstrip() + f")),
        put(FUNCTIONS, ("EXAMPLES + f", "EXAMPLES.strip() + f")),
    ),
    kind(
        FAMILY,
        "the shots have other labels than the docs",
        "few-shot/other-labels answer/two-spellings answer/other-form answer/other-names",
        put(
            SUPPORT,
            shots=relabelled(
                SUPPORT.shots,
                {"account": "Login", "billing": "Payments", "bug": "Defect", "request": "Wish"},
            ),
        ),
        put(SHOPS, shots=relabelled(SHOPS.shots, {"好评": "正面", "差评": "负面"})),
        put(
            TOPICS,
            ("类别：财经\\n\\n", "类别：经济\\n\\n"),
            ("类别：科技\\n\\n", "类别：科学\\n\\n"),
        ),
        put(
            SUPPORT,
            shots=relabelled(
                SUPPORT.shots,
                {"account": "ACCOUNT", "billing": "BILLING", "bug": "BUG", "request": "REQUEST"},
            ),
        ),
    ),
    kind(
        FAMILY,
        "a shot asks a doc's own question in nearly its words",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs",
        put(
            PUZZLES,
            (
                "It is 10 o'clock. What time was it three hours ago?\nOptions: (A) 7 o'clock (B) 8 o'clock (C) 1 o'clock",
                "which number comes next: 2, 4, 8, 16 ?\nOptions: (A) 32 (B) 24 (C) 20",
            ),
            ("10 - 3 = 7.", "Each number is twice the one before."),
        ),
        put(
            FUNCTIONS,
            (
                '# Return the product of two numbers.\\n"\n    "def product(a, b):\\n"\n    "    return a * b',
                '# return the larger of two numbers\\n"\n    "def larger(a, b):\\n"\n    "    return max(a, b)',
            ),
        ),
        put(TOPICS, ("标题：乒乓球世锦赛今晚决赛。", "标题：女排姑娘 夺得冠军")),
        put(
            SUPPORT,
            shots=(
                *SUPPORT.shots[:3],
                {"text": "THE EXPORT BUTTON DOES NOTHING AT ALL", "label": "bug"},
                {"text": "when will I get my refund", "label": "billing"},
            ),
        ),
    ),
    kind(
        FAMILY,
        "a hand-written example has no answer",
        "few-shot/no-answer few-shot/worked-cue text/empty-slot",
        put(PUZZLES, (f" {_SCALES}", "")),
        put(TOPICS, ("类别：体育\\n\\n", "类别：\\n\\n")),
        put(FUNCTIONS, ("    return not text\\n", "")),
    ),
    kind(
        FAMILY,
        "examples are numbered, and the question is not",
        "few-shot/numbered few-shot/worked-cue few-shot/other-cues",
        put(
            PUZZLES,
            ("Question: A train", "Question 1: A train"),
            ("Question: Which of", "Question 2: Which of"),
            ("Question: It is", "Question 3: It is"),
        ),
        put(
            TOPICS,
            ("标题：黄金", "标题1：黄金"),
            ("标题：乒乓球", "标题2：乒乓球"),
            ("标题：折叠", "标题3：折叠"),
        ),
        put(
            FUNCTIONS,
            ("# Return the product", "# Task 1: Return the product"),
            ("# Say whether a text", "# Task 2: Say whether a text"),
        ),
    ),
    kind(
        FAMILY,
        "all shots have one label",
        "few-shot/lopsided",
        put(SUPPORT, shots=_BILLING),
        put(SHOPS, shots=_GOOD),
        put(
            TOPICS,
            ("标题：乒乓球世锦赛今晚决赛。\\n类别：体育", "标题：基金规模再创新高。\\n类别：财经"),
            (
                "标题：折叠屏电脑亮相展会。\\n类别：科技",
                '标题：物价涨幅回落。\\n类别：财经\\n\\n"\n    "标题：外贸企业订单增加。\\n类别：财经',
            ),
        ),
    ),
    kind(
        FAMILY,
        "an example stands in the prompt twice",
        "few-shot/same-twice few-shot/repeated",
        put(
            PUZZLES,
            ("text = WORKED + ask", 'text = WORKED.split("\\n\\n")[0] + "\\n\\n" + WORKED + ask'),
        ),
        put(TOPICS, ("SHOTS + f", 'SHOTS + "标题：黄金价格连续三天上涨。\\n类别：财经\\n\\n" + f')),
        put(
            SUPPORT,
            shots=(
                SUPPORT.shots[0],
                SUPPORT.shots[1],
                SUPPORT.shots[2],
                SUPPORT.shots[0],
                SUPPORT.shots[1],
            ),
        ),
        put(FUNCTIONS, ("EXAMPLES + f", "EXAMPLES * 2 + f")),
    ),
    kind(
        FAMILY,
        "the file of shots has docs that are scored",
        "few-shot/same-docs few-shot/own-doc",
        put(SUPPORT, shots=SUPPORT.rows[:8]),
        put(SHOPS, shots=SHOPS.rows),
        put(NLI, shots=NLI.rows[:6]),
    ),
)
