"""Letters and numbers of options that do not agree with the list or the gold."""

from __future__ import annotations

from tests.lint.dense_5.making import bad, letter
from tests.lint.shape import Row

G = "answer/gold-differs answer/not-an-option"
M = "answer/letters answer/letter-asked answer/other-names answer/legend"


def _old_letters(row: Row) -> list[str]:
    """Return the options one place further on, each with the letter that it had before."""
    old = [f"{letter}. {text}" for letter, text in zip("ABCD", row["options"], strict=True)]
    return [old[-1], *old[:-1]]


KINDS = (
    letter(
        "the menu is sorted by its names, and the gold's letter is that of the order before",
        f"{G} {M} answer/legend",
        bad(
            "hotel-intents",
            (
                "for key, name in INTENTS.items())\n    key",
                'for key, name in zip("ABCD", sorted(INTENTS.values(), reverse=True)))\n    key',
            ),
        ),
    ),
    letter(
        "options are shuffled for the list, after the gold's place was read",
        f"{G} {M} code/*",
        bad(
            "museum",
            (
                'lines = [f"{letter}. {choice}" for letter, choice in zip(letters, data["choices"])]',
                'choices = list(data["choices"])\n    random.Random(data["question"]).shuffle(choices)\n'
                '    lines = [f"{letter}. {choice}" for letter, choice in zip(letters, choices)]',
            ),
        ),
    ),
    letter(
        "the place is taken as counted from 1, and is counted from 0: B is said where C is right",
        G,
        bad("genus", ('[data["right"]]', '[data["right"] - 1]')),
        bad("changshi", ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
    ),
    letter(
        "the question names the options by other marks than the list has",
        M,
        bad(
            "causes", ('"More plausible:"', '"Which is more plausible, A or B?\\nMore plausible:"')
        ),
        bad("yeshi", ("（甲、乙、丙）", "（A、B、C）")),
    ),
    letter(
        "the list counts from 1 and the gold from 0, or the other way round",
        f"{G} {M}",
        bad("gap-number", ('str(data["right"] + 1)', 'str(data["right"])')),
        bad("first-of-four", ('enumerate(data["events"], start=1)', 'enumerate(data["events"])')),
    ),
    letter(
        "the numbers of the list became bullets, and a number is still asked for",
        f"{M} answer/other-names",
        bad("tw-chengyu", ('f"({i}) {word}"', 'f"• {word}"'), ("成語。", "成語，並回答其編號。")),
    ),
    letter(
        "worked examples list capital letters, the question small ones",
        f"{M} few-shot/*",
        bad(
            "chemistry",
            *(
                (f"({small}) {text}", f"({small.upper()}) {text}")
                for small, text in (
                    ("a", "the one with ice"),
                    ("b", "the one with a clear"),
                    ("c", "the one with rust"),
                    ("a", "an acid"),
                    ("b", "a base"),
                    ("c", "a salt"),
                )
            ),
            ("Choice: b", "Choice: B"),
            ("Choice: a", "Choice: A"),
        ),
    ),
    letter(
        "a worked example lost its fourth option, and still answers with its letter",
        f"{M} few-shot/* {G}",
        bad(
            "chemistry",
            (
                "(c) a salt of sodium\n    Choice: a".replace("    ", ""),
                "(c) a salt of sodium\nChoice: d",
            ),
        ),
    ),
    letter(
        "the gold has marks of another kind than the list: letters for stems, numbers for numerals",
        M,
        bad(
            "tw-dili",
            (
                'return {"input": text, "output": data["答案"], "processed_output": data["答案"]}',
                'gold = "ABCD"["甲乙丙丁".index(data["答案"])]\n    return {"input": text, "output": gold, "processed_output": gold}',
            ),
        ),
        bad(
            "genus",
            (
                'gold = ("I", "II", "III", "IV")[data["right"]]',
                'gold = str(data["right"] + 1)',
            ),
        ),
    ),
    letter(
        "the marks of the list are written in a wrong order",
        f"{M} {G}",
        bad("museum-quiz", ('zip("ABCD", data["options"])', 'zip("ABDC", data["options"])')),
    ),
    letter(
        "the list has full-width letters, and plain ones are compared",
        f"{M} text/look-alike text/mixed-widths answer/other-names",
        bad("chengyu", ('text += f"{chr(65 + i)}. {each}', 'text += f"{chr(0xFF21 + i)}. {each}')),
    ),
    letter(
        "columns of options are cut one too early, so that the question is option A",
        f"{M} {G} text/said-again text/repeated-instruction text/*",
        bad(
            "zh-changshi",
            (
                'for letter in "ABCD":\n        text += f"{letter}. {data[letter]}\\n"',
                'for letter, value in zip("ABCD", list(data.values())[:4]):\n        text += f"{letter}. {value}\\n"',
            ),
        ),
    ),
    letter(
        "letters of a list that is cut at three: the fourth option is gone, and often right",
        f"{M} {G} text/cut-item",
        bad("chem-mcq", ('zip("ABCD", data["options"])', 'zip("ABC", data["options"])')),
    ),
    letter(
        "options bring the letters that they had before they were shuffled",
        f"{M} {G} text/said-again",
        bad(
            "museum-quiz",
            rows=lambda rows: [
                {**row, "options": _old_letters(row), "key": "BCDA"["ABCD".index(row["key"])]}
                for row in rows
            ],
        ),
    ),
    letter(
        "the config's description speaks of five options, A to E",
        f"{M} answer/other-count",
        bad(
            "chem-mcq",
            description="Each question has five options, A to E. Answer with the letter of the right one.\n\n",
        ),
    ),
    letter(
        "the gold's place is looked up in a sorted copy of the options",
        G,
        bad(
            "gaps",
            (
                'gold = data["options"][data["gold"]]',
                'gold = sorted(data["options"])[data["gold"]]',
            ),
        ),
    ),
    letter(
        "the letter has its brackets in the shots, and is compared without",
        "answer/not-extracted answer/not-in-output answer/other-form few-shot/*",
        bad("hotel-intents", ('"processed_output": f"({key})"', '"processed_output": key')),
    ),
)
