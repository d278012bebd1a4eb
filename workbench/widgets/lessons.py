"""What the lessons' notebooks show: experiments as widgets of their own.

None of them writes into a task's folder or counts as a try.
"""

from __future__ import annotations

import os
from functools import partial

from workbench.models.base import LanguageModel
from workbench.tasks.task import Task
from workbench.widgets.panes.lesson_chain import ChainPane
from workbench.widgets.parts import Part


class ChainCutter(Part):
    """A chain of thought that is cut at any step by a click: the answer at that point and its
    probability follow. A step can be made wrong, and the model goes on behind it.

    `task` is a task or its folder, `version` one whose shots show steps (an id, or a transform's
    text), `doc` the row to begin with; `language` is as for `Workbench`.

    Raises:
        NotFoundError: there is no such task or version.
        InputError: the version, a setting or the row cannot be used.
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
        self._makers = (
            partial(ChainPane, task=task, version=version, model=model,
                    num_fewshot=num_fewshot, doc=doc),
        )  # fmt: skip
        super().__init__(None, language=language)
