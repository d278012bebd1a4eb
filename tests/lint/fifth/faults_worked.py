"""Faults in worked examples that a template brings along."""

from __future__ import annotations

from tests.lint.fifth.faults import Case, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    PEOPLE,
    QUERIES,
)
from tests.lint.fifth.tasks_labels import INTENTS, NLI, REVIEWS
from tests.lint.fifth.tasks_options import (
    HISTORY,
    RIVERS,
)
from tests.lint.shape import Kind, SmallTask

FAMILY = "shots and query"


OTHER_CUE = "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms text/colons"


INPUTS = {
    "reviews": '"Review: "',
    "french": '"English: "',
    "intents": 'f"Customer: ',
    "math": 'f"Question: ',
    "people": '"Sentence: "',
    "nli": 'f"Premise: ',
    "queries": 'f"Table: ',
}
"""How each of these tasks' inputs begins in its source."""


def shown(task: SmallTask, examples: str, **fields: object) -> Case:
    """Return the task with worked examples in its template, and no shots beside them."""
    start = INPUTS[task.name]
    change = (start, f"{examples!r}\n        {start}")
    if '"input": (' not in task.source:
        change = (start, f"{examples!r} + {start}")
    return put(task, change, **{"fewshot": 0, **fields})


_MATH_Q = (
    "Q: A jar has 5 red and 9 blue marbles. How many are there?\n"
    "A: 5 and 9 are 14. The answer is 14.\n\n"
    "Q: Six cars with 4 seats each are full. How many people ride?\n"
    "A: 6 * 4 = 24. The answer is 24.\n\n"
)


_REVIEW_Q = (
    "Text: The lamp flickers and hums.\nLabel: negative\n\n"
    "Text: A splendid little cafe.\nLabel: positive\n\n"
)


_FRENCH_Q = "EN: The cat sleeps.\nFR: Le chat dort.\n\nEN: I am tired.\nFR: Je suis fatigué.\n\n"


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "the worked examples in the template have other cues than the question",
        OTHER_CUE,
        shown(MATH, _MATH_Q),
        shown(REVIEWS, _REVIEW_Q),
        shown(FRENCH, _FRENCH_Q),
    ),
    kind(
        FAMILY,
        "the cue before the answer was changed in the query and not in the worked examples",
        OTHER_CUE,
        shown(
            REVIEWS,
            "Review: The lamp flickers.\nLabel: negative\n\nReview: A splendid cafe.\nLabel: positive\n\n",
        ),
        shown(
            INTENTS,
            "Customer: My screen is black\nCategory: damage\n\n"
            "Customer: Where is my box?\nCategory: delivery\n\n",
            shots=(),
        ),
        shown(
            PEOPLE,
            "Sentence: Ida Falk sings.\nNames: Ida Falk\n\nSentence: Karl Rot met Eva Lind.\nNames: Karl Rot, Eva Lind\n\n",
        ),
    ),
    kind(
        FAMILY,
        "the worked examples are numbered, and the question is not",
        "few-shot/numbered few-shot/worked-cue few-shot/other-cues",
        shown(
            MATH,
            "Question 1: A jar has 5 red and 9 blue marbles. How many are there?\n"
            "Answer 1: Let's think step by step. 5 and 9 are 14. The answer is 14.\n\n"
            "Question 2: Six cars with 4 seats are full. How many people ride?\n"
            "Answer 2: Let's think step by step. 6 * 4 = 24. The answer is 24.\n\n",
        ),
        shown(
            REVIEWS,
            "Review 1: The lamp flickers.\nSentiment 1: negative\n\n"
            "Review 2: A splendid cafe.\nSentiment 2: positive\n\n",
        ),
        shown(
            FRENCH,
            "English 1: The cat sleeps.\nFrench 1: Le chat dort.\n\n"
            "English 2: I am tired.\nFrench 2: Je suis fatigué.\n\n",
        ),
    ),
    kind(
        FAMILY,
        "a worked example was pasted twice",
        "few-shot/same-twice few-shot/repeated text/repeated-instruction",
        shown(REVIEWS, "Review: The lamp flickers.\nSentiment: negative\n\n" * 2),
        shown(INTENTS, "Customer: My screen is black\nIntent: damage\n\n" * 2, shots=()),
        shown(FRENCH, "English: The cat sleeps.\nFrench: Le chat dort.\n\n" * 3),
    ),
    kind(
        FAMILY,
        "the worked examples have the answer before the question",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        shown(
            FRENCH,
            "French: Le chat dort.\nEnglish: The cat sleeps.\n\nFrench: Je suis fatigué.\nEnglish: I am tired.\n\n",
        ),
        shown(
            REVIEWS,
            "Sentiment: negative\nReview: The lamp flickers.\n\nSentiment: positive\nReview: A splendid cafe.\n\n",
        ),
        shown(
            INTENTS,
            "Intent: damage\nCustomer: My screen is black\n\nIntent: delivery\nCustomer: Where is my box?\n\n",
            shots=(),
        ),
    ),
    kind(
        FAMILY,
        "a worked example has no answer behind its cue",
        "few-shot/no-answer text/empty-slot",
        shown(
            REVIEWS,
            "Review: The lamp flickers.\nSentiment:\n\nReview: A splendid cafe.\nSentiment: positive\n\n",
        ),
        shown(
            MATH,
            "Question: A jar has 5 red and 9 blue marbles. How many are there?\nAnswer:\n\n"
            "Question: Six cars with 4 seats are full. How many people ride?\nAnswer: The answer is 24.\n\n",
        ),
        shown(
            INTENTS,
            "Customer: My screen is black\nIntent:\n\nCustomer: Where is my box?\nIntent:\n\n",
            shots=(),
        ),
    ),
    kind(
        FAMILY,
        "the worked example runs into the query, as its newlines are missing",
        "few-shot/run-in few-shot/separator text/run-together text/missing-space",
        shown(REVIEWS, "Review: The lamp flickers.\nSentiment: negative"),
        shown(FRENCH, "English: The cat sleeps.\nFrench: Le chat dort. "),
        shown(INTENTS, "Customer: My screen is black\nIntent: damage", shots=()),
    ),
    kind(
        FAMILY,
        "the worked examples' labels are of another kind than the answers",
        "few-shot/other-labels answer/other-names answer/letter-asked few-shot/worked-cue answer/legend",
        shown(
            REVIEWS,
            "Review: The lamp flickers.\nSentiment: 0\n\nReview: A splendid cafe.\nSentiment: 1\n\n",
        ),
        shown(
            INTENTS,
            "Customer: My screen is black\nIntent: DAMAGE_REPORT\n\nCustomer: Where is my box?\nIntent: DELIVERY_STATUS\n\n",
            shots=(),
            description="",
        ),
        shown(
            NLI,
            "Premise: A cat sleeps.\nHypothesis: An animal rests.\n"
            "Is this entailment, neutral or contradiction?\nRelation: A\n\n"
            "Premise: A man sits.\nHypothesis: He stands.\n"
            "Is this entailment, neutral or contradiction?\nRelation: C\n\n",
        ),
    ),
    kind(
        FAMILY,
        "answers of the worked examples stand in quotes, fences or brackets, and the golds do not",
        "few-shot/worked-cue few-shot/other-cues text/* few-shot/*",
        shown(
            QUERIES,
            "Table: toys(name, price)\nQuestion: Which toys cost 5?\nSQL: ```SELECT name FROM toys WHERE price = 5;```\n\n"
            "Table: toys(name, price)\nQuestion: How many toys are there?\nSQL: ```SELECT COUNT(*) FROM toys;```\n\n",
        ),
        shown(
            FRENCH,
            'English: The cat sleeps.\nFrench: "Le chat dort."\n\nEnglish: I am tired.\nFrench: "Je suis fatigué."\n\n',
        ),
        shown(
            PEOPLE,
            "Sentence: Ida Falk sings.\nPeople in it, with commas between: ['Ida Falk']\n\n"
            "Sentence: Karl Rot met Eva Lind.\nPeople in it, with commas between: ['Karl Rot', 'Eva Lind']\n\n",
        ),
        words="form|quot|fence|bracket|shape|wrap|raw|Python",
    ),
    kind(
        FAMILY,
        "a worked example of the template answers wrongly",
        "answer/chain-differs few-shot/* answer/gold-differs",
        shown(
            MATH,
            "Question: A jar has 5 red and 9 blue marbles. How many are there?\n"
            "Answer: Let's think step by step. 5 and 9 are 5 + 9 = 14. The answer is 15.\n\n",
        ),
        put(
            HISTORY,
            (
                'text = "问题：" +',
                'text = "问题：黄河注入哪个海？\\nA．东海\\nB．渤海\\nC．南海\\nD．黄海\\n答案：E\\n\\n问题：" +',
            ),
            fewshot=0,
        ),
        put(
            RIVERS,
            (
                'text = f"',
                'text = "Question: Which river flows through Paris?\\nA. Loire\\nB. Seine\\nC. Rhine\\nD. Oder\\nAnswer: E\\n\\n"\n    text += f"',
            ),
            fewshot=0,
        ),
        words="wrong|differs|letters|chain|result|another answer",
    ),
)
