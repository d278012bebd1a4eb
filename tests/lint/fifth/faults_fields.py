"""Faults in which text of the row is shown: none, too little, as Python writes it."""

from __future__ import annotations

from tests.lint.fifth.faults import each, every_row, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PEOPLE,
    READING,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import ARABIC, INTENTS, NLI, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import FRANCE, RIVERS
from tests.lint.shape import Kind

FAMILY = "text that was meant to be computed"


RAW = "text/raw-value answer/python-value"


LOST = "text/no-question text/cut-item text/same-prompt text/ambiguous few-shot/question-shown"


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "a list is printed as Python writes it",
        RAW,
        put(
            RIVERS,
            (
                '    for letter, choice in zip(LETTERS, data["choices"]):\n'
                '        text += f"{letter}. {choice}\\n"\n',
                "    text += f\"Options: {data['choices']}\\n\"\n",
            ),
        ),
        put(PEOPLE, ('", ".join(data["people"])', 'str(data["people"])')),
        put(TABLES, ('"| " + " | ".join(row) + " |"', "str(row)")),
    ),
    kind(
        FAMILY,
        "a dict is printed as Python writes it",
        "text/raw-value answer/python-value answer/leaked",
        put(SPANS, ('data["answers"]["text"][0]', 'str(data["answers"])')),
        put(TALKS, ("f\"{turn['speaker']}: {turn['text']}\" for turn", "str(turn) for turn")),
        put(TABLES, ('"\\n".join(lines) + f"', 'str(data["table"]) + f"')),
    ),
    kind(
        FAMILY,
        "None stands in the text, since no row has the field",
        "text/nothing text/absent-field text/empty-slot",
        put(PASSAGES, ("Passage: {", "Title: {data.get('title')}\\nPassage: {")),
        put(NEWS, ("Article: {", "Source: {data.get('source')}\\nArticle: {")),
        put(TALKS, ('f"{turns}\\n', "f\"Scene: {data.get('scene')}\\n{turns}\\n")),
    ),
    kind(
        FAMILY,
        "a misspelt field gives an empty text, as `get` has a default",
        "text/absent-field text/empty-slot text/no-question text/same-prompt",
        put(SPANS, ("{data['context']}", "{data.get('contxt', '')}")),
        put(NLI, ("{data['premise']}", "{data.get('sentence1', '')}")),
        put(REVIEWS, ('data["text"]', 'data.get("review", "")')),
    ),
    kind(
        FAMILY,
        "of a list only the first item is used",
        "text/first-item text/no-question text/cut-item answer/not-in-output answer/letters text/ambiguous",
        put(TALKS, ('for turn in data["turns"])', 'for turn in data["turns"][:1])')),
        put(TABLES, ('in data["table"]["rows"]', 'in data["table"]["rows"][:1]')),
        put(
            PEOPLE,
            ('" " + names', '" " + data["people"][0]'),
        ),
    ),
    kind(
        FAMILY,
        "the text is cut after a number of characters, from a trial run",
        "text/no-question text/cut-item",
        put(SPANS, ("{data['context']}", "{data['context'][:60]}")),
        put(NEWS, ("{data['article']}", "{data['article'][:100]}")),
        put(READING, ("{data['材料']}", "{data['材料'][:15]}")),
    ),
    kind(
        FAMILY,
        "only the last or the first sentence of the text is shown",
        "text/no-question text/cut-item",
        put(SPANS, ("{data['context']}", "{data['context'].split('. ')[0]}")),
        put(NEWS, ("{data['article']}", "{data['article'].split('. ')[-1]}")),
        put(READING, ("{data['材料']}", "{data['材料'].split('。')[0]}")),
    ),
    kind(
        FAMILY,
        "whole numbers have become floats, as pandas reads a column with gaps",
        "answer/python-value text/raw-value answer/not-extracted answer/two-spellings",
        put(MATH, rows=each("answer", lambda text: f"{text}.0"), postprocess="theoremqa_post"),
        put(
            REVIEWS,
            ('" " + sentiment', "f\" {float(data['label'])}\""),
            ('"processed_output": sentiment', '"processed_output": str(float(data["label"]))'),
            description="Say 1 where the review is positive, 0 where it is negative.",
        ),
        put(
            TABLES,
            rows=every_row(
                lambda row: row["table"].update(
                    rows=[
                        [f"{cell}.0" if cell.isdigit() else cell for cell in line]
                        for line in row["table"]["rows"]
                    ]
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "some rows lack a value, and the prompt says None or nan",
        "text/nothing text/empty-slot",
        put(PASSAGES, rows=each("passage", lambda _: None, 3)),
        put(NEWS, rows=each("article", lambda _: "nan", 4)),
        put(INTENTS, rows=each("text", lambda _: None, 4)),
    ),
    kind(
        FAMILY,
        "some rows have an empty text",
        "text/empty-slot text/no-question text/nothing text/ambiguous",
        put(PASSAGES, rows=each("passage", lambda _: "", 3)),
        put(ARABIC, rows=each("passage", lambda _: "", 4)),
        put(FRENCH, rows=each("en", lambda _: "", 4)),
    ),
    kind(
        FAMILY,
        "bytes are printed",
        "text/raw-value text/escaped",
        put(REVIEWS, ('data["text"]', 'str(data["text"].encode("utf-8"))')),
        put(FRENCH, ('"English: " + data["en"]', "f\"English: {data['en'].encode('utf-8')}\"")),
        put(SPANS, ("{data['context']}", "{data['context'].encode('utf-8')}")),
    ),
    kind(
        FAMILY,
        "a comma at the line's end makes a tuple of the text",
        "text/raw-value",
        put(
            RIVERS,
            (
                "    text = f\"Question: {data['question']}",
                '    question = data["question"],\n    text = f"Question: {question}',
            ),
        ),
        put(
            MATH,
            ("    return {", '    question = data["question"],\n    return {'),
            ("{data['question']}", "{question}"),
        ),
        put(
            NEWS,
            ("    return {", '    article = data["article"],\n    return {'),
            ("{data['article']}", "{article}"),
        ),
    ),
    kind(
        FAMILY,
        "a method is named and not called",
        "text/raw-value code/not-repeated text/no-question",
        put(REVIEWS, ('+ data["text"] +', "+ f\"{data['text'].strip}\" +")),
        put(NLI, ("{data['premise']}", "{data['premise'].strip}")),
        put(INTENTS, ("{data['text']}", "{data['text'].lower}")),
    ),
    kind(
        FAMILY,
        "a generator or a map is printed, as the join is missing",
        "text/raw-value code/not-repeated text/no-question",
        put(FRANCE, ('"\\n".join(f"{mark}) {text}" for', '(f"{mark}) {text}" for')),
        put(
            TALKS,
            ('"\\n".join(f"{turn[', '(f"{turn['),
        ),
        put(
            RIVERS,
            (
                '    for letter, choice in zip(LETTERS, data["choices"]):\n'
                '        text += f"{letter}. {choice}\\n"\n',
                "    text += f\"{map(str.strip, data['choices'])}\\n\"\n",
            ),
        ),
    ),
    kind(
        FAMILY,
        "a text is joined as if it were a list, so its letters stand apart",
        "text/no-question text/run-together text/two-spaces answer/not-an-option answer/not-extracted "
        "text/raw-value answer/not-in-output",
        put(NEWS, ("{data['article']}", "{' '.join(data['article'])}")),
        put(PEOPLE, ('", ".join(data["people"])', '", ".join(data["people"][0])')),
        put(PASSAGES, ("{data['passage']}", "{chr(10).join(data['passage'])}")),
    ),
    kind(
        FAMILY,
        "words of a list are joined with nothing between them",
        "text/run-together text/no-question text/raw-value",
        put(TALKS, ('"\\n".join(f"{turn', '"".join(f"{turn')),
        put(TABLES, ('"| " + " | ".join(row) + " |"', '"".join(row)')),
        put(FRANCE, ('"\\n".join(f"{mark}', '"".join(f"{mark}')),
    ),
    kind(
        FAMILY,
        "the question is not in the prompt",
        LOST,
        put(SPANS, ("\\n\\nQ: {data['question']}\\nA:", "\\nA:")),
        put(TABLES, ("Question: {data['question']}\\n", "")),
        put(READING, ("\\n问题：{data['问题']}", "")),
    ),
    kind(
        FAMILY,
        "a list that the file keeps as text is gone through letter by letter",
        "text/cut-item text/no-question text/raw-value text/run-together text/two-spaces text/escaped "
        "answer/letters answer/not-an-option answer/empty-option answer/python-value",
        put(RIVERS, rows=each("choices", str)),
        put(FRANCE, rows=each("choix", str)),
        put(PEOPLE, rows=each("people", str)),
    ),
)
