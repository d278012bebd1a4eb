"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, MED, NLI, SENSE
from tests.lint.thirtyfourth.tasks_free import MATH, TRANS
from tests.lint.thirtyfourth.tasks_zh import TSPAN, ZMATH, ZSENT

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(MATH, postprocess="until_return_post"),
        changed(ZMATH, postprocess="until_return_post"),
        changed(TRANS, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "a stop sequence stands in the outputs",
        "answer/stopped-early answer/not-extracted",
        changed(MATH, (" #### ", "\\n#### ")),
        changed(TRANS, stop=("\n", ".")),
        changed(ZMATH, stop=("\n", "，")),
    ),
    kind(
        F,
        "the room for the answer is far too small",
        "tokens/answer-too-long",
        changed(MATH, max_tokens=4),
        changed(TRANS, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is the number of the option, and the output has its letter or name",
        "answer/not-in-output answer/not-extracted code/error answer/letter-asked",
        changed(MED, ('"processed_output": gold', '"processed_output": str(data["answer"])')),
        changed(NLI, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(BOOL, ('"processed_output": gold', '"processed_output": str(int(data["label"]))')),
    ),
    kind(
        F,
        "the output is another text than the options that are ranked",
        "few-shot/not-a-choice text/missing-space text/double-space answer/not-an-option",
        changed(SENSE, ('"output": gold', '"output": gold.strip()')),
        changed(SENSE, ('"output": gold', '"output": gold + "."')),
        changed(ZSENT, ('"output": gold', '"output": " " + gold')),
    ),
    kind(
        F,
        "the output says the input's last cue again",
        "answer/cue-again answer/not-extracted",
        changed(MED, ('" " + gold', '" Answer: " + gold')),
        changed(BOOL, ('" " + gold', '" Answer: " + gold')),
        changed(TSPAN, ('"output": gold', '"output": "答案：" + gold')),
    ),
)
