"""Short ways to break the tasks of this corpus."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import Row, SmallTask, changed

ENDS = {
    "vet-desk": "emergency, same day or routine.",
    "dough-water": "'Water:' and the number.",
    "metro-stops": "the last one included?",
    "museum-label": "as the label has it.",
    "florist-orders": "item, count and colour.",
    "auction-lots": "Who gets it?",
    "durchsage": "oder Gleiswechsel?",
    "acento-tonico": "o esdrújula?",
    "josushi": "記号で答えなさい。",
    "laji-fenlei": "和其他垃圾。",
    "ktora-godzina": "Zapisz godzinę cyframi.",
}
"""Where the instruction ends; that of the other tasks is the description, or none."""

CUES = {
    "vet-desk": "Urgency:",
    "dough-water": "Working:",
    "metro-stops": "Stations:",
    "mineral-quiz": "Answer:",
    "museum-label": "Maker:",
    "florist-orders": "JSON:",
    "auction-lots": "Buyer:",
    "lease-claims": "True or false?",
    "stargazing": "Answer:",
    "fahrschule": "Nummer der richtigen Antwort:",
    "durchsage": "Thema:",
    "acento-tonico": "Clase:",
    "josushi": "答え：",
    "vid-glagola": "Вид:",
    "laji-fenlei": "类别：",
    "unlu-uyumu": "Çoğul eki (-lar ya da -ler):",
    "ktora-godzina": "Cyframi:",
}
"""The last cue of each task."""


def tell(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Add a sentence to the instruction, wherever that stands."""
    end = ENDS.get(task.name)
    if end is None:
        return changed(task, description=f"{task.description} {text}".strip(), **fields)
    gap = "" if task.name in ("josushi", "laji-fenlei") else " "
    return changed(task, (end, end + gap + text), **fields)


def cued(task: SmallTask, new: str, **fields: Any) -> SmallTask:
    """Write the last cue in another way; `{}` is the cue as it was."""
    old = CUES[task.name]
    return changed(task, (old, new.replace("{}", old)), **fields)


def worked(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Let examples written by hand stand in the description, and draw none."""
    shown = f"{task.description}\n\n{text.strip()}".strip()
    return changed(task, description=shown, fewshot=0, **fields)


def pool(task: SmallTask, *shots: Row, **fields: Any) -> SmallTask:
    """Draw the shots from a file of their own, all of it."""
    return changed(task, shots=shots, fewshot=len(shots), **fields)
