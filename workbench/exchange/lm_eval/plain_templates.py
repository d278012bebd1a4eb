"""Which Jinja templates are done in a moment whatever the row holds: those that cannot go round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.exchange.lm_eval.values import environment

METHODS = frozenset(
    ["capitalize", "endswith", "lower", "lstrip", "removeprefix", "removesuffix", "rstrip",
     "startswith", "strip", "title", "upper"]
)  # fmt: skip
FILTERS = frozenset(
    ["capitalize", "d", "default", "first", "int", "last", "length", "lower", "string", "title",
     "trim", "upper"]
)  # fmt: skip
NODES = frozenset(
    ["Add", "And", "Compare", "Concat", "CondExpr", "Const", "Dict", "Getattr", "Getitem", "If",
     "List", "Name", "Neg", "Not", "Operand", "Or", "Output", "Pair", "Slice", "Sub",
     "Template", "TemplateData", "Test", "Tuple"]
)  # fmt: skip
"""What takes as long as it is written, however large its values: no loop, no variable that is set
again from itself, no product, no power, no call."""


def works_long(values: Any) -> bool:
    """Say whether a text among `values` is a template that may work for long, or use up memory."""
    return any(not is_plain(text) for text in _texts(values))


def is_plain(template: str) -> bool:
    """Say whether filling the template is done in a moment. One that is not valid is, too."""
    from jinja2 import TemplateSyntaxError

    try:
        parsed = environment().parse(template)
        return _is_plain(parsed)
    except TemplateSyntaxError:
        return True
    except RecursionError:
        return False


def _is_plain(node: Any) -> bool:
    kind = type(node).__name__
    match kind:
        case "Call":
            # A method of a text; of anything else there is none of these names.
            fits = type(node.node).__name__ == "Getattr" and node.node.attr in METHODS
        case "Filter":
            fits = node.name in FILTERS
        case _:
            fits = kind in NODES
    return fits and all(map(_is_plain, node.iter_child_nodes()))


def _texts(values: Any) -> Iterator[str]:
    if isinstance(values, str):
        yield values
    elif isinstance(values, dict):
        for value in values.values():
            yield from _texts(value)
    elif isinstance(values, list | tuple):
        for value in values:
            yield from _texts(value)
