"""The rows of the shipped tasks, generated from a fixed seed, in UltraEval's row format.

    python -m training.tasks --write transforms/

writes `<task>/data/<task>.jsonl` for each task, byte for byte the same on every machine.
"""

from __future__ import annotations

import argparse
import functools
import json
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from training.families import (
    chinese_coins,
    chinese_sums,
    coin_flip,
    last_letters,
    secret_verbs,
    shopping,
    sums,
    sums_mcq,
    swaps,
    ups_and_downs,
)
from training.problems import Problem

ROWS = 200
SEED = 20240601

TaskRow = dict[str, Any]
Draw = Callable[[random.Random, int], Problem]


def sums_rows(task: str = "sums", draw: Draw = sums, count: int = ROWS) -> list[TaskRow]:
    """Generate the rows of `sums`: equally many sums of 2, 3, 4, 5 and 6 terms, mixed."""
    rng = random.Random(f"{SEED}/{task}")
    drawn = (draw(rng, 2 + i % 5) for i in _endless())
    return [
        _row(problem, options=False) | {"terms": problem.steps.count("=") + 1}
        for problem in _shuffled(rng, _distinct(drawn, count))
    ]


def sums_mcq_rows(count: int = ROWS) -> list[TaskRow]:
    """Generate the rows of `sums-mcq`: sums of 2, 3 and 4 terms with three options.

    Their reasoning goes on from the total through the options to the right one's letter.
    """
    rng = random.Random(f"{SEED}/sums-mcq")
    drawn = (sums_mcq(rng, 2 + i % 3) for i in _endless())
    return [
        _row(problem, options=True)
        | {
            "answer": "",
            "steps": f"{problem.steps} {problem.check}",
            "terms": problem.question.count("+") + 1,
        }
        for problem in _shuffled(rng, _distinct(drawn, count))
    ]


def coin_flip_rows(
    task: str = "coin-flip", draw: Draw = coin_flip, count: int = ROWS
) -> list[TaskRow]:
    """Generate the rows of `coin-flip`: 2 to 5 people, as many yes as no for each number."""
    rng = random.Random(f"{SEED}/{task}")
    problems: list[Problem] = []
    for i in range(count):
        wanted = i // 4 % 2  # the place of the answer among the options: yes, then no
        drawn = (draw(rng, 2 + i % 4) for _ in _endless())
        known = {problem.question for problem in problems}
        problems.append(
            next(
                problem
                for problem in drawn
                if list(problem.options).index(problem.answer) == wanted
                and problem.question not in known
            )
        )
    return [
        _row(problem, options=True)
        | {"people": problem.steps.count(":") + problem.steps.count("：")}
        for problem in _shuffled(rng, problems)
    ]


def sized_rows(task: str, draw: Draw, sizes: range, name: str, count: int = ROWS) -> list[TaskRow]:
    """Generate the rows of a task with equally many problems of each size, mixed.

    The size is the row's field `name`; a problem with options has them in `target_scores`.
    """
    rng = random.Random(f"{SEED}/{task}")
    found: dict[str, TaskRow] = {}
    for size in sizes:
        wanted = len(found) + count // len(sizes)
        while len(found) < wanted:
            problem = draw(rng, size)
            row = _row(problem, options=bool(problem.options)) | {name: size}
            found.setdefault(problem.question, row)
    return rng.sample(list(found.values()), count)


def shipped_rows() -> dict[str, list[TaskRow]]:
    """Return the rows of every shipped task by the task's name."""
    return {
        "sums": sums_rows(),
        "sums-mcq": sums_mcq_rows(),
        "coin-flip": coin_flip_rows(),
        "swaps": sized_rows("swaps", swaps, range(1, 6), "swaps"),
        "shopping": sized_rows("shopping", shopping, range(2, 4), "kinds"),
        "ups-and-downs": sized_rows("ups-and-downs", ups_and_downs, range(2, 7), "changes"),
        "secret-verbs": sized_rows("secret-verbs", secret_verbs, range(2, 7), "changes"),
        "last-letters": sized_rows("last-letters", last_letters, range(3, 7), "words"),
        "sums-zh": sums_rows("sums-zh", chinese_sums),
        "coin-flip-zh": coin_flip_rows("coin-flip-zh", chinese_coins),
    }


@functools.cache
def shipped_questions() -> frozenset[str]:
    """Return the questions of all shipped rows: training must never draw one of them."""
    return frozenset(row["question"] for rows in shipped_rows().values() for row in rows)


def write_tasks(root: Path) -> list[Path]:
    """Write every task's rows below `root` and return the files' paths.

    Raises OSError where a folder cannot be made or written.
    """
    paths = []
    for task, rows in shipped_rows().items():
        path = root / task / "data" / f"{task}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        path.write_text("".join(lines), encoding="utf-8", newline="\n")
        paths.append(path)
    return paths


def _row(problem: Problem, options: bool) -> TaskRow:
    return {
        "passage": "",
        "question": problem.question,
        "target_scores": dict(problem.options) if options else {},
        "answer": problem.answer,
        "steps": problem.steps,
    }


def _endless() -> Iterator[int]:
    i = 0
    while True:
        yield i
        i += 1


def _distinct(problems: Iterable[Problem], count: int) -> list[Problem]:
    found: dict[str, Problem] = {}
    for problem in problems:
        found.setdefault(problem.question, problem)
        if len(found) == count:
            break
    return list(found.values())


def _shuffled(rng: random.Random, problems: list[Problem]) -> list[Problem]:
    return rng.sample(problems, len(problems))


def main(argv: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m training.tasks")
    parser.add_argument("--write", type=Path, required=True, metavar="DIR", help="transforms/")
    for path in write_tasks(parser.parse_args(argv).write):
        print(path)


if __name__ == "__main__":
    main()
