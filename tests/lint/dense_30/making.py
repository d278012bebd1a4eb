"""A short way to write a long prompt that ends with one case, in GEN or PPL."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.lint.making import Right, table
from tests.lint.shape import SmallTask, code

PICKED = 'gold = next(option for option, score in data["target_scores"].items() if score == 1)\n'


def sheet(
    name: str,
    what: str,
    guide: str,
    case: str,
    fields: str,
    rows: str,
    lead: str = " ",
    apart: bool = False,
    labels: str = "",
    **own: Any,
) -> Right:
    """Return a right prompt: a guide, which stands in the code or `apart` in the description, and a case with
    the row's fields in braces; the answer is the field `a`, and `lead` is what stands before it. With `labels`
    (slashes between) it is a task of PPL that ranks these."""
    guide = guide.strip("\n")
    asked = re.sub(r"\{(\w+)\}", r"{data['\1']}", case.replace('"', '\\"').replace("\n", "\\n"))
    above = "" if apart else f'GUIDE = """{guide}"""'
    text = f'f"{asked}"' if apart else f'GUIDE + f"\\n\\n{asked}"'
    made = table(fields, rows)
    if labels:
        for row in made:
            gold = row.pop("a")
            row["target_scores"] = {lead + each: int(each == gold) for each in labels.split("/")}
            assert sum(row["target_scores"].values()) == 1, (name, gold)
        own = {"method": "ppl", "metric": "log_prob", **own}
        body = f'text = {text}\n{PICKED}return {{"input": text, "output": gold, "processed_output": gold}}'
    else:
        shown = f'{json.dumps(lead)} + data["a"]' if lead else 'data["a"]'
        body = f'text = {text}\nreturn {{"input": text, "output": {shown}, "processed_output": data["a"]}}'
    own = {"fewshot": 0, "max_tokens": 128, "description": guide if apart else "", **own}
    return what, SmallTask(name, code(body, above), made, **own)
