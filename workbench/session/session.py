"""The headless controller: all mutable state of one workbench, one method per button.

Thread-safe: a lock guards the state and is never held while code runs, a model answers, or a
file is written; each method takes a snapshot and works on that.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from workbench.analysis.report import Report, make_report
from workbench.errors import InputError, ModelError, SettingError, WorkbenchError, problem
from workbench.models.base import LanguageModel
from workbench.models.known import known_model
from workbench.models.load import follow_loading, loaded_model, share_model
from workbench.models.offsets import count_prompt
from workbench.models.settings import LoadingCancelled
from workbench.prompts.fields import Field, describe_fields
from workbench.prompts.render import Batch
from workbench.prompts.styles import Styles
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.cost import Cost, make_cost
from workbench.runs.identity import Facts, facts_of_plan
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, choose_method, make_plan, render_docs
from workbench.runs.queue import Job, RunQueue
from workbench.runs.run import (
    Progress,
    Recorder,
    Tools,
    open_tools,
    score_plan,
)
from workbench.runs.timeline import Timeline, make_timeline
from workbench.session.state import Preview, SessionState
from workbench.tasks.drafts import Journal
from workbench.tasks.snippets import STARTERS
from workbench.tasks.task import Task, find_doc
from workbench.tasks.versions import change_note, read_source, save_version, unified_diff
from workbench.tasks.watch import Change, Watch
from workbench.types import (
    Diagnostic,
    Doc,
    Method,
    Rendered,
    RenderFailure,
    Run,
    ShotStyle,
    VersionInfo,
)

__all__ = ["Preview", "Progress", "Session", "SessionState"]

CHECKED_DOCS = 32
"""How many other docs of the sample each preview tries, to find rows that fail."""

CHECK_SECONDS = 0.1
"""Other docs are tried only if, at the pace of the preview, they take less than this."""


@dataclass(frozen=True, slots=True)
class _State:
    """What the lock guards. Replaced, never changed."""

    method: Method
    version: str
    source: str
    parent_source: str
    doc_id: int
    model: str
    options: Options
    pinned: int | None = None
    draft_restored: bool = False
    seq: int = 0


class Session:
    """One workbench without a screen.

    Args:
        task: a task folder, or a `Task`.
        method: PPL or GEN; by default what `version` says, or the task's first.
        version: the version that the draft starts from.
        model: what `load_model` takes; it is loaded when the first run starts.
        num_fewshot, seed, sampler, sample_size, …: any field of `Options`.

    Raises:
        InputError: the task cannot be opened, or a setting is refused.
    """

    def __init__(
        self,
        task: Task | str | os.PathLike[str],
        *,
        method: Method | None = None,
        version: str = "latest",
        model: str | LanguageModel = "teaching",
        **settings: Any,
    ) -> None:
        self.task = task if isinstance(task, Task) else Task.open(task)
        self.watch = Watch(self.task.path)
        given = {name: value for name, value in settings.items() if value is not None}
        options = change_options(Options(), **given)
        if not isinstance(model, str):
            model = share_model(model)
        chosen = method or choose_method(self.task, version, "")
        self._lock = threading.RLock()
        self._state = _State(chosen, "", "", "", 0, model, options)
        self._restore(chosen, version)
        self.task.docs(self.task.config(method=chosen))
        self._tools: Tools = open_tools(self.task.state)
        self._live = TransformRunner(Limits(failures=1))
        self.aside = TransformRunner(Limits(failures=1))  # for what no keystroke waits for
        self._styles = Styles(self.aside)
        self._last_good: Rendered | None = None
        self._recorder: Recorder | None = None
        self._running = threading.Lock()
        self._cancel = threading.Event()
        self.queue = RunQueue(self.score, self.cancel)

    # -- what the screen shows -----------------------------------------------------------------

    def state(self) -> SessionState:
        """Return a snapshot."""
        state = self._state
        plan = self._plan(state)
        model = loaded_model(state.model)
        docs = self.task.docs(plan.config)
        return SessionState(
            task=self.task.name,
            path=str(self.task.path),
            method=state.method,
            methods=self._methods(),
            version=state.version,
            versions=self.task.versions(),
            source=state.source,
            dirty=state.source != state.parent_source,
            doc_id=state.doc_id,
            pinned=state.pinned,
            num_docs=len(docs),
            settings=plan.settings,
            decoding=plan.config.decoding,
            scope=plan.scope,
            model=state.model,
            device=model.device if model else "",
            sample_size=min(plan.sample_size or len(docs), len(docs)),
            running=self._running.locked(),
            draft_restored=state.draft_restored,
            chat_template=plan.chat_template,
        )

    def plan(self) -> Plan:
        """Return what the draft's prompts and scores depend on, as it is now.

        Raises:
            InputError: the config or a setting cannot be used.
        """
        return self._plan(self._state)

    @property
    def ledger(self) -> Ledger:
        """The runs of the task's project. Any thread may read it."""
        return self._tools.ledger

    def preview(self) -> Preview:
        """Render the current doc's prompt from the current draft.

        Blocks for as long as live code may run. What goes wrong in the draft, or with the
        settings, is a diagnostic; the last good prompt stays.
        """
        begun = time.perf_counter()
        state = self._state
        stdout = ""
        try:
            plan = self._plan(state)
            doc = find_doc(self.task.docs(plan.config), state.doc_id)
            batch = render_docs(plan, [doc], self._live, loaded_model(state.model))
            diagnostics, stdout = list(batch.notes), batch.stdout
            item = batch.items[0]
        except (InputError, ModelError) as error:
            diagnostics = [Diagnostic("error", type(error).__name__, str(error))]
            item = None
        if isinstance(item, RenderFailure):
            diagnostics.insert(0, item.diagnostic)
        elif item is not None:
            self._last_good = item
            if batch.seconds * CHECKED_DOCS < CHECK_SECONDS:
                diagnostics += self._check_others(plan, doc)
        shown = self._last_good
        model = loaded_model(state.model)
        counts = count_prompt(model, shown.prompt) if model and shown else None
        return Preview(
            seq=state.seq,
            rendered=shown,
            stale=shown is not None and shown is not item,
            diagnostics=tuple(diagnostics),
            stdout=stdout,
            milliseconds=(time.perf_counter() - begun) * 1000,
            num_tokens=counts.total if counts else None,
            segment_tokens=counts.segments if counts else None,
            window=counts.window if counts else None,
        )

    def _check_others(self, plan: Plan, doc: Doc) -> list[Diagnostic]:
        """Try the draft on other docs of the sample; return one diagnostic per kind of failure."""
        others = islice((other for other in plan.docs() if other.id != doc.id), CHECKED_DOCS)
        alone = replace(plan, settings=replace(plan.settings, num_fewshot=0))
        return _folded(render_docs(alone, others, self._live))

    def parent_source(self) -> str:
        """Return the text of the version that the draft started from."""
        return self._state.parent_source

    def diff(self) -> str:
        """Return a unified diff from the parent version to the draft, "" where they are equal."""
        state = self._state
        old_name = f"transform_{state.version}.py" if state.version else "/dev/null"
        return unified_diff(state.parent_source, state.source, old_name, "draft")

    def fields(self) -> tuple[Field, ...]:
        """Return what the current doc's row and the rows beside it hold, field by field."""
        state = self._state
        docs = self.task.docs(self._plan(state).config)
        return describe_fields(docs, find_doc(docs, state.doc_id))

    def news(self) -> tuple[Change, ...]:
        """Return what others did to the versions' files since the session read them; nothing of
        it is taken over until `open`, `rebase` or `watch` is told to."""
        state = self._state
        return self.watch.look(state.version, state.parent_source)

    def report(self) -> Report | None:
        """Return the report of the last run, or of the one that is going on; None before any."""
        recorder = self._recorder
        return recorder.report() if recorder else None

    def runs(self) -> list[Run]:
        """Return the task's runs, newest first, those of other sessions too."""
        return self._tools.ledger.runs(self.task.name)

    def stored_report(self, run_id: str) -> Report:
        """Return the report of a run by its id.

        Raises:
            NotFoundError: there is no such run.
        """
        ledger = self._tools.ledger
        return make_report(ledger.run(run_id), ledger.rows(run_id))

    def timeline(self) -> Timeline:
        """Return the current method's versions as they lie in the folder now, with their scores."""
        state = self._state

        def wanted() -> Facts:
            return facts_of_plan(self._plan(state), known_model(state.model))

        return make_timeline(self.task, state.method, self.runs(), wanted)

    def source(self, version: str = "") -> str:
        """Return the text of a version, or of the draft."""
        return self.job(version).source

    def rendered(self, version: str = "") -> Rendered | RenderFailure:
        """Return the current doc's prompt by a version, or by the draft, under the settings that
        are in force now. Blocks for as long as live code may run."""
        plan, state = self.job(version).plan, self._state
        doc = find_doc(self.task.docs(plan.config), state.doc_id)
        return render_docs(plan, [doc], self.aside, loaded_model(state.model)).items[0]

    def styles(self) -> dict[str, ShotStyle]:
        """Return, for each saved version of the current method that runs, oldest first, whether
        its shots answer at once or show steps before: judged by the first doc of the shots' pool.

        Blocks while versions that are new since the last call run.

        Raises:
            InputError: the config or the data cannot be read.
        """
        state = self._state
        config = self._plan(state).config
        docs = self.task.pool(config).docs
        versions = [v for v in self.task.versions() if v.method in (state.method, None)]
        if not docs or not versions:
            return {}
        name = self.task.dataset_name(config)
        found = self._styles.of([v.path for v in versions], docs[0], name)
        return {v.id: found[v.path] for v in versions if v.path in found}

    @property
    def is_running(self) -> bool:
        """Whether a run is going on."""
        return self._running.locked()

    def cost(self) -> Cost:
        """Return what a run would do now: what is stored, what is to be computed, and how long
        that takes. The draft's prompts are rendered for it, not by the previews' process; the model
        is neither loaded nor asked.

        Raises:
            InputError: the draft or a setting cannot be used.
            ModelError: the device or dtype is not there.
        """
        state = self._state
        plan = self._plan(state)
        return make_cost(plan, known_model(state.model), self._tools, self.aside)

    # -- what the user does --------------------------------------------------------------------

    def edit(self, source: str) -> None:
        """Take a new text of the draft, and write it to the journal first.

        Raises:
            StoreError: the journal cannot be written. The session has the text all the same.
        """
        with self._lock:
            state = self._state
            self._state = replace(state, source=source, seq=state.seq + 1)
        if source != state.source:
            self._journal(state.method).write(state.version, source)

    def configure(self, **changes: Any) -> None:
        """Change settings: `doc_id`, `method`, `model`, or any field of `Options`.

        Raises:
            SettingError: an unknown name (the message has the nearest) or a refused value.
            DataError: there is no doc of that id.
        """
        own = {name: changes.pop(name) for name in ("doc_id", "method", "model") if name in changes}
        with self._lock:
            state = replace(self._state, options=change_options(self._state.options, **changes))
            if "doc_id" in own:
                doc = find_doc(self.task.docs(self._plan(state).config), own["doc_id"])
                state = replace(state, doc_id=doc.id)
            if "model" in own:
                state = replace(state, model=own["model"])
            self._state = replace(state, seq=state.seq + 1)
            if own.get("method", state.method) != state.method:
                self._switch(own["method"])

    def pin(self, doc_id: int | None) -> None:
        """Keep a doc in view beside the current one, or, with None, no more.

        Raises:
            DataError: there is no doc of that id.
        """
        with self._lock:
            if doc_id is not None:
                find_doc(self.task.docs(self._plan(self._state).config), doc_id)
            self._state = replace(self._state, pinned=doc_id)

    def open(self, version: str) -> None:
        """Make a saved version the draft's text and parent. The draft before stays in the
        journal.

        Raises:
            NotFoundError: there is no such version.
            StoreError: the draft before cannot be kept in the journal, so it stays the draft.
        """
        before = self._state
        if before.source != before.parent_source:
            self._journal(before.method).write(before.version, before.source)
        with self._lock:
            state = self._state
            info = self.task.version(version, state.method)
            source = read_source(info.path)
            method = info.method or state.method
            self._state = replace(
                state,
                method=method,
                version=info.id,
                source=source,
                parent_source=source,
                draft_restored=False,
                seq=state.seq + 1,
            )
        self._journal(method).write(info.id, None)

    def rebase(self, version: str, parent_source: str) -> None:
        """Compare the draft, which stays as it is, with another parent, or another text of it.

        Raises:
            StoreError: the journal cannot be written.
        """
        with self._lock:
            state = replace(self._state, version=version, parent_source=parent_source)
            self._state = replace(state, draft_restored=False, seq=state.seq + 1)
        open_draft = None if state.source == parent_source else state.source
        self._journal(state.method).write(version, open_draft)

    def save(self, note: str = "") -> VersionInfo:
        """Save the draft as the next version, with its diff; it becomes the draft's parent.

        Raises:
            SettingError: the draft equals its parent.
            StoreError: the version cannot be written.
        """
        state = self._state
        if state.version and state.source == state.parent_source:
            raise SettingError(
                problem(f"nothing to save: the draft equals {state.version}", fix="Edit it first.")
            )
        with self.watch.ours():
            saved = save_version(
                self.task.path, state.source, state.method, parent=state.version, note=note
            )
        self._journal(state.method).write(saved.version.id, None)
        with self._lock:
            # What was typed while the file was written stays the draft.
            self._state = replace(
                self._state,
                version=saved.version.id,
                parent_source=state.source,
                draft_restored=False,
            )
        return saved.version

    def change_note(self, version: str, note: str) -> VersionInfo:
        """Give a saved version another note.

        Raises:
            StoreError: it has no diff to keep a note in, or that cannot be written.
        """
        return change_note(self.task.version(version, self._state.method), note)

    def job(self, version: str = "") -> Job:
        """Return what a run would score: the draft as it is now, or a saved version under the
        settings that are in force now.

        Raises:
            InputError: there is no such version, or the config cannot be used.
        """
        state = self._state
        if version:
            plan = make_plan(self.task, state.options, version=version, method=state.method)
            return Job(plan, state.model)
        plan = self._plan(state)
        if state.source == state.parent_source and state.version:
            plan = replace(plan, version=state.version)
        return Job(plan, state.model, state.version)

    def score(self, job: Job | None = None) -> Iterator[Progress]:
        """Score the sample, with the draft as it is now or as `job` says, yielding progress;
        blocks the caller's thread. One run at a time. What fails ends as progress of status
        `failed`.
        """
        if not self._running.acquire(blocking=False):
            yield Progress("failed", error="a run is going on already; cancel it first")
            return
        self._cancel.clear()
        self._recorder = None
        try:
            asked = job or self.job()
            yield Progress("loading")
            yield from self._score(asked)
        except LoadingCancelled:
            yield Progress("cancelled")
        except WorkbenchError as error:
            yield replace(self._progress_so_far("failed"), error=str(error))
        finally:
            self._running.release()

    def _score(self, job: Job) -> Iterator[Progress]:
        model = yield from self._loaded(job.model)
        with closing(score_plan(job.plan, model, self._tools, self._keep)) as stream:
            latest = Progress("loading")
            for latest in stream:
                if self._cancel.is_set():
                    break
                yield latest
        if self._cancel.is_set() and latest.status != "done":
            yield replace(latest, metrics=self._metrics(), status="cancelled", eta=None)

    def _loaded(self, spec: str) -> Generator[Progress, None, LanguageModel]:
        """Return the shared model, and yield progress while it is being loaded.

        Raises:
            LoadingCancelled: the run was cancelled meanwhile.
        """
        with closing(follow_loading(spec, self._cancel)) as stages:
            while True:
                try:
                    yield Progress("loading", stage=next(stages))
                except StopIteration as ended:
                    return ended.value

    def _keep(self, recorder: Recorder) -> None:
        self._recorder = recorder

    def _metrics(self) -> Any:
        report = self.report()
        return report.metrics if report else {}

    def _progress_so_far(self, status: Any) -> Progress:
        report = self.report()
        if report is None:
            return Progress(status)
        return Progress(
            status=status,
            done=len(report.rows),
            total=report.run.settings.get("n", 0),
            cached=report.cached,
            computed=report.computed,
            metrics=report.metrics,
            run_id=report.run_id,
            notes=report.notes,
        )

    def cancel(self) -> None:
        """Ask the run to stop; it does within one forward pass, and keeps what is finished."""
        self._cancel.set()

    def close(self) -> None:
        """Cancel the run and end the processes. The session can't be used afterwards."""
        self.cancel()
        with self._running:
            self._live.close()
            self.aside.close()
            self._tools.close()

    def plan_of(self, version: str) -> Plan:
        """Return the plan for a saved version with the settings in force, to export it say.

        Raises:
            NotFoundError: there is no such version.
        """
        state = self._state
        method = self.task.version(version, state.method).method or state.method
        return make_plan(self.task, state.options, version=version, method=method)

    # -- inside --------------------------------------------------------------------------------

    def _plan(self, state: _State) -> Plan:
        return make_plan(self.task, state.options, method=state.method, draft=state.source)

    def _journal(self, method: Method) -> Journal:
        return Journal(self.task.state, self.task.name, method)

    def _switch(self, method: Method) -> None:
        if method not in self._methods():
            raise SettingError(
                problem(
                    f"method {method!r} is not possible for {self.task.name}",
                    expected=" or ".join(self._methods()),
                    fix="PPL needs target_scores in the rows." if method == "ppl" else "",
                )
            )
        self._restore(method, "latest")

    def _methods(self) -> tuple[Method, ...]:
        both: tuple[Method, ...] = ("gen", "ppl")
        known = {*self.task.methods(), *self.task.possible_methods()}
        return tuple(method for method in both if method in known)

    def _restore(self, method: Method, version: str) -> None:
        """Make the open draft of `method` the current one, or else the version itself."""
        state = replace(self._state, method=method, seq=self._state.seq + 1, draft_restored=False)
        versions = self.task.versions()
        draft = self._journal(method).latest()
        # Whoever asks for the version that a draft is of goes on with the draft.
        if draft is not None and draft.source is not None and version in ("latest", draft.parent):
            parent = next((v for v in versions if v.id == draft.parent), None)
            old = read_source(parent.path) if parent else ""
            if draft.source != old:
                self._state = replace(
                    state,
                    version=parent.id if parent else "",
                    source=draft.source,
                    parent_source=old,
                    draft_restored=True,
                )
                return
        if version == "latest" and not any(v.method in (method, None) for v in versions):
            # The first version of this method is still to be written: start from its shape.
            self._state = replace(state, version="", source=STARTERS[method], parent_source="")
            return
        info = self.task.version(version, method)
        source = read_source(info.path)
        self._state = replace(state, version=info.id, source=source, parent_source=source)


def _folded(batch: Batch) -> list[Diagnostic]:
    """Return the batch's failures, one for each kind and place, saying how many docs have it."""
    kinds: dict[tuple[str, int | None], list[Diagnostic]] = {}
    for item in batch.items:
        if isinstance(item, RenderFailure):
            found = item.diagnostic
            kinds.setdefault((found.type, found.line), []).append(found)
    folded: list[Diagnostic] = []
    for group in kinds.values():
        more = f" (and {len(group) - 1} more docs)" if len(group) > 1 else ""
        first = group[0]
        folded.append(replace(first, message=f"doc {first.doc_id}: {first.message}{more}"))
    return folded
