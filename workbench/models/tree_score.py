"""Log-likelihoods from a tree: every distinct token of all texts goes through the model once."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import torch

from workbench.models.base import LoglikelihoodStream
from workbench.models.budgets import CPU_CHUNK, DEVICE_CHUNK, KEPT_BYTES, LOGITS, POSITIONS
from workbench.models.encoding import Encoded
from workbench.models.hf_score import score
from workbench.models.network import Network, OutOfMemory, require_finite
from workbench.models.probe import judge, unusual_positions
from workbench.models.tree import Tree, cut, plant
from workbench.models.tree_attention import Walk, WrongAttention
from workbench.models.tree_path import Chunk, Kept
from workbench.types import Loglikelihood

LEAST_CHUNK = 16
"""When this many tokens do not fit, nothing does."""

log = logging.getLogger(__name__)


class Scorer:
    """Scores texts with a network, as a tree where the model allows it, else plainly.

    `note` says why texts are scored one by one; it is empty before the first run, and where a
    tree is right. `tokens` counts those that went through the model as a tree in the last run.
    """

    def __init__(self, network: Network) -> None:
        self.note = ""
        self.tokens = 0
        self._network = network
        self._limit: int | None = None
        self._is_judged = False
        self._kept: Kept | None = None
        self._lock = threading.Lock()

    def run(self, texts: Mapping[int, Encoded]) -> LoglikelihoodStream:
        """Yield `(key of texts, answer)` for each, and a tick for every forward pass.

        Keys and values of the run before are used again where texts begin like that run's. When
        memory runs out, what is left is tried again in passes of half the size.

        Raises:
            ModelError: a single text does not fit into memory.
        """
        self._judge()
        yield None
        self.tokens = 0
        waiting: dict[Encoded, list[int]] = {}
        plain: dict[int, Encoded] = {}
        for index, text in texts.items():
            if self.note or (self._limit is not None and len(text.ids) > self._limit):
                plain[index] = text
            else:
                waiting.setdefault(text, []).append(index)
        while waiting:
            size = self._chunk_size()
            reason = ""
            try:
                for found in self._answers(list(waiting), size):
                    if found is None:
                        yield None
                        continue
                    for index in waiting.pop(found[0]):
                        yield index, found[1]
            except OutOfMemory as error:
                reason = str(error)
            except WrongAttention as error:
                self._tell(str(error))
                plain |= {index: text for text, owners in waiting.items() for index in owners}
                break
            # Outside the handler: inside it, the traceback still holds the pass's tensors.
            if waiting:
                self._kept = None
                longest = max(len(text.ids) for text in waiting)
                is_least = size <= LEAST_CHUNK
                self._network.shrink(*((1, longest) if is_least else (size, 1)), reason)
        for alike in self._batchable(plain):
            yield from score(self._network, alike)

    def _batchable(self, texts: Mapping[int, Encoded]) -> Iterator[Mapping[int, Encoded]]:
        """Yield the texts in groups that may share a batch: all of them, or, where positions
        depend on the longest text of a batch, those of one length, the shortest first."""
        if not unusual_positions(self._network.model):
            yield texts
            return
        groups: dict[int, dict[int, Encoded]] = {}
        for index, text in texts.items():
            groups.setdefault(len(text.ids), {})[index] = text
        for length in sorted(groups):
            yield groups[length]

    def _chunk_size(self) -> int:
        most = CPU_CHUNK if self._network.device.type == "cpu" else DEVICE_CHUNK
        return max(LEAST_CHUNK, min(most, self._network.budget))

    def _judge(self) -> None:
        """Find out once whether a tree is right for the model, and up to which length."""
        with self._lock:
            if self._is_judged:
                return
            try:
                why, self._limit = judge(self._network)
            except OutOfMemory as error:
                why = f"no memory to try it ({error})"
            self._is_judged = True
        if why:
            self._tell(why)

    def _tell(self, why: str) -> None:
        self.note = f"scored text by text, without sharing prompts: the model has {why}"
        log.info(self.note)

    def _answers(
        self, texts: Sequence[Encoded], size: int
    ) -> Iterator[tuple[Encoded, Loglikelihood] | None]:
        """Yield each text with its answer, and a tick for every forward pass of `size` tokens.

        Raises:
            OutOfMemory: a pass did not fit.
            WrongAttention: the model has another kind of attention than its trial showed.
        """
        with self._lock:
            known, self._kept = self._kept, None
        tree = plant(texts)
        walk = Walk(
            self._network,
            tree,
            known=known,
            keep_bytes=KEPT_BYTES.get(self._network.device.type, 0),
        )
        readings = Readings(tree)
        rows = max(1, LOGITS // self._network.model.config.get_text_config().vocab_size)
        try:
            for start, stop in cut(tree, walk.computed, size, rows):
                with self._network.at_work():
                    chunk = walk.chunk(start, stop)
                    readings.read(chunk, walk.forward(chunk))
                self.tokens += len(chunk.computed)
                yield None
                for place in readings.finished(stop):
                    text = texts[place]
                    yield text, readings.answer(place, text)
        finally:  # a run that is cancelled leaves what it has, too
            with self._lock:
                self._kept = walk.kept()


class Readings:
    """What has been read of a tree's logits: a log-probability for each scored token, and whether
    it was the first choice."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._order = np.argsort(tree.asked, kind="stable")
        self._nodes = tree.asked[self._order]
        self._logprobs = np.empty(len(tree.asked), np.float64)
        self._is_first = np.empty(len(tree.asked), np.bool_)
        self._last = tree.asked[tree.starts[1:] - 1]
        self._by_last = np.argsort(self._last, kind="stable")
        self._given = 0

    def read(self, chunk: Chunk, logits: torch.Tensor) -> None:
        """Take in the logits of a chunk, [asked, vocabulary]: float32, a few rows at a time.

        Raises:
            ModelError: a log-probability is NaN.
        """
        for top in range(0, len(chunk.asked), POSITIONS):
            nodes = chunk.asked[top : top + POSITIONS]
            first, last = np.searchsorted(self._nodes, (nodes[0], nodes[-1] + 1))
            pairs = self._order[first:last]
            table = logits[top : top + POSITIONS].float()
            rows = torch.from_numpy(np.searchsorted(nodes, self._nodes[first:last]))
            targets = torch.from_numpy(self._tree.targets[pairs])
            rows, targets = rows.to(table.device), targets.to(table.device)
            logprobs = table[rows, targets] - table.logsumexp(-1)[rows]
            require_finite(logprobs.tolist(), logits.dtype)
            self._logprobs[pairs] = logprobs.cpu().numpy()
            self._is_first[pairs] = (table.argmax(-1)[rows] == targets).cpu().numpy()

    def finished(self, stop: int) -> Iterator[int]:
        """Yield the places of the texts that nodes before `stop` complete, each once."""
        while self._given < len(self._by_last) and self._last[self._by_last[self._given]] < stop:
            yield int(self._by_last[self._given])
            self._given += 1

    def answer(self, place: int, text: Encoded) -> Loglikelihood:
        """Return the answer of the text at `place`."""
        own = slice(int(self._tree.starts[place]), int(self._tree.starts[place + 1]))
        return Loglikelihood(
            tuple(self._logprobs[own].tolist()),
            text.scored,
            bool(self._is_first[own].all()),
            context_tokens=text.context_tokens,
        )
