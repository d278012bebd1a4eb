"""Docs rendered a second time: does the code answer the same, and leave its rows as they are?"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace

from workbench.prompts.samplers.ultraeval import reads_stream
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.plan import Plan, make_examples
from workbench.types import Diagnostic, Doc, Example

AGAIN_DOCS = 20
"""So many docs are rendered a second time."""

AGAIN_SEED = 1
"""The hash seed of that second time; the first has 0."""

_CHANGED = "\ue000the row is another one\ue000"
_WATCHED = f"""

_transform_that_is_watched = transform


def transform(data, num_sample, r, dataset_name):
    before = repr(data)
    made = _transform_that_is_watched(data, num_sample, r, dataset_name)
    if repr(data) != before and isinstance(made, dict):
        made = {{**made, "input": {_CHANGED!r} + str(made.get("input"))}}
    return made
"""
"""Put behind a transform, says in its input that the row was changed."""


def render_again(
    plan: Plan, docs: Sequence[Doc]
) -> tuple[dict[int, Example | Diagnostic], frozenset[int]]:
    """Return what some docs become in another process, under the same seed and another one of
    hashes, and which rows were another one then."""
    if plan.settings.sampler == "ultraeval" and reads_stream(plan.source):
        return {}, frozenset()  # what a doc becomes depends on all docs before it
    chosen = docs[:: max(1, len(docs) // AGAIN_DOCS)][:AGAIN_DOCS]
    with closing(TransformRunner(Limits(hash_seed=AGAIN_SEED))) as other:
        # In another order, so that what a call leaves behind for the next is seen, too.
        chosen = tuple(reversed(chosen))
        made = make_examples(plan, chosen, other, behind=_WATCHED)
    found: dict[int, Example | Diagnostic] = {}
    changed: set[int] = set()
    for doc, each in zip(chosen, made, strict=True):
        found[doc.id] = each
        if isinstance(each, Example) and each.input.startswith(_CHANGED):
            changed.add(doc.id)
            found[doc.id] = replace(each, input=each.input.removeprefix(_CHANGED))
    return found, frozenset(changed)
