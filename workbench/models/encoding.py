"""Text becomes tokens here and nowhere else: where a context ends and a continuation begins.

The rule is lm-evaluation-harness's (`TemplateLM._encode_pair` and `loglikelihood` in its
`lm_eval/api/model.py`), so that log-likelihoods agree with it token by token:

- White space at the end of the context belongs to the continuation, because most vocabularies
  hold a word together with the space before it.
- Context + continuation is encoded as one text, and the context as another; what the first has
  after as many tokens as the second has are the tokens of the continuation. The continuation is
  never encoded alone.
- A BOS is there exactly where the tokenizer itself adds one, and never twice: a text that
  begins with the BOS string (chat templates write it) gets no other.
- An empty context is replaced by the prefix token: BOS, or EOS for a model without BOS. (Where a
  tokenizer has neither, and puts one token before every text, as BERT's [CLS], it is that one.)

Three cases that lm-evaluation-harness leaves undefined are defined here:

- A context of nothing but white space is an empty context, its white space scored.
- When the last token of the context and the whole continuation merge into one token (天 + 气
  can be one token 天气), no token is left over by count; then that last token is scored.
- What the tokenizer puts after every text (an EOS, BERT's [SEP]) is dropped: nothing can continue
  after it. What that is, is seen from what it does, whatever its configuration calls it.

A pair that is not `joint` follows FreeEval instead (`freeeval/models/local_hf_model.py`): each
part is encoded alone, without special tokens, and the ids are put one after the other.

Where a merge across the border makes the context's tokens differ from the first tokens of the
whole, the cut is still by count, as there; but what the model reads is the whole text, where the
harness has it read the context's own tokens and then what is left of the whole's, so that the text
in between is missing. Nothing in this module depends on a library.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from workbench.errors import InputError, ModelError, shorten
from workbench.types import Scope


class Tokenizer(Protocol):
    """What is needed of a tokenizer; those of transformers fit."""

    bos_token: str | None
    bos_token_id: int | None
    eos_token: str | None
    eos_token_id: int | None

    def encode(self, text: str, /, *, add_special_tokens: bool) -> list[int]: ...


@dataclass(frozen=True, slots=True)
class Encoded:
    """The token ids for the model, of which `ids[start:]` are scored (`start` is at least 1).

    `context_tokens` of the scored ones belong to the context; None where that cannot be told.
    `is_merged`: no token begins where the continuation does, nor in the white space there. It is no
    part of what the model is asked, so texts that differ in it alone are equal.
    """

    ids: tuple[int, ...]
    start: int
    context_tokens: int | None = 0
    is_merged: bool = field(default=False, compare=False)

    @property
    def scored(self) -> tuple[int, ...]:
        """The tokens whose log-probabilities are asked for, at least one."""
        return self.ids[self.start :]

    @property
    def choice_tokens(self) -> int | None:
        """How many of the ids are the continuation's; None where that cannot be told."""
        known = self.context_tokens
        return None if known is None else len(self.ids) - self.start - known


def split_pair(context: str, continuation: str) -> tuple[str, str]:
    """Return the pair with the context's trailing white space moved to the continuation.

    White space is what `str.rstrip` takes away: newlines and the ideographic space too.
    """
    stem = context.rstrip()
    return stem, context[len(stem) :] + continuation


def prefix_token(tokenizer: Tokenizer) -> int:
    """Return the token that stands for an empty context: BOS, else EOS, else the one that the
    tokenizer puts before every text.

    Raises:
        ModelError: there is none of these.
    """
    token = _prefix(tokenizer)
    if token is not None:
        return token
    raise ModelError(
        "an empty context cannot be encoded",
        expected="a tokenizer with a BOS or an EOS token",
        seen="neither",
        fix="Give the prompt some text before the part that is scored or generated.",
    )


def _prefix(tokenizer: Tokenizer) -> int | None:
    bos, eos = tokenizer.bos_token_id, tokenizer.eos_token_id
    if bos is not None or eos is not None:
        return eos if bos is None else bos
    before, _ = put_around(tokenizer)
    return before[0] if len(before) == 1 else None


PROBE = "a"
"""A text to see what a tokenizer puts around it."""


def put_around(tokenizer: Tokenizer) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the special tokens that the tokenizer puts before every text, and those after it;
    neither where it does something else with a text."""
    both = tuple(tokenizer.encode("", add_special_tokens=True))
    if both:
        bare, whole = (tuple(tokenizer.encode(PROBE, add_special_tokens=s)) for s in (False, True))
        for cut in range(len(both), -1, -1):
            if whole == both[:cut] + bare + both[cut:]:
                return both[:cut], both[cut:]
    return (), ()


def encode_text(tokenizer: Tokenizer, text: str) -> tuple[int, ...]:
    """Return the ids of `text` with the special tokens that the tokenizer puts before it."""
    bos, eos = tokenizer.bos_token, tokenizer.eos_token
    has_bos = bool(bos) and text.startswith(str(bos))
    has_eos = bool(eos) and text.endswith(str(eos))
    _, after = ((), ()) if has_bos else put_around(tokenizer)
    # Some put no second EOS after one that is written. The text as it is wanted comes last, for who
    # watches the tokenizer.
    looks_twice = after and has_eos
    bare = tuple(tokenizer.encode(text, add_special_tokens=False)) if looks_twice else None
    ids = tuple(tokenizer.encode(text, add_special_tokens=not has_bos))
    if after and ids != bare and ids[-len(after) :] == after:
        return ids[: -len(after)]
    if ids and eos and ids[-1] == tokenizer.eos_token_id and not has_eos:
        ids = ids[:-1]
    return ids


def encode_context(tokenizer: Tokenizer, text: str) -> tuple[int, ...]:
    """Return the ids to generate after, at least one: `text` as it is, trailing spaces too.

    Raises:
        ModelError: the text is empty and the tokenizer has no token to put in its place.
    """
    return encode_text(tokenizer, text) or (prefix_token(tokenizer),)


def encode_pair(
    tokenizer: Tokenizer,
    context: str,
    continuation: str,
    scope: Scope = "continuation",
    *,
    joint: bool = True,
) -> Encoded:
    """Return the ids of `context + continuation` and where scoring starts.

    `scope="full"` takes the ids as the tokenizer gives them and scores from position 1: all but
    the first token, which is every token of the text where a BOS comes first (UltraEval). Its
    tokens from `1 + context_tokens` on are those that the scope "continuation" scores.

    Raises:
        InputError: there is no token to score: the continuation is empty, or the tokenizer
            drops it, or the full text is a single token without a BOS before it.
        ModelError: the context is empty and the tokenizer has no token to put in its place.
    """
    encode = _encode_joint if joint else _encode_apart
    encoded = encode(tokenizer, context, continuation, scope)
    if encoded.scored:
        return encoded
    thing = f"continuation {shorten(continuation)} cannot be scored"
    if continuation and joint and scope == "continuation":
        raise InputError(
            thing,
            expected="other tokens with it than without it",
            seen="the same",
            fix="The tokenizer drops it, or takes it and the prompt's last word for one that it"
            " does not know: put a space or a newline between them, or give the choice another"
            " text.",
        )
    raise InputError(
        thing,
        expected="at least one token after the first",
        seen="none",
        fix="Give every choice a text that the tokenizer keeps.",
    )


NOTHING = Encoded((), 1)
"""Where there is no token to score."""


def _encode_joint(tokenizer: Tokenizer, context: str, continuation: str, scope: Scope) -> Encoded:
    stem, rest = split_pair(context, continuation)
    if scope == "full":
        whole = encode_text(tokenizer, context + continuation)
        # The border tells context from continuation in what is scored from 1 on, hence the 1 less.
        border = _border(tokenizer, whole, _before(tokenizer, stem)) if continuation else None
        return Encoded(whole, 1, None if border is None else border - 1)
    if not continuation:
        return NOTHING
    if not stem:
        # What is scored comes after the prefix token, which is not put there twice.
        prefix = prefix_token(tokenizer)
        ids = tuple(tokenizer.encode(rest, add_special_tokens=False))
        return Encoded(ids if ids[:1] == (prefix,) else (prefix, *ids), 1)
    whole = encode_text(tokenizer, stem + rest)
    before = _before(tokenizer, stem)
    border = _border(tokenizer, whole, before)
    if border is None:
        return NOTHING
    is_merged = whole[: len(before)] != before and _merges(tokenizer, stem, rest, whole)
    return Encoded(whole, border, is_merged=is_merged)


def _merges(tokenizer: Tokenizer, stem: str, rest: str, whole: tuple[int, ...]) -> bool:
    """Say whether no token of the whole, which does not begin with the stem's, begins in or right
    behind the white space that `rest` begins with (`:\\n` may be one token, and the next one is the
    choice's)."""
    space = rest[: len(rest) - len(rest.lstrip())]
    heads = (encode_text(tokenizer, stem + space[:end]) for end in range(1, len(space) + 1))
    return all(whole[: len(head)] != head for head in heads)


def _before(tokenizer: Tokenizer, stem: str) -> tuple[int, ...]:
    """Return the tokens of a context, none of an empty one."""
    return encode_text(tokenizer, stem) if stem else ()


def _border(tokenizer: Tokenizer, whole: tuple[int, ...], before: tuple[int, ...]) -> int | None:
    """Return where in `whole` the continuation's tokens begin, 1 at least; `before` are the
    context's own.

    None: it adds no token, or the context is empty and `whole` lacks the prefix token that its
    first token would be scored after.
    """
    if not before:
        return 1 if whole and whole[0] == _prefix(tokenizer) else None
    # By count: as many tokens as the context alone. One is left over at least, even where both ends
    # merged into one token, and one stands before it.
    return None if whole == before else max(1, min(len(before), len(whole) - 1))


def _encode_apart(tokenizer: Tokenizer, context: str, continuation: str, scope: Scope) -> Encoded:
    """Return the parts' own ids in a row; the prefix token stands for an empty context, which
    FreeEval cannot score."""
    rest = tuple(tokenizer.encode(continuation, add_special_tokens=False))
    if not rest:
        return NOTHING
    before = tuple(tokenizer.encode(context, add_special_tokens=False))
    before = before or (prefix_token(tokenizer),)
    if scope == "full":
        return Encoded(before + rest, 1, len(before) - 1)
    return Encoded(before + rest, len(before))
