"""What the New task page begins with: files that a task can be made of, tasks to open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from workbench.io.shown import shown_html
from workbench.messages import say
from workbench.widgets.views.display import printable
from workbench.widgets.views.shared import Named


class SourcesView(TypedDict):
    """What the page begins with: files to read, tasks to open."""

    path: str
    completions: list[str]
    files: list[Named]
    tasks: list[Named]
    folder: str


def sources_view(
    path: str,
    completions: Sequence[str],
    files: Sequence[Path],
    tasks: Sequence[Path],
    folder: Path,
) -> SourcesView:
    """Return what the page begins with, files by their paths from `folder`."""
    named = (file.relative_to(folder).as_posix() for file in files)
    sizes = (_size(file) for file in files)
    return {
        "path": printable(path),
        "completions": [printable(each) for each in completions],
        "files": [
            {"id": printable(name), "label": printable(name), "title": size}
            for name, size in zip(named, sizes, strict=True)
        ],
        "tasks": [
            {"id": str(task), "label": printable(task.name), "title": printable(str(task))}
            for task in tasks
        ],
        "folder": printable(str(folder)),
    }


def _size(file: Path) -> str:
    try:
        size = file.stat().st_size
    except OSError:
        return ""
    return f"{size / 1e6:,.1f} MB" if size >= 1e5 else f"{size / 1e3:,.1f} kB"


def new_html(view: Mapping[str, Any]) -> str:
    """Return what a page without a kernel shows of this one, as escaped HTML."""
    if not view:
        return ""
    lines = [f"<p><b>{shown_html(say('New task'))}</b> {shown_html(view['source'])}</p>"]
    lines += [f"<p>{shown_html(text)}</p>" for text in (*view["facts"], *view["notes"]) if text]
    return "".join(lines)
