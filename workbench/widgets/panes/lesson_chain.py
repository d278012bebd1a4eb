"""A chain of thought that is cut by a click, and in which a step can be made wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from workbench.lessons.chain import Chain, Cut, cut_everywhere, require_steps, spoil, think
from workbench.lessons.desk import Desk
from workbench.tasks.task import find_doc
from workbench.widgets.host import Handler, Host
from workbench.widgets.panes.lesson import DeskPane
from workbench.widgets.views.lesson_chain import ChainState, chain_html, chain_view


class ChainPane(DeskPane[ChainState]):
    """Draws the model's chain for one doc. All cuts are asked for at once, so that a click is
    answered from what is known."""

    views = ("chain",)
    twins = {"chain": chain_html}  # noqa: RUF012

    def __init__(
        self,
        host: Host,
        open_desk: Callable[[], Desk],
        *,
        version: str,
        num_fewshot: int,
        doc: int,
    ) -> None:
        super().__init__(host, open_desk)
        self._plan = self._desk.plan(version, "gen", num_fewshot=num_fewshot)
        require_steps(self._desk, self._plan)
        docs = self._desk.task.docs(self._plan.config)
        self._docs = len(docs)
        self._doc = find_doc(docs, doc).id  # the row that is asked for; shown once it is there
        self._state = ChainState()

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "chain_cut": lambda content: self._cut(int(content["kept"])),
            "chain_change": self._on_change,
            "chain_own": lambda content: self._become(_with_own),
            "chain_doc": lambda content: self._go(int(content["by"])),
        }

    def _begin(self) -> None:
        self._write()

    def _show(self) -> None:
        self.show("chain", lambda: chain_view(self._state, self._desk.task.name))

    def _go(self, by: int) -> None:
        self._doc = (self._doc + by) % self._docs
        self._write()

    def _cut(self, kept: int) -> None:
        self._become(lambda now: replace(now, kept=min(max(kept, 0), max(len(now.cuts) - 1, 0))))

    def _on_change(self, content: Mapping[str, Any]) -> None:
        """Put another step in: `text`, or without one a wrong one that is made of it. While the
        model writes nothing is put in: the steps may be another row's by then."""
        chain, at = self._state.own, int(content["at"])
        if self._state.busy or chain is None or not 0 <= at < len(chain.steps):
            return
        own = chain.steps[at]
        lead = own[: len(own) - len(own.lstrip())]
        text = str(content["text"]).strip() if content.get("text") else ""
        changed = lead + text if text else spoil(chain.steps, at)
        if not text and changed == own:
            self._become(lambda now: replace(now, is_spared=True))
            return
        self._write((*chain.steps[:at], changed))

    def _write(self, steps: tuple[str, ...] = ()) -> None:
        """Let the model write behind the steps, on the thread for what is slow."""
        self._change(busy=True)
        self.host.aside("chain", partial(self._work, self._doc, steps))

    def _work(self, doc: int, steps: tuple[str, ...]) -> None:
        try:
            (item,) = self._desk.prompts(self._plan, [doc])
            chain = think(self._desk, self._plan, item, steps)
            cuts = cut_everywhere(self._desk, self._plan, item, chain, self._known(chain, steps))
        except Exception:  # whatever it is, the host shows it: the pane only stops saying "writes"
            self._change(busy=False)
            raise
        if doc != self._doc:  # another row was asked for meanwhile, and comes next
            return
        changed = len(steps) - 1 if steps else None
        last = len(cuts) - 1

        def written(now: ChainState) -> ChainState:
            own, own_cuts = (now.own, now.own_cuts) if steps else (chain, cuts)
            return ChainState(item, own, own_cuts, chain, cuts, last, changed, busy=False)

        self._become(written)

    def _known(self, chain: Chain, given: Sequence[str]) -> tuple[Cut, ...]:
        """Return the cuts of a chain before the step that was put in, the last of those given: they
        are those of the model's own, if both begin and close alike."""
        own, at = self._state.own, len(given) - 1
        if own is None or at < 0:
            return ()
        before, after = (
            (each.steps[:at], each.closing, each.gap, each.ending) for each in (own, chain)
        )
        return self._state.own_cuts[: at + 1] if before == after else ()


def _with_own(state: ChainState) -> ChainState:
    """Return the state with the model's own chain in place of one that was changed. While another
    row is asked for it stays: what comes is that row's."""
    if state.busy:
        return state
    kept = max(len(state.own_cuts) - 1, 0)
    return replace(state, chain=state.own, cuts=state.own_cuts, kept=kept, changed=None,
                   is_spared=False)  # fmt: skip
