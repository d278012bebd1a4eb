"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.fortyseventh.tasks_choice import ADVERTS, CALLS, CHEM, LIBRARY, ROBOT
from tests.lint.fortyseventh.tasks_free import (
    BAKERY,
    IDIOM,
    INVOICE,
    ORDERS,
    PLACES,
    RAIN,
    RULES,
)
from tests.lint.fortyseventh.tasks_world import HOTEL, RECETA, WETTER
from tests.lint.fortyseventh.tasks_zh import CHENGYU, CMM, JIANLI, READ, YINGYONG
from tests.lint.making import RowChange, each, kind
from tests.lint.shape import Kind, Row, changed

F = "leaks"


def _numbered(label: str) -> RowChange:
    def run(rows: list[Row]) -> None:
        for number, row in enumerate(rows, 40):
            row["id"] = f"{row[label]}-{number}"

    return run


def _dish(row: Row) -> None:
    for turn in row["chat"]:
        turn["says"] = turn["says"].replace(row["dish"], f"**{row['dish']}**")


def _span(row: Row) -> None:
    span = row["spans"][0]
    row["passage"] = row["passage"].replace(span, f"【{span}】")


def _grow(options: str, place: str, words: str) -> RowChange:
    def grow(row: Row) -> None:
        row[options][row[place]] += words

    return each(grow)


def _in_order(row: Row) -> None:
    row["events"] = [row["events"][i] for i in row["order"]]
    row["order"] = [0, 1, 2]


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a print for debugging was moved into the prompt",
        "answer/leaked text/note-left answer/cue-again",
        changed(CHEM, ("{data['stem']}\\n", "[key={data['key']}] {data['stem']}\\n")),
        changed(CMM, ("题目：", "题目（调试 {'ABCD'[data['label']]}）：")),
        changed(HOTEL, ("お客様の声：{data", "お客様の声（{data['kind']}）：{data")),
    ),
    kind(
        F,
        "the right option keeps the tick of the marked exam sheet",
        "answer/stands-out answer/leaked answer/marked",
        changed(ROBOT, rows=_grow("answers", "correct", " ✓")),
        changed(CMM, rows=_grow("options", "label", "（√）")),
        changed(
            CHEM,
            rows=each(
                lambda row: row["options"].update({row["key"]: row["options"][row["key"]] + " [x]"})
            ),
        ),
    ),
    kind(
        F,
        "the ticket number that is shown begins with the class",
        "answer/in-id answer/leaked",
        changed(
            CALLS, ("Caller says:", "Call {data['id']}, caller says:"), rows=_numbered("queue")
        ),
        changed(
            HOTEL, ("お客様の声：", "受付番号：{data['id']}\\nお客様の声："), rows=_numbered("kind")
        ),
        changed(
            LIBRARY,
            ("Part on the folder:", "Shelf mark: {data['id']}\\nPart on the folder:"),
            rows=_numbered("family"),
        ),
    ),
    kind(
        F,
        "the gap is filled before the sentence is shown",
        "answer/leaked text/cut-item answer/marked text/no-question text/empty-slot",
        changed(IDIOM, ('data["saying"] +', 'data["saying"].replace("___", data["word"]) +')),
        changed(
            CHENGYU,
            (
                'text = f"句子',
                'gold = max(data["target_scores"], key=data["target_scores"].get)\n'
                '    data = {**data, "sentence": data["sentence"].replace("____", gold)}\n'
                '    text = f"句子',
            ),
        ),
    ),
    kind(
        F,
        "the worked line is shown as a hint",
        "answer/reasoning-in-input answer/leaked",
        changed(BAKERY, ('"Work it out', 'f"Hint: {data[\'work\']}\\n"\n        "Work it out')),
        changed(YINGYONG, ("\\n请先列式", "\\n提示：{data['lieshi']}\\n请先列式")),
    ),
    kind(
        F,
        "the items were sorted by what is asked",
        "answer/one-place answer/same-gold answer/leaked",
        changed(PLACES, rows=each(_in_order)),
        changed(
            RAIN,
            rows=each(lambda row: row["readings"].sort(key=lambda cell: -int(cell["mm"]))),
        ),
    ),
    kind(
        F,
        "the whole row is printed into the prompt",
        "answer/leaked text/raw-value answer/reasoning-in-input",
        changed(INVOICE, ("Line: {data['line']}", "Line: {data}")),
        changed(JIANLI, ("句子：{data['text']}", "句子：{data}")),
        changed(
            READ,
            ('query=data["query"]', "query=json.dumps(data, ensure_ascii=False)"),
            ("import random", "import json\nimport random"),
        ),
    ),
    kind(
        F,
        "a hint shows how the answer begins",
        "answer/leaked",
        changed(RULES, ('\\nPlural:"', " (plural: {data['plural'][:3]}…)\\nPlural:\"")),
        changed(
            IDIOM,
            ('"\\nMissing word:"', '"\\nIt begins with " + data["word"][:2] + ".\\nMissing word:"'),
        ),
        changed(
            READ, ('data["query"]\n', 'data["query"] + f"（以“{data[\'spans\'][0][:1]}”开头）"\n')
        ),
    ),
    kind(
        F,
        "the span is marked in its text by the annotators' tool",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(READ, rows=each(_span)),
        changed(ORDERS, rows=each(_dish)),
    ),
    kind(
        F,
        "only the right option was written out by the expert",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(ROBOT, rows=_grow("answers", "correct", ", as the course book says on its page")),
        changed(CMM, rows=_grow("options", "label", "，这是教材中明确给出的")),
    ),
    kind(
        F,
        "the cue goes on with the gold, as the training template had it",
        "answer/leaked answer/cue-again",
        changed(CALLS, ('\\nQueue code:"', "\\nQueue code: {data['queue']}\"")),
        changed(
            ADVERTS,
            (
                '\\nSeniority:" % data["advert"]',
                '\\nSeniority: %s" % (data["advert"], data["level"])',
            ),
        ),
        changed(WETTER, ('\\nAntwort:"', "\\nAntwort: {data['werte'][data['gesucht']]}\"")),
    ),
    kind(
        F,
        "the translator's own version stands beside the source",
        "answer/leaked",
        changed(RECETA, ("Español: {data['es']}", "Español: {data['es']} // {data['en']}")),
        changed(
            RULES,
            ("Input: {data['word']}\\nPlural", "Input: {data['word']}, {data['plural']}\\nPlural"),
        ),
    ),
    kind(
        F,
        "an auxiliary column that only the annotators have tells the class",
        "answer/leaked answer/in-id answer/legend",
        changed(
            CALLS,
            ("Caller says:", "Desk {data['desk']}. Caller says:"),
            rows=each(
                lambda row: row.update(desk={"BIL": 1, "TEC": 2, "CAN": 3, "MOV": 4}[row["queue"]])
            ),
        ),
        changed(
            HOTEL,
            ("お客様の声：", "担当：{data['tanto']}\\nお客様の声："),
            rows=each(
                lambda row: row.update(
                    tanto={"好評": "広報課", "苦情": "お詫び係", "要望": "企画課"}[row["kind"]]
                )
            ),
        ),
    ),
)
