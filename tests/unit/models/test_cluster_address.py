"""What a model on a cluster is named by, and how its requests are cut into batches."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.errors import ModelError
from workbench.models.cluster.address import ClusterAddress, read_cluster
from workbench.models.cluster.crew import LARGEST, SMALLEST, batches
from workbench.models.cluster.start import keep_token
from workbench.models.load import require_possible


@pytest.mark.parametrize(
    ("spec", "address"),
    [
        ("ray:local/teaching", ClusterAddress("local", "teaching")),
        ("ray:auto/owner/name", ClusterAddress("auto", "owner/name")),
        ("ray:auto//models/my llama", ClusterAddress("auto", "/models/my llama")),
        ("ray:10.0.0.1:6379,actors=4,gpus=0.5/a/b", ClusterAddress("10.0.0.1:6379", "a/b", 4, 0.5)),
        ("ray:head:6379,cpus=2/a", ClusterAddress("head:6379", "a", cpus=2)),
        ("ray:[::1]:6379/a", ClusterAddress("[::1]:6379", "a")),
        ("ray:local/server:http://h:1#m", ClusterAddress("local", "server:http://h:1#m")),
    ],
)
def test_a_cluster_and_its_model_are_read(spec: str, address: ClusterAddress) -> None:
    assert read_cluster(spec) == address


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("ray:local", "no model behind"),
        ("ray:local/", "no model behind"),
        ("ray:here/fake", "'here'"),
        ("ray:ray://head:10001/fake", "door for clients"),
        ("ray://head:10001/fake", "door for clients"),
        ("ray://head:10001", "door for clients"),
        ("ray:local,actors=0/fake", "actors=0"),
        ("ray:local,actors=1.5/fake", "actors=1.5"),
        ("ray:local,gpus=nan/fake", "gpus=nan"),
        ("ray:local,speed=2/fake", "speed=2"),
        ("ray:local,/fake", "nothing after a comma"),
        ("ray:local/ray:local/fake", "'ray:local/fake'"),
        ("ray:local/server:ftp://h", "ftp"),
    ],
)
def test_what_is_no_cluster_is_refused(spec: str, said: str) -> None:
    with pytest.raises(ModelError) as caught:
        require_possible(spec)
    assert said in str(caught.value)


@pytest.mark.parametrize(("count", "workers"), [(0, 1), (1, 8), (33, 2), (5000, 2), (10**5, 3)])
def test_batches_hold_each_request_once_and_in_order(count: int, workers: int) -> None:
    found = batches(list(range(count)), workers)
    assert [r for batch in found for r in batch.requests] == list(range(count))
    assert all(batch.indices == batch.requests for batch in found)
    sizes = {len(batch.indices) for batch in found[:-1]}
    assert all(SMALLEST <= size <= LARGEST for size in sizes) and len(sizes) <= 1


def test_a_token_is_kept_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once: one that is there stays, and one that is named elsewhere needs none."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.delenv(name, raising=False)
    token = tmp_path / ".ray" / "auth_token"
    monkeypatch.setenv("RAY_AUTH_TOKEN", "given")
    keep_token()
    assert not token.exists()
    monkeypatch.delenv("RAY_AUTH_TOKEN")
    keep_token()
    kept = token.read_text()
    assert len(kept) == 64 and token.stat().st_mode & 0o077 == 0
    keep_token()
    assert token.read_text() == kept
