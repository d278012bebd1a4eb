"""Byte-level BPE in Python against the package `tokenizers`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

from workbench.errors import ModelError
from workbench.models.load import TEACHING
from workbench.models.numpy_lm.byte_level import ByteLevelBackend

FILE = TEACHING / "tokenizer.json"
THEIRS, OURS = Tokenizer.from_file(str(FILE)), ByteLevelBackend(FILE)
TEXTS = st.text(max_size=60) | st.text(
    st.sampled_from("abc '’strelmvd12½²Ⅷ \n\t\u3000\xa0\x1c天气,.!é😀<|endoftext|>"), max_size=60
)


@given(TEXTS, st.booleans())
def test_tokens_and_offsets_are_the_same(text: str, special: bool) -> None:
    """Of text of any kind."""
    theirs = THEIRS.encode(text, add_special_tokens=special)
    ours = OURS.encode(text, add_special_tokens=special)
    assert ours.ids == theirs.ids
    assert ours.offsets == list(theirs.offsets)


@given(st.lists(st.integers(0, 767), max_size=12), st.booleans())
def test_tokens_are_read_the_same(ids: list[int], skip: bool) -> None:
    """Broken bytes, too."""
    assert OURS.decode(ids, skip) == THEIRS.decode(ids, skip_special_tokens=skip)


@pytest.mark.parametrize(
    "text", ["<|endoftext|>", "a<|endoftext|> b", "it's we'll 'S '", "", " \n "]
)
def test_at_the_edges(text: str) -> None:
    """Special tokens in a text, contractions, white space alone."""
    theirs = THEIRS.encode(text, add_special_tokens=False)
    assert OURS.encode(text, add_special_tokens=False).ids == theirs.ids
    assert OURS.token_to_id("<|endoftext|>") == 0
    assert OURS.token_to_id("no such token") is None


def test_one_without_a_pattern_of_its_own(tmp_path: Path) -> None:
    """As GPT-2 has it."""
    theirs = Tokenizer(models.BPE())
    theirs.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    theirs.decoder = decoders.ByteLevel()
    texts = ["The rain isn't 2026, it's rain!  \n\n天气 rain"] * 9
    theirs.train_from_iterator(texts, trainers.BpeTrainer(vocab_size=300, show_progress=False))
    theirs.save(str(tmp_path / "tokenizer.json"))
    # Bytes that were not seen have no token there, and are left out.
    found = theirs.encode(texts[0])
    assert (
        ByteLevelBackend(tmp_path / "tokenizer.json").encode(texts[0], add_special_tokens=True).ids
        == found.ids
    )


@pytest.mark.parametrize(
    "change",
    [
        {"normalizer": {"type": "NFC"}},
        {"pre_tokenizer": None},
        {"pre_tokenizer": {"type": "Whitespace"}},
        {"post_processor": {"type": "TemplateProcessing", "special_tokens": {"<s>": {}}}},
    ],
)
def test_another_kind_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    """It says what is expected."""
    file = tmp_path / "tokenizer.json"
    file.write_text(json.dumps(json.loads(FILE.read_text("utf-8")) | change))
    with pytest.raises(ModelError, match="byte-level BPE"):
        ByteLevelBackend(file)


def test_a_pattern_that_python_has_not_is_refused(tmp_path: Path) -> None:
    """Such as one with classes of characters of its own."""
    other = Tokenizer.from_file(str(FILE))
    other.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(r"\p{L}+"), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False),
        ]
    )
    other.save(str(tmp_path / "tokenizer.json"))
    with pytest.raises(ModelError, match="byte-level BPE"):
        ByteLevelBackend(tmp_path / "tokenizer.json")
