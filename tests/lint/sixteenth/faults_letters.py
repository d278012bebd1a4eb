"""Faults of what a letter or label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    FILMS,
    KITCHEN,
    PREMISES,
    SCIENCE,
)
from tests.lint.sixteenth.tasks_zh import (
    CHANGSHI,
    PANDUAN,
    XINWEN,
)

LETTER = "what a letter means"


KINDS = (
    kind(
        LETTER,
        "options are listed by one kind of mark and answered by another",
        "answer/letters answer/letter-asked answer/legend few-shot/other-*",
        changed(CAPITALS, ('zip("ABCD", row', 'zip("1234", row')),
        changed(SCIENCE, ('zip("ABC"', 'zip(("i", "ii", "iii")')),
        changed(
            CHANGSHI,
            (
                'f"{mark}. {text}" for mark, text in zip("ABCD"',
                'f"{mark} {text}" for mark, text in zip("①②③④"',
            ),
        ),
    ),
    kind(
        LETTER,
        "the last option is not listed",
        "answer/letters text/cut-item answer/not-an-option answer/other-count",
        changed(CAPITALS, ('zip("ABCD", row', 'zip("ABC", row')),
        changed(SCIENCE, ('data["options"])', 'data["options"][:-1])')),
        changed(CHANGSHI, ('zip("ABCD", data', 'zip("AB", data')),
    ),
    kind(
        LETTER,
        "the gold's index is counted from the wrong end or number",
        "answer/gold-differs answer/letters answer/legend",
        changed(CAPITALS, ('[data["gold"]]', '[data["gold"] - 1]')),
        changed(CHANGSHI, ('"ABCD"[data["right"]]', '"ABCD"[3 - data["right"]]')),
        changed(SCIENCE, ('gold = data["key"]', 'gold = chr(ord(data["key"]) + 1)')),
    ),
    kind(
        LETTER,
        "the instruction speaks of letters that are not listed",
        "answer/letters answer/letter-asked answer/other-count answer/other-names",
        changed(
            CAPITALS,
            ('lines = ["Question: "', 'lines = ["Reply with A, B, C, D or E.", "Question: "'),
        ),
        changed(SCIENCE, (r"\nA:", r"\nPick one letter from (a) to (f).\nA:")),
        changed(CHANGSHI, ('"答案："', '"请在A、B、C中选一个。答案："')),
    ),
    kind(
        LETTER,
        "options are put into another order, and the letter is that of the old one",
        "answer/gold-differs answer/letters answer/legend",
        changed(CAPITALS, ('row["choices"]):', 'sorted(row["choices"])):')),
        changed(SCIENCE, ('data["options"])', 'reversed(data["options"]))')),
        changed(CHANGSHI, ('zip("ABCD", data["options"])', 'zip("ABCD", sorted(data["options"]))')),
    ),
    kind(
        LETTER,
        "the map from the row's label to its word is turned round",
        "answer/gold-differs answer/legend answer/other-names",
        changed(FILMS, ('{1: "positive", 0: "negative"}', '{0: "positive", 1: "negative"}')),
        changed(
            PANDUAN,
            ('"对" if row["true"] == "1" else "错"', '"错" if row["true"] == "1" else "对"'),
        ),
        changed(
            PREMISES,
            ('"n": "neutral", "c": "contradiction"', '"n": "contradiction", "c": "neutral"'),
        ),
        changed(
            KITCHEN,
            (
                '" {data[\'answer\']}", "processed_output": data["answer"]}',
                '" {data[\'answer\']}", "processed_output": "no" if data["answer"] == "yes" else "yes"}',
            ),
        ),
    ),
    kind(
        LETTER,
        "two options bear one letter",
        "answer/letters answer/same-option",
        changed(CAPITALS, ('zip("ABCD", row', 'zip("ABCC", row')),
        changed(SCIENCE, ('zip("ABC"', 'zip("AAB"')),
        changed(CHANGSHI, ('zip("ABCD", data', 'zip(["A", "B", "B", "D"], data')),
    ),
    kind(
        LETTER,
        "a letter is asked for, and the option's text is the answer",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(
            CAPITALS,
            ('"\\nAnswer:"', '"\\nAnswer with the letter only:"'),
            ('"ABCD"[data["gold"]]', 'data["choices"][data["gold"]]'),
            postprocess="until_return_post",
        ),
        changed(
            SCIENCE,
            ("Q: {data", "Write down the letter of the right option.\\nQ: {data"),
            ('gold = data["key"]', 'gold = data["options"]["ABC".index(data["key"])]'),
            ("({gold})", "{gold}"),
            postprocess="until_return_post",
        ),
        changed(
            CHANGSHI,
            ('"答案："', '"只写选项前的字母。\\n答案："'),
            ('"ABCD"[data["right"]]', 'data["options"][data["right"]]'),
            postprocess="until_return_post",
        ),
    ),
    kind(
        LETTER,
        "a legend of numbers says otherwise than the answers",
        "answer/legend answer/gold-differs answer/other-names",
        changed(
            FILMS,
            ("(positive or negative):", "(1 = negative, 0 = positive):"),
            ('{1: "positive", 0: "negative"}[data["label"]]', 'str(data["label"])'),
        ),
        changed(
            PANDUAN, ("回答“对”或“错”。", "对答0，错答1。"), ("判断(data)\n", 'data["true"]\n')
        ),
        changed(
            PREMISES,
            (
                "Is this entailment, neutral or contradiction?",
                "0 = entailment, 1 = neutral, 2 = contradiction",
            ),
            (
                '{"e": "entailment", "n": "neutral", "c": "contradiction"}',
                '{"e": "0", "n": "2", "c": "1"}',
            ),
        ),
        changed(
            XINWEN,
            ('"、".join(類別)', '"、".join(f"{i}={x}" for i, x in enumerate(類別))'),
            ('"output": data["class"],', '"output": str(類別.index(data["class"]) + 1),'),
            (
                '"processed_output": data["class"],',
                '"processed_output": str(類別.index(data["class"]) + 1),',
            ),
        ),
    ),
)
