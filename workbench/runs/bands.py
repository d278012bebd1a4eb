"""What is kept of robustness bands: how versions score over neutral formats."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any, TypeAlias

from workbench.analysis.formats import KeptBand, Versus

BandKey: TypeAlias = tuple[str, str]
"""The group of runs that a band stands beside (`timeline.group_of`), and the hash of the text."""

BANDS_SCHEMA = """
CREATE TABLE IF NOT EXISTS bands (
    task TEXT NOT NULL, method TEXT NOT NULL, scored TEXT NOT NULL, source TEXT NOT NULL,
    made REAL NOT NULL, band TEXT NOT NULL, PRIMARY KEY (task, method, scored, source)
) WITHOUT ROWID;
"""


def write_band(
    db: sqlite3.Connection, task: str, method: str, key: BandKey, band: KeptBand
) -> None:
    """Keep a band, in the place of an older one. One that was made without another version keeps
    what was known of that."""
    known = bands_of(db.execute(BANDS_OF, (task, method))).get(key)
    if band.versus is None and known is not None:
        band = replace(band, versus=known.versus)
    values = (task, method, *key, time.time(), json.dumps(asdict(band)))
    db.execute("INSERT OR REPLACE INTO bands VALUES (?,?,?,?,?,?)", values)


BANDS_OF = "SELECT scored, source, band FROM bands WHERE task=? AND method=?"


def bands_of(found: Iterable[sqlite3.Row]) -> dict[BandKey, KeptBand]:
    """Return bands by the group and the version's text, from what `BANDS_OF` finds."""
    return {(scored, source): _band(json.loads(text)) for scored, source, text in found}


def _band(given: Mapping[str, Any]) -> KeptBand:
    told: dict[str, Any] = {n: tuple(v) if isinstance(v, list) else v for n, v in given.items()}
    if told["versus"] is not None:
        found: dict[str, Any] = told["versus"]
        told["versus"] = Versus(**{**found, "interval": tuple(found["interval"])})
    return KeptBand(**told)
