"""A row as the ledger keeps it: its texts as JSON, and its answers' numbers packed.

What a row has by default is left out, a response's cut is a length, and the beginning of the prompt
that other rows share is a text of its own (`Row.shared`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, NotRequired, TypeAlias, TypedDict

from workbench.errors import StoreError, shorten
from workbench.io.numbers import pack_numbers, unpack_numbers
from workbench.io.shapes import require_shape
from workbench.types import (
    Diagnostic,
    Draw,
    Extraction,
    Generation,
    Loglikelihood,
    Row,
    Score,
    StopReason,
)

Answered: TypeAlias = Loglikelihood | Generation

StoredScores: TypeAlias = dict[str, float | tuple[float, str]]

NOT_OURS = "The workbench did not write this: delete the run, or move the file away."


class StoredLoglikelihood(TypedDict):
    """A choice's answer without its numbers; `n` says how many there are, and of how many ids."""

    n: tuple[int, int]
    greedy: bool
    context: NotRequired[int]
    merged: NotRequired[bool]


class StoredGeneration(TypedDict):
    """A response without its numbers."""

    n: tuple[int, int]
    text: str
    ended: StopReason
    stop: NotRequired[str]
    counted: NotRequired[int]


StoredExtraction: TypeAlias = tuple[int | str, list[str], int | None, int | None]
"""The cut (a length, where it is the response's beginning), what was extracted, its place."""


class StoredDraw(TypedDict):
    """One of several answers."""

    scores: StoredScores
    generation: NotRequired[StoredGeneration]
    extraction: NotRequired[StoredExtraction]


class StoredRow(TypedDict):
    """A row as JSON."""

    doc_id: int
    prompt: str
    prompt_sha256: str
    processed_output: str | list[str]
    scores: StoredScores
    choices: NotRequired[list[str]]
    gold: NotRequired[list[int]]
    loglikelihoods: NotRequired[list[StoredLoglikelihood]]
    predicted: NotRequired[int]
    generation: NotRequired[StoredGeneration]
    extraction: NotRequired[StoredExtraction]
    shot_ids: NotRequired[list[int]]
    cached: NotRequired[int]
    computed: NotRequired[int]
    error: NotRequired[Diagnostic]
    group: NotRequired[str]
    question: NotRequired[str]
    block: NotRequired[tuple[int, int]]
    draws: NotRequired[list[StoredDraw]]
    shared: NotRequired[int]


def pack_row(row: Row, shared: int) -> tuple[bytes, bytes]:
    """Return a row as JSON, and its numbers; of its prompt, what follows `shared` characters."""
    values = _plain(row)
    answers: list[Answered] = list(row.loglikelihoods)
    values["prompt"] = row.prompt[shared:]
    values["scores"] = _scores(row.scores)
    if row.loglikelihoods:
        values["loglikelihoods"] = [_bare(answer) for answer in row.loglikelihoods]
    if row.draws:  # the first of which is the row's own answer
        values["draws"] = [_draw(draw) for draw in row.draws]
        answers += [draw.generation for draw in row.draws if draw.generation]
    else:
        values |= _answer(row.generation, row.extraction)
        answers += [row.generation] if row.generation else []
    if row.error is not None:
        values["error"] = asdict(row.error)
    floats = [value for answer in answers for value in answer.token_logprobs]
    ids = [value for answer in answers for value in answer.token_ids]
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass"), pack_numbers(floats, ids)


def unpack_row(text: bytes, numbers: bytes, shared: str, where: str) -> Row:
    """Return the row of what `pack_row` gave; `shared` is what its prompt begins with, and `where`
    where it is kept.

    Raises:
        StoreError: it is no such row.
    """
    try:
        values = json.loads(unpack_text(text, where))
        taken = _Numbers(*unpack_numbers(_bytes(numbers, where)))
    except (ValueError, RecursionError) as error:
        raise StoreError(f"{where}: not a row", seen=str(error)[:200], fix=NOT_OURS) from error
    require_shape(values, StoredRow, where, StoreError, root="", fix=NOT_OURS)
    row = _row(values, taken, shared)
    if taken.left:
        raise StoreError(
            f"{where}: the numbers of its answers",
            expected="as many as its answers have",
            seen=f"{taken.left:+,}",
            fix=NOT_OURS,
        )
    return row


def unpack_text(content: object, where: str) -> str:
    """Return a text that is kept as its UTF-8 bytes, halves of characters included.

    Raises:
        StoreError: it is none.
    """
    try:
        return _bytes(content, where).decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as error:
        raise StoreError(where, expected="UTF-8", seen=str(error)[:200], fix=NOT_OURS) from error


def _bytes(content: object, where: str) -> bytes:
    if not isinstance(content, bytes):  # SQLite takes any value in any column
        raise StoreError(where, expected="bytes", seen=shorten(content), fix=NOT_OURS)
    return content


def _row(values: Mapping[str, Any], taken: _Numbers, shared: str) -> Row:
    found: dict[str, Any] = {
        **{name: values[name] for name in _PLAIN if name in values},
        "prompt": shared + values["prompt"],
        "processed_output": _tuple_or_text(values["processed_output"]),
        "scores": _scores_of(values["scores"]),
        "loglikelihoods": tuple(
            Loglikelihood(
                *taken.take(each),
                each["greedy"],
                each.get("context"),
                each.get("merged", False),
            )
            for each in values.get("loglikelihoods", ())
        ),
    }
    for name in ("choices", "gold", "shot_ids", "block"):
        if name in values:
            found[name] = tuple(values[name])
    if values.get("draws"):
        draws = tuple(_draw_of(each, taken) for each in values["draws"])
        found["draws"] = draws
        found |= {"generation": draws[0].generation, "extraction": draws[0].extraction}
    else:
        found |= _answer_of(values, taken)
    if "error" in values:
        found["error"] = Diagnostic(**{k: v for k, v in values["error"].items() if k in _ERROR})
    return Row(**found)


class _Numbers:
    """The numbers of a row's answers, one answer after the other."""

    def __init__(self, floats: Sequence[float], ids: Sequence[int]) -> None:
        self._floats, self._ids = floats, ids
        self._places = (0, 0)

    @property
    def left(self) -> int:
        """How many numbers were not taken; less than 0 where more were than there are."""
        return len(self._floats) + len(self._ids) - sum(self._places)

    def take(self, bare: Mapping[str, Any]) -> tuple[tuple[float, ...], tuple[int, ...]]:
        """Return the log-probabilities and ids of the next answer."""
        (at, of_ids), (floats, ids) = self._places, bare["n"]
        self._places = (at + floats, of_ids + ids)
        return tuple(self._floats[at : at + floats]), tuple(self._ids[of_ids : of_ids + ids])


def _bare(answer: Answered) -> dict[str, Any]:
    """Return an answer without its numbers; `n` says how many there are."""
    counts = {"n": [len(answer.token_logprobs), len(answer.token_ids)]}
    if isinstance(answer, Generation):
        ended = {"text": answer.text, "ended": answer.stop_reason}
        told = {"stop": answer.stop, "counted": answer.counted}
        return {**counts, **ended, **{name: value for name, value in told.items() if value}}
    told: dict[str, Any] = {**counts, "greedy": answer.is_greedy}
    told |= {"merged": True} if answer.is_merged else {}
    return told if answer.context_tokens is None else {**told, "context": answer.context_tokens}


def _answer(generation: Generation | None, extraction: Extraction | None) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if generation is not None:
        values["generation"] = _bare(generation)
    if extraction is not None:
        cut = extraction.cut
        is_head = generation is not None and generation.text.startswith(cut)
        values["extraction"] = [
            len(cut) if is_head else cut,
            list(extraction.extracted),
            extraction.start,
            extraction.end,
        ]
    return values


def _answer_of(values: Mapping[str, Any], taken: _Numbers) -> dict[str, Any]:
    generation = extraction = None
    if bare := values.get("generation"):
        logprobs, ids = taken.take(bare)
        told = bare.get("stop", ""), bare.get("counted", 0)
        generation = Generation(bare["text"], ids, logprobs, bare["ended"], *told)
    if kept := values.get("extraction"):
        cut, extracted, start, end = kept
        if generation is not None and isinstance(cut, int):
            cut = generation.text[:cut]
        extraction = Extraction(cut, tuple(extracted), start, end)
    return {"generation": generation, "extraction": extraction}


def _draw(draw: Draw) -> dict[str, Any]:
    return {"scores": _scores(draw.scores), **_answer(draw.generation, draw.extraction)}


def _draw_of(values: Mapping[str, Any], taken: _Numbers) -> Draw:
    return Draw(_scores_of(values["scores"]), **_answer_of(values, taken))


def _scores(scores: Mapping[str, Score]) -> dict[str, Any]:
    """Return scores as numbers, with the reason where there is one."""
    return {name: [s.value, s.reason] if s.reason else s.value for name, s in scores.items()}


def _scores_of(values: Mapping[str, Any]) -> dict[str, Score]:
    return {
        name: Score(*value) if isinstance(value, list) else Score(value)
        for name, value in values.items()
    }


_BY_HAND = ("scores", "loglikelihoods", "generation", "extraction", "draws", "error")
_ERROR = frozenset(each.name for each in fields(Diagnostic))
_PLAIN = {each.name: each.default for each in fields(Row) if each.name not in _BY_HAND}


def _plain(row: Row) -> dict[str, Any]:
    """Return the plain fields of a row that are not as they are by default."""
    return {name: v for name, default in _PLAIN.items() if (v := getattr(row, name)) != default}


def unpack_older_row(text: str, where: str) -> Row:
    """Return the row of a ledger of version 0.1.0, which is kept at `where`.

    Raises:
        StoreError: it is no such row.
    """
    try:
        return row_from_json(json.loads(text))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        # Rows of that version are what `asdict` made of its dataclasses: whatever does not fit.
        raise StoreError(f"{where}: not a row", seen=str(error)[:200], fix=NOT_OURS) from error


def row_from_json(values: Mapping[str, Any]) -> Row:
    """Return the row of an older ledger, which `asdict` made `values` from, tuples and all."""
    error = values["error"]
    return Row(
        **{
            **values,
            "processed_output": _tuple_or_text(values["processed_output"]),
            **_older_answer(values),
            "choices": tuple(values["choices"]),
            "gold": tuple(values["gold"]),
            "shot_ids": tuple(values["shot_ids"]),
            "block": tuple(values["block"]) if values.get("block") else None,
            "loglikelihoods": tuple(
                Loglikelihood(**_with_tuples(item)) for item in values["loglikelihoods"]
            ),
            "draws": tuple(Draw(**_older_answer(draw)) for draw in values.get("draws", ())),
            "error": Diagnostic(**error) if error else None,
        }
    )


def _older_answer(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a row and a draw have of an answer."""
    generation, extraction = values["generation"], values["extraction"]
    return {
        "scores": {name: Score(**score) for name, score in values["scores"].items()},
        "generation": Generation(**_with_tuples(generation)) if generation else None,
        "extraction": Extraction(**_with_tuples(extraction)) if extraction else None,
    }


def _with_tuples(values: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(v) if isinstance(v, list) else v for key, v in values.items()}


def _tuple_or_text(value: str | list[str]) -> str | tuple[str, ...]:
    return value if isinstance(value, str) else tuple(value)
