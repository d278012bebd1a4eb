"""Right prompts that are the right tasks written in an odd way."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentyfourth.tasks_options import (
    DESK,
    FILMS,
    GARDEN,
    HYPO,
    MUSEUM,
    WARDS,
)

RIGHT = (
    odd(
        "letters W to Z in the place of A to D",
        GARDEN,
        ('zip("ABCD"', 'zip("WXYZ"'),
        ('"ABCD"[', '"WXYZ"['),
    ),
    odd(
        "Greek letters mark the options",
        GARDEN,
        ('zip("ABCD"', 'zip("αβγδ"'),
        ('"ABCD"[', '"αβγδ"['),
    ),
    odd("square brackets around the marks of options", GARDEN, ("{mark}. ", "[{mark}] ")),
    odd("options in one line with bars", GARDEN, ('"\\n".join(lines)', '" | ".join(lines)')),
    odd(
        "the options come before the question",
        GARDEN,
        ("Question: {data['question']}\\n{listed}", "{listed}\\nQuestion: {data['question']}"),
    ),
    odd(
        "the options are sorted, and the gold follows them",
        GARDEN,
        (
            "lines = [",
            'options = sorted(data["choices"])\n    lines = [',
        ),
        ('zip("ABCD", data["choices"])', 'zip("ABCD", options)'),
        (
            '"ABCD"[data["answer"]]',
            '"ABCD"[options.index(data["choices"][data["answer"]])]',
        ),
    ),
    odd(
        "a fifth option that is never right, which says that none is",
        GARDEN,
        ("{listed}\\n", "{listed}\\nE. none of these\\n"),
    ),
    odd("a cue with an arrow", GARDEN, ("Answer:", "=>")),
    odd(
        "a cue in capitals with a hash",
        MUSEUM,
        ("Passage:", "### PASSAGE:"),
        ("Question:", "### QUESTION:"),
        ("Answer (", "### ANSWER ("),
    ),
    odd("guillemets around the passage", MUSEUM, ("{passage}", "«{passage}»")),
    odd(
        "no cue for the answer but a question mark",
        MUSEUM,
        ("\\nAnswer (yes or no):", " Yes or no?"),
        ('"yes" if data["label"] else "no"', '"Yes" if data["label"] else "No"'),
    ),
    odd(
        "tags of XML for each part",
        MUSEUM,
        ("Passage: {passage}", "<rule>{passage}</rule>"),
        ("Question: {question}", "<ask>{question}</ask>"),
    ),
    odd("no stands before yes in the cue", MUSEUM, ("(yes or no)", "(no or yes)")),
    odd(
        "the review stands behind a dash and in quotes",
        FILMS,
        ('"Review: " + data["review"]', '"— “" + data["review"] + "”"'),
    ),
    odd(
        "a sentence in the place of a cue",
        FILMS,
        ("\\nTone:", "\\nAll in all, the reviewer's tone is"),
    ),
    odd(
        "the labels are listed in the prompt of PPL, negative first",
        FILMS,
        ("\\nTone:", "\\nTone (negative/positive):"),
    ),
    odd(
        "worked examples with rules of dashes between",
        WARDS,
        ("\n\nNote: ", "\n-----\nNote: "),
        ("routine.\n-----\nNote", "routine.\n\nNote"),
        ("urgent\n\n", "urgent\n-----\n"),
    ),
    odd(
        "worked examples whose cues are in capitals, as the question's are",
        WARDS,
        ("Note:", "NOTE:"),
        ("Priority:", "PRIORITY:"),
    ),
    odd(
        "a legend that is not in order",
        DESK,
        ("1 = sport, 2 = politics, 3 = weather", "3 = weather, 1 = sport, 2 = politics"),
    ),
    odd(
        "a legend with colons and a line for each label",
        DESK,
        ("1 = sport, 2 = politics, 3 = weather.", "\\n3: weather\\n2: politics\\n1: sport"),
        ("Which desk gets the headline? ", "Which desk gets the headline?"),
    ),
    odd(
        "a legend that counts from nought",
        DESK,
        ("1 = sport, 2 = politics, 3 = weather", "0 = sport, 1 = politics, 2 = weather"),
        ('str(data["desk"])', 'str(data["desk"] - 1)'),
    ),
    odd(
        "roman numerals as labels",
        DESK,
        ("1 = sport, 2 = politics, 3 = weather", "I = sport, II = politics, III = weather"),
        ('str(data["desk"])', '"I" * data["desk"]'),
    ),
    odd(
        "the claim comes before the facts",
        HYPO,
        (
            'Facts: {data["premise"]}\n    Claim: {data["claim"]}',
            'Claim: {data["claim"]}\n    Facts: {data["premise"]}',
        ),
    ),
    odd(
        "labels that are asked for in capitals and are in capitals",
        HYPO,
        ("true, false or unknown", "TRUE, FALSE or UNKNOWN"),
        (
            '" " + gold, "processed_output": gold',
            '" " + gold.upper(), "processed_output": gold.upper()',
        ),
    ),
    odd(
        "unusual label names with a definition each",
        HYPO,
        (
            "is the claim true, false or unknown?",
            "does the claim follow (F), clash (C) or stand apart (A)?",
        ),
        ('{0: "true", 1: "false", 2: "unknown"}', '{0: "F", 1: "C", 2: "A"}'),
    ),
)
