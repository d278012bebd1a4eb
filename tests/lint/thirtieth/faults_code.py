"""Faults of the transform's code."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.shape import Kind, SmallTask, changed
from tests.lint.thirtieth.tasks_choice import CAUSE, EMO, GEO, TALK, TONE, WORDS
from tests.lint.thirtieth.tasks_free import DATES, FRENCH, OPPOSITES, PLACES, SPAN, SQL, TABLES
from tests.lint.thirtieth.tasks_zh import TNEWS, TNLI, TQUIZ, ZIDIOM, ZMATH, ZQUIZ, ZREAD, ZSHOP

F = "code"


def above(task: SmallTask, line: str, *changes: tuple[str, str]) -> SmallTask:
    """Return a task with lines at the top of its source, and other changes."""
    return changed(task, ("import random\n", f"import random\n{line}\n"), *changes)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the wording is drawn from the global random stream",
        "code/random code/not-repeated text/shot-cue",
        changed(
            TALK,
            (
                '"\\n".join(data["turns"])',
                'random.choice(["Listen.\\n", "Read.\\n"]) + "\\n".join(data["turns"])',
            ),
        ),
        changed(ZMATH, ('f"问题：', 'random.choice(["请看题。", "请听题。"]) + f"\\n问题：')),
        changed(SPAN, ('f"Passage', 'random.choice(["Read this.", "Look."]) + f"\\nPassage')),
    ),
    kind(
        F,
        "a set gives the items their order",
        "code/set-order code/not-repeated",
        changed(WORDS, ('list(data["target_scores"])', 'list(set(data["target_scores"]))')),
        changed(PLACES, ('join(data["towns"])', 'join(set(data["towns"]))')),
        changed(ZIDIOM, ('list(data["target_scores"])', 'list(set(data["target_scores"]))')),
    ),
    kind(
        F,
        "the row is changed in place",
        "code/changes-row",
        changed(
            TALK,
            ("    talk =", '    data["turns"].append("(They leave.)")\n    talk ='),
        ),
        changed(
            TABLES,
            (
                'lines = [" | ".join(data["header"])]',
                'data["cells"].insert(0, data["header"])\n    lines = []',
            ),
        ),
        changed(
            ZQUIZ,
            ("    xuanxiang =", '    data["question"] += "（单选）"\n    xuanxiang ='),
        ),
    ),
    kind(
        F,
        "a bare or broad except hides what breaks",
        "code/hidden-errors",
        changed(
            DATES,
            (
                "    text = f",
                '    try:\n        note = data["note"].strip()\n'
                '    except:\n        note = ""\n    text = f',
            ),
            ("{data['note']}", "{note}"),
        ),
        changed(
            TNEWS,
            (
                '    gold = NAMES[data["label"]]',
                '    try:\n        gold = NAMES[data["label"]]\n'
                "    except Exception:\n        gold = NAMES[0]",
            ),
        ),
        changed(
            SQL,
            (
                "    text = f",
                '    try:\n        question = data["question"].strip()\n'
                '    except Exception:\n        question = "?"\n    text = f',
            ),
            ("{data['question']}", "{question}"),
        ),
    ),
    kind(
        F,
        "the prompt hangs on the environment or on files",
        "code/outside",
        above(
            EMO,
            "import os",
            ('HEAD = "', 'HEAD = os.environ.get("MOOD_PROMPT", "") + "'),
            ("Which", "Say it. Which"),
        ),
        above(
            FRENCH,
            "import os",
            ('"English: "', '("" if os.path.exists("glossary.txt") else "Text\\n") + "English: "'),
        ),
        above(
            ZREAD,
            "import os",
            ('"问题：" +', '("问题：" if os.getenv("LANG") else "提问：") +'),
            ("阅读短文", "请阅读短文"),
        ),
    ),
    kind(
        F,
        "a row lacks a field, and the transform fails on it",
        "code/error text/absent-field",
        changed(SPAN, rows=each(lambda row: row.pop("answer"), 4, 1)),
        changed(TABLES, rows=each(lambda row: row.pop("header"), 5, 2)),
        changed(ZMATH, rows=each(lambda row: row.pop("guocheng"), 4, 1)),
    ),
    kind(
        F,
        "a number in the prompt comes from hash()",
        "code/hash code/not-repeated",
        changed(TONE, ('f"Message: {', "f\"Ticket {hash(data['message']) % 1000}\\nMessage: {")),
        changed(TNEWS, ("\\n\\n標題", "\\n\\n第{hash(data['title']) % 100}則\\n標題")),
        changed(SQL, ("\\n\\nQuestion", "\\n-- query {hash(data['question']) % 97}\\n\\nQuestion")),
    ),
    kind(
        F,
        "the day or time of the run is in the prompt",
        "code/time code/not-repeated",
        above(
            DATES,
            "from datetime import date",
            ("YYYY-MM-DD.", "YYYY-MM-DD. Today is {date.today()}."),
        ),
        above(
            SPAN, "import time", ('f"Passage', "f\"As of {time.strftime('%d %B %Y')}:\\nPassage")
        ),
        above(
            ZSHOP,
            "import datetime",
            ('"评价：" +', 'f"今年是{datetime.datetime.now().year}年。\\n" + "评价：" +'),
        ),
    ),
    kind(
        F,
        "a package is imported that is not there where the transform runs",
        "code/imports code/error",
        above(FRENCH, "import nltk"),
        above(TABLES, "import polars as pl"),
        above(ZREAD, "import jieba"),
    ),
    kind(
        F,
        "the number of shots cuts the list of options",
        "code/arguments text/cut-item answer/letters",
        changed(GEO, ('data["choices"])', 'data["choices"][:num_sample])')),
        changed(ZQUIZ, ('data["choices"])', 'data["choices"][:num_sample])')),
        changed(TQUIZ, ('data["choices"])', 'data["choices"][:num_sample])')),
    ),
    kind(
        F,
        "a global list counts the calls, and the count is in the prompt",
        "code/not-repeated few-shot/numbered text/shot-cue code/changes-row",
        above(
            TONE,
            "SEEN = []",
            ("    text = (", "    SEEN.append(1)\n    text = ("),
            ('f"Message: {', 'f"Message {len(SEEN)}: {'),
        ),
        above(
            CAUSE,
            "COUNT = 0",
            ("    asked =", "    global COUNT\n    COUNT += 1\n    asked ="),
            ("text = f\"{data['premise']}", "text = f\"{COUNT}) {data['premise']}"),
        ),
        above(
            TNLI,
            "import itertools\n\nNUMBER = itertools.count(1)",
            ('f"前提：', 'f"第{next(NUMBER)}題\\n前提：'),
        ),
    ),
    kind(
        F,
        "the answer is taken out of the row with pop",
        "code/changes-row code/error",
        changed(
            SPAN,
            ("    return", '    answer = data.pop("answer")\n    return'),
            ("{data['answer']}", "{answer}"),
            (': data["answer"]}', ": answer}"),
        ),
        changed(
            OPPOSITES,
            ("    return", '    answer = data.pop("opposite")\n    return'),
            ('" " + data["opposite"]', '" " + answer'),
            (': data["opposite"]}', ": answer}"),
        ),
        changed(
            TNLI,
            ("    return", '    label = data.pop("label")\n    return'),
            ('data["label"]', "label"),
        ),
    ),
)
