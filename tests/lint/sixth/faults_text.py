"""Text that was meant to be computed: placeholders, raw values, fields that are not the right ones."""

from __future__ import annotations

from functools import partial

from tests.lint.shape import Row, changed
from tests.lint.sixth.making import kind
from tests.lint.sixth.tasks_free import (
    AUSGABE,
    MARKET,
    MELDUNG,
    PEOPLE,
    PREFEITURA,
    SATZ,
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
    PINGLUN,
    REVIEWS,
    SMS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import (
    ALLTAG,
    CAUSE,
    DYNASTY,
    KITCHEN,
    LAW,
    MUSIC,
    SEA,
    SEA_PLAIN,
)

_text = partial(kind, "text that was meant to be computed")


def _without_some(*fields: str) -> object:
    """Return what empties fields of every fourth row, as a data set's own gaps do."""

    def empty(rows: list[Row]) -> None:
        for row in rows[::4]:
            row.update(dict.fromkeys(fields))

    return empty


KINDS = (
    _text(
        "A string lacks its f, so the field's name in braces stands in the prompt.",
        "text/placeholder text/same-prompt text/unknown-name",
        changed(REVIEWS, ('text = f"Review', 'text = "Review')),
        changed(
            SPANS,
            (
                "text = f\"Context: {data['context']}\\n",
                'text = f"Context: {data[\'context\']}\\n" + "',
            ),
        ),
        changed(LAW, ('text += f"{chr', 'text += "{chr')),
        changed(PINGLUN, ('text = f"', 'text = "')),
    ),
    _text(
        "Braces are doubled inside an f-string, so nothing is filled in.",
        "text/placeholder text/same-prompt text/unknown-name",
        changed(PREFEITURA, ("{data['pergunta']}", "{{data['pergunta']}}")),
        changed(TICKETS, ("{data['ticket']}", "{{ticket}}")),
        changed(SATZ, ("{data['en']}", "{{en}}")),
        changed(NLI, ("{data['hypothesis']}", "{{hypothesis}}")),
    ),
    _text(
        "A template's format is never called, or another system's template language is used.",
        "text/placeholder text/unknown-name text/same-prompt",
        changed(JOURNAL, ("{data['texte']}", "{{{{texte}}}}")),
        changed(SPANS, ("{data['question']}", "%(question)s")),
        changed(MARKET, ("f\"Question: {data['question']}", '"Question: {question}')),
        changed(SMS_NAMES, ("{data['message']}", "<message>")),
        changed(MELDUNG, ("{data['article']}", "$article")),
    ),
    _text(
        "A list is put into the text as Python prints it.",
        "text/raw-value",
        changed(SEA, ('"\\n".join(lines)', 'str(data["options"])')),
        changed(SEA_PLAIN, ("{listed}", "{data['options']}")),
        changed(TICKETS, ("{', '.join(TEAMS)}", "{TEAMS}")),
        changed(ALLTAG, (r"\n{liste}Antwort", r"\n{data['optionen']}\nAntwort"), fewshot=2),
    ),
    _text(
        "A dict of the row is put into the text as Python prints it.",
        "text/raw-value answer/python-value",
        changed(KITCHEN, ('text += question["stem"] + "\\n"', 'text += f"{question}\\n"')),
        changed(KITCHEN, ("({choice['label']}) {choice['text']}", "{choice}")),
        changed(MUSIC, (r"\nA:", r"\nOptions: {data['target_scores']}\nA:")),
        changed(
            SPANS,
            (r"Context: {", r"Spans: {data['answers']['answer_start']}, {type(data)}\nContext: {"),
        ),
    ),
    _text(
        "A field is empty in some rows, and the prompt says None there.",
        "text/nothing text/empty-slot",
        changed(NLI, rows=_without_some("hypothesis")),
        changed(SPANS, rows=_without_some("context")),
        changed(PARKS, rows=_without_some("passage")),
        changed(CAUSE, rows=_without_some("choice2")),
    ),
    _text(
        "A field's name is misspelt, and get hides it with an empty text or None.",
        "text/absent-field text/empty-slot text/nothing text/no-question text/ambiguous text/same-prompt",
        changed(SPANS, ("data['context']", "data.get('contex', '')")),
        changed(NLI, ("data['premise']", "data.get('premisse', '')")),
        changed(PARKS, ("data['passage']", "data.get('Passage', '')")),
        changed(SATZ, ("data['en']", "data.get('english')")),
    ),
    _text(
        "A method is named and not called, so its object's description is printed.",
        "text/raw-value text/no-question text/same-prompt",
        changed(CAFES, (".strip()}", ".strip}")),
        changed(REVIEWS, ("{data['text']}", "{data['text'].strip}")),
        changed(NLI, ("{data['premise']}", "{data['premise'].lower}")),
    ),
    _text(
        "A generator, map or zip object stands where its items were meant to.",
        "text/raw-value code/not-repeated text/cut-item",
        changed(
            SEA_PLAIN,
            (
                '"\\n".join(f"- {option}" for option in data["options"])',
                '(f"- {option}" for option in data["options"])',
            ),
        ),
        changed(TICKETS, ("{', '.join(TEAMS)}", "{map(str.title, TEAMS)}")),
        changed(SEA, ('"\\n".join(lines)', 'str(zip("ABCD", lines))')),
    ),
    _text(
        "A comma at a line's end makes the text a tuple, printed with brackets and quotes.",
        "text/raw-value text/stray-sign",
        changed(
            REVIEWS,
            (
                "text = f\"Review: {data['text']}",
                'review = data["text"],\n    text = f"Review: {review}',
            ),
        ),
        changed(
            SPANS,
            (
                "text = f\"Context: {data['context']}",
                'context = data["context"].strip(),\n    text = f"Context: {context}',
            ),
        ),
        changed(
            JOURNAL,
            ('"politique, sport, économie, culture"', '"politique, sport", "économie, culture"'),
        ),
    ),
    _text(
        "A newline is escaped once too often, and the prompt shows a backslash and an n.",
        "text/escaped",
        changed(PREFEITURA, (r"\nResposta", r"\\nResposta")),
        changed(NLI, ('text = f"Premise', 'text = rf"Premise')),
        changed(SEA, ('"\\n".join', '"\\\\n".join')),
        changed(MUSIC, ('text = f"Q', 'text = fr"Q')),
    ),
    _text(
        "A template in triple quotes keeps the indentation of the code.",
        "text/indented text/two-spaces",
        changed(
            REVIEWS,
            (
                "f\"Review: {data['text']}\\nSentiment (positive or negative):\"",
                'f"""Review: {data[\'text\']}\n        Sentiment (positive or negative):"""',
            ),
        ),
        changed(
            SPANS,
            (
                "\\nQuestion: {data['question']}\\nAnswer:\"",
                '" + f"""\n        Question: {data[\'question\']}\n        Answer:"""',
            ),
        ),
        changed(
            SMS_NAMES,
            (
                "f\"Message: {data['message']}\\nIs it ham or spam?\\nIt is\"",
                'f"""Message: {data[\'message\']}\n            Is it ham or spam?\n            It is"""',
            ),
        ),
    ),
    _text(
        "Options are joined with nothing between, so the next one's letter sticks to the one before.",
        "text/run-together answer/letters text/lost-lines text/missing-space",
        changed(SEA, ('"\\n".join(lines)', '"".join(lines)')),
        changed(LAW, ('{choice}\\n"', '{choice}"')),
        changed(KITCHEN, ("{choice['text']}\\n", "{choice['text']}")),
        changed(DYNASTY, ("{data[letter]}\\n", "{data[letter]}")),
    ),
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
