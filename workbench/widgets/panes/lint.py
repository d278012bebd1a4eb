"""The part of the widget that lints: once the typing has stopped, the draft's prompts of many rows
are looked at, on a thread that nothing else waits for. A fault is mended as one edit of the draft;
what it costs a proof says, beside all that."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from workbench.errors import ConfigError, WorkbenchError
from workbench.lint.finding import Finding, LintReport
from workbench.lint.prove import can_prove, why_unproven
from workbench.messages import say
from workbench.models.settings import LoadingCancelled
from workbench.runs.plan import Plan
from workbench.session.inspector import MOST_LINTED
from workbench.session.preview import DraftPreview
from workbench.session.proving import prove_findings, takes_out
from workbench.session.state import SessionState
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.jobs import Activity
from workbench.widgets.panes.draft import DraftPane
from workbench.widgets.panes.rows import RowsPane
from workbench.widgets.views.lint import MOST_FINDINGS, Proving, lint_view, linted_docs

FIRST_SECONDS = 0.1
"""So soon after a preview a few docs are linted: what a template does alike in all is found."""

FIRST_DOCS = 30
"""So many, which takes little more of the interpreter than a preview does."""

REST_SECONDS = 0.6
"""How long the draft has to stay as it is before it is linted: longer than from key to key of
somebody who types slowly, since linting 500 rows takes as much of the interpreter as a preview."""


class ProofStopped(Exception):
    """Somebody stopped a proof, or the draft is another."""


class LintPane(Pane):
    """Publishes `lint`, with the number of the edit that it is of, and tells the rows."""

    views = ("lint",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.thread: threading.Thread | None = None
        self._draft = host.pane(DraftPane)
        self._rows = host.pane(RowsPane)
        self._asked: tuple[object, ...] = ()
        self._seen_whole: tuple[object, ...] = ()
        self._is_broken = False
        self._is_allowed = True
        self._report: LintReport | None = None
        self._trouble = ""
        self._source = ""
        self._edit = ("", 0)
        self._proofs: dict[object, Proving] = {}
        self._proven_for: object = None
        self._stop = threading.Event()

    def handlers(self) -> Mapping[str, Handler]:
        return {"fix": self._on_fix, "prove": self._on_prove}

    def draw(self) -> None:
        self._asked = self._seen_whole = ()
        self._report, self._trouble = None, ""
        self._publish()

    def close(self) -> None:
        self._stop.set()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self._is_broken = any(found.severity == "error" for found in preview.diagnostics)
        asked = (state.source, state.settings, state.decoding, state.method, state.chat_template)
        asked += (state.allowed, state.asks)  # code that may do more makes other prompts
        proven_for = (*asked, state.model, state.sample_size)
        if proven_for != self._proven_for:  # a proof is of one text under one set of settings
            self._proven_for = proven_for
            self._stop.set()
            self._stop, self._proofs = threading.Event(), {}
            self._publish()
        asked += (state.device,)  # a model that is loaded counts tokens
        if asked != self._asked:
            self._asked = asked
            self.host.when_still("lint first", FIRST_SECONDS, partial(self._look, FIRST_DOCS))
            self.host.when_still("lint", REST_SECONDS, self._look)

    def _look(self, most: int = MOST_LINTED) -> None:
        """Lint the draft on so many docs; where a first look had all there are, no more is done."""
        asked = self._asked
        if asked and asked == self._seen_whole:
            return
        state, edit = self.session.state(), self._draft.edit
        report: LintReport | None
        trouble = ""
        try:
            report = self.host.looker.lint(most)
        except ConfigError as error:  # that of the linter's settings nobody else reads
            report, trouble = None, str(error)
        except WorkbenchError:  # the preview's own diagnostics say what is wrong
            report = None
        now = self.session.state()
        if (state.source, state.allowed) != (now.source, now.allowed):
            return  # what was typed meanwhile is waiting to be linted
        if report is not None and self._is_broken:  # which the preview has said, and where
            findings = tuple(found for found in report.findings if found.rule != "code/error")
            report = replace(report, findings=findings)
        self._report, self._source, self._edit = report, state.source, edit
        self._trouble, self._is_allowed = trouble, state.allowed
        self._publish()
        docs = len(self.session.task.docs(self.session.plan().config)) if report else 0
        if most == MOST_LINTED or (report is not None and report.docs_checked == docs):
            self._seen_whole = asked
            self._rows.show_linted(linted_docs(report))

    def _publish(self) -> None:
        report, source, edit, proofs = self._report, self._source, self._edit, self._proofs
        findings = report.findings[:MOST_FINDINGS] if report else ()
        places = {
            place: proofs[_mark(finding)]
            for place, finding in enumerate(findings)
            if _mark(finding) in proofs
        }
        trouble, allowed = self._trouble, self._is_allowed
        self.show("lint", lambda: lint_view(report, source, edit, places, trouble, allowed=allowed))

    def _finding(self, place: int) -> Finding | None:
        """Return a finding of the list, unless the draft is another by now."""
        report = self._report
        if report is None or self._source != self.session.state().source:
            return None
        return report.findings[place] if 0 <= place < len(report.findings) else None

    # -- mending -------------------------------------------------------------------------------

    def _on_fix(self, content: Mapping[str, Any]) -> None:
        finding = self._finding(int(content["id"]))
        if finding is not None and finding.mended is not None:
            self.host.aside("fix", partial(self._fix, finding, self._source))

    def _fix(self, finding: Finding, source: str) -> None:
        assert finding.mended is not None
        if not takes_out(self.session, finding):
            text = say("{rule} cannot be mended by rule here; the draft is as it was.",
                       rule=finding.rule)  # fmt: skip
            self.host.publish(notice={"level": "error", "text": text})
            return

        def put() -> None:
            if finding.mended is not None and self.session.state().source == source:
                self._draft.put(finding.mended, say("mended; undo brings yours back"))

        self.host.submit(put)

    # -- proving -------------------------------------------------------------------------------

    def _on_prove(self, content: Mapping[str, Any]) -> None:
        """Prove the finding of that place, or all that can be and are not yet."""
        report = self._report
        if report is None or self._source != self.session.state().source:
            return
        found = report.findings[:MOST_FINDINGS]
        if content.get("id") is not None:
            one = self._finding(int(content["id"]))
            found = (one,) if one is not None else ()
        wanted = [each for each in found if can_prove(each.rule) and not self._is_known(each)]
        if not wanted:
            return
        for finding in found:
            if not can_prove(finding.rule):
                self._proofs[_mark(finding)] = Proving(why=why_unproven(finding.rule))
        for finding in wanted:
            self._proofs[_mark(finding)] = Proving(waits=True)
        self._publish()
        if self.thread is None or not self.thread.is_alive():
            self.thread = self.host.background(self._work, name="workbench-prove")

    def _is_known(self, finding: Finding) -> bool:
        proving = self._proofs.get(_mark(finding))
        return proving is not None and not proving.error

    def _waiting(self) -> list[Finding]:
        findings = self._report.findings if self._report else ()
        return [f for f in findings if self._proofs.get(_mark(f), Proving()).waits]

    def _work(self) -> None:
        """Prove what waits, and what comes to wait meanwhile."""
        while wanted := self._waiting():
            stop, proofs = self._stop, self._proofs
            error = ""
            try:
                self._prove(wanted, self.session.plan(), stop, proofs)
            except (LoadingCancelled, ProofStopped):
                stop.set()
            except Exception as caught:  # the boundary: this thread has no caller to tell
                error = str(caught)
            for finding in wanted:  # what was not reached is to be asked for again
                if proofs.get(_mark(finding), Proving()).waits:
                    proofs.pop(_mark(finding))
                    if error:
                        proofs[_mark(finding)] = Proving(error=error)
            if self._stop is stop and stop.is_set():
                self._stop = threading.Event()
            self._publish()

    def _prove(
        self,
        wanted: Sequence[Finding],
        plan: Plan,
        stop: threading.Event,
        proofs: dict[object, Proving],
    ) -> None:
        model = self.host.jobs.load(self.session.state().model)
        label = say("proving {rule}", rule=wanted[0].rule)
        if len(wanted) > 1:
            label = say("proving {n} findings", n=len(wanted))
        done = 0

        def watch(scored: int, total: int) -> None:
            if stop.is_set():
                raise ProofStopped
            rule = wanted[min(done, len(wanted) - 1)].rule
            share = (done + scored / total) / len(wanted)
            activity.update(share, f"{rule} · {scored:,} / {total:,}")

        activity: Activity
        with self.host.jobs.begin(label, stop.set) as activity:
            for proven in prove_findings(wanted, plan, model, watch):
                proofs[_mark(proven)] = Proving(proof=proven.proof, why=proven.unproven)
                done += 1
                self._publish()


def _mark(finding: Finding) -> object:
    """Return what a finding is known by, in whatever language it is told."""
    return finding.rule, finding.line, finding.doc_ids
