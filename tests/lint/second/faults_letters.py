"""Faults of what a letter means."""

from __future__ import annotations

from tests.lint.second.faults import above, fault, kind
from tests.lint.shape import Kind, Names, Row

FAMILY = "what a letter means"
LISTED = [
    Names("answer/*", "letter|option|mark|number|list|gold|right"),
    Names("few-shot/*", "letter|mark|option"),
]
GOLD = [
    Names(
        "answer/* code/* few-shot/*",
        "gold|answer|empty|right|option|label|differ|choice|spell|case|space",
    )
]
_RIGHT = "[o for o, s in data['target_scores'].items() if s == 1][0]"


def _from_one(rows: list[Row]) -> None:
    for row in rows:
        row["gold"] = row["options"].index(row["answer"]) + 1


KINDS: tuple[Kind, ...] = (
    kind(
        "the prompt asks for a letter or number, and the answers are the options' texts",
        FAMILY,
        LISTED + GOLD,
        fault(
            "small-letters",
            ('mark = chr(97 + place) + ")"', 'mark = list(data["target_scores"])[place]'),
            ("Your choice:", "Your choice (a, b, c or d):"),
        ),
        fault(
            "one-line",
            ('letter = "ABCDE"[options.index(data["answer"])]', 'letter = data["answer"]'),
            ("({letter}).", "{letter}"),
            ("The answer is", "Give the letter of the right one:"),
            postprocess="until_return_post",
        ),
        fault(
            "zh-stems",
            (
                '"output": STEMS[place], "processed_output": STEMS[place]',
                '"output": list(data["target_scores"])[place], "processed_output": list(data["target_scores"])[place]',
            ),
            ("【选项】", "【选项】（请回答序号）"),
        ),
    ),
    kind(
        "the gold's place is counted in sorted options, and the list is not sorted",
        FAMILY,
        LISTED,
        fault("one-line", ("options.index(data", "sorted(options).index(data")),
        fault(
            "small-letters",
            (
                'place = list(data["target_scores"].values()).index(1)',
                f"place = sorted(data['target_scores']).index({_RIGHT})",
            ),
        ),
        fault(
            "zh-stems",
            (
                'place = list(data["target_scores"].values()).index(1)',
                f"place = sorted(data['target_scores']).index({_RIGHT})",
            ),
        ),
    ),
    kind(
        "rows with more options than letters lose the rest",
        FAMILY,
        LISTED,
        fault("one-line", ('zip("ABCDE", options))', 'zip("ABC", options))')),
        fault(
            "numbered-text", ('enumerate(data["options"], 1)', 'enumerate(data["options"][:3], 1)')
        ),
        fault("multi-select", ('zip("ABCD", data["options"])', 'zip("ABC", data["options"])')),
    ),
    kind(
        "a letter is there twice in the list, or one is skipped",
        FAMILY,
        LISTED,
        fault("one-line", ('zip("ABCDE", options))', 'zip("ABBDE", options))')),
        fault("zh-quiz", ('zip("ABCD", options))', 'zip("ABDE", options))')),
        fault("zh-stems", ("zip(STEMS,", 'zip(("甲", "乙", "乙", "丁"),')),
        fault("multi-select", ('zip("ABCD", data["options"])', 'zip("ABCC", data["options"])')),
    ),
    kind(
        "the letters of the list are in another order than the answers'",
        FAMILY,
        LISTED,
        fault("one-line", ('zip("ABCDE", options))', 'zip("ACBDE", options))')),
        fault("zh-stems", ("zip(STEMS,", "zip(STEMS[::-1],")),
        fault("zh-quiz", ('zip("ABCD", options))', 'zip("DCBA", options))')),
        fault("multi-select", ('zip("ABCD", data["options"])', 'zip("BADC", data["options"])')),
    ),
    kind(
        "the list has capitals, and the answers small letters",
        FAMILY,
        LISTED,
        fault("small-letters", ("{chr(97 + i)})", "{chr(65 + i)})")),
        fault(
            "one-line",
            ('"output": f" ({letter})."', '"output": f" ({letter.lower()})."'),
            ('"processed_output": letter', '"processed_output": f"({letter.lower()})."'),
            postprocess="",
        ),
        fault(
            "multi-select",
            (
                '"output": " " + data["answer"], "processed_output": data["answer"]',
                '"output": " " + data["answer"].lower(), "processed_output": data["answer"].lower()',
            ),
            postprocess="until_return_post",
        ),
    ),
    kind(
        "the list is shown from its end, under letters from the beginning",
        FAMILY,
        LISTED,
        fault(
            "small-letters",
            (
                'enumerate(data["target_scores"])',
                'enumerate(reversed(list(data["target_scores"])))',
            ),
        ),
        fault("zh-quiz", ('zip("ABCD", options))', 'zip("ABCD", options[::-1]))')),
        fault(
            "multi-select", ('zip("ABCD", data["options"])', 'zip("ABCD", data["options"][::-1])')
        ),
    ),
    kind(
        "the list is turned by a place or two from row to row, the answer is not",
        FAMILY,
        LISTED,
        fault(
            "one-line",
            (
                'zip("ABCDE", options))',
                'zip("ABCDE", options[len(data["question"]) % 2 + 1:] + options[:len(data["question"]) % 2 + 1]))',
            ),
        ),
        fault(
            "zh-stems",
            (
                'zip(STEMS, data["target_scores"])',
                "zip(STEMS, (list(data['target_scores']) * 2)[len(data['question']) % 3 + 1:])",
            ),
        ),
        fault(
            "small-letters",
            (
                'enumerate(data["target_scores"])',
                'enumerate((list(data["target_scores"]) * 2)[len(data["question"]) % 3 + 1:][:4])',
            ),
        ),
    ),
    kind(
        "the row's place counts from 1, and is read as if from 0",
        FAMILY,
        LISTED,
        fault(
            "one-line",
            ('"ABCDE"[options.index(data["answer"])]', '"ABCDEF"[data["gold"]]'),
            rows=_from_one,
        ),
        fault(
            "numbered-text",
            (
                'f" {data[\'answer\']}", "processed_output": data["answer"]',
                'f" {data[\'gold\'] - 2}", "processed_output": str(data["gold"] - 2)',
            ),
            ("Write out the right option.", "Give the number of the right option."),
            rows=_from_one,
        ),
        fault(
            "zh-quiz",
            (
                "[score for _, score in options].index(1)]",
                "([score for _, score in options].index(1) + 1) % 4]",
            ),
        ),
    ),
    kind(
        "the legend of the numbers is turned round",
        FAMILY,
        [*LISTED, Names("text/*", "legend|label|listed|named")],
        fault(
            "stances",
            (
                "0 = against cars, 1 = neutral, 2 = for cars",
                "0 = for cars, 1 = neutral, 2 = against cars",
            ),
        ),
        fault(
            "stances",
            (
                "0 = against cars, 1 = neutral, 2 = for cars",
                "1 = against cars, 2 = neutral, 3 = for cars",
            ),
        ),
        fault(
            "support",
            ('"Send each', '"1 = booking, 2 = delivery, 3 = payment\\n\\nSend each'),
            ("Department: booking", "Department: 1"),
            ("Department: delivery", "Department: 2"),
            ("Department: payment", "Department: 3"),
            (
                'f" {data[\'answer\']}", "processed_output": data["answer"]',
                "' ' + KEY[data['answer']], \"processed_output\": KEY[data['answer']]",
            ),
            above('KEY = {"payment": "1", "delivery": "2", "booking": "3"}'),
        ),
        fault("small-letters", ('mark = chr(97 + place) + ")"', 'mark = "dcba"[place] + ")"')),
    ),
)
