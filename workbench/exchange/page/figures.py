"""Charts as SVG that stands in a page: no ids that clash, no dates, and the page's own colours."""

from __future__ import annotations

import io
import re

from workbench.analysis.chart import Chart
from workbench.analysis.draw import draw
from workbench.analysis.plots import GRID, INK
from workbench.exchange.page.markup import Html, el

_THEMED = {INK.lower(): "var(--ink)", GRID.lower(): "var(--line)", "#ffffff": "none"}
"""Colours that follow the page's theme. Those of the marks stand on light and on dark."""

_METADATA = re.compile(r"\s*<metadata>.*?</metadata>", re.DOTALL)
_NAMESPACE = re.compile(r'\s+xmlns(:\w+)?="[^"]*"')
_ID = re.compile(r'\bid="([^"]+)"')


def figure(chart: Chart, caption: str, number: int) -> Html:
    """Return a chart as a figure; `number` tells its ids from those of others in the page."""
    described = f"{caption}. {chart.title}. {chart.note}"
    return el(
        "figure",
        el("figcaption", caption),
        el("div", svg_of(chart, f"f{number}"), role="img", aria_label=described),
    )


def svg_of(chart: Chart, prefix: str) -> Html:
    """Return a chart as an `svg` element; equal charts give equal bytes. Its ids begin with
    `prefix`."""
    buffer = io.StringIO()
    draw(chart).savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
    text = buffer.getvalue()
    text = _METADATA.sub("", text[text.index("<svg") :])
    text = _NAMESPACE.sub("", text).replace("xlink:href=", "href=")
    for place, name in enumerate(dict.fromkeys(_ID.findall(text))):
        # matplotlib makes some of them at random
        new = f"{prefix}-{place}"
        text = text.replace(f'id="{name}"', f'id="{new}"').replace(f'"#{name}"', f'"#{new}"')
        text = text.replace(f"url(#{name})", f"url(#{new})")
    for colour, themed in _THEMED.items():
        text = re.sub(f": {colour}(?=[;\"'])", f": {themed}", text)
    return Html(text.strip())
