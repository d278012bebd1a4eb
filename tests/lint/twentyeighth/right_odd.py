"""Right prompts that are right tasks, changed so that they look odd."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentyeighth.tasks_choice import COPA, EMO, GEO, GRAM, IDIOM, NURSE, PARA, TRIAGE
from tests.lint.twentyeighth.tasks_free import (
    CARD,
    CELLS,
    CHAIN,
    CLUES,
    PAST,
    PRINTED,
    SPAN,
    SPANISH,
)

RIGHT = (
    odd(
        "options in brackets of another kind", GEO, ('f"{letter}) {text}"', 'f"<{letter}> {text}"')
    ),
    odd(
        "options on one line with semicolons",
        GEO,
        ('"\\n".join(lines)', '"; ".join(lines)'),
    ),
    odd(
        "the letters are those of the Greek alphabet's names",
        GEO,
        ('zip("ABCD"', 'zip(("alpha", "beta", "gamma", "delta")'),
        ('"ABCD"[', '("alpha", "beta", "gamma", "delta")['),
    ),
    odd(
        "numbers are written as words",
        NURSE,
        ('enumerate(data["options"], 1)', 'zip(NUMBERS, data["options"])'),
        ('str(data["key"] + 1)', 'NUMBERS[data["key"]]'),
        ("Reply with the number of the right option.", "Reply with the number word."),
        ("import random\n", 'import random\n\nNUMBERS = ("one", "two", "three", "four")\n'),
    ),
    odd(
        "options are shuffled by the stream that is handed in, and the letter follows",
        GEO,
        ("lines = [", 'order = r.sample(data["choices"], 4)\n    lines = ['),
        ('zip("ABCD", data["choices"])', 'zip("ABCD", order)'),
        ('"ABCD"[data["answer"]]', '"ABCD"[order.index(data["choices"][data["answer"]])]'),
    ),
    odd(
        "options are sorted, and the letter follows",
        GEO,
        ("lines = [", 'order = sorted(data["choices"])\n    lines = ['),
        ('zip("ABCD", data["choices"])', 'zip("ABCD", order)'),
        ('"ABCD"[data["answer"]]', '"ABCD"[order.index(data["choices"][data["answer"]])]'),
    ),
    odd(
        "no is the answer where they ask the same",
        PARA,
        ("Do these two questions ask the same?", "Do these two questions differ in meaning?"),
        ('"Same:"', '"Differ:"'),
        ('"yes" if data["label"] else "no"', '"no" if data["label"] else "yes"'),
    ),
    odd(
        "a legend of letters in reverse",
        TRIAGE,
        (
            '"A": "bug", "B": "feature", "C": "question"',
            '"C": "bug", "B": "feature", "A": "question"',
        ),
    ),
    odd(
        "a legend of letters that stand for the words",
        TRIAGE,
        (
            '"A": "bug", "B": "feature", "C": "question"',
            '"B": "bug", "F": "feature", "Q": "question"',
        ),
    ),
    odd(
        "the talk is marked with dashes", EMO, ("{turn['who']}: {turn['says']}", "- {turn['says']}")
    ),
    odd(
        "the cause is asked for with a dash",
        COPA,
        ('" because"', '" \u2013 because"'),
        ('", so"', '" \u2013 so"'),
    ),
    odd(
        "meanings in quotes, parted by slashes",
        IDIOM,
        ("{'; '.join(options)}", "{' / '.join(options)}"),
        ("Idiom: {data['question']}", "Idiom: “{data['question']}”"),
    ),
    odd(
        "good and bad stand for the two verdicts",
        GRAM,
        (
            '"acceptable" if data["label"] == 1 else "unacceptable"',
            '"good" if data["label"] == 1 else "bad"',
        ),
        ("Is this sentence acceptable English?", "Is this sentence good or bad English?"),
        description="Judge the grammar of each sentence.",
    ),
    odd(
        "a table of tabs in the place of bars",
        CELLS,
        ('"| port | leaves | deck |\\n|---|---|---|\\n"', '"port\\tleaves\\tdeck\\n"'),
        ('"| " + " | ".join(cells) + " |"', '"\\t".join(cells)'),
    ),
    odd(
        "a program without a fence",
        PRINTED,
        ("{fence}python\\n{data['program']}\\n{fence}\\n", "{data['program']}\\n\\n"),
    ),
    odd(
        "worked examples with an arrow",
        PAST,
        ("Verb: sing\nPast: sang", "sing -> sang"),
        ("Verb: walk\nPast: walked", "walk -> walked"),
        ("Verb: {data['verb']}\\nPast:", "{data['verb']} ->"),
    ),
    odd(
        "JSON over two keys and a town that is called place",
        CARD,
        ('"town": data', '"place": data'),
        ("the person's name and town as JSON", "JSON with the keys name and place"),
    ),
    odd(
        "the clue ends with the number of letters in brackets",
        CLUES,
        (
            "f\"Clue: {data['clue']}\", f\"Letters: {len(data['word'])}\"",
            "f\"Clue: {data['clue']} ({len(data['word'])})\"",
        ),
    ),
    odd(
        "the passage comes last, before the cue",
        SPAN,
        (
            "Passage: {data['context']}\\nQuestion: {data['question']}\\n",
            "Question: {data['question']}\\nPassage: {data['context']}\\n",
        ),
    ),
    odd("languages as codes in brackets", SPANISH, ("Spanish: {", "[es] {"), ("English:", "[en]")),
    odd("a chain without shots", CHAIN, fewshot=0),
)
