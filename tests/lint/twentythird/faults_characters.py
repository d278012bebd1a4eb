"""Faults of single characters and white space."""

from __future__ import annotations

from tests.lint.making import each, kind, put, sub
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import (
    FERRIES,
    FRENCH,
    INFERENCE,
    PRINTS,
    ROUTES,
    SPAM,
    TILLS,
)
from tests.lint.twentythird.tasks_more import GLOSSES, HARBOURS, TALKS
from tests.lint.twentythird.tasks_options import BRIDGES, LAWS, NATURE, REVIEWS
from tests.lint.twentythird.tasks_zh import DIDIAN, GUANXI, PINGJIA, SHICI, YINGYONG, YUEDU

FAMILY = "characters"


def _garbled(text: str) -> str:
    return text.encode("utf-8").decode("cp1252", errors="replace")


def _scan(row):
    row["cells"] = [[cell.replace("19", "l9") for cell in cells] for cells in row["cells"]]


KINDS = (
    kind(
        FAMILY,
        "a space is left at the end of the last cue",
        "text/trailing-space text/double-space",
        changed(NATURE, ('lines.append("Answer:")', 'lines.append("Answer: ")')),
        changed(YUEDU, ('"回答："', '"回答： "')),
        changed(TALKS, ("\\nMood:", "\\nMood: ")),
    ),
    kind(
        FAMILY,
        "a letter of the template is Cyrillic or Greek",
        "text/look-alike",
        changed(SPAM, ("nClass:", "nСlass:")),
        changed(INFERENCE, ("Premise:", "Prеmise:")),
        changed(BRIDGES, ("Answer with yes or no", "Αnswer with yes or no")),
    ),
    kind(
        FAMILY,
        "a character that nobody sees stands in the template",
        "text/invisible",
        changed(GLOSSES, ("Definition:", "Definition\u200b:")),
        changed(FRENCH, ('"""Translate', '"""\ufeffTranslate')),
        changed(PINGJIA, ("判断下面", "判断\u2060下面")),
        changed(ROUTES, ("which team", "which\u00a0team")),
    ),
    kind(
        FAMILY,
        "the rows were read with the wrong encoding",
        "text/encoding",
        changed(FRENCH, rows=put("fr", lambda r: _garbled(r["fr"]))),
        changed(
            TILLS, rows=put("problem", lambda r: _garbled(r["problem"].replace(" euros", " €")))
        ),
        changed(REVIEWS, rows=put("review", lambda r: _garbled(r["review"].replace(".", "…")))),
    ),
    kind(
        FAMILY,
        "the rows have entities or tags of HTML",
        "text/markup",
        changed(ROUTES, rows=put("ticket", lambda r: r["ticket"].replace("'", "&#39;") + "&nbsp;")),
        changed(PRINTS, rows=put("code", lambda r: r["code"].replace('"', "&quot;"))),
        changed(PINGJIA, rows=sub("text", "，", "<br/>")),
    ),
    kind(
        FAMILY,
        "one of the cues has a half-width colon and the others full-width ones",
        "text/colons text/cue-forms",
        changed(SHICI, ("答案：", "答案:")),
        changed(GUANXI, ('f"前提：', 'f"前提:')),
        changed(DIDIAN, ("地名：", "地名:")),
    ),
    kind(
        FAMILY,
        "a special token of some model is written into the prompt",
        "text/special-token tokens/special-text",
        changed(FERRIES, ('"Answer:",', '"</s>Answer:",')),
        changed(
            TALKS, ('text = "\\n".join(turns)', 'text = "<|im_start|>user\\n" + "\\n".join(turns)')
        ),
        changed(YUEDU, ('"阅读文章，', '"<s>阅读文章，')),
    ),
    kind(
        FAMILY,
        "digits are letters, as a scan made them",
        "text/scanned-digits text/look-alike text/unlike-others answer/unlike-others answer/not-an-option",
        changed(
            TILLS, rows=put("problem", lambda r: r["problem"].replace("0", "O").replace("1", "l"))
        ),
        changed(HARBOURS, rows=each(_scan)),
        changed(
            YINGYONG,
            rows=put(
                "question",
                lambda r: r["question"].replace("10", "1O").replace("18", "l8").replace("50", "5O"),
            ),
        ),
    ),
    kind(
        FAMILY,
        "lines of the template keep the indentation of the source",
        "text/indented text/two-spaces text/cue-forms",
        changed(
            FRENCH,
            ("English: ", "        English: "),
            ("French: ", "        French: "),
            ("\\nFrench:", "\\n        French:"),
        ),
        changed(LAWS, ("    The right".strip(), "        The right")),
        changed(DIDIAN, ("新聞：", "        新聞："), ("地名：", "        地名：")),
    ),
)
