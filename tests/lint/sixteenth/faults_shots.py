"""Faults of shots and worked examples: which they are, and what they say."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.making import table
from tests.lint.sixteenth.tasks_en import FILMS, KITCHEN, SCIENCE, TICKETS
from tests.lint.sixteenth.tasks_free import (
    BAKERY,
    DIARIES,
    MARKET,
    MOODS,
    PLURALS,
)
from tests.lint.sixteenth.tasks_zh import (
    FANYI,
    FANYICI,
    PANDUAN,
    PINGLUN,
    YINGYONG,
)

SHOTS = "shots and query"
ASKS_KITCHEN = "yes or no.\\nQuestion: {question}"
ASKS_PINGLUN = "“负面”。\\n"


def _kitchen(examples: str, *more, **fields):
    """Return the yes/no task with worked examples in its template."""
    return changed(
        KITCHEN,
        (ASKS_KITCHEN, f"yes or no.\\n{examples}Question: {{question}}"),
        *more,
        fewshot=0,
        **fields,
    )


def _pinglun(examples: str):
    """Return the task of comments with worked examples in its template."""
    return changed(PINGLUN, (ASKS_PINGLUN, f"“负面”。\\n{examples}"), fewshot=0)


KINDS = (
    kind(
        SHOTS,
        "rows that are scored stand in the shots file",
        "few-shot/own-doc few-shot/same-docs few-shot/near-copy few-shot/question-shown",
        changed(SCIENCE, shots=SCIENCE.rows[:4]),
        changed(PANDUAN, shots=(*PANDUAN.shots[:2], *PANDUAN.rows[4:7])),
        changed(KITCHEN, shots=KITCHEN.rows[2:8]),
        changed(FANYI, shots=FANYI.rows[-4:]),
    ),
    kind(
        SHOTS,
        "the shots file has other labels than the rows",
        "few-shot/other-labels few-shot/other-form few-shot/worked-form answer/other-names answer/two-spellings few-shot/not-a-choice answer/letters",
        changed(
            PINGLUN,
            shots=table(
                "text|label",
                "服务周到。|积极\n又贵又难吃。|消极\n包装精美。|积极\n再也不来了。|消极",
            ),
        ),
        changed(
            MOODS,
            shots=table(
                "turns*|mood",
                "How are you?/I could dance!|joy\nWhy so quiet?/I miss home.|grief\nMay I come in?/Get lost!|rage\nGood news?/The best ever!|joy",
            ),
        ),
        changed(
            KITCHEN,
            shots=table(
                "question|answer",
                "Is sugar sweet?|true\nIs ice hot?|false\nCan fish be grilled?|true\nIs soup solid?|false",
            ),
        ),
        changed(
            TICKETS,
            shots=table(
                "id|text|topic",
                "s1|Where is my order?|1\ns2|I was billed twice.|0\ns3|I forgot my login.|2\ns4|I want to send it back.|3",
            ),
        ),
    ),
    kind(
        SHOTS,
        "a shot or a worked example comes to the wrong result",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs answer/gold-differs",
        changed(
            BAKERY,
            rows=lambda rows: [
                row
                | {
                    "steps": [
                        step.replace("= 48", "= 46")
                        .replace("= 27 ", "= 29 ")
                        .replace("= 90", "= 80")
                        .replace("= 16 ", "= 15 ")
                        for step in row["steps"]
                    ]
                }
                for row in rows
            ],
        ),
        changed(
            YINGYONG,
            shots=table(
                "question|steps*|answer",
                "4筐梨，每筐9个，吃了6个，还剩几个？|4筐有4*9=32个。/还剩32-6=26个。|26\n每本5元，买7本，还有3元，原有几元？|7本要5*7=35元。/原有35+3=39元。|39\n2队各8人，又来5人，共几人？|2队有2*8=18人。/共18+5=23人。|23",
            ),
        ),
        changed(
            MARKET,
            (
                '"Read the table and answer.\\n\\n"',
                '"Read the table and answer.\\n\\n| item | price | stock |\\n| --- | --- | --- |\\n| hats | 9 | 4 |\\n\\nQuestion: What is the price of hats?\\nAnswer: 4\\n\\n"',
            ),
            fewshot=0,
        ),
        _kitchen(
            "Question: Is 3 + 4 = 8?\\nAnswer: yes\\nQuestion: Is honey sticky?\\nAnswer: yes\\n"
        ),
    ),
    kind(
        SHOTS,
        "worked examples have another cue before the answer than the question",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms few-shot/no-answer",
        changed(PLURALS, ("Plural: ", "Plural form: ")),
        changed(
            FANYICI,
            ("反义词：矮小", "反义：矮小"),
            ("反义词：懒惰", "反义：懒惰"),
            ("反义词：昏暗", "反义：昏暗"),
        ),
        _kitchen(
            "Question: Is honey sticky?\\nYour reply: yes\\nQuestion: Is ice warm?\\nYour reply: no\\n"
        ),
        changed(
            DIARIES,
            (
                "word for word.\\n",
                "word for word.\\nText: Ada keeps bees in Delft.\\nQ: Where does Ada keep bees?\\nA: Delft\\n\\n",
            ),
            fewshot=0,
        ),
    ),
    kind(
        SHOTS,
        "a worked example has no answer",
        "few-shot/no-answer few-shot/worked-* text/empty-slot few-shot/other-cues",
        changed(PLURALS, ("Plural: cities", "Plural:")),
        changed(FANYICI, ("反义词：懒惰", "反义词：")),
        _pinglun("评论：位置方便，设施新。\\n情感：正面\\n评论：味道怪，分量少。\\n"),
        _kitchen("Question: Is honey sticky?\\nAnswer: yes\\nQuestion: Is ice warm?\\nAnswer:\\n"),
    ),
    kind(
        SHOTS,
        "a worked example is one of the scored rows",
        "few-shot/own-doc few-shot/near-copy few-shot/same-docs few-shot/question-shown",
        changed(PLURALS, ("Singular: tooth", "Singular: mouse"), ("Plural: teeth", "Plural: mice")),
        changed(FANYICI, ("词语：勤劳\\n反义词：懒惰", "词语：骄傲\\n反义词：谦虚")),
        _pinglun(
            "评论：面条劲道，汤头鲜美。\\n情感：正面\\n评论：又脏又吵，不推荐。\\n情感：负面\\n"
        ),
        _kitchen(
            "Question: Is salt sweet?\\nAnswer: no\\nQuestion: Can milk turn sour?\\nAnswer: yes\\n"
        ),
    ),
    kind(
        SHOTS,
        "the prompt speaks of another number of examples than it shows",
        "few-shot/other-count answer/other-count",
        changed(
            PLURALS,
            (
                "Give the plural of each noun.",
                "Give the plural of each noun. Five examples come first.",
            ),
        ),
        changed(FANYICI, ("写出下列词语的反义词。", "先看两个例子，再写出反义词。")),
        changed(MOODS, description="Here are eight examples, then one dialogue for you.\n\n"),
        _kitchen(
            "Use the 4 examples below.\\nQuestion: Is honey sticky?\\nAnswer: yes\\nQuestion: Is ice warm?\\nAnswer: no\\n"
        ),
    ),
    kind(
        SHOTS,
        "all worked examples have one label",
        "few-shot/lopsided",
        _kitchen(
            "Question: Is honey sticky?\\nAnswer: yes\\nQuestion: Can eggs be fried?\\nAnswer: yes\\nQuestion: Is steam hot?\\nAnswer: yes\\nQuestion: Are lemons sour?\\nAnswer: yes\\n"
        ),
        _pinglun(
            "评论：难吃。\\n情感：负面\\n评论：太吵。\\n情感：负面\\n评论：褪色严重。\\n情感：负面\\n评论：发错货。\\n情感：负面\\n"
        ),
        changed(
            FILMS,
            (
                'template = "',
                'template = "Review: Superb.\\nSentiment (positive or negative): positive\\nReview: A delight.\\nSentiment (positive or negative): positive\\nReview: Pure magic.\\nSentiment (positive or negative): positive\\n',
            ),
            fewshot=0,
        ),
        changed(
            TICKETS,
            fewshot=4,
            shots=table(
                "id|text|topic",
                "s1|My bill is wrong.|billing\ns2|Why was I charged?|billing\ns3|Send me the invoice.|billing\ns4|Refund the double fee.|billing\ns5|Is tax included?|billing",
            ),
        ),
    ),
)
