"""Byte-level BPE in Python, for where the package `tokenizers` cannot be had, as in a browser.

It reads the `tokenizer.json` that `tokenizers` writes and gives the same tokens, with the same
offsets (`tests/unit/models/test_byte_level.py` holds one against the other). Text is split at the
added tokens, then by the file's pattern, then as GPT-2 does, and the bytes of each part are merged
in the order of the merges (Sennrich et al. 2016, https://arxiv.org/abs/1508.07909; the split and
the letters that stand for bytes are those of GPT-2's `encoder.py`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from unicodedata import category

from workbench.errors import ModelError

WORDS = 1 << 14
"""Words whose tokens are kept."""

# Unicode's White_Space; Python's own `isspace` takes the separators U+001C to U+001F for some, too.
SPACES = frozenset("\t\n\v\f\r\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000") | frozenset(
    map(chr, range(0x2000, 0x200B))
)
CONTRACTION = re.compile("'(?:s|t|re|ve|m|ll|d)")
# The same over the classes of the characters: letters, numbers, others, and white space, of which
# the space itself may stand before a word.
WORD = re.compile(r" ?L+| ?N+| ?O+|[ S]+(?![^ S])|[ S]+")


@dataclass(frozen=True, slots=True)
class Encoding:
    """Token ids, and of each the code points of the text that it covers, from and to."""

    ids: list[int]
    offsets: list[tuple[int, int]]


class ByteLevelBackend:
    """What this package asks of `tokenizers.Tokenizer`, for byte-level BPE. Threads may share it.

    Raises:
        ModelError: the file describes a tokenizer of another kind.
        OSError, ValueError, KeyError: it is missing or broken.
    """

    model = None
    """The vocabulary as `tokenizers` has it: none here."""

    def __init__(self, file: Path) -> None:
        found = json.loads(file.read_text("utf-8"))
        self._split = _pattern(found)
        self._vocabulary: Mapping[str, int] = found["model"]["vocab"]
        pairs = (
            tuple(merge.split(" ") if isinstance(merge, str) else merge)
            for merge in found["model"]["merges"]
        )
        self._ranks = {pair: rank for rank, pair in enumerate(pairs)}
        self._added = {token["content"]: token["id"] for token in found["added_tokens"]}
        self._special = {token["id"] for token in found["added_tokens"] if token["special"]}
        self._texts = {number: text for text, number in self._vocabulary.items()}
        self._texts |= {number: text for text, number in self._added.items()}
        longest_first = sorted(self._added, key=len, reverse=True)
        self._apart = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")
        self._word = lru_cache(maxsize=WORDS)(self._merged)

    def encode(self, text: str, *, add_special_tokens: bool) -> Encoding:
        """Return the tokens of `text`. No token is put around it, whatever is asked for."""
        ids: list[int] = []
        offsets: list[tuple[int, int]] = []
        for start, part, token in self._parts(text):
            if token is not None:
                ids.append(token)
                offsets.append((start, start + len(part)))
                continue
            for number, first, last in self._word(part):
                ids.append(number)
                offsets.append((start + first, start + last))
        return Encoding(ids, offsets)

    def decode(self, ids: Sequence[int], skip_special_tokens: bool = True) -> str:
        """Return the text of `ids`; bytes that are no UTF-8 become U+FFFD."""
        kept = (n for n in ids if not (skip_special_tokens and n in self._special))
        data = b"".join(_as_bytes(self._texts[number]) for number in kept)
        return data.decode("utf-8", "replace")

    def token_to_id(self, token: str) -> int | None:
        """Return the id of a token; None: there is no such token."""
        return self._added.get(token, self._vocabulary.get(token))

    def _parts(self, text: str) -> Iterator[tuple[int, str, int | None]]:
        """Yield where a part begins, the part, and its id where it is an added token."""
        end = 0
        for found in self._apart.finditer(text):
            yield from self._words(text, end, found.start())
            end = found.end()
            yield found.start(), found[0], self._added[found[0]]
        yield from self._words(text, end, len(text))

    def _words(self, text: str, start: int, stop: int) -> Iterator[tuple[int, str, None]]:
        at = start
        for found in self._split.finditer(text, start, stop):
            for border, word in _words(text[at : found.start()]):
                yield at + border, word, None
            for border, word in _words(found[0]):
                yield found.start() + border, word, None
            at = found.end()
        for border, word in _words(text[at:stop]):
            yield at + border, word, None

    def _merged(self, word: str) -> tuple[tuple[int, int, int], ...]:
        """Return each token of a word, with the code points of the word from and to."""
        sizes = [len(character.encode("utf-8", "surrogatepass")) for character in word]
        owners = [place for place, size in enumerate(sizes) for _ in range(size)]
        parts = [BYTES[byte] for byte in word.encode("utf-8", "surrogatepass")]
        worst = len(self._ranks)
        while len(parts) > 1:
            ranks = [self._ranks.get(pair, worst) for pair in pairwise(parts)]
            least = min(ranks)
            if least == worst:
                break
            at = ranks.index(least)
            parts[at : at + 2] = [parts[at] + parts[at + 1]]
        found, start = [], 0
        for part in parts:
            end = start + len(part)
            found.append((self._vocabulary[part], owners[start], owners[end - 1] + 1))
            start = end
        return tuple(found)


def _letters() -> Mapping[int, str]:
    """Return the letter that stands for each byte: itself where it prints, else one from 256."""
    printed = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1)]
    printed += range(ord("®"), ord("ÿ") + 1)
    others = (byte for byte in range(256) if byte not in printed)
    return {byte: chr(byte) for byte in printed} | {b: chr(256 + n) for n, b in enumerate(others)}


BYTES = _letters()
LETTERS = {letter: byte for byte, letter in BYTES.items()}


def _as_bytes(token: str) -> bytes:
    try:
        return bytes(LETTERS[letter] for letter in token)
    except KeyError:  # an added token with letters of its own
        return token.encode("utf-8")


@lru_cache(maxsize=4096)
def _class(character: str) -> str:
    if character == " ":
        return " "
    if character in SPACES:
        return "S"
    kind = category(character)[0]
    return kind if kind in "LN" else "O"


def _words(text: str) -> Iterator[tuple[int, str]]:
    """Yield where each word begins, and the word, as GPT-2 splits a text."""
    classes = "".join(map(_class, text))
    at = 0
    while at < len(text):
        found = CONTRACTION.match(text, at) or WORD.match(classes, at)
        assert found is not None  # every class is in the pattern
        yield at, text[at : found.end()]
        at = found.end()


def _pattern(found: Mapping[str, Any]) -> re.Pattern[str]:
    """Return what isolates parts of the text before GPT-2's split; it may match nothing.

    Raises:
        ModelError: the tokenizer is of another kind.
    """
    model, splitter = found["model"], found.get("pre_tokenizer") or {}
    parts = splitter["pretokenizers"] if splitter.get("type") == "Sequence" else [splitter]
    *before, last = parts
    plain = (
        model["type"] == "BPE"
        and found.get("normalizer") is None
        and (found.get("post_processor") or {}).get("special_tokens", {}) == {}
        and not any(model.get(name) for name in ("dropout", "unk_token", "ignore_merges"))
        and last.get("type") == "ByteLevel"
        and last["use_regex"]
        and not last["add_prefix_space"]
        and len(before) <= 1
        and all(part["type"] == "Split" and part["behavior"] == "Isolated" for part in before)
        and not any(token["lstrip"] or token["rstrip"] for token in found["added_tokens"])
    )
    try:
        if plain:
            return re.compile(before[0]["pattern"]["Regex"] if before else r"(?!)")
    except (KeyError, re.error):
        pass
    raise ModelError(
        "a tokenizer of this kind needs the package tokenizers",
        expected="byte-level BPE, split as GPT-2 does, with no token put around a text",
        seen=f"a {model['type']} model behind {splitter.get('type') or 'nothing'}",
        fix="Run it where the package tokenizers can be installed.",
    )
