"""The examination of a server: what it is, and what it can be trusted with.

Nothing is believed that was not seen: an engine's name decides which page is tried first and
nothing else.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

from workbench.models.base import LanguageModel
from workbench.models.servers.asking import Misread
from workbench.models.servers.engine import Engine, identify
from workbench.models.servers.examination import Ability, Examination
from workbench.models.servers.patient import Patient, Refused
from workbench.models.servers.ppl_checks import Found, check_ppl
from workbench.models.servers.reference_check import check_reference, model_here
from workbench.models.servers.wire import Wire
from workbench.models.servers.writing_checks import (
    check_gen,
    check_letters,
    check_seeds,
    check_stops,
)
from workbench.types import Decoding

SECONDS = 60.0
FIXED = "The names of the days are Monday, Tuesday, Wednesday, Thursday,"
"""What `mark` is the answer to."""

Loader = Callable[[str], LanguageModel]


def examine(
    root: str,
    model: str | Engine = "",
    *,
    reference: str = "",
    load: Loader | None = None,
    seconds: float = SECONDS,
) -> Examination:
    """Return what the server at `root` is, and what it can be trusted with.

    `model` is the one that is asked for, or what was identified there just before. `reference`
    names a model to compare with, which `load` loads; without one, the served model's own folder is
    taken where it lies on this machine.

    Raises:
        ModelError: it does not answer, wants another key, is no such API, or takes too long.
        NotFoundError: it serves several models, and `model` names none of them.
    """
    deadline = time.monotonic() + seconds
    with closing(Wire(root, timeout=min(seconds, 20.0))) as wire:
        engine = model if isinstance(model, Engine) else identify(wire, model)
        patient = Patient(wire, engine, deadline)
        gen, written = check_gen(patient)
        # First, since what a cache gets wrong later would be taken for something else.
        found = check_ppl(patient)
        found = _beside(patient, found, reference, load)
        no = Ability(False, "nothing is generated")
        letters, top = check_letters(patient) if gen.ok else (no, 0)
        return Examination(
            root=root,
            engine=engine,
            gen=gen,
            ppl=found.ability,
            letters=letters,
            stops=check_stops(patient) if gen.ok else no,
            seeds=check_seeds(patient) if gen.ok else no,
            evidence=tuple(patient.evidence),
            page=patient.page,
            way=found.way if found.ability.ok else None,
            top=top,
            is_batched=found.is_batched,
            mark=_mark(patient) if written else "",
            tokenizes=found.tokenizes,
        )


def is_still(root: str, found: Examination, *, seconds: float = SECONDS) -> bool:
    """Say whether a server answers the fixed prompt as when it was examined; True where the same
    prompt got two answers then.

    Raises:
        ModelError: it does not answer, wants another key, or takes too long.
    """
    if not found.mark:
        return True
    with closing(Wire(root, timeout=min(seconds, 20.0))) as wire:
        patient = Patient(wire, found.engine, time.monotonic() + seconds)
        patient.page = found.page
        return _mark_once(patient) == found.mark


def _beside(patient: Patient, found: Found, reference: str, load: Loader | None) -> Found:
    """Return what was found with the reference's word, where there is one and text is scored."""
    engine = patient.engine
    name = reference or model_here(engine.path, engine.model)
    if not (name and load and found.way and found.ability.ok):
        return found
    compared = check_reference(patient, found.way, load(name))
    if compared is None:
        return found
    if not compared.ok:
        return replace(found, ability=compared)
    return replace(found, ability=Ability(True, f"{found.ability.reason}; {compared.reason}"))


def _mark(patient: Patient) -> str:
    """Return a hash of what is generated after a fixed text, "" where nothing is, or other text the
    next time."""
    first = _mark_once(patient)
    return first if first and _mark_once(patient) == first else ""


def _mark_once(patient: Patient) -> str:
    try:
        text = patient.write(FIXED, Decoding(16, ())).text
    except (Refused, Misread):
        return ""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:16]
