"""A new task, from whatever rows there are to a folder in UltraEval's layout."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from workbench.errors import SettingError, StoreError
from workbench.io.files import system_errors, text_sha256
from workbench.tasks.new.columns import spelled, value_at
from workbench.tasks.new.propose import propose
from workbench.tasks.new.roles import Given, Proposal, Question, Roles
from workbench.tasks.new.shape import Shape, find_shape
from workbench.tasks.new.sources import is_chinese, make_sources
from workbench.tasks.new.table import TableRow, UserTable, read_table
from workbench.types import Method

SHOTS_SHARE = 0.1
MOST_SHOTS = 32
SHOTS = 3
LONG = 60
"""Characters of an answer from which on it is compared by its words rather than as a whole."""


@dataclass(frozen=True, slots=True)
class NewTask:
    """What became of the rows. With `questions` nothing was written, and `path` is where it would
    be; `row_counts` has `test`, `shots` and `holdout`."""

    path: Path
    table: UserTable
    proposal: Proposal
    shape: Shape
    methods: tuple[Method, ...] = ()
    sources: Mapping[Method, str] = field(default_factory=dict)
    row_counts: Mapping[str, int] = field(default_factory=dict)
    reasons: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()


def make_task(
    source: Any,
    to: Path | None = None,
    given: Given | None = None,
    *,
    holdout: float = 0.0,
    skip_broken: bool = False,
    encoding: str = "",
) -> NewTask:
    """Make a task folder of a user's rows (see `read_table` for what they may be), by default
    `transforms/<the file's name>`.

    What the rows don't tell comes back as `questions`, and then nothing is written.

    Raises:
        DataError: the rows cannot be read.
        SettingError: a field or setting that was given cannot be used.
        StoreError: the folder exists already, or cannot be written.
    """
    given = given or Given()
    if not 0 <= holdout < 1:
        raise SettingError(
            "holdout", expected="a share of the rows, from 0 to below 1", seen=str(holdout)
        )
    table = read_table(source, skip_broken=skip_broken, encoding=encoding)
    folder = to or Path("transforms") / _slug(table.name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise StoreError(f"{folder}: exists already", fix="Name another folder with --to.")
    proposal = propose(table, given)
    shape = find_shape(table.rows, proposal)
    if skip_broken:
        table, proposal, shape = _without_missing(table, proposal, shape, given)
    questions = (*proposal.questions, *shape.questions)
    made = NewTask(
        folder,
        table,
        proposal,
        shape,
        reasons=_reasons(table, proposal, shape),
        questions=questions,
    )
    if questions:
        return made
    if given.method == "ppl" and not shape.target_scores:
        raise SettingError(
            "method 'ppl'",
            expected="rows with options, or an answer of few values",
            seen=f"answers such as {shape.answers[0][0]!r}",
            fix="Use gen, or name the options (--options).",
        )
    sources = make_sources(proposal, shape)
    order: tuple[Method, ...] = ("ppl", "gen") if given.method == "ppl" else ("gen", "ppl")
    methods = tuple(method for method in order if method in sources)
    parts = _split(_rows_out(table.rows, shape), proposal.roles, holdout)
    files = _files(folder, made, sources, parts)
    write_folder(folder, files)
    return replace(
        made,
        methods=methods,
        sources=sources,
        row_counts={name: len(rows) for name, rows in parts.items()},
    )


def _slug(name: str) -> str:
    stem = Path(name.partition(":")[0]).stem
    return re.sub(r"[^\w.-]+", "-", stem).strip("-.") or "rows"


def _without_missing(
    table: UserTable, proposal: Proposal, shape: Shape, given: Given
) -> tuple[UserTable, Proposal, Shape]:
    missing = {place for place, gold in enumerate(shape.answers) if not gold}
    if proposal.questions or not missing or len(missing) == len(table.rows):
        return table, proposal, shape
    rows = tuple(row for place, row in enumerate(table.rows) if place not in missing)
    dropped = (*table.dropped, *(f"row {place + 1}: no answer" for place in sorted(missing)))
    left = replace(table, rows=rows, dropped=dropped)
    again = propose(left, given)
    return left, again, find_shape(rows, again)


def _reasons(table: UserTable, proposal: Proposal, shape: Shape) -> tuple[str, ...]:
    found: list[str] = []
    if table.encoding and table.encoding != "utf-8":
        found.append(f"the file is in {table.encoding}")
    if table.delimiter not in ("", ","):
        found.append(f"cells are separated by {table.delimiter!r}")
    if table.dropped:
        found.append(f"{len(table.dropped)} left out: {'; '.join(table.dropped[:5])}")
    return (*found, *proposal.reasons, *shape.reasons)


# -- rows --------------------------------------------------------------------------------------


def _rows_out(rows: Sequence[TableRow], shape: Shape) -> list[TableRow]:
    if not shape.target_scores:
        return list(rows)
    return [
        {**row, "target_scores": dict(scores)}
        for row, scores in zip(rows, shape.target_scores, strict=True)
    ]


def _split(rows: Sequence[TableRow], roles: Roles, holdout: float) -> dict[str, list[TableRow]]:
    """Return the test rows, those that shots come from, and those held out; rows of one text are
    on one side, and which that is the text's hash says."""
    wanted = min(MOST_SHOTS, max(1, round(len(rows) * SHOTS_SHARE))) if len(rows) > 1 else 0
    groups: dict[str, list[int]] = {}
    for place, row in enumerate(rows):
        groups.setdefault(_text_hash(row, roles), []).append(place)
    side: dict[int, str] = {}
    ordered = [groups[key] for key in sorted(groups)]
    shots = held = 0
    for group in ordered:
        if shots + len(group) <= wanted:
            side.update(dict.fromkeys(group, "shots"))
            shots += len(group)
        elif held + len(group) <= holdout * len(rows):
            side.update(dict.fromkeys(group, "holdout"))
            held += len(group)
    parts: dict[str, list[TableRow]] = {"test": [], "shots": [], "holdout": []}
    for place, row in enumerate(rows):
        parts[side.get(place, "test")].append(row)
    return parts


def _text_hash(row: TableRow, roles: Roles) -> str:
    texts = [
        spelled(value_at(row, path)).strip() for path in (roles.passage, *roles.question) if path
    ]
    return text_sha256("\x1f".join(texts))


# -- files -------------------------------------------------------------------------------------


def _files(
    folder: Path,
    made: NewTask,
    sources: Mapping[Method, str],
    parts: Mapping[str, Sequence[TableRow]],
) -> dict[str, str]:
    name = folder.name
    files = {f"data/{name}.jsonl": lines_of(parts["test"])}
    if parts["shots"]:
        files[f"data/{name}_shots.jsonl"] = lines_of(parts["shots"])
    if parts["holdout"]:
        files[f"data/{name}_holdout.jsonl"] = lines_of(parts["holdout"])
    for method, source in sources.items():
        files[f"transform_{method}_v0.py"] = source
        files[f"config/{name}_{method}.json"] = _json(
            _config(folder, made, method, len(parts["shots"]))
        )
    files["params_gen.json"] = _json(
        {"temperature": 0.0, "max_tokens": _tokens(made.shape), "stop": _stops(made.shape)}
    )
    return files


def lines_of(rows: Sequence[TableRow]) -> str:
    """Return rows as the text of a .jsonl file."""
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=4) + "\n"


def _config(folder: Path, made: NewTask, method: Method, shots: int) -> dict[str, Any]:
    name = folder.name
    place = f"{folder.parent.name}/{name}" if folder.parent.name else name
    metric, post = _scoring(made.shape, made)
    asked = [made.proposal.columns[p] for p in made.proposal.roles.question]
    config: dict[str, Any] = {
        "task_name": name,
        "path": f"{place}/data/{name}.jsonl",
        "description": "",
        "transform": f"{place}/transform_{method}_v0.py",
        "fewshot": min(SHOTS, shots),
        "generate": {"method": "generate", "params": f"{place}/params_gen.json"}
        if method == "gen"
        else {"method": "loglikelihood", "params": ""},
        "postprocess": post if method == "gen" else "",
        "metric": metric if method == "gen" else _metric("log_prob"),
    }
    if shots:
        config["fewshot_path"] = f"{place}/data/{name}_shots.jsonl"
    if method == "ppl" and not is_chinese(asked):
        config["target_delimiter"] = " "
    return config


def _metric(type_: str, name: str = "accuracy") -> dict[str, Any]:
    return {name: {"evaluation": {"type": type_}}}


def _scoring(shape: Shape, made: NewTask) -> tuple[dict[str, Any], str]:
    """Return the metrics and the post-processor of answers like these."""
    if shape.kind == "options":
        return _metric("exact_match"), "agieval_single_answer_post"
    if shape.kind == "code":
        return _metric("function_execution", "pass@1"), "humaneval_post"
    if shape.kind == "set":
        return {**_metric("set_match"), **_metric("set_f1", "f1")}, "until_return_post"
    if shape.mark == "####":
        return _metric("exact_match"), "gsm8k_post"
    if shape.mark == "boxed":
        return _metric("exact_match"), "agieval_cloze_post"
    column = made.proposal.columns.get(made.proposal.roles.answer)
    if column is not None and column.kind in ("whole", "number"):
        return _metric("exact_match"), "gsm8k_post"
    lengths = [len(gold[0]) for gold in shape.answers if gold]
    if shape.kind != "classes" and sum(lengths) > LONG * len(lengths):
        return _metric("f1_score", "f1"), ""
    extra = _metric("f1_score", "f1") if shape.kind in ("any", "text") else {}
    return {**_metric("exact_match"), **extra}, "exact_match_post"


def _tokens(shape: Shape) -> int:
    lengths = sorted(len(text) for gold in shape.answers for text in gold[:1])
    longest = 1024 if shape.kind in ("marked", "code") else lengths[len(lengths) * 9 // 10]
    return max(16, min(1024, 32 * round((longest + 16) / 32)))


def _stops(shape: Shape) -> list[str]:
    if shape.kind == "code":
        return ["\nclass", "\ndef", "\n#", "\nif", "\nprint"]
    return ["\n\n"] if shape.kind in ("marked", "text", "dialogue", "any") else ["\n"]


def write_folder(folder: Path, files: Mapping[str, str]) -> None:
    """Write all files, or none: the folder appears when it is complete.

    Raises:
        StoreError: the folder cannot be written.
    """
    with system_errors(StoreError, f"{folder}: cannot be written"):
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
        try:
            for name, text in files.items():
                target = made / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(text.encode("utf-8", "surrogatepass"))
            made.chmod(0o755)
            if folder.exists():
                folder.rmdir()  # it is empty
            made.rename(folder)
        except BaseException:
            shutil.rmtree(made, ignore_errors=True)
            raise
