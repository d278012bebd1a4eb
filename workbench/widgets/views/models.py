"""The list of models to choose from: what is drawn of those that were found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from workbench.messages import say
from workbench.models.find.found import FoundModel, Kind, free_memory
from workbench.models.memory.free import spell_bytes
from workbench.widgets.views.display import one_line, printable

NOTE = 160
"""Characters of a note that are drawn."""


class ModelView(TypedDict):
    """A model; `name` is what is set when it is chosen. `fits` is its word, `room` its colour."""

    name: str
    can: str
    size: str
    fits: str
    room: Literal["", "yes", "no"]
    note: str
    title: str


class ModelGroupView(TypedDict):
    kind: str
    title: str
    models: list[ModelView]


class ModelsView(TypedDict):
    """Models by kind, what is said below them, and the entry that looks for servers."""

    groups: list[ModelGroupView]
    status: str
    look: str


def models_view(
    found: Sequence[FoundModel], *, doing: str = "", trouble: str = "", has_asked: bool = False
) -> ModelsView:
    """Return what the picker draws of the models that were found. `doing` is what goes on, and
    `has_asked` whether the ports of this computer were asked."""
    kinds: dict[Kind, None] = {each.kind: None for each in found}
    groups = [_group(kind, [each for each in found if each.kind == kind]) for kind in kinds]
    look = say("Look for servers on this computer")
    if has_asked:
        look = say("Look for servers again")
    status = doing or printable(trouble) or _status(found, has_asked=has_asked)
    return {"groups": groups, "status": status, "look": look}


def _status(found: Sequence[FoundModel], *, has_asked: bool) -> str:
    free = free_memory(found)
    parts = [] if free is None else [say("{free} of memory free", free=spell_bytes(free))]
    if has_asked and not any(each.kind == "server" for each in found):
        parts.append(say("no server at the usual ports"))
    return " · ".join(parts)


def _group(kind: Kind, models: Sequence[FoundModel]) -> ModelGroupView:
    titles: dict[Kind, str] = {
        "loaded": say("loaded"),
        "built in": say("built in"),
        "hub cache": say("Hugging Face cache"),
        "folder": say("folders"),
        "server": say("servers on this computer"),
    }
    return {"kind": kind, "title": titles[kind], "models": [_model(each) for each in models]}


def _model(found: FoundModel) -> ModelView:
    words = {True: say("fits"), False: say("does not fit"), None: ""}
    names = {"ppl": "PPL", "gen": "GEN", "letters": say("letters")}
    is_loaded = found.kind == "loaded"
    note = " · ".join(part for part in (found.engine, str(found.note)) if part)
    return {
        "name": printable(found.name),
        "can": " ".join(names[use] for use in found.can),
        "size": spell_bytes(found.bytes) if found.bytes else "",
        "fits": "" if is_loaded else words[found.fits],
        "room": "" if found.fits is None or is_loaded else "yes" if found.fits else "no",
        "note": one_line(note, NOTE),
        "title": printable(found.where),
    }
