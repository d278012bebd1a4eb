"""Guesses, then what the model does: the answers are there before anybody asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from workbench.lessons.desk import Desk
from workbench.lessons.predict import read_shares
from workbench.tasks.task import find_doc
from workbench.types import Method, Rendered
from workbench.widgets.host import Handler, Host
from workbench.widgets.panes.lesson import DeskPane
from workbench.widgets.views.lesson_predict import GuessState, guess_html, guess_view


class GuessPane(DeskPane[GuessState]):
    """Takes guesses of an accuracy, or of the answer to one row, and reveals what it is once
    there is one. The model is asked meanwhile."""

    views = ("guess",)
    twins = {"guess": guess_html}  # noqa: RUF012
    _shows_what_comes = False  # nothing of it before it is revealed

    def __init__(
        self,
        host: Host,
        open_desk: Callable[[], Desk],
        *,
        version: str,
        method: Method | None,
        num_fewshot: int,
        rows: int,
        doc: int | None,
    ) -> None:
        super().__init__(host, open_desk)
        self._plan = self._desk.plan(version, method, num_fewshot=num_fewshot, sample_size=rows)
        if doc is not None:
            find_doc(self._desk.task.docs(self._plan.config), doc)
        self._doc = doc
        self._state = GuessState(one=doc is not None)

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "guess_add": lambda content: self._add(str(content["text"])),
            "guess_reveal": lambda content: self._reveal(),
            "guess_again": lambda content: self._change(texts=(), shares=(), revealed=False),
        }

    def _begin(self) -> None:
        items = self._desk.prompts(self._plan, None if self._doc is None else [self._doc])
        self._change(item=items[0], total=len(items))
        self.host.aside("guess", lambda: self._work(items))

    def _show(self) -> None:
        self.show("guess", lambda: guess_view(self._state, self._plan))

    def _add(self, text: str) -> None:
        state = self._state
        if state.one:
            more = tuple(filter(None, (line.strip() for line in text.splitlines())))
            self._change(texts=(*state.texts, *more))
        else:
            self._change(shares=(*state.shares, *read_shares(text)))

    def _reveal(self) -> None:
        if self._state.texts or self._state.shares:
            self._change(revealed=True)

    def _work(self, items: Sequence[Rendered]) -> None:
        try:
            for rows in self._desk.rows(self._plan, items):
                if self._is_closed:
                    return
                self._change(rows=rows)
        finally:
            self._change(busy=False)
