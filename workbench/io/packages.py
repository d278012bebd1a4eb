"""Packages that come with an extra of this one, and what is said where they are missing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.util import find_spec

from workbench.errors import WorkbenchError

EXTRAS = {
    "torch": ("torch", "transformers"),
    "datasets": ("datasets",),
    "cluster": ("ray",),
    "mcp": ("mcp",),
    "optimisers": ("gepa",),
}
"""What an extra brings that is imported here, by the extra's name."""


def has_extra(extra: str) -> bool:
    """Say whether all packages of the extra are installed, loading none of them."""
    return not missing_packages(EXTRAS[extra])


def missing_packages(packages: Sequence[str]) -> list[str]:
    """Return those of the packages that are not installed here."""
    return [package for package in packages if not _is_installed(package)]


def require_extra(what: str, extra: str, kind: type[WorkbenchError], *, instead: str = "") -> None:
    """Refuse `what` ("model 'owner/name'") where a package of the extra is missing, with the
    command that installs it, and perhaps what can be done `instead`.

    Raises:
        WorkbenchError: so; of that `kind`.
    """
    packages = EXTRAS[extra]
    missing = missing_packages(packages)
    if missing:
        raise kind(
            f"{what} needs {' and '.join(packages)}",
            seen=f"{' and '.join(missing)} not installed here",
            fix=f"Run `{command(extra)}`{', or ' + instead if instead else ''}.",
        )


def command(extra: str) -> str:
    """Return what installs an extra, to be typed into a shell."""
    return f"pip install 'prompt-workbench[{extra}]'"


def is_hub_name(name: str) -> bool:
    """Say whether the Hugging Face hub could have something of that name: `name` or `owner/name`.
    It is asked for nothing else, and no library is loaded to be told so."""
    return _HUB_NAME.fullmatch(name) is not None and len(name) <= 200


_HUB_NAME = re.compile(r"[A-Za-z0-9][\w.-]*(?:/[\w.-]+)?", re.ASCII)


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):  # an importer refuses it, or it is half loaded
        return False
