"""The part of a page that says what the sealed rows scored, beside the score of the others."""

from __future__ import annotations

from workbench.analysis.report import metric_cells
from workbench.exchange.page.content import Content
from workbench.exchange.page.markup import Html, el, section, table
from workbench.runs.openings import freshness


def holdout(content: Content) -> Html:
    """Return the scores on both kinds of rows, of each run whose version was opened; nothing where
    none was."""
    opened = [(side, side.holdout) for side in content.sides if side.holdout is not None]
    name = content.metric
    rows: list[tuple[str, ...]] = []
    for side, score in opened:
        metric = score.metric(name)
        if metric is not None:
            rows.append((side.label, "hold-out", *metric_cells(metric)))
            rows.append((side.label, "selection", *metric_cells(side.report.metrics[name])))
    if not rows:
        return Html("")
    columns = ("version", "rows", name, "standard error", "95 % interval", "n")
    times = max(score.opened for _, score in opened)
    seen = [score.opening.seen for _, score in opened if score.opening.seen is not None]
    told = freshness(times, max(seen, key=lambda each: each.rows, default=None))
    note = f"{told} The seal guards against oneself, not against someone who unpacks it."
    return section("Hold-out", table(columns, rows, class_="numeric"), el("p", note, class_="note"))
