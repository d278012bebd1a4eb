"""Servers on this computer, looked for at the ports where engines usually listen.

Only for who asks: something else may listen there. What is asked are the pages that say what is
served, of this machine alone, without any key; nothing is generated or scored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import partial

from workbench.errors import ModelError
from workbench.messages import say
from workbench.models.find.found import FoundModel, Use
from workbench.models.servers.address import Address
from workbench.models.servers.engine import Engine, identify_each
from workbench.models.servers.kept import kept_for
from workbench.models.servers.wire import StrangeWire

PORTS: Mapping[int, str] = {
    8000: "vLLM",
    30000: "SGLang",
    8080: "llama.cpp, TGI, LocalAI, MLX",
    11434: "Ollama",
    1234: "LM Studio",
    3000: "TGI",
    1337: "Jan",
    5001: "KoboldCpp",
    5000: "text-generation-webui, TabbyAPI",
    4891: "GPT4All",
    4000: "LiteLLM",
    8001: "vLLM",
    23333: "LMDeploy",
    9997: "Xinference",
    2242: "Aphrodite",
    12434: "Docker Model Runner",
}
"""Where engines listen unless they are told otherwise."""

SECONDS = 3.0
"""For all that is asked of a port."""

HOSTS = ("127.0.0.1", "localhost")
"""The first is asked; either may stand in the address that was examined."""


def find_servers(
    ports: Sequence[int] = tuple(PORTS), *, seconds: float = SECONDS
) -> tuple[FoundModel, ...]:
    """Return the models that servers on this computer serve, in the order of the ports, all of
    which are asked at once."""
    look = partial(_at_port, seconds=seconds)
    with ThreadPoolExecutor(len(ports) or 1, "workbench-ports") as threads:
        return tuple(found for models in threads.map(look, ports) for found in models)


def _at_port(port: int, *, seconds: float) -> tuple[FoundModel, ...]:
    root = f"http://{HOSTS[0]}:{port}"
    name = Address((root,)).name
    with closing(StrangeWire(root, seconds=seconds)) as wire:
        try:
            if wire.get("/v1/models").status == 401:
                note = say("wants a key: set WORKBENCH_API_KEY, and name it")
                return (FoundModel(name, "server", root, note=note),)
            engines = identify_each(wire)
        except (ModelError, ValueError, TypeError, LookupError, AttributeError):
            return ()  # nothing is there, or something else with pages of its own
    return tuple(_served(root, engine) for engine in engines)


def _served(root: str, engine: Engine) -> FoundModel:
    chosen = engine.model if len(engine.served) > 1 else ""
    name = Address((root,), chosen).name
    found = FoundModel(name, "server", root, engine=engine.title)
    if not engine.model:
        return replace(found, note=say("serves no model now"))
    for host in HOSTS:
        kept = kept_for(engine, root.replace(HOSTS[0], host))
        if kept is not None:
            known: tuple[Use, ...] = ("ppl", "gen", "letters")
            return replace(found, can=tuple(use for use in known if getattr(kept, use).ok))
    target = name.removeprefix("server:")
    return replace(found, note=say("not examined: workbench doctor {url}", url=target))
