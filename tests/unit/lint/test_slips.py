"""Slips of one sign or one word, in other scripts and behind other words; beside each the right
prompt that looks nearly the same."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.variants import ASKED, LINES, lettered, texts

WIDE = LINES.replace('"ABCDEF"', '"123456"').replace("{x}. ", "{x}）")
TOWNS = ("Oslo", "Turin", "Lyon", "Graz", "Porto", "Ghent")
MOODS = ("glad", "sad", "calm")
HARDER = "f\"Text{}: {{data['said'].capitalize()}}.\\nMood:\""
WORKED = (
    'f"Say the mood.\\n\\nText: it rained on our picnic\\nMood: sad\\n\\nText: we won\\nMood: glad'
    "\\n\\nText: it rained on our {}\\nMood: glad\\n\\nText: {{data['said']}}\\nMood:\""
)
COUNTED = "f\"{data['said']}\\n请计算：\""
STEPS = (
    "f\"先加三，再减一，{{int(data['answer'])-2}}+2={{data['answer']}}。"
    "答案是{}{{data['answer']}}\""
)
IN_BRACKETS = "f\"{{data['said']}}\\n这句话是不是真话？（{}）\\n答：\""
HEART = "f\"{data['said']}\\n心情：\""
QUOTED = "请先读这句话，再从「开心」「难过」{}里选一个。"
WORDS = ("red wool hat", "old brass key", "wide green gate", "thin grey coat")


def saw(i: int) -> str:
    """Return a sentence in small letters that says something."""
    return f"somebody saw thing number {i} near the gate"


def mood(i: int) -> str:
    """Return one of three labels by turns."""
    return MOODS[i % 3]


def counted(i: int) -> str:
    """Return a problem of two steps."""
    return f"{i + 9}加三，再减一，是多少？"


def heart(i: int) -> str:
    """Return one of three labels by turns."""
    return ("开心", "难过", "平静")[i % 3]


def verdict(i: int) -> str:
    """Return one of two labels by turns."""
    return ("真", "假")[i % 2]


PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a sorted list behind wide brackets": (
        "answer/gold-differs",
        lettered(WIDE.replace("keys))", "sorted(keys)))"), ASKED),
        lettered(WIDE, ASKED),
    ),
    "an id of a label's first letters": (
        "answer/in-id",
        texts("f\"#{data['answer'][:3]}-{len(data['said'])}\\n{data['said']}\\nTown:\"",
              answer=lambda i: TOWNS[i % 6], said=saw),
        texts("f\"#tow-{len(data['said'])}\\n{data['said']}\\nTown:\"",
              answer=lambda i: TOWNS[i % 6], said=saw),
    ),
    "an id with one digit": (
        "answer/in-id",
        texts("f\"({data['answer']}_{len(data['said']) % 7}) {data['said']}\\nMood:\"",
              answer=mood, said=saw),
        texts("f\"(mood_{len(data['said']) % 7}) {data['said']}\\nMood:\"",
              answer=mood, said=saw),
    ),
    "a word more for one label, before a text with a capital": (
        "answer/leaked",
        texts(HARDER.format("{' (hard)' if data['answer'] == 'sad' else ''}"),
              answer=lambda i: MOODS[i % 2], said=saw),
        texts(HARDER.format(" (hard)"), answer=lambda i: MOODS[i % 2], said=saw),
    ),
    "a dollar before a text with a capital": (
        "text/stray-sign",
        texts("f\"Text: ${data['said'].capitalize()}.\\nMood:\"", answer=mood, said=saw),
        texts("f\"Text: {data['said'].capitalize()} for $3.\\nMood:\"", answer=mood, said=saw),
    ),
    "the first line is set in": (
        "text/indented",
        texts("f\"      {data['said'].capitalize()}.\\nMood:\"", answer=mood, said=saw),
        texts("f\" {data['said'].capitalize()}.\\nMood:\"", answer=mood, said=saw),
    ),
    "a wide space between Latin words": (
        "text/invisible",
        texts("f\"{data['said']}\\nThing:\"", "' ' + data['answer'].replace(' ', '\\u3000')",
              answer=lambda i: WORDS[i % 4], said=saw),
        texts("f\"\\u3000\\u3000物品：{data['said']}\\nThing:\"", "' ' + data['answer']",
              answer=lambda i: WORDS[i % 4], said=saw),
    ),
    "one question, two answers, behind an instruction": (
        "few-shot/wrong-answer",
        texts(WORKED.format("picnic"), answer=lambda i: MOODS[i % 2], said=saw),
        texts(WORKED.format("roof"), answer=lambda i: MOODS[i % 2], said=saw),
    ),
    "steps in Chinese that close on another number": (
        "answer/chain-differs",
        texts(COUNTED, STEPS.format("9"), answer=lambda i: str(i + 11), said=counted),
        texts(COUNTED, STEPS.format(""), answer=lambda i: str(i + 11), said=counted),
    ),
    "a legend in words, the wrong way round": (
        "answer/legend",
        texts("f\"1 means sad, 0 means glad.\\n{data['said']}\\nMood:\"",
              answer=lambda i: "10"[i % 2], mood=lambda i: MOODS[i % 2], said=saw),
        texts("f\"1 means glad, 0 means sad.\\n{data['said']}\\nMood:\"",
              answer=lambda i: "10"[i % 2], mood=lambda i: MOODS[i % 2], said=saw),
    ),
    "a legend with an arrow, the wrong way round": (
        "answer/legend",
        texts("f\"(1-> sad, 0-> glad)\\n{data['said']}\\nMood:\"",
              answer=lambda i: "10"[i % 2], mood=lambda i: MOODS[i % 2], said=saw),
        texts("f\"(1-> glad, 0-> sad)\\n{data['said']}\\nMood:\"",
              answer=lambda i: "10"[i % 2], mood=lambda i: MOODS[i % 2], said=saw),
    ),
    "a legend with 代表, the wrong way round": (
        "answer/legend",
        texts("f\"{data['said']}\\n1代表假，0代表真。\\n判断：\"",
              answer=lambda i: "10"[i % 2], 说法=verdict, said=saw),
        texts("f\"{data['said']}\\n1代表真，0代表假。\\n判断：\"",
              answer=lambda i: "10"[i % 2], 说法=verdict, said=saw),
    ),
    "an answer that is nowhere in the text whose words are asked for": (
        "answer/not-an-option",
        texts("f\"{data['said']}\\nCopy one word from the text.\\nTown:\"",
              answer=lambda i: "Quito" if i == 5 else TOWNS[i % 6],
              said=lambda i: f"They met in {TOWNS[i % 6]} on day {i}."),
        texts("f\"{data['said']}\\nCopy one word from the text, or say Quito.\\nTown:\"",
              answer=lambda i: "Quito" if i == 5 else TOWNS[i % 6],
              said=lambda i: f"They met in {TOWNS[i % 6]} on day {i}."),
    ),
    "labels in brackets, where one sign is right": (
        "answer/other-names",
        texts(IN_BRACKETS.format("相符/不符"), answer=verdict, said=saw),
        texts(IN_BRACKETS.format("真/假"), answer=verdict, said=saw),
    ),
    "a list under the cue's own name lacks one": (
        "answer/other-names",
        texts("f\"Moods: glad, sad\\n{data['said']}\\nMood:\"", answer=mood, said=saw),
        texts("f\"Moods: glad, sad, calm\\n{data['said']}\\nMood:\"", answer=mood, said=saw),
    ),
    "quoted labels behind a clause lack one": (
        "answer/other-names",
        texts(HEART, description=QUOTED.format(""), answer=heart, said=saw),
        texts(HEART, description=QUOTED.format("「平静」"), answer=heart, said=saw),
    ),
    "a question of three other labels": (
        "answer/other-names",
        texts("f\"{data['said']}\\n这句话说的是天气、学校还是运动？\\n答：\"",
              answer=lambda i: ("开心", "难过")[i % 2], said=saw),
        texts("f\"{data['said']}\\n这句话的心情是开心还是难过？\\n答：\"",
              answer=lambda i: ("开心", "难过")[i % 2], said=saw),
    ),
    "one of two words is asked for, and texts are right": (
        "few-shot/other-form",
        texts("f\"{data['said']}\\nIs the text true or false?\\nHeadline:\"",
              answer=lambda i: f"Thing {i} seen at the gate", said=saw),
        texts("f\"{data['said']}\\nIs the text true or false? Say why.\\nReason:\"",
              answer=lambda i: f"True, since thing {i} is at the gate", said=saw),
    ),
    "one cue, and a tag on the next line": (
        "few-shot/question-first",
        texts("f\"Text: {data['said']}\\nMood:\\n\\nText: we won\\nMood: glad\"",
              answer=mood, said=saw),
        texts("f\"{data['said']}\\nMood, glad, sad or calm:\\n<m>\"", "data['answer'] + '</m>'",
              answer=mood, said=saw),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_a_slip_is_found(name: str) -> None:
    """The rule finds it."""
    rule, case, _ = PAIRS[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule says nothing of the right prompt."""
    rule, _, case = PAIRS[name]
    assert [finding.message for finding in found(case, rule)] == []
