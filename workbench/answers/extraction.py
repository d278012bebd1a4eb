"""From a response to an answer: cut at a stop sequence, post-process, show where it was found.

UltraEval post-processes twice, once as the model's command line says and once as the task's
config does; nearly always the first changes nothing. Here a response is cut and post-processed
once, by the task's post-processor.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.answers.filters import apply_filters
from workbench.answers.postprocess import Postprocessor, cut_before, postprocessor
from workbench.answers.reasoning import answer_start, answer_start_at
from workbench.errors import TimeLimitError
from workbench.io.patterns import row_time
from workbench.types import Compat, Extraction

MAX_PLACES = 64
"""How many places are tried: a model in a loop may say "7" some thousand times."""


def extract(
    generation_text: str,
    until: Sequence[str],
    postprocess_name: str = "",
    *,
    filters: Sequence[Mapping[str, Any]] = (),
    data: Mapping[str, Any] | None = None,
    compat: Compat = "",
) -> Extraction:
    """Cut a response at its stop sequence, and take the answer from what is left: by the
    post-processor (`compat` says with whose faults), and then by lm-evaluation-harness's
    `filters`, in order. `data` is the doc's row, which a filter may look at.

    `start` and `end` are where the first extracted text stands in `cut`, in code points. They
    are None where it is empty or was put together from elsewhere ("1,234" gives "1234"), and
    where it is among so many equals that looking on would take too long.

    Raises:
        SettingError: there is no post-processor or filter of that name.
        TimeLimitError: the regular expressions of the filters take longer than a row's may.
    """
    process = _process(postprocess_name, filters, data or {}, compat)
    cut = cut_before(generation_text, until)
    with row_time():
        extracted = process(cut)
    try:
        with row_time():
            place = _find_source(cut, extracted, process)
    except TimeLimitError:  # the answer is known all the same
        place = None, None
    return Extraction(cut, extracted, *place)


def take(
    response: str,
    until: Sequence[str],
    postprocess_name: str = "",
    *,
    filters: Sequence[Mapping[str, Any]] = (),
    data: Mapping[str, Any] | None = None,
    compat: Compat = "",
) -> tuple[str, tuple[str, ...]]:
    """Return the response cut at its stop sequence, and what `extract` takes from it, without
    looking for its place.

    Raises:
        SettingError: there is no post-processor or filter of that name.
        TimeLimitError: the regular expressions of the filters take longer than a row's may.
    """
    cut = cut_before(response, until)
    with row_time():
        return cut, _process(postprocess_name, filters, data or {}, compat)(cut)


def _process(
    name: str, filters: Sequence[Mapping[str, Any]], data: Mapping[str, Any], compat: Compat
) -> Postprocessor:
    process = postprocessor(name, compat)
    if not filters:
        return process
    return lambda text: apply_filters(filters, next(iter(process(text)), ""), data)


def answer_part(extraction: Extraction) -> int | None:
    """Return where the answer part of `extraction.cut` begins: the clause that holds what was
    extracted. None where the response answers at once, or nothing was extracted from it.

    Where the extraction has no place of its own ("1,234" gives "1234"), its last mention counts.
    """
    if extraction.start is not None:
        return answer_start_at(extraction.cut, extraction.start)
    return answer_start(extraction.cut, extraction.extracted)


def _find_source(
    cut: str, extracted: tuple[str, ...], process: Postprocessor
) -> tuple[int, int] | tuple[None, None]:
    """Return where `extracted[0]` was taken from: the place whose change changes the answer.

    An answer such as "7" may occur many times, and which place counts depends on the
    post-processor: the first, the last, or the one after "####". Writing something else at a
    place, and asking again, tells without a second copy of every rule.
    """
    answer = extracted[0] if extracted else ""
    if not answer:
        return None, None
    starts, at = [], cut.find(answer)
    while at >= 0:
        starts.append(at)
        at = cut.find(answer, at + 1)
    # Nearly every rule takes the first or the last of equals, so those are tried first.
    inwards = [start for pair in zip(starts, reversed(starts), strict=True) for start in pair]
    for start in inwards[:MAX_PLACES]:
        end = start + len(answer)
        if process(cut[:start] + _altered(answer) + cut[end:]) != extracted:
            return start, end
    return None, None


def _next_in(alphabet: str) -> dict[int, int]:
    return str.maketrans(alphabet, alphabet[1:] + alphabet[0])


_NEXT = (
    _next_in(string.digits) | _next_in(string.ascii_lowercase) | _next_in(string.ascii_uppercase)
)


def _altered(text: str) -> str:
    """Return another text of the same shape: every digit and letter is the next one."""
    altered = text.translate(_NEXT)
    return altered if altered != text else "0" * len(text)
