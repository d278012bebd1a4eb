"""Forms that a prompt asks for, in several languages, with answers that have another one; beside
demands that are met, taken back, or made for some cases only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.types import RenderSettings

BIRDS = ("wren", "heron", "stork", "finch", "plover", "swift")
Answer = Callable[[int], str]


def bird(i: int) -> str:
    """Return a word."""
    return BIRDS[i % 6]


def count(i: int) -> str:
    """Return a whole number."""
    return str(7 * i + 3)


def weighed(i: int) -> str:
    """Return a number with a unit."""
    return f"{7 * i + 3} kg"


def day(i: int) -> str:
    """Return a date."""
    return f"May {i + 1}, 2020"


def asks(words: str, answer: Answer = bird, output: str = "' ' + data['answer']") -> Case:
    """Return a case that asks for something before its cue."""
    rows = [{"question": f"What was in nest {i}?", "answer": answer(i)} for i in range(12)]
    text = f"data['question'] + '\\n' + {words!r} + '\\nIt was:'"
    return Case(returns(text, output), rows, settings=RenderSettings(num_fewshot=2))


def cases(*rows: tuple[Any, ...]) -> Mapping[str, Case]:
    """Return the cases of rows: a name, what is asked for, the answer, and the output."""
    return {row[0]: asks(*row[1:]) for row in rows}


STEPS = "' There were 9 before. The answer is ' + data['answer'] + '.'"
UNMET = cases(
    ("capitals in Chinese", "请用大写字母写出答案。"),
    ("words at most, German", "Antworte mit höchstens drei Wörtern.",
         lambda i: f"es war ein {bird(i)} im Nest"),
    ("characters at most", "答案不超过三个字。", lambda i: f"第{i}个巢里的鸟"),
    ("exactly two words", "Use exactly two words."),
    ("at least ten words", "Write at least ten words."),
    ("two sentences", "Antworte in zwei Sätzen."),
    ("a full stop", "End your answer with a full stop."),
    ("no full stop", "Answer without a full stop.", lambda i: f"{bird(i)}."),
    ("JSON, French", "Réponds au format JSON."),
    ("a number, Spanish", "Responde con un número."),
    ("a number, Japanese", "数字で答えてください。"),
    ("a fence, into", "Put the bird into a code block."),
    ("a fence, German", "Gib die Antwort in einem Codeblock aus."),
    ("tags in Chinese", "把答案放在<answer></answer>标签中。"),
    ("a box before a cue", "请把答案写在\\boxed{}里。"),
    ("a closing sentence, Chinese", "请以“答案是X”结尾。"),
    ("a closing sentence, French", "Termine par « La réponse est X »."),
    ("quotes, Spanish", "Escribe la respuesta entre comillas."),
    ("a pair of signs", "Put the answer in [[]]."),
    ("a pair of signs, Chinese", "请把答案放在【】里。"),
    ("a pair of signs, Japanese", "答えは『』で囲ってください。"),
    ("decimals, places", "Write it as a decimal with two places.", count),
    ("decimals, Chinese", "精确到小数点后两位。", count),
    ("decimals, Japanese", "小数点以下2桁で答えてください。", count),
    ("a decimal", "Give the answer as a decimal.", count),
    ("a fraction", "Give the answer as a fraction.", count),
    ("a unit behind steps", "Answer with a number and its unit.", count, STEPS),
    ("a unit, Chinese", "请写明单位。", count),
    ("a unit, German", "Gib die Zahl mit Einheit an.", count),
    ("no unit, French", "Réponds sans unité.", weighed),
    ("a date", "Write the day as DD/MM/YYYY.", day),
    ("an order by letters", "List them in alphabetical order.",
         lambda i: f"wren {i}, auk, {bird(i)}"),
    ("an order by size", "按从大到小的顺序排列。", lambda i: f"{i}, {i + 20}, {i + 3}"),
    ("three answers", "List three examples."),
    ("a whole number", "Round to the nearest integer.", lambda i: f"{i}.75"),
    ("Roman numerals", "Give it in Roman numerals.", count),
    ("a capital", "Start your answer with a capital letter."),
    ("commas, German", "Trenne sie durch Kommas.", lambda i: f"{bird(i)}; auk"),
)  # fmt: skip

MET = cases(
    ("decimals where they are needed", "Round to two decimal places if necessary.", count),
    ("decimals at most", "Give at most two decimals.", count),
    ("decimals, 必要时", "必要时保留两位小数。", count),
    ("a decimal of another base", "The number is binary. Give it as a decimal.", count),
    ("a unit where there is one", "Include the unit if there is one.", count),
    ("no unit is to be there", "Do not include the unit.", count),
    ("what the unit is", "单位：千克", count),
    ("a unit", "带单位回答。", lambda i: f"{i}千克"),
    ("a currency before the number", "Give it with its currency.", lambda i: f"EUR {i}"),
    ("a fence that may be", "You may use a code block."),
    ("a fence of the row", "What does the program in the code block print?", count),
    ("a fence of the row, Chinese", "这个代码块输出什么？", count),
    ("a pair", "请把答案放在【】里。", bird, "'【' + data['answer'] + '】'"),
    ("a box that the cue opens", "Put it in \\boxed{}. Here: \\boxed{", bird,
         "data['answer'] + '}'"),
    ("quotes of the row", "What is said in quotation marks?"),
    ("dates of the row", "Days are written as YYYY-MM-DD. How many lie between?", count),
    ("a date", "Write the day as YYYY-MM-DD.", lambda i: f"2020-05-{i + 10}"),
    ("an order", "Sort in alphabetical order.", lambda i: f"auk, {bird(i)}, zebra finch"),
    ("a question about an order", "Which is first in alphabetical order?"),
    ("tags that are not needed", "The tags <answer> and </answer> are not needed."),
    ("words at most", "Use at most three words."),
    ("a whole number", "Round to the nearest integer.", lambda i: f"{i},000"),
    ("Roman numerals of the row", "The day is in Roman numerals. Which is it?", count),
)  # fmt: skip


@pytest.mark.parametrize("name", UNMET)
def test_a_demand_that_no_answer_meets_is_told(name: str) -> None:
    """The rule has a finding."""
    assert found(UNMET[name], "few-shot/other-form")


@pytest.mark.parametrize("name", MET)
def test_a_demand_that_is_met_or_taken_back_is_left_alone(name: str) -> None:
    """The rule says nothing."""
    assert [each.message for each in found(MET[name], "few-shot/other-form")] == []


@pytest.mark.parametrize(
    ("words", "answer", "is_told"),
    [
        ("Rate it from 1 to 5.", lambda i: str(i % 3 + 7), True),
        ("Rate it from 1 to 5.", lambda i: str(i % 5 + 1), False),
        ("请给出1到5的整数评分。", lambda i: str(i % 3 + 7), True),
        ("Each number from 1 to 9 is there once.", lambda i: str(i + 20), False),
        ("はいかいいえで答えてください。", bird, True),
        ("はいかいいえで答えてください。", lambda i: ("はい", "いいえ")[i % 2], False),
        ("Beantworte mit Ja/Nein.", bird, True),
        ("True or false?", bird, True),
        ("True or false?", lambda i: ("false", "true")[i % 2], False),
        ("Reply in a number or a word.", bird, False),
    ],
)
def test_labels_and_numbers_that_are_demanded(words: str, answer: Answer, is_told: bool) -> None:
    """`answer/other-names` says so where the answers are others, or out of the range."""
    assert bool(found(asks(words, answer), "answer/other-names")) is is_told
