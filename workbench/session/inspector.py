"""Looking at a session's rows and prompts closely, beside the preview and never in its way.

An `Inspector` runs the draft in the session's second process, so that what it does, however long,
delays no keystroke. Each method works on the session as it is when it is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

from workbench.answers.reasoning import ShotStyle
from workbench.errors import InputError
from workbench.lint.check import check, render_subject
from workbench.lint.finding import LintReport
from workbench.lint.mend import mended
from workbench.models.load import loaded_model
from workbench.models.offsets import count_continuations
from workbench.prompts.provenance import Origin, Probe, origins, probes
from workbench.prompts.shots import Balance, balance
from workbench.prompts.styles import Styles
from workbench.runs.identity import facts_of_plan
from workbench.runs.outcomes import NOTHING, Outcomes, newest_outcomes
from workbench.runs.plan import Plan, make_examples, render_docs
from workbench.scoring.requests import scored_texts
from workbench.session.session import Session
from workbench.tasks.task import choose_sample, find_doc
from workbench.tasks.trust import is_trusted
from workbench.tasks.versions import read_source
from workbench.types import Diagnostic, Doc, Example, Prompt, Rendered, RenderFailure, Segment

MOST_CALLS = 400
"""Calls of the transform that one look at where text comes from may make."""

MOST_LINTED = 500
"""Docs of a task that one look for faults renders; of a larger one, so many by lot."""

LINT_SECONDS = 2.0
"""After so long it renders no more of them."""

BALANCED_DOCS = 500
"""Docs of the pool whose labels are counted; of a larger one, so many by lot."""


@dataclass(frozen=True, slots=True)
class Traced:
    """Where a prompt's text comes from: for each segment, the origins of its characters, with
    offsets into the segment's text. `complete` says that every shot was looked at."""

    segments: tuple[tuple[Origin, ...], ...]
    complete: bool


_Told: TypeAlias = tuple[Example, tuple[Origin, ...]] | None


class Inspector:
    """Looks at one session, and remembers what took time to find."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._outcomes: tuple[object, Outcomes] = (None, NOTHING)
        self._balance: tuple[object, Balance | None] = (None, None)
        self._styles = Styles(session.aside)

    def trace(self, rendered: Rendered) -> Traced:
        """Return which characters of a prompt came from which field of its docs, found by
        running the draft on changed rows (see `prompts.provenance`).

        Raises:
            InputError: a setting or the data cannot be used.
            WorkerError: the process for live code cannot be started.
        """
        plan = self.session.plan()
        docs = self.session.task.docs(plan.config)
        pool = self.session.task.pool(plan.config)
        shots = list(dict.fromkeys(rendered.shot_ids))
        wanted = [(rendered.doc, False), *((find_doc(pool.docs, i), pool.separate) for i in shots)]
        found: dict[tuple[int, bool], _Told] = {}
        left = MOST_CALLS
        for doc, separate in wanted:
            tries = probes(doc, _another(docs, doc))
            left -= 2 + sum(len(probe.docs()) for probe in tries)
            if left < 0:
                break
            found[doc.id, separate] = self._told(plan, doc, tries, separate=separate)
        return Traced(
            tuple(_within(segment, found, separate=pool.separate)
                  for segment in rendered.prompt.segments),
            complete=len(found) == len(wanted),
        )  # fmt: skip

    def _told(self, plan: Plan, doc: Doc, tries: Sequence[Probe], *, separate: bool) -> _Told:
        changed = [other for probe in tries for other in probe.docs()]
        # Twice the row itself: a transform that answers differently tells nothing by answers.
        first, second, *results = make_examples(
            plan, (doc, doc, *changed), self.session.aside, separate=separate, like=doc
        )
        if not isinstance(first, Example):
            return None
        told = iter(results if first == second else [None] * len(results))
        found: list[Origin] = []
        for probe in tries:
            found += origins(first, probe, [next(told) for _ in probe.docs()])
        return first, tuple(found)

    def styles(self) -> dict[str, ShotStyle]:
        """Return, for each saved version of the current method that runs, oldest first, whether
        its shots answer at once or show steps before: judged by the first doc of the shots' pool.

        Blocks while versions that are new since the last call run.

        Raises:
            InputError: the config or the data cannot be read.
        """
        task, plan = self.session.task, self.session.plan()
        config = plan.config
        docs = task.pool(config).docs
        versions = [v for v in task.versions() if v.method in (config.method, None)]
        versions = [v for v in versions if is_trusted(read_source(v.path), task.path)]
        if not docs or not versions:
            return {}
        name = task.dataset_name(config)
        found = self._styles.of([v.path for v in versions], docs[0], name)
        return {v.id: found[v.path] for v in versions if v.path in found}

    def prompt(self, doc_id: int) -> Rendered | RenderFailure:
        """Return the draft's prompt of a doc, under the settings in force.

        Raises:
            InputError: there is no such doc, or a setting or the data cannot be used.
            ModelError: the model's chat template refuses the prompt.
            WorkerError: the process for live code cannot be started.
        """
        return self._rendered(self.session.plan(), doc_id)

    def choice_tokens(self, rendered: Rendered) -> tuple[int, ...] | None:
        """Return how many tokens of each choice a PPL run scores; None while no model is loaded.
        Of choices that are inputs of one answer that is the answer, behind each of them.

        Raises:
            ModelError: the model fails to count.
        """
        model = loaded_model(self.session.state().model)
        if model is None:
            return None
        texts = (scored_texts(rendered, choice) for choice in rendered.choices)
        return tuple(
            tokens
            for context, pairs in groupby(
                texts, key=itemgetter(0)
            )  # mostly one: long, so read once
            for tokens in count_continuations(model, context, [scored for _, scored in pairs])
        )

    def lint(self, most: int = MOST_LINTED) -> LintReport:
        """Return what is wrong with the draft's prompts: those of the current doc and of as many
        others as `most` and `LINT_SECONDS` allow.

        Raises:
            InputError: a setting or the data cannot be used.
            ModelError: the model's chat template refuses a prompt.
            WorkerError: the process for live code cannot be started.
        """
        plan, state = self.session.plan(), self.session.state()
        docs = self.session.task.docs(plan.config)
        own = find_doc(docs, state.doc_id)
        others = [doc for doc in choose_sample(docs, most) if doc is not own]
        model = loaded_model(state.model)
        subject = render_subject(
            plan, [own, *others], self.session.aside, model, seconds=LINT_SECONDS
        )
        found = (replace(each, mended=mended(each, subject)) for each in check(subject))
        checked, failed = len(subject.items), len(subject.failures)
        return LintReport(plan.task.name, plan.version, tuple(found), checked, failed)

    def parent_prompt(self, doc_id: int) -> Prompt | RenderFailure | None:
        """Return the prompt that the draft's parent makes of a doc under the same settings; None
        where the draft has no parent.

        Raises:
            InputError: a setting or the data cannot be used.
            ModelError: the model's chat template refuses the prompt.
            WorkerError: the process for live code cannot be started.
        """
        source = self.session.parent_source()
        if not source:
            return None
        plan = replace(self.session.plan(), source=source, filename="<parent>")
        item = self._rendered(plan, doc_id)
        return item.prompt if isinstance(item, Rendered) else item

    def _rendered(self, plan: Plan, doc_id: int) -> Rendered | RenderFailure:
        doc = find_doc(self.session.task.docs(plan.config), doc_id)
        model = loaded_model(self.session.state().model)
        return render_docs(plan, [doc], self.session.aside, model).items[0]

    def examples(
        self, docs: Sequence[Doc], *, separate: bool = False
    ) -> tuple[Example | Diagnostic, ...]:
        """Return what the draft makes of docs, or why it does not.

        Raises:
            InputError: a setting cannot be used.
            WorkerError: the process for live code cannot be started.
        """
        return make_examples(self.session.plan(), docs, self.session.aside, separate=separate)

    def outcomes(self) -> Outcomes:
        """Return what became of the rows in the newest runs, read again once there is another.

        Raises:
            InputError: the data cannot be read.
            StoreError: the ledger cannot be read.
        """
        plan = self.session.plan()
        ended = [
            run.run_id
            for run in self.session.ledger.runs(self.session.task.name)
            if run.status != "running" and run.method == plan.config.method
        ]
        if not ended:  # nobody needs to know which data it is
            return NOTHING
        wanted = facts_of_plan(plan)
        key = (wanted["method"], wanted["rows"], tuple(ended[:20]))
        if self._outcomes[0] != key:
            self._outcomes = (key, newest_outcomes(self.session.ledger, wanted))
        return self._outcomes[1]

    def balance(self, shot_ids: Sequence[int]) -> Balance:
        """Return how the labels of these shots are shared out, beside those of the pool.

        Raises:
            InputError: a setting or the data cannot be used.
            WorkerError: the process for live code cannot be started.
        """
        plan = self.session.plan()
        pool = self.session.task.pool(plan.config)
        key = (plan.source, plan.config, plan.settings.seed, tuple(shot_ids))
        if self._balance[0] == key and self._balance[1] is not None:
            return self._balance[1]
        shots = [doc for i in shot_ids for doc in _known(pool.docs, i)]
        sample = choose_sample(pool.docs, BALANCED_DOCS)
        made = self.examples([*shots, *sample], separate=pool.separate)
        own, every = (
            [example for example in part if isinstance(example, Example)]
            for part in (made[: len(shots)], made[len(shots) :])
        )
        found = balance(own, every)
        self._balance = (key, found)
        return found


def _another(docs: Sequence[Doc], doc: Doc) -> Doc | None:
    """Return a doc that differs from `doc`, of the few beside it."""
    near = [docs[(doc.id + by) % len(docs)] for by in range(1, min(len(docs), 4))]
    return next((other for other in near if other.data != doc.data), None)


def _within(
    segment: Segment, found: Mapping[tuple[int, bool], _Told], *, separate: bool
) -> tuple[Origin, ...]:
    """Return the origins of a segment's characters, if it is of a doc that was looked at."""
    is_shot = segment.kind != "input"
    told = None if segment.doc_id is None else found.get((segment.doc_id, separate and is_shot))
    if told is None:
        return ()
    example, every = told
    part = "output" if segment.kind == "shot_output" else "input"
    whole = example.output if part == "output" else example.input
    cut = whole.find(segment.text)  # a chat template may have stripped it
    if cut < 0:
        return ()
    size = len(segment.text)
    moved = [
        replace(origin, start=max(origin.start - cut, 0), end=min(origin.end - cut, size))
        for origin in every
        if origin.part == part
    ]
    return tuple(origin for origin in moved if origin.start < origin.end)


def _known(docs: Sequence[Doc], doc_id: int) -> tuple[Doc, ...]:
    with suppress(InputError):
        return (find_doc(docs, doc_id),)
    return ()
