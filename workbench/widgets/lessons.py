"""What the lessons' notebooks show: experiments as widgets of their own.

None of them writes into a task's folder or counts as a try.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

from workbench.io.given import require_whole
from workbench.lessons.desk import Desk
from workbench.lessons.growth import MOST_SHOTS
from workbench.models.base import LanguageModel
from workbench.tasks.bounds import SEEDS
from workbench.tasks.task import Task
from workbench.types import Method
from workbench.widgets.host import Pane
from workbench.widgets.panes.lesson_bug import PuzzlePane
from workbench.widgets.panes.lesson_chain import ChainPane
from workbench.widgets.panes.lesson_predict import GuessPane
from workbench.widgets.panes.lesson_shots import ShotsDialPane
from workbench.widgets.panes.lesson_stop import StopPane
from workbench.widgets.parts import Part


class Lesson(Part):
    """One experiment, by its pane. `_most_shots` is how many it can show, None where only the rows
    set an end."""

    _most_shots: int | None = None

    def __init__(self, pane: Callable[..., Pane], language: str, **options: Any) -> None:
        bounds = (("num_fewshot", 0, self._most_shots), ("rows", 1, None), ("seed", 0, SEEDS[-1]))
        for name, least, most in bounds:
            if name in options:
                require_whole(name, options[name], least, most)
        self._makers = (partial(pane, **options),)
        super().__init__(None, language=language)


class DeskLesson(Lesson):
    """An experiment on a task and a model, with a desk of its own."""

    def __init__(
        self,
        pane: Callable[..., Pane],
        task: Task | str | os.PathLike[str],
        model: LanguageModel | str,
        language: str,
        **options: Any,
    ) -> None:
        super().__init__(pane, language, open_desk=partial(Desk, task, model), **options)


class ChainCutter(DeskLesson):
    """A chain of thought that is cut at any step by a click: the answer at that point and its
    probability follow. A step can be made wrong, and the model goes on behind it.

    `task` is a task or its folder, `version` one whose shots show steps (an id, or a transform's
    text), `doc` the row to begin with; `language` is as for `Workbench`.

    Raises:
        NotFoundError: there is no such task or version.
        ModelError: the model is none, nor a name.
        InputError: the version shows no steps; it, a setting or the row cannot be used.
    """

    _usual = "chain"

    def __init__(
        self,
        task: Task | str | os.PathLike[str],
        version: str = "latest",
        *,
        model: LanguageModel | str = "teaching",
        num_fewshot: int = 3,
        doc: int = 0,
        language: str = "auto",
    ) -> None:
        super().__init__(
            ChainPane, task, model, language, version=version, num_fewshot=num_fewshot, doc=doc
        )


class ShotsDial(DeskLesson):
    """Sliders over a prompt's shots: how many there are, how many show a wrong answer, and in
    which order they stand. The prompt follows, and the accuracy on `rows` rows grows into a curve.

    `task`, `version`, `model` and `language` are as for `ChainCutter`; `method` is `ppl` or `gen`,
    by default the version's; `num_fewshot` is where the first slider begins, from 0 to 8.

    Raises:
        NotFoundError: there is no such task or version.
        ModelError: the model is none, nor a name.
        InputError: the version or a setting cannot be used.
    """

    _usual = "growth"
    _most_shots = MOST_SHOTS

    def __init__(
        self,
        task: Task | str | os.PathLike[str],
        version: str = "latest",
        *,
        method: Method | None = None,
        model: LanguageModel | str = "teaching",
        num_fewshot: int = 0,
        rows: int = 40,
        language: str = "auto",
    ) -> None:
        shown = {"version": version, "method": method, "num_fewshot": num_fewshot, "rows": rows}
        super().__init__(ShotsDialPane, task, model, language, **shown)


class PredictFirst(DeskLesson):
    """A prompt, and a question to the class: what per cent of `rows` rows will the model get right,
    or, with a `doc`, what will it answer there? The guesses of all are a histogram; only then what
    comes out is revealed.

    The other arguments are as for `ShotsDial`.

    Raises:
        NotFoundError: there is no such task or version.
        ModelError: the model is none, nor a name.
        InputError: the version, a setting or the row cannot be used.
    """

    _usual = "guess"

    def __init__(
        self,
        task: Task | str | os.PathLike[str],
        version: str = "latest",
        *,
        method: Method | None = None,
        model: LanguageModel | str = "teaching",
        num_fewshot: int = 3,
        rows: int = 40,
        doc: int | None = None,
        language: str = "auto",
    ) -> None:
        shown = {"version": version, "method": method, "num_fewshot": num_fewshot, "rows": rows}
        super().__init__(GuessPane, task, model, language, doc=doc, **shown)


class SpotTheBug(DeskLesson):
    """Prompts in which a fault was planted, one of them sound: what is wrong is chosen from a list,
    and only then the linter says what it finds. The rows need the fields `question`, `steps` and
    `answer`, as those of `sums` have them; of the faults those are planted that the task can carry
    at `num_fewshot` shots.

    `seed` decides the order; the other arguments are as for `ChainCutter`.

    Raises:
        NotFoundError: there is no such task.
        ModelError: the model is none, nor a name.
        InputError: its rows have not these fields, or the linter finds a fault where none was
            planted; there are too few rows for the shots.
    """

    _usual = "puzzle"

    def __init__(
        self,
        task: Task | str | os.PathLike[str],
        *,
        model: LanguageModel | str = "teaching",
        num_fewshot: int = 2,
        seed: int = 1,
        language: str = "auto",
    ) -> None:
        super().__init__(PuzzlePane, task, model, language, num_fewshot=num_fewshot, seed=seed)


class StopOrGoOn(Lesson):
    """An edit that is scored ten rows at a time: whoever watches says at any look that it is
    better, worse, or no different, and only then hears what it really does, and what the referee
    (`workbench.judge`) said. Half of the edits, which `seed` draws, change nothing; no model is
    asked.

    `language` is as for `Workbench`.

    Raises:
        InputError: an argument cannot be used.
    """

    _usual = "stop"

    def __init__(self, *, seed: int = 1, language: str = "auto") -> None:
        super().__init__(StopPane, language, seed=seed)
