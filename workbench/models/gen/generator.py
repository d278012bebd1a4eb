"""Generation with a torch network: on packed rows where the model allows it, else plainly.

Each request draws from its own random stream, so what is sampled does not depend on the batch
or the order. (In bfloat16 and float16, batches of another shape round differently, and where two
tokens are almost equally likely even a greedy choice can change. In float32 that is rare.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from workbench.models.base import GenerationStream
from workbench.models.encoding import Tokenizer
from workbench.models.gen.check import judge_packed
from workbench.models.gen.packed import PackedGenerator
from workbench.models.gen.plain import generate_plain
from workbench.models.gen.text import (
    GrowingText,
    StopFinder,
    Vocabulary,
    check_decoding,
    random_stream,
)
from workbench.models.layers.attention import WrongAttention
from workbench.models.layers.network import Network
from workbench.models.layers.trial import FirstTrial
from workbench.types import GenerationRequest

TAIL = 48
"""Characters of the context that a draft is encoded after."""


class TextGenerator:
    """Generates with a network, on packed rows where the `trial` says that these are right."""

    def __init__(self, network: Network, vocabulary: Vocabulary) -> None:
        self.trial = FirstTrial(network, judge_packed, "generated row by row")
        self._network = network
        self._vocabulary = vocabulary
        self._packed: PackedGenerator | None = None

    def run(
        self,
        requests: Sequence[GenerationRequest],
        prompts: Mapping[int, tuple[tuple[int, ...], Sequence[int]]],
    ) -> GenerationStream:
        """Yield `(index into requests, answer)` for each, and a tick for every forward pass.

        `prompts` are by index the tokens of a context, and of a draft that may come out and
        changes no answer; requests without one are passed over. Equal requests are run once.
        Generation ends at EOS, at a stop sequence, after `max_new_tokens`, or where the model's
        window ends (`length`).

        Raises:
            ModelError: a prompt does not fit into memory.
            SettingError: a decoding setting is out of range.
        """
        owners: dict[GenerationRequest, list[int]] = {}
        finders: dict[tuple[str, ...], StopFinder] = {}
        texts: list[GrowingText] = []
        window = self._network.window
        for index, (prompt, draft) in prompts.items():
            request = requests[index]
            decoding, until = request.decoding, request.decoding.until
            check_decoding(decoding)
            if until not in finders:
                finders[until] = StopFinder(self._vocabulary.decoder, until)
            if request not in owners:
                room = decoding.max_new_tokens if window is None else window - len(prompt)
                texts.append(
                    GrowingText(
                        request,
                        prompt,
                        min(decoding.max_new_tokens, room),
                        self._vocabulary,
                        finders[until],
                        random_stream(request),
                        draft,
                    )
                )
            owners.setdefault(request, []).append(index)
        for text in self._texts(texts):
            if text is None:
                yield None
                continue
            for index in owners[text.request]:
                yield index, text.answer()

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
            yield from generate_plain(self._network, left)

    def _pack(self) -> PackedGenerator | None:
        """Return what generates on packed rows; None where that would be wrong."""
        is_lean = self.trial.result().is_lean
        if self.trial.note:
            return None
        if self._packed is None:
            self._packed = PackedGenerator(self._network, is_lean=is_lean)
        return self._packed


def encode_draft(tokenizer: Tokenizer, context: str, draft: str) -> list[int]:
    """Return the tokens of `draft` as they would follow `context`, or almost: guesses need not be
    right, and encoding the whole context again would cost more than that gains."""
    tail = tokenizer.encode(context[-TAIL:], add_special_tokens=False)
    whole = tokenizer.encode(context[-TAIL:] + draft, add_special_tokens=False)
    if whole[: len(tail)] == tail:
        return whole[len(tail) :]
    return tokenizer.encode(draft, add_special_tokens=False)
