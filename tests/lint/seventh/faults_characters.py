"""Characters: look-alikes, spaces, marks, invisible ones, special tokens."""

from __future__ import annotations

import unicodedata
from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    DATES,
    ENDINGS,
    KAOSHI,
    SCIENCE,
)
from tests.lint.seventh.tasks_free import (
    CLOZE,
    CRUX,
    DRCD,
    FRENCH,
    MATH,
    MELDUNG,
    SQUAD,
    TRIVIA,
    YINGYONG,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, NLI_ES, RTE, TREC, WAIMAI
from tests.lint.shape import Row, changed

_k = partial(kind, "characters")


def _each(key: str, change):
    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = change(row[key])

    return put


def _garbled(text: str) -> str:
    return text.encode("utf-8").decode("cp1252", errors="ignore")


def _wide(text: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalnum() else c for c in text)


def _some_wide(key: str):
    def put(rows: list[Row]) -> None:
        for row in rows[::3]:
            row[key] = _wide(row[key])

    return put


KINDS = (
    _k(
        "A cue has a letter of another script.",
        "text/look-alike text/cue-forms",
        changed(SCIENCE, ('"Answer:"', '"Аnswer:"')),
        changed(FRENCH, ("French:", "Frenсh:")),
        changed(BOOLQ, ("nQuestion:", "nQuеstion:")),
        changed(SQUAD, ("Context:", "Соntext:")),
    ),
    _k(
        "A zero-width or soft character hides in the template.",
        "text/invisible",
        changed(TRIVIA, (r"\nA:", "\\nA\u200b:")),
        changed(DRCD, ("问题：", "问题：\u200b")),
        changed(NEWS, ("Topic:", "\u2060Topic:")),
        changed(MELDUNG, ("Überschrift:", "Über\u00adschrift:")),
    ),
    _k(
        "A no-break or another odd space stands in the template.",
        "text/invisible text/look-alike text/trailing-space text/cue-forms",
        changed(BOOLQ, ("Answer yes", "Answer\u00a0yes")),
        changed(TRIVIA, ('"Q: %s', '"Q:\u00a0%s')),
        changed(FRENCH, ("English: ", "English:\u2009")),
        changed(NLI_ES, ("Premisa: ", "Premisa:\u202f")),
    ),
    _k(
        "One cue has a full-width colon, the others plain ones.",
        "text/colons text/look-alike text/cue-forms",
        changed(TRIVIA, (r"\nA:", r"\nA：")),
        changed(WAIMAI, ("回答：", "回答:")),
        changed(DRCD, ("短文：", "短文:"), ("问题：", "问题:")),
        changed(SQUAD, ("Question: ", "Question：")),
    ),
    _k(
        "The rows were read in the wrong encoding.",
        "text/encoding text/invisible",
        changed(
            NLI_ES, rows=lambda rows: [{k: _garbled(v) for k, v in row.items()} for row in rows]
        ),
        changed(FRENCH, rows=_each("fr", _garbled)),
        changed(MELDUNG, rows=_each("text", _garbled)),
    ),
    _k(
        "A special token of a model is spelled out in the prompt.",
        "text/special-token tokens/special-text",
        changed(NEWS, ('f"Article:', 'f"<s>Article:')),
        changed(TRIVIA, ('" %s" %', '" %s</s>" %'), stop=("</s>",)),
        changed(YINGYONG, ('f"应用题：', 'f"<|im_start|>user\\n应用题：')),
        changed(
            SQUAD,
            description="[INST] Answer each question with a few words from its context. [/INST]",
        ),
    ),
    _k(
        "A byte-order mark begins the text.",
        "text/invisible",
        changed(DRCD, rows=_each("context", "\ufeff{}".format)),
        changed(KAOSHI, ('"""题目', '"""\ufeff题目')),
        changed(TRIVIA, ('"Q: %s', '"\ufeffQ: %s')),
    ),
    _k(
        "Lines end as those of Windows.",
        "text/invisible text/* answer/two-spellings",
        changed(NEWS, rows=_each("text", "{}\r".format)),
        changed(CRUX, rows=_each("code", lambda text: text.replace("\n", "\r\n"))),
        changed(BOOLQ, (r"\nQuestion", r"\r\nQuestion"), (r"\nAnswer:", r"\r\nAnswer:")),
    ),
    _k(
        "Accents are characters of their own, as a Mac's file names have them.",
        "text/not-composed",
        changed(FRENCH, rows=_each("fr", lambda text: unicodedata.normalize("NFD", text))),
        changed(NLI_ES, ("Hipótesis", "Hipo\u0301tesis")),
        changed(MELDUNG, rows=_each("text", lambda text: unicodedata.normalize("NFD", text))),
    ),
    _k(
        "The input ends with a space.",
        "text/trailing-space text/double-space",
        changed(NEWS, ("Topic:", "Topic: "), ('f" {topic}"', "topic")),
        changed(TRIVIA, (r"A:", "A: "), ('" %s" %', '"%s" %')),
        changed(CLOZE, ('"input": context', '"input": context + " "'), ('" " + word', "word")),
        changed(KAOSHI, ('答案："""', '答案： """')),
    ),
    _k(
        "No space stands between the cue and the answer.",
        "text/missing-space",
        changed(NEWS, ('f" {topic}"', "topic")),
        changed(RTE, own={}),
        changed(SQUAD, ('" " + golds[0]', "golds[0]")),
        changed(ENDINGS, own={}, fewshot=2),
    ),
    _k(
        "Two spaces stand between the cue and the answer, one from either side.",
        "text/double-space text/trailing-space text/two-spaces",
        changed(NEWS, ("Topic:", "Topic: ")),
        changed(BOOLQ, (r"\nAnswer:", r"\nAnswer: ")),
        changed(TRIVIA, own={"target_delimiter": " "}),
        changed(FRENCH, (r"\nFrench:", r"\nFrench: ")),
    ),
    _k(
        "Lines of the template are set in, as the source is.",
        "text/indented text/two-spaces",
        changed(
            KAOSHI,
            (
                "\nA. {A}\nB. {B}\nC. {C}\nD. {D}\n",
                "\n    A. {A}\n    B. {B}\n    C. {C}\n    D. {D}\n    ",
            ),
        ),
        changed(
            BOOLQ, (r"\nQuestion", r"\n        Question"), (r"\nAnswer:", r"\n        Answer:")
        ),
        changed(
            DRCD, (r"\n短文", r"\n    短文"), (r"\n问题", r"\n    问题"), (r"\n答", r"\n    答")
        ),
    ),
    _k(
        "Code has the quotes of a word processor.",
        "text/typeset-code text/look-alike",
        changed(
            CRUX,
            rows=lambda rows: [{k: v.replace("'", "’") for k, v in row.items()} for row in rows],
        ),
        changed(CRUX, rows=_each("code", lambda text: text.replace("- ", "– ").replace("'", "‘"))),
        changed(CRUX, ("{data['input']})\"", '{data[\'input\']})".replace("\'", "”")')),
    ),
    _k(
        "Some golds have full-width letters or digits.",
        "answer/mixed-widths answer/letters answer/not-an-option answer/two-spellings text/look-alike answer/not-extracted answer/other-form answer/gold-differs",
        changed(KAOSHI, rows=_some_wide("答案")),
        changed(YINGYONG, rows=_some_wide("答案")),
        changed(TREC, rows=_some_wide("label")),
    ),
    _k(
        "A backslash of LaTeX was read as an escape, and left a control character.",
        "text/escaped text/invisible",
        changed(
            MATH,
            rows=_each(
                "problem",
                lambda text: text.replace("\\frac", "\x0crac").replace("\\binom", "\x08inom"),
            ),
        ),
        changed(MATH, rows=_each("solution", lambda text: text.replace("\\boxed", "\x08oxed"))),
        changed(MATH, (r'"Problem:\n"', r'"Problem: (use \times and \text)\n"')),
    ),
    _k(
        "A cue is misspelt, or written in two ways.",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(SCIENCE, ('"Answer:"', '"Anwser:"')),
        changed(BOOLQ, ("nQuestion:", "nQeustion:")),
        changed(TREC, ("{data['question']}\\nType:", "{data['question']}\\nType :")),
        changed(DATES, ('+ "\\nA: Let', '+ "\\nA : Let')),
    ),
)
