"""A task and a model on a desk: experiments in small pieces, of which nothing is written.

A run belongs into the ledger, where it counts as a try. What a class plays with does not: its
prompts are asked and forgotten.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cached_property
from typing import Any

from workbench.errors import ModelError, TransformError
from workbench.models.base import LanguageModel
from workbench.models.load import model_of, require_model
from workbench.prompts.transform import TransformRunner
from workbench.runs.judging import score_settings
from workbench.runs.options import Options, change_options
from workbench.runs.parts import WHOLE
from workbench.runs.plan import Plan, plan_of, render_docs
from workbench.scoring.evaluate import evaluate
from workbench.scoring.metrics.aggregate import aggregate
from workbench.tasks.task import Task, find_doc
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Method,
    Metric,
    Rendered,
    RenderFailure,
    Row,
)

BLOCK = 8
"""So many rows are asked at a time: a gesture waits for no more than these."""


class Desk:
    """Asks one model about one task. Any thread may ask; one question is answered at a time, and
    prompts are rendered meanwhile.

    Args:
        task: a task or its folder.
        model: a model or its name, which is loaded with the first question.

    Raises:
        NotFoundError: there is no such task.
        ModelError: the model is none, nor a name.
    """

    def __init__(
        self, task: Task | str | os.PathLike[str], model: LanguageModel | str = "teaching"
    ) -> None:
        self.task = Task.of(task)
        self._model = model if isinstance(model, str) else require_model(model)
        self._runner = TransformRunner()
        # Two locks: a prompt is shown while the model still answers what was asked before.
        self._rendering, self._asking = threading.RLock(), threading.RLock()

    @cached_property
    def model(self) -> LanguageModel:
        """The model that is asked.

        Raises:
            ModelError: it cannot be loaded.
        """
        return model_of(self._model)

    def plan(self, version: str = "latest", method: Method | None = None, **settings: Any) -> Plan:
        """Return the plan for a version or a transform's source, as `workbench.score` has it.

        Raises:
            InputError: the version or a setting cannot be used.
        """
        return plan_of(self.task, change_options(Options(), **settings), version, method)

    def prompts(self, plan: Plan, doc_ids: Sequence[int] | None = None) -> tuple[Rendered, ...]:
        """Return the prompts of docs, by default of the sample in the order of a run, so that any
        beginning of them is a fair sample.

        Raises:
            DataError: there is no such doc.
            TransformError: the transform fails on a doc.
        """
        items = self.render(plan, self.doc_ids(plan) if doc_ids is None else doc_ids)
        for item in items:
            if isinstance(item, RenderFailure):
                where = f"{self.task.name}, doc {item.doc.id}: {item.diagnostic.message}"
                raise TransformError(where, fix="Mend the transform, or choose another version.")
        return tuple(item for item in items if isinstance(item, Rendered))

    def doc_ids(self, plan: Plan) -> tuple[int, ...]:
        """Return the docs of the sample, in the order of a run."""
        order = WHOLE.order(plan.docs(), plan)
        return tuple(doc.id for doc in order.window().docs)

    def render(self, plan: Plan, doc_ids: Sequence[int]) -> tuple[Rendered | RenderFailure, ...]:
        """Return the prompts of docs, or why there is none.

        Raises:
            DataError: there is no such doc.
        """
        docs = self.task.docs(plan.config)
        chosen = [find_doc(docs, doc_id) for doc_id in doc_ids]
        with self._rendering:
            return render_docs(plan, chosen, self._runner).items

    def rows(self, plan: Plan, items: Sequence[Rendered]) -> Iterator[tuple[Row, ...]]:
        """Yield the rows so far, after each block of prompts.

        Raises:
            ModelError: the model fails.
        """
        found: list[Row] = []
        settings = score_settings(plan)
        for start in range(0, len(items), BLOCK):
            block = items[start : start + BLOCK]
            with self._asking, closing(evaluate(block, self.model, settings)) as rows:
                found += [row for row in rows if row is not None]
            yield tuple(found)

    def generate(self, contexts: Sequence[str], decoding: Decoding) -> tuple[Generation, ...]:
        """Return what the model writes behind each text.

        Raises:
            ModelError: a text is too long for it.
        """
        return self.generations([GenerationRequest(context, decoding) for context in contexts])

    def generations(self, requests: Sequence[GenerationRequest]) -> tuple[Generation, ...]:
        """Return what the model writes for each request.

        Raises:
            ModelError: a text is too long for it.
        """
        with self._asking:
            found = dict(answer for answer in self.model.generate(requests) if answer is not None)
        return tuple(_answered(found[index], Generation) for index in range(len(requests)))

    def log_likelihoods(self, pairs: Sequence[tuple[str, str]]) -> tuple[float, ...]:
        """Return the log-likelihood, in nats, of each continuation after its context.

        Raises:
            ModelError: a text is too long for the model.
        """
        return tuple(each.sum for each in self.likelihoods(pairs))

    def likelihoods(self, pairs: Sequence[tuple[str, str]]) -> tuple[Loglikelihood, ...]:
        """Return how likely each continuation is after its context, token by token.

        Raises:
            ModelError: a text is too long for the model.
        """
        requests = [LoglikelihoodRequest(*pair) for pair in pairs]
        with self._asking:
            stream = self.model.loglikelihoods(requests)
            found = dict(answer for answer in stream if answer is not None)
        return tuple(_answered(found[index], Loglikelihood) for index in range(len(requests)))

    def close(self) -> None:
        """End the process for live code."""
        self._runner.close()


def accuracy(rows: Sequence[Row]) -> Metric:
    """Return the mean of the rows' first metric with its interval."""
    return aggregate(next(iter(row.scores.values())) for row in rows)


def _answered(answer: object, kind: type[Any]) -> Any:
    if not isinstance(answer, kind):
        raise ModelError(str(getattr(answer, "reason", answer)), fix="Ask with fewer shots.")
    return answer
