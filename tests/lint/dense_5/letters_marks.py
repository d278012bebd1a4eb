"""Marks of options that do not agree with the shots, the question or what is compared."""

from __future__ import annotations

from tests.lint.dense_5.making import TASKS, bad, letter, put
from tests.lint.making import table

G = "answer/gold-differs answer/not-an-option"
M = "answer/letters answer/letter-asked answer/other-names answer/legend"


KINDS = (
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
        "the list is turned round before its letters are given, and the keys are not",
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
