"""Every argument of every public function, given what it cannot be: refused by name, or taken.

`CALLS` has how each is called rightly, and the walk puts `VALUES` in the place of one argument
after the other. `test_wrong_types` has single cases with the words that are told.
"""

from __future__ import annotations

import inspect
import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import fields
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from _pytest.mark.structures import ParameterSet

import workbench
from tests.unit.conftest import ADD, make_task
from workbench.analysis.report import Report
from workbench.errors import WorkbenchError, shorten
from workbench.io.shown import HIDDEN, shown
from workbench.runs.options import Options
from workbench.tasks.drafts import Draft
from workbench.widgets.screen import PaneWidget


class Unprintable:
    """What a caller's own class may be like."""

    def __repr__(self) -> str:
        raise RuntimeError("no text")


def _nested() -> list[Any]:
    """Lists in a list, deeper than Python shows them."""
    made: list[Any] = []
    for _ in range(5000):
        made = [made]
    return made


VALUES: tuple[Any, ...] = (
    *(None, 3, "x", b"x", [], {}, object(), True, float("nan"), 1.5, -1, 10**30, 10**5000),
    *("", "\ud800", "\x00", "\x1b]0;x\x07", "n" * 5000, [[]]),
    *(Decimal("nan"), Fraction(1, 3), {1}, Unprintable(), _nested()),
)

SUMS = Path(__file__).parents[2] / "transforms" / "sums"
ROWS = [{"question": f"{i}+1=", "answer": str(i + 1)} for i in range(8)]
PAIRS = [(0.0, 1.0), (1.0, 1.0)]

Given: TypeAlias = dict[str, Any]


class Place:
    """A project of its own, with what calls need: `report` is a run of two docs of another task,
    `scored`."""

    def __init__(self, project: Path, report: Report) -> None:
        self.task = make_task(project)
        self.report = report
        self.scored = Path(report.run.settings["data"]).parents[1]

    @contextmanager
    def session(self) -> Iterator[workbench.Session]:
        """A session with a draft that differs from its version."""
        made = workbench.Session(self.task, method="gen", model="fake", sample_size=2)
        with closing(made) as session:
            session.edit(ADD + "# more\n")
            yield session


class Ground:
    """Where the project of a call is, at one path, so that messages compare; made anew where a call
    has left something behind."""

    def __init__(self, project: Path, report: Report) -> None:
        self.project = project
        self._report = report
        self._state: object = None

    def place(self) -> Place:
        """Return the project as if nothing had been called in it."""
        if self._state is None or self._state != self._now():
            shutil.rmtree(self.project, ignore_errors=True)
            self._place = Place(self.project, self._report)
            self._state = self._now()
        return self._place

    def _now(self) -> object:
        every = ((path, path.lstat()) for path in sorted(self.project.rglob("*")))
        return [(path, at.st_mtime_ns, at.st_size, at.st_mode) for path, at in every]


Call: TypeAlias = Callable[[Place, Given], Any]


def of(name: str, base: Callable[[Place], Given]) -> tuple[Callable[..., Any], Call]:
    """Return a public function with how it is called: what is right but for what is given."""
    function = getattr(workbench, name)
    return function, lambda place, given: function(**{**base(place), **given})


def closed(name: str, base: Callable[[Place], Given]) -> tuple[Callable[..., Any], Call]:
    """Return the same of a widget or a session, which is closed again."""
    function, call = of(name, base)

    def made(place: Place, given: Given) -> None:
        call(place, given).close()

    return function, made


def by_session(name: str, **base: Any) -> tuple[Callable[..., Any], Call]:
    """Return a method of a session with how it is called."""

    def call(place: Place, given: Given) -> None:
        with place.session() as session:
            found = getattr(session, name)(**{**base, **given})
            if inspect.isgenerator(found):
                list(found)

    return getattr(workbench.Session, name), call


def sealed(place: Place) -> Given:
    """A task with a hold-out."""
    workbench.seal(place.task)
    return {"task": place.task, "model": "fake"}


def a_group(place: Place) -> Given:
    """A folder of tasks, which is a group of one."""
    group = {"name": "g", "tasks": ["add"], "aggregate": None, "configs": {"add": {"add_gen": ""}}}
    folder = place.task.parent
    (folder / "group.json").write_text(json.dumps([group]))
    return {"folder": folder, "model": "fake"}


def a_task(place: Place) -> Given:
    """The least that most functions are called with."""
    return {"task": place.task}


def scored(place: Place) -> Given:
    """What functions with a model are called with."""
    return {"task": place.task, "model": "fake", "method": "gen", "sample_size": 2}


def few_formats(place: Place) -> Given:
    """What a band is made of, whose version has a handful of formats: some values ask for all."""
    source = ADD.replace("Q: ", "").replace("\\nA:", "")
    (place.task / "transform_gen_v1.py").write_text(source)
    return {**scored(place), "version": "gen_v1", "formats": 3}


def half(variant: Any, docs: list[Any]) -> list[float]:
    """Score each doc alike."""
    return [0.5 for _ in docs]


CALLS: Mapping[str, tuple[Callable[..., Any], Call]] = {
    "ChainCutter": closed("ChainCutter", lambda p: {**a_task(p), "model": "fake"}),
    "Compare": closed("Compare", lambda p: {**a_task(p), "method": "gen", "model": "fake"}),
    "Diff": closed("Diff", lambda p: {**a_task(p), "method": "gen", "model": "fake"}),
    "LoadSettings": of("LoadSettings", lambda p: {}),
    "PredictFirst": closed("PredictFirst", lambda p: {**a_task(p), "model": "fake"}),
    "Preview": closed("Preview", lambda p: {**a_task(p), "method": "gen", "model": "fake"}),
    "Results": closed("Results", lambda p: {"shown": p.task, "method": "gen", "model": "fake"}),
    "Session": closed("Session", lambda p: {**a_task(p), "method": "gen", "model": "fake"}),
    "ShotsDial": closed("ShotsDial", lambda p: {**a_task(p), "model": "fake"}),
    "SpotTheBug": closed("SpotTheBug", lambda p: {"task": SUMS, "model": "fake"}),
    "StopOrGoOn": closed("StopOrGoOn", lambda p: {}),
    "Task": (workbench.Task, lambda place, given: workbench.Task(**{"path": place.task, **given})),
    "TokenView": closed("TokenView", lambda p: {"shown": p.task, "method": "gen", "model": "fake"}),
    "Workbench": closed("Workbench", lambda p: {**a_task(p), "method": "gen", "model": "fake"}),
    "attribute": of("attribute", lambda p: {**scored(p), "old": ADD, "new": ADD + "# more\n"}),
    "compare": of("compare", lambda p: dict.fromkeys(("run_a", "run_b"), p.report)),
    "explain_gap": of(
        "explain_gap",
        lambda p: {"run": p.report, "file": "none.jsonl", "system": "lm-eval", "task": p.scored},
    ),
    "export": of("export", lambda p: {**a_task(p), "system": "ultraeval", "to": "out"}),
    "import_task": of(
        "import_task", lambda p: {"system": "ultraeval", "source": p.task, "to": "made"}
    ),
    "judge": of("judge", lambda p: {"pairs": PAIRS}),
    "lint_task": of("lint_task", a_task),
    "load_model": of("load_model", lambda p: {"spec": "fake"}),
    "band": of("band", few_formats),
    "best_shots": of("best_shots", lambda p: {**scored(p), "k": 1, "most": 2, "budget": 4}),
    "neighbours": of(
        "neighbours", lambda p: {**scored(p), "axes": ["shots"], "budget": 4, "most": 3}
    ),
    "new_task": of("new_task", lambda p: {"data": ROWS, "to": "made"}),
    "open_holdout": of("open_holdout", sealed),
    "plot": of("plot", lambda p: {"reports": {"a": p.report}}),
    "race": of(
        "race", lambda p: {"variants": ["ab"], "docs": [1, 2], "evaluate": half, "budget": 4}
    ),
    "render": of("render", a_task),
    "score": of("score", scored),
    "score_group": of("score_group", a_group),
    "score_rules": of("score_rules", lambda p: {**a_task(p), "model": "fake", "sample_size": 2}),
    "score_tokens": of("score_tokens", lambda p: {**a_task(p), "model": "fake"}),
    "seal": of("seal", a_task),
    "speak": of("speak", lambda p: {"language": "auto"}),
    "sweep": of(
        "sweep",
        lambda p: {**scored(p), "versions": ["gen_v0"], "num_fewshot": [0], "seeds": [0]},
    ),
    "template": of("template", lambda p: {"input": "Q: {question}", "output": " {answer}"}),
    "verify": of("verify", a_task),
    "write_report": of("write_report", lambda p: {"runs": p.report, "to": "a.html"}),
    "Session.change_note": by_session("change_note", version="gen_v0", note="x"),
    "Session.configure": by_session("configure"),
    "Session.cost": by_session("cost"),
    "Session.drafts": by_session("drafts"),
    "Session.edit": by_session("edit", source=ADD),
    "Session.job": by_session("job"),
    "Session.go_back": by_session("go_back", source=ADD, method="gen", version="gen_v0"),
    "Session.open": by_session("open", version="gen_v0"),
    "Session.pin": by_session("pin", doc_id=1),
    "Session.plan_of": by_session("plan_of", version="gen_v0"),
    "Session.rebase": by_session("rebase", version="gen_v0", parent_source=ADD),
    "Session.rendered": by_session("rendered"),
    "Session.save": by_session("save"),
    "Session.score": by_session("score"),
    "Session.source": by_session("source"),
    "Session.stored_report": by_session("stored_report", run_id="x"),
    "Session.take": by_session("take", draft=Draft("gen_v0", ADD, 0.0)),
    "Report.by": (
        Report.by,
        lambda place, given: place.report.by(**{"field": "answer", **given}),
    ),
    "Task.config": (
        workbench.Task.config,
        lambda place, given: workbench.Task.open(place.task).config(**given),
    ),
    "Task.from_rows": (
        workbench.Task.from_rows,
        lambda place, given: workbench.Task.from_rows(
            **{"rows": ROWS, "transform": ADD, "to": "made", **given}
        ),
    ),
    "Task.open": (
        workbench.Task.open,
        lambda place, given: workbench.Task.open(**{"path": place.task, **given}),
    ),
    "Task.version": (
        workbench.Task.version,
        lambda place, given: workbench.Task.open(place.task).version(**given),
    ),
}

NAMED: Mapping[str, tuple[str, ...]] = {
    "task": ("task", "path", "no run"), "source": ("path", "draft"), "file": ("path",),
    "data": ("rows",),
    "to": ("path",), "spec": ("model",), "shown": ("path", "task"), "old": ("version",),
    "new": ("version",), "run_id": ("run",), "run_a": ("run",), "run_b": ("run",),
    "runs": ("run",), "doc": ("doc",), "docs": ("doc",), "doc_id": ("doc",), "filters": ("filter",),
    "prove": ("proof",), "folder": ("path",), "note": ("the note",), "models": ("no model",),
}  # fmt: skip
"""What a message may call an argument, besides its name."""

KINDS: Mapping[str, Callable[[Any], bool]] = {
    "bool": lambda value: isinstance(value, bool),
    "str": lambda value: isinstance(value, str),
    "int": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "float": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "Method": lambda value: value in ("gen", "ppl"),
    "Callable": callable,
    "None": lambda value: value is None,
}
"""What is of a kind, by the annotation's words. One that has other words is not held to them."""


def _parameters() -> Iterator[ParameterSet]:
    """Yield each public function with each argument and its annotation. The options that many take
    by their names stand at one of them."""
    for name, (function, _) in CALLS.items():
        for parameter in inspect.signature(function).parameters.values():
            hidden = parameter.name == "self" or parameter.name.startswith("_")
            if not hidden and parameter.kind.name[:3] != "VAR":
                yield _case(name, parameter.name, parameter.annotation)
    for name in ("render", "Session.configure"):
        yield from (_case(name, option.name) for option in fields(Options))
    yield from (_case("Session.configure", name) for name in ("doc_id", "method", "model"))
    of_widgets = inspect.signature(PaneWidget).parameters.values()
    yield from (_case("Preview", p.name) for p in of_widgets if p.kind.name == "KEYWORD_ONLY")


def _case(name: str, argument: str, annotation: str = "") -> ParameterSet:
    return pytest.param(name, argument, annotation, id=f"{name}-{argument}")


def _fits(value: Any, annotation: str) -> bool:
    """Say whether a value may be taken for an argument."""
    kinds = [kind.split("[")[0].strip() for kind in annotation.split("|")]
    return any(kind not in KINDS or KINDS[kind](value) for kind in kinds)


def _words(argument: str, value: Any) -> Iterator[str]:
    """Yield what a message may have of an argument: what it is called, or the value itself."""
    yield from (argument, *NAMED.get(argument, ()), shorten(value)[:60])
    if isinstance(value, str):
        yield shown(value)[:60]


def test_every_public_function_is_walked() -> None:
    """What `workbench` promises, and what a session does with something that it is given."""
    assert set(workbench.__all__) - {"__version__", "WorkbenchError"} <= set(CALLS)
    methods = inspect.getmembers(workbench.Session, inspect.isfunction)
    taking = [name for name, method in methods if len(inspect.signature(method).parameters) > 1]
    assert {f"Session.{name}" for name in taking if not name.startswith("_")} <= set(CALLS)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A run of two docs."""
    task = make_task(tmp_path_factory.mktemp("scored"))
    return workbench.score(task, "fake", method="gen", sample_size=2)


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory, report: Report) -> Ground:
    """Where the calls take place."""
    return Ground(tmp_path_factory.mktemp("called") / "project", report)


@pytest.fixture(scope="module")
def usual() -> dict[str, str]:
    """The error that each function, by its name, ends with without the argument; "" for none."""
    return {}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "argument", "annotation"), _parameters())
def test_what_is_given_is_taken_or_refused_by_name(
    name: str,
    argument: str,
    annotation: str,
    ground: Ground,
    usual: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An error of ours says which argument, or what was given, and steers no terminal; what is of
    another kind than the argument's is never taken. (An error that the call ends with without the
    argument is none about it.)"""
    call, wrong = CALLS[name][1], list[str]()
    calls: list[Given] = [{argument: value} for value in VALUES]
    if name not in usual:
        usual[name] = ""
        calls.insert(0, {})
    for given in calls:
        monkeypatch.chdir(ground.project.parent)
        place = ground.place()
        monkeypatch.chdir(ground.project)
        value = given.get(argument)
        try:
            call(place, given)
        except WorkbenchError as error:
            told = str(error)
            if not given:
                usual[name] = told
            names = any(word and word in told for word in _words(argument, value))
            if HIDDEN.search(told) or not (names or told == usual[name]):
                wrong.append(f"{shorten(value, 40)} is told as {told!r:.300}")
        except Exception as error:  # the very thing that is looked for
            wrong.append(f"{shorten(value, 40)} raises {type(error).__name__}: {error!s:.200}")
        else:
            if given and not _fits(value, annotation):
                wrong.append(f"{shorten(value, 40)} is taken for {annotation}")
    assert not wrong, "\n".join(wrong)
