"""What the system refuses, in a sentence that names the path, the reason and a way out."""

from __future__ import annotations

from workbench.errors import InputError
from workbench.io.ways_out import way_out


def refusal(error: OSError) -> InputError:
    """Return what is to be said of a path that the system refuses."""
    place = f"{error.filename}: " if error.filename else ""
    said = place + (error.strerror or str(error))
    return InputError(said, fix=way_out(error))
