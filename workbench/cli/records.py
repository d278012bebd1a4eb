"""Values as the JSON records of the command line, and of the files that it writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from workbench.analysis.compare import Comparison
from workbench.analysis.curves import SweepPoint
from workbench.analysis.report import Report, metrics_record, number_or_null
from workbench.answers.extraction import answer_part
from workbench.lint.finding import Finding, LintReport, Proof
from workbench.runs.cost import Cost
from workbench.types import Rendered, RenderFailure, Row, Run, Score, Segment

LISTED_DOCS = 10
"""So many docs of a finding are named; `count` says how many there are."""


def rendered_record(item: Rendered | RenderFailure) -> dict[str, Any]:
    """Return what `workbench render --json` prints for one doc."""
    if isinstance(item, RenderFailure):
        found = item.diagnostic
        return {
            "doc_id": item.doc.id,
            "error": {
                "type": found.type,
                "message": found.message,
                "line": found.line,
                "column": found.column,
            },
        }
    example = item.example
    return {
        "doc_id": item.doc.id,
        "prompt": item.prompt.text,
        "sha256": item.prompt.sha256,
        "segments": [_segment_record(segment) for segment in item.prompt.segments],
        "input": example.input,
        "output": example.output,
        "processed_output": _text_or_list(example.processed_output),
        "choices": list(item.choices),
        "target_delimiter": item.target_delimiter,
        "shots": list(item.shot_ids),
    }


def _segment_record(segment: Segment) -> dict[str, Any]:
    """Return a segment; where its output shows steps, also where the answer part begins."""
    record = {"kind": segment.kind, "text": segment.text, "doc_id": segment.doc_id}
    if segment.answer_start is not None:
        record["answer_start"] = segment.answer_start
    return record


def report_record(report: Report) -> dict[str, Any]:
    """Return what `workbench score --json` prints. `cached` counts the docs whose answers were
    all stored, `computed` the others that were scored, `failed` those without a prompt; `notes` is
    what the model said of its answers."""
    return {
        **run_record(report.run),
        "n": len(report.rows),
        "metrics": metrics_record(report.metrics),
        "cached": report.cached,
        "computed": report.computed,
        "notes": list(report.notes),
        "failed": report.failed,
    }


def row_record(row: Row) -> dict[str, Any]:
    """Return the line that `--samples` writes for one doc."""
    extraction = row.extraction
    record: dict[str, Any] = {
        "doc_id": row.doc_id,
        "prompt_sha256": row.prompt_sha256,
        "prompt": row.prompt,
        "choices": list(row.choices),
        "loglikelihoods": [
            {
                "sum": answer.sum,
                "num_tokens": answer.num_tokens,
                "num_chars": len(choice),
                "num_bytes": len(choice.encode("utf-8")),
                "is_greedy": answer.is_greedy,
            }
            for choice, answer in zip(row.choices, row.loglikelihoods, strict=False)
        ],
        "response": row.generation.text if row.generation else None,
        "extracted": _text_or_list(extraction.extracted) if extraction else None,
        "processed_output": _text_or_list(row.processed_output),
        "scores": {name: number_or_null(score.value) for name, score in row.scores.items()},
    }
    start = answer_part(extraction) if extraction else None
    if extraction and start is not None:
        record |= {"reasoning": extraction.cut[:start], "answer": extraction.cut[start:]}
    reasons = _reasons(row.scores)
    if reasons:
        record["reasons"] = reasons
    if row.error:
        record["error"] = {"type": row.error.type, "message": row.error.message}
    return record


def comparison_record(found: Comparison) -> dict[str, Any]:
    """Return what `workbench compare --json` prints; what could not be computed is null."""
    return {
        "run_a": found.run_a,
        "run_b": found.run_b,
        "metric": found.metric,
        "delta": number_or_null(found.delta),
        "ci95": [number_or_null(bound) for bound in found.ci95],
        "p_value": number_or_null(found.p_value),
        "test": found.test,
        "n": found.n,
        "better": list(found.better),
        "worse": list(found.worse),
        "left_out": found.left_out,
        "verdict": found.verdict,
        "rows_needed": found.rows_needed,
    }


def sweep_record(points: Sequence[SweepPoint]) -> list[dict[str, Any]]:
    """Return what `workbench sweep --json` prints; `n` counts the docs of a run."""
    return [
        {
            "version": point.version,
            "num_fewshot": point.num_fewshot,
            "seed": point.seed,
            "run_id": point.report.run_id,
            "n": len(point.report.rows),
            "metrics": metrics_record(point.metrics),
        }
        for point in points
    ]


def cost_record(cost: Cost) -> dict[str, Any]:
    """Return what `workbench score --dry-run --json` prints. `stored`, `to_compute` and `failing`
    count docs; what is not known is null."""
    memory = cost.memory
    return {
        "stored": cost.stored,
        "to_compute": cost.to_compute,
        "failing": cost.failing,
        "tokens": cost.tokens,
        "generated": cost.generated,
        "seconds": cost.seconds,
        "seconds_range": cost.seconds_range and list(cost.seconds_range),
        "at_most": cost.at_most,
        "memory_bytes": memory and memory.total,
        "weights_bytes": memory and memory.weights,
        "free_bytes": memory and memory.free,
        "fits": memory and memory.fits,
    }


def lint_record(report: LintReport) -> dict[str, Any]:
    """Return what `workbench lint --json` prints."""
    return {
        "findings": [_finding_record(finding) for finding in report.findings],
        "docs_checked": report.docs_checked,
    }


def _finding_record(finding: Finding) -> dict[str, Any]:
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "message": finding.message,
        "line": finding.line,
        "doc_ids": list(finding.doc_ids[:LISTED_DOCS]),
        "count": finding.count,
        "fix": finding.fix,
        "proof": _proof_record(finding.proof) if finding.proof else None,
    }


def _proof_record(proof: Proof) -> dict[str, Any]:
    return {
        "metric": proof.metric,
        "before": proof.before,
        "after": proof.after,
        "delta": number_or_null(proof.delta),
        "ci95": [number_or_null(bound) for bound in proof.ci95],
        "p_value": number_or_null(proof.p_value),
        "n": proof.n,
        "better": list(proof.better),
        "worse": list(proof.worse),
        "verdict": proof.verdict,
    }


def run_record(run: Run) -> dict[str, Any]:
    """Return what `workbench runs --json` lists for one run."""
    return {
        "run_id": run.run_id,
        "task": run.task,
        "version": run.version,
        "source_sha256": run.source_sha256,
        "model": run.model,
        "method": run.method,
        "status": run.status,
        "started": run.started,
        "seconds": run.seconds,
        "settings": dict(run.settings),
        "metrics": metrics_record(run.metrics or {}),
    }


def _reasons(scores: Mapping[str, Score]) -> dict[str, str]:
    return {name: score.reason for name, score in scores.items() if score.reason}


def _text_or_list(value: str | tuple[str, ...]) -> str | list[str]:
    if isinstance(value, str):
        return value
    return value[0] if len(value) == 1 else list(value)
