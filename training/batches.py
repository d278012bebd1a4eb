"""From documents to token ids: the tokenizer, and packed batches with a loss weight per token."""

from __future__ import annotations

import random
from bisect import bisect_left, insort
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain, cycle

import regex
import torch
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers
from torch import Tensor
from transformers import PreTrainedTokenizerBase, PreTrainedTokenizerFast

from training.documents import Document, TextPiece, make_document

END_OF_TEXT = "<|endoftext|>"
VOCABULARY = 1024
CONTEXT = 2048
PARTS = r"\d|\n"
# What is cut into tokens by itself: PARTS, and what GPT-2's pattern finds between two of them.
WORD = regex.compile(
    PARTS + r"|'(?:s|t|re|ve|m|ll|d)| ?\p{L}+| ?[\p{N}--\d]+| ?[^\s\p{L}\p{N}]+"
    r"|[\s--\n]+(?![^\s\d])|[\s--\n]+",
    regex.VERSION1,
)
CHARS_PER_TOKEN = 2.0  # measured on generated documents; only decides how full a row gets

Weighed = tuple[list[int], list[float]]
"""A document's token ids, and the loss weight of each."""


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


def weigh(tokenizer: Tokenizer, document: Document, end: int) -> Weighed:
    """Return a document's token ids, closed by the id `end`, and their weights.

    A token that lies in several pieces has the weight of the piece in which it ends.
    """
    ids: list[int] = []
    weights: list[float] = []
    tokens = _cutter(tokenizer)
    for together in _parts(document):
        ends = list(accumulate(len(piece.text) for piece in together))
        begin, current = 0, 0
        for word in WORD.findall("".join(piece.text for piece in together)):
            found, stops = tokens(word)
            ids += found
            if begin + len(word) <= ends[current]:
                weights += [together[current].weight] * len(found)
            else:
                for stop in stops:
                    while begin + stop > ends[current]:
                        current += 1
                    weights.append(together[current].weight)
            begin += len(word)
    return [*ids, end], [*weights, 1.0]


@lru_cache(maxsize=8)
def _cutter(tokenizer: Tokenizer) -> Callable[[str], tuple[list[int], list[int]]]:
    """Return what cuts a word into token ids, each with where it stops. Words come again: to
    remember them is several times as fast as to cut whole texts."""

    @lru_cache(maxsize=200_000)
    def cut(word: str) -> tuple[list[int], list[int]]:
        encoding = tokenizer.encode(word)
        return encoding.ids, [stop for _, stop in encoding.offsets]

    return cut


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


def make_batch(
    tokenizer: Tokenizer, end: int, rng: random.Random, shape: tuple[int, int], progress: float
) -> tuple[Tensor, Tensor]:
    """Return token ids (rows, length + 1) and loss weights of the same shape, of as many documents
    as fill the rows: in each whole ones, in any order, and at its end one that is cut."""
    rows, length = shape[0], shape[1] + 1
    drawn: list[Weighed] = []
    wanted = rows * length
    while wanted > 0:
        max_chars = int(CHARS_PER_TOKEN * length * rng.uniform(0.6, 1.05))
        drawn.append(weigh(tokenizer, make_document(rng, max_chars, progress), end))
        wanted -= len(drawn[-1][0])
    packed = _pack(drawn, rows, length)
    for documents in packed:
        whole = documents[:-1]
        rng.shuffle(whole)
        documents[:-1] = whole
    ids = [list(chain.from_iterable(ids for ids, _ in row))[:length] for row in packed]
    weights = [list(chain.from_iterable(own for _, own in row))[:length] for row in packed]
    return torch.tensor(ids, dtype=torch.long), torch.tensor(weights, dtype=torch.float32)


def _pack(documents: Sequence[Weighed], rows: int, length: int) -> list[list[Weighed]]:
    """Put documents, with at least as many tokens as `rows` rows of `length`, into those rows: the
    longest first, each whole where it leaves the least room. What fits nowhere is longer than
    what is left of any row, and closes one or more."""
    packed: list[list[Weighed]] = [[] for _ in range(rows)]
    room = [(length, row) for row in range(rows)]  # the least first
    over: list[Weighed] = []
    for document in sorted(documents, key=lambda each: len(each[0]), reverse=True):
        size = len(document[0])
        place = bisect_left(room, (size, 0))
        if place == rows:
            over.append(document)
            continue
        left, row = room.pop(place)
        packed[row].append(document)
        insort(room, (left - size, row))
    closing = cycle(over)
    for left, row in reversed(room):
        packed[row] += [next(closing)] if left else []
    return packed
