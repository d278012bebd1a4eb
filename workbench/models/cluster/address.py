"""Which cluster, and which model on it: `ray:ADDRESS[,actors=N][,gpus=N][,cpus=N]/MODEL`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from workbench.errors import ModelError
from workbench.io.digits import number

PREFIX = "ray:"

CLIENTS = "ray://"
"""What Ray's addresses for clients begin with: some write them with no other prefix before."""

LOCAL, AUTO = "local", "auto"
"""A cluster of this machine alone, started here; the one that runs already, by Ray's own rules."""

EXPECTED = (
    "ray:ADDRESS/MODEL, with ADDRESS 'local', 'auto' or host:port, such as ray:local/teaching or"
    " ray:auto,actors=4,gpus=1/owner/name"
)

_SPEC = re.compile(r"(?P<address>[^/,]+)(?P<options>(?:,[^/,]*)*)/(?P<model>.+)", re.S)
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+):\d{1,5}")


@dataclass(frozen=True, slots=True)
class ClusterAddress:
    """A cluster, the model that its workers load, and what each of them asks of a node.

    `actors` is how many workers (None: one for each GPU, or for each node where there is none);
    `gpus` and `cpus` are what a worker reserves (None: one GPU where the cluster has any, and the
    processors of the smallest node where it has none).
    """

    address: str
    model: str
    actors: int | None = None
    gpus: float | None = None
    cpus: float | None = None


def is_cluster(spec: str) -> bool:
    """Say whether a model's name is that of a model on a cluster."""
    return spec.startswith(PREFIX)


def read_cluster(spec: str) -> ClusterAddress:
    """Return what `spec` names.

    Raises:
        ModelError: it is not of that form.
    """
    bare = spec.removeprefix(PREFIX)
    if bare.startswith(("//", CLIENTS)):
        raise ModelError(
            f"model {spec!r}",
            expected=EXPECTED,
            seen="Ray's door for clients (ray://), through which a worker that dies is not waited "
            "for",
            fix="Start the run on a node of the cluster: `score … --as ray` prints the job.",
        )
    found = _SPEC.fullmatch(bare)
    if found is None:
        raise ModelError(f"model {spec!r}", expected=EXPECTED, seen="no model behind the cluster")
    address, model = found["address"].strip(), found["model"].strip()
    if address not in (LOCAL, AUTO) and not _HOST.fullmatch(address):
        raise ModelError(f"model {spec!r}", expected=EXPECTED, seen=f"the address {address!r}")
    if is_cluster(model) or not model:
        raise ModelError(f"model {spec!r}", expected=EXPECTED, seen=f"the model {model!r}")
    given = dict(_option(spec, part) for part in found["options"].split(",")[1:])
    actors = given.pop("actors", None)
    return ClusterAddress(address, model, None if actors is None else int(actors), **given)


def _option(spec: str, text: str) -> tuple[str, float]:
    name, _, value = text.strip().partition("=")
    least = 1 if name == "actors" else 0
    try:
        count = number(value)
    except ValueError:
        count = -1.0
    is_whole = name != "actors" or count.is_integer()
    if name not in ("actors", "gpus", "cpus") or not (least <= count < 1e6) or not is_whole:
        raise ModelError(
            f"model {spec!r}",
            expected="actors=N (from 1), gpus=N and cpus=N (from 0) between address and model",
            seen=text or "nothing after a comma",
        )
    return name, count
