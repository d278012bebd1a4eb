"""Faults of characters."""

from __future__ import annotations

from tests.lint.making import each, kind, sub
from tests.lint.seventeenth.tasks_en import FILMS, LAWS, PAIRS, PLANETS, RELATIONS, SPAM, TICKETS
from tests.lint.seventeenth.tasks_free import (
    GARDEN,
    GERMAN,
    MUSEUM,
    SCIENCE,
    SHOP,
)
from tests.lint.seventeenth.tasks_zh import (
    CHENGYU,
    FANYI,
    PINGLUN,
    XINWEN,
    YINGYONG,
    YUEDU,
)
from tests.lint.shape import changed, put_into

FAMILY = "characters"

KINDS = (
    kind(
        FAMILY,
        "a space ends the input",
        "text/trailing-space text/double-space tokens/merged-border",
        changed(FILMS, ('"Sentiment:"', '"Sentiment: "')),
        changed(GARDEN, ('"\\nAnswer:"', '"\\nAnswer: "')),
        changed(PAIRS, ("as {third} is to", "as {third} is to ")),
    ),
    kind(
        FAMILY,
        "no space parts the cue from the answer",
        "text/missing-space text/run-together few-shot/not-a-choice tokens/merged-border",
        changed(TICKETS, ('" " + data["team"]', 'data["team"]')),
        changed(LAWS, ('"output": " " + answer', '"output": answer')),
        changed(SHOP, ('f" {steps}', 'f"{steps}')),
    ),
    kind(
        FAMILY,
        "a character that nobody sees is in the template",
        "text/invisible text/look-alike text/cue-forms",
        changed(RELATIONS, ("Hypothesis:", "Hypothesis\u200b:")),
        changed(PINGLUN, ("判断下面", "\ufeff判断下面")),
        changed(CHENGYU, ("\\n編號：", "\\n\u2060編號：")),
    ),
    kind(
        FAMILY,
        "a letter or mark of another script is drawn alike",
        "text/look-alike text/cue-forms text/colons",
        changed(PLANETS, ("Answer:", "\u0410nswer:")),
        changed(MUSEUM, ("Question:", "Question\u2236")),
        changed(XINWEN, ("類別：{label}", "類\u5225\ufe55{label}")),
    ),
    kind(
        FAMILY,
        "a newline stands there as backslash and n",
        "text/escaped text/lost-lines text/stray-sign",
        changed(FILMS, ("{review}\\n", "{review}\\\\n")),
        changed(YUEDU, ("{value}\\n", "{value}\\\\n")),
        changed(MUSEUM, rows=sub("text", ", ", ",\\n", 2)),
    ),
    kind(
        FAMILY,
        "entities or tags of a web page are left in the texts",
        "text/markup text/escaped",
        changed(FILMS, rows=put_into("review", "{}<br />", 2)),
        changed(MUSEUM, rows=sub("text", " and ", " &amp; ")),
        changed(PINGLUN, rows=put_into("content", "&ldquo;{}&rdquo;", 3)),
    ),
    kind(
        FAMILY,
        "text was read with the wrong encoding, or with its accents apart",
        "text/encoding text/not-composed",
        changed(GERMAN, rows=each(lambda row: row.update(de=row["de"].encode().decode("latin-1")))),
        changed(MUSEUM, rows=put_into("text", "Café MÃ¼ller. {}", 3)),
        changed(SPAM, rows=sub("sms", ".", "â€¦", 2)),
    ),
    kind(
        FAMILY,
        "full-width and half-width colons are mixed in the cues",
        "text/colons text/cue-forms text/look-alike",
        changed(YUEDU, ("答案：", "答案:")),
        changed(RELATIONS, ("Premise:", "Premise：")),
        changed(YINGYONG, ("问题：", "问题:")),
    ),
    kind(
        FAMILY,
        "lines of the template are set in like its source",
        "text/indented text/two-spaces",
        changed(
            FILMS,
            ('"Review: {review}\\n"', '"        Review: {review}\\n"'),
            ('"Sentiment:"', '"        Sentiment:"'),
        ),
        changed(
            SCIENCE,
            (
                "\\nReason first, then give the letter.\\nAnswer:",
                "\\n        Reason first, then give the letter.\\n        Answer:",
            ),
        ),
        changed(
            FANYI, ("\\n中文：", "\\n            中文："), ("\\n英文：", "\\n            英文：")
        ),
    ),
)
