"""The files that a transform needs beside itself: modules that it imports, files that it names.

No code is run. A module is known by its import, a file by a text in the code that is its name, or
the end of its path within the folder. A name that is made as the code runs cannot be seen, so where
code opens files, those that nobody named are told.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

from workbench.errors import ConfigError
from workbench.exchange.texts import imported_modules
from workbench.io.files import read_utf8
from workbench.tasks.paths import VERSION_FILE

MOST_FILES = 2_000
"""Files of a folder that are looked at: more are no folder of a task's."""

MOST_BYTES = 8 << 20
"""What a file may have that is copied."""

MAKER = "make_dataset.py"
"""What builds a folder's rows out of UltraEval's raw data."""

_OWN = ("config", "__pycache__")
_OPENERS = ("open", "read_text", "read_bytes", "load_dataset", "read_csv", "__file__")


def companions(
    folder: Path, sources: Mapping[str, str], known: Sequence[str]
) -> tuple[dict[str, str], list[str]]:
    """Return the files beside the transforms `sources` (their texts by name) that they need, by
    their paths in `folder`, and what is lost. Files that are `known` are left to the caller."""
    there = list(_files(folder, {*sources, *known}))
    found: dict[str, str] = {}
    losses: list[str] = []
    waiting = dict(sources)
    opens = False
    while waiting:
        name, source = waiting.popitem()
        tree = _parsed(source)
        if tree is None:
            continue
        opens = opens or _opens(tree)
        for path in _needed(tree, there):
            if path in found:
                continue
            text = _text_of(folder / path)
            if text is None:
                losses.append(
                    f"{path}: {name} needs it, and it is no text of at most 8 MB: copy it"
                )
            else:
                found[path] = text
                if path.endswith(".py"):
                    waiting[path] = text
        losses += [
            f"{name}: it imports {module}, which lies in UltraEval's own tree and is not copied"
            for module in sorted(_elsewhere(tree, folder))
        ]
    rows = "".join(_text_of(path) or "" for path in sorted(folder.glob("config/*.json")))
    left = [
        path
        for path in there
        if path not in (*found, MAKER) and path not in rows and not _is_said(path, losses)
    ]
    if opens and left:
        shown = ", ".join(left[:8]) + (f" and {len(left) - 8} more" if len(left) > 8 else "")
        losses.append(
            f"files beside the transforms, not copied: {shown}. Nothing names them, but code here "
            "opens files, perhaps by a name that it makes: copy what it needs"
        )
    return found, losses


def _is_said(path: str, losses: Sequence[str]) -> bool:
    return any(loss.startswith(f"{path}: ") for loss in losses)


def _files(folder: Path, known: set[str]) -> Iterator[str]:
    """Yield the paths of a folder's files, with slashes, that are no config, version or row file
    of the caller's."""
    seen = 0
    for path in sorted(folder.rglob("*")):
        seen += 1
        if seen > MOST_FILES:
            return
        parts = path.relative_to(folder).parts
        name = PurePosixPath(*parts).as_posix()
        if any(part in _OWN or part.startswith(".") for part in parts) or not path.is_file():
            continue
        if not path.resolve().is_relative_to(folder):
            continue
        is_version = len(parts) == 1 and VERSION_FILE.fullmatch(name)
        is_diff = path.suffix == ".diff" and name.startswith("transform")
        if not (is_version or is_diff or name in known):
            yield name


def _parsed(source: str) -> ast.Module | None:
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _opens(tree: ast.AST) -> bool:
    names = (n.id if isinstance(n, ast.Name) else n.attr for n in ast.walk(tree)
             if isinstance(n, ast.Name | ast.Attribute))  # fmt: skip
    return any(name in _OPENERS for name in names)


def _needed(tree: ast.AST, there: Sequence[str]) -> Iterator[str]:
    """Yield the paths that code imports or names."""
    modules = {module.strip(".").partition(".")[0] for module in imported_modules(tree)} - {""}
    modules |= {
        alias.name for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level for alias in node.names
    }  # fmt: skip
    texts = {
        node.value.replace("\\", "/").strip("/").removeprefix("./") for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } - {""}  # fmt: skip
    for path in there:
        parts = PurePosixPath(path).parts
        is_module = path.endswith(".py") and modules & {part.removesuffix(".py") for part in parts}
        ends = {"/".join(parts[start:]) for start in range(len(parts))}
        if is_module or ends & texts:
            yield path


def _elsewhere(tree: ast.AST, folder: Path) -> Iterator[str]:
    """Yield the modules that code imports by their path from a root above the folder."""
    for module in set(imported_modules(tree)):
        parts = module.split(".")
        if len(parts) < 2 or parts[0] == "UltraEval":
            continue
        for root in folder.parents[1:2]:
            place = root.joinpath(*parts)
            if place.with_name(f"{place.name}.py").is_file() or place.is_dir():
                yield module


def _text_of(path: Path) -> str | None:
    try:
        return read_utf8(path, ConfigError, keep_bom=True, most=MOST_BYTES)
    except ConfigError:
        return None
