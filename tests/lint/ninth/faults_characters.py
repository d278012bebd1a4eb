"""Characters: look-alikes, spaces, marks, what nobody sees."""

from __future__ import annotations

import re
import unicodedata
from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.tasks_choice import CHANGSHI, COPA, KENTEI, MED_TEXT, QUIZ, VIET
from tests.lint.ninth.tasks_free import (
    DEPECHES,
    DEUTSCH,
    FEIRA,
    MAILS,
    SHOP,
    YUEDU,
)
from tests.lint.ninth.tasks_labels import ARAB, BOOL, EMOCIONES, KOREAN, OTZYVY, TREC
from tests.lint.shape import Row, changed, put_into

_characters = partial(kind, "characters")
_WIDE = str.maketrans("ABCD1234", "ＡＢＣＤ１２３４")


def _recoded(rows: list[Row], key: str) -> None:
    for row in rows:
        row[key] = row[key].encode().decode("latin-1")


def _wide(rows: list[Row], key: str) -> None:
    for row in rows[::3]:
        row[key] = row[key].translate(_WIDE)


def _apart(rows: list[Row], key: str) -> None:
    for row in rows:
        row[key] = unicodedata.normalize("NFD", row[key])


def _hyphenated(rows: list[Row], key: str) -> None:
    for row in rows:
        row[key] = re.sub(r"\b([a-zà-ÿ]{3})([a-zà-ÿ]{3,})\b", r"\1-\n\2", row[key], count=1)


KINDS = (
    _characters(
        "A letter of the cue is of another script, and looks the same.",
        "text/look-alike text/cue-forms",
        changed(SHOP, ("nSolution:", "nSоlution:")),
        changed(DEUTSCH, ("nEnglish:", "nЕnglish:")),
        changed(OTZYVY, ("nОтвет:", "nOтвет:")),
    ),
    _characters(
        "A zero-width character stands in the template.",
        "text/invisible",
        changed(FEIRA, ("Problema: ", "Problema:\u200b ")),
        changed(CHANGSHI, ('"题目："', '"\u2060题目："')),
        changed(KOREAN, ("전제: ", "전제:\u200d ")),
    ),
    _characters(
        "Each text of the rows begins with a byte-order mark.",
        "text/invisible",
        changed(DEUTSCH, rows=put_into("de", "\ufeff{}")),
        changed(TREC, rows=put_into("text", "\ufeff{}")),
        changed(EMOCIONES, rows=put_into("frase", "\ufeff{}")),
    ),
    _characters(
        "A no-break space parts the cue from the answer.",
        "text/invisible text/missing-space few-shot/* answer/not-extracted",
        changed(OTZYVY, ("f\" {data['оценка']}\"", "f\"\u00a0{data['оценка']}\"")),
        changed(QUIZ, ("f\" {data['risposta']}\"", "f\"\u00a0{data['risposta']}\"")),
        changed(DEUTSCH, ("f\" {data['en']}\"", "f\"\u00a0{data['en']}\"")),
    ),
    _characters(
        "Letters with accents are taken apart (NFD) in the template or the rows.",
        "text/not-composed answer/two-spellings answer/other-names",
        changed(
            VIET, (unicodedata.normalize("NFC", "Đáp án:"), unicodedata.normalize("NFD", "Đáp án:"))
        ),
        changed(EMOCIONES, rows=partial(_apart, key="frase")),
        changed(DEPECHES, rows=partial(_apart, key="texte")),
    ),
    _characters(
        "The last cue has another kind of colon than those before it.",
        "text/colons text/cue-forms",
        changed(YUEDU, ('"回答："', '"回答:"')),
        changed(KENTEI, ("n番号：", "n番号:")),
        changed(TREC, ('"\\nType:"', '"\\nType："')),
    ),
    _characters(
        "A token that ends or opens a turn is written out in the prompt.",
        "text/special-token tokens/special-text text/markup",
        changed(SHOP, ("Question: {", "<s>Question: {")),
        changed(YUEDU, rows=put_into("段落", "{}<|endoftext|>")),
        changed(MAILS, ("{ASK}", "<|im_start|>user\\n{ASK}")),
    ),
    _characters(
        "The rows were read in the wrong encoding.",
        "text/encoding",
        changed(EMOCIONES, rows=partial(_recoded, key="frase")),
        changed(DEPECHES, rows=partial(_recoded, key="texte")),
        changed(FEIRA, rows=partial(_recoded, key="pergunta")),
    ),
    _characters(
        "The input ends with a space.",
        "text/trailing-space text/double-space",
        changed(VIET, ('"Đáp án:"', '"Đáp án: "'), ('" " + gold', "gold")),
        changed(BOOL, ("(yes or no):", "(yes or no): ")),
        changed(MAILS, (r"\nJSON:", r"\nJSON: ")),
    ),
    _characters(
        "The answer is joined to its cue without a space.",
        "text/missing-space",
        changed(DEUTSCH, ("f\" {data['en']}\"", 'data["en"]')),
        changed(MED_TEXT, own={"target_delimiter": ""}),
        changed(SHOP, ("f\" {data['steps']}", "f\"{data['steps']}")),
    ),
    _characters(
        "Two spaces follow a cue.",
        "text/two-spaces text/double-space",
        changed(ARAB, ("السؤال: {", "السؤال:  {")),
        changed(MAILS, ("Mail: {", "Mail:  {")),
        changed(COPA, ("2: {options", "2:  {options")),
    ),
    _characters(
        "Some golds have full-width letters or digits.",
        "answer/letters text/mixed-widths text/look-alike answer/two-spellings answer/other-form answer/not-extracted answer/not-an-option answer/other-names",
        changed(CHANGSHI, rows=partial(_wide, key="答案"), postprocess="until_return_post"),
        changed(VIET, rows=partial(_wide, key="đáp_án")),
        changed(FEIRA, rows=partial(_wide, key="resposta")),
    ),
    _characters(
        "The rows keep the carriage returns of another system.",
        "text/invisible answer/two-spellings",
        changed(YUEDU, rows=put_into("段落", "{}\r")),
        changed(BOOL, rows=put_into("passage", "{}\r")),
        changed(DEPECHES, rows=put_into("texte", "{}\r\n")),
    ),
)
