"""What is kept of robustness bands: how versions score over neutral formats."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, TypeAlias

from workbench.analysis.band import ENDS, Band
from workbench.messages import say

BandKey: TypeAlias = tuple[str, str]
"""The group of runs that a band stands beside (`timeline.group_of`), and the hash of the text."""

BANDS_SCHEMA = """
CREATE TABLE IF NOT EXISTS bands (
    task TEXT NOT NULL, method TEXT NOT NULL, scored TEXT NOT NULL, source TEXT NOT NULL,
    made REAL NOT NULL, band TEXT NOT NULL, PRIMARY KEY (task, method, scored, source)
) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class Versus:
    """Another version in the same formats: in which share of them the first is better, and within
    which shares that is with a chance of 90 %."""

    version: str
    source_sha256: str
    better: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class KeptBand:
    """What is kept of a band: the scores that 5, 25, 50, 75 and 95 % of the formats are below, how
    sure the ends are, and the other version."""

    version: str
    quantiles: tuple[float, float, float, float, float]
    low: tuple[float, float]
    high: tuple[float, float]
    formats: int
    evaluations: int
    versus: Versus | None = None

    @property
    def sentence(self) -> str:
        """The band in a sentence."""
        low, _, middle, _, high = (f"{100 * q:.1f}" for q in self.quantiles)
        told = say(
            "over {n} formats {version} scores {middle} in the middle, and nine in ten score "
            "{low} to {high}",
            n=self.formats, version=self.version, middle=middle, low=low, high=high,
        )  # fmt: skip
        return f"{told}; {better_text(self.versus)}" if self.versus else told


def better_text(versus: Versus) -> str:
    """Return in how many formats a version is better, in words."""
    low, high = (f"{100 * end:.0f}" for end in versus.interval)
    return say(
        "better than {version} in {share} % of formats ({low} to {high})",
        version=versus.version, share=f"{100 * versus.better:.0f}", low=low, high=high,
    )  # fmt: skip


def keep_of(band: Band, version: str, versus: Versus | None = None) -> KeptBand:
    """Return what is kept of a band."""
    low, quarter, middle, three, high = map(band.quantile, (ENDS[0], 0.25, 0.5, 0.75, ENDS[1]))
    ends = band.interval(ENDS[0]), band.interval(ENDS[1])
    return KeptBand(
        version, (low, quarter, middle, three, high), *ends, band.variants, band.evaluations, versus
    )


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
