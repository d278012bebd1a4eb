"""Faults of what a letter, a number or a label means, of lists of options, and leaks."""

from __future__ import annotations

from typing import Any

from tests.lint.fortyninth.tasks_exam import OPTICS, SUMS
from tests.lint.fortyninth.tasks_work import (
    CHAT,
    DOSE,
    HEADLINE,
    INVOICE,
    JOBS,
    REVIEWS,
    STOCK,
    TICKETS,
)
from tests.lint.fortyninth.tasks_world import KANA, LECTURE, SINONIM
from tests.lint.fortyninth.tasks_zh import HISTORY, ORDERS, POEMS, READING, SHOP, ZHSUM
from tests.lint.making import RowChange, each, kind, put
from tests.lint.shape import Kind, Row, changed

K = "leaks"


def _first(row: Row) -> None:
    choices = row["choices"]
    choices.insert(0, choices.pop(row["answer"]))
    row["answer"] = 0


def _key_first(row: Row) -> None:
    options, key = row["options"], row["key"]
    options["A"], options[key] = options[key], options["A"]
    row["key"] = "A"


def _right(before: str, behind: str) -> RowChange:
    """Return what writes something before and behind the right one of a row's options."""

    def change(row: Row) -> None:
        options: Any = row.get("options") or row["choices"]
        place = row["key"] if "options" in row else row["answer"]
        options[place] = f"{before}{options[place]}{behind}"

    return each(change)


def _named(label: str) -> RowChange:
    def make(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{row[label]}-{number + 17}"

    return make


def _marks(form: str, marks: str) -> RowChange:
    def change(row: Row) -> None:
        row["choices"] = [form.format(m, t) for m, t in zip(marks, row["choices"], strict=False)]

    return each(change)


KINDS: tuple[Kind, ...] = (
    kind(
        K,
        "an example of the answer's form was made of the doc's own gold",
        "answer/leaked answer/reasoning-in-input",
        changed(DOSE, ("\\nPlan:", "\\n(such as %(drug)s; %(dose)s; %(times)s)\\nPlan:")),
        changed(
            ORDERS,
            ('"结果："', '"例如“收货人：{name}；城市：{city}”。\\n结果：".format(**data)'),
        ),
        changed(INVOICE, ('format(line=data["line"])', 'format(line=data["line"]) + str(data)')),
    ),
    kind(
        K,
        "a number of the file bears the label, and is shown",
        "answer/in-id answer/leaked",
        changed(TICKETS, ("Subject: {", "Ticket: {data['id']}\\nSubject: {"), rows=_named("queue")),
        changed(SHOP, ("评论：{", "编号：{data['id']}\\n评论：{"), rows=_named("label")),
        changed(
            REVIEWS, ('"Guest: " + data', 'data["id"] + "\\nGuest: " + data'), rows=_named("aspect")
        ),
    ),
    kind(
        K,
        "the worked steps are shown as a hint",
        "answer/reasoning-in-input answer/leaked answer/cue-again",
        changed(SUMS, ("\\nThink", "\\nHint: {data['rationale']}\\nThink")),
        changed(
            ZHSUM,
            ('"问题：{}\\n', '"问题：{}\\n提示：{}\\n'),
            ('["question"])', '["question"], data["steps"])'),
        ),
    ),
    kind(
        K,
        "the annotators' marks still stand around the span",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(
            LECTURE,
            rows=put(
                "texte", lambda row: row["texte"].replace(row["reponse"], f"[{row['reponse']}]")
            ),
        ),
        changed(
            READING,
            rows=put(
                "passage", lambda row: row["passage"].replace(row["answer"], f"<{row['answer']}>")
            ),
        ),
        changed(
            DOSE,
            rows=put("note", lambda row: row["note"].replace(row["drug"], f"__{row['drug']}__")),
        ),
    ),
    kind(
        K,
        "the right option has a tick or another sign of the solution sheet",
        "answer/stands-out answer/leaked answer/marked",
        changed(HISTORY, rows=_right("", "（√）")),
        changed(SINONIM, rows=_right("", ".")),
        changed(OPTICS, rows=_right("✓ ", "")),
    ),
    kind(
        K,
        "the right option has been made longer by an explanation",
        "answer/stands-out answer/length-tells answer/leaked",
        changed(HISTORY, rows=_right("", "，教科书中有明确记载")),
        changed(OPTICS, rows=_right("", ", which is right by definition")),
        changed(SINONIM, rows=_right("", " (близко по смыслу)")),
    ),
    kind(
        K,
        "the right option is always the first, as the data set lists it",
        "answer/one-place answer/same-gold answer/leaked",
        changed(HISTORY, rows=each(_first)),
        changed(SINONIM, rows=each(_first)),
        changed(OPTICS, rows=each(_key_first)),
    ),
    kind(
        K,
        "the export adds the label to the text as a tag",
        "answer/leaked answer/marked",
        changed(TICKETS, rows=put("body", lambda row: f"{row['body']} #{row['queue']}")),
        changed(REVIEWS, rows=put("said", lambda row: f"[{row['aspect']}] {row['said']}")),
        changed(SHOP, rows=put("review", lambda row: f"{row['review']}（{row['label']}）")),
        changed(
            JOBS,
            rows=put("advert", lambda row: f"{row['advert']} ({row['level']}, {row['place']})"),
        ),
    ),
    kind(
        K,
        "the title or the source quotes the answer",
        "answer/leaked",
        changed(
            POEMS, rows=put("poem", lambda row: f"{row['poem']}“{row['first']}，{row['second']}”")
        ),
        changed(HEADLINE, rows=put("log", lambda row: f"{row['title']}. {row['log']}")),
        changed(KANA, rows=put("kanji", lambda row: f"{row['kanji']}（{row['yomi']}）")),
    ),
    kind(
        K,
        "a hint says how the answer begins",
        "answer/leaked",
        changed(KANA, ('"\\n読み："', '"\\nヒント：" + data["yomi"][:2] + "…\\n読み："')),
        changed(
            LECTURE,
            (
                'question=data["question"])',
                "question=f\"{data['question']} ({data['reponse'][:3]}…)\")",
            ),
        ),
        changed(TICKETS, ("\\nQueue:", "\\nStarts with: {data['queue'][:2]}\\nQueue:")),
    ),
    kind(
        K,
        "a hint counts the letters of the gold",
        "answer/leaked",
        changed(KANA, ('"\\n読み："', '"（" + str(len(data["yomi"])) + "文字）\\n読み："')),
        changed(
            REVIEWS,
            ('+ "\\nAspect:"', "+ f\"\\n({len(data['aspect'])} letters)\\nAspect:\""),
        ),
        changed(STOCK, ("\\nA:", " ({len(data['answer'])} characters)\\nA:")),
    ),
    kind(
        K,
        "the key at the foot of the exam sheet was scanned along",
        "answer/leaked text/repeated-instruction text/no-question",
        changed(
            HISTORY,
            (
                'lines.append("答案：")',
                'lines.append("参考答案：" + MARKS[data["answer"]] + "\\n答案：")',
            ),
        ),
        changed(
            OPTICS,
            ("\\nSolution:", "\\nKey: 1 B, 2 C, 3 A, 4 D, this one {data['key']}\\nSolution:"),
        ),
        changed(
            SINONIM,
            ("\\nНомер:", "\\n(Ответ: {otvet})\\nНомер:"),
            ("varianty=varianty", 'varianty=varianty, otvet=data["answer"] + 1'),
        ),
    ),
    kind(
        K,
        "the shop's or the second speaker's turn says the label",
        "answer/leaked",
        changed(
            CHAT,
            rows=each(lambda row: row["turns"][1].update(says=f"I have noted: {row['intent']}.")),
        ),
        changed(
            CHAT,
            ("\\nIntent:", "\\nClosed as {data['intent']} by the shop.\\nIntent:"),
        ),
        changed(TICKETS, ("\\nQueue:", "\\nLast agent: the {data['queue']} team\\nQueue:")),
    ),
)
