"""The view model of what starts and stops runs: the button, the queue, and whose rows are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from workbench.messages import say
from workbench.runs.queue import Job, Ticket
from workbench.session.session import Progress
from workbench.widgets.views.shared import Button


@dataclass(frozen=True, slots=True)
class Situation:
    """What the button depends on: the draft's job, the job that was scored last with its
    progress, the one that has the model, and those that wait."""

    draft: Job
    scored: Job | None = None
    progress: Progress | None = None
    current: Ticket | None = None
    waiting: Sequence[Ticket] = ()


class QueuedRun(TypedDict):
    number: int
    label: str
    model: str


class ControlView(TypedDict):
    """`cancel` is the number of the run that goes on, and `of` whose rows are shown."""

    run: Button
    cancel: int | None
    queue: list[QueuedRun]
    of: str
    outdated: bool
    stopped: str


def control_view(now: Situation) -> ControlView:
    """Return what the top of the Run pane draws."""
    stopped = now.progress is not None and now.progress.status in ("cancelled", "failed")
    return {
        "run": _button(now),
        "cancel": now.current.number if now.current else None,
        "queue": [
            {"number": ticket.number, "label": job_label(ticket.job), "model": ticket.job.model}
            for ticket in now.waiting
        ],
        "of": f"{job_label(now.scored)} · {now.scored.model}" if now.scored else "",
        "outdated": now.scored is not None and now.scored.key != now.draft.key,
        "stopped": _stopped(now.progress) if stopped and not now.current else "",
    }


def job_label(job: Job) -> str:
    """Return what a job's text is called: `draft of gen_v1`, or a version's id."""
    if not job.is_draft:
        return job.plan.version
    return say("draft of {version}", version=job.parent) if job.parent else say("draft")


def _button(now: Situation) -> Button:
    known = [ticket.job.key for ticket in (now.current, *now.waiting) if ticket is not None]
    if now.draft.key in known:
        title = say("The draft is being scored, or waits for it")
        return {"label": say("Run"), "title": title, "enabled": False}
    if known:
        title = say("Score the draft as it is now, after what runs and waits (Mod-Enter)")
        return {"label": say("Queue"), "title": title, "enabled": True}
    if _can_resume(now):
        title = say("Go on where it stopped: what is stored is not computed again (Mod-Enter)")
        return {"label": say("Resume"), "title": title, "enabled": True}
    return {"label": say("Run"), "title": say("Score the draft (Mod-Enter)"), "enabled": True}


def _can_resume(now: Situation) -> bool:
    if now.scored is None or now.progress is None or now.scored.key != now.draft.key:
        return False
    return now.progress.status in ("cancelled", "failed") and now.progress.done > 0


def _stopped(progress: Progress | None) -> str:
    if progress is None or not progress.total:
        return ""
    done, left = progress.done, progress.total - progress.done
    return say("{done} docs are stored, {left} are left", done=done, left=left)
