"""Faults of rows."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fiftyfourth.edits import more
from tests.lint.fiftyfourth.tasks_bench import CAUSE, GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
    IDENT,
    LOAD,
    PAST,
    TRIAGE,
    WASTE,
)
from tests.lint.fiftyfourth.tasks_world import (
    CARTAS,
    CHENGYU,
    FREN,
    KEFU,
    KOSHO,
    PISMA,
    TALAB,
)
from tests.lint.making import at, kind, put, sub
from tests.lint.shape import Kind, Row, SmallTask, changed

F = "rows"
ODD = "answer/unlike-others answer/other-form answer/not-an-option answer/other-names"
ODD_TEXT = "text/unlike-others text/cut-item text/no-question text/empty-slot"


def _again(label: str, to: dict[object, object]) -> Callable[[list[Row]], list[Row]]:
    """Return what adds the first rows once more, as another annotator labelled them."""
    return more(lambda rows: [{**row, label: to[row[label]]} for row in rows[:3]])


def _head(task: SmallTask) -> SmallTask:
    return changed(task, rows=lambda rows: [{key: key for key in rows[0]}, *rows])


def _zero(every: int) -> Callable[[list[Row]], None]:
    def run(rows: list[Row]) -> None:
        for row in rows[::every]:
            row["target_scores"] = dict.fromkeys(row["target_scores"], 0)

    return run


def _ones(every: int) -> Callable[[list[Row]], None]:
    def run(rows: list[Row]) -> None:
        for row in rows[::every]:
            names = list(row["target_scores"])
            right = max(names, key=row["target_scores"].get)
            other = next(name for name in names if name != right)
            row["target_scores"][other] = 1

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "two annotators labelled the same texts, and disagree",
        "text/ambiguous few-shot/near-copy few-shot/question-shown few-shot/own-doc "
        "answer/gold-differs answer/unlike-others",
        changed(
            TRIAGE,
            rows=_again(
                "urgency", {"immediate": "urgent", "urgent": "routine", "routine": "urgent"}
            ),
        ),
        changed(
            CARTAS,
            rows=_again(
                "postura", {"a favor": "neutral", "en contra": "neutral", "neutral": "a favor"}
            ),
        ),
        changed(PISMA, rows=_again("kind", {"ж": "в", "в": "ж", "б": "в"})),
        changed(NLI, rows=_again("label", {0: 1, 1: 0, 2: 1})),
    ),
    kind(
        F,
        "the header of the table is a row",
        "text/placeholder text/unlike-others text/snake-name " + ODD,
        _head(TRIAGE),
        _head(AMOUNT),
        _head(WASTE),
        _head(FREN),
    ),
    kind(
        F,
        "a few cells have two labels",
        ODD + " answer/two-spellings answer/several-golds answer/legend",
        changed(TRIAGE, rows=at(2, urgency="urgent/immediate")),
        changed(WASTE, rows=at(4, day="Tuesday, Friday")),
        changed(CARTAS, rows=at(7, postura="en contra / neutral")),
        changed(KEFU, rows=at(4, intent="退货、查物流")),
    ),
    kind(
        F,
        "in a row text and label stand in each other's column",
        "text/swapped-fields " + ODD + " " + ODD_TEXT,
        changed(TRIAGE, rows=at(6, note="routine", urgency="Needs a letter for his sports club.")),
        changed(KEFU, rows=at(3, msg="改地址", intent="我搬家了，请送到幸福路8号。")),
        changed(FREN, rows=at(5, fr=FREN.rows[5]["en"], en=FREN.rows[5]["fr"])),
        changed(CARTAS, rows=at(1, carta="en contra", postura="Mi taller perdió clientes.")),
    ),
    kind(
        F,
        "a scan has letters in some numbers",
        "text/scanned-digits text/unlike-others text/look-alike " + ODD,
        changed(AMOUNT, rows=put("order", lambda row: row["order"].replace("0", "O"), every=3)),
        changed(TALAB, rows=put("message", lambda row: row["message"].replace("1", "l"))),
        changed(TILL, rows=sub("question", "5", "S", every=2)),
    ),
    kind(
        F,
        "signs are added to a few answers that the others lack",
        ODD + " answer/two-spellings answer/other-rule text/cut-item",
        changed(AMOUNT, rows=put("amount", lambda row: row["amount"] + ".", every=5)),
        changed(TALAB, rows=put("order", lambda row: "#" + row["order"], every=5)),
        changed(LOAD, rows=put("total", lambda row: f"{row['total']} kg", every=5)),
        changed(BINOM, rows=put("short", lambda row: f"*{row['short']}*", every=5)),
    ),
    kind(
        F,
        "digits or letters changed places in an answer that is copied or made of the text",
        ODD + " answer/other-rule",
        changed(AMOUNT, rows=at(1, amount="1,410 GBP")),
        changed(TALAB, rows=at(3, order="71962")),
        changed(IDENT, rows=at(1, snake="max_rerty_count")),
        changed(BINOM, rows=at(4, short="E. melanogaster")),
    ),
    kind(
        F,
        "paragraphs have the tags of a web page",
        "text/markup text/unclosed text/placeholder",
        changed(TRIAGE, rows=put("note", lambda row: f"<p>{row['note']}</p>")),
        changed(
            CARTAS, rows=put("carta", lambda row: row["carta"].replace(". ", ".<br/>") + "<br/>")
        ),
        changed(MUSEUM, rows=put("text", lambda row: f"<div>{row['text']}</div>", every=2)),
    ),
    kind(
        F,
        "marks of an encyclopedia's notes are left in the texts",
        "text/markup text/unlike-others text/stray-sign",
        changed(MUSEUM, rows=put("text", lambda row: row["text"][:-1] + ".[3][citation needed]")),
        changed(GEO, rows=put("question", lambda row: "[[" + row["question"][:-1] + "]]?")),
        changed(NLI, rows=put("premise", lambda row: row["premise"] + "[edit]")),
    ),
    kind(
        F,
        "white space ends some golds",
        "answer/two-spellings answer/unlike-others few-shot/trailing-space answer/other-names "
        "answer/not-an-option text/invisible",
        changed(WASTE, rows=put("day", lambda row: row["day"] + " ", every=4)),
        changed(TRIAGE, rows=put("urgency", lambda row: row["urgency"] + "\t", every=4)),
        changed(KEFU, rows=put("intent", lambda row: row["intent"] + "\u3000", every=4)),
    ),
    kind(
        F,
        "the digits of some answers are of another script or width",
        "text/mixed-widths text/look-alike answer/two-spellings answer/unlike-others "
        "answer/not-an-option answer/other-form",
        changed(
            TALAB,
            rows=put(
                "order",
                lambda row: row["order"].translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")),
                every=4,
            ),
        ),
        changed(
            AMOUNT,
            rows=put(
                "amount",
                lambda row: row["amount"].translate(
                    str.maketrans("0123456789", "０１２３４５６７８９")
                ),
                every=4,
            ),
        ),
        changed(
            LOAD,
            rows=put(
                "total",
                lambda row: str(row["total"]).translate(
                    str.maketrans("0123456789", "０１２３４５６７８９")
                ),
                every=4,
            ),
        ),
    ),
    kind(
        F,
        "some rows have no right option",
        "answer/no-gold answer/gold-differs code/error",
        changed(MUSEUM, rows=_zero(5)),
        changed(CHENGYU, rows=_zero(4)),
    ),
    kind(
        F,
        "some rows have two right options",
        "answer/several-golds",
        changed(MUSEUM, rows=_ones(4)),
        changed(CHENGYU, rows=_ones(3)),
        changed(CAUSE, rows=_ones(5)),
    ),
    kind(
        F,
        "a row's text is empty",
        ODD_TEXT + " text/nothing few-shot/no-answer answer/not-an-option",
        changed(TRIAGE, rows=at(5, note="")),
        changed(FREN, rows=at(3, fr=" ")),
        changed(CARTAS, rows=at(8, carta="")),
        changed(AMOUNT, rows=at(2, order="")),
    ),
    kind(
        F,
        "a few answers are in another language",
        ODD + " answer/two-spellings answer/legend few-shot/other-form",
        changed(FREN, rows=put("en", lambda row: row["fr"], every=6)),
        changed(TRIAGE, rows=at(2, urgency="dringend")),
        changed(CARTAS, rows=at(4, postura="against")),
        changed(KEFU, rows=at(6, intent="invoice")),
    ),
    kind(
        F,
        "a filter left the rows of one label alone",
        "answer/same-gold few-shot/lopsided",
        changed(
            TRIAGE,
            rows=lambda rows: (
                [r for r in rows if r["urgency"] == "routine"]
                + [
                    {"note": "Asks when the flu vaccine is given this year.", "urgency": "routine"},
                    {"note": "Wants to see her old blood results.", "urgency": "routine"},
                ]
            ),
        ),
        changed(
            KOSHO,
            rows=lambda rows: (
                [r for r in rows if r["genin"] == "紙詰まり"]
                + [
                    {"shojo": "紙が二枚重なって途中で止まる。", "genin": "紙詰まり"},
                    {"shojo": "はがきが奥に入って取れない。", "genin": "紙詰まり"},
                    {"shojo": "ローラーに紙がまきついた。", "genin": "紙詰まり"},
                ]
            ),
            fewshot=2,
        ),
        changed(
            CLAUSE,
            rows=lambda rows: (
                [r for r in rows if r["type"] == "liability"]
                + [
                    {
                        "clause": "The host does not answer for coats that are stolen.",
                        "type": "liability",
                    },
                    {
                        "clause": "Whoever breaks a window makes good the damage.",
                        "type": "liability",
                    },
                ]
            ),
            fewshot=2,
        ),
    ),
    kind(
        F,
        "the final number of a worked solution was typed wrongly",
        "answer/chain-differs answer/other-rule answer/unlike-others answer/not-in-output "
        "few-shot/wrong-sum",
        changed(TILL, rows=sub("answer", "#### 74", "#### 47")),
        changed(LOAD, rows=at(3, total=75)),
    ),
    kind(
        F,
        "two rows were run together in one",
        ODD_TEXT + " " + ODD + " answer/other-rule text/said-again",
        changed(
            PAST,
            rows=at(
                4,
                sentence=PAST.rows[4]["sentence"] + " " + PAST.rows[5]["sentence"],
                past="flew swam",
            ),
        ),
        changed(
            BINOM,
            ("genus, epithet =", "genus, epithet, *_ ="),
            rows=at(2, species="Apis mellifera Canis", short="A. mellifera C. lupus"),
        ),
        changed(
            FREN,
            rows=at(
                3,
                fr=FREN.rows[3]["fr"] + "\n" + FREN.rows[4]["fr"],
                en=FREN.rows[3]["en"] + "\n" + FREN.rows[4]["en"],
            ),
        ),
        changed(
            TALAB,
            rows=at(
                2,
                message=TALAB.rows[2]["message"] + " " + TALAB.rows[3]["message"],
                order="55304 71926",
            ),
        ),
    ),
)
