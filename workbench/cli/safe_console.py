"""`rich`'s console for data: no markup, no emoji codes, no hidden characters in what it draws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO, Any, cast

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from workbench.cli.console import CheckedStream
from workbench.io.shown import HIDDEN, shown


class SafeConsole(Console):
    """A console for data of any kind. Colours and boxes are `rich`'s; in what it is given nothing
    is read as markup, and hidden characters are spelled: in strings before they are laid out, so
    that columns stay in line, and in whatever else before it is written. Nothing in it is coloured
    by its look: `rich` finds what looks like a path or an address with patterns that take minutes
    on a word of 100,000 characters."""

    def __init__(self, **how: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **how)

    def render_str(self, text: str, **how: Any) -> Text:
        """Return a string as styled text."""
        return super().render_str(shown(text), **how)

    @property
    def file(self) -> IO[str]:
        """What it writes to."""
        checked = CheckedStream(super().file, is_answer=not self.stderr)
        return cast("IO[str]", checked)

    @file.setter
    def file(self, new_file: IO[str]) -> None:
        self._file = new_file

    def on_broken_pipe(self) -> None:
        """Let the error of a pipe whose reader is gone through: `rich` would end the process."""
        raise

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Yield what is written; control segments are `rich`'s own, as for a bar that moves."""
        for segment in super().render(renderable, options):
            # A joiner is judged by its neighbours, which may be in another segment.
            if segment.control or not HIDDEN.search(segment.text):
                yield segment
            else:
                yield Segment(shown(segment.text), segment.style)
