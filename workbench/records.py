"""Values as JSON records: what the command line prints and writes, and what agents are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from workbench.analysis.records import as_json, record_of
from workbench.answers.extraction import answer_part
from workbench.types import Draw, Rendered, RenderFailure, Row, Run, Segment

if TYPE_CHECKING:  # a command imports what it makes a record of, and no other
    from workbench.analysis.compare import Comparison
    from workbench.analysis.curves import SweepPoint
    from workbench.analysis.report import Report
    from workbench.exchange.task_group import GroupReport
    from workbench.lint.finding import Finding, LintReport
    from workbench.runs.cost import Cost
    from workbench.runs.neighbours.axes import Variant
    from workbench.runs.neighbours.best_shots import BestShots
    from workbench.runs.neighbours.search import FieldPrice, Neighbours

LISTED_DOCS = 10
"""So many docs of a finding are named; `count` says how many there are."""

_PROOF = (
    "metric before after reader delta ci95 p_value p_holm proofs holds n better worse verdict"
    " sentence"
)


def rendered_record(item: Rendered | RenderFailure) -> dict[str, Any]:
    """Return what `workbench render --json` prints for one doc."""
    if isinstance(item, RenderFailure):
        error = record_of(item.diagnostic, "type message line column")
        return {"doc_id": item.doc.id, "error": error}
    turns = [record_of(turn, "role text") for turn in item.example.turns]
    return {
        "doc_id": item.doc.id,
        "prompt": item.prompt.text,
        "sha256": item.prompt.sha256,
        "segments": [_segment_record(segment) for segment in item.prompt.segments],
        **record_of(item.example, "input output"),
        "processed_output": _text_or_list(item.example.processed_output),
        **({"turns": turns} if turns else {}),
        **record_of(item, "choices target_delimiter"),
        "shots": list(item.shot_ids),
    }


def _segment_record(segment: Segment) -> dict[str, Any]:
    """Return a segment; where its output shows steps, also where the answer part begins, and in a
    chat whose turns stand where in it."""
    has_steps = segment.answer_start is not None
    record = record_of(segment, "kind text doc_id" + " answer_start" * has_steps)
    turns = [record_of(turn, "role start end") for turn in segment.turns]
    return {**record, "turns": turns} if turns else record


def group_record(found: GroupReport) -> dict[str, Any]:
    """Return what `workbench score --json` prints of a folder of a group's tasks."""
    return {
        "tasks": [report_record(report) for report in found.reports.values()],
        "groups": [
            {
                "name": group.name,
                "metrics": {name: record_of(metric, "value stderr ci95 n")
                            for name, metric in group.metrics.items()},
                "missing": {name: list(tasks) for name, tasks in group.missing.items()},
            }
            for group in found.groups
        ],
    }  # fmt: skip


def report_record(report: Report) -> dict[str, Any]:
    """Return what `workbench score --json` prints. `cached` counts the docs whose answers were
    all stored, `computed` the others that were asked for, `failed` those without a score, and
    `unmade` those of them without a prompt; `notes` is what the model said of its answers, and how
    many docs have no score and why."""
    return {
        **run_record(report.run),
        "n": len(report.rows),
        **record_of(report, "metrics cached computed notes failed unmade"),
    }


def row_record(row: Row) -> dict[str, Any]:
    """Return the line that `--samples` writes for one doc."""
    extraction = row.extraction
    record: dict[str, Any] = {
        **record_of(row, "doc_id prompt_sha256 prompt choices"),
        "loglikelihoods": [
            {
                **record_of(answer, "sum num_tokens"),
                "num_chars": len(choice),
                "num_bytes": len(choice.encode("utf-8")),
                "is_greedy": answer.is_greedy,
            }
            for choice, answer in zip(row.choices, row.loglikelihoods, strict=False)
        ],
        "response": row.generation.text if row.generation else None,
        "extracted": _text_or_list(extraction.extracted) if extraction else None,
        "processed_output": _text_or_list(row.processed_output),
        "scores": {name: as_json(score.value) for name, score in row.scores.items()},
    }
    start = answer_part(extraction) if extraction else None
    if extraction and start is not None:
        record |= {"reasoning": extraction.cut[:start], "answer": extraction.cut[start:]}
    if row.draws:
        record["draws"] = [_draw_record(draw) for draw in row.draws]
    reasons = {name: score.reason for name, score in row.scores.items() if score.reason}
    if reasons:
        record["reasons"] = reasons
    if row.error:
        record["error"] = record_of(row.error, "type message line column")
    return record


def _draw_record(draw: Draw) -> dict[str, Any]:
    extraction = draw.extraction
    return {
        "response": draw.generation.text if draw.generation else None,
        "extracted": _text_or_list(extraction.extracted) if extraction else None,
        "scores": {name: as_json(score.value) for name, score in draw.scores.items()},
    }


def comparison_record(found: Comparison) -> dict[str, Any]:
    """Return what `workbench compare --json` prints; what could not be computed is null."""
    judged = found.judgement
    return {
        **record_of(
            found,
            "run_a run_b metric delta ci95 p_value test n better worse left_out verdict"
            " rows_needed",
        ),
        "decision": judged.verdict,
        **record_of(judged, "interval e_value e_needed questions tries margin no_worse evidence"),
        "notes": list(found.notes),
        "rounding": len(found.rounding),
        "formats": as_json(found.formats),
    }


def sweep_record(points: Sequence[SweepPoint]) -> list[dict[str, Any]]:
    """Return what `workbench sweep --json` prints; `n` counts the docs of a run."""
    return [
        {
            **record_of(point, "version num_fewshot seed model run_id"),
            "n": len(point.report.rows),
            "metrics": as_json(point.metrics),
        }
        for point in points
    ]


def neighbours_record(found: Neighbours, price: FieldPrice) -> dict[str, Any]:
    """Return what `workbench neighbours --json` prints."""
    race = found.race
    standings = [
        {
            "name": one.variant.name,
            "levels": dict(one.variant.levels),
            "questions": one.questions,
            "mean": as_json(one.mean),
            "lead": as_json(one.lead),
            "reason": str(one.reason),
        }
        for one in race.standings
    ]
    return {
        "task": found.task,
        "version": found.version,
        "model": found.model,
        "metric": found.metric,
        "variants": len(race.variants),
        "evaluations": race.evaluations,
        "distinct_tokens": found.distinct_tokens,
        "alone_tokens": found.alone_tokens,
        "best": _variant_record(found.best),
        "tied": [variant.name for variant in found.tied],
        "estimate": as_json(race.estimate),
        "interval": as_json(race.interval),
        "lead": as_json(race.lead),
        "lead_interval": as_json(race.judgement.interval),
        "verdict": race.judgement.verdict,
        "tries": race.tries,
        "axes": {axis.name: as_json(axis) for axis in found.effects},
        "interactions": as_json(found.interactions),
        "sealed": as_json(found.sealed),
        "sentence": str(found.sentence),
        "rounds": [as_json(one) for one in race.rounds],
        "standings": standings,
        "dropped": [{"name": v.name, "reason": str(why)} for v, why in found.field.dropped],
        "price": price_record(price),
        "seconds": found.seconds,
    }


def best_shots_record(found: BestShots, price: FieldPrice) -> dict[str, Any]:
    """Return what `workbench shots --best K --json` prints; `shots` are the best choice's rows,
    none where nothing is ahead of yours, and `tied` those of each that is not shown to be worse."""
    record = neighbours_record(found.search, price)
    told = {
        "k": found.size,
        "pool": found.pool,
        "shots": list(found.ids),
        "tied": [list(ids) for ids in found.tied],
        "sentence": found.sentence,
    }
    unmeasured = ("axes", "interactions")
    return {**{name: value for name, value in record.items() if name not in unmeasured}, **told}


def _variant_record(variant: Variant) -> dict[str, Any]:
    plan = variant.plan
    return {
        "name": variant.name,
        "levels": dict(variant.levels),
        "source": plan.source,
        "settings": as_json(plan.settings),
        "chat_template": plan.chat_template,
        "model": variant.model,
        "metric": variant.metric,
    }


def price_record(price: FieldPrice) -> dict[str, Any]:
    """Return what `workbench neighbours --dry-run --json` prints of the price."""
    return {
        "evaluations": price.evaluations,
        "tokens": price.tokens,
        "first_lap_tokens": price.first_lap,
        "run_tokens": price.run_tokens,
        "stored": price.cost.stored,
        "to_compute": price.cost.to_compute,
        "seconds": price.cost.seconds,
        "seconds_range": price.cost.seconds_range,
    }


def cost_record(cost: Cost) -> dict[str, Any]:
    """Return what `workbench score --dry-run --json` prints. `stored`, `to_compute` and `failing`
    count docs; what is not known is null."""
    docs_and_time = (
        "stored to_compute failing tokens generated seconds seconds_range at_most looked_at"
    )
    memory = cost.memory
    return {
        **record_of(cost, docs_and_time),
        "memory_bytes": memory and memory.total,
        "weights_bytes": memory and memory.weights,
        "free_bytes": memory and memory.free,
        "fits": memory and memory.fits,
    }


def lint_record(report: LintReport) -> dict[str, Any]:
    """Return what `workbench lint --json` prints; `proofs` is null where none was made."""
    findings = [_finding_record(finding) for finding in report.findings]
    held = sum(proof.holds for proof in report.proofs)
    proofs = {"made": len(report.proofs), "held": held, "correction": "Holm 1979"}
    return {
        "findings": findings,
        "docs_checked": report.docs_checked,
        "proofs": proofs if report.proofs else None,
    }


def _finding_record(finding: Finding) -> dict[str, Any]:
    return {
        **record_of(finding, "rule severity message line"),
        "doc_ids": list(finding.doc_ids[:LISTED_DOCS]),
        **record_of(finding, "count fix"),
        "proof": record_of(finding.proof, _PROOF) if finding.proof else None,
        "unproven": finding.unproven,
    }


def run_record(run: Run) -> dict[str, Any]:
    """Return what `workbench runs --json` lists for one run."""
    return {
        **record_of(run, "run_id task version source_sha256 model method status started seconds"),
        "settings": dict(run.settings),
        "metrics": as_json(run.metrics or {}),
    }


def _text_or_list(value: str | tuple[str, ...]) -> str | list[str]:
    if isinstance(value, str):
        return value
    return value[0] if len(value) == 1 else list(value)
