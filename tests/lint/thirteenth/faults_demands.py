"""Demands that contradict each other, the data or the answers."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.thirteenth.tasks_en import (
    HEADLINES,
    MAIL,
    MUSEUM,
    NLI,
    PARKS,
    PYCODE,
    SCIENCE,
    SHOP,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    FANYI,
    WAIMAI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

_demands = partial(kind, "contradicting demands")
_FORM = "few-shot/other-form answer/other-form"
_NAMES = (
    "answer/other-names answer/letter-asked answer/letters answer/other-count few-shot/other-labels"
)

KINDS = (
    _demands(
        "The answer alone is asked for, and the shots show steps.",
        f"few-shot/steps-forbidden {_FORM}",
        changed(
            SHOP, ("Let's think step by step.", "Give the final number only, without any working.")
        ),
        changed(YINGYONG, ("请一步一步思考，最后写出答案。", "直接写出得数，不要写过程。")),
        changed(
            YUEDU,
            (
                'f"答案是{answer}"',
                "f\"短文说得很清楚，{data['选项'][answer]}，所以答案是{answer}\"",
            ),
            ("回答问题。", "只回答一个字母，不要解释。"),
            max_tokens=64,
        ),
    ),
    _demands(
        "An answer in another language is asked for than the golds are in.",
        f"answer/other-names {_FORM} text/cue-forms",
        changed(MUSEUM, ("Answer with words from the passage.", "Please answer in French.")),
        changed(DIMING, ("照原文写出。", "请用英文回答。")),
        changed(FANYI, ("翻译成英文", "翻译成日文")),
    ),
    _demands(
        "Other labels are named than those that count.",
        f"{_NAMES} {_FORM}",
        changed(NLI, ("Answer yes, maybe or no.", "Answer true, false or unknown.")),
        changed(
            MAIL,
            description="Which team should answer the message: sales, shipping, refunds or support?",
        ),
        changed(WAIMAI, ("这条评论是好评还是差评？", "这条评论的情感是积极还是消极？")),
    ),
    _demands(
        "One of the labels is not among those that are named.",
        f"{_NAMES} {_FORM}",
        changed(NLI, ("Answer yes, maybe or no.", "Answer yes or no.")),
        changed(
            MAIL, description="Which team should answer the message: billing, delivery or returns?"
        ),
        changed(XINWEN, ("enumerate(LANMU, start=1)", "enumerate(LANMU[:3], start=1)")),
    ),
    _demands(
        "A letter is asked for, and a word is the answer.",
        f"{_NAMES} {_FORM}",
        changed(
            MAIL,
            description="Which team should answer the message: billing, delivery, returns or account? Reply with a single letter.",
        ),
        changed(WAIMAI, ("是好评还是差评？", "是A.好评还是B.差评？请只回答字母。")),
        changed(PARKS, ("(yes or no)", "(A = yes, B = no, letter only)")),
    ),
    _demands(
        "The option's text is asked for, and its letter is the answer.",
        f"{_NAMES} {_FORM}",
        changed(
            SCIENCE,
            ('"Answer:"', r'"Write out the text of the right option, not its letter.\nAnswer:"'),
        ),
        changed(CHANGSHI, ("请直接给出正确答案的选项。", "请写出正确选项的内容，不要写字母。")),
        changed(CHENGYU, ("填入横线处。", "填入横线处，只写成语本身。")),
    ),
    _demands(
        "JSON, a box or tags are asked for, and the shots answer plainly.",
        f"{_FORM} answer/not-extracted",
        changed(
            MUSEUM,
            ("Answer with words from the passage.", "Answer as a JSON object with the key answer."),
        ),
        changed(YINGYONG, ("最后写出答案。", "把最后的答案写在\\\\boxed{}里。")),
        changed(
            PYCODE, (r"\nOutput:", r"\nPut what is printed between <out> and </out>.\nOutput:")
        ),
    ),
    _demands(
        "A length, a sentence or capitals are asked for that the answers do not have.",
        f"{_FORM} {_NAMES}",
        changed(HEADLINES, ("a short headline", "a headline of exactly two words")),
        changed(
            MAIL,
            description="Which team should answer the message: billing, delivery, returns or account? Answer in capital letters.",
        ),
        changed(DIMING, ("照原文写出。", "用一个完整的句子回答。")),
    ),
    _demands(
        "The instruction is that of another task.",
        f"{_FORM} {_NAMES} text/no-question text/swapped-fields",
        changed(FANYI, ("把下面的中文句子翻译成英文", "把下面的英文句子翻译成中文")),
        changed(WAIMAI, ("这条评论是好评还是差评？", "请把这条评论翻译成英文。")),
        changed(
            MUSEUM,
            ("Answer with words from the passage.", "Summarise the passage in one sentence."),
        ),
    ),
    _demands(
        "Another number of options or labels is said than is listed.",
        "answer/other-count answer/letters answer/other-names",
        changed(YUEDU, ("回答问题。", "从四个选项中选出一个回答问题。")),
        changed(SCIENCE, description="Choose the right one of the five options."),
        changed(
            MAIL,
            description="Which of these three teams should answer the message: billing, delivery, returns or account?",
        ),
    ),
    _demands(
        "The prompt speaks of a passage, a table or a picture that it does not show.",
        "few-shot/other-form text/no-question",
        changed(CHANGSHI, ("以下是一道单项选择题，", "阅读下面的短文，完成单项选择题，")),
        changed(SCIENCE, description="Read the passage and answer the question below it."),
        changed(SHOP, ("Let's think", "Use the table above. Let's think")),
    ),
    _demands(
        "All right options are asked for, and exactly one counts.",
        f"{_NAMES} {_FORM} answer/several-golds",
        changed(
            SCIENCE,
            ('"Answer:"', r'"Choose all options that are right, separated by commas.\nAnswer:"'),
        ),
        changed(
            CHANGSHI,
            (
                "单项选择题，请直接给出正确答案的选项。",
                "多项选择题，请给出所有正确的选项，用逗号隔开。",
            ),
        ),
        changed(CHENGYU, ("选择合适的成语填入", "选择两个合适的成语填入")),
    ),
)
