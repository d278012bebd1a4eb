"""Generation with a torch network: on packed rows where the model allows it, else plainly.

Each request draws from its own random stream, so what is sampled does not depend on the batch
or the order. (In bfloat16 and float16, batches of another shape round differently, and where two
tokens are almost equally likely even a greedy choice can change. In float32 that is rare.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.models.base import GenerationStream
from workbench.models.gen.batches import Batches
from workbench.models.gen.check import judge_packed
from workbench.models.gen.packed import PackedGenerator
from workbench.models.gen.plain import Way, generate_plain
from workbench.models.gen.requests import PromptsByIndex, answers_of, growing_texts
from workbench.models.gen.text import GrowingText, Vocabulary
from workbench.models.layers.attention import WrongAttention, unusual_positions, usual_length
from workbench.models.layers.network import Network
from workbench.models.layers.trial import FirstTrial
from workbench.types import GenerationRequest


class TextGenerator:
    """Generates with a network, on packed rows where the `trial` says that these are right, else as
    `batches` says."""

    def __init__(self, network: Network, vocabulary: Vocabulary) -> None:
        self.trial = FirstTrial(network, judge_packed, "generated row by row")
        self.batches = Batches(network)
        self._network = network
        self._vocabulary = vocabulary
        self._packed: PackedGenerator | None = None

    def run(
        self, requests: Sequence[GenerationRequest], prompts: PromptsByIndex
    ) -> GenerationStream:
        """Yield `(index into requests, answer)` for each, and a tick for every forward pass (see
        `gen.requests`).

        Raises:
            ModelError: a prompt does not fit into memory, or the model keeps something from one
                text to the next.
            SettingError: a decoding setting is out of range.
        """
        growing = growing_texts(requests, prompts, self._vocabulary, self._network.window)
        yield from answers_of(self._texts(growing.texts), growing)

    def _texts(self, texts: Sequence[GrowingText]) -> Iterator[GrowingText | None]:
        """Yield the texts as they finish, and ticks."""
        packed = self._pack()
        if packed is not None:
            try:
                yield from packed.run(texts)
            except WrongAttention as error:
                self.trial.refuse(str(error))
        left = [text for text in texts if text.stop_reason is None]
        if left:
            for alike, way in self._ways(left):
                yield from generate_plain(self._network, alike, way)

    def _ways(self, texts: Sequence[GrowingText]) -> Iterator[tuple[Sequence[GrowingText], Way]]:
        """Yield the texts with how they are generated: together, unless positions depend on the
        longest text of a batch."""
        way = self.batches.way()
        model = self._network.model
        if not unusual_positions(model):
            yield texts, way
            return
        usual = usual_length(model)
        short: list[GrowingText] = []
        for text in texts:
            if len(text.prompt) + text.limit <= usual:
                short.append(text)
            elif len(text.prompt) > usual > 0:
                yield [text], "texts" if way == "texts" else "rows"
            else:  # on its way it gets so long that all positions change, those in a cache too
                yield [text], "texts"
        if short:
            yield short, way

    def _pack(self) -> PackedGenerator | None:
        """Return what generates on packed rows; None where that would be wrong."""
        is_lean = self.trial.result().is_lean
        if self.trial.note:
            return None
        if self._packed is None:
            self._packed = PackedGenerator(self._network, is_lean=is_lean)
        return self._packed
