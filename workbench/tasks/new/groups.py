"""Rows that belong together: one is never scored where another of them is shown or kept apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from workbench.io.files import text_sha256
from workbench.scoring.groups import group_of


def group_keys(
    rows: Sequence[Mapping[str, Any]], texts: Sequence[str], named: Sequence[str] = ()
) -> list[str]:
    """Return the key of each row's group, a hash: rows of one of `texts` are together, those that
    `scoring.groups.group_of` names alike, and those of one name in `named` ("" names none), also
    by way of other rows. A row alone has its text as its key, which is a hash already, so rows in
    another order have the same keys."""
    parent: dict[str, str] = {}

    def root(key: str) -> str:
        while parent.setdefault(key, key) != key:
            key = parent[key]
        return key

    for place, row in enumerate(rows):
        names = [group_of(row), named[place] if named else ""]
        for kind, name in enumerate(names):
            if name:
                one, other = root(texts[place]), root(text_sha256(f"{kind}\x1f{name}"))
                parent[max(one, other)] = min(one, other)
    return [root(text) for text in texts]
