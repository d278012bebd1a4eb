"""Faults of code."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, LAW, MED, NLI
from tests.lint.thirtyfourth.tasks_free import MATH, SPAN, TRANS
from tests.lint.thirtyfourth.tasks_zh import TSPAN, ZMC, ZSENT

F = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a field is lacking in some rows, and the code fails on them",
        "code/error",
        changed(BOOL, rows=each(lambda row: row.pop("passage"), 4)),
        changed(TSPAN, rows=each(lambda row: row.pop("question"), 3, 1)),
    ),
    kind(
        F,
        "options are shuffled from the global stream",
        "code/random code/not-repeated",
        *(
            changed(
                task,
                (
                    'options = data["choices"]',
                    'options = list(data["choices"])\n    random.shuffle(options)',
                ),
                (
                    'letters[data["answer"]]',
                    'letters[options.index(data["choices"][data["answer"]])]',
                ),
            )
            for task in (MED, ZMC)
        ),
    ),
    kind(
        F,
        "names are listed from a set",
        "code/set-order code/not-repeated",
        changed(
            NLI,
            (
                '"Is this entailment, neutral or contradiction?',
                '"One of: " + ", ".join(set(NAMES)) + "',
            ),
        ),
        changed(
            LAW,
            ("confidentiality, termination, payment or liability.", "{kinds}."),
            (
                'clause=data["clause"]',
                'clause=data["clause"], kinds=", ".join('
                '{"confidentiality", "termination", "payment", "liability"})',
            ),
        ),
    ),
    kind(
        F,
        "the row is changed in place",
        "code/changes-row code/not-repeated text/said-again",
        changed(
            SPAN,
            ('text = f"Text', 'data["question"] = data["question"].lower()\n    text = f"Text'),
        ),
        changed(
            ZSENT, ("text = f", 'data["question"] = data["question"].rstrip("。")\n    text = f')
        ),
    ),
    kind(
        F,
        "an except without a name hides what fails",
        "code/hidden-errors",
        changed(
            BOOL,
            (
                'gold = "yes" if data["label"] else "no"',
                'try:\n        gold = "yes" if data["label"] else "no"\n'
                '    except:\n        gold = "no"',
            ),
        ),
        changed(
            MATH,
            (
                'gold = data["answer"]',
                'try:\n        gold = data["answer"]\n    except Exception:\n        gold = "0"',
            ),
        ),
    ),
    kind(
        F,
        "a file beside the transform, or the day's date, goes into the prompt",
        "code/outside code/time code/error code/not-repeated",
        changed(
            TRANS,
            ("text = f", 'head = open("prompts/german.txt").read()\n    text = head + f'),
        ),
        changed(
            ZMC,
            (
                "text = f",
                "import datetime\n    text = str(datetime.date.today()) + '\\n'\n    text += f",
            ),
        ),
    ),
)
