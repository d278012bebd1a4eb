"""Marks, labels and demands that go wrong beside what the rows say: each fault beside right prompts
that look like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, loud, returns
from workbench.types import RenderSettings

INKS = ("indigo", "sepia", "carmine", "ochre", "umber", "viridian", "cobalt", "sienna", "madder")
CRAFTS = ("weaving", "pottery", "printing")
FACHE = ("Weberei", "Töpferei", "Druck")
MATERIALS = ("陶土", "竹子", "羊毛", "蚕丝", "黄铜", "核桃木", "桐油", "朱砂", "生漆")
PLACES = (2, 0, 3, 1, 1, 3, 0, 2, 1)


def case(text: str, row: Callable[[int], Mapping[str, Any]], **more: Any) -> Case:
    """Return a case of nine rows; `output` and `processed` are of its source."""
    how = {name: more.pop(name) for name in ("output", "processed", "before") if name in more}
    return Case(source=returns(text, **how), rows=tuple(map(row, range(9))), **more)


def inked(i: int) -> dict[str, Any]:
    """Return a note of a workshop with its question, and whether it is so."""
    return {
        "note": f"The {INKS[i]} was ground on day {i + 3}.",
        "claim": f"Is the {INKS[i]} older than a day?",
        "answer": ("yes", "no", "no")[i % 3],
    }


def filed(i: int, end: str) -> dict[str, Any]:
    """Return a heading of a magazine with what stands behind it, and its craft."""
    return {"heading": f"Why {INKS[i]} came back{end}", "answer": CRAFTS[i % 3]}


def told(i: int, more: str = "") -> dict[str, Any]:
    """Return a sentence in Chinese with a gap, and what fills it."""
    return {"原文": f"这只{i}号的盒子是用□做的{more}。", "answer": MATERIALS[i]}


def gapless(i: int) -> dict[str, Any]:
    """Return the same without its mark at the end."""
    return {**told(i), "原文": f"这只{i}号的盒子是用□做的"}


def celled(i: int, word: str = "") -> dict[str, Any]:
    """Return a question with four fields to choose from; one of three rows has a word of its own
    in a field that is wrong."""
    names = [MATERIALS[(i + k) % 9] for k in range(4)]
    if word and i % 3 == 0:
        names[(PLACES[i] + 1) % 4] = word
    return {"问": f"第{i}号盒子用什么做？", **dict(zip("wxyz", names, strict=True)),
            "answer": names[PLACES[i]]}  # fmt: skip


def quizzed(i: int) -> dict[str, Any]:
    """Return a question about a program, of which one answer is what it prints."""
    return {**celled(i, "nan"), "问": f"Python 打印 float('x{i}') 会显示什么？"}


def lettered(i: int, several: str = "") -> dict[str, Any]:
    """Return a question with four options and the letter, or letters, of what is right."""
    names = [INKS[(i + k) % 9] for k in range(4)]
    gold = several if several and i in (2, 6) else "ABCD"[PLACES[i]]
    return {"q": f"Which ink is in pot {i}?", "options": names, "answer": gold}


def scored(i: int) -> dict[str, Any]:
    """Return a question whose options are keys."""
    names = [INKS[(i + k) % 9] for k in range(4)]
    return {"q": f"Which ink is in pot {i}?", "answer": names[PLACES[i]],
            "target_scores": {n: int(k == PLACES[i]) for k, n in enumerate(names)}}  # fmt: skip


def felt(i: int) -> dict[str, Any]:
    """Return a sentence, its mood, and a mood that is said elsewhere in it."""
    moods = ("heiter", "trüb")
    return {"satz": f"Am Tag {i} malte Ida mit {INKS[i]}.", "laune": moods[i % 2]}


def opposed(i: int) -> dict[str, Any]:
    """Return the same with the other mood, which is asked for."""
    return {**felt(i), "gegenteil": ("trüb", "heiter")[i % 2]}


def listed(i: int) -> dict[str, Any]:
    """Return a heading under its number."""
    return {"nr": f"K{i + 210:04}", "heading": f"Why {INKS[i]} came back", "answer": CRAFTS[i % 3]}


def added(i: int, wrong: int = 0) -> dict[str, Any]:
    """Return a sum in Chinese with its steps."""
    right = 3 * (i + 4)
    return {"题": f"每盒{i + 4}支，3盒共几支？", "步骤": f"三盒共有{i + 4}×3={right + wrong}支笔。",
            "answer": str(right)}  # fmt: skip


def went(i: int) -> dict[str, Any]:
    """Return steps with sums that no reader of Chinese would call wrong."""
    steps = (
        f"先算零下5+{i}，再看{i + 40}+50=1小时{i + 30}分。",
        f"一万{i}×3=3{3 * i}，约1.{i}×3={int(3 * (1 + i / 10))}。",
        f"共{i + 2}×1000={i + 2}千，{4 * i}的1/4×8={8 * i}。",
    )
    return {"题": f"第{i}题", "步骤": steps[i % 3], "answer": str(i)}


def chained(i: int) -> dict[str, Any]:
    """Return a sum with two steps."""
    return {
        "q": f"A jar holds {i + 13} pens, and {i + 4} more are put in. How many are there?",
        "steps": f"First there are {i + 13}. Then {i + 13} + {i + 4} = {2 * i + 17}.",
        "sum": str(2 * i + 17),
    }


def read(i: int) -> dict[str, Any]:
    """Return a passage with a question, whose answer is a word."""
    return {"passage": f"The potter of the town keeps {INKS[i]} in a jar by the window.",
            "q": "What does the potter keep?", "answer": INKS[i]}  # fmt: skip


def reckoned(i: int) -> dict[str, Any]:
    """Return a sum whose answer is a name."""
    names = ("Ana", "Ben")
    return {"q": f"Ana has {i + 3} pens and Ben has {9 - i + 3}. Who has more?",
            "answer": names[i < 5]}  # fmt: skip


def reported(i: int) -> dict[str, Any]:
    """Return a report with its heading, in German."""
    return {"text": f"Die Werkstatt {i} hat gestern den Verkauf von {FACHE[i % 3]} eröffnet.",
            "answer": f"Die Werkstatt {i} und der Verkauf von {FACHE[i % 3]}"}  # fmt: skip


def named(i: int) -> dict[str, Any]:
    """Return a sentence in Chinese with a heading."""
    return {"文": f"第{i}号作坊昨天开始出售{MATERIALS[i]}。", "answer": f"作坊开卖{MATERIALS[i]}"}


TWO = RenderSettings(num_fewshot=2)
CLAIM = "f\"Note: {data['note']}\\n{data['claim']}\\nSay END\""
HEADING = "f\"Heading: {data['heading']}\\nCraft (weaving, pottery or printing):\""
GAP = "f\"填空，并写出材料。\\n原文：{data['原文'].replace('□', '____')}END\\n材料：\""
CELLS = "data['问'] + '\\n' + ' / '.join(data[k] for k in 'wxyz') + '\\n材料：'"
LETTERS = (
    "data['q'] + '\\n' + '\\n'.join(m + '. ' + o for m, o in zip('ABCD', data['options']))"
    " + '\\nASK:'"
)
MOOD = "f\"Satz: {data['satz']}\\nLaune (heiter oder trüb):\""
OTHER = {
    "before": "    other = {'heiter': 'trüb', 'trüb': 'heiter'}\n",
    "output": "' ' + other[data['laune']]",
    "processed": "other[data['laune']]",
}
CHAIN = {"output": "' ' + data['steps'] + ' The answer is ' + GOLD", "processed": "GOLD"}
STEPS = {"output": "data['步骤'] + '答案是' + data['answer']"}


def turned(gold: str) -> dict[str, str]:
    """Return how chains close on a gold."""
    return {name: text.replace("GOLD", gold) for name, text in CHAIN.items()}


PAIRS: Mapping[str, tuple[str, Case, tuple[Case, ...]]] = {
    "a bracket of the last cue": (
        "text/unclosed",
        case(CLAIM.replace("END", "it (only yes or no:"), inked),
        (
            case(CLAIM.replace("END", "it (only yes or no):"), inked),
            case(CLAIM.replace("END", "it here: ("), inked, output="data['answer'] + ')'"),
            case(CLAIM.replace("Say END", "(Answer:"), inked, output="data['answer'] + ')'"),
            case(CLAIM.replace("Say END", "choose(yes_or_no:"), inked),
        ),
    ),
    "a mark twice in the template": (
        "text/stray-sign",
        case("f\"Note: {data['note']}\\n“{data['claim']}” ¿Es cierto?? Contesta yes o no.\\nR:\"",
             inked),
        (
            case("f\"Post: Really?? Never again.\\nMood: no\\n\\nPost: {data['note']}\\nMood:\"",
                 inked),
            case("f\"{data['note']} What is it ???\\nSay it in a word:\"", inked),
            case("f\"评论：真的吗？？再也不来。\\n情感：no\\n\\n评论：{data['note']}\\n情感：\"",
                 inked),
        ),
    ),
    "a mark behind a text whose gap is drawn anew": (
        "text/said-again",
        case(GAP.replace("END", "。"), told),
        (
            case(GAP.replace("END", ""), told),
            case(GAP.replace("END", "。"), gapless),
            case(GAP.replace("END", "（一个词）。"), told),
        ),
    ),
    "an empty cell among words": (
        "text/nothing",
        case(CELLS, lambda i: celled(i, "nan")),
        (
            case(CELLS, celled),
            case(CELLS, quizzed),
            case(CELLS, lambda i: {k: v for k, v in celled(i, "nan").items() if k != "问"}
                 | {"问": f"nan 是什么意思（第{i}题）？"}),
        ),
    ),
    "a word of Python among Chinese ones": (
        "text/nothing",
        case(CELLS, lambda i: celled(i, "None")),
        (
            case("data['q'] + '\\n' + ' / '.join(data['options']) + '\\nInk:'",
                 lambda i: {**lettered(i), "options": ["None", *lettered(i)["options"]]}),
        ),
    ),
    "the section behind a heading": (
        "answer/leaked",
        case(HEADING, lambda i: filed(i, f" | {CRAFTS[i % 3].title()} desk")),
        (
            case(HEADING, lambda i: filed(i, f" | {CRAFTS[i % 2].title()} desk")),
            case(HEADING, lambda i: filed(i, " (weaving, pottery or printing)")),
            case(HEADING, lambda i: filed(i, " | The Craft Monthly")),
        ),
    ),
    "options joined by nothing": (
        "text/run-together",
        case("f\"{data['q']}\\nInks: {''.join(data['target_scores'])}\\nInk:\"", scored,
             method="ppl"),
        (
            case("f\"{data['q']}\\nInks: {', '.join(data['target_scores'])}\\nInk:\"", scored,
                 method="ppl"),
        ),
    ),
    "two letters as one gold": (
        "answer/other-form",
        case(LETTERS.replace("ASK", "Ink"), lambda i: lettered(i, "DB")),
        (
            case(LETTERS.replace("ASK", "Letters of all that are right"),
                 lambda i: lettered(i, "DB")),
            case(LETTERS.replace("ASK", "Ink"), lambda i: lettered(i, "BD")),
            case(LETTERS.replace("ASK", "不定项选择，答案"), lambda i: lettered(i, "CA")),
        ),
    ),
    "two letters where one is asked for": (
        "answer/other-form",
        case(LETTERS.replace("ASK", "单选题，答案"), lambda i: lettered(i, "BD")),
        (case(LETTERS.replace("ASK", "单选题，答案"), lettered),),
    ),
    "labels turned round": (
        "answer/gold-differs",
        case(MOOD, felt, **OTHER),
        (
            case(MOOD, opposed, **OTHER),
            case(MOOD.replace("Laune", "Welche Laune ist es nicht"), felt, **OTHER),
            case(MOOD.replace("Satz:", "{data['laune']}:"), felt, **OTHER),
            case(MOOD, felt, output="' ' + data['laune']", processed="data['laune']"),
        ),
    ),
    "a number for a heading": (
        "text/no-question",
        case(HEADING.replace("data['heading']", "data['nr']"), listed),
        (
            case(HEADING.replace("{data['heading']}", "{data['nr']} {data['heading']}"), listed),
            case("f\"Sum: {data['nr']} + 1 =\"", lambda i: {**listed(i), "nr": str(7 * i + 3)}),
            case("f\"Formula: {data['nr']}\\nName:\"",
                 lambda i: {**listed(i), "nr": ("H2", "CO2", "N2", "O3", "C60")[i % 5] + f"{i}"}),
        ),
    ),
    "a heading in another language, in German": (
        "few-shot/other-form",
        case("f\"{data['text']}\\nSchreibe eine kurze englische Überschrift.\\nTitel:\"", reported),
        (
            case("f\"{data['text']}\\nSchreibe eine kurze deutsche Überschrift.\\nTitel:\"",
                 reported),
        ),
    ),
    "a heading in another language, in Chinese": (
        "few-shot/other-form",
        case("f\"{data['文']}\\n请拟一个英文标题。\\n标题：\"", named),
        (
            case("f\"{data['文']}\\n请拟一个中文标题。\\n标题：\"", named),
            case("f\"{data['文']}\\n请写出英文标题的中文翻译。\\n标题：\"", named),
            case("f\"{data['文']}\\n不看英文标题，直接起一个标题。\\n标题：\"", named),
        ),
    ),
    "one character": (
        "few-shot/other-form",
        case("f\"{data['文']}\\n请用一个字概括。\\n标题：\"", named),
        (
            case("f\"{data['文']}\\n请用四个字的词起头，概括全文。\\n标题：\"", named),
            case("f\"{data['文']}\\n请用十个字概括。\\n标题：\"", named),
        ),
    ),
    "a sum asked of a passage": (
        "few-shot/other-form",
        case("f\"Solve this math word problem.\\n{data['passage']} {data['q']}\\nA:\"", read),
        (
            case("f\"Solve this math word problem.\\n{data['q']}\\nA:\"", reckoned),
            case("f\"Solve this math word problem.\\n{data['q']}\\nA:\"", chained,
                 output="' ' + data['sum']", processed="data['sum']"),
        ),
    ),
    "sums of Chinese shots": (
        "few-shot/wrong-sum",
        case("data['题'] + '\\n'", lambda i: added(i, 7), settings=TWO, **STEPS),
        (
            case("data['题'] + '\\n'", added, settings=TWO, **STEPS),
            case("data['题'] + '\\n'", went, settings=TWO, **STEPS),
        ),
    ),
    "a chain that closes on what its row does not say": (
        "answer/chain-differs",
        case("data['q'] + '\\n'", chained, settings=TWO, **turned("str(int(data['sum']) + 500)")),
        (
            case("data['q'] + '\\n'", chained, settings=TWO, **turned("data['sum']")),
            case("data['q'] + '\\n'", lambda i: {**chained(i), "goal": str(2 * i + 517)},
                 settings=TWO, **turned("data['goal']")),
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_found(name: str) -> None:
    """The rule is loud about it."""
    rule, fault, _ = PAIRS[name]
    assert loud(fault, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_right_prompts_are_left_alone(name: str) -> None:
    """The rule says nothing of them, or a hint."""
    rule, _, right = PAIRS[name]
    assert [said for each in right for said in loud(each, rule)] == []
