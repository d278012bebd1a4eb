"""Faults of rows: what tables, exports and annotators leave in them."""

from __future__ import annotations

import unicodedata

from tests.lint.fortyninth.tasks_exam import BOOLS, SUMS, TRACE
from tests.lint.fortyninth.tasks_work import (
    CHAT,
    CLAUSE,
    DOSE,
    HEADLINE,
    JOBS,
    REVIEWS,
    SENSOR,
    STOCK,
    TICKETS,
)
from tests.lint.fortyninth.tasks_world import (
    ARTIKEL,
    KANA,
    LECTURE,
    NOTICIAS,
    SINONIM,
    VERDADE,
    VERTALING,
)
from tests.lint.fortyninth.tasks_zh import HISTORY, JUDGE, ORDERS, POEMS, READING, SHOP
from tests.lint.making import RowChange, at, each, kind, put, sub
from tests.lint.shape import Kind, Row, changed

F = "rows and labels"


def _moved(key: str) -> RowChange:
    """Return what moves one column of the table down by a row."""

    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, [values[-1], *values[:-1]], strict=True):
            row[key] = value

    return run


def _sorted(key: str) -> RowChange:
    """Return what sorts one column of the table and leaves the others."""

    def run(rows: list[Row]) -> None:
        for row, value in zip(rows, sorted(row[key] for row in rows), strict=True):
            row[key] = value

    return run


def _garbled(text: str) -> str:
    return text.encode().decode("latin-1")


def _again(number: int, **values: object) -> RowChange:
    def run(rows: list[Row]) -> None:
        rows.append({**rows[number], **values})

    return run


def _all_right(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 1)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one column of the spreadsheet moved down by a row",
        "answer/not-an-option answer/gold-differs answer/other-rule answer/legend answer/unlike-others "
        "answer/chain-differs",
        changed(READING, rows=_moved("answer")),
        changed(LECTURE, rows=_moved("reponse")),
        changed(SENSOR, rows=_moved("state")),
        changed(DOSE, rows=_moved("drug")),
    ),
    kind(
        F,
        "one column was sorted by itself",
        "answer/gold-differs answer/not-an-option answer/other-rule answer/legend answer/chain-differs "
        "answer/unlike-others",
        changed(SENSOR, rows=_sorted("state")),
        changed(STOCK, rows=_sorted("answer")),
        changed(SUMS, rows=_sorted("result")),
        changed(SHOP, rows=_sorted("label")),
    ),
    kind(
        F,
        "initials or a comment of the annotator stand behind some labels",
        "answer/other-form answer/unlike-others answer/two-spellings answer/other-names answer/legend "
        "answer/not-an-option text/note-left",
        changed(TICKETS, rows=put("queue", lambda row: row["queue"] + " (JK)", 5)),
        changed(SHOP, rows=put("label", lambda row: row["label"] + "？", 5)),
        changed(CHAT, rows=put("intent", lambda row: row["intent"] + " - unsure", 6)),
    ),
    kind(
        F,
        "a spreadsheet made dates of some answers",
        "answer/unlike-others answer/other-form answer/not-an-option",
        changed(STOCK, rows=at(0, answer="Feb-02")),
        changed(DOSE, rows=at(3, dose="2024-04-01")),
        changed(LECTURE, rows=at(7, reponse="03/01/1903")),
    ),
    kind(
        F,
        "a cell holds the spreadsheet's formula or error",
        "text/unlike-others answer/unlike-others answer/not-an-option answer/other-form text/nothing "
        "answer/other-names text/raw-value text/placeholder text/stray-sign",
        changed(SHOP, rows=at(5, review="=VLOOKUP(B7,评论!A:C,3,0)")),
        changed(DOSE, rows=at(6, drug="#N/A")),
        changed(TICKETS, rows=at(3, body="#REF!")),
    ),
    kind(
        F,
        "names were blotted out in the texts, and not in the answers",
        "answer/not-an-option answer/unlike-others text/placeholder answer/gold-differs",
        changed(ORDERS, rows=put("note", lambda row: row["note"].replace(row["name"], "***"))),
        changed(
            LECTURE, rows=put("texte", lambda row: row["texte"].replace(row["reponse"], "[NOM]"))
        ),
        changed(DOSE, rows=put("note", lambda row: row["note"].replace(row["drug"], "[DRUG]"), 3)),
    ),
    kind(
        F,
        "points or marks of the exam sheet stand in the questions",
        "text/markup",
        changed(HISTORY, rows=put("question", lambda row: row["question"] + "（3分）")),
        changed(SUMS, rows=put("problem", lambda row: row["problem"] + " [2 marks]")),
        changed(BOOLS, rows=put("question", lambda row: row["question"] + " (1 pt)")),
    ),
    kind(
        F,
        "texts were read with the wrong encoding",
        "text/encoding",
        changed(LECTURE, rows=put("texte", lambda row: _garbled(row["texte"]))),
        changed(NOTICIAS, rows=put("titular", lambda row: _garbled(row["titular"]))),
        changed(VERDADE, rows=put("afirmacao", lambda row: _garbled(row["afirmacao"]), 2)),
    ),
    kind(
        F,
        "letters with accents come in two parts, as a Mac's file names have them",
        "text/not-composed",
        changed(LECTURE, rows=put("texte", lambda row: unicodedata.normalize("NFD", row["texte"]))),
        changed(
            NOTICIAS, rows=put("titular", lambda row: unicodedata.normalize("NFD", row["titular"]))
        ),
        changed(ARTIKEL, rows=put("nomen", lambda row: unicodedata.normalize("NFD", row["nomen"]))),
    ),
    kind(
        F,
        "carriage returns or a byte-order mark of Windows are in the rows",
        "text/invisible answer/two-spellings text/unlike-others",
        changed(TRACE, rows=sub("program", "\n", "\r\n")),
        changed(HISTORY, rows=put("question", lambda row: "\ufeff" + row["question"], 12)),
        changed(HEADLINE, rows=put("log", lambda row: row["log"].replace(" ", " \r", 1))),
    ),
    kind(
        F,
        "labels that were copied from a chat have a zero-width space",
        "text/invisible answer/two-spellings answer/other-form answer/unlike-others answer/other-names",
        changed(TICKETS, rows=put("queue", lambda row: row["queue"] + "\u200b", 4)),
        changed(SHOP, rows=put("label", lambda row: row["label"] + "\u200b", 4)),
        changed(CHAT, rows=put("intent", lambda row: "\u200b" + row["intent"], 5)),
    ),
    kind(
        F,
        "entities or tags of the web page are left in the texts",
        "text/markup",
        changed(REVIEWS, rows=sub("said", " ", "&nbsp;", 3)),
        changed(BOOLS, rows=put("passage", lambda row: row["passage"] + "<br>", 2)),
        changed(JOBS, rows=put("advert", lambda row: f"<p>{row['advert']}</p>")),
    ),
    kind(
        F,
        "lines of a printed page end in the middle of words",
        "text/hyphenated text/lost-lines text/changed",
        changed(BOOLS, rows=at(1, passage="The ferry runs from April to Oc-\ntober only.")),
        changed(LECTURE, rows=at(2, texte="La neige a blo-\nqué le col pendant trois jours.")),
        changed(
            HEADLINE, rows=at(3, log="The nightly back-\nup was started twice and slowed the site.")
        ),
    ),
    kind(
        F,
        "a scan has letters where digits are meant",
        "text/scanned-digits text/look-alike text/unlike-others answer/not-an-option answer/unlike-others",
        changed(
            SUMS, rows=at(5, problem="A cart carries 25O kg and 7O kg are unloaded. What is left?")
        ),
        changed(DOSE, rows=at(3, note="Pain controlled on ibuprofen 4OO mg three times daily.")),
        changed(LECTURE, rows=at(0, texte="Le phare fut bâti en l857 par des marins bretons.")),
    ),
    kind(
        F,
        "texts of the rows bring the template's cue along",
        "text/said-again",
        changed(SUMS, rows=put("problem", lambda row: "Q: " + row["problem"])),
        changed(NOTICIAS, rows=put("titular", lambda row: "Titular: " + row["titular"])),
        changed(SHOP, rows=put("review", lambda row: "评论：" + row["review"])),
    ),
    kind(
        F,
        "a value is missing in some rows",
        "text/nothing text/empty-slot text/unlike-others code/error text/no-question",
        changed(SHOP, rows=put("item", lambda row: None, 4)),
        changed(POEMS, rows=put("poem", lambda row: None, 3)),
        changed(SENSOR, rows=put("reading", lambda row: None, 5)),
        changed(TICKETS, rows=put("subject", lambda row: "", 4)),
    ),
    kind(
        F,
        "some answers have a unit, a full stop or a word besides",
        "answer/other-form answer/unlike-others answer/not-an-option few-shot/other-form",
        changed(STOCK, rows=at(1, answer="5 cans")),
        changed(READING, rows=put("answer", lambda row: row["answer"] + "。", 4)),
        changed(DOSE, rows=put("times", lambda row: row["times"] + "x", 4)),
        changed(KANA, rows=put("yomi", lambda row: row["yomi"] + "です", 5)),
    ),
    kind(
        F,
        "labels are spelled in two ways",
        "answer/two-spellings answer/other-form answer/unlike-others answer/other-names answer/legend "
        "few-shot/other-labels",
        changed(TICKETS, rows=put("queue", lambda row: row["queue"].capitalize(), 4)),
        changed(CHAT, rows=put("intent", lambda row: row["intent"] + " ", 5)),
        changed(REVIEWS, rows=put("aspect", lambda row: row["aspect"].upper(), 4)),
    ),
    kind(
        F,
        "digits of some answers are full-width",
        "text/mixed-widths text/look-alike answer/unlike-others answer/two-spellings answer/other-form "
        "answer/not-an-option",
        changed(STOCK, rows=at(3, answer="７７")),
        changed(ORDERS, rows=put("count", lambda row: chr(0xFF10 + row["count"] % 10), 4)),
        changed(LECTURE, rows=at(7, reponse="１９０３")),
    ),
    kind(
        F,
        "the choices of some rows lack the space that the others begin with",
        "answer/two-spellings text/missing-space answer/unlike-others few-shot/not-a-choice "
        "answer/other-form",
        *(
            changed(
                task,
                rows=each(
                    lambda row: row.update(
                        target_scores={k.strip(): v for k, v in row["target_scores"].items()}
                    ),
                    3,
                ),
            )
            for task in (CLAUSE, ARTIKEL)
        ),
    ),
    kind(
        F,
        "all choices of some rows are right",
        "answer/several-golds",
        changed(JUDGE, rows=each(_all_right, 3)),
        changed(ARTIKEL, rows=each(_all_right, 4)),
        changed(CLAUSE, rows=each(_all_right, 4)),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option answer/letters",
        changed(HISTORY, rows=at(2, choices=["汉朝", "宋朝", "唐朝", "汉朝"])),
        changed(SINONIM, rows=at(1, choices=["узкий", "большой", "узкий"])),
    ),
    kind(
        F,
        "the answer's place is beyond the list of options",
        "code/error answer/not-an-option answer/letters answer/letter-asked",
        changed(HISTORY, rows=at(4, answer=4)),
        changed(SINONIM, rows=at(3, answer=3)),
    ),
    kind(
        F,
        "a filter left one label",
        "answer/same-gold few-shot/lopsided",
        changed(VERDADE, rows=lambda rows: [row for row in rows if row["verdadeira"]]),
        changed(SHOP, rows=lambda rows: [row for row in rows if row["label"] == "好评"]),
        changed(SENSOR, rows=lambda rows: [row for row in rows if row["state"] == "normal"]),
    ),
    kind(
        F,
        "one text was labelled twice, and otherwise",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc answer/gold-differs",
        changed(TICKETS, rows=_again(4, queue="access")),
        changed(SHOP, rows=_again(2, label="差评")),
        changed(KANA, rows=_again(2, yomi="せんじょう")),
    ),
    kind(
        F,
        "the header of the table is a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/not-an-option answer/other-names "
        "answer/legend text/said-again answer/other-form answer/two-spellings",
        changed(TICKETS, rows=lambda rows: [{k: k for k in rows[0]}, *rows]),
        changed(VERTALING, rows=lambda rows: [{k: k for k in rows[0]}, *rows]),
        changed(READING, rows=lambda rows: [{k: k for k in rows[0]}, *rows]),
    ),
    kind(
        F,
        "two fields of the rows were exchanged by a rename",
        "text/swapped-fields text/no-question answer/not-an-option text/unlike-others answer/leaked "
        "answer/gold-differs",
        changed(
            READING,
            ("{data['passage']}", "{data['q']}"),
            ("{data['question']}", "{data['passage']}"),
            ("{data['q']}", "{data['question']}"),
        ),
        changed(
            BOOLS,
            (
                '(data["passage"], "Question: " + data["question"]',
                '(data["question"], "Question: " + data["passage"]',
            ),
        ),
        changed(
            CLAUSE,
            ('"Clause: " + data["clause"]', '"Clause: " + data["statement"]'),
            ('"Statement: " + data["statement"]', '"Statement: " + data["clause"]'),
        ),
    ),
    kind(
        F,
        "one field is shown twice, and the other not at all",
        "text/said-again text/no-question text/empty-slot text/swapped-fields text/ambiguous "
        "text/repeated-instruction",
        changed(TICKETS, ("{data['body']}", "{data['subject']}")),
        changed(READING, ("{data['passage']}", "{data['question']}")),
        changed(SINONIM, ('slovo=data["question"]', 'slovo=data["choices"][0]')),
    ),
    kind(
        F,
        "a field was renamed in the data, and the code reads the old name with get",
        "text/absent-field text/nothing text/empty-slot text/no-question text/same-prompt text/ambiguous",
        changed(NOTICIAS, ("{data['titular']}", "{data.get('titulo', '')}")),
        changed(SHOP, ("{data['review']}", "{data.get('comment')}")),
        changed(TICKETS, ("{data['body']}", "{data.get('text', '')}")),
    ),
)
