"""What a transform asks to reach besides its task's folder, in a comment of its own:

    # workbench: allow network
    # workbench: allow write
    # workbench: allow read ~/.cache/huggingface

`write` is for the task's folder. Elsewhere, in UltraEval say, such a line is a comment like any.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator

from workbench.prompts.worker.sandbox import Access
from workbench.prompts.worker.sandbox.closed import lies_closed

ASK = re.compile(r"^#[ \t]*workbench:[ \t]*allow[ \t]+(network|write|read[ \t]+\S.*?)[ \t]*$", re.M)


def asked_for(text: str) -> tuple[str, ...]:
    """Return what a transform asks for: `network`, `write`, `read PATH`."""
    return tuple(dict.fromkeys(" ".join(found.split()) for found in ASK.findall(text)))


def access_for(folder: str, granted: Collection[str]) -> Access:
    """Return what a transform of the task in `folder` may reach with what it was granted: never
    what `refusal` refuses."""
    reads = (path for path in _paths(folder, sorted(granted)) if not lies_closed(path, folder))
    return Access(
        reads=(folder, *reads),
        writes=(folder,) if "write" in granted else (),
        network="network" in granted,
    )


def refusal(folder: str, asks: Collection[str]) -> str:
    """Return why a transform of the task in `folder` is not run with what it asks for, "" where
    nothing of it is refused."""
    for path in _paths(folder, asks):
        if lies_closed(path, folder):
            return (
                f"this code asks to read {path}, which no live code may: rows that are sealed, or "
                "the history of versions, which may hold them. Take the line out."
            )
    return ""


def _paths(folder: str, asks: Collection[str]) -> Iterator[str]:
    for ask in asks:
        if ask.startswith("read "):
            yield os.path.join(folder, os.path.expanduser(ask.removeprefix("read ")))
