"""Why another system reports another number: the first stage at which each doc's ways part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.analysis.align import ForeignRow, Way, align
from workbench.analysis.records import record_of
from workbench.analysis.report import Report
from workbench.analysis.stages import STAGES, Known, Stage, StageDifference, differences
from workbench.analysis.tables import SHOWN_ROWS, CaptionedTable, html_table
from workbench.io.brief import brief
from workbench.types import Doc


@dataclass(frozen=True, slots=True)
class GapRow:
    """A doc that both have. `theirs` is its place in the file, from 0; `by` says how it was found.

    `differences` are all that differs, first stages first; later ones may follow from the first.
    """

    doc_id: int
    theirs: int
    by: Way
    differences: tuple[StageDifference, ...]

    @property
    def stage(self) -> Stage | None:
        """The first stage at which the two differ; None where nothing known differs."""
        return self.differences[0].stage if self.differences else None


@dataclass(frozen=True)
class Gap:
    """How our run and another system's file differ.

    `only_ours` are ids of docs that the file lacks, `only_theirs` places in the file of rows that
    are none of ours.
    """

    run_id: str
    system: str
    rows: tuple[GapRow, ...]
    only_ours: tuple[int, ...]
    only_theirs: tuple[int, ...]

    def __repr__(self) -> str:
        return brief(self, "rows", "only_ours", "only_theirs")

    @property
    def counts(self) -> Mapping[str, int]:
        """How many docs first differ at each stage, in the order of the stages; `same` at last
        counts those without a known difference."""
        found = Counter(row.stage for row in self.rows)
        return {
            **{stage: found[stage] for stage in STAGES if found[stage]},
            "same": found[None],
        }

    def _repr_html_(self) -> str:
        return html_table(*gap_table(self))


def explain_gap(
    report: Report,
    foreign: Sequence[ForeignRow],
    *,
    system: str = "",
    docs: Sequence[Doc] = (),
    tolerance: float = 1e-3,
) -> Gap:
    """Return where the run's docs and another system's rows of them first differ.

    `docs` are the run's, for files whose rows are in another order. Log-likelihoods within
    `tolerance` nats (and a hundred-thousandth of the sum) are the same. Token ids are in no
    system's file; that other tokens were counted shows in the sums.
    """
    settings = report.run.settings
    known = Known(
        until=tuple((settings.get("decoding") or {}).get("until") or ()),
        target_delimiter=str(settings.get("target_delimiter") or ""),
        tolerance=tolerance,
    )
    pairs = align(report.rows, foreign, docs)
    rows = tuple(
        GapRow(
            report.rows[pair.ours].doc_id,
            pair.theirs,
            pair.by,
            tuple(differences(report.rows[pair.ours], foreign[pair.theirs], known)),
        )
        for pair in pairs
    )
    mine, other = {pair.ours for pair in pairs}, {pair.theirs for pair in pairs}
    return Gap(
        run_id=report.run_id,
        system=system,
        rows=rows,
        only_ours=tuple(row.doc_id for i, row in enumerate(report.rows) if i not in mine),
        only_theirs=tuple(i for i in range(len(foreign)) if i not in other),
    )


def gap_record(gap: Gap) -> dict[str, Any]:
    """Return the gap as JSON values. A row's `stage` is the first that differs, or null."""
    return {
        **record_of(gap, "run_id system"),
        "n": len(gap.rows),
        "stages": dict(gap.counts),
        **record_of(gap, "only_ours only_theirs"),
        "rows": [
            {
                **record_of(row, "doc_id theirs by stage"),
                "differences": [_difference_record(found) for found in row.differences],
            }
            for row in gap.rows
        ],
    }


def _difference_record(found: StageDifference) -> dict[str, Any]:
    has_place = found.offset is not None
    return record_of(found, "stage message ours theirs" + " offset" * has_place)


def gap_summary(gap: Gap) -> str:
    """Return one line: how many docs are the same, where the others part, and who lacks which."""
    same = gap.counts["same"]
    parts = [f"{same} of {len(gap.rows)} docs the same"]
    parts += [f"{count} {stage}" for stage, count in gap.counts.items() if stage != "same"]
    if gap.only_ours:
        parts.append(f"{len(gap.only_ours)} only in our run")
    if gap.only_theirs:
        parts.append(f"{len(gap.only_theirs)} only in theirs")
    return f"{gap.run_id} · {gap.system or 'the file'}: {', '.join(parts)}"


def gap_table(gap: Gap) -> CaptionedTable:
    """Return a table for people: the first docs that differ, a stage after another."""
    cells: list[tuple[str, ...]] = []
    parted = [row for row in gap.rows if row.stage]
    parted.sort(key=lambda row: (STAGES.index(row.differences[0].stage), row.doc_id))
    for row in parted[:SHOWN_ROWS]:
        first, *later = row.differences
        then = ", ".join(dict.fromkeys(found.stage for found in later))
        cells.append((str(row.doc_id), first.stage, first.message, first.ours, first.theirs, then))
    head = ("doc", "first stage", "what differs", "ours", "theirs", "then")
    return gap_summary(gap), head if cells else (), cells
