"""From docs and a transform's source to prompts: shots chosen, examples made, segments joined."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from workbench.errors import DataError, SettingError
from workbench.prompts.chat import ChatTemplate, conversation, is_begun, turns_in_template
from workbench.prompts.dataset import continuation, gold_indices, target_scores
from workbench.prompts.fewshot import choose_shots
from workbench.prompts.prompt import assemble, with_chat_template
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.samplers.ultraeval import draw, reads_stream, require_enough
from workbench.prompts.transform import Call, Source, Transformed, TransformRunner, Turns
from workbench.types import (
    Diagnostic,
    Doc,
    Example,
    Prompt,
    Rendered,
    RenderFailure,
    RenderSettings,
    Segment,
)


@dataclass(frozen=True, slots=True)
class Batch:
    """What a batch of docs became, in order, and what is not about one doc. `seconds` is what
    the user's code took for all of it; `files` are those that it read besides; `final` says that
    the prompts are what is scored, with nothing missing that only a model knows; `changed` are
    the ids of docs whose row is another one when their call is over."""

    items: tuple[Rendered | RenderFailure, ...]
    notes: tuple[Diagnostic, ...] = ()
    stdout: str = ""
    seconds: float = math.inf
    final: bool = True
    files: tuple[str, ...] = ()
    changed: frozenset[int] = frozenset()


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
    source = replace(source, num_sample=settings.num_fewshot)
    if settings.sampler == "ultraeval" and reads_stream(source.text):
        return _render_in_order(tuple(docs), pool, source, settings, runner)
    chosen = [(doc, _shots(pool, doc, settings)) for doc in docs]
    calls: dict[str, Call] = {}
    for doc, shots in chosen:
        _add(calls, doc, settings.seed, separate=False)
        for shot in shots:
            _add(calls, shot, settings.seed, separate=pool.separate)
    outcome = runner.run(source, list(calls.values()))
    made = dict(zip(calls, outcome.results, strict=True))
    left = {key for place, key in enumerate(calls) if place in outcome.changed}
    items: list[Rendered | RenderFailure] = []
    changed: list[int] = []
    for doc, shots in chosen:
        key = call_key(doc, settings.seed, separate=False)
        keys = [call_key(shot, settings.seed, separate=pool.separate) for shot in shots]
        examples = [(shot.id, made[shown]) for shot, shown in zip(shots, keys, strict=True)]
        items.append(_render_one(doc, made[key], examples, settings))
        if key in left:
            changed.append(doc.id)
    return _batch(items, outcome, changed)


def _at(docs: Sequence[Doc], places: Collection[int]) -> Iterator[int]:
    return (doc.id for place, doc in enumerate(docs) if place in places)


def _batch(
    items: Iterable[Rendered | RenderFailure], made: Transformed | Turns, changed: Iterable[int]
) -> Batch:
    return Batch(
        items=tuple(items),
        notes=made.notes,
        stdout=made.stdout,
        seconds=made.seconds,
        files=made.files,
        changed=frozenset(changed),
    )


def _shots(pool: Pool, doc: Doc, settings: RenderSettings) -> tuple[Doc, ...]:
    if settings.sampler == "ultraeval":  # it goes on with fewer where the file repeats a row
        return tuple(islice(draw(pool, doc, settings), settings.num_fewshot))
    return choose_shots(pool, doc, settings)


def _render_in_order(
    docs: Sequence[Doc],
    pool: Pool,
    source: Source,
    settings: RenderSettings,
    runner: TransformRunner,
) -> Batch:
    """Render as UltraEval evaluates the whole file: what a doc's transform takes from `r` moves
    the shots of every later doc."""
    if pool.separate:
        raise SettingError(
            "the sampler 'ultraeval' takes shots from the evaluated file itself",
            expected="no separate few-shot data where the transform uses `r`",
            fix="Choose another sampler.",
        )
    require_enough(len(pool.docs), settings)
    wanted = [doc.id for doc in docs]
    outcome = runner.run_in_order(source, pool.docs, settings.seed, wanted)
    items = [_render_one(d, outcome.turns[d.id].own, outcome.turns[d.id].shots, settings)
             for d in docs]  # fmt: skip
    return _batch(items, outcome, _at(pool.docs, outcome.changed))


def in_chat_template(
    batch: Batch,
    apply: Callable[[Sequence[dict[str, str]]], str],
    template: ChatTemplate = "turn",
) -> Batch:
    """Return the batch with every prompt inside a model's chat template: as one turn (see
    `with_chat_template`) or, with "turns", each shot as two of its own, or the turns that the
    transform says (see `turns_in_template`). A choice then begins the model's turn, so no delimiter
    precedes it (as in lm-evaluation-harness since #2475), but behind what the transform begins the
    turn with, unless white space ends that (#3508 there).

    Raises:
        SettingError: the template changes the text of a prompt, or the choices are inputs of one
            answer, which would belong into the turn.
    """
    if any(isinstance(item, Rendered) and item.continuation for item in batch.items):
        raise SettingError(
            "a chat template with choices that are inputs of one answer",
            expected="choices that are answers",
            fix="Score this task without a chat template.",
        )
    items = tuple(
        _in_template(item, apply, template) if isinstance(item, Rendered) else item
        for item in batch.items
    )
    return replace(batch, items=items)


def _in_template(
    item: Rendered, apply: Callable[[Sequence[dict[str, str]]], str], template: ChatTemplate
) -> Rendered:
    if template != "turns":
        prompt = with_chat_template(item.prompt, apply)
        return replace(item, prompt=prompt, target_delimiter="")
    prompt = turns_in_template(item.prompt, apply, item.chat)
    is_apart = is_begun(prompt) and not prompt.text[-1:].isspace()
    return replace(item, prompt=prompt, target_delimiter=item.target_delimiter * is_apart)


def call_key(doc: Doc, seed: int, *, separate: bool) -> str:
    """Return what seeds the `r` of a doc's call; `separate`: it is a shot of a pool of its own."""
    return f"{'shots' if separate else 'docs'}/{seed}/{doc.id}"


def _add(calls: dict[str, Call], doc: Doc, seed: int, *, separate: bool) -> None:
    key = call_key(doc, seed, separate=separate)
    calls.setdefault(key, Call(doc, key))


def _render_one(
    doc: Doc,
    example: Example | Diagnostic,
    shots: Sequence[tuple[int, Example | Diagnostic]],
    settings: RenderSettings,
) -> Rendered | RenderFailure:
    if isinstance(example, Diagnostic):
        return RenderFailure(doc, example)
    pairs: list[tuple[int, Example]] = []
    for shot_id, result in shots:
        if isinstance(result, Diagnostic):
            return RenderFailure(doc, replace(result, message=f"in a shot: {result.message}"))
        pairs.append((shot_id, result))
    try:
        targets, behind = target_scores(doc), continuation(doc)
    except DataError as error:
        return RenderFailure(doc, Diagnostic("error", "DataError", str(error), doc_id=doc.id))
    prompt = assemble(example, doc.id, pairs, settings)
    if settings.sampler == "ultraeval" and settings.num_fewshot and not pairs:
        prompt = _after_no_shots(prompt, settings)
    return Rendered(
        doc=doc,
        example=example,
        prompt=prompt,
        choices=tuple(targets),
        gold=gold_indices(targets),
        shot_ids=tuple(shot_id for shot_id, _ in pairs),
        target_delimiter="" if behind else settings.target_delimiter,
        continuation=behind,
        chat=conversation(example, doc.id, pairs, settings),
    )


def _after_no_shots(prompt: Prompt, settings: RenderSettings) -> Prompt:
    """Return the prompt with UltraEval's separator behind shots that were all dropped."""
    before = [segment for segment in prompt.segments if segment.kind != "input"]
    own = [segment for segment in prompt.segments if segment.kind == "input"]
    return Prompt((*before, Segment("separator", settings.separator), *own))
