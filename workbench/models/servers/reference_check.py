"""A server beside the same model on this machine."""

from __future__ import annotations

import math
import os
import statistics

from workbench.models.base import LanguageModel
from workbench.models.servers.asking import Misread, ScoringWay
from workbench.models.servers.examination import Ability
from workbench.models.servers.patient import Patient, Refused
from workbench.models.tokens import TokenScores, TokenTeller
from workbench.types import LoglikelihoodRequest

EXACT = 1e-3
"""Nats by which float32 may differ from float32."""

ROUGH, RELATIVE, TYPICAL = 0.1, 0.02, 0.05
"""Nats that numbers of 16 bits may be off at a token, that much of the value more, and on average:
0.07 was measured of an honest server on common text."""

FEW, MOST = 0.05, 1.0
"""The part of the tokens that may be further off, since some are after unlikely text (0.39 was
measured there), and the nats that none may be off."""

TEXTS = (
    "The river runs under the stone bridge, past seven quiet gardens.",
    "Question: 12 + 34 = 46\nAnswer: yes.\n\nQuestion: 7 + 5 = 11\nAnswer:",
    "  Two spaces, a tab\tand an accent: café.",
    "\n".join(f"Line {n}: {n} + {n + 7} = {2 * n + 7}." for n in range(1, 17)),
)
"""The last is longer than the blocks in which engines read a prompt."""


def model_here(path: str, name: str) -> str:
    """Return the folder of the served model if it is on this machine, else ""."""
    return next((each for each in (path, name) if each and os.path.isdir(each)), "")


def check_reference(patient: Patient, way: ScoringWay, model: LanguageModel) -> Ability | None:
    """Return whether the server's values are the model's; None where the model cannot tell."""
    if not isinstance(model, TokenTeller):
        return None
    apart: list[float] = []
    ratios: list[float] = []
    beyond = 0
    for text in TEXTS:
        (own,) = model.token_scores([LoglikelihoodRequest("", text, "full")], top=1)
        if not isinstance(own, TokenScores):
            continue
        tokens = (*own.context, *own.continuation)
        ids = tuple(token.id for token in tokens)
        try:
            (told,) = patient.echo([text if way == "text" else ids], way)
        except (Refused, Misread) as error:
            patient.note("beside the reference", repr(text[:30]), str(error), False)
            return Ability(False, f"beside {model.name}: {error}")
        if len(told.logprobs) != len(ids):
            seen = f"{len(told.logprobs)} tokens, where {model.name} has {len(ids)}"
            patient.note("beside the reference", repr(text[:30]), seen, False)
            return Ability(False, f"another tokenizer or BOS than {model.name}'s: {seen}")
        for token, value in zip(tokens, told.logprobs, strict=True):
            if token.logprob is not None and value is not None:
                apart.append(abs(token.logprob - value))
                beyond += apart[-1] > ROUGH - RELATIVE * token.logprob
                if token.logprob < -0.5:
                    ratios.append(value / token.logprob)
    if not apart:
        return None
    most = max(apart)
    is_near = most <= MOST and beyond <= FEW * len(apart) and sum(apart) / len(apart) <= TYPICAL
    patient.note(
        "beside the reference", f"{len(TEXTS)} texts, {len(apart)} tokens",
        f"apart by up to {most:.5f} nats from {model.name}", is_near,
    )  # fmt: skip
    if not is_near:
        return Ability(
            False,
            f"differs from {model.name} by up to {most:.2f} nats: {_cause(ratios)}",
        )
    within = f"all but {FEW:.0%} within {ROUGH:g} and {RELATIVE:.0%}, as numbers of 16 bits do"
    kind = "as float32 does" if most <= EXACT else within
    return Ability(True, f"agrees with {model.name} to {most:.5f} nats, {kind}")


def _cause(ratios: list[float]) -> str:
    if ratios:
        middle = statistics.median(ratios)
        spread = statistics.median(abs(each - middle) for each in ratios)
        for base in (2, 10):
            if abs(middle * math.log(base) - 1) < 0.02 and spread < 0.02:
                return f"logarithms to the base {base}"
    return "other weights, another tokenizer, a BOS, or a temperature"
