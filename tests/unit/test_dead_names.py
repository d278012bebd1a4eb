"""No module has a private name that nothing reads: what a change leaves behind is taken out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import workbench

ROOT = Path(workbench.__file__).parent
MODULES = sorted(path for path in ROOT.rglob("*.py") if "node_modules" not in path.parts)


def private_names(module: ast.Module) -> Iterator[str]:
    """Yield the private constants, functions and classes of a module; a decorator may be what reads
    the one below it."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.decorator_list:
            names = [node.name]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [each.id for each in targets if isinstance(each, ast.Name)]
        else:
            names = []
        yield from (name for name in names if name.startswith("_") and not name.startswith("__"))


def names_read(module: ast.Module) -> Iterator[str]:
    """Yield every name that a module reads, as a name, an attribute or a text."""
    for node in ast.walk(module):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def dead_names(source: str) -> list[str]:
    """Return the private names of a module that it does not read."""
    module = ast.parse(source)
    read = {*names_read(module)}
    return [name for name in private_names(module) if name not in read]


def test_every_private_name_is_read() -> None:
    names = {
        path.relative_to(ROOT).as_posix(): dead_names(path.read_text("utf-8")) for path in MODULES
    }
    assert {path: dead for path, dead in names.items() if dead} == {}


def test_what_is_read_nowhere_is_found() -> None:
    source = "_A = 1\n_B: int = 2\ndef _c(): return _B\nclass _D: pass\ndef e(): _c()\n"
    assert dead_names(source) == ["_A", "_D"]
    assert dead_names(source.replace("_c()\n", "_c(), _D, '_A'\n")) == []
