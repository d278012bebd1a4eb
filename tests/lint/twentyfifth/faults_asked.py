"""Demands of the prompt that its answers or shots contradict."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentyfifth.tasks_free import (
    MARKET,
    PARCELS,
    PHRASES,
    PLURALS,
    TICKETS,
    TIDES,
    WELLS,
)
from tests.lint.twentyfifth.tasks_options import CLAIMS, FERRY, GARDEN, MUSIC, NEWS
from tests.lint.twentyfifth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    PINGJIA,
    YINGYONG,
    YISHU,
    YUEDU,
    YUNHAN,
)

asked = partial(kind, "contradicting demands")
FORM = "few-shot/other-form answer/other-names answer/letter-asked"
KINDS = (
    asked(
        "capitals are asked for, small letters are right",
        FORM,
        changed(FERRY, ("Answer yes or no.", "Answer yes or no, all in capital letters.")),
        changed(NEWS, ("\\nTopic:", "\\nWrite the topic in upper case.\\nTopic:")),
        changed(
            PLURALS, ("Give the plural of the noun.", "Give the plural of the noun IN CAPITALS.")
        ),
    ),
    asked(
        "another number of words or characters is asked for",
        FORM,
        changed(PHRASES, ("Translate into French.", "Translate into French, in one single word.")),
        changed(CHENGYU, ("写出四字成语", "写出一个三字词")),
        changed(YISHU, ("中文（繁體）", "中文（繁體），譯文不得超過三個字")),
    ),
    asked(
        "the labels that are named are not those that are right",
        FORM,
        changed(CLAIMS, ("True or false?", "Is that correct? Yes or no?")),
        changed(YUNHAN, ("是蕴含、中立还是矛盾", "是支持、无关还是反对")),
        changed(PINGJIA, ("这条评论是好评还是差评", "这条评论的情感是正面还是负面")),
    ),
    asked(
        "steps are asked for, and shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(
            MARKET,
            ("f\" {data['steps']} The answer is {data['answer']}.\"", "f\" {data['answer']}\""),
        ),
        changed(YINGYONG, ('f"{steps}所以答案是{result}。"', "result")),
        changed(GARDEN, ('"Answer:"', '"Answer: Let\'s think step by step."')),
    ),
    asked(
        "the bare answer is asked for, and outputs have more",
        "few-shot/steps-forbidden few-shot/other-form answer/not-extracted",
        changed(
            MARKET,
            ("Let's think step by step.", "Give the number only, without any explanation."),
        ),
        changed(YINGYONG, ("请一步一步地计算。", "只写得数，不要写出计算过程。")),
        changed(
            MUSIC,
            ("\\n{listed", "\\nReply with the letter alone.\\n{listed"),
            ('f" {gold}"', 'f" The correct choice is {gold}"'),
            postprocess="exact_match_post",
        ),
    ),
    asked(
        "another number of options is announced",
        "answer/other-count answer/letters",
        changed(GARDEN, ('f"Question: ', 'f"Choose one of the five options.\\nQuestion: ')),
        changed(MUSIC, ("f\"{data['stem']}", "f\"Four choices follow.\\n{data['stem']}")),
        changed(CHANGSHI, ("单项选择题，", "单项选择题，从三个选项中选出一个，")),
    ),
    asked(
        "another language is asked for",
        FORM + " text/cue-forms",
        changed(PHRASES, ("Translate into French", "Translate into Spanish")),
        changed(YISHU, ("翻譯成中文（繁體）", "翻譯成日文")),
        changed(YUEDU, ("請根據短文", "請根據短文，以英文作答")),
    ),
    asked(
        "another wrapping of the answer is asked for",
        FORM,
        changed(
            PARCELS, ("Copy its name from the message.", "Write its name in [square brackets].")
        ),
        changed(DIMING, ("照原文写出。", "写在书名号《》里。")),
        changed(
            MARKET,
            (
                "Let's think step by step.",
                "Think step by step, then box the result as \\\\boxed{{}}.",
            ),
        ),
    ),
    asked(
        "a time, a key or a number is asked for in another form",
        FORM,
        changed(TIDES, ("\\nTime:", "\\nUse the 12-hour clock with a.m. or p.m.\\nTime:")),
        changed(
            TICKETS,
            (
                "the name and the seat as a JSON object.",
                "a JSON object with the keys `passenger` and `row`.",
            ),
        ),
        changed(
            YINGYONG, ("请一步一步地计算。", "请一步一步地计算，答案用汉字数字（如“十三”）写出。")
        ),
    ),
    asked(
        "a whole sentence or a full stop is asked for",
        FORM,
        changed(
            WELLS, ('prompt += "Answer:"', 'prompt += "Answer in a complete sentence.\\nAnswer:"')
        ),
        changed(FERRY, ("Answer yes or no.", "Answer yes or no and end with a full stop.")),
        changed(YUEDU, ("用短文裡的詞語回答", "用完整的句子回答")),
    ),
    asked(
        "what all answers are is forbidden",
        FORM + " few-shot/steps-forbidden",
        changed(YUNHAN, ("\\n关系：", "\\n不要使用“蕴含”“中立”“矛盾”这些词。\\n关系：")),
        changed(PARCELS, ("Copy its name from the message.", "Do not use words of the message.")),
        changed(TIDES, ("\\nTime:", "\\nDo not write any digits.\\nTime:")),
    ),
)
