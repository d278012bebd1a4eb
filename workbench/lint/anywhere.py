"""Does what a source makes of a row hang on the process that it runs in?

The hash seed shows in the order of sets alone, besides what is asked for by name (`hash`, `id`),
and addresses in texts that Python prints of objects. A source that has none of these, nor any door
to them, needs no second process to be rendered again in.
"""

from __future__ import annotations

import ast

from workbench.lint.source import Parsed

_KNOWN_MODULES = (
    "__future__ bisect calendar collections copy datetime decimal fractions functools heapq html"
    " itertools json math random re statistics string textwrap time typing unicodedata"
    " UltraEval.tasks.postprocess"
)
_MODULES = frozenset(_KNOWN_MODULES.split())
"""What answers alike in every process, and makes no set."""

_DRAWS = "choice choices gauss randint randrange random sample shuffle uniform"
_OF_RANDOM = frozenset(_DRAWS.split())
"""What of the module `random` follows from the seed that each call is given."""

_DOORS = (
    "__builtins__ __import__ breakpoint compile delattr dir eval exec frozenset getattr globals"
    " hash id locals memoryview open set setattr vars"
)
_NAMES = frozenset(_DOORS.split())
"""Sets, what depends on a process, and what leads to anything by its name."""

_VIEWS = frozenset(("keys", "items"))
_READERS = "all any dict enumerate filter iter join len list map max min next reversed sorted sum"
_THAT_READ = frozenset((*_READERS.split(), "tuple", "zip"))
"""What goes through a dict's keys and makes no set of them."""


def is_same_anywhere(source: Parsed) -> bool:
    """Say whether a source is shown to make the same of a row in every process. A text with an
    object's address is another matter, which the text tells (see `prints_address`)."""
    if source.tree is None:
        return False
    above = {id(part): node for node in source.nodes for part in ast.iter_child_nodes(node)}
    return not any(_may_differ(node, above) for node in source.nodes)


def prints_address(text: str) -> bool:
    """Say whether Python may have printed where an object is."""
    return " at 0x" in text


def _may_differ(node: ast.AST, above: dict[int, ast.AST]) -> bool:
    if isinstance(node, ast.Import):
        return not all(alias.name in _MODULES for alias in node.names) or any(
            alias.name == "random" and alias.asname for alias in node.names
        )
    if isinstance(node, ast.ImportFrom):
        # A name of `random` by itself would hide what is called.
        return node.module not in _MODULES - {"random"} or bool(node.level)
    if isinstance(node, ast.Name):
        return node.id in _NAMES or (node.id == "random" and not _is_seeded(above[id(node)], above))
    if isinstance(node, ast.Attribute):
        if node.attr.startswith("__") or node.attr == "seed":
            return True
        return node.attr in _VIEWS and not _is_read(above[id(node)], above)
    return isinstance(node, ast.Set | ast.SetComp)


def _is_seeded(node: ast.AST, above: dict[int, ast.AST]) -> bool:
    """Say whether a use of the module `random` draws from the call's own seed, or from a constant
    one, or only says of what type an argument is."""
    if not isinstance(node, ast.Attribute):
        return False
    if node.attr in _OF_RANDOM:
        return True
    outer = above[id(node)]
    if node.attr != "Random":
        return False
    if isinstance(outer, ast.Call):
        return (
            len(outer.args) == 1
            and isinstance(seed := outer.args[0], ast.Constant)
            and (isinstance(seed.value, int | str))
        )
    return isinstance(outer, ast.arg)


def _is_read(node: ast.AST, above: dict[int, ast.AST]) -> bool:
    """Say whether a dict's view is only gone through: with another one it would make a set."""
    if not isinstance(node, ast.Call):
        return False
    outer = above[id(node)]
    if isinstance(outer, ast.For | ast.comprehension):
        return outer.iter is node
    if isinstance(outer, ast.Starred | ast.Compare):
        return True
    if not isinstance(outer, ast.Call) or node not in outer.args:
        return False
    called = outer.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in _THAT_READ
