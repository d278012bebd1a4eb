"""Right prompts with options that look odd: marks, orders and options of other kinds."""

from __future__ import annotations

from typing import Any

from tests.lint.odd_helpers import say
from tests.lint.shape import Change, Row, SmallTask, changed
from tests.lint.third.faults import after, before, each, gives
from tests.lint.third.tasks import BY_NAME


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: what is odd about it, and the task (see `shape.changed`)."""
    return f"{name}: {what}", changed(BY_NAME[name], *changes, **fields)


LETTER: Change = (
    'f" {data[\'answer\']}", "processed_output": data["answer"]',
    'f" {letter}", "processed_output": letter',
)
FOUND = 'letter = "ABCD"[[data["target_scores"][o] for o in options].index(1)]'


def _digits(rows: list[Row]) -> None:
    for row in rows[1::2]:
        row["answerKey"] = "1234"["ABCD".index(row["answerKey"])]
        row["choices"]["label"] = list("1234")


def _none(rows: list[Row]) -> None:
    for row in rows[::4]:
        wrong = next(option for option, score in row["target_scores"].items() if not score)
        row["target_scores"] = {
            ("none of the others" if option == wrong else option): score
            for option, score in row["target_scores"].items()
        }


def _three(rows: list[Row]) -> None:
    """Take a wrong option from every third row."""
    for row in rows[::3]:
        right = row["choices"][row["answer"]]
        wrong = [option for option in row["choices"] if option != right]
        row["choices"].remove(wrong[-1])
        row["answer"] = row["choices"].index(right)


RIGHT: tuple[tuple[str, SmallTask], ...] = (
    odd(
        "options are shuffled for each row, and the letter with them",
        "rivers",
        after(
            'options = list(data["target_scores"])',
            'random.Random(data["question"]).shuffle(options)',
        ),
        before('text += "Answer:"', FOUND),
        LETTER,
    ),
    odd(
        "options stand in alphabetical order, and the letter is theirs",
        "rivers",
        ('list(data["target_scores"])', 'sorted(data["target_scores"])'),
        before('text += "Answer:"', FOUND),
        LETTER,
    ),
    odd(
        "options are shown from the end, and the letter counts so",
        "rivers",
        ('list(data["target_scores"])', 'list(data["target_scores"])[::-1]'),
        before('text += "Answer:"', FOUND),
        LETTER,
    ),
    odd(
        "options are turned by the question's length, and the number with them",
        "cells-digits",
        before(
            "listed =",
            'turn = len(data["question"]) % 4',
            'shown = data["choices"][turn:] + data["choices"][:turn]',
        ),
        ('enumerate(data["choices"]', "enumerate(shown"),
        ('str(data["answer"] + 1)', 'str(shown.index(data["choices"][data["answer"]]) + 1)'),
    ),
    odd(
        "options are drawn by a checksum, and the mark follows",
        "roman",
        ("import random", "import random\nimport zlib"),
        before(
            "lines =",
            'draw = random.Random(zlib.crc32(data["question"].encode()))',
            'shown = draw.sample(data["choices"], len(data["choices"]))',
        ),
        ('zip(ROMAN, data["choices"])', "zip(ROMAN, shown)"),
        ('ROMAN[data["answer"]]', 'ROMAN[shown.index(data["choices"][data["answer"]])]'),
    ),
    odd(
        "options of the bullets are sorted",
        "bullets",
        (
            '"\\n- " + option for option in options',
            '"\\n- " + option for option in sorted(options)',
        ),
    ),
    odd("half of the rows count by digits, and their lists as well", "arc", rows=_digits),
    odd(
        "letters in square brackets, in list and answer",
        "rivers",
        ('f"{letter}. {option}', 'f"[{letter}] {option}'),
        before('text += "Answer:"', "letter = f\"[{data['answer']}]\""),
        LETTER,
    ),
    odd(
        "small letters in list and answer",
        "rivers",
        ('zip("ABCD"', 'zip("abcd"'),
        before('text += "Answer:"', 'letter = data["answer"].lower()'),
        LETTER,
    ),
    odd(
        "the letters P to S in list and answer",
        "rivers",
        ('zip("ABCD"', 'zip("PQRS"'),
        before('text += "Answer:"', 'letter = "PQRS"["ABCD".index(data["answer"])]'),
        LETTER,
    ),
    odd(
        "all options in one line",
        "rivers",
        ('f"{letter}. {option}\\n"', 'f"{letter}. {option}" + ("\\n" if letter == "D" else "; ")'),
    ),
    odd(
        "the range of letters is named",
        "rivers",
        ('f"Question: ', 'f"Answer with A, B, C or D.\\nQuestion: '),
    ),
    odd(
        "the number of options is named",
        "rivers",
        ('f"Question: ', 'f"One of four options is right.\\nQuestion: '),
    ),
    odd("one option of some rows is that none of the others is right", "rivers", rows=_none),
    odd(
        "an option of the template stands last",
        "rivers",
        ('list(data["target_scores"])', '[*data["target_scores"], "I do not know"]'),
        ('zip("ABCD"', 'zip("ABCDE"'),
    ),
    odd("a cue that asks for the letter", "rivers", ("Answer:", "Letter of the right option:")),
    odd("a cue in capitals", "rivers", ("Answer:", "ANSWER:"), ("Question:", "QUESTION:")),
    odd("a cue without a colon", "rivers", ("Answer:", "The right option is")),
    odd(
        "a cue that ends with a newline",
        "rivers",
        ('"Answer:"', '"Answer:\\n"'),
        ("f\" {data['answer']}\"", "data['answer']"),
    ),
    odd(
        "headings of Markdown",
        "rivers",
        ("Question: ", "### Question\\n"),
        ('"Answer:"', '"### Answer\\n"'),
        ("f\" {data['answer']}\"", "data['answer']"),
    ),
    odd(
        "options are counted from 0, in list and answer",
        "cells-digits",
        ("start=1", "start=0"),
        ('str(data["answer"] + 1)', 'str(data["answer"])'),
    ),
    odd(
        "circled digits in list and answer",
        "cells-digits",
        ('f"{i}) {option}"', "f\"{'①②③④'[i - 1]} {option}\""),
        ('str(data["answer"] + 1)', '"①②③④"[data["answer"]]'),
    ),
    odd("some rows have three options", "cells-digits", rows=_three),
    odd("some rows have three options in bullets", "bullets", rows=_three),
    odd("capital Roman numbers", "roman", ('["i", "ii", "iii", "iv"]', '["I", "II", "III", "IV"]')),
    odd(
        "Roman numbers with a point, in list and answer",
        "roman",
        ('f"({mark}) {option}"', 'f"{mark}. {option}"'),
        ('f" ({mark})", "processed_output": f"({mark})"', 'f" {mark}", "processed_output": mark'),
    ),
    odd("bullets are points", "bullets", ("\\n- ", "\\n• ")),
    odd("bullets are boxes", "bullets", ("\\n- ", "\\n☐ ")),
    odd(
        "options in quotes and one line",
        "bullets",
        (
            '"".join("\\n- " + option for option in options)',
            '" Options: " + ", ".join(f\'"{option}"\' for option in options)',
        ),
    ),
    odd(
        "a hint that only some rows have",
        "bullets",
        before(
            "gold =", 'text = (f"Hint: {data[\'hint\']}\\n" if data.get("hint") else "") + text'
        ),
        rows=each(
            lambda row: row.__setitem__(
                "hint", f"The question has {len(row['question'])} characters."
            ),
            3,
        ),
    ),
    odd(
        "Chinese stems in list and answer",
        "zh-reading",
        ('zip("ABCD"', 'zip("甲乙丙丁"'),
        rows=gives("answer", lambda row: "甲乙丙丁"["ABCD".index(row["answer"])]),
    ),
    odd("the Chinese cue in brackets", "zh-reading", ("答案：", "【答案】")),
    odd(
        "the Chinese cue says that a letter is asked for",
        "zh-reading",
        ("答案：", "答案（填字母）："),
    ),
    odd(
        "English names in Chinese passages",
        "zh-reading",
        rows=say("passage", "他说：“OK！”", "门口写着WiFi。", "大家看NBA比赛。"),
    ),
    odd("letters with a bracket", "ppl-letters", ('". " + option', '") " + option')),
    odd(
        "letters with a bracket of the same width as Chinese has",
        "zh-reading",
        ("{k}．{v}", "（{k}）{v}"),
    ),
    odd("the labels are named in an instruction", "facts", ("Yes or no?", "Answer yes or no.")),
    odd(
        "the words yes and no in all passages",
        "facts",
        rows=say(
            "passage",
            " Some say yes, some say no.",
            " No comment was made.",
            " Yes, so it is told.",
        ),
    ),
    odd(
        "letters of an order without spaces",
        "orders",
        ("f\" {data['answer']}\"", "f\" {data['answer'].replace(', ', '')}\""),
        (
            '"processed_output": data["answer"]',
            '"processed_output": data["answer"].replace(", ", "")',
        ),
    ),
    odd(
        "letters of an order with arrows",
        "orders",
        ("f\" {data['answer']}\"", "f\" {data['answer'].replace(', ', ' > ')}\""),
        (
            '"processed_output": data["answer"]',
            '"processed_output": data["answer"].replace(", ", " > ")',
        ),
    ),
)
