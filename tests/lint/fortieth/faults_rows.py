"""Faults of answers, of rows and labels, and of code."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CHAPTER, CLAIMS, CLAUSE, MAIL, MOD
from tests.lint.fortieth.tasks_other import DATES, SAFE, TABELA, UNITS
from tests.lint.fortieth.tasks_work import DRUGS, HIRE, NURSE, REVIEW, TUTOR
from tests.lint.fortieth.tasks_zh import ESSAY, EXAM, RELATION, TARIFF, TURN
from tests.lint.making import at, kind
from tests.lint.shape import Kind, Row

F = "answers"
ROWS = "rows and labels"
SHOTS = "shots and query"
CODE = "code"


def first(options: str, place: str):
    """Return what puts the right option of each row first."""

    def run(rows: list[Row]) -> None:
        for row in rows:
            row[options].insert(0, row[options].pop(row[place]))
            row[place] = 0

    return run


def without(number: int, key: str):
    """Return what takes a field out of one row."""

    def run(rows: list[Row]) -> None:
        del rows[number][key]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence stands in the answers",
        "answer/stopped-early answer/not-extracted",
        edit(DATES, stop=("-", "\n")),
        edit(DRUGS, stop=(";", "\n")),
        edit(REVIEW, stop=("}", "\n")),
    ),
    kind(
        F,
        "the post-processor reads another form of answer",
        "answer/not-extracted",
        edit(TUTOR, postprocess="until_return_post"),
        edit(UNITS, postprocess="until_return_post"),
        edit(REVIEW, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "the room for the answer is that of a label",
        "tokens/answer-too-long",
        edit(TUTOR, max_tokens=8),
        edit(REVIEW, max_tokens=2),
    ),
    kind(
        F,
        "the output repeats the cue",
        "answer/cue-again answer/not-extracted",
        edit(MOD, ('"output": " " + data', '"output": " Label: " + data')),
        edit(TARIFF, ('"output": data["chapter"]', '"output": "章：" + data["chapter"]')),
        edit(DATES, ('" " + data["datum"]', '" Datum: " + data["datum"]')),
    ),
    kind(
        F,
        "what is compared is not what the outputs say",
        "answer/not-in-output answer/not-extracted",
        edit(CLAIMS, ('"processed_output": gold', '"processed_output": data["peril"]')),
        edit(CHAPTER, ('"processed_output": gold', '"processed_output": data["code"]')),
        edit(TURN, ('"processed_output": gold', '"processed_output": data["aim"]')),
    ),
    kind(
        F,
        "the gold is read by a name that no row has, with a default",
        "answer/same-gold text/absent-field answer/empty answer/gold-differs answer/empty-is-right",
        edit(MOD, ('data["label"]', 'data.get("lable", "allow")')),
        edit(ESSAY, ('data["grade"]', 'data.get("level", "良")')),
        edit(CLAUSE, ('data["subject"]', 'data.get("topic", "")')),
    ),
    kind(
        F,
        "the gold was made a number with a point",
        "answer/python-value answer/other-names answer/letters few-shot/other-form answer/legend",
        edit(HIRE, ('str(data["grade"])', 'str(float(data["grade"]))')),
        edit(
            UNITS,
            ("#### {data['nombre']}", "#### {float(data['nombre'])}"),
            (
                '"processed_output": data["nombre"]',
                '"processed_output": str(float(data["nombre"]))',
            ),
        ),
    ),
    kind(
        F,
        "an object is printed by Python and not by JSON",
        "answer/python-value few-shot/worked-form few-shot/other-form answer/other-form text/raw-value",
        edit(
            REVIEW,
            (
                'json.dumps({"label": data["label"], "blocking": data["label"] in ("bug", "test")})',
                'str({"label": data["label"], "blocking": data["label"] in ("bug", "test")})',
            ),
        ),
        edit(
            DRUGS, ('"; ".join(data["names"]) if data["names"] else "none"', 'str(data["names"])')
        ),
    ),
    kind(
        ROWS,
        "some rows spell a label in another way",
        "answer/two-spellings answer/other-form answer/other-names answer/unlike-others answer/not-an-option",
        edit(MOD, rows=at(5, label="Spam")),
        edit(RELATION, rows=at(7, relation="任職")),
        edit(CLAUSE, rows=at(2, subject="payments")),
        edit(ESSAY, rows=at(4, grade="良好")),
    ),
    kind(
        ROWS,
        "a text stands there again with another label",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc",
        edit(MOD, rows=lambda rows: [*rows, {**rows[0], "label": "insult"}]),
        edit(CLAUSE, rows=lambda rows: [*rows, {**rows[2], "subject": "liability"}]),
        edit(SAFE, rows=lambda rows: [*rows, {**rows[1], "level": "高"}]),
    ),
    kind(
        ROWS,
        "the label of a row is not in the guideline",
        "answer/other-names answer/legend answer/unlike-others answer/letters answer/not-an-option",
        edit(MOD, rows=at(8, label="off-topic")),
        edit(
            TURN,
            ('"甲乙丙丁"))[data["aim"]]', '"甲乙丙丁")).get(data["aim"], "戊")'),
            rows=at(4, aim="其他"),
        ),
        edit(HIRE, rows=at(3, grade=5)),
    ),
    kind(
        ROWS,
        "the answer that is to be copied does not stand in its text",
        "answer/not-an-option answer/unlike-others answer/other-form few-shot/wrong-answer",
        edit(TABELA, rows=at(1, celula="10:25")),
        edit(DRUGS, rows=at(4, names=["bisoprolol", "furosemide", "Xarelto"])),
    ),
    kind(
        ROWS,
        "the answer of one row does not follow from its text",
        (
            "answer/other-rule answer/chain-differs answer/unlike-others answer/other-form "
            "few-shot/wrong-sum few-shot/wrong-answer"
        ),
        edit(DATES, rows=at(5, datum="1938-09-10")),
        edit(UNITS, rows=at(2, nombre="350")),
        edit(TUTOR, rows=at(3, result="12")),
    ),
    kind(
        ROWS,
        "an option is there twice",
        "answer/same-option answer/letters answer/several-golds",
        edit(NURSE, rows=at(1, options=["weight", "pulse", "weight", "blood pressure", "height"])),
        edit(EXAM, rows=at(0, choices=["加速通过", "停车让行", "加速通过", "从旁绕行"])),
    ),
    kind(
        ROWS,
        "the right option is the first one in every row",
        "answer/one-place answer/same-gold",
        edit(NURSE, rows=first("options", "key")),
        edit(EXAM, rows=first("choices", "answer")),
    ),
    kind(
        SHOTS,
        "the few-shot file has the labels of an older guideline",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names few-shot/other-form",
        edit(
            MOD,
            shots=(
                {"comment": "I miss the old bus stop.", "label": "OK"},
                {"comment": "You are a moron, Tim.", "label": "ABUSE"},
                {"comment": "Buy cheap pills at pillhub!", "label": "ADS"},
                {"comment": "What a fine concert.", "label": "OK"},
            ),
        ),
        edit(
            RELATION,
            shots=(
                {
                    "sentence": "李楠出生在南京。",
                    "one": "李楠",
                    "two": "南京",
                    "relation": "born_in",
                },
                {
                    "sentence": "王海创办了蓝鲸出版社。",
                    "one": "王海",
                    "two": "蓝鲸出版社",
                    "relation": "founder_of",
                },
                {
                    "sentence": "张敏在银杏中学教书。",
                    "one": "张敏",
                    "two": "银杏中学",
                    "relation": "works_at",
                },
            ),
        ),
    ),
    kind(
        SHOTS,
        "the few-shot file holds rows that are scored",
        "few-shot/own-doc few-shot/same-docs few-shot/question-shown few-shot/near-copy answer/leaked",
        edit(MOD, shots=MOD.rows[:4]),
        edit(TARIFF, shots=TARIFF.rows[2:6]),
        edit(DATES, shots=DATES.rows[:4]),
    ),
    kind(
        CODE,
        "the list of labels is made from a set",
        "code/set-order code/not-repeated",
        edit(CLAIMS, (r"\nCode:", r"\nOne of {', '.join(set(CODES.values()))}.\nCode:")),
        edit(
            MOD,
            (r"\nLabel:", r"\nLabels: {', '.join({'allow', 'insult', 'spam', 'privacy'})}\nLabel:"),
        ),
        edit(
            RELATION,
            (r"\n关系：", r"\n可选：{'、'.join({'创始人', '出生地', '毕业院校', '任职'})}\n关系："),
        ),
    ),
    kind(
        CODE,
        "the options are shuffled by the global stream",
        "code/random code/changes-row code/not-repeated answer/gold-differs",
        edit(NURSE, ("    listed = ", '    random.shuffle(data["options"])\n    listed = ')),
        edit(EXAM, ("    options = ", '    random.shuffle(data["choices"])\n    options = ')),
    ),
    kind(
        CODE,
        "the row itself is changed",
        "code/changes-row code/error text/said-again",
        edit(
            TURN, ("    lines = ", '    data["turns"].append(["客服", "請稍候。"])\n    lines = ')
        ),
        edit(MOD, ("    text = ", '    data["comment"] = data["comment"].upper()\n    text = ')),
        edit(
            DRUGS, ("    gold = ", '    data["names"].sort()\n    data["done"] = True\n    gold = ')
        ),
    ),
    kind(
        CODE,
        "today's date is put into the prompt",
        "code/time code/not-repeated",
        edit(
            MAIL,
            ('HEAD = """', 'import datetime\n\nHEAD = """'),
            (r"\n\n<email>{", r"\n\nToday is {datetime.date.today()}.\n\n<email>{"),
        ),
        edit(
            ESSAY,
            ('HEAD = """', 'import time\n\nHEAD = """'),
            (r"\n\n评语：{", r"\n\n今天是{time.strftime('%Y-%m-%d')}。\n\n评语：{"),
        ),
    ),
    kind(
        CODE,
        "a part of the guideline is read from the environment",
        "code/outside",
        edit(
            CLAIMS,
            (
                'HEAD = """',
                'import os\n\nINSURER = os.environ.get("INSURER", "Harbour Mutual")\nHEAD = """',
            ),
            (r"\n\nNotice: {", r"\n\nInsurer: {INSURER}\nNotice: {"),
        ),
        edit(
            TABELA,
            ('HEAD = """', 'import os\n\nTERMINAL = os.getenv("TERMINAL", "Tietê")\nHEAD = """'),
            (r"\n\nQuadro:", r"\n\nTerminal: {TERMINAL}\n\nQuadro:"),
        ),
    ),
    kind(
        CODE,
        "a broad except makes a label of what breaks",
        "code/hidden-errors text/absent-field answer/gold-differs text/unlike-others text/nothing text/empty-slot",
        edit(
            CLAIMS,
            (
                '    gold = CODES[data["peril"]]',
                '    try:\n        gold = CODES[data["peril"]]\n    except Exception:\n        gold = "W"',
            ),
            rows=at(6, peril="Theft"),
        ),
        edit(
            NURSE,
            (
                '    gold = "ABCDE"[data["key"]]',
                '    try:\n        gold = "ABCDE"[data["key"]]\n    except:\n        gold = "A"',
            ),
            rows=at(2, key="A"),
        ),
    ),
    kind(
        CODE,
        "a field of one row is lacking",
        "code/error text/unlike-others",
        edit(HIRE, rows=without(5, "cv")),
        edit(SAFE, rows=without(2, "report")),
        edit(MOD, rows=without(7, "label")),
    ),
    kind(
        CODE,
        "the number of shots picks a part of the row",
        "code/arguments text/cut-item",
        edit(TURN, ('in data["turns"])', 'in data["turns"][num_sample:])'), fewshot=1),
        edit(TABELA, ('in data["quadro"]]', 'in data["quadro"][:num_sample]]'), fewshot=2),
    ),
)
