"""The rooms of the package: who may import whom, and what a plain import costs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TypeAlias

import pytest

PACKAGE = Path(__file__).parents[2] / "workbench"

ROOMS = (
    "types messages errors",
    "io",
    "answers",
    "models",
    "prompts",
    "scoring",
    "tasks",
    "analysis",
    "runs",
    "lint exchange",
    "session api records",
    "agents",
    "lessons",
    "widgets",
    "cli __init__ __main__",
)
"""A module imports from rooms before its own, and from those on the same line."""

PLACE = {room: place for place, line in enumerate(ROOMS) for room in line.split()}

HEAVY = ("torch", "transformers", "datasets", "pandas", "matplotlib")


def dotted(path: Path) -> str:
    """Return the name that `path` is imported under."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {dotted(path): path for path in sorted(PACKAGE.rglob("*.py"))}
MODULES = {name: path for name, path in FILES.items() if "node_modules" not in path.parts}
"""Every module of the package by its name, `workbench` itself (the door) included."""


def room_of(module: str) -> str:
    """Return the room of a module's dotted name; the package itself is the room `__init__`."""
    return module.split(".")[1] if "." in module else "__init__"


Imports: TypeAlias = ast.Import | ast.ImportFrom
"""A statement that imports."""


@cache
def imports_of(module: str) -> tuple[Sequence[Imports], Sequence[Imports]]:
    """Return a module's import statements, all of them and those outside of functions. The trees
    themselves are let go of: millions of objects."""
    tree = ast.parse(MODULES[module].read_text("utf-8"))
    every, first = (
        [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
        for nodes in (ast.walk(tree), read_first(tree))
    )
    return every, first


def imported(
    module: str, nodes: Iterable[ast.AST], known: Mapping[str, Path] = MODULES
) -> set[str]:
    """Return the modules of the package that the import statements among `nodes` name.

    `from workbench.x import y` names the module `workbench.x.y` where there is one, otherwise
    `workbench.x`.
    """
    package = module if known[module].name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(parents if node.level else ()), *filter(None, [node.module])])
            for alias in node.names:
                name = f"{base}.{alias.name}"
                found.add(name if name in known else base)
    return {name for name in found if name.split(".")[0] == "workbench"}


def read_first(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes outside of functions, those under TYPE_CHECKING included."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(node))


def loaded_by(statement: str) -> set[str]:
    """Return the modules that `statement` loads in a fresh process."""
    program = (
        "import sys; before = set(sys.modules)\n"
        f"{statement}\n"
        "print(*sorted(set(sys.modules) - before), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=PACKAGE.parent,
    )
    return set(done.stdout.split())


def test_every_module_is_in_a_known_room() -> None:
    """A new file or folder of the package is given its place in the order."""
    assert {room_of(name) for name in MODULES} <= set(PLACE)


@pytest.mark.slow
def test_modules_import_only_from_earlier_rooms() -> None:
    """Imports point towards the vocabulary, those inside functions too."""
    wrong: dict[str, list[str]] = {}
    for module in MODULES:
        own = PLACE[room_of(module)]
        names = imported(module, imports_of(module)[0])
        if later := sorted(name for name in names if PLACE[room_of(name)] > own):
            wrong[module] = later
    assert wrong == {}, "modules import from later rooms"


@pytest.mark.slow
def test_nothing_that_ships_knows_how_the_teaching_model_is_trained() -> None:
    """`training/` stands beside the package and is not in the wheel."""
    trained = {
        name
        for module in MODULES
        for node in imports_of(module)[0]
        for name in (getattr(node, "module", None), *(alias.name for alias in node.names))
        if name and name.split(".")[0] == "training"
    }
    assert not trained


@pytest.mark.slow
def test_no_modules_import_each_other_in_a_circle() -> None:
    """Any module can be imported first, and read first: not for a type's name either."""
    graph = {module: imported(module, imports_of(module)[1]) - {module} for module in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(f"modules import each other: {' -> '.join(circle.args[1])}")


def test_the_door_opens_without_the_heavy_libraries() -> None:
    """`import workbench` loads no torch, transformers, datasets, pandas or matplotlib."""
    roots = {name.split(".")[0] for name in loaded_by("import workbench")}
    assert "workbench" in roots
    assert not roots & set(HEAVY)


@pytest.mark.slow
def test_a_command_starts_without_the_heavy_libraries() -> None:
    """What `workbench render` needs loads none of them, nor numpy, which takes as long as a third
    of all the rest."""
    needed = "workbench.cli.commands, workbench.cli.readers, workbench.records, workbench.runs.plan"
    roots = {name.split(".")[0] for name in loaded_by(f"import {needed}")}
    assert not roots & {*HEAVY, "numpy"}


def test_no_promised_name_is_a_modules_name() -> None:
    """Importing `workbench.x` puts the module in place of a function `x` that is loaded late."""
    import workbench

    assert not {f"workbench.{name}" for name in workbench.__all__} & set(MODULES)


def test_the_worker_starts_light() -> None:
    """The process that runs live code loads the standard library and the package, no more."""
    roots = {name.split(".")[0] for name in loaded_by("import workbench.prompts.worker.serve")}
    assert roots - set(sys.stdlib_module_names) == {"workbench"}


def test_the_reader_of_imports_sees_every_spelling() -> None:
    """The laws above are about absolute, relative and aliased imports alike."""
    known = {
        "workbench.lint": Path("lint/__init__.py"),
        "workbench.lint.text": Path("lint/text.py"),
        "workbench.types": Path("types.py"),
    }
    source = (
        "import workbench.errors as e\n"
        "from workbench import types\n"
        "from workbench.models.base import LanguageModel\n"
        "from . import text\n"
        "from ..prompts.prompt import join\n"
        "import json, os.path\n"
    )
    expected = {
        "workbench.errors",
        "workbench.types",
        "workbench.models.base",
        "workbench.lint.text",
        "workbench.prompts.prompt",
    }
    assert imported("workbench.lint.text", ast.walk(ast.parse(source)), known) == expected
    inside = ast.walk(ast.parse("from . import text"))
    assert imported("workbench.lint", inside, known) == {"workbench.lint.text"}
