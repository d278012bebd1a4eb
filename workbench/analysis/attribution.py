"""Which edit did it: the hunks of a change between two versions, each with its share of the effect.

The numbers are `analysis.shapley`'s; here they have the hunks' names, and a sentence.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from workbench.analysis.shapley import MOST_WHOLE, Interval, PartEffect, Shares
from workbench.analysis.tables import html_table
from workbench.messages import Message, say


@dataclass(frozen=True, slots=True)
class HunkShare:
    """A hunk and what it did to the metric, more being better (see `shapley.PartEffect`).

    `text` says what it does to the prompt, `name` what it is there. `old_lines` and `new_lines` are
    the lines of the two sources that made it, from 1, and `diff` has them; none where a setting
    did. `rows` counts the rows of the sample that have it; `notes` say what had to be merged.
    """

    name: str
    text: str
    effect: float
    ci95: Interval
    one_in: float
    one_in_ci95: Interval
    one_out: float
    one_out_ci95: Interval
    interaction: Interval
    old_lines: tuple[int, ...] = ()
    new_lines: tuple[int, ...] = ()
    diff: str = ""
    rows: int = 0
    notes: tuple[str, ...] = ()

    @property
    def is_decided(self) -> bool:
        """Whether its interval leaves out 0."""
        return _leaves_out_zero(self.ci95)

    @property
    def needs_others(self) -> bool:
        """Whether it does something beside the others and nothing without them."""
        return _leaves_out_zero(self.one_out_ci95) and not _leaves_out_zero(self.one_in_ci95)


@dataclass(frozen=True, slots=True)
class Together:
    """Two hunks, by their places, that work together and little alone: what both do, and each.
    `is_strict` says that neither alone can be told from doing nothing."""

    hunks: tuple[int, int]
    effect: float
    ci95: Interval
    alone: tuple[float, float]
    is_strict: bool


@dataclass(frozen=True)
class Attribution:
    """What each hunk of the change from one version to another did.

    `total` is the whole change's effect in `metric`; of up to four hunks the effects sum to it.
    All are means over questions, of which there are `n` in `rows` rows; `left_out` counts the rows
    without a score somewhere, `corners` the in-between prompts of a row, both ends included.
    `notes` say what the total is by rows, where it is another one by questions. `settings` is how
    they were rendered and scored.
    """

    task: str
    old: str
    new: str
    model: str
    metric: str
    hunks: tuple[HunkShare, ...]
    together: tuple[Together, ...]
    total: float
    total_ci95: Interval
    n: int
    left_out: int
    corners: int
    rows: int = 0
    notes: tuple[Message, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @property
    def sentence(self) -> Message:
        """Which edit did it, in a sentence, in the language in force."""
        return _sentence(self)

    def _repr_html_(self) -> str:
        head = ("hunk", "what", "effect", "95 % interval", "alone", "left out", "lines")
        rows = [share_cells(hunk) for hunk in self.hunks]
        return html_table(f"{self.metric}: {self.sentence}", head, rows, names_rows=True)


def make_shares(
    found: Shares, hunks: Sequence[Mapping[str, Any]]
) -> tuple[tuple[HunkShare, ...], tuple[Together, ...]]:
    """Return the hunks with their effects, and the pairs that only work together; of a hunk what
    `HunkShare` says besides."""
    shares = tuple(
        HunkShare(**about, **_numbers(part)) for about, part in zip(hunks, found.parts, strict=True)
    )
    together = tuple(
        Together(
            pair.parts,
            pair.together,
            pair.together_ci95,
            (found.parts[pair.parts[0]].one_in, found.parts[pair.parts[1]].one_in),
            pair.is_strict,
        )
        for pair in found.pairs
        if pair.is_needed
    )
    return shares, together


def _numbers(part: PartEffect) -> dict[str, Any]:
    names = "effect ci95 one_in one_in_ci95 one_out one_out_ci95 interaction"
    return {name: getattr(part, name) for name in names.split()}


def share_cells(hunk: HunkShare) -> tuple[str, ...]:
    """Return a hunk as people read it: name, text, effect, interval, alone, left out, lines."""
    return (
        hunk.name,
        hunk.text,
        signed_effect(hunk.effect),
        interval_text(hunk.ci95),
        signed_effect(hunk.one_in),
        signed_effect(hunk.one_out),
        lines_text(hunk.old_lines, hunk.new_lines),
    )


def signed_effect(value: float) -> str:
    """Return an effect with its sign, `+0.040` or `−0.040`."""
    if math.isnan(value):
        return "–"
    return f"{value:+.3f}".replace("-", "−") if round(value, 3) else "0.000"


def interval_text(interval: Interval) -> str:
    """Return an interval, `+0.010 … +0.070`."""
    return " … ".join(map(signed_effect, interval))


def lines_text(old: Sequence[int], new: Sequence[int]) -> str:
    """Return the lines of two sources, `5 → 5-7`; "" where there are none."""
    if not (old or new):
        return ""
    return " → ".join(_spans(lines) or "·" for lines in (old, new))


def _spans(lines: Sequence[int]) -> str:
    spans: list[list[int]] = []
    for line in sorted(lines):
        if spans and spans[-1][1] == line - 1:
            spans[-1][1] = line
        else:
            spans.append([line, line])
    return ", ".join(f"{a}-{b}" if b > a else str(a) for a, b in spans)


def _leaves_out_zero(interval: Interval) -> bool:
    return interval[0] > 0 or interval[1] < 0


def _sentence(found: Attribution) -> Message:
    if not found.hunks:
        return say("both versions make the same prompts: there is nothing to attribute")
    if found.n == 0:
        return say("nothing to attribute: no row has a score with every prompt")
    parts = [_pair_words(found, pair) for pair in found.together]
    paired = {place for pair in found.together for place in pair.hunks}
    alone = [h for place, h in enumerate(found.hunks) if h.is_decided and place not in paired]
    alone.sort(key=lambda hunk: -abs(hunk.effect))
    parts += [_hunk_words(found, hunk) for hunk in alone]
    rest = len(found.hunks) - len(paired) - len(alone)
    if rest and parts:
        parts.append(say("what else changed ({n}) cannot be told from 0", n=rest))
    elif rest:
        parts.append(say("no hunk of {n} can be told from 0", n=rest))
    words = parts[0]
    for part in (*parts[1:], *found.notes):
        words = say("{first}; {second}", first=words, second=part)
    total = signed_effect(found.total)
    if found.n < found.rows:
        return say("of {total} in all, over {questions} questions in {rows} rows: {words}",
                   total=total, questions=found.n, rows=found.rows, words=words)  # fmt: skip
    return say("of {total} in all: {words}", total=total, words=words)


def _pair_words(found: Attribution, pair: Together) -> Message:
    one, other = (f"{found.hunks[i].name} ({found.hunks[i].text})" for i in pair.hunks)
    values = {
        "one": one,
        "other": other,
        "effect": signed_effect(pair.effect),
        "first": signed_effect(pair.alone[0]),
        "second": signed_effect(pair.alone[1]),
    }
    if pair.is_strict:
        return say(
            "{one} and {other} only work together, {effect}; alone they do {first} and {second}",
            **values,
        )
    return say(
        "{one} and {other} work mostly together, {effect}; alone they do {first} and {second}",
        **values,
    )


def _hunk_words(found: Attribution, hunk: HunkShare) -> Message:
    words = say(
        "{name} ({text}) does {effect} ({interval})",
        name=hunk.name,
        text=hunk.text,
        effect=signed_effect(hunk.effect),
        interval=interval_text(hunk.ci95),
    )
    if len(found.hunks) > MOST_WHOLE and hunk.needs_others:
        return say("{words}, only beside others", words=words)
    return words
