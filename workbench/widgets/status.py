"""The status line's view model. The connection to the kernel is the browser's own to judge."""

from __future__ import annotations

from typing import Any

from workbench.session import Preview, SessionState
from workbench.widgets.display import count, milliseconds


def status_view(
    state: SessionState,
    preview: Preview,
    *,
    news: str = "",
) -> dict[str, Any]:
    """Return what the status line draws. `news` is what became of the draft at the last gesture."""
    errors = sum(d.severity == "error" for d in preview.diagnostics)
    warnings = len(preview.diagnostics) - errors
    parent = state.version or "nothing"
    return {
        "draft": "draft kept ✓",
        "version": f"differs from {parent}" if state.dirty else f"same as {parent}",
        "news": news or ("restored from an earlier session" if state.draft_restored else ""),
        "dirty": state.dirty,
        "level": "error" if errors else "warning" if warnings else "ok",
        "problems": _problems(errors, warnings),
        "worker": milliseconds(preview.milliseconds),
        "model": f"{state.model} · {state.device}" if state.device else state.model,
    }


def _problems(errors: int, warnings: int) -> str:
    parts = [count(errors, "error")] if errors else []
    if warnings:
        parts.append(count(warnings, "warning"))
    return ", ".join(parts) or "no problems"
