"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, GAP, NEWS, NLI, SCI, SENT
from tests.lint.twentyseventh.tasks_free import CELLS, DATES, MAIL, SPAN, TRANS
from tests.lint.twentyseventh.tasks_zh import TMC, TSPAN, ZEN, ZMC, ZNLI, ZPOEM, ZSUM

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before a text is forgotten",
        "text/placeholder text/unknown-name text/no-question text/same-prompt",
        changed(BOOL, ('f"Question: {data', '"Question: {data')),
        changed(ZEN, ('f"把下面', '"把下面')),
        changed(DATES, ('f"{EXAMPLES}\\n\\nNote: ', 'EXAMPLES + "\\n\\nNote: ')),
    ),
    kind(
        F,
        "a list, a dict or its keys stand there as Python prints them",
        "text/raw-value answer/python-value text/stray-sign answer/leaked",
        changed(GAP, ('" / ".join(data["target_scores"])', 'data["target_scores"].keys()')),
        changed(CELLS, ('"| " + " | ".join(cells) + " |"', "str(cells)")),
        changed(TMC, ('"\\n".join(f"({mark}) {options[mark]}" for mark in options)', "options")),
    ),
    kind(
        F,
        "a field that is null in some rows is printed all the same",
        "text/nothing",
        changed(SPAN, rows=put("context", lambda row: None, every=3)),
        changed(NLI, rows=put("hypothesis", lambda row: None, every=4, start=1)),
        changed(TSPAN, rows=put("ask", lambda row: None, every=5)),
    ),
    kind(
        F,
        "a %s or {} has nothing in its place",
        "text/placeholder text/same-prompt text/stray-sign",
        changed(ZNLI, ('.format(\n        data["sentence1"], data["sentence2"]\n    )', "")),
        changed(MAIL, ("Mail: {data['mail']}", "Mail from {{}}: {data['mail']}")),
        changed(NEWS, ("Headline: {data['headline']}", "Headline (%s): {data['headline']}")),
    ),
    kind(
        F,
        "a text is joined as if it were a list",
        "text/raw-value text/run-together text/changed text/no-question",
        changed(CELLS, ("{data['ask']}", "{' '.join(data['ask'])}")),
        changed(ZPOEM, ("{data['verse']}", "{'、'.join(data['verse'])}")),
        changed(SENT, ('data["review"],', '"\\n".join(data["review"]),')),
    ),
    kind(
        F,
        "of a loop only the last round, or the first, is left",
        "text/cut-item text/first-item answer/* text/no-question",
        changed(
            ZMC,
            ('        text += f"{letter}', '        line = f"{letter}'),
            ('text += "答案', 'text += line + "答案'),
        ),
        changed(SCI, ('"\\n".join(lines)', "lines[0]")),
        changed(CELLS, ("header, rule, *body]", "header, rule, body[-1]]")),
    ),
    kind(
        F,
        "placeholders of another template language",
        "text/placeholder text/unknown-name text/no-question",
        changed(NLI, ("{hypothesis}", "{{{{hypothesis}}}}")),
        changed(TRANS, ('German: %s\\nEnglish:" % data["de"]', 'German: ${de}\\nEnglish:"')),
        changed(ZPOEM, ("{data['verse']}", "<verse>")),
    ),
    kind(
        F,
        "newlines stand there as backslash and n",
        "text/escaped",
        changed(ZSUM, ('"\\n请一步', '"\\\\n请一步')),
        changed(MAIL, ("{task}\\nMail", "{task}\\\\nMail")),
        changed(CELLS, ('"\\n".join(["Read', 'r"\\n".join(["Read')),
    ),
)
