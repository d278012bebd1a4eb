"""Code that gives other prompts than it was meant to."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twelfth.tasks import (
    BOOL,
    DUICUO,
    FANYI,
    NEWS,
    NLI,
    PASSAGES,
    PINGLUN,
    SCIENCE,
    SUMS,
    TICKETS,
    XUANZE,
    YITU,
    YUEDU,
    YUYI,
)

_code = partial(kind, "code")

KINDS = (
    _code(
        "The labels are listed from a set.",
        "code/set-order code/not-repeated",
        changed(NLI, ("{', '.join(NAMES)}", "{', '.join(set(NAMES))}")),
        changed(YITU, ("{'、'.join(INTENTS)}", "{'、'.join({*INTENTS})}")),
        changed(
            XUANZE,
            ('enumerate(data["选项"], start=1)', "enumerate(OPTIONS, start=1)"),
            ("lines = [", 'OPTIONS = list(set(data["选项"]))\n    lines = ['),
            ('data["选项"].index', "OPTIONS.index"),
        ),
    ),
    _code(
        "A choice hangs on hash or id.",
        "code/hash code/not-repeated",
        changed(
            NEWS,
            (
                "Write a short headline",
                "Write a {['short', 'brief'][hash(data['article']) % 2]} headline",
            ),
        ),
        changed(PINGLUN, ("这条评论", "{['这条', '该条'][hash(data['评论']) % 2]}评论")),
        changed(
            SCIENCE, ("    return", '    text = text if id(data) % 2 else "Q. " + text\n    return')
        ),
    ),
    _code(
        "The function keeps a count or list between calls.",
        "code/not-repeated few-shot/numbered code/state code/*",
        changed(
            TICKETS,
            (
                "    prompt = PROMPT",
                '    SEEN.append(data["message"])\n    prompt = f"{len(SEEN)}. " + PROMPT',
            ),
            ("PROMPT = ", "SEEN = []\nPROMPT = "),
        ),
        changed(
            YUEDU,
            ('    text = f"', '    global COUNT\n    COUNT += 1\n    text = f"第{COUNT}题。'),
            ("import random\n", "import random\nCOUNT = 0\n"),
        ),
        changed(
            PASSAGES,
            ("    parts = [", "    parts = HISTORY[-1:] + ["),
            ("    text =", '    HISTORY.append("Passage: " + data["context"])\n    text ='),
            ("import random\n", "import random\nHISTORY = []\n"),
        ),
    ),
    _code(
        "The row is changed in place.",
        "code/changes-row code/error code/not-repeated",
        changed(SCIENCE, ("    gold = ", '    data["choices"].reverse()\n    gold = ')),
        changed(
            DUICUO, ("    answer =", '    data["句子"] = data["句子"] + "（判斷）"\n    answer =')
        ),
        changed(FANYI, ('"processed_output": data["en"]', '"processed_output": data.pop("en")')),
    ),
    _code(
        "Exceptions are swallowed, and a wrong prompt comes out.",
        "code/hidden-errors text/absent-field text/empty-slot text/no-question text/nothing",
        changed(
            BOOL,
            (
                "    text = f",
                "    try:\n        passage = data['text']\n    except Exception:\n        passage = ''\n    text = f",
            ),
            ("f\"{data['passage']}", 'f"{passage}'),
        ),
        changed(
            YUEDU,
            (
                "    text = f",
                "    try:\n        passage = data['短文']\n    except:\n        passage = '无'\n    text = f",
            ),
            ("{data['段落']}", "{passage}"),
        ),
        changed(
            NEWS,
            (
                "    text = f",
                "    try:\n        article = data['body'].strip()\n    except Exception:\n        article = None\n    text = f",
            ),
            ("{data['article']}", "{article}"),
        ),
    ),
    _code(
        "The passage is cut at a number of characters.",
        "text/cut-item text/no-question",
        changed(PASSAGES, ('data["context"]', 'data["context"][:30]')),
        changed(YUEDU, ("data['段落']", "data['段落'][:10]")),
        changed(NEWS, ("data['article']", "data['article'][:24]")),
    ),
    _code(
        "The last character or the first word is cut off.",
        "text/cut-item text/no-question text/changed",
        changed(YUYI, ("{data['句子一']}", "{data['句子一'][:-2]}")),
        changed(TICKETS, ('data["message"]', '" ".join(data["message"].split()[1:])')),
        changed(FANYI, ("{data['zh']}", "{data['zh'][1:]}")),
    ),
    _code(
        "One variable is printed twice, and the other never.",
        "text/no-question text/repeated-instruction text/swapped-fields text/said-again",
        changed(NLI, ("{data['hypothesis']}", "{data['premise']}")),
        changed(YUYI, ("{data['句子二']}", "{data['句子一']}")),
        changed(PASSAGES, ('"Question: " + data["question"]', '"Question: " + data["context"]')),
    ),
    _code(
        "The global random, the time, or a file decides what is shown.",
        "code/random code/time code/outside code/not-repeated",
        changed(
            NLI,
            ("    lines = [", "    random.shuffle(NAMES)\n    lines = ["),
            (
                'label = NAMES[data["label"]]',
                'label = ("entailment", "neutral", "contradiction")[data["label"]]',
            ),
        ),
        changed(
            YITU,
            ("可选的意图：", "今天是{datetime.date.today()}。\\n可选的意图："),
            ("import random\n", "import datetime\nimport random\n"),
        ),
        changed(SUMS, ("Let's think", "{random.choice(['Now', 'OK'])}, let's think")),
    ),
    _code(
        "num_sample picks a part of the row.",
        "code/arguments text/cut-item text/first-item text/no-question answer/letters code/error",
        changed(
            XUANZE,
            ('enumerate(data["选项"], start=1)', 'enumerate(data["选项"][:num_sample], start=1)'),
        ),
        changed(SCIENCE, ('data["choices"])', 'data["choices"][:num_sample])')),
        changed(YUEDU, ("data['段落']", "data['段落'].split('，')[num_sample - 1]")),
    ),
)
