"""Right prompts whose letters, lists and labels look odd."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import odd, tiny
from tests.lint.fourth.tasks_free import NLI, SUPPORT
from tests.lint.fourth.tasks_options import (
    FACTS,
    FILMS,
    GROUPS,
    HOUSE,
    MATERIALS,
    PRONOUNS,
    PUZZLES,
    SKY,
)
from tests.lint.fourth.tasks_zh import IDIOMS, PLACES, SHOPS
from tests.lint.shape import Change, Row

_SHOWN = 'zip(LETTERS, data["choices"])'
_GOLD = 'letter = LETTERS[data["answer"]]'


def _mapped(choices: str) -> tuple[Change, ...]:
    """Return the changes by which options are shown in another order, and their gold with them."""
    return (
        ("lines = [f", f"choices = {choices}\n    lines = [f"),
        (_SHOWN, "zip(LETTERS, choices)"),
        (_GOLD, 'letter = LETTERS[choices.index(data["choices"][data["answer"]])]'),
    )


def _letters(letters: str) -> Change:
    return 'LETTERS = "ABCD"', f"LETTERS = {letters}"


def _fifth(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        if number % 3:
            row["choices"].append(["none of these", "Osiris", "an eclipse"][number % 3])
        if number % 6 == 4:
            row["choices"].append(row["choices"].pop(row["answer"]))
            row["answer"] = len(row["choices"]) - 1


def _fewer(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        if number % 2:
            wrong = 0 if row["answer"] else 3
            del row["choices"][wrong]
            row["answer"] -= wrong < row["answer"]


def _numbered(rows: list[Row]) -> None:
    for row in rows:
        row["answer"] += 1


def _words(rows: list[Row]) -> None:
    for row in rows:
        row["answer"] = row["choices"][row["answer"]]


RIGHT = (
    odd(
        "options shuffled by r, and the letter goes with them",
        SKY,
        *_mapped('r.sample(data["choices"], 4)'),
    ),
    odd("options sorted, and the letter goes with them", SKY, *_mapped('sorted(data["choices"])')),
    odd(
        "options turned round, and the letter goes with them",
        SKY,
        *_mapped('data["choices"][::-1]'),
    ),
    odd(
        "options sorted by length, and the letter goes with them",
        SKY,
        *_mapped('sorted(data["choices"], key=len)'),
    ),
    odd("digits in list and answers", SKY, _letters('"1234"')),
    odd("small letters in list and answers", SKY, _letters('"abcd"')),
    odd("Roman numerals in list and answers", SKY, _letters('["I", "II", "III", "IV"]')),
    odd("letters from P on, in list and answers", SKY, _letters('"PQRS"')),
    odd("Greek letters in list and answers", SKY, _letters('"αβγδ"')),
    odd("ten letters at hand, and four options", SKY, _letters('"ABCDEFGHIJ"')),
    odd("four options or five, all of them listed", SKY, _letters('"ABCDE"'), rows=_fifth),
    odd("three options or four, all of them listed", SKY, rows=_fewer),
    odd(
        "indices from 1, used as such",
        SKY,
        (_GOLD, 'letter = LETTERS[data["answer"] - 1]'),
        rows=_numbered,
    ),
    odd(
        "the gold is a text in the row, and its letter is looked up",
        SKY,
        (_GOLD, 'letter = LETTERS[data["choices"].index(data["answer"])]'),
        rows=_words,
    ),
    odd(
        "options in one line",
        SKY,
        ('"\\n".join(lines)', '" ".join(lines[:-1]) + "\\n" + lines[-1]'),
        ('f"{letter}. {choice}"', 'f"({letter}) {choice}"'),
    ),
    odd(
        "options with bullets, answers in words",
        SKY,
        ('f"{letter}. {choice}"', 'f"- {choice}"'),
        (_GOLD, 'letter = data["choices"][data["answer"]]'),
    ),
    odd(
        "letter and text are the answer",
        SKY,
        (
            'f" {letter}", "processed',
            "f\" {letter}. {data['choices'][data['answer']]}\", \"processed",
        ),
        postprocess="agieval_single_answer_post",
    ),
    odd(
        "the instruction names the letters that are there",
        SKY,
        description="Answer each question with A, B, C or D.",
    ),
    odd(
        "the instruction names the letters as a range",
        MATERIALS,
        ('text += "The right', 'text += "Choose from (A) to (D).\\n"\n    text += "The right'),
    ),
    odd(
        "letters in square brackets",
        MATERIALS,
        ('"(" + label + ") "', '"[" + label + "] "'),
        ('" (" + gold + ")"', '" [" + gold + "]"'),
    ),
    odd(
        "options behind colons",
        MATERIALS,
        ('"(" + label + ") "', 'label + ": "'),
        ('" (" + gold + ")"', '" " + gold'),
    ),
    odd(
        "tabs behind letters",
        MATERIALS,
        ('"(" + label + ") " + choice + "\\n"', '"(" + label + ")\\t" + choice + "\\n"'),
    ),
    odd(
        "the opening bracket ends the input, and the letter follows at once",
        MATERIALS,
        ("The right option is", "The right option is ("),
        ('" (" + gold + ")"', 'gold + ")"'),
    ),
    odd("options in one line, from a to d", GROUPS, ('"\\n".join(shown)', '", ".join(shown)')),
    odd(
        "the words, and no letters at all",
        GROUPS,
        ('"\\n".join(shown)', '", ".join(data["words"])'),
        ('output=" " + mark', 'output=" " + data["odd"]'),
        ("processed_output=mark", 'processed_output=data["odd"]'),
    ),
    odd(
        "first or second, in words",
        PRONOUNS,
        ("\\nNumber:", "\\nThe first or the second?"),
        (
            'str(data["options"].index(data["answer"]) + 1)',
            '["first", "second"][data["options"].index(data["answer"])]',
        ),
    ),
    odd(
        "letters on lines of their own",
        PUZZLES,
        ('shown = " "', 'shown = "\\n" + "\\n"'),
        ("Options: (A) 25 (B) 100 (C) 120", "Options: \n(A) 25\n(B) 100\n(C) 120"),
        ("(A) a feather (B) a spoon (C) a piano", "\n(A) a feather\n(B) a spoon\n(C) a piano"),
        (
            "(A) 7 o'clock (B) 8 o'clock (C) 1 o'clock",
            "\n(A) 7 o'clock\n(B) 8 o'clock\n(C) 1 o'clock",
        ),
        ("Options: ", "Options:"),
    ),
    odd("full-width brackets around letters", PLACES, ("{letter}. {data", "（{letter}）{data")),
    odd("a Chinese mark behind letters", PLACES, ("{letter}. {data", "{letter}、{data")),
    odd(
        "the four heavenly stems in list and answers",
        IDIOMS,
        ("①②③④", "甲乙丙丁"),
        ("mark + option", 'mark + "、" + option'),
    ),
    odd(
        "half-width digits in list and answers",
        IDIOMS,
        ("①②③④", "1234"),
        ("mark + option", 'mark + "." + option'),
    ),
    odd(
        "the idiom itself is the answer",
        IDIOMS,
        ('gold = MARKS[data["answer"]]', 'gold = data["choices"][data["answer"]]'),
    ),
    odd(
        "a legend that is right",
        NLI,
        ('label = NAMES[data["label"]]', 'label = str(data["label"])'),
        (
            "Relation (entailment, neutral or contradiction):",
            "Relation (0 = entailment, 1 = neutral, 2 = contradiction):",
        ),
    ),
    odd(
        "other words for the labels, in prompt and answers",
        NLI,
        ('["entailment", "neutral", "contradiction"]', '["true", "unclear", "false"]'),
        ("(entailment, neutral or contradiction)", "(true, false or unclear)"),
    ),
    odd("a question without its labels", FACTS, (" (yes or no):", ":")),
    odd(
        "labels in the order of the data, not of the alphabet",
        FILMS,
        description="Is each review negative or positive?",
    ),
    odd(
        "both ways are shown, in the data's order",
        HOUSE,
        ("    return {\n", "    first, second = scores\n    return {\n"),
        (
            r"Goal: {data['goal']}\n",
            r"Goal: {data['goal']}\nOne could do this: {first}\nOr this: {second}\n",
        ),
    ),
    odd(
        "labels in quotes",
        SUPPORT,
        ('", ".join(LABELS)', '", ".join(f"\'{name}\'" for name in LABELS)'),
    ),
    odd(
        "labels on lines of their own",
        SUPPORT,
        (
            '"Sort the message into one of " + ", ".join(LABELS) + ".\\n"',
            '"Categories:\\n" + "".join(f"- {name}\\n" for name in LABELS) +',
        ),
    ),
    odd(
        "answers that end with a full stop, which the post-processor takes off",
        NLI,
        ('"output": f" {label}"', '"output": f" {label}."'),
    ),
    odd(
        "numbers for two classes, explained",
        SHOPS,
        ('"output": data["label"]', '"output": str(int(data["label"] == "好评"))'),
        (
            '"processed_output": data["label"]',
            '"processed_output": str(int(data["label"] == "好评"))',
        ),
        ("类别（好评或差评）：", "类别（1表示好评，0表示差评）："),
    ),
    tiny(
        "several letters are right at once",
        "q a b c d gold",
        """\
Which of these are even?|2|5|8|11|AC
Which of these are colours?|red|loud|green|blue|ACD
Which of these can fly?|a goose|a bat|a mole|a snail|AB
Which of these are in Asia?|Peru|Japan|Chad|India|BD
Which of these are metals?|glass|tin|zinc|clay|BC
Which of these are tools?|a saw|a song|a year|a file|AD
Which of these are drinks?|tea|cocoa|milk|a brick|ABC
Which of these are round?|a ball|a wheel|a cube|a book|AB""",
        r"""
        shown = "".join(f"{m.upper()}. {data[m]}\n" for m in "abcd")
        text = f"{data['q']} Give all letters that fit.\n{shown}Letters:"
        return {"input": text, "output": " " + data["gold"], "processed_output": data["gold"]}
        """,
        postprocess="agieval_multiple_answer_post",
    ),
    tiny(
        "true or false, as A and B",
        "claim label",
        """\
Snow is cold.|1
Fish breathe with lungs.|0
A triangle has three sides.|1
The sun rises in the west.|0
Ice floats on water.|1
Cats lay eggs.|0
A week has seven days.|1
Iron is softer than butter.|0""",
        r"""
        gold = "A" if data["label"] == "1" else "B"
        text = f"{data['claim']}\nA. True\nB. False\nAnswer:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
    ),
    tiny(
        "options that are letters and numbers themselves",
        "q a b c gold",
        """\
Which vitamin is in lemons?|vitamin A|vitamin C|vitamin D|B
Which note comes after E?|F|G|A|A
Which of these is a prime?|8|9|7|C
Which blood type can give to all?|AB|O|A|B
Which size is the largest?|XL|M|S|A
Which grade is the best in England?|C|B|A|C
Which key is left of S?|D|A|F|B
Which battery is the smallest?|AAA|C|D|A""",
        r"""
        text = "{q}\n(A) {a}\n(B) {b}\n(C) {c}\nOption:".format(**data)
        return {"input": text, "output": f" {data['gold']}", "processed_output": data["gold"]}
        """,
    ),
)
