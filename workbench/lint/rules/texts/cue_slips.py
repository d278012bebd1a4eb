"""Cues that are slips of a word of the prompt's own, or of the name of the field behind them. The
rule `text/cue-forms` says so."""

from __future__ import annotations

from workbench.io.han import exactly
from workbench.lint.rules.instructions.labels import is_misspelt
from workbench.lint.subject import Subject

_LONG_CUE = 5
_NEAR_CUE = 60
_LETTERS = exactly(r"[^\W\d_]+")


def own_word(subject: Subject, cue: str) -> str:
    """Return the word of a prompt, or the name of a field that stands behind a cue, of which the
    cue is a slip: two letters of it are exchanged, or of a field's name one is lacking or too many;
    "" where there is none."""
    if len(cue) < _LONG_CUE or not subject.rendered:
        return ""
    words = {word.casefold() for word in _LETTERS.findall(subject.told) if len(word) == len(cue)}
    names = {name.casefold() for name in subject.fields}
    if cue in names:
        return ""
    swapped = (
        word for word in sorted(words | names) if word[0] == cue[0] and _is_swapped(cue, word)
    )
    if found := next(swapped, ""):
        return found
    shown = subject.rendered[0]
    behind = shown.example.input.casefold().partition(f"{cue}:")[2].lstrip()[:_NEAR_CUE]
    for name in sorted(names):
        value = str(shown.doc.data.get(name, "")).strip().casefold()
        is_behind = bool(value and behind) and value.startswith(behind[: len(value)])
        is_other = abs(len(name) - len(cue)) == 1 and not name.startswith(cue[:-1])
        if is_behind and is_other and name[0] == cue[0] and is_misspelt(name, cue):
            return "" if "ou" in name + cue else name
    return ""


def _is_swapped(word: str, meant: str) -> bool:
    """Say whether a word is another one but for two neighbouring letters that are exchanged."""
    places = [i for i, (a, b) in enumerate(zip(word, meant, strict=False)) if a != b]
    if len(word) != len(meant) or len(places) != 2 or places[1] - places[0] != 1:
        return False
    first, second = places
    return word[first] == meant[second] and word[second] == meant[first]
