"""Weights that a model's files lack, or that it has no place for: what is a fault, and is said.

transformers fills what the files lack with random numbers, and passes over what it has no place
for. Both give a model that answers without complaint and wrongly.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from torch.nn import ModuleList

from workbench.errors import ModelError

NAMED = 3
"""Tensors that a message names; of the others it gives the number."""

OLD_BUFFERS = {"masked_bias", "inv_freq", "position_ids"}
"""Tensors that older releases of transformers wrote, and that follow from the configuration."""


@dataclass(frozen=True, slots=True)
class WeightFaults:
    """Where the tensors of a model's files and of its architecture differ, each by name, sorted.

    `missing` are in no file; `reshaped` have another shape there: (name, shape in the file, shape
    in the model); `unexpected` are in a file, and the model that they belong to is another.
    """

    missing: tuple[str, ...] = ()
    reshaped: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...] = ()
    unexpected: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.missing or self.reshaped or self.unexpected)

    @property
    def random(self) -> tuple[str, ...]:
        """The tensors that random numbers stand for."""
        return tuple(sorted({*self.missing, *(name for name, _, _ in self.reshaped)}))

    @property
    def seen(self) -> str:
        """The tensors in words."""
        shapes = [f"{name} {list(own)}, not {list(due)}" for name, own, due in self.reshaped]
        found = (
            ("missing", self.missing),
            ("of another shape", shapes),
            ("that it has no place for", self.unexpected),
        )
        return "; ".join(f"{len(names)} {what}: {_few(names)}" for what, names in found if names)

    @property
    def note(self) -> str:
        """What goes with each run of a model that was loaded all the same; "" without a fault."""
        if not self:
            return ""
        stand = "random numbers, the same at each loading, stand for those missing or reshaped"
        return f"loaded with weights that do not fit ({self.seen}); {stand}"

    def error(self, name: str, architecture: str) -> ModelError:
        """Return what refuses the model called `name`."""
        return ModelError(
            f"the weights of model {name!r} do not fit its architecture",
            expected=f"every tensor of a {architecture} in its shape, and no others",
            seen=self.seen,
            fix="Get the files again, or correct config.json. To score with random numbers in"
            " their place: --allow-missing-weights, or"
            " LoadSettings(allow_missing_weights=True).",
        )


def find_faults(model: Any, report: Mapping[str, Any]) -> WeightFaults:
    """Return the faults in transformers' report on loading `model` (`output_loading_info`).

    It leaves out tied weights and those that the architecture lists as ignorable. Of unexpected
    tensors, only those count that the model would compute with if it were what the files are of:
    see `_would_count`. Packages that quantise store scales of their own, so with one of these
    unexpected tensors are not judged.
    """
    unexpected = sorted(report["unexpected_keys"])
    if getattr(model.config, "quantization_config", None):
        unexpected = []
    return WeightFaults(
        missing=tuple(sorted(report["missing_keys"])),
        reshaped=tuple(
            sorted((name, tuple(own), tuple(due)) for name, own, due in report["mismatched_keys"])
        ),
        unexpected=tuple(name for name in unexpected if _would_count(model, name)),
    )


def _would_count(model: Any, name: str) -> bool:
    """Say whether a tensor that the model has no place for would change what it computes.

    It would inside a list of layers (a layer too many, a part that a layer lacks), in a module
    that the model has (a bias that the configuration denies), and as a layer of its own beside
    the lists (an embedding of positions, a norm). It would not as a buffer, which follows from
    the configuration, as a module of several layers beside the lists (a pooler, a vision tower),
    as a head of the whole model (a classifier), and in the layers after the last that predict
    tokens further on (`num_nextn_predict_layers`).
    """
    path, rest = _walked(model, name)
    if len(path) == 1:  # files of the model without its head name tensors from there
        path, rest = _walked(model.base_model, name)
        path = [model, *path] if len(path) > 1 else path[:0]
    if not path:
        return False
    module, last = path[-1], rest[-1]
    if (len(rest) == 1 and last in module._buffers) or last in OLD_BUFFERS:
        return False
    parts = len(module._modules)
    if rest == ["bias"] and parts:  # a causal mask: biases belong to modules without parts
        return False
    if isinstance(module, ModuleList):
        further = getattr(model.config.get_text_config(), "num_nextn_predict_layers", None) or 0
        return not (rest[0].isdecimal() and parts <= int(rest[0]) < parts + further)
    return any(isinstance(above, ModuleList) for above in path) or not parts or len(rest) <= 2


def _walked(module: Any, name: str) -> tuple[list[Any], list[str]]:
    """Return the modules on the way to the tensor `name`, as far as there are any, and the parts
    of its name that are left, one at least."""
    path, rest = [module], name.split(".")
    while len(rest) > 1 and rest[0] in path[-1]._modules:
        path.append(path[-1]._modules[rest.pop(0)])
    return path, rest


def marked(fingerprint: str, model: Any, faults: WeightFaults) -> str:
    """Return the fingerprint of a model that was loaded in spite of `faults`: the files' own where
    there are none, else one that depends on the tensors and on the numbers that stand for them."""
    if not faults:
        return fingerprint
    digest = hashlib.sha256("\0".join([fingerprint, *faults.unexpected, ""]).encode())
    tensors = model.state_dict()
    for name in faults.random:
        digest.update(name.encode())
        digest.update(tensors[name].detach().float().cpu().numpy().tobytes())
    return digest.hexdigest()


def _few(names: Sequence[str]) -> str:
    return ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "")
