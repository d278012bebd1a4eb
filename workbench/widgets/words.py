"""The interface's words in the reader's language.

A text is looked up by its English, so the code reads as what it says, and a text that was not
translated is still there in English. The catalogues are `locale/<language>/*.json`; the browser
half bundles the same files, but for the linter's rules and findings, which the kernel alone speaks
of. Not covered: messages of errors and of diagnostics, which are in English everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from workbench.messages import Told

LOCALES = Path(__file__).parent / "locale"

_language: ContextVar[str] = ContextVar("workbench_language", default="en")


def languages() -> tuple[str, ...]:
    """Return the languages that there are catalogues for, English first."""
    return ("en", *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def nearest_language(tag: str) -> str:
    """Return the language to use for a BCP 47 tag such as `zh-CN`; English for unknown ones."""
    primary = tag.replace("_", "-").split("-")[0].lower()
    return primary if primary in languages() else "en"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make `say` speak a language within the block, on this thread."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def say(text: str, /, **values: object) -> str:
    """Return `text` in the language in force, with `{name}` replaced by the values."""
    found = catalogue(_language.get()).get(text, text)
    return found.format(**values) if values else found


def retell(text: str) -> str:
    """Return what was `told`, and what was told within it, in the language in force; any other
    text as it is."""
    if not isinstance(text, Told):
        return text
    values = {n: retell(v) if isinstance(v, str) else v for n, v in text.values.items()}
    return say(text.template, **values)


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """Return a language's texts by their English; none for English itself."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.json")):
        found |= json.loads(path.read_text("utf-8"))
    return found
