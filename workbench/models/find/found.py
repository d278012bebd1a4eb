"""A model that was found, and whether it fits into the memory that there is."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from workbench.messages import say
from workbench.models.base import LanguageModel
from workbench.models.devices import may_have_accelerator, resolve
from workbench.models.load import reloadable_models
from workbench.models.memory.free import card_free_bytes, free_bytes
from workbench.models.room import WORKING

Kind: TypeAlias = Literal["loaded", "built in", "hub cache", "folder", "server"]
Use: TypeAlias = Literal["ppl", "gen", "letters"]

BOTH: tuple[Use, ...] = ("ppl", "gen")


@dataclass(frozen=True, slots=True)
class FoundModel:
    """A model to choose from. `name` is what `load_model` takes, `where` the folder, address or
    device that it was found at.

    `can` is what it can be trusted with; a server that was not examined, or files that are not
    complete, with nothing yet. `fits` says whether there is room for the weights and for a run,
    `bytes` are the weights' and `free` the memory's: None is not known, or not on this machine.
    `engine` is what serves it, and `note` what else is to be known.
    """

    name: str
    kind: Kind
    where: str = ""
    can: tuple[Use, ...] = ()
    fits: bool | None = None
    bytes: int | None = None
    free: int | None = None
    engine: str = ""
    note: str = ""

    def record(self) -> dict[str, Any]:
        """Return it as the command line's JSON."""
        return {
            "name": self.name,
            "kind": self.kind,
            "where": self.where,
            "can": list(self.can),
            "fits": self.fits,
            "bytes": self.bytes,
            "free": self.free,
            "engine": self.engine,
            "note": str(self.note),
        }


@dataclass(frozen=True, slots=True)
class MemoryHere:
    """Where a model would be loaded now, and in which type: `free` bytes (None: not known), and
    the shared models there that would be let go of for it."""

    device: str
    dtype: str
    free: int | None
    others: tuple[LanguageModel, ...] = ()

    def weigh(self, found: FoundModel, weights: int | None) -> FoundModel:
        """Return a model with what is known of its weights, and whether there is room for it."""
        found = replace(found, bytes=weights, free=self.free)
        if weights is None or self.free is None:
            return found
        wanted = WORKING * weights
        if wanted <= self.free:
            return replace(found, fits=True)
        sizes = [weights_of(model) or 0 for model in self.others]
        if wanted > self.free + sum(sizes):
            return replace(found, fits=False)
        names = ", ".join(model.name for model in self.others)
        return replace(found, fits=True, note=say("once {names} makes room", names=names))


def memory_here() -> MemoryHere:
    """Return where a model would be loaded now. Never loads torch: before that, the memory of an
    NVIDIA GPU is asked of its driver, and another accelerator's is not known."""
    if may_have_accelerator() and "torch" not in sys.modules:
        # A GPU without bfloat16 takes float16, which is as large.
        return MemoryHere("", "bfloat16", card_free_bytes())
    device, dtype = resolve("auto", "auto")
    others = (m for m in reloadable_models() if m.device.partition(":")[0] == device)
    return MemoryHere(device, dtype, free_bytes(device), tuple(others))


def free_memory(found: Iterable[FoundModel]) -> int | None:
    """Return the free bytes that the models were weighed by; None where that is not known."""
    return next((each.free for each in found if each.free is not None), None)


def weights_of(model: LanguageModel) -> int | None:
    """Return how many bytes the weights of a loaded model take; None where it does not say."""
    shape = getattr(model, "shape", None)
    return None if shape is None else shape.weights
