"""Faults of characters."""

from __future__ import annotations

import unicodedata

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, HIST, NLI, SCI, SENT, TOX
from tests.lint.twentyseventh.tasks_free import MAIL, TRANS
from tests.lint.twentyseventh.tasks_zh import TSPAN, ZMC, ZNLI, ZSENT

F = "characters"


def _parted(text: str) -> str:
    return unicodedata.normalize("NFD", text)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a character of no width",
        "text/invisible",
        changed(SCI, ('"\\nAnswer:"', '"\\nAnswer\\u200b:"')),
        changed(ZNLI, ("假设：{}", "假设：\\ufeff{}")),
        changed(MAIL, rows=put("mail", lambda row: row["mail"].replace(" ", " \u00ad", 1))),
    ),
    kind(
        F,
        "text that was read with the wrong encoding",
        "text/encoding text/unlike-others",
        changed(TRANS, rows=put("de", lambda row: row["de"].encode().decode("latin-1"))),
        changed(SENT, rows=put("review", lambda row: f"I donâ€™t mince words. {row['review']}", 3)),
        changed(TSPAN, ("新聞：{data['news']}", "æ\\x96°è\\x81\\x9e：{data['news']}")),
    ),
    kind(
        F,
        "what a page of the web left",
        "text/markup",
        changed(ZSENT, rows=sub("comment", "，", "，&nbsp;")),
        changed(TOX, rows=put("comment", lambda row: row["comment"] + "<br />", every=3)),
        changed(NLI, rows=put("premise", lambda row: f"<p>{row['premise']}</p>", every=2, start=1)),
    ),
    kind(
        F,
        "a letter of another script in a cue",
        "text/look-alike",
        changed(BOOL, ('"Answer:"', '"Аnswer:"')),
        changed(MAIL, ("JSON:", "JЅON:")),
        changed(HIST, ("The answer is:", "The аnswer is:")),
    ),
    kind(
        F,
        "colons of two widths in one prompt",
        "text/colons text/cue-forms text/look-alike",
        changed(SCI, ('"\\nAnswer:"', '"\\nAnswer："')),
        changed(ZMC, ("题目：", "题目:")),
        changed(NLI, ("Hypothesis: ", "Hypothesis：")),
    ),
    kind(
        F,
        "accents that are characters of their own",
        "text/not-composed",
        changed(TRANS, rows=put("de", lambda row: _parted(row["de"]))),
        changed(
            SENT, rows=put("review", lambda row: row["review"] + _parted(" Très cliché."), every=3)
        ),
        changed(BOOL, ("Passage: {", _parted("Passage (Résumé): {"))),
    ),
    kind(
        F,
        "a cue in the other kind of Chinese characters",
        "text/cue-forms text/look-alike text/shot-cue few-shot/other-form text/unlike-others",
        changed(ZMC, ("题目：", "題目：")),
        changed(ZNLI, ("\\n关系：", "\\n關係：")),
        changed(ZSENT, ("判断：", "判斷：")),
    ),
)
