"""The command `models`: a list for people, and the record that programs read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from huggingface_hub import constants
from rich.console import Console

from tests.unit.models.test_find import write_cached, write_model
from workbench.cli import main, terminal
from workbench.models import load
from workbench.models.find import finder
from workbench.models.find.found import FoundModel


@pytest.fixture(autouse=True)
def around(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache with one model, a working directory without any, and none that is loaded."""
    monkeypatch.setattr(load, "_shared", {})
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.delenv("WORKBENCH_MODELS", raising=False)
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path / "hub"))
    monkeypatch.setattr(terminal, "out", Console(width=80, no_color=True, highlight=False))
    write_cached(tmp_path / "hub", "org/tiny")


def test_the_record_has_what_was_promised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Name, kind, where, what it can, and whether it fits; a broken one among the others."""
    torn = write_model(tmp_path / "torn", "{")
    assert main(["models", str(torn), "--json"]) == 0
    records = {each["name"]: each for each in json.loads(capsys.readouterr().out)}
    assert list(records)[-2:] == ["org/tiny", str(torn)]
    tiny = records["org/tiny"]
    assert (tiny["kind"], tiny["can"], tiny["fits"]) == ("hub cache", ["ppl", "gen"], True)
    assert tiny["bytes"] == 4000 < tiny["free"]
    assert (records[str(torn)]["can"], records[str(torn)]["fits"]) == ([], None)
    assert records[str(torn)]["note"]


def test_people_get_a_table_of_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A kind stands once; below is what is free, and how servers are looked for."""
    assert main(["models"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["model", "can", "weights", "fits"]
    assert [line.strip() for line in lines if not line.startswith("  ")][1:-1] == [
        "built in",
        "hub cache",
    ]
    assert any(line.split() == ["org/tiny", "PPL", "GEN", "0", "MB", "yes"] for line in lines)
    assert "of memory free; servers were not looked for: --servers" in lines[-1]
    assert max(map(len, lines)) <= 80
    server = FoundModel("server:http://127.0.0.1:8000", "server", engine="vLLM 0.32.0")
    monkeypatch.setattr(finder, "find_servers", lambda: (server,))
    main(["models", "--servers"])
    told = capsys.readouterr().out
    assert server.name in told
    assert "vLLM 0.32.0" in told
    assert "--servers" not in told
