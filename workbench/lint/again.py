"""Docs rendered a second time: does the code answer the same? And what of a prompt hangs on the
answer of its row?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.lint.anywhere import prints_address
from workbench.lint.source import parse
from workbench.lint.truth import is_of_answers
from workbench.prompts.samplers.ultraeval import reads_stream
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.plan import Plan, make_examples
from workbench.types import Diagnostic, Doc, Example

AGAIN_DOCS = 20
"""So many docs are rendered a second time."""

AGAIN_SEED = 1
"""The hash seed of that second time; the first has 0."""

_ANSWERS_SEEN = 200
"""The answers of so many docs are known."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What becomes of a doc whose row has another answer: the field that names it, its own value,
    and what the transform makes of the row as it is and of the other one."""

    doc_id: int
    field: str
    value: Any
    before: Example
    after: Example


@dataclass(frozen=True, slots=True)
class Again:
    """Some docs rendered a second time, by id, and what becomes of them where their rows have
    another answer."""

    made: Mapping[int, Example | Diagnostic] = field(default_factory=dict)
    otherwise: tuple[Otherwise, ...] = ()


def render_again(plan: Plan, docs: Sequence[Doc], runner: TransformRunner | None = None) -> Again:
    """Return what some docs become once more under the same seed, in another order, and then with
    other answers in their rows: by `runner`, or in another process under another seed of hashes,
    where there is none or where a text shows where an object lies in the process.

    Raises:
        WorkerError: the process for live code cannot be started.
    """
    if plan.settings.sampler == "ultraeval" and reads_stream(plan.source):
        return Again()  # what a doc becomes depends on all docs before it
    if runner is not None:
        again = _rendered(plan, docs, runner)
        if not any(prints_address(repr(made)) for made in again.made.values()):
            return again
    with closing(TransformRunner(Limits(hash_seed=AGAIN_SEED))) as other:
        return _rendered(plan, docs, other)


def _rendered(plan: Plan, docs: Sequence[Doc], runner: TransformRunner) -> Again:
    chosen = docs[:: max(1, len(docs) // AGAIN_DOCS)][:AGAIN_DOCS]
    # In another order, so that what a call leaves behind for the next is seen, too.
    chosen = tuple(reversed(chosen))
    others = list(with_other_answers(docs, chosen, plan.source))
    made = make_examples(plan, [*chosen, *(doc for doc, _ in others)], runner)
    found = {doc.id: each for doc, each in zip(chosen, made, strict=False)}
    own = {doc.id: doc.data for doc in chosen}
    otherwise = tuple(
        Otherwise(doc.id, name, own[doc.id][name], before, after)
        for (doc, name), after in zip(others, made[len(chosen) :], strict=True)
        if isinstance(before := found.get(doc.id), Example) and isinstance(after, Example)
    )
    return Again(found, otherwise)


def with_other_answers(
    docs: Sequence[Doc], chosen: Sequence[Doc], source: str
) -> Iterator[tuple[Doc, str]]:
    """Yield docs whose row has another answer, and the field that does: one that the source reads
    for its output (any, where that cannot be told), or that is called so. A dict of scores has them
    turned round; another option of the row stands for one of its options, and the next answer of
    another row for anything else."""
    names = {str(name) for doc in chosen for name in doc.data}
    read = parse(source).fields_of_output or names
    for name in sorted(name for name in names if name in read or is_of_answers(name)):
        values = [doc.data[name] for doc in docs[:_ANSWERS_SEEN] if name in doc.data]
        for doc in chosen:
            if name in doc.data and (value := _other(doc.data, name, values)) is not None:
                yield replace(doc, data={**doc.data, name: value}), name


def _other(data: Mapping[str, Any], name: str, values: Sequence[Any]) -> Any:
    """Return another value for a row's field, None where there is none."""
    own = data[name]
    if isinstance(own, Mapping):
        scores = list(own.values())
        if len(set(map(str, scores))) < 2 or not all(isinstance(s, int | float) for s in scores):
            return None
        turned = [*scores[1:], *scores[:1]]
        return dict(zip(own, turned if turned != scores else scores[::-1], strict=True))
    if not isinstance(own, str | int):
        return None
    for several in data.values():
        if isinstance(several, list) and own in several:
            return next((one for one in several if type(one) is type(own) and one != own), None)
    place = next((i for i, value in enumerate(values) if value == own), 0)
    around = (*values[place:], *values[:place])
    return next((one for one in around if type(one) is type(own) and one != own), None)
