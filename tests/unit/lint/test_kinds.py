"""Faults of one kind, each beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, returns
from tests.unit.lint.pairs import TWO, WORDS, by_hand
from workbench.lint.check import check
from workbench.types import RenderSettings


def asked(
    text: str,
    row: Callable[[int], Mapping[str, Any]],
    gold: str = "data['answer']",
    output: str = "",
    **more: Any,
) -> Case:
    """Return a case of an input, a Python expression, over rows of its own."""
    return Case(returns(text, output or f"' ' + {gold}", gold), tuple(map(row, range(12))), **more)


QA = "f\"Q: {data['q']}\\nA:\""
IN_STEPS = "Question: Which is it?\\nAnswer: Let's think step by step. It is {}. So it is (A)."

PROGRAM = "def f(n):\n    return n + {i}\n\nprint(f(1))"
TWICE = "def f(n):\\nreturn n\\n\\n"


def told(i: int, text: str = "Who is number {i}, and why {w}?", **more: Any) -> Mapping[str, Any]:
    """Return a row with a question, its answer, and what else is given."""
    given = {name: v.format(i=i) if isinstance(v, str) else v for name, v in more.items()}
    return {"q": text.format(i=i, w=WORDS[i % 6]), "answer": f"{WORDS[i % 5]}", **given}


def of_data(rule: str, fault: str, right: str) -> tuple[str, Case, Case]:
    """Return a rule with two texts of rows, as a template shows them: its fault and none."""
    return rule, asked(QA, lambda i: told(i, fault)), asked(QA, lambda i: told(i, right))


def of_text(rule: str, fault: str, right: str) -> tuple[str, Case, Case]:
    """Return a rule with two inputs, Python expressions over the same rows."""
    return rule, asked(fault, told), asked(right, told)


WORKED = "Q: Where is it?\nA: up\n\nQ: Where was it?\nA: down\n\n"
LABELS = "Q: Is it up?\nA: yes\n\nQ: Is it down?\nA: yes\n\nQ: Is it far?\nA: {}\n\n"
SUMS = "Q: What are 2 pens?\nA: 2 pens are 2 * 3 = {}. The answer is {}.\n\n"
ROUNDED = "Q: How many each?\nA: They are 7 / 2 = 3, and one is left. The answer is 3.\n\n"
LISTED = (
    "f\"Choose {}. {{data['q']}}\\n\" + '\\n'.join(f'{{x}}. {{o}}' for x, o in "
    "zip('AB', data['options'])) + '\\nA:'"
)
SHORT = RenderSettings(num_fewshot=2, separator="\n")


PROGRAMS = "# Say it.\ndef f(x):\n    return x\n\n# Say less.\ndef g(x):\n    return None\n\n"


def of_programs(rule: str, fault: str) -> tuple[str, Case, Case]:
    """Return a rule with hand-written programs before one to go on with: some, and right ones."""

    def before(text: str) -> Case:
        return asked(
            f"{text!r} + f\"# Add {{data['q']}}.\\ndef add(x):\"",
            lambda i: {"q": str(i), "answer": f"return x + {i}"},
            output="'\\n    ' + data['answer']",
        )

    return rule, before(fault), before(PROGRAMS)


def lettered(i: int) -> Mapping[str, Any]:
    """Return a row with two options."""
    return told(i, options=[f"red {i}", f"blue {i}"], answer="AB"[i * 7 // 3 % 2])


KINDS: Mapping[str, tuple[str, Case, Case]] = {
    "steps around a letter are no label": (
        "few-shot/other-labels",
        asked(
            "'Question: Is it up?\\nAnswer: Perhaps\\n\\nQuestion: ' + data['q'] + '\\nAnswer:'",
            lambda i: {"q": f"Is it number {i}?", "answer": ("yes", "no")[i % 2]},
        ),
        asked(
            f"{IN_STEPS.format('red')!r}.replace('\\\\n', '\\n') + '\\n\\nQuestion: ' + "
            "data['q'] + '\\nAnswer: Let\\'s think step by step.'",
            lambda i: {"q": f"Which of {i}?", "why": f"It is number {i}.", "answer": "ABC"[i % 3]},
            output="f\" {data['why']} So it is ({data['answer']}).\"",
            postprocess="agieval_single_answer_post",
        ),
    ),
    "what is asked for is the text's last word": (
        "text/no-question",
        asked(
            "data['text'].rsplit(' ', 4)[0]",
            lambda i: {
                "text": f"They walked along the river to town {i} and then back {WORDS[i % 6]}"
            },
            "data['text'].rsplit(' ', 1)[1]",
        ),
        asked(
            "data['text'].rsplit(' ', 1)[0]",
            lambda i: {
                "text": f"They walked along the river to town {i} and then back {WORDS[i % 6]}"
            },
            "data['text'].rsplit(' ', 1)[1]",
        ),
    ),
    "a translation": (
        "text/no-question",
        asked(
            "data['en'][:9] + f'\\n第{data[\"n\"]}句，中文：'",
            lambda i: {
                "n": i,
                "zh": f"{i}我明天去北京。",
                "en": f"I am going to Beijing tomorrow, says {i}.",
            },
            "data['zh']",
        ),
        asked(
            "'中文：' + data['zh'] + '\\n英文：'",
            lambda i: {
                "zh": f"{i}我明天去北京。",
                "en": f"I am going to Beijing tomorrow, says {i}.",
            },
            "data['en']",
        ),
    ),
    "spaces before a comment": (
        "text/two-spaces",
        asked(QA.replace("Q: ", "Q:  "), lambda i: {"q": f"How many in {i}?", "answer": str(i)}),
        asked(
            "f\"def f{data['q']}():  # a number\\n\"",
            lambda i: {"q": f"{i}", "answer": f"return {i}"},
            output="'    ' + data['answer']",
        ),
    ),
    "a plain colon in Chinese": (
        "text/missing-space",
        asked(
            "f\"Question: {data['q']}\\nAnswer:\"",
            lambda i: {"q": f"How many in {i}?", "answer": str(i)},
            output="data['answer']",
            settings=TWO,
        ),
        asked(
            "f\"问题:{data['q']}\\n答案:\"",
            lambda i: {"q": f"{i}的两倍是多少？", "answer": str(2 * i)},
            output="data['answer']",
            settings=TWO,
        ),
    ),
    "questions filled in with numbers": (
        "few-shot/near-copy",
        asked(
            QA,
            lambda i: {
                "q": f"How many elements has the set {i // 2}" + ", of all sets" * (i % 2),
                "answer": str(i // 2),
            },
            settings=TWO,
        ),
        asked(
            QA,
            lambda i: {
                "q": f"How many elements has the set {{{', '.join(map(str, range(i)))}}}?",
                "answer": str(i),
            },
            settings=TWO,
        ),
    ),
    "a word in other letters": (
        "answer/leaked",
        asked(
            "f\"{data['q']}\\nHint: {data['answer'].lower()}\\nWord:\"",
            lambda i: {"q": f"What stands on sign {i}?", "answer": WORDS[i % 6].upper()},
        ),
        asked(
            "f\"small: {data['q']}\\nCAPITALS:\"",
            lambda i: {"q": f"{WORDS[i % 6]}{i}x", "answer": f"{WORDS[i % 6]}{i}x".upper()},
        ),
    ),
    "an entity that is asked about": (
        "text/markup",
        asked(QA, lambda i: {"q": f"What is a &amp; b in {i}?", "answer": str(i)}),
        asked(QA, lambda i: {"q": f"&#{64 + i};", "answer": chr(64 + i)}),
    ),
    "the end of a path": (
        "answer/leaked",
        asked(
            "f\"Path: {data['q']} ({data['answer']})\\nFile:\"",
            lambda i: {"q": f"no {i}", "answer": f"{WORDS[i % 6]}.md"},
        ),
        asked(
            "f\"Path: {data['q']}\\nFile:\"",
            lambda i: {"q": f"C:\\x{i}\\{WORDS[i % 6]}.md", "answer": f"{WORDS[i % 6]}.md"},
        ),
    ),
    "a key and its value": (
        "answer/leaked",
        asked(
            "f\"a:\\n  {data['key']}: {data['answer']}\\nWhat is {data['key']}?\\nValue:\"",
            lambda i: {"key": f"k{i}", "answer": f"{WORDS[i % 6]}{i}"},
        ),
        asked(
            "f\"a:\\n  {data['key']}: {data['value']}\\nWhat is {data['key']}?\\nValue:\"",
            lambda i: {"key": f"k{i}", "value": f"{WORDS[i % 6]}{i}"},
            "data['value']",
        ),
    ),
    "a text without its last sign": of_text(
        "text/cut-item",
        "f\"Q: {data['q'][:-1]}\\nA:\"",
        "f\"Q: {data['q'].rstrip('?')}\\nA:\"",
    ),
    "a list without its last item": (
        "text/cut-item",
        asked(
            "'\\n'.join(data['lines'][:-1]) + '\\nA:'",
            lambda i: told(i, lines=[f"line {k} of {i}" for k in range(2 + i % 3)]),
        ),
        asked(
            "'\\n'.join(data['lines'][:-1]) + '\\nNext line:'",
            lambda i: {"lines": [f"line {k} of {i}" for k in range(2 + i % 3)]},
            "data['lines'][-1]",
        ),
    ),
    "inputs cut at a number": (
        "text/cut-item",
        asked(
            "(f\"{data['q']} \" + data['more'])[:60]",
            lambda i: told(i, more=" ".join(str(i * k) for k in range(3, 40))),
        ),
        asked(
            "f\"{data['more']}{data['q']}\\nA:\"",
            lambda i: told(
                i,
                "Who is number {i:02}, and why so?".replace(":02", ""),
                more="x" * (2 - len(str(i))),
            ),
        ),
    ),
    "a program on one line": (
        "text/lost-lines",
        asked("' '.join(data['code'].split()) + '\\nA:'", lambda i: told(i, code=PROGRAM)),
        asked("data['code'] + '\\nA:'", lambda i: told(i, code=PROGRAM)),
    ),
    "a program without indentation": (
        "text/lost-lines",
        asked(
            "'\\n'.join(s.strip() for s in data['code'].splitlines()) + '\\nA:'",
            lambda i: told(i, code=PROGRAM),
        ),
        asked(
            "'\\n'.join('  ' + s for s in data['code'].splitlines()) + '\\nA:'",
            lambda i: told(i, code=PROGRAM),
        ),
    ),
    "hand-written code without indentation": of_text(
        "text/lost-lines",
        f"'{TWICE}' + data['q'] + '\\nA:'",
        f"'{TWICE}'.replace('return', '    return') + data['q'] + '\\nA:'",
    ),
    "the template's lines on one": of_text(
        "text/lost-lines",
        "' '.join(f\"Question: {data['q']}\\nAnswer:\".split())",
        "f\"Question: {' '.join(data['q'].split())}\\nAnswer:\"",
    ),
    "a table on one line": of_text(
        "text/lost-lines",
        "f\"| a | b | | --- | --- | | 1 | 2 |\\n{data['q']}\\nA:\"",
        "f\"| a | b |\\n| --- | --- |\\n| 1 | 2 |\\n{data['q']}\\nA:\"",
    ),
    "a cue right behind a line": (
        "text/run-together",
        asked(
            "''.join(f'Caller: {s}' for s in data['lines']) + '\\nA:'",
            lambda i: told(i, lines=[f"Here is {i}.", f"There is {i}!"]),
        ),
        asked(
            "'\\n'.join(f'Caller: {s}' for s in data['lines']) + '\\nA:'",
            lambda i: told(i, lines=[f"Here is {i}.", f"There is {i}!"]),
        ),
    ),
    "a dollar before a value": of_text(
        "text/stray-sign",
        "f\"Q: ${data['q']}\\nA:\"",
        "f\"It costs $5, not $x$. Q: {data['q']}\\nA:\"",
    ),
    "a quote of the source": of_text(
        "text/stray-sign",
        "f\"Q: {data['q']}\\nA:',\"",
        "f\"Q: {data['q']}\\nSay 'yes', 'no', or 'both',\\nand nothing else.\\nA:\"",
    ),
    "an f in the text": of_text(
        "text/stray-sign",
        "f\"f'Question: {data['q']}\\nA:\"",
        "f\"Is f'x' Python? {data['q']}\\nA:\"",
    ),
    "a cue that the data brings": of_data(
        "text/said-again", "Q: Who is number {i}?", "Who asked: who is number {i}?"
    ),
    "marks that the data brings": (
        "text/said-again",
        asked(
            "'\\n'.join(f'{x}. {o}' for x, o in zip('AB', data['options'])) + '\\nA:'",
            lambda i: told(i, options=[f"A. {i}", f"B. {i + 1}"]),
        ),
        asked(
            "'\\n'.join(f'{x}. {o}' for x, o in zip('AB', data['options'])) + '\\nA:'",
            lambda i: told(i, options=[f"A. Smith {i}", f"A. Jones {i}"], answer="AB"[i % 2]),
        ),
    ),
    "indentation of the source": of_text(
        "text/indented",
        "f\"Question: {data['q']}\\n        Answer:\"",
        "f\"Question: {data['q']}\\n    - one\\n    - two\\nAnswer:\"",
    ),
    "a name with underscores": (
        "text/snake-name",
        asked(QA, told, settings=RenderSettings(description="These are about world_history.\n")),
        asked(
            QA, told, settings=RenderSettings(description="Call `world_history` and say x_1 = 2.\n")
        ),
    ),
    "a label with underscores": (
        "text/snake-name",
        asked(
            "f\"{data['q']}\\nSay pick up or drop off.\\nA:\"",
            lambda i: told(i, answer=("pick_up", "drop_off")[i % 2]),
        ),
        asked(
            "f\"{data['q']}\\nSay pick_up or drop_off.\\nA:\"",
            lambda i: told(i, answer=("pick_up", "drop_off")[i % 2]),
        ),
    ),
    "a word cut by a hyphen": of_data(
        "text/hyphenated", "Who is num-\nber {i}?", "Who is number {i} -\nor is nobody?"
    ),
    "letters in numbers": of_data(
        "text/scanned-digits", "What are l5 and {i}O?", "What are 5l of O2 in flat {i}B, and 1lb?"
    ),
    "marks of a wiki": of_data(
        "text/markup", "Who is [[the king]] of {i}?", "What is [[1, 2], [3]][0] == {i}?"
    ),
    "notes of a wiki": of_data(
        "text/markup", "It was closed.[{i}] Who is it?", "Is it open? a[{i}] is b[1]."
    ),
    "a treebank's quotes": of_data(
        "text/markup", "`` Number {i} ran . '' Who?", "Call `f` and ``g`` for {i}. Why?"
    ),
    "Markdown's backslashes": of_data(
        "text/escaped",
        "Who is number {i}\\? And who\\!",
        "What is \\(x\\) in $\\frac{i}2$ \\, then?",
    ),
    "LaTeX that is not raw": of_text(
        "text/escaped",
        "f\"Write a \\times b. {data['q']}\\nA:\"",
        "f\"(A)\\ttimes (B)\\ttext {data['q']}\\nA:\"",
    ),
    "radicals for characters": of_data(
        "text/look-alike", "第{i}个是⼀只⼩猫，谁的？", "第{i}个字的部首是⼀吗？"
    ),
    "a colon that is none": of_text(
        "text/look-alike",
        "f\"Q: {data['q']}\\nA\ua789\"",
        "f\"The scale is 1\u22362. {data['q']}\\nA:\"",
    ),
    "blanks of Braille": of_data("text/invisible", "Who\u2800is number {i}?", "Who is ⠃ in {i}?"),
    "a text between two tokens": of_data(
        "text/special-token", "<s> Who is number {i}? </s>", "Is <s>number</s> {i} out?"
    ),
    "a name for somebody to fill in": (
        "text/placeholder",
        asked(QA, told, settings=RenderSettings(description="You work for <company>.\n")),
        asked(QA, told, settings=RenderSettings(description="Reply with <letter>.\n")),
    ),
    "worked examples without options": (
        "few-shot/no-options",
        by_hand(
            "Question: Who is up?\\nAnswer: A",
            own="Question: {data['question']}\\n{chr(10).join(f'{x}. {o}' for x, o in zip('AB', "
            "data['target_scores']))}\\nAnswer:",
        ),
        by_hand("Question: Who is up?\\nAnswer: 4"),
    ),
    "an answer that ends with a space": (
        "few-shot/trailing-space",
        asked(QA, told, output="' ' + data['answer'] + ' '", settings=TWO),
        asked(QA, told, output="' ' + data['answer'] + '\\n'", settings=SHORT),
    ),
    "worked answers that end with a space": of_text(
        "few-shot/trailing-space",
        f"{WORKED!r}.replace('up', 'up ') + f\"Q: {{data['q']}}\\nA:\"",
        f"{WORKED!r} + f\"Q: {{data['q']}}\\nA:\"",
    ),
    "examples behind the question": of_text(
        "few-shot/question-first",
        f"f\"Q: {{data['q']}}\\nA:\\n\\n\" + {WORKED!r}.strip()",
        f"{WORKED!r} + f\"Q: {{data['q']}}\\nA:\"",
    ),
    "worked examples of one label": (
        "few-shot/lopsided",
        asked(
            f"{LABELS.format('yes')!r} + f\"Q: {{data['q']}}\\nA:\"",
            lambda i: told(i, answer=("yes", "no")[i % 2]),
        ),
        asked(
            f"{LABELS.format('no')!r} + f\"Q: {{data['q']}}\\nA:\"",
            lambda i: told(i, answer=("yes", "no")[i % 2]),
        ),
    ),
    "a number of examples": (
        "few-shot/other-count",
        asked(QA, told, settings=RenderSettings(num_fewshot=2, description="See five examples.\n")),
        asked(QA, told, settings=RenderSettings(num_fewshot=2, description="See two examples.\n")),
    ),
    "a sum that does not come out": (
        "few-shot/wrong-sum",
        asked(f"{SUMS.format(7, 7)!r} + f\"Q: {{data['q']}}\\nA:\"", told),
        asked(f"{SUMS.format(6, 6)!r} + f\"Q: {{data['q']}}\\nA:\"", told),
    ),
    "another result than the sum's": (
        "answer/chain-differs",
        asked(f"{SUMS.format(6, 9)!r} + f\"Q: {{data['q']}}\\nA:\"", told),
        asked(f"{ROUNDED!r} + f\"Q: {{data['q']}}\\nA:\"", told),
    ),
    "a row's sum": (
        "few-shot/wrong-sum",
        asked(
            QA,
            lambda i: told(i, "What is {i} and 2?", why=f"{i} + 2 = {i + 3}.", answer=str(i + 2)),
            output="f\" {data['why']} The answer is {data['answer']}.\"",
            settings=TWO,
            postprocess="theoremqa_post",
        ),
        asked(
            QA,
            lambda i: told(
                i,
                "What is {i} and 2?",
                why=f"1,{i:03} - 1,000 + 1 * 2 = {i + 2}.",
                answer=str(i + 2),
            ),
            output="f\" {data['why']} The answer is {data['answer']}.\"",
            settings=TWO,
            postprocess="theoremqa_post",
        ),
    ),
    "a number of options": (
        "answer/other-count",
        asked(LISTED.format("one of {len(str(data['options']))} options"), lettered),
        asked(LISTED.format("one of the {len(data['options'])} options, not both"), lettered),
    ),
    "capital letters for small ones": (
        "few-shot/other-form",
        asked("f\"{data['q']} Reply in CAPITALS.\\nA:\"", told),
        asked("f\"{data['q']} Which of the capitals is it?\\nA:\"", told),
    ),
    "one word for several": (
        "few-shot/other-form",
        asked(
            "f\"{data['q']} Reply with one word.\\nA:\"", lambda i: told(i, answer=f"they are {i}")
        ),
        asked("f\"{data['q']} Reply with one word.\\nA:\"", told),
    ),
    "two languages": (
        "few-shot/other-form",
        asked("f\"Translate into German.\\nEnglish: {data['q']}\\nFrench:\"", told),
        asked("f\"Translate into French.\\nEnglish: {data['q']}\\nFrench:\"", told),
    ),
    "two fields in each other's place": (
        "text/swapped-fields",
        asked(
            "f\"Premise: {data['hypothesis']}\\nHypothesis: {data['premise']}\\nA:\"",
            lambda i: told(i, premise="Here {i} men run.", hypothesis="There {i} men are."),
        ),
        asked(
            "f\"Hypothesis: {data['hypothesis']}\\nPremise: {data['premise']}\\nA:\"",
            lambda i: told(i, premise="Here {i} men run.", hypothesis="There {i} men are."),
        ),
    ),
    "a Chinese passage and its question": (
        "text/swapped-fields",
        asked(
            "f\"短文：{data['question']}\\n问题：{data['passage']}\\n回答：\"",
            lambda i: told(i, passage="第{i}天下雨。", question="第{i}天怎么样？"),
        ),
        asked(
            "f\"短文：{data['passage']}\\n问题：{data['question']}\\n回答：\"",
            lambda i: told(i, passage="第{i}天下雨。", question="第{i}天怎么样？"),
        ),
    ),
    "a worked copy in nearly the same signs": (
        "few-shot/near-copy",
        asked(
            "'标题：第 三天 下大雨\\n类别：天气\\n\\n标题：' + data['q'] + '\\n类别：'",
            lambda i: told(i, "第三天下大雨" if i == 3 else "第{i}天没有下雨"),
            output="data['answer']",
        ),
        asked(
            "'标题：第三天晴\\n类别：天气\\n\\n标题：' + data['q'] + '\\n类别：'",
            lambda i: told(i, "第{i}天没有下雨"),
            output="data['answer']",
        ),
    ),
    "doubled braces": of_text(
        "text/placeholder",
        "'Reply as {{\"a\": 1}}.\\n' + data['q'] + '\\nA:'",
        "'Reply as {\"a\": {\"b\": 1}}.\\n' + data['q'] + '\\nA:'",
    ),
    "two kinds of apostrophe": of_text(
        "text/cue-forms",
        "'Q: Who?\\nA: Let’s think. Ann.\\n\\nQ: ' + data['q'] + '\\nA: Let\\'s think.'",
        "'Q: Who?\\nA: Let’s think. Ann.\\n\\nQ: ' + data['q'] + '\\nA: Let’s think.'",
    ),
    "one typographic quote in code": of_data(
        "text/typeset-code", "print(['a', '{i}’])", "Who said 'it is the dogs’ {i}' there?"
    ),
    "spaces at a value's ends": of_data(
        "text/two-spaces", "  Who is number {i}?", "Who is number  {i}?"
    ),
    "newlines on both sides of a hand-written answer": (
        "text/double-newline",
        asked("f\"{data['q']}\\nA:\\n\"", told, output="'\\n' + data['answer']"),
        asked("f\"{data['q']}\\nA:\"", told, output="'\\n' + data['answer']"),
    ),
    "programs without a body": of_programs(
        "few-shot/no-answer", "def f(x):\n    return x\n\ndef g(x):\n\n"
    ),
    "programs that are there twice": of_programs(
        "few-shot/same-twice", 2 * "def f(x):\n    return x\n\n"
    ),
    "programs that count": of_programs(
        "few-shot/numbered",
        "# 1. It.\ndef f(x):\n    return x\n\n# 2. It.\ndef g(x):\n    return x\n\n",
    ),
    "a program that runs into the next": of_programs(
        "few-shot/run-in", "# It is\ndef f(x):\n    return x"
    ),
    "programs with another comment": of_programs(
        "few-shot/worked-cue", '"""Say it."""\ndef f(x):\n    return x\n\n'
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_a_fault_is_found_and_its_like_is_left_alone(name: str) -> None:
    """The rule has a finding of the fault, and no rule is loud about what only looks like it."""
    rule, fault, right = KINDS[name]
    assert rule in {finding.rule for finding in check(fault.subject())}
    loud = [f for f in check(right.subject()) if f.severity != "hint"]
    assert [(f.rule, str(f.message)) for f in loud] == []
