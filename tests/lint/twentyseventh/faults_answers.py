"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, GAP, HIST, NEWS, NLI, SCI, TOX
from tests.lint.twentyseventh.tasks_free import CELLS, MAIL, PRINTS, STEPS, TRANS
from tests.lint.twentyseventh.tasks_zh import TSPAN, TYES, ZEN, ZSENT

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output is a sentence about the gold, and a match is asked for",
        "answer/not-extracted",
        changed(BOOL, ('f" {gold}"', 'f" {gold}, says the passage"')),
        changed(TYES, ('"output": gold', '"output": f"答案是「{gold}」。"')),
        changed(CELLS, ('" " + data["cell"]', "f\" It is {data['cell']}, as the table says.\"")),
    ),
    kind(
        F,
        "a stop sequence cuts the shots' own outputs off",
        "answer/stopped-early answer/not-extracted",
        changed(STEPS, (" #### ", "\\n#### ")),
        changed(MAIL, stop=("}", "\n")),
        changed(TRANS, stop=("\n", ".")),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(CELLS, postprocess="gsm8k_post"),
        changed(TSPAN, postprocess="gsm8k_post"),
        changed(STEPS, postprocess="until_return_post"),
    ),
    kind(
        F,
        "the room for the answer is too small for it",
        "tokens/answer-too-long",
        changed(STEPS, max_tokens=5),
        changed(TRANS, max_tokens=2),
        changed(MAIL, max_tokens=3),
    ),
    kind(
        F,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/letter-asked",
        changed(
            SCI, ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]')
        ),
        changed(NEWS, ('"processed_output": gold', '"processed_output": TOPICS[data["topic"]]')),
        changed(TYES, ('"processed_output": gold', '"processed_output": str(bool(data["label"]))')),
    ),
    kind(
        F,
        "a shot ends with another text than the options that are ranked",
        "few-shot/not-a-choice text/missing-space",
        changed(HIST, ('"output": gold', '"output": gold + "."')),
        changed(ZSENT, ('"output": gold', '"output": f"【{gold}】"')),
        changed(GAP, ('"output": gold', '"output": gold.upper()')),
    ),
    kind(
        F,
        "the output says the cue once more",
        "answer/cue-again answer/not-extracted",
        changed(SCI, ('" " + gold', '" Answer: " + gold')),
        changed(TRANS, ("f\" {data['en']}\"", "f\" English: {data['en']}\"")),
        changed(ZEN, ('"output": data["en"]', '"output": "英文：" + data["en"]')),
    ),
    kind(
        F,
        "one label in two spellings",
        "answer/two-spellings answer/unlike-others answer/other-names answer/other-form",
        changed(TOX, rows=put("verdict", lambda row: row["verdict"].capitalize(), every=3)),
        changed(NLI, rows=put("label", lambda row: row["label"].upper(), every=5, start=2)),
        changed(
            BOOL,
            (
                '"yes" if data["label"] else "no"',
                '("yes" if len(data["question"]) % 2 else "Yes") if data["label"] else "no"',
            ),
        ),
    ),
    kind(
        F,
        "some golds have an explanation, a unit or a second answer behind them",
        "answer/other-form answer/unlike-others answer/not-an-option answer/*",
        changed(CELLS, rows=put("cell", lambda row: row["cell"] + " (see the table)", every=4)),
        changed(TSPAN, rows=put("span", lambda row: row["span"] + "／無", every=4)),
        changed(PRINTS, rows=put("stdout", lambda row: row["stdout"] + "  # output", every=5)),
    ),
)
