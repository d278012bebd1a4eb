"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import CHAT, GAP, MEDALS, RANK
from tests.lint.fortythird.tasks_exam import CIVICS, MED, NLI, TREC
from tests.lint.fortythird.tasks_other import AMT, BOOLRU, FILM, MT, PAWS, TRIVIA
from tests.lint.fortythird.tasks_shots import HAND, HEADLINES
from tests.lint.fortythird.tasks_zh import C3, CEVAL, HOTEL, IDIOM, OCNLI
from tests.lint.making import at, kind
from tests.lint.shape import Kind, changed

F = "rows and labels"
ODD = (
    "answer/two-spellings answer/other-form answer/unlike-others answer/not-an-option"
    " answer/other-names text/unlike-others answer/letters code/error"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one annotator wrote a label in another case, or with a space",
        ODD,
        changed(AMT, rows=at(4, amt="bauamt")),
        changed(CHAT, rows=at(5, outcome="Open")),
        changed(HEADLINES, rows=at(3, desk="体育 ")),
        changed(HAND, rows=at(6, mood="happy ")),
    ),
    kind(
        F,
        "one option is there twice",
        "answer/same-option text/unlike-others",
        changed(MED, rows=at(3, opb="Iron")),
        changed(TRIVIA, rows=at(2, opciones=["Sevilla", "Sevilla", "Granada"])),
        changed(IDIOM, rows=at(1, candidates=["画龙点睛", "对牛弹琴", "对牛弹琴", "刻舟求剑"])),
        changed(CEVAL, rows=at(2, C="21")),
    ),
    kind(
        F,
        "two rows have one text and other answers",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(AMT, rows=at(7, text=AMT.rows[1]["text"])),
        changed(HEADLINES, rows=at(4, title=HEADLINES.rows[0]["title"])),
        changed(
            NLI, rows=at(3, premise=NLI.rows[0]["premise"], hypothesis=NLI.rows[0]["hypothesis"])
        ),
    ),
    kind(
        F,
        "the table's header is a row",
        f"{ODD} text/placeholder answer/legend text/ambiguous",
        changed(AMT, rows=at(0, text="text", amt="amt")),
        changed(GAP, rows=at(0, sentence="sentence", word="word")),
        changed(HEADLINES, rows=at(0, title="title", desk="desk")),
    ),
    kind(
        F,
        "only one class is left by a filter",
        "answer/same-gold",
        changed(CHAT, rows=lambda rows: [row for row in rows if row["outcome"] == "open"]),
        changed(BOOLRU, rows=lambda rows: [row for row in rows if row["label"]], fewshot=2),
        changed(HOTEL, rows=lambda rows: [row for row in rows if row["label"]]),
    ),
    kind(
        F,
        "an answer belongs to another row",
        f"{ODD} answer/other-rule answer/gold-differs few-shot/wrong-answer",
        changed(MEDALS, rows=at(3, answers=["Cuba"])),
        changed(C3, rows=at(4, answer="鞋店")),
        changed(RANK, rows=at(2, order=["whale", "dog", "mouse"])),
    ),
    kind(
        F,
        "a text is empty in one row",
        "text/empty-slot text/unlike-others text/nothing",
        changed(PAWS, rows=at(3, s2="")),
        changed(HOTEL, rows=at(4, review="")),
        changed(FILM, rows=at(2, kritik="")),
        changed(HAND, rows=at(1, tweet="")),
    ),
    kind(
        F,
        "some answers have a unit, a note or a second spelling beside them",
        ODD,
        changed(MEDALS, rows=at(1, answers=["346 m"])),
        changed(AMT, rows=at(2, amt="Steueramt (Frist)")),
        changed(GAP, rows=at(5, word="words|word")),
        changed(HEADLINES, rows=at(5, desk="科技版")),
    ),
    kind(
        F,
        "a column slipped in one row, so text and label changed places",
        f"{ODD} text/ambiguous answer/legend",
        changed(AMT, rows=at(3, text="Meldeamt", amt="Mein Personalausweis läuft im Juni ab.")),
        changed(HEADLINES, rows=at(2, title="科技", desk="新一代火箭发动机试车成功")),
        changed(HAND, rows=at(4, tweet="angry", mood="The council raised my rent AGAIN")),
    ),
    kind(
        F,
        "the gold counts beyond the row's options",
        "code/error answer/not-an-option answer/letters answer/gold-differs answer/legend"
        " answer/unlike-others answer/other-names",
        changed(TRIVIA, rows=at(5, answer=3)),
        changed(TREC, rows=at(6, **{"coarse_label": 4})),
        changed(MED, rows=at(2, cop=5)),
    ),
    kind(
        F,
        "some rows came in another language, untranslated",
        "text/unlike-others answer/unlike-others few-shot/other-form",
        changed(
            MT,
            rows=at(
                3,
                translation={
                    "en": "We arrived late yesterday.",
                    "pt": "We arrived late yesterday.",
                },
            ),
        ),
        changed(
            OCNLI,
            rows=at(
                2,
                sentence1="Xiao Wang bought a new computer.",
                sentence2="Xiao Wang likes playing games.",
            ),
        ),
        changed(FILM, rows=at(4, kritik="Cheesy, loud and far too long.")),
    ),
    kind(
        F,
        "one row has a label that no other has and the prompt does not name",
        f"{ODD} answer/legend",
        changed(HAND, rows=at(2, mood="lonely")),
        changed(HEADLINES, rows=at(7, desk="国际")),
        changed(CHAT, rows=at(3, outcome="unknown")),
    ),
    kind(
        F,
        "the options of one row are those of its neighbour",
        "text/unlike-others answer/not-an-option text/ambiguous code/error answer/same-option few-shot/question-shown",
        changed(C3, rows=at(6, choice=["家里", "办公室", "车里"])),
        changed(CIVICS, rows=at(5, stem="Who leads a state?")),
    ),
)
