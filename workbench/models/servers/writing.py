"""Asking for generated text, and reading it: pure, without a connection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from workbench.errors import shorten
from workbench.io.given import is_whole_number
from workbench.models.servers.asking import Misread, Withheld, choices_of, listed, number
from workbench.types import Decoding, StopReason

Page: TypeAlias = Literal["completions", "chat", "ollama"]
"""Where text is generated: Ollama's own page puts no template around a prompt."""

PATHS: dict[Page, str] = {
    "completions": "/v1/completions", "chat": "/v1/chat/completions", "ollama": "/api/generate",
}  # fmt: skip


FILTERED = "content_filter"
"""How an answer ends, and what an error is called, where a filter of the server took it away."""

REASONING = ("reasoning_content", "reasoning")
"""Where servers tell what a model thinks before it answers."""


@dataclass(frozen=True, slots=True)
class ServerText:
    """What a server generated. `logprobs` has an entry a token where it tells them; `first` are the
    likeliest first tokens with their log-probabilities, and `counted` is how many tokens it says
    that it generated, 0 where it does not. `has_reasoned`: reasoning stands beside the text."""

    text: str
    reason: StopReason
    logprobs: tuple[float, ...] = ()
    first: Mapping[str, float] | None = None
    counted: int = 0
    has_reasoned: bool = False


def writing_body(
    model: str,
    prompt: str,
    page: Page,
    decoding: Decoding,
    *,
    seed: int | None = None,
    top: int = 0,
) -> dict[str, Any]:
    """Return the body that asks for a generation after a text; on the page of chats the text is a
    turn. With `top`, the likeliest tokens in each place are asked for, too."""
    if page == "ollama":
        return _ollama_body(model, prompt, decoding, seed, top)
    body: dict[str, Any] = {
        "model": model,
        "max_tokens": decoding.max_new_tokens,
        "temperature": decoding.temperature,
    }
    if decoding.until:
        body["stop"] = list(decoding.until)
    if decoding.temperature > 0:
        body["top_p"] = decoding.top_p
        if seed is not None:
            body["seed"] = seed
    if page == "completions":
        return body | {"prompt": prompt} | ({"logprobs": top} if top else {})
    messages = {"messages": [{"role": "user", "content": prompt}]}
    return body | messages | ({"logprobs": True, "top_logprobs": top} if top else {})


def _ollama_body(
    model: str, prompt: str, decoding: Decoding, seed: int | None, top: int
) -> dict[str, Any]:
    options: dict[str, Any] = {
        "num_predict": decoding.max_new_tokens,
        "temperature": decoding.temperature,
        "top_p": decoding.top_p,
        "stop": list(decoding.until),
    }
    if seed is not None:
        options["seed"] = seed
    body = {"model": model, "prompt": prompt, "raw": True, "stream": False, "options": options}
    return body | ({"logprobs": True, "top_logprobs": top} if top else {})


def read_written(data: Any, page: Page) -> ServerText:
    """Return what was generated.

    Raises:
        Withheld: a filter took the text, or the answer has none.
        Misread: it is no answer.
    """
    if page == "ollama":
        return _read_ollama(data)
    (choice,) = choices_of(data, 1)
    reason: StopReason = "length" if choice.get("finish_reason") == "length" else "stop"
    told = choice.get("message") if page == "chat" else choice
    field = "content" if page == "chat" else "text"
    if not isinstance(told, Mapping) or field not in told:
        raise Misread("the answer has no text")
    text, has_reasoned = told[field], any(told.get(name) for name in REASONING)
    if choice.get("finish_reason") == FILTERED:
        raise Withheld(f"the server's filter withheld the answer, or its end: {_ended(choice)}")
    if text is None:
        beside = f"; there is `{REASONING[0]}` alone" if has_reasoned else ""
        raise Withheld(f"the answer has no text: `{field}` is null{beside}, {_ended(choice)}")
    if not isinstance(text, str):
        raise Misread("the answer has no text")
    usage = data.get("usage") if isinstance(data, Mapping) else None
    counted = _count(usage.get("completion_tokens")) if isinstance(usage, Mapping) else 0
    return ServerText(
        text, reason, *_written_logprobs(choice.get("logprobs")), counted, has_reasoned
    )


def _ended(choice: Mapping[str, Any]) -> str:
    return f"its `finish_reason` is {shorten(choice.get('finish_reason'))}"


def _count(told: Any) -> int:
    """Return a number of tokens, 0 where a server says what is none."""
    return told if is_whole_number(told, 0) else 0


def read_sglang_token(data: Any) -> ServerText:
    """Return the one token that SGLang generated, with its log-probability.

    Raises:
        Misread: there is none.
    """
    answer: Any = data[0] if isinstance(data, list) and data else data
    meta = answer.get("meta_info") if isinstance(answer, Mapping) else None
    entries = meta.get("output_token_logprobs") if isinstance(meta, Mapping) else None
    if not isinstance(entries, list) or not entries or not isinstance(entries[0], list):
        raise Misread("`output_token_logprobs` is missing")
    value = number(entries[0][0]) if entries[0] else None
    if value is None:
        raise Misread("`output_token_logprobs` has no log-probability in it")
    return ServerText(str(answer.get("text", "")), "length", (value,))


def _read_ollama(data: Any) -> ServerText:
    text = data.get("response") if isinstance(data, Mapping) else None
    if not isinstance(text, str):
        raise Misread("the answer has no text")
    told = data.get("logprobs")
    reason: StopReason = "length" if data.get("done_reason") == "length" else "stop"
    logprobs = _written_logprobs({"content": told} if told else None)
    return ServerText(text, reason, *logprobs, _count(data.get("eval_count")))


def _written_logprobs(told: Any) -> tuple[tuple[float, ...], Mapping[str, float] | None]:
    """Return the tokens' log-probabilities, and the first place's likeliest tokens: of either
    shape, that of completions or that of chats (which llama.cpp gives for both)."""
    if not isinstance(told, Mapping):
        return (), None
    values: list[Any]
    if isinstance(content := told.get("content"), list):
        own = [entry for entry in content if isinstance(entry, Mapping)]
        values = [entry.get("logprob") for entry in own]
        likeliest = own[0].get("top_logprobs") if own else None
        first = _named(likeliest) if isinstance(likeliest, list) else None
    else:
        values = listed(told, "token_logprobs")
        tops = told.get("top_logprobs")
        place = tops[0] if isinstance(tops, list) and tops else None
        first = dict(place) if isinstance(place, Mapping) else None
    if any(value is None for value in values):
        return (), None
    numbers = tuple(value for value in map(number, values) if value is not None)
    return numbers, _as_numbers(first)


def _named(entries: Sequence[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry in entries:
        if isinstance(entry, Mapping):
            found.setdefault(str(entry.get("token", "")), entry.get("logprob"))
    return found


def _as_numbers(first: Mapping[str, Any] | None) -> Mapping[str, float] | None:
    if first is None:
        return None
    numbers = {name: number(value) for name, value in first.items()}
    return {name: value for name, value in numbers.items() if value is not None}
