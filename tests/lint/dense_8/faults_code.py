"""Faults of code: chance, state, rows that are changed, what hangs on a machine."""

from __future__ import annotations

from tests.lint.dense_8.making import above, inside, listed

kind = listed("code")

KINDS = (
    kind(
        "options are shuffled by the global generator",
        "code/random",
        "museum-quiz",
        (
            'gold = data["key"]',
            'right = data["options"]["ABCD".index(data["key"])]\n'
            '    options = random.sample(data["options"], 4)\n'
            '    lines[1:5] = [f"{a}. {b}" for a, b in zip("ABCD", options)]\n'
            '    gold = "ABCD"[options.index(right)]',
        ),
    ),
    kind(
        "a list that is a default argument grows from call to call",
        "code/not-repeated text/repeated-instruction text/said-again few-shot/*",
        "event-dates",
        above(
            "def block(text, parts=[]):\n"
            '    parts.append("Find the date in the text and write it as YYYY-MM-DD.")\n'
            '    parts.append("Text: " + text)\n'
            '    parts.append("Date:")\n'
            "    return parts\n"
        ),
        (
            "parts = []\n"
            '    parts.append("Find the date in the text and write it as YYYY-MM-DD.")\n'
            '    parts.append("Text: " + data["text"])\n'
            '    parts.append("Date:")\n',
            'parts = block(data["text"])\n',
        ),
    ),
    kind(
        "a global counter numbers the questions as they are rendered",
        "code/not-repeated few-shot/numbered",
        "capitals-fmt",
        above("COUNT = 0"),
        inside("global COUNT\nCOUNT += 1"),
        (
            'FORM.format(country=data["country"], continent=data["continent"])',
            'f"{COUNT}. " + FORM.format(country=data["country"], continent=data["continent"])',
        ),
    ),
    kind(
        "the answer is popped off the row",
        "code/changes-row code/error code/not-repeated",
        "opposites",
        ('"output": f" {data[\'opposite\']}"', '"output": f" {gold}"'),
        ('"processed_output": data["opposite"]', '"processed_output": gold'),
        inside('gold = data.pop("opposite")'),
    ),
    kind(
        "a bare except gives rows that fail a label",
        "code/hidden-errors",
        "yunhan",
        inside("try:\n    guanxi = GUANXI[data['label']]\nexcept:\n    guanxi = '中立'"),
        ('GUANXI[data["label"]]', "guanxi"),
        rows=lambda rows: [
            {**row, "label": row["label"].lower()} if number in (2, 6) else row
            for number, row in enumerate(rows)
        ],
    ),
    kind(
        "the classes are collected in a set and joined as it has them",
        "code/set-order",
        "tw-xinwen",
        ('"、".join(LABELS)', '"、".join(set(LABELS))'),
    ),
    kind(
        "each row's generator is seeded by the hash of its question",
        "code/hash",
        "gaps",
        inside(
            'mixed = list(data["options"])\nrandom.Random(hash(data["sentence"])).shuffle(mixed)'
        ),
        ('options=" / ".join(data["options"])', 'options=" / ".join(mixed)'),
    ),
    kind(
        "options are shuffled in place, and the letter of the key is not moved with them",
        "answer/gold-differs code/changes-row code/random",
        "chem-mcq",
        inside('r.shuffle(data["options"])'),
    ),
    kind(
        "the number of shots is taken for that of the options",
        "code/arguments answer/letters text/cut-item answer/not-an-option",
        "first-of-four",
        ('enumerate(data["events"], start=1)', 'enumerate(data["events"][:num_sample], start=1)'),
    ),
    kind(
        "the wording hangs on a name of the data set that it never has",
        "code/arguments",
        "dianping",
        (
            '"判断下面的评论是好评还是差评。",',
            '"判断下面的评论是好评还是差评。" if dataset_name == "dianping" else "判断情感：",',
        ),
    ),
    kind(
        "the prompt says which day it is",
        "code/time",
        "hotel-intents",
        inside("from datetime import date"),
        (
            'f"What does the guest want?',
            'f"Today is {date.today():%d %B %Y}. What does the guest want?',
        ),
    ),
    kind(
        "the instruction is read from a file beside the transform, if it is there",
        "code/outside code/hidden-errors",
        "desk",
        above("from pathlib import Path"),
        inside(
            'path = Path("prompts/desk.txt")\nhead = path.read_text() if path.exists() else INSTRUCTION'
        ),
        ("{INSTRUCTION}\\n", "{head}\\n"),
    ),
    kind(
        "the language of the instruction is that of the environment",
        "code/outside",
        "fanyi",
        above("import os"),
        inside(
            'head = "把下面的中文句子翻译成英文。" if "zh" in os.environ.get("LANG", "") else "翻译成英文。"'
        ),
        (
            '"把下面的中文句子翻译成英文。\\n中文：%s\\n英文：" % data["zh"]',
            'head + "\\n中文：%s\\n英文：" % data["zh"]',
        ),
    ),
    kind(
        "functions made in a loop all have its last letter",
        "answer/letters text/said-again",
        "museum",
        (
            'lines = [f"{letter}. {choice}" for letter, choice in zip(letters, data["choices"])]',
            'marks = [lambda text: f"{letter}. {text}" for letter in letters]\n'
            '    lines = [mark(choice) for mark, choice in zip(marks, data["choices"])]',
        ),
    ),
    kind(
        "a cache has one key for all rows, so all have the first row's prompt",
        "text/same-prompt code/not-repeated text/no-question text/ambiguous",
        "py-output",
        above("CACHE = {}"),
        (
            'prompt = build(data["program"])',
            'prompt = CACHE.setdefault("prompt", build(data["program"]))',
        ),
    ),
    kind(
        "an iterator at the top of the file is used up by the first row",
        "code/not-repeated code/error answer/letters text/no-question text/cut-item text/empty-slot",
        "changshi",
        above('ZIMU = iter("ABCD")'),
        ('zip("ABCD", data["choices"])', 'zip(ZIMU, data["choices"])'),
    ),
    kind(
        "a condition binds less than the plus before it, so half of the prompt is lost by it",
        "text/no-question text/shot-cue text/cut-item text/empty-slot text/missing-space"
        " text/unlike-others",
        "claims",
        (
            'text = "Evidence:\\n"\n    for sentence in data["evidence"]:\n        text += f"- {sentence}\\n"\n'
            "    text += f\"Claim: {data['claim']}\\nTrue or false:\"",
            'listed = "".join(f"- {sentence}\\n" for sentence in data["evidence"])\n'
            '    text = "Evidence:\\n" + listed if len(data["evidence"]) > 2 else ""'
            " + f\"Claim: {data['claim']}\\nTrue or false:\"",
        ),
    ),
    kind(
        "a cue is stripped from the text as a set of letters",
        "text/cut-item text/no-question text/changed text/unlike-others",
        "spam-flag",
        (
            'message=data["message"]',
            'message=data["message"].lstrip("Message: ").rstrip("Label: ")',
        ),
    ),
    kind(
        "a template is formatted after the row's program was put into it, and some have braces",
        "code/error code/hidden-errors text/placeholder",
        "what-it-prints",
        (
            '"\\n```\\nOutput:"',
            '"\\n```\\n{cue}:"\n    text = text.format(cue="Output")',
        ),
    ),
    kind(
        "three letters are zipped with four options",
        "answer/letters text/cut-item answer/not-an-option",
        "chengyu",
        (
            'for i, each in enumerate(data["选项"]):\n        text += f"{chr(65 + i)}. {each}\\n"',
            'for letter, each in zip("ABC", data["选项"]):\n        text += f"{letter}. {each}\\n"',
        ),
    ),
    kind(
        "numbers are written as the locale of the machine has them",
        "code/outside code/imports code/arguments code/time code/not-repeated",
        "small-tables",
        above('import locale\n\nlocale.setlocale(locale.LC_ALL, "")'),
        (
            'row.split(",")) + " |"',
            'f"{int(cell):n}" if cell.isdigit() else cell for cell in row.split(",")) + " |"',
        ),
    ),
    kind(
        "characters are converted by a package that UltraEval does not bring",
        "code/imports code/error",
        "gushi",
        above("import opencc"),
        (
            'return {"input": text,',
            'text = opencc.OpenCC("s2t").convert(text)\n    return {"input": text,',
        ),
    ),
)
