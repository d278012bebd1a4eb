"""Every token of a text, with the tokens that could stand in its place, whoever computes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from workbench.models.encoding import Encoded
from workbench.models.gen.text import HEAD, decode_after
from workbench.models.tokens import Alternative, Token, TokenScores

CHARACTER_BYTES = 4
"""No character of UTF-8 is more bytes, and no token is less than one."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text and where its continuation begins, which is the text's end where there is none.

    Tokens are told from `first` on; log-probabilities are summed from the text's `start`.
    """

    text: Encoded
    border: int
    first: int


@dataclass(frozen=True, slots=True)
class Read:
    """What was read off the network at one position: for the token that is there, and instead."""

    logprob: float
    rank: int
    best: tuple[tuple[int, float], ...]


class Positions(Protocol):
    """A network that is asked about single positions of a text."""

    def logits(self, ids: tuple[int, ...], begin: int) -> Iterator[tuple[int, Any]]:
        """Yield a position, from `begin` on, and a table [positions, vocabulary] of the logits for
        the token there and for those after it, up to the one that follows `ids`.

        Raises:
            ModelError: memory does not suffice for a single position, or the model fails.
        """
        ...

    def read(self, logits: Any, tokens: Sequence[int], top: int) -> Iterator[Read]:
        """Yield what the first rows of such a table say of `tokens`, a row each."""
        ...


class TokenReader:
    """Tells the tokens of texts with a tokenizer and its network."""

    def __init__(self, tokenizer: Any, positions: Positions) -> None:
        self._tokenizer = tokenizer
        self._positions = positions
        self._special = frozenset(getattr(tokenizer, "all_special_ids", ()))

    def tell(self, texts: Sequence[Wanted], top: int) -> list[TokenScores]:
        """Return the tokens of each text. Texts that differ in their last token alone, the letters
        of a question, take one forward pass together; memory may split that into several.

        Raises:
            ModelError: memory does not suffice for a single position, or the model fails.
        """
        rows: dict[tuple[int, ...], list[Wanted]] = {}
        for wanted in texts:
            rows.setdefault(wanted.text.ids[:-1], []).append(wanted)
        found: dict[int, TokenScores] = {}
        for ids, wanted in rows.items():
            for each, reads in zip(wanted, self._read(ids, wanted, top), strict=True):
                found[id(each)] = self._scores(each, reads)
        return [found[id(wanted)] for wanted in texts]

    def _read(
        self, ids: tuple[int, ...], wanted: Sequence[Wanted], top: int
    ) -> list[dict[int, Read]]:
        """Return what was read for each text, by the position of the token that it is about."""
        reads: list[dict[int, Read]] = [{} for _ in wanted]
        begin = min(min(each.first, each.text.start) for each in wanted)
        for position, logits in self._positions.logits(ids, max(begin, 1)):
            for each, into in zip(wanted, reads, strict=True):
                # This text's own part of the positions; texts that end alike in all but the last
                # token share the logits and differ in what is read off.
                since = max(position, min(each.first, each.text.start))
                owns = each.text.ids[since : position + len(logits)]
                into |= enumerate(
                    self._positions.read(logits[since - position :], owns, top), since
                )
        return reads

    def _scores(self, wanted: Wanted, reads: dict[int, Read]) -> TokenScores:
        ids = wanted.text.ids
        texts = self._texts(ids, wanted.first)
        tokens = []
        for position in range(wanted.first, len(ids)):
            before, read = ids[max(0, position - HEAD) : position], reads.get(position)
            tokens.append(
                Token(
                    id=ids[position],
                    text=texts[position - wanted.first],
                    logprob=read.logprob if read else None,
                    rank=read.rank if read else None,
                    alternatives=tuple(
                        Alternative(self._text(before, other), logprob)
                        for other, logprob in (read.best if read else ())
                    ),
                    special=ids[position] in self._special,
                )
            )
        scored = [reads[position].logprob for position in range(wanted.text.start, len(ids))]
        cut = wanted.border - wanted.first
        return TokenScores(
            tuple(tokens[:cut]), tuple(tokens[cut:]), wanted.border, sum(scored), len(scored)
        )

    def _text(self, before: Sequence[int], token: int) -> str:
        if token in self._special:
            return str(self._tokenizer.decode([token], skip_special_tokens=False))
        return decode_after(self._tokenizer, before, [token])

    def _texts(self, ids: Sequence[int], first: int) -> list[str]:
        """Return what each token from `first` on adds to the text (see `Token.text`)."""
        texts: list[str] = []
        done = first
        for end in range(first + 1, len(ids) + 1):
            if ids[end - 1] in self._special:
                texts.append(self._text((), ids[end - 1]))
                done = end
                continue
            text = decode_after(self._tokenizer, ids[max(0, done - HEAD) : done], ids[done:end])
            # The replacement character stands for bytes of a character that goes on.
            unfinished = text.endswith("\ufffd") and end - done < CHARACTER_BYTES
            if unfinished and end < len(ids) and ids[end] not in self._special:
                texts.append("")
            else:
                texts.append(text)
                done = end
        return texts
