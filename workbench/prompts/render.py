"""From docs and a transform's source to prompts: shots chosen, examples made, segments joined."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from workbench.errors import DataError
from workbench.prompts.dataset import gold_indices, target_scores
from workbench.prompts.fewshot import Pool, choose_shots
from workbench.prompts.prompt import assemble, with_chat_template
from workbench.prompts.transform import Call, Source, TransformRunner
from workbench.types import (
    Diagnostic,
    Doc,
    Example,
    Rendered,
    RenderFailure,
    RenderSettings,
)

Made: TypeAlias = dict[str, Example | Diagnostic]


@dataclass(frozen=True, slots=True)
class Batch:
    """What a batch of docs became, in order, and what is not about one doc. `seconds` is what
    the user's code took for all of it."""

    items: tuple[Rendered | RenderFailure, ...]
    notes: tuple[Diagnostic, ...] = ()
    stdout: str = ""
    seconds: float = math.inf


def render(
    docs: Iterable[Doc],
    pool: Pool,
    source: Source,
    settings: RenderSettings,
    runner: TransformRunner,
) -> Batch:
    """Render the docs' prompts: each doc that is needed, as itself or as a shot, is transformed
    once, with an `r` of its own that depends on the seed and the doc alone.

    Raises:
        SettingError: the shots cannot be chosen (see `choose_shots`).
    """
    chosen = [(doc, choose_shots(pool, doc, settings)) for doc in docs]
    calls: dict[str, Call] = {}
    for doc, shots in chosen:
        _add(calls, doc, settings.seed, separate=False)
        for shot in shots:
            _add(calls, shot, settings.seed, separate=pool.separate)
    with_count = replace(source, num_sample=settings.num_fewshot)
    outcome = runner.run(with_count, list(calls.values()))
    made = dict(zip(calls, outcome.results, strict=True))
    items = tuple(_render_one(doc, shots, made, pool, settings) for doc, shots in chosen)
    return Batch(items, outcome.notes, outcome.stdout, outcome.seconds)


def in_chat_template(batch: Batch, apply: Callable[[Sequence[dict[str, str]]], str]) -> Batch:
    """Return the batch with every prompt inside a model's chat template (see
    `with_chat_template`).

    Raises:
        SettingError: the template changes the text of a prompt.
    """
    items = tuple(
        replace(item, prompt=with_chat_template(item.prompt, apply))
        if isinstance(item, Rendered)
        else item
        for item in batch.items
    )
    return replace(batch, items=items)


def _key(doc: Doc, seed: int, *, separate: bool) -> str:
    return f"{'shots' if separate else 'docs'}/{seed}/{doc.id}"


def _add(calls: dict[str, Call], doc: Doc, seed: int, *, separate: bool) -> None:
    key = _key(doc, seed, separate=separate)
    calls.setdefault(key, Call(doc, key))


def _render_one(
    doc: Doc, shots: Sequence[Doc], made: Made, pool: Pool, settings: RenderSettings
) -> Rendered | RenderFailure:
    example = made[_key(doc, settings.seed, separate=False)]
    if isinstance(example, Diagnostic):
        return RenderFailure(doc, example)
    pairs: list[tuple[int, Example]] = []
    for shot in shots:
        result = made[_key(shot, settings.seed, separate=pool.separate)]
        if isinstance(result, Diagnostic):
            return RenderFailure(doc, replace(result, message=f"in a shot: {result.message}"))
        pairs.append((shot.id, result))
    try:
        targets = target_scores(doc)
    except DataError as error:
        return RenderFailure(doc, Diagnostic("error", "DataError", str(error), doc_id=doc.id))
    prompt = assemble(example, doc.id, pairs, settings)
    shot_ids = tuple(shot.id for shot in shots)
    return Rendered(doc, example, prompt, tuple(targets), gold_indices(targets), shot_ids)
