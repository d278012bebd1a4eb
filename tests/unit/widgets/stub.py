"""A session without files, worker or model, for the widget's tests: it records what it is told."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.errors import SettingError
from workbench.prompts.fields import Field, describe_fields
from workbench.prompts.prompt import assemble
from workbench.runs.cost import Cost
from workbench.runs.plan import Plan
from workbench.runs.queue import RunQueue
from workbench.runs.timeline import Timeline
from workbench.session.session import Preview, Progress, SessionState
from workbench.tasks.watch import Change
from workbench.types import (
    Decoding,
    Diagnostic,
    Doc,
    Example,
    Extraction,
    Generation,
    Loglikelihood,
    Metric,
    Rendered,
    RenderSettings,
    Row,
    Run,
    Score,
    ShotStyle,
    VersionInfo,
)

PARENT = """\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": f"Question: {data['question']}\\nAnswer:",
        "output": " " + data["answer"],
        "processed_output": data["answer"],
    }
"""

VERSIONS = (
    VersionInfo("gen_v0", "gen", 0, "transforms/sums/transform_gen_v0.py"),
    VersionInfo(
        "gen_v1",
        "gen",
        1,
        "transforms/sums/transform_gen_v1.py",
        "gen_v0",
        "say Answer",
        "2026-11-20",
    ),
)

STATE = SessionState(
    task="sums",
    path="transforms/sums",
    method="gen",
    methods=("gen", "ppl"),
    version="gen_v1",
    versions=VERSIONS,
    source=PARENT,
    dirty=False,
    doc_id=0,
    num_docs=200,
    settings=RenderSettings(num_fewshot=1, description="Add the numbers."),
    decoding=Decoding(max_new_tokens=16, until=("\n\n",)),
    scope="continuation",
    model="teaching",
    device="",
    sample_size=4,
    running=False,
    draft_restored=False,
)


def example(doc_id: int) -> Example:
    """Return the example of a doc: 1 plus its number."""
    return Example(f"Question: 1 + {doc_id} = ?\nAnswer:", (f" {doc_id + 1}",), str(doc_id + 1))


def rendered(state: SessionState, choices: tuple[str, ...] = ()) -> Rendered:
    """Return the current doc's prompt with doc 7 as its shot."""
    shots = [(7, example(7))] if state.settings.num_fewshot else []
    own = example(state.doc_id)
    prompt = assemble(own, state.doc_id, shots, state.settings)
    doc = Doc(state.doc_id, {"question": f"1 + {state.doc_id} = ?", "answer": own.processed_output})
    gold = tuple(i for i, choice in enumerate(choices) if choice in own.outputs)
    return Rendered(doc, own, prompt, choices, gold, tuple(shot_id for shot_id, _ in shots))


def gen_row(doc_id: int, *, response: str, value: float, reason: str = "") -> Row:
    """Return a GEN row whose extraction is the response's first word up to a blank line."""
    cut = response.split("\n\n")[0]
    word = (cut.split() or [""])[0]
    start = cut.find(word) if word else None
    return Row(
        doc_id=doc_id,
        prompt="p",
        prompt_sha256="ab" * 32,
        processed_output=str(doc_id + 1),
        scores={"exact_match": Score(value, reason)},
        generation=Generation(response, (), (), "stop"),
        extraction=Extraction(cut, (word,), start, None if start is None else start + len(word)),
        shot_ids=(7,),
        computed=1,
    )


def ppl_row(doc_id: int, *, picked: int) -> Row:
    """Return a PPL row over three choices of which the second is gold."""
    sums = [-3.0, -4.0, -5.0]
    sums[picked] = -1.0
    return Row(
        doc_id=doc_id,
        prompt="p",
        prompt_sha256="cd" * 32,
        processed_output="B",
        scores={"acc": Score(float(picked == 1))},
        choices=(" A", " B", " C"),
        gold=(1,),
        loglikelihoods=tuple(
            Loglikelihood((total / 2, total / 2), (1, 2), total == -1.0) for total in sums
        ),
        predicted=picked,
        cached=3,
    )


@dataclass(frozen=True)
class StubJob:
    """As much of a job as the widget reads: its text, and what else a score depends on."""

    source: str
    asked: tuple[object, ...] = ()
    model: str = "teaching"
    parent: str = "gen_v1"

    @property
    def is_draft(self) -> bool:
        return True

    @property
    def key(self) -> tuple[object, ...]:
        return (self.source, self.asked, self.model)


@dataclass
class StubReport:
    """As much of a report as the widget reads."""

    rows: tuple[Row, ...] = ()


@dataclass
class StubWatch:
    """Records what it is told about the versions' files."""

    calls: list[tuple[str, Any]]

    def seen(self) -> None:
        self.calls.append(("seen", None))

    def put_back(self, version: str, source: str) -> None:
        self.calls.append(("put_back", (version, source)))


@dataclass
class StubSession:
    """Answers as a session would. `broken` is the text that makes a draft fail, `prompt` what a
    preview shows if it is to be another than the state's."""

    now: SessionState = STATE
    broken: str = "1 / 0"
    calls: list[tuple[str, Any]] = field(default_factory=list)
    before_preview: Callable[[], None] = lambda: None
    total: int = 4
    gate: threading.Semaphore | None = None
    fail_after: int | None = None
    rows: tuple[Row, ...] = ()
    kinds: dict[str, ShotStyle] = field(default_factory=dict)
    prompt: Rendered | None = None
    parent: str = PARENT
    cancelled: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.queue = RunQueue(self.score, self.cancel)

    row: Doc | None = None
    changes: tuple[Change, ...] = ()

    @property
    def watch(self) -> StubWatch:
        return StubWatch(self.calls)

    def fields(self) -> tuple[Field, ...]:
        doc = self.row or rendered(self.now).doc
        return describe_fields([doc], doc)

    def news(self) -> tuple[Change, ...]:
        return self.changes

    def rebase(self, version: str, parent_source: str) -> None:
        self.calls.append(("rebase", (version, parent_source)))

    def state(self) -> SessionState:
        return self.now

    @property
    def is_running(self) -> bool:
        return False

    def plan(self) -> Plan:
        raise SettingError("a session without files has no plan")

    def cost(self) -> Cost:
        if self.broken in self.now.source:
            raise SettingError("the draft fails")
        computed = self.now.sample_size - 3
        return Cost(3, computed, tokens=90, seconds=12.4, seconds_range=(9.0, 17.0))

    def styles(self) -> dict[str, ShotStyle]:
        return self.kinds

    def job(self, version: str = "") -> StubJob:
        now = self.now
        source = f"# {version}\n{PARENT}" if version else now.source
        return StubJob(source, (now.settings, now.method, now.scope), now.model)

    def source(self, version: str = "") -> str:
        return self.job(version).source

    def rendered(self, version: str = "") -> Rendered:
        return rendered(self.now)

    def timeline(self) -> Timeline:
        return Timeline(tuple(reversed(self.now.versions)))

    def runs(self) -> list[Run]:
        return []

    def edit(self, source: str) -> None:
        self.calls.append(("edit", source))
        self.now = replace(self.now, source=source, dirty=source != self.parent)

    def configure(self, **changes: Any) -> None:
        self.calls.append(("configure", changes))
        if changes.get("num_fewshot", 0) > 100:
            raise SettingError("num_fewshot; expected at most 100; saw 101")
        settings = {"num_fewshot", "seed", "sampler", "description", "shot_ids"} & set(changes)
        inner = replace(self.now.settings, **{name: changes[name] for name in settings})
        outer = {n: v for n, v in changes.items() if n in ("doc_id", "model", "method", "scope")}
        self.now = replace(self.now, settings=inner, **outer)

    def pin(self, doc_id: int | None) -> None:
        self.calls.append(("pin", doc_id))
        self.now = replace(self.now, pinned=doc_id)

    def open(self, version: str) -> None:
        self.calls.append(("open", version))
        self.now = replace(self.now, version=version, source=f"# {version}\n{PARENT}", dirty=False)

    def preview(self) -> Preview:
        self.calls.append(("preview", self.now.doc_id))
        self.before_preview()
        if self.broken not in self.now.source:
            made = self.prompt or rendered(self.now)
            return Preview(0, made, False, (), "", 1.25, 31)
        line = self.now.source.split(self.broken)[0].count("\n") + 1
        error = Diagnostic(
            "error", "ZeroDivisionError", "division by zero", line, 5, line, 10, self.now.doc_id
        )
        return Preview(0, rendered(self.now), True, (error,), "a printed line\n", 2.0)

    def parent_source(self) -> str:
        return self.parent

    def diff(self) -> str:
        return "--- gen_v1\n+++ draft\n@@ -1 +1 @@\n-old\n+new\n" if self.now.dirty else ""

    def save(self, note: str = "") -> VersionInfo:
        self.calls.append(("save", note))
        info = VersionInfo(
            "gen_v2", "gen", 2, "transforms/sums/transform_gen_v2.py", "gen_v1", note
        )
        self.now = replace(self.now, version="gen_v2", dirty=False)
        self.parent = self.now.source
        return info

    def score(self, job: Any = None) -> Iterator[Progress]:
        self.calls.append(("score", job))
        self.rows = ()
        self.cancelled.clear()
        yield Progress("loading", total=self.total)
        for done in range(1, self.total + 1):
            if self.gate is not None:
                self.gate.acquire()
            if self.cancelled.is_set():
                yield self._progress("cancelled")
                return
            if done == self.fail_after:
                raise RuntimeError("the model fell over")
            self.rows += (gen_row(done - 1, response=f" {done}\n\nQuestion", value=1.0),)
            yield self._progress("done" if done == self.total else "running")

    def _progress(self, status: Any) -> Progress:
        done = len(self.rows)
        metric = Metric(0.75, 0.05, (0.65, 0.85), done)
        return Progress(
            status, done, self.total, 0, done, 0.5, 2.0, 1.0, {"exact_match": metric}, "r1"
        )

    def cancel(self) -> None:
        self.calls.append(("cancel", None))
        self.cancelled.set()

    def report(self) -> StubReport | None:
        return StubReport(self.rows) if self.rows else None

    def close(self) -> None:
        self.calls.append(("close", None))
