"""A model's name becomes a model."""

from __future__ import annotations

import threading
from pathlib import Path

from workbench.errors import ModelError, problem
from workbench.models.base import LanguageModel
from workbench.models.settings import LoadSettings

TEACHING = Path(__file__).parent / "teaching"
"""The built-in model, a Hugging Face folder that is shipped with the package."""

NAMES = "teaching, fake, a Hugging Face id, or a local folder"


def load_model(spec: str, *, settings: LoadSettings | None = None) -> LanguageModel:
    """Return the model that `spec` names.

    `teaching` is the small model that comes with the workbench; `fake` answers at once without
    any model, for tests and demonstrations; anything else is a local folder or a Hugging Face
    id. `settings` applies to all but `fake`.

    Raises:
        ModelError: there is no such model, or it cannot be loaded here.
    """
    if not spec.strip():
        raise ModelError(problem("no model is named", expected=NAMES))
    for prefix, what in (("server:", "an OpenAI-compatible server"), ("ray:", "a Ray cluster")):
        if spec.startswith(prefix):
            raise ModelError(
                problem(
                    f"model {spec!r}: {what} is not supported in this version",
                    expected=NAMES,
                    fix="Load the model into this process by its id or folder.",
                )
            )
    if spec == "fake":
        from workbench.models.fake import FakeModel

        return FakeModel()
    from workbench.models.hf import load_hf_model

    if spec != "teaching":
        return load_hf_model(spec, settings=settings)
    if not (TEACHING / "config.json").is_file():
        raise ModelError(
            problem(
                "the built-in model 'teaching' is missing from this installation",
                expected=f"its files in {str(TEACHING)!r}",
                seen="no config.json",
                fix="Install the package again, or name another model.",
            )
        )
    return load_hf_model(str(TEACHING), settings=settings, name="teaching")


_shared: dict[str, LanguageModel] = {}
_sharing = threading.Lock()


def shared_model(spec: str) -> LanguageModel:
    """Return `load_model(spec)`, loaded once per process: all of a notebook's workbenches and
    runs share it.

    Raises:
        ModelError: it cannot be loaded.
    """
    with _sharing:
        if spec not in _shared:
            _shared[spec] = load_model(spec)
        return _shared[spec]


def share_model(model: LanguageModel) -> str:
    """Let `shared_model` return `model` for its name, and return that name."""
    with _sharing:
        _shared[model.name] = model
    return model.name


def loaded_model(spec: str) -> LanguageModel | None:
    """Return the shared model if it is loaded already; never waits for one that is loading."""
    return _shared.get(spec)
