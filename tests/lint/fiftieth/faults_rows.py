"""Faults of rows and their labels."""

from __future__ import annotations

from tests.lint.fiftieth.tasks_choice import GAPS
from tests.lint.fiftieth.tasks_free import INVOICE, JOBS, SENSOR, TRACE
from tests.lint.fiftieth.tasks_labels import BOOL, CLAUSES, ENTAIL, STARS, TICKETS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import BAHN, CHUVA, KEIGO, NOVOSTI
from tests.lint.fiftieth.tasks_zh import HISTORY, IDIOM, JUDGE, PEOPLE, READING, TAKEAWAY
from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, Row, changed

R = "rows and labels"


def slipped(key: str, first: int, last: int):
    """Return what moves the values of a field down by one row, between two rows."""

    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows[first:last]]
        for row, value in zip(rows[first:last], values[-1:] + values[:-1], strict=True):
            row[key] = value

    return run


def halves(row: Row) -> None:
    """Give each option a share of the score, as annotators voted."""
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0.5)


KINDS: tuple[Kind, ...] = (
    kind(
        R,
        "answers slipped by a row when the sheet was sorted",
        "answer/unlike-others answer/not-an-option answer/gold-differs answer/other-rule",
        changed(CHUVA, rows=slipped("resposta", 2, 7)),
        changed(PEOPLE, rows=slipped("people", 1, 7)),
        changed(JOBS, rows=slipped("city", 2, 8)),
        changed(SENSOR, rows=slipped("peak", 1, 5)),
    ),
    kind(
        R,
        "a spreadsheet made other times or dates of the answers",
        "answer/other-form answer/unlike-others answer/not-an-option",
        changed(SENSOR, rows=put("peak", lambda row: row["peak"] + ":00", 3, 1)),
        changed(SENSOR, rows=put("peak", lambda row: row["peak"].lstrip("0"), 2)),
        changed(READING, rows=at(0, answer="1958/1/1")),
    ),
    kind(
        R,
        "some amounts have the decimal comma or the currency of another office",
        "answer/other-form answer/unlike-others answer/not-an-option",
        changed(INVOICE, rows=put("total", lambda row: row["total"].replace(".", ","), 4, 1)),
        changed(INVOICE, rows=put("total", lambda row: "EUR " + row["total"], 5, 2)),
    ),
    kind(
        R,
        "a few labels are in another language or another case",
        "answer/unlike-others answer/two-spellings answer/other-form answer/other-names answer/legend",
        changed(TICKETS, rows=put("queue", lambda row: row["queue"].lower(), 5, 3)),
        changed(NOVOSTI, rows=at(4, topic="economy")),
        changed(BAHN, rows=at(6, thema="Staff")),
        changed(KEIGO, rows=at(2, style="ていねい体")),
    ),
    kind(
        R,
        "two labels stand in one cell",
        "answer/other-form answer/unlike-others answer/other-names answer/not-an-option",
        changed(TICKETS, rows=at(4, queue="Billing / Account")),
        changed(TRIAGE, rows=at(2, urgency="amber/green")),
        changed(NOVOSTI, rows=at(5, topic="культура, экономика")),
    ),
    kind(
        R,
        "a cell is empty, and None or nan is read",
        "text/nothing text/empty-slot answer/empty text/unlike-others code/error answer/unlike-others "
        "answer/not-in-output text/no-question",
        changed(
            STARS, ('%s" % data["review"].strip()', '%s" % data["review"]'), rows=at(3, review=None)
        ),
        changed(ENTAIL, rows=at(5, hypothesis="nan")),
        changed(TICKETS, rows=at(7, message="")),
        changed(READING, rows=at(3, question="")),
    ),
    kind(
        R,
        "one text was labelled twice, by two annotators who differ",
        "text/ambiguous few-shot/question-shown",
        changed(STARS, rows=lambda rows: [*rows, {**rows[2], "label": 0}]),
        changed(KEIGO, rows=lambda rows: [*rows, {**rows[3], "style": "丁寧体"}]),
        changed(
            TICKETS, rows=lambda rows: [*rows, {**rows[6], "queue": "Account", "ticket_id": "T-9"}]
        ),
    ),
    kind(
        R,
        "the header of the table is a row",
        "text/placeholder text/unlike-others answer/unlike-others code/error answer/other-names "
        "answer/not-an-option",
        changed(TICKETS, rows=lambda rows: [{key: key for key in rows[0]}, *rows]),
        changed(NOVOSTI, rows=lambda rows: [{"headline": "headline", "topic": "topic"}, *rows]),
        changed(CHUVA, rows=lambda rows: [{key: key for key in rows[0]}, *rows]),
    ),
    kind(
        R,
        "all docs of the sample have one label",
        "answer/same-gold few-shot/lopsided",
        changed(KEIGO, rows=lambda rows: [row for row in rows if row["style"] == "普通体"]),
        changed(ENTAIL, rows=lambda rows: [row for row in rows if row["label"] == 0]),
        changed(
            JUDGE,
            ('MARK[data["truth"]]', 'MARK[bool(data["truth"])]'),
            rows=put("truth", lambda row: str(row["truth"])),
        ),
    ),
    kind(
        R,
        "options have shares of votes, or none is right",
        "answer/several-golds answer/no-gold code/error",
        changed(BOOL, rows=each(halves, 2)),
        changed(
            BOOL,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 0)), 3
            ),
        ),
        changed(
            GAPS,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)), 3
            ),
        ),
    ),
    kind(
        R,
        "the wrong field is read: another one of the row",
        "text/no-question text/ambiguous text/same-prompt text/swapped-fields text/said-again "
        "answer/not-an-option text/empty-slot",
        changed(STARS, ('data["review"].strip()', 'data["product"]')),
        changed(BOOL, ("{data['passage']}", "{data['title']}")),
        changed(TICKETS, ("{data['message']}", "{data['subject']}")),
        changed(TRACE, ('format(data["program"])', 'format(data["stdout"])')),
    ),
    kind(
        R,
        "two fields have changed places",
        "text/swapped-fields text/no-question",
        changed(
            TICKETS,
            ("Subject: {data['subject']}", "Subject: {data['message']}"),
            (
                "Message: {data['message']}\\n\"\n        + \"Queue",
                "Message: {data['subject']}\\n\"\n        + \"Queue",
            ),
        ),
        changed(
            ENTAIL,
            ("Premise: {data['premise']}", "Premise: {data['hypothesis']}"),
            ("Hypothesis: {data['hypothesis']}", "Hypothesis: {data['premise']}"),
        ),
        changed(
            READING,
            (
                '"短文": data["passage"], "问题": data["question"]',
                '"短文": data["question"], "问题": data["passage"]',
            ),
        ),
        changed(SENSOR, ('["time,celsius"]', '["celsius,time"]')),
    ),
    kind(
        R,
        "the field was renamed in the new release, and get hides it",
        "text/absent-field text/empty-slot text/nothing text/no-question text/same-prompt text/ambiguous",
        changed(NOVOSTI, ('data["headline"]', 'data.get("title", "")')),
        changed(CLAUSES, ('data["clause"]', 'data.get("clause_text")')),
        changed(HISTORY, ('data["stem"]', 'data.get("question", "")')),
    ),
    kind(
        R,
        "the gap has gone or has been filled",
        "answer/leaked text/cut-item text/no-question answer/not-an-option text/changed text/run-together",
        changed(
            IDIOM, rows=put("content", lambda row: row["content"].replace("（　）", row["idiom"]))
        ),
        changed(IDIOM, ('data["content"], picks', 'data["content"].replace("（　）", ""), picks')),
    ),
    kind(
        R,
        "a text is another language's version of the row",
        "text/unlike-others answer/unlike-others few-shot/other-form",
        changed(KEIGO, rows=at(4, bun="We arrive at ten.")),
        changed(TAKEAWAY, rows=at(2, review="Big portions and it tastes like home.")),
        changed(BAHN, rows=at(5, text="Il y avait des miettes partout.")),
        changed(STARS, rows=at(4, review="这是我用过最好的搅拌机！")),
    ),
)
