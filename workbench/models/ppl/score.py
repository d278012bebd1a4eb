"""Log-likelihoods from a tree: every distinct token of all texts goes through the model once."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby

from workbench.models.base import LoglikelihoodStream
from workbench.models.encoding import Encoded
from workbench.models.layers.alone import require_causal, require_stateless
from workbench.models.layers.attention import WrongAttention, unusual_positions
from workbench.models.layers.lean import lean
from workbench.models.layers.network import Attempt, Network
from workbench.models.layers.trial import FirstTrial
from workbench.models.memory.budgets import CPU_CHUNK, DEVICE_CHUNK, KEPT_BYTES, LOGITS
from workbench.models.ppl.plain import score
from workbench.models.ppl.probe import judge
from workbench.models.ppl.read import read_exact
from workbench.models.ppl.readings import Readings
from workbench.models.ppl.store import NodeStore
from workbench.models.ppl.tree import build_tree, cut
from workbench.models.ppl.walk import Walk
from workbench.models.ppl.windows import windows
from workbench.types import Loglikelihood

LEAST_CHUNK = 16
"""When this many tokens do not fit, nothing does."""


class Scorer:
    """Scores texts with a network, as a tree where the model allows it, else plainly.

    `trial` tells which of the two is right. `tokens` counts those that went through the model as a
    tree in the last run.
    """

    def __init__(self, network: Network) -> None:
        self.trial = FirstTrial(network, judge, "scored text by text")
        self.tokens = 0
        self._network = network
        self._store: NodeStore | None = None
        self._lock = threading.Lock()
        self._is_plain_right = False

    def run(self, texts: Mapping[int, Encoded]) -> LoglikelihoodStream:
        """Yield `(key of texts, answer)` for each, and a tick for every forward pass.

        Keys and values of the run before are used again where texts begin like that run's. When
        memory runs out, what is left is tried again in passes of half the size.

        Raises:
            ModelError: a single text does not fit into memory, or what the model makes of one does
                not depend on what precedes a token alone.
        """
        limit = self.trial.result().limit
        yield None
        self.tokens = 0
        if self._store is not None:
            self._store.start_run()
        waiting: dict[Encoded, list[int]] = {}
        plain: dict[int, Encoded] = {}
        for index, text in texts.items():
            # Beyond the limit a window would hide tokens in a way that was not tried.
            if self.trial.note or (limit is not None and len(text.ids) > limit):
                plain[index] = text
            else:
                waiting.setdefault(text, []).append(index)
        while waiting:
            size = self._chunk_size()
            try:
                with Attempt() as attempt:
                    for window in windows(list(waiting), size):
                        for found in self._answers(window, size):
                            if found is None:
                                yield None
                                continue
                            for index in waiting.pop(found[0]):
                                yield index, found[1]
            except WrongAttention as error:
                self.trial.refuse(str(error))
                plain |= {index: text for text, owners in waiting.items() for index in owners}
                break
            if attempt.reason:
                self._store = None
                longest = max(len(text.ids) for text in waiting)
                is_least = size <= LEAST_CHUNK
                self._network.shrink(*((1, longest) if is_least else (size, 1)), attempt.reason)
        if plain:
            self._require_plain()
        for alike in self._batchable(plain):
            yield from score(self._network, alike)

    def _require_plain(self) -> None:
        """Refuse a model, when texts are first run without a tree, whose numbers for a text are not
        those of a causal model that has read nothing else.

        Raises:
            ModelError: so.
        """
        if self._is_plain_right:
            return
        with Attempt():  # without memory for it, the texts themselves will tell
            require_stateless(self._network)
            require_causal(self._network)
        self._is_plain_right = True

    def _batchable(self, texts: Mapping[int, Encoded]) -> Iterator[Mapping[int, Encoded]]:
        """Yield the texts in groups that may share a batch: all of them, or, where positions
        depend on the longest text of a batch, those of one length, the shortest first."""
        if not unusual_positions(self._network.model):
            yield texts
            return
        by_length = sorted(texts.items(), key=_length)
        yield from (dict(alike) for _, alike in groupby(by_length, _length))

    def _chunk_size(self) -> int:
        most = CPU_CHUNK if self._network.device.type == "cpu" else DEVICE_CHUNK
        return max(LEAST_CHUNK, min(most, self._network.budget))

    def _answers(
        self, texts: Sequence[Encoded], size: int
    ) -> Iterator[tuple[Encoded, Loglikelihood] | None]:
        """Yield each text with its answer, and a tick for every forward pass of `size` tokens.

        Raises:
            OutOfMemory: a pass did not fit.
            WrongAttention: the model has another kind of attention than its trial showed.
        """
        network, device = self._network, self._network.device.type
        with self._lock:
            store, self._store = self._store or NodeStore(KEPT_BYTES.get(device, 0)), None
        layers = lean(network.model) if self.trial.result().is_lean else None
        tree = build_tree(texts)
        walk = Walk(network, tree, store=store, lean=layers)
        readings = Readings(tree)
        vocabulary = network.model.config.get_text_config().vocab_size
        # Nodes whose logits one pass may have: `lean` makes them a slice at a time, other models
        # make all of [asked, vocabulary] at once.
        rows = tree.size if layers else max(1, LOGITS // vocabulary)
        try:
            for start, stop in cut(tree, walk.computed, size, rows):
                with network.at_work():
                    chunk = walk.chunk(start, stop)
                    # Read at once: the next pass of `lean` overwrites these states.
                    logits = walk.forward(chunk)
                    readings.take(chunk.asked, partial(read_exact, logits))
                self.tokens += len(chunk.computed)
                yield None
                for place in readings.finished(stop):
                    text = texts[place]
                    yield text, readings.answer(place, text)
        finally:  # a run that is cancelled leaves what it has, too
            with self._lock:
                self._store = store


def _length(item: tuple[int, Encoded]) -> int:
    return len(item[1].ids)
