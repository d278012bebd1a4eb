"""Numbers as people write them: `1,200.5`, `1.200,5`, `1 200`, `3,5`, `−4`, `12'000`."""

from __future__ import annotations

import math

from workbench.io.han import exactly

_AS_TYPED = str.maketrans("−．，\u00a0\u202f\u2009'’", "-.,     ")
_MOST_DIGITS = 400
_BY_BLANKS = exactly(r"[-+]?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?\Z")
_BY_COMMAS = exactly(r"[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?\Z")
_BY_POINTS = exactly(r"[-+]?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})\Z")
_BY_A_POINT = exactly(r"[-+]?[1-9]\d{0,2}\.\d{3}\Z")


def as_written(text: str, *, parts_thousands: bool = False) -> float | None:
    """Return the number that a text is, whichever sign stands between thousands and before the
    fraction; None where it is none, `1,2,3`, or too large for a float.

    A comma before three figures parts thousands, `1,200`, unless a nought stands before it. A lone
    point, `1.200`, does so only with `parts_thousands`: for texts whose numbers have no three
    decimals.
    """
    bare = text.translate(_AS_TYPED)
    if _BY_BLANKS.match(bare):
        bare = bare.replace(" ", "").replace(",", ".")
    elif _BY_COMMAS.match(bare):
        bare = bare.replace(",", "")
    elif _BY_POINTS.match(bare) or (parts_thousands and _BY_A_POINT.match(bare)):
        bare = bare.replace(".", "").replace(",", ".")
    else:
        bare = bare.replace(",", ".")
    try:
        number = float(bare) if len(bare) <= _MOST_DIGITS else math.inf
    except ValueError:
        return None
    return number if math.isfinite(number) else None
