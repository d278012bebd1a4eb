"""How prompts are scored: what a config and a user set of it, with the metrics made ready."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from workbench.scoring.metrics.doc_metric import DocMetric
from workbench.scoring.metrics.lm_eval import TEXT_METRICS
from workbench.scoring.metrics.named import (
    GEN_DEFAULTS,
    MetricSpec,
    RankScorer,
    gen_metric,
    ppl_rule,
    rank_metric,
)
from workbench.scoring.metrics.ppl import PPL_DEFAULTS, PplRule
from workbench.types import Compat, Decoding, Method, Scope


@dataclass(frozen=True)
class ScoreSettings:
    """How prompts are scored. `metrics` come from the task's config; the standard ones of the
    method are reported beside them under their own names. `seed` matters only when sampling.
    """

    method: Method
    scope: Scope
    decoding: Decoding
    postprocess: str = ""
    metrics: tuple[MetricSpec, ...] = ()
    seed: int = 0
    filters: tuple[Mapping[str, Any], ...] = ()
    compat: Compat = ""

    # Made once for a run: a metric may load a library or compile its patterns.

    @cached_property
    def gen_metrics(self) -> Mapping[str, DocMetric]:
        """The config's GEN metrics and then the standard ones, by the names they report under.

        Raises:
            SettingError: an unknown metric, or one whose settings cannot be used.
        """
        specs = {spec.name: spec for spec in self.metrics}
        for name in GEN_DEFAULTS:
            specs.setdefault(name, MetricSpec(name, name))
        return {name: gen_metric(spec, self.compat) for name, spec in specs.items()}

    @cached_property
    def ppl_ranks(self) -> Mapping[str, RankScorer | None]:
        """The config's PPL metrics that are no rule, by name; None for a rule."""
        return {spec.name: rank_metric(spec, self.compat) for spec in self.metrics}

    @cached_property
    def ppl_rules(self) -> Mapping[str, PplRule]:
        """The standard PPL metrics, and the config's others, by name. A task whose metrics are all
        of one given text has nothing to rank, and no standard ones.

        Raises:
            SettingError: an unknown metric.
        """
        own = {s.name: ppl_rule(s) for s in self.metrics if self.ppl_ranks[s.name] is None}
        is_text = bool(self.metrics) and all(s.type in TEXT_METRICS for s in self.metrics)
        return {**({} if is_text else PPL_DEFAULTS[self.scope]), **own}
