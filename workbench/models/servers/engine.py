"""What a server is: its engine and version, the models that it serves, the window, the template.

Each engine has pages of its own beside the OpenAI-compatible ones; the ones read here need no
model to run. A page that is not there, or says something else, tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from workbench.errors import ModelError, NotFoundError, nearest
from workbench.models.servers.reaching import proxy_hint
from workbench.models.servers.wire import HttpReply, Wire, refuse_unknown

EngineName: TypeAlias = Literal[
    "vLLM", "SGLang", "llama.cpp", "Ollama", "LM Studio", "OpenAI-compatible"
]

OWNERS: dict[str, EngineName] = {
    "vllm": "vLLM", "sglang": "SGLang", "llamacpp": "llama.cpp", "library": "Ollama",
    "organization_owner": "LM Studio",
}  # fmt: skip
"""Who `/v1/models` says that a model is owned by, in each engine's words."""


@dataclass(frozen=True, slots=True)
class Engine:
    """What serves, and what it serves. `path` is where its files are on the server's machine or
    the hub, `window` the tokens that prompt and answer may have together, `template` the chat
    template; "" and None where it does not say."""

    name: EngineName
    version: str = ""
    model: str = ""
    served: tuple[str, ...] = ()
    path: str = ""
    window: int | None = None
    template: str = ""
    tokenizer: str = ""

    @property
    def title(self) -> str:
        """The engine with its version."""
        return f"{self.name} {self.version}".strip()


@dataclass(frozen=True, slots=True)
class _Listing:
    """What a server says of all its models: `reply` to the first request, the models that it lists,
    and the pages that Ollama and SGLang have."""

    reply: HttpReply
    entries: Sequence[Mapping[str, Any]]
    ollama: Mapping[str, Any] | None
    sglang: Mapping[str, Any] | None

    @property
    def is_list(self) -> bool:
        """Whether there is a list of models, an empty one perhaps."""
        data = self.reply.data if self.reply.is_ok else None
        return bool(self.entries) or (data is not None and isinstance(data.get("data"), list))


def identify(wire: Wire, model: str = "") -> Engine:
    """Return what answers at the wire's address. `model` chooses where several are served.

    Raises:
        ModelError: nothing answers, it wants another key, or it is no such API.
        NotFoundError: several models are served and none is chosen, or another than that.
    """
    listing = _listing(wire)
    if not listing.entries and listing.reply.is_ok is False and not model:
        raise _no_api(wire, listing.reply)
    entry = _chosen(listing.entries, model, wire.root)
    known = _known(listing, entry, model)
    return _with_pages(wire, known, listing.ollama, listing.sglang)


def identify_each(wire: Wire) -> tuple[Engine, ...]:
    """Return what answers at the wire's address, once for each model that it serves; once, without
    a model, where it serves none now.

    Raises:
        ModelError: nothing answers, it wants another key, or it is no such API.
    """
    listing = _listing(wire)
    if not listing.is_list:
        raise _no_api(wire, listing.reply)
    found: list[Engine] = []
    for entry in listing.entries or [{}]:
        known = _known(listing, entry)
        try:
            found.append(_with_pages(wire, known, listing.ollama, listing.sglang))
        except ModelError:  # it stopped to answer; that it serves this one was said before
            found.append(known)
    return tuple(found)


def _listing(wire: Wire) -> _Listing:
    listed = wire.get("/v1/models")
    refuse_unknown(wire.root, listed, wire.key)
    entries = _entries(listed)
    ollama = _page(wire, "/api/version", "version")
    tags = _page(wire, "/api/tags", "models") if ollama and not entries else None
    if tags:
        names = [tag.get("name") for tag in _objects(tags["models"])]
        entries = [{"id": name, "owned_by": "library"} for name in names if name]
    sglang = _page(wire, "/get_model_info", "model_path")
    if not entries and sglang:
        entries = [{"id": sglang["model_path"], "owned_by": "sglang"}]
    return _Listing(listed, entries, ollama, sglang)


def _no_api(wire: Wire, listed: HttpReply) -> ModelError:
    is_other = listed.data is not None and listed.status < 300
    return ModelError(
        f"{wire.root} is no OpenAI-compatible server",
        expected="a list of models at /v1/models",
        seen=wire.key.hidden(listed.text)[:200] if is_other else listed.said(),
        fix="Check the address: the part before /v1. #MODEL names a model that is not listed. "
        f"{proxy_hint(wire.root)}".rstrip(),
    )


def _known(listing: _Listing, entry: Mapping[str, Any], model: str = "") -> Engine:
    """Return what the list alone says of a model in it."""
    return Engine(
        OWNERS.get(str(entry.get("owned_by", "")).lower(), "OpenAI-compatible"),
        model=model or str(entry.get("id", "")),
        served=tuple(str(each.get("id", "")) for each in listing.entries),
        path=str(entry.get("root") or ""),
        window=_whole(entry.get("max_model_len")),
    )


def _entries(listed: HttpReply) -> list[Mapping[str, Any]]:
    data = listed.data.get("data") if isinstance(listed.data, Mapping) else None
    if not isinstance(data, list) or listed.status >= 300:
        return []
    return [each for each in _objects(data) if each.get("id")]


def _objects(value: Any) -> list[Mapping[str, Any]]:
    """Return the objects in what should be a list of them."""
    listed = value if isinstance(value, list) else []
    return [each for each in listed if isinstance(each, Mapping)]


def _chosen(entries: Sequence[Mapping[str, Any]], model: str, root: str) -> Mapping[str, Any]:
    names = [str(each["id"]) for each in entries]
    if not model:
        if len(entries) > 1:
            raise NotFoundError(
                f"{root} serves {len(entries)} models",
                expected="one of them to be named, as #MODEL",
                seen=", ".join(names[:20]),
                fix=f"Write #{names[0]} behind the address.",
            )
        return entries[0] if entries else {}
    found = [each for each in entries if each["id"] in (model, f"{model}:latest")]
    if entries and not found:
        raise NotFoundError(f"{root} serves no model {model!r}", fix=nearest(model, names))
    return found[0] if found else {}


def _page(wire: Wire, path: str, field: str) -> Mapping[str, Any] | None:
    """Return the JSON object of a page that has `field`, else None."""
    reply = wire.get(path)
    return reply.data if reply.is_ok and reply.data.get(field) else None


def _with_pages(
    wire: Wire, known: Engine, ollama: Mapping[str, Any] | None, sglang: Mapping[str, Any] | None
) -> Engine:
    """Return the engine with what its own pages say."""
    if ollama and known.name in ("Ollama", "OpenAI-compatible"):
        return _of_ollama(wire, replace(known, name="Ollama", version=str(ollama["version"])))
    if sglang and known.name in ("SGLang", "OpenAI-compatible"):
        info = _page(wire, "/get_server_info", "version") or {}
        return replace(
            known,
            name="SGLang",
            version=str(info.get("version", "")),
            path=str(sglang["model_path"]),
            tokenizer=str(sglang.get("tokenizer_path") or ""),
            window=_whole(info.get("context_length")) or known.window,
        )
    if known.name in ("llama.cpp", "OpenAI-compatible") and (
        props := _page(wire, "/props", "default_generation_settings")
    ):
        settings = props["default_generation_settings"]
        return replace(
            known,
            name="llama.cpp",
            version=str(props.get("build_info", "")),
            path=str(props.get("model_path") or known.path),
            window=_whole(settings.get("n_ctx")) if isinstance(settings, Mapping) else known.window,
            template=str(props.get("chat_template") or ""),
        )
    if known.name in ("LM Studio", "OpenAI-compatible") and (
        own := _page(wire, "/api/v0/models", "data")
    ):
        own_entries = _objects(own["data"])
        entry = next((each for each in own_entries if each.get("id") == known.model), {})
        length = entry.get("loaded_context_length") or entry.get("max_context_length")
        return replace(known, name="LM Studio", window=_whole(length))
    version = _page(wire, "/version", "version")
    if known.name == "vLLM" or (version and known.window):
        return replace(known, name="vLLM", version=str((version or {}).get("version", "")))
    return known


def _of_ollama(wire: Wire, known: Engine) -> Engine:
    reply = wire.post("/api/show", {"model": known.model})
    if not reply.is_ok:
        return known
    info = reply.data.get("model_info")
    told = info.items() if isinstance(info, Mapping) else ()
    lengths = [value for name, value in told if name.endswith(".context_length")]
    template = str(reply.data.get("template") or "")
    return replace(known, window=_whole(lengths[0]) if lengths else None, template=template)


def _whole(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None
