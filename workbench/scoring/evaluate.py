"""The one loop that turns prompts into scored rows."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import accumulate
from math import isnan
from typing import Any

from workbench.answers.extraction import extract
from workbench.answers.postprocess import cut_before
from workbench.errors import TimeLimitError
from workbench.io.patterns import row_time
from workbench.models.base import LanguageModel
from workbench.models.cache import recheck_stored, stored_answers
from workbench.prompts.dataset import target_scores
from workbench.prompts.prompt import shared_length
from workbench.scoring.groups import group_of
from workbench.scoring.metrics.doc_metric import DocMetric, Gold
from workbench.scoring.metrics.ppl import ppl_scores
from workbench.scoring.requests import gen_requests, ppl_requests
from workbench.scoring.settings import ScoreSettings
from workbench.types import (
    Draw,
    Extraction,
    Generation,
    Loglikelihood,
    Rendered,
    RenderFailure,
    Row,
    Score,
    Unanswered,
)

NO_DRAFTS: Mapping[int, str] = {}


def evaluate(
    items: Sequence[Rendered | RenderFailure],
    model: LanguageModel,
    settings: ScoreSettings,
    drafts: Mapping[int, str] = NO_DRAFTS,
) -> Generator[Row | None, None, None]:
    """Yield a row for each item, in the order in which they finish, and None while the model
    works: a consumer may stop at any of these, and loses nothing that was yielded.

    `drafts` are earlier responses by doc id, which let a model generate the same ones faster.

    Raises:
        SettingError: an unknown metric or post-processor, before anything is computed.
        ModelError: the model cannot answer.
    """
    _check(settings)
    for item in items:
        if isinstance(item, RenderFailure):
            yield _failed(item)
    rendered = [item for item in items if isinstance(item, Rendered)]
    if settings.method == "ppl":
        for item in rendered:
            if not _can_rank(item):
                yield _ppl_row(item, {}, 0, settings)
        yield from _evaluate_ppl(list(filter(_can_rank, rendered)), model, settings)
    else:
        yield from _evaluate_gen(rendered, model, settings, drafts)


def _check(settings: ScoreSettings) -> None:
    """Look up every name, so that a wrong one is told before the model has worked for it."""
    if settings.method == "gen":
        _ = settings.gen_metrics
        extracted("", {}, settings)
    else:
        _ = settings.ppl_rules


def _failed(item: RenderFailure) -> Row:
    return Row(
        doc_id=item.doc.id,
        prompt="",
        prompt_sha256="",
        processed_output="",
        scores={},
        error=item.diagnostic,
    )


def _can_rank(item: Rendered) -> bool:
    """Say whether every choice of the doc has something to score."""
    return bool(item.choices) and all(item.choices)


def _evaluate_ppl(
    items: Sequence[Rendered], model: LanguageModel, settings: ScoreSettings
) -> Generator[Row | None, None, None]:
    requests = [ppl_requests(item, settings.scope) for item in items]
    flat = [request for own in requests for request in own]
    owners = [index for index, own in enumerate(requests) for _ in own]
    starts = list(accumulate((len(own) for own in requests), initial=0))
    yield from recheck_stored(model, flat)
    stored = stored_answers(model, flat)
    answers: list[dict[int, Loglikelihood | Unanswered]] = [{} for _ in items]
    with closing(model.loglikelihoods(flat)) as stream:
        for answered in stream:
            if answered is None:
                yield None
                continue
            position, answer = answered
            index = owners[position]
            answers[index][position - starts[index]] = answer
            if len(answers[index]) == len(requests[index]):
                known = sum(stored[starts[index] : starts[index + 1]])
                yield _ppl_row(items[index], answers[index], known, settings)


def _ppl_row(
    item: Rendered,
    answers: Mapping[int, Loglikelihood | Unanswered],
    cached: int,
    settings: ScoreSettings,
) -> Row:
    """Return the doc's row; unless every choice has an answer, one that says why it has not."""
    given = [answers[i] for i in sorted(answers)]
    ordered = tuple(answer for answer in given if isinstance(answer, Loglikelihood))
    refused = [answer for answer in given if isinstance(answer, Unanswered)]
    if refused:
        longest = max(refused, key=lambda answer: answer.tokens)
        predicted, scores = None, _unscored_ppl(longest.reason, settings)
        ordered = ()
    elif not ordered:
        reason = "a choice is empty" if item.choices else "there are no choices"
        predicted, scores = None, _unscored_ppl(reason, settings)
    else:
        predicted, scores = _ppl_scores(item, ordered, settings)
    return replace(
        _row(item, scores, cached, len(answers) - cached),
        choices=item.choices,
        gold=item.gold,
        loglikelihoods=ordered,
        predicted=predicted,
    )


def _ppl_scores(
    item: Rendered, answers: tuple[Loglikelihood, ...], settings: ScoreSettings
) -> tuple[int | None, dict[str, Score]]:
    targets = target_scores(item.doc)
    predicted, scores = ppl_scores(
        item.choices, answers, targets, scope=settings.scope, rules=settings.ppl_rules
    )
    own = {
        name: scores[name] if rank is None else rank(targets, answers)
        for name, rank in settings.ppl_ranks.items()
    }
    return predicted, {**own, **scores}


def _unscored_ppl(reason: str, settings: ScoreSettings) -> dict[str, Score]:
    names = (*settings.ppl_ranks, *settings.ppl_rules)
    return dict.fromkeys(names, Score(float("nan"), reason))


def _evaluate_gen(
    items: Sequence[Rendered],
    model: LanguageModel,
    settings: ScoreSettings,
    drafts: Mapping[int, str],
) -> Generator[Row | None, None, None]:
    draft = drafts.get
    requests = [
        request
        for item in items
        for request in gen_requests(item, settings.decoding, settings.seed, draft(item.doc.id, ""))
    ]
    each = len(requests) // max(1, len(items))  # draws of a doc, next to each other
    yield from recheck_stored(model, requests)
    stored = stored_answers(model, requests)
    answers: list[dict[int, Generation | Unanswered]] = [{} for _ in items]
    with closing(model.generate(requests)) as stream:
        for answered in stream:
            if answered is None:
                yield None
                continue
            position, answer = answered
            index, draw = divmod(position, each)
            answers[index][draw] = answer
            if len(answers[index]) == each:
                known = sum(stored[index * each : (index + 1) * each])
                yield _gen_row(items[index], answers[index], known, settings)


def _gen_row(
    item: Rendered,
    answers: Mapping[int, Generation | Unanswered],
    cached: int,
    settings: ScoreSettings,
) -> Row:
    """Return the doc's row, whose scores are the means over its draws."""
    draws = tuple(_draw(item, answers[number], settings) for number in range(len(answers)))
    scores = {name: _mean([draw.scores[name] for draw in draws]) for name in settings.gen_metrics}
    return replace(
        _row(item, scores, cached, len(draws) - cached),
        generation=draws[0].generation,
        extraction=draws[0].extraction,
        draws=draws if len(draws) > 1 else (),
    )


def _draw(item: Rendered, answer: Generation | Unanswered, settings: ScoreSettings) -> Draw:
    data, metrics = item.doc.data, settings.gen_metrics
    if isinstance(answer, Unanswered):
        return Draw(dict.fromkeys(metrics, Score(float("nan"), answer.reason)))
    try:
        extraction = extracted(answer.text, data, settings)
    except TimeLimitError as error:
        unread = Extraction(cut_before(answer.text, settings.decoding.until), ())
        return Draw(dict.fromkeys(metrics, _unscored(error)), answer, unread)
    judged = (data, item.example.processed_output, extraction.extracted)
    scores = {name: _score(metric, *judged) for name, metric in metrics.items()}
    return Draw(scores, answer, extraction)


def _score(
    metric: DocMetric, data: Mapping[str, Any], gold: Gold, answers: tuple[str, ...]
) -> Score:
    try:
        with row_time():
            return metric(data, gold, answers)
    except TimeLimitError as error:
        return _unscored(error)


def _unscored(error: TimeLimitError) -> Score:
    return Score(float("nan"), str(error))


def _mean(scores: Sequence[Score]) -> Score:
    """Return the mean of a doc's draws; NaN, with the reason, if one of them has no score."""
    if len(scores) == 1:
        return scores[0]
    for number, score in enumerate(scores, 1):
        if isnan(score.value):
            return Score(score.value, f"draw {number} of {len(scores)}: {score.reason}")
    return Score(sum(score.value for score in scores) / len(scores))


def _row(item: Rendered, scores: Mapping[str, Score], cached: int, computed: int) -> Row:
    """Return what the rows of both methods have."""
    return Row(
        doc_id=item.doc.id,
        prompt=item.prompt.text,
        prompt_sha256=item.prompt.sha256,
        processed_output=item.example.processed_output,
        scores=scores,
        shot_ids=item.shot_ids,
        group=group_of(item.doc.data),
        shared=shared_length(item.prompt),
        cached=cached,
        computed=computed,
    )


def extracted(text: str, data: Mapping[str, Any], settings: ScoreSettings) -> Extraction:
    """Return what is taken from a response to the doc with the row `data`, as it is scored.

    Raises:
        SettingError: there is no post-processor or filter of that name.
        TimeLimitError: the regular expressions of the filters take longer than a row's may.
    """
    return extract(
        text,
        settings.decoding.until,
        settings.postprocess,
        filters=settings.filters,
        data=data,
        compat=settings.compat,
    )
