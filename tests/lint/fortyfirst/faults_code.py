"""Faults of code, and leaks."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CLAIM, CODER, CV, MOD, REVIEW
from tests.lint.fortyfirst.tasks_desk2 import FORK, ROTA, UNIT
from tests.lint.fortyfirst.tasks_eu import DOUANE, ENSAYO, RECHNEN, SAFE
from tests.lint.fortyfirst.tasks_it import LINIA, VINO
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, OFFER
from tests.lint.making import kind, put
from tests.lint.shape import Kind, Row, changed

LEAKS = "leaks"
CODE = "code"


def without(number: int, key: str):
    """Return what takes a field out of one row."""

    def run(rows: list[Row]) -> None:
        del rows[number][key]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        LEAKS,
        "a field for checking shows the label",
        "answer/leaked",
        changed(
            MOD,
            (
                r"</comment>\nAction:",
                r"</comment>\n<gold>" + '" + data["action"] + "' + r"</gold>\nAction:",
            ),
        ),
        changed(MAIL, (r"\n级别：" + '"', r"（系统标签：{data['level']}）\n级别：" + '"')),
        changed(CODER, (r"\nCode:" + '"', r" [{data['code']}]\nCode:" + '"')),
    ),
    kind(
        LEAKS,
        "the solution is shown with the question",
        "answer/reasoning-in-input answer/leaked",
        changed(RECHNEN, (r"\nLösungsweg:" + '"', r"\nHinweis: {data['weg']}\nLösungsweg:" + '"')),
        changed(UNIT, (r"\nGrams:" + '"', r"\n(Check: {data['grams']} g)\nGrams:" + '"')),
    ),
    kind(
        LEAKS,
        "the input goes on into the answer",
        "answer/leaked answer/cue-again",
        changed(
            CLAIM,
            (r"\n\nDecision code:" + '"', r"\n\nDecision code: {CODES[data['decision']]}" + '"'),
        ),
        changed(DOUANE, (r'"\nChapitre :"', r'"\nChapitre : " + data["chapitre"]')),
        changed(SAFE, (r"\nОценка:" + '"', r"\nОценка: {data['rate']}" + '"')),
    ),
    kind(
        LEAKS,
        "the file's name in the prompt begins with the label",
        "answer/in-id answer/leaked",
        changed(REVIEW, (r'"\n\nComment: "', r'"\n\nId: " + data["label"] + "_0042\nComment: "')),
        changed(
            MOD,
            (r'"\n\n<comment>"', r'"\n\n<id>" + data["action"] + "-17</id>\n<comment>"'),
        ),
    ),
    kind(
        LEAKS,
        "the right choice has the tick of the key",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            FORK,
            rows=put(
                "choices",
                lambda row: [
                    each + (" ✓" if number == row["answer"] else "")
                    for number, each in enumerate(row["choices"])
                ],
            ),
        ),
        changed(
            VINO,
            rows=put(
                "choices",
                lambda row: [
                    each + (" (giusta)" if number == row["answer"] else "")
                    for number, each in enumerate(row["choices"])
                ],
            ),
        ),
    ),
    kind(
        CODE,
        "the row itself is changed",
        "code/changes-row code/error text/said-again code/not-repeated",
        changed(
            CODER, ("text = HEAD", 'data["note"] = data["note"] + " (dictated)"\n    text = HEAD')
        ),
        changed(MAIL, ("text = HEAD", 'data["mail"] += "（完）"\n    text = HEAD')),
        changed(FORK, ("listed = ", 'data["choices"].append("none of them")\n    listed = ')),
    ),
    kind(
        CODE,
        "the choices are shuffled by the stream of all",
        "code/random code/changes-row code/not-repeated answer/gold-differs",
        changed(FORK, ("listed = ", 'random.shuffle(data["choices"])\n    listed = ')),
        changed(VINO, ("scelte = ", 'random.shuffle(data["choices"])\n    scelte = ')),
    ),
    kind(
        CODE,
        "today's date is written into the guideline",
        "code/time code/not-repeated",
        changed(
            CLAIM,
            ("text = HEAD +", 'text = HEAD + f"\\n\\nToday is {date.today()}." +'),
            ("CODES = {", "from datetime import date\n\nCODES = {"),
        ),
        changed(
            MAIL,
            ("text = HEAD +", 'text = HEAD + time.strftime("\\n今天是%Y-%m-%d。") +'),
            ("import random", "import random\nimport time"),
        ),
    ),
    kind(
        CODE,
        "the order of the labels is drawn from a set",
        "code/set-order code/not-repeated",
        changed(
            REVIEW,
            (
                "text = HEAD +",
                'text = HEAD + "\\n\\nLabels: " + ", ".join({"bug", "style", "test", "praise"}) +',
            ),
        ),
        changed(
            LINIA,
            (
                "text = HEAD +",
                'text = HEAD + "\\n\\nDziały: " + ", ".join({"czynsz", "naprawy", "zieleń"}) +',
            ),
        ),
    ),
    kind(
        CODE,
        "a bare except makes a default of a row that breaks",
        "code/hidden-errors text/empty-slot text/absent-field text/unlike-others "
        "answer/gold-differs",
        changed(
            CLAIM,
            (
                'gold = CODES[data["decision"]]',
                'try:\n        gold = CODES[data["outcome"]]\n    except:\n        gold = "N"',
            ),
        ),
        changed(
            ENSAYO,
            (
                'gold = str(data["nota"])',
                'try:\n        gold = str(data["puntos"])\n    except Exception:\n        gold = "0"',
            ),
        ),
    ),
    kind(
        CODE,
        "a row lacks a field that the code reads",
        "code/error",
        changed(ROTA, rows=without(5, "day")),
        changed(OFFER, rows=without(2, "right")),
        changed(LINIA, rows=without(4, "dzial")),
    ),
    kind(
        CODE,
        "the guideline hangs on the machine's environment",
        "code/outside",
        changed(
            CODER,
            (
                "text = HEAD +",
                'text = HEAD + os.environ.get("EXTRA_RULES", "\\n\\nNo extra rules today.") +',
            ),
            ("import random", "import os\nimport random"),
        ),
        changed(
            LAW,
            ("text = HEAD +", 'text = HEAD + os.getenv("LAW_NOTE", "\\n（无补充说明）") +'),
            ("import random", "import os\nimport random"),
        ),
    ),
    kind(
        CODE,
        "all rows show the same text, as it was typed for a try",
        "text/same-prompt text/no-question text/ambiguous",
        changed(CODER, ("{data['note']}", "Runny nose for two days.")),
        changed(SAFE, ("{data['ask']}", "Расскажи анекдот.")),
        changed(MAIL, ("{data['mail']}", "楼道的灯坏了。")),
    ),
    kind(
        CODE,
        "the texts are cut at a number of characters",
        "text/cut-item text/no-question text/changed",
        changed(CLAIM, ("{data['report']}", "{data['report'][:24]}")),
        changed(LAW, ('data["clause"]', 'data["clause"][:9]')),
        changed(REVIEW, ('data["comment"]', 'data["comment"][:20]')),
    ),
    kind(
        CODE,
        "the texts are made small, and their names with them",
        "text/changed answer/not-an-option",
        changed(CV, ('data["profile"]', 'data["profile"].lower()')),
        changed(CODER, ("{data['note']}", "{data['note'].upper()}")),
        changed(ENSAYO, ("{data['texto']}", "{data['texto'].upper()}")),
    ),
)
