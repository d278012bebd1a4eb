"""All models that there are to choose from: what is loaded, what comes along, what lies on this
disk, and, only when asked for, what servers on this computer serve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from workbench.errors import ModelError
from workbench.messages import say
from workbench.models.base import LanguageModel, require_able
from workbench.models.cluster.address import is_cluster
from workbench.models.find.folders import folder_models
from workbench.models.find.found import BOTH, FoundModel, MemoryHere, Use, memory_here, weights_of
from workbench.models.find.hub import hub_models
from workbench.models.find.ports import find_servers
from workbench.models.load import TEACHING, shared_models
from workbench.models.memory.estimate import read_shape
from workbench.models.servers.address import LETTERS, is_server


def find_models(
    folders: Sequence[str | Path] = (), *, ask_ports: bool = False
) -> tuple[FoundModel, ...]:
    """Return the models that can be had here, each name once, kind by kind.

    Looked through are the models of this process, the hub's local cache, the `folders`, those of
    `WORKBENCH_MODELS`, and what lies directly below the working directory. With `ask_ports` the
    usual ports of this computer are asked, too; without, no request is made to anyone. Neither
    torch nor transformers is loaded.
    """
    return (*find_here(folders), *(find_servers() if ask_ports else ()))


def find_here(folders: Sequence[str | Path] = ()) -> tuple[FoundModel, ...]:
    """Return what `find_models` does without asking anyone."""
    here = memory_here()
    found: dict[str, FoundModel] = {}
    for each in (
        *_loaded(here),
        *_built_in(here),
        *hub_models(here),
        *folder_models(folders, here),
    ):
        found.setdefault(each.name, each)
    return tuple(found.values())


def _loaded(here: MemoryHere) -> Iterator[FoundModel]:
    for name, model in sorted(shared_models().items()):
        weights = weights_of(model)
        where, can = model.device, _uses(name, model)
        is_here = not (is_server(name) or is_cluster(name))
        free = here.free if where.partition(":")[0] == here.device else None
        yield FoundModel(name, "loaded", where, can, True if is_here else None, weights, free)


def _uses(name: str, model: LanguageModel) -> tuple[Use, ...]:
    can: list[Use] = []
    for use in BOTH:
        with suppress(ModelError):
            require_able(model, "ppl" if use == "ppl" else "gen")
            can.append("letters" if use == "ppl" and name.startswith(LETTERS) else use)
    return tuple(can)


def _built_in(here: MemoryHere) -> Iterator[FoundModel]:
    teaching = FoundModel("teaching", "built in", str(TEACHING), BOTH)
    shape = read_shape(TEACHING, here.dtype)
    if shape is None:
        note = say("its files are missing: install the package again")
        yield FoundModel("teaching", "built in", str(TEACHING), note=note)
    else:
        yield here.weigh(teaching, shape.weights)
    note = say("no model: answers at once, to try things out")
    yield FoundModel("fake", "built in", "", BOTH, True, 0, here.free, note=note)
