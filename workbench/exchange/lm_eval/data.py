"""The rows of a task of lm-evaluation-harness: which are evaluated, and which serve as shots."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, DataError, shorten
from workbench.exchange.files import RowData
from workbench.exchange.lm_eval.functions import call
from workbench.exchange.lm_eval.randomness import Watch, draw_task_names, set_aside
from workbench.exchange.lm_eval.spec import Spec
from workbench.exchange.lm_eval.yaml_files import FunctionRef
from workbench.io.bars import without_bars
from workbench.io.files import require_regular
from workbench.io.packages import require_extra

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
    losses: tuple[str, ...] = ()


def read_tables(spec: Spec) -> Tables:
    """Return the task's rows, `process_docs` applied.

    The order, and how often, is `ConfigurableTask`'s: the few-shot rows once, the evaluated rows
    once to look at and once more to send, so that a function that draws random numbers draws
    the same ones here.

    Raises:
        DataError: the rows cannot be read, or a split is missing.
        ConfigError: a function cannot be found.
    """
    with ExitStack() as stack:
        # `datasets` keeps what `map` made in a file beside its rows, and gives it again when the
        # same function comes with the same rows: so a shuffle is done once there, and here.
        return _tables(spec, _load(spec, stack))


def _tables(spec: Spec, splits: Mapping[str, Any]) -> Tables:
    watch, losses = Watch(), list[str]()
    shots = spec.shots
    excludes = shots.split == spec.test_split
    first = spec.training_split or spec.validation_split or spec.test_split or ""
    if shots.split is None and shots.samples is not None:
        pool, name = _samples(spec), "fewshot_config.samples"
        function = None
    else:
        name = first if shots.split is None else shots.split
        function = spec.process_docs if shots.split is None else shots.process_docs
        pool = _made(spec, splits, name, function)[0]
    docs, columns = _made(spec, splits, spec.eval_split, spec.process_docs)
    if not docs:
        raise DataError(f"{spec.file.path}: split {spec.eval_split!r} has no rows")
    same = name == spec.eval_split and function == spec.process_docs
    if spec.process_docs is not None:
        drawn = watch.drawn()
        draw_task_names()
        watch.drawn()
        docs, columns = _made(spec, splits, spec.eval_split, spec.process_docs)
        drawn = list(dict.fromkeys([*drawn, *watch.drawn()]))
        with set_aside():
            again = _made(spec, splits, spec.eval_split, spec.process_docs)[0]
        losses += _random_losses(spec, drawn, _texts(docs), _texts(again))
        same = same and _texts(pool) == _texts(docs)
    return Tables(docs, columns, docs if same else pool, same, excludes, name, tuple(losses))


def _made(
    spec: Spec, splits: Mapping[str, Any], name: str, function: FunctionRef | None
) -> tuple[list[RowData], tuple[str, ...]]:
    """Return the rows of a split, and the names of their columns."""
    return _rows(_processed(function, _split(spec, splits, name), spec), spec, name)


def _texts(rows: Sequence[RowData]) -> list[str]:
    return [json.dumps(row, default=str, sort_keys=True) for row in rows]


def _random_losses(
    spec: Spec, drawn: Sequence[str], docs: Sequence[str], again: Sequence[str]
) -> list[str]:
    where = spec.file.where("process_docs")
    losses: list[str] = []
    if drawn:
        losses.append(
            f"{where} draws random numbers ({', '.join(drawn)}): the rows are those of a run of "
            "this task alone with the harness's default seeds and nothing kept by `datasets` of "
            "an earlier run; with other tasks before it, or --seed, the harness has others"
        )
    other = [i for i, (one, two) in enumerate(zip(docs, again, strict=False)) if one != two]
    if other or len(docs) != len(again):
        losses.append(
            f"{where} gives other rows each time it is called ({len(other)} of {len(docs)} differ):"
            " the harness calls it again to score, so there an answer is compared with the gold"
            " of another row than its prompt's; here with its own"
        )
    return losses


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


def _load(spec: Spec, stack: ExitStack) -> Mapping[str, Any]:
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
    is_local = path in LOCAL_BUILDERS or os.path.isdir(beside)
    if "data_files" in keywords:
        keywords["data_files"] = _resolved(keywords["data_files"], spec.file.path.parent)
    if isinstance(keywords.get("data_dir"), str):
        keywords["data_dir"] = _beside(keywords["data_dir"], spec.file.path.parent)
    return _load_dataset(spec, beside, keywords, stack if is_local else None)


def _load_dataset(
    spec: Spec, path: str, keywords: Mapping[str, Any], local: ExitStack | None
) -> Mapping[str, Any]:
    """Return the splits; what lies here already is read through a cache that ends with `local`."""
    require_extra(f"{spec.file.where('dataset_path')} {path!r}", "datasets", DataError)
    import datasets

    where: dict[str, str] = {}
    if local is not None:
        made = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        where["cache_dir"] = local.enter_context(made)
    with without_bars():
        try:
            found = datasets.load_dataset(path, spec.get("dataset_name"), **where, **keywords)
            if not isinstance(found, Mapping):
                raise DataError(
                    spec.file.where("dataset_kwargs"),
                    expected="named splits",
                    fix="Leave out 'split'.",
                )
            return found
        except DataError:
            raise
        except Exception as error:  # `datasets` raises its own, huggingface_hub's and OSError alike
            what = (
                "cannot be read"
                if local is not None
                else "is not a folder here, and cannot be fetched"
            )
            raise DataError(
                f"{spec.file.where('dataset_path')} {path!r} {what}",
                seen=f"{type(error).__name__}: {shorten(str(error), 300)}",
                fix="Check data_files."
                if local is not None
                else "Fetch it once with a network, or "
                "write its rows to a file: dataset_path: json, data_files: {test: rows.jsonl}.",
            ) from error


def _beside(path: str, folder: Path) -> str:
    """Return `path` as the harness reads it, from the working folder; or, where nothing is there,
    beside the YAML."""
    is_plain = "://" not in path and not os.path.isabs(path)
    if is_plain and not os.path.exists(path) and os.path.exists(folder / path):
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
