"""Faults of the code."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CHAT, CLAIM, FIN, LAW, MED
from tests.lint.thirtyseventh.tasks_words import CELLS, PAST, SPAN
from tests.lint.thirtyseventh.tasks_zh import TSPAN, TYES, ZMC, ZTONE

F = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "options or lines are shuffled by the global random",
        "code/random code/not-repeated code/changes-row answer/gold-differs",
        changed(
            LAW,
            ('gold = "ABCD"[data["answer"]]', 'gold = "ABCD"[choices.index(right)]'),
            (
                'question, choices = data["question"], data["choices"]',
                'question = data["question"]\n'
                '    right = data["choices"][data["answer"]]\n'
                '    choices = random.sample(data["choices"], 4)',
            ),
        ),
        changed(
            CELLS,
            (
                '[data["columns"], *data["cells"]]',
                '[data["columns"], *random.sample(data["cells"], 3)]',
            ),
        ),
    ),
    kind(
        F,
        "a list is made by way of a set",
        "code/set-order code/not-repeated",
        changed(
            FIN,
            (
                'text = f"Statement',
                "names = ' or '.join({key.strip() for key in data['target_scores']})\n"
                '    text = f"Statement',
            ),
            ("Is the tone positive or negative?", "Is the tone {names}?"),
        ),
        changed(
            ZTONE,
            (
                'text = f"下面的住客评论是好评还是差评？',
                "names = list(set(data['target_scores']))\n"
                "    text = f\"下面的住客评论是{'还是'.join(names)}？",
            ),
        ),
    ),
    kind(
        F,
        "an error in a row is swallowed by a broad except",
        "code/hidden-errors",
        changed(
            SPAN,
            (
                'gold = data["answers"][0]',
                'try:\n        gold = data["answers"][0]\n    except:\n        gold = "unknown"',
            ),
        ),
        changed(
            TSPAN,
            (
                'gold = data["answer"]',
                "try:\n"
                '        gold = data["answer"].strip()\n    except Exception:\n        gold = "無"',
            ),
        ),
    ),
    kind(
        F,
        "the row itself is changed",
        "code/changes-row code/not-repeated text/said-again code/error",
        changed(
            ZMC,
            (
                'text = f"题目',
                'data["question"] = "（单选）" + data["question"]\n    text = f"题目',
            ),
        ),
        changed(
            CHAT,
            (
                "turns = [",
                'data["turns"].append({"who": "Agent", "says": "One moment, please."})\n'
                "    turns = [",
            ),
        ),
        changed(MED, ('gold = str(data["dept"])', 'gold = str(data.pop("dept"))')),
    ),
    kind(
        F,
        "some rows lack a field that the code reads",
        "code/error",
        changed(PAST, rows=each(lambda row: row.pop("past"), 5)),
        changed(CLAIM, rows=each(lambda row: row.pop("claim"), 6, 1)),
        changed(TYES, rows=each(lambda row: row.pop("statement"), 5)),
    ),
)
