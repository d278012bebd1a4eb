"""From a plan to how its prompts are scored."""

from __future__ import annotations

from workbench.errors import SettingError
from workbench.runs.plan import Plan
from workbench.scoring.settings import ScoreSettings


def score_settings(plan: Plan) -> ScoreSettings:
    """Return how the plan's prompts are scored.

    Raises:
        SettingError: the scope 'full' for GEN.
    """
    if plan.scope == "full" and plan.config.method == "gen":
        raise SettingError("scope 'full' is for PPL", fix="Leave out --scope.")
    return ScoreSettings(
        method=plan.config.method,
        scope=plan.scope,
        decoding=plan.config.decoding,
        postprocess=plan.config.postprocess,
        filters=plan.config.filters,
        metrics=plan.config.metrics,
        seed=plan.settings.seed,
        compat=plan.compat,
    )
