"""A tokenizer that keeps what it encoded: prompts share their shots, and choices a question.

Where a vocabulary cannot join what stands before a line with what stands after, a text's tokens
are those of its lines, and each line is encoded once. That is so for byte-level BPE behind one of
the patterns below: a match that holds a newline holds white space alone, or ends with it. A line
is cut off only between a newline that follows something else than white space and something else
than white space, because `\\s+(?!\\S)` takes a run of white space apart by what follows it.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from itertools import chain
from typing import Any

from workbench.models.encoding import Tokenizer

TEXTS = 256
LINES = 1 << 14

LINE = re.compile(r"(?<=\S\n)(?=\S)")

ENDINGS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|"
OTHERS = r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
PATTERNS = {ENDINGS + number + OTHERS for number in (r"\p{N}", r"\p{N}{1,3}")}
"""How Llama 3 and Qwen 2 and later split a text; GPT-2's way is built into the byte level."""

SAMPLE = "It's 12 (A).\nQ: 345?\n\n  x\n天气, naïve\n\tno.\nA: we'll\n"


class CachingTokenizer:
    """Encodes as `tokenizer` does, faster where texts have lines or all of their text in common.
    Threads may share it."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.bos_token = tokenizer.bos_token
        self.bos_token_id = tokenizer.bos_token_id
        self.eos_token = tokenizer.eos_token
        self.eos_token_id = tokenizer.eos_token_id

        def encode(text: str, add_special_tokens: bool) -> tuple[int, ...]:
            return tuple(tokenizer.encode(text, add_special_tokens=add_special_tokens))

        self._before = encode("", True)
        self.by_line = keeps_lines_apart(tokenizer) and all(
            encode(SAMPLE, special) == self._before * special + lines
            for lines in [sum((encode_line(tokenizer, line) for line in LINE.split(SAMPLE)), ())]
            for special in (True, False)
        )
        self._encode = lru_cache(maxsize=TEXTS)(encode)
        self._line = lru_cache(maxsize=LINES)(lambda line: encode_line(tokenizer, line))
        self._lines = lru_cache(maxsize=TEXTS)(
            lambda text: tuple(chain.from_iterable(map(self._line, LINE.split(text))))
        )

    def encode(self, text: str, /, *, add_special_tokens: bool) -> list[int]:
        """Return the token ids of `text`."""
        if not self.by_line:
            return list(self._encode(text, add_special_tokens))
        # What the choices of a question have in common ends before the last line.
        start = last_line(text)
        ids = list(self._before) if add_special_tokens else []
        return [*ids, *self._lines(text[:start]), *self._line(text[start:])]


def encode_line(tokenizer: Any, line: str) -> tuple[int, ...]:
    """Return a line's tokens as the tokenizer's backend gives them: what transformers puts around
    it takes several times as long for a short text."""
    return tuple(tokenizer.backend_tokenizer.encode(line, add_special_tokens=False).ids)


def last_line(text: str) -> int:
    """Return where the last line of `text` starts; see `LINE`."""
    end = len(text) - 1
    while (end := text.rfind("\n", 1, end)) > 0:
        if LINE.match(text, end + 1):
            return end + 1
    return 0


def keeps_lines_apart(tokenizer: Any) -> bool:
    """Say whether a tokenizer of transformers is known to encode lines one by one: byte-level BPE
    of a known pattern, and no added token that reaches over a line's end."""
    backend = getattr(tokenizer, "backend_tokenizer", None)
    if backend is None or type(backend.model).__name__ != "BPE":
        return False
    for token in backend.get_added_tokens_decoder().values():
        if token.lstrip or token.single_word or re.search(r"\s", token.content):
            return False
    if backend.normalizer is not None and type(backend.normalizer).__name__ != "NFC":
        return False
    if backend.pre_tokenizer is None:
        return False
    splitter = json.loads(backend.pre_tokenizer.__getstate__())
    parts = splitter["pretokenizers"] if splitter["type"] == "Sequence" else [splitter]
    *before, last = parts
    if last["type"] != "ByteLevel" or last["add_prefix_space"]:
        return False
    if not before:
        return bool(last["use_regex"])
    return (
        len(before) == 1
        and not last["use_regex"]
        and before[0]["type"] == "Split"
        and before[0]["behavior"] == "Isolated"
        and not before[0]["invert"]
        and before[0]["pattern"].get("Regex") in PATTERNS
    )
