"""promptolution's optimisers (CAPO, OPRO, EvoPrompt) propose, the referee scores: by its own task
and predictor.

    referee = Referee("transforms/sums", Terms("teaching", Options(), budget=4000))
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
from workbench.errors import SettingError


class Scored(str):
    """A response that knows its score, which promptolution hands from the predictor to the task."""

    score: float

    def __new__(cls, text: str, score: float) -> Scored:
        made = super().__new__(cls, text)
        made.score = score
        return made


class RefereeTask(BaseTask):
    """The rows of the referee: what each asks, and its right output. `more` is `BaseTask`'s:
    n_subsamples, eval_strategy, seed, …

    A block is `n_subsamples` rows, by default 30, or all where there are fewer. With fewer rows
    than a block, of which CAPO takes a tenth as shots, it would look at none of them, and return a
    prompt all the same.

    Raises:
        SettingError: at its start, where the blocks are larger than the rows.
    """

    def __init__(self, referee: Referee, **more: Any) -> None:
        asked = referee.rows_asked().values()
        frame = pd.DataFrame(list(asked), columns=["asks", "right"])
        super().__init__(frame, "asks", "right", **more)
        self.task_type = "classification"
        self._may_shrink = "n_subsamples" not in more
        self._shrink()

    def pop_datapoints(self, n: int | None = None, frac: float | None = None) -> pd.DataFrame:
        """Take rows away, to be shots, and return them."""
        taken = super().pop_datapoints(n, frac)
        self._shrink()
        return taken

    def reset_block_idx(self) -> None:
        """Begin with the first block, as each race does.

        Raises:
            SettingError: there is none.
        """
        super().reset_block_idx()
        if not self.n_blocks:
            raise SettingError(
                "n_subsamples",
                expected=f"at most {len(self.xs)}, which is how many rows there are for blocks",
                seen=str(self.n_subsamples),
            )

    def _shrink(self) -> None:
        if self._may_shrink and self.xs and not self.n_blocks:
            self.n_subsamples, self.n_blocks = len(self.xs), 1

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
