"""Faults of worked samples in the prompt, and of shots and query."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CODER, CV, MOD, REVIEW
from tests.lint.fortyfirst.tasks_desk2 import ROTA, UNIT
from tests.lint.fortyfirst.tasks_eu import DOUANE, ENSAYO, RECHNEN, SAFE
from tests.lint.fortyfirst.tasks_it import LINIA, VINO
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, OFFER
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "worked samples"
WRONG = "few-shot/wrong-answer answer/legend few-shot/other-labels answer/other-rule"
CUES = "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms"
COPY = (
    "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs answer/leaked"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the labels of two samples changed places",
        f"{WRONG} answer/gold-differs",
        changed(
            MOD,
            (
                "every metre of it.</comment>\n    Action: keep".replace("    ", ""),
                "every metre of it.</comment>\nAction: hide",
            ),
            ("without lights.</comment>\nAction: hide", "without lights.</comment>\nAction: keep"),
        ),
        changed(
            MAIL,
            ("找回了钥匙。\n级别：无需处理", "找回了钥匙。\n级别：紧急"),
            ("在冒火花。\n级别：紧急", "在冒火花。\n级别：无需处理"),
        ),
        changed(
            OFFER,
            ("（不鏽鋼，黑色）500毫升\n判定：相同", "（不鏽鋼，黑色）500毫升\n判定：不同"),
            ("750毫升 黑\n判定：不同", "750毫升 黑\n判定：相同"),
        ),
    ),
    kind(
        F,
        "one sample contradicts the rule that it is to show",
        f"{WRONG} answer/gold-differs",
        changed(UNIT, ("Grams: 140", "Grams: 150")),
        changed(ENSAYO, ("tiene ruedas.\nNota: 0", "tiene ruedas.\nNota: 3")),
        changed(ROTA, ("Answer: 2023-01-09", "Answer: 2023-01-10")),
    ),
    kind(
        F,
        "a sample still has a label of the scheme before",
        "few-shot/other-labels answer/other-names few-shot/wrong-answer few-shot/worked-form",
        changed(MOD, ("Action: hide", "Action: warn")),
        changed(MAIL, ("级别：无需处理", "级别：忽略")),
        changed(SAFE, ("торте?\nОценка: осторожно", "торте?\nОценка: опасно")),
    ),
    kind(
        F,
        "a sample writes its label with a capital",
        "few-shot/worked-form few-shot/other-labels few-shot/other-form answer/two-spellings",
        changed(REVIEW, ("Label: style", "Label: Style"), ("Label: bug", "Label: Bug")),
        changed(LINIA, ("Dział: zieleń", "Dział: Zieleń")),
        changed(VINO, ("Risposta: a\n", "Risposta: A\n")),
    ),
    kind(
        F,
        "a sample of another task was left behind",
        f"{CUES} few-shot/other-labels few-shot/worked-form few-shot/wrong-answer",
        changed(
            CODER,
            (
                "The answer is one code:",
                "Example 3\nReview: The blender broke after a week.\nSentiment: negative\n\n"
                "The answer is one code:",
            ),
        ),
        changed(
            LAW,
            ("# 输出", "评论：这家店的面很好吃。\n情感：正面\n\n# 输出"),
        ),
        changed(
            DOUANE,
            (
                "Répondez par les deux",
                "Question : Quelle est la capitale du Pérou ?\nRéponse : Lima\n\nRépondez par les deux",
            ),
        ),
    ),
    kind(
        F,
        "the samples keep the cue that the query had before",
        CUES,
        changed(REVIEW, ("Label: style", "Class: style"), ("Label: bug", "Class: bug")),
        changed(MAIL, ("级别：无需处理", "分类：无需处理"), ("级别：紧急\n\n", "分类：紧急\n\n")),
        changed(ENSAYO, ("Nota: 3", "Puntos: 3"), ("Nota: 0", "Puntos: 0")),
    ),
    kind(
        F,
        "the query got a new cue, and the samples did not",
        CUES,
        changed(UNIT, (r"\nGrams:", r"\nResult:")),
        changed(SAFE, (r"\nОценка:" + '"', r"\nОтвет:" + '"')),
        changed(RECHNEN, (r"\nLösungsweg:", r"\nAntwort:")),
    ),
    kind(
        F,
        "the cue before the text is another one in the query",
        CUES,
        changed(CODER, (r"\n\nNote: {", r"\n\nReport: {")),
        changed(LAW, (r"\n\n条款：" + '"', r"\n\n条文：" + '"')),
        changed(LINIA, (r"\n\nRozmówca: {", r"\n\nKlient: {")),
    ),
    kind(
        F,
        "a sample lost its answer",
        "few-shot/no-answer text/empty-slot few-shot/question-first few-shot/worked-form",
        changed(CODER, ("Code: S93", "Code:")),
        changed(ENSAYO, ("Nota: 0", "Nota:")),
        changed(
            RECHNEN,
            (
                "Lösungsweg: Es sind 3 Reihen zu je 11 Büchern, also 3 * 11 = 33 Bücher. #### 33",
                "Lösungsweg:",
            ),
        ),
    ),
    kind(
        F,
        "the samples show the answer before the text",
        f"few-shot/other-order {CUES}",
        changed(
            CODER,
            (
                "Note: Dry cough for a week, lungs clear, no fever. Cause open.\nCode: R05",
                "Code: R05\nNote: Dry cough for a week, lungs clear, no fever. Cause open.",
            ),
            (
                "Note: Twisted her foot on the kerb, swelling, no fracture.\nCode: S93",
                "Code: S93\nNote: Twisted her foot on the kerb, swelling, no fracture.",
            ),
        ),
        changed(
            DOUANE,
            (
                "Marchandise : figues séchées en caisse de bois\nChapitre : 08",
                "Chapitre : 08\nMarchandise : figues séchées en caisse de bois",
            ),
        ),
    ),
    kind(
        F,
        "a scored row was taken as a sample",
        COPY,
        changed(
            UNIT,
            ("Amount: 5 ounces of flour", "Amount: 6 ounces of lentils"),
            ("Grams: 140", "Grams: 168"),
        ),
        changed(
            MAIL,
            ("电梯里有烟味，按钮在冒火花。", "厨房有很浓的煤气味，我不敢开灯。"),
        ),
        changed(
            DOUANE,
            (
                "figues séchées en caisse de bois\nChapitre : 08",
                "bottes de cuir pour enfants\nChapitre : 64",
            ),
        ),
    ),
    kind(
        F,
        "a sample was pasted twice",
        "few-shot/same-twice few-shot/repeated text/repeated-instruction",
        changed(
            REVIEW,
            (
                "Comment: This divides by zero when the list is empty.\nLabel: bug",
                "Comment: Nice split, but `x2` should be called `width`.\nLabel: style",
            ),
        ),
        changed(
            UNIT,
            (
                "Amount: 3 pounds of potatoes\n  Grams: 1350",
                "Amount: 5 ounces of flour\n  Grams: 140",
            ),
        ),
        changed(
            LAW,
            (
                "条款：任何一方均可提前六十日书面通知对方终止本合同。\n编号：4",
                "条款：乙方应于每月五日前开具发票。\n编号：1",
            ),
        ),
    ),
    kind(
        F,
        "the numbers of the samples skip one",
        "few-shot/numbered few-shot/other-count",
        changed(CODER, ("Example 2", "Example 3")),
        changed(
            OFFER,
            ("二、示例\n商品一", "二、示例\n【例1】\n商品一"),
            ("判定：相同\n\n商品一", "判定：相同\n\n【例3】\n商品一"),
        ),
        changed(
            MAIL,
            ("【示范】\n邮件", "【示范1】\n邮件"),
            ("级别：无需处理\n\n邮件", "级别：无需处理\n\n【示范3】\n邮件"),
        ),
    ),
    kind(
        F,
        "more samples are announced than are there",
        "few-shot/other-count",
        changed(RECHNEN, ("Ein Beispiel:", "Vier Beispiele:")),
        changed(ENSAYO, ("EJEMPLOS CORREGIDOS", "CINCO EJEMPLOS CORREGIDOS")),
        changed(CV, ("SAMPLE\n", "THREE SAMPLES\n")),
    ),
)
