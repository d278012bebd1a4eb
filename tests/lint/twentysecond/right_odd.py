"""Right tasks that were changed so that they look odd, and are right."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentysecond.tasks_free import (
    BAKERY,
    TRAINS,
)
from tests.lint.twentysecond.tasks_labels import BOOLS, FACTS, HOTEL, NLI, STARS, TICKETS
from tests.lint.twentysecond.tasks_options import ANALOGY, CONTRACT, GARDEN, REEF, STAIRS

RIGHT = (
    odd("options are marked W, X, Y and Z", REEF, ('letters = "ABCD"', 'letters = "WXYZ"')),
    odd(
        "options are marked by Greek letters, which are asked for",
        REEF,
        ('letters = "ABCD"', 'letters = "αβγδ"'),
    ),
    odd(
        "options are marked by small letters with brackets",
        REEF,
        ('"ABCD"', '"abcd"'),
        ("{letter}. {", "({letter}) {"),
    ),
    odd(
        "options are marked by Roman numbers",
        STAIRS,
        ('["1", "2", "3"]', '["I", "II", "III"]'),
        ("(number)", "(I, II or III)"),
    ),
    odd("options stand in a row with semicolons", REEF, ('"\\n".join(lines)', '"; ".join(lines)')),
    odd(
        "options stand before the question",
        GARDEN,
        (
            '"Pick the best option.\\n\\n{}\\n\\n{}\\n\\n',
            '"Options:\\n{1}\\n\\nWhich one goes on with this text: {0}\\n\\n',
        ),
    ),
    odd(
        "options count from nought, and so do the answers",
        STAIRS,
        ('["1", "2", "3"]', '["0", "1", "2"]'),
        ("Best action (number)", "Best action (0, 1 or 2)"),
    ),
    odd(
        "the prompt asks for the letter only, in a long bracket",
        REEF,
        (
            "\\nAnswer:",
            "\\n(One capital letter, nothing else: no dot, no bracket, no word.)\\nAnswer:",
        ),
    ),
    odd(
        "every option has the same arrow before it",
        REEF,
        ('f"{letter}. {choice}"', 'f"→ {letter}. {choice}"'),
    ),
    odd(
        "a persona of a pirate speaks",
        HOTEL,
        ('"Is this hotel', '"Arr, matey! Ye be a pirate that reads reviews. Is this hotel'),
    ),
    odd(
        "labels are explained by what they are not",
        HOTEL,
        (
            "negative or mixed?",
            "negative or mixed? Mixed means neither purely positive nor purely negative.",
        ),
    ),
    odd(
        "the instruction is repeated in other words for weight",
        STARS,
        (
            '"Rate how severe the bug is."',
            '"Rate how severe the bug is.", "Be strict, and use the scale below."',
        ),
    ),
    odd(
        "the legend is a table in Markdown",
        STARS,
        (
            '"0 = cosmetic, 1 = annoying, 2 = blocking"',
            '"| grade | meaning |\\n|---|---|\\n| 0 | cosmetic |\\n| 1 | annoying |\\n| 2 | blocking |"',
        ),
    ),
    odd(
        "the legend goes from the highest down",
        STARS,
        ("0 = cosmetic, 1 = annoying, 2 = blocking", "2 = blocking, 1 = annoying, 0 = cosmetic"),
    ),
    odd(
        "labels stand in the question in brackets, pipes between",
        NLI,
        (
            "Relation (entailment, neutral or contradiction)",
            "Relation [entailment|neutral|contradiction]",
        ),
    ),
    odd(
        "an NLI legend has negations",
        NLI,
        (
            "Relation (ent",
            "entailment: it cannot be false; contradiction: it cannot be true; neutral: neither is known.\\nRelation (ent",
        ),
    ),
    odd(
        "the hypothesis comes before the premise",
        NLI,
        (
            "Premise: {data['premise']}\\nHypothesis: {data['hypothesis']}",
            "Hypothesis: {data['hypothesis']}\\nPremise: {data['premise']}",
        ),
    ),
    odd(
        "worked examples are parted by lines of dashes",
        TICKETS,
        ("Team: billing\n\n", "Team: billing\n---\n"),
        ("Team: shipping\n\n", "Team: shipping\n---\n"),
        ("Team: accounts\n", "Team: accounts\n---"),
        ("or accounts.\n\n", "or accounts.\n---\n"),
    ),
    odd("messages are quoted by angle brackets as in mail", TICKETS, ("Message: ", "Message: > ")),
    odd(
        "the true-or-false question asks not to guess",
        FACTS,
        (
            "Write true or",
            "Don't guess. If the statement does not hold, it is false. Write true or",
        ),
    ),
    odd(
        "statements stand in guillemets", FACTS, ("{data['statement']}", "« {data['statement']} »")
    ),
    odd(
        "yes and no are asked for, and the question is a dialogue",
        BOOLS,
        ('"Answer (yes or no):\\n"', '"Teacher: So, yes or no?\\nPupil:\\n"'),
    ),
    odd(
        "the passage stands in triple quotes",
        BOOLS,
        ('data["passage"], "Question', '\'"""\' + data["passage"] + \'"""\', "Question'),
    ),
    odd("the clause bears a paragraph sign", CONTRACT, ("Clause: {", "Clause (§ as signed): {")),
    odd(
        "options in a row with a slash, and a gap as three dots",
        ANALOGY,
        ("Complete the analogy.", "Finish the analogy; '…' is the gap."),
    ),
    odd(
        "options are quoted one by one",
        ANALOGY,
        ('" / ".join(options)', '", ".join(f"‘{o}’" for o in options)'),
    ),
    odd(
        "the analogy is asked for with colons of logic",
        ANALOGY,
        ("{question}", "(a : b :: c : ?) {question}"),
    ),
    odd(
        "a hint that is meant: the operation is not named",
        BAKERY,
        (
            "Work it out step by step.",
            "Hint: one operation is enough. Work it out step by step and put the result behind ####.",
        ),
    ),
    odd(
        "steps are asked for before a mark of four signs",
        BAKERY,
        ("Solution:", "Solution (end with '#### number'):"),
    ),
    odd(
        "the cue of steps is in the middle of a sentence",
        TRAINS,
        (
            "Let's think step by step.",
            "Well, let us see. First we calculate, then we say 'The answer is N.'",
        ),
    ),
    odd(
        "steps are forbidden in the question, not in the answer's form",
        TRAINS,
        ('f"Q: {row', 'f"Do not round while you calculate.\\nQ: {row'),
    ),
)
