"""Answers are kept: a request that a model has answered is not computed again.

An answer's key is the SHA-256 of the model's fingerprint and everything in the request that it
depends on. The fingerprint covers the tokenizer, so equal texts are equal token ids, and whether
an answer is stored is known without encoding anything. The file is SQLite in WAL mode, so several
processes may use it at once.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import struct
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

from workbench.answers.postprocess import split_at
from workbench.errors import StoreError
from workbench.io.numbers import pack_numbers, unpack_numbers
from workbench.io.sqlite import Store
from workbench.io.sqlite_files import OtherFormatError, Schema, is_damaged, why_of
from workbench.models.base import (
    AnswerStream,
    AnswerT,
    GenerationStream,
    LanguageModel,
    LoglikelihoodStream,
    RequestT,
    may_change,
    noise_of,
    notes_of,
    reads_clock,
)
from workbench.types import (
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Unanswered,
)

T = TypeVar("T")
Request: TypeAlias = LoglikelihoodRequest | GenerationRequest
Answer: TypeAlias = Loglikelihood | Generation

SCHEMA = Schema(
    # Rows lie as they come and a narrow index finds them: keys are random, and a tree that had the
    # answers in it would be written all over.
    """
    CREATE TABLE IF NOT EXISTS kept (key BLOB NOT NULL, numbers BLOB NOT NULL, rest TEXT NOT NULL);
    CREATE UNIQUE INDEX IF NOT EXISTS kept_by_key ON kept (key);
    CREATE TABLE IF NOT EXISTS turned (fingerprint TEXT PRIMARY KEY, times INTEGER NOT NULL);
    """,
    version=1,
    # Keys are random, so a large index is written all over (see `runs.database`).
    settings={"cache_size": -16_000, "wal_autocheckpoint": 8_000},
    seconds=10.0,
    traces=("rates.json",),
)
LOOKUP = 500
"""Keys asked for at once; SQLite allows 999 parameters even in old builds."""

PENDING = 2048
"""Answers are written at the latest when so many wait; the end writes them sooner, and so does a
tick after `PUT_SECONDS`: what a crash can cost, against a commit for each answer of a fast model.
"""

PUT_SECONDS = 0.5

KEY_BYTES = 16
"""So much of an answer's SHA-256 is kept: 10¹² answers make a false match of odds 1 in 10¹⁴."""


def request_key(fingerprint: str, request: Request) -> bytes:
    """Return the SHA-256 under which the answer is kept.

    The seed and top_p count only when sampling, and the order of stop sequences never.
    """
    if isinstance(request, LoglikelihoodRequest):
        parts: dict[str, Any] = {"continuation": request.continuation, "scope": request.scope}
        if request.scope == "full":
            # An answer that was stored before it told context from continuation is not found.
            parts["context_tokens"] = True
        if not request.joint:
            parts["joint"] = False
    else:
        decoding = request.decoding
        parts = {
            "max_new_tokens": decoding.max_new_tokens,
            "until": sorted(set(decoding.until)),
            "temperature": float(decoding.temperature),
        }
        if decoding.temperature > 0:
            parts |= {"top_p": float(decoding.top_p), "seed": request.seed}
    parts |= {"model": fingerprint, "context": request.context}
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode("ascii")).digest()


class ScoreCache:
    """Answers by key, in the SQLite file `path`, which is made if need be. Thread-safe. With
    `give_way` it opens whatever state the file is in (see `io.sqlite`).

    Raises:
        StoreError: the file cannot be opened, or is no such database, and is not to give way.
    """

    def __init__(self, path: str | Path, *, give_way: bool = False) -> None:
        self.path = Path(path)
        self._gives_way = give_way
        try:
            self.store = Store(self.path, SCHEMA, give_way=give_way)
        except (OSError, sqlite3.Error) as error:
            raise self._broken(error) from error

    @property
    def trouble(self) -> str:
        """What is not kept, and why; "" where everything is."""
        return self.store.trouble

    @property
    def _has_older(self) -> bool:
        """Whether there are answers of version 0.1.0, under the whole of their keys."""
        return "answers" in self.store.tables_before

    def keys(self, fingerprint: str, requests: Sequence[Request]) -> list[bytes]:
        """Return under what the answers of the model of that fingerprint are kept at this moment
        (see `turn`).

        Raises:
            StoreError: the file cannot be read.
        """
        select = "SELECT times FROM turned WHERE fingerprint = ?"
        turned = self._run(partial(_found, select, [fingerprint]))
        mark = f"{fingerprint} {turned[0][0]}" if turned else fingerprint
        return [request_key(mark, request) for request in requests]

    def turn(self, fingerprint: str) -> None:
        """Keep the answers of that fingerprint apart from those that were kept before, which are
        of another model.

        Raises:
            StoreError: the file cannot be written.
        """
        add = (
            "INSERT INTO turned VALUES (?, 1)"
            " ON CONFLICT (fingerprint) DO UPDATE SET times = times + 1"
        )
        self._run(lambda db: db.execute(add, (fingerprint,)))

    def get(self, keys: Sequence[bytes]) -> dict[bytes, Answer]:
        """Return the stored answers among `keys`.

        Raises:
            StoreError: the file cannot be read.
        """
        whole = {key[:KEY_BYTES]: key for key in keys}
        try:
            found = {
                whole[key]: _unpack(*unpack_numbers(numbers), rest)
                for key, numbers, rest in self._select("key, numbers, rest FROM kept", [*whole])
            }
            if self._has_older and len(found) < len(whole):
                columns = "key, logprobs, token_ids, rest FROM answers"
                found |= {
                    key: _unpack(_unpacked("d", logprobs), _unpacked("I", ids), rest)
                    for key, logprobs, ids, rest in self._select(columns, keys)
                }
            return found
        except (struct.error, ValueError, KeyError, TypeError) as error:
            if self._gives_way:
                return {}  # the answers are computed anew, and replace what is there
            raise self._broken(error) from error

    def known(self, keys: Sequence[bytes]) -> set[bytes]:
        """Return which of `keys` have a stored answer.

        Raises:
            StoreError: the file cannot be read.
        """
        whole = {key[:KEY_BYTES]: key for key in keys}
        found = {whole[row[0]] for row in self._select("key FROM kept", [*whole])}
        if self._has_older and len(found) < len(whole):
            found |= {row[0] for row in self._select("key FROM answers", keys)}
        return found

    def put(self, answers: Mapping[bytes, Answer]) -> None:
        """Store the answers, all of them or none.

        Raises:
            StoreError: the file cannot be written.
        """
        if not answers:
            return
        rows = [(key[:KEY_BYTES], *_pack(answer)) for key, answer in answers.items()]
        insert = "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)"
        self._run(lambda db: db.executemany(insert, rows))

    def close(self) -> None:
        """Close the file; the object cannot be used afterwards."""
        self.store.close()

    def _select(self, what: str, keys: Sequence[bytes]) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = []
        for start in range(0, len(keys), LOOKUP):
            chunk = keys[start : start + LOOKUP]
            marks = ",".join("?" * len(chunk))
            query = f"SELECT {what} WHERE key IN ({marks})"
            rows += self._run(partial(_found, query, chunk))
        return rows

    def _run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return self.store.run(do)
        except (OSError, sqlite3.Error) as error:
            raise self._broken(error) from error

    def _broken(self, error: Exception) -> StoreError:
        if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
            fix = "Another process is writing to it: try again when that has finished."
        elif isinstance(error, OtherFormatError):
            fix = "A newer workbench wrote it: work with that one, or without a cache."
        elif isinstance(error, OSError | sqlite3.Error) and not is_damaged(error):
            fix = "Choose a folder that can be written, or work without a cache."
        else:
            fix = (
                f"Delete {self.path.name!r} with its '-wal' and '-shm' files:"
                " scores are computed anew."
            )
        return StoreError(
            f"score cache {str(self.path)!r}",
            expected="a SQLite file of this version that can be read and written",
            seen=why_of(error, self.path),
            fix=fix,
        )


def _found(query: str, keys: Sequence[object], db: sqlite3.Connection) -> list[tuple[Any, ...]]:
    return db.execute(query, keys).fetchall()


class CachedModel:
    """A model whose stored answers come first and whose others are stored as they come.

    The first time that something would be taken from the store, by log-likelihoods and by
    generations, the model is checked to be still the one that they are of (see `base.may_change`).
    If it is not, nothing is taken, and `notes` say so: the new answers are kept apart from then on,
    unless the model does not even answer as it did a moment ago.
    """

    def __init__(self, model: LanguageModel, cache: ScoreCache) -> None:
        self.name, self.fingerprint, self.device = model.name, model.fingerprint, model.device
        self.count_tokens, self.apply_chat_template = model.count_tokens, model.apply_chat_template
        self.cache = cache
        self._model = model
        self._takes: dict[type[Request], bool] = {}
        self._doubts: tuple[str, ...] = ()

    @property
    def notes(self) -> tuple[str, ...]:
        return (*self._doubts, *notes_of(self._model))

    @property
    def is_doubted(self) -> bool:
        """Whether nothing was taken of what is stored, since the model answers otherwise."""
        return bool(self._doubts)

    @property
    def template_reads_clock(self) -> bool:
        """See `base.reads_clock`."""
        return reads_clock(self._model)

    @property
    def noise(self) -> float | None:
        """See `base.noise_of`."""
        return noise_of(self._model)

    def stored(self, requests: Sequence[Request]) -> list[bool]:
        """Return for each request whether its answer would be taken from the store."""
        if not requests or not self._takes.get(type(requests[0]), True):
            return [False] * len(requests)
        return stored_in(self.cache, self.fingerprint, requests)

    def recheck(self, requests: Sequence[Request]) -> Generator[None, None, None]:
        """Yield ticks until it is known whether what is stored of the requests may be taken.

        Raises:
            ModelError: the model fails.
            StoreError: the file cannot be read, or not be written.
        """
        if not requests or type(requests[0]) in self._takes or not may_change(self._model):
            return
        keys = self.cache.keys(self.fingerprint, requests)
        found = self.cache.get(keys)
        if not found:
            return
        kept = {
            request: _as_kept(found[key], request)
            for key, request in zip(keys, requests, strict=True)
            if key in found
        }
        changed = yield from cast("Any", self._model).recheck(kept)
        self._takes[type(requests[0])] = changed is None or changed.is_steady
        if changed is None:
            return
        if changed.is_steady:
            self.cache.turn(self.fingerprint)
            why = "so another model is there by now, or other settings of it"
        else:
            why = "and asked once more, it answers otherwise again: it is not deterministic"
        self._doubts += (
            f"none of the stored answers of {self.name} were taken: {changed.seen} have other "
            f"answers, {why}",
        )

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield the stored answers, then compute the missing ones, each distinct one once."""
        return self._answers(requests, self._model.loglikelihoods)

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the stored answers, then compute the missing ones, each distinct one once."""
        return self._answers(requests, self._model.generate)

    def _answers(
        self,
        requests: Sequence[RequestT],
        compute: Callable[[Sequence[RequestT]], AnswerStream[AnswerT]],
    ) -> AnswerStream[AnswerT]:
        yield from self.recheck(requests)
        takes = not requests or self._takes.get(type(requests[0]), True)
        keys = self.cache.keys(self.fingerprint, requests)
        found = cast("dict[bytes, AnswerT]", self.cache.get(keys) if takes else {})
        for key, request in zip(keys, requests, strict=True):
            if key in found:
                found[key] = cast("AnswerT", _as_kept(found[key], request))
        yield from ((index, found[key]) for index, key in enumerate(keys) if key in found)
        # The distinct requests without an answer, and where each of them is wanted.
        missing: dict[bytes, RequestT] = {}
        owners: dict[bytes, list[int]] = {}
        for index, (request, key) in enumerate(zip(requests, keys, strict=True)):
            if key not in found:
                missing.setdefault(key, request)
                owners.setdefault(key, []).append(index)
        if missing:
            with closing(compute(list(missing.values()))) as stream:
                yield from self._store(stream, owners)

    def _store(
        self, stream: AnswerStream[AnswerT], owners: Mapping[bytes, list[int]]
    ) -> AnswerStream[AnswerT]:
        """Pass on the answers of the distinct requests, in the order of `owners`, for every
        place where each was asked for."""
        keys = list(owners)
        pending: dict[bytes, Answer] = {}
        written = 0.0
        try:
            for answered in stream:
                is_late = answered is None and time.monotonic() - written >= PUT_SECONDS
                if pending and (is_late or len(pending) >= PENDING):
                    self.cache.put(pending)
                    pending, written = {}, time.monotonic()
                if answered is None:
                    yield None
                    continue
                position, answer = answered
                if not isinstance(answer, Unanswered):
                    pending[keys[position]] = answer
                for index in owners[keys[position]]:
                    yield index, answer
        finally:
            self.cache.put(pending)


def cached(model: LanguageModel, cache: ScoreCache) -> CachedModel:
    """Return `model` with its answers kept in `cache`."""
    return CachedModel(model, cache)


def stored_in(
    cache: ScoreCache | None, fingerprint: str, requests: Sequence[Request]
) -> list[bool]:
    """Return for each request whether the cache has the answer of the model of that fingerprint.

    Raises:
        StoreError: the file cannot be read.
    """
    if cache is None or not fingerprint:
        return [False] * len(requests)
    keys = cache.keys(fingerprint, requests)
    known = cache.known(keys)
    return [key in known for key in keys]


def stored_answers(model: LanguageModel, requests: Sequence[Request]) -> list[bool]:
    """Return for each request whether `model` has its answer stored at this moment: never without
    a cache."""
    return model.stored(requests) if isinstance(model, CachedModel) else [False] * len(requests)


def is_doubted(model: LanguageModel) -> bool:
    """Say whether what is stored of a model was found to be of another one (see `CachedModel`)."""
    return isinstance(model, CachedModel) and model.is_doubted


def recheck_stored(
    model: LanguageModel, requests: Sequence[Request]
) -> Generator[None, None, None]:
    """Yield ticks until it is known whether what `model` has stored of the requests may be taken
    (see `CachedModel`): whoever asks `stored_answers` asks this before.

    Raises:
        ModelError: the model fails.
    """
    if isinstance(model, CachedModel):
        yield from model.recheck(requests)


def _pack(answer: Answer) -> tuple[bytes, str]:
    """Return the columns: the numbers, and the rest as JSON."""
    if isinstance(answer, Loglikelihood):
        rest: dict[str, Any] = {
            "is_greedy": answer.is_greedy,
            "context_tokens": answer.context_tokens,
        }
        rest |= {"merged": True} if answer.is_merged else {}
    else:
        rest = {"text": answer.text, "stop_reason": answer.stop_reason, "stop": answer.stop}
        rest |= {"counted": answer.counted} if answer.counted else {}
    return pack_numbers(answer.token_logprobs, answer.token_ids), json.dumps(rest)


def _unpack(values: tuple[float, ...], ids: tuple[int, ...], rest: str) -> Answer:
    fields = json.loads(rest)
    if "is_greedy" in fields:
        border = fields.get("context_tokens"), fields.get("merged", False)
        return Loglikelihood(values, ids, fields["is_greedy"], *border)
    told = fields.get("stop", ""), fields.get("counted", 0)
    return Generation(fields["text"], ids, values, fields["stop_reason"], *told)


def _as_kept(answer: Answer, request: Request) -> Answer:
    """Return an answer as it is kept today: an older one has its stop sequence in the text."""
    if not isinstance(answer, Generation) or not isinstance(request, GenerationRequest):
        return answer
    text, stop = split_at(answer.text, request.decoding.until)
    return replace(answer, text=text, stop=stop) if stop else answer


def _unpacked(kind: str, packed: bytes) -> tuple[Any, ...]:
    """Return the numbers of an older answer: float64 ("d") or uint32 ("I"), little-endian."""
    return struct.unpack(f"<{len(packed) // struct.calcsize(kind)}{kind}", packed)
