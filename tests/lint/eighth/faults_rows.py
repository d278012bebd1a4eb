"""The row's own fields and labels: the wrong column, or another name than was said."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.making import each
from tests.lint.eighth.tasks_free import CHATS, FANYI, LEDGERS, PROGRAMS, SQUAD, YUEDU
from tests.lint.eighth.tasks_labels import (
    BANKING,
    DEPECHES,
    FINSENT,
    HEARSAY,
    PUBMED,
    QINGXU,
    TUILI,
)
from tests.lint.eighth.tasks_options import DUIHUA, MEDICINE, WISSEN
from tests.lint.making import kind
from tests.lint.shape import Row, changed

_rows = partial(kind, "rows")
_NAMES = (
    "answer/other-names answer/two-spellings answer/not-an-option answer/legend few-shot/other-form"
)
_LOST = "text/no-question text/ambiguous text/same-prompt few-shot/other-form"
_SIGN = 'label = NAMES[data["label"]]'


def _small(row: Row) -> None:
    row["antworten"] = [each.lower() for each in row["antworten"]]


def _extra(key: str, text: str):
    def change(row: Row) -> None:
        row[key] = text + row[key]

    return change


def _says(key: str, old: str, new: str):
    def put(rows: list[Row]) -> None:
        hits = [row for row in rows if row[key] == old]
        for row in hits[::2]:
            row[key] = new

    return put


KINDS = (
    _rows(
        "Two texts stand behind each other's cue.",
        "text/swapped-fields text/no-question",
        changed(
            TUILI,
            (
                "前提：{data['sentence1']}\\n假设：{data['sentence2']}",
                "前提：{data['sentence2']}\\n假设：{data['sentence1']}",
            ),
        ),
        changed(
            PUBMED,
            ('"Abstract: " + data["context"]', '"Abstract: " + data["question"]'),
            ('"Question: " + data["question"]', '"Question: " + data["context"]'),
        ),
        changed(
            SQUAD,
            (
                "Passage: {data['context']}\\nQuestion: {data['question']}",
                "Passage: {data['question']}\\nQuestion: {data['context']}",
            ),
        ),
        changed(DEPECHES, ('(data["titre"], data["corps"])', '(data["corps"], data["titre"])')),
    ),
    _rows(
        "One field stands at two cues, and another at none.",
        "text/no-question text/said-again text/repeated-instruction text/swapped-fields",
        changed(TUILI, ("data['sentence2']", "data['sentence1']")),
        changed(PUBMED, ('"Question: " + data["question"]', '"Question: " + data["context"]')),
        changed(DEPECHES, ('(data["titre"], data["corps"])', '(data["titre"], data["titre"])')),
        changed(YUEDU, ("短文：{data['篇章']}", "短文：{data['问题']}")),
    ),
    _rows(
        "The target language is shown and the source is asked for.",
        "text/swapped-fields few-shot/other-form answer/leaked text/no-question",
        changed(FANYI, ("data['zh']", "data['en']"), ('data["en"]', 'data["zh"]')),
        changed(
            FANYI,
            ("Chinese: {data['zh']}\\nEnglish:", "English: {data['en']}\\nChinese:"),
            ('data["en"]', 'data["zh"]'),
        ),
        changed(FANYI, ("Chinese: {data['zh']}\\nEnglish:", "English: {data['zh']}\\nChinese:")),
    ),
    _rows(
        "The legend of the prompt gives the labels other numbers than the rows.",
        "answer/legend answer/gold-differs answer/other-names",
        changed(
            FINSENT,
            ('f"News', 'f"0 = positive, 1 = neutral, 2 = negative\\nNews'),
            (_SIGN, 'label = str(data["label"])\n    name = NAMES[data["label"]]'),
            description="Classify the sentiment of financial news by its number.",
            rows=each(
                lambda row: row.update(label_text=["negative", "neutral", "positive"][row["label"]])
            ),
        ),
        changed(
            HEARSAY,
            ("Answer Yes or No.", "0 = Yes, 1 = No."),
            ('" " + data["answer"]', '" " + str(int(data["answer"] == "Yes"))'),
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(int(data["answer"] == "Yes"))',
            ),
        ),
        changed(
            TUILI,
            ("两句话的关系是蕴含、矛盾还是中立？", "两句话的关系是什么？0=蕴含，1=中立，2=矛盾。"),
            (
                '"output": data["label"], "processed_output": data["label"]',
                '"output": NUMBERS[data["label"]], "processed_output": NUMBERS[data["label"]]',
            ),
            (
                "import random\n",
                'import random\n\nNUMBERS = {"矛盾": "0", "中立": "1", "蕴含": "2"}\n',
            ),
        ),
    ),
    _rows(
        "Some golds are spelt otherwise than the labels that the prompt names.",
        f"{_NAMES} answer/other-form",
        changed(BANKING, rows=_says("intent", "lost card", "card lost")),
        changed(DEPECHES, rows=_says("rubrique", "économie", "economie")),
        changed(TUILI, rows=_says("label", "中立", "中性")),
        changed(QINGXU, rows=_says("情绪", "难过", "伤心")),
    ),
    _rows(
        "The listed options are spelt otherwise than those that are ranked, or than the gold.",
        f"{_NAMES} answer/letters text/changed answer/other-form few-shot/other-labels",
        changed(WISSEN, rows=each(_small)),
        changed(WISSEN, ('", ".join(data["antworten"])', '", ".join(data["antworten"]).upper()')),
        changed(
            BANKING,
            ("lost card, fees, login.", "Card Lost, Charges, Sign-In."),
        ),
    ),
    _rows(
        "The prompt names another set of labels than the golds.",
        _NAMES,
        changed(PUBMED, ("(yes, no or maybe)", "(true, false or unknown)")),
        changed(HEARSAY, ("Answer Yes or No.", "Answer True or False.")),
        changed(FINSENT, description="Classify financial news as bullish, bearish or flat."),
        changed(TUILI, ("两句话的关系是蕴含、矛盾还是中立？", "假设是正确、错误还是无法判断？")),
    ),
    _rows(
        "The prompt leaves one of the labels out.",
        _NAMES,
        changed(PUBMED, ("(yes, no or maybe)", "(yes or no)")),
        changed(DEPECHES, ("(sport, économie ou santé)", "(sport ou économie)")),
        changed(QINGXU, ("高兴、生气还是难过", "高兴还是生气")),
        changed(
            FINSENT, description="Classify the sentiment of financial news as negative or positive."
        ),
    ),
    _rows(
        "The text that is asked about is not in the prompt.",
        _LOST,
        changed(
            LEDGERS,
            ('show(data["table"]) + "\\n\\nQuestion: "', '"Read the table.\\n\\nQuestion: "'),
        ),
        changed(SQUAD, ("Passage: {data['context']}\\n", "")),
        changed(TUILI, ("前提：{data['sentence1']}\\n", "")),
        changed(DUIHUA, ('list(data["dialogue"])', '["请根据对话回答问题。"]')),
    ),
    _rows(
        "The question itself is not in the prompt.",
        _LOST,
        changed(MEDICINE, ('data["question"].strip() + "\\n"', '"Question:\\n"')),
        changed(LEDGERS, ('"\\n\\nQuestion: " + data["question"] + ', '"\\n" + ')),
        changed(YUEDU, ("\\n问题：{data['问题']}", "")),
        changed(SQUAD, ("Question: {data['question']}\\n", "")),
    ),
    _rows(
        "The cue is in the row, too, so that it is there twice.",
        "text/said-again text/repeated-instruction answer/cue-again text/cue-forms",
        changed(SQUAD, rows=each(_extra("question", "Question: "))),
        changed(YUEDU, rows=each(_extra("问题", "问题："))),
        changed(HEARSAY, rows=each(_extra("facts", "Facts: ")), shots=()),
        changed(
            MEDICINE,
            rows=each(
                lambda row: row.update(
                    choices=[f"{m}. {c}" for m, c in zip("ABCD", row["choices"], strict=True)]
                )
            ),
        ),
    ),
    _rows(
        "All rows have one and the same label.",
        "answer/same-gold few-shot/lopsided",
        changed(FINSENT, rows=lambda rows: [row | {"label": 2} for row in rows]),
        changed(
            HEARSAY,
            rows=lambda rows: (
                [row for row in rows if row["answer"] == "Yes"]
                + [
                    row | {"facts": row["facts"].replace("To prove", "In order to prove")}
                    for row in rows
                    if row["answer"] == "Yes"
                ]
            ),
        ),
        changed(PUBMED, ('data["final_decision"]', '"yes"')),
    ),
    _rows(
        "A key of the row, not its value, is in the prompt.",
        "text/snake-name text/raw-value text/no-question text/same-prompt text/placeholder text/ambiguous",
        changed(CHATS, ('data["dialogue"]', '"dialogue"')),
        changed(PROGRAMS, ('data["code"]', '"code"')),
        changed(BANKING, ("{data['utterance']}", "utterance")),
    ),
)
