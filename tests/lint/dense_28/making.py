"""A short way to write a long prompt that ends with one case."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.lint.making import Right, table
from tests.lint.shape import SmallTask, code


def sheet(
    name: str,
    what: str,
    guide: str,
    case: str,
    fields: str,
    rows: str,
    lead: str = " ",
    apart: bool = False,
    **own: Any,
) -> Right:
    """Return a right prompt: a guide, which stands in the code or `apart` in the description, and a case with
    the row's fields in braces; the answer is the field `a`, and `lead` is what stands before it."""
    guide = guide.strip("\n")
    asked = re.sub(r"\{(\w+)\}", r"{data['\1']}", case.replace('"', '\\"').replace("\n", "\\n"))
    above = "" if apart else f'GUIDE = """{guide}"""'
    text = f'f"{asked}"' if apart else f'GUIDE + f"\\n\\n{asked}"'
    shown = f'{json.dumps(lead)} + data["a"]' if lead else 'data["a"]'
    body = (
        f'text = {text}\nreturn {{"input": text, "output": {shown}, "processed_output": data["a"]}}'
    )
    own = {"fewshot": 0, "max_tokens": 128, "description": guide if apart else "", **own}
    return what, SmallTask(name, code(body, above), table(fields, rows), **own)
