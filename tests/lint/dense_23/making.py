"""Short ways to write the right prompts of this list: a template and its rows become a task."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Sequence
from typing import Any

from tests.lint.making import Right, table
from tests.lint.shape import Row, SmallTask, code

FIELD = re.compile(r"(?<!\{)\{(\w+)\}(?!\})")
BEST = 'max(data["target_scores"], key=data["target_scores"].get)'
"""The option of a row that is ranked right."""


def ask(
    what: str,
    name: str,
    template: str,
    rows: tuple[Row, ...],
    answer: str = "answer",
    *,
    gold: str = "",
    output: str = "",
    lead: str = " ",
    style: str = "format",
    made: str = "",
    above: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt. `{field}` in the template is a field of the row, or a name that the
    lines of `made` give; other braces are doubled. `answer` is the field of the gold, or `gold` an
    expression for it; `output` is one for what a shot ends with, by default `lead` and the gold."""
    template = textwrap.dedent(template).strip()
    made = textwrap.dedent(made).strip()
    names = re.findall(r"^(\w+) =", made, re.MULTILINE)
    top, text = _written(template, names, style)
    gold = gold or f'data["{answer}"]'
    output = output or (f"{json.dumps(lead)} + gold" if lead else "gold")
    body = "\n".join(filter(None, (made, text, f"gold = {gold}")))
    body += f'\nreturn {{"input": text, "output": {output}, "processed_output": gold}}'
    if lead == "\n":
        fields = {"stop": ("\n\n",), **fields}
    above = "\n\n".join(filter(None, (textwrap.dedent(above).strip(), top)))
    return what, SmallTask(name, code(body, above), rows, **fields)


def rank(
    what: str, name: str, template: str, rows: tuple[Row, ...], **fields: Any
) -> tuple[str, SmallTask]:
    """Return a right prompt whose options, `target_scores`, are ranked."""
    return ask(
        what, name, template, rows, gold=BEST, lead="", method="ppl", metric="log_prob", **fields
    )


def ranked(fields: str, labels: Sequence[str], text: str) -> tuple[Row, ...]:
    """Return rows whose last value is one of the labels, which become the options of each."""
    rows = table(f"{fields}|label", text)
    for row in rows:
        right = row.pop("label")
        if right not in labels:
            raise ValueError(f"{right!r} is none of {labels}")
        row["target_scores"] = {f" {label}": int(label == right) for label in labels}
    return rows


def _written(template: str, names: Sequence[str], style: str) -> tuple[str, str]:
    """Return what stands above the function, and what makes `text` in it."""
    constant = f'TEMPLATE = """{template}"""'
    given = "".join(f", {name}={name}" for name in names)
    if style == "format":
        return constant, f"text = TEMPLATE.format(**data{given})"
    if style == "replace":
        keys = list(dict.fromkeys(FIELD.findall(template)))
        plain = constant.replace("{{", "{").replace("}}", "}")
        lines = [f'    .replace("{{{key}}}", {_read(key, names)})' for key in keys]
        return plain, "text = (\n    TEMPLATE\n" + "\n".join(lines) + "\n)"
    if style == "parts":
        fixed, _, rest = template.rpartition("\n\n")
        while FIELD.search(fixed):
            fixed, _, more = fixed.rpartition("\n\n")
            rest = f"{more}\n\n{rest}"
        head = f'INSTRUCTIONS = """{fixed}"""'.replace("{{", "{").replace("}}", "}")
        return head, f"text = INSTRUCTIONS + {_literal(f'{chr(10) * 2}{rest}', names)}"
    lines = template.split("\n")
    if style == "join":
        shown = "\n".join(f"    {_literal(line, names)}," for line in lines)
        return "", f'lines = [\n{shown}\n]\ntext = "\\n".join(lines)'
    ended = [f"{line}\n" for line in lines[:-1]] + lines[-1:]
    return "", "text = (\n" + "\n".join(f"    {_literal(line, names)}" for line in ended) + "\n)"


def _literal(line: str, names: Sequence[str]) -> str:
    """Return a piece of the template as Python writes it, its fields filled in."""
    if not FIELD.search(line):
        return json.dumps(line.replace("{{", "{").replace("}}", "}"), ensure_ascii=False)
    shown = json.dumps(line, ensure_ascii=False)
    return "f" + FIELD.sub(lambda found: f"{{{_read(found[1], names, quote=chr(39))}}}", shown)


def _read(key: str, names: Sequence[str], quote: str = '"') -> str:
    return key if key in names else f"data[{quote}{key}{quote}]"
