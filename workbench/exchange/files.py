"""What the four systems' readers and writers take and give: plain values, no disk.

A reader looks at its source and returns a task folder's files; a writer gets a whole version with
its prompts and returns the files of the other system. One function elsewhere writes them down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from workbench.tasks.config import TaskConfig
from workbench.tasks.versions import VersionInfo
from workbench.types import Doc, Example, Rendered, RenderSettings

RowData: TypeAlias = dict[str, Any]
"""A row of a table: its values by their columns' names."""


@dataclass(frozen=True, slots=True)
class Written:
    """What an importer or exporter made.

    `files` maps a path, relative to the folder they are for and with slashes, to its text.
    `losses` names each thing that the target cannot express, and why, as "thing: why".
    """

    files: Mapping[str, str]
    losses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExportJob:
    """A version with everything it renders to, as a writer gets it.

    `items` are the prompts of all `docs`, in order. `pool` are the docs that shots were taken
    from (`separate_pool`: not the docs themselves), and `shots` the examples of those that are a
    shot somewhere, by doc id. `diff` is the text of the version's diff file, '' where it has
    none. `target` is the absolute folder that the files are for.
    """

    task: str
    version: VersionInfo
    source: str
    diff: str
    config: TaskConfig
    settings: RenderSettings
    dataset_name: str
    docs: Sequence[Doc]
    items: tuple[Rendered, ...]
    pool: tuple[Doc, ...]
    separate_pool: bool
    shots: Mapping[int, Example]
    target: Path

    @property
    def has_turns(self) -> bool:
        """Whether the transform says turns of a chat, of some doc at least."""
        return any(item.chat for item in self.items)
