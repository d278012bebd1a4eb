"""Short ways to put the slips of this corpus into its tasks."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import Row, SmallTask, changed

PLACES = {
    "vine-trouble": "mildew, rot, mites or drought.",
    "cast-on": "'Cast on' and the number.",
    "next-high-water": "When is the next high water?",
    "fire-drill": "Staff training on fire safety.",
    "queen-seen": "Did the beekeeper see the queen that day?",
    "menu-allergens": "with commas between them.",
    "night-rota": "night?",
    "registro-frase": "La frase è formale o informale?",
    "plural-nomes": "Escreva o plural da palavra.",
    "kuaidi-zhuangtai": "中选一个。",
    "urimal-sutja": "숫자로 쓰세요.",
}
"""Where the instruction of each task ends; that of the others is the description, or none."""

CUES = {
    "vine-trouble": "Trouble:",
    "cast-on": "Solution:",
    "next-high-water": "Time:",
    "music-theory": "Your choice:",
    "fire-drill": "A:",
    "queen-seen": "Answer:",
    "menu-allergens": "Allergens:",
    "night-rota": "Nurse:",
    "hex-channel": "Strongest channel (red, green or blue):",
    "genre-du-nom": "Genre :",
    "fiets-regels": "Antwoord (ja of nee):",
    "registro-frase": "Registro:",
    "plural-nomes": "Plural:",
    "kuaidi-zhuangtai": "状态：",
    "urimal-sutja": "숫자:",
}
"""The last cue of each task."""


def say(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put a sentence behind the instruction, or into the description where that is the place."""
    if task.name not in PLACES:
        return changed(task, description=f"{task.description} {text}".strip(), **fields)
    place = PLACES[task.name]
    gap = "" if task.name == "kuaidi-zhuangtai" else " "
    return changed(task, (place, place + gap + text), **fields)


def cue(task: SmallTask, new: str, **fields: Any) -> SmallTask:
    """Write the last cue otherwise; `{}` is what it was."""
    old = CUES[task.name]
    return changed(task, (old, new.replace("{}", old)), **fields)


def above(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put worked examples above all else, in the place of shots."""
    return changed(task, description=text.strip("\n"), fewshot=0, **fields)


def own_shots(task: SmallTask, *shots: Row, **fields: Any) -> SmallTask:
    """Give a task a file of shots of its own."""
    return changed(task, shots=shots, fewshot=len(shots), **fields)
