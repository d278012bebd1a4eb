"""What is known of a model before it is loaded: enough to say what a run would cost."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from workbench.errors import ModelError
from workbench.models.base import LanguageModel, dtype_of
from workbench.models.cluster.address import is_cluster
from workbench.models.devices import resolve
from workbench.models.fingerprint import file_dates, hub_folder, model_fingerprint
from workbench.models.load import TEACHING, VLLM, load_model, loaded_model, require_possible
from workbench.models.memory.estimate import ModelShape, read_shape
from workbench.models.servers.address import is_server
from workbench.models.settings import LoadSettings
from workbench.models.sources import local_folder


@dataclass(frozen=True, slots=True)
class KnownModel:
    """A model that is perhaps not loaded. `fingerprint` is "" where it cannot be had without
    loading (a hub model that is not here yet, or one whose weights may be missing), `dtype` what
    it is or would be run in ("" likewise), `shape` None where it is of no help (no network, or one
    of unusual make); `loaded` is the model itself, if it is there."""

    name: str
    fingerprint: str
    device: str
    shape: ModelShape | None = None
    loaded: LanguageModel | None = None
    dtype: str = ""


def known_of(model: LanguageModel) -> KnownModel:
    """Return what a loaded model says of itself."""
    shape = getattr(model, "shape", None)
    return KnownModel(model.name, model.fingerprint, model.device, shape, model, dtype_of(model))


def known_model(spec: str, settings: LoadSettings | None = None) -> KnownModel:
    """Return what is known of the model that `spec` names, loading neither it nor, on a machine
    without an accelerator, torch. Without `settings`, the shared model is asked if it is loaded.

    Raises:
        ModelError: there is no such folder, or the settings name a device or dtype that is not
            there.
    """
    shared = loaded_model(spec) if settings is None else None
    if shared is not None:
        return known_of(shared)
    require_possible(spec, settings)
    if spec == "fake":
        return known_of(load_model(spec))
    if is_server(spec):  # what it serves is only known once it was asked
        return KnownModel(spec, "", "server")
    if is_cluster(spec):
        return KnownModel(spec, "", "cluster")
    if spec.startswith(VLLM):
        return KnownModel(spec, "", "vllm")
    given = settings or LoadSettings()
    device, dtype = resolve(given.device, given.dtype)
    folder = TEACHING if spec == "teaching" else Path(local_folder(spec))
    try:
        if folder.is_dir():
            mark = _folder_mark(folder, dtype, given, file_dates(folder))
        else:
            mark = model_fingerprint(spec, dtype, given)
            folder = hub_folder(spec, given.revision)
    except ModelError:  # not here, or not readable: loading will say it better
        return KnownModel(spec, "", device)
    # Numbers that stand for missing weights are part of the fingerprint, once they are drawn.
    mark = "" if given.allow_missing_weights else mark
    shape = read_shape(folder, dtype, given.quantization)
    return KnownModel(spec, mark, device, shape, dtype=dtype)


@lru_cache(maxsize=16)
def _folder_mark(folder: Path, dtype: str, settings: LoadSettings, dates: object) -> str:
    """Return the folder's fingerprint, read again only when a file of it has another date."""
    return model_fingerprint(str(folder), dtype, settings)
