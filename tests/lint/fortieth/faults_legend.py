"""Faults of what labels mean, and leaks."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CHAPTER, CLAIMS, CLAUSE, MAIL, MOD
from tests.lint.fortieth.tasks_other import SAFE, TABELA
from tests.lint.fortieth.tasks_work import DRUGS, HIRE, NURSE
from tests.lint.fortieth.tasks_zh import ESSAY, EXAM, RELATION, TARIFF, TURN
from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row

F = "what a letter means"
LEAKS = "leaks"


def mark_names(row: Row) -> None:
    """Set the medicines of a sentence in stars."""
    for name in row["names"]:
        row["sentence"] = row["sentence"].replace(name, f"**{name}**")


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label was renamed in the list, and the rows have the old name",
        "answer/other-names answer/legend answer/not-an-option answer/letters few-shot/other-labels",
        edit(MOD, ("| allow |", "| publish |"), ("→ allow", "→ publish")),
        edit(
            RELATION,
            ("2. 出生地：", "2. 籍贯地："),
            ("籍贯不同于出生地；本批数据里没有籍贯。", "籍贯地以句子所写为准。"),
        ),
        edit(
            CLAUSE, ("Payment covers", "Pricing covers"), ("Subject: payment", "Subject: pricing")
        ),
    ),
    kind(
        F,
        "a label was renamed in the list and not in the samples",
        (
            "answer/other-names answer/legend few-shot/other-labels few-shot/wrong-answer "
            "answer/letters answer/not-an-option"
        ),
        edit(CLAUSE, ("Confidentiality covers", "Secrecy covers")),
        edit(MAIL, ("P2 - a service", "P4 - a service"), ("P1, P2 or P3", "P1, P3 or P4")),
        edit(SAFE, ("高：人が", "大：人が"), ("高・中・低のいずれか", "大・中・低のいずれか")),
    ),
    kind(
        F,
        "the legend lacks a label that rows have",
        "answer/other-names answer/legend answer/letters answer/other-count",
        edit(
            CLAIMS,
            (
                "  G = glass: panes, mirrors, hobs of glass ceramic that break without another peril\n",
                "",
            ),
        ),
        edit(
            TARIFF,
            ("| 42 | 皮革制品、旅行用品、手提包 |\n", ""),
            ("\n4. 装运动用品的专用包属于手提包，归42章。", ""),
        ),
        edit(ESSAY, ("良：内容完整，语言通顺，有少量不足\n", ""), ("“优”“良”“中”", "“优”“中”")),
    ),
    kind(
        F,
        "the meanings of two labels were exchanged",
        "answer/legend answer/gold-differs few-shot/wrong-answer answer/other-names",
        edit(
            CLAIMS,
            ("W = water: pipes", "F = water: pipes"),
            ("F = fire: flames", "W = fire: flames"),
        ),
        edit(SAFE, ("高：人が", "低：人が"), ("低：けがや", "高：けがや")),
        edit(
            TURN, ("甲 = 詢問：想知道", "丙 = 詢問：想知道"), ("丙 = 取消：要求", "甲 = 取消：要求")
        ),
        edit(
            CHAPTER,
            ("• I – diseases of the heart", "• J* diseases of the heart"),
            ("• J – diseases", "• I – diseases"),
            ("• J* diseases", "• J – diseases"),
        ),
    ),
    kind(
        F,
        "the mapping in the code has another order than the legend",
        "answer/legend answer/gold-differs few-shot/wrong-answer",
        edit(CLAIMS, ('"water": "W", "fire": "F"', '"water": "F", "fire": "W"')),
        edit(TURN, ('("詢問", "抱怨", "取消", "道謝")', '("抱怨", "詢問", "道謝", "取消")')),
        edit(
            MAIL,
            ('"output": data["level"]', '"output": gold'),
            ('"processed_output": data["level"]', '"processed_output": gold'),
            (
                "text = HEAD",
                'gold = {"P1": "P3", "P2": "P2", "P3": "P1"}[data["level"]]\n    text = HEAD',
            ),
        ),
    ),
    kind(
        F,
        "the scale of the grades was turned round",
        "answer/legend answer/gold-differs few-shot/wrong-answer",
        edit(
            HIRE,
            ("3 = fully met", "0 = fully met"),
            ("2 = partly met", "1 = partly met"),
            ("1 = related", "2 = related"),
            ("0 = not met", "3 = not met"),
            ("earns more than 1", "earns better than 2"),
            ("is still a 3", "is still a 0"),
        ),
        edit(
            ESSAY,
            ("优：立意", "差：立意"),
            ("差：偏离", "优：偏离"),
            ("直接定为“差”", "直接定为“优”"),
            ("“优”“良”“中”里", "“差”“良”“中”里"),
        ),
    ),
    kind(
        F,
        "the scale that is asked for begins one higher than the rows'",
        "answer/legend answer/letters answer/other-names few-shot/other-form answer/letter-asked",
        edit(
            HIRE,
            ("3 = fully", "4 = fully"),
            ("2 = partly", "3 = partly"),
            ("1 = related", "2 = related"),
            ("0 = not met", "1 = not met"),
            ("earns more than 1", "earns more than 2"),
            ("is still a 3", "is still a 4"),
            ("from 0 to 3", "from 1 to 4"),
        ),
        edit(
            MAIL,
            ("P1 - danger", "P0 - danger"),
            ("P2 - a service", "P1 - a service"),
            ("P3 - everything", "P2 - everything"),
            ("is P3.", "is P2."),
            ("always P1", "always P0"),
            ("use P3", "use P2"),
            ("<priority>P1<", "<priority>P0<"),
            ("<priority>P2<", "<priority>P1<"),
            ("<priority>P3<", "<priority>P2<"),
            ("P1, P2 or P3", "P0, P1 or P2"),
        ),
    ),
    kind(
        F,
        "the place of the right option is counted from one where it begins at nought",
        "answer/gold-differs answer/letters answer/legend few-shot/wrong-answer",
        edit(NURSE, ('"ABCDE"[data["key"]]', '"ABCDE"[data["key"] - 1]')),
        edit(EXAM, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
    ),
    kind(
        F,
        "the list stops before the last option",
        "answer/letters answer/other-count answer/gold-differs",
        edit(NURSE, ('zip("ABCDE", data', 'zip("ABCD", data')),
        edit(EXAM, ('zip("ABCD", data', 'zip("ABC", data')),
    ),
    kind(
        F,
        "the options are numbered, and the prompt and its answers have letters",
        "answer/letters answer/letter-asked answer/other-names few-shot/worked-cue few-shot/worked-form",
        edit(NURSE, ('zip("ABCDE", data', 'zip("12345", data')),
        edit(EXAM, ('zip("ABCD", data', 'zip("1234", data')),
    ),
    kind(
        F,
        "small letters are right where the legend has capitals",
        (
            "answer/letters answer/other-names few-shot/other-form answer/two-spellings "
            "few-shot/worked-form answer/legend answer/letter-asked"
        ),
        edit(CLAIMS, ('CODES[data["peril"]]', 'CODES[data["peril"]].lower()')),
        edit(CHAPTER, ('data["code"][0]', 'data["code"][0].lower()')),
        edit(NURSE, ('"ABCDE"[data["key"]]', '"abcde"[data["key"]]')),
    ),
    kind(
        F,
        "a letter of the legend is of another alphabet",
        "text/look-alike answer/letters answer/legend",
        edit(CHAPTER, ("• K – diseases", "• К – diseases")),
        edit(CLAIMS, ("  T = theft", "  Т = theft")),
    ),
    kind(
        F,
        "the same letter stands before two meanings",
        "answer/letters answer/legend answer/other-names answer/same-option",
        edit(CLAIMS, ("G = glass", "T = glass")),
        edit(CHAPTER, ("• S – injuries", "• K – injuries")),
        edit(TURN, ("丁 = 道謝", "丙 = 道謝")),
    ),
    kind(
        LEAKS,
        "a header of the record tells the label",
        "answer/leaked answer/in-id",
        edit(CLAIMS, (r"\n\nNotice: {", r"\n\nQueue: desk-{data['peril']}\nNotice: {")),
        edit(TURN, ("<對話>", "<對話 類型={data['aim']}>")),
        edit(RELATION, ("句子：{data", "【{data['relation']}】句子：{data")),
    ),
    kind(
        LEAKS,
        "the id of the record begins with the label",
        "answer/in-id answer/leaked",
        edit(
            MOD,
            ('f"Comment: {', "f\"Id: {data['id']}\\nComment: {"),
            rows=lambda rows: [
                {"id": f"{row['label']}_{place:04}", **row} for place, row in enumerate(rows)
            ],
        ),
        edit(
            CLAUSE,
            (r"\n\nClause: {", r"\n\nReference: {data['ref']}\nClause: {"),
            rows=lambda rows: [
                {"ref": f"{row['subject']}-{place + 11}", **row} for place, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        LEAKS,
        "the gold was left in the query from a first try",
        "answer/leaked answer/cue-again",
        edit(CLAUSE, (r"\nSubject:", r"\n(expected: {data['subject']})\nSubject:")),
        edit(SAFE, (r"\n危険度：", r"\n正解は{data['level']}\n危険度：")),
        edit(HIRE, (r"\nGrade:", r"\nPrevious grade: {data['grade']}\nGrade:")),
    ),
    kind(
        LEAKS,
        "what is to be copied is set in stars in the text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        edit(DRUGS, rows=each(mark_names)),
        edit(
            TABELA,
            (
                "cidade, hora, numero in data",
                "cidade, hora, numero in [[f\"**{c}**\" if c == data['celula'] else c for c in l] for l in data",
            ),
            ('data["quadro"]]\n', 'data["quadro"]]]\n'),
        ),
    ),
    kind(
        LEAKS,
        "the right option is listed with a remark",
        "answer/stands-out answer/leaked answer/marked",
        edit(
            NURSE,
            rows=put(
                "options",
                lambda row: [
                    each + (" (key)" if place == row["key"] else "")
                    for place, each in enumerate(row["options"])
                ],
            ),
        ),
        edit(
            EXAM,
            rows=put(
                "choices",
                lambda row: [
                    each + ("（正确）" if place == row["answer"] else "")
                    for place, each in enumerate(row["choices"])
                ],
            ),
        ),
    ),
    kind(
        LEAKS,
        "a worked sample is a row that is scored",
        (
            "few-shot/near-copy few-shot/own-doc few-shot/question-shown answer/leaked "
            "few-shot/same-docs"
        ),
        edit(
            CLAIMS,
            (
                "The hose of the dishwasher came off and the kitchen was under water.",
                "The washing machine leaked overnight and the parquet has swollen.",
            ),
        ),
        edit(TARIFF, ("品名：龙井茶，铁罐装\n章：09", "品名：黑胡椒粒\n章：09")),
        edit(ESSAY, ("开头精彩，比喻新鲜，全文一气呵成。", "视角独特，描写生动，是难得的佳作。")),
    ),
)
