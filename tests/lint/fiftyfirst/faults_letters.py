"""Faults of what a letter or label means, and leaks."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import BOOLQ, GAP, MEDQ, RACE, RANKS, SENSE, SNLI
from tests.lint.fiftyfirst.tasks_office import (
    ADVERT,
    ASPECTS,
    CHAT,
    CLAUSE,
    DESK,
    INVOICE,
    SENSOR,
    WARD,
)
from tests.lint.fiftyfirst.tasks_steps import AMT, ARTICLE, BUDGET, KANSOU, SHELL, VERDAD
from tests.lint.fiftyfirst.tasks_zh import CHENGYU, KEFU, KESHI, LISHI, TIAO, YINGYONG, YUEDU
from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed

L = "what a letter means"
K = "leaks"
PLACE = "answer/gold-differs answer/letters answer/legend answer/other-rule answer/not-an-option"


def _to_front(row: Row) -> None:
    row["choix"].insert(0, row["choix"].pop(row["bonne"]))
    row["bonne"] = 0


def _wordy(row: Row) -> None:
    key = ("opa", "opb", "opc", "opd")[row["cop"] - 1]
    row[key] += ", as every textbook of medicine says"


def _capital(row: Row) -> None:
    for option in row["options"]:
        if option["label"] == row["key"]:
            option["text"] = option["text"].capitalize() + "."


KINDS: tuple[Kind, ...] = (
    kind(
        L,
        "a truth came as a text, and any text is true",
        "answer/gold-differs answer/same-gold answer/not-an-option few-shot/lopsided",
        changed(
            BOOLQ,
            ('{True: "Yes", False: "No"}[data["truth"]]', '"Yes" if data["truth"] else "No"'),
            rows=put("truth", lambda row: str(row["truth"])),
        ),
        changed(VERDAD, rows=put("cierta", lambda row: str(row["cierta"]).lower())),
        changed(CHAT, rows=put("solved", lambda row: "yes" if row["solved"] else "no")),
    ),
    kind(
        L,
        "the names of the labels are in the order of another release of the data set",
        "answer/gold-differs answer/legend answer/other-rule",
        changed(
            SNLI,
            ('0: "entailment", 1: "neutral", 2:', '0: "contradiction", 1: "neutral", 2:'),
            ('2: "contradiction"', '2: "entailment"'),
        ),
        changed(
            KEFU,
            (
                'YITU = ["查物流", "退货", "开发票", "改地址"]',
                'YITU = ["退货", "查物流", "改地址", "开发票"]',
            ),
        ),
    ),
    kind(
        L,
        "the meanings moved on by one when a queue or colour was put in",
        "answer/legend answer/gold-differs answer/other-rule",
        changed(
            DESK,
            (
                '"billing": "invoices, refunds and payment methods"',
                '"billing": "passwords, logins and locked accounts"',
            ),
            (
                '"access": "passwords, logins and locked accounts"',
                '"access": "broken screens, keyboards and printers"',
            ),
            (
                '"hardware": "broken screens, keyboards and printers"',
                '"hardware": "invoices, refunds and payment methods"',
            ),
        ),
        changed(
            WARD,
            (
                "red = now, amber = within the hour, green = can wait",
                "red = can wait, amber = within the hour, green = now",
            ),
        ),
        changed(VERDAD, ("verdadera (V) o falsa (F)", "verdadera (F) o falsa (V)")),
    ),
    kind(
        L,
        "the options count from another number than the index does",
        PLACE + " answer/letter-asked code/error",
        changed(MEDQ, ('data["cop"] - 1]', 'data["cop"] - 2]')),
        changed(CLAUSE, ("enumerate(KINDS, 1)", "enumerate(KINDS)")),
        changed(CHENGYU, ('marks[data["right"]]', 'marks[data["right"] - 1]')),
        changed(ARTICLE, ('"ABC"[data["bonne"]]', '"ABC"[data["bonne"] - 1]')),
    ),
    kind(
        L,
        "the options are turned round for show only",
        PLACE,
        changed(MEDQ, ('zip("abcd", options)', 'zip("abcd", reversed(options))')),
        changed(ARTICLE, ('zip("ABC", data["choix"])', 'zip("ABC", data["choix"][::-1])')),
        changed(CHENGYU, ('zip(marks, data["words"])', 'zip(marks, sorted(data["words"]))')),
        changed(CLAUSE, ("enumerate(KINDS, 1)", "enumerate(sorted(KINDS), 1)")),
    ),
    kind(
        L,
        "the option that was added last is in the code's list and in no letter",
        "answer/letters text/cut-item answer/other-count answer/letter-asked answer/not-an-option "
        "text/first-item answer/other-names answer/legend",
        changed(MEDQ, ('zip("abcd", options)', 'zip("abc", options)')),
        changed(RACE, ('for o in self.row["options"])', 'for o in self.row["options"][:2])')),
        changed(KEFU, ('"、".join(YITU)', '"、".join(YITU[:-1])')),
        changed(CHENGYU, ("zip(marks, data", "zip(marks[:3], data")),
    ),
    kind(
        L,
        "the marks of the options were changed, those of the answers were not",
        "answer/letters answer/letter-asked answer/other-names answer/not-an-option "
        "answer/two-spellings few-shot/other-form",
        changed(MEDQ, ('zip("abcd", options)', 'zip("1234", options)')),
        changed(CHENGYU, ("zip(marks, data", 'zip("ABCD", data')),
        changed(
            RACE, ("{o['label']}: {o['text']}", "{'甲乙丙'['ABC'.index(o['label'])]}: {o['text']}")
        ),
        changed(
            LISHI,
            rows=each(
                lambda row: row.update(
                    options=[f"({n}) {o[2:]}" for n, o in enumerate(row["options"], 1)]
                )
            ),
        ),
    ),
    kind(
        L,
        "the rows' option letters are doubled by a slip of copying: A, B, B, D",
        "answer/letters text/said-again answer/same-option",
        changed(MEDQ, ('zip("abcd", options)', 'zip("abbd", options)')),
        changed(RACE, rows=each(lambda row: row["options"][1].update(label="A"))),
        changed(
            LISHI,
            rows=each(
                lambda row: row.update(
                    options=[*row["options"][:2], "B" + row["options"][2][1:], row["options"][3]]
                ),
                2,
            ),
        ),
    ),
    kind(
        L,
        "a rule of the prompt is turned into its opposite",
        "answer/other-rule answer/legend answer/gold-differs few-shot/other-form",
        changed(
            SENSOR,
            (
                "Say ALARM if any reading is above the limit, and OK if none is.",
                "Say OK if any reading is above the limit, and ALARM if none is.",
            ),
        ),
        changed(SENSOR, ("any reading is above", "any reading is below")),
        changed(RANKS, ("largest first", "smallest first")),
        changed(
            ASPECTS,
            ("does the review praise", "does the review criticise"),
            ("Praised:", "Criticised:"),
        ),
    ),
    kind(
        K,
        "a remark of the clerk who closed the case is in the text",
        "answer/leaked answer/marked",
        changed(DESK, rows=put("body", lambda row: f"{row['body']} [moved to {row['queue']}]")),
        changed(
            AMT, rows=put("anliegen", lambda row: f"{row['anliegen']} (erledigt: {row['amt']})")
        ),
        changed(KESHI, rows=put("zhusu", lambda row: f"{row['zhusu']}，已转{row['dept']}")),
    ),
    kind(
        K,
        "the name of the file or the record says the label",
        "answer/in-id answer/leaked",
        changed(
            ADVERT,
            ("{head}\\n\\n", "{head}\\n\\nFile: {data['file']}\\n"),
            rows=lambda rows: [
                {**row, "file": f"{row['level']}/{n:03}.txt"} for n, row in enumerate(rows)
            ],
        ),
        changed(
            KANSOU,
            ("\\n感想：", '\\nID：" + data["id"] + "\\n感想：'),
            rows=lambda rows: [
                {**row, "id": ("pos" if row["label"] == "良い" else "neg") + f"_{n:04}"}
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            WARD,
            ('"Triage note:', '"Bed: {bed}\\nTriage note:'),
            rows=lambda rows: [
                {**row, "bed": f"{row['colour'][0].upper()}{n:02}"} for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        K,
        "the answer is set off where it stands in the text",
        "answer/marked answer/leaked text/markup text/stray-sign",
        changed(
            YUEDU,
            rows=put("duanwen", lambda row: row["duanwen"].replace(row["da"], f"[{row['da']}]")),
        ),
        changed(
            INVOICE,
            rows=put(
                "ocr", lambda row: row["ocr"].replace(row["vendor"], f"<b>{row['vendor']}</b>")
            ),
        ),
        changed(
            TIAO,
            rows=put("piao", lambda row: row["piao"].replace(row["dian"], f"**{row['dian']}**")),
        ),
    ),
    kind(
        K,
        "the worked way is in the prompt of the doc as well",
        "answer/reasoning-in-input answer/leaked answer/cue-again",
        changed(BUDGET, ('"Solution:")', "f\"Hint: {data['reasoning']}\\nSolution:\")")),
        changed(YINGYONG, ("\\n解答：", "\\n提示：{data['steps']}\\n解答：")),
    ),
    kind(
        K,
        "the right option is put first and the shuffle was left out",
        "answer/one-place answer/same-gold answer/leaked answer/letters few-shot/lopsided",
        changed(ARTICLE, rows=each(_to_front)),
        changed(
            CHENGYU,
            (
                'zip(marks, data["words"])',
                'zip(marks, sorted(data["words"], '
                'key=lambda w: w != data["words"][data["right"]]))',
            ),
            ('marks[data["right"]]', "marks[0]"),
        ),
    ),
    kind(
        K,
        "the author of the options took more care with the right one",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(MEDQ, rows=each(_wordy)),
        changed(RACE, rows=each(_capital)),
        changed(
            LISHI,
            rows=each(
                lambda row: row.update(
                    options=[o + "（正确）" if o[0] == row["key"] else o for o in row["options"]]
                )
            ),
        ),
    ),
    kind(
        K,
        "the whole row is shown, as it was easier to dump it",
        "answer/leaked text/raw-value answer/reasoning-in-input answer/in-id",
        changed(SNLI, ('"Premise: " + data["premise"]', '"Premise: " + str(data)')),
        changed(TIAO, ('小票：" + data["piao"]', '小票：" + str(data)')),
        changed(SENSE, ("text = f'Does", "text = f'{data}\\nDoes")),
    ),
    kind(
        K,
        "the fill-in shows the sentence filled",
        "answer/leaked text/cut-item text/no-question text/changed",
        changed(
            GAP,
            (
                'data["sentence"] + ',
                'data["sentence"].replace("_", max(data["target_scores"], '
                'key=data["target_scores"].get).strip().removeprefix("the ")) + ',
            ),
        ),
        changed(
            ARTICLE,
            (
                '(data["phrase"], choix)',
                '(data["phrase"].replace("___", data["choix"][data["bonne"]]), choix)',
            ),
        ),
        changed(
            CHENGYU,
            (
                '+ data["sentence"] +',
                '+ data["sentence"].replace("____", data["words"][data["right"]]) +',
            ),
        ),
    ),
    kind(
        K,
        "the example of the form is filled with the row's own values",
        "answer/leaked",
        changed(
            INVOICE,
            ("as a JSON object.\n", 'as a JSON object, such as {"vendor": "%s"}.\n'),
            ('(data["ocr"].strip(),)', '(data["vendor"], data["ocr"].strip())'),
        ),
        changed(
            TIAO,
            (
                "键为“店名”和“金额”。",
                '键为“店名”和“金额”，例如{" + f\'"店名": "{data["dian"]}", "金额": {data["jine"]}\' + "}。',
            ),
        ),
        changed(SHELL, ("Write one command.", "Write one command, like `%(cmd)s`.")),
    ),
)
