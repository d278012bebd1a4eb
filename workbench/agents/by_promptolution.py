"""promptolution's optimisers (CAPO, OPRO, EvoPrompt) propose, the referee scores: by its own task
and predictor.

    referee = Referee("transforms/sums", Terms(model, Options(), budget=4000))
    task, predictor = RefereeTask(referee), RefereePredictor(referee, llm)
    found = CAPO(predictor, task, meta_llm=llm, initial_prompts=[…]).optimize(n_steps=5)
    referee.verdict(str(found[0]))

A prompt of theirs, with the examples that they put into it, stands in the place of the description.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd
from promptolution.predictors.base_predictor import (  # pyright: ignore[reportMissingImports]
    BasePredictor,
)
from promptolution.tasks.base_task import BaseTask  # pyright: ignore[reportMissingImports]

from workbench.agents.referee import Referee


class Scored(str):
    """A response that knows its score, which promptolution hands from the predictor to the task."""

    score: float

    def __new__(cls, text: str, score: float) -> Scored:
        made = super().__new__(cls, text)
        made.score = score
        return made


class RefereeTask(BaseTask):
    """The rows of the referee: what each asks, and its right output. `more` is `BaseTask`'s:
    n_subsamples, eval_strategy, seed, …"""

    def __init__(self, referee: Referee, **more: Any) -> None:
        asked = referee.rows_asked().values()
        frame = pd.DataFrame(list(asked), columns=["asks", "right"])
        super().__init__(frame, "asks", "right", **more)
        self.task_type = "classification"

    def _evaluate(self, xs: list[str], ys: list[str], preds: list[Any]) -> np.ndarray:
        return np.array([each.score for each in preds], dtype=float)


class RefereePredictor(BasePredictor):
    """Has the referee answer: not `llm`, which is what promptolution counts tokens by."""

    def __init__(self, referee: Referee, llm: Any) -> None:
        super().__init__(llm)
        self.referee = referee
        self._ids = {asks: doc_id for doc_id, (asks, _) in referee.rows_asked().items()}

    def predict(
        self, prompts: Any, xs: list[str], system_prompts: Any = None
    ) -> tuple[list[str], list[str]]:
        """Return responses that know their scores, and the same behind what was asked."""
        texts = [prompts] * len(xs) if isinstance(prompts, str) else [str(each) for each in prompts]
        places: dict[str, list[int]] = {}
        for place, text in enumerate(texts):
            places.setdefault(text, []).append(place)
        found: list[str] = [""] * len(xs)
        for text, own in places.items():
            told = self.referee.scores(text, [self._ids[xs[place]] for place in own])
            for place, each in zip(own, told, strict=True):
                found[place] = Scored(each.response, each.score)
        return found, [f"{x}\n{said}" for x, said in zip(xs, found, strict=True)]

    def _extract_preds(self, preds: list[str]) -> list[str]:
        return preds
