"""Faults in what a letter means: what is scored as right is not what the prompt calls so."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed
from tests.lint.sixth.tasks_labels import SMS
from tests.lint.sixth.tasks_options import (
    ALLTAG,
    CAUSE,
    DYNASTY,
    KITCHEN,
    LAW,
    PRONOUN,
    SEA,
    SEA_PLAIN,
)

_letters = partial(kind, "what a letter means")


def _some_counted(field: str) -> RowChange:
    """Return what writes every third letter of an answer as its number, as ARC's older rows do."""

    def count(rows: list[Row]) -> None:
        for row in rows[::3]:
            row[field] = str("ABCD".index(row[field]) + 1)

    return count


def _some_lower(field: str) -> RowChange:
    def lower(rows: list[Row]) -> None:
        for row in rows[1::3]:
            row[field] = row[field].lower()

    return lower


KINDS = (
    _letters(
        "The instruction names other letters than the list has: one too few, or one too many.",
        "answer/letters answer/other-count answer/other-names answer/letter-asked",
        changed(LAW, ("from A to E", "from A to D")),
        changed(LAW, ("Reply with one letter from A to E.", "Answer with A, B, C or D.")),
        changed(KITCHEN, ("A, B, C or D", "A, B or C")),
        changed(CAUSE, ("Answer (A or B):", "Answer (A, B or C):")),
    ),
    _letters(
        "Options are numbered, and the answer is a letter that nothing shows.",
        "answer/letters",
        changed(SEA, ('zip("ABCD", data["options"])', 'enumerate(data["options"], 1)')),
        changed(LAW, ("{chr(65 + index)}) ", "{index + 1}) ")),
        changed(CAUSE, (r"\nA: {", r"\n1: {"), (r"\nB: {", r"\n2: {"), (" (A or B)", "")),
        changed(
            KITCHEN,
            (
                'for choice in question["choices"]:',
                'for n, choice in enumerate(question["choices"], 1):',
            ),
            ("({choice['label']})", "({n})"),
        ),
    ),
    _letters(
        "Options are marked a, b, c, and the answers are A, B, C, which exact match holds apart.",
        "answer/letters",
        changed(SEA, ('zip("ABCD"', 'zip("abcd"')),
        changed(LAW, ("{chr(65 + index)}) ", "{chr(97 + index)}) ")),
        changed(ALLTAG, ('buchstabe = "abc"', 'buchstabe = "ABC"')),
        changed(KITCHEN, ("({choice['label']})", "({choice['label'].lower()})")),
    ),
    _letters(
        "Options are shuffled for each row, and the gold stays the letter they had before.",
        "answer/gold-differs answer/letters answer/not-an-option",
        changed(
            SEA,
            (
                'lines = [f"{letter}. {option}" for letter, option in zip("ABCD", data["options"])]',
                'options = list(data["options"])\n    random.Random(data["id"]).shuffle(options)\n'
                '    lines = [f"{letter}. {option}" for letter, option in zip("ABCD", options)]',
            ),
        ),
        changed(
            LAW,
            (
                'for index, choice in enumerate(data["choices"]):',
                'order = list(data["choices"])\n    random.Random(data["case"]).shuffle(order)\n'
                "    for index, choice in enumerate(order):",
            ),
        ),
        changed(
            KITCHEN,
            (
                'for choice in question["choices"]:',
                'texts = [choice["text"] for choice in question["choices"]]\n'
                '    random.Random(question["stem"]).shuffle(texts)\n'
                '    for label, option in zip("ABCD", texts):',
            ),
            (r"({choice['label']}) {choice['text']}", "({label}) {option}"),
        ),
    ),
    _letters(
        "Options are sorted for the list, and the gold's index is the one they had before.",
        "answer/gold-differs answer/letters",
        changed(SEA, ('zip("ABCD", data["options"])', 'zip("ABCD", sorted(data["options"]))')),
        changed(LAW, ('enumerate(data["choices"])', 'enumerate(sorted(data["choices"], key=len))')),
        changed(
            ALLTAG,
            ('zip("abc", data["optionen"])', 'zip("abc", reversed(data["optionen"]))'),
        ),
    ),
    _letters(
        "An index from 0 is read as if it counted from 1 (or the other way), so each gold is one off.",
        "answer/letters answer/gold-differs answer/one-place",
        changed(LAW, ('chr(65 + data["gold"])', 'chr(64 + data["gold"])')),
        changed(CAUSE, ('"AB"[data["label"]]', '"AB"[data["label"] - 1]')),
        changed(
            SEA_PLAIN, ('["ABCD".index(data["answer"])]', '["ABCD".index(data["answer"]) - 1]')
        ),
        changed(
            PRONOUN,
            ("data['answer']}\"", "int(data['answer']) - 1}\""),
            ('data["answer"]}', 'str(int(data["answer"]) - 1)}'),
        ),
    ),
    _letters(
        "The list has letters for fewer options than a row has, so the last one is left out.",
        "answer/letters text/cut-item answer/not-an-option",
        changed(LAW, ('enumerate(data["choices"])', 'enumerate(data["choices"][:4])')),
        changed(SEA, ('zip("ABCD"', 'zip("ABC"')),
        changed(ALLTAG, ('option in zip("abc"', 'option in zip("ab"')),
        changed(KITCHEN, ('in question["choices"]', 'in question["choices"][:-1]')),
        changed(DYNASTY, ('for letter in "ABCD"', 'for letter in "ABC"')),
    ),
    _letters(
        "The first option is left out by a slice, and the letters begin at the second one.",
        "answer/letters text/cut-item answer/gold-differs",
        changed(SEA, ('zip("ABCD", data["options"])', 'zip("ABCD", data["options"][1:])')),
        changed(LAW, ('enumerate(data["choices"])', 'enumerate(data["choices"][1:])')),
        changed(DYNASTY, ('for letter in "ABCD"', 'for letter in "BCD"')),
    ),
    _letters(
        "The prompt asks for a letter, and the output is the option's text.",
        "answer/letter-asked answer/other-form few-shot/other-form",
        changed(
            SEA_PLAIN,
            (
                '"\\n".join(f"- {option}" for option in data["options"])',
                '"\\n".join(f"{x}. {o}" for x, o in zip("ABCD", data["options"]))',
            ),
            ("Choose one of these and copy it:", "Answer with the letter of the right option."),
        ),
        changed(
            LAW,
            ('letter = chr(65 + data["gold"])', 'letter = data["choices"][data["gold"]]'),
        ),
        changed(CAUSE, ('"AB"[data["label"]]', "data[f\"choice{data['label'] + 1}\"]")),
        changed(
            KITCHEN,
            (
                'answer = data["answerKey"]',
                'answer = next(c["text"] for c in question["choices"] if c["label"] == data["answerKey"])',
            ),
            (' f" ({answer})"', ' f" {answer}"'),
            postprocess="until_return_post",
        ),
    ),
    _letters(
        "A letter of the list is there twice, copied and not changed, so the third option has no own.",
        "answer/letters",
        changed(SEA, ('zip("ABCD"', 'zip("ABBD"')),
        changed(LAW, ("{chr(65 + index)}) ", "{'ABCCE'[index]}) ")),
        changed(CAUSE, (r"\nB: {", r"\nA: {")),
        changed(PRONOUN, (r"\n2. {", r"\n1. {")),
        changed(ALLTAG, ('option in zip("abc"', 'option in zip("abb"')),
    ),
    _letters(
        "A copied line shows the first option again where the second belongs.",
        "answer/letters answer/same-option text/cut-item text/no-question answer/not-an-option text/repeated-instruction",
        changed(CAUSE, ("{data['choice2']}", "{data['choice1']}")),
        changed(PRONOUN, ("{data['option2']}", "{data['option1']}")),
        changed(
            DYNASTY,
            (
                'for letter in "ABCD":\n        text += f"{letter}. {data[letter]}\\n"',
                "text += f\"A. {data['A']}\\nB. {data['B']}\\nC. {data['B']}\\nD. {data['D']}\\n\"",
            ),
        ),
    ),
    _letters(
        "Some rows have their answer as a number while the list shows letters, and it is passed on.",
        "answer/letters answer/other-form answer/not-an-option answer/gold-differs",
        changed(SEA, rows=_some_counted("answer")),
        changed(KITCHEN, rows=_some_counted("answerKey")),
        changed(DYNASTY, rows=_some_counted("答案")),
    ),
    _letters(
        "Some rows have the letter in lower case, and a right answer in the other case is wrong there.",
        "answer/letters answer/two-spellings answer/other-form",
        changed(SEA, rows=_some_lower("answer")),
        changed(KITCHEN, rows=_some_lower("answerKey")),
        changed(DYNASTY, rows=_some_lower("答案")),
    ),
    _letters(
        "The instruction asks for numbers, and the list has letters.",
        "answer/letters answer/letter-asked few-shot/other-form answer/other-names",
        changed(
            LAW,
            ("Reply with one letter from A to E.", "Reply with the number of the right answer."),
        ),
        changed(CAUSE, ("Answer (A or B):", "Answer (1 or 2):")),
        changed(KITCHEN, ("Answer with A, B, C or D.", "Answer with 1, 2, 3 or 4.")),
    ),
    _letters(
        "The legend of the classes is the wrong way round.",
        "answer/legend",
        changed(SMS, (r"0 = ham\n1 = spam", r"0 = spam\n1 = ham")),
        changed(SMS, (r"0 = ham\n1 = spam\n\n", r"Classes: (0) spam, (1) ham.\n\n")),
        changed(
            SMS, (r"0 = ham\n1 = spam\n\n", r"Say 1 if the message is ham and 0 if it is spam.\n")
        ),
    ),
    _letters(
        "Two options change places in the list by a slip, and the gold does not.",
        "answer/gold-differs answer/letters",
        changed(
            CAUSE, ("choice1']}", "x']}"), ("choice2']}", "choice1']}"), ("x']}", "choice2']}")
        ),
        changed(
            PRONOUN, ("option1']}", "x']}"), ("option2']}", "option1']}"), ("x']}", "option2']}")
        ),
        changed(DYNASTY, ("{data[letter]}", "{data['BADC'['ABCD'.index(letter)]]}")),
    ),
    _letters(
        "The letters' list begins at another letter than the answers, B for the first option.",
        "answer/letters answer/gold-differs",
        changed(LAW, ("{chr(65 + index)}) ", "{chr(66 + index)}) ")),
        changed(SEA, ('zip("ABCD"', 'zip("BCDE"')),
        changed(ALLTAG, ('option in zip("abc"', 'option in zip("bcd"')),
    ),
)
