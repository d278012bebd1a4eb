"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentyfourth.tasks_free import DATES, GERMAN, SHIPS, SNIPPETS, TIMES
from tests.lint.twentyfourth.tasks_options import DESK, FILMS, GARDEN, HYPO, KITCHEN, MUSEUM
from tests.lint.twentyfourth.tasks_zh import FARM, HERBS, IDIOM, MENU, READER, SHOP, STREETS, TRAMS

FAMILY = "text that was meant to be computed"
HOLE = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"

KINDS = (
    kind(
        FAMILY,
        "an f is missing before a text with braces",
        HOLE,
        changed(GARDEN, ('f"{mark}. {choice}"', '"{mark}. {choice}"')),
        changed(DESK, ('f"Headline', '"Headline')),
        changed(MENU, ('f"把菜名', '"把菜名')),
    ),
    kind(
        FAMILY,
        "a template is never formatted",
        HOLE,
        changed(
            MUSEUM,
            ('asked.format(passage=data["passage"], question=data["question"])', "asked"),
        ),
        changed(SHIPS, ('TEMPLATE.format(log=data["log"])', "TEMPLATE")),
        changed(READER, ("template.format(**data)", "template")),
    ),
    kind(
        FAMILY,
        "a list stands there as Python prints it",
        "text/raw-value text/stray-sign",
        changed(GARDEN, ('"\\n".join(lines)', 'data["choices"]')),
        changed(HERBS, ('options = "\\n".join(', "options = list("), ("{options}", "{options}")),
        changed(TIMES, ('"\\n".join(rows)', "str(rows)")),
    ),
    kind(
        FAMILY,
        "a percent sign and a letter have nothing put in",
        HOLE,
        changed(GERMAN, (' % data["de"]', "")),
        changed(FARM, (' % data["question"]', "")),
        changed(DATES, ("f\"Date: {data['written']}\"", '"Date: %s"')),
    ),
    kind(
        FAMILY,
        "the field's name stands where its value was meant",
        HOLE,
        changed(SHOP, ('data["text"]', '"text"')),
        changed(FILMS, ('data["review"]', '"{review}"')),
        changed(HYPO, ('{data["claim"]}', "{'claim'}")),
    ),
    kind(
        FAMILY,
        "a method is not called",
        f"text/raw-value {HOLE}",
        changed(HYPO, ('{data["premise"]}', '{data["premise"].strip}')),
        changed(GARDEN, ("{data['question']}", "{data['question'].rstrip}")),
        changed(MENU, ("{data['zh']}", "{data['zh'].strip}")),
    ),
    kind(
        FAMILY,
        "a text is joined letter by letter",
        "text/raw-value text/two-spaces text/run-together text/stray-sign text/no-question text/changed",
        changed(GARDEN, ("{data['question']}", "{', '.join(data['question'])}")),
        changed(TRAMS, ('data["rule"]', '"、".join(data["rule"])')),
        changed(FILMS, ('data["review"]', '" ".join(data["review"])')),
    ),
    kind(
        FAMILY,
        "a newline stands there as a backslash and an n",
        "text/escaped",
        changed(MUSEUM, ("\\nQuestion", "\\\\nQuestion")),
        changed(SHOP, ("？\\n回答", "？\\\\n回答")),
        changed(DATES, ('"\\n".join', 'r"\\n".join')),
    ),
    kind(
        FAMILY,
        "a field that no row has is shown as None",
        "text/nothing text/absent-field text/empty-slot",
        changed(MUSEUM, ("text = asked", "text = f\"Museum: {data.get('museum')}\\n\" + asked")),
        changed(TIMES, ("\\n\\nQuestion: ", "\\n\\nSeason: {data.get('season')}\\nQuestion: ")),
        changed(
            STREETS,
            (
                'cue("地址", data',
                'cue("郵遞區號", str(data.get("zip"))) + "\\n" + cue("地址", data',
            ),
        ),
    ),
    kind(
        FAMILY,
        "an assignment in the place of an addition drops what came before",
        "text/cut-item text/no-question answer/letter* answer/other-count text/same-prompt text/first-item text/unclosed",
        changed(IDIOM, ('text += f"{letter}', 'text = f"{letter}')),
        changed(KITCHEN, ('text += f"\\n(', 'text = f"(')),
        changed(SNIPPETS, ('text += "\\n```', 'text = "```')),
    ),
)
