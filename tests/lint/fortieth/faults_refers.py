"""Faults of what a prompt refers to, and of what was left in it."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit, telling
from tests.lint.fortieth.tasks_desk import CHAPTER, CLAIMS, CLAUSE, MOD
from tests.lint.fortieth.tasks_other import DATES, SAFE, TABELA
from tests.lint.fortieth.tasks_work import HIRE, REVIEW
from tests.lint.fortieth.tasks_zh import ESSAY, RELATION, TARIFF
from tests.lint.making import kind
from tests.lint.shape import Kind

ASKED = "contradicting demands"
TEXT = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    telling(
        ASKED,
        "a rule refers to a table or section that the prompt does not have",
        "text/no-question few-shot/other-count answer/letters",
        r"does not have|no such|none|missing|lacks|refers|speaks of",
        edit(
            CHAPTER,
            (
                "(d) High blood pressure belongs to I.",
                "(d) For high blood pressure see the table in appendix B below.",
            ),
        ),
        edit(ESSAY, ("（2）字迹是否工整不影响等级。", "（2）字迹的扣分标准见下面的表格。")),
        edit(
            CLAIMS, ("5. Give one code.", "5. For mixed losses use the table below. Give one code.")
        ),
    ),
    telling(
        ASKED,
        "a rule refers to a sample that the prompt does not have",
        "few-shot/other-count few-shot/numbered",
        r"example|sample|Beispiel|例",
        edit(
            CLAUSE,
            ("Please decide by what", "As the fifth sample below shows, please decide by what"),
        ),
        edit(
            DATES,
            (
                "4. Wochentage und Uhrzeiten entfallen.",
                "4. Wochentage und Uhrzeiten entfallen (siehe Beispiel 4).",
            ),
        ),
        edit(TARIFF, ("茶叶罐里的茶叶仍归09章。", "茶叶罐里的茶叶仍归09章（见示例5）。")),
    ),
    telling(
        ASKED,
        "the numbers of the rules skip one after a rule was taken out",
        "few-shot/numbered text/cut-item",
        r"skip|number(s|ing|ed)? (of|in|jump)|missing (number|item|rule)|1, 2, 4|goes from|follows",
        edit(MOD, ("3. Swear words that are aimed at nobody are allowed.\n", "")),
        edit(TARIFF, ("2. 包装物与所装商品一并归类，茶叶罐里的茶叶仍归09章。\n", "")),
        edit(CLAIMS, ("  3. Water used by the fire brigade belongs to F.\n", "")),
    ),
    telling(
        ASKED,
        "a rule breaks off in the middle",
        "text/unclosed text/cut-item text/stray-sign text/empty-slot",
        r"breaks? off|unfinished|incomplete|cut|ends in",
        edit(MOD, ("take the one that stands lower in the table.", "take the")),
        edit(
            CLAUSE,
            (
                "A clause that sets a sum for each\nbreach of secrecy is about liability.",
                "A clause that sets a sum for each",
            ),
        ),
        edit(ESSAY, ("第二步，看评语指出的问题多不多、重不重。", "第二步，看评语指出的")),
    ),
    kind(
        TEXT,
        "a paragraph of the guideline stands there twice",
        "text/repeated-instruction text/said-again",
        edit(
            MOD,
            (
                "## Edge cases\n",
                "2. Criticism of a decision, a party or an authority is no insult.\n3. Swear words that are aimed at nobody are allowed.\n4. The number of a public office is no private data.\n\n## Edge cases\n",
            ),
        ),
        edit(
            CLAUSE,
            (
                "Two samples from",
                "Please decide by what the clause does and not by single words. A clause that lets a party end the\ncontract because an invoice was not paid is about termination.\n\nTwo samples from",
            ),
        ),
        edit(
            ESSAY,
            (
                "【参考】\n",
                "【特别提醒】\n（1）评语里的鼓励话，例如“继续加油”，不影响等级。\n（2）字迹是否工整不影响等级。\n\n【参考】\n",
            ),
        ),
    ),
    kind(
        TEXT,
        "the guideline stands in the description and in the input",
        "text/repeated-instruction text/said-again",
        edit(CLAIMS, description=CLAIMS.source.split('"""')[1]),
        edit(SAFE, description=SAFE.source.split('"""')[1]),
        edit(HIRE, description=HIRE.source.split('"""')[1], fewshot=2),
    ),
    kind(
        TEXT,
        "a placeholder of the template is left in the guideline",
        "text/placeholder text/unknown-name text/note-left text/empty-slot",
        edit(HIRE, ("for a logistics company", "for {company_name}")),
        edit(MOD, ("a regional newspaper", "{{newspaper}}")),
        edit(SAFE, ("食品工場の安全管理", "{工場名}の安全管理")),
    ),
    kind(
        TEXT,
        "a gap that was to be filled in by hand is left",
        "text/note-left text/placeholder text/unknown-name text/empty-slot",
        edit(HIRE, ("for a logistics company", "for [INSERT COMPANY NAME]")),
        edit(CLAUSE, ("a small legal team", "<YOUR TEAM HERE>")),
        edit(TARIFF, ("在一家报关行", "在【此处填写公司名称】")),
    ),
    kind(
        TEXT,
        "a note of the author to himself is left",
        "text/note-left",
        edit(MOD, ("## Edge cases\n", "## Edge cases\n\nTODO: one more for privacy\n")),
        edit(
            CLAIMS,
            (
                "that break without another peril",
                "that break without another peril (ask Tom whether mirrors count??)",
            ),
        ),
        edit(RELATION, ("三、标注样例\n", "三、标注样例\n（待补充：出生地的例子）\n")),
        edit(DATES, ("## Beispiele\n", "## Beispiele\n<!-- alt, bitte noch ersetzen -->\n")),
    ),
    kind(
        TEXT,
        "the marks of a merge are left in the guideline",
        "text/note-left text/markup text/stray-sign",
        edit(
            REVIEW,
            (
                "3. Praise does not occur in this data.",
                "<<<<<<< HEAD\n3. Praise does not occur in this data.\n=======\n3. Praise is left out.\n>>>>>>> labels-v2",
            ),
        ),
        edit(
            TABELA,
            (
                "2. A resposta é uma única célula.",
                "<<<<<<< HEAD\n2. A resposta é uma única célula.\n=======\n2. Responda com uma célula.\n>>>>>>> revisao",
            ),
        ),
    ),
)
