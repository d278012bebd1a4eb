"""The rows of FreeEval's built-in dataset types, read as its classes read them."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, DataError, shorten
from workbench.exchange.freeeval.config import StepDataset
from workbench.exchange.freeeval.dataset_types import TYPES, DatasetType
from workbench.exchange.freeeval.layout import LayoutProblem
from workbench.io.bars import without_bars
from workbench.io.files import is_regular
from workbench.io.packages import require_extra
from workbench.prompts.dataset import read_docs


@dataclass(frozen=True, slots=True)
class Loaded:
    """A dataset's problems and those that shots are drawn from, both in file order.

    A row of the pool that cannot be parsed is None: FreeEval parses the drawn ones alone.
    """

    items: tuple[LayoutProblem, ...]
    pool: tuple[LayoutProblem | None, ...] = ()
    losses: tuple[str, ...] = ()


def load_part(part: StepDataset, base: Path) -> Loaded:
    """Return the problems of a built-in type; relative folders are looked up from `base` upwards.

    Raises:
        ConfigError: the dataset is not there, or has no such configuration or split.
        DataError: a row cannot be read (with file and line where the source is a `.jsonl`).
    """
    kind = TYPES[part.type]
    if part.type == "self_instruct":
        return _load_saved(part, kind, base)
    losses = [
        f"dataset_kwargs.{name}: FreeEval's type {part.type} ignores it"
        for name, ignored in (
            ("config_name", part.config_name and not kind.takes_config),
            ("fewshot_num", part.fewshot_num and not kind.has_shots),
        )
        if ignored
    ]
    source = _source(part, kind.hub, base)
    config = part.config_name or kind.config
    split = part.split or kind.split
    rows = _rows(part, source, config if kind.takes_config else None, split)
    place = _Place(part, source, split)
    items = tuple(_parse(kind, row, index, place) for index, row in enumerate(rows))
    if not (part.fewshot_num and kind.has_shots):
        return Loaded(items, (), tuple(losses))
    shots_split = part.fewshot_split or kind.fewshot_split
    if shots_split is None:
        raise part.node.error(
            expected="fewshot_split, since fewshot_num is above 0", seen="none: FreeEval fails then"
        )
    pool_rows = _rows(part, source, config if kind.shots_take_config else None, shots_split)
    pool = tuple(_parse_shot(kind, row) for row in pool_rows)
    return Loaded(items, pool, tuple(losses))


def _load_saved(part: StepDataset, kind: DatasetType, base: Path) -> Loaded:
    """Return the problems of a folder that `save_to_disk` wrote (type self_instruct)."""
    require_extra(f"{part.node.where}: a saved folder", "datasets", ConfigError)
    import datasets

    if part.name_or_path is None:
        raise part.node.error(expected="name_or_path, a folder that datasets.save_to_disk wrote")
    source = _source(part, "", base)
    try:
        with without_bars():
            saved = datasets.load_from_disk(source)
    except Exception as error:  # `datasets` raises its own, pyarrow's and OSError alike
        raise _unreadable(part, source, error) from error
    if isinstance(saved, Mapping):
        raise part.node.error(
            expected="one split", seen=", ".join(map(str, saved)), fix="Save one split alone."
        )
    place = _Place(part, source, "")
    rows = [dict(row) for row in saved]
    items = tuple(_parse(kind, row, index, place) for index, row in enumerate(rows))
    given = ("split", part.split), ("config_name", part.config_name), ("shots", part.fewshot_num)
    losses = [f"{name}: FreeEval's type self_instruct ignores it" for name, value in given if value]
    return Loaded(items, (), tuple(losses))


# ---- where the rows are ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a row is from, for messages."""

    part: StepDataset
    source: str
    split: str

    def of(self, index: int) -> str:
        """Name the row, by file and line where there is one file that it must be from."""
        aliases = {"validation": ("validation", "valid", "val", "dev")}
        names = (self.split, *aliases.get(self.split, ()))
        found = [Path(self.source) / f"{name}.jsonl" for name in dict.fromkeys(names)]
        files = [path for path in found if is_regular(path)]
        if len(files) == 1:
            text = files[0].read_text("utf-8-sig", "replace")
            lines = [i for i, line in enumerate(text.split("\n"), 1) if line.strip()]
            if index < len(lines):
                return f"{files[0]}:{lines[index]}"
        return f"{self.source}, split {self.split or 'saved'}, row {index}"


def _source(part: StepDataset, default: str, base: Path) -> str:
    """Return the folder that `name_or_path` names, or the name as it is for the hub."""
    name = part.name_or_path or default
    for folder in (base, *base.resolve().parents):
        if (folder / name).is_dir():
            return str(folder / name)
    if name.startswith((".", "/", "~")) or part.type == "self_instruct":
        raise part.node.at("name_or_path").error(
            expected=f"a folder, from {base} or a folder above it",
            seen=shorten(name),
            fix="Correct the path.",
        )
    return name


def _rows(part: StepDataset, source: str, config: str | None, split: str) -> list[dict[str, Any]]:
    require_extra(f"{part.node.where}: {source}", "datasets", ConfigError)
    import datasets

    is_local = Path(source).is_dir()
    try:
        with tempfile.TemporaryDirectory() as cache, without_bars():
            # A folder's rows are read anew each time, not from what was cached of it once.
            kept = cache if is_local else None
            loaded = datasets.load_dataset(source, config, split=split, cache_dir=kept)
            rows = [dict(row) for row in loaded]
    except Exception as error:  # `datasets` raises its own, pyarrow's and OSError alike
        if is_local:
            _blame_a_line(Path(source))
        raise _unreadable(part, source, error) from error
    if not rows:
        raise ConfigError(f"{part.node.where}: {source}, split {split}: no rows")
    return rows


def _blame_a_line(folder: Path) -> None:
    """Raise the error of the first `.jsonl` file of the folder that cannot be read, if any."""
    for path in filter(is_regular, sorted(folder.rglob("*.jsonl"))):
        if path.read_bytes().startswith(b"\xef\xbb\xbf"):
            raise DataError(
                f"{path}:1: begins with a byte order mark, which FreeEval's reader refuses",
                fix="Save the file as UTF-8 without one.",
            )
        read_docs(path)


def _unreadable(part: StepDataset, source: str, error: Exception) -> ConfigError:
    seen = f"{type(error).__name__}: {shorten(str(error).strip(), 240)}"
    if Path(source).is_dir():
        fix = 'A folder of files has one configuration, "config_name": "default".'
        if "BuilderConfig" not in str(error):
            fix = "Check the names of its files, such as test.jsonl, and the split."
        return ConfigError(f"{part.node.where}: {source} cannot be loaded", seen=seen, fix=fix)
    return ConfigError(
        f"{part.node.where}: {source} is no folder here, and cannot be loaded from the hub",
        seen=seen,
        fix="Name a local folder in name_or_path, or go online.",
    )


# ---- rows become problems ----------------------------------------------------------------------


_UNREADABLE = (KeyError, ValueError, TypeError, IndexError, AttributeError)


def _parse(kind: DatasetType, row: Mapping[str, Any], index: int, place: _Place) -> LayoutProblem:
    try:
        item = kind.parse(row)
    except KeyError as error:
        raise DataError(
            f"{place.of(index)}: no column {error.args[0]!r}",
            expected=f"the columns of FreeEval's type {place.part.type}",
            seen=", ".join(map(str, row)),
        ) from error
    except _UNREADABLE as error:
        raise DataError(
            f"{place.of(index)}: not a row of FreeEval's type {place.part.type}: {error}",
            seen=shorten(dict(row), 200),
        ) from error
    return replace(item, extra={"id": index} if kind.index_id else item.extra, row=row)


def _parse_shot(kind: DatasetType, row: Mapping[str, Any]) -> LayoutProblem | None:
    try:
        return replace(kind.parse(row), row=row)
    except _UNREADABLE:
        return None
