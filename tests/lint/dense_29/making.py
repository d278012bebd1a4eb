"""A short way to write a task whose prompt is a guideline of many lines and one case."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.lint.making import Right, Row, table
from tests.lint.shape import SmallTask, code


def manual(
    name: str,
    what: str,
    guide: str,
    case: str,
    fields: str,
    rows: str,
    *,
    lead: str = " ",
    labels: str = "",
    examples: str = "",
    between: str = "|",
    apart: bool = False,
    **own: Any,
) -> Right:
    """Return a right prompt: a guide, then a case with the row's fields in braces, whose answer is
    the row's last field. With few-shot examples, or `apart`, the guide is the description. Where
    there are `labels`, with slashes between, these are ranked; `lead` stands before the answer."""
    guide = guide.strip("\n")
    apart = apart or own.get("fewshot", 0) > 0
    asked = case.replace("{", "{{").replace("}", "}}")
    asked = re.sub(r"\{\{(\w+)\}\}", r"{data['\1']}", asked)
    asked = asked.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    source = guide.replace("\\", "\\\\")
    above = "" if apart else f'GUIDE = """{source}"""'
    text = f'text = f"{asked}"' if apart else f'text = GUIDE + f"\\n\\n{asked}"'
    gold = fields.split("|")[-1].rstrip("#")
    own = {"fewshot": 0, "max_tokens": 128, "description": guide if apart else "", **own}
    made = table(fields, rows, between)
    shown = table(fields, examples, between) if examples else ()
    if labels:
        choices = [lead + label for label in labels.split("/")]
        body = (
            f"{text}\nscores = data['target_scores']\nbest = max(scores, key=scores.get)\n"
            'return {"input": text, "output": best, "processed_output": best}'
        )
        own = {"method": "ppl", "metric": "log_prob", **own}
        made = tuple(_ranked(row, gold, lead, choices) for row in made)
        shown = tuple(_ranked(row, gold, lead, choices) for row in shown)
    else:
        output = f'{json.dumps(lead)} + data["{gold}"]' if lead else f'data["{gold}"]'
        body = f'{text}\nreturn {{"input": text, "output": {output}, "processed_output": data["{gold}"]}}'
    return what, SmallTask(name, code(body, above), made, shots=shown, **own)


def _ranked(row: Row, gold: str, lead: str, choices: list[str]) -> Row:
    """Return the row with scores of all choices in the place of its gold."""
    right = lead + row[gold]
    if right not in choices:
        raise ValueError(f"{right!r} is none of {choices}")
    rest = {key: value for key, value in row.items() if key != gold}
    return {**rest, "target_scores": {each: int(each == right) for each in choices}}
