"""Which docs serve as shots: four samplers of our own, seeded, that never show a doc itself, and
those of the four systems, which draw as each of them does.

A sampler is a plain function of (pool, doc, settings) that yields shots in order of preference;
the first `num_fewshot` of them are taken, so (with ours) the shots of k = 2 are the first two of
k = 4 and a sweep over k compares like with like. Randomness is an argument, one stream for each
doc where the sampler draws per doc: neither the order of docs nor the size of the sample changes
anyone's shots.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice

from workbench.errors import SettingError, nearest
from workbench.prompts.samplers import freeeval as samplers_freeeval
from workbench.prompts.samplers import lm_eval as samplers_lm_eval
from workbench.prompts.samplers import opencompass as samplers_opencompass
from workbench.prompts.samplers import ultraeval as samplers_ultraeval
from workbench.prompts.samplers.pool import Pool
from workbench.types import Doc, RenderSettings


def choose_shots(pool: Pool, doc: Doc, settings: RenderSettings) -> tuple[Doc, ...]:
    """Return the shots for `doc`, in the order in which the prompt shows them.

    Raises:
        SettingError: an unknown sampler, an unknown shot id, or more shots than there are docs
            to take them from.
    """
    if settings.num_fewshot < 0:
        raise SettingError("num_fewshot", expected="0 or more", seen=str(settings.num_fewshot))
    if settings.num_fewshot == 0:
        return ()
    sampler = SAMPLERS.get(settings.sampler)
    if sampler is None:
        raise SettingError(
            f"unknown sampler {settings.sampler!r}", fix=nearest(settings.sampler, SAMPLERS)
        )
    shots = tuple(islice(sampler(pool, doc, settings), min(settings.num_fewshot, sys.maxsize)))
    if len(shots) < settings.num_fewshot:
        raise SettingError(
            f"not enough docs for {settings.num_fewshot} shots",
            expected=f"{settings.num_fewshot} docs besides doc {doc.id} itself",
            seen=str(len(shots)),
            fix="Lower num_fewshot, or name a larger few-shot file.",
        )
    return shots


def _fixed(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """The same shots for every doc. A doc that is among them gets the next in line instead, so
    only its own prompt departs from the shared prefix."""
    return pool.in_order(doc, _permutation(len(pool.docs), settings.seed))


@lru_cache(maxsize=8)
def _permutation(size: int, seed: int) -> tuple[int, ...]:
    order = list(range(size))
    random.Random(seed).shuffle(order)
    return tuple(order)


def _per_doc(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """Shots drawn anew for each doc, from a stream of its own."""
    return pool.in_order(doc, _draw(len(pool.docs), f"shots/{settings.seed}/{doc.id}"))


def _draw(size: int, key: str) -> Iterator[int]:
    """Yield the numbers below `size` in random order, one draw at a time: a few shots out of a
    large pool must not cost a shuffle of the pool for each doc."""
    stream = random.Random(key)
    seen: set[int] = set()
    while len(seen) < size:
        index = stream.randrange(size)
        if index not in seen:
            seen.add(index)
            yield index


def _first_n(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """The first docs of the pool, in file order."""
    return pool.in_order(doc, range(len(pool.docs)))


def _ids(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """The docs of `settings.shot_ids`, in that order. List one more than `num_fewshot` where a
    listed doc is itself evaluated: the spare takes the place of the doc."""
    places = [pool.place(shot) for shot in settings.shot_ids]
    unknown = [shot for shot, place in zip(settings.shot_ids, places, strict=True) if place is None]
    if unknown:
        raise SettingError(
            f"shot ids {unknown}", expected=f"ids of the few-shot pool, 0 to {len(pool.docs) - 1}"
        )
    return pool.in_order(doc, [place for place in places if place is not None])


TAKING_IDS = ("ids", "opencompass")
"""The samplers that look at `shot_ids`."""

SAMPLERS: Mapping[str, Callable[[Pool, Doc, RenderSettings], Iterator[Doc]]] = {
    "fixed": _fixed,
    "per_doc": _per_doc,
    "first_n": _first_n,
    "ids": _ids,
    "ultraeval": samplers_ultraeval.draw,
    "lm-eval": samplers_lm_eval.draw,
    "opencompass": samplers_opencompass.draw,
    "freeeval": samplers_freeeval.draw,
}


def unshown_ids(docs: Iterable[Doc], pool: Pool, settings: RenderSettings) -> tuple[int, ...]:
    """Return those of `settings.shot_ids` that no doc has among its shots, in their order. A spare,
    which is listed for when a doc is itself one of its shots, is shown to that doc.

    Raises:
        SettingError: an id that is none of the pool's.
    """
    ids, wanted = settings.shot_ids, settings.num_fewshot
    if len(ids) <= wanted:
        return ()
    left = dict.fromkeys(ids)
    for doc in docs if wanted else ():
        for shot in islice(SAMPLERS[settings.sampler](pool, doc, settings), wanted):
            left.pop(shot.id, None)
        if not left:
            break
    return tuple(left)
