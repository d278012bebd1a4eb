"""Lint the corpus, and say which faults are found and where the linter is loud about nothing.

    python -m tests.lint.measure [--json] [--jobs N] [--corpus MODULE]

A fault is found if the faulty task has a finding that the right one has not, and that names the fault
(each kind says which do). A false alarm is a right prompt with an error or a warning.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

import workbench
from tests.lint.shape import Corpus, Kind, SmallTask, write
from workbench.errors import TRACEBACK, WorkbenchError

LOUD = ("error", "warning")
REFUSED = "refused"
"""The rule of what the linter says where it cannot look."""
BROKEN = "broken"
"""The rule of an exception that is none of the workbench's own."""


@dataclass(frozen=True, order=True)
class Said:
    """A finding, or why there is none, in the words of the public door. Two are the same wherever
    they are: a fault may move lines."""

    rule: str
    severity: str
    message: str
    fix: str
    line: int | None = field(compare=False)


@dataclass(frozen=True)
class CaseResult:
    """A fault in a task: whether it was found, by a loud finding or a hint, and what else was new."""

    task: str
    found: bool
    loud: bool
    by: tuple[str, ...]
    new: tuple[str, ...]


@dataclass(frozen=True)
class KindResult:
    """A kind of fault, with its cases."""

    what: str
    family: str
    cases: tuple[CaseResult, ...]

    @property
    def found(self) -> int:
        """How many of the cases were found."""
        return sum(case.found for case in self.cases)


@dataclass(frozen=True)
class Alarm:
    """A right prompt that the linter is loud about."""

    prompt: str
    findings: tuple[str, ...]


@dataclass(frozen=True)
class Measured:
    """What the linter makes of the corpus."""

    kinds: tuple[KindResult, ...]
    alarms: tuple[Alarm, ...]
    prompts: int

    @property
    def cases(self) -> int:
        """How many faults were put in."""
        return sum(len(kind.cases) for kind in self.kinds)

    @property
    def found(self) -> int:
        """How many of them were found."""
        return sum(kind.found for kind in self.kinds)

    @property
    def recall(self) -> float:
        """The share of faults that were found; 1 where none was put in."""
        return self.found / self.cases if self.cases else 1.0

    @property
    def false_alarms(self) -> float:
        """The share of right prompts that the linter is loud about."""
        return len(self.alarms) / self.prompts


def lint(task: SmallTask, tries: int = 3) -> frozenset[Said]:
    """Return what the public door says of a task in a folder of its own.

    Live code has some seconds, which a busy machine may not give it; then it is asked again.
    """
    with tempfile.TemporaryDirectory() as project:
        folder = write(task, Path(project))
        try:
            report = workbench.lint_task(folder, f"{task.method}_v0", **task.options)
        except WorkbenchError as error:
            return frozenset({Said(REFUSED, "error", str(error), "", None)})
        except Exception as error:  # a linter that breaks on a task is a result, too
            return frozenset({Said(BROKEN, "error", repr(error), "", None)})
    if tries > 1 and any("TimeLimit" in each.message for each in report.findings):
        return lint(task, tries - 1)
    return frozenset(
        Said(each.rule, each.severity, each.message, each.fix, each.line)
        for each in report.findings
    )


def measure(corpus: Corpus, jobs: int = 1) -> Measured:
    """Lint every case and every right prompt, `jobs` at a time."""
    # What a corpus writes into a temporary folder is its own code.
    os.environ.setdefault("WORKBENCH_TRUST", os.sep)
    os.environ.setdefault(TRACEBACK, "1")  # else a rule that fails is a hint
    cases = [case for kind in corpus.kinds for case in kind.cases]
    names = sorted({name for name, _ in cases})
    with ThreadPoolExecutor(jobs) as pool:
        bases = dict(
            zip(names, pool.map(lint, (corpus.tasks[name] for name in names)), strict=True)
        )
        said = iter(pool.map(lint, (task for _, task in cases)))
        results = tuple(
            KindResult(
                kind.what,
                kind.family,
                tuple(_judged(kind, name, bases[name], next(said)) for name, _ in kind.cases),
            )
            for kind in corpus.kinds
        )
        alarms = _alarms(corpus.right, pool.map(lint, (task for _, task in corpus.right)))
    return Measured(results, alarms, len(corpus.right))


def _unquoted(text: str) -> str:
    """Return a message without the values in it: what it says of any row."""
    return re.sub(r"""'[^']*'|"[^"]*"|\d+""", "…", text)


def new_findings(before: Iterable[Said], after: Iterable[Said]) -> list[Said]:
    """Return what is said of a faulty task alone. What is said of the right one already shows
    nothing, with other values neither; and a rule that is loud about that one shows nothing at
    all."""
    before = frozenset(before)
    noisy = {said.rule for said in before if said.severity in LOUD}
    known = {(said.rule, said.severity, _unquoted(said.message)) for said in before}
    return sorted(
        said
        for said in after
        if said.rule not in noisy
        and (said.rule, said.severity, _unquoted(said.message)) not in known
    )


def _judged(kind: Kind, name: str, before: frozenset[Said], after: frozenset[Said]) -> CaseResult:
    """Say whether findings name a fault."""
    new = new_findings(before, after)
    naming = [
        said
        for said in new
        if any(
            names.fits(said.rule, _unquoted(f"{said.message} {said.fix}"))
            for names in kind.named_by
        )
    ]
    return CaseResult(
        name,
        found=bool(naming),
        loud=any(said.severity in LOUD for said in naming),
        by=tuple(sorted({said.rule for said in naming})),
        new=tuple(sorted({f"{said.rule}: {said.message}" for said in new})),
    )


def _alarms(
    right: Sequence[tuple[str, SmallTask]], said: Iterable[frozenset[Said]]
) -> tuple[Alarm, ...]:
    found: list[Alarm] = []
    for (what, _), findings in zip(right, said, strict=True):
        loud = sorted(f"{each.rule}: {each.message}" for each in findings if each.severity in LOUD)
        if loud:
            found.append(Alarm(what, tuple(loud)))
    return tuple(found)


def by_family(measured: Measured) -> list[str]:
    """Return recall by family, as lines of a table in Markdown."""
    found: Counter[str] = Counter()
    cases: Counter[str] = Counter()
    for kind in measured.kinds:
        found[kind.family] += kind.found
        cases[kind.family] += len(kind.cases)
    lines = [f"| {family} | {found[family]} of {count} |" for family, count in cases.items()]
    return ["| family | found |", "| --- | --- |", *lines]


def as_table(measured: Measured) -> str:
    """Return recall by kind and by family, and the false alarms, as Markdown."""
    lines = ["| family | kind of fault | found | by |", "| --- | --- | --- | --- |"]
    for kind in measured.kinds:
        by = sorted({rule for case in kind.cases for rule in case.by})
        missed = [case.task for case in kind.cases if not case.found]
        shown = ", ".join(f"`{rule}`" for rule in by) + (
            f" (not in {', '.join(missed)})" if missed else ""
        )
        lines.append(
            f"| {kind.family} | {kind.what} | {kind.found} of {len(kind.cases)} | {shown.strip()} |"
        )
    loud = sum(case.loud for kind in measured.kinds for case in kind.cases)
    lines += [
        "",
        *by_family(measured),
        "",
        f"Recall {measured.recall:.1%} ({measured.found} of {measured.cases}, {loud} by a finding above a "
        f"hint, of {len(measured.kinds)} kinds); false alarms {measured.false_alarms:.1%} "
        f"({len(measured.alarms)} of {measured.prompts} right prompts).",
        "",
    ]
    for alarm in measured.alarms:
        lines += [f"- {alarm.prompt}", *(f"  - {finding}" for finding in alarm.findings)]
    return "\n".join(lines)


def main() -> None:
    """Measure, and print the table or, with --json, everything."""
    parser = argparse.ArgumentParser(prog="python -m tests.lint.measure", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="tasks at a time")
    parser.add_argument("--corpus", default="tests.lint.corpus", metavar="MODULE")
    asked = parser.parse_args()
    measured = measure(importlib.import_module(asked.corpus).CORPUS, asked.jobs)
    if asked.json:
        shares = {"recall": measured.recall, "false_alarms": measured.false_alarms}
        json.dump(shares | asdict(measured), sys.stdout, ensure_ascii=False, indent=1)
        print()
    else:
        print(as_table(measured))


if __name__ == "__main__":
    main()
