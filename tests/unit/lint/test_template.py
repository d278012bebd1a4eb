"""What a template writes itself, and leaves open, glued or behind: each fault in several forms, and
the right prompts that look like it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, returns
from tests.unit.lint.test_kinds import asked, told
from workbench.lint.check import check
from workbench.types import RenderSettings

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea")


def row(i: int) -> Mapping[str, Any]:
    """Return a row with texts, a list, a table, turns and an answer that stands in its text."""
    name, other = NAMES[i], NAMES[(5 * i + 1) % 12]
    return {
        "text": f"{name} met {other} at the harbour on day {i}.",
        "q": f"Whom did {name} meet on day {i}?",
        "answer": other,
        "things": [f"rope {i}", f"lamp {i}", f"oar {i + 3}"],
        "turns": [
            {"who": name, "said": f"I saw {i} ships."},
            {"who": other, "said": f"Or {i + 1}."},
        ],
        "table": {"rows": [[name, f"town {i}"], [other, f"town {i + 2}"], ["Nobody", "nowhere"]]},
        "options": [other, f"Zoe {i}", f"Max {i}"],
    }


def shown(text: str, output: str = "", **more: Any) -> Case:
    """Return a case of an input, a Python expression, over those rows."""
    return asked(text, row, output=output, **more)


QA = "{data['text']}\\nQ: {data['q']}\\nA:"
QA_OF_TOLD = "f\"Q: {data['q']}\\nA:\""
HEAD = "Text: Ian met Uma in the park.\\nQ: Whom did Ian meet?\\nA: {}\\n\\n"
NEXT = "Text: Ola met Per on the ice.\\nQ: Whom did Ola meet?\\nA: {}\\n\\n"
TWO = RenderSettings(num_fewshot=2)


def worked(first: str, second: str = "", own: str = f"Text: {QA}", **more: Any) -> Case:
    """Return a case with one or two worked examples that answer so."""
    examples = HEAD.format(first) + (NEXT.format(second) if second else "")
    return shown(f'f"{examples}{own}"', **more)


def sums(examples: str) -> Case:
    """Return a case of sums with worked examples before them."""
    return asked(
        f"{examples!r}.replace('\\\\n', '\\n') + f\"Q: {{data['q']}}\\nA:\"",
        lambda i: {"q": f"What is {i} + {3 * i + 1}?", "answer": str(4 * i + 1)},
    )


def choices(examples: str) -> Case:
    """Return a case of options by letter with worked examples before them."""
    return asked(
        f"f\"{examples}Q: {{data['q']}}\\n\" + '\\n'.join(f'{{x}}. {{o}}' for x, o in "
        "zip('ABC', data['options'])) + '\\nA:'",
        lambda i: {**row(i), "answer": "ABC"[i * 7 // 3 % 3]},
    )


PARIS = "Q: Which river is in Paris?\\nA. Loire\\nB. Seine\\nC. Rhine\\nA: {}\\n\\n"

FAULTS: Mapping[str, tuple[str, Case]] = {
    "a cue behind a value": (
        "text/run-together",
        shown("f\"{data['text']}Question: {data['q']}\\nAnswer:\""),
    ),
    "a cue behind an instruction": (
        "text/run-together",
        shown("f\"{data['text']}\\n{data['q']}\\nAnswer with a name.\" \"Answer:\""),
    ),
    "a cue behind a question mark": (
        "text/run-together",
        shown("f\"{data['text']}\\n{data['q']}A:\""),
    ),
    "a Chinese cue behind a value": (
        "text/run-together",
        asked(
            "f\"材料：{data['q']}问题：谁？\\n回答：\"",
            lambda i: {"q": f"第{i}天{NAMES[i]}来到了这里。", "answer": NAMES[i]},
            output="data['answer']",
        ),
    ),
    "sentences of an instruction": (
        "text/run-together",
        shown("f\"Read the text.Answer with a name.\\n{data['text']}\\nQ: {data['q']}\\nA:\""),
    ),
    "two fields": ("text/run-together", shown("f\"{data['text']}{data['q']}\\nA:\"")),
    "items of a list": (
        "text/run-together",
        shown("f\"{data['text']}\\n{''.join(data['things'])}\\nQ: {data['q']}\\nA:\""),
    ),
    "turns": (
        "text/run-together",
        shown(
            "''.join(f\"{t['who']}: {t['said']}\" for t in data['turns'])"
            " + f\"\\n{data['q']}\\nA:\""
        ),
    ),
    "cells of a table": (
        "text/run-together",
        shown("'\\n'.join(''.join(r) for r in data['table']['rows']) + f\"\\n{data['q']}\\nA:\""),
    ),
    "options with letters": (
        "text/run-together",
        shown(
            "data['q'] + '\\n' + ''.join(f'{x}) {o}' for x, o in zip('abc', data['options']))"
            " + '\\nA:'"
        ),
    ),
    "a quote": ("text/unclosed", shown("f\"Text: \\\"{data['text']}\\nQ: {data['q']}\\nA:\"")),
    "a typographic quote": ("text/unclosed", shown(f'f"Text: “{QA}"')),
    "a bracket": ("text/unclosed", shown(f'f"Read this (a diary: {QA}"')),
    "a bracket of its own script": ("text/unclosed", shown(f'f"【Text: {QA}"')),
    "a tag": ("text/unclosed", shown(f'f"<text>{QA}"')),
    "a tag that is opened again": (
        "text/unclosed",
        shown("f\"<text>{data['text']}<text>\\nQ: {data['q']}\\nA:\""),
    ),
    "a tag that nothing opens": (
        "text/unclosed",
        shown("f\"{data['text']}</text>\\nQ: {data['q']}\\nA:\""),
    ),
    "a fence": ("text/unclosed", shown("f\"```\\n{data['text']}\\nQ: {data['q']}\\nA:\"")),
    "bold print": ("text/unclosed", shown("f\"{data['text']}\\n**Question: {data['q']}\\nA:\"")),
    "a to-do": ("text/note-left", shown(f'f"TODO: shorten\\n{QA}"')),
    "an old prompt": ("text/note-left", shown(f'f"# old prompt, worked better\\n{QA}"')),
    "a comment of the code": ("text/note-left", shown(f'f"// check if this helps\\n{QA}"')),
    "a comment of HTML": ("text/note-left", shown(f'f"<!-- from the paper -->\\n{QA}"')),
    "a note in brackets": (
        "text/note-left",
        shown(f'f"Read the text (change this later).\\n{QA}"'),
    ),
    "a note to self": ("text/note-left", shown(f'f"Note to self: ask Tom.\\n{QA}"')),
    "the marks of a merge": ("text/note-left", shown(f'f"<<<<<<< HEAD\\n{QA}"')),
    "a Chinese note": ("text/note-left", shown(f'f"（待修改）\\n{QA}"')),
    "a note in the description": (
        "text/note-left",
        shown(
            f'f"{QA}"', settings=RenderSettings(description="Answer. [FIXME better wording]\n\n")
        ),
    ),
    "one number for all": ("few-shot/numbered", shown(f'f"Example 1\\n{QA}"', settings=TWO)),
    "one number in the cue": (
        "few-shot/numbered",
        shown(f'f"Text 1: {QA}"', settings=TWO),
    ),
    "one number before the cue": ("few-shot/numbered", shown(f'f"1. Text: {QA}"', settings=TWO)),
    "worked examples with one number": (
        "few-shot/numbered",
        Case(
            returns(
                f'f"{(HEAD + NEXT).format("Uma", "Per").replace("Text:", "Text 1:")}Text 1: {QA}"'
            ),
            tuple(map(row, range(12))),
        ),
    ),
    "a worked example that runs in": (
        "few-shot/run-in",
        shown(f'f"{HEAD.format("Uma")[:-4]}" + f"Text: {QA}"'),
    ),
    "worked examples without answers": ("few-shot/no-answer", worked("", "")),
    "worked answers in quotes": ("few-shot/worked-form", worked("'Uma'", "'Per'")),
    "a worked answer in brackets": ("few-shot/worked-form", worked("[Uma]")),
    "worked answers with a full stop": ("few-shot/worked-form", worked("Uma.", "Per.")),
    "worked answers with words before": (
        "few-shot/worked-form",
        worked("The answer is Uma", "The answer is Per"),
    ),
    "worked answers in capitals": ("few-shot/worked-form", worked("UMA", "PER")),
    "worked answers in words": (
        "few-shot/worked-form",
        sums("Q: What is 2 + 2?\\nA: four\\n\\nQ: What is 3 + 4?\\nA: seven\\n\\n"),
    ),
    "a worked sum": ("few-shot/wrong-answer", sums("Q: What is 2 + 2?\\nA: 5\\n\\n")),
    "a letter that is not there": ("few-shot/wrong-answer", choices(PARIS.format("E"))),
    "a span that is not there": ("few-shot/wrong-answer", worked("Gregor")),
    "one question, two answers": (
        "few-shot/wrong-answer",
        sums("Q: Which is it, 3 or 4?\\nA: 3\\n\\nQ: Which is it, 3 or 4?\\nA: 4\\n\\n"),
    ),
    "a row with another answer": (
        "few-shot/wrong-answer",
        shown(
            'f"Text: Eva met Jo at the harbour on day 4.\\nQ: Whom did Eva meet on day 4?\\n'
            "A: Eva\\n\\n"
            f'Text: {QA}"'
        ),
    ),
    "a word behind a text whose full stop is cut off": (
        "text/run-together",
        shown("data['text'].rstrip('.') + 'so ' + data['q'] + '\\nA:'"),
    ),
    "a word before a text": (
        "text/run-together",
        shown("f\"Text{data['text']}\\n{data['q']}\\nA:\""),
    ),
    "the word of an empty value in some rows": (
        "text/nothing",
        asked(f'f"{QA}"', lambda i: {**row(i), "text": "nan" if i % 4 == 0 else row(i)["text"]}),
    ),
    "words with plus signs between": (
        "text/url-coded",
        asked("data['q'] + '\\nA:'", lambda i: told(i, "Who+is+number+{i}+and+where+was+he%3F")),
    ),
    "a calculator's marks": (
        "text/markup",
        asked("data['q'] + '\\nA:'", lambda i: told(i, "They paid 3*4=<<3*4=12>>12 in year {i}.")),
    ),
    "dashes of a word processor in a command": (
        "text/typeset-code",
        asked("data['q'] + '\\n$'", told, output="' git log –oneline'"),
    ),
    "nothing else than the answer": (
        "few-shot/steps-forbidden",
        asked(
            "data['q'] + '\\nAnswer with a word and nothing else:'",
            lambda i: told(i, why="We see that number {i} came. "),
            output="' ' + data['why'] + 'So it is ' + data['answer'] + '.'",
        ),
    ),
    "a stop sequence that ends the gold": (
        "answer/stopped-early",
        asked(QA_OF_TOLD, lambda i: told(i, answer="It was {i}."), until=("\n", "."), settings=TWO),
    ),
    "other cues, and steps begun": (
        "few-shot/other-cues",
        asked(
            "'Q: Is it 4?\\nA: It is 4 since 2 and 2 are. 4\\n\\nQ: Is it 5?\\nA: It is. 5\\n\\n'"
            " + f\"Question: {data['q']}\\nAnswer: Let's think step by step.\"",
            told,
        ),
    ),
    "a Chinese question that is left out": (
        "text/no-question",
        asked(
            "f\"材料：{data['材料']}\\n回答：\"",
            lambda i: {
                "材料": f"第{i}天{NAMES[i]}来到了这里。",
                "问题": f"{i}年后谁最先看到了大海？",
                "answer": NAMES[i],
            },
            output="data['answer']",
        ),
    ),
    "the mark at a text's end twice": ("text/said-again", asked("data['q'] + '?\\nA:'", told)),
    "a text's quotes twice": (
        "text/said-again",
        asked("'\"' + data['q'] + '\"\\nA:'", lambda i: told(i, '"Who is number {i}, and why?"')),
    ),
    "a word of the template twice": ("text/said-again", shown(f'f"Read the the text.\\n{QA}"')),
    "a backslash at a line's end": ("text/stray-sign", shown(f'f"Read. \\\\\\\\\\n{QA}"')),
    "two colons": ("text/stray-sign", shown("f\"{data['text']}\\n{data['q']}\\nAnswer::\"")),
    "a misspelt cue": ("text/cue-forms", shown("f\"{data['text']}\\n{data['q']}\\nAnwser:\"")),
    "a cue without a colon": (
        "text/cue-forms",
        shown("f\"{data['text']}\\nQuestion: {data['q']}\\nAnswer\""),
    ),
    "numbers of an exam": (
        "text/markup",
        asked("data['q'] + '\\nA:'", lambda i: told(i, "{i}. Who is it, and why {w}?")),
    ),
    "the mark of a cut": (
        "text/markup",
        asked("data['q'] + '\\nA:'", lambda i: told(i, "Who is it of {i}? [+1200 chars]")),
    ),
    "small letters": ("text/changed", shown("data['text'].lower() + data['q'] + '\\nA:'")),
    "no punctuation": (
        "text/changed",
        asked("data['q'].replace('?', '').replace(',', '') + '\\nA:'", told),
    ),
    "a text as repr has it": ("text/raw-value", asked("repr(data['q']) + '\\nA:'", told)),
    "a bool of the row": (
        "text/raw-value",
        asked(
            "data['q'] + ' ' + str(data['ok']) + '\\nA:'", lambda i: {**told(i), "ok": i % 3 > 0}
        ),
    ),
    "the first row of a table": (
        "text/first-item",
        shown("f\"{data['q']} \" + ' '.join(data['table']['rows'][0]) + '\\nA:'"),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_the_template_is_found(name: str) -> None:
    """The rule has a finding above a hint, but for the rules that have hints alone."""
    rule, fault = FAULTS[name]
    assert rule in {finding.rule for finding in check(fault.subject())}


RIGHT: Mapping[str, Case] = {
    "as it is": shown(f'f"Text: {QA}"'),
    "worked examples": worked("Uma", "Per"),
    "words with a capital inside": shown("f\"{data['text']}\\nJSON list: {data['q']}\\nTL;DR:\""),
    "a letter behind each value": shown(
        "f\"The {data['answer'][0]}s: {data['text']}\\n{data['q']}\\nA:\""
    ),
    "a Chinese sentence that ends with the cue": asked(
        "f\"新闻：{data['q']}\\n请判断新闻标题的类别：\"",
        lambda i: {"q": f"第{i}天{NAMES[i]}来到了这里。", "answer": NAMES[i]},
        output="data['answer']",
    ),
    "letters of a word": asked(
        "''.join(data['letters']) + '\\nBackwards:'",
        lambda i: {"letters": list(NAMES[i] + "xyz"), "answer": (NAMES[i] + "xyz")[::-1]},
    ),
    "Chinese words": asked(
        "''.join(data['words']) + '\\n类别：'",
        lambda i: {"words": ["今天", f"第{i}天", "天气很", "不错吗"], "answer": NAMES[i]},
        output="data['answer']",
    ),
    "items with their own ends": shown(
        "''.join(f'- {t}\\n' for t in data['things']) + f\"{data['text']}\\n{data['q']}\\nA:\""
    ),
    "quotes that the answer closes": shown(
        'f\'{data["text"]}\\n{data["q"]}\\nA: "\'', output="data['answer'] + '\"'"
    ),
    "JSON to go on with": shown(
        '\'{"text": "\' + data[\'text\'] + \'",\\n "q": "\' + data[\'q\'] + \'",\\n "a": "\'',
        output="data['answer'] + '\"}'",
    ),
    "roles in angle brackets": shown("f\"<user> {data['text']} {data['q']}\\n<bot>\""),
    "a tag that says where the answer goes": shown(f'f"Reply as <answer>, nothing else.\\n{QA}"'),
    "letters with a bracket": shown(
        "data['q'] + '\\n' + '\\n'.join(f'{x}) {o}' for x, o in zip('abc', data['options']))"
        " + '\\nA:'"
    ),
    "inches and faces": shown(f'f"He saw a 6\\" pipe :) and this:\\n{QA}"'),
    "a program to go on with": asked(
        "f'Write it.\\n```python\\n# {data[\"q\"]}\\n'",
        lambda i: told(i, "Print {i}."),
        output="f'print({data[\"answer\"]})'",
        gold="f'print({data[\"answer\"]})'",
    ),
    "a row's own note": asked(
        "f\"{data['q']}\\nLabel:\"",
        lambda i: told(i, "# TODO: fix case {i}\nx = {i} // check this later"),
    ),
    "a comment that asks": asked(
        "f\"# Write a function for this: {data['q']}\\ndef f(x):\"",
        lambda i: told(i, "Add {i}."),
        output="'\\n    return ' + data['answer']",
    ),
    "a note to the model": shown(f'f"Note: answer with a name.\\n(Use the text only.)\\n{QA}"'),
    "a plural's letter behind a word": shown(
        "f\"The {data['answer']}s: {data['text']}\\n{data['q']}\\nA:\""
    ),
    "a sum of letters": asked(
        "data['q'] + '\\nA:'", lambda i: told(i, "What is a+b+c+d+e for x+y={i}?")
    ),
    "a word that means nothing": asked(
        "data['q'] + '\\nA:'", lambda i: told(i, "null" if i == 3 else "x{i}")
    ),
    "a colon behind a question": asked("data['q'] + ':\\nA:'", told),
    "an ellipsis of the template": asked("data['q'] + ' ...\\nA:'", told),
    "cues that look like others": shown(
        "f\"Contest: {data['text']}\\nPreview: {data['q']}\\nAnswers:\""
    ),
    "that that": shown(f'f"He said that that is so, and she had had it.\\n{QA}"'),
    "numbers of two questions": shown(
        "f\"Question 1: {data['q']}\\nQuestion 2: {data['text']}\\nSame:\"", settings=TWO
    ),
    "steps of an instruction": shown(f'f"1. Read.\\n2. Answer.\\n{QA}"', settings=TWO),
    "the number of a part": shown(f'f"Part 1: {QA}"', settings=TWO),
    "right sums": sums("Q: What is 2 + 2?\\nA: 4\\n\\nQ: What is 3 + 4?\\nA: 7\\n\\n"),
    "right letters": choices(PARIS.format("B")),
}


QUIET = ("text/no-question", "answer/not-extracted", "answer/one-place", "answer/length-tells")
"""What the cases may say: some leave a text out, have one option right, the shortest, or a mark."""


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_template_is_left_alone(name: str) -> None:
    """No rule has an error or a warning."""
    loud = [f for f in check(RIGHT[name].subject()) if f.severity != "hint"]
    assert [(f.rule, str(f.message)) for f in loud if f.rule not in QUIET] == []
