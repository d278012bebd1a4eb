"""Text that was meant to be computed, and was not."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_text = partial(kind, "text")
_OPEN = "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous text/stray-sign text/raw-value"


def _emptied(key: str, value: object, every: int = 3):
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = value

    return put


KINDS = (
    _text(
        "A line of the prompt lacks its f, so the field's name stands there.",
        _OPEN,
        changed(opt.TRIAGE, ('f"Question: {data', '"Question: {data')),
        changed(lab.NLI_ZH, ('f"前提', '"前提')),
        changed(free.NIHONGO, ('f"文章', '"文章')),
    ),
    _text(
        "Nothing formats the template.",
        _OPEN,
        changed(opt.HUKUM, ("TEMPLATE.format(**data)", "TEMPLATE")),
        changed(lab.HINDI, ('.format(data["samiksha"])', "")),
        changed(free.TRADUCE, ('" + data["es"] + "', "%s")),
    ),
    _text(
        "Braces of another template language are left where the field should be.",
        _OPEN,
        changed(lab.CONTRACT, ("{data['clause']}", "{{{{clause}}}}")),
        changed(free.RESUME, ("{data['article']}", "{{{{ article }}}}")),
        changed(free.AOSHU, ('"问题：" + data["问题"]', '"问题：{{问题}}"')),
    ),
    _text(
        "A field's name is misspelt in get, and None stands there.",
        "text/nothing text/absent-field text/no-question text/ambiguous text/same-prompt text/empty-slot",
        changed(lab.CONTRACT, ("data['clause']", "data.get('clauze')")),
        changed(free.NIHONGO, ("data['文章']", "data.get('本文')")),
        changed(lab.SUCHE, ("data['titel']", "data.get('title')")),
    ),
    _text(
        "A field's name is misspelt in get with an empty default, so the cue has nothing behind it.",
        "text/absent-field text/empty-slot text/no-question text/ambiguous text/same-prompt",
        changed(lab.NLI_ZH, ("data['假设']", "data.get('假說', '')")),
        changed(opt.TRIAGE, ("data['question']", "data.get('Question', '')")),
        changed(free.OLYMP, ("data['problem']", "data.get('question', '')")),
    ),
    _text(
        "A list or dict is printed as Python shows it.",
        "text/raw-value answer/letters",
        changed(opt.TRIAGE_TEXT, ("{listed}", "{data['options']}")),
        changed(lab.DIALOG, ('"\\n".join(rader)', 'str(data["turer"])')),
        changed(free.TABEL, ('" | ".join(cellen)', "str(cellen)")),
    ),
    _text(
        "A newline is written as a backslash and an n.",
        "text/escaped text/lost-lines text/shot-cue few-shot/separator",
        changed(lab.CONTRACT, ("\\nQuestion", "\\\\nQuestion")),
        changed(lab.HINDI, ("{}\\n", "{}\\\\n")),
        changed(opt.BILMECE, ('secenek}\\n"', 'secenek}\\\\n"')),
    ),
    _text(
        "Entities and tags of a web page are left in the texts.",
        "text/markup text/url-coded",
        changed(free.RESUME, rows=put_into("article", "<p>{}</p>")),
        changed(lab.SUCHE, rows=put_into("titel", "&quot;{}&quot; &ndash; mehr lesen")),
        changed(lab.MODER, rows=put_into("post", "{}<br/>&nbsp;", 2)),
    ),
    _text(
        "Unicode is escaped by json.dumps.",
        "text/escaped text/raw-value text/no-question answer/not-in-output",
        changed(
            lab.NLI_ZH,
            ("{data['前提']}", "{json.dumps(data['前提'])}"),
            ("import random", "import json\nimport random"),
        ),
        changed(
            free.NIHONGO,
            ("{data['文章']}", "{json.dumps(data['文章'])}"),
            ("import random", "import json\nimport random"),
        ),
        changed(
            lab.GRAMATYKA,
            ("{data['zdanie']}", "{json.dumps(data['zdanie'])}"),
            ("import random", "import json\nimport random"),
        ),
    ),
    _text(
        "A method or a generator is printed: its call or its join is missing.",
        "text/raw-value text/no-question code/not-repeated text/same-prompt",
        changed(opt.TRIAGE, ("{data['question']}", "{data['question'].strip}")),
        changed(opt.RIDDLES, ("{'; '.join(scores)}", "{(name for name in scores)}")),
        changed(lab.CONTRACT, ("{data['clause']}", "{data['clause'].capitalize}")),
    ),
    _text(
        "A note that the author wrote for himself is left in the prompt.",
        "text/note-left",
        changed(opt.TRIAGE, ('"Answer:"', '"TODO: shuffle the options\\nAnswer:"')),
        changed(opt.HUKUM, ('"""Soal', '"""# template lama, jangan dipakai -- FIXME\nSoal')),
        changed(
            lab.CONTRACT_HAND,
            ("Answer Yes or No.", "Answer Yes or No. (XXX check wording with Tom)"),
        ),
    ),
    _text(
        "Whole numbers are floats, as a table with gaps is read.",
        "answer/python-value answer/letters answer/not-extracted answer/other-names answer/legend answer/gold-differs",
        changed(
            lab.MODER,
            rows=lambda rows: [row | {"label": float(row["label"])} for row in rows],
        ),
        changed(
            opt.BILMECE,
            rows=lambda rows: [row | {"dogru": float(row["dogru"])} for row in rows],
        ),
        changed(
            free.OLYMP, rows=lambda rows: [row | {"answer": f"{row['answer']}.0"} for row in rows]
        ),
    ),
    _text(
        "Some rows have no text, and the prompt says nan or None.",
        "text/nothing text/raw-value text/empty-slot text/ambiguous text/no-question",
        changed(lab.CONTRACT, rows=_emptied("clause", None)),
        changed(lab.SUCHE, rows=_emptied("titel", "nan")),
        changed(free.RESUME, rows=_emptied("article", None)),
    ),
    _text(
        "In some rows the text is empty, and its cue has nothing behind it.",
        "text/empty-slot text/nothing text/ambiguous text/no-question",
        changed(lab.NLI_ZH, rows=_emptied("前提", "")),
        changed(lab.CONTRACT, rows=_emptied("clause", "")),
        changed(free.NIHONGO, rows=_emptied("文章", "  ")),
    ),
    _text(
        "The prompt is set in as the source is.",
        "text/indented",
        changed(
            lab.CONTRACT,
            (
                "f\"Clause: {data['clause']}\\nQuestion: {data['question']}?\\nAnswer:\"",
                '"""Clause: %s\n    Question: %s?\n    Answer:""" % (data["clause"], data["question"])',
            ),
        ),
        changed(opt.HUKUM, ("\na) ", "\n        a) "), ("\nb) ", "\n        b) ")),
        changed(
            free.NIHONGO,
            ("\\n質問", "\\n        質問"),
            ("\\n答え", "\\n        答え"),
        ),
    ),
    _text(
        "Two pieces are joined without the newline that was between them.",
        "text/run-together text/lost-lines text/missing-space text/cue-forms",
        changed(lab.CONTRACT, ("?\\nAnswer:", "?Answer:")),
        changed(lab.DIALOG, ('"\\nVad vill', '"Vad vill')),
        changed(opt.BILMECE, ('secenek}\\n"', 'secenek}"')),
    ),
)
