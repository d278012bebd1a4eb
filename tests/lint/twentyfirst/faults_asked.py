"""Faults of demands that the answers or the shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentyfirst.tasks_free import (
    FERRY,
    FRENCH,
    NOTICES,
    OPPOSITES,
    PARKS,
    WORKSHOP,
)
from tests.lint.twentyfirst.tasks_labels import CLAIMS, NLI, REVIEWS
from tests.lint.twentyfirst.tasks_options import CAUSES, CHEMISTRY, GAPS, RIVERS
from tests.lint.twentyfirst.tasks_tw import GLOSS, GUSHI, XINWEN, YESHI
from tests.lint.twentyfirst.tasks_zh import (
    CHANGSHI,
    DIANPING,
    FANYI,
    PANDUAN,
    YINGYONG,
    YUNHAN,
)

FAMILY = "contradicting demands"
FORM = "few-shot/other-form"
NAMES = "answer/other-names answer/letter-asked answer/letters answer/legend few-shot/other-form few-shot/other-labels"

KINDS = (
    kind(
        FAMILY,
        "a letter is asked for and the answer is a text, or the other way round",
        NAMES,
        changed(
            GAPS,
            (
                "one of the words given.",
                "one of the words given; reply with the letter of your choice.",
            ),
        ),
        changed(
            CHANGSHI, ("{xuanxiang}\\n", "{xuanxiang}\\n请直接写出正确选项的内容，不要写字母。\\n")
        ),
        changed(RIVERS, ('"\\nA:\\n"', '"\\nAnswer with A, B or C.\\nA:\\n"')),
    ),
    kind(
        FAMILY,
        "other labels are asked for than are right",
        NAMES,
        changed(CLAIMS, ("True or false:", "Supported or refuted:")),
        changed(PANDUAN, ("（回答“是”或“否”）", "（请回答“对”或“错”）")),
        changed(REVIEWS, ("positive or negative?", "good or bad?")),
    ),
    kind(
        FAMILY,
        "a label that is right at times is not among those that are named",
        NAMES + " answer/other-count",
        changed(
            NLI,
            ("Answer entailment, neutral or contradiction.", "Answer entailment or contradiction."),
        ),
        changed(XINWEN, ("分為體育、財經、娛樂三類之一", "分為體育或財經")),
        changed(YUNHAN, ("两句话的关系是：", "两句话的关系是（蕴含或矛盾）：")),
    ),
    kind(
        FAMILY,
        "a format is asked for that no answer has",
        FORM,
        changed(
            NOTICES,
            ("from the notice.", "from the notice and put it between <place> and </place>."),
        ),
        changed(GUSHI, ("\\n回答：", "\\n請將答案放在「」之中。\\n回答：")),
        changed(
            WORKSHOP,
            (
                "Question: {data['question']}",
                "Put the final number in \\\\boxed{{}}.\\nQuestion: {data['question']}",
            ),
        ),
    ),
    kind(
        FAMILY,
        "capitals or small letters are asked for that the answers do not have",
        FORM + " answer/other-names",
        changed(
            OPPOSITES,
            (
                "Give the opposite of each word.",
                "Give the opposite of each word, in BLOCK CAPITALS.",
            ),
        ),
        changed(NOTICES, ("from the notice.", "from the notice. Use lowercase only.")),
        changed(GLOSS, ("with one English word.", "with one English word, all in upper case.")),
    ),
    kind(
        FAMILY,
        "a length is asked for that the answers do not have",
        FORM,
        changed(
            FRENCH,
            (
                '"Translate from English to French."',
                '"Translate from English to French. Your reply must be a single word."',
            ),
        ),
        changed(PARKS, ('"\\nA:"', '"\\nAnswer in a complete sentence.\\nA:"')),
        changed(GUSHI, ("\\n回答：", "\\n請用完整的句子作答。\\n回答：")),
    ),
    kind(
        FAMILY,
        "another language is asked for than the answers are in",
        FORM + " text/cue-forms",
        changed(FRENCH, ("from English to French", "from English to German")),
        changed(FANYI, ("翻译成英文", "翻译成日文")),
        changed(XINWEN, ("三類之一。", "三類之一，請用英文作答。")),
    ),
    kind(
        FAMILY,
        "the answer alone is asked for, and the shots have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            WORKSHOP,
            (
                "Answer: Let's think step by step.",
                "Give only the number, without any working.\\nAnswer:",
            ),
        ),
        changed(
            FERRY,
            ('"\\nSolution:"', '"\\nDo not show your work, just state the result.\\nSolution:"'),
        ),
        changed(YINGYONG, ("解答：让我们一步一步地想。", "只写最后的数字，不要写过程。\\n解答：")),
    ),
    kind(
        FAMILY,
        "another number of options is named than there are",
        "answer/other-count answer/letters answer/other-names few-shot/other-count",
        changed(YESHI, ("請選出正確的選項（甲、乙、丙）", "請從下列四個選項中選出正確的一個")),
        changed(CHEMISTRY, ('"Choice:"', '"Pick one of these four.\\nChoice:"')),
        changed(CAUSES, ('"More plausible:"', '"Which of the three is it?\\nMore plausible:"')),
    ),
    kind(
        FAMILY,
        "the prompt speaks of a passage, a table or a picture that is not there",
        "text/no-question text/placeholder few-shot/other-form text/empty-slot",
        changed(CHANGSHI, ("题目：", "根据下面的短文选择答案。\\n题目：")),
        changed(
            WORKSHOP,
            ("Question: {data['question']}", "Use the table below.\\nQuestion: {data['question']}"),
        ),
        changed(YESHI, ("問題：{data['q']}", "請看圖回答。\\n問題：{data['q']}")),
    ),
    kind(
        FAMILY,
        "the prompt asks for the opposite, or for something else than the rows answer",
        f"{NAMES} answer/other-rule",
        changed(OPPOSITES, ("Give the opposite of each word.", "Give a synonym of each word.")),
        changed(
            CAUSES,
            ('"More plausible:"', '"Which is the less plausible of the two?\\nMore plausible:"'),
        ),
        changed(
            DIANPING, ("判断下面的评论是好评还是差评。", "判断下面的评论说的是餐饮、酒店还是网购。")
        ),
    ),
)
