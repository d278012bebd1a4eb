"""How the accuracy grows with the shots, and what wrong answers or another order do to it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, TypeAlias

from workbench.analysis.chart import Chart, Guide, Mark, Series, Tick, Words, make_chart, point_of
from workbench.errors import SettingError
from workbench.lessons.desk import Desk, accuracy
from workbench.lessons.shuffled import answer_of, in_order, orders, shot_count, with_wrong_answers
from workbench.messages import say
from workbench.runs.plan import Plan
from workbench.types import Method, Rendered, Row

MOST_SHOTS = 8
"""The right end of the shots' slider."""

MARGIN = 0.04
"""The part of a range that is left free at its ends, which stay where they are while it grows."""

Dial: TypeAlias = Literal["shots", "wrong", "order"]
"""What a slider sets."""


@dataclass(frozen=True, slots=True)
class Dials:
    """Where the sliders are: how many shots, how many of them show an answer that is not theirs,
    and the number of their order, from 0."""

    shots: int = 0
    wrong: int = 0
    order: int = 0

    def most(self, dial: Dial) -> int:
        """Return the right end of a slider."""
        ends = {"shots": MOST_SHOTS, "wrong": self.shots, "order": orders(self.shots) - 1}
        return ends[dial]

    def set(self, dial: Dial, value: int) -> Dials:
        """Move a slider; what then lies beyond the end of another is moved to that end."""
        moved = replace(self, **{dial: min(max(value, 0), self.most(dial))})
        return replace(
            moved,
            wrong=min(moved.wrong, moved.most("wrong")),
            order=min(moved.order, moved.most("order")),
        )

    def along(self, dial: Dial) -> tuple[Dials, ...]:
        """Return where else that slider can go, the nearest places first."""
        own = _place(self, dial)
        places = sorted(range(self.most(dial) + 1), key=lambda place: (abs(place - own), place))
        return tuple(self.set(dial, place) for place in places if place != own)


class Growth:
    """Asks for a version's accuracy at any setting of the sliders, and remembers the rows.

    Args:
        desk: the task and the model.
        version: one of the task's, or a transform's text.
        method: `ppl` or `gen`; None is that of the version.
        rows: how many are asked; the same for all settings.
        seed: which shots are wrong.

    `method` is what is asked by.

    Raises:
        InputError: the version or a setting cannot be used.
    """

    def __init__(
        self, desk: Desk, version: str, method: Method | None = None, *, rows: int, seed: int = 1
    ) -> None:
        self._desk = desk
        self._version = version
        self._method: Method | None = method
        self._count, self._seed = rows, seed
        self._items: dict[Dials, tuple[Rendered, ...]] = {}
        self._rows: dict[Dials, tuple[Row, ...]] = {}
        self.method: Method = self._plan(0).config.method  # refuses here what cannot be used

    def _plan(self, shots: int) -> Plan:
        return self._desk.plan(
            self._version, self._method, num_fewshot=shots, sample_size=self._count
        )

    def items(self, dials: Dials) -> tuple[Rendered, ...]:
        """Return the prompts at a setting, in the order of a run.

        Raises:
            TransformError: the transform fails on a row.
            SettingError: all rows have the same answer, so that none can be wrong.
        """
        if dials not in self._items:
            plain = dials == Dials(dials.shots)
            self._items[dials] = (
                self._desk.prompts(self._plan(dials.shots)) if plain else self._spoiled(dials)
            )
        return self._items[dials]

    def _spoiled(self, dials: Dials) -> tuple[Rendered, ...]:
        plain = self.items(Dials(dials.shots))
        known = dict.fromkeys(
            answer_of(segment)
            for item in plain
            for segment in item.prompt.segments
            if segment.kind == "shot_output"
        )
        if dials.wrong and len(known) < 2:
            raise SettingError(
                say("wrong answers"),
                expected=say("rows with different answers"),
                seen=say("the same answer in all"),
                fix=say("Use more shots, or another task."),
            )
        spoiled = (with_wrong_answers(item, dials.wrong, (*known,), self._seed) for item in plain)
        return tuple(in_order(each, min(dials.order, _last_order(each))) for each in spoiled)

    @property
    def size(self) -> int:
        """How many rows there are at a setting."""
        return len(next(iter(self._items.values()), ()))

    def chance(self) -> tuple[Guide, ...]:
        """Return a line at what guessing scores, where there are choices to guess from."""
        any_items = next(iter(self._items.values()), ())
        shares = [1 / len(item.choices) for item in any_items if item.choices]
        return (Guide(say("chance"), sum(shares) / len(shares)),) if shares else ()

    def known(self, dials: Dials) -> tuple[Row, ...]:
        """Return the rows that were asked at a setting; fewer than `rows` if it was left early."""
        return self._rows.get(dials, ())

    def is_done(self, dials: Dials) -> bool:
        """Say whether all rows were asked at a setting."""
        return dials in self._items and len(self.known(dials)) == self.size

    def grow(self, dials: Dials) -> Iterator[tuple[Row, ...]]:
        """Ask what is not known yet at a setting, a block at a time, and yield the rows so far.

        Raises:
            ModelError: the model fails.
        """
        before = self.known(dials)
        items = self.items(dials)[len(before) :]
        for more in self._desk.rows(self._plan(dials.shots), items):
            self._rows[dials] = (*before, *more)
            yield self._rows[dials]


def curve(growth: Growth, visited: Collection[Dials], at: Dials, dial: Dial) -> Chart:
    """Return the accuracies at the settings that were visited, along the slider that was moved
    last. What they would be with right answers in their own order is beside them: as a curve along
    the shots, else as a line."""
    as_set, plain = say("as set"), say("right answers, own order")
    lines = {as_set: {at, *at.along(dial)}}
    guides = [*growth.chance()]
    if dial == "shots":
        lines[plain] = {Dials(at.shots), *Dials(at.shots).along(dial)}
    elif rows := growth.known(Dials(at.shots)):
        guides.append(Guide(plain, accuracy(rows).value))
    lines[as_set] -= lines.get(plain, set())
    marks = [
        replace(_point(each, dial, rows), series=name)
        for name, line in lines.items()
        for each in sorted(line.intersection(visited), key=partial(_place, dial=dial))
        if (rows := growth.known(each))
    ]
    labels = {
        "shots": say("shots"),
        "wrong": say("shots with a wrong answer"),
        "order": say("order of the shots"),
    }
    done = len(growth.known(at))
    note = say("{done} of {n} rows here; whiskers are 95 % intervals", done=done, n=growth.size)
    words = Words(say("Accuracy by {what}", what=labels[dial]), labels[dial], say("accuracy"), note)
    first = dial == "order"  # orders are counted from 1, as at the slider
    ticks = [Tick(place, str(place + first)) for place in range(at.most(dial) + 1)]
    chart = make_chart(
        "points" if dial == "order" else "lines",
        words,
        marks,
        series=(Series(plain), Series(as_set)),
        ticks=ticks,
        guides=guides,
    )
    end = max(1, at.most(dial))
    return replace(
        chart, x_range=(-MARGIN * end, (1 + MARGIN) * end), y_range=(-MARGIN, 1 + MARGIN)
    )


def _place(dials: Dials, dial: Dial) -> int:
    return getattr(dials, dial)


def _point(dials: Dials, dial: Dial, rows: Sequence[Row]) -> Mark:
    place = _place(dials, dial)
    return point_of(place, str(place + (dial == "order")), accuracy(rows))


def _last_order(item: Rendered) -> int:
    return orders(shot_count(item)) - 1
