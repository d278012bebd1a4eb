"""Faults of demands that contradict the answers."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, LOGS, MAIL, MOD, REV
from tests.lint.thirtyfifth.tasks_free import INV, TAB, TRAV, WORD
from tests.lint.thirtyfifth.tasks_zh import KEFU, LISHI, TWREV, TWSPAN

F = "contradicting demands"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the prompt asks for a letter, and the answers are none",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(GRAM, ("fits the gap?", "fits the gap? Answer with the letter of the word.")),
        changed(LISHI, ("正确选项的序号：", "只写正确选项的字母（A、B、C或D）：")),
        changed(
            LES,
            ('" " + gold', '" " + data["choices"][data["answer"]]'),
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
            ("\\nAnswer:", "\\nAnswer with the letter only.\\nAnswer:"),
        ),
    ),
    kind(
        F,
        "the labels that the prompt names are not those of the rows",
        "answer/other-names few-shot/other-form answer/legend few-shot/worked-form"
        " answer/letter-asked",
        changed(
            MAIL, ("billing, delivery, returns or technical", "sales, shipping, refunds or support")
        ),
        changed(REV, ("is positive or negative.", "is good or bad.")),
        changed(KEFU, ("退款、物流、质量、发票", "退货、配送、投诉、咨询")),
    ),
    kind(
        F,
        "the prompt counts the options or labels wrongly",
        "answer/other-count answer/letters",
        changed(LES, ('"Question: "', '"Choose one of the five options.\\nQuestion: "')),
        changed(LISHI, ('f"题目：', 'f"从下面三个选项中选出正确的一个。\\n题目：')),
        changed(MOD, ('f"Classes:', 'f"Give the message one of four classes.\\nClasses:')),
    ),
    kind(
        F,
        "the prompt asks for JSON, and the answers are plain",
        "few-shot/other-form",
        changed(INV, ("Copy the number.", 'Reply in JSON with the key \\"amount\\".')),
        changed(MAIL, ("technical?", "technical? Reply in JSON.")),
    ),
    kind(
        F,
        "the prompt asks for another language than the answers are in",
        "few-shot/other-form answer/other-names",
        changed(TWSPAN, ("照原文抄寫", "請用英文回答")),
        changed(KEFU, ("一个类别。", "一个类别，用英文回答。")),
        changed(TRAV, ("want to travel?", "want to travel? Answer in Chinese.")),
    ),
    kind(
        F,
        "the prompt forbids the steps that the shots have",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            WORD,
            (
                "Think step by step, then write #### and the number.",
                "Give only the final number, without any explanation.",
            ),
        ),
        changed(
            WORD,
            (
                "Think step by step, then write #### and the number.",
                "Write #### and the number, and do not show any steps.",
            ),
        ),
    ),
    kind(
        F,
        "the prompt asks for capitals, and the answers are small",
        "few-shot/other-form answer/other-names answer/two-spellings",
        changed(LOGS, ("network or login?", "network or login? Answer in capital letters.")),
        changed(REV, ("positive or negative.", "positive or negative, in capital letters.")),
    ),
    kind(
        F,
        "the prompt asks for whole sentences, and the answers are single words",
        "few-shot/other-form answer/other-names",
        changed(TAB, ("\\nAnswer:", "\\nAnswer in a complete sentence.\\nAnswer:")),
        changed(TRAV, ("want to travel?", "want to travel? Answer in a full sentence.")),
        changed(TWREV, ("是正面還是負面？", "是正面還是負面？請用完整的句子回答。")),
    ),
)
