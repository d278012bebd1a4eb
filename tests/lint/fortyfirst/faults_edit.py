"""Faults that editing a long guideline leaves."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CLAIM, CODER, CV, MOD, REVIEW
from tests.lint.fortyfirst.tasks_desk2 import DIAL, FORK, UNIT
from tests.lint.fortyfirst.tasks_eu import DOUANE, ENSAYO, RECHNEN, SAFE
from tests.lint.fortyfirst.tasks_it import LINIA
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, OFFER, REL
from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed

EDIT = "editing"

KINDS: tuple[Kind, ...] = (
    kind(
        EDIT,
        "a paragraph was pasted twice",
        "text/repeated-instruction text/said-again",
        changed(
            CLAIM,
            (
                "For each report you settle how much of the repair is paid.\n",
                "For each report you settle how much of the repair is paid.\n\nFor each report you"
                " settle how much of the repair is paid.\n",
            ),
        ),
        changed(
            MAIL,
            (
                "（三）只是询问或建议的，按一般处理。\n",
                "（三）只是询问或建议的，按一般处理。\n（三）只是询问或建议的，按一般处理。\n",
            ),
        ),
        changed(
            DOUANE,
            (
                "D. Les parties d'un meuble suivent le meuble.",
                "D. Les parties d'un meuble suivent le meuble.\nE. Les parties d'un meuble "
                "suivent le meuble.",
            ),
        ),
    ),
    kind(
        EDIT,
        "a word stands there twice",
        "text/said-again",
        changed(REVIEW, ("We study how teams talk", "We study how how teams talk")),
        changed(RECHNEN, ("Bleibe dabei in einer", "Bleibe dabei in in einer")),
        changed(
            UNIT,
            ("are printed with it", "are are printed with it"),
        ),
    ),
    kind(
        EDIT,
        "a note of the author to himself was left",
        "text/note-left",
        changed(REVIEW, ("## 3. Worked", "TODO: ask Jane if we still need praise\n\n## 3. Worked")),
        changed(DOUANE, ("Exemple\n", "(à vérifier avec Luc avant l'envoi !)\nExemple\n")),
        changed(MAIL, ("（四）一封", "【待补充：投诉类怎么定级？】\n（四）一封")),
    ),
    kind(
        EDIT,
        "the marks of a merge were left",
        "text/note-left text/repeated-instruction",
        changed(
            MOD,
            ("<output>", "<<<<<<< HEAD\n<output>"),
            ("</output>", "</output>\n>>>>>>> guidelines"),
        ),
        changed(MAIL, ("【提醒】\n", "<<<<<<< HEAD\n【提醒】\n=======\n【注意】\n>>>>>>> v2\n")),
    ),
    kind(
        EDIT,
        "a closing tag was lost",
        "text/unclosed",
        changed(MOD, ("</context>\n", "")),
        changed(REL, ("</乙>\\n关系：", "\\n关系：")),
    ),
    kind(
        EDIT,
        "a quote or a bracket is not closed",
        "text/unclosed",
        changed(
            SAFE,
            (
                "присутствия взрослых: «осторожно»",
                "присутствия взрослых: «осторожно",
            ),
        ),
        changed(REVIEW, ("called `width`.", "called `width.")),
        changed(
            CLAIM,
            ("tyres, brake pads and bleached paint.", "tyres (brake pads and bleached paint."),
        ),
    ),
    kind(
        EDIT,
        "the number of a rule is skipped",
        "few-shot/numbered text/cut-item",
        changed(
            REVIEW,
            (
                "3. A question is labelled by what it is about; there is no label for questions.\n",
                "",
            ),
        ),
        changed(RECHNEN, ("3. Rechne nur mit ganzen Zahlen.\n", "")),
        changed(MAIL, ("（二）漏水已经流到电器或楼下的，按紧急处理。\n", "")),
    ),
    kind(
        EDIT,
        "the prompt refers to a part that is not there",
        "text/no-question text/placeholder",
        changed(REVIEW, ("See rule 2 when", "See Section 7 when")),
        changed(LAW, ("# 输出\n", "# 输出\n各类别的完整定义见附件二的表格。\n")),
        changed(ENSAYO, ("CRITERIOS\n", "CRITERIOS (véase la tabla 3)\n")),
    ),
    kind(
        EDIT,
        "a sentence breaks off",
        "text/cut-item text/unclosed",
        changed(UNIT, ("does not matter, only its amount.", "does not matter, only its")),
        changed(
            CODER,
            (
                "a symptom code (one that begins with R) is not used.",
                "a symptom code (one that begins",
            ),
        ),
        changed(REL, ("取句子直接说出来的那一种。", "取句子直接说")),
    ),
    kind(
        EDIT,
        "the first sentence stands in the description as well",
        "text/repeated-instruction text/said-again",
        changed(
            MOD, description="You moderate the comment section of a regional cycling magazine.\n"
        ),
        changed(CODER, description="Instruction for the coding desk of a family practice.\n\n"),
        changed(
            OFFER, description="您是比價網站的資料員，負責判定兩家商店賣的是不是同一件商品。\n"
        ),
    ),
    kind(
        EDIT,
        "the description is the table's name",
        "text/snake-name",
        changed(CODER, description="The following are notes of clinic_codes_2023_test.\n\n"),
        changed(DIAL, description="Dialogues from station_counter_dev_v2.\n\n"),
    ),
    kind(
        EDIT,
        "the query has its cue twice",
        "text/said-again text/cue-forms",
        changed(CLAIM, (r"\n\nDecision code:", r"\n\nDecision code: Decision code:")),
        changed(DIAL, rows=put("question", lambda row: "Customer: " + row["question"])),
        changed(SAFE, rows=put("ask", lambda row: "Запрос: " + row["ask"])),
    ),
    kind(
        EDIT,
        "spaces that were to line things up are left inside a line",
        "text/two-spaces",
        changed(CV, ("The result is read by a program.", "The result is    read by a program.")),
        changed(FORK, ("One choice is right.", "One choice  is right.")),
        changed(LINIA, rows=sub("mowa", " ", "  ")),
    ),
)
