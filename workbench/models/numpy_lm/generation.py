"""Generation in rows: texts that share a beginning see it in one place, leave when they are
finished and let others join.

Drafts are not tried (`gen.speculation`): they change no answer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager

import numpy as np

from workbench.models.gen.text import GrowingText, sample
from workbench.models.gen.trunks import group_by_trunk
from workbench.models.memory.budgets import EXPECTED, MAX_ROWS
from workbench.models.numpy_lm.layers import hidden_as, log_sums, product, states
from workbench.models.numpy_lm.weights import Llama
from workbench.models.ppl.readings import Floats
from workbench.models.ppl.tree import Ints
from workbench.models.refusals import require_finite

AtWork = Callable[[], AbstractContextManager[None]]
"""Surrounds a step of work."""


def generate_rows(
    model: Llama, texts: Sequence[GrowingText], budget: int, at_work: AtWork
) -> Iterator[GrowingText | None]:
    """Yield each text when it is finished, and None after every forward pass. A pass of
    prompts reads at most `budget` tokens, or one of them.

    Raises:
        ModelError: a log-probability is NaN.
    """
    for group in group_by_trunk([text.prompt for text in texts]):
        members = [texts[place] for place in group.members]
        room = max(len(text.prompt) + min(text.limit, EXPECTED) for text in members)
        rows = TextRows(model, min(MAX_ROWS, len(members)), room - len(group.trunk))
        for start in range(0, len(group.trunk), budget):
            with at_work():
                rows.read_trunk(group.trunk[start : start + budget])
            yield None
        waiting = deque(members)
        while waiting or rows.texts:
            with at_work():
                # A prompt read alone is read slowly: rows join when a quarter of them is free.
                if waiting and 4 * rows.free >= rows.slots:
                    rows.join(waiting, budget)
                else:
                    rows.step()
            yield None
            yield from rows.leave()


class TextRows:
    """Texts in rows: row i is that of `texts[i]`, and holds the keys and values of what its text
    has after the trunk, but for the newest token, which is still to be read. There is `room` for so
    many tokens of a row, and more where it is needed."""

    def __init__(self, model: Llama, slots: int, room: int) -> None:
        self.texts: list[GrowingText] = []
        self.slots = slots
        self._model = model
        layers, kv, size = len(model.layers), model.kv_heads, model.size
        # By layer, keys and values: of the trunk [layers, 2, kv, tokens, size], and of the rows
        # [layers, 2, kv, slots, room, size].
        self._trunk = np.empty((layers, 2, kv, 0, size), np.float32)
        # Memory that is not written yet costs nothing; what is in it must be no NaN, since a weight
        # of 0 does not undo that.
        self._rows = np.zeros((layers, 2, kv, slots, room, size), np.float32)
        self._stored = np.zeros(slots, np.int64)

    @property
    def free(self) -> int:
        """How many rows have no text."""
        return self.slots - len(self.texts)

    def read_trunk(self, ids: Sequence[int]) -> None:
        """Read the next tokens of what all texts begin with."""
        # The trunk's new tokens are read as a row of their own, which then becomes part of it.
        row = TextRows(self._model, 1, len(ids))
        row._trunk = self._trunk
        row._read([ids], 0, logits=False)
        new = row._rows[:, :, :, 0, : len(ids)]
        self._trunk = np.concatenate([self._trunk, new], axis=3)

    def join(self, waiting: deque[GrowingText], budget: int) -> None:
        """Let texts that wait take free rows, as many as a pass of `budget` tokens reads, padding
        included."""
        first = len(self.texts)
        prompts: list[Sequence[int]] = []
        width = 0
        trunk = self._trunk.shape[3]
        while waiting and len(self.texts) < self.slots:
            own = waiting[0].prompt[trunk:]
            width = max(width, len(own))
            if prompts and width * (len(prompts) + 1) > budget:
                break
            prompts.append(own)
            self.texts.append(waiting.popleft())
        self._stored[first : len(self.texts)] = 0
        self._take(first, self._read(prompts, first))

    def step(self) -> None:
        """Read the newest token of every text, and give it the next one."""
        self._take(0, self._read([text.ids[-1:] for text in self.texts], 0))

    def leave(self) -> Iterator[GrowingText]:
        """Yield the texts that are finished, and free their rows: the last row moves there."""
        for slot in reversed(range(len(self.texts))):
            text = self.texts[slot]
            if text.stop_reason is None:
                continue
            last = len(self.texts) - 1
            self._rows[:, :, :, slot] = self._rows[:, :, :, last]
            self._stored[slot] = self._stored[last]
            self.texts[slot] = self.texts[last]
            self.texts.pop()
            yield text

    def _take(self, first: int, logits: Floats) -> None:
        """Give each text from row `first` on its next token, by its row of `logits`."""
        texts = self.texts[first:]
        chosen = logits.argmax(1)
        for place, text in enumerate(texts):
            if not text.is_greedy:
                chosen[place] = sample(logits[place], text.request.decoding, text.random)
        logprobs = logits[np.arange(len(texts)), chosen] - log_sums(logits)
        require_finite(logprobs.tolist(), "float32")
        for text, token, logprob in zip(texts, chosen.tolist(), logprobs.tolist(), strict=True):
            text.take(token, logprob)

    def _read(self, pieces: Sequence[Sequence[int]], first: int, *, logits: bool = True) -> Floats:
        """Read new tokens of the rows from `first` on, a piece for each, and return the logits at
        the last token of each, [rows, vocabulary]; none where no `logits` are wanted."""
        model, count = self._model, len(pieces)
        lengths = np.array([len(piece) for piece in pieces])
        before = self._stored[first : first + count]
        self._reserve(int((before + lengths).max()))
        # By token, [n]: its row among these, its place in its piece, and its slot.
        row = np.repeat(np.arange(count), lengths)
        seat = np.arange(len(row)) - np.repeat(lengths.cumsum() - lengths, lengths)
        place = before[row] + seat
        ids = np.concatenate([np.asarray(piece, np.int64) for piece in pieces])
        width, reach = int(lengths.max()), int((before + lengths).max())
        # [rows, width, reach]: seats that are empty see the first token, so that no row is empty
        limits = np.zeros((count, width), np.int64)
        limits[row, seat] = place
        mask = hidden_as(np.arange(reach) <= limits[..., None])

        def attend(layer: int, query: Floats, key: Floats, value: Floats) -> Floats:
            own = self._rows[layer, :, :, first : first + count, :reach]
            for kept, new in zip(own, (key, value), strict=True):
                kept[:, row, place] = new.transpose(1, 0, 2)
            if not len(query):
                return query
            if len(query) == len(row):
                return self._attended(layer, query, (row, seat), mask, own)
            # In the last layer: one query a row, of its newest token.
            newest = np.arange(count), np.zeros(count, np.int64)
            return self._attended(layer, query, newest, mask[newest[0], lengths - 1, None], own)

        wanted = lengths.cumsum() - 1 if logits else np.empty(0, np.int64)
        positions = place + self._trunk.shape[3]
        found = states(model, ids, positions, wanted, attend)
        self._stored[first : first + count] += lengths
        return product(found, model.head)

    def _attended(
        self, layer: int, query: Floats, seats: tuple[Ints, Ints], mask: Floats, own: Floats
    ) -> Floats:
        """Return the attention of `query` [some, heads, size] to the trunk and to each row's `own`
        keys and values [2, kv, rows, reach, size], under `mask` [rows, width, reach].

        `seats` are the row and the place of each query in [rows, width].
        """
        _, kv, rows, reach, size = own.shape
        width = mask.shape[1]
        trunk = self._trunk[layer]
        table = np.zeros((rows, width, *query.shape[1:]), np.float32)
        table[seats] = query * np.float32(size**-0.5)
        # [kv, rows, groups × width, size]: queries that share a key are rows of one product
        groups = query.shape[1] // kv
        table = table.reshape(rows, width, kv, groups, size).transpose(2, 0, 3, 1, 4)
        table = table.reshape(kv, rows, groups * width, size)
        # The trunk's keys, seen by all, take one product for all rows: [kv, rows × groups × width,
        # length]. Each row's own: [kv, rows, groups × width, reach].
        shared = product(table.reshape(kv, -1, size), trunk[0].transpose(0, 2, 1))
        single = product(table, own[0].transpose(0, 1, 3, 2))
        # [kv, rows, groups, width, reach] under [rows, 1, width, reach]
        by_seat = single.reshape(kv, rows, groups, width, reach)
        by_seat += mask[:, None]
        # The softmax over both: the largest score and the sum of all exponentials are one's for
        # each query, [kv, rows × groups × width, 1].
        top = np.maximum(
            shared.max(-1, keepdims=True, initial=-np.inf),
            single.max(-1, keepdims=True).reshape(kv, -1, 1),
        )
        total = _raised(shared, top) + _raised(single, top.reshape(*single.shape[:3], 1)).reshape(
            top.shape
        )
        found = product(single, own[1]).reshape(kv, -1, size)
        found += product(shared, trunk[1])
        found /= total
        found = found.reshape(kv, rows, groups, width, size).transpose(1, 3, 0, 2, 4)
        return found.reshape(rows, width, *query.shape[1:])[seats]

    def _reserve(self, length: int) -> None:
        """Make room for rows of `length` tokens: by half at least, so that growing token by token
        copies a row a few times only."""
        room = self._rows.shape[4]
        if length > room:
            shape = list(self._rows.shape)
            shape[4] = max(length, room * 3 // 2)
            grown = np.zeros(shape, np.float32)
            grown[..., :room, :] = self._rows
            self._rows = grown


def _raised(scores: Floats, top: Floats) -> Floats:
    """Turn `scores` into exponentials of what they have less than `top`, in place, and return the
    sums over their last axis, which stays."""
    scores -= top
    np.exp(scores, out=scores)
    return scores.sum(-1, keepdims=True)
