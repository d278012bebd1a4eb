"""What the static page asks: prompts, findings, scores and comparisons, as JSON can hold them.

The page runs this package in a browser's tab, where nothing is installed and nothing is written
(see docs/site.md). It draws what it gets from here, and works out none of it itself.
"""

from __future__ import annotations

import io
import shutil
import tempfile
import zipfile
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import chdir, contextmanager
from dataclasses import asdict
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypedDict

from workbench.analysis.judge import judge
from workbench.analysis.records import record_of
from workbench.errors import SettingError, WorkbenchError
from workbench.io.files import text_sha256
from workbench.lessons.chain import cut_everywhere, spoil, think
from workbench.lessons.desk import Desk, accuracy
from workbench.lessons.growth import Dials, Growth
from workbench.lint.finding import Finding
from workbench.lint.look import Look
from workbench.messages import say, speaking
from workbench.models.load import load_model, share_model, shared_models
from workbench.runs.identity import ROWS, deviations, facts_of_plan
from workbench.runs.plan import Plan
from workbench.tasks.new.make import new_task
from workbench.tasks.versions import read_source
from workbench.types import Method, Rendered, RenderFailure, Row

Told: TypeAlias = dict[str, Any]
"""What JSON can hold, infinities besides. Where something is refused it has `error` alone."""

_Asked = ParamSpec("_Asked")

MODEL = "teaching"
_SAME = (*ROWS, "method")
"""What two runs that are compared have in common."""


class Scored(TypedDict):
    """A run, as it is compared: `docs` is what the last step of `Tab.score` has of that name, and
    `pairs` are a doc's id and its score."""

    docs: dict[str, Any]
    pairs: Sequence[tuple[int, float]]


_Steps: TypeAlias = Callable[Concatenate["Tab", _Asked], Iterator[Told]]


def _stepwise(work: _Steps[_Asked]) -> _Steps[_Asked]:
    """Make of a method what takes each of its steps in the language of that moment, since what is
    asked between two may be told in another, and yields last what was refused."""

    @wraps(work)
    def steps(tab: Tab, *args: _Asked.args, **kwargs: _Asked.kwargs) -> Iterator[Told]:
        going = work(tab, *args, **kwargs)
        while True:
            with tab._telling() as told:
                told |= next(going, {})
            if told:
                yield told
            if not told or "error" in told:
                return

    return steps


class Tab:
    """The tasks in a folder, and the model: what a page's tab asks of them.

    `language` is what findings and verdicts are said in, `en` or `zh`.
    """

    def __init__(self, tasks: Path, language: str = "en") -> None:
        self.language = language
        self._tasks = tasks.resolve()
        self._desks = {folder.name: Desk(folder, MODEL) for folder in sorted(tasks.iterdir())}
        self._growths: dict[tuple[str, str, int], Growth] = {}

    def tasks(self) -> list[Told]:
        """Return each task's name with its versions, of which the last is the newest."""
        return [
            {
                "name": name,
                "versions": [
                    {"id": version.id, "method": version.method} for version in desk.task.versions()
                ],
                "docs": len(desk.task.docs(desk.plan().config)),
            }
            for name, desk in self._desks.items()
        ]

    def source(self, task: str, version: str) -> str:
        """Return a version's text."""
        return read_source(self._desks[task].task.version(version).path)

    def preview(self, task: str, source: str, method: Method, shots: int, place: int) -> Told:
        """Return the prompt of a doc, by its place in the order of a run, piece by piece; or what
        is wrong."""
        desk = self._desks[task]
        with self._telling() as told:
            plan = _plan(desk, source, method, num_fewshot=shots)
            ids = desk.doc_ids(plan)
            (item,) = desk.render(plan, [ids[place % len(ids)]])
            told.update({"of": len(ids), **_prompt(item)})
        return told

    @_stepwise
    def lint(self, task: str, source: str, method: Method, shots: int) -> Iterator[Told]:
        """Look for faults in all prompts, and yield how far it is; the last has the findings."""
        look = Look(_plan(self._desks[task], source, method, num_fewshot=shots))
        for step in look.steps(watched=True, by_rule=True):
            yield {"done": step.done, "of": step.total}
        yield {"findings": [_finding(finding) for finding in look.report().findings]}

    @_stepwise
    def score(
        self, task: str, source: str, method: Method, shots: int, rows: int
    ) -> Iterator[Told]:
        """Score that many docs, and yield how far it is; the last has the rows, and in `docs` what
        says which docs they are of."""
        desk = self._desks[task]
        plan = _plan(desk, source, method, num_fewshot=shots, sample_size=rows)
        items = desk.prompts(plan)
        _load()
        yield {"done": 0, "of": len(items)}
        seen: tuple[Row, ...] = ()
        for seen in desk.rows(plan, items):
            yield {"done": len(seen), "of": len(items), **_share(seen)}
        docs = {name: fact for name, fact in facts_of_plan(plan).items() if name in _SAME}
        yield {"rows": [_row(row) for row in seen], **_share(seen), "docs": docs}

    def compare(self, before: Scored, after: Scored, tries: int) -> Told:
        """Judge two runs by the docs that both scored."""
        first, second = dict(before["pairs"]), dict(after["pairs"])
        shared = [doc for doc in first if doc in second]
        with self._telling() as told:
            _require_pair(before["docs"], after["docs"])
            found = judge([(first[doc], second[doc]) for doc in shared], tries=tries)
            told |= {**asdict(found), "sentence": str(found.sentence)}
            told["better"] = [doc for doc in shared if second[doc] > first[doc]]
            told["worse"] = [doc for doc in shared if second[doc] < first[doc]]
        return told

    # -- own rows --------------------------------------------------------------------------------

    def new(self, task: str, file: str, data: str, told: Mapping[str, Any]) -> Told:
        """Make a task of that name of a file of rows, of which `data` is the content in base64; one
        of that name is made anew. `told` are arguments of `new_task`.

        What the rows don't tell comes back in `asked`, and then nothing is made. `fields` are all
        that the rows have, `roles` those that were found, `reasons` says why.
        """
        with self._telling() as found, tempfile.TemporaryDirectory() as folder:
            made_in = Path(folder).resolve() / self._tasks.name / task
            with chdir(folder):  # so that what is refused is told of the file by its own name
                name = Path(file).name
                Path(name).write_bytes(b64decode(data))
                made = new_task(name, made_in, **told)
            asked = [record_of(each, "about text candidates") for each in made.questions]
            found |= {
                "asked": asked,
                "fields": list(made.proposal.columns),
                "roles": record_of(made.proposal.roles, "question passage answer options"),
                "reasons": [str(reason) for reason in made.reasons],
                "rows": made.row_counts.get("test", 0),
                "shots": made.row_counts.get("shots", 0),
            }
            if not asked:
                self.remove(task)
                shutil.move(made_in, self._tasks / task)
                self._desks[task] = Desk(self._tasks / task, MODEL)
        return found

    def remove(self, task: str) -> None:
        """Forget a task that `new` made; one that was not made is none."""
        if desk := self._desks.pop(task, None):
            desk.close()
            shutil.rmtree(desk.task.path)

    def packed(self, task: str) -> str:
        """Return a task's folder as a .zip file, in base64."""
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
            folder = self._tasks / task
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    archive.write(path, path.relative_to(self._tasks))
        return b64encode(data.getvalue()).decode("ascii")

    # -- the lessons -----------------------------------------------------------------------------

    @_stepwise
    def grow(self, task: str, version: str, rows: int, dials: dict[str, int]) -> Iterator[Told]:
        """Ask for the accuracy at a setting of lesson 02's sliders, and yield it as it comes in,
        with the prompt of the first doc."""
        growth = self._growths.setdefault(
            (task, version, rows), Growth(self._desks[task], version, rows=rows)
        )
        _load()
        at = Dials(**dials)
        told = {"dials": asdict(at), "of": len(growth.items(at)), "done": 0}
        told |= _prompt(growth.items(at)[0])
        yield told
        for seen in growth.grow(at):
            yield told | {"done": len(seen)} | _share(seen)
        yield told | {"done": len(growth.known(at))} | _share(growth.known(at))

    def chain(self, task: str, version: str, shots: int, place: int) -> Told:
        """Return the model's chain for a doc, with what it says when the chain is cut after each
        of its steps."""
        desk = self._desks[task]
        with self._telling() as told:
            plan, item = self._asked(desk, version, shots, place)
            found = think(desk, plan, item)
            told |= {
                "input": item.example.input,
                **asdict(found),
                "is_right": found.is_right,
                "cuts": [asdict(cut) for cut in cut_everywhere(desk, plan, item, found)],
            }
        return told

    def spoilt(self, task: str, version: str, shots: int, place: int, step: int) -> Told:
        """Return how the model goes on behind a chain whose step at that place, from 0, is
        false."""
        desk = self._desks[task]
        with self._telling() as told:
            plan, item = self._asked(desk, version, shots, place)
            steps = think(desk, plan, item).steps
            given = [*steps[:step], spoil(steps, step)]
            if given[-1] == steps[step]:
                raise SettingError(say("No wrong step can be made of this one."))
            found = think(desk, plan, item, given)
            told |= {**asdict(found), "is_right": found.is_right, "given": len(given)}
        return told

    def _asked(self, desk: Desk, version: str, shots: int, place: int) -> tuple[Plan, Rendered]:
        _load()
        plan = desk.plan(version, num_fewshot=shots)
        ids = desk.doc_ids(plan)
        (item,) = desk.prompts(plan, [ids[place % len(ids)]])
        return plan, item

    @contextmanager
    def _telling(self) -> Iterator[Told]:
        """Give a dictionary to fill, and put in it what was refused meanwhile."""
        told: Told = {}
        with speaking(self.language):
            try:
                yield told
            except WorkbenchError as error:
                told.clear()
                told["error"] = str(error)


def _plan(desk: Desk, source: str, method: Method, **settings: int) -> Plan:
    # A line of text is still a text, and no version's name.
    return desk.plan(f"{source}\n", method, **settings)


def _require_pair(before: dict[str, Any], after: dict[str, Any]) -> None:
    # A doc's id is its place in its file: in another file the same id is another question.
    found = {each.name for each in deviations(before, after, level=_SAME)}
    if not found:
        return
    what = "task" if "task" in found else "method" if "method" in found else ""
    seen = " and ".join(each[what] for each in (before, after)) if what else ""
    raise SettingError(
        "these two runs do not pair",
        expected="runs of one task and method, on the same rows",
        seen=seen or f"other rows of {before['task']}",
        fix="Choose two runs of one task and method.",
    )


def _load() -> None:
    # At first use, and here: there is no thread to load it in.
    if MODEL not in shared_models():
        share_model(load_model(MODEL))


def _prompt(item: Rendered | RenderFailure) -> Told:
    if isinstance(item, RenderFailure):
        found = item.diagnostic
        return {"doc_id": item.doc.id, "failure": {"type": found.type, "message": found.message,
                                                   "line": found.line}}  # fmt: skip
    output, wanted = item.example.outputs[0], item.example.processed_output
    return {
        "doc_id": item.doc.id,
        "segments": [{"kind": each.kind, "text": each.text} for each in item.prompt.segments],
        "sha256": text_sha256(item.prompt.text),
        "choices": list(item.choices),
        "output": output,
        "processed_output": wanted if isinstance(wanted, str) else list(wanted),
    }


def _finding(found: Finding) -> Told:
    return {
        "rule": found.rule,
        "severity": found.severity,
        "message": str(found.message),
        "fix": str(found.fix),
        "line": found.line,
        "count": found.count,
    }


def _share(rows: Sequence[Row]) -> Told:
    found = accuracy(rows)
    return {"value": found.value, "low": found.ci95[0], "high": found.ci95[1], "n": found.n}


def _row(row: Row) -> Told:
    said = row.generation.text if row.generation else ""
    if row.predicted is not None:
        said = row.choices[row.predicted]
    return {
        "doc_id": row.doc_id,
        "input": row.prompt[row.shared :],
        "wanted": row.processed_output,
        "said": said,
        "score": next(iter(row.scores.values())).value,
        "logprobs": [each.sum for each in row.loglikelihoods],
        "sha256": row.prompt_sha256,
    }
