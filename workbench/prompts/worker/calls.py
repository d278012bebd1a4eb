"""Calling a transform on rows: each by itself, or a file gone through in order."""

from __future__ import annotations

import functools
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from workbench.prompts.worker.contract import ReturnLine, check_result
from workbench.prompts.worker.timer import alarm
from workbench.prompts.worker.user_code import UserCode, diagnostic, from_exception

Stream: TypeAlias = Callable[[], random.Random]
"""Gives a call its `r`, in the same state each time it is asked."""

Replies: TypeAlias = Iterator[dict[str, Any]]


def call(code: UserCode, job: dict[str, Any], row: Any, r: random.Random) -> Any:
    """Call the transform on a row, which it may change."""
    return code.function(row, job["num_sample"], r, job["dataset_name"])


def copied(value: Any) -> Any:
    """Return a copy of a value of JSON, in a third of the time that `copy.deepcopy` takes, which
    looks for what no such value has: things that stand in several places of it."""
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    if isinstance(value, list):
        return [copied(each) for each in value]
    return value


def is_another(row: Any, data: Any) -> bool:
    """Say whether a call has changed its row, whatever it has put into it."""
    try:
        return bool(row != data)
    except Exception:  # what cannot be compared was not there before
        return True


def run_one(code: UserCode, job: dict[str, Any], data: Any, stream: Stream) -> dict[str, Any]:
    """Return the reply for one call, on a copy of the row: an example, and whether that copy is
    another row after it; or an error with its place."""
    alarm(job["time_limit"])
    try:
        row = copied(data)
        result = call(code, job, row, stream())
        example, complaint, extra = check_result(result)
        if example is None:
            # Which `return` was it? Run again, watched: cheaper than watching every good call.
            watch = ReturnLine(code.function)
            sys.setprofile(watch)
            try:
                call(code, job, copied(data), stream())
            finally:
                sys.setprofile(None)
            return {"error": diagnostic("error", "Contract", complaint, line=watch.line)}
        is_changed = is_another(row, data)
    except BaseException as error:  # user code may raise anything; it becomes data
        alarm(0)
        failure = from_exception(error, code)
        if isinstance(error, KeyError) and error.args and error.args[0] not in data:
            failure["message"] = f"no {error.args[0]!r}; this doc has {', '.join(map(repr, data))}"
        return {"error": failure}
    finally:
        alarm(0)  # on every way out: one that is left on ends whatever comes next
    return {"example": example, "extra": extra, "changed": is_changed}


def one_by_one(
    code: UserCode, job: dict[str, Any], asked: Iterable[Any], failure: dict[str, Any] | None
) -> Replies:
    """Yield the reply for each call that is asked for, every source of randomness seeded from the
    call's key."""

    def seeded(key: str) -> random.Random:
        random.seed(key)
        return random.Random(key)

    for data, key in asked:
        stream = functools.partial(seeded, key)
        yield {"error": failure} if failure else run_one(code, job, data, stream)


def in_order(
    code: UserCode, job: dict[str, Any], asked: Iterable[Any], failure: dict[str, Any] | None
) -> Replies:
    """Yield a reply for each row that is asked for, first to last: UltraEval's loop over a file.

    One stream draws the shots and is what every call gets as `r`; a shot's call leaves it as it
    found it, the row's own does not (`tasks/eval_task.py`, `construct_input`). Of the rows that
    are not wanted, the own call alone is made, for what it takes from the stream. The module
    `random` is seeded for each row by itself.
    """
    rows, seed, wanted = job["rows"], job["seed"], set(job["wanted"])
    r, count = random.Random(seed), job["num_sample"]

    def rewound(state: Any) -> random.Random:
        r.setstate(state)
        return r

    for index in asked:
        if failure:
            yield {"error": failure}
            continue
        random.seed(f"{seed}/{index}")
        drawn = r.sample(range(len(rows)), count + 1) if count else []
        shots = [shot for shot in drawn if rows[shot] != rows[index]][:count]
        stream = functools.partial(rewound, r.getstate())
        if index in wanted:
            made = [(shot, run_one(code, job, rows[shot], stream)) for shot in shots]
            extra = [name for _, answer in made for name in answer.pop("extra", ())]
            for _, answer in made:
                answer.pop("changed", None)
            own = run_one(code, job, rows[index], stream)
            yield {**own, "shots": made, "extra": [*own.pop("extra", ()), *extra]}
        else:
            yield {"error": run_one(code, job, rows[index], stream).get("error")}
