"""Faults of characters: what is not seen, not meant, or not text."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import HOTELS, INFER, SCIENCE, ZOO
from tests.lint.eighteenth.tasks_free import GERMAN, LOOKUP, PEOPLE, PRINTS, SHOP, SPANS, UNITS
from tests.lint.eighteenth.tasks_labels import ACCEPT
from tests.lint.eighteenth.tasks_tw import CHANGSHI, CIHUI, FANYI, TOUSU
from tests.lint.eighteenth.tasks_zh import SHIFEI, WAIMAI, YINGYONG, YUEDU
from tests.lint.making import each, kind, put, sub
from tests.lint.shape import changed

FAMILY = "characters"
SPACES = (
    "text/trailing-space text/double-space text/missing-space text/two-spaces text/double-newline"
)


def _curly(text):
    """Return a text with the quotes of a word processor."""
    return text.replace(' "', " “").replace('("', "(“").replace('{"', "{“").replace('"', "”")


def _hyphened(row):
    """Return the row's text with a long word cut at the end of a line, as on a page."""
    words = row["context"].split(" ")
    for place, word in enumerate(words):
        if len(word) > 6 and word.isalpha() and word not in row["answer"]:
            words[place] = f"{word[:3]}-\n{word[3:]}"
            break
    return " ".join(words)


KINDS = (
    kind(
        FAMILY,
        "something that nobody sees stands in the text",
        "text/invisible",
        changed(HOTELS, ('"Sentiment:"', '"Sentiment:\\u200b"')),
        changed(SPANS, rows=put("context", lambda row: "\ufeff" + row["context"], 3)),
        changed(FANYI, ("\\n英文：", "\\n\u2060英文：")),
    ),
    kind(
        FAMILY,
        "a letter or mark of another script is drawn like the right one",
        "text/look-alike text/colons text/cue-forms",
        changed(SCIENCE, ('"Answer:"', '"\u0410nswer:"')),
        changed(ZOO, ('"Passage": data', '"\u03a1assage": data')),
        changed(UNITS, ("Result:", "Result\ua789")),
    ),
    kind(
        FAMILY,
        "the file was read with another encoding",
        "text/encoding",
        changed(
            GERMAN,
            rows=put("de", lambda row: row["de"].encode().decode("cp1252", "ignore")),
        ),
        changed(HOTELS, rows=put("review", lambda row: row["review"] + " Itâ€™s near the cafÃ©.")),
        changed(
            YUEDU,
            rows=put("question", lambda row: row["question"].encode().decode("gbk", "ignore"), 2),
        ),
    ),
    kind(
        FAMILY,
        "entities and tags of the page that the text was taken from",
        "text/markup text/special-token",
        changed(HOTELS, rows=sub("review", " and ", " &amp; ")),
        changed(SPANS, ("Question: {question}", "<p>Question: {question}</p>")),
        changed(WAIMAI, rows=sub("text", "，", "&nbsp;<br/>")),
    ),
    kind(
        FAMILY,
        "the input's last sign and the answer's first leave a space too much",
        SPACES,
        changed(SCIENCE, ('lines.append("Answer:")', 'lines.append("Answer: ")')),
        changed(GERMAN, ('"German:"', '"German:\\n"')),
        changed(CIHUI, ('"单词："', '"单词： "')),
    ),
    kind(
        FAMILY,
        "a word processor has been at what a program reads",
        "text/typeset-code text/look-alike answer/other-form few-shot/other-form answer/not-extracted",
        changed(
            PRINTS, rows=put("program", lambda row: _curly(row["program"]).replace("- 1", "– 1"))
        ),
        changed(PEOPLE, ('data["city"]})', 'data["city"]}).replace(\'"\', "”")')),
        changed(
            LOOKUP,
            rows=each(
                lambda row: [
                    cells.__setitem__(2, cells[2].replace(":", "\u2236")) for cells in row["rows"]
                ]
            ),
        ),
    ),
    kind(
        FAMILY,
        "a scan left its marks in the rows",
        "text/scanned-digits text/hyphenated text/look-alike text/lost-lines",
        changed(
            SHOP,
            rows=put("question", lambda row: row["question"].replace("1", "l").replace("0", "O")),
        ),
        changed(SPANS, rows=put("context", _hyphened)),
        changed(
            YINGYONG,
            rows=put("question", lambda row: row["question"].replace("0", "O").replace("1", "l")),
        ),
    ),
    kind(
        FAMILY,
        "one cue is in the other kind of Chinese characters than the rest",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues text/look-alike",
        changed(TOUSU, ('\\n部門：",\n', '\\n部门：",\n')),
        changed(CHANGSHI, ("選項：", "选项：")),
        changed(SHIFEI, ("规定：", "規定：")),
    ),
    kind(
        FAMILY,
        "line ends and tabs of another system stayed in the fields",
        "text/invisible text/escaped text/two-spaces text/trailing-space text/lost-lines",
        changed(INFER, rows=put("premise", lambda row: row["premise"] + "\r")),
        changed(FANYI, rows=put("en", lambda row: row["en"] + "\r\n")),
        changed(ACCEPT, rows=put("sentence", lambda row: row["sentence"] + "\u2028")),
    ),
)
