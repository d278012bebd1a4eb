"""A user's dataset class for FreeEval: run apart from this process, and only when trusted."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, shorten
from workbench.exchange.freeeval.config import Step, StepDataset
from workbench.exchange.freeeval.data import Loaded
from workbench.exchange.freeeval.dataset_types import TYPES
from workbench.exchange.freeeval.layout import LayoutProblem
from workbench.io.files import is_regular
from workbench.io.processes import run_child
from workbench.prompts.samplers.freeeval import shuffled

SECONDS = 120.0
"""How long a class may take to read its rows."""

CHILD = Path(__file__).with_name("child.py")
PACKAGE_ROOT = Path(__file__).resolve().parents[3]


def load_class(part: StepDataset, config: Path, step: Step, *, trust: bool) -> Loaded:
    """Return the problems of the class that a `.py` file beside the config registers.

    The files are run in a process of their own, with a stand-in for the package `freeeval`, so
    FreeEval need not be here; `datasets` is the real one. Not a sandbox: the code has the user's
    own rights, and is run only with `trust`.

    Raises:
        ConfigError: not trusted; no file registers the type; the class fails or takes longer
            than `SECONDS`; what it makes are no problems.
    """
    files = sorted(path for path in config.parent.glob("*.py") if _may_register(path, part.type))
    if not (files and trust):
        names = ", ".join(path.name for path in files)
        raise ConfigError(
            f"{part.node.where}: dataset type {part.type!r} is none of FreeEval's",
            expected=", ".join(sorted(TYPES)),
            fix=f"{names} may register it: allow its code to be run."
            if files
            else f"Put a file beside {config.name} that registers {part.type!r} there.",
        )
    job = {
        "files": [str(path.resolve()) for path in files],
        "type": part.type,
        "kwargs": _kwargs(part, config),
        "step": step.kind,
        "augment": step.augment is not None,
        "package_root": str(PACKAGE_ROOT),
    }
    return _loaded(_run(part, job, config.resolve().parent), part)


def _may_register(path: Path, name: str) -> bool:
    """Say whether the file has the type's name and a way to register it, without running it."""
    if not is_regular(path):
        return False
    text = path.read_bytes().decode("utf-8", "replace")
    return name in text and ("TYPE_TO_DATASET" in text or "register_dataset" in text)


def _kwargs(part: StepDataset, config: Path) -> dict[str, Any]:
    """Return the keyword arguments, a relative folder made absolute where one is found; without
    `first_n`, which counts here, as for the built-in types. The tokenizer is given along: a class
    may make prompts with it, as that of an export with turns does."""
    kwargs = {key: value for key, value in part.node.value.items() if key != "first_n"}
    named = {"name_or_path": part.name_or_path, "tokenizer_name_or_path": part.tokenizer}
    for key, name in named.items():
        if name is not None:
            found = (folder / name for folder in config.resolve().parents)
            kwargs[key] = next((str(path) for path in found if os.path.exists(path)), name)
    return kwargs


def _run(part: StepDataset, job: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    done = run_child(
        [sys.executable, "-P", str(CHILD)],
        stdin=json.dumps(job).encode(),
        seconds=SECONDS,
        folder=folder,
    )
    if done.code is None:
        raise _failed(part, f"it took longer than {SECONDS:g} s")
    line = done.stdout.strip().rpartition(b"\n")[2]
    try:
        reply = json.loads(line)
    except ValueError:
        said = done.stderr.decode("utf-8", "replace").strip()[-300:]
        raise _failed(part, shorten(said or "no answer", 320)) from None
    if not isinstance(reply, dict):
        raise _failed(part, shorten(reply))
    if "error" in reply:
        raise _failed(part, reply["error"])
    return reply


def _failed(part: StepDataset, seen: str) -> ConfigError:
    return ConfigError(
        f"{part.node.where}: the dataset class of type {part.type!r} failed",
        seen=seen,
        fix="Correct the class; `python FILE` shows where it fails.",
    )


def _loaded(reply: Mapping[str, Any], part: StepDataset) -> Loaded:
    items = tuple(_problem(value, part) for value in reply["problems"])
    if not items:
        raise _failed(part, "it made no problems")
    drawn = tuple(_problem(value, part) for value in reply["shots"])
    pool = tuple(_problem(value, part) if value else None for value in reply["pool"])
    order = shuffled(len(pool), part.seed)[: len(drawn)]
    losses: list[str] = []
    if drawn and tuple(pool[i] for i in order) != drawn:
        # Drawn in a way of its own: put so that FreeEval's draw gives them in their order.
        places = shuffled(len(drawn), part.seed)
        pool = tuple(drawn[places.index(index)] for index in range(len(drawn)))
        losses.append(
            "shots: the class draws them in a way of its own, so the few-shot file has these alone"
        )
    if reply["by_function"]:
        losses.append(
            "register_dataset: FreeEval's repository has no freeeval.data.registry; it finds a "
            "class in freeeval.datasets.TYPE_TO_DATASET"
        )
    return Loaded(items, pool, tuple(losses))


def _problem(value: Mapping[str, Any], part: StepDataset) -> LayoutProblem:
    options, gold, stops = value["choices"], value["answer"], value["stop_sequences"]
    if not isinstance(options, list) or not all(isinstance(text, str) for text in options):
        raise _failed(part, f"choices that are no list of texts: {shorten(options)}")
    if gold is not None and (isinstance(gold, bool) or not isinstance(gold, int)):
        raise _failed(part, f"an answer that is no index: {shorten(gold)}")
    if gold is not None and not -1 <= gold < len(options):
        raise _failed(part, f"answer {gold}, of {len(options)} choices")
    order = value["permutation"]
    return LayoutProblem(
        problem=str(value["problem"]),
        options=tuple(options),
        gold=None if gold is None or gold < 0 or not options else gold,
        extra=value["extra"],
        stops=None if stops is None else tuple(map(str, stops)),
        permutation=tuple(order) if order else None,
        parent_uuid=value["parent_uuid"],
        keys=value["keys"],
        prompt=value["prompt"],
        cloze_prompts=tuple(value.get("cloze_prompts") or ()),
        row=value["row"] or {},
    )
