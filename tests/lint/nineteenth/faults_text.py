"""Faults of text that was meant to be computed."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, put
from tests.lint.nineteenth.tasks_en import BOOL, CLOZE, NLI, RANK, SAME, TICKETS
from tests.lint.nineteenth.tasks_free import FRENCH, SPAN, SUMS, TABLE
from tests.lint.nineteenth.tasks_own import HOTEL, WORDS
from tests.lint.nineteenth.tasks_tw import CHENGYU, FANYI, SHIFEI, XINWEN
from tests.lint.nineteenth.tasks_zh import YUEDU
from tests.lint.shape import changed

_kind = partial(kind, "text that was meant to be computed")
_UNFILLED = "text/placeholder text/unknown-name text/same-prompt text/stray-sign text/no-question"

KINDS = (
    _kind(
        "The f before a literal with braces was forgotten",
        _UNFILLED,
        changed(SAME, ('f"Sentence 1: {first}\\nSentence 2', '"Sentence 1: {first}\\nSentence 2')),
        changed(
            HOTEL, ("\\n{menu}\\nGuest: {data['said']}", "\\n{menu}\\nGuest: {{data['said']}}")
        ),
        changed(SHIFEI, ('f"文章：', '"文章：')),
    ),
    _kind(
        "A method or a generator is printed in the place of what it returns",
        "text/raw-value code/not-repeated text/placeholder text/no-question text/same-prompt code/error",
        changed(FRENCH, ('source = data["en"].strip()', 'source = data["en"].strip')),
        changed(TABLE, ("*body, ", "str(row for row in body), ")),
        changed(
            XINWEN, ('title = data["title"]', 'title = str(map(str.strip, data["title"].split()))')
        ),
    ),
    _kind(
        "A list or a dict stands in the prompt as Python prints it",
        "text/raw-value",
        changed(WORDS, ('", ".join(words)', "str(words)")),
        changed(
            CHENGYU,
            (
                '"\\n".join(f"({i}) {word}" for i, word in enumerate(data["choices"], 1))',
                'str(dict(enumerate(data["choices"], 1)))',
            ),
        ),
        changed(SAME, ("Sentence 1: {first}\\nSentence 2: {second}", "Sentences: {data['pair']}")),
    ),
    _kind(
        "An optional field that the row lacks is written as None",
        "text/nothing text/absent-field text/empty-slot",
        changed(
            BOOL,
            (
                'f"Question: {data[',
                'f"Section: {data.get(\'section\')}\\n"\n        f"Question: {data[',
            ),
        ),
        changed(
            XINWEN,
            ('"新聞標題："', "f\"來源：{data['source']}\\n新聞標題：\""),
            rows=put("source", lambda row: [None, "中央社"][len(row["title"]) % 2]),
        ),
        changed(
            SPAN,
            ('"Passage": data', '"Title": data["title"], "Passage": data'),
            rows=put("title", lambda row: float("nan"), 3),
        ),
    ),
    _kind(
        "One field stands in two places, and the other is missing",
        "text/no-question text/repeated-instruction text/said-again text/swapped-fields text/ambiguous text/same-prompt answer/not-an-option",
        changed(SPAN, ('"Question": data["question"]', '"Question": data["context"]')),
        changed(NLI, ("{data['hypothesis']}", "{data['premise']}")),
        changed(SHIFEI, ("問題：{question}", "問題：{passage}")),
    ),
    _kind(
        "A text is joined where a list was meant, letter by letter",
        "text/run-together text/raw-value text/no-question text/cut-item text/changed answer/other-names answer/letters answer/other-count few-shot/other-form answer/not-an-option",
        changed(TICKETS, ('", ".join(QUEUES)', '", ".join("/".join(QUEUES))')),
        changed(XINWEN, ('"、".join(LABELS)', '"、".join("".join(LABELS))')),
        changed(CLOZE, ('" or ".join(options)', '" or ".join(options[0])')),
    ),
    _kind(
        "A slice that was to spare room cuts what is asked",
        "text/cut-item text/no-question answer/not-an-option",
        changed(SPAN, ('"Passage": data["context"]', '"Passage": data["context"][:32]')),
        changed(SUMS, ('data["question"], data["steps"]', 'data["question"][:45], data["steps"]')),
        changed(YUEDU, ('data["passage"]', 'data["passage"][:12]')),
    ),
    _kind(
        "The text that the instruction speaks of was left out",
        "text/no-question text/same-prompt text/empty-slot answer/letters answer/letter-asked text/ambiguous answer/not-an-option",
        changed(TABLE, ("header, rule, *body, ", "")),
        changed(
            BOOL,
            ("        f\"Passage: {data['passage']}\\n\"\n", '        f"Read the passage.\\n"\n'),
        ),
        changed(CHENGYU, ('data["sentence"], options', 'data["sentence"]')),
    ),
    _kind(
        "Quotes, commas or plus signs of the source got into the text",
        "text/stray-sign text/unclosed text/placeholder text/raw-value text/said-again answer/letters",
        changed(NLI, ("Premise: {data['premise']}\\n", "Premise: ${data['premise']},\\n")),
        changed(FANYI, ("{data['zh']}\\n", "\\\"{data['zh']}\\n")),
        changed(RANK, ("\\n{listed}\\n", "\\nf{listed}\\n")),
    ),
)
