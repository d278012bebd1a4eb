"""More contradicting demands and descriptions, in English and in Chinese."""

from __future__ import annotations

from tests.lint.dense_4.making import bad
from tests.lint.making import kind

FAMILY = "contradicting demands"
FORM = "few-shot/other-form few-shot/other-labels answer/* few-shot/steps*"
HINT = "text/* few-shot/* answer/*"

KINDS = (
    kind(
        FAMILY,
        "the description is that of another subject's config",
        HINT,
        bad(
            "chem-mcq",
            description="The following are multiple choice questions about world history.\n\n",
        ),
    ),
    kind(
        FAMILY,
        "a third answer, not given, is asked for where the paper has it and the rows do not",
        FORM,
        bad("rules-bool", description="Answer with True, False or Not Given.\n\n"),
    ),
    kind(
        FAMILY,
        "queues are said to be numbered, and have no numbers",
        FORM,
        bad(
            "queue-tickets",
            ('", ".join(QUEUES) + "."', '", ".join(QUEUES) + ". Reply with its number."'),
        ),
    ),
    kind(
        FAMILY,
        "a picture is said to be given",
        HINT,
        bad("nli-daily", ('f"Premise:', 'f"Look at the picture above.\\nPremise:')),
    ),
    kind(
        FAMILY,
        "the pronoun is said to be set between asterisks, and is not",
        HINT,
        bad(
            "who-is-it", ('"Sentence: "', '"The pronoun stands between *asterisks*.\\nSentence: "')
        ),
    ),
    kind(
        FAMILY,
        "the last event is asked for, and the row's field is the first one",
        HINT,
        bad("first-of-four", ("came first?", "came last?")),
    ),
    kind(
        FAMILY,
        "a similarity from nought to five is asked for, the labels are same and different",
        FORM,
        bad("same-meaning", ("Meaning (same or different):", "Similarity (0.0 to 5.0):")),
    ),
    kind(
        FAMILY,
        "two dates are said to be in each text, and one is",
        HINT,
        bad(
            "event-dates",
            (
                "Find the date in the text and",
                "Find the two dates in the text, take the earlier one and",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the number of a line is asked for where the passage has no lines",
        FORM,
        bad(
            "short-spans",
            ("Answer with words from the passage:", "Answer with the number of the line:"),
        ),
    ),
    kind(
        FAMILY,
        "the country's own script is asked for, all capitals have English names",
        FORM,
        bad(
            "capitals-fmt", ("Q: What is the capital of", "Q: In Japanese, what is the capital of")
        ),
    ),
    kind(
        FAMILY,
        "the instruction says first letters, cue and answers are of the last",
        HINT,
        bad(
            "word-ends",
            ("Join the last letters of the words.", "Join the first letters of the words."),
        ),
    ),
    kind(
        FAMILY,
        "a list of objects is asked for, one bare object is given",
        FORM,
        bad(
            "order-json",
            (
                "Give the order as JSON with the keys",
                "Give the order as a JSON array of objects with the keys",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the wording is to be given without its letter, and letters count",
        FORM,
        bad(
            "hotel-intents",
            (
                "What does the guest want?",
                "What does the guest want? Write it out, without the letter.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the program's errors are asked for, the answers are outputs",
        FORM,
        bad(
            "py-output",
            ("What does this program print?", "Which exception does this program raise?"),
        ),
    ),
    kind(
        FAMILY,
        "at least forty words are asked for, sentences of six are given",
        FORM,
        bad("en-fr", description="Each translation must be a text of at least forty words.\n\n"),
    ),
    kind(
        FAMILY,
        "the title of the film is asked for, the examples and answers are tones",
        FORM,
        bad(
            "film-notes",
            ("Say whether a review is positive or negative.", "Say which film a review is about."),
        ),
    ),
    kind(
        FAMILY,
        "columns are named in the instruction that no table has",
        HINT,
        bad(
            "small-tables",
            ("Read the table.", "Read the table with the columns Year, Country and Medals."),
        ),
    ),
    kind(
        FAMILY,
        "an equation with x is asked for, the steps have none",
        FORM,
        bad("market-steps", ('f"Question: {', 'f"Solve with an equation in x.\\nQuestion: {')),
    ),
)
