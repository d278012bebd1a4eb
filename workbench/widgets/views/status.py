"""The status line's view model. The connection to the kernel is the browser's own to judge."""

from __future__ import annotations

from typing import Literal, TypedDict

from workbench.messages import say
from workbench.models.memory.free import InUse
from workbench.session.preview import DraftPreview
from workbench.session.state import Level, SessionState
from workbench.widgets.views.display import count, gigabytes, milliseconds, said_again


class StatusView(TypedDict):
    draft: str
    version: str
    news: str
    dirty: bool
    level: Literal["ok", "warning", "error"]
    problems: str
    worker: str
    model: str
    memory: str


def status_view(
    state: SessionState,
    preview: DraftPreview,
    *,
    news: str = "",
    memory: InUse | None = None,
    others: int = 0,
) -> StatusView:
    """Return what the status line draws. `news` is what became of the draft at the last gesture,
    `others` how many other drafts were not saved when the widget began."""
    errors = sum(d.severity == "error" for d in preview.diagnostics)
    warnings = len(preview.diagnostics) - errors
    return {
        "draft": "" if state.unkept else say("draft kept ✓"),
        "version": _version(state),
        "news": news or (_restored(others) if state.draft_restored else ""),
        "dirty": state.dirty,
        "level": "error" if errors else "warning" if warnings or state.unkept else "ok",
        "problems": _problems(errors, warnings, state.unkept),
        "worker": f"{milliseconds(preview.milliseconds)} · {_sandbox(state.level)}",
        "model": f"{state.model} · {state.device}" if state.device else state.model,
        "memory": gigabytes(*memory) if memory else "",
    }


def _restored(others: int) -> str:
    if not others:
        return say("restored from an earlier session")
    return say("restored from an earlier session; History has {n} more", n=others)


def _sandbox(level: Level) -> str:
    return {"closed": say("files and network closed"), "guard": say("guard only")}[level]


def _version(state: SessionState) -> str:
    if not state.version:
        return say("not saved yet")
    if state.dirty:
        return say("differs from {version}", version=state.version)
    return say("same as {version}", version=state.version)


def _problems(errors: int, warnings: int, unkept: tuple[str, ...]) -> str:
    parts = [f"▲ {said_again(text)}" for text in unkept]
    parts += [f"✕ {count(errors, 'error')}"] if errors else []
    if warnings:
        parts.append(f"▲ {count(warnings, 'warning')}")
    return "  ".join(parts) or say("no problems")
