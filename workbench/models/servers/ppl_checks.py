"""Checks of the log-probabilities of given text, in an order that matters.

What a cache gets wrong spoils every later check, so first the same prompt is asked twice, then
prompts that share a long beginning, in both orders; what the numbers mean comes last.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from workbench.models.servers.asking import Given, Misread, Told, Way
from workbench.models.servers.examination import Ability
from workbench.models.servers.patient import Patient, Refused
from workbench.types import Decoding

ROUNDING = 0.15
"""Nats by which two answers of one server may differ. An honest one in bfloat16 is up to 0.07 off
what float32 gives (measured), each way."""

PREFIX = 192
"""Tokens that two prompts share: more than a block of any engine's cache has."""

PLACES = 4
"""At so many places a log-probability is compared with what generation says there."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the checks found: whether text can be scored, how, and several texts at once."""

    ability: Ability
    way: Way | None = None
    is_batched: bool = False


class Fault(Exception):
    """Something that no score may rest on."""


def check_ppl(patient: Patient) -> Found:
    """Return whether the server's log-probabilities of given text can be trusted."""
    if patient.page == "chat" and patient.engine.name != "SGLang":
        return Found(Ability(False, "a chat page alone: no text can be given to be scored"))
    said = ""
    ways: tuple[Way, ...] = ("sglang",) if patient.engine.name == "SGLang" else ()
    for way in (*ways, "ids", "text"):
        try:
            patient.echo([_prompt(patient, way, 12)], way)
        except Refused as error:
            patient.note("takes " + NAMES[way], NAMES[way], str(error), False)
            said = said or str(error)
            continue
        except Misread as error:
            patient.note("takes " + NAMES[way], NAMES[way], str(error), False)
            return Found(Ability(False, str(error)))
        return _examined(patient, way)
    return Found(Ability(False, f"text is not scored: {said}"))


NAMES: dict[Way, str] = {
    "ids": "token ids with echo", "text": "text with echo", "sglang": "token ids at /generate",
}  # fmt: skip


def _examined(patient: Patient, way: Way) -> Found:
    try:
        _twice(patient, way)
        _shared(patient, way)
        is_batched = _batch(patient, way)
        _content(patient, way)
        _places(patient, way)
        _temperature(patient, way)
    except Fault as fault:
        return Found(Ability(False, str(fault)), way)
    except (Refused, Misread) as error:
        patient.note("log-probabilities", NAMES[way], str(error), False)
        return Found(Ability(False, str(error)), way)
    how = NAMES[way] + ("" if is_batched else ", one text at a time")
    return Found(
        Ability(True, f"log-probabilities of given text are right: {how}"), way, is_batched
    )


def _prompt(patient: Patient, way: Way, size: int) -> Given:
    """Return a prompt of about so many tokens, drawn."""
    return patient.words(max(2, size // 2)) if way == "text" else patient.ids(size)


def _size(patient: Patient, wished: int) -> int:
    return min(wished, (patient.engine.window or 1024) // 3)


def _require(patient: Patient, ok: bool, check: str, sent: str, seen: str, fault: str) -> None:
    if not patient.note(check, sent, seen, ok):
        raise Fault(f"{fault} ({seen})")


def _twice(patient: Patient, way: Way) -> None:
    prompt = _prompt(patient, way, _size(patient, PREFIX + 40))
    answers = [patient.echo([prompt], way)[0] for _ in range(3)]
    apart = max(_apart(a, b) for a, b in pairwise(answers))
    _require(
        patient, apart <= ROUNDING, "the same prompt three times", f"{len(answers[0].logprobs)} "
        f"tokens, {NAMES[way]}", f"apart by up to {apart:.4f} nats",
        "the same prompt gets other log-probabilities once it is in the cache: stale, it may be",
    )  # fmt: skip


def _shared(patient: Patient, way: Way) -> None:
    """Ask prompts with one long beginning, in either order: what they share must agree, the same
    prompt must agree with itself, and what differs must not be the other's."""
    for order in ("first A, then B", "first B, then A"):
        head = _prompt(patient, way, _size(patient, PREFIX))
        a, b = (_joined(head, _prompt(patient, way, 24)) for _ in range(2))
        first, second = (a, b) if order.startswith("first A") else (b, a)
        told = [patient.echo([prompt], way)[0] for prompt in (first, second, first, second)]
        again = max(_apart(told[0], told[2]), _apart(told[1], told[3]))
        # The last of the shared words may be one token with what follows.
        common = len(head) if isinstance(head, tuple) else _common(told[0], told[1])
        shared = _apart(_cut(told[0], common), _cut(told[1], common))
        sent = f"{common} shared tokens, {order}, both again"
        seen = f"apart by up to {again:.4f} nats again, {shared:.4f} in what they share"
        _require(
            patient, max(again, shared) <= ROUNDING, "prompts that share a beginning", sent, seen,
            "log-probabilities depend on what was asked before: stale values of a cache",
        )  # fmt: skip
        own = [told[0].logprobs[common:], told[1].logprobs[common:]]
        _require(
            patient, own[0] != own[1] or set(own[0]) == {None}, "other endings, other values", sent,
            f"{len(own[0])} values behind what is shared", "another prompt's values came back",
        )  # fmt: skip


def _joined(head: Given, tail: Given) -> Given:
    if isinstance(head, tuple) and isinstance(tail, tuple):
        return head + tail
    return f"{head} {tail}"


def _common(a: Told, b: Told) -> int:
    same = (at for at, (x, y) in enumerate(zip(a.texts, b.texts, strict=False)) if x != y)
    return max(1, next(same, min(len(a.texts), len(b.texts))) - 1)


def _batch(patient: Patient, way: Way) -> bool:
    """Return whether several prompts are taken at once, each answer as it is alone."""
    prompts = [_prompt(patient, way, size) for size in (30, 14, 22)]
    try:
        together = patient.echo(prompts, way)
    except Refused as error:
        patient.note("a batch of prompts", "3 prompts of different lengths", str(error), True)
        return False
    alone = [patient.echo([prompt], way)[0] for prompt in prompts]
    apart = max(_apart(a, b) for a, b in zip(together, alone, strict=True))
    _require(
        patient, apart <= ROUNDING, "a batch of prompts", "3 prompts of different lengths",
        f"apart by up to {apart:.4f} nats from each alone",
        "prompts of a batch get other log-probabilities than alone: in another order, it may be",
    )  # fmt: skip
    return True


def _content(patient: Patient, way: Way) -> None:
    """Look at the values of unlikely text: all there, finite, not cut, not rounded."""
    (told,) = patient.echo([_prompt(patient, way, 60)], way)
    values, sent = told.logprobs, f"{len(told.logprobs)} tokens of unlikely text"
    later = values[1:]
    missing = sum(value is None for value in later)
    _require(
        patient, not missing, "a value for each token", sent, f"{missing} of {len(later)} are null",
        "log-probabilities are null or missing for some tokens: only the likeliest few are told",
    )  # fmt: skip
    if way != "text":
        first = values[0]
        _require(
            patient, first is None, "no value for the first token", "token ids without BOS",
            f"the first is {first}",
            "the first token has a value though nothing precedes it: a BOS is put before the ids, "
            "or values are shifted by one position",
        )  # fmt: skip
    numbers = [value for value in later if value is not None]
    least = min(numbers)
    clamped = sum(value == least for value in numbers)
    is_cut = not math.isfinite(least) or (clamped >= 3 and least <= -5)
    _require(
        patient, not is_cut, "values of unlikely tokens", sent,
        f"{clamped} are {least:g}", "unlikely tokens all get one value: truncated to the likeliest",
    )  # fmt: skip
    digits = sum(abs(value * 100 - round(value * 100)) > 1e-6 for value in numbers)
    _require(
        patient, digits > 0, "digits of the values", sent, f"{digits} of {len(numbers)} have more "
        "than two decimals", "log-probabilities are rounded to two decimals or fewer",
    )  # fmt: skip
    _own_among_likeliest(patient, told)


def _own_among_likeliest(patient: Patient, told: Told) -> None:
    """Where the likeliest tokens are told with the token's own value, as OpenAI's format has it,
    each own value must be among those of its place, and none above them."""
    pairs = [(v, tops) for v, tops in zip(told.logprobs, told.tops, strict=True)
             if v is not None and tops]  # fmt: skip
    above = sum(value > max(tops) + ROUNDING for value, tops in pairs)
    among = sum(min(abs(value - top) for top in tops) <= 1e-3 for value, tops in pairs)
    is_told = among > len(pairs) // 10
    ok = above == 0 and (not is_told or among == len(pairs))
    _require(
        patient, ok, "own values and likeliest tokens", f"{len(pairs)} places",
        f"{above} own values above the likeliest, {among} among them",
        "values stand at other places than their likeliest tokens: shifted by one position",
    )  # fmt: skip


def _places(patient: Patient, way: Way) -> None:
    """Compare the likeliest token's log-probability at some places with what generation says after
    the text up to there: catches a shift without any weights here."""
    prompt = _prompt(patient, way, 40)
    (told,) = patient.echo([prompt], way)
    apart: list[float] = []
    for at in _cuts(prompt, told):
        best = max(told.tops[at], default=None) if at < len(told.tops) else None
        head = prompt[:at] if isinstance(prompt, tuple) else "".join(told.texts[:at])
        written = (patient.write_after(head, way) if isinstance(head, tuple)
                   else patient.write(head, Decoding(1, ()), top=1))  # fmt: skip
        if best is not None and written.logprobs:
            apart.append(abs(best - written.logprobs[0]))
    sent = f"{len(apart)} places in {len(told.logprobs)} tokens, and generation after each"
    if not apart:
        patient.note("agrees with generation", sent, "the likeliest tokens are not told", True)
        return
    # Text up to a place may be other tokens at its end, seldom at most places.
    limit = 0 if way != "text" else (len(apart) - 1) // 2
    off = sum(each > ROUNDING for each in apart)
    _require(
        patient, off <= limit, "agrees with generation", sent,
        f"apart by {', '.join(f'{each:.3f}' for each in apart)} nats",
        "log-probabilities differ from what generation reports at the same place: shifted by one "
        "position, it may be",
    )  # fmt: skip


def _cuts(prompt: Given, told: Told) -> Sequence[int]:
    """Return places to compare at: for text, before a word, where tokens begin alike."""
    if isinstance(prompt, tuple):
        step = len(prompt) // (PLACES + 1)
        return [step * place for place in range(1, PLACES + 1)]
    begins = [
        at for at, text in enumerate(told.texts) if at > 1 and text.startswith((" ", "Ġ", "▁"))
    ]
    return begins[:: max(1, len(begins) // PLACES)][:PLACES]


def _temperature(patient: Patient, way: Way) -> None:
    if way == "sglang":
        return
    prompt = _prompt(patient, way, 30)
    cold = patient.echo([prompt], way)[0]
    try:
        warm = patient.echo([prompt], way, temperature=0.5)[0]
    except Refused:
        return
    apart = _apart(cold, warm)
    _require(
        patient, apart <= ROUNDING, "temperature", "the same at temperatures 0 and 0.5",
        f"apart by up to {apart:.4f} nats", "log-probabilities change with the temperature",
    )  # fmt: skip


def _cut(told: Told, count: int) -> Told:
    return Told(told.logprobs[:count], ())


def _apart(a: Told, b: Told) -> float:
    """Return by how many nats two answers differ at most; endless where one has a value more."""
    if len(a.logprobs) != len(b.logprobs):
        return math.inf
    found = 0.0
    for x, y in zip(a.logprobs, b.logprobs, strict=True):
        if (x is None) != (y is None):
            return math.inf
        if x is not None and y is not None:
            found = max(found, abs(x - y)) if x != y else found
    return found
