"""Faults of demands that contradict the answers."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, DIAL, LAW, MED, NLI
from tests.lint.thirtyfourth.tasks_free import MATH, PRINTS, SPAN, TRANS
from tests.lint.thirtyfourth.tasks_zh import TFACT, TSPAN, ZMATH, ZMC, ZSENT

F = "contradicting demands"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a letter is asked for, and the answer is a text or a number",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(
            SPAN,
            ("Answer with words from the text.", "Answer with the letter of the right option."),
        ),
        changed(
            DIAL,
            (
                "What is the customer's topic?",
                "What is the customer's topic? Answer with a letter.",
            ),
        ),
        changed(ZSENT, ("这条评论是积极的还是消极的？", "请选择正确选项，只回答字母A或B。")),
    ),
    kind(
        F,
        "other labels are named than count",
        "answer/other-names few-shot/other-form answer/legend answer/letter-asked",
        changed(BOOL, ("Answer yes or no.", "Answer true or false.")),
        changed(
            NLI, ("Is this entailment, neutral or contradiction?", "Answer true, false or unknown.")
        ),
        changed(TFACT, ("這句話是對還是錯？", "請回答「是」或「否」。")),
    ),
    kind(
        F,
        "the answer is asked for in another language",
        "few-shot/other-form answer/other-names text/cue-forms",
        changed(
            TRANS, ("Translate into German.", "Translate into French."), ("German:", "French:")
        ),
        changed(SPAN, ("Answer with words from the text.", "Answer in Chinese.")),
        changed(TSPAN, ("請用短文中的詞語回答。", "請用英文回答。")),
    ),
    kind(
        F,
        "only the result is asked for, and the outputs have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(MATH, (r"\nAnswer:", r"\nGive only the final number, without any steps.\nAnswer:")),
        changed(ZMATH, (r"\n解答：", r"\n只写出最后的数，不要写过程。\n解答：")),
    ),
    kind(
        F,
        "a form is asked for that no answer has",
        "few-shot/other-form answer/other-names",
        changed(SPAN, ("Answer with words from the text.", "Reply with a JSON object.")),
        changed(LAW, ("or liability.", "or liability. Write it in capital letters.")),
        changed(PRINTS, ("program print?", "program print? Put the output in quotation marks.")),
    ),
    kind(
        F,
        "the number of options that is told is wrong",
        "answer/other-count answer/letters",
        changed(MED, ('text = f"Question', 'text = f"Choose one of the five options.\\nQuestion')),
        changed(ZMC, ('text = f"题目', 'text = f"请从下列三个选项中选出正确的一项。\\n题目')),
    ),
)
