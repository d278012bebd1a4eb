"""How far rounding moves a log-likelihood: measured on a run's own texts."""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count as count_from
from itertools import islice
from typing import Any

import torch

from workbench.models.base import LoglikelihoodStream
from workbench.models.encoding import Encoded
from workbench.models.layers.network import Network
from workbench.models.ppl.plain import score
from workbench.models.ppl.score import Scorer
from workbench.models.quantization import rounding_of
from workbench.types import Loglikelihood, Unanswered

ROUGH = (torch.bfloat16, torch.float16)
"""Types in which rounding can decide which choice wins. In float32 it is a ten-thousandth of a
nat."""

SAMPLE = 32
"""How many texts are measured at most, over all runs of a loaded model."""

LEAST, ONE_IN = 16, 16
"""A run has so many of its texts measured, or one in so many where that is more: each is one more
forward pass, and measuring is not to hold up a run."""

BESIDE = 32
"""So many texts at least are computed at once for it: a run of fewer gets made-up ones beside."""

LONGEST = 1_024
"""How many tokens a text that is measured may have."""

MARGIN, BELOW = 2, 0.997
"""The floor is so many times the largest difference measured, as among more texts some move more,
and at least what such a share of differences is below by Student's t with as many degrees of
freedom as texts were measured: few of them may all have been near."""


@dataclass(frozen=True, slots=True)
class Noise:
    """The noise floor of a model in a type, in nats: what hardly any sum of one text differs by
    between a forward pass alone and one among others. It is what a score changes by when nothing
    but the batch does; what differs by less is not told apart. `largest` is the largest difference
    seen of `texts`; the floor is above it (see `MARGIN`), and one unit of the type at 1 at least:
    it is never 0.

    Not covered: how far both are from what exact arithmetic would give.
    """

    nats: float
    texts: int
    largest: float

    def note(self, name: str) -> str:
        """Return the sentence that goes with a run's scores; `name` says what rounds."""
        return (
            f"{name}: with what is computed beside it a text's log-likelihood moved by"
            f" {self.largest:.2g} nats at most, measured on {self.texts} texts; choices closer than"
            f" {self.nats:.2g} nats are not told apart"
        )


def rough(model: Any) -> str:
    """Return what rounds so that it can decide which choice wins: a way of quantising or a type;
    "" where nothing does."""
    dtype = str(model.dtype).removeprefix("torch.") if model.dtype in ROUGH else ""
    return rounding_of(model) or dtype


class NoiseMeter:
    """Measures the noise floor while a run goes on: some of its texts are also computed alone, and
    what the run itself makes of them is compared with that."""

    def __init__(self, network: Network) -> None:
        self.seconds = 0.0
        self._network = network
        self._apart: list[float] = []
        self._alone: dict[int, float] = {}

    @property
    def noise(self) -> Noise | None:
        """The noise floor; None before any text was computed both ways."""
        if not self._apart:
            return None
        from scipy.special import stdtrit

        square = sum(each * each for each in self._apart) / len(self._apart)
        largest, unit = max(self._apart), torch.finfo(self._network.model.dtype).eps
        times = float(stdtrit(len(self._apart), (1 + BELOW) / 2))
        nats = max(MARGIN * largest, times * math.sqrt(square), unit)
        return Noise(nats, len(self._apart), largest)

    def prepare(self, texts: Mapping[int, Encoded]) -> Generator[None, None, None]:
        """Compute some of a run's texts alone, before the run; yield ticks. Of a run of few texts
        they are computed beside made-up ones, too, as in a run of many.

        Raises:
            ModelError: the model fails.
        """
        start = time.monotonic()
        distinct: dict[Encoded, int] = {}
        for key, text in texts.items():
            distinct.setdefault(text, key)
        short = [text for text in distinct if len(text.ids) <= LONGEST]
        short = short or [min(distinct, key=lambda text: len(text.ids))]
        wanted = min(SAMPLE, max(LEAST, len(distinct) // ONE_IN), len(short))
        count = max(0, wanted - len(self._apart))  # of a model that was measured, what it lacks
        if not count:
            return
        chosen = [short[place * len(short) // count] for place in range(count)]
        alone: dict[int, float] = {}
        for text in chosen:
            key = distinct[text]
            yield from _take(score(self._network, {key: text}), alone)
        if len(distinct) < BESIDE:
            yield from self._beside({distinct[text]: text for text in chosen}, alone)
        else:
            self._alone = alone
        self.seconds += time.monotonic() - start

    def _beside(
        self, chosen: Mapping[int, Encoded], alone: Mapping[int, float]
    ) -> Generator[None, None, None]:
        made = islice(_made_up(list(chosen.values())), BESIDE - len(chosen))
        texts = {**chosen, **{-1 - place: text for place, text in enumerate(made)}}
        together: dict[int, float] = {}
        yield from _take(Scorer(self._network).run(texts), together)
        self._apart += [abs(together[key] - own) for key, own in alone.items() if key in together]

    def take(self, key: int, answer: Loglikelihood | Unanswered) -> None:
        """Compare the run's answer to a text with the one that it got alone, if it did."""
        own = self._alone.pop(key, None)
        if own is not None and isinstance(answer, Loglikelihood):
            self._apart.append(abs(answer.sum - own))


def _made_up(texts: Sequence[Encoded]) -> Iterator[Encoded]:
    """Yield texts of the same lengths, each other's tokens in another order, without end."""
    for turn in count_from(1):
        for text in texts:
            at = turn % len(text.ids)
            yield replace(text, ids=text.ids[at:] + text.ids[:at])


def _take(stream: LoglikelihoodStream, sums: dict[int, float]) -> Generator[None, None, None]:
    for item in stream:
        if item is None:
            yield None
        elif isinstance(item[1], Loglikelihood):
            sums[item[0]] = item[1].sum
