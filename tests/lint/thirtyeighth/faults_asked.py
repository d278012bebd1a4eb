"""Faults of demands that contradict the answers."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, RECIPE, SUMS, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, LOGS, SPORT, TRIP
from tests.lint.thirtyeighth.tasks_zh import TNEWS, TWEA, ZINT, ZQUIZ, ZTALK

F = "contradicting demands"
FORM = "few-shot/other-form answer/letter-asked answer/other-names answer/letters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a letter is asked for, and the answers are words",
        FORM,
        changed(TICKET, ("Reply with the label only.", "Reply with the letter only.")),
        changed(GAME, ("The right answer is", "Answer with the letter of the right option:")),
        changed(ZINT, ("只回答类别名称", "只回答选项的字母")),
    ),
    kind(
        F,
        "other labels are asked for than the answers have",
        "answer/other-names few-shot/other-form answer/legend answer/letter-asked",
        changed(SPORT, description="Read the report and answer the question with true or false."),
        changed(MAIL, ("Give a number from 1 to 3.", "Answer with low, medium or high.")),
        changed(TNEWS, ("請回答是或否", "請回答對或錯")),
    ),
    kind(
        F,
        "JSON is asked for, and the answers are bare",
        "few-shot/other-form",
        changed(LOGS, ("from the log line.", "from the log line and return it as JSON.")),
        changed(
            TICKET, ("Reply with the label only.", 'Reply with a JSON object {\\"label\\": …}.')
        ),
        changed(ZTALK, ("写出顾客要去的城市", "以JSON格式输出顾客要去的城市")),
    ),
    kind(
        F,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form",
        changed(QUIZ, (r"\nAnswer:", r"\nLet's think step by step.\nAnswer:")),
        changed(TRIP, (r"\nAnswer:", r"\nLet's think step by step.\nAnswer:")),
        changed(ZQUIZ, (r"\n答案：", r"\n请一步一步思考，先写出推理过程。\n答案：")),
    ),
    kind(
        F,
        "the answer alone is asked for, and the answers are longer",
        "few-shot/steps-forbidden few-shot/other-form answer/not-extracted",
        changed(
            SUMS,
            (
                "Work it out step by step on one line, then write #### and the final number.",
                "Reply with the final number only, without any explanation.",
            ),
        ),
        changed(
            RECIPE,
            (
                "Return a JSON object with the keys item, amount and unit.",
                "Reply with one word only.",
            ),
        ),
    ),
    kind(
        F,
        "another language is asked for than the answers are in",
        "few-shot/other-form",
        changed(SPORT, description="Read the match report and answer the question in French."),
        changed(TICKET, ("Reply with the label only.", "Reply in Spanish.")),
        changed(ZTALK, ("写出顾客要去的城市", "用英文写出顾客要去的城市")),
    ),
    kind(
        F,
        "other capitals are asked for than the answers have",
        "few-shot/other-form answer/other-names",
        changed(
            SPORT,
            description="Read the match report and answer the question in capital letters.",
        ),
        changed(LOGS, ("from the log line.", "from the log line, in lower case.")),
    ),
    kind(
        F,
        "another thing is asked for than is answered",
        "answer/other-rule few-shot/other-form answer/gold-differs answer/not-an-option",
        changed(TWEA, ("最高氣溫", "最低氣溫")),
        changed(LOGS, ("Copy the error code", "Copy the date"), ("Error code:", "Date:")),
    ),
)
