"""Right prompts that look odd: right tasks in another dress."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.twentysixth.tasks_free import (
    BILLS,
    CITY,
    FRENCH,
    OUTPUT,
    PHONE,
    PLURAL,
    READING,
    TABLE,
)
from tests.lint.twentysixth.tasks_labels import GRAMMAR, INTENT, NEWS, NLI, REVIEWS, SPAM, TOXIC
from tests.lint.twentysixth.tasks_options import CIVICS, GEOGRAPHY, IDIOMS, ODD, SCIENCE, SYNONYMS

RIGHT = (
    odd("options are marked by E to H, and so are the answers", SCIENCE, ("ABCD", "EFGH")),
    odd(
        "options stand in square brackets",
        SCIENCE,
        ('f"{letter}. {choice}"', 'f"[{letter}] {choice}"'),
    ),
    odd(
        "options are turned round, and the letter with them",
        SCIENCE,
        ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][::-1])'),
        ('"ABCD"[data["answer"]]', '"DCBA"[data["answer"]]'),
    ),
    odd(
        "options are sorted, and the letter is looked up in the sorted list",
        SCIENCE,
        ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))'),
        (
            '"ABCD"[data["answer"]]',
            '"ABCD"[sorted(data["choices"]).index(data["choices"][data["answer"]])]',
        ),
    ),
    odd(
        "a row of dashes parts question and options",
        SCIENCE,
        ("for letter, choice", 'lines.append("-" * 20)\n    for letter, choice'),
    ),
    odd(
        "an instruction speaks of letters in capitals",
        GEOGRAPHY,
        ("A, B, C or D.", "write ONLY the letter (A, B, C or D)."),
    ),
    odd(
        "an option more that is never right: none of these",
        CIVICS,
        ("Number of the right", "(4) none of these\nNumber of the right"),
    ),
    odd("options in a row with bars between", ODD, ('shown = " ".join', 'shown = " | ".join')),
    odd(
        "the answer is a bracketed letter, and the prompt says so",
        ODD,
        ("with the others.\\n", "with the others. Give its letter in brackets, like (a).\\n"),
    ),
    odd(
        "the list of choices closes with an or",
        SYNONYMS,
        (
            "{', '.join(data['choices'])}",
            "{', '.join(data['choices'][:-1])} or {data['choices'][-1]}",
        ),
    ),
    odd(
        "choices in quotes, and the answer bare",
        SYNONYMS,
        ("{', '.join(data['choices'])}", "{', '.join(repr(c) for c in data['choices'])}"),
        ("Closest in meaning:", "Closest in meaning (no quotes):"),
    ),
    odd(
        "a gloss of what an idiom is stands first",
        IDIOMS,
        (
            'f"What does',
            'f"An idiom is a phrase whose words do not mean what they say.\\nWhat does',
        ),
    ),
    odd(
        "the sentence stands in typographic quotes",
        IDIOMS,
        ("{data['question']}", "“{data['question']}”"),
    ),
    odd(
        "labels with their definitions",
        REVIEWS,
        (
            'text += f"Review',
            'text += "(positive: the writer is pleased; negative: the writer is not; neutral: plain facts)\\n"\n    text += f"Review',
        ),
    ),
    odd(
        "a hint that is meant: to think of the writer",
        REVIEWS,
        (
            'text += "Sentiment:"',
            'text += "Hint: think of how the writer feels, not of the topic.\\nSentiment:"',
        ),
    ),
    odd(
        "stars around the cue, as in Markdown",
        REVIEWS,
        ('"Sentiment:"', '"**Sentiment:**"'),
        ('f"Review: {', 'f"**Review:** {'),
    ),
    odd(
        "the cue is a question of its own",
        NLI,
        (
            "Does the premise entail the hypothesis? Answer Yes, No or Maybe.\\nAnswer:",
            "So is the hypothesis true (Yes), false (No) or undecided (Maybe)?",
        ),
    ),
    odd(
        "premise and hypothesis have XML tags",
        NLI,
        (
            "Premise: {premise}\\nHypothesis: {hypothesis}",
            "<premise>{premise}</premise>\\n<hypothesis>{hypothesis}</hypothesis>",
        ),
    ),
    odd(
        "a rule with an exception",
        NLI,
        ("Answer Yes, No or Maybe.", "Answer Yes or No, or Maybe if the premise does not say."),
    ),
    odd("a mail has marks and shouting in it", SPAM, ("Message:\\n%s\\n", "Message:\\n>>> %s\\n")),
    odd(
        "the legend is a list of lines with arrows",
        NEWS,
        ('", ".join(f"{code} = {name}"', '"; ".join(f"{name} -> {code}"'),
    ),
    odd(
        "the legend is turned round, last number first",
        NEWS,
        ("in DESKS.items())", "in sorted(DESKS.items(), reverse=True))"),
    ),
    odd(
        "the legend is numbered with words that are no order",
        NEWS,
        (
            '{1: "World", 2: "Sports", 3: "Business", 4: "Science"}',
            '{4: "Science", 2: "Sports", 1: "World", 3: "Business"}',
        ),
    ),
    odd(
        "letters that are names: A and U",
        GRAMMAR,
        (
            "A = acceptable English, U = unacceptable English",
            "Mark A for acceptable English and U for unacceptable English.",
        ),
    ),
    odd(
        "a sentence with faults is announced",
        GRAMMAR,
        ('f"Sentence: {', 'f"Sentence (may be wrong on purpose): {'),
    ),
    odd(
        "a label of two words, and the others of one",
        INTENT,
        ("Sort each customer message", "One label has two words. Sort each customer message"),
    ),
    odd(
        "examples are parted by lines of hashes", INTENT, ('{intent}\\n\\n"', '{intent}\\n###\\n"')
    ),
    odd(
        "rude words in the text, with a warning",
        TOXIC,
        ("Should the moderator", "Content warning: some comments are rude. Should the moderator"),
    ),
    odd(
        "two cues in one line",
        READING,
        ('\\n"\n    text += "Answer:"', ' "\n    text += "Answer:"'),
    ),
    odd(
        "the question stands before the passage",
        READING,
        ("f\"Passage: {data['passage']}\\n\"", "f\"Question: {data['question']}\\n\""),
        (
            'text += f"Question: {data[\'question\']}\\n"\n    text += "Ans',
            'text += f"Passage: {data[\'passage\']}\\n"\n    text += "Ans',
        ),
    ),
    odd(
        "the passage is in a block of quotes",
        READING,
        ("Passage: {data['passage']}", "Passage:\\n> {data['passage']}\\n>"),
    ),
    odd(
        "an example of arithmetic in the instruction",
        BILLS,
        ('f"Problem: {', 'f"Write each step as an equation, such as 2*3=6.\\n\\nProblem: {'),
    ),
    odd(
        "the last sentence of the output is prescribed",
        BILLS,
        ('f"Problem: {', 'f"Close with: The answer is N.\\n\\nProblem: {'),
    ),
    odd(
        "English asks for French in French",
        FRENCH,
        ("Translate from English into French.", "Traduisez de l'anglais en français."),
        ("English: {en}\\nFrench:", "Anglais : {en}\\nFrançais :"),
    ),
    odd("arrows in the place of cues", FRENCH, ("English: {en}\\nFrench:", "{en} ->")),
    odd(
        "code in a fence, and a hint on newlines",
        OUTPUT,
        (
            "What does this program print?",
            "What does this program print? (Leave out the final newline.)",
        ),
    ),
    odd(
        "prompts like a console's",
        OUTPUT,
        ('"What does this program print?\\n```python\\n"', '"$ cat main.py\\n"'),
        ('"\\n```\\nOutput:"', '"\\n$ python main.py\\n>"'),
    ),
    odd(
        "a table with bars at both ends",
        TABLE,
        ('" | ".join(row) for row in body', '"| " + " | ".join(row) + " |" for row in body'),
        (
            '" | ".join(header), " | ".join("---" for _ in header)',
            '"| " + " | ".join(header) + " |", "|" + "---|" * len(header)',
        ),
    ),
    odd(
        "a table as comma-separated values",
        TABLE,
        ('[" | ".join(header), " | ".join("---" for _ in header)]', '[",".join(header)]'),
        ('" | ".join(row)', '",".join(row)'),
    ),
    odd(
        "worked examples that are numbered, and the question goes on",
        CITY,
        ("Sentence: The", "1. Sentence: The"),
        ("Sentence: She", "2. Sentence: She"),
        ("Sentence: {", "3. Sentence: {"),
    ),
    odd(
        "the words of two who talk are in italics",
        PHONE,
        ("{turn['who']}: {turn['says']}", "*{turn['who']}*: {turn['says']}"),
    ),
    odd(
        "an example of the form that is no answer",
        PHONE,
        ("Write it as HH:MM.", "Write it as HH:MM on the 24-hour clock, for example 23:59."),
    ),
    odd(
        "a plural that equals its singular",
        PLURAL,
        ('f"Singular: {', 'f"(some words do not change)\\nSingular: {'),
    ),
    odd("one and many as cues", PLURAL, ("Singular: {singular}\\nPlural:", "one {singular}, two")),
    odd("a field of the rows that no prompt shows", PHONE, rows=put("room", lambda row: "B12")),
)
