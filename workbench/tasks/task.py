"""A task: a folder in UltraEval's layout, with its data, configs and versions.

    transforms/<task>/
      data/<name>.jsonl
      config/<name>_<gen|ppl>.json
      transform_gen_v0.py, transform_gen_v1.py, transform_gen_v1.diff, …

Everything is read from the files when it is asked for, so a change by git or an editor shows up;
only the docs are kept, and read again when their file changed.
"""

from __future__ import annotations

import glob
import os
import random
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args

from workbench.errors import (
    ConfigError,
    DataError,
    NotFoundError,
    SettingError,
    StoreError,
    nearest,
    shorten,
)
from workbench.io.files import as_path
from workbench.io.given import is_whole_number, require, require_method, require_one_of
from workbench.prompts import columns_file
from workbench.prompts.dataset import hash_docs, read_docs, target_scores
from workbench.prompts.docs_file import DocsInPlace, chosen_docs
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.worker.sandbox.closed import PENDING
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.tasks.config import TaskConfig, comes_first, dataset_name, read_config
from workbench.tasks.paths import VERSION_FILE, own_copy
from workbench.tasks.rows import TransformLike, rows_task, settings_like
from workbench.tasks.seal import OpenDocs, open_docs, seal_paths
from workbench.tasks.versions import VersionInfo, find_version, list_versions, newest_from
from workbench.types import Decoding, Doc, Method

WRITTEN_SUFFIXES = (".jsonl", ".csv")
DATA_SUFFIXES = (*WRITTEN_SUFFIXES, *columns_file.SUFFIXES)
"""Files of rows: text, which people and the workbench write, and tables of Arrow's kind."""

STATE_FOLDER = ".workbench"


@dataclass(frozen=True)
class Task:
    """A task folder. `path` is absolute; make one with `Task.open`."""

    path: Path
    _docs: dict[tuple[str, str], tuple[object, OpenDocs]] = field(
        default_factory=dict, repr=False, compare=False
    )
    _hashes: dict[tuple[str, str], tuple[Sequence[Doc], str, bytes]] = field(
        default_factory=dict, repr=False, compare=False
    )
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.path, Path):
            fix = "Task.open takes a folder by its name."
            raise NotFoundError("a task", expected="a Path", seen=shorten(self.path), fix=fix)

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Task:
        """Return the task in the folder `path`.

        Raises:
            NotFoundError: there is no such folder, or it holds neither versions nor data.
        """
        folder = as_path(path, NotFoundError).resolve()
        if not folder.is_dir():
            raise NotFoundError(
                f"{path}: {'a file, no folder' if folder.is_file() else 'no such folder'}",
                expected="a task folder, such as transforms/sums",
                fix=_of_file(folder, path) if folder.is_file() else _instead_of(folder),
            )
        inside = [] if list_versions(folder) else _tasks_in(folder)
        if inside or not is_task(folder):
            raise NotFoundError(
                f"{path}: not a task",
                expected="transform_*.py files, or rows in data/",
                seen=", ".join(sorted(p.name for p in folder.iterdir())[:8]) or "nothing",
                fix=f"Name one of the tasks in it, such as {os.path.relpath(inside[0])}."
                if inside
                else "To make a task of your own rows: workbench new DATA",
            )
        return cls(folder)

    @classmethod
    def of(cls, task: Task | str | os.PathLike[str]) -> Task:
        """Return a task as it is, or the one in a folder.

        Raises:
            NotFoundError: as `open` does.
        """
        return task if isinstance(task, Task) else cls.open(task)

    @classmethod
    def from_rows(
        cls,
        rows: Any,
        transform: TransformLike,
        *,
        to: str | os.PathLike[str] | None = None,
        method: Method = "gen",
        shots: Any = None,
        like: Task | None = None,
        **config: Any,
    ) -> Task:
        """Make a task of rows and a transform: `Task.from_rows(rows, template("Q: {q}", " {a}"))`.

        Rows, and `shots`, those that shots come from, are a list of dicts, a DataFrame, a
        `datasets.Dataset` or a file. The transform is source (see `workbench.template`), or a
        function, of which the source is saved, and `method` is the one that it is for: "ppl" where
        the choices of the rows' `target_scores` are to be ranked. `config` has keys of a config
        file: `metric` (a type's name, such as "exact_match", or the whole object), `postprocess`,
        `fewshot`, `generate`, `task_name`, …; what it leaves out is as in `like`'s config of the
        method. The task lies in the folder `to`, or in one that is removed when Python ends; made
        again of the same, `to` is kept.

        Raises:
            InputError: rows, transform or config cannot be used.
            StoreError: the folder has other files, or cannot be written.
        """
        require_one_of("method", method, get_args(Method))
        require("like", like, lambda task: isinstance(task, Task | None), "a Task, or None")
        folder = None if to is None else as_path(to, StoreError).resolve()
        usual = {} if like is None else settings_like(like.path, like.config(method=method).name)
        return cls(rows_task(rows, transform, method, shots, {**usual, **config}, folder))

    @property
    def name(self) -> str:
        """The folder's name."""
        return self.path.name

    @property
    def state(self) -> Path:
        """Where drafts, runs and cached scores live: `.workbench/` beside the folder of tasks."""
        return self.path.parent.parent / STATE_FOLDER

    @property
    def folder(self) -> str:
        """What the folder of tasks is called that this one is in, beside its state."""
        return self.path.parent.name

    def namesakes(self) -> tuple[Task, ...]:
        """Return the other tasks that have this one's name and state: those of `b/sums` are kept
        where those of `a/sums` are."""
        beside = self.path.parent.parent.glob(f"*/{glob.escape(self.name)}")
        found = sorted(path for path in beside if path != self.path and path.is_dir())
        return tuple(Task(path) for path in found if is_task(path))

    def require_folder(self) -> None:
        """Refuse to go on where the folder was renamed or deleted since the task was opened.

        Raises:
            NotFoundError: it is not there any more.
        """
        if not self.path.is_dir():
            raise NotFoundError(
                f"{self.path}: the task's folder is not there any more",
                fix="Put it back, or open the task where it is now.",
            )

    def config_names(self) -> tuple[str, ...]:
        """The names of the config files, without their ending."""
        return tuple(sorted(p.stem for p in (self.path / "config").glob("*_*.json")
                            if p.stem.endswith(("_gen", "_ppl"))))  # fmt: skip

    def data_files(self) -> tuple[Path, ...]:
        """The files of rows in `data/`."""
        found = (self.path / "data").glob("*")
        return tuple(sorted(p for p in found if p.suffix in DATA_SUFFIXES))

    def versions(self) -> tuple[VersionInfo, ...]:
        """The saved versions, by method and number."""
        return list_versions(self.path)

    def version(self, version: str = "latest", method: Method | None = None) -> VersionInfo:
        """Return a version by id, file path, or `latest`.

        Raises:
            NotFoundError: there is none of that name.
        """
        return find_version(self.path, version, method)

    def version_of(self, config: TaskConfig, but: Collection[str] = ()) -> VersionInfo:
        """Return the version that a config is run with where the user names the config and no
        version: the newest of its method. Where the task's configs name several transforms, each
        its own, as those of a benchmark in several steps do, it is the newest one of those that
        were made from the config's. None of the ids in `but` is the newest.

        Raises:
            NotFoundError: there is no version of that method.
        """
        named = {other.transform for other in self._configs(config.method) if other.transform}
        if not config.transform or len(named) < 2:
            return find_version(self.path, "latest", config.method, but)
        versions, name = self.versions(), Path(config.transform).name
        # Where a task was copied, its configs name the files of the folder that it was copied from.
        own = next((version for version in versions if Path(version.path).name == name), None)
        return newest_from(own or self.version(config.transform), versions, but)

    def _configs(self, method: Method) -> Iterator[TaskConfig]:
        """Yield the configs of a method that can be read."""
        for name in self.config_names():
            if name.endswith(f"_{method}"):
                with suppress(ConfigError):
                    yield self._read_config(name)

    def other_readings(self, config: TaskConfig) -> tuple[str, ...]:
        """Return the names of the configs that have this one's rows and transform and read its
        responses otherwise, as each chain of filters of an imported task has one."""

        def asked(one: TaskConfig) -> tuple[object, ...]:
            shots = one.fewshot_path, one.fewshot_split, one.num_fewshot
            return one.path, one.split, one.transform, one.description, shots, one.decoding

        own = self._read_config(config.name)
        return tuple(
            one.name
            for one in self._configs(config.method)
            if asked(one) == asked(own)
            and (one.filters, one.postprocess) != (own.filters, own.postprocess)
        )

    def methods(self) -> tuple[Method, ...]:
        """The methods that a version or a config exists for, or, in a folder of rows alone, that
        the rows allow; first the one that is meant where none is named: GEN, or that of the config
        that says `comes_first`."""
        named = {v.method for v in self.versions()}
        named |= {"ppl" if c.endswith("_ppl") else "gen" for c in self.config_names()}
        has_plain = any(v.method is None for v in self.versions())
        both: tuple[Method, ...] = ("gen", "ppl")
        found: tuple[Method, ...] = tuple(m for m in both if m in named or has_plain)
        found = found or self.possible_methods()
        is_turned = found == both and self._comes_first("ppl")
        return ("ppl", "gen") if is_turned else found

    def _comes_first(self, method: Method) -> bool:
        files = (self.path / "config" / f"{name}.json" for name in self.config_names())
        return any(comes_first(file) for file in files if file.stem.endswith(f"_{method}"))

    def possible_methods(self) -> tuple[Method, ...]:
        """The methods that the rows allow: PPL needs `target_scores` in the first of them.

        Raises:
            DataError: the data cannot be read.
        """
        names = self.config_names()
        if not names and not self.data_files():
            return ("gen",)
        config = self._read_config(names[0]) if names else self._default_config("gen")
        return ("gen", "ppl") if target_scores(self.docs(config)[0]) else ("gen",)

    def config(self, name: str = "", method: Method | None = None) -> TaskConfig:
        """Return the config called `name`, or the first of `method`, or, in a folder without
        one, the settings that a config would have by default.

        Raises:
            NotFoundError: there is no config `name`, or nothing to make a default from, or the
                task's folder is gone.
            SettingError: `method` is none.
            ConfigError: the file cannot be used.
        """
        require_method(method)
        self.require_folder()
        names = self.config_names()
        if not isinstance(name, str):
            raise NotFoundError("no config", expected="its name", seen=shorten(name))
        if name:
            name = Path(name).stem if name.endswith(".json") else name
            if name not in names:
                raise NotFoundError(f"{self.path}: no config {name!r}", fix=nearest(name, names))
            return self._read_config(name)
        method = method or self.methods()[0]
        fitting = [n for n in names if n.endswith(f"_{method}")]
        preferred = f"{self.name}_{method}"
        if fitting:
            return self._read_config(preferred if preferred in fitting else fitting[0])
        return self._default_config(method)

    def _read_config(self, name: str) -> TaskConfig:
        return read_config(self.path / "config" / f"{name}.json", self.path)

    def _default_config(self, method: Method) -> TaskConfig:
        """Return plain settings for `method`: on another method's data, or the first file's."""
        metric = MetricSpec("accuracy", "exact_match" if method == "gen" else "log_prob")
        names = self.config_names()
        if names:
            other = self._read_config(names[0])
            stem = other.name.removesuffix(f"_{other.method}")
            return replace(
                other,
                name=f"{stem}_{method}",
                method=method,
                transform="",
                decoding=Decoding(),
                postprocess="",
                metrics=(metric,),
            )
        files = self.data_files()
        if not files:
            raise NotFoundError(
                f"{self.path}: no rows",
                expected="a file data/<name>.jsonl (or .csv, .parquet, .arrow)",
                fix="Make one, or a config whose path names the data.",
            )
        return TaskConfig(
            name=f"{files[0].stem}_{method}",
            task_name=files[0].stem,
            method=method,
            path=str(files[0]),
            metrics=(metric,),
        )

    def dataset_name(self, config: TaskConfig) -> str:
        """Return what a transform is given as `dataset_name` (see `tasks.config`)."""
        return dataset_name(self.name, config)

    def stamp(self, config: TaskConfig | None = None) -> object:
        """Return what is another thing once one of the configs, the rows, the shots or the modules
        of the folder were written, or those that `config` names elsewhere."""
        modules = (p for p in self.path.glob("*.py") if not VERSION_FILE.fullmatch(p.name))
        files = [*(self.path / "config").glob("*.json"), *self.data_files(), *modules]
        named = (config.path, config.fewshot_path) if config else ()
        paths = sorted({*map(str, files), *named})
        return [(path, file_stamp(path)) for path in paths]

    def docs(self, config: TaskConfig) -> Sequence[Doc]:
        """Return the docs that `config` evaluates. A sealed row is none, also where it stands in
        the data (see `notes_on_rows`).

        Raises:
            DataError: the data cannot be read.
        """
        return self._read(config, "path", config.split).docs

    def docs_sha256(self, config: TaskConfig) -> str:
        """Return a SHA-256 of the docs' content and order, in hexadecimal: what tells runs on the
        same rows from runs on rows that were edited between them, wherever the file lies.

        Raises:
            DataError: the data cannot be read.
        """
        return self._hash(config, "path", config.split)[0]

    def row_marks(self, config: TaskConfig) -> dict[str, bytes]:
        """Return the marks of the docs and of the config's own few-shot docs, where it has such
        (see `prompts.dataset.hash_docs`), by the SHA-256 of each.

        Raises:
            DataError: the data cannot be read.
        """
        found = dict([self._hash(config, "path", config.split)])
        if config.fewshot_path or config.fewshot_split:
            found |= dict([self._hash(config, _source_of_shots(config), config.fewshot_split)])
        return found

    def shots_sha256(self, config: TaskConfig) -> str:
        """Return the same of the config's own few-shot file or split; "" where it has none.

        Raises:
            DataError: the data cannot be read.
        """
        if not (config.fewshot_path or config.fewshot_split):
            return ""
        return self._hash(config, _source_of_shots(config), config.fewshot_split)[0]

    def _hash(self, config: TaskConfig, key: str, split: str) -> tuple[str, bytes]:
        of = (getattr(config, key), split)
        docs, kept = self._read(config, key, split).docs, self._hashes.get(of)
        if kept is None or kept[0] is not docs:
            kept = self._hashes[of] = (docs, *hash_docs(docs))
        return kept[1], kept[2]

    def files_elsewhere(self, config: TaskConfig) -> tuple[str, ...]:
        """Return what is to be said of rows and shots that `config` has from another task's folder
        though a file of that name lies in this one's, as in a task that was copied."""
        named = (("rows", config.path), ("shots", config.fewshot_path))
        copies = ((what, found, own_copy(found, self.path)) for what, found in named if found)
        return tuple(
            f"the {what} are {found}, not {copy}: {config.name}.json names a path that is looked "
            "up from the task's folder upwards; name the task's own file in it, if that is meant"
            for what, found, copy in copies
            if copy is not None
        )

    def pool(self, config: TaskConfig) -> Pool:
        """Return the docs that shots are taken from: the config's own few-shot file or split, or
        else the docs themselves."""
        if config.fewshot_path or config.fewshot_split:
            read = self._read(config, _source_of_shots(config), config.fewshot_split)
            return Pool(read.docs, separate=True)
        return Pool(self.docs(config))

    def left_out(self, config: TaskConfig) -> int:
        """Return how many rows of the data, and of the config's own few-shot file or split, are
        left out of the docs since they are sealed.

        Raises:
            DataError: the data cannot be read.
        """
        if not seal_paths(self.path):
            return 0
        sources = {("path", config.split)}
        if config.fewshot_path or config.fewshot_split:
            sources.add((_source_of_shots(config), config.fewshot_split))
        return sum(self._read(config, key, split).sealed for key, split in sources)

    def notes_on_rows(self, config: TaskConfig) -> tuple[str, ...]:
        """Return what is to be said of the rows and shots of `config`: those that lie in another
        task's folder (see `files_elsewhere`), and sealed ones that stand among them.

        Raises:
            DataError: the data cannot be read.
        """
        notes, count = self.files_elsewhere(config), self.left_out(config)
        if not count:
            return notes
        rows = "1 sealed row stands" if count == 1 else f"{count} sealed rows stand"
        told = f"{rows} in the data or among the shots too, and are left out."
        if any(path.suffix == PENDING for path in seal_paths(self.path)):
            return (*notes, f"{told} Sealing was interrupted: workbench seal {self.path} finishes.")
        name = Path(config.path).name
        return (
            *notes,
            f"{told} Take them out of {name}: it was put back as it was before, perhaps.",
        )

    def _read(self, config: TaskConfig, key: str, split: str) -> OpenDocs:
        """Return the docs of the source that `config` names at `key`."""
        source = getattr(config, key)
        of, written = (source, split), file_stamp(source)
        stamp = (written, *((path.name, file_stamp(str(path))) for path in seal_paths(self.path)))
        with self._lock:
            kept = self._docs.get(of)
            if kept is None or kept[0] != stamp:
                docs = _docs_of(config, key, split, is_there=bool(written))
                kept = self._docs[of] = (stamp, open_docs(docs, source, self.path))
            return kept[1]


def _docs_of(config: TaskConfig, key: str, split: str, *, is_there: bool) -> Sequence[Doc]:
    """Return the docs of the source that `config` names at `key`; where nothing is there, an error
    says who named it."""
    try:
        return read_docs(getattr(config, key), split=split)
    except DataError as error:
        if is_there:
            raise
        raise DataError(f"{config.name}.json: {key}: {error}") from error


def _source_of_shots(config: TaskConfig) -> str:
    return "fewshot_path" if config.fewshot_path else "path"


def file_stamp(source: str) -> object:
    """Return what is another thing once a file was written, None where there is no file."""
    try:
        status = os.stat(source)
    except (OSError, ValueError):  # ValueError: a NUL in the name
        return None
    # Tools that keep a file's date leave its change time, and one that replaces it, another inode.
    return (status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino)


FOLDER = "transforms"
"""What a folder of tasks is called."""


def _tasks_in(folder: Path) -> list[Path]:
    """Return the tasks directly in a folder, or in its folder of tasks. Its `data` is none."""
    places = [folder, folder / FOLDER]
    found = [path for place in places if place.is_dir() for path in find_tasks(place)]
    return [path for path in found if path != folder / "data"]


def _instead_of(folder: Path) -> str:
    """Return what to name in the place of a folder that is not there."""
    parent = folder.parent
    found = _tasks_in(parent) if parent.is_dir() else []
    same = [path for path in found if path.name == folder.name]
    if same:
        return f"Did you mean {os.path.relpath(same[0])}?"
    if siblings := [path.name for path in found if path.parent == parent]:
        return nearest(folder.name, siblings)
    return "To make one of your own rows: workbench new DATA"


def _of_file(file: Path, given: object) -> str:
    """Return what to name in the place of a file: the task that it is in, or what makes a task of
    its rows."""
    folder = file.parent.parent if file.parent.name == "config" else file.parent
    if is_task(folder):
        return f"Name the task's folder: {os.path.relpath(folder)}"
    return f"To make a task of its rows: workbench new {given}"


def is_task(folder: Path) -> bool:
    """Say whether a folder is a task: it has versions, or rows in `data/`."""
    if list_versions(folder):
        return True
    return any(p.suffix in DATA_SUFFIXES for p in (folder / "data").glob("*"))


def find_tasks(folder: Path) -> list[Path]:
    """Return the task folders directly inside `folder`, by name."""
    return sorted(p for p in folder.iterdir() if p.is_dir() and is_task(p))


def choose_sample(docs: Sequence[Doc], size: int | None) -> Sequence[Doc]:
    """Return `size` of the docs (None: all), in order of their ids.

    They are the first of one fixed permutation, whatever the seed of the shots: so two runs pair
    row by row, and a larger sample contains the smaller one.

    Raises:
        SettingError: `size` is below 1.
    """
    if size is None or size >= len(docs):
        return docs if isinstance(docs, DocsInPlace) else tuple(docs)
    if size < 1:
        raise SettingError("sample", expected="1 or more docs", seen=str(size))
    return chosen_docs(docs, sorted(_permutation(len(docs))[:size]))


@lru_cache(maxsize=8)
def _permutation(size: int) -> tuple[int, ...]:
    order = list(range(size))
    random.Random("sample").shuffle(order)
    return tuple(order)


def find_doc(docs: Sequence[Doc], doc_id: int) -> Doc:
    """Return the doc of that id.

    Raises:
        DataError: there is none.
    """
    if not is_whole_number(doc_id, 0) or doc_id >= len(docs):
        raise DataError(f"no doc {shorten(doc_id)}", expected=f"0 to {len(docs) - 1}")
    return docs[doc_id]
