"""Right prompts whose lists of options look odd."""

from __future__ import annotations

from tests.lint.odd_helpers import odd, swap
from tests.lint.rows import choices, plain

_BLOOD = """\
Which blood type can be given to everybody?|O|A|B|AB
Which vitamin do people make in sunlight?|D|A|B|C
Which note is the fifth of C major?|G|A|B|D
Which letter stands for the electric current?|I|A|C|E
Which school grade is the best in America?|A|B|C|D
Which drive holds Windows by default?|C:|A:|D:|E:
Which battery is the largest of these?|D|AAA|C|AA
Which clef is also called the treble clef?|G|F|C|D
Which bra size has the smallest cup?|A|B|C|D
Which hepatitis is caught from water?|A|B|C|D"""
_COUNTS = """\
How many legs has a spider?|8|6|4|10
How many sides has a triangle?|3|4|2|1
How many wheels has a tricycle?|3|2|4|1
What is 2 times 2?|4|2|3|1
How many moons has the Earth?|1|2|3|4
How many corners has a square?|4|3|1|2
How many halves make a whole?|2|1|4|3
How many seasons are there?|4|2|3|1
How many eyes has a dog?|2|4|1|3
How many poles has the Earth?|2|1|3|4"""

RIGHT = (
    odd(
        "small letters in list and answer",
        "letters-dot",
        ("chr(65 + i)", "chr(97 + i)"),
        ("chr(65 + place)", "chr(97 + place)"),
        postprocess="until_return_post",
    ),
    odd("letters in square brackets", "letters-dot", ("{chr(65 + i)}. ", "[{chr(65 + i)}] ")),
    odd(
        "each letter called an option", "letters-dot", ("{chr(65 + i)}. ", "Option {chr(65 + i)}: ")
    ),
    odd(
        "all options in one line",
        "letters-dot",
        ('{option}\\n"', '{option}; "'),
        ('text += "Answer:"', 'text = text.rstrip("; ") + "\\nAnswer:"'),
    ),
    odd(
        "a fifth option that is never right",
        "letters-dot",
        ('text += "Answer:"', 'text += "E. None of the above\\nAnswer:"'),
    ),
    odd(
        "answered by letter and text",
        "letters-dot",
        ('f" {letter}"', "f\" {letter}. {list(data['target_scores'])[place]}\""),
    ),
    odd(
        "the right range of letters is named",
        "letters-dot",
        ('text += "Answer:"', 'text += "Answer with one letter from A to D.\\nAnswer:"'),
    ),
    odd(
        "listed from the last to the first, under their own letters",
        "letters-dot",
        ('enumerate(data["target_scores"])', 'reversed(list(enumerate(data["target_scores"])))'),
    ),
    odd(
        "options sorted, and the letter is of the sorted list",
        "shuffled",
        ('random.Random(data["question"]).shuffle(options)', "options.sort()"),
    ),
    odd(
        "options from the longest to the shortest, and the letter goes along",
        "shuffled",
        ('random.Random(data["question"]).shuffle(options)', "options.sort(key=len, reverse=True)"),
    ),
    odd(
        "numbers from 0 in list and answer",
        "digits",
        ("start=1", "start=0"),
        ('data["answer"] + 1', 'data["answer"]'),
    ),
    odd(
        "options that are letters themselves",
        "letters-dot",
        rows=lambda rows: list(choices(_BLOOD, 2)),
    ),
    odd(
        "options that are numbers, under numbers",
        "digits",
        rows=lambda rows: [
            plain(r["question"], "ABCD".index(r["answer"]), choices=list(r["target_scores"]))
            for r in choices(_COUNTS, 3)
        ],
    ),
    odd("small Roman numerals", "roman", ('"I", "II", "III", "IV"', '"i", "ii", "iii", "iv"')),
    odd("the marks of the ten stems", "zh-marks", ("①②③④", "甲乙丙丁")),
    odd("full-width letters in list and answer", "zh-marks", ("①②③④", "ＡＢＣＤ")),
    odd(
        "letters without a mark behind",
        "letters-paren",
        ("({LETTERS[i]}) ", "{LETTERS[i]} "),
        ('"(" + LETTERS[place] + ")"', "LETTERS[place]"),
    ),
    odd(
        "an option each that says none of these",
        "bullets",
        rows=lambda rows: [
            r | {"target_scores": {**r["target_scores"], "none of these": 0}} for r in rows
        ],
    ),
    odd(
        "options that begin with a letter and a stop",
        "bullets",
        rows=lambda rows: [
            plain("Which of these lives in the gut?", "A")
            | {"target_scores": {"E. coli": 1, "C. elegans": 0, "D. melanogaster": 0}},
            plain("Who flew a kite in a thunderstorm?", "B")
            | {"target_scores": {"A. Lincoln": 0, "B. Franklin": 1, "G. Washington": 0}},
            *rows[2:],
        ],
    ),
    odd(
        "all options end with a full stop",
        "roman",
        rows=lambda rows: [
            r | {"target_scores": {o + ".": s for o, s in r["target_scores"].items()}} for r in rows
        ],
    ),
    odd(
        "labels explained as 0 and 1",
        "instruct",
        ("as positive or negative.", "(1 for positive, 0 for negative)."),
        ("    return", '    digit = str(int(data["answer"] == "positive"))\n    return'),
        (
            '"output": data["answer"], "processed_output": data["answer"]',
            '"output": digit, "processed_output": digit',
        ),
    ),
    odd(
        "the question speaks of letters",
        "letters-dot",
        rows=swap(
            "question",
            "Which planet begins with the letter M, not with A or B?",
            "Which capital begins with C (not A, B or D)?",
        ),
    ),
)
