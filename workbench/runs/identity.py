"""What a prompt, an answer and a score depend on, said once.

Whoever shows a stored score beside a version, compares two runs or publishes a figure asks here
whether it is a score of just that. What differs is told in the user's words, and everything is
known by its content: a file that was moved is the same rows, one that was edited is not.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from workbench.errors import SettingError, nearest, shorten
from workbench.io.files import is_regular
from workbench.io.given import require_text, several
from workbench.messages import say, shots_text
from workbench.models.base import LanguageModel, dtype_of
from workbench.models.known import KnownModel
from workbench.runs.plan import Plan
from workbench.tasks.task import file_stamp
from workbench.types import Rendered, RenderFailure, Row, Run

Facts: TypeAlias = Mapping[str, Any]
"""What a score depends on, by name, as JSON values. None is what an older run did not record."""

SCORING = 1
"""Goes up whenever this package extracts or scores the same response differently."""

PROMPT = (
    *("task", "method", "source", "rows", "split", "shots", "num_fewshot", "seed", "sampler"),
    *("shot_ids", "description", "separator", "description_separator", "target_delimiter"),
    *("chat_template", "dataset_name", "compat", "files"),
)
ANSWER = (*PROMPT, "model", "dtype", "weights", "decoding", "scope")
SCORE = (*ANSWER, "postprocess", "filters", "metrics", "metric_options", "scoring")
"""What the three depend on. A score is, besides, of as many docs as its sample has."""

GUESS = ("task", "method", "weights")
"""What an earlier answer has to share to be worth trying as a draft, which the model checks."""

ROWS = ("task", "rows", "split")
"""What says which rows the docs are; runs that differ in it never pair."""

_MODEL = ("model", "dtype", "weights")

_ASSUMED = ("dataset_name", "dtype", "weights")
"""What may be unknown, of an older run or of a model that is not loaded, since the rest tells."""


def settings_of(plan: Plan) -> dict[str, Any]:
    """Return everything besides source and model that a run's rows depend on, as JSON values: what
    the ledger keeps of a plan."""
    config, task = plan.config, plan.task
    return {
        **asdict(plan.settings),
        "shot_ids": list(plan.settings.shot_ids),
        "config": config.name,
        "dataset_name": task.dataset_name(config),
        "data": config.path,
        "docs_sha256": task.docs_sha256(config),
        "fewshot_data": config.fewshot_path,
        "fewshot_split": config.fewshot_split,
        "shots_sha256": task.shots_sha256(config),
        "split": config.split,
        "sample_size": plan.sample_size,
        "group": plan.group,
        "scope": plan.scope,
        # Runs that were stored before there were turns say it with a truth value.
        "chat_template": {"": False, "turn": True, "turns": "turns"}[plan.chat_template],
        "decoding": {**asdict(config.decoding), "until": list(config.decoding.until)},
        "postprocess": config.postprocess,
        "filters": [dict(step) for step in config.filters],
        "metrics": {m.name: m.type for m in config.metrics},
        "metric_options": {m.name: dict(m.options) for m in config.metrics if m.options},
        "compat": plan.compat,
        "scoring": SCORING,
    }


def facts_of_run(run: Run) -> Facts:
    """Return what the scores of a stored run depend on. Of the files that its transform read
    beside the rows, those count that are others by now."""
    return {**_facts(run.settings, run), "files": changed_files(run.settings.get("files") or {})}


def hash_files(paths: Iterable[str]) -> dict[str, str]:
    """Return the hashes of files, "" for one that is not there or cannot be read."""
    return {path: _file_hash(path, file_stamp(path)) for path in paths}


def changed_files(hashes: Mapping[str, str]) -> dict[str, str]:
    """Return those of the files, with their hashes of then, that have another content now."""
    now = hash_files(hashes)
    return {path: known for path, known in hashes.items() if now[path] != known}


@lru_cache(maxsize=1024)
def _file_hash(path: str, _stamp: object) -> str:
    try:
        if not is_regular(path):  # nor a device, which may have no end
            return ""
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return ""


def run_of_plan(plan: Plan, model: LanguageModel | KnownModel | None = None) -> Run:
    """Return a run of the plan that nobody has begun: without an id, and known up to its prompts;
    without a `model`, all but that."""
    settings = settings_of(plan)
    return Run(
        run_id="",
        task=plan.task.name,
        version=plan.version,
        source=plan.source,
        source_sha256=plan.source_sha256,
        model=model.name if model else "",
        fingerprint=model.fingerprint if model else "",
        method=plan.config.method,
        settings={**settings, "dtype": dtype_of(model) or None} if model else settings,
        started=0.0,
    )


def facts_of_plan(plan: Plan, model: LanguageModel | KnownModel | None = None) -> Facts:
    """Return what the scores of a plan would depend on; without a `model`, all but that."""
    wanted = run_of_plan(plan, model)
    facts = {**_facts(wanted.settings, wanted), "files": {}}
    return facts if model else {name: v for name, v in facts.items() if name not in _MODEL}


def _facts(settings: Mapping[str, Any], run: Run) -> Facts:
    known: dict[str, Any] = json.loads(json.dumps(dict(settings)))  # lists, as the ledger has them
    given = {name: known.get(name) for name in SCORE}
    given |= {"task": run.task, "method": run.method, "source": run.source_sha256}
    given |= {"model": run.model, "weights": run.fingerprint or None}
    given |= {"rows": known.get("docs_sha256"), "scoring": known.get("scoring", SCORING)}
    given["shots"] = _shots(known)
    if run.method == "ppl":
        given["decoding"] = None  # nothing is generated
    elif given["decoding"] is not None:
        given["decoding"] = {"draws": 1, **given["decoding"]}  # older runs had one, and say none
    return given


def _shots(settings: Mapping[str, Any]) -> str | None:
    """Return the hash of the rows that shots come from; "" where there are none, or the docs are
    their own pool."""
    separate = settings.get("fewshot_data") or settings.get("fewshot_split")
    if not settings.get("num_fewshot") or not separate:
        return ""
    return settings.get("shots_sha256")


def still_of(rows: Iterable[Row], items: Iterable[Rendered | RenderFailure]) -> bool:
    """Say whether stored rows are of these prompts and golds. A transform that reads a file beside
    its rows makes others of the same source, and only rendering shows it."""
    now = {item.doc.id: item for item in items if isinstance(item, Rendered)}
    whole = [row for row in rows if row.error is None]
    return all(row.doc_id in now and not row_moved(row, now[row.doc_id]) for row in whole)


def row_moved(row: Row, item: Rendered) -> tuple[str, Any, Any] | None:
    """Return the first thing in which a stored row is of another prompt or gold than `item`: its
    name, as it was, and as it is now."""
    pairs: list[tuple[str, Any, Any]] = [
        ("prompt", row.prompt_sha256, item.prompt.sha256),
        ("processed_output", row.processed_output, item.example.processed_output),
    ]
    if row.choices:
        pairs += [("choices", row.choices, item.choices), ("gold", row.gold, item.gold)]
    return next((pair for pair in pairs if pair[1] != pair[2]), None)


@dataclass(frozen=True, slots=True)
class Deviation:
    """Something that a score depends on and that is another one: as it was scored, and as it is
    wanted. `name` is the setting's, as `vary` has it; `is_weights` says that the model's name is
    the same and what stands behind it is not."""

    name: str
    scored: Any
    wanted: Any
    is_weights: bool = False

    @property
    def words(self) -> str:
        """How it was scored, to stand behind "scored"."""
        return _words(self)


def deviations(
    scored: Facts, wanted: Facts, *, level: Iterable[str] = SCORE, free: Collection[str] = ()
) -> tuple[Deviation, ...]:
    """Return in what two sets of facts differ, of those that both have. `level` is what counts
    (`PROMPT`, `ANSWER` or `SCORE`), `free` what may differ."""
    names = [n for n in level if n in scored and n in wanted and n not in free]
    found = [Deviation(n, scored[n], wanted[n]) for n in names if scored[n] != wanted[n]]
    found = [d for d in found if d.name not in _ASSUMED or None not in (d.scored, d.wanted)]
    found = [d for d in found if d.name != "model" or not same_model(d.scored, d.wanted)]
    if 0 in (scored.get("num_fewshot"), wanted.get("num_fewshot")):
        # A run without shots has them from nowhere: that their number differs says it.
        found = [d for d in found if d.name != "shots"]
    if "model" in free:
        return tuple(d for d in found if d.name not in _MODEL)
    if any(
        d.name in ("model", "dtype") for d in found
    ):  # that the weights differ then says nothing
        found = [d for d in found if d.name != "weights"]
    return tuple(
        replace(d, name="model", is_weights=True) if d.name == "weights" else d for d in found
    )


def same_model(name: str, other: str) -> bool:
    """Say whether two names are of one model: equal, or one folder spelled in two ways."""
    return name == other or os.path.realpath(name) == os.path.realpath(other)


def newest_run(
    runs: Iterable[Run], wanted: Facts, *, level: Iterable[str] = SCORE, free: Collection[str] = ()
) -> Run | None:
    """Return the first finished run of `runs`, which are newest first, that is of just what is
    wanted."""
    done = (run for run in runs if run.status == "done")
    level = tuple(level)
    return next(
        (r for r in done if not deviations(facts_of_run(r), wanted, level=level, free=free)), None
    )


def may_vary(vary: Collection[str]) -> tuple[str, ...]:
    """Return the names of `vary`, each of something that two runs to compare may differ in.

    Raises:
        SettingError: a name that no setting has, or one that says which rows are scored.
    """
    known = [name for name in SCORE if name not in (*ROWS, "source", "weights")]
    names = several("vary", vary, "names of settings, such as ('model',)")
    for name in names:
        require_text(vary=name)
        if name not in known:
            raise SettingError(
                f"vary: {name!r} is not a setting that may vary", fix=nearest(name, known)
            )
    return names


def describe(found: Iterable[Deviation]) -> str:
    """Return how something was scored, as far as it deviates: "scored on other rows, with 2 new
    tokens"; "" where it does not."""
    words = [deviation.words for deviation in found]
    return say("scored {how}", how=", ".join(words)) if words else ""


def _words(found: Deviation) -> str:
    name, value = found.name, found.scored
    if value is None and name != "decoding":
        return say("before {name} were recorded", name=name)
    if name == "decoding":
        return _decoding_words(value or {}, found.wanted or {})
    if name == "model":
        if found.is_weights:
            return say("with other weights under the model's name")
        return say("with the model {name}", name=value)
    said = {
        "source": say("with another text of the transform"),
        "rows": say("on other rows"),
        "split": say("on another split"),
        "shots": say("with shots from other rows"),
        "files": say("with other files beside the transform"),
        "scoring": say("by older scoring rules"),
        "metrics": say("by other metrics"),
        "metric_options": say("with other settings of a metric"),
        "postprocess": say("with another post-processor"),
        "filters": say("with other filters"),
        "description": say("with another description"),
    }
    if name in said:
        return said[name]
    if name == "num_fewshot":
        return say("with {shots}", shots=shots_text(value or 0))
    if name == "dtype":
        return say("in {dtype}", dtype=value)
    return say("with {name} {value}", name=name, value=shorten(value, 40))


def _decoding_words(scored: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    parts: list[str] = []
    for name, value in scored.items():
        if value == wanted.get(name):
            continue
        if name == "max_new_tokens":
            told = say("with {n} new token", n=value) if value == 1 else None
            parts.append(told or say("with {n} new tokens", n=value))
        elif name == "until":
            parts.append(say("with the stop sequences {texts}", texts=shorten(value, 40)))
        else:
            parts.append(say("with {name} {value}", name=name, value=value))
    return ", ".join(parts) or say("with other decoding")
