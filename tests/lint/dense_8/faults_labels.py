"""More faults of rows and labels: golds that their own rows contradict, and sources mixed."""

from __future__ import annotations

from tests.lint.dense_8.faults_rows import fanned, flipped
from tests.lint.dense_8.making import all_of, at, listed
from tests.lint.shape import Row

kind = listed("rows and labels")


def lost(rows: list[Row]) -> None:
    """Take an option with a comma out of two rows, whose keys stay."""
    rows[3]["options"] = rows[3]["options"][:3]
    rows[10]["options"] = rows[10]["options"][:3]


def copied(rows: list[Row]) -> None:
    """Let two questions stand by the passage of the row above."""
    for number in (3, 8):
        rows[number]["文"] = rows[number - 1]["文"]


KINDS = (
    kind(
        "small letters are the key in some rows of an options list with capitals",
        "answer/two-spellings answer/letters */unlike-others answer/other-form",
        "zh-changshi",
        rows=all_of(at(1, answer="d"), at(3, answer="c"), at(6, answer="b")),
    ),
    kind(
        "the rows of a second file count spam as nought",
        "answer/gold-differs answer/legend */unlike-others",
        "spam-flag",
        rows=flipped,
    ),
    kind(
        "a join gave every row twice",
        "few-shot/own-doc few-shot/question-shown few-shot/repeated few-shot/fewer"
        " few-shot/same-docs",
        "headline-desk",
        rows=fanned,
    ),
    kind(
        "an option was lost in parsing, and it was the right one",
        "answer/letters answer/not-an-option */unlike-others",
        "museum-quiz",
        rows=lost,
    ),
    kind(
        "some golds have the annotator's reference behind them",
        "answer/other-form answer/not-an-option */unlike-others",
        "chouqu",
        rows=all_of(at(2, span="柏林（见第一句）"), at(7, span="敦煌研究院（见第一句）")),
    ),
    kind(
        "two rows of another language pair are in the file",
        "*/unlike-others few-shot/other-form",
        "french",
        rows=all_of(at(3, fr="Los niños están durmiendo."), at(8, fr="Nuestro tren llega tarde.")),
    ),
    kind(
        "the pronoun that is asked about is that of another row",
        "*/unlike-others answer/not-an-option text/no-question text/swapped-fields",
        "who-is-it",
        rows=all_of(at(1, pronoun="she"), at(4, pronoun="it"), at(8, pronoun="he")),
    ),
    kind(
        "answers differ from what the row's own steps come to",
        "answer/chain-differs few-shot/wrong-sum answer/gold-differs few-shot/wrong-answer",
        "zh-yingyong",
        rows=all_of(at(1, answer="96"), at(5, answer="8"), at(9, answer="21")),
    ),
    kind(
        "golds have commas between thousands, and the tables have none",
        "answer/not-an-option answer/other-form */unlike-others",
        "table-cell",
        rows=all_of(
            at(7, cell="3,238"),
            at(5, table=["Room,Seats", "Alpha,5000", "Beta,1200", "Gamma,7500"], cell="5,000"),
        ),
    ),
    kind(
        "questions stand by the passage of the row above them, as a filled column has it",
        "answer/not-an-option */unlike-others text/no-question",
        "gushi",
        rows=copied,
    ),
    kind(
        "the key has several letters in two rows of a task with one",
        "answer/other-form */unlike-others answer/letters answer/several-golds",
        "tw-dili",
        rows=all_of(at(1, 答案="甲丙"), at(7, 答案="乙、丁")),
    ),
    kind(
        "golds of programs keep the quotes of the shell that they were copied from",
        "answer/other-form answer/python-value */unlike-others answer/other-rule answer/two-spellings",
        "scripts",
        rows=all_of(at(3, out="'ababab'"), at(7, out="'tnil'"), at(10, out="'TEA'")),
    ),
    kind(
        "the price of a problem is in the row as the text #N/A of a spreadsheet",
        "*/unlike-others text/nothing answer/chain-differs",
        "ferry",
        rows=all_of(
            at(1, question="A ticket is #N/A euros. What do 4 people pay?"),
            at(7, question="The kiosk sells #REF! teas at 3 euros. What does it take?"),
        ),
    ),
    kind(
        "two rows give a number as gold where the classes are named",
        "answer/other-form */unlike-others answer/other-names answer/not-an-option",
        "pinglun",
        rows=all_of(at(5, 情感="0"), at(8, 情感="1")),
    ),
    kind(
        "a word is listed as its own opposite",
        "answer/leaked */unlike-others answer/gold-differs answer/same-option answer/other-rule",
        "opposites",
        rows=all_of(at(2, opposite="rich"), at(8, opposite="victory")),
    ),
    kind(
        "a row keeps the placeholder of its annotation form",
        "*/unlike-others text/placeholder text/note-left answer/empty text/nothing"
        " answer/not-an-option",
        "notices",
        rows=all_of(at(5, place="(select a span)"), at(9, place="(select a span)")),
    ),
    kind(
        "the letters of last year's order of options are kept as golds beside the texts",
        "answer/gold-differs",
        "hotel-intents",
        (
            'key = next(k for k, name in INTENTS.items() if name == data["intent"])',
            'key = data["key"]',
        ),
        rows=lambda rows: [
            {**row, "key": {"book a room": "B", "cancel a stay": "A"}.get(row["intent"], key)}
            for row in rows
            for key in ["D" if row["intent"] == "ask the way" else "C"]
        ],
    ),
    kind(
        "two sentences to be judged hold their own verdict of the answer key",
        "answer/leaked */unlike-others answer/marked",
        "tw-shifei",
        rows=all_of(at(2, 敘述="鯨魚是哺乳動物。（○）"), at(7, 敘述="鐵比水輕。（×）")),
    ),
)
