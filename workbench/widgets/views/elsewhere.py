"""View model of a run that is handed over: where to, and what starts it there."""

from __future__ import annotations

from typing import TypedDict

from workbench.messages import say
from workbench.runs.elsewhere import PLACES, Job, Place, hand_over
from workbench.widgets.views.display import printable
from workbench.widgets.views.shared import Named

LONG_SECONDS = 600.0
"""A run of which it is offered to score it elsewhere."""


class PlaceView(Named):
    """A place to choose, with how to start there; `active` is the one whose text is shown."""

    active: bool


class ElsewhereView(TypedDict):
    """What is shown once it was asked for: `open`. `text` is to be copied, `refusal` why there is
    none, `is_long` that the run of the draft is one to hand over."""

    open: bool
    is_long: bool
    places: list[PlaceView]
    text: str
    refusal: str


def closed_view(*, is_long: bool) -> ElsewhereView:
    """Return what is there before anyone asks."""
    return {
        "open": False, "is_long": is_long, "places": [], "text": "", "refusal": "",
    }  # fmt: skip


def elsewhere_view(
    job: Job | None, place: Place, *, is_long: bool, refusal: str = ""
) -> ElsewhereView:
    """Return a job's text for a place; None has a `refusal`."""
    return {
        "open": True,
        "is_long": is_long,
        "places": [_place(each, place) for each in PLACES],
        "text": printable(hand_over(job, place)) if job else "",
        "refusal": printable(refusal),
    }


def _place(place: Place, chosen: Place) -> PlaceView:
    labels: dict[Place, str] = {
        "command": say("Command line"),
        "slurm": "Slurm",
        "ray": "Ray",
        "kubernetes": "Kubernetes",
    }
    title = _about(place)
    return {"id": place, "label": labels[place], "title": title, "active": place == chosen}


def _about(place: Place) -> str:
    return {
        "command": say("The same run in a terminal; called again, it goes on where it was."),
        "slurm": say("Save it on a folder that all nodes share, and start it there by bash."),
        "ray": say("One job of a Ray cluster, whose workers load the model."),
        "kubernetes": say("Save it, fill in an image and a volume, and follow its first lines."),
    }[place]
