"""Short ways to put the slips of this corpus into its tasks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.shape import Row, SmallTask, changed

PLACES = {
    "er-triage": "immediate, urgent or routine?",
    "transfer-amount": "from the message.",
    "clause-type": "What does the clause deal with?",
    "backpack-load": "weigh together, in kg?",
    "species-short": "letter and a full stop.",
    "snake-names": "to snake case.",
    "http-status": "does the server send?",
    "past-tense": "Write only the missing word.",
    "three-way-nli": "given the premise?",
    "cartas-postura": "la zona peatonal.",
    "kosho-bangou": "答えてください。",
    "talab-raqm": "من رسالة العميل.",
    "kefu-yitu": 'YITU) + "。',
    "pisma-vid": "({legend}).",
    "french-english": "into English.",
}
"""Where the instruction of each task ends."""


def asked(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put a sentence behind the instruction."""
    if task.name == "exam-geography":
        return changed(task, description=task.description.rstrip() + " " + text + "\n\n", **fields)
    if task.name == "shop-maths":
        return changed(task, ("\\nSolution:", f"\\n{text}\\nSolution:"), **fields)
    if task.name == "museum-yesno":
        return changed(task, ('"\\nAnswer:"', f'"\\n{text}\\nAnswer:"'), **fields)
    if task.name == "waste-days":
        return changed(task, ("\\n\\nResident:", f"\\n\\n{text}\\nResident:"), **fields)
    place = PLACES[task.name]
    gap = "" if task.name in ("kosho-bangou", "kefu-yitu") else " "
    return changed(task, (place, place + gap + text), **fields)


def more(make: Callable[[list[Row]], list[Row]]) -> Callable[[list[Row]], list[Row]]:
    """Return what adds rows at the end."""
    return lambda rows: [*rows, *make(rows)]
