"""The signs of cues: a space before the colon of one of them, `Phrase : …` over `Réponse:`. The
rule `text/cue-forms` says so."""

from __future__ import annotations

import re

from workbench.io.han import exactly
from workbench.lint.frames import MASK
from workbench.lint.language_names import tongues_of_name
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.tongues import tongues_of_cue

_CUE = exactly(
    rf"^[ \t]*(?P<name>[^\W\d_][^:：\n{MASK}]{{0,40}}?)(?P<space>[ \t\u00a0\u202f]*):"
    rf"(?:[ \t\u00a0]*$|(?=[ \t\u00a0])[^\n{MASK}]*{MASK})",
    re.MULTILINE,
)
_MOST_WORDS = 6


def spaced_colons(subject: Subject) -> tuple[str, str] | None:
    """Return two cues of all prompts of which one has a space before its colon; None where all
    have, or none, or the colons stand below each other, or French cues alone have it, as French
    is written."""
    if " :" not in subject.told and "\u00a0:" not in subject.told and "\u202f:" not in subject.told:
        return None
    spaced: list[tuple[str, int]] = []
    plain: list[tuple[str, int]] = []
    for match in _CUE.finditer(own_text(subject)):
        if len(match["name"].split()) > _MOST_WORDS:
            continue
        if len(match["space"]) > 1:
            return None
        column = match.end("space") - match.start()
        cue = f"{match['name']}{match['space']}:"
        (spaced if match["space"] else plain).append((cue, column))
    if not spaced or not plain:
        return None
    text = own_text(subject)
    if any(f"{cue[:-1].rstrip()}:" in text for cue, _ in spaced):
        return None  # one cue in two ways, which is told by itself
    if all(_is_french(cue) for cue, _ in spaced) and all(_is_no_french(cue) for cue, _ in plain):
        return None
    both = (*spaced, *plain)
    if len(both) > 2 and len({column for _, column in both}) == 1:
        return None
    return plain[0][0], spaced[0][0]


def _is_french(cue: str) -> bool:
    return tongues_of_cue(cue) == {"fr"} or tongues_of_name(cue)[0] == {"fr"}


def _is_no_french(cue: str) -> bool:
    """Say whether a cue is in another language than French, as far as its words tell."""
    tongues = tongues_of_cue(cue) or tongues_of_name(cue)[0]
    return bool(tongues) and "fr" not in tongues
