"""Checks of what a server generates: that it does, its stop strings, seeds, and letters."""

from __future__ import annotations

import math

from workbench.models.servers.asking import Misread
from workbench.models.servers.examination import Ability
from workbench.models.servers.patient import Patient, Refused
from workbench.models.servers.writing import PATHS, Page, ServerText
from workbench.types import Decoding

LONG = Decoding(32, ())
TOPS = (20, 10, 5, 4)
"""How many likeliest tokens are asked for, until a server gives them."""

TRIES = 4
"""So many texts are generated to find one that has something to stop at."""

CHOICES = 4
"""So many entries a server must tell for its letters to be trusted: A to D. A run checks it for its
own choices."""

QUESTION = "Question: which of these is a colour?\nA. seven\nB. green\nC. bread\nD. north\nAnswer:"
NO_PAGE = "HTTP 404"
"""How it is told that a page is not there: what one that is there says is worth more."""

THROUGH_CHAT = "through its chat template, so the prompt differs from what is previewed"

PLACEHOLDER = -999.0
"""No token that a model could say is as unlikely as that."""

SURPLUS = 0.01
"""By how much chances may add up to more than 1: rounding."""


def check_gen(patient: Patient) -> tuple[Ability, str]:
    """Return whether text is generated, and a text; sets the page where it is."""
    prompt = f"{patient.words(8)}\n1 2 3 4 5 6 7"
    said: list[str] = []
    own: tuple[Page, ...] = ("ollama",) if patient.engine.name == "Ollama" else ()
    for page in (*own, "completions", "chat"):
        patient.page = page
        try:
            written = patient.write(prompt, LONG)
        except (Refused, Misread) as error:
            patient.note("generates", f"{page}, 32 tokens, greedy", str(error), False)
            said.append(str(error) if isinstance(error, Refused) else f"{page}: {error}")
            continue
        if written.text.startswith(prompt):
            said.append(f"{page}: the prompt is repeated in what is generated")
            patient.note("generates", f"{page}, 32 tokens, greedy", repr(written.text[:60]), False)
            continue
        if not patient.note(
            "generates", f"{page}, 32 tokens, greedy", repr(written.text[:60]), bool(written.text)
        ):
            said.append(f"{page}: an empty text")
            if written.has_reasoned:
                said[-1] += f", and reasoning beside it, which may take all {LONG.max_new_tokens}"
                said[-1] += " tokens: turn it off, or serve a page of completions"
            continue
        how = f", {THROUGH_CHAT}" if page == "chat" else ""
        return Ability(True, f"text comes back from {PATHS[page]}{how}"), written.text
    there = [each for each in said if not each.startswith(NO_PAGE)]
    return Ability(False, f"no text comes back: {(there or said)[0]}"), ""


def check_stops(patient: Patient) -> Ability:
    """Return whether generation ends at a stop string."""
    for _ in range(TRIES):
        prompt = f"{patient.words(10)}\nCount: 1, 2, 3, 4,"
        try:
            text = patient.write(prompt, LONG).text
        except (Refused, Misread) as error:
            return Ability(False, str(error))
        stop = _piece(text)
        if not stop:
            continue
        try:
            cut = patient.write(prompt, Decoding(LONG.max_new_tokens, (stop,))).text
        except (Refused, Misread) as error:
            patient.note("stop string", f"stop {stop!r}", str(error), False)
            return Ability(False, f"a stop string is refused: {error}")
        ends = cut.removesuffix(stop)
        is_cut = stop not in ends and len(cut) < len(text)
        patient.note("stop string", f"stop {stop!r}, in {text[:60]!r}", repr(cut[:60]), is_cut)
        if is_cut:
            kept = " (it keeps the stop string, which is cut here)" if stop in cut else ""
            return Ability(True, f"generation ends at a stop string{kept}")
        return Ability(False, f"stop strings are ignored: {stop!r} stands in what was generated")
    return Ability(False, f"not known: no text to stop in {TRIES} generations")


def _piece(text: str) -> str:
    """Return a string from the middle of a text that occurs nowhere before, else ""."""
    for at in range(max(1, len(text) // 4), len(text) - 3):
        piece = text[at : at + 2]
        if piece.strip() == piece and piece not in text[: at + 1]:
            return piece
    return ""


def check_seeds(patient: Patient) -> Ability:
    """Return whether a seed draws the same again, and another one something else."""
    prompt = f"{patient.words(6)}\nOnce upon a time"
    drawn: list[str] = []
    for temperature in (1.0, 1.9):
        warm = Decoding(24, (), temperature)
        try:
            drawn = [patient.write(prompt, warm, seed=seed).text for seed in (7, 7, 8, 9)]
        except (Refused, Misread) as error:
            patient.note("seeds", f"temperature {temperature:g}, seeds 7 7 8 9", str(error), False)
            return Ability(False, f"sampling with a seed is refused: {error}")
        same, others = drawn[0] == drawn[1], len(set(drawn[1:])) > 1
        seen = ", ".join(repr(text[:20]) for text in drawn)
        patient.note("seeds", f"temperature {temperature:g}, seeds 7 7 8 9", seen, same and others)
        if not same:
            return Ability(False, "seeds are ignored: the same seed drew two texts")
        if others:
            return Ability(True, "a seed draws the same again, another one something else")
    return Ability(False, "the same text whatever the seed: sampling, or the seed, is ignored")


def check_letters(patient: Patient) -> tuple[Ability, int]:
    """Return whether the first generated token's likeliest alternatives can be trusted, and how
    many of them are told."""
    said, written = "", None
    for top in TOPS:
        try:
            written = patient.write(QUESTION, Decoding(1, ()), top=top)
            break
        except (Refused, Misread) as error:
            said = said or str(error)
            patient.note("letters", f"one token, the likeliest {top}", str(error), False)
            if isinstance(error, Misread):
                break
    if written is None:
        return Ability(False, f"log-probabilities are not told: {said}"), 0
    fault = _fault_of(written)
    first = written.first or {}
    seen = ", ".join(f"{name!r} {value:.3f}" for name, value in list(first.items())[:6]) or "none"
    patient.note("letters", "one token with its likeliest alternatives", seen, not fault)
    if fault:
        return Ability(False, fault), 0
    if (depends := _depends_on_temperature(patient, written)) is not None:
        return Ability(False, depends), 0
    how = f", {THROUGH_CHAT}" if patient.page == "chat" else ""
    if len(first) < CHOICES:
        few = f"only {len(first)} of the likeliest tokens are told, fewer than {CHOICES} choices"
        return Ability(False, few + how), len(first)
    return Ability(True, f"the likeliest {len(first)} first tokens are told{how}"), len(first)


def _fault_of(written: ServerText) -> str:
    """Return what is wrong with a first token's alternatives, "" where nothing is."""
    first = written.first
    if not first:
        return (
            "log-probabilities are missing: the answer has none (dropped, or null)"
            if not written.logprobs
            else "the likeliest tokens are missing: only the chosen one's log-probability is told"
        )
    total = math.fsum(map(math.exp, first.values()))
    if total > 1 + SURPLUS:
        return f"the chances add up to {total:.2f}: logarithms of another base, or scaled"
    best = max(first.values())
    if min(first.values()) <= PLACEHOLDER:
        return f"placeholders stand for the others: {min(first.values()):g} is no log-probability"
    if written.logprobs and abs(written.logprobs[0] - best) > SURPLUS:
        return (
            f"the greedy token's log-probability is {written.logprobs[0]:.3f}, and the likeliest "
            f"token's {best:.3f}: they are of different places"
        )
    return ""


def _depends_on_temperature(patient: Patient, cold: ServerText) -> str | None:
    try:
        warm = patient.write(QUESTION, Decoding(1, (), 0.5), seed=1, top=len(cold.first or ()))
    except (Refused, Misread):
        return None
    a, b = cold.first or {}, warm.first or {}
    apart = max((abs(a[name] - b[name]) for name in a.keys() & b.keys()), default=0.0)
    ok = apart < 0.15
    patient.note(
        "temperature", "the same at temperatures 0 and 0.5", f"apart by up to {apart:.3f}", ok
    )
    if ok:
        return None
    return f"log-probabilities change with the temperature, by up to {apart:.2f} nats"
