"""The parts of a page, from what it tells to markup."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from pathlib import PurePath

from workbench.analysis.chart import Chart
from workbench.analysis.charts import evidence_chart, flip_chart, format_chart, reports_chart
from workbench.analysis.compare import format_e, format_p
from workbench.analysis.doc_charts import length_chart, margin_chart
from workbench.analysis.report import metric_cells
from workbench.exchange.page.content import MOST_SHOWN, Content, PageSide
from workbench.exchange.page.figures import figure
from workbench.exchange.page.markup import Html, el, folded, joined, section, table
from workbench.exchange.page.texts import (
    answer_of,
    cut,
    date_of,
    gold_of,
    interval_text,
    metric_text,
    number,
    settings_of,
)
from workbench.tasks.versions import unified_diff
from workbench.types import Metric, Row, Run, Segment

KINDS = {
    "template": "chat template",
    "description": "description",
    "shot_input": "shot: input",
    "shot_output": "shot: output",
    "separator": "separator",
    "input": "input",
}
"""What the kinds of segments are called."""


# -- the head ----------------------------------------------------------------------------------


def head(content: Content) -> Html:
    """Return what a reader sees first: what was scored, and what came out."""
    runs = [side.run for side in content.sides]
    versions = " → ".join(side.label for side in content.sides)
    methods, models = [run.method.upper() for run in runs], [run.model for run in runs]
    facts = dict.fromkeys((*methods, *models, *map(date_of, runs), *_states(content)))
    return el(
        "header",
        el("p", runs[-1].task, class_="task"),
        el("h1", versions),
        el("p", *(el("span", fact) for fact in facts), class_="facts"),
        el("div", *(_score(side, content.metric) for side in content.sides), class_="scores"),
        _sentence(content),
    )


def _states(content: Content) -> Iterator[str]:
    for side in content.sides:
        if side.run.status != "done":
            wanted = side.run.settings.get("n", len(side.report.rows))
            done = len(side.report.rows)
            yield f"{side.label} {side.run.status}: {done:,} of {wanted:,} docs"


def _score(side: PageSide, name: str) -> Html:
    metric = side.report.metrics[name]
    low, high = metric.ci95
    has_place = math.isfinite(metric.value) and 0 <= low <= high <= 1
    return el(
        "div",
        el("p", f"{side.label}, {name}", class_="name"),
        el("p", number(metric.value), class_="value"),
        _bar(metric) if has_place else Html(""),
        el("p", interval_text(metric)),
        el("p", f"{metric.n:,} docs"),
        class_="score",
    )


def _bar(metric: Metric) -> Html:
    """Return a score and its interval on a line from 0 to 1; the texts beside say the same."""
    low, high = metric.ci95
    between = f"left: {100 * low:.2f}%; width: {100 * (high - low):.2f}%"
    return el(
        "div",
        el("span", class_="interval", style=between),
        el("span", class_="dot", style=f"left: {100 * metric.value:.2f}%"),
        class_="bar",
        aria_hidden="true",
    )


def _sentence(content: Content) -> Html:
    found = content.comparison
    if found is None:
        return Html("")
    judged = found.judgement
    low, high = judged.interval
    numbers = [f"B − A {found.delta:+.3f}"]
    if math.isfinite(low) and math.isfinite(high):
        numbers.append(f"95 % interval, at every look: {low:+.3f} to {high:+.3f}")
    numbers += [
        f"evidence {format_e(judged.e_value)} of {format_e(judged.e_needed)} needed",
        f"for an n planned beforehand: {found.test}, {format_p(found.p_value)}",
    ]
    numbers += [f"{len(found.better):,} better", f"{len(found.worse):,} worse", f"n = {found.n:,}"]
    if found.left_out:
        numbers.append(f"{found.left_out:,} docs without a score on one side, or on both")
    names = f"A is {content.sides[0].label}, B is {content.sides[1].label}."
    return el(
        "div",
        el("p", found.verdict[:1].upper() + found.verdict[1:] + ".", class_="verdict"),
        el("p", " · ".join(numbers), class_="numbers"),
        el("p", names, class_="numbers"),
        class_="comparison",
    )


# -- numbers and pictures ----------------------------------------------------------------------


def metrics(content: Content) -> Html:
    """Return all metrics of all runs."""
    sides, alone = content.sides, len(content.sides) == 1
    names = dict.fromkeys(name for side in sides for name in side.report.metrics)
    rows = [
        (name, *(() if alone else (side.label,)), *metric_cells(side.report.metrics[name]))
        for name in names
        for side in sides
        if name in side.report.metrics
    ]
    versions = () if alone else ("version",)
    columns = ("metric", *versions, "value", "standard error", "95 % interval", "n")
    told = [f"{side.label}: {side.band.sentence}." for side in sides if side.band]
    bands = [el("p", text, class_="numbers") for text in told]
    return section("Metrics", table(columns, rows, class_="numeric"), *bands)


def pictures(content: Content) -> Html:
    """Return the charts of the runs; one that has nothing to show is left out."""
    charts: list[tuple[str, Chart]] = []
    if content.comparison:
        both = {side.label: side.report for side in content.sides}
        charts.append(("Scores", reports_chart(both, content.metric)))
        charts.append(("What changed", flip_chart(content.comparison)))
        charts.append(("Evidence, row by row", evidence_chart(content.comparison)))
        if content.comparison.formats:
            charts.append(("Over neutral formats", format_chart(content.comparison)))
    last = content.last.report
    if last.run.method == "ppl":
        charts.append(("The right choice's lead, doc by doc", margin_chart(last)))
    else:
        charts.append(("Length of the responses", length_chart(last)))
    drawn = [(caption, chart) for caption, chart in charts if chart.marks]
    figures = [figure(chart, name, place) for place, (name, chart) in enumerate(drawn)]
    return section("Pictures", el("div", *figures, class_="figures") if figures else "")


# -- docs --------------------------------------------------------------------------------------


def docs(content: Content) -> Html:
    """Return the docs that flipped, or went wrong, with question and answers."""
    titles = {"worse": "Worse", "better": "Better", "wrong": "Docs that lost points"}
    parts: list[str] = []
    for kind, ids in content.kinds.items():
        if ids:
            shown = ids[:MOST_SHOWN]
            more = "" if shown == ids else f", the first {len(shown)}"
            parts.append(el("h3", f"{titles[kind]}: {len(ids):,}{more}", class_=kind))
            parts.append(_docs_table(content, shown))
    return section("Flips" if content.comparison else "Wrong", *parts)


def _docs_table(content: Content, ids: Sequence[int]) -> Html:
    answers = [f"answer of {s.label}" for s in content.sides]
    rows: list[tuple[str, ...]] = []
    for doc_id in ids:
        at_each = [side.row(doc_id) for side in content.sides]
        cells = (question_of(content.last, at_each[-1]), gold_of(at_each[-1]))
        texts = (*cells, *(answer_of(row) for row in at_each))
        rows.append((str(doc_id), *map(cut, texts)))
    return table(("doc", "question", "right", *answers), rows, class_="docs")


def question_of(side: PageSide, row: Row) -> str:
    """Return what a doc asks: its prompt's last input, or, where the segments are not known, the
    prompt's end."""
    item = side.rendered.get(row.doc_id)
    if item is None:
        return f"…{row.prompt[-300:]}" if len(row.prompt) > 300 else row.prompt
    return next((s.text for s in reversed(item.prompt.segments) if s.kind == "input"), row.prompt)


def prompt(content: Content) -> Html:
    """Return the prompt of the example, of each run, in segments where they are known."""
    doc_id = content.example
    if doc_id is None:
        return Html("")
    boxes = [_prompt_box(side, doc_id, alone=len(content.sides) == 1) for side in content.sides]
    return section(f"The prompt of doc {doc_id}", *boxes)


def _prompt_box(side: PageSide, doc_id: int, *, alone: bool) -> Html:
    row, item = side.row(doc_id), side.rendered.get(doc_id)
    title = Html("") if alone else el("h3", f"By {side.label}")
    if item is None:
        parts: list[str] = [row.prompt]
        legend = el("p", "Its parts are not known: the task is gone or was changed since, or the "
                    "prompt is in a chat template.", class_="note")  # fmt: skip
    else:
        parts = [_segment(segment) for segment in item.prompt.segments]
        kinds = dict.fromkeys(segment.kind for segment in item.prompt.segments)
        legend = el("p", *(el("span", KINDS[k], data_kind=k) for k in kinds), class_="legend")
    choices = [
        el("li", choice, *((el("b", " right"),) if place in row.gold else ()))
        for place, choice in enumerate(row.choices)
    ]
    return joined((
        title,
        legend,
        el("div", *parts, class_="prompt"),
        el("ul", *choices, class_="choices") if choices else Html(""),
        el("p", f"SHA-256 of the prompt: {row.prompt_sha256}", class_="hash"),
    ))  # fmt: skip


def _segment(segment: Segment) -> Html:
    title = KINDS[segment.kind] + ("" if segment.doc_id is None else f", doc {segment.doc_id}")
    return el("span", segment.text, data_kind=segment.kind, title=title)


# -- what it was -------------------------------------------------------------------------------


def settings(content: Content) -> Html:
    """Return the settings of the runs; what differs between two is marked."""
    told = [settings_of(side.run) for side in content.sides]
    names = list(dict.fromkeys(name for each in told for name in each))
    rows = []
    for name in names:
        values = [each.get(name, "–") for each in told]
        marked = el("mark", name) if len(set(values)) > 1 else name
        rows.append((marked, *values))
    head_ = ("setting", *(side.label for side in content.sides))
    return section("Settings", table(head_, rows, class_="settings"))


def source(content: Content) -> Html:
    """Return the transform that was scored, and of two how they differ."""
    sides = content.sides
    parts: list[str] = []
    if len(sides) == 2:
        a, b = sides
        text = unified_diff(a.run.source, b.run.source, a.label, b.label)
        lines = text.removesuffix("\n").split("\n") if text else []
        if lines:
            parts.append(el("pre", *map(_diff_line, lines), class_="diff"))
        else:
            parts.append(el("p", "Both runs have the same text of the transform."))
    parts += [folded(f"transform of {side.label}", el("pre", el("code", side.run.source)))
              for side in sides]  # fmt: skip
    return section("Transform", *parts)


def _diff_line(line: str) -> Html:
    kind = {"+": "ins", "-": "del"}.get(line[:1], "span")
    return el("span" if line.startswith(("+++", "---")) else kind, line)


def hashes(content: Content) -> Html:
    """Return what identifies the runs, hash by hash."""
    rows = [("run", *(side.run.run_id for side in content.sides))]
    told = [_hashes(side) for side in content.sides]
    names = dict.fromkeys(name for each in told for name in each)
    rows += [(name, *(each.get(name, "–") for each in told)) for name in names]
    head_ = ("", *(side.label for side in content.sides))
    note = (
        "The hash of all prompts is the SHA-256 of the scored docs' prompt hashes, in hexadecimal, "
        "in order of their ids, each with a line end behind it."
    )
    return section("Hashes", table(head_, rows, class_="hashes"), el("p", note, class_="note"))


def _hashes(side: PageSide) -> dict[str, str]:
    run, kept = side.run, side.run.settings
    lines = "".join(f"{row.prompt_sha256}\n" for row in side.report.rows if row.error is None)
    told = {
        "transform, SHA-256": run.source_sha256,
        "model fingerprint": run.fingerprint,
        "rows, SHA-256": kept.get("docs_sha256") or "",
        "rows of shots, SHA-256": kept.get("shots_sha256") or "",
        "all prompts, SHA-256": hashlib.sha256(lines.encode("ascii")).hexdigest(),
    }
    for path, sha256 in (kept.get("files") or {}).items():
        told[f"{PurePath(path).name}, SHA-256"] = sha256 or "could not be read"
    return {name: text for name, text in told.items() if text}


def troubles(content: Content) -> Html:
    """Return what went wrong, and what the model said of its answers."""
    parts: list[str] = []
    for side in content.sides:
        lines = [*_errors(side), *side.report.notes]
        if lines:
            of = f"{side.label}: " if len(content.sides) > 1 else ""
            parts.append(el("ul", *(el("li", of + line) for line in lines)))
    return section("Errors and notes", *parts)


def _errors(side: PageSide) -> Iterator[str]:
    found: dict[str, list[int]] = {}
    for row in side.report.rows:
        if row.error is not None:
            found.setdefault(f"no prompt: {row.error.type}: {row.error.message}", []).append(
                row.doc_id
            )
            continue
        for name, score in row.scores.items():
            if math.isnan(score.value):
                found.setdefault(f"no {name}: {score.reason}", []).append(row.doc_id)
    for text, ids in found.items():
        more = ", …" if len(ids) > 10 else ""
        docs_ = "doc" if len(ids) == 1 else "docs"
        yield f"{len(ids):,} {docs_} ({', '.join(map(str, ids[:10]))}{more}): {text}"


def title_of(content: Content) -> str:
    """Return the page's title."""
    run: Run = content.last.run
    versions = " → ".join(side.label for side in content.sides)
    metric = metric_text(content.last.report.metrics[content.metric])
    return f"{run.task} · {versions} · {content.metric} {metric}"
