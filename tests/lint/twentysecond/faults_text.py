"""Faults by which the text has what was meant to be computed."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysecond.tasks_free import BAKERY, FRENCH, INVOICE, SNIPPETS, SPANS, TRAINS
from tests.lint.twentysecond.tasks_labels import HOTEL, NLI, STARS, TICKETS
from tests.lint.twentysecond.tasks_options import ANALOGY, GARDEN, REEF, STAIRS
from tests.lint.twentysecond.tasks_zh import (
    CHENGYU,
    DIMING,
    POETRY,
    SHUXUE,
    WAIMAI,
    XINWEN,
    YOUDU,
    YUNHAN,
    ZHEN,
)

_kind = partial(kind, "text that was meant to be computed")

KINDS = (
    _kind(
        "A string lacks its f",
        "text/placeholder text/unknown-name text/no-question",
        changed(INVOICE, ('f"Letter:', '"Letter:')),
        changed(DIMING, ('f"句子：', '"句子：')),
        changed(YOUDU, ('text += f"問題', 'text += "問題')),
    ),
    _kind(
        "A slot of the template is misspelt, doubled or never filled",
        "text/placeholder text/unknown-name text/no-question text/escaped text/same-prompt "
        "text/unclosed",
        changed(SPANS, ('replace("[context]"', 'replace("[Context]"')),
        changed(YUNHAN, ("前提：{a}", "前提：{{a}}")),
        changed(TICKETS, ('Team:" % data["message"]', 'Team:"')),
        changed(ANALOGY, ("{question}\\n", "{{{{question}}}}\\n")),
    ),
    _kind(
        "Options stand there as Python prints a list or a dict",
        "text/raw-value text/stray-sign",
        changed(REEF, ('"\\n".join(lines)', "str(lines)")),
        changed(ANALOGY, ('options=" / ".join(options)', "options=options")),
        changed(
            GARDEN,
            (
                '"\\n".join(f"({key}) {value}" for key, value in data["options"].items())',
                'data["options"]',
            ),
        ),
        changed(POETRY, ("{xuanxiang}", "{list(enumerate(data['choices']))}")),
    ),
    _kind(
        "A text is joined letter by letter",
        "text/raw-value text/no-question text/changed text/run-together",
        changed(HOTEL, ("{data['review']}", "{' '.join(data['review'])}")),
        changed(TICKETS, ('% data["message"]', '% "\\n".join(data["message"])')),
        changed(NLI, ("{data['premise']}", "{', '.join(data['premise'])}")),
    ),
    _kind(
        "A field is asked for by a name that no row has",
        "text/nothing text/no-question code/missing-* text/empty-slot text/*-field code/error row/*",
        changed(HOTEL, ("{data['review']}", "{data.get('text')}")),
        changed(NLI, ("{data['hypothesis']}", "{data.get('hypotheses', '')}")),
        changed(XINWEN, ("{data['title']}", "{data.get('headline')}")),
    ),
    _kind(
        "A newline is its two characters",
        "text/escaped text/lost-lines",
        changed(REEF, ('"\\n".join', '"\\\\n".join')),
        changed(STARS, ('"\\n".join', 'r"\\n".join')),
        changed(BAKERY, ("step by step.\\n", "step by step.\\\\n")),
        changed(SHUXUE, ("计算。\\n", "计算。\\\\n")),
    ),
    _kind(
        "A method or generator is printed, since it was not called or joined",
        "text/raw-value code/not-repeated text/no-question",
        changed(HOTEL, ("{data['review']}", "{data['review'].strip}")),
        changed(DIMING, ("{data['text']}", "{data['text'].lower}")),
        changed(
            GARDEN,
            (
                '"\\n".join(f"({key}) {value}" for key, value in data["options"].items())',
                'str(f"({key}) {value}" for key, value in data["options"].items())',
            ),
        ),
    ),
    _kind(
        "The code that reads a field is the text itself",
        "text/placeholder text/stray-sign text/no-question text/unknown-name text/same-prompt",
        changed(STARS, ('"Report: " + data["report"]', "\"Report: data['report']\"")),
        changed(WAIMAI, ('"评论：" + data["content"] + "\\n"', '"评论： + data.content\\n"')),
        changed(FRENCH, ("French: %(src)s", "French: pair.src")),
    ),
    _kind(
        "Each option is a tuple of number and text",
        "text/raw-value text/stray-sign answer/letters",
        changed(REEF, ('f"{letter}. {choice}" for letter, choice in', "str(pair) for pair in")),
        changed(STAIRS, ('f"{mark}) {choice}\\n"', 'f"{(mark, choice)}\\n"')),
        changed(CHENGYU, ("（{number}）{choice}", "{number, choice}")),
    ),
    _kind(
        "A sign of the template language of another system is left at the value",
        "text/stray-sign text/unclosed text/placeholder",
        changed(INVOICE, ("{data['letter']}", "${data['letter']}")),
        changed(ZHEN, ("{data['zh']}", "{{{data['zh']}}}")),
        changed(SNIPPETS, ("Output:", "Output:{{%% endif %%}}".replace("%%", "%"))),
        changed(TRAINS, ("{row['question']}", "{{{{{row['question']}}}}}")),
    ),
)
