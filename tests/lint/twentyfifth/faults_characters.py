"""Characters that are not what they look like, or that no text has."""

from __future__ import annotations

import unicodedata
from functools import partial

from tests.lint.making import kind, put, sub
from tests.lint.shape import changed
from tests.lint.twentyfifth.tasks_free import MONEY, PARCELS, PHRASES, TICKETS, TIDES, WELLS
from tests.lint.twentyfifth.tasks_options import FERRY, GARDEN, NEWS, REVIEWS, SHIPS
from tests.lint.twentyfifth.tasks_zh import DIMING, YINGYONG, YISHU, YUNHAN

signs = partial(kind, "characters")
WIDE = str.maketrans("0123456789", "０１２３４５６７８９")
KINDS = (
    signs(
        "a character of no width",
        "text/invisible",
        changed(REVIEWS, rows=sub("text", ", ", ",\u200b ")),
        changed(NEWS, ("\\nTopic:", "\\nTopic\u2060:")),
        changed(DIMING, ('"地名："', '"地名：\u200b"')),
    ),
    signs(
        "a Cyrillic or Greek letter in a Latin word",
        "text/look-alike text/cue-forms",
        changed(FERRY, ("\\nAnswer:", "\\n\u0410nswer:")),
        changed(PARCELS, ('"City:"', '"\u0421ity:"')),
        changed(GARDEN, ('f"Question:', 'f"Questi\u03bfn:')),
    ),
    signs(
        "text was read with the wrong encoding",
        "text/encoding text/invisible",
        changed(
            PHRASES,
            rows=put("fr", lambda row: row["fr"].replace("\u2019", "'").encode().decode("latin-1")),
        ),
        changed(WELLS, rows=sub("context", " and ", " \u00e2\u0080\u0093 and ")),
        changed(PARCELS, ("Copy its name", "Copy the cityâ€™s name")),
    ),
    signs(
        "a newline is two characters",
        "text/escaped",
        changed(NEWS, ("\\nTopic:", "\\\\nTopic:")),
        changed(YUNHAN, ("\\n假设", "\\\\n假设")),
        changed(TIDES, ('f"{table}\\n', 'rf"{table}\\n')),
    ),
    signs(
        "letters and their accents are two characters",
        "text/not-composed",
        changed(PHRASES, rows=put("fr", lambda row: unicodedata.normalize("NFD", row["fr"]))),
        changed(FERRY, rows=sub("passage", "cafe", "cafe\u0301")),
        changed(MONEY, rows=sub("country", "Turkey", "Tu\u0308rkiye")),
    ),
    signs(
        "some answers have full-width digits",
        "answer/* text/look-alike text/unlike-others text/mixed-widths",
        changed(YINGYONG, rows=put("answer", lambda row: row["answer"].translate(WIDE), 4)),
        changed(TICKETS, rows=put("seat", lambda row: row["seat"].translate(WIDE), 4)),
        changed(
            WELLS,
            rows=put("answers", lambda row: [row["answers"][0].translate(WIDE)]),
        ),
    ),
    signs(
        "words are cut at the ends of lines, as in a book",
        "text/hyphenated text/invisible text/lost-lines",
        changed(WELLS, rows=sub("context", "ed ", "-\ned ")),
        changed(FERRY, rows=sub("passage", "ing ", "-\ning ")),
        changed(REVIEWS, rows=sub("text", "er", "e-\nr")),
    ),
    signs(
        "carriage returns, marks of byte order, odd spaces",
        "text/invisible",
        changed(SHIPS, rows=sub("question", "What", "\ufeffWhat")),
        changed(PARCELS, rows=put("message", lambda row: row["message"] + "\r")),
        changed(YISHU, ("英文：", "英文：\u00a0")),
    ),
    signs(
        "a special token is spelled out",
        "text/special-token tokens/special-text",
        changed(REVIEWS, rows=put("text", lambda row: "<s>" + row["text"] + "</s>")),
        changed(WELLS, ('prompt += "Answer:"', 'prompt += "<|endoftext|>Answer:"')),
        changed(YISHU, ('text = "把', 'text = "[INST] 把')),
    ),
)
