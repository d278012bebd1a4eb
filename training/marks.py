"""What the teaching model must be able to do: claims, each with its figure and its mark.

Those "in the words of others" are measured on the exam, whose author had not read how training text
is made. The others are measured on fresh problems in prefixes, cues and sentences that were kept
out of training; those about `sums-mcq` by PPL in the layouts of the shipped versions, whose joint
they are about.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from training.evaluate import Case, Result
from training.exam.measure import Outcome, Sitting
from workbench.analysis.paired import paired_difference
from workbench.scoring.metrics.aggregate import wilson_interval

Measure = Callable[[Case], Result]
Sit = Callable[[Sitting], Outcome]
Measured = Result | Outcome

SPACE_TIMES = 6
"""What a space before the choice costs is to be told to a few points: that takes more docs."""

SUMS = Case("sums", (4, 6), layout="held-out")
COINS = Case("coin_flip", (5, 7), layout="held-out")
VERBS = Case("secret_verbs", (2, 6), form="steps", layout="plain")
# A family's best prompt, and the accuracy of a guess; 0 where any text may be the answer.
BEST: tuple[tuple[Case, float], ...] = (
    (Case("sums", (2, 6), form="steps", layout="held-out"), 0.0),
    (Case("sums_mcq", (2, 4), form="letter", layout="held-out"), 1 / 3),
    (Case("coin_flip", (2, 7), form="steps", layout="held-out"), 1 / 2),
    (Case("lookup", (3, 3), form="letter", layout="held-out"), 1 / 3),
    (Case("copying", (3, 6), form="direct", layout="held-out"), 0.0),
)
# In the words of others: a family, its name in a claim, and the least that steps reach. Direct
# answers reach at most the share behind that, or are by so much worse.
OTHERS: tuple[tuple[str, str, float, float], ...] = (
    ("sums", "sums of 4 to 6 terms", 0.9, 0.45),
    ("coins", "coins of 5 to 7 people", 0.95, 0.75),
)
FURTHER = ("swaps", "shopping", "ups_and_downs", "last_letters")
FURTHER_LEAST = 0.7
FURTHER_GAIN = 0.25
NEWLINE_COST = 0.05
IN_STYLE = 0.8
SHOTS_GAIN = 0.1


@dataclass(frozen=True)
class Mark:
    """A claim with the figure that was found, its 95 % interval, and the mark it must reach."""

    claim: str
    figure: float
    ci95: tuple[float, float]
    mark: str
    passed: bool


def at_least(claim: str, result: Measured, mark: float) -> Mark:
    """Claim an accuracy of at least `mark`."""
    return Mark(
        claim, result.accuracy, result.ci95, f"at least {mark:.0%}", result.accuracy >= mark
    )


def at_most(claim: str, result: Measured, mark: float) -> Mark:
    """Claim an accuracy of at most `mark`."""
    return Mark(claim, result.accuracy, result.ci95, f"at most {mark:.0%}", result.accuracy <= mark)


def above_chance(claim: str, result: Result, chance: float) -> Mark:
    """Claim that even the lower end of the interval is above chance."""
    return Mark(claim, result.accuracy, result.ci95, f"above {chance:.0%}", result.ci95[0] > chance)


def gains(claim: str, before: Measured, after: Measured, least: float | None = None) -> Mark:
    """Claim that `after` is better than `before`, doc by doc: its interval is above 0.

    With `least` the difference itself must reach that, which may be negative: what may be lost.
    """
    found = paired_difference(before.right, after.right)
    if least is None:
        return Mark(claim, found.delta, found.ci95, "gain above 0", found.ci95[0] > 0)
    mark = f"gain at least {least:.0%}" if least > 0 else f"loss at most {-least:.0%}"
    return Mark(claim, found.delta, found.ci95, mark, found.delta >= least)


def loses(claim: str, before: Result, after: Result) -> Mark:
    """Claim that `after` is worse than `before`, doc by doc: its interval is below 0."""
    found = paired_difference(before.right, after.right)
    return Mark(claim, found.delta, found.ci95, "loss below 0", found.ci95[1] < 0)


def changes(claim: str, before: Result, after: Result) -> Mark:
    """Report the difference without a claim: what this model hardly minds."""
    found = paired_difference(before.right, after.right)
    return Mark(claim, found.delta, found.ci95, "reported", True)


def all_marks(run: Measure, sit: Sit) -> Iterator[Mark]:
    """Measure and yield every claim; `run` measures a case, `sit` a sitting of the exam."""
    run, sit = functools.cache(run), functools.cache(sit)
    yield from _exam_marks(sit)
    yield from _reasoning_marks(run)
    for case, chance in BEST:
        form = {"steps": "CoT", "letter": "CoT and a letter"}.get(case.form, case.form)
        yield above_chance(f"{case.family}, {form}, 3 shots", run(case), chance)
    yield from _label_marks(run)
    yield from _ppl_marks(run)


def _exam_marks(sit: Sit) -> Iterator[Mark]:
    for family, name, least, most in OTHERS:
        yield at_least(f"{name}, CoT, in the words of others", sit(Sitting(family, "steps")), least)
        yield at_most(
            f"{name}, direct, in the words of others", sit(Sitting(family, "direct")), most
        )
    for family in FURTHER:
        name = family.replace("_", " ")
        direct, steps = sit(Sitting(family, "direct")), sit(Sitting(family, "steps"))
        yield at_least(f"{name}, CoT, in the words of others", steps, FURTHER_LEAST)
        yield gains(f"{name}: CoT against direct", direct, steps, FURTHER_GAIN)
    families = [family for family, *_ in OTHERS] + list(FURTHER)
    plain = [sit(Sitting(family, "steps")) for family in families]
    broken = [sit(Sitting(family, "steps", newline=True)) for family in families]
    yield gains(
        "all families: a line break after the cue", pool(plain), pool(broken), -NEWLINE_COST
    )
    styled = pool(plain)
    low, high = wilson_interval(sum(styled.styled), len(styled.styled))
    claim = "all families: steps in the style of the shots"
    mark = f"at least {IN_STYLE:.0%}"
    yield Mark(claim, styled.style, (low, high), mark, styled.style >= IN_STYLE)


def pool(outcomes: Sequence[Outcome]) -> Outcome:
    """Return several sittings' answers as one."""
    rights = (right for outcome in outcomes for right in outcome.right)
    styles = (styled for outcome in outcomes for styled in outcome.styled)
    return Outcome(outcomes[0].sitting, tuple(rights), tuple(styles))


def _reasoning_marks(run: Measure) -> Iterator[Mark]:
    cases = (
        (SUMS, "sums of 4 to 6 terms", 0.9, 0.45),
        (COINS, "coins of 5 to 7 people", 0.95, 0.75),
    )
    for case, name, reasoned, direct in cases:
        yield at_least(f"{name}, CoT, 3 shots", run(replace(case, form="steps")), reasoned)
        yield at_most(f"{name}, direct, 3 shots", run(case), direct)
    plain = replace(SUMS, form="steps", layout="plain")
    cued = run(replace(plain, shots=0))
    yield gains("sums: CoT shots against the cue, plain wording", cued, run(plain), SHOTS_GAIN)
    told = run(replace(VERBS, shots=0))
    yield gains("secret verbs: CoT shots against the cue alone", told, run(VERBS), SHOTS_GAIN)
    for case, name, *_ in cases:
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


def print_marks(run: Measure, sit: Sit, as_json: bool) -> bool:
    """Print a line for each claim, or one JSON document; return whether all marks are reached."""
    marks = []
    for mark in all_marks(run, sit):
        marks.append(mark)
        if not as_json:
            low, high = mark.ci95
            verdict = "  – " if mark.mark == "reported" else "pass" if mark.passed else "FAIL"
            figures = f"{mark.figure:7.1%}  [{low:7.1%}, {high:7.1%}]"
            print(f"{verdict}  {mark.claim:60} {figures}  {mark.mark}", flush=True)
    if as_json:
        print(json.dumps([asdict(mark) for mark in marks], indent=1))
    return all(mark.passed for mark in marks)
