"""Generation with a torch network: on packed rows where the model allows it, else plainly.

Each request draws from its own random stream, so what is sampled does not depend on the batch
or the order. (In bfloat16 and float16, batches of another shape round differently, and where two
tokens are almost equally likely even a greedy choice can change. In float32 that is rare.)
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence

from workbench.models.base import GenerationStream
from workbench.models.encoding import Tokenizer
from workbench.models.gen.check import judge_packed
from workbench.models.gen.packed import PackedGenerator
from workbench.models.gen.plain import generate_plain
from workbench.models.gen.text import GrowingText, StopFinder, Vocabulary, check_decoding, new_text
from workbench.models.layers.attention import WrongAttention
from workbench.models.layers.network import Network
from workbench.models.layers.trial import first_result
from workbench.types import GenerationRequest

TAIL = 48
"""Characters of the context that a draft is encoded after."""

log = logging.getLogger(__name__)


class TextGenerator:
    """Generates with a network. `note` says why a model is run the plain way; it is empty before
    the first run, and where packed rows are right. `trial_seconds` says how long finding that out
    took."""

    def __init__(self, network: Network, vocabulary: Vocabulary) -> None:
        self.note = ""
        self.trial_seconds = 0.0
        self._network = network
        self._vocabulary = vocabulary
        self._packed: PackedGenerator | None = None

    def run(
        self,
        requests: Sequence[GenerationRequest],
        prompts: Mapping[int, tuple[int, ...]],
        drafts: Mapping[int, Sequence[int]],
    ) -> GenerationStream:
        """Yield `(index into requests, answer)` for each, and a tick for every forward pass.

        `prompts` are the contexts' token ids by index; requests without one are passed over.
        `drafts` are tokens that may come out; they change no answer. Equal requests are run
        once. Generation ends at EOS, at a stop sequence, after `max_new_tokens`, or where the
        model's window ends (`length`).

        Raises:
            ModelError: a prompt does not fit into memory.
            SettingError: a decoding setting is out of range.
        """
        owners: dict[GenerationRequest, list[int]] = {}
        finders: dict[tuple[str, ...], StopFinder] = {}
        texts: list[GrowingText] = []
        hints: list[Sequence[int]] = []
        for index, prompt in prompts.items():
            request = requests[index]
            until = request.decoding.until
            check_decoding(request.decoding)
            if until not in finders:
                finders[until] = StopFinder(self._vocabulary.decoder, until)
            if request not in owners:
                texts.append(new_text(request, prompt, self._network.window, finders[until]))
                hints.append(drafts.get(index, ()))
            owners.setdefault(request, []).append(index)
        for text in self._texts(texts, hints):
            if text is None:
                yield None
                continue
            for index in owners[text.request]:
                yield index, text.answer(self._vocabulary)

    def _texts(
        self, texts: Sequence[GrowingText], hints: Sequence[Sequence[int]]
    ) -> Iterator[GrowingText | None]:
        """Yield the texts as they finish, and ticks."""
        packed = self._pack()
        if packed is not None:
            try:
                yield from packed.run(texts, hints)
            except WrongAttention as error:
                self._tell(str(error))
        left = [text for text in texts if text.stop_reason is None]
        if left:
            yield from generate_plain(self._network, self._vocabulary, left)

    def _pack(self) -> PackedGenerator | None:
        """Return what generates on packed rows; None where that would be wrong."""
        if self._packed is None and not self.note:
            result, self.trial_seconds = first_result(judge_packed, self._network)
            if result.why:
                self._tell(result.why)
            else:
                self._packed = PackedGenerator(
                    self._network, self._vocabulary, is_lean=result.is_lean
                )
        return None if self.note else self._packed

    def _tell(self, why: str) -> None:
        self.note = f"generated row by row, without sharing prompts: the model has {why}"
        log.info(self.note)


def encode_draft(tokenizer: Tokenizer, context: str, draft: str) -> list[int]:
    """Return the tokens of `draft` as they would follow `context`, or almost: guesses need not be
    right, and encoding the whole context again would cost more than that gains."""
    tail = tokenizer.encode(context[-TAIL:], add_special_tokens=False)
    whole = tokenizer.encode(context[-TAIL:] + draft, add_special_tokens=False)
    if whole[: len(tail)] == tail:
        return whole[len(tail) :]
    return tokenizer.encode(draft, add_special_tokens=False)
