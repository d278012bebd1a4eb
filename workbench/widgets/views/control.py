"""The view model of what starts and stops runs: the button, the queue, and whose rows are shown."""

from __future__ import annotations

from typing import TypedDict

from workbench.analysis.report import Report
from workbench.messages import say, shots_text
from workbench.runs.progress import Progress
from workbench.runs.queue import Job, RunQueue
from workbench.types import Run
from workbench.widgets.views.display import printable
from workbench.widgets.views.shared import Button


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


def control_view(draft: Job, queue: RunQueue, stored: Report | None = None) -> ControlView:
    """Return what the top of the Run pane draws, for the draft as it is now; `stored` is the run
    that is shown in the place of the last one."""
    scored, progress, current, waiting = queue.scored, queue.progress, queue.current, queue.waiting
    keys = [ticket.job.key for ticket in (current, *waiting) if ticket is not None]
    is_same = scored is not None and scored.key == draft.key
    ended = progress if progress and progress.status in ("cancelled", "failed") else None
    if draft.key in keys:
        title = say("The draft is being scored, or waits for it")
        run: Button = {"label": say("Run"), "title": title, "enabled": False}
    elif keys:
        title = say("Score the draft as it is now, after what runs and waits")
        run = {"label": say("Queue"), "title": title, "enabled": True}
    elif is_same and ended and ended.done:
        title = say("Go on where it stopped: what is stored is not computed again")
        run = {"label": say("Resume"), "title": title, "enabled": True}
    else:
        run = {"label": say("Run"), "title": say("Score the draft"), "enabled": True}
    return {
        "run": run,
        "cancel": current.number if current else None,
        "queue": [
            {"number": ticket.number, "label": job_label(ticket.job), "model": ticket.job.model}
            for ticket in waiting
        ],
        "of": _whose(scored, stored.run if stored else None),
        "outdated": scored is not None and not is_same and stored is None,
        "stopped": _stopped(ended, "" if is_same else _whose(scored, None))
        if ended and not current and stored is None
        else "",
    }


def run_label(run: Run) -> str:
    """Return what a stored run is of: `gen_v1 · 2 shots · seed 0 · teaching`."""
    shots, seed = run.settings.get("num_fewshot", 0), run.settings.get("seed", 0)
    return f"{run.version} · {_settings_text(shots, seed)} · {run.model}"


def _settings_text(shots: int, seed: int) -> str:
    return f"{shots_text(shots)} · {say('seed {n}', n=seed)}"


def _whose(scored: Job | None, stored: Run | None) -> str:
    if stored is not None:
        return printable(run_label(stored))
    return f"{job_label(scored)} · {scored.model}" if scored else ""


def job_label(job: Job) -> str:
    """Return what a job's text is called: `draft of gen_v1`, or a version's id."""
    if not job.is_draft:
        return job.plan.version
    return say("draft of {version}", version=job.parent) if job.parent else say("draft")


def _stopped(progress: Progress, of: str) -> str:
    """Return how far the run came that was stopped; `of` names it where the draft is another."""
    if not progress.total:
        return ""
    done, left = progress.done, progress.total - progress.done
    if of:
        return say("{what}: {done} docs are stored, {left} are left", what=of, done=done, left=left)
    return say("{done} docs are stored, {left} are left", done=done, left=left)
