"""Faults of what a letter means."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.shape import Kind, Row
from tests.lint.third.faults import after, before, fault, gives, kind

FAMILY = "what a letter means"
LETTERS = "answer/letters answer/gold-differs answer/other-names answer/not-an-option"
CHANGED = (
    f"{LETTERS} answer/not-in-output answer/not-extracted few-shot/worked-cue few-shot/other-cues"
)
NUMBERS = dict(zip("ABCD", "1234", strict=True))


def _right(row: Row) -> str:
    """Return the text of a row's right option."""
    return next(option for option, score in row["target_scores"].items() if score)


def _artificial(key: str) -> Callable[[list[Row]], None]:
    """Return what makes the first option one that has the right one in it."""

    def put(rows: list[Row]) -> None:
        for row in rows:
            if row["answer"]:
                row[key][0] = "artificial " + row[key][row["answer"]]

    return put


def _near(rows: list[Row]) -> None:
    for row in rows:
        first, *others = row["target_scores"].items()
        if not first[1]:
            row["target_scores"] = {"near " + _right(row): 0, **dict(others)}


def _labels(rows: list[Row]) -> None:
    for row in rows[1::2]:
        row["answerKey"] = NUMBERS[row["answerKey"]]
        row["choices"]["label"] = list("1234")


def _hole(key: str) -> Callable[[list[Row]], None]:
    """Return what empties the first of every other row's options, unless it is the right one."""

    def put(rows: list[Row]) -> None:
        for row in rows:
            if row["answer"] not in (0, "A"):
                row[key][0] = ""

    return put


_LETTER = (
    'f" {data[\'answer\']}", "processed_output": data["answer"]',
    'f" {letter}", "processed_output": letter',
)

KINDS: tuple[Kind, ...] = (
    kind(
        "an option of the template's own is put first, and the letters count without it",
        FAMILY,
        LETTERS,
        fault(
            "rivers",
            (
                'options = list(data["target_scores"])',
                'options = ["none of these", *data["target_scores"]]',
            ),
            ('zip("ABCD", options)', 'zip("ABCDE", options)'),
        ),
        fault(
            "roman",
            ('zip(ROMAN, data["choices"])', 'zip(ROMAN, ["I do not know", *data["choices"]])'),
            ('"iv"]', '"iv", "v"]'),
        ),
        fault(
            "cells-digits",
            ('enumerate(data["choices"]', 'enumerate(["all of these", *data["choices"]]'),
        ),
        fault(
            "zh-reading",
            ('zip("ABCD", data["options"])', 'zip("ABCDE", ["不知道", *data["options"]])'),
        ),
        sign="none of these|I do not know|all of these|不知道",
    ),
    kind(
        "some rows name their answer by marks of their own, which are not the list's",
        FAMILY,
        f"{LETTERS} answer/two-spellings answer/other-form",
        fault("arc", ('zip(choices["label"]', 'zip("ABCD"'), rows=_labels),
        fault("rivers", rows=gives("answer", lambda row: NUMBERS[row["answer"]], 2)),
        fault(
            "zh-reading",
            rows=gives("answer", lambda row: "甲乙丙丁"["ABCD".index(row["answer"])], 3),
        ),
        sign=r"(A:|Answer:) \d|答案：[甲乙丙丁]",
    ),
    kind(
        "the right option is looked for by a part of its text, and the first that has it is taken",
        FAMILY,
        LETTERS,
        fault(
            "cells-digits",
            before(
                'number = str(data["answer"] + 1)',
                'right = data["choices"][data["answer"]]',
            ),
            (
                'str(data["answer"] + 1)',
                'str(next(i for i, o in enumerate(data["choices"], 1) if right in o))',
            ),
            rows=_artificial("choices"),
        ),
        fault(
            "bullets",
            (
                'gold = options[data["answer"]]',
                'gold = next(o for o in options if options[data["answer"]] in o)',
            ),
            rows=_artificial("choices"),
        ),
        fault(
            "rivers",
            before(
                'text += "Answer:"',
                'right = [o for o, s in data["target_scores"].items() if s][0]',
                'letter = "ABCD"[[right in o for o in options].index(True)]',
            ),
            _LETTER,
            rows=_near,
        ),
        sign=r"\d\) artificial|- artificial|\. near ",
    ),
    kind(
        "the table from the answer to its mark has two entries mixed up",
        FAMILY,
        LETTERS,
        fault(
            "cells-digits",
            ('str(data["answer"] + 1)', '{0: "1", 1: "2", 2: "4", 3: "3"}[data["answer"]]'),
        ),
        fault(
            "roman",
            (
                'mark = ROMAN[data["answer"]]',
                'mark = {0: "i", 1: "iii", 2: "ii", 3: "iv"}[data["answer"]]',
            ),
        ),
        fault(
            "zh-reading",
            before("return", 'letter = {"A": "A", "B": "B", "C": "D", "D": "C"}[data["answer"]]'),
            (
                '"output": data["answer"], "processed_output": data["answer"]',
                '"output": letter, "processed_output": letter',
            ),
        ),
        fault(
            "arc",
            ('" " + data["answerKey"]', '" " + KEYS[data["answerKey"]]'),
            (
                '"processed_output": data["answerKey"]',
                '"processed_output": KEYS[data["answerKey"]]',
            ),
            ("def prompt", 'KEYS = {"A": "B", "B": "A", "C": "C", "D": "D"}\n\n\ndef prompt'),
        ),
    ),
    kind(
        "the prompt asks for a number and lists letters, or the other way round",
        FAMILY,
        f"{LETTERS} answer/letter-asked",
        fault("rivers", ("Answer:", "Number of the right option (1-4):")),
        fault("cells-digits", ("Number of the right", "Letter of the right")),
        fault("arc", (r"\nA:", r"\nReply with 1, 2, 3 or 4.\nA:")),
        fault("zh-reading", ("回答问题。", "回答问题，只写选项的数字。")),
        sign="1-4|Letter of|Reply with|数字",
    ),
    kind(
        "the prompt says how many options there are, and it is not as many",
        FAMILY,
        f"{LETTERS} answer/*count* answer/*number*",
        fault("rivers", ('f"Question: ', 'f"One of the five options is right.\\nQuestion: ')),
        fault("bullets", ("Choose one.", "Choose one of the three.")),
        fault("roman", ('lines.append("Right', 'lines.append("Of these six answers right')),
        fault("zh-reading", ("回答问题。", "从下面三个选项中选一个。")),
        sign="five|three|six|三个",
    ),
    kind(
        "empty options are left out of the list, and the letter counts them",
        FAMILY,
        f"{LETTERS} answer/empty-option",
        fault(
            "zh-reading",
            ('data["options"])', '[o for o in data["options"] if o])'),
            rows=_hole("options"),
        ),
        fault(
            "roman",
            ('zip(ROMAN, data["choices"])', 'zip(ROMAN, filter(None, data["choices"]))'),
            rows=_hole("choices"),
        ),
        fault(
            "ppl-letters",
            ('enumerate(data["options"])', 'enumerate(o for o in data["options"] if o)'),
            rows=_hole("options"),
        ),
        fault(
            "cells-digits",
            (
                'enumerate(data["choices"], start=1)',
                'enumerate([o for o in data["choices"] if o], start=1)',
            ),
            rows=_hole("choices"),
        ),
    ),
    kind(
        "the options are drawn once for the list and once more for the letter",
        FAMILY,
        LETTERS,
        fault(
            "rivers",
            after(
                'options = list(data["target_scores"])',
                'draw = random.Random(data["question"])',
                "draw.shuffle(options)",
            ),
            before(
                'text += "Answer:"',
                "draw.shuffle(options)",
                'letter = "ABCD"[[data["target_scores"][o] for o in options].index(1)]',
            ),
            _LETTER,
        ),
        fault(
            "cells-digits",
            before(
                "listed =",
                "draw = random.Random(len(data['question']))",
                "shown = draw.sample(data['choices'], 4)",
            ),
            ('enumerate(data["choices"]', "enumerate(shown"),
            (
                'str(data["answer"] + 1)',
                'str(draw.sample(data["choices"], 4).index(data["choices"][data["answer"]]) + 1)',
            ),
        ),
        fault(
            "roman",
            before("lines = ", 'draw = random.Random(data["question"])'),
            ('zip(ROMAN, data["choices"])', 'zip(ROMAN, draw.sample(data["choices"], 4))'),
            (
                'ROMAN[data["answer"]]',
                'ROMAN[draw.sample(data["choices"], 4).index(data["choices"][data["answer"]])]',
            ),
        ),
    ),
    kind(
        "the list has marks that look like the answers' and are other characters",
        FAMILY,
        f"{LETTERS} text/look-alike",
        fault("roman", ("zip(ROMAN, data", 'zip("ⅰⅱⅲⅳ", data')),
        fault("cells-digits", ('f"{i}) {option}"', "f\"{'①②③④'[i - 1]} {option}\"")),
        fault("rivers", ('zip("ABCD", options)', 'zip("ΑΒΓΔ", options)')),
        fault("ppl-letters", ('chr(ord("A") + number)', 'chr(ord("А") + number)')),
        sign="ⅱ|②|Β|Б",
    ),
    kind(
        "the marks of one prompt's lists are written in two ways",
        FAMILY,
        f"{LETTERS} few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue few-shot/*form*",
        fault(
            "rivers",
            (
                'f"{letter}. {option}\\n"',
                "f\"{letter}{'.)'[len(data['question']) % 2]} {option}\\n\"",
            ),
        ),
        fault(
            "cells-digits",
            ('f"{i}) {option}"', "f\"{i}{').'[len(data['question']) % 2]} {option}\""),
        ),
        fault("zh-reading", ('f"{k}．{v}"', "f\"{k}{'．、'[len(data['question']) % 2]}{v}\"")),
        sign=r"A\) |1\. |A、",
    ),
    kind(
        "the right option is appended to the wrong ones, and its letter is the row's",
        FAMILY,
        f"{LETTERS} answer/one-place",
        fault(
            "rivers",
            (
                'list(data["target_scores"])',
                'sorted(data["target_scores"], key=data["target_scores"].get)',
            ),
        ),
        fault(
            "roman",
            (
                'zip(ROMAN, data["choices"])',
                'zip(ROMAN, [*(o for i, o in enumerate(data["choices"]) if i != data["answer"]), data["choices"][data["answer"]]])',
            ),
        ),
        fault(
            "cells-digits",
            (
                'enumerate(data["choices"]',
                'enumerate([*data["choices"][: data["answer"]], *data["choices"][data["answer"] + 1 :], data["choices"][data["answer"]]]',
            ),
        ),
    ),
)
