"""The static twin in the notebook: an output beside the widget that is there where no kernel is.

A front end that draws a widget hides its twin (`frontend/src/twin.js`), so updating the twin
neither redraws the widget nor takes the focus from it. What is saved in the notebook, shown on
GitHub or exported by nbconvert is the twin's last state.

Not covered: after a page is loaded again, JupyterLab no longer knows which output an update is
for, so the twin stays as it was until the cell is run again.
"""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable, Mapping
from typing import Any

SETTLED_SECONDS = 1.5
"""The twin is drawn anew once nothing has changed for so long: each time makes the notebook
unsaved, and one that is rewritten at every key would grow its history."""

WAIT_SECONDS = 30.0
"""So long a cell waits, at most, for what its twin is to show, where no page sees it come: what
executes a notebook ends the kernel with the last cell."""


class Twin:
    """The twin of one widget. `html` returns its text, `when_still` runs a job once nobody has
    asked for it for a while (see `Dispatcher`), `wait` waits so many seconds for what is being
    computed, `send` updates the output of an id."""

    def __init__(
        self,
        html: Callable[[], str],
        when_still: Callable[[str, float, Callable[[], None]], None],
        wait: Callable[[float], None],
        send: Callable[[Mapping[str, str], str], None] | None = None,
    ) -> None:
        self.id = f"wb-twin-{uuid.uuid4().hex[:12]}"
        self._html = html
        self._when_still = when_still
        self._wait = wait
        self._send = send or _update
        self._lock = threading.Lock()
        self._is_behind = False
        self._shown: str | None = None

    def show(self, widget: Mapping[str, Any], about: str) -> None:
        """Put the widget's MIME bundle into the cell's output, and the twin as soon as there is
        something to see."""
        from IPython.display import display

        display({**widget, "text/plain": about}, raw=True)
        self._wait(WAIT_SECONDS)
        self._is_behind = False
        bundle = self._bundle()
        display(bundle, raw=True, display_id=self.id)
        self._shown = bundle["text/html"]
        if self._is_behind:  # what changed while it was drawn
            self.changed()

    def changed(self) -> None:
        """Draw the twin anew once changes have come to rest, if it is shown at all."""
        self._is_behind = True
        if self._shown is not None:
            self._when_still("twin", SETTLED_SECONDS, self.update)

    def update(self) -> None:
        """Draw the twin anew now, if that changes it."""
        self._is_behind = False
        bundle = self._bundle()
        with self._lock:
            if self._shown is None or bundle["text/html"] == self._shown:
                return
            self._shown = bundle["text/html"]
        self._send(bundle, self.id)

    def close(self) -> None:
        """Bring the twin up to date for the last time."""
        if self._is_behind and self._shown is not None:
            self.update()

    def _bundle(self) -> dict[str, str]:
        inside = self._html()
        return {
            "text/html": f'<div class="wb-twin" id="{self.id}">{inside}</div>',
            "text/plain": "",
        }


def _update(bundle: Mapping[str, str], display_id: str) -> None:
    from IPython.display import update_display

    update_display(bundle, raw=True, display_id=display_id)
