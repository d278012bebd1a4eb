"""A short way to write a right prompt that is long: its text with the row's fields in braces."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Mapping
from typing import Any

from tests.lint.making import Right
from tests.lint.shape import Row, SmallTask, code

BREAK = "\n=====\n"
"""Parts the config's description from what the transform writes."""

LETTERED = """
def lettered(options, letters="ABCDEFG"):
    return "\\n".join(f"{letter}. {option}" for letter, option in zip(letters, options))
"""

ROWED = """
def rowed(table):
    head, *body = table
    lines = [head, ["---"] * len(head), *body]
    return "\\n".join("| " + " | ".join(line) + " |" for line in lines)
"""

STEPS = '" " + data["steps"] + "\\nFinal answer: " + gold'
"""The output of a task whose steps come first."""


def final(pattern: str = r"Final answer: (.+)") -> dict[str, Any]:
    """Return the fields of a task whose answer stands on a last line behind its steps."""
    filters = [{"function": "regex", "regex_pattern": pattern}, {"function": "take_first"}]
    return {
        "postprocess": "general_torch",
        "own": {"filters": filters},
        "stop": ("\n\n",),
        "max_tokens": 256,
    }


def long(
    what: str,
    name: str,
    prompt: str,
    rows: tuple[Row, ...],
    *,
    style: str = "format",
    make: Mapping[str, str] | None = None,
    gold: str = 'data["answer"]',
    lead: str = " ",
    output: str = "",
    above: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt. Names of fields stand in single braces in `prompt`; `make` has an
    expression over the row for those that are made, and `style` says how the code fills them in."""
    text = textwrap.dedent(prompt).strip("\n")
    if BREAK in text:
        fields["description"], text = text.split(BREAK)
    values = {key: f'data["{key}"]' for key in rows[0]} | dict(make or {})
    used = [key for key in dict.fromkeys(re.findall(r"\{(\w+)\}", text)) if key in values]
    head, filled = STYLES[style](text, {key: values[key] for key in used})
    shown = output or f"{json.dumps(lead)} + gold"
    body = (
        f"text = {filled}\ngold = {gold}\n"
        f'return {{"input": text, "output": {shown}, "processed_output": gold}}'
    )
    source = code(body, textwrap.dedent(above) + head)
    given: dict[str, Any] = {"fewshot": 0} | fields
    return what, SmallTask(name, source, rows, **given)


def _marked(text: str, values: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the parts of a text: what is written, and the name of the field behind it."""
    parts = re.split(r"\{(" + "|".join(values) + r")\}", text) if values else [text]
    return list(zip(parts[::2], [*parts[1::2], ""], strict=True))


def _format(text: str, values: Mapping[str, str]) -> tuple[str, str]:
    filled = ", ".join(f"{key}={value}" for key, value in values.items())
    return f'\nPROMPT = """{_doubled(text, values)}"""\n', f"PROMPT.format({filled})"


def _doubled(text: str, values: Mapping[str, str], spelled: bool = False) -> str:
    made = ""
    for piece, key in _marked(text, values):
        made += piece.replace("{", "{{").replace("}", "}}")
        if key:
            made += "{" + (values[key] if spelled else key) + "}"
    return made


def _replace(text: str, values: Mapping[str, str]) -> tuple[str, str]:
    made = ""
    for piece, key in _marked(text, values):
        made += piece + (f"{{{{{key}}}}}" if key else "")
    filled = "".join(f'.replace("{{{{{key}}}}}", {value})' for key, value in values.items())
    return f'\nTEMPLATE = """{made}"""\n', f"TEMPLATE{filled}"


def _template(text: str, values: Mapping[str, str]) -> tuple[str, str]:
    made = ""
    for piece, key in _marked(text, values):
        made += piece.replace("$", "$$") + (f"${{{key}}}" if key else "")
    filled = ", ".join(f"{key}={value}" for key, value in values.items())
    head = f'\nfrom string import Template\n\nPROMPT = Template("""{made}""")\n'
    return head, f"PROMPT.substitute({filled})"


def _fstring(text: str, values: Mapping[str, str]) -> tuple[str, str]:
    made = _doubled(text, values, spelled=True)
    return f'\ndef build(data):\n    return f"""{made}"""\n', "build(data)"


def _lines(text: str, values: Mapping[str, str]) -> tuple[str, str]:
    lines = text.split("\n")
    first = next(n for n, line in enumerate(lines) if any(f"{{{key}}}" in line for key in values))
    head = "".join(f"    {json.dumps(line, ensure_ascii=False)},\n" for line in lines[:first])
    tail = ", ".join(_literal(line, values) for line in lines[first:])
    return f"\nHEAD = [\n{head}]\n", f'"\\n".join([*HEAD, {tail}])'


def _plain(text: str, values: Mapping[str, str]) -> tuple[str, str]:
    return "", "(" + ' + "\\n"\n    + '.join(
        _literal(line, values) for line in text.split("\n")
    ) + ")"


def _literal(line: str, values: Mapping[str, str]) -> str:
    """Return the source of a line, without an f where nothing is filled in."""
    pieces = []
    for piece, key in _marked(line, values):
        pieces += [json.dumps(piece, ensure_ascii=False)] if piece else []
        pieces += [values[key]] if key else []
    return " + ".join(pieces) or '""'


STYLES = {
    "format": _format,
    "replace": _replace,
    "template": _template,
    "fstring": _fstring,
    "lines": _lines,
    "plain": _plain,
}
