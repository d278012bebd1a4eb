"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import (
    COPA,
    EMO,
    GEO,
    GRAM,
    IDIOM,
    NURSE,
    PARA,
    SPAM,
    TRIAGE,
)
from tests.lint.twentyeighth.tasks_free import CARD, CELLS, CLUES, PAST, SPAN, SPANISH, UNITS
from tests.lint.twentyeighth.tasks_zh import TCALL, TNLI, ZMATH, ZMCQ, ZNEWS, ZSENT, ZSPAN

F = "text that was meant to be computed"
ANY = (
    "text/placeholder text/unknown-name text/stray-sign text/raw-value text/nothing "
    "text/no-question text/same-prompt text/ambiguous text/absent-field text/empty-slot "
    "text/swapped-fields text/run-together text/lost-lines text/two-spaces text/changed "
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before a text with braces is missing",
        ANY,
        changed(ZSENT, ('text = f"评论', 'text = "评论')),
        changed(PARA, ("f\"Second: {data['second']}", "\"Second: {data['second']}")),
        changed(TRIAGE, ('text = f"{legend}', 'text = "{legend}')),
    ),
    kind(
        F,
        "a placeholder of Jinja is left as it is",
        ANY,
        changed(SPANISH, ("Spanish: {data['es']}", "Spanish: {{{{es}}}}")),
        changed(ZSPAN, ("问题：{data['question']}", "问题：{{{{question}}}}")),
        changed(CLUES, ("f\"Clue: {data['clue']}\"", '"Clue: {{ clue }}"')),
    ),
    kind(
        F,
        "a list is in the prompt as Python writes it",
        ANY,
        changed(IDIOM, ("{'; '.join(options)}", "{options}")),
        changed(GEO, ('"\\n".join(lines)', "str(lines)")),
        changed(
            EMO,
            (
                '", ".join(key.strip() for key in data["target_scores"])',
                'list(data["target_scores"])',
            ),
        ),
    ),
    kind(
        F,
        "a field is absent, and the prompt says None",
        ANY,
        changed(NURSE, ('data["stem"]\n', "f\"{data.get('question')}\"\n")),
        changed(SPAN, ("{data['context']}", "{data.get('passage')}")),
        changed(ZMATH, ("{data['problem']}", "{data.get('question')}")),
    ),
    kind(
        F,
        "the template is never formatted",
        ANY,
        changed(
            UNITS,
            ('HEAD.format(amount=data["amount"], old=data["from"], new=data["to"])', "HEAD"),
        ),
        changed(TNLI, (".format(**data)", "")),
        changed(GRAM, (' % data["sentence"]', "")),
    ),
    kind(
        F,
        "the name in the braces is misspelt, so it stays",
        ANY,
        changed(
            UNITS,
            ("{old}", "{odl}"),
            (
                'HEAD.format(amount=data["amount"], old=data["from"], new=data["to"])',
                'HEAD.replace("{amount}", str(data["amount"])).replace("{old}", data["from"])'
                '.replace("{new}", data["to"])',
            ),
        ),
        changed(
            TNLI,
            (
                '"前提：{premise}\\n假設：{hypothesis}\\n關係：".format(**data)',
                '"前提：{premise}\\n假設：{hypotheses}\\n關係："\n'
                '    for key in data:\n        text = text.replace("{" + key + "}", data[key])',
            ),
        ),
        changed(
            SPANISH,
            (
                "text += f\"Spanish: {data['es']}\\nEnglish:\"",
                'text += "Spanish: {source}\\nEnglish:".replace("{src}", data["es"])',
            ),
        ),
    ),
    kind(
        F,
        "a dollar stands before the braces, as in a template of JavaScript",
        ANY,
        changed(CARD, ("Text: {data['text']}", "Text: ${data['text']}")),
        changed(ZNEWS, ("标题：{data['title']}", "标题：${data['title']}")),
        changed(PAST, ("Verb: {data['verb']}", "Verb: ${data['verb']}")),
    ),
    kind(
        F,
        "a text is joined letter by letter where a list was meant",
        ANY,
        changed(CLUES, ("f\"Clue: {data['clue']}\"", '"Clue: " + ", ".join(data["clue"])')),
        changed(COPA, ("{data['premise'].rstrip('.')}", "{' '.join(data['premise'])}")),
        changed(SPAM, ("Message: {mail}", "Message: {', '.join(mail)}")),
    ),
    kind(
        F,
        "the name of the field stands where its value was to be",
        ANY,
        changed(PAST, ("{data['verb']}", "{'verb'}")),
        changed(ZMCQ, ("题目：{data['question']}", "题目：{'question'}")),
        changed(GRAM, ('% data["sentence"]', '% "sentence"')),
    ),
    kind(
        F,
        "a method is named and not called",
        ANY,
        changed(COPA, ("{data['premise'].rstrip('.')}", "{data['premise'].rstrip}")),
        changed(CELLS, ("Question: {data['question']}", "Question: {data['question'].strip}")),
        changed(ZSPAN, ("问题：{data['question']}", "问题：{data['question'].strip}")),
    ),
    kind(
        F,
        "numbers of the rows are floats, and the prompt says 2.0 or nan",
        ANY + "answer/python-value text/unlike-others",
        changed(UNITS, rows=put("amount", lambda row: float(row["amount"]))),
        changed(SPANISH, rows=put("es", lambda row: float("nan"), every=4)),
        changed(
            TCALL,
            rows=each(lambda row: row.update(agent=None), every=4),
        ),
    ),
)
