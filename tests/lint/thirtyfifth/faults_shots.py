"""Faults between the shots and the query."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfifth.tasks_choice import MAIL, MOD, REV
from tests.lint.thirtyfifth.tasks_free import TRAV, WORD
from tests.lint.thirtyfifth.tasks_zh import KEFU, LIANG, TWSPAN

F = "shots and query"

SHORT = {"billing": "BILL", "delivery": "SHIP", "returns": "RET", "technical": "TECH"}
ENGLISH = {"退款": "refund", "物流": "shipping", "质量": "quality", "发票": "invoice"}

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a worked example is one of the rows that are asked",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs"
        " answer/leaked",
        changed(
            REV,
            (
                "The kettle boils fast and looks lovely.",
                "My daughter adores this puzzle.",
            ),
        ),
        changed(
            TWSPAN,
            (
                "那天住在新竹，隔天才去苗栗。\n住宿地點：新竹",
                "在花蓮睡了一晚，第二天開車去臺東。\n住宿地點：花蓮",
            ),
        ),
        changed(
            LIANG,
            ('f"短语：', 'f"短语：一（　）河\\n量词：条\\n\\n短语：'),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the few-shot file has other labels than the rows",
        "few-shot/other-labels few-shot/unlike-docs few-shot/other-form few-shot/worked-form"
        " answer/other-names answer/two-spellings",
        changed(
            MAIL,
            shots=tuple({**row, "department": SHORT[row["department"]]} for row in MAIL.shots),
        ),
        changed(
            KEFU,
            shots=tuple({**row, "category": ENGLISH[row["category"]]} for row in KEFU.shots),
        ),
        changed(
            MOD,
            shots=(
                {"message": "Lunch is at one.", "label": "harmless"},
                {"message": "Win a free phone, click here!", "label": "advertising"},
                {"message": "You are a filthy liar.", "label": "insult"},
            ),
        ),
    ),
    kind(
        F,
        "the worked examples close with another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(REV, ("{data['review']}\\nSentiment:", "{data['review']}\\nLabel:")),
        changed(TWSPAN, ("{data['text']}\\n住宿地點：", "{data['text']}\\n答案：")),
    ),
    kind(
        F,
        "the few-shot file has rows that are scored",
        "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown",
        changed(MAIL, shots=(MAIL.rows[0], MAIL.rows[1], *MAIL.shots[2:])),
        changed(KEFU, shots=KEFU.rows[:4]),
    ),
    kind(
        F,
        "a worked example has a wrong answer",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs answer/other-rule",
        changed(TWSPAN, ("苗栗。\n住宿地點：新竹", "苗栗。\n住宿地點：臺中")),
        changed(
            WORD,
            (
                'f"Problem: {data',
                'f"Problem: A tray has 9 buns. How many are on 8 trays?\\n'
                "Think step by step, then write #### and the number.\\n"
                "Solution: 8 trays have 8 * 9 = 74 buns. #### 74\\n\\nProblem: {data",
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the prompt asks for steps, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form",
        changed(WORD, ("f\" {data['steps']} #### {gold}\"", 'f" #### {gold}"')),
        changed(
            TRAV,
            ("want to travel?\\n", "want to travel? Explain your reasoning step by step.\\n"),
        ),
    ),
)
