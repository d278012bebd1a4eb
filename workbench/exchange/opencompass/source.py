"""The transforms that imported OpenCompass tasks begin with: code for a person to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from workbench.exchange.opencompass.meta import Meta
from workbench.exchange.opencompass.template import PLAIN, Messages
from workbench.types import ChatTurn

_FILL = """
def fill(text, row):
    # One column after another, as OpenCompass does: a value that holds the {field} of a later
    # column is filled in turn.
    for column, value in row.items():
        text = text.replace("{" + column + "}", str(value))
    return text
"""

_RENDER = """
def render(row):
    # A message a line. One without text takes none, but what follows an empty first one begins
    # with a newline: both are OpenCompass's.
    texts = [fill(text, row) for role, text in MESSAGES]
    return "".join("\\n" * (i > 0) + text for i, text in enumerate(texts) if text)
"""

_RENDER_PLAIN = """
def render(row):
    return fill(PROMPT, row)
"""

_RENDER_WHOLE = """
def render(messages, row):
    # A message a line. One without text takes none, but what follows an empty first one begins
    # with a newline: both are OpenCompass's.
    texts = [fill(text, row) for role, text in messages]
    return "".join("\\n" * (i > 0) + text for i, text in enumerate(texts) if text)


def shared_start(texts):
    # What all the texts begin with, up to a white space, and less than all of the shortest.
    low, high = min(texts), max(texts)
    start = next((low[:i] for i, (a, b) in enumerate(zip(low, high)) if a != b), low)
    start = start[:-1] if start in texts else start
    place = max(start.rfind(" "), start.rfind("\\n"))
    return start[: place + 1] if place >= 0 else start
"""

_CHAT = """
def chat(row):
    # What chat models get: OpenCompass leaves out the last BOT, and ends a user's turn with a
    # newline. A turn that becomes empty goes, and its neighbours are one.
    turns = []
    for role, text in CHAT:
        text = fill(text, row)
        if text and turns and turns[-1][0] == role:
            turns[-1] = (role, turns[-1][1] + "\\n" + text)
        elif text:
            turns.append((role, text))
    return turns
"""

_TURNS = '        "turns": chat(row),\n'
"""The line that a transform is spared whose template has no roles."""

_GEN = f"""
def transform(data, num_sample, r, dataset_name):
    row, answer = {{**data, ANSWER: ""}}, str(data[ANSWER])
    return {{
        "input": render(row),
        "output": answer,
        "processed_output": answer,
{_TURNS}    }}
"""

_GEN_ENDING = f"""
def transform(data, num_sample, r, dataset_name):
    row, answer = {{**data, ANSWER: ""}}, str(data[ANSWER])
    prompt, answered = render(row), render(data)
    # A shot shows the answer as the template has it, where it has it at the end.
    ending = answered[len(prompt) :] if answered.startswith(prompt) else answer
    return {{
        "input": prompt,
        "output": ending,
        "processed_output": answer,
{_TURNS}    }}
"""

_GEN_OPEN = f"""
def transform(row, num_sample, r, dataset_name):
    return {{
        "input": render(row),
        "output": "",
        "processed_output": "",
{_TURNS}    }}
"""

_PPL = """
def transform(data, num_sample, r, dataset_name):
    right = [choice for choice, score in data["target_scores"].items() if score]
    answer = right[0] if right else ""
    return {"input": render(data), "output": answer, "processed_output": answer}
"""

_PPL_WHOLE = """
def transform(data, num_sample, r, dataset_name):
    start = shared_start([render(messages, data) for messages in TEMPLATES.values()])
    right = [choice for choice, score in data["target_scores"].items() if score]
    answer = right[0] if right else ""
    return {"input": start, "output": answer, "processed_output": answer}
"""


def transform_gen(meta: Meta, messages: Messages, turns: Sequence[ChatTurn] | None) -> str:
    """Return the transform of a generation task; `turns` are what a chat model gets, None where
    that is the prompt itself as one turn."""
    functions = [_FILL, _RENDER_PLAIN if _is_plain(messages) else _RENDER]
    column = meta.output_column
    constants, made = _constant(messages), _GEN_OPEN
    if column is not None:
        constants += f"ANSWER = {_literal(column)}\n"
        shows_answer = any("{" + column + "}" in message.text for message in messages)
        made = _GEN_ENDING if shows_answer else _GEN
    if turns is None:
        return _module(meta, constants, *functions, made.replace(_TURNS, ""))
    constants += _listed("CHAT", [(turn.role, turn.text) for turn in turns])
    return _module(meta, constants, *functions, _CHAT, made)


def transform_ppl(meta: Meta, head: Messages) -> str:
    """Return the transform of a PPL task whose options' texts all begin with `head`."""
    render = _RENDER_PLAIN if _is_plain(head) else _RENDER
    note = "# What follows for each option is in the rows, as the keys of target_scores.\n"
    return _module(meta, note + _constant(head), _FILL, render, _PPL)


def transform_ppl_whole(meta: Meta, labelled: Mapping[str, Messages]) -> str:
    """Return the transform of a PPL task whose options have templates of their own."""
    lines = ["# The text of each option. The rows' target_scores are made from these."]
    lines.append("TEMPLATES = {")
    for label, messages in labelled.items():
        lines.append(f"    {_literal(label)}: [")
        lines += [f"        ({_literal(m.role)}, {_literal(m.text)})," for m in messages]
        lines.append("    ],")
    lines.append("}")
    constants = "\n".join(lines) + "\n"
    return _module(meta, constants, _FILL, _RENDER_WHOLE, _PPL_WHOLE)


def _module(meta: Meta, constants: str, *functions: str) -> str:
    title = f"{meta.abbr}: {meta.data_type} {meta.method}, imported from OpenCompass."
    head = f'"""{_in_docstring(title)}"""\n\n{constants}'
    return "\n\n".join([head, *(function.strip("\n") + "\n" for function in functions)])


def _in_docstring(text: str) -> str:
    return text.replace("\\", "/").replace('"', "'").replace("\n", " ")


def _is_plain(messages: Messages) -> bool:
    return len(messages) == 1 and messages[0].role == PLAIN


def _constant(messages: Messages) -> str:
    if _is_plain(messages):
        return f"PROMPT = {_literal(messages[0].text)}\n"
    return _listed("MESSAGES", [(message.role, message.text) for message in messages])


def _listed(name: str, pairs: Sequence[tuple[str, str]]) -> str:
    lines = [f"{name} = ["]
    for role, each in pairs:
        text = _literal(each, indent=" " * 8)
        opening = f"    ({_literal(role)}, "
        if "\n" in text:
            lines += [f"    (\n        {_literal(role)},", f"        {text},", "    ),"]
        else:
            lines.append(f"{opening}{text}),")
    return "\n".join([*lines, "]"]) + "\n"


def _literal(text: str, indent: str = "") -> str:
    """Return Python source for `text`; with an `indent`, a string for each of its lines."""
    pieces = text.splitlines(keepends=True) if indent and text else [text]
    return f"\n{indent}".join(map(_quoted, pieces))


def _quoted(text: str) -> str:
    source = repr(text)
    if source.startswith("'") and '"' not in text:
        source = '"' + source[1:-1].replace("\\'", "'") + '"'
    return source
