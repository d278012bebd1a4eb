"""The shots pane's view model: which docs serve as shots, how they answer, and how their labels
are shared out beside the pool's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from workbench.messages import say
from workbench.prompts.shots import Balance, ShotChoice
from workbench.tasks.config_change import ConfigChange
from workbench.types import Rendered
from workbench.widgets.views.display import count, one_line, printable, telling
from workbench.widgets.views.shared import Stretch

_TOLD, _TITLE = 110, 600
"""So much of a shot is seen in its line, and when pointed at, in characters."""


@dataclass(frozen=True, slots=True)
class ShotsNow:
    """What the pane shows: the choice, how it came about (`sampler`), the spare that stands in
    where a row is itself a shot, and what would be or was written to the config."""

    choice: ShotChoice = field(default_factory=ShotChoice)
    sampler: str = ""
    spare: int | None = None
    balance: Balance | None = None
    config: str = ""
    change: ConfigChange | None = None
    kept: str = ""


class ShotView(TypedDict):
    doc_id: int
    place: str
    name: str
    pinned: bool
    input: str
    telling: str
    answer: str
    note: str


class ExcludedRow(TypedDict):
    doc_id: int
    label: str


class LabelShare(TypedDict):
    label: str
    shots: str
    pool: str
    shots_share: float
    pool_share: float


class BalanceView(TypedDict):
    shares: list[LabelShare]
    note: str


class ConfigLines(TypedDict):
    path: str
    lines: list[Stretch]


class ShotsView(TypedDict):
    by_hand: bool
    title: str
    shots: list[ShotView]
    excluded: list[ExcludedRow]
    spare: str
    balance: BalanceView | None
    config: str
    change: ConfigLines | None
    kept: str


def shots_view(now: ShotsNow, rendered: Rendered | None) -> ShotsView:
    """Return what the pane draws; texts of the shots are those of the prompt that is previewed."""
    by_hand = now.sampler == "ids"
    said = _texts(rendered) if rendered else {}
    own = rendered.doc.id if rendered else None
    return {
        "by_hand": by_hand,
        "title": _title(now),
        "shots": _shots(now.choice, said, own),
        "excluded": [
            {"doc_id": shot, "label": say("row {n}", n=shot)}
            for shot in sorted(now.choice.excluded)
        ],
        "spare": ""
        if now.spare is None or not by_hand
        else say("Where a row is itself among the shots, row {n} stands in.", n=now.spare),
        "balance": _balance(now.balance),
        "config": now.config,
        "change": _change(now.change),
        "kept": now.kept,
    }


def _title(now: ShotsNow) -> str:
    if not now.choice.ids:
        return say("No shots: the prompt is the row’s input alone.")
    shots = count(len(now.choice.ids), "shot")
    if now.sampler == "ids":
        return say("{shots}, chosen by hand", shots=shots)
    return say("{shots}, drawn by the sampler {name}", shots=shots, name=now.sampler)


def _texts(rendered: Rendered) -> Mapping[int | None, tuple[str, str]]:
    """Return each shot's input and answer as the prompt shows them."""
    segments = rendered.prompt.segments
    inputs, answers = (
        {segment.doc_id: segment.text for segment in segments if segment.kind == kind}
        for kind in ("shot_input", "shot_output")
    )
    return {shot: (text, answers.get(shot, "")) for shot, text in inputs.items()}


def _shots(
    choice: ShotChoice, said: Mapping[int | None, tuple[str, str]], own: int | None
) -> list[ShotView]:
    pairs = [said.get(shot, ("", "")) for shot in choice.ids]
    told = telling([text for text, _ in pairs], _TOLD)
    stands_in = say("the row that is previewed: another stands in here")
    return [
        {
            "doc_id": shot,
            "place": f"{place + 1}",
            "name": say("row {n}", n=shot),
            "pinned": shot in choice.pinned,
            "input": printable(text[-_TITLE:]),
            "telling": words,
            "answer": one_line(answer, _TOLD),
            "note": stands_in if shot == own and not text else "",
        }
        for place, (shot, (text, answer), words) in enumerate(
            zip(choice.ids, pairs, told, strict=True)
        )
    ]


def _balance(found: Balance | None) -> BalanceView | None:
    if found is None or not found.looked_at:
        return None
    shots = sum(share.shots for share in found.shares)
    return {
        "shares": [
            {
                "label": one_line(share.label, 40),
                "shots": f"{share.shots}",
                "pool": f"{share.pool / found.looked_at:.0%}",
                "shots_share": share.shots / shots if shots else 0,
                "pool_share": share.pool / found.looked_at,
            }
            for share in found.shares
        ],
        "note": say(
            "{n} labels in {m} rows of the pool", n=f"{found.distinct:,}", m=f"{found.looked_at:,}"
        ),
    }


def _change(change: ConfigChange | None) -> ConfigLines | None:
    if change is None:
        return None
    lines: Sequence[str] = printable(change.diff).splitlines()[2:]
    kinds = {"+": "added", "-": "removed", "@": "place"}
    return {
        "path": printable(str(change.path)),
        "lines": [{"kind": kinds.get(line[:1], "same"), "text": line} for line in lines],
    }
