"""A model that says what it is told to, and finds some texts likely."""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from workbench.models.base import GenerationStream, LoglikelihoodStream
from workbench.types import (
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Unanswered,
)


@dataclass
class Says:
    """Answers a context by the longest key that it ends with; `likely` are probabilities of
    continuations, 0.01 where none is given. Texts in `too_long` are not answered."""

    texts: Mapping[str, str] = field(default_factory=dict)
    likely: Mapping[str, float] = field(default_factory=dict)
    too_long: frozenset[str] = frozenset()
    name: str = "says"
    fingerprint: str = "says"
    device: str = "cpu"

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield what stands in `texts`, and a tick."""
        yield None
        for index, request in enumerate(requests):
            ends = [end for end in self.texts if request.context.endswith(end)]
            if any(request.context.endswith(text) for text in self.too_long):
                yield index, Unanswered("too long")
            else:
                text = self.texts[max(ends, key=len)] if ends else ""
                yield index, Generation(text, (), (), "stop", "\n\n")

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield the logarithms of `likely`, and a tick."""
        yield None
        for index, request in enumerate(requests):
            value = math.log(self.likely.get(request.continuation, 0.01))
            yield index, Loglikelihood((value,), (0,), False)

    def count_tokens(self, text: str) -> int:
        """Count words."""
        return len(text.split())

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Join what is said."""
        return "\n".join(message["content"] for message in messages)


@dataclass
class Waits(Says):
    """Says nothing more until it may."""

    may: threading.Event = field(default_factory=threading.Event)

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Wait, then yield what `Says` does."""
        assert self.may.wait(60)
        yield from super().generate(requests)


@dataclass
class Spells(Says):
    """Says what `Says` does, character by character, each with a probability of 0.9, up to a stop
    sequence."""

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the characters up to where the first stop sequence ends."""
        plain = super().generate(requests)
        for answer in plain:
            if answer is None or isinstance(answer[1], Unanswered):
                yield answer
                continue
            index, whole = answer[0], answer[1].text
            stops = requests[index].decoding.until
            at, stop = min((whole.find(stop), stop) for stop in stops if stop in whole)
            logprobs = (math.log(0.9),) * (at + len(stop))
            yield index, Generation(whole[:at], (), logprobs, "stop", stop)
