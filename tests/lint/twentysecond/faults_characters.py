"""Faults of characters and white space."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, put, sub
from tests.lint.shape import changed
from tests.lint.twentysecond.tasks_free import BAKERY, FRENCH, INVOICE, SPANS, TRAINS
from tests.lint.twentysecond.tasks_labels import BOOLS, HOTEL, NLI, STARS, TICKETS
from tests.lint.twentysecond.tasks_options import ANALOGY, CONTRACT, REEF
from tests.lint.twentysecond.tasks_zh import DIMING, SHUXUE, WAIMAI, XINWEN, YOUDU, YUNHAN, ZHEN

_kind = partial(kind, "characters")


def _misread(text: str) -> str:
    return text.encode().decode("cp1252", "ignore")


KINDS = (
    _kind(
        "A space ends the input, and none begins the answer",
        "text/trailing-space",
        changed(HOTEL, ('"Sentiment:"', '"Sentiment: "'), ('f" {data', 'f"{data')),
        changed(REEF, ('Answer:"', 'Answer: "'), ('" " + gold', "gold")),
        changed(INVOICE, ('number:"', 'number: "'), ("f\" {data['number", "f\"{data['number")),
    ),
    _kind(
        "A space ends the input, and another one begins the answer",
        "text/trailing-space text/double-space",
        changed(STARS, ('"Severity:"', '"Severity: "')),
        changed(BAKERY, ("Solution:", "Solution: ")),
        changed(NLI, ('contradiction):"', 'contradiction): "')),
    ),
    _kind(
        "Nothing parts the cue from the answer",
        "text/missing-space text/run-together",
        changed(TICKETS, ('"output": " " + data', '"output": data')),
        changed(SPANS, ('" " + data["span"]', 'data["span"]')),
        changed(FRENCH, ('" " + pair["ref"]', 'pair["ref"]')),
    ),
    _kind(
        "A character that nobody sees is in the template",
        "text/invisible",
        changed(REEF, ("Question:", "Question\u200b:")),
        changed(DIMING, ("句子：", "\u2060句子：")),
        changed(XINWEN, ("新聞：{data", "新聞：\ufeff{data")),
        changed(SPANS, ("Text: ", "Text:\u00a0")),
    ),
    _kind(
        "Colons of two widths are mixed",
        "text/colons text/cue-forms text/look-alike text/shot-cue",
        changed(WAIMAI, ("结论：", "结论:")),
        changed(SHUXUE, ("题目：", "题目:")),
        changed(CONTRACT, ("Answer:", "Answer：")),
        changed(YOUDU, ("短文：{", "短文:{")),
    ),
    _kind(
        "Texts of the rows have entities or tags of a web page",
        "text/markup",
        changed(FRENCH, rows=put("fr", lambda row: row["fr"].replace("é", "&eacute;") + "<br/>")),
        changed(HOTEL, rows=sub("review", " and ", " &amp; ")),
        changed(DIMING, rows=put("text", lambda row: "<p>" + row["text"] + "&nbsp;</p>")),
    ),
    _kind(
        "Texts of the rows were read with the wrong encoding",
        "text/encoding text/unlike-others",
        changed(FRENCH, rows=put("fr", lambda row: _misread(row["fr"]))),
        changed(
            BOOLS, rows=put("passage", lambda row: _misread(row["passage"] + " – so we’re told"))
        ),
        changed(SPANS, rows=put("context", lambda row: _misread(f"“{row['context']}”"))),
    ),
    _kind(
        "A letter of a cue is that of another script",
        "text/look-alike text/cue-forms text/shot-cue",
        changed(NLI, ("Premise", "Рremise")),
        changed(TRAINS, ("\\nA: Let", "\\nА: Let")),
        changed(STARS, ("Report: ", "Repоrt: ")),
    ),
    _kind(
        "A special token of a model is spelt out in the template",
        "text/special-token tokens/special-text",
        changed(SPANS, ("[ask]\\nA:", "[ask]</s>\\nA:")),
        changed(YUNHAN, ("假设：{b}\\n", "假设：{b}<|im_end|>\\n")),
        changed(TRAINS, ('f"Q: ', 'f"[INST] Q: '), ("step by step.", "step by step. [/INST]")),
        changed(ZHEN, ('f"把', 'f"<|endoftext|>把')),
    ),
    _kind(
        "Lines of the template are set in as the source is",
        "text/indented text/two-spaces",
        changed(
            ANALOGY, ("\\nOptions: ", "\\n        Options: "), ("\\nComple", "\\n        Comple")
        ),
        changed(TICKETS, ("\\nMessage: %s\\nTeam", "\\n    Message: %s\\n    Team")),
        changed(HOTEL, ('f"Review:', 'f"            Review:'), ('"Senti', '"            Senti')),
    ),
)
