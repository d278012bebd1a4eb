"""Faults of the code of a transform."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, MAIL, MOD
from tests.lint.thirtyfifth.tasks_free import INV, PYOUT, TAB, TRAV
from tests.lint.thirtyfifth.tasks_zh import KEFU, LIANG, LISHI, TWREV

F = "code"


def _without(field: str, number: int):
    def drop(rows: list[Row]) -> None:
        del rows[number][field]

    return drop


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "options are shuffled by the global random numbers",
        "code/random code/not-repeated",
        changed(
            GRAM,
            (
                '    options = list(data["target_scores"])\n',
                '    options = list(data["target_scores"])\n    random.shuffle(options)\n',
            ),
        ),
        changed(
            LES,
            (
                "    lines = [",
                '    right = data["choices"][data["answer"]]\n'
                '    data = {**data, "choices": random.sample(data["choices"], 4)}\n'
                '    data["answer"] = data["choices"].index(right)\n'
                "    lines = [",
            ),
        ),
    ),
    kind(
        F,
        "the row itself is changed",
        "code/changes-row code/not-repeated code/error",
        changed(LIANG, ("    text = ", '    data["phrase"] += "。"\n    text = ')),
        changed(
            TAB,
            (
                "    lines = [",
                '    data["rows"].insert(0, ["Team", "Won", "Lost", "Points"])\n    lines = [',
            ),
            ('["Team | Won | Lost | Points"]', "[]"),
        ),
        changed(LES, ('data["choices"])', 'data.pop("choices"))')),
    ),
    kind(
        F,
        "an error is passed over by a bare except",
        "code/hidden-errors",
        changed(
            TRAV,
            (
                "    talk = ",
                '    try:\n        data["turns"][3]\n    except:\n        pass\n    talk = ',
            ),
        ),
        changed(
            INV,
            (
                '    gold = data["amount"]\n',
                '    try:\n        gold = data["amount"]\n'
                '    except Exception:\n        gold = "0.00"\n',
            ),
        ),
    ),
    kind(
        F,
        "labels are listed from a set",
        "code/set-order code/not-repeated",
        changed(
            KEFU,
            ("从退款、物流、质量、发票中", "从{'、'.join({'退款', '物流', '质量', '发票'})}中"),
        ),
        changed(GRAM, ('list(data["target_scores"])', 'list(set(data["target_scores"]))')),
    ),
    kind(
        F,
        "the date of today or the environment gets into the prompt",
        "code/time code/outside code/not-repeated",
        changed(
            MAIL,
            ("import random\n", "import datetime\nimport random\n"),
            ("\\nMail: ", "\\nDate: {datetime.date.today()}\\nMail: "),
        ),
        changed(
            MOD,
            ("import random\n", "import os\nimport random\n"),
            ('f"Classes:', "f\"Room: {os.environ.get('ROOM', 'lobby')}\\nClasses:"),
        ),
    ),
    kind(
        F,
        "a row lacks a field that the code needs",
        "code/error text/unlike-others answer/unlike-others",
        changed(LISHI, rows=_without("choices", 4)),
        changed(PYOUT, rows=_without("printed", 2)),
        changed(TWREV, rows=_without("question", 7)),
    ),
)
