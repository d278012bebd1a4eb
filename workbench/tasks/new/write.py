"""A new task, from whatever rows there are to a folder in UltraEval's layout."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from workbench.errors import SettingError, StoreError
from workbench.io.files import as_path, is_whole, system_errors
from workbench.messages import say
from workbench.tasks.new.numbers import with_written_numbers
from workbench.tasks.new.propose import propose
from workbench.tasks.new.roles import Given, Looked, Proposal, Question
from workbench.tasks.new.scoring import Scoring, find_scoring, max_tokens, metric_of
from workbench.tasks.new.shape import Shape, find_shape
from workbench.tasks.new.sides import Sides, check_holdout, split_rows
from workbench.tasks.new.sources import is_chinese, make_sources
from workbench.tasks.new.table import read_table
from workbench.tasks.new.user_table import TableRow, UserTable
from workbench.tasks.seal import make_seal, seal_name, seal_text
from workbench.tasks.trust import trust
from workbench.types import Method

SHOTS = 3


@dataclass(frozen=True, slots=True)
class NewTask:
    """What becomes of the rows. With `questions` nothing is written, and `path` is where it would
    be; `sides` has the places of the rows by what they are for: `test`, `shots`, `holdout`. The
    last are sealed (see `tasks.seal`), and the field `holdout` is the share that was asked for."""

    path: Path
    table: UserTable
    proposal: Proposal
    shape: Shape
    methods: tuple[Method, ...] = ()
    sources: Mapping[Method, str] = field(default_factory=dict)
    sides: Sides = field(default_factory=dict)
    holdout: float = 0.0
    scoring: Scoring | None = None
    reasons: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()

    def __repr__(self) -> str:
        told = f"rows={len(self.table.rows):,}, row_counts={self.row_counts}"
        return f"NewTask({str(self.path)!r}, {told}, questions={self.questions})"

    @property
    def row_counts(self) -> Mapping[str, int]:
        """How many rows are for what."""
        return {side: len(places) for side, places in self.sides.items()}

    def rows(self, side: str, most: int | None = None) -> list[TableRow]:
        """Return the rows of a side, or the first of them, as they are written."""
        places, scores = self.sides.get(side, ())[:most], self.shape.target_scores
        rows = self.table.rows
        return [
            {**rows[p], "target_scores": dict(scores[p])} if scores else rows[p] for p in places
        ]


def make_task(
    source: Any,
    to: Path | None = None,
    given: Given | None = None,
    *,
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
    check_holdout(given.holdout)
    looked = look_at(source, skip_broken=skip_broken, encoding=encoding)
    folder = as_path(default_folder(looked.table.name) if to is None else to, StoreError)
    require_free(folder)
    made = plan_task(looked, folder, given, skip_missing=skip_broken)
    if not made.questions:
        write_task(made)
    return made


def look_at(source: Any, *, skip_broken: bool = False, encoding: str = "") -> Looked:
    """Return a user's rows, looked at: as `read_table` reads them, numbers as people write them.

    Raises:
        DataError: the rows cannot be read.
    """
    table = read_table(source, skip_broken=skip_broken, encoding=encoding)
    return Looked(with_written_numbers(table))


def plan_task(looked: Looked, folder: Path, given: Given, *, skip_missing: bool = False) -> NewTask:
    """Return what would be made of a table, with nothing written. `skip_missing` leaves out rows
    without an answer, or without a text of the question.

    Raises:
        DataError: no row has a field that was given.
        SettingError: a setting that was given cannot be used.
    """
    check_holdout(given.holdout)
    proposal = propose(looked, given)
    shape = find_shape(proposal)
    if skip_missing:
        proposal, shape = _without_missing(proposal, shape, given)
    table = proposal.looked.table
    reasons = _reasons(table, proposal, shape)
    questions = (*proposal.questions, *shape.questions)
    made = NewTask(folder, table, proposal, shape, reasons=reasons, questions=questions)
    if questions:
        return made
    if given.method == "ppl" and not shape.target_scores:
        raise SettingError(
            "method 'ppl'",
            expected="rows with options, or an answer of few values",
            seen=f"answers such as {shape.answers[0][0]!r}",
            fix="Use gen, or name the options (--options).",
        )
    sources, scoring = make_sources(proposal, shape), find_scoring(proposal, shape)
    order: tuple[Method, ...] = ("ppl", "gen") if given.method == "ppl" else ("gen", "ppl")
    sides, told = split_rows(proposal, given)
    return replace(
        made,
        methods=tuple(method for method in order if method in sources),
        sources=sources,
        sides=sides,
        holdout=given.holdout,
        scoring=scoring,
        reasons=(*reasons, *scoring.reasons, *told),
    )


def write_task(made: NewTask) -> None:
    """Write the folder of a task that was planned.

    Raises:
        StoreError: the folder exists already, or cannot be written.
    """
    require_free(made.path)
    write_folder(made.path, _files(made))


def require_free(folder: Path) -> None:
    """Refuse a folder that has anything in it.

    Raises:
        StoreError: it has.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise StoreError(f"{folder}: exists already", fix="Name another folder with --to.")


def default_folder(name: str) -> Path:
    """Return where the task of a table of that name is put where nothing else is said."""
    return Path("transforms") / _slug(name)


def _slug(name: str) -> str:
    stem = Path(name.partition(":")[0]).stem
    return re.sub(r"[^\w.-]+", "-", stem).strip("-.") or "rows"


def _without_missing(proposal: Proposal, shape: Shape, given: Given) -> tuple[Proposal, Shape]:
    table = proposal.looked.table
    why = {place: "no answer" for place, gold in enumerate(shape.answers) if not gold}
    why |= dict.fromkeys(shape.twice, "the right option twice")
    why |= dict.fromkeys(proposal.unread, f"no text in {', '.join(proposal.roles.question)}")
    if proposal.questions or not why or len(why) == len(table.rows):
        return proposal, shape
    if proposal.roles.index_from is not None:  # what all rows told, those that are left may not
        given = replace(given, index_from=proposal.roles.index_from)
    again = propose(proposal.looked.without(why), given)
    return again, find_shape(again)


def _reasons(table: UserTable, proposal: Proposal, shape: Shape) -> tuple[str, ...]:
    found: list[str] = []
    if table.encoding and table.encoding != "utf-8":
        found.append(say("the file is in {encoding}", encoding=table.encoding))
    if table.delimiter not in ("", ","):
        found.append(say("cells are separated by {sign!r}", sign=table.delimiter))
    if table.dropped:
        found.append(
            say("{n} left out: {which}", n=len(table.dropped), which="; ".join(table.dropped[:5]))
        )
    return (*found, *map(say, table.notes), *proposal.reasons, *shape.reasons)


# -- files -------------------------------------------------------------------------------------


def _files(made: NewTask) -> dict[str, str]:
    folder, name = made.path, made.path.name
    files = {f"data/{name}.jsonl": lines_of(made.rows("test"))}
    if made.sides["shots"]:
        files[f"data/{name}_shots.jsonl"] = lines_of(made.rows("shots"))
    if made.sides["holdout"]:
        source, held = f"data/{name}.jsonl", made.rows("holdout")
        of = len(held) + len(made.sides["test"])
        seal = make_seal(source, held, of=of, share=made.holdout)
        files[seal_name(source)] = seal_text(seal, held)
    for method, source in made.sources.items():
        files[f"transform_{method}_v0.py"] = source
        files[f"config/{name}_{method}.json"] = _json(
            _config(folder, made, method, len(made.sides["shots"]))
        )
    stops = list(made.scoring.stops) if made.scoring else []
    files["params_gen.json"] = _json(
        {"temperature": 0.0, "max_tokens": max_tokens(made.shape), "stop": stops}
    )
    return files


def lines_of(rows: Sequence[TableRow]) -> str:
    """Return rows as the text of a .jsonl file."""
    return "".join(_line(row) + "\n" for row in rows)


def _line(row: TableRow) -> str:
    text = json.dumps(row, ensure_ascii=False)
    # Half a character is no UTF-8: JSON has a spelling for it.
    return text if is_whole(text) else json.dumps(row)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=4) + "\n"


def _config(folder: Path, made: NewTask, method: Method, shots: int) -> dict[str, Any]:
    name = folder.name
    place = f"{folder.parent.name}/{name}" if folder.parent.name else name
    scoring = made.scoring if method == "gen" else None
    config: dict[str, Any] = {
        "task_name": name,
        "path": f"{place}/data/{name}.jsonl",
        "description": "",
        "transform": f"{place}/transform_{method}_v0.py",
        "fewshot": min(SHOTS, shots),
        "generate": {"method": "generate", "params": f"{place}/params_gen.json"}
        if method == "gen"
        else {"method": "loglikelihood", "params": ""},
        "postprocess": scoring.postprocess if scoring else "",
        "metric": dict(scoring.metric) if scoring else metric_of("log_prob"),
    }
    if scoring and scoring.filters:
        config["filters"] = [dict(step) for step in scoring.filters]
    if shots:
        config["fewshot_path"] = f"{place}/data/{name}_shots.jsonl"
    if delimiter := target_delimiter(made, method):
        config["target_delimiter"] = delimiter
    if method == made.methods[0] != "gen":
        config["comes_first"] = True
    return config


def target_delimiter(made: NewTask, method: Method) -> str:
    """Return what stands between a prompt and each choice: nothing in Chinese."""
    asked = [made.proposal.columns[path] for path in made.proposal.roles.question]
    return " " if method == "ppl" and not is_chinese(asked) else ""


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
    for name, text in files.items():
        if name.endswith(".py"):
            with contextlib.suppress(StoreError):  # then the user is asked about it
                trust(text)
