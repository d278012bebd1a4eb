"""How fast a model was: what a run reads, counted on text, and the seconds that runs took.

No tokenizer is needed to count, nor a model. Characters stand for tokens: what texts share at their
beginnings is read once, and how many characters a token has is measured on a few of them. Runs that
took their time and a run that is to come are counted alike, so errors of the count cancel.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import ceil, inf
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias, TypedDict

from workbench.io.shapes import has_shape
from workbench.io.writing import replace_file
from workbench.models.base import LanguageModel
from workbench.models.cache import Request
from workbench.models.gen.trunks import common_length
from workbench.models.memory.estimate import Load
from workbench.scoring.requests import gen_requests, ppl_requests
from workbench.scoring.settings import ScoreSettings
from workbench.types import LoglikelihoodRequest, Method, Rendered, RenderFailure, Row

TextPairs: TypeAlias = Sequence[tuple[str, str]]
"""What is asked about, as context and continuation: the context is the prompt's own string."""

COUNTED = 8
"""Texts on which characters are counted against tokens."""

HELD = 5_000_000
"""Characters of a run's trie up to which a model may hold its keys and values."""

KEPT = 8
"""Runs that are kept of a model on a kind of device, by method, and with drafts or without."""

WRITTEN = {"cpu": 4.0, "none": 1.0, "device": 30.0}
"""How many tokens are read in the time of one that is generated, usually."""

DOC = 8.0
"""How many tokens are read in the time that goes into a doc besides: finding out what is stored,
keeping the answers, metrics. So a run that read next to nothing does not make tokens look slow."""

LIKE = 4.0
"""Runs whose work differs by no more than this ratio are alike in size."""

ALONE = 2.0
"""The ratio by which the time of a run may differ, either way, from what one other tells."""


@dataclass(frozen=True, slots=True)
class TimedRun:
    """A run: `read` and `written` (generated) tokens, wall seconds, and the docs of a task that
    the model answered for, each as often as it did. `once` are the seconds, not among the others,
    of what the model did that it will not do again while it is loaded
    (`models.base.once_seconds_of`)."""

    read: int
    written: int
    seconds: float
    docs: int
    task: str
    once: float = 0.0

    @property
    def is_possible(self) -> bool:
        """Whether all numbers are some that a run can have."""
        told = (self.read, self.written, self.seconds, self.docs, self.once)
        return all(0 <= each < inf for each in told)


class StoredRates(TypedDict):
    """What the file has: runs by model, device and method, and the size of a model's tokens."""

    runs: dict[str, list[TimedRun]]
    characters_per_token: dict[str, float]


class Rates:
    """The last runs of a model on a kind of device, in a file of the folder `state`. What cannot
    be read is as good as not there, and two processes that write at once keep the later one's: all
    of it is measured again anyway."""

    def __init__(self, state: Path, fingerprint: str, device: str) -> None:
        self.path = state / "rates.json"
        self.fingerprint = fingerprint
        self.device = device.partition(":")[0]

    def runs(self, method: Method, *, drafted: bool = False) -> list[TimedRun]:
        """Return the runs by that method, with earlier answers as drafts or without; the newest
        is the last."""
        found = self._read()["runs"].get(self._key(method, drafted), [])
        try:
            return [run for run in (TimedRun(**values) for values in found) if run.is_possible]
        except TypeError:  # with a key of another version's
            return []

    def characters_per_token(self) -> float | None:
        """Return what was measured last, None before."""
        found = self._read()["characters_per_token"].get(self.fingerprint, 0.0)
        return found if 0 < found < inf else None

    def add(self, method: Method, run: TimedRun, size: float, *, drafted: bool = False) -> None:
        """Keep a run, and how many characters its tokens had (`size`), if the folder can be
        written."""
        content = self._read()
        last = [*self.runs(method, drafted=drafted), run][-KEPT:]
        content["runs"][self._key(method, drafted)] = [asdict(run) for run in last]
        content["characters_per_token"][self.fingerprint] = size
        with suppress(OSError):
            replace_file(self.path, json.dumps(content).encode())

    def seconds(
        self, runs: Sequence[TimedRun], read: int, written: int, docs: int
    ) -> tuple[float, float, float]:
        """Return the least, the middle and the most seconds that a run of so many tokens and docs
        is likely to take, after `runs`, of which there is at least one.

        Each run of like size, else the nearest in size, tells a time by its seconds per work; the
        middle is their median. A next one lies between the least and the most of n only n - 1
        times in n + 1, so these are moved out by the n-th root of `ALONE`. What is more than `LIKE`
        times as large may take no longer than what is `LIKE` times as large, for passes of many
        texts are fuller; and likewise what is smaller, no less.
        """
        work = self._work(read, written, docs)
        scales = [(work / self._work(run.read, run.written, run.docs), run) for run in runs]
        nearest = min(scales, key=lambda pair: max(pair[0], 1 / pair[0]))
        like = [pair for pair in scales if 1 / LIKE <= pair[0] <= LIKE] or [nearest]
        wider = ALONE ** (1 / len(like))
        least = min(run.seconds * min(scale, LIKE) for scale, run in like)
        most = max(run.seconds * max(scale, 1 / LIKE) for scale, run in like)
        return least / wider, median(run.seconds * scale for scale, run in like), most * wider

    def _work(self, read: int, written: int, docs: int) -> float:
        """Return how many tokens are read in the same time."""
        return max(1.0, read + WRITTEN.get(self.device, WRITTEN["device"]) * written + DOC * docs)

    def _key(self, method: Method, drafted: bool) -> str:
        return "/".join([self.fingerprint, self.device, method, *["drafted"] * drafted])

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            content = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            content = None
        if content is None or not has_shape(content, StoredRates):
            return {"runs": {}, "characters_per_token": {}}
        return content


def tokens_per_answer(runs: Sequence[TimedRun], task: str) -> float | None:
    """Return how many tokens an answer had, on average, in the newest run of the task, else in the
    newest of any; None without one."""
    newest = ([run for run in runs if run.task == task] or list(runs))[-1:]
    return newest[0].written / max(1, newest[0].docs) if newest else None


def doc_requests(
    items: Iterable[Rendered | RenderFailure], settings: ScoreSettings
) -> list[tuple[Rendered, list[Request]]]:
    """Return what each doc asks of a model; docs that ask nothing (without a prompt, or without
    choices to rank) are left out."""
    found: list[tuple[Rendered, list[Request]]] = []
    for item in items:
        if isinstance(item, RenderFailure):
            continue
        if settings.method == "gen":
            found.append((item, [*gen_requests(item, settings.decoding, settings.seed)]))
        elif item.choices and all(item.choices):
            found.append((item, list(ppl_requests(item, settings.scope))))
    return found


def written_tokens(row: Row) -> int:
    """Return about how many tokens the model generated for a row, without what was stored of it."""
    answers = [draw.generation for draw in row.draws] or [row.generation]
    tokens = sum(len(answer.token_ids) for answer in answers if answer)
    return round(tokens * row.computed / max(1, row.cached + row.computed))


def texts_of(requests: Iterable[Request]) -> list[tuple[str, str]]:
    """Return the texts of the requests, each once."""
    pairs = (
        (request.context, request.continuation if isinstance(request, LoglikelihoodRequest) else "")
        for request in requests
    )
    return list(dict.fromkeys(pairs))


def characters_per_token(texts: TextPairs, model: LanguageModel) -> float:
    """Return how many characters a token of the model has in some of the texts, evenly chosen;
    of texts there is at least one."""
    some = ["".join(pair) for pair in texts[:: max(1, len(texts) // COUNTED)][:COUNTED]]
    return max(1, sum(map(len, some))) / max(1, sum(map(model.count_tokens, some)))


def load_of(
    texts: TextPairs,
    method: Method,
    size: float,
    model: LanguageModel | None = None,
    limit: int = 0,
) -> Load:
    """Return what a run of the texts, of which there is at least one, puts on a model whose tokens
    have `size` characters. Where the `model` is there, it counts what texts do not share, whose
    tokens may be of another length than those of the shots. `limit`: tokens of an answer."""
    longest = max(("".join(pair) for pair in texts), key=len)
    distinct = distinct_characters(texts) / size
    if model is not None:
        distinct = _distinct_tokens(texts, model)
    is_gen = method == "gen"
    scored = sum(len(rest) for _, rest in texts) / size
    shared = still_held(texts, method)[0][0] if is_gen else ""
    return Load(
        method=method,
        longest=ceil(len(longest) / size) if model is None else model.count_tokens(longest),
        distinct=ceil(distinct),
        scored=ceil(min(scored, distinct)),
        shared=ceil(len(shared) / size),
        rows=len(texts) if is_gen else 0,
        limit=limit,
    )


def _distinct_tokens(texts: TextPairs, model: LanguageModel) -> float:
    """Return about how many tokens the texts' trie has, counted on some neighbours in its order."""
    whole = sorted(context + continuation for context, continuation in texts)
    pairs = list(pairwise(whole))
    # An odd step meets every place of a doc's choices, of which there often is a power of two.
    some = pairs[:: len(pairs) // COUNTED | 1]
    characters = tokens = 0
    for before, text in some:
        shared = common_length(before, text)
        characters += len(text) - shared
        tokens += model.count_tokens(text) - model.count_tokens(text[:shared])
    rest = distinct_characters(texts) - len(whole[0])
    return model.count_tokens(whole[0]) + rest * tokens / max(1, characters)


def still_held(texts: TextPairs, method: Method) -> TextPairs:
    """Return of what a model may hold keys and values after a run of `texts`: all of them (PPL),
    or what they all begin with (GEN). More than can be held is as good as nothing."""
    if method == "gen":
        contexts = [context for context, _ in texts]
        first, last = min(contexts), max(contexts)
        return [(first[: common_length(first, last)], "")]
    return texts if distinct_characters(texts) <= HELD else []


def new_characters(texts: TextPairs, known: TextPairs = ()) -> int:
    """Return how many characters are to be read for `texts` after `known` have been."""
    if not known:
        return distinct_characters(texts)
    return distinct_characters([*known, *texts]) - distinct_characters(known)


def distinct_characters(texts: TextPairs) -> int:
    """Return the size of the texts' trie. Sorted, they are in its depth-first order, so each adds
    what follows its longest common prefix with the one before."""
    whole = sorted(context + continuation for context, continuation in texts)
    shared = sum(common_length(before, text) for before, text in pairwise(whole))
    return sum(map(len, whole)) - shared
