"""Worked examples behind each other without a line between, that have their answer first, that are
rows, or that are wrong by what they show: each fault beside right prompts that look like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, loud, returns
from workbench.types import RenderSettings

HERBS = ("mint", "sage", "dill", "thyme", "basil", "chive", "cress", "anise")
HAN = ("河", "茶", "雪", "灯", "桥", "船", "米", "竹")


def case(text: str, row: Callable[[int], Mapping[str, Any]], **how: Any) -> Case:
    """Return a case of eight rows; `text` is the prompt with a row's values in braces."""
    return Case(source=returns(f'f"""{text}"""', **how), rows=tuple(row(i) for i in range(8)))


def mailed(i: int) -> dict[str, Any]:
    """Return a letter with its mood."""
    return {"mail": f"The {HERBS[i]} came {i + 2} days late.", "answer": ("angry", "calm")[i % 2]}


def rated(i: int) -> dict[str, Any]:
    """Return a remark in Chinese with its label."""
    return {"句": f"第{i}家店的{HAN[i]}很不错", "answer": ("好评", "差评")[i % 2]}


def paired(i: int) -> dict[str, Any]:
    """Return two sentences that mean the same or not."""
    return {"a": f"The {HERBS[i]} is dry.", "b": f"There is no water on the {HERBS[i]}.",
            "answer": ("same", "other")[i % 2]}  # fmt: skip


def talked(i: int) -> dict[str, Any]:
    """Return a talk that goes on."""
    said = f"User: Is {HERBS[i]} green?\nBot: It is."
    return {"talk": f"{said}\n{said}",
            "last": f"And what of {HERBS[i - 1]}?", "answer": HERBS[i]}  # fmt: skip


def coded(i: int) -> dict[str, Any]:
    """Return a program and what it prints."""
    return {"program": f"n = {i}\nprint(n * {i + 1})", "answer": str(i * (i + 1))}


def opposite(i: int) -> dict[str, Any]:
    """Return a word and another one."""
    return {"word": HERBS[i], "answer": HERBS[i][::-1]}


def opposite_han(i: int) -> dict[str, Any]:
    """Return a character and another one."""
    return {"字": HAN[i], "answer": HAN[i - 3]}


def summed(i: int) -> dict[str, Any]:
    """Return a yes/no question on a sum."""
    return {"q": f"Is {i} + 2 = {i + 2 + i % 2}?", "answer": ("yes", "no")[i % 2]}


def redefined(i: int) -> dict[str, Any]:
    """Return such a question where a plus means something else."""
    return {"q": f"Is {i + 2} + 2 = {2 * (i + 2) + i % 2}?", "answer": ("yes", "no")[i % 2]}


def priced(i: int) -> dict[str, Any]:
    """Return a small table and a question on it."""
    return {"body": f"| {HERBS[i]} | {i + 3} | {20 - i} |\n| {HERBS[i - 1]} | {i + 30} | 2 |",
            "q": f"What is the weight of {HERBS[i]}?", "answer": str(i + 3)}  # fmt: skip


M = "Mail: {data['mail']}\nMood:"
M1, M2 = "Mail: You broke my lamp.\nMood: angry\n", "Mail: I am fine, thanks.\nMood: calm\n"
R = "评论：{data['句']}\n标签："
R1, R2 = "评论：服务周到又热情。\n标签：好评\n", "评论：等到天黑也没人理。\n标签：差评\n"
P = "Sentence 1: {data['a']}\nSentence 2: {data['b']}\nThey say:"
P1 = "Sentence 1: Rain fell all day.\nSentence 2: It was wet.\nThey say: same\n"
P2 = "Sentence 1: The bus is red.\nSentence 2: The bus is late.\nThey say: other\n"
TALK = "Talk about herbs.\n{data['talk']}\nUser: {data['last']}\nBot:"
PRINTS = "What will be on the screen?\n~~~\n{}\n~~~\n"
OWN = PRINTS.format("{data['program']}") + "Screen:"
SUMS = "Answer with yes or no.\nAsked: {}\nSaid: {}\nAsked: {{data['q']}}\nSaid:"
TABLE = "| herb | weight | price |\n| --- | --- | --- |\n"
SOLD = TABLE + "| rosemary | 7 | 4 |\n| fennel | 5 | 9 |\n\nQuestion: {}\nAnswer: {}\n\n"
ASKED = TABLE + "{data['body']}\n\nQuestion: {data['q']}\nAnswer:"
TURN = "Turn the word round.\n\n"
WORD = "Word: {data['word']}\nRound:"

FOUND: Mapping[str, tuple[str, Case]] = {
    "no answer": ("few-shot/no-answer", case(f"{M1}Mail: I am fine, thanks.\n{M}", mailed)),
    "no answer, in the middle": (
        "few-shot/no-answer",
        case(f"Name the mood.\n{M1}Mail: Good day to you.\n{M2}{M}", mailed),
    ),
    "no answer behind its cue": (
        "few-shot/no-answer", case(f"{M1}{M2.replace(' calm', '')}{M}", mailed),
    ),
    "no answer, in Chinese": (
        "few-shot/no-answer", case(f"判断评论。\n{R1}评论：等到天黑也没人理。\n{R}", rated),
    ),
    "no answer where sentences count": (
        "few-shot/no-answer",
        case(f"{P1}Sentence 1: The bus is red.\nSentence 2: The bus is late.\n{P}", paired),
    ),
    "twice": ("few-shot/same-twice", case(f"{M1}{M2}{M1}{M}", mailed)),
    "twice, in Chinese": ("few-shot/same-twice", case(f"{R1}{R1}{R}", rated)),
    "twice, and an empty line before the question": (
        "few-shot/same-twice", case(f"{M1}{M2}{M1}\n{M}", mailed),
    ),
    "numbered": (
        "few-shot/numbered",
        case("Mail 1: You broke my lamp.\nMood 1: angry\nMail 2: I am fine.\nMood 2: calm\n" + M,
             mailed),
    ),
    "numbered with a sign": (
        "few-shot/numbered",
        case("Mail #1: You broke my lamp.\nMood: angry\nMail #2: I am fine.\nMood: calm\n" + M,
             mailed),
    ),
    "numbered in Chinese": (
        "few-shot/numbered",
        case("评论一：服务周到又热情。\n标签一：好评\n评论二：等到天黑。\n标签二：差评\n" + R,
             rated),
    ),
    "the answer first, before a program": (
        "few-shot/other-order", case("Screen: 3\n" + PRINTS.format("print(3)") + "\n" + OWN, coded),
    ),
    "the answer first, with fewer cues": (
        "few-shot/other-order",
        case("Say same or other.\n\nThey say: same\nSentence: Rain fell, and it was wet.\n\n"
             "First: {data['a']}\nSentence: {data['b']}\nThey say:", paired),
    ),
    "the answer first, twice": (
        "few-shot/other-order",
        case("They say: same\nSentence: Rain fell, and it was wet.\nThey say: other\n"
             "Sentence: The bus is red.\n"
             "First: {data['a']}\nSentence: {data['b']}\nThey say:", paired),
    ),
    "a row of one word": (
        "few-shot/near-copy", case(f"{TURN}Word: sage\nRound: egas\n\n{WORD}", opposite),
    ),
    "a row of one character": (
        "few-shot/near-copy", case("字：雪\n反：竹\n\n字：{data['字']}\n反：", opposite_han),
    ),
    "a row on a line": (
        "few-shot/near-copy",
        case(f"{TURN}oak -> kao\ndill -> llid\n{{data['word']}} ->", opposite),
    ),
    "a wrong sum that is called right": (
        "few-shot/wrong-answer", case(SUMS.format("Is 9 + 5 = 15?", "yes"), summed),
    ),
    "a right sum that is called wrong": (
        "few-shot/wrong-answer", case(SUMS.format("Does 6 times 7 equal 42?", "no"), summed),
    ),
    "what is not greater": (
        "few-shot/wrong-answer", case(SUMS.format("Is 12 greater than 31?", "yes"), summed),
    ),
    "a wrong sum in Chinese": (
        "few-shot/wrong-answer", case(SUMS.format("9加5等于15吗？", "是"), summed),
    ),
    "another cell of the row": (
        "few-shot/wrong-answer",
        case(SOLD.format("What is the price of fennel?", 5) + ASKED, priced),
    ),
    "another cell of the column": (
        "few-shot/wrong-answer",
        case(SOLD.format("How much is the price of fennel?", 4) + ASKED, priced),
    ),
    "another row than that with the most": (
        "few-shot/wrong-answer",
        case(SOLD.format("Which herb has the highest price?", "rosemary") + ASKED, priced),
    ),
}  # fmt: skip

RIGHT: Mapping[str, tuple[str, Case]] = {
    "examples by lines": ("few-shot/no-answer", case(f"{M1}{M2}{M}", mailed)),
    "sentences that count": ("few-shot/no-answer", case(f"{P1}{P2}{P}", paired)),
    "sentences that count, with one number each": ("few-shot/numbered", case(P1 + P2 + P, paired)),
    "a talk without an answer": (
        "few-shot/no-answer",
        case("User: {data['last']}\nBot: Yes.\nUser: {data['talk'][:9]}\nUser: Go on.\nBot:",
             talked),
    ),
    "a talk that says the same again": ("few-shot/same-twice", case(TALK, talked)),
    "two with one answer": (
        "few-shot/same-twice", case(f"{M1}{M2}{M2.replace('fine', 'well')}{M}", mailed),
    ),
    "examples that count as the question does": (
        "few-shot/numbered",
        case("Mail 1: You broke my lamp.\nMood 1: angry\nMail 2: I am fine.\nMood 2: calm\n"
             "Mail 3: {data['mail']}\nMood 3:", mailed),
    ),
    "rules that count": (
        "few-shot/numbered",
        case(f"Rule 1: Read it all.\nRule 2: Say one word.\n{M1}{M}", mailed),
    ),
    "the program first": (
        "few-shot/other-order", case(PRINTS.format("print(3)") + "Screen: 3\n\n" + OWN, coded),
    ),
    "what the answer is to be, and a program": (
        "few-shot/other-order", case("Screen: a number\n" + OWN, coded),
    ),
    "a word that is no row": (
        "few-shot/near-copy", case(f"{TURN}Word: oak\nRound: kao\n\n{WORD}", opposite),
    ),
    "a row's word with another answer": (
        "few-shot/near-copy", case(f"{TURN}Word: sage\nRound: age\n\n{WORD}", opposite),
    ),
    "a question that rows share": (
        "few-shot/near-copy",
        case("Text: The red bus is late.\nSay: same\n\nText: {data['a']}\nSay: same or other?\n"
             "Say:", paired),
    ),
    "sums that are called as they are": (
        "few-shot/wrong-answer", case(SUMS.format("Is 9 + 5 = 15?", "no"), summed),
    ),
    "a sum that a question says more of": (
        "few-shot/wrong-answer", case(SUMS.format("Is 9 + 5 = 2 modulo 12?", "yes"), summed),
    ),
    "a sum that is not so": (
        "few-shot/wrong-answer", case(SUMS.format("Is 9 + 5 = 15 wrong?", "yes"), summed),
    ),
    "a plus that means another thing": (
        "few-shot/wrong-answer", case(SUMS.format("Is 9 + 5 = 45?", "yes"), redefined),
    ),
    "the cell that is asked for": (
        "few-shot/wrong-answer",
        case(SOLD.format("What is the price of fennel?", 9) + ASKED, priced),
    ),
    "what two cells come to": (
        "few-shot/wrong-answer",
        case(SOLD.format("How much more is the price of fennel than 4?", 5) + ASKED, priced),
    ),
    "the row with the most": (
        "few-shot/wrong-answer",
        case(SOLD.format("Which herb has the highest price?", "fennel") + ASKED, priced),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FOUND)
def test_the_fault_is_found(name: str) -> None:
    """The rule is loud about it."""
    rule, fault = FOUND[name]
    assert loud(fault, rule)


@pytest.mark.parametrize("name", RIGHT)
def test_the_right_prompt_is_left_alone(name: str) -> None:
    """The rule says nothing, or a hint."""
    rule, right = RIGHT[name]
    assert loud(right, rule) == []


def test_examples_of_a_list_are_read_by_lines() -> None:
    """The code may have them in a list, and write their cues itself."""
    before = (
        "    worked = [('You broke my lamp.', 'angry'), ('I am fine, thanks.', 'calm'),\n"
        "              ('You broke my lamp.', 'angry')]\n"
    )
    text = "''.join(f'Mail: {m}\\nMood: {a}\\n' for m, a in worked)"
    text += " + f\"Mail: {data['mail']}\\nMood:\""
    made = Case(source=returns(text, before=before), rows=tuple(mailed(i) for i in range(8)))
    assert loud(made, "few-shot/same-twice")


def test_a_row_that_shots_show_is_no_worked_example() -> None:
    """Shots are told by other rules."""
    source = returns(f'f"""{WORD}"""')
    settings = RenderSettings(num_fewshot=2)
    made = Case(source=source, rows=tuple(opposite(i) for i in range(8)), settings=settings)
    assert loud(made, "few-shot/near-copy") == []
