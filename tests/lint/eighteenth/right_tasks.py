"""Right tasks in English written in another way, which looks odd and is right."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import HOTELS, INFER, SCIENCE, ZOO
from tests.lint.making import odd

LISTED = 'f"{letter}. {choice}"'
GOLD = 'gold = "ABCD"[data["label"]]'
FEEL = '"output": " " + data["sentiment"], "processed_output": data["sentiment"]'
YES = '"yes" if data["label"] else "no"'
VERBS = '"output": " " + data["intent"], "processed_output": data["intent"]'

RIGHT = (
    odd(
        "options are numbered with Roman numerals",
        SCIENCE,
        ('zip("ABCD", ', 'zip(("I", "II", "III", "IV"), '),
        (GOLD, 'gold = ("I", "II", "III", "IV")[data["label"]]'),
    ),
    odd(
        "options bear the letters P to S",
        SCIENCE,
        ('zip("ABCD", ', 'zip("PQRS", '),
        (GOLD, 'gold = "PQRS"[data["label"]]'),
    ),
    odd(
        "options are numbered and the number is asked for",
        SCIENCE,
        (LISTED, 'f"{ord(letter) - 64}) {choice}"'),
        (GOLD, 'gold = str(data["label"] + 1)'),
        ('"Answer:"', '"Number of the right choice:"'),
    ),
    odd(
        "all options stand on one line",
        SCIENCE,
        (
            "\n    for letter",
            '\n    lines.append("; ".join(f"{a}) {c}" for a, c in zip("ABCD", data["choices"])))\n    for letter',
        ),
        ('zip("ABCD", data["choices"]):', 'zip("", data["choices"]):'),
    ),
    odd("the letters stand in the last cue", SCIENCE, ('"Answer:"', '"Answer (A, B, C or D):"')),
    odd(
        "the question is a JSON object",
        SCIENCE,
        (
            "\"Question: {data['question']}\"",
            '"{{\\"question\\": \\"{data[\'question\']}\\", \\"choices\\": {{"',
        ),
        (LISTED, 'f\'  "{letter}": "{choice}"\' + ("," if letter < "D" else "}}")'),
        ('"Answer:"', '"Letter of the right choice:"'),
    ),
    odd(
        "options are in square brackets, and the letter too",
        SCIENCE,
        (LISTED, 'f"[{letter}] {choice}"'),
        (GOLD, 'gold = "[" + "ABCD"[data["label"]] + "]"'),
        ('"Answer:"', '"Answer with the letter in square brackets:"'),
    ),
    odd(
        "the text of the option is asked for, and it is the answer",
        SCIENCE,
        (LISTED, 'f"- {choice}"'),
        (GOLD, 'gold = data["choices"][data["label"]]'),
        ('"Answer:"', '"Copy the right item:"'),
    ),
    odd(
        "the question stands behind its options",
        SCIENCE,
        ("lines = [f\"Question: {data['question']}\"]", 'lines = ["Options:"]'),
        ('"Answer:"', "f\"Question: {data['question']}\\nAnswer:\""),
    ),
    odd(
        "a review is fenced by backticks",
        HOTELS,
        ("Review: {review}", "Review:\\n```\\n{review}\\n```"),
    ),
    odd(
        "a review is quoted as in a mail",
        HOTELS,
        ("Review: {review}", "A guest wrote:\\n> {review}"),
    ),
    odd("a review stands in guillemets", HOTELS, ("Review: {review}", "Review: «{review}»")),
    odd(
        "an arrow is the last cue",
        HOTELS,
        ("Review: {review}\\n", "{review}\\n"),
        ('"Sentiment:"', '"->"'),
    ),
    odd(
        "the labels are explained at length",
        HOTELS,
        (
            "or mixed.",
            "or mixed.\\npositive: the guest would come again\\nnegative: the guest would not\\nmixed: there is something for and something against it",
        ),
    ),
    odd(
        "the labels are faces",
        HOTELS,
        (
            "as positive, negative or mixed.",
            "by a face: 😀 for positive, 😞 for negative, 😐 for mixed.",
        ),
        (
            FEEL,
            '"output": " " + FACES[data["sentiment"]], "processed_output": FACES[data["sentiment"]]',
        ),
        (
            "TEMPLATE = (",
            'FACES = {"positive": "😀", "negative": "😞", "mixed": "😐"}\nTEMPLATE = (',
        ),
    ),
    odd(
        "labels are single letters with a legend",
        HOTELS,
        (
            "as positive, negative or mixed.",
            "by one letter: P = positive, N = negative, M = mixed.",
        ),
        (
            FEEL,
            '"output": " " + data["sentiment"][0].upper(), "processed_output": data["sentiment"][0].upper()',
        ),
    ),
    odd(
        "everything in the template is small",
        HOTELS,
        ("Classify the hotel review as", "hotel review:"),
        ("Review: {review}", "review: {review}"),
        ("Sentiment:", "sentiment:"),
    ),
    odd(
        "labels are in capitals, as asked",
        HOTELS,
        ("positive, negative or mixed", "POSITIVE, NEGATIVE or MIXED"),
        (
            FEEL,
            '"output": " " + data["sentiment"].upper(), "processed_output": data["sentiment"].upper()',
        ),
    ),
    odd(
        "labels are plus, minus and both signs",
        HOTELS,
        ("positive, negative or mixed.", "+ (good), - (bad) or +/- (both)."),
        (
            FEEL,
            '"output": " " + SIGN[data["sentiment"]], "processed_output": SIGN[data["sentiment"]]',
        ),
        ("TEMPLATE = (", 'SIGN = {"positive": "+", "negative": "-", "mixed": "+/-"}\nTEMPLATE = ('),
    ),
    odd(
        "True and False are asked for and meant",
        ZOO,
        ('" Answer yes or no."', '" Answer True or False: the answer to the question is yes."'),
        (YES, '"True" if data["label"] else "False"'),
    ),
    odd(
        "the question stands before the passage",
        ZOO,
        (
            '"Passage": data["passage"],\n        "Question": data["question"] + " Answer yes or no.",',
            '"Question (yes or no)": data["question"],\n        "Passage": data["passage"],',
        ),
    ),
    odd(
        "cues are in square brackets without a colon",
        ZOO,
        ('f"{cue}: {value}"', 'f"[{cue}] {value}"'),
        ('"\\nAnswer:"', '"\\n[Answer]"'),
    ),
    odd(
        "y and n are asked for",
        ZOO,
        ("yes or no", "y or n"),
        (YES, '"y" if data["label"] else "n"'),
    ),
    odd(
        "ones and noughts with a legend",
        ZOO,
        (" Answer yes or no.", " (1 = yes, 0 = no)"),
        (YES, '"1" if data["label"] else "0"'),
    ),
    odd(
        "yes and no begin with capitals, as asked",
        ZOO,
        ("yes or no", "Yes or No"),
        (YES, '"Yes" if data["label"] else "No"'),
    ),
    odd(
        "three classes as letters with a legend",
        INFER,
        (
            "Decide whether the hypothesis is an entailment, a contradiction or neutral, given the premise.",
            "E: the premise entails the hypothesis. N: neither. C: they contradict each other. Give the letter.",
        ),
        ("NAMES[data", '"ENC"[data'),
    ),
    odd(
        "cues of one letter",
        INFER,
        ("Premise: ", "P: "),
        ("Hypothesis: ", "H: "),
        ("Label:", "L:"),
        ("hypothesis is", "hypothesis (H) is"),
        ("premise.", "premise (P). Say the label (L)."),
    ),
    odd(
        "the hypothesis comes first",
        INFER,
        (
            "f\"Premise: {data['premise']}\\n\"\n        f\"Hypothesis: {data['hypothesis']}\\n\"",
            "f\"Hypothesis: {data['hypothesis']}\\n\"\n        f\"Premise: {data['premise']}\\n\"",
        ),
    ),
    odd(
        "yes, maybe and no for three classes",
        INFER,
        (
            "Decide whether the hypothesis is an entailment, a contradiction or neutral, given the premise.",
            "If the premise is true, is the hypothesis true, too? Answer yes, maybe or no.",
        ),
        ('["entailment", "neutral", "contradiction"]', '["yes", "maybe", "no"]'),
        ("Label:", "Answer:"),
    ),
)
