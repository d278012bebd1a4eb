"""Faults of the answers, against metric, post-processor and stop."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, RECIPE, SHOP, SUMS, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, LOGS, PRINTS, SPORT, TRIP
from tests.lint.thirtyeighth.tasks_zh import TNEWS, TWEA, ZINT, ZQUIZ, ZTALK

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output is a sentence about the gold, and a match is asked for",
        "answer/not-extracted few-shot/other-form",
        changed(QUIZ, ('" " + gold', 'f" The answer is {gold}."')),
        changed(SPORT, ('f" {gold}"', 'f" {gold}, as the report says"')),
        changed(ZTALK, ('"output": gold', '"output": f"顾客要去{gold}。"')),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(RECIPE, postprocess="gsm8k_post"),
        changed(SUMS, postprocess="until_return_post"),
    ),
    kind(
        F,
        "a stop sequence cuts the shots' own answers off",
        "answer/stopped-early answer/not-extracted",
        changed(SUMS, stop=("\n", ".")),
        changed(RECIPE, stop=("\n", "}")),
        changed(TRIP, stop=("\n", ":")),
    ),
    kind(
        F,
        "the room for the answer is too small for it",
        "tokens/answer-too-long",
        changed(SUMS, max_tokens=4),
        changed(RECIPE, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs",
        changed(
            QUIZ,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
        changed(
            MAIL,
            (
                '"processed_output": gold',
                '"processed_output": ("low", "medium", "high")[data["level"] - 1]',
            ),
        ),
        changed(
            ZQUIZ,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
    ),
    kind(
        F,
        "the output begins with the cue once more",
        "answer/cue-again answer/not-extracted",
        changed(TICKET, ('" " + gold', '" Label: " + gold')),
        changed(SPORT, ('f" {gold}"', 'f" Answer: {gold}"')),
        changed(ZQUIZ, ('"output": gold', '"output": "答案：" + gold')),
    ),
    kind(
        F,
        "the gold is a number and no text",
        "code/error answer/*",
        changed(MAIL, ('"processed_output": gold', '"processed_output": data["level"]')),
        changed(TWEA, ('"processed_output": gold', '"processed_output": data["high"]')),
    ),
    kind(
        F,
        "a shot ends with another text than the options that are ranked",
        "few-shot/not-a-choice text/missing-space answer/*",
        changed(SHOP, ('"output": gold', '"output": gold.strip()')),
        changed(GAME, ('"output": gold', '"output": gold + "."')),
        changed(TNEWS, ('"output": gold', '"output": gold + "。"')),
    ),
    kind(
        F,
        "the output is empty, or what is compared is",
        "answer/empty answer/not-in-output answer/empty-is-right answer/not-extracted",
        changed(LOGS, ('"output": " " + gold', '"output": ""')),
        changed(PRINTS, ('"processed_output": gold', '"processed_output": ""')),
        changed(ZINT, ('"output": gold', '"output": ""')),
    ),
)
