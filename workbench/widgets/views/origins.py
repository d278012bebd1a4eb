"""View models of a close look at the prompt: which field each character came from, and what
differs from the parent's prompt."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated, Any, TypeAlias, TypedDict

from workbench.analysis.worddiff import WordChange, word_diff
from workbench.messages import say
from workbench.prompts.provenance import How, Origin
from workbench.session.inspector import Traced
from workbench.types import Prompt, RenderFailure
from workbench.widgets.views.display import GlyphRun, count, printable, runs, utf16_offset

MOST_PIECES = 2000
"""Pieces of text that are marked; what is behind them is not."""

TracedPiece: TypeAlias = Annotated[list[Any], tuple[int, int, list[int], str]]
"""Start, end, indices of fields, and what is said about them."""


class OriginField(TypedDict):
    name: str
    unsure: bool
    title: str


class OriginsView(TypedDict):
    """`segments` has the pieces of each of the prompt's; `choices` how many tokens each has."""

    sha256: str
    fields: list[OriginField]
    segments: list[list[TracedPiece]]
    note: str
    choices: list[str]


class AgainstPiece(TypedDict):
    change: WordChange
    runs: list[GlyphRun]


class AgainstView(TypedDict):
    shown: bool
    text: str
    pieces: list[AgainstPiece]


NO_ORIGINS: OriginsView = {"sha256": "", "fields": [], "segments": [], "note": "", "choices": []}
NOT_COMPARED: AgainstView = {"shown": False, "text": "", "pieces": []}


def origins_view(prompt: Prompt, traced: Traced, choice_tokens: Sequence[int] = ()) -> OriginsView:
    """Return the prompt's characters by field: the pieces of each segment, without gaps being
    listed, offsets in UTF-16 units. The items of a list or an object count as one field."""
    names = sorted({_group(o.field) for found in traced.segments for o in found})
    places = {name: index for index, name in enumerate(names)}
    segments: list[list[TracedPiece]] = []
    total = 0
    for segment, found in zip(prompt.segments, traced.segments, strict=True):
        pieces = _pieces(segment.text, found, places) if total < MOST_PIECES else []
        total += len(pieces)
        segments.append(pieces)
    every = [origin for found in traced.segments for origin in found]
    return {
        "sha256": prompt.sha256,
        "fields": [_field(name, [o for o in every if _group(o.field) == name]) for name in names],
        "segments": segments,
        "note": "" if traced.complete else say("not every shot was looked at"),
        "choices": [count(tokens, "token") for tokens in choice_tokens],
    }


def against_view(
    prompt: Prompt, version: str, before: Prompt | RenderFailure | None
) -> AgainstView:
    """Return the difference of the draft's prompt to its parent's, by words."""
    pieces: list[AgainstPiece] = []
    if before is None:
        text = say("The draft has no parent version.")
    elif isinstance(before, RenderFailure):
        text = say("{version} fails on this row: {why}", version=version,
                   why=printable(before.diagnostic.message))  # fmt: skip
    elif before.text == prompt.text:
        text = say("The prompt is the same as that of {version}.", version=version)
    else:
        found = word_diff(before.text, prompt.text)
        pieces = [{"change": c, "runs": runs(t, invisibles=c != "same")} for c, t in found]
        text = say("{version} → draft, by words", version=version)
    return {"shown": True, "text": text, "pieces": pieces}


def _group(field: str) -> str:
    return re.sub(r"\[[^\[\]]*\]$", "", field)


def _field(name: str, found: Sequence[Origin]) -> OriginField:
    ways = {origin.how for origin in found}
    unsure = any(o.ambiguous for o in found) or bool(ways & {"found", "depends"})
    return {
        "name": printable(name),
        "unsure": unsure,
        "title": "; ".join(_words(how) for how in ("copied", "made", "depends", "found")
                           if how in ways),
    }  # fmt: skip


def _words(how: How) -> str:
    return {
        "copied": say("the field's own text"),
        "made": say("made of the field by the code"),
        "depends": say("changes with the field, and with more"),
        "found": say("reads like the field; the code takes no other value to prove it"),
    }[how]


def _pieces(text: str, found: Sequence[Origin], places: Mapping[str, int]) -> list[TracedPiece]:
    borders = sorted({border for origin in found for border in (origin.start, origin.end)})
    units = utf16_offset(printable(text))
    out: list[TracedPiece] = []
    for start, end in pairwise(borders):
        here = [origin for origin in found if origin.start <= start and end <= origin.end]
        if here:
            fields = sorted({places[_group(origin.field)] for origin in here})
            out.append([units(start), units(end), fields, "; ".join(map(_told, here))])
    return out


def _told(origin: Origin) -> str:
    told = f"{printable(origin.field)}: {_words(origin.how)}"
    if origin.ambiguous:
        told += say(" (in several places: which is the field's cannot be told)")
    return told
