"""The winner of a race on the sealed rows: one look, at it against yours, counted once."""

from __future__ import annotations

from dataclasses import replace

from workbench.analysis.judge import judge
from workbench.analysis.raced import lowest_of, with_lowest
from workbench.analysis.report import Report
from workbench.analysis.scores import bounds_of, is_loss, score_of
from workbench.errors import SettingError
from workbench.models.base import LanguageModel
from workbench.runs.holdout import (
    ToldProgress,
    keep_score,
    opening_from,
    require_sealed,
    rows_of_seal,
    score_sealed,
)
from workbench.runs.identity import facts_of_plan
from workbench.runs.neighbours.search import Neighbours
from workbench.runs.openings import Against, has_scores, opening_of
from workbench.scoring.groups import questions_of
from workbench.tasks.seal import HoldoutSeal


def open_winner(
    found: Neighbours, model: LanguageModel, progress: ToldProgress = lambda step: None
) -> Neighbours:
    """Return what a search has found, with what the sealed rows say of its best against yours.

    Both are scored on them, and of yours only the difference is told, so it is one opening, of the
    best. Asked again of just the same, it is what came out then, uncounted. Of all neighbours one
    alone is taken to the sealed rows, so the interval is that of one try.

    Raises:
        SettingError: nothing is ahead of yours, yours is not saved, or nothing is sealed.
        InputError: no sealed row can be scored; that was counted.
        ModelError: the model fails.
    """
    plan, best = found.field.plan, found.best
    seal = require_sealed(plan)
    if found.race.best_place == 0:
        raise SettingError(
            "nothing is ahead of yours, so there is nothing to look for in the sealed rows",
            fix=f"workbench open-holdout tells what {plan.version} scores on them.",
        )
    its = found.field.models.get(best.model, model)
    stored = opening_of(plan.task, seal, facts_of_plan(best.plan, its))
    known = stored.opening.against if stored else None
    if known is not None and known.source_sha256 == plan.source_sha256:
        return replace(found, sealed=known)
    mine = score_sealed(plan, seal, model, progress)
    other = score_sealed(best.plan, seal, its, progress)
    opening = opening_from(best.plan, seal, other)
    against = _against(found, seal, mine, other) if has_scores(opening) else None
    kept = keep_score(plan, replace(opening, against=against))
    return replace(found, sealed=kept.opening.against)


def _against(found: Neighbours, seal: HoldoutSeal, mine: Report, other: Report) -> Against:
    import numpy

    plan, metric = found.field.plan, found.best.metric
    names = [
        name or None for name in questions_of(rows_of_seal(plan, seal), plan.group, read=plan.read)
    ]
    sign = -1.0 if is_loss(other.run, metric) else 1.0
    pairs = [
        (sign * score_of(a, found.metric), sign * score_of(b, metric))
        for a, b in zip(mine.rows, other.rows, strict=True)
    ]
    bounds = bounds_of(other.run, metric)
    n = sum(a == a and b == b for a, b in pairs)
    scores = numpy.array(pairs)
    yours, best = scores.T
    # As in the race: where it has no score and yours has one, it is not ahead by that.
    counted = with_lowest(best, yours, lowest_of(scores))
    judged = judge(list(zip(yours, counted, strict=True)), groups=names, bounds=bounds)
    return Against(plan.version, plan.source_sha256, judged.delta, judged.interval, n,
                   is_share=bounds is not None)  # fmt: skip
