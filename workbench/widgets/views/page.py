"""The HTML twin of the widget: what a saved notebook shows where no kernel draws it.

Escaped text and inline styles only: no script, no link, nothing that a notebook viewer would have
to trust. Colours are translucent, so that they read on a light page and on a dark one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, cast

from workbench.io.shown import shown_html
from workbench.messages import say
from workbench.tasks.versions import unified_diff
from workbench.widgets.views.charts import ChartView
from workbench.widgets.views.compare import FlipsView
from workbench.widgets.views.display import number
from workbench.widgets.views.preview import (
    ChoiceView,
    PartText,
    SegmentView,
    TripleField,
)
from workbench.widgets.views.results import ResultsView
from workbench.widgets.views.shared import BarView
from workbench.widgets.views.tokens import DrawnToken, TokenChoice
from workbench.widgets.views.toolbar import ToolbarView

_TINTS = {
    "template": "13,148,136",
    "description": "130,80,223",
    "shot_input": "9,105,218",
    "shot_output": "26,127,55",
    "separator": "110,119,129",
    "input": "191,112,0",
    "choice": "191,57,137",
}
_PARTS = {
    "reasoning": "text-decoration:underline dotted",
    "answer": "text-decoration:underline solid 2px",
}
_BOX = "border:1px solid rgba(128,128,128,.35);border-radius:4px;padding:8px 10px;margin:6px 0"
_CODE = "white-space:pre-wrap;overflow-wrap:anywhere;font-family:monospace;font-size:12px"
_CELL = (
    "font-size:12px;text-align:left;padding:2px 10px 2px 0;font-weight:normal;vertical-align:top"
)
_QUIET = "opacity:.7"


PROMPT_CHARACTERS = 20_000
"""So much of a prompt is kept; a notebook holds its twin at every save."""

ROWS = 100
"""So many rows of a table are kept."""


DrawHtml: TypeAlias = Callable[[Mapping[str, Any]], str]
"""Returns what a page shows of one view model, as escaped HTML."""


def page(views: Mapping[str, Mapping[str, Any]], twins: Mapping[str, DrawHtml]) -> str:
    """Return HTML of the view models, by their names, that have a twin; above them what `toolbar`
    says of the task."""
    parts = [_heading(cast(ToolbarView, views["toolbar"])), _trouble(views)]
    parts += [draw(views[name]) for name, draw in twins.items() if views.get(name)]
    return _box("".join(parts))


def pane(name: str, views: Mapping[str, Mapping[str, Any]], twins: Mapping[str, DrawHtml]) -> str:
    """Return HTML of the view model of one pane, or of what is missing for it."""
    view = views.get(name)
    drawn = twins[name](view) if name in twins and view else ""
    return _box(_trouble(views) + (drawn or f"<p>{shown_html(_missing(name, twins))}</p>"))


def _trouble(views: Mapping[str, Mapping[str, Any]]) -> str:
    notice = views.get("notice", {})
    failed = notice.get("level") == "error"
    return f"<p><b>{shown_html(notice['text'])}</b></p>" if failed else ""


def _missing(name: str, twins: Mapping[str, DrawHtml]) -> str:
    if name not in twins:
        return say("This pane is drawn only where its cell is run: it has no picture here.")
    if name == "results":
        return say("Nothing is scored yet.")
    if name == "export":
        return say("No export was looked at yet.")
    return say("There is nothing to see yet.")


def _box(inside: str) -> str:
    return f'<div style="font-size:13px;line-height:1.45">{inside}</div>'


def _heading(toolbar: ToolbarView) -> str:
    facts = (
        toolbar["method"].upper(),
        toolbar["editing"],
        f"doc {toolbar['doc_id']} {toolbar['docs']}",
        f"{toolbar['num_fewshot']}-shot, {toolbar['sampler']}, seed {toolbar['seed']}",
    )
    text = " · ".join(shown_html(str(fact)) for fact in facts)
    return f'<p><b>{shown_html(toolbar["task"])}</b> <span style="{_QUIET}">{text}</span></p>'


def preview_html(preview: Mapping[str, Any]) -> str:
    """Return a prompt with its choices, and what the transform returned."""
    legend = " ".join(
        _span(item["kind"], item["label"], part=item["part"]) for item in preview["legend"]
    )
    prompt = _segments(preview["segments"])
    choices = "".join(_choice(choice) for choice in preview["choices"])
    meta = " · ".join(shown_html(fact["text"]) for fact in preview["meta"])
    problems = "".join(
        f"<li>{shown_html(item['place'])} {shown_html(item['text'])}</li>"
        for item in preview["diagnostics"]
    )
    band = f"<p><b>{shown_html(preview['band'])}</b></p>" if preview["band"] else ""
    listed = f"<ul>{problems}</ul>" if problems else ""
    sha = f"sha256 {shown_html(preview['sha256'][:12])}" if preview["sha256"] else ""
    return (
        f'{band}{listed}<p>{legend} <span style="{_QUIET}">{meta} {sha}</span></p>'
        f'<div style="{_BOX};{_CODE}">{prompt}{choices}</div>{_triple(preview["triple"])}'
    )


def _segments(segments: Sequence[SegmentView]) -> str:
    """Return the prompt; of one that is too long, its beginning and, longer, its end."""
    sizes = [sum(len(run[0]) for run in segment["runs"]) for segment in segments]
    total, head, tail = sum(sizes), PROMPT_CHARACTERS // 4, PROMPT_CHARACTERS * 3 // 4
    out: list[str] = []
    begin = left_out = 0
    for segment, size in zip(segments, sizes, strict=True):
        end = begin + size
        if total <= PROMPT_CHARACTERS or end <= head or begin >= total - tail:
            out.append(_segment(segment))
        else:
            if not left_out:
                out.append("\0")
            left_out += size
        begin = end
    note = f"<i>… {left_out:,} characters are left out here …</i>"
    return "".join(out).replace("\0", note)


def _segment(segment: SegmentView) -> str:
    text = "".join(run[0] for run in segment["runs"])
    return _span(segment["kind"], text, title=segment["title"], part=segment["part"])


def _choice(choice: ChoiceView) -> str:
    text = "".join(run[0] for run in choice["runs"])
    gold = " ✓ gold" if choice["gold"] else ""
    return f"<div>{_span('choice', text)} <i>{shown_html(choice['label'])}{gold}</i></div>"


def _triple(triple: Sequence[TripleField]) -> str:
    rows = (
        f'<tr><th style="{_CELL};{_QUIET}">{shown_html(part["name"])}</th>'
        f'<td style="{_CELL};{_CODE}">{" | ".join(map(_value, part["values"]))}</td></tr>'
        for part in triple
    )
    return f"<table>{''.join(rows)}</table>"


def _value(pieces: Sequence[PartText]) -> str:
    return "".join(
        f'<span style="{_PARTS[piece["part"]]}">{shown_html(piece["text"])}</span>'
        if piece["part"]
        else shown_html(piece["text"])
        for piece in pieces
    )


def results_html(results: Mapping[str, Any]) -> str:
    """Return a run: its metrics and a page of its rows."""
    metrics = "".join(
        f'<tr><th style="{_CELL}">{shown_html(m["name"])}</th>'
        f'<td style="{_CELL}"><b>{shown_html(m["value"])}</b></td>'
        f'<td style="{_CELL}">{shown_html(m["interval"])}</td>'
        f'<td style="{_CELL}">{shown_html(m["n"])}</td>'
        f'<td style="{_CELL}">{_interval(m["bar"])}</td></tr>'
        for m in results["metrics"]
    )
    text = shown_html(results["progress"]["text"])
    table = _table(cast(ResultsView, results)) if results["rows"] else ""
    return f"<p>{text}</p><table>{metrics}</table>{table}" if text or metrics or table else ""


def _interval(bar: BarView | None) -> str:
    """Return a metric's 95 % interval on the axis from 0 to 1, with a line at its value."""
    if bar is None:
        return ""
    spans = ((bar["low"], bar["high"] - bar["low"], ".35"), (bar["value"] - 0.005, 0.01, "1"))
    marks = "".join(
        f'<span style="position:absolute;top:0;bottom:0;left:{100 * left:.1f}%;'
        f'width:{100 * width:.1f}%;background:rgba(9,105,218,{alpha})"></span>'
        for left, width, alpha in spans
    )
    axis = "display:inline-block;position:relative;width:160px;height:8px"
    return f'<span style="{axis};background:rgba(128,128,128,.2)">{marks}</span>'


def chart_html(chart: ChartView | None) -> str:
    """Return a picture as lines of bars: each mark with its place on the picture's own axis."""
    if not chart or not chart["marks"]:
        return ""
    first, last = chart["y_range"]
    span = (last - first) or 1.0
    rows = []
    for mark in chart["marks"][:ROWS]:
        low, high = mark["low"], mark["high"]
        if low is None or high is None:
            low, high = (
                (min(mark["y"], 0.0), max(mark["y"], 0.0)) if mark["to"] else (mark["y"],) * 2
            )
        ends = [min(1.0, max(0.0, (end - first) / span)) for end in (low, high, mark["y"])]
        bar = _interval({"low": ends[0], "high": ends[1], "value": ends[2]})
        cells = (shown_html(mark["label"] or mark["series"]), number(mark["y"]), bar)
        rows.append("".join(f'<td style="{_CELL}">{cell}</td>' for cell in cells))
    words = " · ".join(
        shown_html(chart[name]) for name in ("title", "y_label", "note") if chart[name]
    )
    lines = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<p style="{_QUIET}">{words}</p><table>{lines}</table>'


def pictures_html(pictures: Mapping[str, Any]) -> str:
    """Return the picture of a run that is shown."""
    return chart_html(pictures.get("chart"))


def compare_html(compare: Mapping[str, Any]) -> str:
    """Return a comparison: its sentence, its numbers, its flips as bars, and the rows that
    flipped."""
    found, flips = compare.get("comparison"), compare.get("flips")
    why = compare.get("refusal", "") or compare.get("status", "")
    if not found:
        return f"<p>{shown_html(why)}</p>" if why else ""
    names = ("delta", "interval", "evidence", "planned", "better", "worse", "same", "n", "left_out")
    facts = " · ".join(shown_html(found[name]) for name in names if found[name])
    sides = shown_html(" → ".join(compare.get("labels", ()) or (found["runs"],)))
    head = (
        f"<p><b>{shown_html(found['verdict'])}</b></p>"
        f'<p style="{_QUIET}">{sides} · {shown_html(found["metric"])} · {facts}</p>'
    )
    bars = chart_html(compare.get("chart")) + chart_html(compare.get("evidence"))
    return head + bars + (_table(flips) if flips and flips["rows"] else "")


def _table(table: FlipsView | ResultsView) -> str:
    """Return one page of rows, each with its mark before it."""
    head = "".join(f'<th style="{_CELL};{_QUIET}">{shown_html(c)}</th>' for c in table["columns"])
    rows = "".join(
        f"<tr><td>{shown_html(row['mark'])}</td>"
        + "".join(f'<td style="{_CELL}">{shown_html(cell)}</td>' for cell in row["cells"])
        + "</tr>"
        for row in table["rows"][:ROWS]
    )
    pager = f'<p style="{_QUIET}">{shown_html(table["pager"])}</p>'
    return f"<table><tr><th></th>{head}</tr>{rows}</table>{pager}"


def tokens_html(tokens: Mapping[str, Any]) -> str:
    """Return the tokens of a prompt and of its choices, each with its value."""
    if tokens.get("state") != "ready":
        why = tokens.get("message", "")
        return f"<p>{shown_html(why)}</p>" if why else ""
    facts = " · ".join(map(shown_html, tokens["facts"]))
    prompt = "".join(map(_token, tokens["context"]))
    rows = "".join(_choice_tokens(row) for row in tokens["choices"])
    table = f'<div style="overflow-x:auto"><table>{rows}</table></div>' if rows else ""
    note = " ".join(shown_html(tokens[name]) for name in ("message", "error", "hidden", "pager"))
    return f'<p style="{_QUIET}">{facts} {note}</p><div style="{_BOX}">{prompt}</div>{table}'


def _choice_tokens(row: TokenChoice) -> str:
    marks = "✓" * row["gold"] + "●" * row["picked"]
    facts = "".join(
        f'<td style="{_CELL}">{shown_html(text)}</td>' for text in (row["sum"], row["per_token"])
    )
    cells = "".join(f"<td>{_token(token)}</td>" for token in row["tokens"])
    end = shown_html(row["error"] or row["more"])
    head = f'<th style="{_CELL}">{shown_html(row["label"])} {marks}</th>'
    return f'<tr>{head}{facts}{cells}<td style="{_CELL}">{end}</td></tr>'


def _token(token: DrawnToken) -> str:
    deep = max(token["level"], 0)
    style = (
        "display:inline-block;margin:0 2px 4px 0;text-align:center;font-family:monospace;"
        f"background:rgba(213,94,0,{0.08 * deep:.2f});border-bottom:{deep}px solid #d55e00"
    )
    hint = "; ".join(f"{other['text']} {other['chance']}" for other in token["others"])
    value = f'<br><span style="font-size:10px;{_QUIET}">{shown_html(token["value"])}</span>'
    end = "<br>" if token["ends_line"] else ""
    name = shown_html(token["name"]).replace(" ", "·")
    return f'<span style="{style}" title="{shown_html(hint)}">{name}{value}</span>{end}'


def diff_html(diff: Mapping[str, Any]) -> str:
    """Return the lines that differ between the two sides that were chosen, or that none does."""
    if not diff["changed"]:
        return f"<p>{shown_html(diff['message'])}</p>" if diff["message"] else ""
    names = (diff["old"] or diff["parent"] or say("nothing"), diff["new"] or say("draft"))
    sides = (diff["before"], diff["after"])
    if diff["prompts"]:  # which end where they end: without a newline is nothing to be told
        names = tuple(f"{name} · {diff['doc']}" for name in names)
        sides = tuple(f"{side}\n" for side in sides)
    return _diff(unified_diff(*sides, *names))


def export_html(export: Mapping[str, Any]) -> str:
    """Return what would be written for another system, or what was, and what does not go over;
    "" where nobody asked for it yet."""
    written, error = export["written"], export["error"]
    if not (export["files"] or written or error):
        return ""
    (system,) = (each["label"] for each in export["systems"] if each["id"] == export["system"])
    files = (
        [f"{file['mark']} {file['path']} {file['size']} {file['says']}" for file in export["files"]]
        if written is None
        else written["files"]
    )
    said = (
        error,
        written["title"] if written else "",
        written["commit"] if written else export["repository"],
        export["refused"],
        export["score"],
        export["lossless"],
        *export["losses"],
    )
    head = " · ".join(map(shown_html, (system, export["version"], export["place"])))
    items = "".join(f"<li>{shown_html(text)}</li>" for text in files)
    lines = "".join(f"<p>{shown_html(text)}</p>" for text in said if text)
    return f"<p><b>{head}</b></p>{lines}<ul>{items}</ul>"


def _diff(unified: str) -> str:
    tints = {"+": "46,160,67", "-": "248,81,73"}
    lines = []
    for line in unified.splitlines():
        tint = tints.get(line[:1]) if not line.startswith(("+++", "---")) else None
        style = f' style="background:rgba({tint},.16)"' if tint else ""
        lines.append(f"<span{style}>{shown_html(line)}</span>\n")
    return f'<pre style="{_BOX};{_CODE}">{"".join(lines)}</pre>'


def _span(kind: str, text: str, *, title: str = "", part: str = "") -> str:
    hint = f' title="{shown_html(title)}"' if title else ""
    style = f"background:rgba({_TINTS[kind]},.16);{_PARTS.get(part, '')}".rstrip(";")
    return f'<span{hint} style="{style}">{shown_html(text)}</span>'
