"""Faults of characters."""

from __future__ import annotations

from tests.lint.making import RowChange, kind, put, sub
from tests.lint.shape import changed
from tests.lint.twentyfourth.tasks_free import DATES, GERMAN, LETTERS, SHIPS, SNIPPETS, STALL, TIMES
from tests.lint.twentyfourth.tasks_options import CALLS, DESK, FILMS, GARDEN, HYPO, MUSEUM
from tests.lint.twentyfourth.tasks_zh import FARM, HERBS, IDIOM, MENU, READER, SHOP, STREETS, TRAMS

FAMILY = "characters"


def misread(key: str) -> RowChange:
    """Return what decodes a field in the wrong way."""
    return put(key, lambda row: row[key].encode("utf-8").decode("latin-1"))


def misread_turns(rows: list[dict]) -> None:
    """Give a caller's apostrophes and a guest's accent in the wrong encoding."""
    for row in rows:
        for turn in row["turns"]:
            turn["text"] = turn["text"].replace("'", "â€™").replace("suite", "suite CafÃ©")


KINDS = (
    kind(
        FAMILY,
        "a Cyrillic or Greek letter stands in a cue",
        "text/look-alike text/cue-forms text/shot-cue",
        changed(GARDEN, ("Answer:", "\u0410nswer:")),
        changed(FILMS, ("Tone:", "T\u043ene:")),
        changed(TIMES, ("Time:", "\u03a4ime:")),
    ),
    kind(
        FAMILY,
        "what nobody sees stands in the template",
        "text/invisible",
        changed(HYPO, ("Claim: ", "Claim:\u200b ")),
        changed(DATES, ('"ISO:"', '"\\ufeffISO:"')),
        changed(SHOP, ("回答：", "回答\u2060：")),
    ),
    kind(
        FAMILY,
        "text was decoded wrongly",
        "text/encoding",
        changed(GERMAN, rows=misread("de")),
        changed(LETTERS, rows=sub("letter", "ninety pounds", "Â£90")),
        changed(CALLS, rows=misread_turns),
    ),
    kind(
        FAMILY,
        "entities of HTML are left in texts",
        "text/markup",
        changed(MUSEUM, rows=sub("passage", "coins", "notes &amp; coins")),
        changed(FILMS, rows=put("review", lambda row: f"&quot;{row['review']}&quot;", 2)),
        changed(READER, rows=sub("diary", "，", "，&nbsp;", 3)),
    ),
    kind(
        FAMILY,
        "one colon is half-width and the other is not",
        "text/colons text/cue-forms text/look-alike",
        changed(MENU, ("英文：", "英文:")),
        changed(TRAMS, ('"問題：" +', '"問題:" +')),
        changed(LETTERS, ("Answer:", "Answer：")),
    ),
    kind(
        FAMILY,
        "a line in simplified characters among traditional ones",
        "text/cue-forms text/look-alike text/unlike-others",
        changed(TRAMS, ("問題：", "问题：")),
        changed(STREETS, ('cue("縣市")', 'cue("县市")')),
        changed(HERBS, ("\\n答案：", "\\n请选出正确的选项。\\n答案：")),
    ),
    kind(
        FAMILY,
        "a no-break or wide space in the template",
        "text/invisible text/trailing-space text/double-space text/two-spaces text/look-alike",
        changed(SHIPS, ("Entry: {log}", "Entry:\u00a0{log}")),
        changed(DESK, ("1 = sport", "1\u2009=\u2009sport")),
        changed(STALL, ("Answer: Let", "Answer:\u3000Let")),
    ),
    kind(
        FAMILY,
        "lines end with a carriage return",
        "text/invisible",
        changed(SNIPPETS, rows=sub("program", "\n", "\r\n")),
        changed(IDIOM, ("{choice}\\n", "{choice}\\r\\n")),
        changed(TIMES, ('"| Port | Departs |\\n', '"| Port | Departs |\\r\\n')),
    ),
    kind(
        FAMILY,
        "a special token of a model is spelled out",
        "text/special-token tokens/special-text",
        changed(FILMS, ('"Review: "', '"<s>Review: "')),
        changed(
            CALLS,
            ("{turn['text']}\"", "{turn['text']}<|im_end|>\""),
        ),
        changed(FARM, ("答案是{data['answer']}。", "答案是{data['answer']}。<|endoftext|>")),
    ),
    kind(
        FAMILY,
        "letters stand for digits, as a scan has them",
        "text/scanned-digits answer/unlike-others text/unlike-others",
        changed(DATES, rows=sub("written", "1", "l", 3, 1)),
        changed(STALL, rows=sub("question", "0", "O", 2)),
        changed(FARM, rows=sub("question", "0", "o", 2, 1)),
    ),
)
