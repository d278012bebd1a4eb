"""Where a model's files are, and what is said where they are not or cannot be loaded."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit
from urllib.request import getproxies

from workbench.errors import ModelError
from workbench.io.files import as_path, at_home
from workbench.io.packages import is_hub_name


def local_folder(source: str) -> str:
    """Return the folder that `source` is, or `source` itself, a hub id.

    Raises:
        ModelError: it is written as a path, and there is no such folder.
    """
    path = as_path(at_home(source), ModelError)
    if path.is_dir():
        return str(path)
    if path.is_absolute() or not is_hub_name(source):
        raise ModelError(
            f"model folder {source!r} does not exist",
            expected="a folder with config.json, weights and a tokenizer, or a hub id",
            fix="Check the path, or give an id such as 'owner/name'.",
        )
    return source


def not_loaded(source: str, error: Exception) -> ModelError:
    """Return what is to be told where loading `source` ended with `error`."""
    text = str(error).strip()
    if "Unrecognized configuration class" in text or "Unrecognized model" in text:
        expected = "a causal language model that transformers knows"
        fix = "Give a model of that kind (its config.json names a ...ForCausalLM)."
    elif at_home(source).is_dir():
        expected = "config.json, safetensors weights and a tokenizer in that folder"
        fix = "Save both with save_pretrained() into it."
    else:
        expected = "a folder, or a hub id that can be reached or is in the local cache"
        fix = (
            "Check the name and the connection; a private model needs `hf auth login`."
            " 'teaching' works offline."
        )
    return ModelError(
        f"model {source!r} cannot be loaded",
        expected=expected,
        seen=f"{type(error).__name__}: {text.splitlines()[0] if text else ''}",
        fix=fix,
    )


def hub_answers() -> bool:
    """Say whether the Hugging Face hub can be reached, after two seconds at most. Behind a proxy
    that cannot be told, and counts as yes."""
    from huggingface_hub import constants

    address = urlsplit(constants.ENDPOINT)
    if constants.HF_HUB_OFFLINE or getproxies().get(address.scheme):
        return not constants.HF_HUB_OFFLINE
    port = address.port or (443 if address.scheme == "https" else 80)
    try:
        with socket.create_connection((address.hostname or "", port), timeout=2):
            return True
    except OSError:
        return False
