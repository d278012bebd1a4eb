"""Code that makes another prompt each time, changes what it was given, or hides what went wrong."""

from __future__ import annotations

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_free import BUDGETS, CALLS, FOUNDED, GERMAN, NLI, SUPPORT, WHO
from tests.lint.fourth.tasks_options import FACTS, FILMS, GROUPS, HOUSE, PRONOUNS, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, READ, SUMS
from tests.lint.shape import Change, Row

FAMILY = "code"


def _importing(names: str) -> Change:
    return "import random\n", f"import random\n{names}\n"


def _sky_right_first(rows: list[Row]) -> None:
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


_SHUFFLED: tuple[Change, ...] = (
    ('zip(LETTERS, data["choices"])', "zip(LETTERS, choices)"),
    (
        'letter = LETTERS[data["answer"]]',
        'letter = LETTERS[choices.index(data["choices"][data["answer"]])]',
    ),
)

KINDS = (
    kind(
        FAMILY,
        "texts are listed in the order of a set",
        "code/set-order code/not-repeated",
        put(SUPPORT, ('", ".join(LABELS)', '", ".join(set(LABELS))')),
        put(
            SKY, ("lines = [f", 'choices = list(set(data["choices"]))\n    lines = [f'), *_SHUFFLED
        ),
        put(WHO, ('", ".join(data["names"])', '", ".join({name for name in data["names"]})')),
        put(
            NLI,
            ("(entailment, neutral or contradiction):", "({' or '.join(set(NAMES))}):"),
            ('text += "Relation', 'text += f"Relation'),
        ),
    ),
    kind(
        FAMILY,
        "an order or a choice hangs on hash or id",
        "code/hash code/not-repeated",
        put(
            SKY,
            (
                "lines = [f",
                'turn = hash(data["question"]) % 4\n    choices = data["choices"][turn:] + data["choices"][:turn]\n    lines = [f',
            ),
            *_SHUFFLED,
        ),
        put(SUPPORT, ('", ".join(LABELS)', '", ".join(sorted(LABELS, key=hash))')),
        put(
            READ,
            (
                'text = "阅读短文',
                'lead = ["阅读短文", "看短文"][hash(data["text"]) % 2]\n    text = lead + "',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the global random stream is drawn from",
        "code/random code/not-repeated",
        put(
            SKY,
            ("lines = [f", 'choices = random.sample(data["choices"], 4)\n    lines = [f'),
            *_SHUFFLED,
        ),
        put(SUPPORT, ('", ".join(LABELS)', '", ".join(random.sample(LABELS, len(LABELS)))')),
        put(
            BUDGETS,
            (
                r"}\nAnswer: Let's think step by step.",
                r"}\n{random.choice(HINTS)}\nAnswer: Let's think step by step.",
            ),
            _importing('\nHINTS = ["Take your time.", "Be careful.", "Check each step."]'),
        ),
    ),
    kind(
        FAMILY,
        "the row is changed in place",
        "code/changes-row code/not-repeated code/error",
        put(
            SKY,
            (
                "lines = [f",
                'data["question"] = data["question"].rstrip("?") + " ?"\n    lines = [f',
            ),
        ),
        put(GROUPS, ("shown = [", 'data["words"].sort()\n    shown = [')),
        put(
            CALLS,
            (
                '    said = ""',
                '    data["turns"] = [turn.rstrip(".!") for turn in data["turns"]]\n    said = ""',
            ),
        ),
        put(
            FACTS,
            (
                "    passage, question",
                '    data["question"] = data["question"].lower()\n    passage, question',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a broad except makes an empty prompt of a broken row",
        "code/hidden-errors",
        put(
            FACTS,
            (
                '    passage, question = data["passage"], data["question"]\n',
                '    question = data["question"]\n    try:\n        passage = data["context"]["text"]\n    except Exception:\n        passage = ""\n',
            ),
        ),
        put(
            SUPPORT,
            (
                "    text = (",
                '    try:\n        message = data["text"] if len(data["text"]) < 45 else data["long_text"]\n    except:\n        message = ""\n    text = (',
            ),
            ('"Message: " + data["text"]', '"Message: " + message'),
        ),
        put(
            GERMAN,
            (
                '    source = data["translation"]["de"]\n',
                '    try:\n        source = data["translation"]["deu"]\n    except Exception:\n        source = ""\n',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the prompt has the time or the date in it",
        "code/time code/not-repeated",
        put(
            CALLS,
            ('asked = "', 'said += f"({datetime.datetime.now():%H:%M:%S.%f})\\n"\n    asked = "'),
            _importing("import datetime"),
        ),
        put(
            FOUNDED,
            (
                "    text = TEMPLATE",
                '    today = datetime.date.today()\n    text = f"Today is {today}.\\n" + TEMPLATE',
            ),
            _importing("import datetime"),
        ),
        put(
            SUMS,
            (
                '    return {\n        "input": f"',
                '    stamp = time.time()\n    return {\n        "input": f"[{stamp}] ',
            ),
            _importing("import time"),
        ),
    ),
    kind(
        FAMILY,
        "the prompt hangs on the machine: environment, host, folder",
        "code/outside code/not-repeated",
        put(
            SKY,
            ('lines.append("Answer:")', 'lines.append(os.environ.get("ANSWER_CUE", "Reply:"))'),
            _importing("import os"),
        ),
        put(
            SUPPORT,
            ('"Message: "', '"Language: " + str(os.getenv("LANG", "en")) + "\\nMessage: "'),
            _importing("import os"),
        ),
        put(
            FOUNDED,
            ("    text = TEMPLATE", '    text = f"Folder: {os.getcwd()}\\n" + TEMPLATE'),
            _importing("import os"),
        ),
    ),
    kind(
        FAMILY,
        "the module remembers from call to call",
        "code/not-repeated code/*",
        put(
            SKY,
            ('lines = [f"Question: ', 'COUNT.append(1)\n    lines = [f"Question {len(COUNT)}: '),
            ('LETTERS = "ABCD"', 'LETTERS = "ABCD"\nCOUNT = []'),
        ),
        put(
            FOUNDED,
            (
                "text = TEMPLATE",
                'SEEN.append(data["text"])\n    text = "\\n".join(SEEN[-2:-1]) + "\\n" + TEMPLATE',
            ),
            _importing("\nSEEN = []"),
        ),
        put(
            NLI,
            (
                'text = f"Premise',
                'STATE["n"] = STATE.get("n", 0) + 1\n    text = f"Pair {STATE[\'n\']}\\nPremise',
            ),
            _importing("\nSTATE = {}"),
        ),
    ),
    kind(
        FAMILY,
        "the first row is kept, and asked for every doc",
        "text/same-prompt text/no-question code/not-repeated",
        put(
            SUPPORT,
            ("    text = (", '    KEPT.setdefault("text", data["text"])\n    text = ('),
            ('"Message: " + data["text"]', '"Message: " + KEPT["text"]'),
            _importing("\nKEPT = {}"),
        ),
        put(
            GERMAN,
            ('source = data["translation"]["de"]', 'source = first(data["translation"]["de"])'),
            _importing("\n\ndef first(text, kept=[]):\n    kept.append(text)\n    return kept[0]"),
        ),
        put(
            FILMS,
            (
                '    text = "Review: %s\\nSentiment:" % data["review"]',
                '    text = CACHE.get(dataset_name) or "Review: %s\\nSentiment:" % data["review"]\n    CACHE[dataset_name] = text',
            ),
            _importing("\nCACHE = {}"),
        ),
    ),
    kind(
        FAMILY,
        "a variable of a loop stands where the question is meant",
        "text/no-question text/same-prompt text/cut-item text/repeated-instruction",
        put(
            SKY,
            (
                'lines.append("Answer:")',
                'lines[0] = f"Question: {choice}"\n    lines.append("Answer:")',
            ),
        ),
        put(CALLS, ("{speaker}: {turn}", "{speaker}: {data['turns'][0]}")),
        put(
            IDIOMS,
            (
                'options = "\\n".join(',
                'for question in data["choices"]:\n        pass\n    options = "\\n".join(',
            ),
            ('data["question"] + "\\n"', 'question + "\\n"'),
        ),
    ),
    kind(
        FAMILY,
        "num_sample picks a part of the row",
        "code/arguments answer/letters text/no-question text/cut-item text/first-item",
        put(SKY, ('data["choices"])', 'data["choices"][:num_sample])')),
        put(CALLS, ('enumerate(data["turns"])', 'enumerate(data["turns"][num_sample - 1 :])')),
        put(WHO, ('", ".join(data["names"])', '", ".join(data["names"][: num_sample - 1])')),
    ),
    kind(
        FAMILY,
        "dataset_name is compared with a name that it never has",
        "code/arguments answer/letters text/no-question text/absent-field",
        put(
            SKY,
            (
                '        lines.append(f"{letter}. {choice}")',
                '        if dataset_name == "astronomy":\n            lines.append(f"{letter}. {choice}")',
            ),
        ),
        put(
            FACTS,
            (
                'gold = "yes"',
                'passage = passage if dataset_name == "boolq" else "(none)"\n    gold = "yes"',
            ),
        ),
        put(
            HOUSE,
            (
                '    return {\n        "input": f"Goal: {data[\'goal\']}',
                '    goal = data["goal"] if dataset_name.startswith("piqa") else ""\n    return {\n        "input": f"Goal: {goal}',
            ),
        ),
    ),
    kind(
        FAMILY,
        "options are shuffled with the same seed in every row, the right one always first before",
        "code/same-draw answer/one-place code/random",
        put(
            SKY,
            (
                "lines = [f",
                'choices = list(data["choices"])\n    random.Random(42).shuffle(choices)\n    lines = [f',
            ),
            *_SHUFFLED,
            rows=_sky_right_first,
        ),
        put(
            PRONOUNS,
            (
                'first, second = data["options"]',
                'options = sorted(data["options"], key=lambda option: option != data["answer"])\n    random.Random(1).shuffle(options)\n    first, second = options',
            ),
            ('data["options"].index', "options.index"),
        ),
        put(
            IDIOMS,
            (
                'options = "\\n".join(',
                'choices = list(data["choices"])\n    random.Random(7).shuffle(choices)\n    options = "\\n".join(',
            ),
            ('zip(MARKS, data["choices"])', "zip(MARKS, choices)"),
            (
                'gold = MARKS[data["answer"]]',
                'gold = MARKS[choices.index(data["choices"][data["answer"]])]',
            ),
            rows=_sky_right_first,
        ),
    ),
)
