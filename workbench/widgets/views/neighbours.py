"""The view model of a race against neighbours: what is varied, the price, a lane for each variant,
and what came of it.

A lane is how far a variant is above yours on the questions that both were scored on, with the
interval that holds at every look. All lanes are on one scale, with yours in its middle; it is as
wide as those that still run need, so what is wider than that is cut off at its ends.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias, TypedDict

from workbench.analysis.effects import AxisEffect, LevelEffect
from workbench.analysis.judgement import Judgement
from workbench.analysis.raced import Race, Standing
from workbench.messages import say
from workbench.runs.cost import time_text
from workbench.runs.neighbours.axes import YOURS, Variant
from workbench.runs.neighbours.search import BUDGET_RUNS, FieldPrice, Neighbours
from workbench.session.racing import LEAST_RUNS, MOST_RUNS, Entry, Offered
from workbench.widgets.views.display import minus, one_line, printable, said_again
from workbench.widgets.views.shared import BarView, Button

Tone: TypeAlias = Literal["yours", "ahead", "running", "dropped"]
Stage: TypeAlias = Literal["idle", "pricing", "priced", "racing", "stopped", "over"]

NAME_WIDTH = 240
REACHES = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Half of the scale, for scores from 0 to 1: the least of these that has room for all that run."""

MOST_LEFT_OUT = 40


class AxisChoiceView(TypedDict):
    """An axis that can be varied; `active` says that it is."""

    id: str
    label: str
    title: str
    active: bool


class BudgetView(TypedDict):
    """How much may be scored, in runs' worth."""

    value: int
    least: int
    most: int
    text: str


class FactView(TypedDict):
    """A number with what it is of."""

    value: str
    label: str


class LaneView(TypedDict):
    """One variant. `bar` are places on the scale, None where nothing can be compared; `says` is
    all of it in words."""

    place: int
    name: str
    tone: Tone
    bar: BarView | None
    score: str
    lead: str
    questions: str
    reason: str
    says: str


class LapView(TypedDict):
    """Lanes of one fate; `share` is which part of all variants was still there."""

    title: str
    is_out: bool
    share: float
    lanes: list[LaneView]


class LaneTickView(TypedDict):
    at: float
    label: str


class LevelView(TypedDict):
    name: str
    effect: str
    interval: str


class EffectView(TypedDict):
    """What an axis matters; `bar` is on a scale from 0 on, `decided` says that it surely does."""

    name: str
    effect: str
    interval: str
    bar: BarView
    decided: bool
    levels: list[LevelView]


class LeftOutView(TypedDict):
    name: str
    reason: str


class NeighboursView(TypedDict):
    """`together` has sentences on levels that work together; `opening` asks the sealed rows about
    the winner, where there are any; `adopted` says what was taken over, `diff` has its lines."""

    stage: Stage
    axes: list[AxisChoiceView]
    budget: BudgetView
    trouble: str
    outdated: bool
    facts: list[FactView]
    left_out: list[LeftOutView]
    status: str
    columns: list[str]
    laps: list[LapView]
    ticks: list[LaneTickView]
    unit: str
    sentence: str
    effects: list[EffectView]
    together: list[str]
    can_adopt: bool
    opening: Button | None
    adopted: str
    diff: list[str]


@dataclass(frozen=True)
class RaceNow:
    """What is known: the axes that there are, those that are chosen (none: all), who would run, how
    the race stands, with a judgement against yours of each place, and what came of it. `sealed` is
    why the sealed rows cannot be asked about the winner, "" where they can, None where there is
    nothing to ask."""

    stage: Stage = "idle"
    offered: tuple[Offered, ...] = ()
    chosen: tuple[str, ...] = ()
    runs: int = BUDGET_RUNS
    entry: Entry | None = None
    race: Race | None = None
    against: Mapping[int, Judgement] | None = None
    found: Neighbours | None = None
    sealed: str | None = None
    trouble: str = ""
    adopted: str = ""
    diff: tuple[str, ...] = ()


def neighbours_view(now: RaceNow, *, outdated: bool = False) -> NeighboursView:
    """Return what is drawn of a race, before, during and after it."""
    entry, race, found = now.entry, now.race, now.found
    reach = _reach(race, now.against or {}) if race else 1.0
    return {
        "stage": now.stage,
        "axes": [_axis(one, now.chosen) for one in now.offered],
        "budget": _budget(now),
        "trouble": printable(now.trouble),
        "outdated": outdated,
        "facts": _facts(entry.price) if entry else [],
        "left_out": _left_out(entry) if entry else [],
        "status": _status(now),
        "columns": [say("variant"), say("score"), say("lead"), say("questions")],
        "laps": _laps(race, now.against or {}, reach) if race else _waiting(now),
        "ticks": _ticks(reach, is_share=race.is_share) if race else [],
        "unit": say("points above yours") if race is None or race.is_share else say("above yours"),
        "sentence": minus(said_again(found.sentence)) if found else "",
        "effects": _effects(found.effects) if found else [],
        "together": [minus(said_again(pair.sentence)) for pair in found.interactions]
        if found
        else [],
        "can_adopt": found is not None and found.race.best_place != 0 and not now.adopted,
        "opening": _opening(now),
        "adopted": printable(now.adopted),
        "diff": [printable(line) for line in now.diff],
    }


def _axis(offered: Offered, chosen: Sequence[str]) -> AxisChoiceView:
    return {
        "id": offered.name,
        "label": said_again(offered.name),
        "title": say("{n} other ways", n=offered.ways),
        "active": not chosen or offered.name in chosen,
    }


def _opening(now: RaceNow) -> Button | None:
    if now.sealed is None:
        return None
    counted = say(
        "Score the winner and yours on the sealed rows, once: it is counted as an opening"
    )
    return {
        "label": say("Ask the sealed rows"),
        "title": printable(now.sealed) or counted,
        "enabled": not now.sealed,
    }


def _budget(now: RaceNow) -> BudgetView:
    docs = len(now.entry.field.docs) if now.entry else 0
    text = say("{n} runs' worth", n=now.runs)
    if docs:
        evaluations = f"{now.runs * docs:,}"
        text = say(
            "{n} runs' worth, {evaluations} evaluations", n=now.runs, evaluations=evaluations
        )
    return {"value": now.runs, "least": LEAST_RUNS, "most": MOST_RUNS, "text": text}


def _facts(price: FieldPrice) -> list[FactView]:
    runs = f"{price.tokens / max(1, price.run_tokens):.1f}"
    tokens = say("distinct tokens, {n} runs' worth", n=runs)
    time = said_again(time_text(price.cost))
    if price.cost.seconds is None:
        timed: FactView = {"value": "–", "label": time}
    else:
        timed = {"value": time, "label": say("of scoring")}
    return [
        {"value": f"{price.variants:,}", "label": say("variants")},
        {"value": f"{price.evaluations:,}", "label": say("evaluations at most")},
        {"value": f"{price.tokens:,}", "label": tokens},
        timed,
    ]


def _left_out(entry: Entry) -> list[LeftOutView]:
    return [
        {"name": _named(variant), "reason": one_line(said_again(why), 200)}
        for variant, why in entry.field.dropped[:MOST_LEFT_OUT]
    ]


def _named(variant: Variant) -> str:
    return one_line(said_again(variant.name), NAME_WIDTH)


def _status(now: RaceNow) -> str:
    race = now.race
    if now.stage == "pricing":
        return say("looking what it takes…")
    if race is None:
        return (
            say("the first lap: all variants on the same few rows") if now.stage == "racing" else ""
        )
    running = sum(not one.reason for one in race.standings)
    questions = race.rounds[-1].lap.end
    words = say(
        "lap {lap}: {running} of {n} still run after {questions} questions; {done} evaluations",
        lap=len(race.rounds), running=running, n=len(race.variants), questions=questions,
        done=f"{race.evaluations:,}",
    )  # fmt: skip
    if now.stage == "stopped":
        return say("stopped; what was scored is kept. {words}", words=words)
    if race.is_over:
        return say("over after {laps} laps and {n} evaluations; tries in the ledger: {tries}",
                   laps=len(race.rounds), n=f"{race.evaluations:,}", tries=race.tries)  # fmt: skip
    return words


# -- lanes -------------------------------------------------------------------------------------


def _reach(race: Race, against: Mapping[int, Judgement]) -> float:
    """Return half of the scale: what all that still run need, no less."""
    runners = [one.place for one in race.standings if not one.reason and one.place]
    ends = [abs(end) for place in runners if place in against for end in against[place].interval]
    needed = max((end for end in ends if math.isfinite(end)), default=0.0)
    if not race.is_share:
        return needed or 1.0
    return next((reach for reach in REACHES if reach >= needed), REACHES[-1])


def _ticks(reach: float, *, is_share: bool) -> list[LaneTickView]:
    shown = 100 * reach if is_share else reach
    return [
        {"at": at, "label": f"{(2 * at - 1) * shown:+.3g}".replace("-", "−") if at != 0.5 else "0"}
        for at in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]


def _laps(race: Race, against: Mapping[int, Judgement], reach: float) -> list[LapView]:
    """Return the lanes: those that run, and then those that were dropped, the last ones first."""
    laps: list[LapView] = []
    total = len(race.variants)
    seen = 0
    for key, group in groupby(race.standings, key=lambda one: _fate(race, one)):
        # Yours comes first, so that it is seen however many run.
        own = sorted(group, key=lambda one: one.place != 0)
        seen += len(own)
        if key < 0:
            title = say("in the end") if race.is_over else say("still running")
        else:
            title = say("dropped after {questions} questions", questions=key)
        lanes = [_lane(race, one, against.get(one.place), reach) for one in own]
        laps.append({"title": title, "is_out": key >= 0, "share": seen / total, "lanes": lanes})
    return laps


def _waiting(now: RaceNow) -> list[LapView]:
    """Return the lanes of those that will run, before anything is known of them."""
    if now.stage != "racing" or now.entry is None:
        return []
    lanes = [
        _empty(place, said_again(YOURS) if place == 0 else _named(variant))
        for place, variant in enumerate(now.entry.field.variants)
    ]
    title = say("the variants that will run")
    return [{"title": title, "is_out": False, "share": 1.0, "lanes": lanes}]


def _empty(place: int, name: str) -> LaneView:
    tone: Tone = "running" if place else "yours"
    return {
        "place": place, "name": name, "tone": tone, "bar": None, "score": "", "lead": "",
        "questions": "", "reason": "", "says": name,
    }  # fmt: skip


def _fate(race: Race, one: Standing) -> int:
    """Return after how many questions a variant was dropped; -1 for one that runs."""
    if not one.reason:
        return -1
    ran = [own for own in race.rounds if one.place in own.ranking]
    return ran[-1].lap.end if ran else 0


def _lane(race: Race, one: Standing, judged: Judgement | None, reach: float) -> LaneView:
    tone = _tone(race, one)
    name = said_again(YOURS) if one.place == 0 else _named(one.variant)
    bar = _bar(one.lead, judged.interval if judged else (0.0, 0.0), reach)
    score = _amount(one.mean, is_share=race.is_share, signed=False)
    lead = "" if one.place == 0 else _amount(one.lead, is_share=race.is_share, signed=True)
    reason = said_again(one.reason) if one.reason else ""
    parts = [name, say("score {score}", score=score)]
    if judged is not None:
        span = _span(judged.interval, is_share=race.is_share)
        parts.append(say("{lead} against yours, {span}", lead=lead, span=span))
    if tone == "ahead":
        parts.append(say("ahead"))
    if reason:
        parts.append(say("dropped: {reason}", reason=reason))
    return {
        "place": one.place,
        "name": name,
        "tone": tone,
        "bar": bar,
        "score": score,
        "lead": lead,
        "questions": f"{one.questions:,}",
        "reason": reason,
        "says": ", ".join(parts),
    }


def _tone(race: Race, one: Standing) -> Tone:
    if one.place == 0:
        return "yours"
    if one.reason:
        return "dropped"
    return "ahead" if one.place == race.best_place else "running"


def _bar(value: float, ends: tuple[float, float], reach: float) -> BarView | None:
    if math.isnan(value):
        return None
    low, high, at = (_place(end, reach) for end in (*ends, value))
    return {"low": low, "high": high, "value": at}


def _place(value: float, reach: float) -> float:
    return min(1.0, max(0.0, 0.5 + value / reach / 2))


# -- effects -----------------------------------------------------------------------------------


def _effects(effects: Iterable[AxisEffect]) -> list[EffectView]:
    own = list(effects)
    most = max([0.02, *(one.ci95[1] for one in own if math.isfinite(one.ci95[1]))])
    return [_effect(one, most) for one in own]


def _effect(one: AxisEffect, most: float) -> EffectView:
    low, high, value = (min(1.0, max(0.0, end / most)) for end in (*one.ci95, one.effect))
    return {
        "name": said_again(one.name),
        "effect": _points(one.effect),
        "interval": _ends(one.ci95),
        "bar": {"low": low, "high": high, "value": value},
        "decided": one.ci95[0] > 0,
        "levels": [_level(level) for level in one.levels],
    }


def _level(level: LevelEffect) -> LevelView:
    is_first = level.ci95 == (0.0, 0.0)
    return {
        "name": one_line(said_again(level.level), NAME_WIDTH),
        "effect": "" if is_first else _points(level.effect, signed=True),
        "interval": "" if is_first else _ends(level.ci95),
    }


# -- numbers -----------------------------------------------------------------------------------


def _points(value: float, *, signed: bool = False) -> str:
    return f"{100 * value:{'+' if signed else ''}.1f}".replace("-", "−")


def _ends(ends: tuple[float, float]) -> str:
    low, high = (_points(end, signed=True) for end in ends)
    return say("{low} to {high}", low=low, high=high)


def _amount(value: float, *, is_share: bool, signed: bool) -> str:
    """Return a score or a lead: in per cent or points where scores are from 0 to 1."""
    if math.isnan(value):
        return "–"
    sign = "+" if signed else ""
    text = f"{100 * value:{sign}.1f}" if is_share else f"{value:{sign}.3g}"
    return text.replace("-", "−")


def _span(ends: tuple[float, float], *, is_share: bool) -> str:
    low, high = (_amount(end, is_share=is_share, signed=True) for end in ends)
    return say("{low} to {high}", low=low, high=high)
