"""Short ways to put the slips of this corpus into its tasks."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import Row, SmallTask, changed

PLACES = {
    "triage-level": "the triage level of the caller.",
    "loan-desk": "Answer with approve, decline or refer.",
    "clause-letter": "Answer with the letter.",
    "simple-past": "Write the verb alone.",
    "quest-giver": "Answer with the name only.",
    "waste-bin": "Which bin does it go into?",
    "codon-chain": "the amino acids with hyphens.",
    "regex-full-match": "Answer yes or no.",
    "bug-line": "Answer with its number.",
    "train-arrival": "on the 24-hour clock.",
    "french-english": "sentence into English.",
    "largest-first": "from the largest to the smallest.",
    "claim-check": "unknown by the note?",
    "kefu-yitu": "选一类：{yitu}。",
    "ciudad-noticia": "la ciudad en la que ocurre.",
    "torisetsu-bunrui": "のどれですか。",
    "sabab-alittisal": "{asbab}؟",
    "mnozhestvennoe": "во множественное число.",
}
"""Where the instruction of each task ends."""

CUES = {
    "triage-level": "Level:",
    "loan-desk": "Decision:",
    "clause-letter": "Letter:",
    "simple-past": "Verb:",
    "quest-giver": "Handed over by:",
    "waste-bin": '"Bin:"',
    "codon-chain": "Chain:",
    "regex-full-match": "Match:",
    "bug-line": "Line:",
    "train-arrival": "Arrival:",
    "french-english": "English:",
    "largest-first": "Sorted:",
    "civics-exam": "Answer:",
    "claim-check": "Verdict:",
    "kefu-yitu": "意图：",
    "torisetsu-bunrui": "分類：",
    "sabab-alittisal": "السبب:",
}
"""The last cue of each task."""

TIGHT = ("kefu-yitu", "torisetsu-bunrui")
"""Tasks whose sentences have no space between them."""


def say(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put a sentence behind the instruction."""
    if task.name == "civics-exam":
        return changed(task, description=f"{task.description} {text}", **fields)
    if task.name == "shop-sums":
        return changed(task, ("\\nSolution:", f"\\n{text}\\nSolution:"), **fields)
    place = PLACES[task.name]
    gap = "" if task.name in TIGHT else " "
    return changed(task, (place, place + gap + text), **fields)


def cue(task: SmallTask, new: str, **fields: Any) -> SmallTask:
    """Write the last cue otherwise; `{}` is what it was."""
    old = CUES[task.name].strip('"')
    place = f'"{old}"' if task.name == "waste-bin" else old
    made = new.replace("{}", old)
    return changed(task, (place, f'"{made}"' if task.name == "waste-bin" else made), **fields)


def above(task: SmallTask, text: str, **fields: Any) -> SmallTask:
    """Put worked examples above all else, in the place of shots."""
    return changed(task, description=text.strip("\n"), fewshot=0, **fields)


def add(*rows: Row, first: bool = False) -> Any:
    """Return what adds rows at the end, or at the beginning."""
    return lambda old: [*rows, *old] if first else [*old, *rows]
