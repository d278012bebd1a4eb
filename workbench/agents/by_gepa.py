"""GEPA proposes, the referee scores: an adapter by GEPA's own protocol (`gepa.core.adapter`).

    referee = Referee("transforms/sums", Terms("teaching", Options(), budget=4000))
    found = gepa.optimize({"description": referee.yours}, referee.ids, adapter=GepaAdapter(referee),
                          reflection_lm=…, max_metric_calls=2000)
    referee.verdict(found.best_candidate["description"])

A batch is a list of row numbers; the one component is the description.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gepa.core.adapter import EvaluationBatch

from workbench.agents.referee import Referee, Told

COMPONENT = "description"


class GepaAdapter:
    """What `gepa.optimize(adapter=…)` takes. GEPA writes the new texts itself, by its own language
    model for reflection."""

    propose_new_texts = None

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def evaluate(
        self, batch: list[int], candidate: dict[str, str], capture_traces: bool = False
    ) -> EvaluationBatch[Told, str]:
        """Score a text on rows."""
        told = self.referee.scores(candidate[COMPONENT], batch)
        return EvaluationBatch(
            outputs=[each.response for each in told],
            scores=[each.score for each in told],
            trajectories=told if capture_traces else None,
        )

    def make_reflective_dataset(
        self,
        candidate: dict[str, str],
        eval_batch: EvaluationBatch[Told, str],
        components_to_update: list[str],
    ) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Return what the rows came to, in the words that GEPA recommends."""
        records = [
            {
                "Inputs": each.prompt,
                "Generated Outputs": each.response,
                "Feedback": f"Score {each.score:g}. Right is: {each.right}",
            }
            for each in eval_batch.trajectories or ()
        ]
        return dict.fromkeys(components_to_update, records)
