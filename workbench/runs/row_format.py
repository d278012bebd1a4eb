"""A row as the ledger keeps it: its texts as JSON, and its answers' numbers packed.

What a row has by default is left out, a response's cut is a length, and the beginning of the prompt
that other rows share is a text of its own (`Row.shared`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, TypeAlias

from workbench.io.numbers import pack_numbers, unpack_numbers
from workbench.types import (
    Diagnostic,
    Draw,
    Extraction,
    Generation,
    Loglikelihood,
    Row,
    Score,
)

Answered: TypeAlias = Loglikelihood | Generation


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


def unpack_row(text: bytes, numbers: bytes, shared: str) -> Row:
    """Return the row of what `pack_row` gave; `shared` is what its prompt begins with."""
    values = json.loads(text.decode("utf-8", "surrogatepass"))
    taken = _Numbers(*unpack_numbers(numbers))
    found: dict[str, Any] = {
        **values,
        "prompt": shared + values["prompt"],
        "processed_output": _tuple_or_text(values["processed_output"]),
        "scores": _scores_of(values["scores"]),
        "loglikelihoods": tuple(
            Loglikelihood(*taken.take(each), each["greedy"], each.get("context"))
            for each in values.get("loglikelihoods", ())
        ),
    }
    for name in ("choices", "gold", "shot_ids", "block"):
        if name in values:
            found[name] = tuple(values[name])
    if "draws" in values:
        draws = tuple(_draw_of(each, taken) for each in values["draws"])
        found["draws"] = draws
        found |= {"generation": draws[0].generation, "extraction": draws[0].extraction}
    else:
        found |= _answer_of(values, taken)
    if "error" in values:
        found["error"] = Diagnostic(**values["error"])
    return Row(**found)


class _Numbers:
    """The numbers of a row's answers, one answer after the other."""

    def __init__(self, floats: Sequence[float], ids: Sequence[int]) -> None:
        self._floats, self._ids = floats, ids
        self._places = (0, 0)

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
        return {**counts, **ended, **({"stop": answer.stop} if answer.stop else {})}
    told: dict[str, Any] = {**counts, "greedy": answer.is_greedy}
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
        generation = Generation(bare["text"], ids, logprobs, bare["ended"], bare.get("stop", ""))
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
_PLAIN = {each.name: each.default for each in fields(Row) if each.name not in _BY_HAND}


def _plain(row: Row) -> dict[str, Any]:
    """Return the plain fields of a row that are not as they are by default."""
    return {name: v for name, default in _PLAIN.items() if (v := getattr(row, name)) != default}


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
