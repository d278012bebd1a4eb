"""From documents to token ids: the tokenizer, and packed batches with a loss weight per token."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import accumulate, islice

import torch
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers
from torch import Tensor
from transformers import PreTrainedTokenizerBase, PreTrainedTokenizerFast

from training.documents import Document, TextPiece, make_document

END_OF_TEXT = "<|endoftext|>"
VOCABULARY = 1024
CONTEXT = 2048
PARTS = r"\d|\n"
CHARS_PER_TOKEN = 2.0  # measured on generated documents; only decides how full a row gets


def build_tokenizer(seed: int, documents: int = 6000) -> PreTrainedTokenizerFast:
    """Train a byte-level BPE tokenizer on generated documents.

    Every digit is a token of its own: sums are then learnt from tables of ten by ten (as pairs of
    digits they took three times as many). So is every line break, so that a stop sequence of line
    breaks is never half a token. No token is added at the start.
    """
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(PARTS), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY,
        special_tokens=[END_OF_TEXT],
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        show_progress=False,
    )
    rng = random.Random(f"{seed}/tokenizer")
    texts = (make_document(rng, 700).text for _ in range(documents))
    tokenizer.train_from_iterator(texts, trainer)
    return wrap_tokenizer(tokenizer)


def wrap_tokenizer(tokenizer: Tokenizer) -> PreTrainedTokenizerFast:
    """Declare the special tokens that `AutoTokenizer` needs to know about."""
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        bos_token=END_OF_TEXT,
        eos_token=END_OF_TEXT,
        pad_token=END_OF_TEXT,
        model_max_length=CONTEXT,
        clean_up_tokenization_spaces=False,
    )


def end_token(tokenizer: PreTrainedTokenizerBase) -> int:
    """Return the id of the end-of-text token.

    Raises ValueError for a tokenizer without one.
    """
    end = tokenizer.convert_tokens_to_ids(END_OF_TEXT)
    if not isinstance(end, int):
        raise ValueError(f"expected a tokenizer with {END_OF_TEXT} among its tokens")
    return end


def weigh(tokenizer: Tokenizer, document: Document, end: int) -> tuple[list[int], list[float]]:
    """Return a document's token ids, closed by the id `end`, and the loss weight of each.

    A token that lies in several pieces has the weight of the piece in which it ends.
    """
    ids: list[int] = []
    weights: list[float] = []
    for together in _parts(document):
        encoding = tokenizer.encode("".join(piece.text for piece in together))
        ends = list(accumulate(len(piece.text) for piece in together))
        current = 0
        for _, stop in encoding.offsets:
            while stop > ends[current]:
                current += 1
            weights.append(together[current].weight)
        ids += encoding.ids
    return [*ids, end], [*weights, 1.0]


def _parts(document: Document) -> Iterator[list[TextPiece]]:
    """Yield the pieces that are cut into tokens together; of spelled ones each letter alone."""
    together: list[TextPiece] = []
    for piece in document.pieces:
        if piece.spelled:
            yield together
            yield from ([TextPiece(letter, piece.weight)] for letter in piece.text)
            together = []
        elif piece.text:
            together.append(piece)
    yield together


def packed_rows(
    tokenizer: Tokenizer, end: int, rng: random.Random, length: int, progress: float
) -> Iterator[tuple[list[int], list[float]]]:
    """Yield endless rows of `length` tokens, each starting with a new document.

    Documents follow one another until the row is full; the last one is cut.
    """
    while True:
        ids: list[int] = []
        weights: list[float] = []
        while len(ids) < length:
            max_chars = int(CHARS_PER_TOKEN * length * rng.uniform(0.6, 1.05))
            more_ids, more_weights = weigh(tokenizer, make_document(rng, max_chars, progress), end)
            ids += more_ids
            weights += more_weights
        yield ids[:length], weights[:length]


def make_batch(
    tokenizer: Tokenizer, end: int, rng: random.Random, shape: tuple[int, int], progress: float
) -> tuple[Tensor, Tensor]:
    """Return token ids (rows, length + 1) and loss weights of the same shape."""
    rows, length = shape
    drawn = list(islice(packed_rows(tokenizer, end, rng, length + 1, progress), rows))
    ids = torch.tensor([row[0] for row in drawn], dtype=torch.long)
    return ids, torch.tensor([row[1] for row in drawn], dtype=torch.float32)
