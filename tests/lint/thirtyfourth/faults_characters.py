"""Faults of characters."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, DIAL, LAW, MED, NLI, SAFE, SENSE
from tests.lint.thirtyfourth.tasks_free import MATH, PRINTS, SPAN, TRANS
from tests.lint.thirtyfourth.tasks_zh import TFACT, TSPAN, ZMC

F = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input ends with a space, and the output begins with one",
        "text/trailing-space text/double-space",
        changed(MED, ('"Answer:"', '"Answer: "')),
        changed(SENSE, (r'\nAnswer:"', r'\nAnswer: "')),
        changed(MATH, (r'\nAnswer:"', r'\nAnswer: "')),
    ),
    kind(
        F,
        "no space stands between the cue and the answer",
        "text/missing-space tokens/merged-border",
        changed(BOOL, ('" " + gold', "gold")),
        changed(PRINTS, ('" " + gold', "gold")),
        changed(SAFE, ('" " + gold', "gold")),
    ),
    kind(
        F,
        "a newline stands there as a backslash and an n",
        "text/escaped text/lost-lines text/run-together text/stray-sign",
        changed(NLI, (r"\nRelation:", r"\\nRelation:")),
        changed(ZMC, (r"{option}\n", r"{option}\\n")),
        changed(TRANS, (r"\nGerman:", r"\\nGerman:")),
    ),
    kind(
        F,
        "the cues have colons of two widths",
        "text/colons text/cue-forms text/look-alike text/missing-space",
        changed(BOOL, ("Question:", "Question：")),
        changed(ZMC, ('"答案："', '"答案:"')),
        changed(TSPAN, ("問題：", "問題:")),
    ),
    kind(
        F,
        "entities of HTML are left in the rows",
        "text/markup text/escaped",
        changed(
            DIAL, rows=put("turns", lambda row: [t.replace("'", "&#39;") for t in row["turns"]])
        ),
        changed(PRINTS, rows=sub("program", "'", "&quot;")),
        changed(TFACT, rows=sub("claim", "。", "。&nbsp;")),
    ),
    kind(
        F,
        "characters that nobody sees are in the template",
        "text/invisible",
        changed(NLI, ("Premise:", "\\ufeffPremise:")),
        changed(TFACT, ("判斷：", "判斷\\u200b：")),
        changed(LAW, ("Clause: {clause}", "Clause:\\u00a0{clause}")),
    ),
    kind(
        F,
        "the rows were read with the wrong encoding",
        "text/encoding text/invisible",
        changed(TRANS, rows=put("de", lambda row: row["de"].encode().decode("latin-1"))),
        changed(SPAN, rows=put("context", lambda row: row["context"].encode().decode("latin-1"))),
    ),
)
