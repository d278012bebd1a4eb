"""What is asked of a server, and how its answers are read: pure, without a connection.

Three ways lead to the log-probabilities of given text: the completions page with `echo` and token
ids, the same with text, and SGLang's own page. An answer that is not what was asked for is
`Misread`, with the reason: nothing is guessed, cut to fit, or filled in.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from workbench.errors import shorten
from workbench.models.servers.told_texts import LOST, may_be

ScoringWay: TypeAlias = Literal["ids", "text", "sglang"]
"""How text is scored: `echo` of token ids, of text, or `/generate` with `logprob_start_len`."""

AskedText: TypeAlias = tuple[int, ...] | str
"""A prompt for the server: its token ids, or its text."""

SGLANG = "/generate"


class Misread(Exception):
    """An answer of another shape or another content than what was asked for."""


class Withheld(Misread):
    """An answer without its text: a filter took it, or there is none. The next prompt's may have
    one."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a server told of a prompt's tokens, each list with an entry a token.

    `logprobs` are None where nothing was told (the first token, which nothing precedes); `tops`
    are the log-probabilities of the likeliest tokens in each place; `texts` the tokens' texts.
    `merged` are the places whose likeliest tokens may lack some: they come by their texts, and
    halves of different characters have one text.
    """

    logprobs: tuple[float | None, ...]
    tops: tuple[tuple[float, ...], ...]
    texts: tuple[str, ...] = ()
    merged: frozenset[int] = frozenset()


def echo_body(model: str, prompts: Sequence[AskedText], *, top: int = 1) -> dict[str, Any]:
    """Return the body that asks for the prompts' own log-probabilities. One token is generated,
    since some engines refuse none. One text is sent as it is: some take no list of them."""
    given = [list(p) if isinstance(p, tuple) else p for p in prompts]
    return {
        "model": model,
        "prompt": given[0] if len(given) == 1 and isinstance(given[0], str) else given,
        "max_tokens": 1,
        "temperature": 0,
        "logprobs": top,
        "echo": True,
    }


def sglang_body(prompts: Sequence[tuple[int, ...]], starts: Sequence[int]) -> dict[str, Any]:
    """Return the body for SGLang's own page. Log-probabilities begin at each prompt's start; the
    first of them comes as None, so one more is asked for."""
    return {
        "input_ids": [list(prompt) for prompt in prompts],
        "sampling_params": {"max_new_tokens": 1, "temperature": 0},
        "return_logprob": True,
        "logprob_start_len": [max(0, start - 1) for start in starts],
        "top_logprobs_num": 1,
    }


def sglang_text_body(text: str) -> dict[str, Any]:
    """Return the body that asks SGLang's own page for what it reads of a text."""
    body = sglang_body([()], [0])
    del body["input_ids"]
    return body | {"text": [text]}


def read_echo(data: Any, prompts: Sequence[AskedText]) -> list[Told]:
    """Return what was told of each prompt, in their order.

    Raises:
        Misread: anything is missing, or there is more than was asked for.
    """
    choices = choices_of(data, len(prompts))
    found = []
    for choice, prompt in zip(choices, prompts, strict=True):
        told = choice.get("logprobs")
        if not isinstance(told, Mapping):
            what = "null" if "logprobs" in choice else "missing"
            raise Misread(f"no log-probabilities came back: `logprobs` is {what}, with HTTP 200")
        values = told.get("token_logprobs")
        if not isinstance(values, list):
            if "content" in told:
                raise Misread(
                    "`echo` is ignored: only the generated token's log-probabilities came back, in "
                    "the shape of a chat"
                )
            raise Misread("no log-probabilities came back: `token_logprobs` is missing or null")
        texts = listed(told, "tokens")
        tops = told.get("top_logprobs")
        found.append(_prompt_part(prompt, values, texts, tops, str(choice.get("text", ""))))
    return found


def _prompt_part(prompt: AskedText, values: list[Any], texts: Any, tops: Any, text: str) -> Told:
    """Return the entries of the prompt: without that of the generated token."""
    if len(values) <= 1 and (isinstance(prompt, str) or len(prompt) > 1):
        raise Misread("`echo` is ignored: only the generated token's log-probability came back")
    if isinstance(prompt, str):
        if text and not text.startswith(prompt[:20]):
            raise Misread("`echo` is ignored: the answer does not begin with the prompt")
        count = _tokens_of(prompt, texts, len(values))
    else:
        count = len(prompt)
        if len(values) != count + 1:
            more = "more" if len(values) > count + 1 else "fewer"
            why = "a BOS was added" if len(values) == count + 2 else "the prompt was cut or changed"
            why = why if more == "more" else "the prompt was truncated, or values were dropped"
            raise Misread(
                f"{len(values)} log-probabilities for {count} tokens and the generated one, {more} "
                f"than {count + 1}: {why}"
            )
    return Told(
        logprobs=tuple(number(value) for value in values[:count]),
        tops=_tops(tops, count),
        texts=tuple(str(each) for each in texts[:count]),
        merged=_merged(tops),
    )


def _tokens_of(prompt: str, texts: Sequence[Any], entries: int) -> int:
    """Return how many of the tokens are the prompt's: all but the generated one, whose texts give
    the prompt, save for a special token at its beginning."""
    own = [str(each) for each in texts[:-1]]
    if len(texts) != entries:
        raise Misread(f"{entries} log-probabilities for {len(texts)} tokens")
    if not may_be(own, prompt):
        raise Misread("the tokens that came back are not those of the prompt")
    return len(own)


def read_sglang(data: Any, prompts: Sequence[tuple[int, ...]], starts: Sequence[int]) -> list[Told]:
    """Return what SGLang told of each prompt; None before its start.

    Raises:
        Misread: anything is missing, or of other tokens.
    """
    answers = data if isinstance(data, list) else [data]
    if len(answers) != len(prompts):
        raise Misread(f"{len(answers)} answers to {len(prompts)} prompts")
    found = []
    for answer, prompt, start in zip(answers, prompts, starts, strict=True):
        meta = answer.get("meta_info") if isinstance(answer, Mapping) else None
        entries = meta.get("input_token_logprobs") if isinstance(meta, Mapping) else None
        if not (
            isinstance(meta, Mapping)
            and isinstance(entries, list)
            and all(isinstance(entry, list) and len(entry) >= 2 for entry in entries)
        ):
            raise Misread("no log-probabilities came back: `input_token_logprobs` is missing")
        begin = max(0, start - 1)
        ids = tuple(entry[1] for entry in entries)
        if ids != prompt[begin:]:
            raise Misread(
                f"log-probabilities of {len(ids)} tokens that are not the {len(prompt) - begin} of "
                "the prompt: values were dropped, or stand in other places"
            )
        # The boundary's own is None, whatever stands before it.
        values = (None,) * begin + tuple(number(entry[0]) for entry in entries)
        tops = [_sglang_tops(place) for place in listed(meta, "input_top_logprobs")]
        found.append(Told(values, ((),) * begin + _tops(tops, len(ids))))
    return found


def _sglang_tops(place: Any) -> dict[str, Any]:
    """Return the likeliest tokens' log-probabilities at a place, of what SGLang tells: lists that
    begin with one."""
    if not isinstance(place, list):
        return {}
    if not all(isinstance(top, list) and top for top in place):
        raise Misread("`input_top_logprobs` has no log-probabilities in it")
    return {str(at): top[0] for at, top in enumerate(place)}


def choices_of(data: Any, wanted: int) -> list[Mapping[str, Any]]:
    """Return the choices in the order of what was asked, one each."""
    choices = data.get("choices") if isinstance(data, Mapping) else None
    if not isinstance(choices, list) or not all(isinstance(each, Mapping) for each in choices):
        raise Misread("the answer has no `choices`")
    if len(choices) != wanted:
        raise Misread(f"{len(choices)} answers to a batch of {wanted} prompts")
    places = [each.get("index", at) for at, each in enumerate(choices)]
    if sorted(places, key=str) != sorted(range(wanted), key=str):
        raise Misread(f"answers to prompts {places} of a batch of {wanted}")
    return [choice for _, choice in sorted(zip(places, choices, strict=True), key=lambda p: p[0])]


def number(value: Any) -> float | None:
    """Return a log-probability; None where there is none.

    Raises:
        Misread: it is no number, or no logarithm of a probability.
    """
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Misread(f"a log-probability is {shorten(value)}")
    try:
        found = float(value)
    except OverflowError:  # a whole number of 400 digits
        raise Misread(f"a log-probability is {shorten(value)}") from None
    if math.isnan(found):
        raise Misread("a log-probability is nan")
    if found > 1e-3:
        raise Misread(f"a log-probability is {found:.4g}, above 0: probabilities, it seems")
    return min(found, 0.0)


def _tops(tops: Any, count: int) -> tuple[tuple[float, ...], ...]:
    if not isinstance(tops, list):
        return ((),) * count
    found = []
    for place in tops[:count]:
        values = place.values() if isinstance(place, Mapping) else ()
        found.append(tuple(v for v in map(number, values) if v is not None))
    return tuple(found) + ((),) * (count - len(found))


def _merged(tops: Any) -> frozenset[int]:
    """Return the places where a text stands for half a character, and so maybe for several."""
    places: list[Any] = tops if isinstance(tops, list) else []
    return frozenset(
        at
        for at, place in enumerate(places)
        if isinstance(place, Mapping) and any(LOST in str(key) for key in place)
    )


def listed(told: Mapping[str, Any], name: str) -> list[Any]:
    """Return the list of that name, empty where there is none."""
    found = told.get(name)
    return found if isinstance(found, list) else []
