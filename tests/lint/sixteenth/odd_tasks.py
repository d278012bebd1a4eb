"""Right prompts in English that look odd: tasks of options and labels in another guise."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    GOALS,
    KITCHEN,
    PREMISES,
    PRONOUNS,
    TICKETS,
)

FIRST = "until_return_post"

RIGHT = (
    odd("options marked by one bracket", CAPITALS, ('"{mark}. {choice}"', '"{mark}) {choice}"')),
    odd(
        "the last letters of the alphabet as marks",
        CAPITALS,
        ('zip("ABCD"', 'zip("WXYZ"'),
        ('"ABCD"[data', '"WXYZ"[data'),
        postprocess=FIRST,
    ),
    odd(
        "numbered options answered by number",
        CAPITALS,
        ('zip("ABCD"', 'zip("1234"'),
        ('"ABCD"[data["gold"]]', 'str(data["gold"] + 1)'),
        postprocess=FIRST,
    ),
    odd(
        "options in one row behind the question",
        CAPITALS,
        ('"\\n".join(lines)', 'lines[0] + "\\n" + " / ".join(lines[1:])'),
    ),
    odd("an arrow for the cue", CAPITALS, ('"\\nAnswer:"', '"\\nYour choice →"')),
    odd(
        "options before the question",
        CAPITALS,
        ('"\\n".join(lines)', '"\\n".join([*lines[1:], lines[0]])'),
    ),
    odd(
        "the number of options is named",
        CAPITALS,
        ('["Question: "', '["One of the four options is right.\\nQuestion: "'),
    ),
    odd(
        "headings of Markdown as cues",
        KITCHEN,
        ("Question: {question}\\nAnswer:", "### Question\\n{question}\\n### Answer\\n"),
        ("f\" {data['answer']}\"", "data['answer']"),
        stop=("\n",),
    ),
    odd(
        "turns of a chat with names",
        KITCHEN,
        ("\\nQuestion: {question}\\nAnswer:", "\\n\\nUser: {question}\\nAssistant:"),
    ),
    odd(
        "the question in tags",
        KITCHEN,
        ("Question: {question}\\nAnswer:", "<question>{question}</question>\\nAnswer:"),
    ),
    odd(
        "small letters are asked for",
        KITCHEN,
        ("yes or no.", "yes or no, in small letters and without a full stop."),
    ),
    odd(
        "worked examples with both labels",
        KITCHEN,
        (
            "no.\\nQuestion: {",
            "no.\\n\\nQuestion: Is honey sticky?\\nAnswer: yes\\n\\nQuestion: Is ice warm?\\nAnswer: no\\n\\nQuestion: {",
        ),
        fewshot=0,
    ),
    odd(
        "the question in typographic quotes",
        KITCHEN,
        ("Question: {question}", "Question: “{question}”"),
    ),
    odd(
        "initials as labels, with their legend",
        PREMISES,
        (
            "Is this entailment, neutral or contradiction?",
            "e = entailment, n = neutral, c = contradiction",
        ),
        ('names[data["label"]]', 'data["label"]'),
        ("Label:", "Label (e, n or c):"),
    ),
    odd(
        "the hypothesis before the premise",
        PREMISES,
        ('"Premise: " + data["premise"] + "\\n"', '"Claim: " + data["hypothesis"] + "\\n"'),
        ('"Hypothesis: " + data["hypothesis"]', '"Evidence: " + data["premise"]'),
    ),
    odd(
        "signs of logic as labels",
        PREMISES,
        (
            '{"e": "entailment", "n": "neutral", "c": "contradiction"}',
            '{"e": "⊨", "n": "?", "c": "⊥"}',
        ),
        ("Is this entailment, neutral or contradiction?", "⊨ follows, ? open, ⊥ contradicts"),
    ),
    odd(
        "labels as a list with bullets",
        TICKETS,
        (
            "topics: {', '.join(TOPICS)}.",
            "topics:\\n{chr(10).join('- ' + each for each in TOPICS)}",
        ),
    ),
    odd(
        "topics with what they are about",
        TICKETS,
        (
            "topics: {', '.join(TOPICS)}.",
            "topics: billing (money that we ask for), shipping (parcels on their way), account (signing in), returns (goods that come back).",
        ),
    ),
    odd(
        "a number of the message that tells nothing",
        TICKETS,
        ("Message: {", "Message #{data['id'][1:]}: {"),
    ),
    odd(
        "topics by number, with a legend",
        TICKETS,
        ("{', '.join(TOPICS)}", "{', '.join(f'{n} {each}' for n, each in enumerate(TOPICS, 1))}"),
        (
            'f" {data[\'topic\']}", "processed_output": data["topic"]',
            'f" {TOPICS.index(data[\'topic\']) + 1}", "processed_output": str(TOPICS.index(data["topic"]) + 1)',
        ),
        ('Topic:"', 'Number:"'),
    ),
    odd(
        "a goal that opens a sentence of the ranking",
        GOALS,
        (
            "Goal: {data['goal']}\\nWhat should one do?\\n",
            "How does one do this: {data['goal'].lower().rstrip('.')}?\\n",
        ),
    ),
    odd(
        "both names are listed before a ranking",
        PRONOUNS,
        (
            "    right = ",
            "    lines.insert(1, 'Either ' + ' or '.join(sorted(data['target_scores'])) + '.')\n    right = ",
        ),
    ),
)
