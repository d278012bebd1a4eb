"""Faults of answers: how the gold is found, and the options that are ranked or listed."""

from __future__ import annotations

from tests.lint.dense_3.making import case, each, kinds

KINDS, add = kinds("answers")
READ = "answer/* few-shot/*"

add(
    "the metric of PPL stands in a config of GEN",
    "answer/* few-shot/* code/* refused",
    case("tickets", metric="log_prob"),
)
add(
    "the metric compares texts, the method ranks by likelihood",
    "answer/* few-shot/* code/* refused",
    case("yunhan", metric="exact_match"),
)
add(
    "scores of options are texts, and `0` as a text is true: the first option is always the gold",
    "answer/*",
    case(
        "zh-yunhan",
        ("index(1)", 'index(next(s for s in data["target_scores"].values() if s))'),
        rows=each(
            "target_scores", lambda row: {k: str(v) for k, v in row["target_scores"].items()}
        ),
    ),
)
add(
    "the gold is found in the sorted options by its place in the unsorted ones",
    "answer/* few-shot/*",
    case(
        "yunhan-ppl",
        (
            'gold = [k for k, v in data["target_scores"].items() if v == 1][0]',
            'place = list(data["target_scores"].values()).index(1)\n'
            '    gold = sorted(data["target_scores"])[place]',
        ),
    ),
)
add(
    "the gold is the option whose score is 0",
    "answer/* few-shot/*",
    case("pronoun-ppl", ("score == 1", "score == 0")),
)
add(
    "all scores of some rows are 0",
    "answer/no-gold answer/* code/error",
    case(
        "who-is-it",
        rows=each("target_scores", lambda row: dict.fromkeys(row["target_scores"], 0), 3),
    ),
)
add(
    "in some rows two of the options are right, and the metric has one gold",
    "answer/several-golds answer/*",
    case(
        "word-pairs",
        rows=each(
            "target_scores",
            lambda row: {
                word: int(score or i == 1)
                for i, (word, score) in enumerate(row["target_scores"].items())
            },
            2,
        ),
    ),
)
add(
    "options lost the space that they begin with, and the input ends with a word",
    "few-shot/not-a-choice text/missing-space answer/* tokens/*",
    case(
        "word-pairs",
        rows=each(
            "target_scores",
            lambda row: {word.strip(): score for word, score in row["target_scores"].items()},
        ),
    ),
)
add(
    "options are ranked with a letter before them, the shots end with the bare text",
    "few-shot/not-a-choice answer/* few-shot/*",
    case(
        "changshi-ppl",
        ('"output": gold', '"output": gold.split(". ")[1]'),
        rows=each(
            "target_scores",
            lambda row: {
                f"{letter}. {option}": score
                for letter, (option, score) in zip("ABC", row["target_scores"].items(), strict=True)
            },
        ),
    ),
)
add(
    "labels of the shots begin with a capital, those that are ranked do not",
    "few-shot/not-a-choice answer/* few-shot/*",
    case(
        "relations",
        (
            '"output": gold, "processed_output": gold',
            '"output": gold.capitalize(), "processed_output": gold',
        ),
    ),
)
add(
    "the prompt lists letters and asks for one, and texts are ranked",
    "answer/letter-asked few-shot/* answer/*",
    case(
        "replies",
        (
            'return {"input": "\\n".join(turns)',
            'for letter, reply in zip("ab", data["target_scores"]):\n        turns.insert(-1, f"({letter}){reply}")\n    turns.insert(-1, "Give the letter of the reply that fits.")\n    return {"input": "\\n".join(turns)',
        ),
    ),
)
add(
    "the letter is off by one: rows count from 0, the code from 1",
    "answer/* few-shot/*",
    case("science-mcq", ('"ABCD"[data["label"]]', '"ABCD"[data["label"] - 1]')),
)
add(
    "options are shown in the order of the alphabet, the letter is that of the row's order",
    "answer/* few-shot/*",
    case("gap-words", ('enumerate(data["words"])', 'enumerate(sorted(data["words"]))')),
)
add(
    "options are shuffled after the gold's place was looked up",
    "answer/* few-shot/* code/*",
    case(
        "tw-chengyu",
        (
            'options = "\\n".join',
            'gold = str(data["choices"].index(data["gold"]) + 1)\n    r.shuffle(data["choices"])\n    options = "\\n".join',
        ),
        ('    gold = str(data["choices"].index(data["gold"]) + 1)\n    lines', "    lines"),
    ),
)
add(
    "a condition that is always true: all answers are yes",
    "answer/* few-shot/lopsided",
    case(
        "rules-bool",
        ('"yes" if data["label"] else', '"yes" if data["label"] is True or "true" else'),
    ),
)
add(
    "the truths of the rows became texts in a CSV, and `False` as a text is true",
    "answer/* few-shot/lopsided",
    case("tw-shifei", rows=each("answer", lambda row: str(row["answer"]))),
)
add(
    "a label that the map lacks falls back to the first one",
    "answer/* few-shot/*",
    case(
        "infer-three",
        ('NAMES[data["label"]]', 'dict(enumerate(NAMES[:2])).get(data["label"], NAMES[0])'),
    ),
)
add(
    "whole numbers are made of the results, and what is behind the point is lost",
    READ,
    case(
        "unit-quiz",
        (
            '"processed_output": data["result"]',
            '"processed_output": str(int(float(data["result"])))',
        ),
    ),
)
add(
    "the gold is split at its commas, and the first part is compared",
    READ,
    case("sort-words", ('"processed_output": gold', '"processed_output": gold.split(", ")[0]')),
)
add(
    "each of several tags is a gold of its own, and the shots list them all",
    READ + " code/*",
    case("film-tags", ('"processed_output": gold', '"processed_output": data["tags"]')),
)
add(
    "the shots list tags from last to first, and the sorted list is compared",
    READ,
    case(
        "film-tags", ('"output": " " + gold', '"output": " " + ", ".join(reversed(data["tags"]))')
    ),
)
