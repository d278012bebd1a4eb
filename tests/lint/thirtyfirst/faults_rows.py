"""Faults of the rows and their labels."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, DESK, FACT, GEO, MED, PARA
from tests.lint.thirtyfirst.tasks_free import CELLS, FRENCH, JSONS, READ, SUMS
from tests.lint.thirtyfirst.tasks_zh import TEXAM, ZGEO, ZNAME, ZREAD, ZSENT, ZSUM

F = "rows and labels"
UNLIKE = "text/unlike-others answer/unlike-others answer/not-an-option"


def _again(number: int, **values: object):
    """Return what puts a row there once more at the end, with other values."""

    def run(rows: list[Row]) -> list[Row]:
        return [*rows, {**rows[number], **values}]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer of a row does not stand in its text, as those of all others do",
        f"{UNLIKE} answer/not-in-output answer/other-form",
        changed(READ, rows=at(3, answer="purple")),
        changed(ZREAD, rows=at(6, answer="书画展厅")),
        changed(CELLS, rows=at(4, answer="Poland")),
    ),
    kind(
        F,
        "a row has the answer of the row behind it",
        f"{UNLIKE} answer/chain-differs answer/gold-differs few-shot/wrong-sum answer/other-form "
        "answer/two-spellings",
        changed(SUMS, rows=at(2, answer=90)),
        changed(ZSUM, rows=at(4, answer=9)),
        changed(JSONS, rows=at(5, name="Aiko Mori", city="Osaka")),
    ),
    kind(
        F,
        "one question stands there twice, with two answers",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(CLAUSE, rows=_again(7, kind="liability")),
        changed(ZSENT, rows=_again(3, target_scores={"正面": 0, "负面": 1})),
        changed(PARA, rows=_again(4, same=False)),
    ),
    kind(
        F,
        "the header of the table is a row",
        f"{UNLIKE} text/placeholder text/snake-name answer/letters answer/python-value "
        "few-shot/unlike-docs text/said-again",
        changed(FRENCH, rows=lambda rows: [{"en": "en", "fr": "fr"}, *rows]),
        changed(
            ZREAD,
            rows=lambda rows: [
                {"text": "text", "question": "question", "answer": "answer"},
                *rows,
            ],
        ),
        changed(CLAUSE, rows=lambda rows: [{"clause": "clause", "kind": "kind"}, *rows]),
    ),
    kind(
        F,
        "the text of a row is empty",
        "text/empty-slot text/no-question text/unlike-others text/missing-space",
        changed(CLAUSE, rows=at(6, clause="")),
        changed(ZREAD, rows=at(2, text="")),
        changed(GEO, rows=at(5, question="")),
    ),
    kind(
        F,
        "a value that is lacking became a text of its own",
        f"text/nothing {UNLIKE}",
        changed(DESK, rows=at(4, message=None)),
        changed(READ, rows=at(2, question=float("nan"))),
        changed(ZNAME, rows=at(5, text=None)),
    ),
    kind(
        F,
        "every row gets the same label, since the code reads another thing",
        "answer/same-gold answer/gold-differs text/absent-field few-shot/lopsided answer/no-gold "
        "answer/leaked",
        changed(FACT, ('LABELS[data["label"]]', 'LABELS[bool(data.get("lable"))]')),
        changed(PARA, ('if data["same"] else', 'if "same" in data else')),
        changed(
            ZSENT,
            (
                'max(data["target_scores"], key=lambda name: data["target_scores"][name])',
                'max(data["target_scores"])',
            ),
        ),
    ),
    kind(
        F,
        "a row is in another language than all others",
        f"{UNLIKE} few-shot/other-form text/cue-forms",
        changed(FRENCH, rows=at(7, fr="Es regnet heute in der schönen Stadt Paris.")),
        changed(
            ZREAD,
            rows=at(
                4,
                text="The bridge is three hundred metres long and was built by two engineers.",
                question="How long is the bridge?",
                answer="three hundred metres",
            ),
        ),
        changed(
            JSONS,
            rows=at(3, text="Der Preis ging an Ingrid Dahl, eine Weberin aus Bergen in Norwegen."),
        ),
    ),
    kind(
        F,
        "two columns of a row are exchanged",
        f"{UNLIKE} text/swapped-fields answer/other-names few-shot/other-form answer/two-spellings",
        changed(
            FRENCH,
            rows=at(4, en="Nous partirons demain.", fr="We will leave tomorrow."),
        ),
        changed(
            CLAUSE,
            rows=at(
                7, clause="termination", kind="This contract ends if a party becomes insolvent."
            ),
        ),
        changed(
            ZREAD,
            rows=at(1, question="青海湖", answer="王教授每年秋天去哪里？"),
        ),
    ),
    kind(
        F,
        "a row has a label that the list of labels does not have",
        f"{UNLIKE} answer/other-names answer/legend answer/letters answer/two-spellings "
        "answer/other-form answer/no-gold",
        changed(CLAUSE, rows=at(4, kind="warranty")),
        changed(DESK, rows=at(7, team=5)),
        changed(ZSENT, rows=at(5, target_scores={"中性": 1, "负面": 0})),
    ),
    kind(
        F,
        "answers of some rows have white space at their ends",
        "answer/two-spellings few-shot/trailing-space text/double-space answer/other-form "
        "answer/unlike-others text/two-spaces few-shot/separator",
        changed(FRENCH, rows=put("fr", lambda row: row["fr"] + " ", 3)),
        changed(CLAUSE, rows=put("kind", lambda row: row["kind"] + " ", 4)),
        changed(ZREAD, rows=put("answer", lambda row: row["answer"] + "\n", 3)),
    ),
    kind(
        F,
        "the letter of a row's key is none of those of its options",
        f"{UNLIKE} answer/letters answer/gold-differs answer/other-names code/error "
        "answer/two-spellings answer/no-gold answer/legend",
        changed(MED, rows=at(3, answer="E")),
        changed(ZGEO, rows=at(5, answer=4)),
        changed(TEXAM, rows=at(8, target_scores={"甲": 0, "乙": 0, "丙": 0, "戊": 1})),
    ),
)
