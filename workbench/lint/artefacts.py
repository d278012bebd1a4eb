"""What exports, pages and tools leave in a text: a catalogue of marks, as data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

from workbench.io.han import Pattern, compiled, exactly
from workbench.io.kept_tables import read_table

_FILE = Path(__file__).with_name("artefacts.toml")


@dataclass(frozen=True)
class Artefact:
    """A mark: which rule says so, what it is left over from, and where and how often it counts (see
    the file's head). `fits` and `unlike` are examples, and texts that are like them."""

    name: str
    says: str
    of: str
    written: str
    whole: bool
    is_exact: bool
    any_case: bool
    where: str
    least: int
    most: float
    about: str
    is_hint: bool
    needs: tuple[str, ...]
    is_wide: bool
    fits: tuple[str, ...]
    unlike: tuple[str, ...]

    @cached_property
    def pattern(self) -> Pattern:
        """What finds it within a text, in either script of Chinese but where that is the matter."""
        return self._make(self.written, re.IGNORECASE if self.any_case else 0)

    @cached_property
    def among_lines(self) -> Pattern:
        """What finds it among many texts, each on lines of its own; of a mark that is a whole text,
        texts may be found that only have lines like it."""
        if not self.whole:
            return self.pattern
        flags = re.MULTILINE | (re.IGNORECASE if self.any_case else 0)
        return self._make(f"^(?:{self.written})$", flags)

    def _make(self, pattern: str, flags: int) -> Pattern:
        return (exactly if self.is_exact else compiled)(pattern, flags)

    @cached_property
    def topic(self) -> Pattern | None:
        """What a prompt speaks of that may have the mark."""
        return compiled(self.about, re.IGNORECASE) if self.about else None

    def may_be_in(self, words: str) -> bool:
        """Say whether texts have what all have that it fits, by their words: quickly told."""
        if self.is_wide and not words.isascii():
            return True
        if not self.needs:
            return not self.is_wide
        words = words.lower() if self.any_case else words
        return any(need in words for need in self.needs)

    def found_in(self, text: str) -> re.Match[str] | None:
        """Return where the mark stands in a text; a whole text is meant where the mark is one."""
        return self.pattern.fullmatch(text) if self.whole else self.pattern.search(text)

    @property
    def severity(self) -> Literal["hint", "warning"]:
        """How loud it is."""
        return "hint" if self.is_hint else "warning"


@cache
def artefacts() -> tuple[Artefact, ...]:
    """Return the catalogue."""
    told = read_table(_FILE)
    return tuple(
        Artefact(
            name,
            one["says"],
            one["of"],
            one["pattern"],
            one.get("whole", False),
            one.get("exact", False),
            "i" in one.get("flags", ""),
            one.get("where", "any"),
            one.get("least", 1),
            one.get("most", 1.0),
            one.get("topic", ""),
            one.get("severity", "") == "hint",
            tuple(one.get("needs", ())),
            one.get("wide", False),
            tuple(one["fits"]),
            tuple(one["unlike"]),
        )
        for name, one in told.items()
    )
