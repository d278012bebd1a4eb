"""The rows of a task of lm-evaluation-harness: which are evaluated, and which serve as shots."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, DataError, shorten
from workbench.exchange.files import RowData
from workbench.exchange.lm_eval.spec import Spec
from workbench.exchange.lm_eval.yaml_files import FunctionRef
from workbench.io.files import require_regular
from workbench.io.packages import EXTRAS, command, require_extra

LOCAL_BUILDERS = ("json", "csv", "parquet", "text", "arrow", "pandas", "xml", "webdataset")


@dataclass(frozen=True, slots=True)
class Tables:
    """The evaluated rows, the rows that shots are drawn from, and how these two are related.

    `columns` are those of the evaluated rows. `same` says that both are the same rows; `excludes`
    that a doc is never its own shot (the harness sees to that only where few-shot split and test
    split have the same name, both unset included; `ConfigurableTask.fewshot_context`).
    """

    docs: Sequence[RowData]
    columns: tuple[str, ...]
    pool: Sequence[RowData]
    same: bool
    excludes: bool
    pool_name: str


def read_tables(spec: Spec) -> Tables:
    """Return the task's rows, `process_docs` applied.

    Raises:
        DataError: the rows cannot be read, or a split is missing.
        ConfigError: a function cannot be found.
    """
    splits = _load(spec)
    raw = _split(spec, splits, spec.eval_split)
    docs, columns = _rows(_processed(spec.process_docs, raw, spec), spec, spec.eval_split)
    if not docs:
        raise DataError(f"{spec.file.path}: split {spec.eval_split!r} has no rows")
    shots = spec.shots
    excludes = shots.split == spec.test_split
    if shots.split is not None:
        pool_raw, name = _split(spec, splits, shots.split), shots.split
        pool, _ = _rows(_processed(shots.process_docs, pool_raw, spec), spec, name)
        same = name == spec.eval_split and shots.process_docs == spec.process_docs
    elif shots.samples is not None:
        pool, name, same = _samples(spec), "fewshot_config.samples", False
    else:
        name = spec.training_split or spec.validation_split or spec.test_split or ""
        same = name == spec.eval_split
        pool_raw = raw if same else _split(spec, splits, name)
        pool = docs if same else _rows(_processed(spec.process_docs, pool_raw, spec), spec, name)[0]
    return Tables(docs, columns, docs if same else pool, same, excludes, name)


def _split(spec: Spec, splits: Mapping[str, Any], name: str) -> Any:
    try:
        return splits[name]
    except KeyError:
        raise DataError(
            f"{spec.file.path}: split {name!r} is not in the data",
            expected=", ".join(map(str, splits)),
            fix="A lone data_files without names of splits is the split 'train'.",
        ) from None


def _processed(ref: FunctionRef | None, split: Any, spec: Spec) -> Any:
    return split if ref is None else call(ref, split, of="the split")


def _rows(found: Any, spec: Spec, name: str) -> tuple[list[RowData], tuple[str, ...]]:
    if not isinstance(found, Iterable):
        raise DataError(f"{spec.file.path}: split {name!r}", expected="rows", seen=shorten(found))
    rows: list[RowData] = []
    for number, row in enumerate(found):
        if not isinstance(row, Mapping):
            where = f"{spec.file.path}: row {number} of {name!r}"
            raise DataError(where, expected="an object", seen=shorten(row))
        rows.append(dict(row))
    features = getattr(found, "features", None)
    return rows, tuple(features if features is not None else next(iter(rows), ()))


def _samples(spec: Spec) -> list[RowData]:
    found = spec.shots.samples
    if isinstance(found, FunctionRef):
        found = call(found, of="the samples")
    return _rows(found, spec, "fewshot_config.samples")[0]


# ---- what loads the rows -------------------------------------------------------------------------


def _load(spec: Spec) -> Mapping[str, Any]:
    custom = spec.get("custom_dataset")
    keywords = dict(spec.get("dataset_kwargs") or {})
    keywords.pop("trust_remote_code", None)
    if custom is not None:
        metadata = spec.get("metadata")
        found = call(custom, of="the data", **(dict(metadata or {}) | keywords))
        return found if isinstance(found, Mapping) else {}
    if keywords.get("streaming"):
        raise ConfigError(
            spec.file.where("dataset_kwargs"),
            seen="streaming: true",
            fix="Leave it out: a task's rows are kept whole.",
        )
    path = str(spec.get("dataset_path"))
    beside = _beside(path, spec.file.path.parent)
    is_local = path in LOCAL_BUILDERS or Path(beside).is_dir()
    if "data_files" in keywords:
        keywords["data_files"] = _resolved(keywords["data_files"], spec.file.path.parent)
    if isinstance(keywords.get("data_dir"), str):
        keywords["data_dir"] = _beside(keywords["data_dir"], spec.file.path.parent)
    return _load_dataset(spec, beside, keywords, is_local=is_local)


def _load_dataset(
    spec: Spec, path: str, keywords: Mapping[str, Any], *, is_local: bool
) -> Mapping[str, Any]:
    require_extra(f"{spec.file.where('dataset_path')} {path!r}", "datasets", DataError)
    import datasets

    with tempfile.TemporaryDirectory() as cache, _quiet(datasets):
        where = {"cache_dir": cache} if is_local else {}
        try:
            found = datasets.load_dataset(path, spec.get("dataset_name"), **where, **keywords)
            if not isinstance(found, Mapping):
                raise DataError(
                    spec.file.where("dataset_kwargs"),
                    expected="named splits",
                    fix="Leave out 'split'.",
                )
            if not is_local:
                return found
            # Rows are copied while the temporary cache that they lie in exists.
            return {
                str(name): datasets.Dataset.from_list(list(split), features=split.features)
                for name, split in found.items()
            }
        except DataError:
            raise
        except Exception as error:  # `datasets` raises its own, huggingface_hub's and OSError alike
            what = "cannot be read" if is_local else "is not a folder here, and cannot be fetched"
            raise DataError(
                f"{spec.file.where('dataset_path')} {path!r} {what}",
                seen=f"{type(error).__name__}: {shorten(str(error), 300)}",
                fix="Check data_files."
                if is_local
                else "Fetch it once with a network, or "
                "write its rows to a file: dataset_path: json, data_files: {test: rows.jsonl}.",
            ) from error


@contextmanager
def _quiet(datasets: Any) -> Any:
    """Without progress bars, which a notebook would show for a file of ten rows."""
    was_on = datasets.is_progress_bar_enabled()
    datasets.disable_progress_bars()
    try:
        yield
    finally:
        if was_on:
            datasets.enable_progress_bars()


def _beside(path: str, folder: Path) -> str:
    """Return `path` as the harness reads it, from the working folder; or, where nothing is there,
    beside the YAML."""
    is_plain = "://" not in path and not os.path.isabs(path)
    if is_plain and not Path(path).exists() and (folder / path).exists():
        return str(folder / path)
    return path


def _resolved(files: Any, folder: Path) -> Any:
    if isinstance(files, str):
        beside = _beside(files, folder)
        require_regular(beside, DataError)
        return beside
    if isinstance(files, list):
        return [_resolved(one, folder) for one in files]
    if isinstance(files, Mapping):
        return {name: _resolved(one, folder) for name, one in files.items()}
    return files


# ---- functions -----------------------------------------------------------------------------------


def call(ref: FunctionRef, *arguments: Any, of: str, **keywords: Any) -> Any:
    """Return what the function makes of its arguments. This runs the code of whoever wrote it.

    Raises:
        ConfigError: there is no such function.
        DataError: it fails.
    """
    function = load_function(ref)
    try:
        return function(*arguments, **keywords)
    except Exception as error:  # the user's own code may raise anything
        raise DataError(
            f"{ref.where}: !function {ref.name} failed on {of}",
            seen=f"{type(error).__name__}: {shorten(str(error), 200)}",
        ) from error


def load_function(ref: FunctionRef) -> Callable[..., Any]:
    """Return the function, from the module beside the YAML or one that can be imported.

    Raises:
        ConfigError: there is no such module or function, or importing it fails.
    """
    name = ref.name.rpartition(".")[0]
    try:
        module = _load_module(ref.module) if ref.module.exists() else importlib.import_module(name)
    except Exception as error:  # importing runs the module, which may raise anything
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        raise ConfigError(
            f"{ref.where}: !function {ref.name}: cannot import {name}",
            expected=f"{ref.module}",
            seen=f"{type(error).__name__}: {shorten(str(error), 200)}",
            fix=f"Run `{command(missing)}`." if missing in EXTRAS else "",
        ) from error
    function = getattr(module, ref.function, None)
    if not callable(function):
        raise ConfigError(f"{ref.where}: {module.__file__} has no function {ref.function!r}")
    return function


def _load_module(path: Path) -> Any:
    name = "lm_eval_task_" + path.resolve().with_suffix("").as_posix().replace("/", "_")
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
