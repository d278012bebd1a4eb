"""Docs rendered a second time: does the code answer the same, and leave its rows as they are? And
what of a prompt hangs on the answer of its row?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.lint.anywhere import is_same_anywhere, prints_address
from workbench.lint.source import parse
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
    """Some docs rendered a second time, by id; those whose row was another one after it; and what
    becomes of them where their rows have another answer."""

    made: Mapping[int, Example | Diagnostic] = field(default_factory=dict)
    changed: frozenset[int] = frozenset()
    otherwise: tuple[Otherwise, ...] = ()


def needs_another(plan: Plan) -> bool:
    """Say whether only another process, with another hash seed, can tell whether a plan's prompts
    are the same in each."""
    return not is_same_anywhere(parse(plan.source))


def render_again(plan: Plan, docs: Sequence[Doc], runner: TransformRunner | None = None) -> Again:
    """Return what some docs become once more under the same seed, in another order, and there also
    with other answers in their rows: by `runner`, or in another process under another seed of
    hashes, where there is none or where a text shows where an object is in the process.

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
    found: dict[int, Example | Diagnostic] = {}
    changed: set[int] = set()
    others = list(with_other_answers(docs, chosen, plan.source))
    asked = [*chosen, *(doc for doc, _ in others)]
    made = make_examples(plan, asked, runner, behind=_WATCHED)
    answered = map(_unmarked, made[len(chosen) :])
    for doc, each in zip(chosen, made, strict=False):
        found[doc.id] = _unmarked(each)
        if found[doc.id] != each:
            changed.add(doc.id)
    own = {doc.id: doc.data for doc in chosen}
    otherwise = tuple(
        Otherwise(doc.id, name, own[doc.id][name], before, after)
        for (doc, name), after in zip(others, () if changed else answered, strict=False)
        if isinstance(before := found.get(doc.id), Example) and isinstance(after, Example)
    )
    return Again(found, frozenset(changed), otherwise)


def _unmarked(made: Example | Diagnostic) -> Example | Diagnostic:
    """Return what was made without what says that its row was changed."""
    if isinstance(made, Diagnostic):
        return made
    return replace(made, input=made.input.removeprefix(_CHANGED))


def with_other_answers(
    docs: Sequence[Doc], chosen: Sequence[Doc], source: str
) -> Iterator[tuple[Doc, str]]:
    """Yield docs whose row has another answer, and the field that does: one that the source reads
    for its output (any, where that cannot be told), or that is called so. A dict of scores has them
    turned round; another option of the row stands for one of its options, and the next answer of
    another row for anything else."""
    from workbench.lint.truth import is_of_answers  # loaded beside the first rendering

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
