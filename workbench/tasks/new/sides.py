"""Which rows are scored, which are shown as shots, and which are kept apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from workbench.io.files import text_sha256
from workbench.io.given import is_number, require
from workbench.messages import say
from workbench.tasks.new.columns import SPLITS, Column, spelled
from workbench.tasks.new.groups import group_keys
from workbench.tasks.new.roles import Given, Proposal

Sides: TypeAlias = Mapping[str, Sequence[int]]
"""The places of rows by what they are for: `test`, `shots`, `holdout`."""

SHOTS_SHARE = 0.1
MOST_SHOTS = 32


def check_holdout(share: float) -> None:
    """Refuse what is no share of the rows.

    Raises:
        SettingError: it is none.
    """
    expected = "a share of the rows, from 0 to below 1"
    require("holdout", share, lambda x: is_number(x) and 0 <= x < 1, expected)


def split_rows(proposal: Proposal, given: Given) -> tuple[Sides, tuple[str, ...]]:
    """Return which rows are for what, and why. A column that says it counts, unless it is to be
    ignored. Else the text's hash says it, so that rows in another order are split alike. Rows of
    one text or group are never on two sides (see `group_keys`)."""
    texts = group_keys(proposal.looked.table.rows, asked_texts(proposal))
    column = None if given.ignore_split else split_column(proposal)
    if column is not None:
        return _by_column(column, texts, given.holdout)
    groups: dict[str, list[int]] = {}
    for place, text in enumerate(texts):
        groups.setdefault(text, []).append(place)
    wanted = min(MOST_SHOTS, max(1, round(len(texts) * SHOTS_SHARE))) if len(texts) > 1 else 0
    return _by_hash(list(range(len(texts))), groups, wanted, given.holdout), ()


def split_column(proposal: Proposal) -> Column | None:
    """Return the one column that says of each row which split it is of, with one to score and
    one to show; None where there is none, or several."""
    looked = proposal.looked
    found = [looked.columns[path] for path, why in looked.apart.items() if why == "a split"]
    clear = [c for c in found if c.is_full and len({_split(v) for v in c.distinct}) > 1]
    return clear[0] if len(clear) == 1 else None


def _split(value: object) -> str:
    return SPLITS[spelled(value).strip().lower()]


def _by_column(
    column: Column, texts: Sequence[str], holdout: float
) -> tuple[Sides, tuple[str, ...]]:
    splits = [_split(value) for value in column.values]
    there = set(splits)
    scored = "test" if "test" in there else "dev"
    shown = "train" if "train" in there else "dev"
    test = [place for place, split in enumerate(splits) if split == scored]
    scored_texts = {texts[place] for place in test}
    candidates = [place for place, split in enumerate(splits) if split == shown]
    shots = [place for place in candidates if texts[place] not in scored_texts]
    groups: dict[str, list[int]] = {}
    for place in test:
        groups.setdefault(texts[place], []).append(place)
    sides = {**_by_hash(test, groups, 0, holdout), "shots": shots}
    left = len(splits) - len(test) - len(candidates)
    twice = len(candidates) - len(shots)
    told = [
        say(
            "{field} says which rows are scored ({test}) and which are for shots ({shots})",
            field=column.path,
            test=f"{len(test):,}",
            shots=f"{len(shots):,}",
        )
    ]
    if left:
        told.append(say("{n} rows of another split are left out", n=f"{left:,}"))
    if twice:
        told.append(say("{n} rows for shots ask what is scored, and are left out", n=f"{twice:,}"))
    return sides, tuple(told)


def _by_hash(
    places: Sequence[int], groups: Mapping[str, Sequence[int]], shots: int, holdout: float
) -> dict[str, list[int]]:
    """Return the sides of `places`, at most so many of them shots and that share held out; the
    rows of each of `groups`, by their texts' hashes, stay together."""
    side: dict[int, str] = {}
    shown = held = 0
    for text in sorted(groups):
        group = groups[text]
        if shown + len(group) <= shots:
            side.update(dict.fromkeys(group, "shots"))
            shown += len(group)
        elif held + len(group) <= holdout * len(places):
            side.update(dict.fromkeys(group, "holdout"))
            held += len(group)
    sides: dict[str, list[int]] = {"test": [], "shots": [], "holdout": []}
    for place in places:
        sides[side.get(place, "test")].append(place)
    return sides


def asked_texts(proposal: Proposal) -> list[str]:
    """Return the hash of what each row asks; where nothing tells what that is, of nothing."""
    roles, columns = proposal.roles, proposal.columns
    asked = [columns[path].values for path in (roles.passage, *roles.question) if path]
    return [
        text_sha256("\x1f".join(spelled(value).strip() for value in values))
        for values in zip(*asked, strict=True)
    ] or [text_sha256("")] * len(proposal.looked.table.rows)
