"""What is known of versions over neutral formats: the band of one, and how often one is better than
another in the same formats."""

from __future__ import annotations

from dataclasses import dataclass, replace

from workbench.analysis.band import ENDS, Band
from workbench.messages import clauses, say


@dataclass(frozen=True, slots=True)
class Versus:
    """Another version in the same formats: in which share of them the first is better, and within
    which shares that is with a chance of 90 %. `is_same`: on no row did they differ in any format,
    so neither is better in any."""

    version: str
    source_sha256: str
    better: float
    interval: tuple[float, float]
    is_same: bool = False


@dataclass(frozen=True, slots=True)
class KeptBand:
    """What is kept of a band: the scores that 5, 25, 50, 75 and 95 % of the formats are below, how
    sure the ends are, and the other version. `scored` of the formats were scored, 0 where that was
    not kept."""

    version: str
    quantiles: tuple[float, float, float, float, float]
    low: tuple[float, float]
    high: tuple[float, float]
    formats: int
    evaluations: int
    versus: Versus | None = None
    scored: int = 0

    @property
    def sentence(self) -> str:
        """The band in a sentence."""
        low, _, middle, _, high = (f"{100 * q:.1f}" for q in self.quantiles)
        told = say(
            "over {n} formats {version} scores {middle} in the middle, and nine in ten score "
            "{low} to {high}",
            n=self.formats, version=self.version, middle=middle, low=low, high=high,
        )  # fmt: skip
        return clauses((told, better_text(self.versus))) if self.versus else told

    @property
    def ends(self) -> tuple[float, float]:
        """The scores between which nine in ten formats are."""
        return self.quantiles[0], self.quantiles[-1]


@dataclass(frozen=True, slots=True)
class ComparedFormats:
    """The two sides of a comparison over neutral formats: their bands, None where one is not known,
    and in how many of the same formats the second is better, None where that was not asked."""

    before: KeptBand | None
    after: KeptBand | None
    better: Versus | None


def better_text(versus: Versus) -> str:
    """Return in how many formats a version is better, in words."""
    if versus.is_same:
        return say("the same as {version} in all formats", version=versus.version)
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
        version, (low, quarter, middle, three, high), *ends, band.variants, band.evaluations,
        versus, band.scored,
    )  # fmt: skip


def compare_bands(
    before: KeptBand | None, after: KeptBand | None, sources: tuple[str, str]
) -> ComparedFormats | None:
    """Return what two bands say side by side, None where there is neither; `sources` are the
    hashes of the two texts. Whichever of the two was scored against the other tells in how many
    formats the second is better."""
    if before is None and after is None:
        return None
    better = after.versus if after else None
    if better is None or better.source_sha256 != sources[0]:
        asked = before.versus if before else None
        better = None
        if before and asked and asked.source_sha256 == sources[1]:
            low, high = asked.interval
            better = replace(asked, version=before.version, source_sha256=sources[0])
            if not asked.is_same:
                better = replace(better, better=1 - asked.better, interval=(1 - high, 1 - low))
    return ComparedFormats(before, after, better)
