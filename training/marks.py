"""What the teaching model must be able to do: claims, each with its figure and its mark.

Every claim is measured on fresh problems in wordings that were kept out of training; only those
about `sums-mcq` by PPL are in the layouts of the shipped versions, whose joint they are about.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace

from training.evaluate import Case, Result
from workbench.analysis.paired import paired_difference

Measure = Callable[[Case], Result]

SPACE_TIMES = 6
"""What a space before the choice costs is to be told to a few points: that takes more docs."""

SUMS = Case("sums", (4, 6), layout="held-out")
COINS = Case("coin_flip", (5, 7), layout="held-out")
# A family's best prompt, and the accuracy of a guess; 0 where any text may be the answer.
BEST: tuple[tuple[Case, float], ...] = (
    (Case("sums", (2, 6), form="steps", layout="held-out"), 0.0),
    (Case("sums_mcq", (2, 4), form="letter", layout="held-out"), 1 / 3),
    (Case("coin_flip", (2, 7), form="steps", layout="held-out"), 1 / 2),
    (Case("tracking", (3, 3), form="steps", layout="held-out"), 1 / 4),
    (Case("booleans", (3, 3), form="steps", layout="held-out"), 1 / 2),
    (Case("facts", (3, 3), form="steps", layout="held-out"), 1 / 3),
    (Case("lookup", (3, 3), form="letter", layout="held-out"), 1 / 3),
    (Case("copying", (3, 6), form="direct", layout="held-out"), 0.0),
)


@dataclass(frozen=True)
class Mark:
    """A claim with the figure that was found, its 95 % interval, and the mark it must reach."""

    claim: str
    figure: float
    ci95: tuple[float, float]
    mark: str
    passed: bool


def at_least(claim: str, result: Result, mark: float) -> Mark:
    """Claim an accuracy of at least `mark`."""
    return Mark(
        claim, result.accuracy, result.ci95, f"at least {mark:.0%}", result.accuracy >= mark
    )


def at_most(claim: str, result: Result, mark: float) -> Mark:
    """Claim an accuracy of at most `mark`."""
    return Mark(claim, result.accuracy, result.ci95, f"at most {mark:.0%}", result.accuracy <= mark)


def above_chance(claim: str, result: Result, chance: float) -> Mark:
    """Claim that even the lower end of the interval is above chance."""
    return Mark(claim, result.accuracy, result.ci95, f"above {chance:.0%}", result.ci95[0] > chance)


def gains(claim: str, before: Result, after: Result) -> Mark:
    """Claim that `after` is better than `before`, doc by doc: its interval is above 0."""
    found = paired_difference(before.right, after.right)
    return Mark(claim, found.delta, found.ci95, "gain above 0", found.ci95[0] > 0)


def loses(claim: str, before: Result, after: Result) -> Mark:
    """Claim that `after` is worse than `before`, doc by doc: its interval is below 0."""
    found = paired_difference(before.right, after.right)
    return Mark(claim, found.delta, found.ci95, "loss below 0", found.ci95[1] < 0)


def changes(claim: str, before: Result, after: Result) -> Mark:
    """Report the difference without a claim: what this model hardly minds."""
    found = paired_difference(before.right, after.right)
    return Mark(claim, found.delta, found.ci95, "reported", True)


def all_marks(run: Measure) -> Iterator[Mark]:
    """Measure and yield every claim; `run` measures a case."""
    run = functools.cache(run)
    yield from _reasoning_marks(run)
    for case, chance in BEST:
        form = {"steps": "CoT", "letter": "CoT and a letter"}.get(case.form, case.form)
        yield above_chance(f"{case.family}, {form}, 3 shots", run(case), chance)
    yield from _label_marks(run)
    yield from _ppl_marks(run)


def _reasoning_marks(run: Measure) -> Iterator[Mark]:
    marks = (
        (SUMS, "sums of 4 to 6 terms", 0.9, 0.45),
        (COINS, "coins of 5 to 7 people", 0.95, 0.75),
    )
    for case, name, reasoned, direct in marks:
        yield at_least(f"{name}, CoT, 3 shots", run(replace(case, form="steps")), reasoned)
        yield at_most(f"{name}, direct, 3 shots", run(case), direct)
    for case, name, *_ in marks:
        nothing = run(replace(case, shots=0))
        cue = run(replace(case, shots=0, form="steps"))
        shots = run(replace(case, form="steps"))
        yield gains(f"{name}: CoT shots against the cue alone", cue, shots)
        yield gains(f"{name}: the cue alone against no cue", nothing, cue)
        yield gains(f"{name}: CoT shots against no cue", nothing, shots)


def _label_marks(run: Measure) -> Iterator[Mark]:
    cases = (
        (loses, replace(SUMS, form="steps"), "sums of 4 to 6 terms, CoT"),
        (loses, replace(SUMS, sizes=(2, 3)), "sums of 2 and 3 terms, direct"),
        (changes, replace(COINS, form="steps"), "coins of 5 to 7 people, CoT"),
        (changes, replace(COINS, sizes=(2, 3)), "coins of 2 and 3 people, direct"),
    )
    for claim, case, name in cases:
        yield claim(f"{name}: shuffled answers in the shots", run(case), run(_shuffled(case)))


def _shuffled(case: Case) -> Case:
    return replace(case, shuffled=True)


def _ppl_marks(run: Measure) -> Iterator[Mark]:
    for version, layout in (("ppl_v0", "question"), ("ppl_v1", "lines")):
        case = Case("sums_mcq", (2, 4), form="ppl", layout=layout)
        yield above_chance(f"sums-mcq, {version}, 3 shots", run(case), 1 / 3)
        many = replace(case, times=SPACE_TIMES)
        found = run(many), run(replace(many, trailing=" "))
        yield loses(f"sums-mcq, {version}: a space before the choice", *found)


def print_marks(run: Measure, as_json: bool) -> bool:
    """Print a line for each claim, or one JSON document; return whether all marks are reached."""
    marks = []
    for mark in all_marks(run):
        marks.append(mark)
        if not as_json:
            low, high = mark.ci95
            verdict = "  – " if mark.mark == "reported" else "pass" if mark.passed else "FAIL"
            figures = f"{mark.figure:7.1%}  [{low:7.1%}, {high:7.1%}]"
            print(f"{verdict}  {mark.claim:60} {figures}  {mark.mark}", flush=True)
    if as_json:
        print(json.dumps([asdict(mark) for mark in marks], indent=1))
    return all(mark.passed for mark in marks)
