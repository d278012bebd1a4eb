"""Read the `samples_*.jsonl` that lm-evaluation-harness writes with `--log_samples`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.analysis.align import ForeignRow
from workbench.errors import DataError, shorten
from workbench.io.files import json_lines, read_utf8, text_sha256

NEEDED = ("doc_id", "arguments", "resps", "filtered_resps")


def read_samples(path: Path) -> tuple[ForeignRow, ...]:
    """Return a row for each doc of the file, in order of the docs' ids.

    A task with several filters has a line for each; they become one row, whose `extracted` is the
    first filter's and whose scores are called `metric,filter`.

    Raises:
        DataError: a line is not what the harness writes, or its `prompt_hash` is not that of the
            prompt in it.
    """
    rows: dict[int, ForeignRow] = {}
    lines = list(_lines(path))
    filters = list(dict.fromkeys(str(line.get("filter", "none")) for _, line in lines))
    for where, line in lines:
        try:
            row = _row(where, line, is_several=len(filters) > 1)
        except (ValueError, TypeError, LookupError, OverflowError) as error:
            raise _no_sample(where, line) from error
        assert row.doc_id is not None
        known = rows.get(row.doc_id)
        if known is None:
            rows[row.doc_id] = row
        elif known.prompt_sha256 != row.prompt_sha256:
            raise DataError(f"{where}: doc {row.doc_id} is there with another prompt")
        else:
            rows[row.doc_id] = replace(known, scores={**known.scores, **row.scores})
    return tuple(rows[doc_id] for doc_id in sorted(rows))


def _lines(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, found in json_lines(read_utf8(path, DataError), path, DataError):
        where = f"{path}:{number}"
        if any(key not in found for key in NEEDED):
            raise _no_sample(where, found)
        yield where, found


def _no_sample(where: str, line: Mapping[str, Any]) -> DataError:
    return DataError(
        f"{where}: not a sample of lm-evaluation-harness",
        expected=f"an object with {', '.join(NEEDED)}, as the harness writes them",
        seen=shorten(line),
    )


def _row(where: str, line: Mapping[str, Any], *, is_several: bool) -> ForeignRow:
    doc_id = line["doc_id"]
    if not isinstance(doc_id, int):
        raise DataError(f"{where}: doc_id", expected="a number", seen=shorten(doc_id))
    requests = _requests(where, line["arguments"])
    prompt = requests[0][0] if requests and requests[0] else None
    if not isinstance(prompt, str):
        raise DataError(f"{where}: arguments", expected="a prompt", seen=shorten(prompt))
    digest = _check_hash(where, doc_id, prompt, line.get("prompt_hash"))
    scores = _scores(line, is_several)
    base = ForeignRow(
        doc_id=doc_id,
        prompt=prompt,
        prompt_sha256=digest,
        target=None if line.get("target") is None else str(line["target"]),
        scores=scores,
        data=line.get("doc") if isinstance(line.get("doc"), dict) else None,
    )
    if len(requests[0]) > 1 and isinstance(requests[0][1], Mapping):
        return _generated(where, base, requests[0][1], line)
    return _ranked(where, base, requests, line)


def _requests(where: str, arguments: Any) -> list[list[Any]]:
    """Return each request's arguments, in order: `{gen_args_0: {arg_0: …}}`, or plain lists."""
    try:
        if isinstance(arguments, Mapping):
            in_order = [arguments[f"gen_args_{i}"] for i in range(len(arguments))]
            return [[one[f"arg_{j}"] for j in range(len(one))] for one in in_order]
        return [list(one) for one in arguments]
    except (KeyError, TypeError) as error:
        raise DataError(
            f"{where}: arguments", expected="gen_args_0 with arg_0", seen=shorten(arguments)
        ) from error


def _check_hash(where: str, doc_id: int, prompt: str, stated: object) -> str:
    digest = text_sha256(prompt)
    if stated is not None and stated != digest:
        raise DataError(
            f"{where}: doc {doc_id}: prompt_hash is not that of the prompt",
            expected=digest,
            seen=shorten(stated),
            fix="The file was changed after the run.",
        )
    return digest


def _scores(line: Mapping[str, Any], is_several: bool) -> dict[str, float]:
    scores: dict[str, float] = {}
    for name in line.get("metrics") or ():
        value = line.get(name)
        if isinstance(value, int | float):  # others are folded over all docs: f1, perplexity
            key = f"{name},{line.get('filter', 'none')}" if is_several else str(name)
            scores[key] = float(value)
    return scores


def _generated(
    where: str, base: ForeignRow, options: Mapping[str, Any], line: Mapping[str, Any]
) -> ForeignRow:
    until = options.get("until") or ()
    response = _first(_first(line["resps"]))
    if not isinstance(response, str):
        raise DataError(f"{where}: resps", expected="a text", seen=shorten(response))
    extracted = _first(line["filtered_resps"])
    texts = extracted if isinstance(extracted, list) else [extracted]
    return replace(
        base,
        until=(until,) if isinstance(until, str) else tuple(until),
        response=response,
        extracted=tuple(str(text) for text in texts if text is not None),
    )


def _ranked(
    where: str, base: ForeignRow, requests: Sequence[Sequence[Any]], line: Mapping[str, Any]
) -> ForeignRow:
    # With acc_mutual_info, as many requests without a context follow.
    count = len([one for one in requests if one[0] == base.prompt])
    try:
        choices = tuple(str(one[1]) for one in requests[:count])
        sums = tuple(float(_first(one)[0]) for one in line["resps"][:count])
    except (TypeError, ValueError, IndexError, KeyError) as error:
        raise DataError(
            f"{where}: resps",
            expected="[log-likelihood, greedy] for each choice",
            seen=shorten(line["resps"]),
        ) from error
    best = sums.index(max(sums)) if sums else None
    return replace(base, choices=choices, loglikelihoods=sums, predicted=best)


def _first(values: Any) -> Any:
    return values[0] if isinstance(values, list) and values else values
