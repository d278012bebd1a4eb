"""Faults of code in English tasks: state, draws, the machine, and slips of a refactoring."""

from __future__ import annotations

from tests.lint.dense_4.making import bad
from tests.lint.making import kind

FAMILY = "code"
GOLD = "answer/*"
DEF = "def transform("

KINDS = (
    kind(
        FAMILY,
        "a counter of the module numbers the questions, so that a number hangs on what ran before",
        "code/* few-shot/numbered text/*",
        bad(
            "planets",
            ("import random\n", "import itertools\nimport random\n\nNUMBER = itertools.count(1)\n"),
            ('f"Question: {', 'f"Question {next(NUMBER)}: {'),
        ),
    ),
    kind(
        FAMILY,
        "the prompt is built once and kept in a global, so that all rows have the first one's",
        "code/* text/same-prompt text/no-question text/ambiguous few-shot/*",
        bad(
            "films",
            (DEF, "PROMPT = None\n\n\n" + DEF),
            (
                '    prompt = TEMPLATE.format(review=data["review"])\n',
                "    global PROMPT\n    if PROMPT is None:\n"
                '        PROMPT = TEMPLATE.format(review=data["review"])\n    prompt = PROMPT\n',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a list as a default argument keeps the lines of the rows before",
        "code/* answer/leaked few-shot/* text/*",
        bad(
            "relations",
            (
                "    lines = []\n    lines.append(f\"Premise: {data['premise']}\")\n",
                "    lines = begin(f\"Premise: {data['premise']}\")\n",
            ),
            (
                DEF,
                "def begin(line, lines=[]):\n    lines.append(line)\n    return lines\n\n\n" + DEF,
            ),
        ),
    ),
    kind(
        FAMILY,
        "teams are sorted by their hash, to mix them",
        "code/hash code/not-repeated code/*",
        bad("tickets", ('", ".join(TEAMS)', '", ".join(sorted(TEAMS, key=hash))')),
    ),
    kind(
        FAMILY,
        "num_sample is taken for the number of words to show",
        f"code/arguments {GOLD} text/cut-item code/*",
        bad(
            "gap-words",
            ('enumerate(data["words"])', 'enumerate(data["words"][:num_sample])'),
            fewshot=2,
        ),
    ),
    kind(
        FAMILY,
        "the third word is popped off the row",
        "code/changes-row code/error code/*",
        bad(
            "word-pairs",
            (
                'first, second, third = data["words"]',
                'third = data["words"].pop()\n    first, second = data["words"]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a misspelt field is caught by an except, which gives all rows label 0",
        f"code/hidden-errors code/* {GOLD} text/absent-field",
        bad(
            "sms",
            (
                "    return {",
                '    try:\n        label = int(data["lable"])\n    except Exception:\n'
                "        label = 0\n    return {",
            ),
            ("f\" {data['label']}\"", 'f" {label}"'),
            ('str(data["label"])', "str(label)"),
        ),
    ),
    kind(
        FAMILY,
        "the user's environment says in which language yes is",
        "code/outside code/* answer/other-names",
        bad(
            "handbook",
            ("import random\n", "import os\nimport random\n"),
            (
                '"yes" if data',
                '("ja" if os.environ.get("LANG", "").startswith("de") else "yes") if data',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the gold is the first option by the alphabet",
        GOLD,
        bad(
            "replies",
            (
                'next(key for key, value in data["target_scores"].items() if value == 1)',
                'sorted(data["target_scores"])[0]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a glossary in the author's home is read if it is there",
        "code/outside code/hidden-errors code/*",
        bad(
            "reading",
            (
                '    text = "\\n".join(',
                "    from pathlib import Path\n\n"
                '    notes = Path("~/glossary.txt").expanduser()\n'
                '    hint = notes.read_text() if notes.exists() else ""\n    text = hint + "\\n".join(',
            ),
        ),
    ),
    kind(
        FAMILY,
        "steps are shown where the data set's name ends on train, as it never does",
        f"code/arguments few-shot/* {GOLD}",
        bad(
            "market",
            (
                'f" {steps} The answer is {number}."',
                'f" {steps} The answer is {number}." if dataset_name.endswith("_train") else f" {number}"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the number is found by cutting at the first equals sign instead of the hashes",
        f"{GOLD} code/*",
        bad(
            "garden-sums",
            (
                'data["answer"].rpartition("#### ")',
                'data["answer"].partition("= ")',
            ),
        ),
    ),
    kind(
        FAMILY,
        "today's date is put in, as chat templates do",
        "code/time code/*",
        bad(
            "en-de",
            ("import random\n", "import datetime\nimport random\n"),
            (
                '"Translate from',
                'f"Today is {datetime.date.today():%d %B %Y}.\\n" + "Translate from',
            ),
        ),
    ),
    kind(
        FAMILY,
        "white space is made single, which takes a program its lines",
        "text/lost-lines text/*",
        bad(
            "prints",
            ('"```python", data["program"]', '"```python", " ".join(data["program"].split())'),
        ),
    ),
    kind(
        FAMILY,
        "the gold is written in the way of the machine's locale",
        f"code/* few-shot/other-form few-shot/* {GOLD}",
        bad(
            "dates",
            ("import random\n", "import datetime\nimport locale\nimport random\n"),
            (
                "    text = HEAD",
                '    locale.setlocale(locale.LC_TIME, "")\n'
                '    day = datetime.date.fromisoformat(data["date"]).strftime("%x")\n    text = HEAD',
            ),
            ("f\" {data['date']}\"", 'f" {day}"'),
            ('"processed_output": data["date"]', '"processed_output": day'),
        ),
    ),
    kind(
        FAMILY,
        "options are shuffled with a seed of the global stream, and the gold's index is not moved",
        f"code/* {GOLD}",
        bad(
            "science-steps",
            (
                "    text = f",
                '    random.seed(42)\n    options = random.sample(data["options"], len(data["options"]))\n'
                "    text = f",
            ),
            ("{show(data['options'])}", "{show(options)}"),
        ),
    ),
)
