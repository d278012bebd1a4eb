"""The transforms that imported OpenCompass tasks begin with: code for a person to go on with."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.exchange.opencompass.meta import Meta
from workbench.exchange.opencompass.template import PLAIN, Messages

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

_GEN = """
def transform(data, num_sample, r, dataset_name):
    answer = str(data[ANSWER])
    return {
        "input": render({**data, ANSWER: ""}),
        "output": answer,
        "processed_output": answer,
    }
"""

_GEN_ENDING = """
def transform(data, num_sample, r, dataset_name):
    prompt, answered = render({**data, ANSWER: ""}), render(data)
    answer = str(data[ANSWER])
    # A shot shows the answer as the template has it, where it has it at the end.
    ending = answered[len(prompt) :] if answered.startswith(prompt) else answer
    return {"input": prompt, "output": ending, "processed_output": answer}
"""

_GEN_OPEN = """
def transform(data, num_sample, r, dataset_name):
    return {"input": render(data), "output": "", "processed_output": ""}
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


def transform_gen(meta: Meta, messages: Messages) -> str:
    """Return the transform of a generation task."""
    render = _RENDER_PLAIN if _is_plain(messages) else _RENDER
    column = meta.output_column
    if column is None:
        return _module(meta, _constant(messages), _FILL, render, _GEN_OPEN)
    constants = f"{_constant(messages)}ANSWER = {_literal(column)}\n"
    shows_answer = any("{" + column + "}" in message.text for message in messages)
    return _module(meta, constants, _FILL, render, _GEN_ENDING if shows_answer else _GEN)


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
    lines = ["MESSAGES = ["]
    for message in messages:
        text = _literal(message.text, indent=" " * 8)
        opening = f"    ({_literal(message.role)}, "
        if "\n" in text:
            lines += [f"    (\n        {_literal(message.role)},", f"        {text},", "    ),"]
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
