"""Text that was meant to be computed, and was not."""

from __future__ import annotations

import html
import urllib.parse
from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.tasks_choice import KENTEI, MED, QUIZ
from tests.lint.ninth.tasks_free import DEPECHES, DEUTSCH, FEIRA, MAILS, SHOP, SQL, YUEDU
from tests.lint.ninth.tasks_labels import ARAB, BOOL, EMOCIONES, KOREAN, OTZYVY, TOUTIAO, TREC
from tests.lint.shape import Row, changed

_text = partial(kind, "text that was meant to be computed")
_UNFILLED = "text/placeholder text/unknown-name text/same-prompt text/no-question"


def _as_html(rows: list[Row], key: str) -> None:
    for row in rows:
        row[key] = f"<p>{html.escape(row[key])}</p>".replace(". ", ".<br>&nbsp;")


def _as_url(rows: list[Row], key: str) -> None:
    for row in rows:
        row[key] = urllib.parse.quote(row[key])


KINDS = (
    _text(
        "A string with fields in braces lacks its f.",
        _UNFILLED,
        changed(KENTEI, ('text = f"問題', 'text = "問題')),
        changed(DEPECHES, ('text = f"{consigne}', 'text = "{consigne}')),
        changed(ARAB, ('text = f"النص', 'text = "النص')),
    ),
    _text(
        "A field is read under a name that no row has, and None is written.",
        f"text/absent-field text/nothing {_UNFILLED}",
        changed(EMOCIONES, ('data["frase"]', 'data.get("texto")')),
        changed(YUEDU, ('"问题：" + data["问题"]', "f\"问题：{data.get('question')}\"")),
        changed(MAILS, ("{data['mail']}", "{data.get('text')}")),
    ),
    _text(
        "A field is read under a name that no row has, with an empty text in its place.",
        f"text/absent-field text/empty-slot {_UNFILLED}",
        changed(BOOL, ("{data['passage']}", "{data.get('context', '')}")),
        changed(KOREAN, ("{data['premise']}", "{data.get('sentence1', '')}")),
        changed(TREC, ('data["text"]', 'data.get("question", "")')),
    ),
    _text(
        "A list, dict or tuple is printed as Python writes it.",
        "text/raw-value answer/python-value",
        changed(QUIZ, ("Opzioni: {options}", "Opzioni: {data['opzioni']}")),
        changed(TOUTIAO, ("{'、'.join(CLASSES)}", "{CLASSES}")),
        changed(KOREAN, ("{', '.join(LABELS)}", "{LABELS}")),
    ),
    _text(
        "Newlines are two characters, a backslash and an n.",
        "text/escaped text/lost-lines",
        changed(SQL, ('text = f"--', 'text = fr"--')),
        changed(KOREAN, (r'"\n".join', r'"\\n".join')),
        changed(DEUTSCH, ('text = f"German', 'text = rf"German')),
    ),
    _text(
        "Braces are doubled, so the format never fills them.",
        _UNFILLED,
        changed(EMOCIONES, ("{frase}", "{{frase}}")),
        changed(MED, ("{question}", "{{question}}")),
        changed(FEIRA, ("{pergunta}", "{{pergunta}}")),
    ),
    _text(
        "The dollar of another template language is left before the value.",
        "text/stray-sign text/placeholder",
        changed(OTZYVY, ("{data['текст']}", "${data['текст']}")),
        changed(DEPECHES, ("{data['texte']}", "${data['texte']}")),
        changed(KENTEI, ("{data['問題']}", "${data['問題']}")),
    ),
    _text(
        "A percent sign's place was never filled.",
        _UNFILLED,
        changed(TREC, ('"Question: " + data["text"] + "', '"Question: %s')),
        changed(DEPECHES, ("{data['texte']}", "%s")),
        changed(SQL, ("{data['question']}", "%(question)s")),
    ),
    _text(
        "A method is named and not called, so that the object is printed.",
        "text/raw-value code/not-repeated text/no-question text/same-prompt",
        changed(DEUTSCH, ("{data['de']}", "{data['de'].strip}")),
        changed(FEIRA, ("{pergunta}", "{pergunta.strip}")),
        changed(
            BOOL,
            ('.capitalize() + "?"', ".capitalize"),
        ),
    ),
    _text(
        "The rows have entities and tags of HTML.",
        "text/markup",
        changed(BOOL, rows=partial(_as_html, key="passage")),
        changed(SHOP, rows=partial(_as_html, key="question")),
        changed(DEPECHES, rows=partial(_as_html, key="texte")),
    ),
    _text(
        "The rows are coded as an address is.",
        "text/url-coded text/markup",
        changed(BOOL, rows=partial(_as_url, key="question")),
        changed(TREC, rows=partial(_as_url, key="text")),
        changed(DEUTSCH, rows=partial(_as_url, key="de")),
    ),
    _text(
        "A note to oneself is left in the prompt.",
        "text/note-left text/markup text/placeholder text/repeated-instruction",
        changed(
            SHOP, ("Let's think step by step.", "Let's think step by step. TODO: try other wording")
        ),
        changed(
            MAILS,
            ("guest, city and nights.", "guest, city and nights. <!-- keep in sync with v2 -->"),
        ),
        changed(TOUTIAO, ("可选类别：", "# 旧版提示，待删除\\n可选类别：")),
    ),
    _text(
        "The template's lines keep the indentation of the source.",
        "text/indented text/two-spaces",
        changed(
            BOOL,
            (
                "text = f\"{data['passage']}\\nQuestion: {question}\\nAnswer (yes or no):\"",
                'text = f"""{data[\'passage\']}\n        Question: {question}\n        Answer (yes or no):"""',
            ),
        ),
        changed(
            ARAB,
            (
                r"\nالسؤال: {data['سؤال']}\nأجب بنعم أو لا.\nالجواب:",
                r"\n        السؤال: {data['سؤال']}\n        أجب بنعم أو لا.\n        الجواب:",
            ),
        ),
        changed(
            KENTEI,
            (
                r"\n正しいものの番号を答えなさい。\n番号：",
                r"\n            正しいものの番号を答えなさい。\n            番号：",
            ),
        ),
    ),
)
