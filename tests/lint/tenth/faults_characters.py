"""Characters: look-alikes, spaces, marks, and those that nobody sees."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_char = partial(kind, "characters")


def _each(key: str, change: Callable[[str], str], every: int = 1):
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = change(row[key])

    return put


def _wrong(text: str) -> str:
    return text.encode("utf-8").decode("latin-1")


def _apart(text: str) -> str:
    return unicodedata.normalize("NFD", text)


KINDS = (
    _char(
        "Texts were read in the wrong encoding.",
        "text/encoding text/invisible",
        changed(free.RESUME, rows=_each("article", _wrong)),
        changed(free.TRADUCE, rows=_each("es", _wrong)),
        changed(
            lab.SUCHE, rows=_each("titel", lambda text: text.encode().decode("cp1252", "replace"))
        ),
    ),
    _char(
        "A no-break or zero-width character stands in the template.",
        "text/invisible",
        changed(lab.CONTRACT, ("\\nAnswer:", "\\nAnswer\u200b:")),
        changed(opt.TRIAGE, ("{letter}. {", "{letter}.\u00a0{")),
        changed(opt.FAYI, ("答案：", "\ufeff答案：")),
    ),
    _char(
        "A letter of the cue is of another script.",
        "text/look-alike text/cue-forms text/mixed-widths",
        changed(lab.CONTRACT, ("\\nAnswer:", "\\n\u0410nswer:")),
        changed(free.OLYMP, ("Problem:", "Pr\u043eblem:")),
        changed(lab.MODER, ("Category:", "Cat\u0435gory:")),
    ),
    _char(
        "The option letters or the gold letters are full-width or Cyrillic.",
        "text/look-alike answer/letters text/mixed-widths answer/gold-differs answer/not-extracted",
        changed(opt.TRIAGE, ('"ABCD"', '"\u0410\u0412\u0421D"')),
        changed(opt.FAYI, ("{letter}. {text}", "{chr(ord(letter) + 0xFEE0)}. {text}")),
        changed(opt.TRIAGE, ('"ABCD"', '"ＡＢＣＤ"')),
    ),
    _char(
        "One cue has a full-width colon and the others a plain one, or the other way round.",
        "text/colons text/cue-forms text/look-alike",
        changed(opt.FAYI, ('"题目：', '"题目:')),
        changed(free.NIHONGO, ("質問：", "質問:")),
        changed(lab.CONTRACT, ("\\nAnswer:", "\\nAnswer：")),
    ),
    _char(
        "Accents stand behind their letters.",
        "text/not-composed answer/two-spellings answer/other-names",
        changed(free.TRADUCE, rows=_each("es", _apart)),
        changed(free.RESUME, rows=_each("titre", _apart)),
        changed(lab.DIALOG, ("fråga eller", _apart("fråga eller"))),
    ),
    _char(
        "A special token of a model is written out.",
        "text/special-token tokens/special-text answer/not-in-output",
        changed(free.OLYMP, ("{data['answer']}.\"", "{data['answer']}.</s>\"")),
        changed(lab.CONTRACT, ('f"Clause', 'f"<|im_start|>user\\nClause')),
        changed(free.GRAMMAR, ('"Correct the', '"[INST] Correct the')),
    ),
    _char(
        "The lines end as Windows ends them.",
        "text/invisible",
        changed(lab.REVIEW, rows=_each("code", lambda text: text.replace("\n", "\r\n"))),
        changed(lab.SUCHE, ("\\nTreffer", "\\r\\nTreffer"), ("\\nAntwort:", "\\r\\nAntwort:")),
        changed(free.MAILS, rows=put_into("mail", "{}\r")),
    ),
    _char(
        "The input ends with a space, and the answer begins with one or is bare.",
        "text/trailing-space text/double-space text/two-spaces",
        changed(lab.CONTRACT, ('\\nAnswer:"', '\\nAnswer: "')),
        changed(opt.BILMECE, ('numarası:"', 'numarası: "'), ('" " + cevap', "cevap")),
        changed(free.TRADUCE, ('\\nEnglish:"', '\\nEnglish: "')),
    ),
    _char(
        "The answer stands right behind the colon of the cue.",
        "text/missing-space",
        changed(opt.TRIAGE, ("f\" {data['answer']}\"", 'data["answer"]')),
        changed(lab.DIALOG, ('" " + data["avsikt"]', 'data["avsikt"]')),
        changed(opt.HUKUM, ('" " + data["kunci"]', 'data["kunci"]')),
    ),
    _char(
        "A word processor made the quotes of the code round.",
        "text/typeset-code text/look-alike",
        changed(free.PYFUNC, rows=_each("code", lambda text: text.replace("'", "’"))),
        changed(
            free.PYFUNC,
            rows=_each(
                "code",
                lambda text: (
                    text.replace("('", "(‘")
                    .replace("')", "’)")
                    .replace(" - ", " – ")
                    .replace("= '", "= ‘")
                    .replace("'\n", "’\n")
                ),
            ),
        ),
        changed(lab.REVIEW, rows=put_into("code", "{}\nprint(“done”)")),
    ),
    _char(
        "Marks of a tokenizer or a treebank are left in the words.",
        "text/markup text/special-token",
        changed(lab.MODER, rows=_each("post", lambda text: text.replace(" ", " \u2581"))),
        changed(free.GRAMMAR, rows=_each("source", lambda text: text.replace(" ", "Ġ"))),
        changed(lab.CONTRACT, rows=_each("clause", lambda text: f"-LRB- {text} -RRB-")),
    ),
)
