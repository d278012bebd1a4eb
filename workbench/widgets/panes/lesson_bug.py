"""Prompts with a planted fault: a class looks first, the linter speaks after it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

from workbench.lessons.bugs import Puzzle, bugs, check_fields, choices, plant
from workbench.lessons.desk import Desk
from workbench.types import Rendered
from workbench.widgets.host import Handler, Host
from workbench.widgets.panes.lesson import DeskPane
from workbench.widgets.views.lesson_bug import PuzzleState, puzzle_html, puzzle_view


class PuzzlePane(DeskPane[PuzzleState]):
    """Draws one prompt after the other, all faults in an order drawn from the seed. The linter has
    looked at the next one before it is asked for."""

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
        check_fields(self._desk)
        self._shots = num_fewshot
        names = [bug.name for bug in bugs()]
        self._names = random.Random(seed).sample(names, len(names))
        self._ready: dict[int, tuple[Puzzle, Rendered]] = {}
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
        if name not in [bug.name for bug in choices(state.puzzle.bug, state.number)]:
            return
        is_right = name == state.puzzle.bug.name
        self._change(chosen=name, asked=state.asked + 1, right=state.right + is_right)

    def _go_on(self) -> None:
        """Show the next prompt; where the linter has not looked at it yet, once it has."""
        number = self._state.number + 1
        puzzle, item = self._ready.get(number, (None, None))
        self._change(number=number, puzzle=puzzle, item=item, chosen="")
        self._prepare(number if puzzle is None else number + 1)

    def _prepare(self, number: int) -> None:
        self.host.aside(f"puzzle {number}", partial(self._work, number))

    def _work(self, number: int) -> None:
        name = self._names[(number - 1) % len(self._names)]
        (bug,) = (each for each in bugs() if each.name == name)
        puzzle = plant(self._desk, bug, num_fewshot=self._shots)
        self._ready[number] = puzzle, self._desk.prompts(puzzle.plan)[0]
        if self._state.number == number and self._state.puzzle is None:
            self._change(puzzle=puzzle, item=self._ready[number][1])
            self._prepare(number + 1)
