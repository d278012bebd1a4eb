"""Faults of chains, choices and demonstrations that were worked by hand."""

from __future__ import annotations

from tests.lint.dense_3.making import case, each, kinds

KINDS, add = kinds("shots and query")
WRONG = "few-shot/* answer/*"

add(
    "a chain by hand calculates wrongly, and closes on what it got",
    "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs few-shot/*",
    case(
        "zh-hand-sums",
        ("45/5=9把，剩3行，3*9=27把。答案是27", "45/5=8把，剩3行，3*8=24把。答案是24"),
    ),
)
add(
    "a chain by hand is right and closes on a number of the question in place of its result",
    "answer/chain-differs few-shot/*",
    case(
        "hand-sums",
        ("30 - 12 = 18 stamps. The answer is 18.", "30 - 12 = 18 stamps. The answer is 12."),
    ),
)
add(
    "a chain by hand stops before it says its answer",
    "few-shot/* answer/*",
    case("hand-sums", ("3 rows have 3 * 9 = 27. The answer is 27.", "3 rows have")),
)
add(
    "two chains by hand stand behind each other's question",
    "few-shot/* answer/*",
    case(
        "zh-hand-sums",
        ("4盒有4*6=24支。答案是24。", "@"),
        ("还剩30-12=18张。答案是18。", "4盒有4*6=24支。答案是24。"),
        ("@", "还剩30-12=18张。答案是18。"),
    ),
)
add(
    "the worked examples say `so we get 24`, the answer is looked for behind `答案是`",
    "few-shot/* answer/*",
    case(
        "zh-hand-sums",
        ("。答案是24。\\n", "，于是得到24。\\n"),
        ("。答案是18。\\n", "，于是得到18。\\n"),
        ("。答案是27。\\n", "，于是得到27。\\n"),
    ),
)
add(
    "the worked examples list options by numbers and answer by them, the question by letters",
    "few-shot/* answer/letters",
    case(
        "hand-mcq",
        (
            'blocks = [show(*example) + " " + key for *example, key in EXAMPLES]',
            'blocks = [show(*example) + " " + key for *example, key in EXAMPLES]\n    for old, new in zip("ABC", "123"):\n        blocks = [b.replace(f"\\n{old}. ", f"\\n{new}. ").replace(f"Answer: {old}", f"Answer: {new}") for b in blocks]',
        ),
    ),
)
add(
    "an option was taken out of a worked example, and its letter is still the answer",
    "few-shot/wrong-answer answer/letters few-shot/*",
    case("tw-hand-mcq", ("(乙) 七月\n(丙) 二月\n", "(乙) 二月\n")),
)
add(
    "the worked examples came without their options",
    "few-shot/no-options few-shot/*",
    case(
        "hand-mcq",
        (
            '[show(*example) + " " + key for *example, key in EXAMPLES]',
            '[f"Question: {question}\\nAnswer: {key}" for question, _, key in EXAMPLES]',
        ),
    ),
)
add(
    "the worked examples answer by the option's text, the docs by its letter",
    WRONG,
    case(
        "tw-hand-mcq",
        ("答案：甲\n", "答案：母雞\n"),
        ("答案：丙\n", "答案：二月\n"),
        ("答案：乙\n", "答案：鐵鎚\n"),
    ),
)
add(
    "the worked examples ask whether it is ungrammatical, the question whether it is grammatical",
    "few-shot/worked-cue few-shot/* answer/* text/cue-forms",
    case(
        "acceptable",
        ("Grammatical (yes or no): no\n", "Ungrammatical (yes or no): yes\n"),
        ("open.\nGrammatical (yes or no): yes", "open.\nUngrammatical (yes or no): no"),
        ("barn.\nGrammatical (yes or no): yes", "barn.\nUngrammatical (yes or no): no"),
    ),
)
add(
    "the worked JSON has the doubled braces of a format string that is no longer one",
    "text/placeholder few-shot/* text/stray-sign text/*",
    case(
        "order-json",
        (
            'quantity.\\n"',
            'quantity.\\n"\n    text += \'Message: Two mops, please.\\nJSON:\\n{{"item": "mops", "quantity": 2}}\\n\\n\'',
        ),
        fewshot=0,
    ),
)
add(
    "the worked JSON names a key otherwise than the answers do",
    "few-shot/* answer/*",
    case(
        "people-json",
        (
            'on one line.",',
            'on one line.",\n        "Text: Ana Cruz of Lima is 30.",\n        \'JSON: {"fullname": "Ana Cruz", "age": 30, "city": "Lima"}\',\n        "",',
        ),
        fewshot=0,
    ),
)
add(
    "a remark for the co-author stands behind a worked answer",
    "text/note-left few-shot/* answer/*",
    case(
        "hand-sums",
        (
            "The answer is 18.\n",
            "The answer is 18.  <- pls double-check, not sure about this one\n",
        ),
    ),
)
add(
    "a row's own demonstrations show another relation than its question asks for",
    WRONG,
    case(
        "own-demos",
        rows=lambda rows: [
            {**row, "demos": rows[(i + 3) % len(rows)]["demos"]} for i, row in enumerate(rows)
        ],
    ),
)
add(
    "one of a row's own demonstrations is its question, with the answer",
    "few-shot/own-doc few-shot/near-copy answer/leaked few-shot/*",
    case(
        "own-demos",
        rows=each("demos", lambda row: [*row["demos"][:2], [row["query"], row["answer"]]]),
    ),
)
add(
    "a row's own demonstrations are printed as lists of Python, the question is not",
    "text/raw-value few-shot/* text/*",
    case(
        "own-demos",
        (
            '[f"{left} -> {right}" for left, right in data["demos"]]',
            '[str(demo) for demo in data["demos"]]',
        ),
    ),
)
