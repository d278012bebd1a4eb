"""Faults of the code of a transform."""

from __future__ import annotations

from typing import Any

from tests.lint.making import RowChange, each, kind
from tests.lint.shape import Kind, SmallTask, changed
from tests.lint.thirtysecond.tasks_choice import AVI, FARM, LAB, LEASE, MATCH, MUSEUM, RAIL
from tests.lint.thirtysecond.tasks_free import LEAGUE, MENU, SHELF, SORTED
from tests.lint.thirtysecond.tasks_zh import TMUS, TNEWS, TYES, ZPOEM, ZSPAN, ZSUM, ZTEA

F = "code"
HEAD = "import random\n"
MIXED = 'order = list(range(4))\n    {}\n    choices = [data["choices"][n] for n in order]\n    '


def mixed(task: SmallTask, how: str, **fields: Any) -> SmallTask:
    """Return a task of letters whose options are put into another order, gold included."""
    return changed(
        task,
        ("lines = [", MIXED.format(how) + "lines = ["),
        ('zip("ABCD", data["choices"])', 'zip("ABCD", choices)'),
        ('"ABCD"[data["answer"]]', '"ABCD"[order.index(data["answer"])]'),
        **fields,
    )


def lost(name: str, number: int) -> RowChange:
    """Return what takes a field out of one row."""
    return each(lambda row: row.pop(name), 100, number)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options go through a set",
        "code/set-order code/not-repeated",
        changed(MUSEUM, ('list(data["target_scores"])', 'list(set(data["target_scores"]))')),
        changed(RAIL, ('join(data["target_scores"])', 'join(set(data["target_scores"]))')),
        changed(TNEWS, ("'、'.join(KINDS)", "'、'.join(set(KINDS))")),
    ),
    kind(
        F,
        "the options are shuffled by the global stream",
        "code/random code/not-repeated",
        mixed(AVI, "random.shuffle(order)"),
        mixed(ZTEA, "order = random.sample(order, 4)"),
        changed(
            TMUS, ('list(data["target_scores"])', 'random.sample(list(data["target_scores"]), 3)')
        ),
    ),
    kind(
        F,
        "the row is changed in place",
        "code/changes-row code/not-repeated",
        changed(
            AVI,
            ("lines = [", 'data["choices"].reverse()\n    lines = ['),
            ('"ABCD"[data["answer"]]', '"DCBA"[data["answer"]]'),
        ),
        changed(LEASE, ("text = (", 'data["clause"] += " (as agreed)"\n    text = (')),
        changed(ZSUM, ("data['problem']", "data.pop('problem')")),
    ),
    kind(
        F,
        "a bare except hides what breaks",
        "code/hidden-errors",
        changed(
            LEASE,
            (
                'gold = "yes" if data["label"] else "no"',
                'try:\n        gold = "yes" if data["label"] else "no"\n'
                '    except:\n        gold = "no"',
            ),
        ),
        changed(
            FARM,
            (
                'gold = str(data["topic"])',
                'try:\n        gold = str(data["topic"])\n'
                '    except Exception:\n        gold = "0"',
            ),
        ),
        changed(
            SHELF,
            (
                'gold = data["answers"][0]',
                'try:\n        gold = data["answers"][0]\n    except:\n        gold = "none"',
            ),
        ),
    ),
    kind(
        F,
        "a package is imported that the other system has not",
        "code/imports code/error",
        changed(ZSPAN, (HEAD, HEAD + "import jieba\n")),
        changed(MATCH, (HEAD, HEAD + "import workbench\n")),
        changed(MENU, (HEAD, HEAD + "from unidecode import unidecode\n")),
    ),
    kind(
        F,
        "the prompt says today's date",
        "code/time code/not-repeated",
        changed(
            LEASE,
            (HEAD, HEAD + "import datetime\n"),
            ('f"Clause: ', 'f"Today is {datetime.date.today()}.\\n"\n        f"Clause: '),
        ),
        changed(
            LEAGUE,
            (HEAD, HEAD + "import time\n"),
            ('lines = ["team', 'lines = [time.strftime("Table of %d %B %Y"), "team'),
        ),
        changed(
            TYES,
            (HEAD, HEAD + "from datetime import datetime\n"),
            ("條款：{", "今年是{datetime.now().year}年。\\n條款：{"),
        ),
    ),
    kind(
        F,
        "the prompt hangs on the machine's environment or files",
        "code/outside code/error",
        changed(
            FARM,
            (HEAD, HEAD + "import os\n"),
            ("Notice: {", "County: {os.environ.get('COUNTY', 'Kent')}\\nNotice: {"),
        ),
        changed(
            ZPOEM,
            (HEAD, HEAD + "import os\n"),
            ("请写出下一句。", "{os.getenv('PROMPT', '请写出下一句。')}"),
        ),
        changed(
            SORTED,
            (HEAD, HEAD + "from pathlib import Path\n"),
            (
                'text = f"Put the titles in alphabetical order.',
                'head = Path("prompts/head.txt")\n'
                '    intro = head.read_text() if head.exists() else "Put the titles in order."\n'
                '    text = f"{intro}',
            ),
        ),
    ),
    kind(
        F,
        "the number of shots picks a part of the row",
        "code/arguments text/cut-item answer/letters answer/not-an-option",
        changed(AVI, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][:num_sample])')),
        changed(
            ZTEA, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][:num_sample])')
        ),
        changed(
            LAB,
            ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][:num_sample], 1)'),
            fewshot=2,
        ),
    ),
    kind(
        F,
        "a row lacks a field that is read",
        "code/error",
        changed(LEASE, rows=lost("label", 4)),
        changed(ZSPAN, rows=lost("span", 2)),
        changed(MUSEUM, rows=lost("target_scores", 7)),
    ),
    kind(
        F,
        "the order of the options hangs on hash or id",
        "code/hash code/not-repeated",
        mixed(AVI, 'order.sort(key=lambda n: hash(data["choices"][n]))'),
        mixed(ZTEA, 'random.Random(hash(data["question"])).shuffle(order)'),
        changed(TMUS, ('list(data["target_scores"])', 'sorted(data["target_scores"], key=hash)')),
    ),
    kind(
        F,
        "a counter goes on from call to call",
        "code/not-repeated",
        changed(
            LEASE,
            (HEAD, HEAD + "import itertools\nCOUNT = itertools.count(1)\n"),
            ('f"Clause: ', 'f"No. {next(COUNT)}\\n"\n        f"Clause: '),
        ),
        changed(
            MATCH,
            (HEAD, HEAD + "SEEN = []\n"),
            ("text = TEMPLATE", 'SEEN.append(data)\n    text = f"[{len(SEEN)}]\\n" + TEMPLATE'),
        ),
        changed(
            ZSPAN,
            (HEAD, HEAD + "STATE = {'n': 0}\n"),
            ('text = f"', "STATE['n'] += 1\n    text = f\"第{STATE['n']}题："),
        ),
    ),
)
