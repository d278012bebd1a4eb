"""Faults of characters and of white space."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Row, changed, put_into
from tests.lint.twentyfirst.tasks_free import (
    FERRY,
    FRENCH,
    NOTICES,
    SCRIPTS,
    WORKSHOP,
)
from tests.lint.twentyfirst.tasks_labels import DESK, NLI, SPAM
from tests.lint.twentyfirst.tasks_options import CAUSES, GAPS, MUSEUM
from tests.lint.twentyfirst.tasks_tw import GUSHI, XINWEN
from tests.lint.twentyfirst.tasks_zh import CHOUQU, FANYI, PANDUAN, YINGYONG

FAMILY = "characters"


def _wrapped(row: Row) -> None:
    words = row["passage"].split()
    longest = max(range(len(words)), key=lambda place: len(words[place].strip(".")))
    word = words[longest]
    words[longest] = f"{word[:3]}-\n{word[3:]}"
    row["passage"] = " ".join(words)


KINDS = (
    kind(
        FAMILY,
        "a letter or a mark of another script is drawn like the one that is meant",
        "text/look-alike text/cue-forms text/invisible",
        changed(WORKSHOP, ("Answer:", "\N{CYRILLIC CAPITAL LETTER A}nswer:")),
        changed(
            CAUSES, ("More plausible:", "M\N{GREEK SMALL LETTER OMICRON}re plausible\N{RATIO}")
        ),
        changed(MUSEUM, ('"ABCD"', '"A\N{GREEK CAPITAL LETTER BETA}CD"')),
    ),
    kind(
        FAMILY,
        "characters that nobody sees came along with a copied text",
        "text/invisible text/look-alike",
        changed(NLI, ('"Relation:"', '"Relation:\u200b"')),
        changed(CHOUQU, rows=put_into("news", "\ufeff{}")),
        changed(SPAM, ("Message: {", "Message:\u2003{")),
    ),
    kind(
        FAMILY,
        "entities of a web page are left over",
        "text/markup",
        changed(NOTICES, rows=sub("notice", " at ", " &amp; friends at ")),
        changed(SCRIPTS, rows=sub("code", '"', "&quot;")),
        changed(CHOUQU, rows=sub("news", "，", "，&nbsp;")),
    ),
    kind(
        FAMILY,
        "a text was read in the wrong encoding",
        "text/encoding text/unlike-others text/invisible",
        changed(FRENCH, rows=put("fr", lambda row: row["fr"].encode().decode("cp1252", "replace"))),
        changed(
            NOTICES,
            rows=sub("notice", ",", " \u00e2\u20ac\u201c", every=2),
        ),
        changed(FANYI, rows=put("zh", lambda row: row["zh"].encode().decode("latin-1"), every=3)),
    ),
    kind(
        FAMILY,
        "cues of one prompt have two kinds of colon or of character",
        "text/colons text/cue-forms",
        changed(YINGYONG, ("问题：", "問題：")),
        changed(GUSHI, ("問題：", "问题：")),
        changed(XINWEN, ('\\n分類："', '\\n分類:"')),
    ),
    kind(
        FAMILY,
        "a space ends the input, and perhaps another begins the answer",
        "text/trailing-space text/double-space",
        changed(GAPS, ('Missing word:"""', 'Missing word: """')),
        changed(FERRY, ('Solution:"', 'Solution: "')),
        changed(PANDUAN, ('\\n答："', '\\n答： "')),
    ),
    kind(
        FAMILY,
        "the answer sticks to the cue",
        "text/missing-space text/run-together",
        changed(NOTICES, ("f\" {data['place']}\"", "data['place']")),
        changed(DESK, ('" " + data["queue"]', 'data["queue"]')),
        changed(FRENCH, ('" " + data["fr"]', 'data["fr"]')),
    ),
)
