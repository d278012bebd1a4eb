"""A server's address becomes a model: identified, examined unless it just was, and checked to be
one model where several servers are named."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from workbench.models.base import LanguageModel
from workbench.models.servers.address import read_address
from workbench.models.servers.doctor import examine, is_still
from workbench.models.servers.engine import identify
from workbench.models.servers.examination import Examination
from workbench.models.servers.kept import keep, kept_for, last_mark
from workbench.models.servers.model import ServerModel
from workbench.models.servers.tokenizing import find_tokenizer
from workbench.models.servers.wire import Wire


def connect(spec: str, load: Callable[[str], LanguageModel]) -> ServerModel:
    """Return the model that `spec` names (see `address.read_address`). `load` loads a model of this
    machine, with which the server's is compared where its files lie here.

    Raises:
        ModelError: it is no address, a server does not answer or wants a key, or they serve
            different models.
        NotFoundError: it serves several models, and none of them is named.
    """
    address = read_address(spec)
    found: list[Examination] = []
    said: list[str] = []
    for root in address.roots:
        with closing(Wire(root, timeout=20.0)) as wire:
            engine = identify(wire, address.model)
        before, kept = last_mark(engine, root), kept_for(engine, root)
        if kept is None or not is_still(root, kept):
            kept = keep(root, examine(root, engine, load=load))
        if before not in ("", kept.mark):
            said.append(
                f"{root} answers a fixed prompt otherwise than when it was examined before: it was "
                "examined anew, and nothing that is stored of its earlier answers is taken"
            )
        found.append(kept)
    wire = Wire(address.roots[0])
    first = found[0]
    tells = all(each.tokenizes for each in found)
    tokenizer = find_tokenizer(wire, first.engine, first.way) if tells else None
    return ServerModel(address, found, tokenizer, said)
