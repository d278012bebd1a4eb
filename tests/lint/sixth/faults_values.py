"""Values that are printed as Python has them, and fields that are not the right ones."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixth.tasks_free import (
    AUSGABE,
    MARKET,
    MELDUNG,
    PEOPLE,
    PREFEITURA,
    SPANS,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    JOURNAL,
    NLI,
    NLI_SHOTS,
    PARKS,
    PAWS,
    REVIEWS,
    SMS,
    TICKETS,
)
from tests.lint.sixth.tasks_options import (
    ALLTAG,
    KITCHEN,
    LAW,
    SEA,
    SEA_PLAIN,
)

_text = partial(kind, "text that was meant to be computed")


KINDS = (
    _text(
        "A line lacks its newline, and the next cue sticks to the text before it.",
        "text/run-together text/lost-lines text/missing-space text/cue-forms text/no-question text/run-in few-shot/run-in",
        changed(SPANS, (r"\nQuestion:", "Question:")),
        changed(NLI, (r"\nHypothesis:", "Hypothesis:")),
        changed(PREFEITURA, (r"\nResposta:", "Resposta:")),
        changed(PARKS, (r"\nQuestion:", "Question:")),
    ),
    _text(
        "The same field is read twice, so the second text of the pair never comes.",
        "text/no-question text/repeated-instruction text/said-again text/ambiguous text/same-prompt",
        changed(NLI, ("Hypothesis: {data['hypothesis']}", "Hypothesis: {data['premise']}")),
        changed(PAWS, ("Second: {data['sentence2']}", "Second: {data['sentence1']}")),
        changed(SPANS, ("Question: {data['question']}", "Question: {data['context']}")),
    ),
    _text(
        "The two texts of a pair stand behind each other's cue.",
        "text/swapped-fields",
        changed(
            NLI,
            ("data['premise']", "data['other']"),
            ("data['hypothesis']", "data['premise']"),
            ("data['other']", "data['hypothesis']"),
        ),
        changed(
            SPANS,
            ("{data['context']}", "{data['qu']}"),
            ("{data['question']}", "{data['context']}"),
            ("data['qu']", "data['question']"),
        ),
        changed(
            NLI_SHOTS,
            ("data['premise']", "data['x']"),
            ("data['hypothesis']", "data['premise']"),
            ("data['x']", "data['hypothesis']"),
        ),
    ),
    _text(
        "The text is cut at a fixed length to save tokens, and what is asked hangs on its end.",
        "text/no-question text/cut-item text/ambiguous",
        changed(SPANS, ("{data['context']}", "{data['context'][:30]}")),
        changed(PARKS, ("{data['passage']}", "{data['passage'][:25]}")),
        changed(NLI, ("{data['premise']}", "{data['premise'][:15]}")),
        changed(MARKET, ("{data['question']}", "{data['question'][:30]}")),
    ),
    _text(
        "A text is joined as if it were a list, so a sign stands between all its letters.",
        "text/no-question text/lost-lines text/run-together text/raw-value text/two-spaces text/cut-item text/stray-sign",
        changed(REVIEWS, ("{data['text']}", "{' '.join(data['text'])}")),
        changed(SPANS, ("{data['context']}", "{', '.join(data['context'])}")),
        changed(
            MELDUNG,
            (
                "text = f\"Article: {data['article']}",
                'body = "\\n".join(data["article"])\n    text = f"Article: {body}',
            ),
        ),
    ),
    _text(
        "Only the first item of a list is shown, where all were meant.",
        "text/first-item answer/letters text/cut-item answer/other-names answer/not-an-option",
        changed(
            SEA_PLAIN, ('for option in data["options"])', 'for option in data["options"][:1])')
        ),
        changed(SEA, ('"\\n".join(lines)', "lines[0]")),
        changed(KITCHEN, ("{choice['text']}\\n\"", "{choice['text']}\\n\"\n        break")),
    ),
    _text(
        "The passage is never put into the prompt, and the question cannot be answered without it.",
        "text/no-question text/ambiguous text/absent-field",
        changed(SPANS, (r"Context: {data['context']}\n", "")),
        changed(PARKS, (r"{data['passage']}\n", "")),
        changed(NLI_SHOTS, (r"{data['premise']}\n", "")),
    ),
    _text(
        "A value's number of options or labels is written by hand and is not the list's.",
        "answer/other-count answer/other-names answer/letters",
        changed(LAW, ("Which wrong is this?", "Which of the four wrongs below is this?")),
        changed(ALLTAG, ('text = f"Frage', 'text = f"Choose one of these 4 options.\\nFrage')),
        changed(SEA, (r'\n" + "\n"', r'\nHere are five options:\n" + "\n"')),
        changed(TICKETS, ('text = f"Teams: ', 'text = f"Choose one of these 5 teams: ')),
    ),
    _text(
        "The dollar of another language's template stands before each value.",
        "text/stray-sign text/placeholder",
        changed(PREFEITURA, ("{data['pergunta']}", "${data['pergunta']}")),
        changed(NLI, ("{data['premise']}", "${data['premise']}")),
        changed(JOURNAL, ("{data['texte']}", "${data['texte']}")),
    ),
    _text(
        "The same field of the first row is used for every row, from a module's constant.",
        "text/same-prompt text/no-question text/ambiguous",
        changed(PREFEITURA, ("{data['pergunta']}", "Qual é a capital do Peru?")),
        changed(AUSGABE, ("f({data['input']})", "f('lamp')")),
        changed(PEOPLE, ("{data['sentence']}", "Ada met Charles in London.")),
    ),
    _text(
        "A loop's index and item come as a pair, since enumerate was not unpacked.",
        "text/raw-value",
        changed(
            SEA_PLAIN, ('for option in data["options"]', 'for option in enumerate(data["options"])')
        ),
        changed(
            LAW,
            (
                'for index, choice in enumerate(data["choices"])',
                'for index, choice in enumerate(enumerate(data["choices"]))',
            ),
        ),
        changed(
            ALLTAG, ('zip("abc", data["optionen"])', 'zip("abc", enumerate(data["optionen"]))')
        ),
    ),
    _text(
        "A truth value is written as Python prints it, where the prompt asks for yes or no.",
        "answer/other-names answer/python-value answer/other-form few-shot/other-form",
        changed(PARKS, ('"yes" if data["answer"] else "no"', 'str(data["answer"])')),
        changed(PARKS, ('"yes" if data["answer"] else "no"', 'str(data["answer"]).lower()')),
        changed(PARKS, ('"yes" if data["answer"] else "no"', 'str(int(data["answer"]))')),
        changed(SMS, ('str(data["label"])', 'str(bool(data["label"]))')),
    ),
    _text(
        "A number became a float on its way through a table, so the answer is 3.0.",
        "answer/python-value",
        changed(CAFES, ('str(data["stars"])', 'str(float(data["stars"]))')),
        changed(
            MARKET,
            (".strip()\n", ".strip()\n    number = str(float(number))\n"),
            ("f\" {data['answer']}\"", 'f" {number}"'),
        ),
        changed(SMS, ('str(data["label"])', 'str(data["label"] / 1)')),
    ),
    _text(
        "The answer is a list, and its brackets and quotes become the gold.",
        "answer/python-value answer/not-in-output answer/not-extracted text/raw-value",
        changed(SPANS, ('data["answers"]["text"][0]', 'str(data["answers"]["text"])')),
        changed(PEOPLE, ('", ".join(data["persons"])', "f\"{data['persons']}\"")),
        changed(
            TRIVIA,
            ('data["aliases"][0]', 'str(data["aliases"])'),
            ('"processed_output": data["aliases"]', '"processed_output": first'),
        ),
    ),
)
