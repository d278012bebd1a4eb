"""Letters, numbers and marks of options that do not agree with the list, the question or the gold."""

from __future__ import annotations

from tests.lint.dense_5.making import TASKS, bad, letter, put
from tests.lint.twentyfirst.making import table

G = "answer/gold-differs answer/not-an-option"
M = "answer/letters answer/letter-asked"


def _old_letters(row: dict) -> list[str]:
    """Return the options one place further on, each with the letter that it had before."""
    old = [f"{letter}. {text}" for letter, text in zip("ABCD", row["options"])]
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
        "options are numbered in brackets, and the question asks for A or B",
        M,
        bad(
            "causes", ('"More plausible:"', '"Which is more plausible, A or B?\\nMore plausible:"')
        ),
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
        "options are listed as 1), 2), 3), and their letters are said",
        M,
        bad(
            "science-steps",
            (
                'f"({letter}) {each}" for letter, each in zip("ABC"',
                'f"{letter}) {each}" for letter, each in zip("123"',
            ),
        ),
    ),
    letter(
        "the instruction names A to C, where the list has the ten stems",
        M,
        bad("yeshi", ("（甲、乙、丙）", "（A、B、C）")),
    ),
    letter(
        "the gold was translated into Latin letters, the list was not",
        M,
        bad(
            "tw-dili",
            (
                'return {"input": text, "output": data["答案"], "processed_output": data["答案"]}',
                'gold = "ABCD"["甲乙丙丁".index(data["答案"])]\n    return {"input": text, "output": gold, "processed_output": gold}',
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
    letter(
        "explanations in the shots speak of the letters that the options had before",
        "answer/chain-differs few-shot/wrong-answer",
        bad(
            "science-steps",
            rows=put(
                "why", lambda row: f"{row['why']} So {'CAB'['ABC'.index(row['gold'])]} is right."
            ),
            shots=tuple(
                {**row, "why": f"{row['why']} So {'CAB'['ABC'.index(row['gold'])]} is right."}
                for row in TASKS["science-steps"].shots
            ),
        ),
    ),
    letter(
        "the list is in small letters, the gold a capital one",
        f"{M} answer/other-names",
        bad("chengyu", ('text += f"{chr(65 + i)}. {each}', 'text += f"{chr(97 + i)}. {each}')),
    ),
    letter(
        "options have numbers in circles, whose sign is asked for, and plain ones are right",
        f"{M} answer/other-names text/look-alike",
        bad(
            "tw-chengyu",
            ('f"({i}) {word}"', 'f"{chr(0x245F + i)} {word}"'),
            ("成語。", "成語，只寫選項前的符號。"),
        ),
    ),
    letter(
        "the shots say the letter, and the place is what is compared",
        "answer/not-in-output answer/not-extracted",
        bad("museum", ('"processed_output": gold', '"processed_output": str(data["answer"])')),
    ),
    letter(
        "the rows of the few-shot file have small letters as keys, the docs capital ones",
        f"{M} answer/two-spellings few-shot/*",
        bad(
            "chem-mcq",
            shots=table(
                "question|options*|answer",
                """
                What is the chemical symbol of gold?|Au/Go/Ag/Gd|a
                Which gas do balloons hold?|Argon/Chlorine/Helium/Ozone|c
                What is water made of?|Carbon and oxygen/Hydrogen and oxygen/Nitrogen/Salt|b
                Which metal rusts?|Gold/Silver/Platinum/Iron|d
                """,
            ),
        ),
    ),
    letter(
        "shots have five options, of which the template shows four, and some say E",
        f"{M} few-shot/* text/cut-item {G}",
        bad(
            "museum-quiz",
            shots=table(
                "question|options*|key",
                """
                Who painted The Birth of Venus?|Raphael/Giotto/Titian/Tintoretto/Botticelli|E
                Where is the Alhambra?|Seville/Granada/Toledo/Madrid/Cadiz|B
                Which art did Ansel Adams practise?|Dance/Opera/Poetry/Weaving/Photography|E
                """,
            ),
        ),
    ),
    letter(
        "letters are counted from a list that starts at 1, so the list begins with B",
        f"{M} {G}",
        bad("chengyu", ('enumerate(data["选项"]):', 'enumerate(data["选项"], 1):')),
    ),
    letter(
        "some rows have the option's text as their key, where the others have its letter",
        f"{M} {G} answer/unlike-others answer/other-form",
        bad("zh-changshi", rows=put("answer", lambda row: row[row["answer"]], 4, 1)),
    ),
    letter(
        "the question offers A, B or C, and four options are listed",
        f"{M} answer/other-count",
        bad("changshi", ("\\n答案：", "\\n请从A、B、C中选出一个。\\n答案：")),
    ),
    letter(
        "the letter that shows how to answer is none of those listed",
        M,
        bad(
            "museum", ('"\\nAnswer:"', '"\\nReply with one letter only, for example E.\\nAnswer:"')
        ),
    ),
    letter(
        "options inside the question have numbers, since it was reformatted, and keys are letters",
        M,
        bad(
            "inline-options",
            rows=put(
                "problem",
                lambda row: (
                    row["problem"].replace("(A)", "1)").replace("(B)", "2)").replace("(C)", "3)")
                ),
            ),
        ),
    ),
    letter(
        "Roman numerals are listed, and the gold is the plain number",
        M,
        bad(
            "genus",
            ('gold = ("I", "II", "III", "IV")[data["right"]]', 'gold = str(data["right"] + 1)'),
        ),
    ),
    letter(
        "letters of the options inside the question are not in order in a few rows: B is there twice",
        f"{M} text/unlike-others",
        bad(
            "inline-options",
            rows=put("problem", lambda row: row["problem"].replace("(C)", "(B)"), 3),
        ),
    ),
    letter(
        "an option 'none of these' is put before the others, and letters move on by one",
        f"{M} {G}",
        bad(
            "changshi",
            ('zip("ABCD", data["choices"])', 'zip("ABCDE", ["以上都不对", *data["choices"]])'),
        ),
    ),
    letter(
        "empty options are dropped from the list before letters are given, the key counts them",
        f"{M} {G}",
        bad(
            "chem-mcq",
            (
                'for letter, option in zip("ABCD", data["options"]):',
                'for letter, option in zip("ABCD", filter(None, data["options"])):',
            ),
            rows=lambda rows: [
                {
                    **row,
                    "options": [
                        "" if place == 0 and row["answer"] != "A" else text
                        for place, text in enumerate(row["options"])
                    ],
                }
                for row in rows
            ],
        ),
    ),
    letter(
        "lists go the other way round in every shot and doc, since pop() takes the last one first",
        f"{M} {G}",
        bad(
            "science-steps",
            ('zip("ABC", data["options"]))', 'zip("ABC", reversed(data["options"])))'),
        ),
    ),
    letter(
        "the question asks for the option's text, and its number is compared",
        f"{M} few-shot/other-form",
        bad("gap-number", ("Reply with its number.", "Write out the word itself.")),
    ),
)
