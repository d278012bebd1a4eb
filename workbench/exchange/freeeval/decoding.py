"""How a FreeEval step asks its model: the `inference_config`, read."""

from __future__ import annotations

from workbench.errors import shorten
from workbench.exchange.freeeval.placed_json import Node
from workbench.types import Decoding

_KNOWN_SETTINGS = {
    "max_new_tokens", "max_tokens", "stop_sequences", "stop", "temperature", "top_p", "do_sample",
}  # fmt: skip


def read_decoding(node: Node, kind: str) -> tuple[Decoding, tuple[str, ...] | None, list[str]]:
    """Return the step's decoding, its stop sequences (None: none given) and what is lost.

    Raises:
        ConfigError: a setting of the wrong type or out of range.
    """
    losses: list[str] = []
    if node.get("inference_config", dict) is None:
        losses.append("inference_config: there is none, and FreeEval does not run without one")
        return Decoding(max_new_tokens=20, until=()), None, losses
    config = node.at("inference_config").only(("type", "output_path", "inference_kwargs"))
    backend = config.need("type", str)
    if backend.value not in ("local_hf", "remote_hf", "openai"):
        raise backend.error(expected="local_hf, remote_hf or openai", seen=shorten(backend.value))
    if kind != "simple_multiple_choice" and backend.value != "local_hf":
        raise backend.error(expected=f"local_hf, which {kind} needs", seen=shorten(backend.value))
    kwargs = config.need("inference_kwargs", dict)
    losses.append("inference_config: a run of the workbench names its model (--model)")
    if kwargs.get("generation_config", dict) is None:
        return Decoding(max_new_tokens=20, until=()), None, losses
    found = kwargs.at("generation_config")
    stops = _stops(found)
    if kind != "simple_multiple_choice":
        return Decoding(until=()), stops, losses
    for key in sorted(set(found.value) - _KNOWN_SETTINGS):
        losses.append(f"generation_config.{key}: the workbench has no such setting")
    return _settings(found, backend.value, losses), stops, losses


def _settings(found: Node, backend: str, losses: list[str]) -> Decoding:
    limit = "max_tokens" if backend == "openai" else "max_new_tokens"
    tokens = found.get(limit, int)
    if tokens is None:
        tokens = 256 if backend == "openai" else 20
        if backend == "openai":
            losses.append("generation_config.max_tokens: not given, so 256 here")
    if tokens < 1:
        raise found.at(limit).error(expected="1 or more", seen=str(tokens))
    values = {name: found.value.get(name) for name in ("temperature", "top_p")}
    for name, value in values.items():
        if value is not None and (isinstance(value, bool) or not isinstance(value, int | float)):
            raise found.at(name).error(expected="a number", seen=shorten(value))
    samples = backend == "openai" or found.get("do_sample", bool, False)
    given = 1.0 if values["temperature"] is None else float(values["temperature"])
    top_p = 1.0 if values["top_p"] is None else float(values["top_p"])
    if given < 0:
        raise found.at("temperature").error(expected="0 or more", seen=str(given))
    if not 0 < top_p <= 1:
        raise found.at("top_p").error(expected="more than 0, at most 1", seen=str(top_p))
    if not samples:
        for name, value in values.items():
            if value is not None:
                losses.append(f"generation_config.{name}: without do_sample it does nothing")
        return Decoding(max_new_tokens=tokens, until=())
    return Decoding(max_new_tokens=tokens, until=(), temperature=given, top_p=top_p)


def _stops(found: Node) -> tuple[str, ...] | None:
    for key in ("stop_sequences", "stop"):
        value = found.value.get(key)
        if value is None:
            continue
        stops = (value,) if isinstance(value, str) else value
        if not isinstance(stops, list | tuple) or not all(isinstance(s, str) for s in stops):
            raise found.at(key).error(expected="a list of strings", seen=shorten(value))
        return tuple(stop for stop in stops if stop)
    return None
