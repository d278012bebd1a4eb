"""Demands of the prompt that its answers contradict."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysecond.tasks_free import BAKERY, FRENCH, INVOICE, SNIPPETS, SPANS, TRAINS
from tests.lint.twentysecond.tasks_labels import FACTS, HOTEL, NLI, TICKETS
from tests.lint.twentysecond.tasks_options import CONTRACT, REEF
from tests.lint.twentysecond.tasks_zh import DIMING, POETRY, SHUXUE, XINWEN, ZHEN

_kind = partial(kind, "contradicting demands")

KINDS = (
    _kind(
        "A letter or number is asked for, and words are the answers",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(
            HOTEL, ("negative or mixed?", "negative or mixed? Give only the letter of your choice.")
        ),
        changed(
            CONTRACT, ("Answer:\\n", "Reply with the number of the right option.\\nAnswer:\\n")
        ),
        changed(XINWEN, ("或娛樂。", "或娛樂。只需回答代號（A、B或C）。")),
    ),
    _kind(
        "Another language is asked for than the answers are in",
        "few-shot/other-form text/cue-forms",
        changed(FRENCH, ("into English", "into German")),
        changed(ZHEN, ("翻译成英文", "翻译成日文")),
        changed(DIMING, ("只写地名。", "用英文写出。")),
    ),
    _kind(
        "A format is asked for that no answer has",
        "few-shot/other-form answer/other-names",
        changed(
            TICKETS, ("or accounts.\n", 'or accounts. Return a JSON object like {"team": "..."}.\n')
        ),
        changed(
            NLI, ("Relation (entail", "Put the label in double square brackets.\\nRelation (entail")
        ),
        changed(INVOICE, ("from the letter.", "from the letter, in a table with two columns.")),
    ),
    _kind(
        "More words are asked for than any answer has",
        "few-shot/other-form",
        changed(REEF, ("\\nAnswer:", "\\nGive your answer as one complete sentence.\\nAnswer:")),
        changed(SPANS, ("with words from it.", "with at least eight words from it.")),
        changed(
            SNIPPETS,
            ("does this program print?", "does this program print? Explain in two sentences."),
        ),
    ),
    _kind(
        "Steps are asked for, and the shots answer at once; or the other way round",
        "few-shot/steps-* few-shot/other-form",
        changed(POETRY, ("\\n答案：", "\\n请先分析每个选项，再给出结论。\\n答案：")),
        changed(BAKERY, ("Work it out step by step.", "Give nothing but the final number.")),
        changed(SHUXUE, ("请一步一步地计算。", "直接写出得数，不要写过程。")),
        changed(TRAINS, ("Let's think step by step.", "(Only the number, no explanation.)")),
    ),
    _kind(
        "Capital letters are asked for, and the answers are in small ones",
        "few-shot/other-form answer/two-spellings answer/other-names",
        changed(FACTS, ("Write true or false in small letters.", "Use capital letters only.")),
        changed(
            HOTEL, ("negative or mixed?", "negative or mixed? WRITE YOUR ANSWER IN UPPERCASE.")
        ),
        changed(
            TICKETS, ("or accounts.\n", "or accounts. The team's name begins with a capital.\n")
        ),
    ),
)
