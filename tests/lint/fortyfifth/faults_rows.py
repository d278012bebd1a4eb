"""Faults of the rows, of how they are read, and of what labels mean."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_free import FARM, INVOICE, JOBS, ORDER
from tests.lint.fortyfifth.tasks_labels import (
    BOOLQ,
    LEASE,
    LOGS,
    NURSE,
    REVIEWS,
    SENSOR,
    TICKETS,
)
from tests.lint.fortyfifth.tasks_world import BAHN, BANDO, EXAMEN, FARMACIA, NOVOSTI, YADO
from tests.lint.fortyfifth.tasks_zh import GONGDAN, KAOSHI, PANDUAN, YINGYONG, YUEDU
from tests.lint.making import at, kind, put, sub
from tests.lint.shape import Kind, changed

R = "rows and labels"
L = "what a letter means"

KINDS: tuple[Kind, ...] = (
    kind(
        R,
        "one field of the row is shown twice, and another one not at all",
        "text/no-question text/said-again text/swapped-fields text/ambiguous text/empty-slot "
        "text/repeated-instruction",
        changed(BANDO, ("%(frase)s", "%(bando)s")),
        changed(BOOLQ, ("{clean(data['question'])}", "{clean(data['passage'])}")),
        changed(LEASE, ("{data['statement']}", "{data['clause']}")),
    ),
    kind(
        R,
        "a value is missing in a few rows and printed as None",
        "text/nothing text/unlike-others code/error",
        changed(TICKETS, rows=put("subject", lambda row: None, every=5)),
        changed(LEASE, rows=at(4, clause=None)),
        changed(BANDO, rows=at(2, frase=None)),
    ),
    kind(
        R,
        "a field was renamed, and is read under its old name with an empty default",
        "text/absent-field text/empty-slot text/no-question",
        changed(TICKETS, ("data['subject']", "data.get('title', '')")),
        changed(NOVOSTI, ('data["title"]', 'data.get("headline", "")')),
        changed(FARMACIA, ('data["bula"]', 'data.get("texto", "")')),
    ),
    kind(
        L,
        "the last option is not listed",
        "answer/letters text/cut-item code/error answer/not-an-option answer/other-count",
        changed(EXAMEN, ('zip(letras, data["opciones"])', 'zip(letras[:3], data["opciones"])')),
        changed(NURSE, ("in COLUMNS.items()]", "in list(COLUMNS.items())[:-1]]")),
        changed(KAOSHI, ('in data["options"].items())', 'in list(data["options"].items())[:3])')),
    ),
    kind(
        L,
        "the place of the right option is counted from another number",
        "answer/gold-differs code/error answer/letters answer/other-form",
        changed(EXAMEN, ('data["correcta"]]', 'data["correcta"] - 1]')),
        changed(NURSE, ('data["cop"] - 1]', 'data["cop"]]')),
        changed(ORDER, ('enumerate(data["steps"], 1)', 'enumerate(data["steps"])')),
    ),
    kind(
        R,
        "an option is there twice in a few rows",
        "answer/same-option text/unlike-others",
        changed(EXAMEN, rows=at(1, opciones=["Picasso", "Goya", "Goya", "Velázquez"])),
        changed(
            KAOSHI,
            rows=at(4, options={"A": "洞庭湖", "B": "太湖", "C": "洞庭湖", "D": "鄱阳湖"}),
        ),
        changed(NURSE, rows=at(6, opd="lung")),
    ),
    kind(
        L,
        "the options are sorted or turned round, and the gold is not moved along",
        "answer/gold-differs",
        changed(EXAMEN, ('zip(letras, data["opciones"])', 'zip(letras, sorted(data["opciones"]))')),
        changed(
            KAOSHI,
            (
                'in data["options"].items())',
                'in zip("ABCD", sorted(data["options"].values())))',
            ),
        ),
        changed(
            NURSE,
            (
                '"A": "opa", "B": "opb", "C": "opc", "D": "opd"',
                '"A": "opd", "B": "opc", "C": "opb", "D": "opa"',
            ),
        ),
    ),
    kind(
        R,
        "the table's header is one of the rows",
        "text/placeholder text/unlike-others answer/unlike-others answer/other-names answer/legend "
        "answer/leaked answer/not-an-option answer/other-form",
        changed(
            TICKETS,
            rows=lambda rows: [{"subject": "subject", "body": "body", "queue": "queue"}, *rows],
        ),
        changed(LOGS, rows=lambda rows: [{"line": "line", "grade": "grade"}, *rows]),
        changed(
            FARMACIA,
            rows=lambda rows: [
                {"bula": "bula", "pergunta": "pergunta", "resposta": "resposta"},
                *rows,
            ],
        ),
    ),
    kind(
        R,
        "a few rows are in another language",
        "text/unlike-others",
        changed(
            BAHN,
            rows=lambda rows: [
                *rows,
                {"text": "The train was two hours late and no one told us.", "thema": "Verspätung"},
            ],
        ),
        changed(
            YUEDU,
            rows=at(
                3,
                context="The stone bridge was built in the Song dynasty and is 80 metres long.",
                question="How long is the bridge?",
                answers={"text": ["80 metres"]},
            ),
        ),
        changed(
            GONGDAN,
            rows=lambda rows: [*rows, {"text": "Where is my parcel? It is late.", "label": 0}],
        ),
    ),
    kind(
        R,
        "the code of the label is answered where its name is listed",
        "answer/other-names answer/not-an-option answer/legend answer/letter-asked "
        "few-shot/other-form",
        changed(NOVOSTI, ('" " + RUBRIKI[kod]', '" " + kod'), ("RUBRIKI[kod]}", "kod}")),
        changed(LEASE, ('VERDICT[data["label"]]', 'data["label"]')),
        changed(GONGDAN, ('str(data["label"])', 'LEIBIE[data["label"]]')),
    ),
    kind(
        L,
        "the meanings in the legend are exchanged",
        "answer/legend answer/gold-differs",
        changed(REVIEWS, ("(1 = liked it, 0 = did", "(0 = liked it, 1 = did")),
        changed(
            LOGS,
            ("I - routine information", "E - routine information"),
            ("E - a request or", "I - a request or"),
        ),
        changed(PANDUAN, ('{True: "对", False: "错"}', '{False: "对", True: "错"}')),
        changed(GONGDAN, ('0: "物流", 1: "退款"', '0: "退款", 1: "物流"')),
    ),
    kind(
        R,
        "a label that came with a newer version of the data is not in the prompt's list",
        "answer/legend answer/other-names answer/unlike-others answer/letters answer/not-an-option",
        changed(
            GONGDAN,
            rows=lambda rows: [
                *rows,
                {"text": "周末有没有人工客服？", "label": 4},
                {"text": "你们公司还招人吗？", "label": 4},
            ],
        ),
        changed(
            LOGS,
            rows=lambda rows: [
                *rows,
                {"line": "value of retry_count is 3", "grade": "D"},
                {"line": "entering handler for /cart", "grade": "D"},
            ],
        ),
        changed(
            TICKETS,
            rows=lambda rows: [
                *rows,
                {
                    "subject": "Bulk price",
                    "body": "What do 300 lamps cost a hotel?",
                    "queue": "sales",
                },
                {"subject": "Demo", "body": "May I see the tool before I buy?", "queue": "sales"},
            ],
        ),
        changed(
            BAHN,
            rows=lambda rows: [
                *rows,
                {"text": "Neunzig Euro für diese Strecke sind Wucher.", "thema": "Preis"},
            ],
        ),
    ),
    kind(
        R,
        "a text is cut at a number of signs",
        "text/cut-item text/no-question",
        changed(BOOLQ, ("{data['passage']}", "{data['passage'][:30]}")),
        changed(LEASE, ("{data['clause']}", "{data['clause'][:25]}")),
        changed(JOBS, ("{data['advert']}", "{data['advert'][:32]}")),
    ),
    kind(
        R,
        "texts of the rows begin with a space",
        "text/two-spaces text/unlike-others",
        changed(REVIEWS, rows=put("review", lambda row: " " + row["review"])),
        changed(FARM, rows=put("problem", lambda row: " " + row["problem"])),
        changed(NOVOSTI, rows=put("title", lambda row: " " + row["title"])),
    ),
    kind(
        R,
        "a row is there again with another label",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(REVIEWS, rows=lambda rows: [*rows, {**rows[0], "liked": 0}]),
        changed(BAHN, rows=lambda rows: [*rows, {**rows[1], "thema": "Personal"}]),
        changed(YADO, rows=lambda rows: [*rows, {**rows[2], "hyouka": "不評"}]),
    ),
    kind(
        R,
        "a scan read letters for digits",
        "text/scanned-digits text/unlike-others",
        changed(INVOICE, rows=sub("text", "0 ", "O ")),
        changed(FARM, rows=sub("problem", "90 apples", "9O apples")),
        changed(YINGYONG, rows=sub("ti", "60米", "6O米")),
    ),
    kind(
        L,
        "the marks of the options were changed, and those of the answers not",
        "answer/letters answer/letter-asked",
        changed(
            KAOSHI,
            (
                'in data["options"].items())',
                'in zip("甲乙丙丁", data["options"].values()))',
            ),
        ),
        changed(
            NURSE,
            (
                'f"{letter}) {data[column]}" for letter, column in COLUMNS.items()',
                'f"{i}) {data[column]}" for i, column in enumerate(COLUMNS.values(), 1)',
            ),
        ),
        changed(EXAMEN, ('f"{letra}) {opcion}"', 'f"{letra.upper()}) {opcion}"')),
    ),
    kind(
        R,
        "two fields stand behind each other's cue",
        "text/swapped-fields",
        changed(
            LEASE,
            ("Clause: {data['clause']}", "Clause: {data['statement']}"),
            ("Statement: {data['statement']}", "Statement: {data['clause']}"),
        ),
        changed(
            FARMACIA,
            ('data["bula"]', 'data["x"]'),
            ('data["pergunta"]', 'data["bula"]'),
            ('data["x"]', 'data["pergunta"]'),
        ),
        changed(
            TICKETS,
            ("Subject: {data['subject']}", "Subject: {data['body']}"),
            ("Body: {data['body']}", "Body: {data['subject']}"),
        ),
    ),
    kind(
        R,
        "one reading of a few rows is a text, or far from the others",
        "text/unlike-others text/raw-value text/nothing",
        changed(SENSOR, rows=at(3, readings=[10, 14, 19, None])),
        changed(SENSOR, rows=at(6, readings=[61, 64, 70, 770000])),
    ),
)
