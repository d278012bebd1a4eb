"""Right prompts that are right tasks, written in a way that looks odd."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentyfirst.tasks_labels import CLAIMS, DESK, NLI, PANTRY, REVIEWS, SPAM
from tests.lint.twentyfirst.tasks_options import CAUSES, CHEMISTRY, GAPS, MUSEUM

LINE = 'f"{letter}. {choice}"'

RIGHT = (
    odd(
        "letters in square brackets, and the answer without",
        MUSEUM,
        (LINE, 'f"[{letter}] {choice}"'),
    ),
    odd(
        "all options in one line, parted by bars",
        MUSEUM,
        ('"\\n".join(lines)', '" | ".join(lines)'),
    ),
    odd(
        "a cue that is a sentence without a colon",
        MUSEUM,
        ('"\\nAnswer:"', '"\\nThe letter of the correct option is"'),
    ),
    odd("options are called P, Q, R and S", MUSEUM, ('"ABCD"', '"PQRS"')),
    odd("options by Roman numbers", MUSEUM, ('"ABCD"', '["I", "II", "III", "IV"]')),
    odd("options are counted from nought, and so are the answers", MUSEUM, ('"ABCD"', '"0123"')),
    odd(
        "options sorted by their words, and the gold looked up among them",
        MUSEUM,
        ('zip(letters, data["choices"])', 'zip(letters, sorted(data["choices"]))'),
        (
            'letters[data["answer"]]',
            'letters[sorted(data["choices"]).index(data["choices"][data["answer"]])]',
        ),
    ),
    odd(
        "options above the question",
        MUSEUM,
        (
            'f"Question: {data[\'question\']}\\n" + "\\n".join(lines) + "\\nAnswer:"',
            '"Options:\\n" + "\\n".join(lines) + f"\\nQuestion: {data[\'question\']}\\nAnswer:"',
        ),
    ),
    odd(
        "the answer is the text, although letters stand before the options, and the prompt says so",
        MUSEUM,
        ('"\\nAnswer:"', '"\\nGive the text of the right option, not its letter.\\nAnswer:"'),
        ('gold = letters[data["answer"]]', 'gold = data["choices"][data["answer"]]'),
    ),
    odd(
        "letters in small with one bracket",
        MUSEUM,
        ('"ABCD"', '"abcd"'),
        (LINE, 'f"{letter}) {choice}"'),
    ),
    odd(
        "the question stands in front of its passage",
        PANTRY,
        (
            "{data['passage']}\\n\\nQuestion: {data['question']} Answer yes or no.",
            "Question: {data['question']} Answer yes or no.\\n\\n{data['passage']}",
        ),
    ),
    odd(
        "true and false instead of yes and no, all through",
        PANTRY,
        ("Answer yes or no.", "Answer true or false."),
        ('"yes" if data["answer"] else "no"', '"true" if data["answer"] else "false"'),
    ),
    odd(
        "Y and N for short",
        PANTRY,
        ("Answer yes or no.", "Y for yes, N for no."),
        ('"yes" if data["answer"] else "no"', '"Y" if data["answer"] else "N"'),
    ),
    odd(
        "a dashed line between passage and question",
        PANTRY,
        ("\\n\\nQuestion", "\\n-----\\nQuestion"),
    ),
    odd(
        "faces as labels, with their legend",
        REVIEWS,
        (
            "Is this review positive or negative?",
            "Answer :) if it is positive and :( if it is negative.",
        ),
        ('{0: "negative", 1: "positive"}', '{0: ":(", 1: ":)"}'),
    ),
    odd(
        "plus and minus as labels",
        REVIEWS,
        (
            "Is this review positive or negative?",
            "Write + for a positive review, - for a negative one.",
        ),
        ('{0: "negative", 1: "positive"}', '{0: "-", 1: "+"}'),
    ),
    odd(
        "thumbs as labels",
        REVIEWS,
        ("Is this review positive or negative?", "👍 (positive) or 👎 (negative)?"),
        ('{0: "negative", 1: "positive"}', '{0: "👎", 1: "👍"}'),
    ),
    odd(
        "labels named in the other order than they are numbered",
        REVIEWS,
        ("positive or negative", "negative or positive"),
    ),
    odd(
        "a review in guillemets",
        REVIEWS,
        ("Review: {data['review']}", "Review: «{data['review']}»"),
    ),
    odd(
        "numbers as labels that run downward, with their legend",
        NLI,
        (
            "Answer entailment, neutral or contradiction.",
            "2 = entailment, 1 = neutral, 0 = contradiction.",
        ),
        ('("entailment", "neutral", "contradiction")', '("2", "1", "0")'),
    ),
    odd(
        "first letters as labels",
        NLI,
        (
            "Answer entailment, neutral or contradiction.",
            "Answer E (entailment), N (neutral) or C (contradiction).",
        ),
        ('("entailment", "neutral", "contradiction")', '"ENC"'),
    ),
    odd(
        "logicians' arrows as labels",
        NLI,
        (
            "Answer entailment, neutral or contradiction.",
            "⊨ if it follows, ⊥ if it cannot be, ∅ if neither.",
        ),
        ('("entailment", "neutral", "contradiction")', '("⊨", "∅", "⊥")'),
    ),
    odd(
        "the hypothesis comes first",
        NLI,
        ('"Premise: " + data["premise"],', '"Hypothesis: " + data["hypothesis"],'),
        (
            '"Hypothesis: " + data["hypothesis"],\n        "Does',
            '"Premise: " + data["premise"],\n        "Does',
        ),
    ),
    odd(
        "a legend whose lines run downward",
        SPAM,
        ('"0 = ordinary message\\n"\n', '"1 = spam\\n"\n'),
        ('"1 = spam\\n\\n"', '"0 = ordinary message\\n\\n"'),
    ),
    odd(
        "an arrow between ticket and queue",
        DESK,
        ("Ticket: {t}\\nQueue: {q}", "{t} → {q}"),
        ("Ticket: {data['ticket']}\\nQueue:", "{data['ticket']} →"),
        ('"\\n\\n".join', '"\\n".join'),
    ),
    odd(
        "tickets in tags, and the queue behind a plain cue",
        DESK,
        ("Ticket: {t}\\n", "<ticket>{t}</ticket>\\n"),
        ("Ticket: {data['ticket']}\\n", "<ticket>{data['ticket']}</ticket>\\n"),
    ),
    odd(
        "examples in capitals of a form",
        DESK,
        ("Ticket: {t}\\nQueue: {q}", "TICKET: {t}\\nQUEUE: {q}"),
        ("Ticket: {data['ticket']}\\nQueue:", "TICKET: {data['ticket']}\\nQUEUE:"),
    ),
    odd("bullets of another shape", CLAIMS, ("- {sentence}", "• {sentence}")),
    odd(
        "sentences of the evidence are numbered",
        CLAIMS,
        ('for sentence in data["evidence"]', 'for i, sentence in enumerate(data["evidence"], 1)'),
        ("- {sentence}", "[{i}] {sentence}"),
    ),
    odd(
        "two options called X and Y",
        CAUSES,
        ("(1) {", "X: {"),
        ("(2) {", "Y: {"),
        ('str(data["label"] + 1)', '"XY"[data["label"]]'),
    ),
    odd(
        "a hint that only looks like another demand",
        CAUSES,
        (
            '"More plausible:"',
            '"Neither need be likely; take the one that is less far-fetched.\\nMore plausible:"',
        ),
    ),
    odd(
        "choices in braces that are no placeholder",
        GAPS,
        ("Words: {options}", "Words: {{{options}}}"),
        ('" / ".join', '", ".join'),
    ),
    odd(
        "choices in brackets behind the sentence",
        GAPS,
        ("\nWords: {options}", " ({options})"),
        ("one of the words given", "one of the words in brackets"),
    ),
    odd(
        "rules of dashes between the examples",
        CHEMISTRY,
        ("\n\nWhat turns", "\n---\nWhat turns"),
        ("Choice: a\n\n", "Choice: a\n---\n"),
    ),
)
