"""Which versions of a transform show steps before their answers, and which answer at once."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from pathlib import Path

from workbench.answers.reasoning import ShotStyle, shot_style
from workbench.io.files import is_regular
from workbench.prompts.transform import Call, Source, TransformRunner
from workbench.types import Diagnostic, Doc

Stamp = tuple[str, int, int]
"""A file as it was: its path, modification time in nanoseconds and size."""


class Styles:
    """Judges transform files by what each makes of one doc. A file is run again only when it or
    the doc changed, by `runner`, which should not be that of the live previews.

    Not covered: a version whose answers have steps for some docs and none for others.
    """

    def __init__(self, runner: TransformRunner) -> None:
        self._runner = runner
        self._kept: dict[Stamp, ShotStyle | None] = {}
        self._asked: tuple[Doc, str] | None = None
        self._lock = threading.Lock()

    def of(self, paths: Sequence[str], doc: Doc, dataset_name: str) -> dict[str, ShotStyle]:
        """Return the style of each file by its path; files that fail on `doc` are left out.

        Thread-safe; a second call waits for the first.

        Raises:
            WorkerError: the process for live code cannot be started.
        """
        with self._lock:
            if self._asked != (doc, dataset_name):
                self._asked, self._kept = (doc, dataset_name), {}
            stamps = {path: stamp for path in paths if (stamp := _stamp(path))}
            for path, stamp in stamps.items():
                if stamp not in self._kept:
                    self._kept[stamp] = _judge(path, doc, dataset_name, self._runner)
            kept = self._kept
        return {path: style for path, stamp in stamps.items() if (style := kept[stamp])}


def _judge(path: str, doc: Doc, dataset_name: str, runner: TransformRunner) -> ShotStyle | None:
    if not is_regular(path):
        return None
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    source = Source(text, path, dataset_name=dataset_name)
    (result,) = runner.run(source, [Call(doc, f"docs/0/{doc.id}")]).results
    return None if isinstance(result, Diagnostic) else shot_style(result)


def _stamp(path: str) -> Stamp | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return path, status.st_mtime_ns, status.st_size
