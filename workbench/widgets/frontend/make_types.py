"""Writes `src/types.d.ts`, the types of what the kernel sends, from the TypedDicts in
`widgets/views`: run as `python -m workbench.widgets.frontend.make_types` (or `make types`)."""

from __future__ import annotations

import inspect
import json
import pkgutil
import types
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from workbench.widgets import views

TARGET = Path(__file__).parent / "src" / "types.d.ts"
_HEAD = (
    "// What the kernel sends. Made by make_types.py of workbench/widgets/views: not for editing.\n"
)
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
_CHOICES = (Literal, Union, types.UnionType)


def declarations() -> str:
    """Return the text of `types.d.ts`: each TypedDict of the view modules, in their order."""
    modules = [
        import_module(f"{views.__name__}.{m.name}") for m in pkgutil.iter_modules(views.__path__)
    ]
    found = [
        value
        for module in modules
        for value in vars(module).values()
        if is_typeddict(value) and value.__module__ == module.__name__
    ]
    return "\n".join([_HEAD, *map(declaration, found)])


def declaration(shape: type) -> str:
    """Return the TypeScript type of a TypedDict, with the keys that it inherits."""
    about = inspect.cleandoc(shape.__doc__).replace("\n", "\n * ") if shape.__doc__ else ""
    lines = [f"/** {about} */"] if about else []
    lines.append(f"export type {shape.__name__} = {{")
    for key, hint in get_type_hints(shape, include_extras=True).items():
        # Where annotations are postponed, 3.11 does not count NotRequired in __optional_keys__.
        optional = key in shape.__optional_keys__ or get_origin(hint) is NotRequired
        lines.append(f"  {key}{'?' if optional else ''}: {typescript(hint)};")
    return "\n".join([*lines, "};", ""])


def typescript(hint: Any) -> str:
    """Return a type in TypeScript. `Annotated[list[Any], tuple[int, str]]` is a list that is sent
    as the tuple says.

    Raises:
        TypeError: there is no rule for it; views are of JSON's types alone.
    """
    origin, given = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return hint.__name__
    if hint in _PLAIN:
        return _PLAIN[hint]
    if origin is NotRequired:
        return typescript(given[0])
    if origin is Annotated:
        return typescript(given[1])
    if origin is Literal:
        return " | ".join(map(json.dumps, given))
    if origin in _CHOICES:
        return " | ".join(map(typescript, given))
    if origin is tuple:
        return f"[{', '.join(map(typescript, given))}]"
    if origin is list:
        inside = typescript(given[0])
        return f"({inside})[]" if get_origin(given[0]) in _CHOICES else f"{inside}[]"
    raise TypeError(f"no TypeScript for {hint!r}: add a rule to {Path(__file__).name}")


if __name__ == "__main__":
    TARGET.write_text(declarations(), "utf-8")
