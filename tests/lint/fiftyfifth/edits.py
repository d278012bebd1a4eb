"""Short ways to put the slips of this corpus into its tasks."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import Row, SmallTask, changed

PLACES = {
    "lab-flag": "low, normal or high?",
    "card-topic": "customer's message.",
    "lease-end": "the date from the clause.",
    "item-rarity": "200 coins are epic.",
    "town-hall-hours": "Answer with yes or no.",
    "dna-complement": "base by base.",
    "lowest-terms": "to lowest terms.",
    "commit-type": "does the commit have?",
    "what-prints": "does this program print?",
    "order-json": "item and count.",
    "same-question": "Answer yes or no.",
    "passage-span": "words of the passage.",
    "oldest-first": "the letters with commas.",
    "pingjia-fenlei": "{leibie}。",
    "titular-seccion": "del periódico: {}.",
    "error-code": "抜き出してください。",
    "mizaj-almuttasil": "أم محايد؟",
    "vybor-slova": "пропущенное слово.",
    "german-english": "into English.",
}
"""Where the instruction of each task ends."""

CUES = {
    "lab-flag": "Flag:",
    "card-topic": "Topic:",
    "lease-end": "End of lease:",
    "item-rarity": "Rarity:",
    "town-hall-hours": "Answer:",
    "dna-complement": "Complement:",
    "commit-type": "Type:",
    "what-prints": "Output:",
    "order-json": "JSON:",
    "same-question": "Same:",
    "exam-science": "Answer:",
    "passage-yesno": "Answer:",
    "odd-one-out": "Answer:",
    "passage-span": "Answer:",
    "oldest-first": "Order:",
    "pingjia-fenlei": "类别：",
    "titular-seccion": "Sección:",
    "error-code": "エラーコード：",
    "mizaj-almuttasil": "المزاج:",
    "vybor-slova": "Слово:",
    "german-english": "English:",
}
"""The last cue of each task."""


def asked(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put a sentence behind the instruction."""
    if task.name == "exam-science":
        return changed(task, description=task.description + " " + text, **fields)
    if task.name == "farm-sums":
        return changed(task, ("\\nAnswer: Let's", f"\\n{text}\\nAnswer: Let's"), **fields)
    if task.name == "odd-one-out":
        return changed(task, ("\\nAnswer:", f"\\n{text}\\nAnswer:"), **fields)
    if task.name == "passage-yesno":
        return changed(task, ('"Answer:"]', f'"{text}", "Answer:"]'), **fields)
    place = PLACES[task.name]
    gap = "" if task.name in ("pingjia-fenlei", "error-code") else " "
    return changed(task, (place, place + gap + text), **fields)


def cue(task: SmallTask, new: str, **fields: Any) -> SmallTask:
    """Write the last cue otherwise; `{}` is what it was."""
    old = CUES[task.name]
    return changed(task, (old, new.replace("{}", old)), **fields)


def worked(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put worked examples above all else, in the place of shots."""
    return changed(task, description=text.strip("\n"), fewshot=0, **fields)


def add(*rows: Row) -> Any:
    """Return what adds rows at the end."""
    return lambda old: [*old, *rows]
