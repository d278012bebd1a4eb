"""Faults of shots against the query."""

from __future__ import annotations

from tests.lint.fifteenth.tasks_en import CAPITALS, NLI, REVIEWS, SHELTER, UNITS
from tests.lint.fifteenth.tasks_free import (
    INTENTS,
    ODD_ONE,
    PRINTS,
    SPAN,
    WORDY,
)
from tests.lint.fifteenth.tasks_zh import (
    COMMENTS,
    COMMON,
    FOLLOWS,
    STEPS,
    TRUE_FALSE,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, SmallTask, changed

SHOTS = "shots and query"
FORM = "few-shot/* text/shot-cue text/cue-forms"


def _worked(task: SmallTask, example: str, gap: str = "\\n\\n") -> SmallTask:
    """Return a task with a worked example before its prompt, in the code's own escapes."""
    first, second = task.source.rsplit("    return {", 1)
    source = f'{first}    text = "{example}{gap}" + text\n    return {{{second}'
    return changed(task, (task.source, source), fewshot=0)


KINDS: tuple[Kind, ...] = (
    kind(
        SHOTS,
        "worked examples close with another cue than the query",
        FORM,
        changed(REVIEWS, ('Sentiment:"""', 'Opinion:"""')),
        changed(COMMENTS, ('情感："""', '倾向："""')),
        _worked(INTENTS, "Customer: Block my Visa card.\\nCategory: card"),
        _worked(
            SHELTER,
            "Passage: It is shut on Mondays.\\nQuestion: is it open on Monday?\\n"
            "Answer yes or no.\\nDecision: no",
        ),
    ),
    kind(
        SHOTS,
        "a worked example answers with a label that is none of the labels",
        f"{FORM} answer/other-names answer/two-spellings",
        changed(REVIEWS, ("Sentiment: negative", "Sentiment: bad")),
        changed(COMMENTS, ("情感：正面", "情感：好评")),
        _worked(
            NLI,
            "Premise: It is hot.\\nHypothesis: It is cold.\\n"
            "Is this entailment, neutral or contradiction?\\nLabel: false",
        ),
        _worked(
            TRUE_FALSE, "判斷下列敘述，對的答「是」，錯的答「否」。\\n敘述：雪是黑色的。\\n答：錯誤"
        ),
    ),
    kind(
        SHOTS,
        "a worked example has no answer",
        f"{FORM} text/empty-slot",
        changed(REVIEWS, ("Sentiment: positive", "Sentiment:")),
        changed(COMMENTS, ("情感：负面", "情感：")),
        _worked(UNITS, "Convert. Give the number only.\\n8 weeks = ? days\\nNumber:"),
    ),
    kind(
        SHOTS,
        "a worked example stands there twice",
        f"{FORM} text/repeated-instruction",
        changed(
            REVIEWS,
            ("Fits perfectly and looks lovely.\n", "The zip broke on the second day.\n"),
            ("Sentiment: positive", "Sentiment: negative"),
        ),
        changed(
            COMMENTS,
            ("味道正宗，下次还来。\n", "快递太慢了，等了半个月。\n"),
            ("情感：正面", "情感：负面"),
        ),
        _worked(
            INTENTS,
            "Customer: Block my Visa.\\nIntent: card\\n\\nCustomer: Block my Visa.\\nIntent: card",
        ),
    ),
    kind(
        SHOTS,
        "the shots' file holds rows that are scored",
        "few-shot/*",
        changed(ODD_ONE, shots=ODD_ONE.rows[:4]),
        changed(CAPITALS, shots=CAPITALS.rows[2:6]),
        changed(FOLLOWS, shots=FOLLOWS.rows[-4:]),
        changed(SPAN, shots=SPAN.rows),
    ),
    kind(
        SHOTS,
        "the shots' file has other labels than the docs",
        "few-shot/* answer/*",
        changed(
            INTENTS,
            shots=tuple(
                {"utterance": said, "intent": label}
                for said, label in (
                    ("Block my Visa.", "CARD_ISSUE"),
                    ("Send ten pounds to Al.", "PAYMENT"),
                    ("What is in my account?", "ACCOUNT_INFO"),
                )
            ),
        ),
        changed(
            SHELTER,
            shots=tuple(
                {"passage": text, "question": asked, "answer": label}
                for text, asked, label in (
                    ("The pool is heated in winter.", "is the pool heated in January", "True"),
                    ("Bicycles are not let in.", "may one bring a bicycle", "False"),
                    ("The café has a garden.", "is there a garden", "True"),
                )
            ),
        ),
        changed(
            COMMON,
            shots=tuple(
                {"question": asked, "A": "红", "B": "绿", "C": "蓝", "D": "黑", "answer": gold}
                for asked, gold in (
                    ("晴天的天空是什么颜色？", "蓝"),
                    ("煤是什么颜色？", "黑"),
                    ("春天的草是什么颜色？", "绿"),
                )
            ),
        ),
    ),
    kind(
        SHOTS,
        "all shots of the file have one label",
        "few-shot/* answer/*",
        changed(
            SHELTER,
            fewshot=4,
            shots=tuple(
                {"passage": text, "question": asked, "answer": "yes"}
                for text, asked in (
                    ("The pool is heated.", "is the pool warm"),
                    ("Dogs may swim.", "may dogs swim"),
                    ("The café has a garden.", "is there a garden"),
                    ("It is free.", "is it free"),
                    ("The gate is red.", "is the gate red"),
                )
            ),
        ),
        changed(
            TRUE_FALSE,
            fewshot=4,
            shots=tuple(
                {"statement": text, "correct": "0"}
                for text in (
                    "雪是黑色的。",
                    "魚會飛上月球。",
                    "一加一等於三。",
                    "火是冰的。",
                    "貓有六條腿。",
                )
            ),
        ),
        changed(
            INTENTS,
            fewshot=4,
            shots=tuple(
                {"utterance": said, "intent": "balance"}
                for said in (
                    "What is left?",
                    "Show my balance.",
                    "How rich am I?",
                    "My total?",
                    "What have I got?",
                )
            ),
        ),
    ),
    kind(
        SHOTS,
        "a worked example runs into what follows it",
        f"{FORM} text/run-together text/lost-lines",
        changed(REVIEWS, ("Sentiment: neutral\n\nReview: {", "Sentiment: neutral Review: {")),
        changed(COMMENTS, ("情感：正面\n\n评论：{", "情感：正面评论：{")),
        _worked(INTENTS, "Customer: Block my Visa card.\\nIntent: card", gap=" "),
    ),
    kind(
        SHOTS,
        "a shot calculates wrongly",
        "few-shot/wrong-* answer/chain-differs answer/gold-differs",
        _worked(
            WORDY,
            "Question: Al has 3 boxes of 7 eggs and drops 2. How many are whole?\\n"
            "Let's work it out step by step.\\nAnswer: 3 * 7 = 24 eggs. 24 - 2 = 22.\\n#### 22",
        ),
        _worked(
            STEPS,
            "题目：每袋有6个球，4袋共多少个？\\n解答：让我们一步一步地想。\\n6*4=28。答案是28。",
        ),
        _worked(
            PRINTS,
            "What does this program print?\\n```python\\nprint(6 * 7)\\n```\\nOutput: 43",
        ),
    ),
    kind(
        SHOTS,
        "the prompt announces another number of examples than it has",
        "few-shot/other-count few-shot/fewer",
        changed(REVIEWS, ("or neutral.\n", "or neutral. Here are five examples.\n")),
        changed(COMMENTS, ("正面还是负面。\n", "正面还是负面。下面有四个例子。\n")),
        _worked(
            UNITS,
            "Two examples first.\\n\\nConvert. Give the number only.\\n"
            "8 weeks = ? days\\nNumber: 56",
        ),
    ),
)
