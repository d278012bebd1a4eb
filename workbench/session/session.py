"""The headless controller: all mutable state of one workbench, one method per button.

Thread-safe: a lock guards the state and is never held while code runs, a model answers, or a
file is written; each method takes a snapshot and works on that.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from workbench.analysis.report import Report
from workbench.errors import InputError, NotFoundError, SettingError, StoreError, shorten
from workbench.io.given import require, require_flag, require_text
from workbench.messages import say
from workbench.models.base import LanguageModel
from workbench.models.known import known_model
from workbench.models.load import loaded_model, share_model
from workbench.prompts.fields import Field, describe_fields
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.cost import Cost, make_cost
from workbench.runs.identity import Facts, facts_of_plan
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, choose_method, make_plan, render_docs
from workbench.runs.progress import Progress
from workbench.runs.queue import Job, RunQueue
from workbench.runs.run import Tools, open_tools
from workbench.runs.stored import runs_of
from workbench.runs.timeline import Timeline, make_timeline
from workbench.session.moment import (
    Moment,
    at_version,
    back_at,
    journal_of,
    open_draft,
    resume,
    switch_method,
)
from workbench.session.preview import DraftPreview, Previewer
from workbench.session.running import Running
from workbench.session.state import SessionState, snapshot
from workbench.tasks.drafts import Draft
from workbench.tasks.snippets import STARTERS
from workbench.tasks.task import Task, find_doc
from workbench.tasks.trust import is_trusted, own_seal, trust
from workbench.tasks.versions import (
    VersionInfo,
    change_note,
    read_source,
    save_version,
    unified_diff,
)
from workbench.tasks.watch import Change, Watch
from workbench.types import Method, Rendered, RenderFailure, Run


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
        self.task = Task.of(task)
        self.watch = Watch(self.task.path)
        given = {name: value for name, value in settings.items() if value is not None}
        options = change_options(Options(), **given)
        if not isinstance(model, str):
            model = share_model(model)
        chosen = choose_method(self.task, version, "", method)
        self._lock = threading.RLock()
        self._drafts_unkept = ""
        self._state = resume(self.task, Moment(chosen, model, options), chosen, version)
        self.task.docs(self._plan(self._state).config)
        self._tools: Tools = open_tools(self.task.state)
        self._running = Running(self._tools)
        self._previewer = Previewer(self._plan)
        self.aside = TransformRunner(Limits(failures=1))  # for what no keystroke waits for
        self.queue = RunQueue(self.score, self.cancel)

    # -- what the screen shows -----------------------------------------------------------------

    def state(self) -> SessionState:
        """Return a snapshot."""
        state = self._state
        unkept = (*filter(None, [self._drafts_unkept]), *self._tools.troubles)
        return snapshot(
            state,
            self._plan(state),
            running=self._running.is_busy,
            level=self.aside.level,
            unkept=unkept,
        )

    @property
    def moment(self) -> Moment:
        """The draft and the settings as they are now, whether or not the task can be read."""
        return self._state

    @property
    def drafts_unkept(self) -> str:
        """Why the draft could not be written to the journal; "" where it could."""
        return self._drafts_unkept

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

    def preview(self) -> DraftPreview:
        """Render the current doc's prompt from the current draft.

        Blocks for as long as live code may run. What goes wrong in the draft, or with the
        settings, is a diagnostic; the last good prompt stays.
        """
        return self._previewer.preview(self._state)

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

    def stamp(self) -> object:
        """Return what is another thing once others wrote a config of the task, its rows or its
        shots, or a file that the previewed draft reads: what is previewed may be another prompt
        then."""
        try:
            config = self._plan(self._state).config
        except InputError:  # it cannot be read just now
            config = None
        return self.task.stamp(config), self._previewer.outdated()

    def report(self) -> Report | None:
        """Return the report of the last run, or of the one that is going on; None before any."""
        return self._running.report()

    def runs(self) -> list[Run]:
        """Return the task's runs, newest first, those of other sessions too."""
        return runs_of(self.task, self._tools.ledger)

    def stored_report(self, run_id: str) -> Report:
        """Return the report of a run by its id, or raise `NotFoundError`."""
        return self._tools.ledger.report(run_id)

    def timeline(self) -> Timeline:
        """Return the current method's versions as they lie in the folder now, with their scores."""
        state = self._state

        def wanted() -> Facts:
            return facts_of_plan(self._plan(state), known_model(state.model))

        bands = self._tools.ledger.bands(self.task.name, state.method)
        return make_timeline(self.task, state.method, self.runs(), wanted, bands)

    def drafts(self, *, continued: bool = True) -> tuple[Draft, ...]:
        """Return the other drafts of the task and method that were typed and never saved, in this
        session or another, newest first; none where the journal cannot be read. Those that a
        session went on from come last, or, where not `continued`, not at all."""
        require_flag(continued=continued)
        state = self._state
        try:
            left = journal_of(self.task, state).left(continued=continued)
        except StoreError:
            return ()
        known = {state.source, state.parent_source, *STARTERS.values()}
        for version in self.task.versions():
            with suppress(StoreError):  # one of its version's texts is none
                known.add(read_source(version.path))
        return tuple(draft for draft in left if draft.source not in known)

    def source(self, version: str = "") -> str:
        """Return the text of a version, or of the draft."""
        return self.job(version).source

    def rendered(self, version: str = "") -> Rendered | RenderFailure:
        """Return the current doc's prompt by a version, or by the draft, under the settings that
        are in force now. Blocks for as long as live code may run."""
        plan, state = self.job(version).plan, self._state
        doc = find_doc(self.task.docs(plan.config), state.doc_id)
        return render_docs(plan, [doc], self.aside, loaded_model(state.model)).items[0]

    @property
    def is_running(self) -> bool:
        """Whether a run is going on."""
        return self._running.is_busy

    def cost(self, job: Job | None = None) -> Cost:
        """Return what a run of the draft as it is now, or of `job`, would do: what is stored, what
        is to be computed, and how long that takes. The prompts are rendered for it, not by the
        previews' process; the model is neither loaded nor asked.

        Raises:
            InputError: the text or a setting cannot be used.
            ModelError: the device or dtype is not there.
        """
        _require_job(job)
        plan, model = (job.plan, job.model) if job else (self.plan(), self._state.model)
        return make_cost(plan, known_model(model), self._tools, self.aside)

    # -- what the user does --------------------------------------------------------------------

    def edit(self, source: str) -> None:
        """Take a new text of the draft, and write it to the journal. Where that cannot be written
        the session has the text all the same, and `state().unkept` says so.

        Raises:
            SettingError: it is no text; the draft stays as it is.
        """
        if not isinstance(source, str):
            raise SettingError("the draft", expected="a text", seen=shorten(source))
        with self._lock:
            state = self._state
            self._state = replace(state, source=source, seq=state.seq + 1)
        if source != state.source:
            seal = own_seal(self.task.path, source) if state.allowed else ""
            self._keep(state, state.version, source, seal)

    def configure(self, **changes: Any) -> None:
        """Change settings: `doc_id`, `method`, `model`, or any field of `Options`.

        Raises:
            SettingError: an unknown name (the message has the nearest) or a refused value.
            DataError: there is no doc of that id.
        """
        own = {name: changes.pop(name) for name in ("doc_id", "method", "model") if name in changes}
        with self._lock:
            state = replace(self._state, options=change_options(self._state.options, **changes))
            config = self._plan(state).config  # refuses draws where its temperature is 0
            if "doc_id" in own:
                doc = find_doc(self.task.docs(config), own["doc_id"])
                state = replace(state, doc_id=doc.id)
            if "model" in own:
                if not isinstance(own["model"], str):
                    own["model"] = share_model(own["model"])
                state = replace(state, model=own["model"])
            state = self._state = replace(state, seq=state.seq + 1)
            if own.get("method", state.method) != state.method:
                self._state = switch_method(self.task, state, own["method"])

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
        self._leave()
        with self._lock:
            state = self._state
            info = self.task.version(version, state.method)
            method = info.method or state.method
            state = replace(state, method=method, draft_restored=False, seq=state.seq + 1)
            state = self._state = at_version(self.task, state, info)
        self._keep(state, state.version, None if info.saved else state.source)

    def go_back(self, source: str, method: Method, version: str) -> None:
        """Make `source` the draft of that version again, as an undo does that goes back beyond the
        opening of another one. Where the version is gone, it is the draft of none.

        Raises:
            SettingError: one of them is no text, or the method is not possible.
        """
        require_text(method=method, version=version)
        if not isinstance(source, str):
            raise SettingError("the draft", expected="a text", seen=shorten(source))
        with self._lock:
            state = self._state = back_at(self.task, self._state, source, method, version)
        if source == state.parent_source:
            self._keep(state, state.version, None)
            return
        seal = own_seal(self.task.path, source) if state.allowed else ""
        self._keep(state, state.version, source, seal)

    def take(self, draft: Draft) -> None:
        """Go on with one of `drafts()`, with its own parent. The draft before becomes one of them.

        Raises:
            StoreError: the draft before cannot be kept in the journal, so it stays the draft.
        """
        require("draft", draft, lambda given: isinstance(given, Draft), "one of Session.drafts()")
        before = self._leave()
        self._keep(before, before.version, None)
        self.go_back(draft.source or "", before.method, draft.parent)

    def allow(self) -> None:
        """Let the draft run, now and whenever its text comes again, with all that it asks for
        (`prompts/asks.py`). Code that was not written or saved here does not run before.

        Raises:
            StoreError: that cannot be kept. It runs in this session all the same.
        """
        with self._lock:
            state = self._state
            self._state = replace(state, allowed=True, seq=state.seq + 1)
        trust(state.source, grant=True)

    def rebase(self, version: str, parent_source: str) -> None:
        """Compare the draft, which stays as it is, with another parent, or another text of it.

        Raises:
            SettingError: one of the two is no text.
        """
        require_text(version=version, parent_source=parent_source)
        with self._lock:
            state = replace(self._state, version=version, parent_source=parent_source)
            self._state = replace(state, draft_restored=False, seq=state.seq + 1)
        if state.source == parent_source:
            self._keep(state, version, None)
            return
        last = open_draft(self.task, state)
        seal = last.seal if last is not None and last.source == state.source else ""
        self._keep(state, version, state.source, seal)  # typed here, if it was before

    def save(self, note: str = "") -> VersionInfo:
        """Save the draft as the next version, with its diff; it becomes the draft's parent.

        Raises:
            SettingError: the draft equals its parent.
            NotFoundError: the task's folder is gone, or the parent's file: `watch.put_back` that,
                or `rebase` the draft.
            StoreError: the version cannot be written.
        """
        state = self._state
        if state.version and state.source == state.parent_source:
            raise SettingError(
                f"nothing to save: the draft equals {state.version}", fix="Edit it first."
            )
        self.task.require_folder()
        if any(change.kind == "deleted" for change in self.news()):
            raise NotFoundError(
                say(
                    "the file of {version}, which the draft started from, is gone",
                    version=state.version,
                ),
                fix=say("Put it back, or go on without it: then the newest version is the parent."),
            )
        with self.watch.ours():
            saved = save_version(
                self.task.path, state.source, state.method, parent=state.version, note=note
            )
        self._keep(state, saved.version.id, None)
        if state.allowed:
            with suppress(StoreError):  # the version is saved; opened anew, it is asked about
                trust(state.source)
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
        require_text(version=version)
        state = self._state
        if version:
            return Job(self.plan_of(version), state.model)
        plan = self._plan(state)
        if state.source == state.parent_source and state.version:
            plan = replace(plan, version=state.version)
        return Job(plan, state.model, state.version)

    def score(self, job: Job | None = None) -> Iterator[Progress]:
        """Score the sample, with the draft as it is now or as `job` says, yielding progress;
        blocks the caller's thread. One run at a time. What fails ends as progress of status
        `failed`.
        """
        _require_job(job)
        return self._running.score(lambda: job or self.job())

    def cancel(self) -> None:
        """Ask the run to stop; it does within one forward pass, and keeps what is finished."""
        self._running.cancel()

    def close(self) -> None:
        """Cancel the run and end the processes. The session can't be used afterwards."""
        self._running.close()
        self._previewer.close()
        self.aside.close()

    def plan_of(self, version: str) -> Plan:
        """Return the plan for a saved version with the settings in force, to export it say.

        Raises:
            NotFoundError: there is no such version.
        """
        state = self._state
        method = self.task.version(version, state.method).method or state.method
        plan = make_plan(self.task, state.options, version=version, method=method)
        return replace(plan, allowed=is_trusted(plan.source, self.task.path))

    def _leave(self) -> Moment:
        """Write the draft to the journal before another text takes its place; return the moment."""
        before = self._state
        if before.source != before.parent_source:
            seal = own_seal(self.task.path, before.source) if before.allowed else ""
            journal_of(self.task, before).write(before.version, before.source, seal)
        return before

    def _keep(self, state: Moment, version: str, source: str | None, seal: str = "") -> None:
        """Write the draft to the journal, and remember whether that could be done."""
        try:
            journal_of(self.task, state).write(version, source, seal)
            self._drafts_unkept = ""
        except StoreError as error:
            self._drafts_unkept = say("drafts are not being kept: {why}", why=str(error))

    def _plan(self, state: Moment) -> Plan:
        plan = make_plan(self.task, state.options, method=state.method, draft=state.source)
        return replace(plan, allowed=state.allowed)


def _require_job(job: Job | None) -> None:
    expected = "what Session.job() returns, or None"
    require("job", job, lambda given: isinstance(given, Job | None), expected)
