"""Faults of the worked samples inside a prompt."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CHAPTER, CLAIMS, CLAUSE, MAIL, MOD
from tests.lint.fortieth.tasks_other import DATES, MATCH, SAFE, UNITS
from tests.lint.fortieth.tasks_work import DRUGS, NURSE, TUTOR
from tests.lint.fortieth.tasks_zh import ESSAY, RELATION, TARIFF
from tests.lint.making import kind
from tests.lint.shape import Kind

F = "shots and query"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a worked sample's label contradicts the meanings above it",
        "few-shot/wrong-answer answer/legend answer/gold-differs",
        edit(
            CLAIMS, ("kitchen was under water.\n  Code: W", "kitchen was under water.\n  Code: F")
        ),
        edit(SAFE, ("接触しそうになった。\n危険度：高", "接触しそうになった。\n危険度：低")),
        edit(TARIFF, ("品名：篮球\n章：95", "品名：篮球\n章：09")),
    ),
    kind(
        F,
        "an edge case contradicts the rule beside it",
        "few-shot/wrong-answer answer/legend answer/gold-differs answer/other-rule",
        edit(MOD, ('all of them!" → allow', 'all of them!" → insult')),
        edit(CHAPTER, ("a broken rib is S, although", "a broken rib is J, although")),
        edit(MAIL, ("smell of gas is always P1", "smell of gas is always P3")),
    ),
    kind(
        F,
        "a worked sample breaks the form that the rules ask for",
        (
            "few-shot/worked-form few-shot/wrong-answer few-shot/other-form answer/other-rule "
            "few-shot/other-labels"
        ),
        edit(DATES, ("Datum: 1922-11-30", "Datum: 30.11.1922")),
        edit(DRUGS, ("Medicines: Voltaren; paracetamol", "Medicines: Voltaren and paracetamol")),
        edit(TARIFF, ("章：95", "章：第95章")),
    ),
    kind(
        F,
        "a worked sample of another task was left in",
        (
            "few-shot/other-cues few-shot/other-labels few-shot/worked-cue few-shot/other-form "
            "few-shot/worked-form few-shot/wrong-answer"
        ),
        edit(
            CLAIMS,
            (
                "  Notice: Somebody forced the cellar door and two bicycles are gone.\n  Code: T\n",
                "  Review: The soup was cold and the waiter rude.\n  Sentiment: negative\n",
            ),
        ),
        edit(
            DATES,
            (
                "Angabe: 30.11.22\nDatum: 1922-11-30",
                "Satz: Der Film war langweilig.\nStimmung: negativ",
            ),
        ),
        edit(
            ESSAY,
            (
                "评语：写的是旅行，题目要求写老师，跑题了。\n等级：差",
                "新闻：昨日股市大涨。\n类别：财经",
            ),
        ),
    ),
    kind(
        F,
        "a worked sample has a label that the list lacks",
        (
            "few-shot/other-labels answer/other-names answer/letters few-shot/wrong-answer "
            "few-shot/worked-form answer/legend"
        ),
        edit(
            CLAUSE,
            (
                "to any third party.\nSubject: confidentiality",
                "to any third party.\nSubject: disclosure",
            ),
        ),
        edit(SAFE, ("座り心地が悪い。\n危険度：低", "座り心地が悪い。\n危険度：無")),
        edit(TARIFF, ("品名：篮球\n章：95", "品名：电热水壶\n章：85")),
    ),
    kind(
        F,
        "the worked sample closes with the cue of an older version",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        edit(CLAIMS, ("under water.\n  Code: W", "under water.\n  Peril: W")),
        edit(UNITS, ("Conversion : 3", "Résultat : 3")),
        edit(RELATION, ("\n关系：任职", "\n关系类型：任职")),
    ),
    kind(
        F,
        "the query closes with another cue than the samples",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        edit(CLAUSE, (r"\nSubject:", r"\nTopic:")),
        edit(ESSAY, (r"\n等级：", r"\n评定结果：")),
        edit(TUTOR, (r"\nSolution:", r"\nAnswer:")),
    ),
    kind(
        F,
        "the fields of the query are called otherwise than in the samples",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms text/unclosed",
        edit(MAIL, (r"<email>{data['email']}</email>", r"<mail>{data['email']}</mail>")),
        edit(
            MATCH,
            ("Oferta 1: {data", "Artículo 1: {data"),
            ("Oferta 2: {data", "Artículo 2: {data"),
        ),
        edit(RELATION, ("实体一：{data", "实体A：{data"), ("实体二：{data", "实体B：{data")),
    ),
    kind(
        F,
        "the query has half-width colons and the samples full-width ones, or the reverse",
        "text/colons text/cue-forms few-shot/worked-cue few-shot/other-cues",
        edit(ESSAY, (r"\n等级：", r"\n等级:")),
        edit(TARIFF, ("品名：龙井茶，铁罐装\n章：09", "品名:龙井茶，铁罐装\n章:09")),
        edit(SAFE, (r"\n危険度：", r"\n危険度:")),
    ),
    kind(
        F,
        "the query's cue is in the language of the team and not of the prompt",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues few-shot/other-form text/shot-cue",
        edit(DATES, (r"\nDatum:", r"\nDate:")),
        edit(SAFE, (r"\n危険度：", r"\nRisk level:")),
        edit(ESSAY, (r"\n等级：", r"\nGrade:")),
    ),
    kind(
        F,
        "the query's cue is misspelt",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues text/shot-cue",
        edit(CLAUSE, (r"\nSubject:", r"\nSubejct:")),
        edit(NURSE, (r"\nAnswer:", r"\nAnwser:")),
        edit(TUTOR, (r"\nSolution:", r"\nSoultion:")),
    ),
    kind(
        F,
        "the answer of a worked sample was lost",
        "few-shot/no-answer text/empty-slot few-shot/question-first few-shot/worked-form",
        edit(CLAIMS, ("with soot.\n  Code: F", "with soot.\n  Code:")),
        edit(RELATION, ("关系：任职\n", "关系：\n")),
        edit(DATES, ("Datum: 1890-02-04", "Datum:")),
    ),
    kind(
        F,
        "the worked samples answer before they ask",
        "few-shot/other-order few-shot/question-first few-shot/no-answer",
        edit(
            DATES,
            (
                "Angabe: Dienstag, den 4. Hornung 1890\nDatum: 1890-02-04",
                "Datum: 1890-02-04\nAngabe: Dienstag, den 4. Hornung 1890",
            ),
            ("Angabe: 30.11.22\nDatum: 1922-11-30", "Datum: 1922-11-30\nAngabe: 30.11.22"),
        ),
        edit(
            CLAUSE,
            (
                "Clause: The Customer shall pay each invoice within thirty days of its receipt.\nSubject: payment",
                "Subject: payment\nClause: The Customer shall pay each invoice within thirty days of its receipt.",
            ),
            (
                "Clause: The Supplier shall not disclose the Customer's drawings to any third party.\nSubject: confidentiality",
                "Subject: confidentiality\nClause: The Supplier shall not disclose the Customer's drawings to any third party.",
            ),
        ),
        edit(
            ESSAY,
            (
                "评语：开头精彩，比喻新鲜，全文一气呵成。\n等级：优",
                "等级：优\n评语：开头精彩，比喻新鲜，全文一气呵成。",
            ),
            (
                "评语：写的是旅行，题目要求写老师，跑题了。\n等级：差",
                "等级：差\n评语：写的是旅行，题目要求写老师，跑题了。",
            ),
        ),
    ),
    kind(
        F,
        "a worked sample stands there twice",
        "few-shot/same-twice text/repeated-instruction few-shot/repeated few-shot/lopsided",
        edit(
            CLAUSE,
            (
                "Clause: The Supplier shall not disclose the Customer's drawings to any third party.\nSubject: confidentiality",
                "Clause: The Customer shall pay each invoice within thirty days of its receipt.\nSubject: payment",
            ),
        ),
        edit(
            DATES,
            (
                "Angabe: 30.11.22\nDatum: 1922-11-30",
                "Angabe: Dienstag, den 4. Hornung 1890\nDatum: 1890-02-04",
            ),
        ),
        edit(
            SAFE,
            (
                "報告：休憩室のいすの座り心地が悪い。\n危険度：低",
                "報告：フォークリフトが通路で人に接触しそうになった。\n危険度：高",
            ),
        ),
    ),
    kind(
        F,
        "a sample stands there a second time with another answer",
        (
            "few-shot/wrong-answer few-shot/same-twice text/repeated-instruction few-shot/repeated "
            "text/ambiguous"
        ),
        edit(
            CLAIMS,
            (
                "  Notice: Somebody forced the cellar door and two bicycles are gone.",
                "  Notice: The hose of the dishwasher came off and the kitchen was under water.",
            ),
        ),
        edit(TARIFF, ("品名：篮球", "品名：龙井茶，铁罐装")),
        edit(ESSAY, ("写的是旅行，题目要求写老师，跑题了。", "开头精彩，比喻新鲜，全文一气呵成。")),
    ),
    kind(
        F,
        "all worked samples have one label",
        "few-shot/lopsided",
        edit(
            CLAIMS,
            (
                "Somebody forced the cellar door and two bicycles are gone.\n  Code: T",
                "The aquarium cracked and soaked the carpet.\n  Code: W",
            ),
            (
                "A candle set the curtain alight, and the wall is black with soot.\n  Code: F",
                "Rain came in through the roof window.\n  Code: W",
            ),
        ),
        edit(
            MAIL,
            (
                "There is smoke coming out of the fuse box in the hall.</email>\n<priority>P1",
                "Which colour may the new blinds have?</email>\n<priority>P3",
            ),
            (
                "Since last night we have had no warm water on the third floor.</email>\n<priority>P2",
                "Thanks for the new doormat.</email>\n<priority>P3",
            ),
        ),
    ),
)
