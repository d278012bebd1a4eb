"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import PRIO, SCI, STARS, STORE
from tests.lint.fortyfourth.tasks_free import BILL, CHORES, COLD, DOSE, MINUTES, TRIP
from tests.lint.fortyfourth.tasks_langs import CULT, GLOSS, POST, TENKI, VERBI
from tests.lint.fortyfourth.tasks_zh import (
    CHENGYU,
    DILI,
    MENZHEN,
    TOUSU,
    YINGYONG,
    YUEDU,
)
from tests.lint.making import kind, put
from tests.lint.shape import Kind, Row, changed

F = "leaks"

KEYS = ("opt_a", "opt_b", "opt_c", "opt_d")


def _numbered(field: str, name: str):
    def run(rows: list[Row]) -> None:
        for number, row in enumerate(rows, 1):
            row[name] = f"{row[field]}_{number:04d}"

    return run


def _wrapped(field: str, answer: str, left: str, right: str):
    return put(field, lambda row: row[field].replace(row[answer], left + row[answer] + right))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer stands behind its cue",
        "answer/leaked answer/cue-again",
        changed(DILI, ("\\n答案：", "\\n答案：{data['答案']}")),
        changed(DOSE, ('"Result:"', '"Result: " + data["drug"] + "; " + data["dose"]')),
        changed(VERBI, ('"Presente indicativo:"', "f\"Presente indicativo: {data['forma']}\"")),
    ),
    kind(
        F,
        "a heading has the label of the row",
        "answer/leaked",
        changed(TOUSU, ("投诉：{", "【{LEIBIE[data['label']]}】投诉：{")),
        changed(POST, ("Nachricht: {", "Nachricht ({data['anliegen']}): {")),
        changed(PRIO, ("Ticket: {", "Queue {data['priority']}\\nTicket: {")),
    ),
    kind(
        F,
        "the steps are in the input",
        "answer/reasoning-in-input answer/leaked",
        changed(TRIP, ("f\"Q: {data['q']}\\n", "f\"Q: {data['q']}\\nWorking: {steps}\\n")),
        changed(
            YINGYONG, ("f\"题目：{data['ti']}\\n", "f\"题目：{data['ti']}\\n提示：{data['jie']}\\n")
        ),
    ),
    kind(
        F,
        "the right option has a mark of its own",
        "answer/stands-out answer/marked answer/leaked answer/length-tells",
        changed(
            CULT,
            (
                "{data['opciones'][numero]}\"",
                "{data['opciones'][numero]}\" + (' <' if numero == data['correcta'] else '')",
            ),
        ),
        changed(
            SCI,
            (
                'f"({key}) {text}" for',
                'f"({key}) {text}" + "." * (key == data["answerKey"]) for',
            ),
        ),
        changed(
            CHENGYU,
            rows=put(
                "备选",
                lambda row: [f"√{x}" if i == row["正确"] else x for i, x in enumerate(row["备选"])],
            ),
        ),
    ),
    kind(
        F,
        "a number of the file begins with the label",
        "answer/in-id answer/leaked",
        changed(
            POST,
            ("Nachricht: {", "Vorgang: {data['vorgang']}\\nNachricht: {"),
            rows=_numbered("anliegen", "vorgang"),
        ),
        changed(
            MENZHEN,
            ("主訴：{", "病歷號：{data['病歷號']}\\n主訴：{"),
            rows=_numbered("科別", "病歷號"),
        ),
    ),
    kind(
        F,
        "the explanation of the key is shown",
        "answer/leaked answer/reasoning-in-input",
        changed(
            STORE,
            ("{opt_d}\n", "{opt_d}\nWhy: {why}\n"),
            rows=put(
                "why", lambda row: f"The shelf label says {row[KEYS['ABCD'.index(row['key'])]]}."
            ),
        ),
        changed(
            DILI,
            ("\\n{xuanxiang}", "\\n解析：{data['解析']}\\n{xuanxiang}"),
            rows=put(
                "解析", lambda row: f"课本中讲到的是{row[row['答案']]}，所以选{row['答案']}。"
            ),
        ),
    ),
    kind(
        F,
        "a hint gives the answer's first letters",
        "answer/leaked",
        changed(GLOSS, ("{data['en']}\"", "{data['en']} ({data['fr'][:2]}...)\"")),
        changed(VERBI, ("{data['verbo']}\"", "{data['verbo']} ({data['forma'][:3]}-)\"")),
        changed(
            CHORES,
            (
                "Who will {data['task']}?",
                "Who will {data['task']}? (starts with {data['name'][0]})",
            ),
        ),
    ),
    kind(
        F,
        "the list of labels begins with the right one",
        "answer/leaked answer/one-place answer/stands-out answer/letters answer/legend",
        changed(
            POST,
            (
                '"Geht es um Rechnung, Umzug oder Störung?\\n"',
                '"Geht es um " + "/".join(sorted(ARTEN, key=data["anliegen"].__ne__)) + "?\\n"',
            ),
            ("import random\n", 'import random\n\nARTEN = ["Rechnung", "Umzug", "Störung"]\n'),
        ),
        changed(
            MENZHEN,
            ("請從{KEBIE}中", "請從{'、'.join(sorted(KEBIE, key=data['科別'].__ne__))}中"),
            ('"、".join(("眼科", "骨科", "皮膚科", "牙科"))', '["眼科", "骨科", "皮膚科", "牙科"]'),
        ),
    ),
    kind(
        F,
        "another column goes with the label",
        "answer/leaked",
        changed(
            PRIO,
            ("\\nPriority:", "\\nReply within {data['hours']} h\\nPriority:"),
            rows=put("hours", lambda row: {"P1": 1, "P2": 8, "P3": 48}[row["priority"]]),
            shots=(),
        ),
        changed(
            TOUSU,
            ("\\n类型：", "\\n处理：{data['chuli']}\\n类型："),
            rows=put(
                "chuli", lambda row: ("延误赔付", "补送", "培训", "停业检查")[row["label"] - 1]
            ),
        ),
        changed(
            STARS,
            ('"\\nStars:"', '" [" + "*" * data["stars"] + "]\\nStars:"'),
        ),
    ),
    kind(
        F,
        "annotations are left in the text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(YUEDU, rows=_wrapped("duanwen", "huida", "【", "】")),
        changed(TENKI, rows=_wrapped("mail", "time", "<b>", "</b>")),
        changed(DOSE, rows=_wrapped("note", "dose", "**", "**")),
    ),
    kind(
        F,
        "a later remark repeats what is asked for",
        "answer/leaked",
        changed(
            COLD,
            ("{series}\\n", "{series}\\nAlarm raised at {peak}\\n"),
            ("series=series", "series=series, peak=max(data['readings'])"),
        ),
        changed(BILL, ('"JSON:"', '"Booked: " + data["vendor"] + ", " + data["total"], "JSON:"')),
        changed(
            MINUTES,
            ("%(minute)s\\n", "%(minute)s\\n(In the calendar: %(date)s)\\n"),
            ('("minute", "year")', '("minute", "year", "date")'),
        ),
    ),
    kind(
        F,
        "the key of all rows stands above the question",
        "answer/leaked few-shot/own-doc few-shot/near-copy",
        changed(
            GLOSS,
            description="Lexique : "
            + ", ".join(f"{row['en']} = {row['fr']}" for row in GLOSS.rows)
            + ".",
        ),
        changed(
            VERBI,
            ('f"Verbo:', 'f"Forme: " + ", ".join(FORME),\n            f"Verbo:'),
            (
                "PERSONE =",
                "FORME = ['parlare 1 parlo', 'vedere 2 vedi', 'essere 3 è', "
                "'andare 4 andiamo', 'finire 6 finiscono', 'bere 1 bevo', 'dormire 5 dormite', "
                "'volere 3 vuole', 'avere 6 hanno', 'fare 2 fai']\nPERSONE =",
            ),
        ),
    ),
)
