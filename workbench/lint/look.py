"""A look at all of a version's prompts, step by step: it can be watched, and stopped at any step;
what was seen by then is a report of fewer docs."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from contextvars import copy_context
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from typing import Literal, TypeAlias, TypeVar

from workbench.errors import SettingError
from workbench.io.kept_codes import keep_made
from workbench.lint.again import Again, render_again
from workbench.lint.anywhere import is_same_anywhere
from workbench.lint.finding import Finding, Hit, LintReport, hits_of
from workbench.lint.source import parse
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.models.base import LanguageModel
from workbench.prompts.samplers.pool import is_copy
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan, hangs_together, render_docs
from workbench.types import Doc, Rendered, RenderFailure

FIRST_DOCS = 100
"""So many docs of a look that is watched are rendered before the others, and checked at once."""

STEP_SECONDS = 1.0
"""What takes longer is done in steps of that length."""

_RULES = "workbench.lint.check"

_Made = TypeVar("_Made")

MORE = 1.1
"""While more docs are rendered, the subject is made anew once there are so many times as many: it
is of all of them each time."""

Doing: TypeAlias = Literal["rendering", "checking", "proving"]


@dataclass(frozen=True, slots=True)
class LintStep:
    """How far a look has come: `done` of `total` docs are rendered, rules asked, or findings
    proven; `findings` are those known by now."""

    doing: Doing
    done: int
    total: int
    findings: tuple[Finding, ...]


class Look:
    """A look at a version. `steps` takes it as far as it is iterated, `report` is what it found.

    `model` lends the rules on tokens its tokenizer. With `prove` it also scores the plan's sample
    of the docs that a fault is in, with the fault and without, where the fault has a repair, and
    corrects the proofs for their number. Its answers are kept as those of a run are. With
    `on_all_cores` many docs are looked at by copies of this process, too, when all are rendered:
    for one that has no other threads.

    Raises:
        InputError: the data cannot be used; a proof is asked for without a model.
    """

    def __init__(
        self,
        plan: Plan,
        model: LanguageModel | None = None,
        *,
        prove: bool = False,
        on_all_cores: bool = False,
    ) -> None:
        if prove and model is None:
            raise SettingError(
                "a proof scores the prompts", expected="a model", fix="Name one: --model M."
            )
        self.plan = plan
        self.docs = plan.task.docs(plan.config)
        self._renders = _that_renders(plan, self.docs)
        self._model = model
        self._prove = prove
        self._on_all_cores = on_all_cores
        self._subject: Subject | None = None
        self._seen = 0
        self._findings: tuple[Finding, ...] = ()
        self._proven: list[Finding] = []

    @property
    def docs_seen(self) -> int:
        """How many docs a report is of."""
        return len(self._subject.items) if self._subject else 0

    def steps(
        self,
        *,
        watched: bool = False,
        by_rule: bool = False,
        tell: Callable[[str], None] = lambda text: None,
        ruled: Callable[[LintStep], None] = lambda step: None,
    ) -> Iterator[LintStep]:
        """Look, and yield how far it has come after each step: a few where it is `watched`, so that
        nobody waits longer than a second or two for the next, and one after each rule that is asked
        of all docs with `by_rule` (in this process alone). `tell` is given a line before each
        proof, and `ruled` how far it is after each such rule.

        Raises:
            InputError: the data or a setting cannot be used.
            ModelError: the model fails, or its chat template refuses a prompt.
            WorkerError: the process for live code cannot be started.
        """
        with closing(TransformRunner()) as runner:
            again = _beside(self.plan, self.docs, runner)
            yield from self._render(runner, watched=watched)
            made = again()
        if self._subject is not None:
            self._subject = replace(self._subject, again=made)
        if by_rule:
            yield from self._check_by_rule()
        else:
            self._check(on_all_cores=self._on_all_cores, ruled=ruled)
        if self._prove:
            yield from self._prove_each(tell)

    def _render(self, runner: TransformRunner, *, watched: bool) -> Iterator[LintStep]:
        plan = self._renders
        items: list[Rendered | RenderFailure] = []
        changed: set[int] = set()
        size = FIRST_DOCS if watched else 10 * FIRST_DOCS
        if hangs_together(self.plan):
            size = len(self.docs)
        while len(items) < len(self.docs) or self._subject is None:
            begun = time.monotonic()
            part = self.docs[len(items) : len(items) + size]
            batch = render_docs(plan, part, runner, self._model)
            items += batch.items
            changed |= batch.changed
            from workbench.lint.check import subject_of  # loaded meanwhile

            is_last = len(items) == len(self.docs)
            if is_last or len(items) >= MORE * self.docs_seen:
                subject = subject_of(plan, items, runner, self._model, changed=changed)
                self._subject = replace(subject, settings=self.plan.settings)
            if len(items) < len(self.docs):
                if watched and len(items) >= 2 * self._seen:  # so few are looked at very often
                    self._check()
                pace = max(time.monotonic() - begun, 1e-6) / max(len(part), 1)
                left = len(self.docs) - len(items)
                size = left if left * pace < 2 * STEP_SECONDS else max(1, int(STEP_SECONDS / pace))
            yield LintStep("rendering", len(items), len(self.docs), self._findings)

    def _check(
        self,
        *,
        on_all_cores: bool = False,
        ruled: Callable[[LintStep], None] = lambda step: None,
    ) -> None:
        from workbench.lint.check import check

        cores = 1
        if self._subject is not None:
            if on_all_cores:
                from workbench.lint.cores import cores_for

                cores = cores_for(self._subject)
            known = self._findings

            def asked(done: int, total: int) -> None:
                ruled(LintStep("checking", done, total, known))

            self._know(check(self._subject, cores=cores, ruled=asked), self._subject)

    def _check_by_rule(self) -> Iterator[LintStep]:
        from workbench.lint.check import RULES, findings_of

        if self._subject is not None:
            hits: list[list[Hit]] = []
            for rule in RULES:
                hits.append(hits_of(rule, self._subject))
                yield LintStep("checking", len(hits), len(RULES), self._findings)
            self._know(findings_of(self._subject, RULES, hits), self._subject)

    def _know(self, findings: tuple[Finding, ...], subject: Subject) -> None:
        self._findings = findings
        self._seen = len(subject.items)
        keep_made()

    def _prove_each(self, tell: Callable[[str], None]) -> Iterator[LintStep]:
        from workbench.lint.prove import prove_all
        from workbench.models.cache import cached
        from workbench.runs.run import open_cache, open_ledger

        assert self._model is not None and self._subject is not None
        state = self.plan.task.state
        with closing(open_cache(state)) as cache, closing(open_ledger(state)) as ledger:
            model, plan = cached(self._model, cache), self._renders
            subject = replace(self._subject, settings=plan.settings)
            for proven in prove_all(
                self._findings, subject, plan, model, tell, count=ledger.add_try
            ):
                self._proven.append(proven)
                known = (*self._proven, *self._findings[len(self._proven) :])
                yield LintStep("proving", len(self._proven), len(known), known)

    def report(self) -> LintReport:
        """Return what was found as far as the look came."""
        if self.docs_seen > self._seen:
            self._check()
        findings = self._findings
        if self._prove:
            from workbench.lint.prove import corrected_findings

            why = say("no proof: it was stopped before")
            rest = (replace(each, unproven=why) for each in findings[len(self._proven) :])
            findings = corrected_findings((*self._proven, *rest))
        failed = len(self._subject.failures) if self._subject else 0
        return LintReport(self.plan.task.name, self.plan.version, findings, self.docs_seen, failed)


def lint_plan(
    plan: Plan,
    model: LanguageModel | None = None,
    *,
    prove: bool = False,
    tell: Callable[[str], None] = lambda text: None,
) -> LintReport:
    """Render every doc of the plan, and return what is wrong with the prompts (see `Look`); `tell`
    is given a line before each proof.

    Raises:
        InputError: the data or a setting cannot be used; a proof is asked for without a model.
        ModelError: the model fails, or its chat template refuses a prompt.
        WorkerError: the process for live code cannot be started.
    """
    look = Look(plan, model, prove=prove)
    for _ in look.steps(tell=tell):
        pass
    return look.report()


def _that_renders(plan: Plan, docs: Sequence[Doc]) -> Plan:
    """Return the plan, with as many shots as there are rows for where it asks for more: nothing
    else could be said of prompts that are refused. A row that is scored is no shot of its own."""
    pool = plan.task.pool(plan.config)
    most = len(pool.docs) - (not pool.separate or plan.settings.sampler == "ultraeval")
    if pool.separate and plan.settings.num_fewshot == most:
        most -= any(is_copy(shot.data, doc.data) for shot in pool.docs for doc in docs)
    if plan.settings.num_fewshot <= max(most, 0) or plan.settings.sampler == "ids":
        return plan
    return replace(plan, settings=replace(plan.settings, num_fewshot=max(most, 0)))


def _beside(plan: Plan, docs: Sequence[Doc], runner: TransformRunner) -> Callable[[], Again]:
    """Import the rules and, where only another process can tell whether prompts are the same in
    each, render some docs again there: each on a thread of its own, in time that this thread waits
    for `runner`, which renders first. Return what waits for both and returns what came of the
    second rendering, by that runner where no other is needed."""
    is_enough = is_same_anywhere(parse(plan.source))
    render = partial(render_again, plan, docs, runner if is_enough else None)
    if sys.platform == "emscripten":  # a browser's tab has neither
        return render
    rules = _begun("rules", lambda: import_module(_RULES))
    again = render if is_enough else _begun("again", render)

    def wait() -> Again:
        made = again()
        rules()
        return made

    return wait


def _begun(name: str, work: Callable[[], _Made]) -> Callable[[], _Made]:
    """Begin work on a thread, and return what waits for it and returns what it made, or raises what
    it did."""
    made: list[_Made] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            made.append(work())
        except BaseException as error:  # it is raised where somebody waits for it
            failed.append(error)

    thread = threading.Thread(
        target=copy_context().run, args=(run,), name=f"workbench-lint-{name}", daemon=True
    )
    thread.start()

    def wait() -> _Made:
        thread.join()
        if failed:
            raise failed[0]
        return made[0]

    return wait
