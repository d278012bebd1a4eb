"""What a widget's panes work with: threads, the language, the way to the page, and who else shows
the same session."""

from __future__ import annotations

import contextvars
import itertools
import threading
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, ClassVar, TypeAlias, TypeVar
from weakref import WeakSet

from workbench.errors import InputError, WorkbenchError
from workbench.messages import nearest_language, speaking
from workbench.session.inspector import Inspector
from workbench.session.preview import DraftPreview
from workbench.session.session import Session
from workbench.session.state import SessionState
from workbench.widgets.dispatch import Callback, Dispatcher
from workbench.widgets.jobs import Jobs
from workbench.widgets.views.display import printable

Handler: TypeAlias = Callable[[Mapping[str, Any]], None]
"""What answers a message `{"type": ..., ...}`. Runs on the widget's own thread, in order."""

View: TypeAlias = Mapping[str, Any]


_Kind = TypeVar("_Kind", bound="Pane")

_open: WeakSet[Host] = WeakSet()
"""The hosts of open widgets that show a session."""


class Host:
    """Owned by one widget; its methods may be called from any thread.

    Args:
        session: what the panes show; None where all of it is finished.
        send: takes view models by their names to the page, all in one message.
        language: `en`, `zh`, or `auto`, which is English until a page says otherwise.
    """

    def __init__(
        self, session: Session | None, send: Callable[[Mapping[str, Any]], None], language: str
    ) -> None:
        self.session = session
        self.spoken = "en" if language == "auto" else language
        self._follows_page = language == "auto"
        self._send = send
        self._context = contextvars.copy_context()
        self._publishing = threading.RLock()
        self._panes: dict[Callable[[Host], Pane], Pane] = {}
        self._pages = 0
        self._is_behind = False
        self._moved = threading.Condition()
        self._said = ""
        self._failure: WorkbenchError | None = None
        self.jobs = Jobs(lambda view: self.publish(jobs=view))
        self.main = Dispatcher(self.show_error)
        # What takes longer than a preview has a thread of its own: no preview waits for it.
        self.slow = Dispatcher(self.show_error, name="workbench-slow")

    @cached_property
    def looker(self) -> Inspector:
        """What looks at the session closely; the panes share what it remembers."""
        assert self.session is not None
        return Inspector(self.session)

    # -- panes ---------------------------------------------------------------------------------

    def pane(self, make: Callable[[Host], _Kind]) -> _Kind:
        """Return this widget's pane of a class, made with its first use."""
        if make not in self._panes:
            made = make(self)  # which may ask for others, so they come before it
            self._panes[make] = made
        return self._panes[make]  # type: ignore[return-value]

    @property
    def panes(self) -> tuple[Pane, ...]:
        """All panes that were asked for, each after those that it needs."""
        return tuple(self._panes.values())

    def begin(self) -> None:
        """Draw every pane for the first time; from then on, follow the others on the session."""
        self.draw()
        if self.session is not None:
            _open.add(self)

    def draw(self) -> None:
        """Draw every pane anew."""
        with speaking(self.spoken):
            for pane in self.panes:
                pane.draw()
            self._draw_preview()

    def typed(self) -> None:
        """Say that a key has come, before it waits for its turn."""
        for pane in self.panes:
            pane.typed()

    def redraw(self) -> None:
        """Say that the draft or a setting changed: the preview is due, here and wherever else the
        session is shown."""
        for pane in self.panes:
            pane.changing()
        self.when_idle("preview", self._draw_preview)
        for other in self._others():
            other._follow()

    def rows_came(self) -> None:
        """Say that a run has new rows, or ended: what depends on them is due."""
        for host in (self, *self._others()):
            with speaking(host.spoken):
                for pane in host.panes:
                    try:
                        pane.scored()
                    except InputError:
                        pass  # the preview says what is wrong with the rows or the settings
                    except Exception as error:  # the boundary: what is not drawn ends no run
                        host.show_error(error)

    def show_doc(self, doc_id: int) -> None:
        """Make a doc the one that is previewed."""
        if self.session is not None:
            self.session.configure(doc_id=doc_id)
            self.redraw()

    def step(self, by: int) -> None:
        """Preview the doc so many places on, or the first or last one."""
        if self.session is not None:
            state = self.session.state()
            self.show_doc(min(max(state.doc_id + by, 0), max(state.num_docs - 1, 0)))

    def cancel(self, number: int | None) -> None:
        """Stop the run that goes on, or take one that waits out of the queue, by its number."""
        if self.session is not None:
            self.session.queue.cancel(number)

    def _draw_preview(self) -> None:
        if self.session is None:
            return
        try:
            preview, state = self.session.preview(), self.session.state()
        except WorkbenchError as error:
            self._failure = error
            raise
        if self._failure is not None:
            self.withdraw(self._failure)
            self._failure = None
        for pane in self.panes:
            pane.previewed(preview, state)

    @property
    def fails(self) -> bool:
        """Whether the last preview could not be drawn: the task cannot be read as it is."""
        return self._failure is not None

    @property
    def says_why_it_fails(self) -> bool:
        """Whether what is said over the panes is why the last preview could not be drawn. It is so
        until one can."""
        return self._failure is not None and self._said == _text_of(self._failure)

    def try_again(self) -> None:
        """Draw the preview, which failed or now would; what was computed for it stays."""
        self.when_idle("preview", self._draw_preview)

    def _others(self) -> list[Host]:
        """Return the other open hosts on this session: what one of them changes, all show."""
        return [host for host in list(_open) if host is not self and host.session is self.session]

    def _follow(self) -> None:
        """Draw what another widget changed: now, or once a page shows this one again. (A cell that
        is run again leaves its old widget behind, and nobody closes that.)"""
        if self._pages > 0:
            self.when_idle("draw", self.draw)
        else:
            self._is_behind = True

    # -- the page ------------------------------------------------------------------------------

    def listen(self) -> None:
        """Answer on the way on which the message came that is being handled now. (ipykernel 7.4
        sends what a thread publishes to the shell that published last, in that context.)"""
        self._context = contextvars.copy_context()

    def publish(self, **views: Mapping[str, Any]) -> None:
        """Send view models to the page, all in one message."""
        if "notice" in views:
            self._said = str(views["notice"].get("text", ""))
        self.in_context(partial(self._send, views))
        self.tell_waiting()

    def in_context(self, job: Callback) -> None:
        """Run `job`, which sends something, on the page's way; one at a time."""
        with self._publishing:
            self._context.copy().run(job)

    def show_error(self, error: Exception) -> None:
        """Show what went wrong, over the panes."""
        self.publish(notice={"level": "error", "text": _text_of(error)})

    def withdraw(self, error: Exception) -> None:
        """Take away what was said of an error that is none any more, unless all is said of another
        by now."""
        if self._said == _text_of(error):
            self.publish(notice={})

    def greet(self, language: str) -> None:
        """Take note of a page that was opened, in a language by its BCP 47 tag."""
        self._pages += 1
        self.tell_waiting()
        spoken = nearest_language(language) if self._follows_page else self.spoken
        if self._is_behind or spoken != self.spoken:
            self._is_behind, self.spoken = False, spoken
            self.submit(self.draw)

    def dismiss(self) -> None:
        """Take note of a page that was closed."""
        self._pages = max(0, self._pages - 1)

    def wait(self, seconds: float) -> None:
        """Wait until what the panes were made to show is there, at most so long; where a page is
        there to see it come, no longer."""

        def is_enough() -> bool:
            return self._pages > 0 or not any(pane.is_awaited for pane in self.panes)

        with self._moved:
            self._moved.wait_for(is_enough, seconds)

    def tell_waiting(self) -> None:
        """Say that a pane may no longer be awaited; whatever is published says so, too."""
        with self._moved:
            self._moved.notify_all()

    # -- threads -------------------------------------------------------------------------------

    def submit(self, job: Callback) -> None:
        """Run `job` on the first thread, after all that was submitted before."""
        self.main.submit(partial(self._speak, job))

    def when_idle(self, key: str, job: Callback) -> None:
        """Run `job` on the first thread once no message waits; a newer one of that key wins."""
        self.main.when_idle(key, partial(self._speak, job))

    def aside(self, key: str, job: Callback) -> None:
        """Run a slow `job` on the second thread, so that no preview waits for it."""
        self.slow.when_idle(key, partial(self._speak, job))

    def when_still(self, key: str, seconds: float, job: Callback) -> None:
        """Run a slow `job` on the second thread once nobody has asked for one of that key for so
        long: when the typing has stopped."""
        self.slow.when_still(key, seconds, partial(self._speak, job))

    def background(self, job: Callback, *, name: str) -> threading.Thread:
        """Run `job` on a thread of its own, and return the thread."""
        thread = threading.Thread(target=self._speak, args=(job,), name=name, daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        """End the threads, and what the panes have begun."""
        _open.discard(self)
        self.main.close()
        self.slow.close()
        for pane in self.panes:
            pane.close()

    def _speak(self, job: Callback) -> None:
        with speaking(self.spoken):
            job()


def _text_of(error: Exception) -> str:
    ours = isinstance(error, WorkbenchError)
    return printable(str(error) if ours else f"{type(error).__name__}: {error}")


class Pane:
    """A controller that draws nothing and answers nothing, for panes to begin with.

    `views` are the names of the view models that it publishes, `twins` what the static page shows
    of them: functions from a view model to escaped HTML.
    """

    views: ClassVar[tuple[str, ...]] = ()
    twins: ClassVar[Mapping[str, Callable[[Mapping[str, Any]], str]]] = {}

    def __init__(self, host: Host) -> None:
        self.host = host
        self._numbers = itertools.count(1)
        self._newest: dict[str, int] = {}
        self._in_order = threading.Lock()

    @property
    def is_awaited(self) -> bool:
        """Whether what the pane was made to show is still being computed. Asked by any thread;
        each publishing asks anew."""
        return False

    @property
    def session(self) -> Session:
        """The session that the widget draws; only panes of finished things are without one."""
        assert self.host.session is not None
        return self.host.session

    def show(self, name: str, make: Callable[[], View]) -> None:
        """Publish the view `name` that `make` returns. Several threads may make one: what was begun
        before the one that is shown has seen less than that, and is dropped."""
        number = next(self._numbers)
        view = make()
        with self._in_order:
            if number > self._newest.get(name, 0):
                self._newest[name] = number
                self.host.publish(**{name: view})

    def handlers(self) -> Mapping[str, Handler]:
        """Return what answers which type of message."""
        return {}

    def draw(self) -> None:
        """Publish everything anew: at the start, after `refresh()`, in another language."""

    def typed(self) -> None:
        """Stop what takes time from whoever types; it may begin anew after the preview. Called by
        any thread, and must return at once."""

    def changing(self) -> None:
        """Stop what is computed for the draft as it was: it or a setting may be another now, and
        its preview is due. Must be quick."""

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        """Draw what follows from a preview that was just made. Must be quick."""

    def scored(self) -> None:
        """Draw what follows from new rows of a run. Called up to ten times a second."""

    def close(self) -> None:
        """End what the pane has begun."""
