"""The steps of sums, written in five styles: does a model write as its shots do?

A style is a line of the transform that writes a row's steps anew, a last sentence, and a pattern by
which a response is known as written so, be it right or wrong.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from workbench.analysis.report import Report
from workbench.tasks.template import template

SUMS_OF_ROW = """
terms = [int(text) for text in data["question"].rstrip("=").split("+")]
sums = [sum(terms[: many + 2]) for many in range(len(terms) - 1)]
"""
CLOSING = "The answer is {answer}."
OTHER = "other"


@dataclass(frozen=True, slots=True)
class Style:
    """How steps are written: Python that makes `shown` of a row's `terms` and `sums`, what closes
    them, and the pattern of a response."""

    shown: str
    pattern: str
    closing: str = CLOSING

    def source(self, input: str) -> str:
        """Return the text of a transform with this input, whose shots show such steps."""
        output = f" {{shown}} {self.closing}"
        return template(input, output, "{answer}", before=f"{SUMS_OF_ROW}shown = {self.shown}")


STYLES: Mapping[str, Style] = {
    "equations": Style(
        '" ".join(f"{s - t}+{t}={s}." for t, s in zip(terms[1:], sums))',
        r"(\d+\s*\+\s*\d+\s*=\s*\d+\.\s*)+The answer is \d+",
    ),
    "words": Style(
        '" ".join(f"{s - t} and {t} make {s}." for t, s in zip(terms[1:], sums))',
        r"(\d+ and \d+ makes? \d+\.\s*)+The answer is \d+",
    ),
    "arrows": Style(
        '" -> ".join(str(s) for s in [terms[0], *sums]) + "."',
        r"\d+(\s*->\s*\d+)+\.\s*The answer is \d+",
    ),
    "totals": Style(
        '", ".join(str(s) for s in sums) + "."', r"\d+(,\s*\d+)*\.\s*The answer is \d+"
    ),
    "####": Style(
        '" ".join(f"{s - t}+{t}={s}." for t, s in zip(terms[1:], sums))',
        r"(\d+\s*\+\s*\d+\s*=\s*\d+\.\s*)+####\s*\d+",
        "#### {answer}",
    ),
}
"""By its name. Of any response at most one of the patterns is found at its beginning."""


def style_of(response: str) -> str:
    """Return the name of the style that a response is written in, `OTHER` for none."""
    text = response.strip()
    return next((n for n, each in STYLES.items() if re.match(each.pattern, text)), OTHER)


def followed(reports: Mapping[str, Report]) -> dict[str, dict[str, float]]:
    """Return, for each report by the style of its shots, the share of its responses in each
    style."""
    found: dict[str, dict[str, float]] = {}
    for name, report in reports.items():
        cuts = [row.extraction.cut if row.extraction else "" for row in report.rows]
        counts = Counter(map(style_of, cuts))
        found[name] = {style: counts[style] / len(cuts) for style in (*STYLES, OTHER)}
    return found
