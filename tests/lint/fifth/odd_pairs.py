"""Right prompts whose answers are labels of a passage, a pair of texts or a talk."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, odd, written
from tests.lint.fifth.tasks_labels import ARABIC, INTENTS, NLI, PAIRS, PASSAGES, TALKS
from tests.lint.fifth.tasks_options import TOPICS

_YES = '"yes" if data["answer"] else "no"'


RIGHT: tuple[Right, ...] = (
    odd("a separator of dashes", INTENTS, own={"separator": "\n---\n"}),
    odd(
        "one newline between shots", INTENTS, ("\\nIntent:", " -> Intent:"), own={"separator": "\n"}
    ),
    odd(
        "true and false",
        PASSAGES,
        ('"Yes" if', '"True" if'),
        ('else "No"', 'else "False"'),
        ("(Yes or No)", "(True or False)"),
    ),
    odd(
        "small letters for yes and no",
        PASSAGES,
        ('"Yes" if', '"yes" if'),
        ('else "No"', 'else "no"'),
        ("(Yes or No)", "(yes or no)"),
    ),
    odd(
        "Y and N",
        PASSAGES,
        ('"Yes" if', '"Y" if'),
        ('else "No"', 'else "N"'),
        ("(Yes or No)", "(Y/N)"),
    ),
    odd(
        "the question before its passage",
        PASSAGES,
        (
            "Passage: {data['passage']}\\n\\nQuestion: {data['question']}",
            "Question: {data['question']}\\nText to look into: {data['passage']}",
        ),
    ),
    odd(
        "the passage between rules of dashes",
        PASSAGES,
        ("Passage: {data['passage']}\\n\\n", "---\\n{data['passage']}\\n---\\n"),
    ),
    odd(
        "the passage in tags that are closed",
        PASSAGES,
        ("Passage: {data['passage']}\\n\\n", "<passage>\\n{data['passage']}\\n</passage>\\n\\n"),
    ),
    odd(
        "an instruction behind the passage",
        PASSAGES,
        ("\\n\\nQuestion", "\\n\\nAnswer from this text alone.\\nQuestion"),
    ),
    written(
        "a full stop behind the answer, which the post-processor takes off",
        PASSAGES,
        "f\"{data['passage']}\\nQ: {data['question']}\\nA:\"",
        'f" {gold}."',
        "gold",
        first=f"gold = {_YES}",
        postprocess="exact_match_post",
    ),
    odd(
        "three labels by letters with a legend",
        NLI,
        (
            "Is this entailment, neutral or contradiction?",
            "A: entailment, B: neutral, C: contradiction",
        ),
        ('LABELS[data["label"]]', '"ABC"[data["label"]]'),
    ),
    odd(
        "yes, maybe and no",
        NLI,
        ('["entailment", "neutral", "contradiction"]', '["Yes", "Maybe", "No"]'),
        (
            "Is this entailment, neutral or contradiction?",
            "Does the second follow from the first: Yes, Maybe or No?",
        ),
    ),
    odd(
        "the hypothesis as a question",
        NLI,
        (
            "Premise: {data['premise']}\\nHypothesis: {data['hypothesis']}\\n",
            "{data['premise']}\\nSo: {data['hypothesis']}\\n",
        ),
    ),
    odd(
        "both texts in quotes",
        NLI,
        ("Premise: {data['premise']}", "Premise: “{data['premise']}”"),
        ("Hypothesis: {data['hypothesis']}", "Hypothesis: “{data['hypothesis']}”"),
    ),
    odd(
        "one and zero",
        PAIRS,
        ('("no", "yes")', '("0", "1")'),
        ("Answer yes or no.", "Answer 1 for yes, 0 for no."),
    ),
    odd(
        "same and different",
        PAIRS,
        ('("no", "yes")', '("different", "same")'),
        ("Do they ask the same? Answer yes or no.", "Are these two the same or different?"),
        ('"Same:"', '"They are"'),
    ),
    odd("questions on one line", PAIRS, ('data["question1"] + "\\n"', 'data["question1"] + " "')),
    odd(
        "turns with dashes",
        TALKS,
        ("{turn['speaker']}: {turn['text']}", "- {turn['speaker']}: {turn['text']}"),
    ),
    odd(
        "turns with names in angle brackets",
        TALKS,
        ("{turn['speaker']}: {turn['text']}", "<{turn['speaker']}> {turn['text']}"),
    ),
    odd(
        "turns as lines of a play",
        TALKS,
        ("{turn['speaker']}: {turn['text']}", "{turn['speaker'].upper()}. {turn['text']}"),
        ("What does {last} feel", "What does {last.upper()} feel"),
    ),
    odd("turns in one line", TALKS, ('"\\n".join(f"{turn', '" / ".join(f"{turn')),
    odd(
        "turns without names",
        TALKS,
        ("{turn['speaker']}: {turn['text']}", "– {turn['text']}"),
        ("What does {last} feel", "What does the last speaker feel"),
    ),
    odd("own shots of which there are more than needed", INTENTS, fewshot=2),
    odd("own shots, all of them", INTENTS, fewshot=8),
    odd("own shots in the order of the file, with one per label", INTENTS, shots=INTENTS.shots[:4]),
    odd("no shots with a file of shots at hand", INTENTS, fewshot=0),
    odd("labels in Arabic with Latin digits before them", ARABIC, ('f"النص:', 'f"1) النص:')),
    odd(
        "Arabic with an instruction of its own",
        ARABIC,
        ("\\nالجواب:", "\\nأجب بنعم أو لا.\\nالجواب:"),
    ),
    written(
        "topics in a GEN prompt",
        TOPICS,
        '"Headline: " + data["text"] + "\\nSection (World, Sports, Business, Technology):"',
        '" " + gold',
        "gold",
        first='gold = ("World", "Sports", "Business", "Technology")[data["label"]]',
    ),
    written(
        "topics by number with a list of what they mean",
        TOPICS,
        '"1 World\\n2 Sports\\n3 Business\\n4 Technology\\n\\n" + data["text"] + "\\nSection number:"',
        "f\" {data['label'] + 1}\"",
        'str(data["label"] + 1)',
    ),
)
