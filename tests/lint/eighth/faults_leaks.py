"""Leaks: the prompt gives its own answer away."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.making import each
from tests.lint.eighth.tasks_free import (
    CHATS,
    FANYI,
    FORMULAS,
    LEDGERS,
    SLOVO,
    SQUAD,
    SUMS,
    YINGYONG,
    YUEDU,
)
from tests.lint.eighth.tasks_labels import BANKING, DEPECHES, FINSENT, HEARSAY, PUBMED, QINGXU
from tests.lint.eighth.tasks_options import (
    DUIHUA,
    FAKAO,
    MEDICINE,
    MEDICINE_PPL,
    MONEY,
    OPOSICION,
    WISSEN,
)
from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input"
_OWN = "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs"


def _first(key: str, gold: str, base: int) -> RowChange:
    def change(row: Row) -> None:
        right = row[key].pop(row[gold] - base)
        row[key].insert(0, right)
        row[gold] = base

    return each(change)


def _right_first(row: Row) -> None:
    row["choice"] = sorted(row["choice"], key=lambda each: each != row["answer"])


def _longer(row: Row) -> None:
    row["choices"][row["answer"]] += ", as seen in nearly all healthy adults"


def _mas_larga(row: Row) -> None:
    row["opciones"][row["correcta"] - 1] += ", según los manuales más recientes"


def _genauer(row: Row) -> None:
    place = row["choice"].index(row["answer"])
    row["answer"] += "，这从对话里可以听出来"
    row["choice"][place] = row["answer"]


def _named(key: str) -> RowChange:
    def put(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{row[key].replace(' ', '_')}_{number:03}"

    return put


KINDS = (
    _leak(
        "The answer stands behind its own cue in the query.",
        f"{_LEAKED} answer/cue-again",
        changed(MEDICINE, ('"Answer:"', "f\"Answer: {LETTERS[data['answer']]}\"")),
        changed(FINSENT, ("Sentiment:", "Sentiment: {NAMES[data['label']]}")),
        changed(QINGXU, (r'难过？\n答："', r'难过？\n答：" + data["情绪"]')),
        changed(LEDGERS, (r'"\nAnswer:"', r'"\nAnswer: " + data["answer"]')),
    ),
    _leak(
        "The whole row is printed in the prompt, answer included.",
        f"{_LEAKED} text/raw-value answer/in-id",
        changed(BANKING, ("{data['utterance']}", "{data}")),
        changed(
            PUBMED,
            ('"Abstract: " + data["context"]', '"Record: " + json.dumps(data)'),
            ("import random", "import json\nimport random"),
        ),
        changed(QINGXU, ('"对话：" + data["对话"]', '"对话：" + "；".join(data.values())')),
    ),
    _leak(
        "The worked solution stands in the question.",
        _LEAKED,
        changed(SUMS, ("{data['question']}", "{data['question']} {data['answer']}")),
        changed(YINGYONG, ('+ data["题目"] +', '+ data["题目"] + "\\n提示：" + data["步骤"] +')),
        changed(FORMULAS, ('+ data["problem"] +', '+ data["problem"] + " " + data["solution"] +')),
    ),
    _leak(
        "The answer is set off in the text that it is to be found in.",
        "answer/marked answer/leaked answer/stands-out",
        changed(
            SQUAD,
            (
                "Passage: {data['context']}",
                "Passage: {data['context'].replace(data['answers']['text'][0], '**' + data['answers']['text'][0] + '**')}",
            ),
        ),
        changed(
            YUEDU,
            ("{data['篇章']}", "{data['篇章'].replace(data['答案'], '【' + data['答案'] + '】')}"),
        ),
        changed(
            LEDGERS,
            (
                'show(data["table"]) +',
                'show(data["table"]).replace(data["answer"], "*" + data["answer"] + "*") +',
            ),
        ),
    ),
    _leak(
        "The passage is cut so that it begins with the answer.",
        "answer/leaked text/no-question text/cut-item answer/marked",
        changed(
            SQUAD, ("{data['context']}", "{data['context'][data['answers']['answer_start'][0]:]}")
        ),
        changed(YUEDU, ("{data['篇章']}", "{data['篇章'][data['篇章'].index(data['答案']):]}")),
        changed(
            SQUAD,
            ("{data['context']}", "{data['context'][data['answers']['answer_start'][0]:][:60]}"),
        ),
    ),
    _leak(
        "The reference text stands above its own source.",
        _LEAKED,
        changed(CHATS, (r'"Dialogue:\n"', r'"Title: " + data["summary"] + "\nDialogue:\n"')),
        changed(FANYI, ("Chinese: {data['zh']}", "{data['en']}\\nChinese: {data['zh']}")),
        changed(
            SLOVO,
            ('data["text"].rstrip()', 'data["text"] + " " + word + ".\\n" + data["text"].rstrip()'),
        ),
    ),
    _leak(
        "The right option has a mark in the list.",
        "answer/stands-out answer/marked answer/leaked",
        changed(
            MEDICINE,
            (
                '"{letter}. {choice}\\n"',
                '"{letter}. {choice}" + ("*" if letter == LETTERS[data["answer"]] else "") + "\\n"',
            ),
        ),
        changed(
            FAKAO,
            (
                '"{key}．{data[key]}"',
                '"{key}．{data[key]}" + ("（正确）" if key == data["答案"] else "")',
            ),
        ),
        changed(
            OPOSICION,
            ("{numero}) ", "{'>' if numero == data['correcta'] else ''}{numero}) "),
        ),
        changed(
            MEDICINE_PPL,
            (
                "({mark}) {text}",
                "({mark}) {text.upper() if text == data['choices'][data['answer']] else text}",
            ),
        ),
    ),
    _leak(
        "The right option is the first in all rows.",
        "answer/one-place answer/same-gold answer/leaked",
        changed(MEDICINE, rows=_first("choices", "answer", 0)),
        changed(OPOSICION, rows=_first("opciones", "correcta", 1)),
        changed(DUIHUA, rows=each(_right_first)),
    ),
    _leak(
        "The prompt shows a row's id that says the label.",
        "answer/in-id answer/leaked",
        changed(
            BANKING,
            ("Customer: {data['utterance']}", "Id: {data['id']}\\nCustomer: {data['utterance']}"),
            rows=_named("intent"),
        ),
        changed(
            HEARSAY, ("Facts: ", "[{data.get('id', '')}] Facts: "), rows=_named("answer"), shots=()
        ),
        changed(
            DEPECHES,
            ('"Titre : %s', '"Dépêche %s\\nTitre : %s'),
            ('(data["titre"]', '(data["id"], data["titre"]'),
            rows=_named("rubrique"),
        ),
    ),
    _leak(
        "The right option is by far the longest in all rows.",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(MEDICINE, rows=each(_longer)),
        changed(OPOSICION, rows=each(_mas_larga)),
        changed(DUIHUA, rows=each(_genauer)),
    ),
    _leak(
        "The prompt says which options are wrong.",
        "answer/leaked answer/stands-out text/repeated-instruction",
        changed(
            WISSEN,
            (
                r"\nAntwort:",
                r"\nFalsch: {', '.join(a for a in data['antworten'] if a != richtig)}\nAntwort:",
            ),
        ),
        changed(
            MEDICINE,
            (
                '    text += "Answer:"',
                '    text += "Not: " + ", ".join(c for i, c in enumerate(data["choices"]) if i != data["answer"]) + "\\n"\n    text += "Answer:"',
            ),
        ),
        changed(
            DUIHUA,
            (
                '"问题：" + data["question"]',
                '"问题：" + data["question"] + "（不是" + "、".join(c for c in data["choice"] if c != data["answer"]) + "）"',
            ),
        ),
    ),
    _leak(
        "The prompt says how the answer begins.",
        "answer/leaked",
        changed(SLOVO, ('data["text"].rstrip()', 'f"({word[:2]}…) " + data["text"].rstrip()')),
        changed(LEDGERS, (r'"\nAnswer:"', r'" (" + data["answer"][:2] + "...)\nAnswer:"')),
        changed(
            SQUAD,
            ("Answer with words from the passage.", "Hint: {data['answers']['text'][0][:3]}..."),
            ('text += "Hint', 'text += f"Hint'),
        ),
    ),
    _leak(
        "Worked examples are taken from the rows that are scored.",
        _OWN,
        changed(
            BANKING,
            (
                "I dropped my card somewhere in the park.",
                "Please block my card, I left it in a taxi.",
            ),
            ("Do I pay for a paper statement?", "What does it cost to change dollars?"),
        ),
        changed(
            MONEY,
            ("What is a share?", "Which statement lists assets and debts on one day?"),
            ("A part of a firm", "Balance sheet"),
            ("A debt", "Income statement"),
            ("A tax", "Cash flow statement"),
        ),
        changed(HEARSAY, shots=HEARSAY.rows[:4]),
    ),
)
