"""Faults of the code."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysecond.tasks_free import BAKERY, FRENCH, INVOICE, SNIPPETS, SPANS, TRAINS
from tests.lint.twentysecond.tasks_labels import BOOLS, FACTS, HOTEL, NLI, STARS, TICKETS
from tests.lint.twentysecond.tasks_options import ANALOGY, GARDEN, REEF, STAIRS
from tests.lint.twentysecond.tasks_zh import DIMING, POETRY, SHUXUE, XINWEN, YUNHAN, ZHEN

_kind = partial(kind, "code")
_START = "dataset_name: str):\n"

KINDS = (
    _kind(
        "Options or wording are drawn from the global stream",
        "code/random code/not-repeated",
        changed(REEF, ("    lines =", '    random.shuffle(data["choices"])\n    lines =')),
        changed(ANALOGY, ("    gold = next", "    random.shuffle(options)\n    gold = next")),
        changed(FRENCH, ('"Translate from', 'random.choice(["Put this", "Translate"]) + " from')),
    ),
    _kind(
        "The row is changed while its prompt is made",
        "code/changes-row code/not-repeated",
        changed(STAIRS, ("    marks =", '    data["question"] += " What now?"\n    marks =')),
        changed(GARDEN, ('answer = data["key"]', 'answer = data.pop("key")')),
        changed(
            HOTEL, ("    text =", '    data["review"] = data["review"].strip(".")\n    text =')
        ),
        changed(POETRY, ("    gold =", '    data["choices"].append("以上都不对")\n    gold =')),
    ),
    _kind(
        "What goes wrong in a row is swallowed",
        "code/hidden-errors",
        changed(
            STARS,
            (
                '    grade = str(data["grade"])',
                '    try:\n        grade = str(data["grade"])\n    except:\n        grade = "0"',
            ),
        ),
        changed(
            SPANS,
            (
                _START,
                _START + '    try:\n        data["span"].strip()\n'
                "    except Exception:\n        pass\n",
            ),
        ),
        changed(
            SHUXUE,
            (
                '    daan = data["answer"]',
                '    try:\n        daan = data["answer"]\n    except Exception:\n        daan = ""',
            ),
        ),
    ),
    _kind(
        "Labels or options come out of a set in whatever order",
        "code/set-order code/not-repeated",
        changed(ANALOGY, ('list(data["target_scores"])', 'list(set(data["target_scores"]))')),
        changed(
            YUNHAN,
            (
                "    text =",
                '    names = "、".join({"蕴含", "中立", "矛盾"})\n    text = f"标签：{names}\\n" +',
            ),
        ),
        changed(
            TICKETS,
            (
                "    return",
                '    teams = {"billing", "shipping", "accounts"}\n'
                '    text = "Teams: " + " / ".join(t for t in teams) + "\\n" + text\n    return',
            ),
        ),
        changed(
            BOOLS,
            ('"Answer (yes or no):\\n"', '"Answer (%s or %s):\\n" % tuple({"yes", "no"})'),
        ),
    ),
    _kind(
        "hash or id chooses what is written",
        "code/hash code/not-repeated",
        changed(HOTEL, ('f"Review: {', "f\"Review {hash(data['review']) % 1000}: {")),
        changed(ZHEN, ('text = f"把', 'text = ["", "请"][hash(data["zh"]) % 2] + f"把')),
        changed(NLI, ('text = f"Pre', 'text = f"Item {id(data)}\\nPre')),
    ),
    _kind(
        "The day or the hour is part of the prompt",
        "code/time code/not-repeated",
        changed(
            INVOICE,
            ("    lines = []", '    lines = [f"Today is {datetime.date.today()}."]'),
            ("import random\n", "import datetime\nimport random\n"),
        ),
        changed(
            XINWEN,
            ("新聞：{data", "日期：{time.strftime('%F')}\\n新聞：{data"),
            ("import random\n", "import random\nimport time\n"),
        ),
        changed(
            TRAINS,
            ('f"Q: {row', 'f"Q ({datetime.now():%H:%M}): {row'),
            ("import random\n", "import random\nfrom datetime import datetime\n"),
        ),
    ),
    _kind(
        "The prompt hangs on the machine that makes it",
        "code/outside code/not-repeated",
        changed(
            FRENCH,
            ('"Translate from', 'os.environ.get("VERB", "Translate") + " from'),
            ("import random\n", "import os\nimport random\n"),
        ),
        changed(
            DIMING,
            ('"请从句子', 'f"工作目录：{os.getcwd()}", "请从句子'),
            ("import random\n", "import os\nimport random\n"),
        ),
        changed(
            SNIPPETS,
            ("this program print?", "this program print under Python on {platform.node()}?"),
            ("import random\n", "import platform\nimport random\n"),
        ),
    ),
    _kind(
        "The number of shots picks a part of the row",
        "code/arguments text/cut-item answer/no* answer/letters text/no-question",
        changed(
            REEF, ('zip(letters, data["choices"])', 'zip(letters, data["choices"][:num_sample])')
        ),
        changed(SPANS, ('data["context"])', '" ".join(data["context"].split()[:num_sample]))')),
        changed(
            POETRY, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][:num_sample])')
        ),
    ),
    _kind(
        "A counter at the top goes on from call to call",
        "code/not-repeated text/unlike-others few-shot/numbered",
        changed(
            HOTEL,
            ("import random\n", "import random\n\nCOUNT = 0\n"),
            ("    text =", "    global COUNT\n    COUNT += 1\n    text ="),
            ('f"Review: {', 'f"Review {COUNT}: {'),
        ),
        changed(
            FACTS,
            ("import random\n", "import random\n\nSEEN = []\n"),
            ("    text =", "    SEEN.append(gold)\n    text ="),
            ("Statement: {", "Statement no. {len(SEEN)}: {"),
        ),
        changed(
            BAKERY,
            (
                "import random\n",
                "import itertools\nimport random\n\nNUMBERS = itertools.count(1)\n",
            ),
            ("Problem: {", "Problem {next(NUMBERS)}: {"),
        ),
    ),
)
