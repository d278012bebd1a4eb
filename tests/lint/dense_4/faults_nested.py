"""Faults in tasks whose rows are nested, of all three families."""

from __future__ import annotations

from tests.lint.dense_4.making import at, bad, setting
from tests.lint.making import kind
from tests.lint.shape import Row

GOLD = "answer/* few-shot/other-labels few-shot/wrong*"
FORM = "few-shot/other-form few-shot/other-labels answer/*"


def _one_text_fewer(row: Row) -> None:
    row["choices"]["text"] = row["choices"]["text"][:3]


def _next_byte(row: Row) -> None:
    row["answers"]["answer_start"] = [start + 2 for start in row["answers"]["answer_start"]]


def _no_choice(row: Row) -> None:
    row["answer"] += "。"


KINDS = (
    kind(
        "rows and labels",
        "the key of some rows is a number from a state's exam, where the labels are letters",
        GOLD,
        bad(
            "nature-arc",
            rows=at(
                "1 4 7", setting("answerKey", lambda row: str("ABCD".index(row["answerKey"]) + 1))
            ),
        ),
    ),
    kind(
        "rows and labels",
        "an option's text was lost, so that its label and the gold are not listed",
        f"{GOLD} text/cut-item",
        bad("nature-arc", rows=at("2 6 8", _one_text_fewer)),
    ),
    kind(
        "rows and labels",
        "places of answers count the two marks of the quotes that were cleaned away",
        f"{GOLD} text/cut-item",
        bad("placed-spans", rows=at("0 3 4 8", _next_byte)),
    ),
    kind(
        "rows and labels",
        "the gold has a full stop that its choice does not have",
        f"code/error {GOLD}",
        bad("duihua-lijie", rows=at("2 7", _no_choice)),
    ),
    kind(
        "code",
        "all annotators' answers are joined to one gold",
        f"{GOLD} few-shot/other-form text/*",
        bad(
            "placed-spans",
            (
                'gold = data["context"][start : start + len(first)]',
                'gold = " / ".join(data["answers"]["text"])',
            ),
        ),
    ),
    kind(
        "code",
        "the first turn is shown, from when a dialogue was one text",
        "text/first-item text/cut-item text/* answer/*",
        bad("duihua-lijie", ('hang = "\\n".join(data["dialogue"])', 'hang = data["dialogue"][0]')),
    ),
    kind(
        "contradicting demands",
        "an answer of one hundred words is described for a list of options",
        FORM,
        bad(
            "nature-arc",
            description="Write a short essay of about one hundred words for each question.\n\n",
        ),
    ),
    kind(
        "contradicting demands",
        "a talk between two women is announced, and a man and a woman speak",
        "text/* few-shot/* answer/*",
        bad("duihua-lijie", ("阅读对话，选出正确答案。", "下面是两位女士的对话，选出正确答案。")),
    ),
)
