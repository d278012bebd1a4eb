"""Text that was meant to be computed: placeholders, raw values, fields that are not the right ones."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed
from tests.lint.sixth.tasks_free import (
    MARKET,
    MELDUNG,
    PREFEITURA,
    SATZ,
    SPANS,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    JOURNAL,
    NLI,
    PARKS,
    PINGLUN,
    REVIEWS,
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


def _without_some(*fields: str) -> RowChange:
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
)
