"""Prompts with a planted fault: a class looks first, the linter speaks after it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from itertools import cycle, islice
from typing import NamedTuple

from workbench.lessons.bugs import Planter, Puzzle, bugs
from workbench.lessons.desk import Desk
from workbench.types import Rendered
from workbench.widgets.host import Handler, Host
from workbench.widgets.panes.lesson import DeskPane
from workbench.widgets.views.lesson_bug import PuzzleState, puzzle_html, puzzle_view


class Shown(NamedTuple):
    """A prompt as it is shown: its puzzle, a row's prompt, and what may be chosen."""

    puzzle: Puzzle
    item: Rendered
    offered: tuple[str, ...]


class PuzzlePane(DeskPane[PuzzleState]):
    """Draws one prompt after the other, all faults that the task can carry in an order drawn from
    the seed. The linter has looked at the next one before it is asked for."""

    views = ("puzzle",)
    twins = {"puzzle": puzzle_html}  # noqa: RUF012

    def __init__(
        self,
        host: Host,
        open_desk: Callable[[], Desk],
        *,
        num_fewshot: int,
        seed: int,
    ) -> None:
        super().__init__(host, open_desk)
        self._planter = Planter(self._desk, num_fewshot)
        names = [bug.name for bug in bugs()]
        self._names = random.Random(seed).sample(names, len(names))
        self._ready: dict[int, Shown] = {}
        self._state = PuzzleState()

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "puzzle_choose": lambda content: self._choose(str(content["id"])),
            "puzzle_next": lambda content: self._go_on(),
        }

    def _begin(self) -> None:
        self._prepare(1)
        self._show()

    def _show(self) -> None:
        self.show("puzzle", lambda: puzzle_view(self._state, self._desk.task.name))

    def _choose(self, name: str) -> None:
        """Take the first choice; a second one would only be told what is known by then."""
        state = self._state
        if state.puzzle is None or state.chosen:
            return
        if name not in state.offered:
            return
        is_right = name == state.puzzle.bug.name
        self._change(chosen=name, asked=state.asked + 1, right=state.right + is_right)

    def _go_on(self) -> None:
        """Show the next prompt; where the linter has not looked at it yet, once it has."""
        number = self._state.number + 1
        shown = self._ready.get(number)
        fields = shown._asdict() if shown else {"puzzle": None, "item": None, "offered": ()}
        self._change(number=number, chosen="", busy=shown is None, **fields)
        self._prepare(number if shown is None else number + 1)

    def _prepare(self, number: int) -> None:
        self.host.aside(f"puzzle {number}", partial(self._work, number))

    def _work(self, number: int) -> None:
        try:
            carried = (
                puzzle for name in cycle(self._names) if (puzzle := self._planter.puzzle(name))
            )
            puzzle = next(islice(carried, number - 1, None))
            item = self._desk.prompts(puzzle.plan)[0]
            self._ready[number] = Shown(puzzle, item, self._planter.choices(puzzle, number))
        except Exception:  # whatever it is, the host shows it: the pane only stops saying "looks"
            self._change(busy=False)
            raise
        if self._state.number == number and self._state.puzzle is None:
            self._change(**self._ready[number]._asdict(), busy=False)
            self._prepare(number + 1)
