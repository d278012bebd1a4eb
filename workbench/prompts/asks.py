"""What a transform asks to reach besides its task's folder, in a comment of its own:

    # workbench: allow network
    # workbench: allow write
    # workbench: allow read ~/.cache/huggingface

`write` is for the task's folder. Elsewhere, in UltraEval say, such a line is a comment like any.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection

from workbench.prompts.worker.sandbox import Access

ASK = re.compile(r"^#[ \t]*workbench:[ \t]*allow[ \t]+(network|write|read[ \t]+\S.*?)[ \t]*$", re.M)


def asked_for(text: str) -> tuple[str, ...]:
    """Return what a transform asks for: `network`, `write`, `read PATH`."""
    return tuple(dict.fromkeys(" ".join(found.split()) for found in ASK.findall(text)))


def access_for(folder: str, granted: Collection[str]) -> Access:
    """Return what a transform of the task in `folder` may reach with what it was granted."""
    paths = (ask.removeprefix("read ") for ask in sorted(granted) if ask.startswith("read "))
    reads = (os.path.join(folder, os.path.expanduser(path)) for path in paths)
    return Access(
        reads=(folder, *reads),
        writes=(folder,) if "write" in granted else (),
        network="network" in granted,
    )
