"""Faults of characters."""

from __future__ import annotations

import unicodedata

from tests.lint.fortythird.tasks_en import GAP, MEDALS, SQL
from tests.lint.fortythird.tasks_exam import BOOL, MED, NLI, TREC
from tests.lint.fortythird.tasks_other import AMT, BOOLRU, FILM, JCQA, MT, PAWS, TRIVIA
from tests.lint.fortythird.tasks_shots import HAND, HEADLINES
from tests.lint.fortythird.tasks_zh import C3, CEVAL, HOTEL, OCNLI, ZSUM
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "characters"


def broken(text: str) -> str:
    """Return a text as it looks when its UTF-8 is read as Latin-1."""
    return text.encode().decode("latin-1")


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a zero-width space was pasted with a cue",
        "text/invisible text/cue-forms",
        changed(TREC, ('"Kind:"', '"Kind\u200b:"')),
        changed(HOTEL, ("判断：", "\u200b判断：")),
        changed(FILM, ("Der Kritiker", "\ufeffDer Kritiker")),
    ),
    kind(
        F,
        "the options' letters, or the cues', are of full width",
        "text/look-alike answer/letters text/mixed-widths",
        changed(CEVAL, (r'f"{key}. {data[key]}\n"', r'f"{chr(ord(key) + 0xFEE0)}. {data[key]}\n"')),
        changed(MED, ('text += "Answer:"', 'text += "Ａnswer:"')),
        changed(JCQA, ('f"{i}.{', "f\"{'０１２３４'[i]}.{")),
    ),
    kind(
        F,
        "one cue has a half-width colon and the others a full-width one",
        "text/colons text/cue-forms",
        changed(CEVAL, ("答案：", "答案:")),
        changed(ZSUM, ("解：", "解:")),
        changed(OCNLI, ('"关系：",', '"关系:",')),
        changed(HEADLINES, ("版面：{desk}", "版面:{desk}")),
    ),
    kind(
        F,
        "a letter of the cue was typed on the other keyboard",
        "text/look-alike",
        changed(BOOLRU, ("Ответ (", "Oтвет (")),
        changed(NLI, (r"\nAnswer:", "\\n\u0410nswer:")),
        changed(AMT, ('"Stelle:"', '"St\u0435lle:"')),
    ),
    kind(
        F,
        "accents stand behind their letters, as a Mac's file names have them",
        "text/not-composed",
        changed(AMT, rows=put("text", lambda row: unicodedata.normalize("NFD", row["text"]))),
        changed(PAWS, ("même", "me\u0302me")),
        changed(
            TRIVIA, rows=put("pregunta", lambda row: unicodedata.normalize("NFD", row["pregunta"]))
        ),
    ),
    kind(
        F,
        "the file was read as Latin-1",
        "text/encoding",
        changed(AMT, rows=put("text", lambda row: broken(row["text"]))),
        changed(PAWS, rows=put("s2", lambda row: broken(row["s2"]))),
        changed(FILM, rows=put("kritik", lambda row: broken(row["kritik"]))),
    ),
    kind(
        F,
        "a no-break or ideographic space was pasted into the template",
        "text/invisible text/trailing-space text/two-spaces text/look-alike",
        changed(TREC, ('f"Question: {', 'f"Question:\u00a0{')),
        changed(GAP, ("Fill in the blank", "Fill in\u00a0the blank")),
        changed(SQL, ('"-- SQLite query', '"--\u2003SQLite query')),
    ),
    kind(
        F,
        "one cue is traditional and the others are simplified",
        "text/cue-forms text/look-alike",
        changed(HOTEL, ("评论：", "評論：")),
        changed(CEVAL, ("题目：", "題目：")),
        changed(C3, (r"\n问：", r"\n問：")),
        changed(HEADLINES, ("标题：", "標題：")),
    ),
    kind(
        F,
        "words are hyphenated as on the scanned page",
        "text/hyphenated",
        changed(
            BOOL,
            rows=put(
                "passage",
                lambda row: (
                    row["passage"]
                    .replace("largest", "larg-\nest")
                    .replace("exchange", "ex-\nchange")
                    .replace("surv", "sur-\nv")
                    .replace("plaster", "plas-\nter")
                    .replace("relative", "rel-\native")
                ),
            ),
        ),
        changed(
            FILM,
            rows=put(
                "kritik",
                lambda row: (
                    row["kritik"]
                    .replace("Stunden", "Stun-\nden")
                    .replace("Dialoge", "Dia-\nloge")
                    .replace("großartig", "groß-\nartig")
                ),
            ),
        ),
    ),
    kind(
        F,
        "Windows' line ends are in the text",
        "text/invisible",
        changed(MEDALS, (r'return "\n".join', r'return "\r\n".join')),
        changed(BOOL, (r'"\n".join(lines)', r'"\r\n".join(lines)')),
        changed(OCNLI, rows=put("sentence1", lambda row: row["sentence1"] + "\r")),
    ),
    kind(
        F,
        "two kinds of apostrophe or of quotes for one",
        "text/cue-forms text/look-alike text/unclosed text/typeset-code",
        changed(
            HAND,
            (r"\n\nTweet: {", r"\n\nPeople’s tweet: {"),
            ("\nTweet: Got", "\nPeople's tweet: Got"),
            ("\nTweet: Third", "\nPeople's tweet: Third"),
            ("\nTweet: The house", "\nPeople's tweet: The house"),
        ),
        changed(ZSUM, ("“答案是”", '“答案是"'.replace('"', '\\"'))),
    ),
    kind(
        F,
        "a special token of a chat model is in the template",
        "text/special-token tokens/special-text",
        changed(TREC, ('"Kind:"', '"Kind:<|im_end|>"')),
        changed(C3, ('text = f"阅读', 'text = f"<s>[INST]阅读')),
        changed(MT, (r"Portuguese.\nEnglish", r"Portuguese.</s>\nEnglish")),
    ),
    kind(
        F,
        "digits of a scan are letters",
        "text/scanned-digits text/unlike-others",
        changed(
            ZSUM,
            rows=put(
                "original_text",
                lambda row: (
                    row["original_text"]
                    .replace("12", "l2")
                    .replace("200", "2OO")
                    .replace("18", "l8")
                ),
            ),
        ),
        changed(BOOL, rows=put("passage", lambda row: row["passage"].replace("1899", "l899"))),
    ),
    kind(
        F,
        "the text was coded for an address",
        "text/url-coded",
        changed(NLI, rows=put("premise", lambda row: row["premise"].replace(" ", "%20"))),
        changed(GAP, rows=put("sentence", lambda row: row["sentence"].replace(" ", "%20"))),
        changed(FILM, rows=put("kritik", lambda row: row["kritik"].replace(" ", "%20"))),
    ),
)
