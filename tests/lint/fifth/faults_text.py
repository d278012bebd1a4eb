"""Faults in text that was meant to be computed."""

from __future__ import annotations

from tests.lint.fifth.faults import each, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PRINTS,
    READING,
    SPANS,
)
from tests.lint.fifth.tasks_labels import INTENTS, NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import COPA, ENDINGS, RIVERS, TOPICS
from tests.lint.shape import Kind

FAMILY = "text that was meant to be computed"


HOLE = "text/placeholder text/unknown-name text/no-question"


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "the f before the string is missing",
        HOLE,
        put(PASSAGES, ('prompt = f"', 'prompt = "')),
        put(SPANS, ('"input": f"', '"input": "')),
        put(INTENTS, ('"input": f"', '"input": "')),
        put(RIVERS, ('text = f"', 'text = "')),
    ),
    kind(
        FAMILY,
        "braces are doubled as in another system's templates",
        HOLE,
        put(INTENTS, ("{data['text']}", "{{text}}")),
        put(READING, ("{data['问题']}", "{{问题}}")),
        put(MATH, ("{data['question']}", "{{data['question']}}")),
    ),
    kind(
        FAMILY,
        "a format string is never filled in",
        HOLE,
        put(REVIEWS, ('"Review: " + data["text"]', '"Review: %s"')),
        put(FRENCH, ('"English: " + data["en"]', '"English: {}"')),
        put(PAIRS, ('"Question 1: " + data["question1"]', '"Question 1: {question1}"')),
    ),
    kind(
        FAMILY,
        "the name in the template is spelled otherwise than what `replace` looks for",
        HOLE,
        put(
            SPANS,
            (
                "f\"{data['context']}\\n\\nQ: {data['question']}\\nA:\"",
                '"{context}\\n\\nQ: {qestion}\\nA:".replace("{context}", data["context"])'
                '.replace("{question}", data["question"])',
            ),
        ),
        put(
            NEWS,
            (
                "f\"Article: {data['article']}\\n\\nWrite a headline for this article.\\nHeadline:\"",
                '"Article: {Article}\\n\\nWrite a headline for this article.\\nHeadline:"'
                '.replace("{article}", data["article"])',
            ),
        ),
        put(
            NLI,
            (
                "f\"Premise: {data['premise']}\\nHypothesis: {data['hypothesis']}\\n\"",
                '"Premise: {premise}\\nHypothesis: {hypotheses}\\n".replace("{premise}", data["premise"])'
                '.replace("{hypothesis}", data["hypothesis"]) +',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a placeholder in square or angle brackets stays where it is",
        HOLE,
        put(PASSAGES, ("{data['question']}", "[QUESTION]")),
        put(SPANS, ("{data['context']}\\n", "<context>\\n")),
        put(INTENTS, ("{data['text']}", "<text>")),
    ),
    kind(
        FAMILY,
        "another field stands where the passage or the second text should be",
        "text/no-question text/repeated-instruction few-shot/question-shown text/ambiguous",
        put(PASSAGES, ("Passage: {data['passage']}", "Passage: {data['question']}")),
        put(NLI, ("Premise: {data['premise']}", "Premise: {data['hypothesis']}")),
        put(PAIRS, ('data["question2"]', 'data["question1"]')),
    ),
    kind(
        FAMILY,
        "newlines are two characters, a backslash and an n",
        "text/escaped",
        put(RIVERS, ('{choice}\\n"', '{choice}\\\\n"')),
        put(REVIEWS, ('"\\nSentiment:"', 'r"\\nSentiment:"')),
        put(READING, ("\\n问题", "\\\\n问题")),
        put(MATH, ("\\nAnswer:", "\\\\nAnswer:")),
    ),
    kind(
        FAMILY,
        "the field's own spaces are not stripped",
        "text/two-spaces text/trailing-space text/double-space answer/two-spellings few-shot/separator",
        put(RIVERS, rows=each("question", lambda text: f" {text} ")),
        put(FRENCH, rows=each("fr", lambda text: f" {text}")),
        put(PASSAGES, rows=each("passage", lambda text: f"  {text}", 2)),
    ),
    kind(
        FAMILY,
        "the description's instruction stands in each input as well",
        "text/repeated-instruction",
        put(
            REVIEWS,
            ('"Review: " +', '"Say whether each review is positive or negative.\\n\\nReview: " +'),
        ),
        put(
            FRENCH,
            ('"English: " +', '"Translate from English into French.\\nEnglish: " +'),
        ),
        put(READING, ('f"材料：', 'f"阅读材料，用材料中的词语回答问题。\\n材料：')),
    ),
    kind(
        FAMILY,
        "the newline between a text and the next cue is missing",
        "text/run-together text/missing-space text/description-runs-on text/cue-forms",
        put(PASSAGES, ("}\\n\\nQuestion:", "}Question:")),
        put(NLI, ("\\nHypothesis:", "Hypothesis:")),
        put(FRENCH, ('"\\nFrench:"', '"French:"')),
    ),
    kind(
        FAMILY,
        "a quote, a tag or a fence of the template is opened and never closed",
        "text/*",
        put(PRINTS, ('"\\n```\\n"', '"\\n"')),
        put(SPANS, ("{data['context']}\\n", "<text>{data['context']}\\n")),
        put(REVIEWS, ('"Review: " + data', '"Review: \\"" + data')),
        put(READING, ("{data['材料']}", "【{data['材料']}")),
        words="clos|balanc|fence|quote|open|unmatched|bracket|tag",
    ),
    kind(
        FAMILY,
        "the template of another task was copied, with its names of fields",
        "text/placeholder text/unknown-name text/absent-field text/nothing text/empty-slot code/error",
        put(INTENTS, ("Customer: {", "{{{{sentence}}}}\\nCustomer: {")),
        put(FRENCH, ('"English: " +', '"{src_lang}: " +')),
        put(NEWS, ("Article: {", "{{dialogue}}\\nArticle: {")),
    ),
    kind(
        FAMILY,
        "a note to oneself is left in the template",
        "text/*",
        put(RIVERS, ('"Answer:"', '"TODO: try another cue\\nAnswer:"')),
        put(MATH, ("\\nAnswer:", "\\n# FIXME wording\\nAnswer:")),
        put(TALKS, ("\\nEmotion:", "\\nXXX check the labels\\nEmotion:")),
        words="todo|fixme|xxx|note",
    ),
    kind(
        FAMILY,
        "the joint between context and ending is dropped or doubled",
        "text/two-spaces text/trailing-space text/double-space text/missing-space text/run-together",
        put(ENDINGS, own={"target_delimiter": ""}),
        put(TOPICS, own={"target_delimiter": "  "}),
        put(COPA, ('" " + joint', "joint")),
    ),
    kind(
        FAMILY,
        "the text of one row is typed in, so all docs have it",
        "text/no-question text/same-prompt text/ambiguous few-shot/question-shown",
        put(
            MATH,
            (
                "{data['question']}",
                "Nora has 14 apples and buys 3 bags of 6. How many apples has she now?",
            ),
        ),
        put(REVIEWS, ('data["text"]', '"The plot drags, and nobody in it behaves like a person."')),
        put(
            PRINTS,
            ('data["code"]', '"print(3 * 4 - 5)"'),
        ),
    ),
)
