"""Generation on packed rows: each row leaves when it is finished and another takes its place.

A row's tokens that the network has not read yet (its prompt at first, later its newest token) are
followed by a guess of the next ones, and all of them are read in one forward pass. Wide pieces
(prompts, drafts) are run first, some rows at a time; narrow ones (a token, a short guess) are run
for all rows at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice, zip_longest
from typing import Any

from workbench.models.gen.attention import NARROW
from workbench.models.gen.forward import PackedModel
from workbench.models.gen.plain import choose
from workbench.models.gen.rows import PackedStep, RowPiece, RowStore
from workbench.models.gen.speculation import DraftGuesser, Guesser, LookupGuesser, guess
from workbench.models.gen.text import GrowingText
from workbench.models.gen.trunks import common_length, group_by_trunk
from workbench.models.layers.lean import lean
from workbench.models.layers.network import Attempt, Network
from workbench.models.memory.budgets import DEVICE_ROWS, EXPECTED, MAX_ROWS, MEMORY_SHARE, POSITIONS
from workbench.models.memory.free import free_bytes

KEPT_BYTES = 1 << 30
"""The trunk of the last call is kept for the next one while it is smaller than this."""


@dataclass(slots=True)
class _Row:
    """A text in a slot: its prompt after the trunk, where guesses of it come from, and how many
    of its own tokens (prompt and generated) the store has."""

    text: GrowingText
    own: Sequence[int]
    guessers: list[Guesser]
    stored: int = 0

    def unread(self) -> list[int]:
        """Return the tokens that the network has not read, the newest last."""
        # The store holds the prompt's own tokens first, then generated ones.
        generated = self.stored - len(self.own)
        if generated >= 0:
            return self.text.ids[generated:]
        return [*self.own[self.stored :], *self.text.ids]


@dataclass(frozen=True, slots=True)
class _Feed:
    """What a row reads in a step: tokens of its own, then a guess by one of its guessers. Where
    `is_whole`, the last of its own tokens is the newest, and logits from there on are wanted."""

    slot: int
    row: _Row
    ids: Sequence[int]
    guess: Sequence[int]
    guesser: int
    is_whole: bool

    @property
    def length(self) -> int:
        return len(self.ids) + len(self.guess)

    @property
    def asked(self) -> int:
        """At how many of its last tokens logits are wanted."""
        return len(self.guess) + 1 if self.is_whole else 0


@dataclass(frozen=True, slots=True)
class Trunk:
    """The beginning that prompts share, with its keys and values."""

    ids: tuple[int, ...]
    rows: RowStore


class PackedGenerator:
    """Generates texts on packed rows, by the layers of `lean` where these are right. The last trunk
    is kept: the next run of the same shots begins with it."""

    def __init__(self, network: Network, *, is_lean: bool) -> None:
        self._network = network
        self._is_lean = is_lean
        self._kept = Trunk((), RowStore(1))
        on_cpu = network.device.type == "cpu"
        self._max_rows = MAX_ROWS if on_cpu else DEVICE_ROWS
        # Where arithmetic is the bottleneck, wrong guesses cost what right ones gain.
        self.looks_up = not on_cpu

    def run(self, texts: Sequence[GrowingText]) -> Iterator[GrowingText | None]:
        """Yield each text when it is finished, and None after every forward pass. When memory runs
        out, rows and steps are halved, and the unfinished texts go on from where they were.

        Raises:
            ModelError: a single row does not fit into memory.
            WrongAttention: the model has another kind of attention for texts of this length.
        """
        model = PackedModel(self._network, lean(self._network.model) if self._is_lean else None)
        for group in group_by_trunk([text.prompt for text in texts]):
            queue = [texts[member] for member in group.members]
            while queue:
                batch = _Batch(self._network, model, self.looks_up)
                trunk = None
                with Attempt() as attempt:
                    trunk = yield from self._read_trunk(batch, group.trunk)
                    batch.open(trunk, queue, self._rows(queue))
                    yield from batch.run(queue)
                if attempt.reason:
                    trunk = None
                    self._halve(batch, attempt.reason)
                queue = [text for text in queue if text.stop_reason is None]

    def _read_trunk(self, batch: _Batch, ids: tuple[int, ...]) -> Generator[None, None, Trunk]:
        """Return the trunk, computed from where the kept one departs from it; without one, the
        kept one, for what a prompt may share with it. A trunk is never changed once returned:
        another thread may be using it."""
        kept = self._kept
        known = common_length(kept.ids, ids)
        # The kept trunk begins with all of it, or is it: nothing is to be computed.
        if known == len(ids):
            return Trunk(ids, kept.rows) if ids else kept
        # A store of its own, which begins with a copy of what the kept trunk shares.
        rows = RowStore(1)
        with self._network.at_work():
            rows.reserve(len(ids))
            rows.copy_from(kept.rows, 0, known)
        for start in range(known, len(ids), self._network.budget):
            piece = RowPiece(0, start, ids[start : start + self._network.budget])
            batch.read(rows, [piece])
            yield None
        trunk = Trunk(ids, rows)
        if rows.num_bytes <= KEPT_BYTES:
            self._kept = trunk
        return trunk

    def _rows(self, queue: Sequence[GrowingText]) -> int:
        """Return how many rows the free memory has room for, at least one."""
        longest = max(len(text.prompt) + min(text.limit, EXPECTED) for text in queue)
        free = free_bytes(str(self._network.device))
        fit = self._max_rows
        if free is not None:
            fit = int(free * MEMORY_SHARE / (bytes_per_token(self._network.model) * longest))
        return max(1, min(len(queue), self._max_rows, fit))

    def _halve(self, batch: _Batch, reason: str) -> None:
        """Use fewer rows, and, where a step was wide or there is one row, shorter steps."""
        rows, tokens = max(1, len(batch.rows)), batch.tokens
        self._kept = Trunk((), RowStore(1))
        self._max_rows = max(1, rows // 2)
        batch.close()
        if rows == 1 and tokens == 1:
            self._network.shrink(1, 1, reason)
        shorter = rows == 1 or tokens > NARROW * rows
        self._network.shrink(2, max(1, tokens // 2) if shorter else self._network.budget, reason)


class _Batch:
    """Rows that are generated together."""

    def __init__(self, network: Network, model: PackedModel, looks_up: bool) -> None:
        self._network = network
        self._model = model
        self._looks_up = looks_up
        self._store = RowStore(0)
        self._trunk = Trunk((), RowStore(1))
        self.rows: list[_Row] = []
        self.tokens = 0
        """Those of the last step."""

    def open(self, trunk: Trunk, queue: Sequence[GrowingText], slots: int) -> None:
        """Make room for `slots` rows after `trunk`.

        Attention to a shared trunk pays where it is most of what there is to attend to; else
        each row has a copy of it before its own tokens, and one kind of attention for all.
        """
        lengths = [len(text.prompt) for text in queue]
        # A prompt that is the kept trunk, no token more, would have none to read.
        begins = min(lengths) > len(trunk.ids) and all(
            text.prompt[: len(trunk.ids)] == trunk.ids for text in queue
        )
        self._trunk = trunk
        if begins and trunk.ids and 2 * len(trunk.ids) >= sum(lengths) / len(lengths):
            self._store = RowStore(slots, trunk.rows, len(trunk.ids))
        else:
            self._store = RowStore(slots)

    def close(self) -> None:
        """Let go of the keys and values."""
        self.rows.clear()
        self._store, self._trunk = RowStore(0), Trunk((), RowStore(1))

    def run(self, queue: Sequence[GrowingText]) -> Iterator[GrowingText | None]:
        """Yield the texts of the queue when they are finished, and None after every step."""
        waiting = deque(queue)
        slots = self._store.slots
        while waiting or self.rows:
            # A prompt read alone is read slowly: rows join when a quarter of the slots is free.
            if 4 * (slots - len(self.rows)) >= slots:
                with self._network.at_work():
                    while waiting and len(self.rows) < slots:
                        self._join(waiting.popleft())
            feeds = self._feeds()
            self._step(feeds)
            yield None
            for feed in reversed(feeds):
                if feed.row.text.stop_reason is not None:
                    self._leave(feed.slot)
                    yield feed.row.text

    def _join(self, text: GrowingText) -> None:
        """Give the text the next slot, with what of its prompt is known."""
        slot, known = len(self.rows), 0
        # Without a shared trunk, this is the whole prompt.
        own = text.prompt[self._store.trunk_length :]
        if not self._store.trunk_length:
            # One token is left to be read, since logits come from reading.
            known = min(common_length(self._trunk.ids, own), len(own) - 1)
        self._store.reserve(len(own) + 1)
        if known:
            self._store.copy_from(self._trunk.rows, slot, known)
        guessers: list[Guesser] = []
        if text.is_greedy and text.draft:
            guessers.append(DraftGuesser(text.draft))
        if text.is_greedy and self._looks_up:
            guessers.append(LookupGuesser([*text.prompt, *text.ids]))
        self.rows.append(_Row(text, own, guessers, known))

    def _leave(self, slot: int) -> None:
        """Free a slot; the last row moves there."""
        last = self.rows.pop()
        if slot < len(self.rows):
            self._store.copy_from(self._store, slot, last.stored, len(self.rows))
            self.rows[slot] = last

    def _feeds(self) -> list[_Feed]:
        """Return what the next step reads: wide pieces, as many as the budget has room for, or
        else a narrow piece of every row."""
        budget = max(self._network.budget, len(self.rows))
        narrow = min(NARROW, budget // len(self.rows))
        feeds = [self._feed(slot, row, budget) for slot, row in enumerate(self.rows)]
        # Padding all rows to a wide piece would cost more than running it apart.
        wide = [feed for feed in feeds if feed.length > narrow]
        if not wide:
            return feeds
        ends = accumulate(feed.length for feed in wide)
        # As many as the budget has room for together, or else one alone.
        fitting = [feed for feed, end in zip(wide, ends, strict=True) if end <= budget]
        return fitting or wide[:1]

    def _feed(self, slot: int, row: _Row, budget: int) -> _Feed:
        unread = row.unread()
        if len(unread) > budget:
            return _Feed(slot, row, unread[:budget], (), -1, False)
        # A guess is followed by one token that the model chooses, hence the 1.
        room = min(row.text.limit - len(row.text.ids) - 1, budget - len(unread))
        guesser, guessed = guess(row.guessers, row.text.ids, room) if room > 0 else (-1, [])
        return _Feed(slot, row, unread, guessed, guesser, True)

    def _step(self, feeds: Sequence[_Feed]) -> None:
        """Read the feeds, and give the texts the tokens that come of it."""
        pieces = [RowPiece(f.slot, f.row.stored, [*f.ids, *f.guess], f.asked) for f in feeds]
        # The text of each asked token, [asked], in the order of the logits' rows.
        texts = [feed.row.text for feed in feeds for _ in range(feed.asked)]
        chosen = iter(self.read(self._store, pieces, texts))
        for feed in feeds:
            # Certain tokens are stored for good; those of a guess only as far as it was right. What
            # a wrong one left behind is overwritten by the next step.
            feed.row.stored += len(feed.ids)
            if feed.is_whole:
                self._take(feed, list(islice(chosen, feed.asked)))

    def _take(self, feed: _Feed, chosen: Sequence[tuple[int, float]]) -> None:
        """Add the tokens that were chosen, as far as the guess before each was right."""
        text = feed.row.text
        before = len(text.ids)
        # One choice more than guesses: after a guess that is right throughout, one token is new.
        for (token, logprob), guessed in zip_longest(chosen, feed.guess):
            text.take(token, logprob)
            if text.stop_reason is not None or token != guessed:
                break
            feed.row.stored += 1
        new = len(text.ids) - before
        for place, guesser in enumerate(feed.row.guessers):
            guesser.learn(text.ids, new, len(feed.guess) if place == feed.guesser else 0)

    def read(
        self, rows: RowStore, pieces: Sequence[RowPiece], texts: Sequence[GrowingText] = ()
    ) -> list[tuple[int, float]]:
        """Run one step; return for each asked token what its text (one of `texts` for each) takes
        next, and the log-probability of that."""
        self.tokens = sum(len(piece.ids) for piece in pieces)
        found: list[tuple[int, float]] = []
        with self._network.at_work():
            logits = self._model.run(PackedStep(rows, pieces, self._network.device))
            # A slice of the rows of [asked, vocabulary] at a time, since choosing turns it to
            # float32.
            for start in range(0, len(texts), POSITIONS):
                some = slice(start, start + POSITIONS)
                found += zip(*choose(logits.table(some), texts[some]), strict=True)
        return found


def bytes_per_token(model: Any) -> int:
    """Return what a token's keys and values take, by the configuration."""
    config = model.config.get_text_config()
    heads = config.num_attention_heads
    size = getattr(config, "head_dim", None) or config.hidden_size // heads
    shared = getattr(config, "num_key_value_heads", None) or heads
    # A key and a value, each [kv heads, size], in every layer.
    return 2 * config.num_hidden_layers * shared * size * model.dtype.itemsize
