"""The prompt of one doc while its transform is being typed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice

from workbench.errors import InputError, ModelError
from workbench.models.load import loaded_model
from workbench.models.offsets import count_prompt
from workbench.prompts.render import Batch
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.plan import Plan, render_docs
from workbench.session.moment import Moment
from workbench.tasks.task import file_stamp, find_doc
from workbench.types import Diagnostic, Doc, Rendered, RenderFailure

CHECKED_DOCS = 32
"""How many other docs of the sample each preview tries, to find rows that fail."""

CHECK_SECONDS = 0.1
"""Other docs are tried only if, at the pace of the preview, they take less than this."""


@dataclass(frozen=True, slots=True)
class DraftPreview:
    """The prompt of one doc under the draft and the settings of a moment.

    `rendered` is the last good prompt; `stale` says that it is an earlier draft's, because this
    one fails. `diagnostics` are this draft's, on this doc and on the others that were tried.
    `num_tokens` is None while no model is loaded; `segment_tokens` are those of each segment, None
    where the model cannot tell; `window` is the most that it takes, its answer included.
    """

    seq: int
    rendered: Rendered | None
    stale: bool
    diagnostics: tuple[Diagnostic, ...]
    stdout: str
    milliseconds: float
    num_tokens: int | None = None
    segment_tokens: tuple[int, ...] | None = None
    window: int | None = None


class Previewer:
    """Renders drafts in a process of its own, and remembers the last prompt that was good.

    Args:
        plan_of: returns the plan of a moment's draft; may raise `InputError`.
    """

    def __init__(self, plan_of: Callable[[Moment], Plan]) -> None:
        self._plan_of = plan_of
        self._runner = TransformRunner(Limits(failures=1))
        self._last_good: Rendered | None = None
        self._read: dict[str, object] = {}  # the stamps of the files that the code read

    def outdated(self) -> tuple[tuple[str, object], ...]:
        """Return the files that the last previewed draft read, modules of its own among them, which
        are others by now, each with its stamp (see `file_stamp`)."""
        found = ((path, file_stamp(path), then) for path, then in self._read.items())
        return tuple((path, now) for path, now, then in found if now != then)

    def preview(self, state: Moment) -> DraftPreview:
        """Return the current doc's prompt, blocking for as long as live code may run. What goes
        wrong in the draft, or with the settings, is a diagnostic; the last good prompt stays."""
        begun = time.perf_counter()
        stdout = ""
        model = loaded_model(state.model)
        try:
            plan = self._plan_of(state)
            doc = find_doc(plan.task.docs(plan.config), state.doc_id)
            batch = render_docs(plan, [doc], self._runner, model)
            diagnostics, stdout = list(batch.notes), batch.stdout
            item = batch.items[0]
            self._read = {path: file_stamp(path) for path in batch.files}
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
        counts = count_prompt(model, shown.prompt) if model and shown else None
        return DraftPreview(
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

    def close(self) -> None:
        """End the process."""
        self._runner.close()

    def _check_others(self, plan: Plan, doc: Doc) -> list[Diagnostic]:
        """Try the draft on other docs of the sample; return one diagnostic per kind of failure."""
        others = islice((other for other in plan.docs() if other.id != doc.id), CHECKED_DOCS)
        alone = replace(plan, settings=replace(plan.settings, num_fewshot=0))
        return _one_each(render_docs(alone, others, self._runner))


def _one_each(batch: Batch) -> list[Diagnostic]:
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
