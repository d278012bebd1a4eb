"""Where a doc's way through another system parts from its way through ours, stage by stage."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, TypeAlias, get_args

from workbench.analysis.align import ForeignRow, prompt_hash
from workbench.answers.postprocess import cut_before
from workbench.errors import shorten
from workbench.scoring.metrics.ppl import num_shared
from workbench.types import Loglikelihood, Row

Stage: TypeAlias = Literal[
    "prompt", "choices", "tokens", "stop", "loglikelihoods", "response", "extraction", "pick",
    "gold", "metric",
]  # fmt: skip
"""The stages in the order in which a doc passes them: what the model reads, which of it counts,
where it stops, what comes back, what is taken from that, and what that is compared with."""

STAGES: tuple[Stage, ...] = get_args(Stage)

AROUND = 30
"""Characters shown on each side of the first difference."""


@dataclass(frozen=True, slots=True)
class StageDifference:
    """What differs at a stage: in words, and ours and theirs as text.

    `offset` is the first differing byte of two texts in UTF-8, from 0.
    """

    stage: Stage
    message: str
    ours: str = ""
    theirs: str = ""
    offset: int | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """What a run's settings say of every row, and how near two log-likelihoods are the same."""

    until: tuple[str, ...] = ()
    target_delimiter: str = ""
    tolerance: float = 1e-3


def differences(ours: Row, theirs: ForeignRow, known: Known) -> Iterator[StageDifference]:
    """Yield what differs, first stages first. What the file does not keep is passed over."""
    if ours.error:
        yield StageDifference("prompt", f"ours could not be made: {ours.error.message}")
        return
    yield from _prompts(ours, theirs, known)
    if ours.choices:
        yield from _ranked(ours, theirs, known)
    else:
        yield from _generated(ours, theirs, known)
    yield from _golds(ours, theirs, known)
    yield from _metrics(ours, theirs)


def first_difference(stage: Stage, ours: str, theirs: str) -> StageDifference:
    """Return where two different texts begin to differ, with what stands around it."""
    raw = [text.encode("utf-8", "surrogatepass") for text in (ours, theirs)]
    offset, place = num_shared(raw), num_shared((ours, theirs))
    ends = [name for name, text in (("ours", raw[0]), ("theirs", raw[1])) if len(text) == offset]
    message = f"{ends[0]} ends at byte {offset}" if ends else f"differs from byte {offset} on"
    if ours.split() == theirs.split():
        message += ", in white space alone"
    return StageDifference(stage, message, _around(ours, place), _around(theirs, place), offset)


def _around(text: str, place: int) -> str:
    start, end = max(0, place - AROUND), place + AROUND
    shown = repr(text[start:end])
    return ("…" if start else "") + shown + ("…" if end < len(text) else "")


def _prompts(ours: Row, theirs: ForeignRow, known: Known) -> Iterator[StageDifference]:
    """Compare what the model reads before the answer. Of ranked choices the texts are compared,
    since white space at the border is the prompt's in one system and the choice's in another."""
    if theirs.prompt is None:
        found = prompt_hash(theirs)
        if found is not None and found != ours.prompt_sha256:
            yield StageDifference("prompt", "the SHA-256 differs", ours.prompt_sha256, found)
        return
    mine, other = ours.prompt, theirs.prompt
    if ours.choices and theirs.choices:
        other += theirs.choices[0]
        if other.startswith(mine):
            return
        mine += known.target_delimiter + ours.choices[0]
    if mine != other:
        yield first_difference("prompt", mine, other)


def _ranked(ours: Row, theirs: ForeignRow, known: Known) -> Iterator[StageDifference]:
    bare = ours.choices
    if theirs.choices and not _same_choices(ours, theirs, known):
        scored = tuple(known.target_delimiter + choice for choice in bare)
        yield _choices(scored, theirs.choices)
        return
    sums = tuple(answer.sum for answer in ours.loglikelihoods)
    kept = len(theirs.loglikelihoods) == len(sums) and not any(
        map(math.isnan, theirs.loglikelihoods)
    )
    if sums and kept:
        yield from _sums(ours, sums, theirs.loglikelihoods, known.tolerance)
    if theirs.predicted is not None and theirs.predicted != ours.predicted:
        mine, other = (
            repr(bare[pick]) if pick is not None and 0 <= pick < len(bare) else "none"
            for pick in (ours.predicted, theirs.predicted)
        )
        yield StageDifference("pick", "another choice is picked", mine, other)


def _same_choices(ours: Row, theirs: ForeignRow, known: Known) -> bool:
    """Say whether the same choices were scored: equal strings behind the border, wherever that
    is. Where the prompts differ the choices alone are compared, and where the file keeps no
    prompt it may have them bare."""
    delimiter = known.target_delimiter
    scored = tuple(delimiter + choice for choice in ours.choices)
    if theirs.choices == scored or (theirs.prompt is None and theirs.choices == ours.choices):
        return True
    texts = [f"{theirs.prompt}{choice}" for choice in theirs.choices]
    return texts == [ours.prompt + choice for choice in scored]


def _choices(ours: tuple[str, ...], theirs: tuple[str, ...]) -> StageDifference:
    same = {choice.strip() for choice in ours} == {choice.strip() for choice in theirs}
    message = "the scored choices differ"
    if same and [c.strip() for c in ours] == [c.strip() for c in theirs]:
        message += " in the white space around them"
    elif same:
        message += " in their order"
    return StageDifference("choices", message, shorten(list(ours)), shorten(list(theirs)))


def _sums(
    ours: Row, sums: Sequence[float], theirs: Sequence[float], tolerance: float
) -> Iterator[StageDifference]:
    if all(_near(a, b, tolerance) for a, b in zip(sums, theirs, strict=True)):
        return
    shown = ", ".join(f"{value:.4f}" for value in sums), ", ".join(f"{v:.4f}" for v in theirs)
    relation = _relation(ours.loglikelihoods, theirs, tolerance)
    if relation:
        yield StageDifference("tokens", relation, *shown)
        return
    worst = max(abs(a - b) for a, b in zip(sums, theirs, strict=True))
    message = f"they differ by up to {worst:.3g} nats: another model, precision or tokenizer"
    yield StageDifference("loglikelihoods", message, *shown)


def _relation(ours: Sequence[Loglikelihood], theirs: Sequence[float], tolerance: float) -> str:
    """Return how theirs follow from our tokens, where they count others or divide; else ''."""
    losses = [-value for value in theirs]
    if all(_near(a.sum, b, tolerance) for a, b in zip(ours, losses, strict=True)):
        return "theirs are ours with the other sign"
    for values in (theirs, losses):
        found = _mean(ours, values, tolerance) or _tail(ours, values, tolerance)
        found = found or _longer(ours, values, tolerance)
        if found:
            return found
    return ""


def _mean(ours: Sequence[Loglikelihood], theirs: Sequence[float], tolerance: float) -> str:
    for extra, name in ((0, "our scored tokens"), (1, "our scored tokens and one more")):
        pairs = zip(ours, theirs, strict=True)
        if all(_near(a.sum, b * (a.num_tokens + extra), tolerance) for a, b in pairs):
            return f"theirs are means, over {name}"
    return ""


def _tail(ours: Sequence[Loglikelihood], theirs: Sequence[float], tolerance: float) -> str:
    counts: list[int] = []
    for answer, value in zip(ours, theirs, strict=True):
        start = _cut(answer.token_logprobs, value, tolerance)
        if start is None:
            return ""
        counts.append(answer.num_tokens - start)
    low, high = min(counts), max(counts)
    span = str(low) if low == high else f"{low} to {high}"
    return f"theirs count only the last {span} of our scored tokens"


def _longer(ours: Sequence[Loglikelihood], theirs: Sequence[float], tolerance: float) -> str:
    offsets = [b - a.sum for a, b in zip(ours, theirs, strict=True)]
    steady = all(_near(a, b, tolerance) for a, b in pairwise(offsets))
    if len(offsets) < 2 or not steady or offsets[0] > 0:
        return ""
    return f"each of theirs is {-offsets[0]:.4f} nats below ours, as if they count the prompt too"


def _cut(logprobs: Sequence[float], total: float, tolerance: float) -> int | None:
    """Return after how many leading tokens the rest sums up to `total`; None if nowhere."""
    for start in range(len(logprobs)):
        if _near(sum(logprobs[start:]), total, tolerance):
            return start
    return None


def _near(a: float, b: float, tolerance: float) -> bool:
    """Say whether two sums in nats are the same but for rounding, which grows with the sum."""
    return math.isclose(a, b, rel_tol=1e-5, abs_tol=tolerance)


def _generated(ours: Row, theirs: ForeignRow, known: Known) -> Iterator[StageDifference]:
    if theirs.until is not None and set(theirs.until) != set(known.until):
        mine, other = shorten(list(known.until)), shorten(list(theirs.until))
        yield StageDifference("stop", "the stop sequences differ", mine, other)
    extraction = ours.extraction
    if extraction is None:
        return
    if theirs.response is not None:
        until = known.until if theirs.until is None else theirs.until
        response = cut_before(theirs.response, until)
        if response != extraction.cut:
            yield first_difference("response", extraction.cut, response)
    if theirs.extracted is not None and theirs.extracted != extraction.extracted:
        mine, other = shorten(list(extraction.extracted)), shorten(list(theirs.extracted))
        yield StageDifference("extraction", "another answer is extracted", mine, other)


def _golds(ours: Row, theirs: ForeignRow, known: Known) -> Iterator[StageDifference]:
    if theirs.target is None:
        return
    gold = ours.processed_output
    accepted = {gold, json.dumps(gold, ensure_ascii=False)} if isinstance(gold, str) else set(gold)
    if not isinstance(gold, str):
        accepted |= {json.dumps(list(gold), ensure_ascii=False), str(list(gold))}
    for place in ours.gold:
        # A system names the right choice by its index, its letter, or its text.
        text = ours.choices[place]
        accepted |= {str(place), chr(ord("A") + place), text, known.target_delimiter + text}
    if theirs.target not in accepted:
        yield StageDifference("gold", "another right answer", shorten(gold), shorten(theirs.target))


def _metrics(ours: Row, theirs: ForeignRow) -> Iterator[StageDifference]:
    """Compare the metrics of equal name, the harness's filter behind a comma aside; where there is
    none and the file has a single one, that with the first of ours, which is the task's own."""
    names = [
        (name, other)
        for name in ours.scores
        for other in theirs.scores
        if other == name or (name not in theirs.scores and other.split(",")[0] == name)
    ]
    if not names and ours.scores and len(theirs.scores) == 1:
        names = [(next(iter(ours.scores)), next(iter(theirs.scores)))]
    for mine, other in names:
        score, value = ours.scores[mine], theirs.scores[other]
        same = math.isclose(score.value, value, abs_tol=1e-6)
        if not same and not (math.isnan(score.value) and math.isnan(value)):
            name = mine if mine == other else f"{mine} (theirs: {other})"
            shown = f"{score.value:g} ({score.reason})" if score.reason else f"{score.value:g}"
            yield StageDifference("metric", f"{name} differs", shown, f"{value:g}")
