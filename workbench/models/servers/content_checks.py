"""What the log-probabilities of unlikely, odd and long text must look like."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from workbench.models.servers.asking import ScoringWay, Told
from workbench.models.servers.patient import Patient, Refused
from workbench.models.servers.told_texts import LOST, add_up, bytes_of

LIKELIEST = 5
"""So many of the likeliest tokens are asked for beside unlikely ones."""

LONG = 800
"""Tokens of a long text, where the window has room: servers that cut do it at 256 or 512."""

SURPLUS = 0.15
"""Nats by which rounding may put a token above the likeliest."""


CHARACTERS = "Cities: Malmö, Łódź, Київ, 北京, 서울, ᏣᎳᎩ, 🙂 and 𠮷野."
"""Some of them are several tokens in any vocabulary that has tokens for parts of characters."""


def check_content(patient: Patient, way: ScoringWay) -> None:
    """Look at the values of unlikely text: all there, finite, not cut, not rounded."""
    (told,) = patient.echo([patient.prompt(way, 60)], way, top=LIKELIEST)
    values, sent = told.logprobs, f"{len(told.logprobs)} tokens of unlikely text"
    later = values[1:]
    missing = sum(value is None for value in later)
    patient.require(
        not missing,
        "a value for each token",
        sent,
        f"{missing} of {len(later)} are null",
        "log-probabilities are null or missing for some tokens: only the likeliest few are told",
    )
    if way != "text":
        first = values[0]
        patient.require(
            first is None,
            "no value for the first token",
            "token ids without BOS",
            f"the first is {first}",
            "the first token has a value though nothing precedes it: a BOS is put before the ids, "
            "or values are shifted by one position",
        )
    _check_numbers(patient, told)


def _check_numbers(patient: Patient, told: Told) -> None:
    """Look at the values as numbers, all there but the first."""
    values, sent = told.logprobs, f"{len(told.logprobs)} tokens of unlikely text"
    numbers = [value for value in values[1:] if value is not None]
    least = min(numbers)
    clamped = sum(value == least for value in numbers)
    is_cut = not math.isfinite(least) or (clamped >= 3 and least <= -5)
    patient.require(
        not is_cut,
        "values of unlikely tokens",
        sent,
        f"{clamped} are {least:g}",
        "unlikely tokens all get one value: truncated to the likeliest",
    )
    fifth = [
        sorted(tops)[-LIKELIEST] == value for value, tops in _beside(told) if len(tops) >= LIKELIEST
    ]
    patient.require(
        sum(fifth) <= len(fifth) // 4,
        "values beside the likeliest",
        sent,
        f"{sum(fifth)} have exactly the value of the likeliest token number {LIKELIEST}",
        f"values are truncated to those of the likeliest {LIKELIEST}",
    )
    falls = sum(b <= a for a, b in pairwise(numbers))
    patient.require(
        falls < len(numbers) - 1,
        "values of single tokens",
        sent,
        f"{falls} of {len(numbers) - 1} are below the one before",
        "values add up from token to token: they are cumulative sums",
    )
    _own_among_likeliest(patient, told)
    digits = sum(abs(value * 100 - round(value * 100)) > 1e-6 for value in numbers)
    patient.require(
        digits > 0,
        "digits of the values",
        sent,
        f"{digits} of {len(numbers)} have more than two decimals",
        "log-probabilities are rounded to two decimals or fewer",
    )


def check_characters(patient: Patient) -> str:
    """Return what is not scored of text beyond ASCII, "" where all is: a token that is a part of a
    character can be told apart by its bytes alone.

    Raises:
        Misread: what comes back is not the text.
    """
    (told,) = patient.echo([CHARACTERS], "text")
    lost = sum(bytes_of(text) is None for text in told.texts)
    is_whole = add_up(told.texts, CHARACTERS)
    patient.note(
        "text beyond ASCII", repr(CHARACTERS),
        "each token's bytes" if is_whole
        else f"{lost} of {len(told.texts)} tokens are told as {LOST}, parts of characters" if lost
        else "parts of characters are told as no text", is_whole,
    )  # fmt: skip
    return "" if is_whole else "choices with parts of characters (beyond ASCII) are left unscored"


def check_whole(patient: Patient, way: ScoringWay) -> None:
    """Look whether all of a text is scored: what begins with a special token, what is long, and
    what has white space of all kinds."""
    if way == "text":
        odd = "Two  spaces,\n\n\ta tab\n and a space "
        (told,) = patient.echo([odd], way)
        joined = "".join(told.texts)
        patient.require(
            joined.endswith(odd),
            "white space",
            repr(odd),
            repr(joined),
            "text comes back changed: the tokenizer, or the server, takes white space away",
        )
    else:
        for first in (0, 1, 2):  # where most vocabularies have BOS, EOS, and padding
            prompt = (first, *patient.ids(12))
            (told,) = patient.echo([prompt], way)
            patient.require(
                told.logprobs[1] is not None,
                "a special token first",
                f"token {first}, then 12",
                f"the second has {told.logprobs[1]}",
                "what follows a special token has no value",
            )
    size = min(patient.engine.window or LONG, LONG) - 8
    long = patient.prompt(way, size)
    try:
        (told,) = patient.echo([long], way)
    except Refused as error:  # longer than its window, which it does not tell
        patient.note("a long text", f"about {size} tokens", str(error), True)
        return
    patient.note("a long text", f"about {size} tokens", f"{len(told.logprobs)} values", True)


def _beside(told: Told) -> Iterator[tuple[float, tuple[float, ...]]]:
    """Yield the values with those of the likeliest tokens of their places, where all are told."""
    for place, (value, tops) in enumerate(zip(told.logprobs, told.tops, strict=True)):
        if value is not None and tops and place not in told.merged:
            yield value, tops


def _own_among_likeliest(patient: Patient, told: Told) -> None:
    """Where the likeliest tokens are told with the token's own value, as OpenAI's format has it,
    each own value must be among those of its place, and none above them."""
    pairs = list(_beside(told))
    above = sum(value > max(tops) + SURPLUS for value, tops in pairs)
    among = sum(min(abs(value - top) for top in tops) <= 1e-3 for value, tops in pairs)
    is_told = among > len(pairs) // 10
    ok = above == 0 and (not is_told or among == len(pairs))
    patient.require(
        ok,
        "own values and likeliest tokens",
        f"{len(pairs)} places",
        f"{above} own values above the likeliest, {among} among them",
        "values stand at other places than their likeliest tokens: shifted by one position",
    )
