"""The shots of a prompt with other answers, or in another order.

Min et al. (2022) put answers of other rows into the shots, Lu et al. (2022) changed nothing but
their order. Both work on the rendered prompt: what is asked stays as it is, byte for byte. Where a
shot shows steps they stay, too: an answer is what stands behind them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, permutations
from math import factorial

from workbench.types import Prompt, Rendered, Segment

MOST_ORDERS = 24
"""So many orders a slider has: all of four shots."""


def shot_count(item: Rendered) -> int:
    """Return how many shots a prompt shows."""
    return sum(segment.kind == "shot_output" for segment in item.prompt.segments)


def orders(shots: int) -> int:
    """Return how many orders of so many shots a slider offers."""
    return min(factorial(shots), MOST_ORDERS)


def with_wrong_answers(item: Rendered, wrong: int, strangers: Sequence[str], seed: int) -> Rendered:
    """Return a prompt of which so many shots show an answer that is not theirs: another shot's, or
    one of `strangers`, the answers of further docs (see `answer_of`). The same seed spoils the same
    shots, and each step further one more.

    Raises:
        ValueError: there is no other answer for a shot.
    """
    segments = list(item.prompt.segments)
    places = [place for place, each in enumerate(segments) if each.kind == "shot_output"]
    known = dict.fromkeys((*(answer_of(segments[place]) for place in places), *strangers))
    rng = random.Random(f"wrong/{seed}/{item.doc.id}")
    for place in rng.sample(places, len(places))[:wrong]:
        shot = segments[place]
        own = answer_of(shot)
        others = [text for text in known if _bare(text) != _bare(own)]
        if not others:
            raise ValueError(f"every row answers {own!r}")
        steps = shot.text[: shot.answer_start or 0]
        segments[place] = replace(shot, text=steps + rng.choice(others))
    return replace(item, prompt=Prompt(tuple(segments)))


def answer_of(shot: Segment) -> str:
    """Return what a shot's output has behind its steps; all of it where it shows none."""
    return shot.text[shot.answer_start or 0 :]


def _bare(answer: str) -> str:
    """Return an answer without what a way of writing puts around it: " 7" and "7." are one."""
    return answer.strip().strip(".。").casefold()


def in_order(item: Rendered, number: int) -> Rendered:
    """Return a prompt with its shots in another order: `number` counts from 0, which is their own,
    up to `orders(shots) - 1`.

    Raises:
        ValueError: there is no such order.
    """
    parts = list(_parts(item.prompt.segments))
    shots = [index for index, part in enumerate(parts) if _is_shot(part)]
    if not 0 <= number < orders(len(shots)):
        raise ValueError(f"order {number}: {len(shots)} shots have {orders(len(shots))}")
    chosen = next(islice(_orders(len(shots)), number, None))
    # Where a shot stands its separator stays: what is between two shots belongs to neither.
    moved = dict(zip(shots, (parts[shots[place]] for place in chosen), strict=True))
    joined = [moved.get(index, part) for index, part in enumerate(parts)]
    return replace(item, prompt=Prompt(tuple(segment for part in joined for segment in part)))


def _orders(shots: int) -> Iterator[tuple[int, ...]]:
    """Yield orders, their own first. Of many shots evenly spread ones, or all would begin alike."""
    if factorial(shots) <= MOST_ORDERS:
        yield from permutations(range(shots))
        return
    yield tuple(range(shots))
    rng = random.Random(shots)
    for _ in range(MOST_ORDERS - 1):
        yield tuple(rng.sample(range(shots), shots))


def _parts(segments: Sequence[Segment]) -> Iterator[list[Segment]]:
    """Yield the prompt's segments, those of one shot together, without its separator."""
    part: list[Segment] = []
    for segment in segments:
        if segment.kind in ("shot_input", "shot_output"):
            part.append(segment)
            if segment.kind == "shot_output":
                yield part
                part = []
            continue
        if part and segment.kind != "template":
            yield part
            part = []
        if part:
            part.append(segment)  # between a shot's input and its answer
        else:
            yield [segment]
    if part:
        yield part


def _is_shot(part: Sequence[Segment]) -> bool:
    return part[-1].kind == "shot_output"
