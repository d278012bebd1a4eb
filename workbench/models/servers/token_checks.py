"""Whether the tokens that a server's page tells of a text are those that it reads.

With another vocabulary, or a token too few, the log-probabilities are right, of another text: so
the text is sent as text, and the tokens as ids, and what the server tells of both must be the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from workbench.errors import ModelError, shorten
from workbench.models.encoding import Tokenizer, encode_text, put_around
from workbench.models.servers.asking import SGLANG, Misread, ScoringWay, Told, sglang_text_body
from workbench.models.servers.patient import Patient, Refused
from workbench.models.servers.told_texts import add_up

TEXTS = (
    "Question: 12 + 34 = 46, Is That Right?\nAnswer:\n\n  yes, IT is",
    "The Names of 3 rivers are: Rhine, Don and Volga ",
)
"""Capitals, white space and figures, which tokenizers that are not the model's treat otherwise; all
of it ASCII, which is never a part of a character."""

SPECIAL = 2
"""So many special tokens at most does a server put before a text by itself."""

CHECK = "tells the tokens of a text"


def check_tokens(patient: Patient, tokenizer: Tokenizer, way: ScoringWay) -> bool:
    """Return whether the tokens that the server's page tells of a text are those that it reads, as
    far as it tells of either."""
    for text in TEXTS:
        try:
            ids, before = encode_text(tokenizer, text), len(put_around(tokenizer)[0])
        except ModelError as error:
            return patient.note(CHECK, repr(text), str(error), False)
        fault = _fault(patient, text, ids, before, way)
        if fault:
            return patient.note(CHECK, f"{text!r}, as text and as {len(ids)} ids", fault, False)
    return patient.note(CHECK, f"{len(TEXTS)} texts, as text and as ids", "those it reads", True)


def _fault(patient: Patient, text: str, ids: tuple[int, ...], before: int, way: ScoringWay) -> str:
    """Return in what a text's `ids`, of which so many come `before` it, are not the tokens that the
    server reads of it; "" where they are, or nothing is told."""
    if way == "sglang":
        read = _read_by_sglang(patient, text)
        return "" if read is None else _apart(ids[before:], read)
    as_text = _told(patient, text)
    if way == "text":
        if as_text is None or len(as_text.logprobs) == len(ids):
            return ""
        return f"{len(ids)} tokens, and the server reads {len(as_text.logprobs)}"
    try:
        (as_ids,) = patient.echo([ids], way)
    except (Refused, Misread) as error:
        return f"its own tokens are refused: {error}"
    own = as_ids.texts[before:]
    if as_text is not None and as_text.texts:
        return _apart(own, as_text.texts)
    if not own or _folded("".join(own)) == _folded(text) or add_up(own, text):
        return ""
    return f"{shorten(''.join(own))} comes back"


def _told(patient: Patient, text: str) -> Told | None:
    try:
        return patient.echo([text], "text")[0]
    except (Refused, Misread):
        return None


def _read_by_sglang(patient: Patient, text: str) -> tuple[object, ...] | None:
    """Return the ids that SGLang reads of a text, None where it does not tell them."""
    try:
        data = patient.ask(SGLANG, sglang_text_body(text))
    except Refused:
        return None
    answer = data[0] if isinstance(data, list) and data else data
    meta = answer.get("meta_info") if isinstance(answer, Mapping) else None
    entries = meta.get("input_token_logprobs") if isinstance(meta, Mapping) else None
    if not isinstance(entries, list) or not entries:
        return None
    if not all(isinstance(each, list) and len(each) >= 2 for each in entries):
        return None
    return tuple(each[1] for each in entries)


def _apart(own: Sequence[object], read: Sequence[object]) -> str:
    """Return in what a text's own tokens, without what is put before them, are not those that were
    `read` of it behind a few special ones; "" where they are."""
    front = read[: max(0, len(read) - len(own))]
    # White space is no special token: it is the text's own beginning.
    spaces = [each for each in front if isinstance(each, str) and each and not each.strip()]
    is_same = _begun(read[len(front) :]) == _begun(own)
    if is_same and len(front) <= SPECIAL and not spaces:
        return ""
    told = next(((a, b) for a, b in zip_longest(own[::-1], read[::-1]) if a != b), (own, read))
    return f"{len(own)} tokens, the server reads {len(read)}: {told[0]!r} where it has {told[1]!r}"


def _begun(pieces: Sequence[object]) -> list[object]:
    """Return tokens whose first one may lack the space before it, as a text's first is told."""
    return [p.lstrip() if isinstance(p, str) and not at else p for at, p in enumerate(pieces)]


def _folded(text: str) -> str:
    """Return a text's letters and signs alone: how tokens spell their white space, and whether a
    model tells capitals apart, is each vocabulary's own."""
    return "".join(each for each in text.casefold() if each.isascii() and not each.isspace())
