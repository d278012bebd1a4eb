"""A cluster of two nodes on this machine, closed by a token."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest


@dataclass
class TwoNodes:
    """The cluster, and the node beside the driver's."""

    cluster: Any
    other: Any

    @property
    def address(self) -> str:
        """Where others join."""
        return self.cluster.address

    def renew(self) -> None:
        """Put a node in the place of the other one."""
        self.other = self.cluster.add_node(num_cpus=1)


@pytest.fixture(scope="module")
def nodes() -> Iterator[TwoNodes]:
    """Start two nodes of one processor each, and join them."""
    kept = dict(os.environ)
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        other = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        yield TwoNodes(cluster, other)
    finally:
        ray.shutdown()
        cluster.shutdown()
        os.environ.clear()
        os.environ |= kept
