"""Text that was meant to be computed, and was not."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.making import each
from tests.lint.eighth.tasks_free import (
    CHATS,
    FANYI,
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
    QINGXU,
    TUILI,
)
from tests.lint.eighth.tasks_options import DUIHUA, FAKAO, MEDICINE, MONEY, OPOSICION, WISSEN
from tests.lint.making import kind
from tests.lint.shape import changed

_computed = partial(kind, "computed")
_RAW = "text/raw-value text/nothing answer/python-value"
_JSON = ("import random", "import json\nimport random")
_HTML = ("import random", "import html\nimport random")

KINDS = (
    _computed(
        "An f is missing before the quotes.",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous",
        changed(FINSENT, ('f"News: ', '"News: ')),
        changed(SQUAD, ('f"Passage: ', '"Passage: ')),
        changed(TUILI, ('f"前提：', '"前提：')),
        changed(BANKING, ('f"Customer: ', '"Customer: ')),
    ),
    _computed(
        "A template is used as it is, without being filled in.",
        "text/placeholder text/unknown-name text/same-prompt text/no-question",
        changed(FAKAO, ('PROMPT.format(question=data["题目"], options=options)', "PROMPT")),
        changed(MONEY, ('TEMPLATE.format(query=data["query"], **data["options"])', "TEMPLATE")),
        changed(YUEDU, ("{data['篇章']}", "{{data['篇章']}}")),
        changed(DEPECHES, (' % (data["titre"], data["corps"])', "")),
    ),
    _computed(
        "A placeholder is replaced by another name than it has.",
        "text/placeholder text/unknown-name text/no-question text/same-prompt",
        changed(
            BANKING,
            (
                "f\"Customer: {data['utterance']}\\nIntent:\"",
                '"Customer: {utterance}\\nIntent:".replace("{uterance}", data["utterance"])',
            ),
        ),
        changed(
            QINGXU,
            ('"对话：" + data["对话"] + "', '"对话：[对话]".replace("【对话】", data["对话"]) + "'),
        ),
        changed(
            FANYI,
            (
                "f\"Chinese: {data['zh']}\\nEnglish:\"",
                '"Chinese: <source>\\nEnglish:".replace("<src>", data["zh"])',
            ),
        ),
    ),
    _computed(
        "A field is read by a name that no row has.",
        "text/absent-field text/nothing text/empty-slot text/no-question",
        changed(PUBMED, ('data["context"]', 'data.get("abstract", "")')),
        changed(DEPECHES, ('data["corps"]', 'data.get("texte")')),
        changed(FINSENT, ("data['sentence']", "data.get('text')")),
        changed(TUILI, ("data['sentence1']", "data.get('premise', '')")),
    ),
    _computed(
        "A list, a dict or a tuple stands there as Python prints it.",
        _RAW,
        changed(
            MEDICINE,
            (
                'for letter, choice in zip(LETTERS, data["choices"]):\n        text += f"{letter}. {choice}\\n"',
                "text += f\"{list(zip(LETTERS, data['choices']))}\\n\"",
            ),
        ),
        changed(DUIHUA, ('list(data["dialogue"])', '[str(data["dialogue"])]')),
        changed(WISSEN, ('", ".join(data["antworten"])', 'data["antworten"]')),
        changed(LEDGERS, ('show(data["table"])', 'str(data["table"]["rows"])')),
    ),
    _computed(
        "Newlines are written as backslash and n.",
        "text/escaped text/run-together",
        changed(FINSENT, (r"\nSentiment", r"\\nSentiment")),
        changed(PUBMED, ('"\\n".join', '"\\\\n".join')),
        changed(TUILI, ('f"前提', 'rf"前提')),
        changed(OPOSICION, (r"{opcion}\n", r"{opcion}\\n")),
    ),
    _computed(
        "The answer is written as Python prints a list or a float.",
        f"{_RAW} answer/not-extracted answer/not-in-output answer/other-form",
        changed(
            SQUAD,
            ('data["answers"]["text"][0]', 'str(data["answers"]["text"])'),
        ),
        changed(
            SUMS, ('.split("\\n#### ")', '.split("\\n#### ")\n    answer = str(float(answer))')
        ),
        changed(OPOSICION, ('str(data["correcta"])', 'str(float(data["correcta"]))')),
        changed(YINGYONG, ('data["答案"]', 'str(float(data["答案"]))')),
    ),
    _computed(
        "Marks of HTML stand for characters.",
        "text/markup",
        changed(PROGRAMS, _HTML, ('data["code"]', 'html.escape(data["code"])')),
        changed(MEDICINE, (r"{choice}\n", r"{choice}<br>\n")),
        changed(YUEDU, (r"\n问题", "<br/>问题")),
        changed(FINSENT, (r"News: ", "News:&nbsp;")),
    ),
    _computed(
        "A method is not called, and stands there as an object.",
        f"{_RAW} code/not-repeated text/markup text/no-question",
        changed(FINSENT, ("data['sentence']", "data['sentence'].strip")),
        changed(TUILI, ("data['sentence2']", "data['sentence2'].strip")),
        changed(FANYI, ("data['zh']", "data['zh'].rstrip")),
        changed(BANKING, ("data['utterance']", "data['utterance'].capitalize")),
    ),
    _computed(
        "JSON wrote the text with escapes of Unicode.",
        "text/escaped text/raw-value text/no-question text/changed",
        changed(QINGXU, _JSON, ('data["对话"] +', 'json.dumps(data["对话"]) +')),
        changed(YUEDU, _JSON, ("{data['篇章']}", "{json.dumps(data['篇章'])}")),
        changed(
            DUIHUA,
            _JSON,
            ('list(data["dialogue"])', '[json.dumps(line) for line in data["dialogue"]]'),
        ),
    ),
    _computed(
        "A field is empty in some rows, and None stands in the text.",
        "text/nothing text/empty-slot text/raw-value",
        changed(TUILI, rows=each(lambda row: row.update(sentence2=None), 4)),
        changed(SQUAD, rows=each(lambda row: row.update(context=None), 4, 1)),
        changed(DEPECHES, rows=each(lambda row: row.update(corps=None), 3)),
    ),
    _computed(
        "A field is an empty text in some rows, and its cue has nothing behind it.",
        "text/nothing text/empty-slot text/no-question answer/empty-option",
        changed(TUILI, rows=each(lambda row: row.update(sentence1=""), 4)),
        changed(PUBMED, rows=each(lambda row: row.update(context=""), 3)),
        changed(DEPECHES, rows=each(lambda row: row.update(titre=""), 4)),
        changed(FAKAO, rows=each(lambda row: row.update(C=""), 5, 2)),
    ),
    _computed(
        "A note of the author, or a placeholder in words, is left in the template.",
        "text/note-left text/placeholder",
        changed(HEARSAY, ("Answer Yes or No.", "Answer Yes or No. [TODO: ask a lawyer]")),
        changed(CHATS, ("Summarise the dialogue", "FIXME shorter? Summarise the dialogue")),
        changed(SQUAD, ('f"Passage: ', 'f"[INSERT INSTRUCTION HERE]\\nPassage: ')),
        changed(TUILI, ("还是中立？", "还是中立？（TODO：标签待确认）")),
    ),
    _computed(
        "A sign of the source stands before a value: a dollar, a percent sign, doubled braces.",
        "text/stray-sign text/placeholder text/raw-value",
        changed(FINSENT, ("{data['sentence']}", "${data['sentence']}")),
        changed(BANKING, ("{data['utterance']}", "${data['utterance']}")),
        changed(YUEDU, ("{data['问题']}", "{{{data['问题']}}}")),
        changed(TUILI, ("{data['sentence1']}", "${{{data['sentence1']}}}")),
    ),
    _computed(
        "Two quotes of a literal, or a comma, are in the text.",
        "text/stray-sign text/unclosed",
        changed(FINSENT, ("\\nSentiment:", '\\",\\nSentiment:')),
        changed(PUBMED, ('"Question: " +', '"f\\"Question: " +')),
        changed(FANYI, ("\\nEnglish:", "', \\nEnglish:")),
    ),
)
