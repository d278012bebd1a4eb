"""Values behind each other's cue, letters behind their options, pieces of the code in the text,
texts in the quotes of `repr` and tables on one line: each fault beside right prompts that look like
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

PORTS = ("Cork", "Delft", "Genoa", "Haifa", "Izmir", "Kobe", "Lagos", "Malmö")
HAN = ("长江", "黄河", "湘江", "汉水", "赣江", "沅水", "淮河", "渭水")
ZH = ("長沙", "武漢", "南昌", "蘭州", "西安", "襄陽", "蚌埠", "岳陽")


def case(text: str, row: Callable[[int], Mapping[str, Any]], **how: Any) -> Case:
    """Return a case of eight rows; `text` is an expression over a row, `data`."""
    return Case(source=returns(text, **how), rows=tuple(row(i) for i in range(8)))


def told(i: int) -> dict[str, Any]:
    """Return a text with a question on it."""
    return {"passage": f"The ship left {PORTS[i]} at dawn with {i + 2} sailors.",
            "question": f"How many sailed from {PORTS[i]}?", "answer": str(i + 2)}  # fmt: skip


def named_otherwise(i: int) -> dict[str, Any]:
    """Return the same under names that tell nothing."""
    row = told(i)
    return {"t1": row["passage"], "t2": row["question"], "answer": row["answer"]}


def told_han(i: int) -> dict[str, Any]:
    """Return a text in traditional characters with a question on it."""
    return {"passage": f"這條船於清晨離開{ZH[i]}，船上有{i + 2}人。",
            "question": f"船從{ZH[i]}開出時有幾人", "answer": str(i + 2)}  # fmt: skip


def claimed(i: int) -> dict[str, Any]:
    """Return a premise in Chinese with what is claimed."""
    return {"premise": f"{HAN[i]}流经{ZH[i]}。", "claim": f"{ZH[i]}有河。", "answer": "能"}


def stocked(i: int) -> dict[str, Any]:
    """Return a question with three options."""
    return {"question": f"What is unloaded in {PORTS[i]} on day {i}?",
            "options": [f"{what} {i}" for what in ("grain of lot", "wool of lot", "tin of lot")],
            "answer": "ABC"[i % 3]}  # fmt: skip


def spoken(i: int) -> dict[str, Any]:
    """Return a short talk."""
    return {"turns": [f"Did you see {PORTS[i]}?", f"Yes, {i + 2} times."], "answer": PORTS[i - 1]}


def spoken_short(i: int) -> dict[str, Any]:
    """Return a short talk with an apostrophe in some of it."""
    return {
        "turns": [f"Did you see {PORTS[i]}?", f"I didn't see number {i}."],
        "answer": PORTS[i - 1],
    }


def tabled(i: int) -> dict[str, Any]:
    """Return a table with a question on it."""
    rows = [["rope", str(i + 2), "31"], ["tar", str(i + 40), "7"], ["oil", str(i + 60), "9"]]
    return {"rows": rows, "question": "How many ropes are there?", "answer": str(i + 2)}


def sparse(i: int) -> dict[str, Any]:
    """Return a table with a cell that is empty."""
    return {**tabled(i), "rows": [["rope", str(i + 2), ""], ["tar", "", "7"]]}


LOOP = "''.join(f'{c}: {v}\\n' for c, v in %s) + 'Answer:'"
MADE = (
    "''.join(f'{c}%s {v}\\n' for c, v in {'Passage': data['passage'], "
    "'Question': data['question']}.items()) + 'Answer:'"
)
LINES = "f\"Passage: {data['%s']}\\nQuestion: {data['%s']}\\nAnswer:\""
HAN_LINES = "'文章：{文章}\\n問題：{問題}\\n答案：'.format(%s)"
CLAIM = "'前提：{}\\n结论：{}\\n前提能推出结论吗？'.format(%s)"
OPTIONS = (
    "data['question'] + '\\n' + '\\n'.join(%s for x, o in zip('ABC', data['options']))"
    " + '\\nAnswer:'"
)
ASKED = "f\"%s\\nQuestion: {data['question']}\\nAnswer:\""
SHORT = 'f"Question: %s\\nAnswer:"'
TALK = "'Talk:\\n' + '\\n'.join(f%s for w, t in zip('AB', data['turns'])) + '\\nPlace:'"
HEAD = "'| what | here | gone |\\n| --- | --- | --- |\\n'"
ROWS = " + ''.join(%s for a, b, c in data['rows']) + '\\n\\nQuestion: ' + data['question']"

FOUND: Mapping[str, tuple[str, Case]] = {
    "cues of a dict": (
        "text/swapped-fields",
        case(LOOP % "{'Passage': data['question'], 'Question': data['passage']}.items()", told),
    ),
    "cues of pairs": (
        "text/swapped-fields",
        case(LOOP % "[('Context', data['question']), ('Query', data['passage'])]", told),
    ),
    "cues of two lists": (
        "text/swapped-fields",
        case(LOOP % "zip(['Text', 'Question'], [data['question'], data['passage']])", told),
    ),
    "cues by what stands behind them": (
        "text/swapped-fields", case(LINES % ("t2", "t1"), named_otherwise),
    ),
    "traditional cues": (
        "text/swapped-fields",
        case(HAN_LINES % "文章=data['question'], 問題=data['passage']", told_han),
    ),
    "simplified cues": (
        "text/swapped-fields",
        case(HAN_LINES.replace("問題：", "问题：") % "文章=data['question'], 問題=data['passage']",
             told_han),
    ),
    "a claim before its premise": (
        "text/swapped-fields", case(CLAIM % "data['claim'], data['premise']", claimed),
    ),
    "names in Chinese": (
        "text/swapped-fields",
        case("f'{结论}\\n{前提}\\n能推出吗？'", claimed,
             before="    前提, 结论 = data['claim'], data['premise']\n"),
    ),
    "options in the brackets of letters": (
        "text/swapped-fields", case(OPTIONS % "f'({o}) {x}'", stocked),
    ),
    "options before the dot of letters": (
        "text/swapped-fields", case(OPTIONS % "f'{o}. {x}'", stocked),
    ),
    "a plus": ("text/stray-sign", case(ASKED % "Read it.' +", told)),
    "a plus before a quote": ("text/stray-sign", case(ASKED % "Read it.\\n+ 'Then answer.", told)),
    "an f": ("text/stray-sign", case(SHORT % "f{data['question']}", told)),
    "an f with a quote": ("text/stray-sign", case(SHORT % "f'{data['question']}", told)),
    "an f, in Chinese": (
        "text/stray-sign",
        case("f\"问题：f{data['question']}\\n答案：\"", told_han),
    ),
    "a quote left": ("text/stray-sign", case(SHORT % "{data['question']}'", told)),
    "a call left": ("text/stray-sign", case(SHORT % "{data['question']}.strip()", told)),
    "a cut left": ("text/stray-sign", case(SHORT % "{data['question']}[:200]", told)),
    "what reads a field": (
        "text/stray-sign",
        case("'Question: data[\"question\"]\\n' + data['passage'] + '\\nA:'", told),
    ),
    "two colons behind cues of a dict": ("text/stray-sign", case(MADE % "::", told)),
    "two wide colons": ("text/stray-sign", case(MADE % "：：", told)),
    "quotes of two kinds": ("text/raw-value", case(TALK % "'{w}: {t!r}'", spoken_short)),
    "rows behind each other": (
        "text/lost-lines", case(HEAD + ROWS % "f'| {a} | {b} | {c} |'", tabled),
    ),
    "rows with a space between": (
        "text/lost-lines", case(HEAD + ROWS % "f'| {a} | {b} | {c} | '", tabled),
    ),
    "rows without a head": (
        "text/lost-lines", case(("'Stock:\\n'" + ROWS) % "f'|{a}|{b}|{c}|'", tabled),
    ),
}  # fmt: skip

RIGHT: Mapping[str, tuple[str, Case]] = {
    "cues of a dict": (
        "text/swapped-fields",
        case(LOOP % "{'Passage': data['passage'], 'Question': data['question']}.items()", told),
    ),
    "the question first": (
        "text/swapped-fields",
        case(LOOP % "[('Question', data['question']), ('Passage', data['passage'])]", told),
    ),
    "cues by what stands behind them": (
        "text/swapped-fields", case(LINES % ("t1", "t2"), named_otherwise),
    ),
    "traditional cues": (
        "text/swapped-fields",
        case(HAN_LINES % "文章=data['passage'], 問題=data['question']", told_han),
    ),
    "a premise and a claim": (
        "text/swapped-fields", case(CLAIM % "data['premise'], data['claim']", claimed),
    ),
    "options behind letters": (
        "text/swapped-fields", case(OPTIONS % "f'({x}) {o}'", stocked),
    ),
    "letters in brackets behind options": (
        "text/swapped-fields", case(OPTIONS % "f'{o} ({x})'", stocked),
    ),
    "a legend": ("text/swapped-fields", case(OPTIONS % "f'{o}: {x}'", stocked)),
    "a plus in a program": (
        "text/stray-sign", case(ASKED % "x = 'a' +\\n'b'\\nprint(x)", told),
    ),
    "a list with plus signs": (
        "text/stray-sign", case(ASKED % "+ {data['passage']}\\n+ {data['answer']}", told),
    ),
    "a word that begins with f": (
        "text/stray-sign", case(SHORT % "for {data['question']} or from f. {data['answer']}", told),
    ),
    "a quoted text": ("text/stray-sign", case(SHORT % "'{data['question']}'", told)),
    "a quote of TeX": ("text/stray-sign", case(SHORT % "`{data['question']}'", told)),
    "a method of a string": (
        "text/stray-sign", case(SHORT % "What is the string {data['question']}.upper()?", told),
    ),
    "an apostrophe behind a name": (
        "text/stray-sign",
        case("f\"Whose ship is it? {data['owner']}'\\nAnswer:\"",
             lambda i: {**told(i), "owner": f"the sailors of {PORTS[i]}s"}),
    ),
    "one colon": ("text/stray-sign", case(MADE % ":", told)),
    "a scope of C++": (
        "text/stray-sign", case(ASKED % "std::cout << 1;\\nf :: Int", told),
    ),
    "a talk without quotes": ("text/raw-value", case(TALK % "'{w}: {t}'", spoken_short)),
    "a talk in the template's quotes": (
        "text/raw-value", case(TALK % "'{w}: \"{t}\"'", spoken_short),
    ),
    "a quote for all": ("text/raw-value", case(TALK % "'{w}: {t!r}'", spoken)),
    "rows on lines": ("text/lost-lines", case(HEAD + ROWS % "f'| {a} | {b} | {c} |\\n'", tabled)),
    "cells that are empty": (
        "text/lost-lines", case(HEAD + ROWS % "f'| {a} | {b} | {c} |\\n'", sparse),
    ),
    "two bars that part rows": (
        "text/lost-lines",
        case("'Stock: ' + ' || '.join(f'{a} | {b} | {c}' for a, b, c in data['rows']) + '\\n?'",
             tabled),
    ),
    "cells that are empty, without spaces": (
        "text/lost-lines", case(HEAD + ROWS % "f'|{a}|{b}|{c}|\\n'", sparse),
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


def test_quotes_of_one_kind_are_hinted_at() -> None:
    """They may be meant."""
    quoted = case(TALK % "'{w}: {t!r}'", spoken)
    assert {each.severity for each in found(quoted, "text/raw-value")} == {"hint"}
