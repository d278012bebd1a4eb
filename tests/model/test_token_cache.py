"""A tokenizer that remembers gives the tokens that the tokenizer itself gives."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tokenizers import AddedToken, Regex, pre_tokenizers

from workbench.models.token_cache import PATTERNS, CachingTokenizer

from .conftest import byte_level

PARTS = [
    *("\n", "\n\n", "\r\n", "\n \n", " ", "  ", "\t", "\u3000", "\x1f", "\x85", "\u2028"),
    *("The", "answer", "we'll", "'s", "12", "3456", "(A)", ".", "?!", "<|begin|>", "<|endoftext|>"),
    *("天气", "🙂", "é", "e\u0301", "\u0301", "_", "A:", "\n\u0301", ".\n"),
]


def texts(seed: int) -> list[str]:
    """Return random texts of pieces that are hard to split."""
    r = random.Random(seed)
    return ["".join(r.choices(PARTS, k=r.randrange(12))) for _ in range(300)]


def split_by(pattern: str) -> Any:
    """Return a byte-level tokenizer with a BOS that splits as newer models do."""
    tokenizer = byte_level(adds_bos=True, bos="<|begin|>")
    tokenizer.backend_tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(pattern), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    return tokenizer


def require_equal(tokenizer: Any, seed: int) -> None:
    """Check 300 texts, with and without special tokens, each of them twice."""
    caching = CachingTokenizer(tokenizer)
    for text in texts(seed) * 2:
        for special in (True, False):
            expected = tokenizer.encode(text, add_special_tokens=special)
            assert caching.encode(text, add_special_tokens=special) == expected, repr(text)


def test_every_kind_of_tokenizer_gives_its_own_tokens(kinds: dict[str, Any]) -> None:
    """Byte-level ones line by line, with a BOS or without; the others text by text."""
    for kind, tokenizer in kinds.items():
        assert CachingTokenizer(tokenizer).by_line == kind.startswith("byte-level"), kind
        require_equal(tokenizer, 1)


@pytest.mark.parametrize("pattern", sorted(PATTERNS))
def test_newer_patterns_keep_lines_apart_too(pattern: str) -> None:
    """Whatever stands around a newline, the lines' tokens are the text's."""
    tokenizer = split_by(pattern)
    assert CachingTokenizer(tokenizer).by_line
    require_equal(tokenizer, 2)


def test_what_is_not_known_to_keep_lines_apart_is_encoded_whole() -> None:
    """A pattern whose matches run on over a newline, and an added token that takes the white
    space before it: no lines, and still the right tokens."""
    running_on = split_by(r"[A-Z]\S*\s\S+|\s+|\S")
    greedy = byte_level(adds_bos=False)
    greedy.add_tokens([AddedToken("<|cut|>", lstrip=True)])
    for tokenizer in (running_on, greedy):
        assert not CachingTokenizer(tokenizer).by_line
        require_equal(tokenizer, 3)
