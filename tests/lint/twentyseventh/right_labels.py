"""Right prompts that look odd: choices and labels, in English."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.shape import Row
from tests.lint.twentyseventh.tasks_choice import BOOL, GAP, HIST, NEWS, NLI, SCI, SENT, TOX

ZIP = 'zip("ABCD"'
GOLD = 'gold = "ABCD"'
YES = '"yes" if data["label"] else "no"'
ASK = "Is the hypothesis an entailment, a contradiction, or neutral?"


def _marks(marks: str) -> tuple[tuple[str, str], ...]:
    return ((ZIP, f"zip({marks}"), (GOLD, f"gold = {marks}"))


def _keys(good: str, bad: str):
    def change(row: Row) -> dict[str, int]:
        return {good: row["target_scores"][" positive"], bad: row["target_scores"][" negative"]}

    return put("target_scores", change)


def _nli(entailment: str, neutral: str, contradiction: str):
    names = {"entailment": entailment, "neutral": neutral, "contradiction": contradiction}
    return put("label", lambda row: names[row["label"]])


RIGHT = (
    odd("letters are small, in list and answer", SCI, *_marks('"abcd"')),
    odd("options are numbered and a number is right", SCI, *_marks('"1234"')),
    odd("the letters are P to S", SCI, *_marks('"PQRS"')),
    odd("Greek letters", SCI, *_marks('"αβγδ"')),
    odd("Roman numerals", SCI, *_marks('("I", "II", "III", "IV")')),
    odd("options in a row with bars", SCI, ('"\\n".join(lines)', '" | ".join(lines)')),
    odd(
        "letters in brackets, in the answer too",
        SCI,
        ("{letter}. {text}", "({letter}) {text}"),
        (GOLD + '[data["answer"]]', 'gold = "(" + "ABCD"[data["answer"]] + ")"'),
    ),
    odd(
        "a cue that is half a sentence", SCI, ("\\nAnswer:", "\\nThe letter of the right option is")
    ),
    odd(
        "letter and text are the answer",
        SCI,
        (GOLD + '[data["answer"]]', 'gold = lines[data["answer"]]'),
    ),
    odd(
        "the options come before the question",
        SCI,
        (
            '"Question: " + data["question"] + "\\n" + "\\n".join(lines) +',
            '"Options:\\n" + "\\n".join(lines) + "\\nQuestion: " + data["question"] +',
        ),
    ),
    odd(
        "the prompt counts its options rightly",
        SCI,
        ('"Question: " +', '"Exactly one of the four options is right.\\nQuestion: " +'),
    ),
    odd("arrows between letter and text", SCI, ("{letter}. {text}", "{letter} -> {text}")),
    odd("options in a sentence with or", HIST, ("'; '.join", "' or '.join")),
    odd("an arrow points down to the answer", HIST, ("The answer is:", "Answer ↓")),
    odd("options with slashes", HIST, ("{'; '.join(options)}.", "{' / '.join(options)}")),
    odd(
        "it is a quiz show",
        HIST,
        ("{data['question']}", "Quizmaster: {data['question']}"),
        ("The answer is:", "Contestant:"),
    ),
    odd(
        "Yes and No with capitals",
        BOOL,
        (YES, '"Yes" if data["label"] else "No"'),
        ("Answer yes or no.", "Answer Yes or No."),
    ),
    odd(
        "one and nought with a legend",
        BOOL,
        (YES, '"1" if data["label"] else "0"'),
        ("Answer yes or no.", "Answer 1 for yes and 0 for no."),
    ),
    odd(
        "headings of Markdown",
        BOOL,
        ("Passage: ", "## Passage\\n"),
        ("Question: ", "## Question\\n"),
        ('"Answer:"', '"## Answer:"'),
    ),
    odd(
        "tags that are closed",
        BOOL,
        ("Passage: {data['passage']}", "<passage>{data['passage']}</passage>"),
        ("Question: {data['question']}", "<question>{data['question']}</question>"),
    ),
    odd("no is named before yes", BOOL, ("yes or no.", "no or yes.")),
    odd(
        "the passage is quoted",
        BOOL,
        ("Passage: {data['passage']}", "Passage: \\\"{data['passage']}\\\""),
    ),
    odd(
        "ticks and crosses",
        BOOL,
        (YES, '"✓" if data["label"] else "✗"'),
        ("Answer yes or no.", "✓ = yes, ✗ = no."),
    ),
    odd(
        "upper-case words are asked for and given",
        BOOL,
        (YES, '"YES" if data["label"] else "NO"'),
        ("Answer yes or no.", "Answer in capitals: YES or NO."),
    ),
    odd("a rule of dashes between the parts", BOOL, ("Question: ", "---\\nQuestion: ")),
    odd(
        "initials with a legend",
        NLI,
        (ASK, "E = entailment, N = neutral, C = contradiction"),
        ("Label:", "Letter:"),
        rows=_nli("E", "N", "C"),
    ),
    odd(
        "numbers with a legend",
        NLI,
        (ASK, "0: entailment, 1: neutral, 2: contradiction"),
        rows=_nli("0", "1", "2"),
    ),
    odd(
        "yes, maybe and no",
        NLI,
        (ASK, "Does the hypothesis follow: yes, no or maybe?"),
        rows=_nli("yes", "maybe", "no"),
    ),
    odd(
        "other cues for the two sentences",
        NLI,
        ("Premise:", "Text:"),
        ("Hypothesis:", "Claim:"),
        ("the hypothesis", "the claim"),
    ),
    odd(
        "the sentences bear numbers",
        NLI,
        ("Premise:", "(1)"),
        ("Hypothesis:", "(2)"),
        ("the hypothesis", "(2)"),
        ("contradiction, or neutral", "contradiction of (1), or neutral"),
    ),
    odd(
        "true, false and unknown with a reason for each",
        NLI,
        (ASK, "Say true if it must be so, false if it cannot be so, and unknown otherwise."),
        rows=_nli("true", "unknown", "false"),
    ),
    odd(
        "smileys are the labels", SENT, ('"\\nSentiment:"', '"\\nFace:"'), rows=_keys(" :)", " :(")
    ),
    odd(
        "the label goes on with the sentence",
        SENT,
        ('"\\nSentiment:"', '"\\nAll in all, the film was"'),
        rows=_keys(" great", " terrible"),
    ),
    odd(
        "three quotes around a review",
        SENT,
        ('data["review"],', '\'"""\' + data["review"] + \'"""\','),
    ),
    odd("thumbs", SENT, ('"\\nSentiment:"', '"\\nThumbs"'), rows=_keys(" up", " down")),
    odd(
        "a question is the cue",
        SENT,
        ('"\\nSentiment:"', '"\\nDid the author like it?"'),
        rows=_keys(" Yes", " No"),
    ),
    odd(
        "numbers of topics from one on",
        NEWS,
        ("enumerate(TOPICS)", "enumerate(TOPICS, 1)"),
        ('str(data["topic"])', 'str(data["topic"] + 1)'),
    ),
    odd(
        "a legend line by line",
        NEWS,
        ('", ".join', '"\\n".join'),
        ("Topics: {legend}", "Topics:\\n{legend}\\n"),
    ),
    odd(
        "the name of the topic is right",
        NEWS,
        ('str(data["topic"])', 'TOPICS[data["topic"]]'),
        ("{number} = {name}", "{name}"),
        ("Topic number:", "Topic:"),
    ),
    odd(
        "initials of topics",
        NEWS,
        ('str(data["topic"])', '"wsbc"[data["topic"]]'),
        ("{number} = {name}", "{'wsbc'[number]} = {name}"),
        ("Topic number:", "Initial:"),
        ('"science"', '"chemistry and other science"'),
    ),
    odd("hash signs before a headline", NEWS, ("Headline: ", "# ")),
    odd(
        "an object of JSON is asked for and given",
        TOX,
        (
            '"Does this comment attack another user? Reply with allowed or removed."',
            '\'Does this comment attack another user? Reply in JSON: {"verdict": "allowed"} or {"verdict": "removed"}.\'',
        ),
        ('"output": " " + data["verdict"]', '"output": \' {"verdict": "%s"}\' % data["verdict"]'),
        (
            '"processed_output": data["verdict"]',
            '"processed_output": \'{"verdict": "%s"}\' % data["verdict"]',
        ),
    ),
    odd("a comment in a fence", TOX, ("Comment: {comment}", "Comment:\\n```\\n{comment}\\n```")),
    odd(
        "a policy stands before each comment",
        TOX,
        ("Does this", "Policy: no insults, no threats; criticism is fine.\\nDoes this"),
    ),
    odd("no shots at all", TOX, fewshot=0, shots=()),
    odd("a gap of dots in brackets", GAP, ("_____", "(...)")),
    odd(
        "words in a list with dashes",
        GAP,
        ("Words: {options}", "Words:{options}"),
        (
            '" / ".join(data["target_scores"])',
            '"".join(f"\\n- {word}" for word in data["target_scores"])',
        ),
    ),
    odd(
        "words in alphabetical order",
        GAP,
        ('.join(data["target_scores"])', '.join(sorted(data["target_scores"]))'),
    ),
)
