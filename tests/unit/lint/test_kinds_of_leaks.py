"""Answers that tags, signs or remarks give away, and signs, tags and characters that belong
elsewhere; beside right prompts that look like them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns

NAMES = ("Ada Lind", "Bela Cruz", "Carl Moor", "Dora Heim", "Emil Voss", "Finn Rode")
TOWNS = ("Lund", "Trier", "Siena", "Gent", "Brno", "Arles")
HAN = ("王芳", "李雷", "赵敏", "钱进", "孙立", "周正")
PLACES = (0, 2, 1, 2, 0, 1)


def told(sentence: str, ask: str = "Who, and where?") -> Case:
    """Return a case whose answers are the name and the town of a sentence, as JSON."""
    rows = [
        {"note": sentence.format(n=NAMES[i], t=TOWNS[i], d=i + 1), "n": NAMES[i], "t": TOWNS[i]}
        for i in range(6)
    ]
    gold = "json.dumps({'who': data['n'], 'where': data['t']})"
    text = f"f\"{{data['note']}}\\n{ask}\\nJSON:\""
    return Case(returns(text, f"' ' + {gold}", gold, before="    import json\n"), rows)


def named(sentence: str, ask: str = "谁修了桥？") -> Case:
    """Return a case in Chinese whose answers are names."""
    rows = [{"note": sentence.format(n=HAN[i], d=i + 1), "answer": HAN[i]} for i in range(6)]
    return Case(returns(f"f\"{{data['note']}}\\n{ask}\\n答案：\"", "data['answer']"), rows)


def listed(right: str, wrong: str, between: str = "、", *, upper: bool = False) -> Case:
    """Return a case whose options stand in a row, the right one written in one way and the wrong
    ones in another."""
    rows = []
    for i in range(6):
        options = [f"k{i}{c}am" for c in "xyz"]
        shown = [(right if k == PLACES[i] else wrong).format(o) for k, o in enumerate(options)]
        shown = [o.upper() if upper and k != PLACES[i] else o for k, o in enumerate(shown)]
        targets = {o: int(k == PLACES[i]) for k, o in enumerate(options)}
        rows.append({"asked": f"Word {i}", "shown": shown, "target_scores": targets})
    gold = "max(data['target_scores'], key=data['target_scores'].get)"
    text = f"data['asked'] + '\\nOne of: ' + {between!r}.join(data['shown']) + '\\nIt is: '"
    return Case(returns(text, gold, gold), rows, method="ppl")


def noted(text: str, ask: str = "What does it print?", golds: Sequence[str] = ()) -> Case:
    """Return a case of programs with a remark; `{a}` is what they print."""
    golds = golds or [str(7 * i + 3) for i in range(6)]
    rows = [
        {"program": text.format(i=i + 20, a=golds[i], w=golds[i - 1]), "answer": golds[i]}
        for i in range(6)
    ]
    return Case(returns(f"f\"{{data['program']}}\\n{ask}\\nA:\""), rows)


def plain(text: str, rows: Sequence[Mapping[str, Any]], gold: str = "data['answer']") -> Case:
    """Return a case of a template as an expression."""
    return Case(returns(text, f"' ' + {gold}", gold), rows)


STORIES = [
    {"story": f"{NAMES[i]} lived in {TOWNS[i]}.", "asked": f"Where did {i} live?", "answer": t}
    for i, t in enumerate(TOWNS)
]
CARTS = [
    {"table": f"L{i} | {8 + i:02d}{{}}{10 + i}", "asked": f"When does L{i} go?", "h": i}
    for i in range(6)
]
DUTIES = [
    {
        "rule": f"第{i}条规矩：门口不得停车。",
        "case": f"住户{i}把车停在了门口。",
        "ok": "否是"[i % 2],
    }
    for i in range(6)
]


def clocks(mark: str, plain_mark: str = ":", ask: str = "") -> Case:
    """Return a case of hours with a mark in the text, and one in the answers."""
    rows = [
        {
            "table": row["table"].format(mark),
            "asked": row["asked"],
            "answer": f"{8 + i:02d}{plain_mark}{10 + i}",
        }
        for i, row in enumerate(CARTS)
    ]
    return plain(f"f\"{{data['table']}}\\n{{data['asked']}}\\n{ask}Time:\"", rows)


def judged(rule: str, case: str, first: str = "规定", second: str = "情况") -> Case:
    """Return a case of a rule and what happened, in Chinese, each behind its cue."""
    text = f"f\"{first}：{{data['{rule}']}}\\n{second}：{{data['{case}']}}\\n合乎规定吗？\\n\""
    return Case(returns(text, "data['ok']", "data['ok']"), DUTIES)


def quoted(gold: str, text: str = "data['story']") -> Case:
    """Return a case whose answers are written by an expression."""
    return Case(returns(f"{text} + '\\nJSON:'", f"' ' + {gold}", gold), STORIES)


LABELS = ("delivery", "payment", "return")
MARKED = "answer/marked"
APART = "answer/stands-out"
LEAKED = "answer/leaked"
MARKUP = "text/markup"
FOUND: Mapping[str, tuple[str, Case]] = {
    "a tuple that nobody asks for": (
        "text/raw-value",
        plain(
            "data['story'] + '\\nName and town:'",
            STORIES,
            "str((data['story'].split()[0], data['answer']))",
        ),
    ),
    "a tag within brackets": (MARKED, told("On day {d} [PER {n}] sailed to [LOC {t}] at last.")),
    "a tag and a colon": (MARKED, told("On day {d} {{PERSON: {n}}} saw {{CITY: {t}}} at last.")),
    "a tag behind a bar": (MARKED, told("On day {d} [{n}|PER] sailed to [{t}|LOC] at last.")),
    "a tag behind a slash": (MARKED, told("On day {d} {n}/PER sailed to {t}/LOC at last.")),
    "tags with numbers": (MARKED, told("On day {d} <e1>{n}</e1> sailed to <e2>{t}</e2>.")),
    "a tag in Chinese": (MARKED, named("第{d}天，(人名:{n})修好了桥。")),
    "a tag behind in Chinese": (MARKED, named("第{d}天，【{n}|人名】修好了桥。")),
    "traditional characters": (MARKED, named("第{d}天，（組織名：{n}）修好了橋。", "誰修了橋？")),
    "wrong ones with a question mark": (APART, listed("{}", "{}？")),
    "the right one in quotes": (APART, listed("“{}”", "{}", ", ")),
    "wrong ones in capitals": (APART, listed("{}", "{}", ", ", upper=True)),
    "a stop behind the right one": (APART, listed("{}。", "{}", " / ")),
    "a comment": (LEAKED, noted("print({i} - 1)  # prints {a}")),
    "a comment without a word": (LEAKED, noted("print({i} - 1)  # {a}")),
    "a comment of C": (LEAKED, noted("printf(n + {i}); // => {a}")),
    "an arrow": (LEAKED, noted("len(row{i}) -> {a}")),
    "brackets": (LEAKED, noted("How many eggs has nest {i}? (answer: {a})")),
    "an output in Chinese": (LEAKED, noted("x = {i}\nprint(x - 1)\n输出：{a}", "打印什么？")),
    "a paragraph of a page": (
        MARKUP,
        plain("f\"Text: {data['story']}\\n<p>Question: {data['asked']}</p>\\nA:\"", STORIES),
    ),
    "a class of a page": (
        MARKUP,
        plain(
            "f\"Text: {data['story']}\\n<div class='q'>Question: {data['asked']}</div>\\nA:\"",
            STORIES,
        ),
    ),
    "curly quotes of JSON": (
        "text/typeset-code",
        quoted("'{”town”: ”' + data['answer'] + '”}'"),
    ),
    "curly quotes of a list": (
        "text/typeset-code",
        quoted("'[“' + data['answer'] + '”, “x”]'", "'As JSON. ' + data['story']"),
    ),
    "a ratio in an hour": ("text/look-alike", clocks("∶")),
    "a full-width colon in an hour": ("text/look-alike", clocks("：")),
    "a slash of fractions": ("text/look-alike", clocks("⁄", "/")),
    "a simplified cue": (
        "text/cue-forms",
        plain("f\"題目：{data['asked']}\\n选项：甲、乙\\n答案：\"", STORIES),
    ),
    "a traditional cue": ("text/cue-forms", judged("rule", "case", "規定")),
    "a rule and a case": ("text/swapped-fields", judged("case", "rule")),
    "a rule and a case in traditional characters": (
        "text/swapped-fields",
        judged("case", "rule", "規定", "情況"),
    ),
}
TALKS = [
    {
        "turns": ["I want my money.", f"By payment {i} or as a return?", "Neither."],
        "target_scores": {label: int(k == i % 3) for k, label in enumerate(LABELS)},
    }
    for i in range(6)
]
WORTH = "max(data['target_scores'], key=data['target_scores'].get)"
TABLES = [
    {"cells": f"2 | {i}\n3 | {i + 1}\n5 | ?", "answer": str((9, 7, 10, 8, 11, 12)[i])}
    for i in range(6)
]
BODIES = [
    {"doc": f"The length of line {i}.", "body": f"return (w ** {i} + h ** 2) ** 0.{i}{i}"}
    for i in range(1, 7)
]
TUPLE = "str((data['story'].split()[0], data['answer']))"
QUIET: Mapping[str, tuple[str, Case]] = {
    "tuples of Python are asked for": (
        "text/raw-value",
        plain("data['story'] + '\\nName and town as a Python tuple:'", STORIES, TUPLE),
    ),
    "a list of Python is spoken of": (
        "text/raw-value",
        plain("f\"Count this Python list: {data['story'].split()}\\nA:\"", STORIES),
    ),
    "the cells of a table": ("answer/letters", plain("data['cells'] + '\\n? ='", TABLES)),
    "the lines of a talk": (
        "answer/letters",
        Case(
            returns(
                "'\\n'.join('– ' + turn for turn in data['turns']) + '\\n\\nIt is about '",
                WORTH,
                WORTH,
            ),
            TALKS,
            method="ppl",
        ),
    ),
    "a bracket is open": (
        "few-shot/other-form",
        plain(
            "data['asked'] + '\\nGive the town in brackets.\\nTown: ('",
            STORIES,
            "data['answer'] + ')'",
        ),
    ),
    "the answer is cut out of a text": (
        "text/no-question",
        plain("data['doc'] + '\\nlambda w, h:'", BODIES, "data['body'].removeprefix('return ')"),
    ),
    "all words have a tag": (
        MARKED,
        told("Day/NN {d}/CD {n}/PER took/VB a/DT ship/NN to/IN {t}/LOC"),
    ),
    "the prompt speaks of tags": (
        MARKED,
        told("On day {d} [PER {n}] sailed to [LOC {t}].", "What is tagged?"),
    ),
    "the prompt names the tags": (
        MARKED,
        told("On day {d} [PER {n}] sailed to [LOC {t}].", "What are PER and LOC?"),
    ),
    "records in brackets": (MARKED, told("Entry {d} (name: {n}, town: {t}) was read twice.")),
    "all options with a mark": (APART, listed("{}？", "{}？")),
    "the last option closes a question": (APART, listed("{}", "{}", " or ")),
    "a preposition": (LEAKED, noted("The mill of {i} was built in {a}.", "When was it built?")),
    "a ticket's number": (LEAKED, noted("Please see ticket #{a}, soon.", "Which ticket?")),
    "the remark is asked for": (
        LEAKED,
        noted("x({i})  # prints {a}\ny()", "What does its comment say?"),
    ),
    "a remark that says what is wrong": (LEAKED, noted("print({i})  # prints {w}")),
    "a route": (LEAKED, noted("Bus {i}: Kiel -> {a}. It is late.", "Where does it go?", TOWNS)),
    "all parts in paragraphs": (
        MARKUP,
        plain("f\"<p>Text: {data['story']}</p>\\n<p>Question: {data['asked']}</p>\\nA:\"", STORIES),
    ),
    "tags of parts": (
        MARKUP,
        plain("f\"Text: {data['story']}\\n<question>{data['asked']}</question>\\nA:\"", STORIES),
    ),
    "the prompt is about HTML": (
        MARKUP,
        plain(
            "f\"Read the HTML.\\nText: {data['story']}\\n<p>Question: {data['asked']}</p>\\nA:\"",
            STORIES,
        ),
    ),
    "plain JSON": ("text/typeset-code", quoted("'{\"town\": \"' + data['answer'] + '\"}'")),
    "curly quotes of a sentence": (
        "text/typeset-code",
        quoted("'The town is “' + data['answer'] + '”: yes.'"),
    ),
    "both have the sign of ratios": ("text/look-alike", clocks("∶", "∶")),
    "both have a full-width colon": ("text/look-alike", clocks("：", "：", "几点？\\n")),
    "another form is asked for": ("text/look-alike", clocks("：", ":", "按半角格式写。")),
    "all in traditional characters": (
        "text/cue-forms",
        plain("f\"題目：{data['asked']}\\n選項：甲、乙\\n答案：\"", STORIES),
    ),
    "the two scripts are the matter": (
        "text/cue-forms",
        plain("f\"简体：{data['asked']}\\n繁體：\"", STORIES),
    ),
    "a rule behind its cue": ("text/swapped-fields", judged("rule", "case")),
    "a question about both": (
        "text/swapped-fields",
        judged("case", "rule", "住户", "门口"),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", FOUND)
def test_the_fault_is_found(name: str) -> None:
    """Its rule names it."""
    rule, case = FOUND[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", QUIET)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule has nothing to say of a right prompt."""
    rule, case = QUIET[name]
    assert not found(case, rule)
