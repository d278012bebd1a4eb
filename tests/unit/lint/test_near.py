"""What looks like a fault in code, in quotes of another language or in a list, and the true fault
beside it."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import HEAD, Case, loud, returns
from tests.unit.lint.pairs import ASKED, TWO, WORDS, by_hand, case
from workbench.types import Decoding, Rendered, RenderSettings

PRINTS = "f\"{data['code']}\\n>>> f({data['given']})\\n\""
QUOTED = "f\"Say it in German: »{data['question']}«\\nAnswer:\""
CHOSEN = "f\"{data['one']}\\n{data['two']}\\nThe better one:\""
LETTERED = "(A) red (B) blue\\nAnswer:"
DUMPED = "json.dumps({'text': data['question']}) + '\\nAnswer:'"
TABLES = "/* tables: cards(id, suit) */\\n/* {data['question']} */\\n"
SORTS = "f\"给句子选一个标签：陈述、疑问、感叹。\\n{data['question']}\\n标签：\""
NOTE = "/* a shorter cue would do */\\n{data['question']}\\nAnswer:"


def dumped(text: str, row: object = "", *, body: str = "import json") -> Case:
    """Return a case whose input is written by JSON."""
    made = case(text, lambda i: {"question": f"{row} {i}?"} if row else {})
    return Case(source=made.source.replace(HEAD, f"{body}\n{HEAD}"), rows=made.rows)


def called(i: int) -> dict[str, str]:
    """Return a program and what it is called with, as a row has them."""
    return {"code": "def f(a, b):\n    return a + b", "given": f"'{WORDS[i % 6]}', 'x{i}'"}


def chosen(i: int) -> dict[str, str]:
    """Return two texts, of which now one is right and now the other."""
    one, two = f"It rains on {WORDS[i % 6]} {i}.", f"Snow lies at {i}, {WORDS[-i % 6]}."
    return {"one": one, "two": two, "answer": (one, two)[i % 2]}


def coloured(i: int) -> dict[str, object]:
    """Return the answer red or blue."""
    return {"answer": ("red", "blue")[i % 2], "target_scores": {"red": 1 - i % 2, "blue": i % 2}}


def few(text: str, *answers: str) -> Case:
    """Return a case of four rows with these answers, the last of them in all rows that are left."""
    golds = [answers[min(i, len(answers) - 1)] for i in range(4)]
    rows = [{"question": f"Which card is {i}?", "answer": gold} for i, gold in enumerate(golds)]
    return Case(source=returns(text), rows=rows)


NEAR: dict[str, tuple[str, Case, Case]] = {
    "a call's arguments": (
        "text/raw-value",
        case("f\"{data['question']}\\n{('red', data['answer'])}\\nAnswer:\""),
        case(PRINTS, called),
    ),
    "a pattern's word boundary": (
        "text/raw-value",
        case("f\"{data['question'].encode()}\\nAnswer:\""),
        case("f\"re.search(r'{data['pattern']}', 'concat {data['question']}')\"",
             lambda i: {"pattern": rf"\bcat{i}\b"}),
    ),
    "an escape that is spoken of": (
        "text/escaped",
        case(ASKED, lambda i: {"question": f"Which card \\n did player {i} draw?"}),
        case(ASKED, lambda i: {"question": f"Which character does \\n stand for in language {i}?"}),
    ),
    "a class of characters": (
        "text/escaped",
        case(ASKED, lambda i: {"question": f"Which caf\\xe9 is number {i}?"}),
        case(ASKED, lambda i: {"question": f"[^\\x00-\\x7F] in na{i}"}),
    ),
    "a program as JSON": (
        "text/escaped",
        dumped(DUMPED, "卡片是哪一张，谁抽到了"),
        dumped(DUMPED, "Say: def f(n):\n    return n * n, for café"),
    ),
    "the tag that closes the answer's": (
        "text/markup",
        case(ASKED, lambda i: {"question": f"Which <b>card</b> has player {i}?"}),
        case(ASKED, lambda i: {"question": f"<[^>]+> in {i} <b>x</b>", "answer": "<b>"}),
    ),
    "German quotes": (
        "text/unclosed",
        case(QUOTED.replace("«", "")),
        case(QUOTED),
    ),
    "Swedish quotes": (
        "text/unclosed",
        case(QUOTED.replace("»", "").replace("«", "”")),
        case(QUOTED.replace("»", "”").replace("«", "”")),
    ),
    "Polish quotes": (
        "text/unclosed",
        case(QUOTED.replace("»", "„").replace("«", "")),
        case(QUOTED.replace("»", "„").replace("«", "”")),
    ),
    "few rows of one label": (
        "answer/same-gold",
        few("f\"{data['question']}\\nIs it trump, odd or even?\\nSort:\"", "odd"),
        few("f\"{data['question']}\\nSay what it is.\\nSort:\"", "odd"),
    ),
    "few rows of one label among several": (
        "answer/same-gold",
        few(SORTS, "疑问"),
        few(SORTS, "疑问", "陈述"),
    ),
    "comments of SQL": (
        "text/note-left",
        case(f'f"{NOTE}"'),
        case(f'f"{TABLES}"'),
    ),
    "a note in a comment of SQL": (
        "text/note-left",
        case(f'f"/* TODO: shorter */\\n{TABLES}"'),
        case(f'f"{TABLES}"'),
    ),
    "a legend of classes": (
        "few-shot/numbered",
        case("f\"1: {data['question']}\\nAnswer:\"", settings=TWO),
        case("f\"0: odd, 1: even\\n{data['question']}\\nAnswer:\"", settings=TWO),
    ),
    "a choice to be copied": (
        "answer/leaked",
        case("' '.join(reversed(data['answer'].split())) + '\\nThe better one:'",
             lambda i: {"answer": chosen(i)["answer"]}),
        case(CHOSEN, chosen),
    ),
    "worked examples by hand that list options": (
        "answer/letters",
        case(f"f\"(A) red (B) blue\\n{{data['question']}}\\n{LETTERED}\"", coloured,
             output="' ' + 'AB'[data['answer'] == 'blue']",
             processed="'AB'[data['answer'] == 'blue']"),
        case(f"f\"What is the sky?\\n{LETTERED} B\\n\\n{{data['question']}}\\n{LETTERED}\"",
             coloured, output="' ' + 'AB'[data['answer'] == 'blue']",
             processed="'AB'[data['answer'] == 'blue']"),
    ),
    "worked examples by hand of all letters": (
        "answer/leaked",
        case("f\"{data['question']}\\nAnswer: {'AB'[data['answer'] == 'blue']}\"",
             coloured, output="' ' + 'AB'[data['answer'] == 'blue']",
             processed="'AB'[data['answer'] == 'blue']"),
        case(f"f\"What is the sky?\\n{LETTERED} B\\n\\nWhat is blood?\\n{LETTERED} A\\n\\n"
             f"{{data['question']}}\\n{LETTERED}\"",
             coloured, output="' ' + 'AB'[data['answer'] == 'blue']",
             processed="'AB'[data['answer'] == 'blue']"),
    ),
    "texts that are counted": (
        "answer/letters",
        case("f\"1: red\\n2: blue\\n{data['question']}\\nAnswer:\"",
             coloured, output="' ' + str(int(data['answer'] == 'blue'))",
             processed="str(int(data['answer'] == 'blue'))"),
        case("f\"1: {data['question']}\\n2: {data['other']}\\nSame meaning (1) or not (0):\"",
             lambda i: {**coloured(i), "other": f"What did player {i} draw?"},
             output="' ' + str(int(data['answer'] == 'blue'))",
             processed="str(int(data['answer'] == 'blue'))"),
    ),
    "the code of a language": (
        "text/placeholder",
        case("f\"[en] [question] {data['answer']}\\nAnswer:\"", lambda i: {"de": f"Karte {i}"}),
        case("f\"[en] {data['question']}\\n[de]\"", lambda i: {"de": f"Karte {i}"},
             output="' ' + data['de']", processed="data['de']"),
    ),
    "what JSON escapes": (
        "text/no-question",
        dumped("json.dumps({'text': 'café', 'of': data['question'][-9:]}) + '\\nAnswer:'",
               "Which of the cards on the table in the café is the one of player"),
        dumped(DUMPED, "Which of the cards on the table in the café is the one of player"),
    ),
    "a gap": (
        "text/cut-item",
        case("data['question'].replace('_ ', '') + '\\nAnswer:'",
             lambda i: {"question": f"The {WORDS[i % 6]} wind _ over {i} hills, and nobody knew."}),
        case("data['question'].replace('_ ', '(?) ') + '\\nAnswer:'",
             lambda i: {"question": f"The {WORDS[i % 6]} wind _ over {i} hills, and nobody knew."}),
    ),
    "an answer to be copied": (
        "text/cut-item",
        case("data['text'].lower() + '\\nWho?'",
             lambda i: {"text": f"Then Ana{WORDS[i % 6]} went.", "answer": f"Ana{WORDS[i % 6]}"}),
        case("data['text'].lower() + '\\nWho?'",
             lambda i: {"text": f"Then Ana{WORDS[i % 6]} went.", "answer": f"ana{WORDS[i % 6]}"}),
    ),
    "a legend in a sentence": (
        "answer/legend",
        case("f\"Say 1 if the card is red and 0 if it is blue.\\n{data['question']}\\nAnswer:\"",
             coloured, output="' ' + str(int(data['answer'] == 'blue'))",
             processed="str(int(data['answer'] == 'blue'))"),
        case("f\"Say 0 if the card is red and 1 if it is blue.\\n{data['question']}\\nAnswer:\"",
             coloured, output="' ' + str(int(data['answer'] == 'blue'))",
             processed="str(int(data['answer'] == 'blue'))"),
    ),
    "an option that is a verb": (
        "few-shot/other-form",
        case("f\"Paraphrase the question.\\n{data['question']}\\nAnswer:\"", coloured),
        case("f\"{data['question']}\\nA: paraphrase\\nB: none\\nAnswer:\"", coloured,
             output="' ' + 'AB'[data['answer'] == 'blue']",
             processed="'AB'[data['answer'] == 'blue']"),
    ),
    "the answer in capitals": (
        "text/no-question",
        case("f\"{data['text'][:40]}\\nHEADLINE:\"",
             lambda i: {"text": f"The card of player {i} is {WORDS[i % 6]} of all that lie."}),
        case("f\"{data['question']}{data['head'][:0]}\\nHEADLINE:\"",
             lambda i: {"head": f"The card number {i} becomes a {WORDS[i % 6]} wind"},
             output="' ' + data['head'].upper()", processed="data['head'].upper()"),
    ),
    "a gap that is drawn anew": (
        "text/no-question",
        case("f\"{data['passage'][:30]}\\nAnswer:\"",
             lambda i: {"passage": f"The {WORDS[i % 6]} wind #gap# over {i} hills, nobody knew."}),
        case("data['passage'].replace('#gap#', '( ? )') + '\\nAnswer:'",
             lambda i: {"passage": f"The {WORDS[i % 6]} wind #gap# over {i} hills, nobody knew."}),
    ),
    "a comment that is the task": (
        "text/note-left",
        case("f\"# rewrite this cue later\\n{data['question']}\\nAnswer:\""),
        case("f\"# Rewrite this in one line:\\n{data['question']}\\nAnswer:\""),
    ),
    "a pattern's backslash": (
        "text/escaped",
        case(ASKED, lambda i: {"question": f"Which card\\* did player {i} draw?"}),
        case(ASKED, lambda i: {"question": f"{WORDS[i % 6]}\\.{i}", "answer": rf"\w+\.{i}"}),
    ),
    "a transcript's end": (
        "text/unclosed",
        case("f\"[log]\\n{data['question']}\\nWhich was it?\\n[/log\\nAnswer:\""),
        case("f\"[log]\\n{data['question']}\\n[end of log]\\nWhich was it?\\nAnswer:\""),
    ),
    "a label within JSON": (
        "answer/other-names",
        case("f\"{data['question']}\\nIs it hot or cold?\\nAnswer:\"", coloured),
        case("f\"{data['question']}\\nIs it red or blue?\\nJSON:\"", coloured,
             output="'{\"is\": \"' + data['answer'] + '\"}'",
             processed="'{\"is\": \"' + data['answer'] + '\"}'"),
    ),
    "whom a dialogue calls by letters": (
        "few-shot/other-cues",
        by_hand("Q: Which card lies on top?\\nA: 4", "Q: And below?\\nA: 9"),
        by_hand("A: I drew a card.\\nB: Which?", "A: You saw.\\nB: I did not."),
    ),
    "an assertion": (
        "text/typeset-code",
        case(ASKED, lambda i: {"question": f"assert f({i}) == ”{WORDS[i % 6]}”"}),
        case(ASKED, lambda i: {"question": f"I assert, said {i}, “{WORDS[i % 6]} is north”."}),
    ),
    "words, of which each is a token": (
        "tokens/answer-too-long",
        Case(returns(output="' One and two are three. ' + data['answer']"),
             facts={"decoding": Decoding(max_new_tokens=6)}),
        Case(returns(output="' Rindfleischetikettierung ' + data['answer']"),
             facts={"decoding": Decoding(max_new_tokens=6)}),
    ),
    "a space before what is ranked": (
        "few-shot/not-a-choice",
        Case(returns(), method="ppl", settings=RenderSettings(2, target_delimiter=" ")),
        Case(returns(output="data['answer']"), method="ppl",
             settings=RenderSettings(2, target_delimiter=" ")),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", NEAR)
def test_the_true_fault_is_found(name: str) -> None:
    """The rule is loud about it."""
    rule, fault, _ = NEAR[name]
    assert loud(fault, rule)


@pytest.mark.parametrize("name", NEAR)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule says nothing, or a hint."""
    rule, _, near = NEAR[name]
    assert all(isinstance(item, Rendered) for item in near.subject().items)
    assert loud(near, rule) == []
