"""Guess first, then look: what a class expected, beside what came out."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from workbench.analysis.chart import Chart, Guide, Mark, Series, Tick, Words, make_chart
from workbench.errors import SettingError
from workbench.messages import say

BINS = 10
"""Bars of a histogram of accuracies: one for each ten points."""

LONGEST = 200
"""So much of what is no guess is shown again."""


MOST_HANDS = 1000
"""So many people may have guessed the same."""

_GUESS = re.compile(
    r"(?P<number>\d+(?:\.\d*)?|\.\d+)(?:/(?P<of>\d+)|(?P<percent>[%％]))?(?:[x×*](?P<hands>\d+))?",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\s*([/x×*])\s*(?=\d)|\s+(?=[%％])", re.IGNORECASE)


def read_shares(text: str) -> tuple[float, ...]:
    """Return the accuracies in a text, one or a whole class's: "70", "70 %", "28/40", and counts of
    hands: "70x12, 55x8". A number is in percent, 1 and 0.7 too.

    Raises:
        SettingError: something in it is no accuracy.
    """
    found: list[float] = []
    for word in re.findall(r"[^\s,;、，；]+", _JOINED.sub(r"\1", text)):
        match = _GUESS.fullmatch(word)
        share = _share(match) if match else math.nan
        hands = int(match["hands"] or 1) if match else 1
        if not 0 <= share <= 1 or not 1 <= hands <= MOST_HANDS:
            raise SettingError(
                say("guess"),
                expected=say("an accuracy from 0 to 100 %"),
                seen=repr(word[:LONGEST]),
                fix=say(
                    "Several are told apart by spaces or commas; 70x12 is twelve hands for 70."
                ),
            )
        found += [share] * hands
    return tuple(found)


def _share(guess: re.Match[str]) -> float:
    value = float(guess["number"])
    if guess["of"]:
        return value / int(guess["of"]) if int(guess["of"]) else math.nan
    return value / 100


def histogram(guesses: Sequence[float], truth: float | None = None) -> Chart:
    """Return the guessed accuracies in ten bars, with a line at the true one if it is told."""
    counts = Counter(min(int(share * BINS + 1e-9), BINS - 1) for share in guesses)
    marks = [
        Mark(place / BINS, counts[place], _range(place), to=(place + 1) / BINS, n=counts[place])
        for place in range(BINS)
    ]
    ticks = [Tick(place / BINS, f"{10 * place} %") for place in range(0, BINS + 1, 2)]
    guides = [] if truth is None else [Guide(percent(truth), truth, "x")]
    words = Words(say("guesses"), say("accuracy"), say("guesses"), _note(guesses, truth))
    return _counted(
        make_chart("bars", words, marks, series=(Series(""),), ticks=ticks, guides=guides)
    )


def tally(
    guesses: Sequence[str],
    truth: str | None = None,
    most: int = 8,
    read: Callable[[str], Sequence[str]] = lambda guess: (),
) -> Chart:
    """Return the guessed answers as bars, the most frequent first, each by the spelling that most
    gave it; the true one is coloured once it is told. Beyond `most` bars the rest share one.

    A guess is the true answer if `read` takes that from it, too: as the task reads a response.
    """
    spellings: dict[str, Counter[str]] = {}
    wanted = None if truth is None else plain_answer(truth)
    for guess in guesses:
        is_true = wanted is not None and wanted in map(plain_answer, (guess, *read(guess)))
        key = wanted if wanted is not None and is_true else plain_answer(guess)
        spellings.setdefault(key, Counter())[guess.strip()] += 1
    counts = Counter({key: found.total() for key, found in spellings.items()})
    names = {key: found.most_common(1)[0][0] for key, found in spellings.items()}
    if truth is not None and wanted is not None:
        counts.setdefault(wanted, 0)
        names[wanted] = truth
    ranked = [key for key, _ in counts.most_common()]
    shown = ranked if len(ranked) <= most else ranked[: most - 1]
    if wanted is not None and wanted not in shown:
        shown[-1] = wanted
    right, wrong = say("right"), say("guessed")
    bars = [(names[key], counts[key], right if key == wanted else wrong) for key in shown]
    if rest := sum(counts[key] for key in ranked if key not in shown):
        bars.append((say("others: {n}", n=rest), rest, wrong))
    marks = [
        Mark(place + 0.1, count, name, series, to=place + 0.9, n=count)
        for place, (name, count, series) in enumerate(bars)
    ]
    note = say("1 guess") if len(guesses) == 1 else say("{n} guesses", n=len(guesses))
    if wanted is not None and guesses:
        note = say("{hits} of {n} guessed it", hits=counts[wanted], n=len(guesses))
    words = Words(say("guesses"), say("answer"), say("guesses"), note)
    return _counted(
        make_chart("bars", words, marks, series=(Series(wrong), Series(right, "right")))
    )


def plain_answer(text: str) -> str:
    """Return an answer without what makes it no other one: full-width forms, white space, a full
    stop at its end."""
    folded = " ".join(unicodedata.normalize("NFKC", text).split())
    return folded.rstrip(" .。") or folded


def _counted(chart: Chart) -> Chart:
    """Return a chart of counts, high enough that its ticks are whole numbers."""
    return replace(chart, y_range=(0.0, max(4.0, chart.y_range[1])))


def percent(share: float) -> str:
    """Return a share from 0 to 1 in percent, with a digit behind the point where it has one: of 40
    rows 25 are 62.5 %, and a guess of 70 is 7.5 points off."""
    return f"{round(100 * share, 1):g}%"


def _range(place: int) -> str:
    return f"{10 * place}–{10 * (place + 1)} %"


def _note(guesses: Sequence[float], truth: float | None) -> str:
    if not guesses:
        return say("no guess yet")
    mean = sum(guesses) / len(guesses)
    is_one = len(guesses) == 1
    if truth is None and is_one:
        return say("1 guess, {mean}", mean=percent(mean))
    if truth is None:
        return say("{n} guesses, {mean} on average", n=len(guesses), mean=percent(mean))
    near = min(abs(share - truth) for share in guesses)
    if is_one:
        return say(
            "1 guess, {mean}; it is {truth}, {points} points off",
            mean=percent(mean), truth=percent(truth), points=percent(near)[:-1],
        )  # fmt: skip
    return say(
        "{n} guesses, {mean} on average; it is {truth}, the nearest was {points} points off",
        n=len(guesses), mean=percent(mean), truth=percent(truth), points=percent(near)[:-1],
    )  # fmt: skip
