"""Faults of single characters: spaces, colons, marks and what a source leaves behind."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import changed
from tests.lint.twentieth.tasks_free import BOOL, FRENCH, PERSON, PRINTS, TICKET, TONE
from tests.lint.twentieth.tasks_more import CELL, CHAT
from tests.lint.twentieth.tasks_options import DESK, MUSEUM, SPAM
from tests.lint.twentieth.tasks_tw import PLACES, TRUTH
from tests.lint.twentieth.tasks_zh import IDIOM, READING, REVIEW

FAMILY = "characters"

KINDS = (
    kind(
        FAMILY,
        "the input ends with a space",
        "text/trailing-space text/double-space",
        changed(BOOL, ("\\nAnswer:", "\\nAnswer: "), ('" " + gold', "gold")),
        changed(PERSON, ('"Name:"', '"Name: "')),
        changed(IDIOM, ('"答案："', '"答案： "')),
    ),
    kind(
        FAMILY,
        "the answer begins right behind the cue's colon",
        "text/missing-space text/run-together",
        changed(FRENCH, ('" " + data["fr"]', 'data["fr"]')),
        changed(CELL, ('" " + data["cell"]', 'data["cell"]')),
        changed(DESK, ('f" {gold}"', "gold")),
    ),
    kind(
        FAMILY,
        "some colons of the cues are full-width, others not",
        "text/colons text/cue-forms",
        changed(IDIOM, ('"答案："', '"答案:"')),
        changed(TRUTH, ("敘述：", "敘述:")),
        changed(BOOL, ('f"{cue}: {part}\\n"', 'f"{cue}：{part}\\n"')),
    ),
    kind(
        FAMILY,
        "a character that nobody sees was pasted in",
        "text/invisible",
        changed(PERSON, ('"Name:"', '"Name\\u200b:"')),
        changed(MUSEUM, rows=put("question", lambda row: "\ufeff" + row["question"])),
        changed(READING, ("问题：{问题}", "问题：\u00a0{问题}")),
    ),
    kind(
        FAMILY,
        "entities, tags or wrongly read bytes of the source are in the text",
        "text/encoding text/markup text/escaped text/unlike-others answer/unlike-others",
        changed(
            FRENCH,
            rows=put("fr", lambda row: row["fr"].encode().decode("cp1252", "ignore")),
        ),
        changed(TONE, rows=sub("review", ",", "&#44;")),
        changed(REVIEW, rows=sub("评论", "，", "<br/>")),
    ),
    kind(
        FAMILY,
        "a letter or digit of another script is drawn like the one that is meant",
        "text/look-alike text/cue-forms text/mixed-widths answer/letters text/scanned-digits "
        "answer/legend answer/other-names",
        changed(CELL, ("\\nAnswer:", "\\n\u0410nswer:")),
        changed(SPAM, ("1 if it is spam", "\uff11 if it is spam")),
        changed(MUSEUM, ('"ABCD"', '"A\u0412CD"')),
    ),
    kind(
        FAMILY,
        "lines of the template are set in, or spaces stand twice",
        "text/indented text/two-spaces",
        changed(SPAM, ("\nMessage:", "\n    Message:"), ("\nLabel:", "\n    Label:")),
        changed(TICKET, ("Team: ", "Team:  ")),
        changed(READING, ("\\n问题：", "\\n        问题："), ("\\n请用", "\\n        请用")),
    ),
    kind(
        FAMILY,
        "lines that belong apart were joined into one",
        "text/lost-lines text/run-together answer/letters text/cut-item",
        changed(PRINTS, ('data["program"] +', '" ".join(data["program"].split()) +')),
        changed(CHAT, ("{said}\\n", "{said}")),
        changed(IDIOM, ("{each}\\n", "{each}")),
    ),
    kind(
        FAMILY,
        "a cue is in the other kind of Chinese characters",
        "text/cue-forms text/look-alike text/unlike-others",
        changed(TRUTH, ("\\n判斷：", "\\n判断：")),
        changed(PLACES, ("題目：", "题目：")),
        changed(IDIOM, ('"答案："', '"請作答："')),
    ),
)
