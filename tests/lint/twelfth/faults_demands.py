"""Demands that contradict the answers or each other."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twelfth.tasks import (
    BOOL,
    CHANGSHI,
    DUICUO,
    FANYI,
    NEWS,
    NLI,
    PASSAGES,
    PINGLUN,
    PINGLUN_SHOTS,
    SCIENCE,
    SUMS,
    SUMS_SHOTS,
    TICKETS,
    XINWEN,
    YINGYONG,
    YITU,
    YUEDU,
    YUYI,
)

_demand = partial(kind, "demands")
_CONTRA = "few-shot/other-form answer/other-names answer/letter-asked"


KINDS = (
    _demand(
        "The answer alone is asked for, and the outputs have steps.",
        "few-shot/steps-forbidden few-shot/other-form few-shot/steps-lost",
        changed(
            SUMS, ("Let's think step by step.", "Give only the final number, without any steps.")
        ),
        changed(
            YINGYONG, ("请一步一步地计算，最后写“答案是”和结果。", "只写出最后的数字，不要写过程。")
        ),
        changed(
            SUMS_SHOTS,
            (
                r"{data['question']}\nA: Let's think step by step.",
                r"{data['question']}\nAnswer with the number only.\nA:",
            ),
            ("A: Let's think step by step. ", "Answer with the number only.\nA: "),
        ),
    ),
    _demand(
        "Steps are asked for, and the shots answer at once.",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form few-shot/worked-form",
        changed(SUMS, (" {data['solution']}\\n####", " ####")),
        changed(YINGYONG, ("{steps}答案是", "答案是")),
        changed(
            SCIENCE,
            ("Answer with the letter", "Let's think step by step, then answer with the letter"),
        ),
    ),
    _demand(
        "Another language is asked for than the answers are in.",
        _CONTRA,
        changed(FANYI, ("翻译成英文", "翻译成法文")),
        changed(
            NEWS,
            (
                "Write a short headline for the article.",
                "Write a short headline for the article in Chinese.",
            ),
        ),
        changed(YUEDU, ("用短文中的词语回答问题。", "用英文回答问题。")),
    ),
    _demand(
        "Other labels are named than the golds.",
        _CONTRA,
        changed(BOOL, ("(yes or no)", "(true or false)")),
        changed(DUICUO, ("「對」或「錯」", "「是」或「否」")),
        changed(YUYI, ("（是/否）", "（相同/不同）")),
    ),
    _demand(
        "One of the labels is not named.",
        "answer/other-names answer/letters answer/other-count",
        changed(TICKETS, ("billing, shipping, technical", "billing, shipping")),
        changed(NLI, ("({', '.join(NAMES)})", "({' or '.join(NAMES[::2])})")),
        changed(XINWEN, description="请判断新闻标题的类别，从“体育”“财经”中选一个。"),
    ),
    _demand(
        "A form is asked for that the answers lack.",
        _CONTRA,
        changed(
            NLI, ("Relation (", "Answer with a JSON object whose key is 'relation'.\\nRelation (")
        ),
        changed(TICKETS, (r"\nQueue:", r"\nWrite the queue in capital letters.\nQueue:")),
        changed(
            SUMS,
            (
                "Let's think step by step.",
                "Let's think step by step, and put the result into \\\\boxed{{}}.",
            ),
        ),
    ),
    _demand(
        "The number of options is said wrongly.",
        "answer/other-count answer/letters answer/other-names",
        changed(
            SCIENCE,
            (
                "Answer with the letter of the right choice.",
                "Choose one of the five choices above.",
            ),
        ),
        changed(CHANGSHI, description="以下是常识单项选择题，请从三个选项中选出正确的一项。"),
        changed(YITU, ("可选的意图：", "从四种意图中选一种：")),
    ),
    _demand(
        "The instruction is of another task than the rows.",
        f"{_CONTRA} text/no-question answer/letters few-shot/*",
        changed(FANYI, ("把下面的中文翻译成英文。", "把下面的英文翻译成中文。")),
        changed(PINGLUN, ("这条评论是好评还是差评？", "这条评论的类别是体育、财经还是科技？")),
        changed(
            NEWS,
            ("Write a short headline for the article.", "Is the article positive or negative?"),
        ),
    ),
    _demand(
        "The config's description says the template's instruction again.",
        "text/repeated-instruction",
        changed(YUEDU, description="阅读下面的短文，用短文中的词语回答问题。"),
        changed(NEWS, description="Write a short headline for the article."),
        changed(PINGLUN_SHOTS, description="判断评论的情感是正面还是负面。"),
    ),
    _demand(
        "The prompt speaks of a text that it does not show.",
        "text/no-question text/absent-field text/empty-slot",
        changed(PASSAGES, ('"Passage: " + data["context"], ', "")),
        changed(YUEDU, ("\\n短文：{data['段落']}", "")),
        changed(BOOL, ("{data['passage']}\\n", "Read the passage and answer.\\n")),
    ),
)
