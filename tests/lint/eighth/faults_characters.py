"""Characters that are drawn as others, that nobody sees, or that mean something to a model."""

from __future__ import annotations

import unicodedata
from functools import partial

from tests.lint.eighth.making import each
from tests.lint.eighth.tasks_free import (
    CHATS,
    FANYI,
    FORMULAS,
    LEDGERS,
    PROGRAMS,
    SQUAD,
    SUMS,
    YINGYONG,
    YUEDU,
)
from tests.lint.eighth.tasks_labels import (
    BANKING,
    DEPECHES,
    FINSENT,
    HEARSAY,
    PUBMED,
    TUILI,
)
from tests.lint.eighth.tasks_options import DUIHUA, FAKAO, MEDICINE, OPOSICION
from tests.lint.making import kind
from tests.lint.shape import Row, changed

_characters = partial(kind, "characters")
_NFD = ("import random", "import random\nimport unicodedata")
_WIDE = str.maketrans("0123456789ABCD", "０１２３４５６７８９ＡＢＣＤ")


def _mojibake(*keys: str):
    def change(row: Row) -> None:
        for key in keys:
            row[key] = row[key].encode().decode("latin-1")

    return change


def _wide(*keys: str):
    def change(row: Row) -> None:
        for key in keys:
            row[key] = row[key].translate(_WIDE)

    return change


def _set(key: str, old: str, new: str):
    def change(row: Row) -> None:
        row[key] = row[key].replace(old, new)

    return change


def _decomposed(row: Row) -> None:
    row["corps"] = unicodedata.normalize("NFD", row["corps"])


KINDS = (
    _characters(
        "A letter of a cue is of another script.",
        "text/look-alike text/cue-forms",
        changed(MEDICINE, ('"Answer:"', '"Аnswer:"')),
        changed(PUBMED, ('"Question: "', '"Questiоn: "')),
        changed(FANYI, ("English:", "Еnglish:")),
        changed(HEARSAY, ("Facts:", "Fасts:")),
    ),
    _characters(
        "Something that nobody sees is in the text: a byte-order mark, a space of no width.",
        "text/invisible",
        changed(FINSENT, ("News: ", "News: \u200b")),
        changed(TUILI, ("前提：", "前提：\u200b")),
        changed(PUBMED, ('"Abstract: "', '"\ufeffAbstract: "')),
        changed(CHATS, ("Summary:", "\u2060Summary:")),
    ),
    _characters(
        "A no-break space is in a cue.",
        "text/invisible text/cue-forms text/look-alike",
        changed(MEDICINE, ("{letter}. ", "{letter}.\u00a0")),
        changed(SQUAD, ("Question: ", "Question:\u00a0")),
        changed(HEARSAY, ("Facts: ", "Facts:\u00a0")),
    ),
    _characters(
        "The input ends with a space, and the answer begins with another.",
        "text/trailing-space text/double-space",
        changed(FINSENT, ("Sentiment:", "Sentiment: ")),
        changed(MEDICINE, ('"Answer:"', '"Answer: "')),
        changed(HEARSAY, ("\\nA:", "\\nA: ")),
        changed(OPOSICION, ("(número):", "(número): ")),
    ),
    _characters(
        "The input ends with a space that the answer lacks.",
        "text/trailing-space text/double-space",
        changed(SQUAD, (r"\nAnswer:", r"\nAnswer: "), ('f" {answer}"', "answer")),
        changed(LEDGERS, (r"\nAnswer:", r"\nAnswer: "), ('" " + data["answer"]', 'data["answer"]')),
        changed(PROGRAMS, ("Output:", "Output: "), ('" " + data["output"]', 'data["output"]')),
        changed(DEPECHES, ("santé) :", "santé) : "), ('" " + rubrique', "rubrique")),
    ),
    _characters(
        "No space stands between the cue and the answer.",
        "text/missing-space",
        changed(FINSENT, ('f" {label}"', "label")),
        changed(PUBMED, ('f" {answer}"', "answer")),
        changed(LEDGERS, ('" " + data["answer"]', 'data["answer"]')),
        changed(HEARSAY, ('" " + data["answer"]', 'data["answer"]')),
    ),
    _characters(
        "A model's special token is written into the prompt.",
        "text/special-token tokens/special-text",
        changed(CHATS, ("Summarise the", "</s>Summarise the")),
        changed(SUMS, ("Question: {", "<|im_start|>user\\nQuestion: {")),
        changed(BANKING, ("Intent: login", "Intent: login<|endoftext|>")),
        changed(FAKAO, ("题目：{", "[INST] 题目：{")),
    ),
    _characters(
        "One cue has a full-width colon among plain ones, or a plain one among full-width ones.",
        "text/colons text/cue-forms text/look-alike",
        changed(FANYI, ("English:", "English：")),
        changed(TUILI, ("假设：", "假设: ")),
        changed(YUEDU, ("短文：", "短文: ")),
        changed(PUBMED, ('"Question: "', '"Question："')),
    ),
    _characters(
        "The rows were read with the wrong encoding.",
        "text/encoding text/invisible",
        changed(OPOSICION, rows=each(_mojibake("pregunta"))),
        changed(DEPECHES, rows=each(_mojibake("corps", "titre"))),
        changed(OPOSICION, ("{data['pregunta']}", "{data['pregunta'].encode().decode('latin-1')}")),
    ),
    _characters(
        "Accents stand behind their letters instead of on them.",
        "text/not-composed",
        changed(DEPECHES, rows=each(_decomposed)),
        changed(
            OPOSICION,
            _NFD,
            ("{data['pregunta']}", "{unicodedata.normalize('NFD', data['pregunta'])}"),
        ),
        changed(DEPECHES, ("économie ou santé)", "e\u0301conomie ou sante\u0301)")),
    ),
    _characters(
        "A program has the quotes or dashes of a word processor.",
        "text/typeset-code text/look-alike",
        changed(PROGRAMS, ('data["code"]', 'data["code"].replace("\'", "’")')),
        changed(PROGRAMS, rows=each(_set("code", "'", "‘"))),
        changed(PROGRAMS, ('data["code"]', 'data["code"].replace("\'", "”").replace("-", "–")')),
    ),
    _characters(
        "Golds of some rows have full-width digits or letters.",
        "text/mixed-widths answer/two-spellings answer/letters text/look-alike answer/other-form answer/not-an-option",
        changed(YINGYONG, rows=each(_wide("答案"), 3)),
        changed(LEDGERS, rows=each(_wide("answer"), 2)),
        changed(FAKAO, rows=each(_wide("答案"), 3)),
    ),
    _characters(
        "The lines of a text became one.",
        "text/lost-lines text/changed text/run-together",
        changed(PROGRAMS, ('data["code"]', '" ".join(data["code"].split())')),
        changed(CHATS, ('data["dialogue"]', 'data["dialogue"].replace("\\n", " ")')),
        changed(LEDGERS, (r'return "\n".join', 'return " ".join')),
    ),
    _characters(
        "A program lost its indentation.",
        "text/lost-lines text/changed text/cut-item",
        changed(
            PROGRAMS,
            ('data["code"]', '"\\n".join(line.strip() for line in data["code"].splitlines())'),
        ),
        changed(PROGRAMS, rows=each(_set("code", "    ", ""))),
        changed(PROGRAMS, ('data["code"]', 'data["code"].replace("\\n    ", "\\n")')),
    ),
    _characters(
        "Lines end with carriage returns.",
        "text/invisible",
        changed(CHATS, rows=each(_set("dialogue", "\n", "\r\n"))),
        changed(PROGRAMS, rows=each(_set("code", "\n", "\r\n"))),
        changed(FORMULAS, (r'"Problem:\n"', r'"Problem:\r\n"')),
    ),
    _characters(
        "Words of a text run together, since its spaces were taken out.",
        "text/run-together text/changed text/no-question text/lost-lines",
        changed(FINSENT, ("{data['sentence']}", "{data['sentence'].replace(' ', '')}")),
        changed(SQUAD, ("{data['context']}", "{''.join(data['context'].split())}")),
        changed(BANKING, ("{data['utterance']}", "{data['utterance'].replace(' ', '')}")),
    ),
    _characters(
        "Two spaces stand inside a line of the template.",
        "text/two-spaces text/cue-forms",
        changed(FINSENT, ("News: {", "News:  {")),
        changed(MEDICINE, ("{letter}. {", "{letter}.  {")),
        changed(PUBMED, ('"Abstract: "', '"Abstract:  "')),
    ),
    _characters(
        "A cue is misspelt where others, or the examples, have it right.",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(BANKING, (r'\nIntent:"', r'\nItnent:"')),
        changed(MEDICINE, ('"Answer:"', '"Anwser:"')),
        changed(SQUAD, ("Question: ", "Qestion: ")),
    ),
    _characters(
        "A letter option is marked by a letter of Cyrillic or Greek.",
        "text/look-alike answer/letters",
        changed(DUIHUA, ('zip("ABC", ', 'zip("АВС", ')),
        changed(MEDICINE, ("zip(LETTERS, ", 'zip("ΑΒCD", ')),
        changed(FAKAO, ('"{key}．', "\"{'А' if key == 'A' else key}．")),
    ),
)
