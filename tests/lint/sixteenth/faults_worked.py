"""Faults of worked examples: their form and order, and how the question follows them."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.tasks_en import CAPITALS, KITCHEN, PREMISES, SCIENCE
from tests.lint.sixteenth.tasks_free import (
    GUESTS,
    PLURALS,
    SNIPPETS,
)
from tests.lint.sixteenth.tasks_zh import (
    FANYICI,
    PINGLUN,
    XINWEN,
    YUEDU,
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
        "answers of worked examples are written in another form than is scored",
        "few-shot/worked-form few-shot/other-* answer/two-spellings",
        changed(
            PLURALS,
            ("Plural: teeth", 'Plural: \\"teeth\\"'),
            ("Plural: cities", 'Plural: \\"cities\\"'),
            ("Plural: cups", 'Plural: \\"cups\\"'),
        ),
        changed(
            FANYICI,
            ("反义词：矮小", "反义词：矮小。"),
            ("反义词：懒惰", "反义词：懒惰。"),
            ("反义词：昏暗", "反义词：昏暗。"),
        ),
        _kitchen(
            "Question: Is honey sticky?\\nAnswer: The answer is yes\\nQuestion: Is ice warm?\\nAnswer: The answer is no\\n"
        ),
        _pinglun(
            "评论：位置方便，设施新。\\n情感：【正面】\\n评论：味道怪，分量少。\\n情感：【负面】\\n"
        ),
        changed(
            CAPITALS,
            (
                '"Question: " + row',
                '"Question: Which city is on the Seine?\\nA. Lyon\\nB. Paris\\nC. Nice\\nD. Metz\\nAnswer: b) Paris\\n\\nQuestion: " + row',
            ),
            fewshot=0,
        ),
    ),
    kind(
        SHOTS,
        "nothing, or not always the same, parts the examples",
        "few-shot/separator few-shot/run-in text/run-together text/lost-lines few-shot/no-answer",
        changed(PLURALS, ("Plural: cups\n\n", "Plural: cups")),
        changed(FANYICI, ("反义词：懒惰\\n\\n", "反义词：懒惰")),
        _kitchen("Question: Is honey sticky?\\nAnswer: yesQuestion: Is ice warm?\\nAnswer: no\\n"),
        _pinglun("评论：位置方便，设施新。\\n情感：正面；评论：味道怪，分量少。\\n情感：负面\\n"),
    ),
    kind(
        SHOTS,
        "one worked example is shown twice",
        "few-shot/same-twice few-shot/repeated few-shot/lopsided",
        changed(PLURALS, ("Singular: city\nPlural: cities", "Singular: tooth\nPlural: teeth")),
        changed(FANYICI, ("词语：明亮\\n反义词：昏暗", "词语：高大\\n反义词：矮小")),
        _pinglun(
            "评论：位置方便，设施新。\\n情感：正面\\n评论：味道怪，分量少。\\n情感：负面\\n评论：位置方便，设施新。\\n情感：正面\\n"
        ),
        changed(
            GUESTS,
            (
                "order.\\nNames: ",
                "order.\\nNames: Moe, Ann\\nSorted: Ann, Moe\\nNames: Moe, Ann\\nSorted: Ann, Moe\\nNames: ",
            ),
            fewshot=0,
        ),
    ),
    kind(
        SHOTS,
        "in a worked example the answer stands before its question",
        "few-shot/other-order few-shot/worked-* few-shot/no-answer few-shot/other-cues few-shot/question-first",
        changed(
            PLURALS,
            ("Singular: tooth\nPlural: teeth", "Plural: teeth\nSingular: tooth"),
            ("Singular: city\nPlural: cities", "Plural: cities\nSingular: city"),
            ("Singular: cup\nPlural: cups", "Plural: cups\nSingular: cup"),
        ),
        changed(
            FANYICI,
            ("词语：高大\\n反义词：矮小", "反义词：矮小\\n词语：高大"),
            ("词语：勤劳\\n反义词：懒惰", "反义词：懒惰\\n词语：勤劳"),
            ("词语：明亮\\n反义词：昏暗", "反义词：昏暗\\n词语：明亮"),
        ),
        changed(
            SNIPPETS,
            (
                'text = "',
                'text = "Output: 3\\nWhat does this program print?\\n```python\\nprint(1 + 2)\\n```\\n\\n" + "',
            ),
            fewshot=0,
        ),
    ),
    kind(
        SHOTS,
        "the examples are numbered, and the question does not go on",
        "few-shot/numbered few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(XINWEN, ('["新聞：" + data["title"]]', '["新聞1：" + data["title"]]')),
        _kitchen(
            "Question 1: Is honey sticky?\\nAnswer 1: yes\\nQuestion 2: Is ice warm?\\nAnswer 2: no\\n"
        ),
        changed(PREMISES, ('text = "Premise: "', 'text = "Example 1\\nPremise: "')),
    ),
    kind(
        SHOTS,
        "the options of the worked example are missing, or it stands behind the question",
        "few-shot/no-options few-shot/question-first few-shot/other-cues few-shot/other-* few-shot/worked-*",
        changed(SCIENCE, ("Q: {data", "Q: What melts ice?\\nA: (B)\\n\\nQ: {data"), fewshot=0),
        changed(
            YUEDU,
            (
                '答案："\n',
                '答案：\\n文章：小美在花蓮教書。\\n問題：小美在哪裡教書？\\n答案：花蓮"\n',
            ),
            fewshot=0,
        ),
        changed(
            CAPITALS,
            (
                '"Question: " + row',
                '"Question: Which city is on the Seine?\\nAnswer: B\\n\\nQuestion: " + row',
            ),
            fewshot=0,
        ),
    ),
)
