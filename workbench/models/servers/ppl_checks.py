"""Checks of the log-probabilities of given text, in an order that matters.

What a cache gets wrong spoils every later check, so first the same prompt is asked twice, then
prompts that share a long beginning, in both orders; what the numbers mean comes last.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from workbench.models.servers.asking import AskedText, Misread, ScoringWay, Told
from workbench.models.servers.content_checks import check_characters, check_content, check_whole
from workbench.models.servers.examination import Ability
from workbench.models.servers.patient import Fault, Patient, Refused
from workbench.models.servers.token_checks import CHECK, check_tokens
from workbench.models.servers.tokenizing import remote_tokenizer
from workbench.types import Decoding

ROUNDING, RELATIVE = 0.15, 0.02
"""Nats by which two answers of one server may differ at a token, and that much of the value more:
honest ones in bfloat16 are up to 0.07 off float32 on common text, and 0.18 on nonsense (measured),
each way."""

TYPICAL = 0.05
"""Nats by which they may differ on average."""

PREFIX = 192
"""Tokens that two prompts share: more than a block of any engine's cache has."""

PAIRS = 6
"""So many pairs of prompts must part with one value before it is no chance: rounded to 16 bits,
two tokens may well have the same."""

PLACES = 4
"""At so many places a log-probability is compared with what generation says there."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the checks found: whether text can be scored, how, and several texts at once; and
    whether the tokens that the server's page tells of a text are those that it reads."""

    ability: Ability
    way: ScoringWay | None = None
    is_batched: bool = False
    tokenizes: bool = True


def check_ppl(patient: Patient) -> Found:
    """Return whether the server's log-probabilities of given text can be trusted."""
    if patient.page == "ollama":
        return Found(Ability(False, "Ollama scores no given text"))
    if patient.page == "chat" and patient.engine.name != "SGLang":
        return Found(Ability(False, "a chat page alone: no text can be given to be scored"))
    said = ""
    ways: list[ScoringWay] = ["text"]
    tokenizer = remote_tokenizer(patient.wire, patient.engine)
    if tokenizer is not None:
        ways = ["sglang", "ids", "text"] if patient.engine.name == "SGLang" else ["ids", "text"]
    else:
        patient.note(CHECK, "/tokenize", "no page tells them", True)
    tokenizes = True
    for way in ways:
        try:
            patient.echo([patient.prompt(way, 12)], way)
        except Refused as error:
            patient.note("takes " + NAMES[way], NAMES[way], str(error), False)
            said = said or str(error)
            continue
        except Misread as error:
            patient.note("takes " + NAMES[way], NAMES[way], str(error), False)
            reason = str(error) if tokenizes else f"{OTHER_TOKENS}; sent as text: {error}"
            return Found(Ability(False, reason), tokenizes=tokenizes)
        if tokenizer is not None and tokenizes and not check_tokens(patient, tokenizer, way):
            tokenizes = False
            said = said or OTHER_TOKENS
        if not tokenizes and way != "text":
            continue
        found = replace(_examined(patient, way), tokenizes=tokenizes)
        if tokenizes:
            return found
        reason = f"{found.ability.reason}; {OTHER_TOKENS}: they are not used"
        return replace(found, ability=replace(found.ability, reason=reason))
    return Found(Ability(False, f"text is not scored: {said}"), tokenizes=tokenizes)


OTHER_TOKENS = "/tokenize tells other tokens of a text than the server reads"

NAMES: dict[ScoringWay, str] = {
    "ids": "token ids with echo", "text": "text with echo", "sglang": "token ids at /generate",
}  # fmt: skip


def _examined(patient: Patient, way: ScoringWay) -> Found:
    try:
        try:
            _twice(patient, way)
            _shared(patient, way)
        except Misread as error:  # the first answer had another form
            patient.note("asked again", NAMES[way], str(error), False)
            raise Fault(f"answers change once a prompt is in the cache: {error}") from error
        is_batched = _batch(patient, way)
        check_content(patient, way)
        check_whole(patient, way)
        unscored = check_characters(patient) if way == "text" else ""
        _places(patient, way)
        _temperature(patient, way)
    except Fault as fault:
        return Found(Ability(False, str(fault)), way)
    except (Refused, Misread) as error:
        patient.note("log-probabilities", NAMES[way], str(error), False)
        return Found(Ability(False, str(error)), way)
    how = NAMES[way] + ("" if is_batched else ", one text at a time")
    how += f"; {unscored}" if unscored else ""
    return Found(
        Ability(True, f"log-probabilities of given text are right: {how}"), way, is_batched
    )


def _size(patient: Patient, wished: int) -> int:
    return min(wished, (patient.engine.window or 1024) // 3)


def _twice(patient: Patient, way: ScoringWay) -> None:
    prompt = patient.prompt(way, _size(patient, PREFIX + 40))
    answers = [patient.echo([prompt], way)[0] for _ in range(3)]
    apart = max(_apart(a, b) for a, b in pairwise(answers))
    patient.require(
        apart <= ROUNDING,
        "the same prompt three times",
        f"{len(answers[0].logprobs)} tokens, {NAMES[way]}",
        f"apart by up to {apart:.4f} nats",
        "the same prompt gets other log-probabilities once it is in the cache: stale, it may be",
    )


def _shared(patient: Patient, way: ScoringWay) -> None:
    """Ask prompts with one long beginning, in either order: what they share must agree, the same
    prompt must agree with itself, and what differs must not be the other's."""
    ties = []
    for order in ("first A, then B", "first B, then A"):
        head, a, b = _pair(patient, way, _size(patient, PREFIX), 24)
        first, second = (a, b) if order.startswith("first A") else (b, a)
        told = [patient.echo([prompt], way)[0] for prompt in (first, second, first, second)]
        again = max(_apart(told[0], told[2]), _apart(told[1], told[3]))
        # The last of the shared words may be one token with what follows.
        common = len(head) if isinstance(head, tuple) else _common(told[0], told[1])
        shared = _apart(_cut(told[0], common), _cut(told[1], common))
        sent = f"{common} shared tokens, {order}, both again"
        seen = f"apart by up to {again:.4f} nats again, {shared:.4f} in what they share"
        patient.require(
            max(again, shared) <= ROUNDING,
            "prompts that share a beginning",
            sent,
            seen,
            "log-probabilities depend on what was asked before: stale values of a cache",
        )
        own = [told[0].logprobs[common:], told[1].logprobs[common:]]
        patient.require(
            own[0] != own[1] or set(own[0]) == {None},
            "other endings, other values",
            sent,
            f"{len(own[0])} values behind what is shared",
            "every token has the same value"
            if len(set(own[0])) == 1
            else "another prompt's values came back",
        )
        if _parts(a, b, common):
            ties.append(_ties(told[0], told[1], common))
    for _ in range(len(ties), PAIRS):
        if not ties or not all(ties):
            break
        head, a, b = _pair(patient, way, 24, 8)
        answers = [patient.echo([prompt], way)[0] for prompt in (a, b)]
        if _parts(a, b, len(head)):
            ties.append(_ties(answers[0], answers[1], len(head)))
    is_tied = bool(ties) and all(ties)
    patient.require(
        not is_tied,
        "the first token that differs",
        f"{len(ties)} pairs of prompts with one beginning",
        "the same value for two tokens" if is_tied else "a value of its own",
        "where two prompts part, two tokens have one value: shifted by one position, or stale in "
        "a cache",
    )


def _pair(
    patient: Patient, way: ScoringWay, shared: int, own: int
) -> tuple[AskedText, AskedText, AskedText]:
    """Return what two prompts share, of so many tokens, and the two."""
    head = patient.prompt(way, shared)
    return head, _joined(head, patient.prompt(way, own)), _joined(head, patient.prompt(way, own))


def _parts(a: AskedText, b: AskedText, place: int) -> bool:
    """Say whether the prompts are known to have different tokens at a place."""
    return isinstance(a, tuple) and isinstance(b, tuple) and a[place] != b[place]


def _ties(a: Told, b: Told, place: int) -> bool:
    """Say whether two answers have one value at a place."""
    return a.logprobs[place : place + 1] == b.logprobs[place : place + 1] != (None,)


def _joined(head: AskedText, tail: AskedText) -> AskedText:
    if isinstance(head, tuple) and isinstance(tail, tuple):
        return head + tail
    return f"{head} {tail}"


def _common(a: Told, b: Told) -> int:
    same = (at for at, (x, y) in enumerate(zip(a.texts, b.texts, strict=False)) if x != y)
    return max(1, next(same, min(len(a.texts), len(b.texts))) - 1)


def _batch(patient: Patient, way: ScoringWay) -> bool:
    """Return whether several prompts are taken at once, each answer as it is alone."""
    prompts = [patient.prompt(way, size) for size in (30, 14, 22)]
    try:
        together = patient.echo(prompts, way)
    except Refused as error:
        patient.note("a batch of prompts", "3 prompts of different lengths", str(error), True)
        return False
    alone = [patient.echo([prompt], way)[0] for prompt in prompts]
    apart = max(_apart(a, b) for a, b in zip(together, alone, strict=True))
    patient.require(
        apart <= ROUNDING,
        "a batch of prompts",
        "3 prompts of different lengths",
        f"apart by up to {apart:.4f} nats from each alone",
        "prompts of a batch get other log-probabilities than alone: in another order, it may be",
    )
    return True


def _places(patient: Patient, way: ScoringWay) -> None:
    """Compare the likeliest token's log-probability at some places with what generation says after
    the text up to there: catches a shift without any weights here."""
    prompt = patient.prompt(way, 40)
    (told,) = patient.echo([prompt], way)
    apart: list[float] = []
    for at in _cuts(prompt, told):
        if at in told.merged:
            continue
        best = max(told.tops[at], default=None) if at < len(told.tops) else None
        head = prompt[:at] if isinstance(prompt, tuple) else _head(prompt, told, at)
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
    patient.require(
        off <= limit,
        "agrees with generation",
        sent,
        f"apart by {', '.join(f'{each:.3f}' for each in apart)} nats",
        "log-probabilities differ from what generation reports at the same place: shifted by one "
        "position, it may be",
    )


def _head(prompt: str, told: Told, at: int) -> str:
    """Return the text of the tokens before a place, without the special token that the server puts
    before the prompt: sent as text it would be there twice."""
    return prompt[: len(prompt) - len("".join(told.texts[at:]))]


def _cuts(prompt: AskedText, told: Told) -> Sequence[int]:
    """Return places to compare at: for text, before a word, where tokens begin alike."""
    if isinstance(prompt, tuple):
        step = len(prompt) // (PLACES + 1)
        return [step * place for place in range(1, PLACES + 1)]
    begins = [
        at for at, text in enumerate(told.texts) if at > 1 and text.startswith((" ", "Ġ", "▁"))
    ]
    return begins[:: max(1, len(begins) // PLACES)][:PLACES]


def _temperature(patient: Patient, way: ScoringWay) -> None:
    if way == "sglang":
        return
    prompt = patient.prompt(way, 30)
    cold = patient.echo([prompt], way)[0]
    try:
        warm = patient.echo([prompt], way, temperature=0.5)[0]
    except Refused:
        return
    apart = _apart(cold, warm)
    patient.require(
        apart <= ROUNDING,
        "temperature",
        "the same at temperatures 0 and 0.5",
        f"apart by up to {apart:.4f} nats",
        "log-probabilities change with the temperature",
    )


def _cut(told: Told, count: int) -> Told:
    return Told(told.logprobs[:count], ())


def _apart(a: Told, b: Told) -> float:
    """Return by how many nats two answers differ at most, beyond what rounding may; endless where
    one has a value more, and at least 0."""
    if len(a.logprobs) != len(b.logprobs):
        return math.inf
    differences: list[float] = []
    beyond = 0.0
    for x, y in zip(a.logprobs, b.logprobs, strict=True):
        if (x is None) != (y is None):
            return math.inf
        if x is not None and y is not None and x != y:
            differences.append(abs(x - y))
            beyond = max(beyond, differences[-1] - RELATIVE * min(-x, -y))
    typical = sum(differences) / max(1, len(a.logprobs))
    return beyond if typical <= TYPICAL else max(beyond, ROUNDING + typical)
