"""How far rounding moves a log-likelihood: measured on a run's own texts."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from workbench.models.base import LoglikelihoodStream
from workbench.models.encoding import Encoded
from workbench.models.layers.network import Network
from workbench.models.ppl.plain import score
from workbench.models.ppl.score import Scorer
from workbench.models.quantization import rounding_of
from workbench.types import Loglikelihood

ROUGH = (torch.bfloat16, torch.float16)
"""Types in which rounding can decide which choice wins. In float32 it is a ten-thousandth of a
nat."""

SAMPLE = 8
LONGEST = 1_024
"""How many texts are measured, and how long they may be: measuring is not to hold up a run."""


@dataclass(frozen=True, slots=True)
class Noise:
    """The noise floor of a model in a type: the largest difference, in nats, of the two sums that
    one text gets alone in a forward pass and among `texts` others. It is what a score changes by
    when nothing but the batch does; what differs by less is not told apart.

    Not covered: how far both are from what exact arithmetic would give.
    """

    nats: float
    texts: int

    def note(self, name: str) -> str:
        """Return the sentence that goes with a run's scores; `name` says what rounds."""
        return (
            f"{name}: a text's log-likelihood differs by up to {self.nats:.2g} nats with what is"
            f" computed beside it (measured on {self.texts} texts); closer choices are not told"
            " apart"
        )


def rough(model: Any) -> str:
    """Return what rounds so that it can decide which choice wins: a way of quantising or a type;
    "" where nothing does."""
    dtype = str(model.dtype).removeprefix("torch.") if model.dtype in ROUGH else ""
    return rounding_of(model) or dtype


def measure_noise(network: Network, texts: Sequence[Encoded]) -> Generator[None, None, Noise]:
    """Score a few of the texts together and alone; yield ticks, return the noise floor.

    Raises:
        ModelError: the model fails.
    """
    short = [text for text in dict.fromkeys(texts) if len(text.ids) <= LONGEST]
    sample = short[:SAMPLE] or [min(texts, key=lambda text: len(text.ids))]
    together: dict[int, float] = {}
    yield from _take(Scorer(network).run(dict(enumerate(sample))), together)
    alone: dict[int, float] = {}
    for place, text in enumerate(sample):
        yield from _take(score(network, {place: text}), alone)
    return Noise(max(abs(together[place] - alone[place]) for place in alone), len(sample))


def _take(stream: LoglikelihoodStream, sums: dict[int, float]) -> Generator[None, None, None]:
    for item in stream:
        if item is None:
            yield None
        elif isinstance(item[1], Loglikelihood):
            sums[item[0]] = item[1].sum
