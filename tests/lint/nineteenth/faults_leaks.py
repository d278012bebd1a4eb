"""Faults that give the answer away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.lint.making import RowChange, each, kind, put
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, CLOZE, RANK, SAME, TICKETS
from tests.lint.nineteenth.tasks_free import CAPITALS, DATES, FRENCH, PYTHON, SPAN, SUMS
from tests.lint.nineteenth.tasks_own import EMAIL
from tests.lint.nineteenth.tasks_tw import CHENGYU, XINWEN
from tests.lint.nineteenth.tasks_zh import CHANGSHI, PINGLUN, YINGYONG, YUEDU
from tests.lint.shape import Row, changed

_kind = partial(kind, "leaks")


def _numbered(make: Callable[[Row], str]) -> RowChange:
    """Return what gives each row an id made of what `make` says of it and its number."""

    def change(rows: list[Row]) -> None:
        for number, row in enumerate(rows, start=11):
            row["id"] = f"{make(row)}{number:03d}"

    return change


def _first_in(field: str, gold: str) -> RowChange:
    """Return what moves the right option to the list's beginning."""

    def change(row: Row) -> None:
        row[field].sort(key=lambda option: option != row[gold])

    return each(change)


def _chem_first(row: Row) -> None:
    right = row["options"].pop("ABCD".index(row["answer"]))
    row["options"].insert(0, right)
    row["answer"] = "A"


def _rank_first(row: Row) -> None:
    row["events"].insert(0, row["events"].pop(row["first"] - 1))
    row["first"] = 1


KINDS = (
    _kind(
        "The file's id, which names the class, is in the prompt",
        "answer/in-id answer/leaked",
        changed(
            TICKETS,
            ('"Ticket: " +', '"Ticket " + data["id"] + ": " +'),
            rows=_numbered(lambda row: row["queue"] + "-"),
        ),
        changed(
            PINGLUN,
            (
                '"判断下面的评论是好评还是差评。\\n评论：" +',
                "f\"判断评论是好评还是差评。\\n[{data['id']}]\\n评论：\" +",
            ),
            rows=_numbered(lambda row: f"hotel_{row['label']}_"),
        ),
        changed(
            BOOL,
            ('f"Passage: {', 'f"Item {data[\'id\']}\\n"\n        f"Passage: {'),
            rows=_numbered(lambda row: "dev/" + ("yes" if row["label"] else "no") + "/"),
        ),
    ),
    _kind(
        "The whole record is dumped into the prompt",
        "answer/leaked text/raw-value answer/reasoning-in-input",
        changed(SAME, ('f"Sentence 1:', 'f"Record: {data}\\nSentence 1:')),
        changed(YUEDU, ('"短文：" + data["passage"]', 'f"短文：{data}"')),
        changed(
            CAPITALS,
            (
                "    prompt = FORM",
                '    facts = "; ".join(f"{k}={v}" for k, v in data.items())\n    prompt = facts + "\\n" + FORM',
            ),
        ),
    ),
    _kind(
        "The solution of the row is shown before the question",
        "answer/reasoning-in-input answer/leaked",
        changed(SUMS, ("Question: {question}\\n", "Question: {question}\\nSolution: {steps}\\n")),
        changed(
            YINGYONG,
            ('"问题：{}\\n解答', '"问题：{}\\n思路：{}\\n解答'),
            ('.format(data["question"])', '.format(data["question"], " ".join(data["steps"]))'),
        ),
        changed(
            CHEM,
            (
                '["Question: " + data["question"]]',
                '["Question: " + data["question"], "Note: " + data["rationale"]]',
            ),
            rows=put(
                "rationale",
                lambda row: (
                    f"The textbook says it is {row['options']['ABCD'.index(row['answer'])].lower()}."
                ),
            ),
        ),
    ),
    _kind(
        "The right option has a mark of its own in the list",
        "answer/stands-out answer/marked answer/leaked",
        changed(
            CHANGSHI,
            (
                '{letter}. {data[letter]}\\n"',
                "{letter}. {data[letter]}{'（√）' if letter == data['answer'] else ''}\\n\"",
            ),
        ),
        changed(
            RANK, ('f"{n}) {event}"', "f\"{n}) {event.upper() if n == data['first'] else event}\"")
        ),
        changed(
            CHENGYU,
            ('f"({i}) {word}"', 'f"({i}) {word}" + ("。" if word == data["gold"] else "")'),
        ),
    ),
    _kind(
        "The right option comes first in every row, as the source has it",
        "answer/one-place answer/same-gold answer/leaked",
        changed(CHEM, rows=each(_chem_first)),
        changed(CHENGYU, rows=_first_in("choices", "gold")),
        changed(RANK, rows=each(_rank_first)),
    ),
    _kind(
        "The span to be found is set off in its passage",
        "answer/marked answer/leaked text/markup",
        changed(
            SPAN,
            rows=each(
                lambda row: row.update(
                    context=row["context"].replace(row["span"], f"[[{row['span']}]]")
                )
            ),
        ),
        changed(
            YUEDU,
            rows=each(
                lambda row: row.update(
                    passage=row["passage"].replace(row["answer"], f"【{row['answer']}】")
                )
            ),
        ),
        changed(
            EMAIL,
            rows=each(
                lambda row: row.update(
                    message=row["message"].replace(row["item"], f"<{row['item']}>")
                )
            ),
        ),
    ),
    _kind(
        "The gap, or the word that is asked about, is filled with the answer",
        "answer/leaked",
        changed(
            CHENGYU,
            (
                'data["sentence"], options',
                'data["sentence"].replace("＿＿", data["gold"]), options',
            ),
        ),
        changed(
            CLOZE,
            (
                '"Sentence: " + data["sentence"]',
                '"Sentence: " + data["sentence"].replace(f" {data[\'pronoun\']} ", f" {gold} ")',
            ),
        ),
        changed(
            PYTHON,
            rows=each(lambda row: row.update(program=f"{row['program']}  # -> {row['printed']}")),
        ),
        changed(DATES, rows=each(lambda row: row.update(text=f"{row['text']} ({row['date']})"))),
    ),
    _kind(
        "The last cue already has the answer's beginning",
        "answer/leaked answer/cue-again text/said-again",
        changed(FRENCH, ('\\nFrench:" % source', '\\nFrench: %s" % (source, target.split()[0])')),
        changed(DATES, ('"Date:")', '"Date: " + data["date"][:5])')),
        changed(
            CAPITALS,
            (
                ', continent=data["continent"])',
                ', continent=data["continent"]) + " " + data["capital"][:3]',
            ),
        ),
    ),
    _kind(
        "A field that was made from the label is shown as a feature",
        "answer/leaked answer/in-id",
        changed(
            PINGLUN,
            (
                'data["review"] + "\\n判断',
                'data["review"] + "\\n评分：" + data["stars"] + "\\n判断',
            ),
            rows=put("stars", lambda row: {"pos": "5星", "neg": "1星"}[row["label"]]),
        ),
        changed(
            TICKETS,
            ('data["text"] + "\\n"', 'data["text"] + "\\nHandled by: " + data["agent"] + "\\n"'),
            rows=put(
                "agent",
                lambda row: {
                    "billing": "Mrs Lund",
                    "delivery": "Tom",
                    "login": "IT desk",
                    "refund": "Mr Abe",
                }[row["queue"]],
            ),
        ),
        changed(
            XINWEN,
            ('title + "\\n類別', 'title + "\\n版面：" + data["page"] + "\\n類別'),
            rows=put("page", lambda row: ["運動版", "理財版", "數位版", "影視版"][row["topic"]]),
        ),
    ),
)
