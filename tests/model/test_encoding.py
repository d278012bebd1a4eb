"""Where a context ends and a continuation begins, for every kind of tokenizer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers
from tokenizers.processors import TemplateProcessing
from transformers import PreTrainedTokenizerFast

from workbench.errors import InputError, ModelError
from workbench.models.encoding import (
    Encoded,
    encode_context,
    encode_pair,
    encode_text,
    prefix_token,
    put_around,
    split_pair,
)
from workbench.models.offsets import starts_of

from .conftest import tokenizers

KINDS = tokenizers()
ALPHABET = "abAB12.:() \n\t天气好é🙂"
texts = st.text(ALPHABET, max_size=24)
some_text = st.text(ALPHABET, min_size=1, max_size=12)
kinds_of = st.sampled_from(sorted(KINDS))


class Pieces:
    """A tokenizer of whole words from a list, longest first: merges can be chosen by hand."""

    bos_token: str | None = None
    bos_token_id: int | None = None
    eos_token: str | None = None
    eos_token_id: int | None = None

    def __init__(self, *pieces: str) -> None:
        self.pieces = pieces

    def encode(self, text: str, *, add_special_tokens: bool) -> list[int]:
        ids: list[int] = []
        while text:
            fits = (i for i, piece in enumerate(self.pieces) if text.startswith(piece))
            ids.append(next(fits))
            text = text[len(self.pieces[ids[-1]]) :]
        return ids


def refused(call: Callable[[], object]) -> bool:
    """Say whether the call finds nothing to score."""
    try:
        call()
    except InputError:
        return True
    return False


@given(kinds_of, texts, some_text)
def test_the_scored_tokens_follow_the_contexts_count(kind: str, context: str, more: str) -> None:
    """ids are the whole text's, and as many tokens as the context alone has are not scored."""
    tokenizer = KINDS[kind]
    stem, rest = split_pair(context, "x" + more)
    got = encode_pair(tokenizer, context, "x" + more)
    if not stem:
        assert got.ids[got.start - 1] == prefix_token(tokenizer)
        assert got.scored == tuple(tokenizer.encode(rest, add_special_tokens=False))
        return
    whole, before = encode_text(tokenizer, stem + rest), encode_text(tokenizer, stem)
    assert got.ids == whole
    assert got.start == min(len(before), len(whole) - 1)


@given(kinds_of, texts, st.text(" \n\t\u3000", max_size=3), some_text)
def test_white_space_may_stand_on_either_side_of_the_border(
    kind: str, context: str, space: str, continuation: str
) -> None:
    """Moving the context's trailing white space to the continuation changes nothing."""
    tokenizer = KINDS[kind]
    left, right = context + space, continuation + "x"
    assert encode_pair(tokenizer, left, right) == encode_pair(tokenizer, context, space + right)


@given(kinds_of, st.booleans(), texts, some_text, st.sampled_from(["continuation", "full"]))
def test_there_are_never_two_bos(
    kind: str, written: bool, context: str, continuation: str, scope: str
) -> None:
    """A BOS that the text begins with is the only one, whoever else would add it."""
    tokenizer = KINDS[kind]
    bos = str(tokenizer.bos_token) if written else ""
    for left in (bos + context, bos):
        ids = encode_pair(tokenizer, left, continuation + "xy", scope).ids  # type: ignore
        assert ids.count(prefix_token(tokenizer)) <= 1
        assert encode_text(tokenizer, left).count(prefix_token(tokenizer)) <= 1


@given(kinds_of, texts, some_text)
def test_the_full_text_is_scored_from_its_second_token(
    kind: str, context: str, continuation: str
) -> None:
    """With scope full, the ids are the tokenizer's own and all but the first are scored."""
    tokenizer = KINDS[kind]
    ids = encode_text(tokenizer, context + continuation)
    if len(ids) < 2:
        assert refused(lambda: encode_pair(tokenizer, context, continuation, "full"))
    else:
        got = encode_pair(tokenizer, context, continuation, "full")
        assert (got.ids, got.start) == (ids, 1)


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("context", ["", " ", "\n\n", "\u3000"])
def test_a_blank_context_is_the_prefix_token(kind: str, context: str) -> None:
    """Nothing but white space is no context: BOS (else EOS) stands there, all text is scored."""
    tokenizer = KINDS[kind]
    got = encode_pair(tokenizer, context, "Paris")
    alone = tuple(tokenizer.encode(context + "Paris", add_special_tokens=False))
    assert (got.ids, got.start) == ((tokenizer.bos_token_id, *alone), 1)


def test_without_a_bos_the_eos_stands_for_an_empty_context() -> None:
    """As in lm-evaluation-harness; with neither, the error says so."""
    tokenizer = Pieces("a", "b", "<eos>")
    with pytest.raises(ModelError, match="BOS or an EOS"):
        encode_pair(tokenizer, "", "ab")
    tokenizer.eos_token, tokenizer.eos_token_id = "<eos>", 2
    assert encode_pair(tokenizer, "", "ab").ids == (2, 0, 1)
    assert encode_context(tokenizer, "") == (2,)


def test_a_merge_across_the_border_is_cut_by_count() -> None:
    """Answer + s! is [Ans, wers!], the context alone [Ans, wer]: one token each, by count."""
    tokenizer = Pieces("wers", "wer", "Ans", "s", "!")
    got = encode_pair(tokenizer, "Answer", "s!")
    assert got.ids == (2, 0, 4)
    assert (got.start, got.scored) == (2, (4,))


def test_a_continuation_that_merges_away_is_scored_with_what_it_merged_into() -> None:
    """今天 + 气 is [今, 天气] and the context [今, 天]: no token is left, so 天气 is scored."""
    tokenizer = Pieces("天气", "天", "气", "今")
    got = encode_pair(tokenizer, "今天", "气")
    assert (got.ids, got.start, got.scored) == ((3, 0), 1, (0,))


def test_a_merge_across_the_border_is_told() -> None:
    """Where the whole text does not begin with the context's tokens; not where it does, nor where
    white space merges with the context and a token begins behind it, nor where the whole text is
    scored."""
    tokenizer = Pieces("what", "wh", "46", "4", "6", "o", "a", "t", "?", "=\n", "=", "\n")
    for context, choice, scored, is_merged in (
        ("wh", "at?", "?", True),  # "what" "?": as many tokens as the context has and one more
        ("=4", "6", "46", True),
        ("=4", "66", "6", True),
        ("=4", "4", "4", False),
        ("wh", "o", "o", False),
        ("4=", "\n6", "6", False),
        ("4=\n", "6", "6", False),
    ):
        got = encode_pair(tokenizer, context, choice)
        assert ("".join(tokenizer.pieces[i] for i in got.scored), got.is_merged) == (
            scored,
            is_merged,
        )
        assert not encode_pair(tokenizer, context, choice, "full").is_merged


def test_an_empty_continuation_is_named_in_the_error() -> None:
    """Nothing can be scored of '', and the message shows it."""
    for kind, tokenizer in KINDS.items():
        with pytest.raises(InputError, match="continuation ''"):
            encode_pair(tokenizer, "A context " + kind, "")


def test_an_eos_after_every_text_is_dropped() -> None:
    """A tokenizer that closes each text must not close the prompt; an EOS in the text stays."""
    tokenizer = KINDS["metaspace with EOS"]
    assert tokenizer.encode("The answer")[-1] == tokenizer.eos_token_id
    assert tokenizer.eos_token_id not in encode_context(tokenizer, "The answer")
    pair = encode_pair(tokenizer, "The answer", " is 12")
    assert tokenizer.eos_token_id not in pair.ids
    assert encode_text(tokenizer, "end</s>")[-1] == tokenizer.eos_token_id


def word_piece(template: str = "[CLS] $A [SEP]") -> Any:
    """Return a tokenizer of words as BERT's, with neither BOS nor EOS."""
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "q", "a", ":", "yes", "no", "##s"]
    core = Tokenizer(
        models.WordPiece(vocab={word: i for i, word in enumerate(words)}, unk_token="[UNK]")
    )
    core.normalizer = normalizers.BertNormalizer()
    core.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    core.post_processor = TemplateProcessing(
        single=template, special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=core,
        unk_token="[UNK]",
        pad_token="[PAD]",
        cls_token="[CLS]",
        sep_token="[SEP]",
    )


def test_what_a_tokenizer_puts_after_every_text_is_dropped() -> None:
    """BERT's [SEP], which no configuration calls an EOS: neither scored nor between a prompt and
    its answer. [CLS] stays in front, as a BOS does, and stands for an empty context."""
    tokenizer = word_piece()
    assert put_around(tokenizer) == ((2,), (3,))
    got = encode_pair(tokenizer, "q: a:", " yes no")
    assert (got.ids, got.start) == ((2, 4, 6, 5, 6, 7, 8), 5)
    assert encode_pair(tokenizer, "q: a:", " yes", "full").ids == (2, 4, 6, 5, 6, 7)
    assert encode_context(tokenizer, "q: a:") == (2, 4, 6, 5, 6)
    assert (encode_context(tokenizer, ""), encode_text(tokenizer, "")) == ((2,), (2,))
    assert encode_pair(tokenizer, " ", "yes") == Encoded((2, 7), 1)
    # One that is written is the text's own.
    assert encode_context(tokenizer, "q [SEP]") == (2, 4, 3)
    assert starts_of(tokenizer, "q: a:") == (0, 0, 1, 3, 4)


def test_what_is_around_a_text_is_seen_from_what_the_tokenizer_does() -> None:
    """Before, after, on both sides or nowhere; with nothing before it, an empty context has no
    token to stand for it."""
    assert put_around(word_piece("$A [SEP]")) == ((), (3,))
    assert put_around(word_piece("[CLS] $A")) == ((2,), ())
    assert put_around(word_piece("[CLS] [SEP] $A [SEP] [SEP]")) == ((2, 3), (3, 3))
    assert put_around(word_piece("$A")) == ((), ())
    for template in ("$A [SEP]", "[CLS] [SEP] $A"):
        with pytest.raises(ModelError, match="BOS or an EOS"):
            encode_pair(word_piece(template), "", "yes")


class NoSecondEOS(Pieces):
    """Puts an EOS after every text that does not end with one, as T5's Python tokenizer does."""

    eos_token: str | None = "<eos>"
    eos_token_id: int | None = 0

    def encode(self, text: str, *, add_special_tokens: bool) -> list[int]:
        ids = super().encode(text, add_special_tokens=False)
        return ids if not add_special_tokens or ids[-1:] == [0] else [*ids, 0]


def test_an_eos_that_is_written_stays() -> None:
    """It is the text's own where the tokenizer puts no second one there."""
    tokenizer = NoSecondEOS("<eos>", "a", "b")
    assert encode_text(tokenizer, "ab") == (1, 2)
    assert encode_text(tokenizer, "ab<eos>") == (1, 2, 0)


def test_a_choice_without_a_token_of_its_own_has_the_right_reason() -> None:
    """A prompt and a choice that are one unknown word have the prompt's tokens; an empty text has
    none."""
    with pytest.raises(InputError, match=r"the prompt's last word for one that it does not know"):
        encode_pair(word_piece(), "x", "y")
    with pytest.raises(InputError, match="saw none"):
        encode_pair(word_piece(), "x", "")


def test_a_prompt_keeps_its_trailing_space_when_generating(
    kinds: dict[str, Any],
) -> None:
    """White space moves for scoring alone: generation goes on from the text as it is."""
    tokenizer = kinds["byte-level"]
    with_space = encode_context(tokenizer, "Answer: ")
    assert tokenizer.decode(with_space) == "Answer: "
