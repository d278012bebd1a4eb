"""Read what FreeEval wrote down of a run: its responses, or its predictions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.analysis.align import ForeignRow
from workbench.errors import DataError, shorten
from workbench.exchange.freeeval.layout import option_key
from workbench.exchange.freeeval.placed_json import read_json
from workbench.io.files import text_sha256
from workbench.prompts.dataset import read_docs
from workbench.scoring.metrics.freeeval import simple_multiple_choice

RESPONSES = "all_responses.jsonl"


def read_samples(path: Path) -> tuple[ForeignRow, ...]:
    """Return the docs of a run from its `all_responses.jsonl` (or the folder that holds it), or
    from its `mcp_predictions.json`, which has scores alone.

    A generation is a row; so is a loss. Of the cloze step, the requests of one problem are a row
    with its options as choices; the requests behind "Answer:" alone (apply_un) give the score
    `accuracy_un`. `doc_id` is the one that an exported dataset carries along, else None: the
    remote backends write responses in the order of their arrival. Scores are what FreeEval's own
    reading of the response gives.

    Raises:
        DataError: not such a file (with file and line).
        ConfigError: predictions that are not JSON.
    """
    if path.is_dir():
        path = path / RESPONSES
    if path.suffix == ".json":
        return _predictions(path)
    docs = read_docs(path)
    text = path.read_bytes().decode("utf-8-sig").split("\n")
    lines = [number for number, line in enumerate(text, 1) if line.strip()]
    pairs = [_pair(doc.data, f"{path}:{line}") for doc, line in zip(docs, lines, strict=True)]
    if any("target_length" in response for _, response, _ in pairs):
        return _cloze_rows(pairs)
    return tuple(_read(_row, pair[2], *pair) for pair in pairs)


def _read(make: Callable[..., ForeignRow], where: str, *given: Any) -> ForeignRow:
    try:
        return make(*given)
    except (ValueError, TypeError, LookupError, OverflowError) as error:
        raise DataError(
            f"{where}: not a response as FreeEval writes it", seen=shorten(str(error))
        ) from error


_Pair = tuple[Mapping[str, Any], Mapping[str, Any], str]


def _pair(data: Mapping[str, Any], where: str) -> _Pair:
    request, response = data.get("request"), data.get("response")
    if not isinstance(request, dict) or not isinstance(response, dict):
        raise DataError(
            f"{where}: not a response of FreeEval",
            expected='an object {"request": {…}, "response": {…}}',
            seen=shorten(list(data)),
            fix=f"Name the run's {RESPONSES}, or the folder that holds it.",
        )
    choices = request.get("choices")
    if not isinstance(choices, list) or not all(isinstance(text, str) for text in choices):
        raise DataError(
            f"{where}: request.choices", expected="a list of texts", seen=shorten(choices)
        )
    return request, response, where


def _row(request: Mapping[str, Any], response: Mapping[str, Any], where: str) -> ForeignRow:
    if "generated_text" in response:
        return _generated(request, response, where)
    if "lm_loss" in response:
        return _loss(request, response, where)
    raise DataError(
        f"{where}: a response of no kind that is known",
        expected="generated_text, loglikelihood with target_length, or lm_loss",
        seen=", ".join(response) or "nothing",
    )


def _common(request: Mapping[str, Any]) -> dict[str, Any]:
    prompt, extra = request.get("prompt"), request.get("extra")
    doc_id = extra.get("doc_id") if isinstance(extra, dict) else None
    kept = ("problem", "choices", "answer", "permutation", "uuid", "parent_uuid", "extra")
    return {
        "doc_id": doc_id if isinstance(doc_id, int) else None,
        "prompt": prompt if isinstance(prompt, str) else None,
        "prompt_sha256": text_sha256(prompt) if isinstance(prompt, str) else None,
        "data": {name: request.get(name) for name in kept},
    }


def _generated(request: Mapping[str, Any], response: Mapping[str, Any], where: str) -> ForeignRow:
    text = response["generated_text"]
    if not isinstance(text, str):
        raise DataError(f"{where}: generated_text", expected="a text", seen=shorten(text))
    config = request.get("generation_config")
    stops = config.get("stop_sequences") if isinstance(config, dict) else None
    answer, options = request.get("answer"), request["choices"]
    order = request.get("permutation")
    is_index = isinstance(answer, int) and 0 <= answer < len(options)
    place: Any = order.index(answer) if is_index and order and answer in order else answer
    keys = "numbers" if request.get("choice_key_type") == "numbers" else "letters"
    target = option_key(place, keys) if is_index else None
    row = {"options": options, "gold": answer, "permutation": order}
    score = simple_multiple_choice({}, "freeeval")(row, target or "", (text,))
    return ForeignRow(
        **_common(request),
        until=None if stops is None else tuple(map(str, stops)),
        response=text,
        target=target,
        scores={"accuracy": score.value},
    )


def _loss(request: Mapping[str, Any], response: Mapping[str, Any], where: str) -> ForeignRow:
    loss = _number(response, "lm_loss", where)
    total = -loss * _number(response, "length", where)
    if not request["choices"]:
        raise DataError(f"{where}: request.choices", expected="one text", seen="[]")
    return ForeignRow(
        **_common(request),
        choices=(request["choices"][0],),
        loglikelihoods=(total,),
        scores={"lm_loss": loss},
    )


def _number(response: Mapping[str, Any], name: str, where: str) -> float:
    value = response.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise DataError(f"{where}: response.{name}", expected="a number", seen=shorten(value))
    return float(value)


# ---- the cloze step ----------------------------------------------------------------------------


def _cloze_rows(pairs: Sequence[_Pair]) -> tuple[ForeignRow, ...]:
    """Return a row for each problem, whose requests share a parent_uuid."""
    groups: dict[str, list[_Pair]] = {}
    for pair in pairs:
        groups.setdefault(repr(pair[0].get("parent_uuid")), []).append(pair)
    return tuple(_read(_cloze_row, group[0][2], group) for group in groups.values())


def _cloze_row(group: Sequence[_Pair]) -> ForeignRow:
    sums: dict[str, float] = {}
    lengths: dict[str, float] = {}
    alone: dict[str, float] = {}
    for request, response, where in group:
        choice = request["choices"][0] if request["choices"] else ""
        total = _number(response, "loglikelihood", where)
        if request.get("problem") is None:
            alone[choice] = total
        else:
            sums[choice] = total
            lengths[choice] = _number(response, "target_length", where)
    answer = group[0][0].get("answer")
    rules: dict[str, Mapping[str, float]] = {"accuracy": sums}
    if all(lengths.values()):
        rules["accuracy_ln"] = {choice: sums[choice] / lengths[choice] for choice in sums}
    if alone and set(alone) == set(sums):
        rules["accuracy_un"] = {choice: sums[choice] - alone[choice] for choice in sums}
    best = {name: max(rule, key=lambda c: rule[c]) for name, rule in rules.items() if rule}
    choices = tuple(sums)
    return ForeignRow(
        **_common(group[0][0]),
        choices=choices,
        loglikelihoods=tuple(sums.values()),
        predicted=choices.index(best["accuracy"]) if choices else None,
        target=answer if isinstance(answer, str) else None,
        scores={name: float(pick == answer) for name, pick in best.items()},
    )


# ---- predictions -------------------------------------------------------------------------------


def _predictions(path: Path) -> tuple[ForeignRow, ...]:
    """Return the rows of `mcp_predictions.json`: a problem's hits, and of how many."""
    top = read_json(path)
    found: list[ForeignRow] = []
    for uuid, value in top.check(dict).value.items():
        is_pair = isinstance(value, list) and len(value) == 2
        if not is_pair or not all(isinstance(number, int | float) for number in value):
            raise DataError(
                f"{top.at(uuid).where}: {uuid}",
                expected="[hits, how many], as in mcp_predictions.json",
                seen=shorten(json.dumps(value)),
                fix=f"Results have no docs: name the run's {RESPONSES}.",
            )
        hits, count = value
        score = float(hits) / count if count else float("nan")
        found.append(ForeignRow(None, scores={"accuracy": score}, data={"uuid": uuid}))
    return tuple(found)
