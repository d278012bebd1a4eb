"""What a graft is, and which tasks it fits."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from tests.lint.shape import Row, SmallTask


class Made(NamedTuple):
    """What a transform makes of a row, as it is."""

    row: Row
    text: str
    shown: str
    gold: Any


Docs: TypeAlias = Sequence[Made]
Fits: TypeAlias = Callable[[SmallTask, Docs], bool]


def as_it_is(task: SmallTask) -> SmallTask:
    """Return a task as it is."""
    return task


@dataclass(frozen=True)
class Graft:
    """A fault: its name, which tasks it fits, and what puts it in."""

    name: str
    fits: Fits
    put: Callable[[SmallTask, Docs], SmallTask]
    base: Callable[[SmallTask], SmallTask] = as_it_is
    """What makes the right task beside it."""


def all_of(*conditions: Fits) -> Fits:
    """Return what fits where all of these do."""
    return lambda task, docs: all(fits(task, docs) for fits in conditions)


def each(test: Callable[[Made], bool]) -> Fits:
    """Return what fits where a test holds for each doc."""
    return lambda _, docs: all(map(test, docs))


def most(test: Callable[[Made], bool], share: float = 0.5) -> Fits:
    """Return what fits where a test holds for so many of the docs, and two at least."""
    return lambda _, docs: sum(map(test, docs)) >= max(2, share * len(docs))


def several(value: Callable[[Made], Any], least: int = 3) -> Fits:
    """Return what fits where a value has so many kinds."""
    return lambda _, docs: len({value(doc) for doc in docs}) >= least


def gen(task: SmallTask, docs: Docs) -> bool:
    return task.method == "gen" and all(isinstance(doc.gold, str) for doc in docs)


def ppl(task: SmallTask, docs: Docs) -> bool:
    return task.method == "ppl" and all(scores_of(doc.row) for doc in docs)


def has_shots(task: SmallTask, docs: Docs) -> bool:
    return task.fewshot > 0


def is_exact(task: SmallTask, docs: Docs) -> bool:
    return task.metric == "exact_match"


def has_no_filter(task: SmallTask, docs: Docs) -> bool:
    return not {"filters", "postprocess"} & {*task.own}


def scores_of(row: Row) -> Mapping[str, Any]:
    scores = row.get("target_scores")
    return scores if isinstance(scores, Mapping) else {}


def longest(row: Row) -> str:
    return max((v for v in row.values() if isinstance(v, str)), key=len, default="")


def last_line(text: str) -> str:
    return text.rstrip().rsplit("\n", 1)[-1]


def _is_letter(doc: Made) -> bool:
    return len(doc.gold) == 1 and doc.gold in "ABCDEFGH"


def field_of_golds(docs: Docs) -> str:
    """Return the field that the golds stand in as they are; "" where none is."""
    names = docs[0].row if docs else ()
    same = (n for n in names if all(str(doc.row.get(n)) == doc.gold for doc in docs))
    return next(same, "")


any_task: Fits = all_of()
letters = all_of(gen, each(_is_letter))
words = all_of(gen, each(lambda doc: len(doc.gold) > 2 and not re.search(r"\d", doc.gold)))
numbers = all_of(gen, each(lambda doc: bool(re.fullmatch(r"-?\d+", doc.gold))))
lined = each(lambda doc: "\n" in doc.text.strip())
spaced = all_of(has_shots, each(lambda doc: doc.shown[:1] == " "))
cued = all_of(spaced, each(lambda doc: doc.text.rstrip()[-1:] == ":"))
shows_row = each(lambda doc: len(longest(doc.row)) > 12 and longest(doc.row) in doc.text)
shows_words = all_of(shows_row, each(lambda doc: len({*longest(doc.row).split()}) > 5))
lists = all_of(letters, each(lambda doc: f"\n{doc.gold}. " in doc.text))
has_gold_field: Fits = all_of(gen, lambda _, docs: bool(field_of_golds(docs)))
foreign = most(lambda doc: not doc.text.isascii())


def made(task: SmallTask) -> Docs:
    """Return what a transform makes of a task's rows, in this process; nothing where it fails."""
    names: dict[str, Any] = {"__name__": "transform"}
    try:
        exec(compile(task.source, task.name, "exec"), names)
        run = names["transform"]
        found = [
            (row, run(copy.deepcopy(row), task.fewshot, random.Random(place), task.name))
            for place, row in enumerate(task.rows)
        ]
        return [Made(row, *(out[n] for n in ("input", "output", "processed_output")))
                for row, out in found]  # fmt: skip
    except Exception:  # a fault may break a transform that looks at its own text
        return []
