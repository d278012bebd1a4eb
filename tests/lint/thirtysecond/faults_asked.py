"""Faults of what the prompt asks for, against the answers."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtysecond.tasks_choice import AVI, FARM, KITCHEN, LAB, LEASE, MATCH, MUSEUM
from tests.lint.thirtysecond.tasks_free import (
    BOOKING,
    CLINIC,
    DESK,
    LEAGUE,
    MENU,
    PRINTS,
    SHELF,
    SORTED,
    UNITS,
)
from tests.lint.thirtysecond.tasks_zh import TMUS, TNEWS, TYES, ZSPAN, ZSUM, ZTEA

F = "contradicting demands"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an object of JSON is asked for, and the answers are bare",
        "few-shot/other-form",
        changed(SHELF, ("Answer with words from the text:", "Reply with a JSON object:")),
        changed(DESK, ("or complaint?", "or complaint? Reply in JSON.")),
        changed(TYES, ("請回答「是」或「否」。", "請以JSON格式回答「是」或「否」。")),
    ),
    kind(
        F,
        "one word is asked for, and the answers have several",
        "few-shot/other-form",
        changed(SORTED, ("\\nOrder:", "\\nReply with a single word.\\nOrder:")),
        changed(ZSPAN, ("用短文中的词语回答问题", "用一个字回答问题")),
        changed(BOOKING, ("as a JSON object.", "in exactly one word.")),
    ),
    kind(
        F,
        "capitals are asked for, and the answers are in small letters",
        "few-shot/other-form answer/other-names answer/two-spellings",
        changed(LEASE, ("Answer yes or no.", "Answer yes or no in capital letters.")),
        changed(KITCHEN, ("Reply with harmless or risky.", "Reply with HARMLESS or RISKY.")),
        changed(MATCH, ("or unproven?", "or unproven? Write the label in upper case.")),
    ),
    kind(
        F,
        "the prompt names other labels than are answered",
        "answer/other-names few-shot/other-form answer/legend answer/letter-asked",
        changed(LEASE, ("Answer yes or no.", "Answer true or false.")),
        changed(KITCHEN, ("Reply with harmless or risky.", "Reply with safe or unsafe.")),
        changed(TYES, ("「是」或「否」", "「對」或「錯」")),
    ),
    kind(
        F,
        "reasons are asked for, and the answers have none",
        "few-shot/steps-lost few-shot/other-form answer/other-names",
        changed(LEASE, ("Answer yes or no.", "Explain your reasoning, then answer yes or no.")),
        changed(LAB, ("Number of the right option:", "Let us think step by step:")),
        changed(ZTEA, ('"\\n答案：', '"\\n请先解释理由，再给出答案。\\n答案：')),
    ),
    kind(
        F,
        "another language is asked for than that of the answers",
        "few-shot/other-form text/cue-forms",
        changed(MENU, ("into English.", "into French.")),
        changed(ZSPAN, ("用短文中的词语回答问题", "用英文回答问题")),
        changed(LEASE, ("Answer yes or no.", "Answer in German.")),
    ),
    kind(
        F,
        "decimals are asked for, and the answers are whole numbers",
        "few-shot/other-form",
        changed(UNITS, ("Convert the amounts.", "Convert the amounts. Give two decimals.")),
        changed(CLINIC, ("Q: {", "Round the result to two decimal places.\\nQ: {")),
        changed(ZSUM, ("后写出结果。", "后写出结果，保留两位小数。")),
    ),
    kind(
        F,
        "numbers are asked for in words, and the answers are figures",
        "few-shot/other-form answer/letter-asked",
        changed(UNITS, ("Convert the amounts.", "Convert the amounts. Spell the result in words.")),
        changed(FARM, ("Topic number:", "Topic number, written out as a word:")),
        changed(ZSUM, ("后写出结果。", "后用汉字写出结果，不要用阿拉伯数字。")),
    ),
    kind(
        F,
        "a whole sentence is asked for, and the answers are single words",
        "few-shot/other-form",
        changed(LEAGUE, ("\\nAnswer:", "\\nAnswer in a complete sentence.\\nAnswer:")),
        changed(PRINTS, ("\\nOutput:", "\\nReply in a full sentence.\\nOutput:")),
        changed(ZSPAN, ("用短文中的词语回答问题", "用完整的句子回答问题")),
    ),
    kind(
        F,
        "the prompt speaks of a passage that is not shown",
        "text/no-question",
        changed(AVI, ('"Question: " +', '"Read the passage and answer.\\nQuestion: " +')),
        changed(LAB, ("Problem: {", "Use the table above.\\nProblem: {"), description=""),
        changed(ZTEA, ('"问题：" +', '"根据下面的短文回答问题。\\n问题：" +')),
    ),
    kind(
        F,
        "two options are asked for, and one is answered",
        "few-shot/other-form answer/other-count answer/letter-asked",
        changed(AVI, ('"\\nAnswer:"', '"\\nChoose the two right options.\\nAnswer:"')),
        changed(LAB, ("Number of the right option:", "Numbers of the two right options:")),
        changed(ZTEA, ('"\\n答案：', '"\\n请选出两个正确选项。\\n答案：')),
    ),
    kind(
        F,
        "a box or brackets are asked for, and the answers are bare",
        "few-shot/other-form",
        changed(
            PRINTS,
            ('text = f"What', 'text = f"Put the answer in square brackets.\\n\\nWhat'),
        ),
        changed(CLINIC, ("Q: {", "Put the final answer into <answer></answer> tags.\\nQ: {")),
        changed(TNEWS, ("之一：", "之一，並用方括號括起來：")),
    ),
    kind(
        F,
        "the prompt says another number of options than it lists",
        "answer/other-count",
        changed(AVI, ('"Question: " +', '"Choose one of the five options.\\nQuestion: " +')),
        changed(MUSEUM, ("Choose one of: ", "Choose one of the four answers: ")),
        changed(TMUS, ("選項：", "請從以下四個選項中選出一個：")),
    ),
)
