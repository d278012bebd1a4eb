"""Which few-shot settings make lm-evaluation-harness show the shots that our prompts have."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.exchange.files import ExportJob
from workbench.prompts.samplers.pool import POOL_MARK, SAME, SPARE
from workbench.types import Doc

SEED = 1234
"""The harness's few-shot seed unless its command line says otherwise."""


@dataclass(frozen=True, slots=True)
class ShotPlan:
    """`pool` are the docs of the few-shot file, in order (empty: the evaluated docs serve).

    `settings` are lines of YAML that name splits and sampler; `docs` is the name of the split
    that is evaluated, `shots` that of the few-shot file.
    """

    docs: str
    shots: str
    pool: tuple[Doc, ...]
    settings: tuple[str, ...]


NO_SHOTS = ShotPlan("test", "", (), ("test_split: test",))


def plan_shots(job: ExportJob, keys: Sequence[str], pool_keys: Sequence[str]) -> ShotPlan | str:
    """Return settings under which the harness chooses the shots of `job.items`, or why there are
    none.

    `keys` and `pool_keys` are the exported docs as texts: the harness knows a doc by its content.
    """
    k = job.settings.num_fewshot
    chosen = [item.shot_ids for item in job.items]
    if k == 0:
        return NO_SHOTS
    if any(len(ids) != k for ids in chosen):
        return f"some docs have fewer than {k} shots"
    if job.settings.separator and any(not job.shots[i].output for ids in chosen for i in ids):
        return "a shot has no answer, and the harness writes nothing after such a shot"
    places = {doc.id: place for place, doc in enumerate(job.pool)}
    if len(set(chosen)) == 1:
        pool = tuple(job.pool[places[i]] for i in chosen[0])
        return ShotPlan("test", "shots", pool, _first_n("test_split: test", "fewshot_split: shots"))
    wanted = [[places[i] for i in ids] for ids in chosen]
    order = _order_with_gaps(wanted, keys, pool_keys, k)
    if order is not None:
        # Neither test nor few-shot split is named: then the harness leaves out the doc itself.
        splits = ("validation_split: rows", "training_split: shots")
        pool = tuple(job.pool[place] for place in order)
        return ShotPlan("rows", "shots", pool, _first_n(*splits))
    if job.settings.sampler == "lm-eval":
        return _as_drawn(job, wanted, keys, pool_keys)
    return (
        f"the sampler {job.settings.sampler!r} shows each doc shots of its own, "
        "and the harness has no such sampler"
    )


def _first_n(*lines: str) -> tuple[str, ...]:
    return (*lines, "fewshot_config:", "  sampler: first_n")


def _order_with_gaps(
    wanted: Sequence[Sequence[int]], keys: Sequence[str], pool_keys: Sequence[str], k: int
) -> list[int] | None:
    """Return pool positions of which every doc's shots are the first k that are not the doc."""
    common = Counter(tuple(places) for places in wanted).most_common(1)[0][0]
    order = list(common)
    for places in wanted:
        order += [place for place in places if place not in order]
    if len(order) > k + 50:
        return None
    for key, places in zip(keys, wanted, strict=True):
        if [place for place in order if pool_keys[place] != key][:k] != list(places):
            return None
    return order


def _as_drawn(
    job: ExportJob,
    wanted: Sequence[Sequence[int]],
    keys: Sequence[str],
    pool_keys: Sequence[str],
) -> ShotPlan | str:
    if job.settings.seed != SEED:
        return (
            f"the few-shot seed is {job.settings.seed}, which only the harness's command line "
            f"can set (with {SEED}, its default, the native form is written)"
        )
    spare = not job.separate_pool or job.pool[0].data.get(POOL_MARK) in (SPARE, SAME)
    stream = random.Random(SEED)
    for key, places in zip(keys, wanted, strict=True):
        if _draw(stream, key, pool_keys, len(places), spare=spare) != list(places):
            return "the harness would draw other shots, since exported docs compare differently"
    if not job.separate_pool:
        return ShotPlan("test", "", (), ("test_split: test", "fewshot_split: test"))
    if spare:
        return ShotPlan(
            "rows", "shots", job.pool, ("validation_split: rows", "training_split: shots")
        )
    return ShotPlan("test", "shots", job.pool, ("test_split: test", "fewshot_split: shots"))


def _draw(
    stream: random.Random, key: str, pool: Sequence[str], k: int, *, spare: bool
) -> list[int]:
    places = stream.sample(range(len(pool)), k + spare)
    if not spare:
        return places
    rest = [place for place in places if pool[place] != key][:k]
    if len(rest) == k:
        return rest
    return stream.sample([place for place, other in enumerate(pool) if other != key], k)
