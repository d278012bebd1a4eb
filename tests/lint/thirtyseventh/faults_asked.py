"""Faults of demands that contradict the answers."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CHAT, CLAIM, LAW, MED
from tests.lint.thirtyseventh.tasks_words import CELLS, LOGS, PAST, SPAN, SUMS
from tests.lint.thirtyseventh.tasks_zh import TSPAN, TYES, ZMC, ZSUM

F = "contradicting demands"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a letter is asked for where the text is right, or the text where the letter is",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(
            LAW,
            (
                "\\nAnswer:",
                "\\nAnswer with the text of the right option, not its letter.\\nAnswer:",
            ),
        ),
        changed(
            LAW,
            ('gold = "ABCD"[data["answer"]]', 'gold = choices[data["answer"]]'),
            ("\\nAnswer:", "\\nGive only the letter of the right option.\\nAnswer:"),
        ),
        changed(ZMC, ('text += "答案：', 'text += "请写出正确选项的内容，不要写字母。\\n答案：')),
    ),
    kind(
        F,
        "the prompt names other labels than are right",
        "answer/other-names few-shot/other-form answer/legend few-shot/other-labels",
        changed(
            CLAIM,
            (
                "Say whether the evidence leaves the claim supported, refuted or unclear.",
                "Is the claim right by the evidence? Answer yes, no or maybe.",
            ),
        ),
        changed(CHAT, description="Name what the customer wants: money, shipping or account."),
        changed(TYES, ("請回答「是」或「否」", "請回答「對」或「錯」")),
    ),
    kind(
        F,
        "the prompt says another number of options or labels than it lists",
        "answer/other-count",
        changed(
            LAW,
            (
                'f"Question: {question}\\n"',
                'f"Choose one of the five options.\\nQuestion: {question}\\n"',
            ),
        ),
        changed(ZMC, ('f"题目：', 'f"从下面三个选项中选出正确的一项。\\n题目：')),
        changed(MED, ('f"Departments:', 'f"Choose one of four departments.\\nDepartments:')),
    ),
    kind(
        F,
        "the number alone is asked for, and the outputs have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            SUMS,
            (
                "Solve it step by step, and end with #### and the number.",
                "Give only the number, without any steps or words.",
            ),
        ),
        changed(
            ZSUM, ("请先写出计算步骤，再在“####”后面写出得数。", "只写出得数，不要写计算过程。")
        ),
    ),
    kind(
        F,
        "the prompt asks for a form of letters that the answers do not have",
        "few-shot/other-form answer/other-names",
        changed(
            PAST,
            (
                "Give the past tense of each verb,",
                "Give the past tense of each verb in capital letters,",
            ),
        ),
        changed(
            CHAT,
            description="Name what the customer wants: refund, delivery or login. "
            "Write your answer in capital letters.",
        ),
        changed(CELLS, ("\\nAnswer:", "\\nWrite the answer in quotation marks.\\nAnswer:")),
    ),
    kind(
        F,
        "the prompt asks for a length that the answers do not have",
        "few-shot/other-form",
        changed(
            SPAN,
            (
                "Answer with words from the abstract:",
                "Answer with exactly two words from the abstract:",
            ),
        ),
        changed(CELLS, ("\\nAnswer:", "\\nAnswer in a full sentence.\\nAnswer:")),
        changed(TSPAN, ("請用公告中的文字回答。", "請用一個完整的句子回答。")),
    ),
    kind(
        F,
        "the prompt asks for another language, or another format, than the answers have",
        "few-shot/other-form few-shot/other-labels answer/other-names",
        changed(TYES, ("請回答「是」或「否」。", "請用英文回答。")),
        changed(TSPAN, ("請用公告中的文字回答。", "請用英文回答。")),
        changed(
            LOGS,
            ('as JSON with the keys "level", "module"', "as XML with the tags level and module"),
            ("JSON:", "XML:"),
        ),
    ),
)
