"""A model's fingerprint: it changes whenever an answer could, and is had without torch.

It covers the weights, the configuration, the tokenizer with its chat template, the dtype that the
weights are run in, and their quantization. The device is left out: the same dtype differs between
CPU and GPU by rounding alone, and a cache filled on one should serve the other. (Left to "auto",
the dtype differs between them, and so does the fingerprint.) Whether torch or numpy computes is
left out for the same reason: on all shipped tasks the texts are equal and log-probabilities within
1e-4 (`tests/model/test_numpy_lm.py`), which is what a float32 model is said to round by (`EXACT`).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from workbench.errors import ModelError
from workbench.io.files import at_home
from workbench.models.settings import LoadSettings

DEFAULT = LoadSettings()

SCHEME = "1"
"""Goes up whenever this package encodes or scores the same text differently."""

MENDED = "2"
"""The same for those models alone whose answers were wrong until this package was mended."""

READ_PADDING = ("rwkv", "recurrent_gemma")
"""Kinds of models whose texts were generated beside others that changed them."""

FILES = (
    "config.json",
    "generation_config.json",
    "tokenizer*",
    "special_tokens_map.json",
    "added_tokens.json",
    "vocab.*",
    "merges.txt",
    "chat_template*",
    "*.model",
    "*.safetensors",
    "*.bin",
    "*.index.json",
    "*.py",
)
"""What can change an answer; a README or a training log cannot."""

WHOLE_BYTES = 64 * 1024 * 1024
"""Files up to this size are hashed whole, larger ones by samples."""

SAMPLES = 1024
SAMPLE_BYTES = 4096


def model_fingerprint(source: str, dtype: str, settings: LoadSettings = DEFAULT) -> str:
    """Return the fingerprint, 64 hexadecimal digits, of a local folder or a hub id whose weights
    are run in `dtype`, what `settings` mean on this machine.

    A hub id is resolved to the commit in the local hub cache, so the model must have been
    loaded before. Of a file over 64 MB, the size and 1,024 evenly spaced blocks are read: it
    notices training, merging and quantizing, but not a change of a few bytes by hand.

    Raises:
        ModelError: nothing is stored locally under that name, or it cannot be read.
    """
    folder = at_home(source)
    is_local = folder.is_dir()
    files = folder if is_local else hub_folder(source, settings.revision)
    digest = hashlib.sha256(f"{_scheme(files)}\0{dtype}\0".encode())
    if settings.quantization != DEFAULT.quantization:
        digest.update(f"{settings.quantization}\0".encode())
    digest.update(_folder_digest(files) if is_local else f"{source}\0{files.name}".encode())
    return digest.hexdigest()


def _scheme(folder: Path) -> str:
    """Return what leaves the stored answers of a model behind that were wrong: those of models that
    read their padding or whose positions depend on the longest text of a batch, and of tokenizers
    that append a token which is no EOS, which was scored."""
    config = _of_json(folder / "config.json")
    reads_others = config.get("model_type") in READ_PADDING or '"longrope"' in json.dumps(config)
    return MENDED if reads_others or _appends(folder) else SCHEME


def _appends(folder: Path) -> bool:
    """Say whether the files of a tokenizer put another token than its EOS after every text."""
    path = folder / "tokenizer.json"
    if not path.is_file():  # a BERT tokenizer's own file, of which transformers makes the other one
        return (folder / "vocab.txt").is_file()
    last = _last_of(_post_processor(path))
    eos = _of_json(folder / "tokenizer_config.json").get("eos_token")
    return bool(last) and last != (eos.get("content") if isinstance(eos, dict) else eos)


def _post_processor(path: Path) -> Any:
    """Return what a tokenizer.json has as its post-processor. The vocabulary behind it, which is
    nearly all of the file, is not parsed."""
    try:
        text = path.read_text("utf-8")
        found = re.search(r'"post_processor"\s*:\s*', text)
        return json.JSONDecoder().raw_decode(text, found.end())[0] if found else None
    except (OSError, ValueError, RecursionError):
        return None


def _last_of(step: Any) -> str:
    """Return the special token that a post-processor of a tokenizer.json puts last; "" for none."""
    if not isinstance(step, dict):
        return ""
    if step.get("type") == "Sequence":
        return next(filter(None, map(_last_of, reversed(step.get("processors") or []))), "")
    if isinstance(step.get("sep"), list):  # BERT's and RoBERTa's own kinds
        return str(step["sep"][0])
    template = step.get("single")
    last = template[-1] if isinstance(template, list) and template else None
    special = last.get("SpecialToken") if isinstance(last, dict) else None
    return str(special.get("id", "")) if isinstance(special, dict) else ""


def _of_json(path: Path) -> dict[str, Any]:
    """Return the table in a file; {} where there is none, which loading tells better."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def hub_folder(repo_id: str, revision: str | None = None) -> Path:
    """Return where the local hub cache has that revision of a hub model: a folder that is named
    after the commit.

    Raises:
        ModelError: the model is not in the cache.
    """
    from huggingface_hub import try_to_load_from_cache

    try:
        found = try_to_load_from_cache(repo_id, "config.json", revision=revision)
    except ValueError:  # written as no hub id can be
        found = None
    if not isinstance(found, str):
        raise ModelError(
            f"the commit of model {repo_id!r} is unknown",
            expected="its config.json in the local hub cache",
            seen="none",
            fix="Load it once while online, or download it and give the folder's path.",
        )
    return Path(found).parent


def file_dates(folder: Path) -> tuple[tuple[str, int, int, int], ...]:
    """Return the name, size and dates of each file that counts, by name: when it was written, and
    when anything of it was changed, since copies keep the first.

    Raises:
        ModelError: the folder cannot be read.
    """
    try:
        paths = [path for path in sorted(folder.iterdir()) if _counts(path)]
        found = ((path.name, path.stat()) for path in paths)
        return tuple((name, s.st_size, s.st_mtime_ns, s.st_ctime_ns) for name, s in found)
    except OSError as error:
        raise _unreadable(folder, error) from error


def _counts(path: Path) -> bool:
    return path.is_file() and any(fnmatch(path.name, pattern) for pattern in FILES)


def _folder_digest(folder: Path) -> bytes:
    digest = hashlib.sha256()
    try:
        for name, size, *_ in file_dates(folder):
            digest.update(f"{name}\0{size}\0".encode())
            for block in _blocks(folder / name):
                digest.update(block)
    except OSError as error:
        raise _unreadable(folder, error) from error
    return digest.digest()


def _unreadable(folder: Path, error: OSError) -> ModelError:
    return ModelError(f"model folder {str(folder)!r} cannot be read", seen=str(error))


def _blocks(path: Path) -> Iterator[bytes]:
    """Yield the file's bytes, or evenly spaced samples of a large file's, both ends included."""
    size = path.stat().st_size
    with path.open("rb") as file:
        if size <= WHOLE_BYTES:
            yield file.read()
            return
        for sample in range(SAMPLES):
            file.seek(sample * (size - SAMPLE_BYTES) // (SAMPLES - 1))
            yield file.read(SAMPLE_BYTES)
