"""Short ways to write a prompt that fills a case with a row's fields, and one that ranks answers."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.lint.making import Right, keyed, table
from tests.lint.shape import SmallTask, code


def filled(template: str, fields: str) -> str:
    """Return an f-string that puts the row's fields where the template has their names in braces."""
    names = "|".join(re.escape(each.rstrip("*#?=")) for each in fields.split("|"))
    literal = json.dumps(template, ensure_ascii=False).replace("{", "{{").replace("}", "}}")
    return "f" + re.sub(r"\{\{(" + names + r")\}\}", r"{data['\1']}", literal)


def case(
    name: str,
    what: str,
    template: str,
    fields: str,
    rows: str,
    lead: str = " ",
    head: str = "",
    between: str = "|",
    shown: str = "",
    shots: str = "",
    **own: Any,
) -> Right:
    """Return a right prompt whose answer is the field `a`: `head` is its description, `lead` stands before
    the answer, and `shown` is what a shot shows where that is more than the answer."""
    template = template.strip("\n") if lead else template.lstrip("\n")
    answer = filled(shown, fields) if shown else 'data["a"]'
    output = f"{json.dumps(lead)} + {answer}" if lead else answer
    body = (
        f"text = {filled(template, fields)}\n"
        f'return {{"input": text, "output": {output}, "processed_output": data["a"]}}'
    )
    if shots:
        own["shots"] = table(fields, shots, between)
    own = {"description": head.strip("\n"), **own}
    return what, SmallTask(name, code(body), table(fields, rows, between), **own)


def rank(
    name: str,
    what: str,
    template: str,
    fields: str,
    rows: str,
    lead: str = "",
    head: str = "",
    **own: Any,
) -> Right:
    """Return a right prompt whose answers are ranked; each of them begins with `lead`."""
    template = template.lstrip("\n") if not lead else template.strip("\n")
    body = (
        f"text = {filled(template, fields)}\n"
        'best = [key for key, score in data["target_scores"].items() if score == 1][0]\n'
        'return {"input": text, "output": best, "processed_output": best}'
    )
    own = {"description": head.strip("\n"), "metric": "log_prob", **own}
    return what, SmallTask(name, code(body), keyed(fields, rows, lead), method="ppl", **own)
