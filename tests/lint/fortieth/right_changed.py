"""Right long prompts that are the base tasks in other forms."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CHAPTER, CLAIMS, CLAUSE, MAIL, MOD
from tests.lint.fortieth.tasks_other import DATES, SAFE, TABELA, UNITS
from tests.lint.fortieth.tasks_work import DRUGS, HIRE, NURSE, REVIEW, TUTOR
from tests.lint.fortieth.tasks_zh import ESSAY, EXAM, RELATION, TARIFF, TURN
from tests.lint.making import Right

RIGHT: tuple[Right, ...] = (
    (
        "the history of the guideline names a label that is no more",
        edit(
            MOD,
            (
                "## Labels\n",
                '## History\n\n- v3: the former label "hate" was merged into insult.\n'
                "- v2: rule 4 was added.\n\n## Labels\n",
            ),
        ),
    ),
    (
        "the label is asked for in square brackets",
        edit(
            MOD,
            (
                "Write the label in lower case on one line. No explanation, no full stop.",
                "Write the label in lower case and in square brackets, as in [spam]. No explanation.",
            ),
            ("→ allow", "→ [allow]"),
            ("→ insult", "→ [insult]"),
            (
                '"output": " " + data["label"], "processed_output": data["label"]',
                '"output": " " + gold, "processed_output": gold',
            ),
            ('    text = f"Comment', '    gold = f"[{data[\'label\']}]"\n    text = f"Comment'),
        ),
    ),
    (
        "common mistakes are shown with what is right",
        edit(
            CLAIMS,
            (
                "Now code the next",
                "Mistakes of new colleagues\n"
                '  "The hob broke when the kitchen burned" was coded G; the cause is fire, so F.\n'
                '  "Thieves cut the pipe and water ran out" was coded W; the cause is theft, so T.\n\n'
                "Now code the next",
            ),
        ),
    ),
    (
        "the codes have two letters",
        edit(
            CLAIMS,
            ("W = water", "WA = water"),
            ("F = fire", "FI = fire"),
            ("T = theft", "TH = theft"),
            ("G = glass", "GL = glass"),
            ("breaks is T.", "breaks is TH."),
            ("belongs to F.", "belongs to FI."),
            ("the code is W even", "the code is WA even"),
            ("Code: W\n", "Code: WA\n"),
            ("Code: T\n", "Code: TH\n"),
            ("Code: F\n", "Code: FI\n"),
            ("Write the capital letter only.", "Write the two capital letters only."),
            (
                '{"water": "W", "fire": "F", "theft": "T", "glass": "G"}',
                '{"water": "WA", "fire": "FI", "theft": "TH", "glass": "GL"}',
            ),
        ),
    ),
    (
        "a reminder of the priorities stands behind the examples",
        edit(
            MAIL,
            (
                "</examples>\n",
                "</examples>\n\n<reminder>\nDanger first (P1), then failures (P2), then the rest (P3).\n</reminder>\n",
            ),
        ),
    ),
    (
        "the whole code is asked for, and the letters help",
        edit(
            CHAPTER,
            ("you name the first letter of its ICD-10 code.", "you name its ICD-10 code."),
            ("Letters in this course", "First letters of the codes in this course"),
            ("belongs to I.", "has a code with I."),
            ("belong to K.", "have codes with K."),
            ("a broken rib is S, although", "a broken rib has a code with S, although"),
            (
                "A single capital letter: I, J, K or S. The trainees copy it by hand, so add nothing to it.",
                "The code alone: a capital letter, two digits and, for most diagnoses, a point and a third digit.",
            ),
            ('data["code"][0]', 'data["code"]'),
            (r"\nLetter:", r"\nCode:"),
        ),
    ),
    (
        "there are no samples, and the request stands behind the clause",
        edit(
            CLAUSE,
            (
                CLAUSE.source[
                    CLAUSE.source.index("Two samples") : CLAUSE.source.index("Write the subject")
                ],
                "",
            ),
            ("\n\nWrite the subject of the following clause in one word and in small letters.", ""),
            (
                r"\n\nClause: {data['clause']}\nSubject:",
                r"\n\nClause: {data['clause']}\n\nName the subject of this clause in one word and in small letters.\nSubject:",
            ),
        ),
    ),
    (
        "a second worked exercise follows the first",
        edit(
            TUTOR,
            ("**Sample**\n", "**Samples**\n"),
            (
                "#### 17\n",
                "#### 17\n\nExercise: 90 pencils are packed into 6 boxes. What do 4 boxes hold?\n"
                "Solution: One box holds 90 / 6 = 15 pencils. Four boxes hold 4 * 15 = 60. #### 60\n",
            ),
        ),
    ),
    (
        "the form of the object is given with bars between its values",
        edit(
            REVIEW,
            (
                "in this\norder. For example:",
                'in this\norder:\n\n{"label": "bug" | "test" | "style" | "question", "blocking": true | false}\n\nFor example:',
            ),
        ),
    ),
    (
        "the grade is given with its maximum",
        edit(
            HIRE,
            (
                'One digit from 0 to 3 behind "Grade:".',
                'The grade and its maximum, for example "2 of 3", without the quotes.',
            ),
            ('str(data["grade"])', "f\"{data['grade']} of 3\""),
        ),
    ),
    (
        "requirement and CV stand in tags",
        edit(
            HIRE,
            (
                r"Requirement: {data['need']}\nCV: {data['cv']}\nGrade:",
                r"<requirement>{data['need']}</requirement>\n<cv>{data['cv']}</cv>\nGrade:",
            ),
        ),
    ),
    (
        "the options stand on one line with bars between them",
        edit(
            NURSE,
            (
                "A. moist lips\nB. clear urine\nC. dark urine\nD. wet cough\nE. warm feet",
                "A. moist lips | B. clear urine | C. dark urine | D. wet cough | E. warm feet",
            ),
            (r'"\n".join(f"{letter}. {each}"', '" | ".join(f"{letter}. {each}"'),
        ),
    ),
    (
        "small letters with a bracket mark the options",
        edit(
            NURSE,
            ("A. moist", "a) moist"),
            ("B. clear", "b) clear"),
            ("C. dark", "c) dark"),
            ("D. wet", "d) wet"),
            ("E. warm", "e) warm"),
            ("Answer: C", "Answer: c"),
            ("five options, A to E", "five options, a) to e)"),
            (
                "The letter of the right option.",
                "The letter of the right option, without its bracket.",
            ),
            ('f"{letter}. {each}"', 'f"{letter}) {each}"'),
            ('"ABCDE"', '"abcde"'),
        ),
    ),
    (
        "commas part the medicines, and the guideline says so",
        edit(
            DRUGS,
            ("Put a semicolon and a space", "Put a comma and a space"),
            ("Voltaren; paracetamol", "Voltaren, paracetamol"),
            ('"; ".join', '", ".join'),
        ),
    ),
    (
        "the chapters are written with the words around them",
        edit(
            TARIFF,
            ("章：09\n", "章：第09章\n"),
            ("章：95\n", "章：第95章\n"),
            (
                "只写两位数字的章号，不写“第”和“章”，不写理由。",
                "写成“第09章”这样的形式，不加引号，不写理由。",
            ),
            (
                '"output": data["chapter"], "processed_output": data["chapter"]',
                '"output": gold, "processed_output": gold',
            ),
            ("    text = f", "    gold = f\"第{data['chapter']}章\"\n    text = f"),
        ),
    ),
    (
        "the Chinese grades are letters with a legend",
        edit(
            ESSAY,
            ("优：立意", "A：立意"),
            ("良：内容", "B：内容"),
            ("中：内容", "C：内容"),
            ("差：偏离", "D：偏离"),
            ("直接定为“差”", "直接定为D"),
            ("“优”“良”“中”里", "A、B、C里"),
            ("等级：优", "等级：A"),
            ("等级：差", "等级：D"),
            ("一个汉字。", "一个大写字母。"),
            (
                '"output": data["grade"], "processed_output": data["grade"]',
                '"output": gold, "processed_output": gold',
            ),
            (
                "    text = HEAD",
                '    gold = dict(zip("优良中差", "ABCD"))[data["grade"]]\n    text = HEAD',
            ),
        ),
    ),
    (
        "the turns of the talk are numbered",
        edit(
            TURN,
            (
                'f"{who}：{words}" for who, words in data["turns"]',
                'f"{place}. {who}：{words}" for place, (who, words) in enumerate(data["turns"], 1)',
            ),
        ),
    ),
    (
        "each relation has a worked sentence",
        edit(
            RELATION,
            (
                "关系：任职\n",
                "关系：任职\n\n句子：钱穆青出生于绍兴，后来定居上海。\n实体一：钱穆青\n实体二：绍兴\n关系：出生地\n\n"
                "句子：二〇一〇年，许文创办了回声电台。\n实体一：许文\n实体二：回声电台\n关系：创始人\n\n"
                "句子：罗兰从北湖师范大学毕业后去了西部。\n实体一：罗兰\n实体二：北湖师范大学\n关系：毕业院校\n",
            ),
        ),
    ),
    (
        "the German dates keep the order of their country",
        edit(
            DATES,
            ("Format JJJJ-MM-TT", "Format TT.MM.JJJJ"),
            ("Datum: 1890-02-04", "Datum: 04.02.1890"),
            ("Datum: 1922-11-30", "Datum: 30.11.1922"),
            (
                '"output": " " + data["datum"], "processed_output": data["datum"]',
                '"output": " " + gold, "processed_output": gold',
            ),
            (
                "    text = f",
                '    gold = ".".join(reversed(data["datum"].split("-")))\n    text = f',
            ),
        ),
    ),
    (
        "the Japanese levels stand in corner brackets",
        edit(
            SAFE,
            ("危険度：高\n", "危険度：【高】\n"),
            ("危険度：低\n", "危険度：【低】\n"),
            (
                "高・中・低のいずれか一文字だけを書く。",
                "高・中・低のいずれか一文字を【】に入れて書く。",
            ),
            (
                '"output": data["level"], "processed_output": data["level"]',
                '"output": gold, "processed_output": gold',
            ),
            ("    text = HEAD", "    gold = f\"【{data['level']}】\"\n    text = HEAD"),
        ),
    ),
    (
        "the timetable is one with semicolons",
        edit(
            TABELA,
            ('f"| {cidade} | {hora} | {numero} |"', 'f"{cidade};{hora};{numero}"'),
            (
                '"| destino | saída | plataforma |", "| --- | --- | --- |", *linhas',
                '"destino;saída;plataforma", *linhas',
            ),
            ("As colunas são:", "Os campos, separados por ponto e vírgula, são:"),
            ("copie a célula como", "copie o campo como"),
            ("A resposta é uma única célula.", "A resposta é um único campo."),
            ("o conteúdo da célula, sem", "o conteúdo do campo, sem"),
        ),
    ),
    (
        "the French factors are a list in words",
        edit(
            UNITS,
            (
                "| de | vers | facteur |\n| --- | --- | --- |\n| km | m | 1000 |\n| m | cm | 100 |\n"
                "| h | min | 60 |\n| min | s | 60 |\n| t | kg | 1000 |",
                "de km vers m, multipliez par 1000 ;\nde m vers cm, par 100 ;\nde h vers min, par 60 ;\n"
                "de min vers s, par 60 ;\nde t vers kg, par 1000.",
            ),
        ),
    ),
    (
        "two solved items are announced and shown",
        edit(
            EXAM,
            ("# 样题\n", "# 样题（共两道）\n"),
            (
                "答案：B\n",
                "答案：B\n\n题目：下列哪种行为是违法的？\nA. 礼让校车\nB. 按时年检\nC. 开车前检查轮胎\n"
                "D. 遮挡号牌\n答案：D\n",
            ),
        ),
    ),
)
