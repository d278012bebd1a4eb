"""Short ways to put the slips of this corpus into its tasks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.shape import Row, SmallTask, changed

PLACES = {
    "lab-flag": "answer low, normal or high.",
    "german-english": "from German into English.",
    "spelling-slip": "as it should be.",
    "notice-period": "word for word.",
    "animal-class": "Answer with the number.",
    "what-prints": "program print?",
    "recipe-scale": "number and the unit.",
    "iso-date": "as YYYY-MM-DD.",
    "most-sightings": "Answer with its name.",
    "pingjia-fangmian": "中选一个。",
    "seccion-periodico": "pertenece el titular?",
    "masu-kei": "にしてください。",
    "qism-almukalama": "القسم المناسب.",
    "antonimy": "значением.",
}
"""Where the instruction of each task ends; the others have none, or one that a list follows."""

CUES = {
    "lab-flag": "Flag:",
    "bank-desk": "Queue:",
    "german-english": "English:",
    "spelling-slip": "Correct word:",
    "notice-period": "Period:",
    "loot-json": "JSON:",
    "parking-fee": "Fee in euros:",
    "animal-class": "Number:",
    "what-prints": "Output:",
    "gist-headline": "Headline (at most six words):",
    "last-turn": "It is a",
    "recipe-scale": "Needed:",
    "iso-date": "Date:",
    "most-sightings": "Place:",
    "sky-mcq": "Answer:",
    "grade-steps": "Answer:",
    "passage-yes-no": "Answer:",
    "school-physics": "Answer:",
    "review-tone": "Sentiment:",
    "pingjia-fangmian": "方面：",
    "gushi-xuxie": "回答：",
    "seccion-periodico": "Sección:",
    "masu-kei": "ます形：",
    "qism-almukalama": "حرف القسم:",
    "antonimy": "Антоним:",
    "chat-moderation": "Action:",
}
"""The last cue of each task."""

TIGHT = ("pingjia-fangmian", "masu-kei")
"""Tasks whose sentences have no space between them."""


def say(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put a sentence behind the instruction, or into the description where there is none."""
    if task.name not in PLACES:
        both = f"{task.description} {text}".strip()
        return changed(task, description=both, **fields)
    place = PLACES[task.name]
    gap = "" if task.name in TIGHT else " "
    return changed(task, (place, place + gap + text), **fields)


def cue(task: SmallTask, new: str, **fields: Any) -> SmallTask:
    """Write the last cue otherwise; `{}` is what it was."""
    old = CUES[task.name]
    return changed(task, (old, new.replace("{}", old)), **fields)


def above(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put worked examples above all else, in the place of shots."""
    return changed(task, description=text.strip("\n"), fewshot=0, **fields)


def both(task: SmallTask, change: Callable[[Row], Any], *pieces: Any, every: int = 1) -> SmallTask:
    """Change the rows, every one or every `every`-th, and pieces of the source with them."""

    def run(rows: list[Row]) -> None:
        for row in rows[::every]:
            change(row)

    return changed(task, *pieces, rows=run)


def add(*rows: Row, at: int | None = None) -> Any:
    """Return what adds rows, at the end or from place `at` on."""

    def run(old: list[Row]) -> list[Row]:
        place = len(old) if at is None else at
        return [*old[:place], *rows, *old[place:]]

    return run
