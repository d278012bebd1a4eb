"""A short way to write right prompts from a template and rows, in several styles of code."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any

from tests.lint.making import Right
from tests.lint.shape import Row, SmallTask, code

LETTERS = 'options = "\\n".join(f"{a}. {b}" for a, b in zip("ABCD", data["choices"]))\ngold = "ABCD"[data["answer"]]'
"""What makes a list of options with letters, and the letter of the right one."""

NUMBERS = (
    'options = "\\n".join(f"{n}. {each}" for n, each in enumerate(data["choices"], 1))\n'
    'gold = str(data["answer"] + 1)'
)
"""What makes a list of options with numbers, and the number of the right one."""

BEST = 'gold = max(data["target_scores"], key=data["target_scores"].get)'
"""What finds the right one of the options that are ranked."""

_PLACE = re.compile(r"\{([a-z_]+)\}")


def ask(
    what: str,
    name: str,
    template: str,
    rows: tuple[Row, ...],
    gold: str = 'data["answer"]',
    work: str = "",
    output: str = "gold",
    above: str = "",
    style: str = "constant",
    **fields: Any,
) -> Right:
    """Return a right prompt. A name in braces in the template is a field of the rows, or else what
    `work` has computed; `style` says how the code puts the two together."""
    template = textwrap.dedent(template).strip("\n")
    body = [*textwrap.dedent(work).strip().splitlines()]
    if not any(line.startswith("gold = ") for line in body):
        body.append(f"gold = {gold}")
    constant, text = _STYLES[style](template, rows[0])
    body += [*text, f'return {{"input": text, "output": {output}, "processed_output": gold}}']
    head = "\n".join(part for part in (textwrap.dedent(above).strip(), constant) if part)
    return what, SmallTask(name, code("\n".join(body), head), rows, **fields)


def _value(name: str, row: Row, text: bool = False) -> str:
    if name not in row:
        return name
    return f'str(data["{name}"])' if text and not isinstance(row[name], str) else f'data["{name}"]'


def _held(template: str) -> str:
    if '"""' in template or "\\" in template or template.endswith('"'):
        raise ValueError(f"{template!r} cannot stand between three quotes")
    return f'PROMPT = """{template}"""'


def _doubled(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _names(template: str) -> list[str]:
    return list(dict.fromkeys(_PLACE.findall(template)))


def _constant(template: str, row: Row) -> tuple[str, list[str]]:
    pieces = _PLACE.split(template)
    pieces[::2] = map(_doubled, pieces[::2])
    pieces[1::2] = (f"{{{name}}}" for name in pieces[1::2])
    values = ", ".join(f"{name}={_value(name, row)}" for name in _names(template))
    return _held("".join(pieces)), [f"text = PROMPT.format({values})"]


def _replaced(template: str, row: Row) -> tuple[str, list[str]]:
    held = _held(_PLACE.sub(r"[[\1]]", template))
    calls = [f'.replace("[[{name}]]", {_value(name, row, True)})' for name in _names(template)]
    return held, [f"text = PROMPT{''.join(calls)}"]


def _lines(template: str, row: Row) -> list[str]:
    made = []
    for line in template.split("\n"):
        pieces = _PLACE.split(line)
        literal = [json.dumps(each, ensure_ascii=False)[1:-1] for each in pieces[::2]]
        if len(pieces) == 1:
            made.append(f'"{literal[0]}"')
            continue
        pieces[::2] = map(_doubled, literal)
        pieces[1::2] = ("{" + _value(each, row).replace('"', "'") + "}" for each in pieces[1::2])
        made.append(f'f"{"".join(pieces)}"')
    return made


def _literals(template: str, row: Row) -> tuple[str, list[str]]:
    *lines, last = _lines(template, row)
    made = [*(f'{line[:-1]}\\n"' for line in lines), last]
    return "", ["text = (", *(f"    {line}" for line in made), ")"]


def _joined(template: str, row: Row) -> tuple[str, list[str]]:
    made = (f"    {line}," for line in _lines(template, row))
    return "", ["lines = [", *made, "]", 'text = "\\n".join(lines)']


def _added(template: str, row: Row) -> tuple[str, list[str]]:
    text = []
    for place, piece in enumerate(_PLACE.split(template)):
        if place % 2:
            text.append(_value(piece, row, True))
        elif piece:
            text.append(json.dumps(piece, ensure_ascii=False))
    first, *others = text
    return "", [f"text = {first}", *(f"text += {each}" for each in others)]


_STYLES = {
    "constant": _constant,
    "replace": _replaced,
    "literals": _literals,
    "join": _joined,
    "add": _added,
}
