"""Faults of answers against the metric or the post-processor."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentyfourth.tasks_free import (
    DATES,
    GERMAN,
    PLURAL,
    SHIPS,
    SNIPPETS,
    STALL,
    TIMES,
)
from tests.lint.twentyfourth.tasks_options import CALLS, DESK, GARDEN, HYPO, MUSEUM
from tests.lint.twentyfourth.tasks_zh import FARM, MENU, READER, SHOP, STREETS, TRAMS

FAMILY = "answers"
READ = "answer/not-extracted answer/not-in-output answer/two-spellings answer/python-value"

KINDS = (
    kind(
        FAMILY,
        "what is compared has white space that no response has",
        f"{READ} answer/other-form",
        changed(MUSEUM, ('"processed_output": gold', '"processed_output": " " + gold')),
        changed(GERMAN, ("processed_output=gold", 'processed_output=gold + "\\n"')),
        changed(
            READER,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"] + " "'),
        ),
    ),
    kind(
        FAMILY,
        "the shots answer in a sentence, and the bare answer is compared",
        f"{READ} answer/cue-again",
        changed(SHIPS, ('" " + data["ship"],', '" The ship is the " + data["ship"] + ".",')),
        changed(DATES, ('f" {gold}"', 'f" That was {gold}."')),
        changed(TRAMS, ('"output": gold', '"output": f"依規定{gold}這樣做。"')),
    ),
    kind(
        FAMILY,
        "a number is compared where the response is a text",
        f"{READ} answer/unlike-others",
        changed(DESK, ('number = str(data["desk"])', 'number = data["desk"]')),
        changed(
            STALL, ('"processed_output": data["total"]', '"processed_output": float(data["total"])')
        ),
        changed(
            FARM, ('"processed_output": data["answer"]', '"processed_output": int(data["answer"])')
        ),
    ),
    kind(
        FAMILY,
        "what is compared is written in other letters than the shots' answers",
        f"{READ} answer/other-names answer/letters answer/legend answer/gold-differs",
        changed(HYPO, ('"processed_output": gold', '"processed_output": gold.title()')),
        changed(CALLS, ('"processed_output": gold', '"processed_output": gold.lower()')),
        changed(
            STREETS,
            ('"processed_output": gold', '"processed_output": gold.replace("台", "臺")'),
        ),
    ),
    kind(
        FAMILY,
        "a stop sequence is part of the answers",
        "answer/stopped-early answer/not-extracted",
        changed(STALL, stop=(".", "\n\n")),
        changed(FARM, stop=("。",)),
        changed(TIMES, stop=("\n", ":")),
    ),
    kind(
        FAMILY,
        "the answers are longer than what may be generated",
        "tokens/answer-too-long answer/not-extracted",
        changed(STALL, max_tokens=4),
        changed(GERMAN, max_tokens=2),
        changed(MENU, max_tokens=1),
    ),
    kind(
        FAMILY,
        "the output says the cue once more",
        f"answer/cue-again {READ} text/said-again",
        changed(GARDEN, ('"output": " " + gold', '"output": " Answer: " + gold')),
        changed(DESK, ('f" {number}"', 'f" Desk: {number}"')),
        changed(SHOP, ('"output": gold', '"output": "回答：" + gold')),
    ),
    kind(
        FAMILY,
        "the answer that the shots show, or what is compared, is empty",
        "answer/empty* answer/not-in-output answer/not-extracted few-shot/no-answer few-shot/trailing-space",
        changed(PLURAL, ('" " + data["many"]', '""')),
        changed(
            STREETS, ('"processed_output": gold', '"processed_output": data.get("county", "")')
        ),
        changed(
            SNIPPETS, ('"output": " " + data["prints"]', '"output": " " + data.get("result", "")')
        ),
    ),
)
