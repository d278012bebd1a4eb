"""What OpenCompass wrote down of a run: `predictions/<model>/<abbr>.json`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from workbench.analysis.align import ForeignRow
from workbench.errors import DataError, shorten
from workbench.exchange.opencompass.rows import read_text
from workbench.exchange.opencompass.template import shared_start
from workbench.io.files import is_whole, parse_json
from workbench.io.shapes import has_shape

LABEL = "label: "

MOST_DIGITS = 18
"""Of a row's number: more are of no file that anyone has."""


class Generated(TypedDict):
    """What `GenInferencer` writes of a row. A prompt may be a chat's turns."""

    origin_prompt: Any
    prediction: Any
    gold: NotRequired[Any]


class Ranked(TypedDict):
    """What `PPLInferencer` writes of a row, besides its classes."""

    prediction: Any
    gold: NotRequired[Any]


Label = TypedDict("Label", {"prompt": str, "testing input": str, "BPB": NotRequired[float | None]})
"""What it writes of a class."""


def read_samples(path: Path) -> tuple[ForeignRow, ...]:
    """Return the rows of a predictions file, in order.

    A PPL row's log-likelihoods are of the whole text: OpenCompass keeps its mean loss over all
    tokens, and the bits per byte (really nats) from which the sum comes back. What all classes'
    texts begin with, up to a white space, is its prompt, and the rest of each its choice. A chat
    model's turns are no prompt text, so such a row has none.

    Raises:
        DataError: the file is not such a file.
    """
    values = parse_json(read_text(path), path, DataError)
    if not isinstance(values, dict) or not values:
        raise DataError(
            f"{path}:1",
            expected="a predictions file of OpenCompass: an object with a key for each row",
            seen=shorten(values),
        )
    rows: list[ForeignRow] = []
    for key, value in values.items():
        is_number = key.isascii() and key.isdigit() and len(key) <= MOST_DIGITS
        if not is_number or not isinstance(value, dict):
            raise DataError(
                f"{path}: {key!r}",
                expected='an object for each row, such as {"0": {"prediction": …}}',
                seen=shorten(value),
            )
        labels = {k.removeprefix(LABEL): v for k, v in value.items() if k.startswith(LABEL)}
        shape = Ranked if labels else Generated
        fits = has_shape(value, shape) and has_shape(labels, dict[str, Label])
        if not fits or not all(is_whole(label["testing input"]) for label in labels.values()):
            raise DataError(
                f"{path}: row {key}",
                expected="what OpenCompass's inferencers write",
                seen=shorten(value),
            )
        rows.append(_ppl_row(int(key), value, labels) if labels else _gen_row(int(key), value))
    return tuple(sorted(rows, key=lambda row: row.doc_id or 0))


def _gen_row(doc_id: int, value: Mapping[str, Any]) -> ForeignRow:
    prompt, response = value["origin_prompt"], value["prediction"]
    return ForeignRow(
        doc_id=doc_id,
        prompt=prompt if isinstance(prompt, str) else None,
        response=response if isinstance(response, str) else None,
        # A right answer that is empty or 0 is not written down.
        target=str(value["gold"]) if "gold" in value else None,
    )


def _ppl_row(doc_id: int, value: Mapping[str, Any], labels: Mapping[str, Any]) -> ForeignRow:
    texts = [label["prompt"] for label in labels.values()]
    start = shared_start(texts)
    names, picked = list(labels), str(value["prediction"])
    target = str(value["gold"]) if "gold" in value else None
    return ForeignRow(
        doc_id=doc_id,
        prompt=start,
        choices=tuple(text[len(start) :] for text in texts),
        loglikelihoods=tuple(_sum(label) for label in labels.values()),
        predicted=names.index(picked) if picked in names else None,
        target=target,
        scores={} if target is None else {"accuracy": float(picked == target)},
    )


def _sum(label: Mapping[str, Any]) -> float:
    """Return the log-likelihood in nats: minus (mean loss × tokens), which "BPB" has over bytes."""
    per_byte = label.get("BPB")
    if per_byte is None:
        return math.nan
    return -float(per_byte) * len(label["testing input"].encode())
