"""The models of Hugging Face's hub that lie in the local cache.

The cache is read as it lies on disk (`models--OWNER--NAME` with `refs`, `snapshots` and `blobs`):
`scan_cache_dir` of huggingface_hub looks at every file of every data set, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from workbench.io.files import is_regular
from workbench.messages import say
from workbench.models.find.files import CONFIG, model_in
from workbench.models.find.found import FoundModel, MemoryHere

PREFIX = "models--"


def hub_models(here: MemoryHere, cache: Path | None = None) -> Iterator[FoundModel]:
    """Yield the causal language models in the cache (default: the user's), by their names. What
    was never downloaded so far as to tell what it is, is left out."""
    if cache is None:
        from huggingface_hub import constants

        cache = Path(constants.HF_HUB_CACHE)
    try:
        folders = [path for path in cache.iterdir() if path.name.startswith(PREFIX)]
    except FileNotFoundError:
        return
    except OSError as error:
        note = say("this cache cannot be read: {reason}", reason=error.strerror or "")
        yield FoundModel(str(cache), "hub cache", str(cache), note=note)
        return
    for folder in sorted(folders, key=lambda path: path.name.casefold()):
        found = _cached(folder, here)
        if found is not None:
            yield found


def _cached(folder: Path, here: MemoryHere) -> FoundModel | None:
    name = folder.name.removeprefix(PREFIX).replace("--", "/")
    try:
        snapshots = [path for path in (folder / "snapshots").iterdir() if _has_config(path)]
    except OSError:  # nothing was downloaded, or nothing of it can be seen
        return None
    try:
        main = (folder / "refs" / "main").read_text("utf-8").strip()
    except (OSError, ValueError):
        main = ""
    chosen = [path for path in snapshots if path.name == main]
    if chosen:
        return model_in(chosen[0], name, "hub cache", here)
    if not snapshots:
        return None
    found = model_in(snapshots[0], name, "hub cache", here)
    if found is None:
        return None
    revisions = ", ".join(sorted(_revisions(folder)) or sorted(path.name for path in snapshots))
    note = say("not its main revision, but {names}: --revision", names=revisions)
    return replace(found, can=(), note=note)


def _has_config(snapshot: Path) -> bool:
    """Say whether a snapshot has a configuration, or a link to one that is gone."""
    config = snapshot / CONFIG
    return is_regular(config) or (config.is_symlink() and not config.exists())


def _revisions(folder: Path) -> list[str]:
    try:
        return [path.name for path in (folder / "refs").iterdir()]
    except OSError:
        return []
