"""A chain of thought that is cut by a click, and in which a step can be made wrong."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from workbench.lessons.chain import cut_everywhere, spoil, think
from workbench.lessons.desk import Desk
from workbench.messages import say
from workbench.models.base import LanguageModel
from workbench.tasks.task import Task
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.lesson_chain import ChainState, chain_html, chain_view


class ChainPane(Pane):
    """Draws the model's chain for one doc. All cuts are asked for at once, so that a click is
    answered from what is known."""

    views = ("chain",)
    twins = {"chain": chain_html}  # noqa: RUF012

    def __init__(
        self,
        host: Host,
        *,
        task: Task | str | os.PathLike[str],
        version: str,
        model: LanguageModel | str,
        num_fewshot: int,
        doc: int,
    ) -> None:
        super().__init__(host)
        self._desk = Desk(task, model)
        self._plan = self._desk.plan(version, "gen", num_fewshot=num_fewshot)
        self._docs = len(self._desk.task.docs(self._plan.config))
        self._doc = doc
        self._state = ChainState()
        self._has_begun = False

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "chain_cut": lambda content: self._cut(int(content["kept"])),
            "chain_change": self._on_change,
            "chain_own": lambda content: self._write(),
            "chain_doc": lambda content: self._go(int(content["by"])),
        }

    def draw(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._write()
            return
        title = say("{task}, row {doc}", task=self._desk.task.name, doc=self._doc)
        self.show("chain", lambda: chain_view(self._state, title))

    def close(self) -> None:
        self._desk.close()

    def _go(self, by: int) -> None:
        self._doc = (self._doc + by) % self._docs
        self._write()

    def _cut(self, kept: int) -> None:
        if self._state.cuts:
            kept = min(max(kept, 0), len(self._state.cuts) - 1)
            self._state = replace(self._state, kept=kept)
            self.draw()

    def _on_change(self, content: Mapping[str, Any]) -> None:
        """Put another step in: `text`, or without one a wrong one that is made of it."""
        chain, at = self._state.own, int(content["at"])
        if chain is None or not 0 <= at < len(chain.steps):
            return
        own = chain.steps[at]
        lead = own[: len(own) - len(own.lstrip())]
        text = str(content["text"]).strip() if content.get("text") else ""
        changed = lead + text if text else spoil(own)
        self._write((*chain.steps[:at], changed))

    def _write(self, steps: tuple[str, ...] = ()) -> None:
        """Let the model write behind the steps, on the thread for what is slow."""
        self._state = replace(self._state, busy=True)
        self.draw()
        self.host.aside("chain", partial(self._work, self._doc, steps))

    def _work(self, doc: int, steps: tuple[str, ...]) -> None:
        (item,) = self._desk.prompts(self._plan, [doc])
        chain = think(self._desk, self._plan, item, steps)
        cuts = cut_everywhere(self._desk, self._plan, item, chain)
        own = self._state.own if steps else chain
        changed = len(steps) - 1 if steps else None
        self._state = ChainState(item, own, chain, cuts, len(cuts) - 1, changed, busy=False)
        self.draw()
