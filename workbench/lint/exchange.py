"""Whether labels fit their texts plainly better once some are exchanged: by two, or all in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

_FEWEST = 4
_FEWEST_OF_TWO = 5
_FEWEST_ONE_SIDED = 6
_MAJORITY = 0.6
_STANDING = 0.2
"""At most this share of what speaks for the exchange speaks for the labels as they stand."""

_MOVED = 0.7
"""At least this share of what the texts of exchanged labels say speaks for the exchange."""

Votes = Mapping[str, Counter[str]]
"""For each label, of how many of its texts the words speak of each label."""


def exchange(votes: Votes, count: int) -> Mapping[str, str]:
    """Return which label each of those that are exchanged should be, none where the labels fit as
    they stand, or no exchange fits plainly better. `count` labels there are."""
    goes = _goes(votes)
    moved = sum(votes[own][to] for own, to in goes.items())
    standing = sum(votes[own][own] for own in goes)
    whole = sum(votes[own].total() for own in goes)
    if not goes or standing > _STANDING * moved or moved < _MOVED * whole:
        return {}
    if len(goes) == 1:
        is_plain = count == 2 and standing == 0 and moved >= _FEWEST_ONE_SIDED
        rest = sum(counts.total() for own, counts in votes.items() if own not in goes)
        return goes if is_plain and rest == 0 else {}
    are_single = any(votes[own].total() < 2 for own in goes)
    return goes if moved >= (_FEWEST_OF_TWO if count == 2 or are_single else _FEWEST) else {}


def _goes(votes: Votes) -> dict[str, str]:
    """Return of which other label most texts of a label speak, where those of that one do not speak
    of it themselves."""
    goes: dict[str, str] = {}
    for own, counts in sorted(votes.items(), key=lambda pair: -pair[1].total()):
        to, most = counts.most_common(1)[0] if counts else (own, 0)
        if to != own and most >= _MAJORITY * counts.total() and to not in goes.values():
            goes[own] = to
    stays = True
    while stays:
        kept = {
            own: to
            for own, to in goes.items()
            if to in goes or not votes.get(to)
            if own in goes.values() or not votes.get(to)
        }
        stays, goes = len(kept) < len(goes), kept
    return goes
