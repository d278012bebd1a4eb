"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CLAIMS, CLAUSE, MOD
from tests.lint.fortieth.tasks_other import DATES, MATCH, SAFE, TABELA
from tests.lint.fortieth.tasks_work import HIRE, NURSE, REVIEW
from tests.lint.fortieth.tasks_zh import ESSAY, EXAM, RELATION, TARIFF, TURN
from tests.lint.making import at, kind
from tests.lint.shape import Kind

SIGNS = "characters"
TEXT = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        TEXT,
        "the f before the query was forgotten",
        "text/placeholder text/same-prompt text/unknown-name text/no-question",
        edit(CLAIMS, (r'HEAD + f"\n\nNotice', r'HEAD + "\n\nNotice')),
        edit(DATES, ('f"Angabe', '"Angabe')),
        edit(ESSAY, (r'HEAD + f"\n\n评语', r'HEAD + "\n\n评语')),
    ),
    kind(
        TEXT,
        "the braces of a value were doubled",
        "text/placeholder text/unknown-name text/same-prompt text/no-question",
        edit(HIRE, ("{data['cv']}", "{{data['cv']}}")),
        edit(TARIFF, ("{data['goods']}", "{{goods}}")),
        edit(CLAUSE, ("{data['clause']}", "{{clause}}")),
    ),
    kind(
        TEXT,
        "the text that is to be judged is not put in",
        "text/same-prompt text/no-question text/empty-slot text/ambiguous",
        edit(CLAIMS, (r"\n\nNotice: {data['notice']}\n", r"\n\nNotice:\n")),
        edit(MOD, ("f\"Comment: {data['comment']}\\nLabel:\"", '"Comment:\\nLabel:"')),
        edit(SAFE, ("報告：{data['report']}", "報告：")),
    ),
    kind(
        TEXT,
        "one of two texts that belong together is not put in",
        "text/no-question text/empty-slot text/cut-item few-shot/worked-cue",
        edit(HIRE, (r"Requirement: {data['need']}\n", r"Requirement:\n")),
        edit(RELATION, (r"实体二：{data['two']}\n", r"实体二：\n")),
        edit(MATCH, (r"\nOferta 2: {data['dos']}", r"\nOferta 2:")),
    ),
    kind(
        TEXT,
        "two texts of the row stand behind each other's cue",
        "text/swapped-fields",
        edit(
            HIRE,
            ("{data['need']}", "{data['x']}"),
            ("{data['cv']}", "{data['need']}"),
            ("{data['x']}", "{data['cv']}"),
        ),
        edit(
            RELATION,
            ("句子：{data['sentence']}", "句子：{data['one']}"),
            ("实体一：{data['one']}", "实体一：{data['sentence']}"),
        ),
    ),
    kind(
        TEXT,
        "the same text is put in twice where another one was meant",
        "text/swapped-fields text/no-question text/said-again text/repeated-instruction text/cut-item",
        edit(HIRE, ("{data['cv']}", "{data['need']}")),
        edit(MATCH, ("{data['dos']}", "{data['uno']}")),
        edit(RELATION, ("{data['two']}", "{data['one']}")),
    ),
    kind(
        TEXT,
        "the text is cut to save tokens",
        "text/cut-item text/no-question text/lost-lines",
        edit(CLAUSE, ("{data['clause']}", "{data['clause'][:35]}")),
        edit(MOD, ("{data['comment']}", "{data['comment'][:30]}")),
        edit(TURN, ('in data["turns"])', 'in data["turns"][:-1])')),
    ),
    kind(
        TEXT,
        "a list is printed as Python writes it",
        "text/raw-value",
        edit(TURN, ("{lines}", "{data['turns']}")),
        edit(NURSE, ("{listed}", "{data['options']}")),
        edit(TABELA, ("Quadro:\\n{quadro}", "Quadro:\\n{data['quadro']}")),
    ),
    kind(
        TEXT,
        "an optional field is printed as None",
        "text/nothing text/absent-field text/empty-slot",
        edit(MOD, ('f"Comment: {', "f\"Article: {data.get('article')}\\nComment: {")),
        edit(HIRE, rows=at(4, cv=None)),
        edit(DATES, ('f"Angabe: {', "f\"Signatur: {data.get('signatur')}\\nAngabe: {")),
    ),
    kind(
        TEXT,
        "a dollar of another template language stands before a value",
        "text/stray-sign",
        edit(CLAUSE, ("Clause: {data", "Clause: ${data")),
        edit(ESSAY, ("评语：{data", "评语：${data")),
        edit(MATCH, ("Oferta 1: {data", "Oferta 1: ${data")),
    ),
    kind(
        TEXT,
        "the cue is written by the template and stands in the data",
        "text/said-again",
        edit(
            CLAUSE,
            rows=lambda rows: [{**row, "clause": "Clause: " + row["clause"]} for row in rows],
        ),
        edit(
            EXAM,
            rows=lambda rows: [
                {
                    **row,
                    "choices": [
                        f"{letter}. {each}"
                        for letter, each in zip("ABCD", row["choices"], strict=True)
                    ],
                }
                for row in rows
            ],
        ),
        edit(TARIFF, rows=lambda rows: [{**row, "goods": "品名：" + row["goods"]} for row in rows]),
    ),
    kind(
        TEXT,
        "the guideline lost its line breaks",
        "text/lost-lines few-shot/run-in",
        edit(MOD, description=" ".join(MOD.description.split())),
        edit(REVIEW, description=" ".join(REVIEW.description.split())),
    ),
)
