"""Docs as FreeEval's problems, and the template of its that makes a version's prompts, if any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from workbench.exchange.files import ExportJob
from workbench.exchange.freeeval.layout import (
    SEPARATOR,
    TEMPLATES,
    LayoutProblem,
    option_key,
    prompt_text,
)
from workbench.prompts.dataset import target_scores
from workbench.prompts.samplers.freeeval import shuffled
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.types import Doc, Example, Rendered


@dataclass(frozen=True, slots=True)
class Native:
    """The template that makes the version's prompts, the shots for all docs, and the few-shot
    file's problems in their order."""

    template: str
    items: tuple[LayoutProblem, ...]
    shots: tuple[LayoutProblem, ...]
    pool: tuple[tuple[Doc, LayoutProblem], ...]


# ---- what a doc is as a problem ----------------------------------------------------------------


def gen_problem(doc: Doc, example: Example, text: str) -> LayoutProblem:
    """Return the doc of a GEN task: its options where it has any, else its answer as the one."""
    stops = freeeval_column(doc).get("stop_sequences")
    stops = None if stops is None else tuple(stops)
    own = own_columns(doc)
    if own is not None:
        order = tuple(doc.data.get("permutation") or ())
        return LayoutProblem(
            text,
            *own,
            stops=stops,
            permutation=order or None,
            parent_uuid=doc.data.get("parent_uuid"),
        )
    scores, golds = target_scores(doc), as_tuple(example.processed_output)
    options = tuple(scores) or tuple(text for text in golds[:1] if text.strip())
    gold = _named(golds, options)
    if gold is None:
        gold = next((i for i, value in enumerate(scores.values()) if value > 0), None)
    return LayoutProblem(text, options, gold, stops=stops)


def _named(golds: Sequence[str], options: Sequence[str]) -> int | None:
    """Return the index of the option that a gold answer is the letter or the text of."""
    letters = [option_key(index) for index in range(len(options))]
    found = (
        names.index(gold) for gold in golds for names in (letters, list(options)) if gold in names
    )
    return next(found, 0 if len(options) == 1 else None)


def own_columns(doc: Doc) -> tuple[tuple[str, ...], int | None] | None:
    """Return the options and the gold of a row that was imported from FreeEval, else None."""
    options, gold = doc.data.get("options"), doc.data.get("gold")
    if not isinstance(options, list) or not isinstance(doc.data.get("freeeval"), Mapping):
        return None
    if not all(isinstance(text, str) for text in options):
        return None
    return tuple(options), gold if isinstance(gold, int) else None


def freeeval_column(doc: Doc) -> Mapping[str, Any]:
    """Return what an imported row keeps of FreeEval's problem, {} where it is none."""
    own = doc.data.get("freeeval")
    return own if isinstance(own, Mapping) else {}


def as_problem(job: ExportJob, item: Rendered, text: str) -> LayoutProblem:
    """Return the doc: of a PPL task its choices, each with the delimiter that is scored too."""
    if job.config.method == "gen":
        return gen_problem(item.doc, item.example, text)
    if own := own_columns(item.doc):
        if is_loss(job) and item.choices == own[0][:1]:
            return LayoutProblem(text, *own)
        # Options may be equal texts, which are one choice: they go back as they came.
        if not item.target_delimiter and tuple(dict.fromkeys(own[0])) == item.choices:
            return LayoutProblem(text, own[0], own[1] or 0)
    # FreeEval's cloze step fails without an answer; where none is right, no accuracy is asked for.
    return LayoutProblem(text, item.endings, item.gold[0] if item.gold else 0)


def is_loss(job: ExportJob) -> bool:
    """Say whether each doc has one text whose every token counts: FreeEval's compute_lm_loss."""
    is_full = job.config.method == "ppl" and job.config.scope == "full"
    return is_full and all(len(item.choices) == 1 for item in job.items)


def is_cloze_task(job: ExportJob) -> bool:
    return job.config.method == "ppl" and not is_loss(job)


# ---- the native form ---------------------------------------------------------------------------


def native_form(job: ExportJob) -> Native | str:
    """Return the native form, or why there is none."""
    ids = job.items[0].shot_ids
    if any(item.shot_ids != ids for item in job.items):
        return "shots differ from doc to doc, and FreeEval's are the same for all"
    is_cloze = is_cloze_task(job)
    if is_cloze and ids:
        return "FreeEval's cloze step fails with shots"
    for template in ("qa",) if is_cloze else TEMPLATES:
        found = _fit(job, template, ids)
        if found is not None:
            return found
    return f"no template of FreeEval ({', '.join(TEMPLATES)}) makes these prompts"


def _fit(job: ExportJob, template: str, ids: tuple[int, ...]) -> Native | None:
    places = {doc.id: doc for doc in job.pool}
    shots: list[LayoutProblem] = []
    for shot_id in ids:
        example = job.shots[shot_id]
        made = _unfilled(gen_problem(places[shot_id], example, ""), example.input, template)
        if made is None:
            return None
        shots.append(made)
    is_cloze = is_cloze_task(job)
    items: list[LayoutProblem] = []
    for item in job.items:
        made = _unfilled(as_problem(job, item, ""), item.example.input, template, is_cloze=is_cloze)
        if made is None:
            return None
        one = _with_one_option(made) if is_cloze else made
        if prompt_text(one, shots, template, job.settings.description) != item.prompt.text:
            return None
        items.append(made)
    return Native(template, tuple(items), tuple(shots), _pool(job, ids, shots, places))


def _unfilled(
    item: LayoutProblem, text: str, template: str, *, is_cloze: bool = False
) -> LayoutProblem | None:
    """Return `item` with the question that the template was filled with to give `text`, None
    where it cannot have been."""
    one = _with_one_option(item) if is_cloze else item
    head, _, _ = TEMPLATES[template][0].partition("{problem}")
    blank = prompt_text(replace(one, problem=""), (), template, "")
    tail = blank[len(head) :]
    tails = (tail, tail.removesuffix(SEPARATOR)) if len(one.options) > 1 else (tail,)
    for end in tails:
        if text.startswith(head) and text.endswith(end) and len(text) >= len(head) + len(end):
            return replace(item, problem=text[len(head) : len(text) - len(end)])
    return None


def _with_one_option(item: LayoutProblem) -> LayoutProblem:
    """Return the problem as the cloze step asks it, whose template shows no option."""
    return LayoutProblem(item.problem, item.options[:1], 0)


def _pool(
    job: ExportJob, ids: Sequence[int], shots: Sequence[LayoutProblem], places: Mapping[int, Doc]
) -> tuple[tuple[Doc, LayoutProblem], ...]:
    """Return the few-shot file: the whole pool where FreeEval's own draw gives the shots and
    every row says what it is, else the shots alone, put so that its draw gives their order."""
    order = shuffled(len(job.pool), job.settings.seed)
    drawn = tuple(job.pool[index].id for index in order[: len(ids)])
    own = [(doc, _own_problem(doc)) for doc in job.pool]
    if drawn == tuple(ids) and all(found is not None for _, found in own):
        return tuple((doc, found) for doc, found in own if found is not None)
    places_of = shuffled(len(ids), job.settings.seed)
    turn = [places_of.index(index) for index in range(len(ids))]
    return tuple((places[ids[index]], shots[index]) for index in turn)


def _own_problem(doc: Doc) -> LayoutProblem | None:
    own = own_columns(doc)
    text = doc.data.get("problem")
    if own is None or not isinstance(text, str) or own[1] is None:
        return None
    return LayoutProblem(text, *own)
