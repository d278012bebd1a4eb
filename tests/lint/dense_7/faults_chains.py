"""Faults of worked examples that reason, that stand in the rows, or are in Chinese."""

from __future__ import annotations

from tests.lint.dense_7.making import A, B, kinds_of
from tests.lint.dense_7.tasks import CHAINS, DEMOS, SHUSHI
from tests.lint.shape import changed

kind = kinds_of("shots and query")

KINDS = (
    kind(
        "an example's sum is wrong",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(CHAINS, ('"40 - 13 = 27.", "27"', '"40 - 13 = 37.", "37"')),
    ),
    kind(
        "an example's chain comes to one number, and its closing sentence has another",
        "answer/chain-differs few-shot/wrong-answer few-shot/wrong-sum",
        changed(CHAINS, ('"4 * 9 = 36.", "36"', '"4 * 9 = 36.", "32"')),
    ),
    kind(
        "questions and chains are zipped with one of them shifted",
        "few-shot/wrong-answer answer/chain-differs few-shot/wrong-sum",
        changed(
            CHAINS,
            (
                "for question, chain, number in SOLVED:",
                "for (question, *_), (_, chain, number) in zip(SOLVED, SOLVED[1:] + SOLVED[:1]):",
            ),
        ),
    ),
    kind(
        "the question forbids the steps that the examples show",
        "few-shot/steps-forbidden few-shot/worked-cue few-shot/other-cues few-shot/other-form "
        "few-shot/worked-form",
        changed(
            CHAINS,
            ("{data['question']}\\nA:", "{data['question']}\\nA (only the number, no steps):"),
        ),
    ),
    kind(
        "a copied example has the unit in its answer, the others are bare",
        "few-shot/worked-form answer/other-form few-shot/other-labels answer/unlike-others",
        changed(CHAINS, ('"56 / 7 = 8.", "8"', '"56 / 7 = 8 m.", "8 m long"')),
    ),
    kind(
        "the loop assigns the examples instead of adding them: only the last is left",
        "few-shot/other-count text/cut-item text/first-item few-shot/fewer",
        changed(
            CHAINS,
            ('shown = ""', 'shown = ""\n    intro = "Here are 3 solved problems.\\n\\n"'),
            ("shown += f", "shown = f"),
            ("text = shown", "text = intro + shown"),
        ),
    ),
    kind(
        "one example of a Chinese prompt is in English, from the data's other part",
        "few-shot/unlike-docs few-shot/worked-form few-shot/other-cues text/cue-forms text/colons "
        "few-shot/worked-cue text/unlike-others",
        changed(
            SHUSHI,
            (
                '("车上有32人，下去15人，还剩多少人？", "32-15=17。答案是17。")',
                '("32 people are on a bus and 15 get off. How many stay?", '
                '"32-15=17. The answer is 17.")',
            ),
        ),
    ),
    kind(
        "one example is pasted twice",
        "few-shot/same-twice few-shot/repeated",
        changed(
            SHUSHI,
            (
                '("63块糖分给9个孩子，每人几块？", "63/9=7。答案是7。")',
                '("车上有32人，下去15人，还剩多少人？", "32-15=17。答案是17。")',
            ),
        ),
    ),
    kind(
        "an example breaks off before its answer, as copied from a narrow column",
        "few-shot/worked-form few-shot/no-answer few-shot/wrong-answer text/cut-item "
        "answer/chain-differs few-shot/steps-lost",
        changed(SHUSHI, ("6*8=48。答案是48。", "6*8=48。答案")),
    ),
    kind(
        "the loop over a row's examples takes the question's own name",
        "text/no-question few-shot/own-doc few-shot/same-twice few-shot/repeated answer/leaked "
        "few-shot/question-shown few-shot/near-copy text/ambiguous",
        changed(
            DEMOS,
            ('parts = ["', 'word = data["word"]\n    parts = ["'),
            ("for singular, plural in", "for word, plural in"),
            ("Singular: {singular}", "Singular: {word}"),
            ("{data['word']}", "{word}"),
        ),
    ),
    kind(
        "a row's examples have the row itself among them",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked "
        "few-shot/same-docs",
        changed(
            DEMOS,
            rows=lambda rows: [
                {**row, "demos": [row["demos"][0], [row["word"], row["plural"]]]} for row in rows
            ],
        ),
    ),
    kind(
        "a row's examples are pairs of (plural, singular), and are read as the reverse",
        "few-shot/wrong-answer text/swapped-fields few-shot/other-order answer/other-rule "
        "few-shot/other-form",
        changed(DEMOS, ("for singular, plural in", "for plural, singular in")),
    ),
    kind(
        "a prompt of the paper's figure: its ellipsis stands for the examples left out",
        "text/placeholder text/note-left text/stray-sign few-shot/* text/cut-item",
        changed(
            A.FILMS,
            (
                "Review: The songs alone are worth the ticket.\\nSentiment: positive",
                "[... 2 more examples ...]",
            ),
            ("Review: Even the popcorn had more depth.\\nSentiment: negative\\n\\n", ""),
        ),
    ),
    kind(
        "a form of an example that was never filled in",
        "text/placeholder text/note-left few-shot/wrong-answer text/unknown-name "
        "few-shot/unlike-docs",
        changed(A.FILMS, ("Even the popcorn had more depth.", "<your review here>")),
    ),
    kind(
        "examples are of another task: stars, not a sentiment",
        "few-shot/other-cues few-shot/other-labels few-shot/worked-cue few-shot/worked-form",
        changed(
            A.FILMS,
            ("last.\\nSentiment: positive", "last.\\nStars: 5"),
            ("back.\\nSentiment: negative", "back.\\nStars: 1"),
            ("ticket.\\nSentiment: positive", "ticket.\\nStars: 4"),
            ("depth.\\nSentiment: negative", "depth.\\nStars: 1"),
        ),
    ),
    kind(
        "all worked examples have one label after the others were deleted",
        "few-shot/lopsided few-shot/other-labels",
        changed(
            B.REVIEW,
            (
                "等了一个小时，凉透了。\n情感：负面",
                "上菜快，味道好。\n情感：正面\n\n评论：老板热情，价格公道。\n情感：正面",
            ),
        ),
    ),
)
