"""One model, four systems: what each scoring rule reports, and the docs they disagree on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from workbench.analysis.records import as_json, record_of
from workbench.analysis.report import metric_cells
from workbench.analysis.tables import SHOWN_ROWS, CaptionedTable, html_table
from workbench.io.brief import brief
from workbench.scoring.metrics.aggregate import aggregate
from workbench.scoring.rule_rows import RuleRow
from workbench.scoring.rules import FAULTY, RULES, ChoiceRule, Evidence, Verdict
from workbench.types import Loglikelihood, Metric


@dataclass(frozen=True)
class RulesReport:
    """What the rules make of a task's docs under one model.

    `rows` are those finished so far, by doc id; `metrics` has each rule's accuracy, with its
    standard error and 95 % interval.
    """

    task: str
    version: str
    model: str
    rows: tuple[RuleRow, ...]
    metrics: Mapping[str, Metric]

    def __repr__(self) -> str:
        return brief(self, "rows")

    @property
    def disputed(self) -> tuple[RuleRow, ...]:
        """The docs for which not all rules pick the same choice."""
        return tuple(row for row in self.rows if row.is_disputed)

    def differing(self, rule_a: str, rule_b: str) -> tuple[int, ...]:
        """Return the ids of the docs for which both rules have a pick, and not the same."""
        pairs = ((row.doc_id, row.picks[rule_a], row.picks[rule_b]) for row in self.rows)
        return tuple(doc for doc, a, b in pairs if a is not None and b is not None and a != b)

    def _repr_html_(self) -> str:
        parts = [html_table(*table) for table in rules_tables(self) if table[2]]
        return f"<div>{''.join(parts)}</div>"


def make_rules_report(
    rows: Sequence[RuleRow],
    *,
    task: str = "",
    version: str = "",
    model: str = "",
    questions: Mapping[int, str] | None = None,
) -> RulesReport:
    """Return the report of the rows that are finished. `questions` names that of each doc, where
    several are of one."""
    names = list(rows[0].verdicts) if rows else []
    asked = [(questions or {}).get(row.doc_id, "") for row in rows]
    metrics = {name: aggregate([row.verdicts[name].score for row in rows], asked) for name in names}
    ordered = tuple(sorted(rows, key=lambda row: row.doc_id))
    return RulesReport(task, version, model, ordered, metrics)


def rules_tables(report: RulesReport) -> tuple[CaptionedTable, CaptionedTable]:
    """Return what people see: the rules with their accuracy, and the docs they disagree on."""
    return _accuracies(report), _disputed(report)


def _accuracies(report: RulesReport) -> CaptionedTable:
    """Return the table of the rules: accuracy, and on how many docs each picks otherwise than
    `lm_eval_acc`, the plainest of them."""
    names = ("rule", "accuracy", "95 % interval", "n", "picks unlike lm_eval_acc", "what it is")
    rows = []
    for name, metric in report.metrics.items():
        accuracy, _, interval, n = metric_cells(metric)
        unlike = len(report.differing(name, "lm_eval_acc"))
        rows.append((name, accuracy, interval, n, str(unlike or ""), _rule(name).says))
    facts = [fact for fact in (report.task, report.version, report.model) if fact]
    facts.append(f"{len(report.disputed)} of {len(report.rows)} docs disputed")
    return " · ".join(facts), names, rows


def _disputed(report: RulesReport) -> CaptionedTable:
    """Return the table of the disputed docs: what each rule picks, ✓ where that is right."""
    rows = [
        (str(row.doc_id), *(_pick_text(row, verdict) for verdict in row.verdicts.values()))
        for row in report.disputed[:SHOWN_ROWS]
    ]
    more = len(report.disputed) - len(rows)
    caption = f"disputed docs (the first {SHOWN_ROWS}; {more} more)" if more else "disputed docs"
    return caption, ("doc", *report.metrics), rows


def rules_record(report: RulesReport) -> dict[str, Any]:
    """Return the report as JSON values; what could not be computed is null.

    `pairs` counts for each two rules the docs on which they pick differently; `disputed` are the
    ids of the docs on which any two do. A row has each rule's values in the order of `choices`,
    in the unit and with the sign of its system, and the sums and counts they are made of.
    """
    names = list(report.metrics)
    return {
        **record_of(report, "task version model"),
        "n": len(report.rows),
        "rules": {name: _metric_record(name, report.metrics[name]) for name in names},
        "pairs": [
            {"rules": [a, b], "differ": len(docs)}
            for a, b in combinations(names, 2)
            if (docs := report.differing(a, b))
        ],
        "disputed": [row.doc_id for row in report.disputed],
        "rows": [_row_record(row) for row in report.rows],
    }


def _rule(name: str) -> ChoiceRule:
    return RULES[name] if name in RULES else FAULTY[name]


def _metric_record(name: str, metric: Metric) -> dict[str, Any]:
    rule = _rule(name)
    return {
        "system": rule.system,
        "formula": rule.says,
        "picks": "lowest" if rule.lowest else "highest",
        "accuracy": as_json(metric.value),
        **record_of(metric, "stderr ci95 n"),
    }


def _row_record(row: RuleRow) -> dict[str, Any]:
    record: dict[str, Any] = {
        **record_of(row, "doc_id prompt_sha256 choices gold"),
        "disputed": row.is_disputed,
        "rules": {name: _verdict_record(verdict) for name, verdict in row.verdicts.items()},
        "sums": [_evidence_record(one) for one in row.evidence],
    }
    if row.error:
        record["error"] = record_of(row.error, "type message line column")
    return record


def _verdict_record(verdict: Verdict) -> dict[str, Any]:
    record = {**record_of(verdict, "values pick"), "score": as_json(verdict.score.value)}
    return {**record, "reason": verdict.score.reason} if verdict.score.reason else record


def _evidence_record(one: Evidence) -> dict[str, Any]:
    """Return a choice's sums in nats with their numbers of tokens, and its own lengths."""
    parts = {n: _sum_record(getattr(one, n)) for n in ("whole", "continuation", "apart", "alone")}
    num_bytes = len(one.choice.encode("utf-8", "surrogatepass"))
    return {**parts, "num_chars": len(one.choice), "num_bytes": num_bytes}


def _sum_record(part: Loglikelihood | tuple[float, ...] | str) -> dict[str, Any]:
    if isinstance(part, str):
        return {"sum": None, "num_tokens": None, "reason": part}
    logprobs = part.token_logprobs if isinstance(part, Loglikelihood) else part
    return {"sum": as_json(float(sum(logprobs))), "num_tokens": len(logprobs)}


def _pick_text(row: RuleRow, verdict: Verdict) -> str:
    if verdict.pick is None:
        return "—"
    text = row.choices[verdict.pick]
    short = text if len(text) <= 16 else text[:15] + "…"
    return f"{short} ✓" if verdict.pick in row.gold else short
