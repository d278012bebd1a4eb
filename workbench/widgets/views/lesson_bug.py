"""What the widget of planted faults draws: a prompt, what may be wrong, and then the linter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypedDict

from workbench.io.shown import shown_html
from workbench.lessons.bugs import Bug, Puzzle, bugs, explanation
from workbench.lint.finding import LintReport
from workbench.messages import say
from workbench.types import Rendered
from workbench.widgets.views.display import printable
from workbench.widgets.views.lint import FindingView, lint_view
from workbench.widgets.views.preview import PromptView, prompt_view


class SuspectView(TypedDict):
    """A fault that may be chosen; `state` is "" until one was."""

    id: str
    label: str
    state: Literal["", "right", "wrong", "other"]


class PuzzleView(TypedDict):
    """A prompt with its settings in words, what may be chosen, and, once something was, the verdict
    and what the linter finds. `found` counts over all prompts so far."""

    title: str
    prompt: PromptView
    settings: str
    suspects: list[SuspectView]
    chosen: str
    verdict: str
    findings: list[FindingView]
    found: str
    busy: bool


@dataclass(frozen=True, slots=True)
class PuzzleState:
    """The prompt that is looked at, the `number`th, what was chosen, and how many were right.
    `offered` are the names of what may be chosen; it is `busy` while the linter looks."""

    number: int = 1
    puzzle: Puzzle | None = None
    item: Rendered | None = None
    offered: tuple[str, ...] = ()
    chosen: str = ""
    right: int = 0
    asked: int = 0
    busy: bool = True


def puzzle_view(state: PuzzleState, task: str) -> PuzzleView:
    """Return what is drawn of a prompt of a task of that name."""
    puzzle = _spoken(state.puzzle)
    named = {bug.name: bug for bug in bugs()}
    told = puzzle if state.chosen else None
    return {
        "title": say("{task}, prompt {number}", task=printable(task), number=state.number),
        "prompt": prompt_view(state.item, "gen"),
        "settings": _settings(puzzle) if puzzle else "",
        "suspects": [
            {"id": name, "label": named[name].label, "state": _state(named[name], state)}
            for name in state.offered
        ],
        "chosen": state.chosen,
        "verdict": _verdict(told, state.chosen) if told else "",
        "findings": _findings(told) if told else [],
        "found": say("{right} of {asked} found", right=state.right, asked=state.asked),
        "busy": state.busy,
    }


def puzzle_html(view: Mapping[str, Any]) -> str:
    """Return what a page without a kernel shows of it."""
    suspects: Sequence[SuspectView] = view["suspects"]
    runs = (run[0] for segment in view["prompt"]["segments"] for run in segment["runs"])
    items = "".join(f"<li>{shown_html(each['label'])}</li>" for each in suspects)
    if view["busy"]:
        return f"<p><b>{shown_html(view['title'])}</b></p><p>{say('The linter looks…')}</p>"
    return (
        f"<p><b>{shown_html(view['title'])}</b></p><pre>{shown_html(''.join(runs))}</pre>"
        f"<p>{shown_html(view['settings'])}</p><ul>{items}</ul><p>{shown_html(view['verdict'])}</p>"
    )


def _spoken(puzzle: Puzzle | None) -> Puzzle | None:
    """Return the puzzle with its fault's name in the language in force now."""
    if puzzle is None:
        return None
    (bug,) = (bug for bug in bugs() if bug.name == puzzle.bug.name)
    return replace(puzzle, bug=bug)


def _state(bug: Bug, state: PuzzleState) -> Literal["", "right", "wrong", "other"]:
    if not state.chosen or state.puzzle is None:
        return ""
    if bug.name == state.puzzle.bug.name:
        return "right"
    return "wrong" if bug.name == state.chosen else "other"


def _settings(puzzle: Puzzle) -> str:
    decoding = puzzle.plan.config.decoding
    stops = " ".join(repr(text) for text in decoding.until)
    return say(
        "It stops at {stops}, and after {n} tokens.", stops=stops or "–", n=decoding.max_new_tokens
    )


def _verdict(puzzle: Puzzle, chosen: str) -> str:
    first = say("Right.") if chosen == puzzle.bug.name else say("Not this.")
    return f"{first} {explanation(puzzle)}"


def _findings(puzzle: Puzzle) -> list[FindingView]:
    report = LintReport(puzzle.plan.task.name, puzzle.plan.version, puzzle.findings, 0)
    return lint_view(report, puzzle.plan.source)["findings"]
