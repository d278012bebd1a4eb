"""Settings that were tried out, kept in the task's config file: what is written, shown first."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.errors import NotFoundError, SettingError, StoreError
from workbench.io.files import system_errors
from workbench.io.writing import replace_file
from workbench.tasks.config import TaskConfig, read_values
from workbench.tasks.task import Task
from workbench.tasks.versions import unified_diff
from workbench.types import RenderSettings


@dataclass(frozen=True, slots=True)
class ConfigChange:
    """A config file as it is and as it would be; `diff` is unified, "" where nothing changes."""

    path: Path
    old: bytes
    new: bytes

    @property
    def diff(self) -> str:
        """What would change, by lines."""
        old, new = (text.decode("utf-8-sig") for text in (self.old, self.new))
        return unified_diff(old, new, self.path.name, self.path.name)

    def write(self) -> None:
        """Write the new text, whole or not at all.

        Raises:
            SettingError: the file is no longer what the change was shown against.
            StoreError: it cannot be written.
        """
        with system_errors(StoreError, f"{self.path} cannot be written"):
            if self.path.read_bytes() != self.old:
                raise SettingError(
                    f"{self.path} was changed by someone else since",
                    fix="Look at the change again, and then keep it.",
                )
            replace_file(self.path, self.new)


def shots_in_config(task: Task, config: TaskConfig, settings: RenderSettings) -> ConfigChange:
    """Return the change that makes a config's own shots those of `settings`: `sampler`, `fewshot`
    and, for the sampler `ids`, `shot_ids`; for others `seed`. All other keys stay as they are, in
    their order.

    Raises:
        NotFoundError: the task has no such file (what it has are defaults).
        ConfigError: the file cannot be used.
    """
    by_hand = settings.sampler == "ids"
    own = {"shot_ids": list(settings.shot_ids)} if by_hand else {"seed": settings.seed}
    changes = {"fewshot": settings.num_fewshot, "sampler": settings.sampler, **own}
    return change_config(task.path / "config" / f"{config.name}.json", changes)


def change_config(path: Path, changes: Mapping[str, Any]) -> ConfigChange:
    """Return the change that sets keys of a config file, new ones at its end.

    The file is laid out as it was: its indentation, its line ends, and whether other scripts
    are escaped.

    Raises:
        NotFoundError: there is no such file.
        ConfigError: the file cannot be used.
    """
    if not path.is_file():
        raise NotFoundError(
            f"{path}: the task has no such config to keep settings in",
            fix="Write one beside the data (see docs/ultraeval.md), or pass the settings on.",
        )
    values = read_values(path)
    old = path.read_bytes()
    text = old.decode("utf-8-sig")
    if all(name in values and values[name] == value for name, value in changes.items()):
        return ConfigChange(path, old, old)
    new = _laid_out(values, changes, indent=_indent(text), ensure_ascii=text.isascii())
    new += text[len(text.rstrip()) :].replace("\r\n", "\n")
    if "\r\n" in text:
        new = new.replace("\n", "\r\n")
    mark = b"\xef\xbb\xbf" if old.startswith(b"\xef\xbb\xbf") else b""
    return ConfigChange(path, old, mark + new.encode("utf-8"))


def _laid_out(values: Mapping[str, Any], changes: Mapping[str, Any], **how: Any) -> str:
    """Return JSON in which a changed list stands on one line: ids one below the other would make
    a page of a dozen shots."""
    codes = {f"\ue7d2{name}": value for name, value in changes.items() if isinstance(value, list)}
    marked = {name: f"\ue7d2{name}" if f"\ue7d2{name}" in codes else value
              for name, value in {**values, **changes}.items()}  # fmt: skip
    text = json.dumps(marked, **how)
    for code, value in codes.items():
        text = text.replace(json.dumps(code, ensure_ascii=how["ensure_ascii"]), json.dumps(value))
    return text


def _indent(text: str) -> int | str | None:
    """Return what `json.dumps` needs to lay a text out as it is; None: all on one line."""
    lines = text.splitlines()
    if len(lines) < 2:
        return None
    spaces = lines[1][: len(lines[1]) - len(lines[1].lstrip())]
    return spaces or 2
