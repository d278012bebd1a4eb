"""Leaks: the prompt gives its answer away."""

from __future__ import annotations

from typing import Any

from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, LOOT, QUAKE, TELLER, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    CHENGYU,
    JOSHIKI,
    KEFU,
    KOREAN,
    OTZYV,
    RECLAMA,
    VERBOS,
    VRAIFAUX,
    XINWEN,
    YINGYONG,
    ZHONGKAO,
)
from tests.lint.fortysixth.tasks_read import BAKERY, PROVERB, TIDES, TRAIL
from tests.lint.making import RowChange, each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "leaks"
DOTS = {"red": "🔴", "yellow": "🟡", "green": "🟢"}


def _ticked(row: Row) -> None:
    row["choices"][row["answer"]] += " ✓"


def _first(row: Row) -> None:
    row["choices"].insert(0, row["choices"].pop(row["answer"]))
    row["answer"] = 0


def _id(label: str) -> RowChange:
    def change(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{row[label]}-{number:03}"

    return change


def _lease_first(row: Row) -> Any:
    options, key = row["options"], row["key"]
    options["a"], options[key] = options[key], options["a"]
    row["key"] = "a"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the gold stands behind the query's own cue",
        "answer/leaked text/trailing-space",
        changed(TRIAGE, ('"Colour:")', '"Colour: " + data["colour"])')),
        changed(
            XINWEN,
            ('%s\\n類別：" % data["title"]', '%s\\n類別：%s" % (data["title"], data["topic"])'),
        ),
        changed(KOREAN, ("\\n답:", "\\n답: {data['답']}")),
        changed(TIDES, ("\\nA:", "\\nA: {data['a']}")),
    ),
    kind(
        F,
        "the worked solution stands in the question",
        "answer/reasoning-in-input answer/leaked answer/cue-again",
        changed(BAKERY, ("{data['problem']}", "{data['problem']} {data['working']}")),
        changed(YINGYONG, ("问：{question}", "问：{question}\\n提示：{data['steps']}")),
    ),
    kind(
        F,
        "the right option bears a tick from the exam's key",
        "answer/stands-out answer/leaked answer/marked",
        changed(CHENGYU, rows=each(_ticked)),
        changed(JOSHIKI, rows=each(_ticked)),
        changed(
            LEASE,
            rows=each(
                lambda row: row["options"].update({row["key"]: row["options"][row["key"]] + " *"})
            ),
        ),
    ),
    kind(
        F,
        "an id with the label's name is shown",
        "answer/in-id answer/leaked",
        changed(
            HELPDESK,
            ("Subject: {ticket", "Ticket {ticket['id']}\\nSubject: {ticket"),
            rows=_id("team"),
            shots=tuple(
                {**row, "id": f"{row['team']}-9{n}"} for n, row in enumerate(HELPDESK.shots)
            ),
        ),
        changed(
            RECLAMA,
            ('"\\n\\nReclamação: "', '"\\n\\nProtocolo: " + data["id"] + "\\nReclamação: "'),
            rows=_id("categoria"),
        ),
        changed(
            KEFU,
            ("{head}\\n\\n{chat}", "{head}\\n\\n工单：{data['id']}\\n{chat}"),
            rows=_id("意图"),
        ),
    ),
    kind(
        F,
        "a column that was made from the label is shown beside the text",
        "answer/leaked answer/in-id",
        changed(
            TRIAGE,
            ('"Note: " + data["note"]', '"Tag " + data["tag"] + " Note: " + data["note"]'),
            rows=put("tag", lambda row: DOTS[row["colour"]]),
        ),
        changed(OTZYV, ("\\nОценка", "\\nЗвёзды: {data['stars']}\\nОценка")),
        changed(
            TRAIL,
            ('"question: " +', 'f"key: {int(data[\'answer\'])}", "question: " +'),
        ),
        changed(VRAIFAUX, ('"Réponse :"', 'f"Code : {int(data[\'juste\'])}", "Réponse :"')),
    ),
    kind(
        F,
        "the gap of the sentence is filled in already",
        "answer/leaked",
        changed(
            CHENGYU,
            rows=put(
                "question",
                lambda row: row["question"].replace("____", row["choices"][row["answer"]]),
            ),
        ),
        changed(
            PROVERB,
            rows=put(
                "start",
                lambda row: row["start"] + next(k for k, v in row["target_scores"].items() if v),
            ),
        ),
    ),
    kind(
        F,
        "a hint tells how the answer begins",
        "answer/leaked answer/reasoning-in-input",
        changed(VERBOS, ("({persona}) ->", "({persona}, empieza por {forma:.3}) ->")),
        changed(KOREAN, ("\\n답:", "\\n힌트: {data['답'][0]}(으)로 시작합니다.\\n답:")),
        changed(
            TELLER, ('data["ask"] + "\\n"', 'data["ask"] + " (" + data["sql"][:24] + "...)\\n"')
        ),
    ),
    kind(
        F,
        "the right option is the first in all rows, as the file from the authors had it",
        "answer/one-place answer/same-gold answer/leaked",
        changed(CHENGYU, rows=each(_first)),
        changed(JOSHIKI, rows=each(_first)),
        changed(LEASE, rows=each(_lease_first)),
    ),
    kind(
        F,
        "the span was highlighted in the source",
        "answer/marked answer/leaked answer/stands-out text/markup text/escaped",
        changed(
            QUAKE,
            rows=put(
                "bulletin",
                lambda row: row["bulletin"].replace(row["magnitude"], f"**{row['magnitude']}**"),
            ),
        ),
        changed(KOREAN, rows=put("글", lambda row: row["글"].replace(row["답"], f"<{row['답']}>"))),
        changed(
            LOOT,
            rows=put("card", lambda row: row["card"].replace(row["rarity"], f"_{row['rarity']}_")),
        ),
    ),
    kind(
        F,
        "all of the row is dumped into the prompt for a look, and it stayed",
        "answer/leaked text/raw-value answer/reasoning-in-input",
        changed(CUSTOMS, ("Goods: {data['goods']}", "Goods: {data}")),
        changed(OTZYV, ("Отзыв: {data['text']}", "Отзыв: {data}")),
        changed(ZHONGKAO, ("题目：{data['题目']}", "题目：{data}")),
    ),
    kind(
        F,
        "the explanation for teachers goes into the prompt, and it names the answer",
        "answer/leaked answer/reasoning-in-input",
        changed(
            ZHONGKAO,
            ("\\n答案：", "\\n解析：{data['解析']}\\n答案："),
            rows=put("解析", lambda row: f"本题考查基础知识，故选{row['答案']}。"),
        ),
        changed(
            LEASE,
            (
                '"%s\\n%s\\nThe right option is" % (data["stem"], listed)',
                '"%s\\n%s\\nNote: %s\\nThe right option is" % (data["stem"], listed, data["note"])',
            ),
            rows=put("note", lambda row: f"Only ({row['key']}) agrees with the textbook."),
        ),
        changed(
            TRAIL,
            ('"answer (yes/no):"', '"note: " + data["note"], "answer (yes/no):"'),
            rows=put("note", lambda row: "this is so" if row["answer"] else "this is not so"),
        ),
    ),
)
