"""Faults of the answers, against metric, post-processor and options."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.twentyninth.tasks_choice import BODY, CHORE, COOK, MOOD, SAME, SPAM, STARS, TALK
from tests.lint.twentyninth.tasks_free import CONTEXT, GRID, MAIL, QUERY, RENDER, STEPS
from tests.lint.twentyninth.tasks_zh import TNLI, TQUIZ, TSPAN, ZMATH, ZREAD, ZSENT

F = "answers"


def scores(value: int):
    """Return what gives all options of a row one score."""

    def change(row: Row) -> None:
        row["target_scores"] = dict.fromkeys(row["target_scores"], value)

    return change


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence cuts the shots' own outputs off",
        "answer/stopped-early answer/not-extracted",
        changed(STEPS, stop=("\n", ".")),
        changed(MAIL, stop=("\n", ",")),
        changed(ZMATH, stop=("\n", "。")),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(CONTEXT, postprocess="gsm8k_post"),
        changed(TSPAN, postprocess="gsm8k_post"),
        changed(STEPS, postprocess="until_return_post"),
    ),
    kind(
        F,
        "the room for the answer is too small for it",
        "tokens/answer-too-long",
        changed(STEPS, max_tokens=4),
        changed(RENDER, max_tokens=2),
        changed(QUERY, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs",
        changed(
            COOK, ('"processed_output": gold', '"processed_output": data["options"][data["label"]]')
        ),
        changed(
            SPAM,
            ('"processed_output": gold', '"processed_output": "spam" if data["label"] else "ham"'),
        ),
        changed(ZREAD, ('"processed_output": gold', '"processed_output": str(data["label"])')),
    ),
    kind(
        F,
        "the output begins with the cue that ends the input",
        "answer/cue-again answer/not-extracted text/said-again",
        changed(CONTEXT, ('" " + gold', '" Answer: " + gold')),
        changed(GRID, ('" " + data["cell"]', '" Answer: " + data["cell"]')),
        changed(TNLI, ('"output": gold', '"output": "關係：" + gold')),
    ),
    kind(
        F,
        "one label is spelled in two ways",
        "answer/two-spellings answer/other-form answer/unlike-others answer/other-names "
        "few-shot/other-labels few-shot/trailing-space",
        changed(MOOD, rows=put("mood", lambda row: row["mood"].capitalize(), 3)),
        changed(TALK, rows=put("status", lambda row: row["status"].upper(), 4)),
        changed(TNLI, rows=put("label", lambda row: row["label"].replace("蘊含", "蘊涵"), 6)),
    ),
    kind(
        F,
        "whole numbers are answered as floats",
        "answer/python-value text/raw-value answer/other-names answer/legend",
        changed(STARS, rows=put("stars", lambda row: float(row["stars"]))),
        changed(SPAM, rows=put("label", lambda row: float(row["label"]))),
        changed(STEPS, rows=put("answer", lambda row: float(row["answer"]))),
    ),
    kind(
        F,
        "a shot ends with another text than the options that are ranked",
        "few-shot/not-a-choice text/missing-space answer/not-an-option",
        changed(SAME, ('"output": gold', '"output": gold.strip()')),
        changed(ZSENT, ('"output": gold', '"output": gold + "。"')),
        changed(CHORE, ('"output": gold', '"output": gold.rstrip(".")')),
    ),
    kind(
        F,
        "some rows have no option that is right",
        "answer/no-gold code/error",
        changed(ZSENT, rows=each(scores(0), 4)),
        changed(BODY, rows=each(scores(0), 5, 1)),
        changed(TQUIZ, rows=each(scores(0), 6)),
    ),
    kind(
        F,
        "some rows have several options that are right",
        "answer/several-golds",
        changed(ZSENT, rows=each(scores(1), 4)),
        changed(BODY, rows=each(scores(1), 5, 1)),
        changed(TQUIZ, rows=each(scores(1), 6)),
    ),
)
