"""The list of models to choose from: made when it is asked for, and servers only by their own
message."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from huggingface_hub import constants

from tests.unit.models.test_find import write_cached
from tests.unit.widgets.sums import opened, tell
from workbench.messages import say, speaking
from workbench.models import load
from workbench.models.find.found import BOTH, FoundModel
from workbench.widgets.app import Workbench
from workbench.widgets.panes import models
from workbench.widgets.views.models import models_view

HUGE = FoundModel("org/huge", "hub cache", "/hub/huge", BOTH, False, 65 * 10**9, 14 * 10**9)
SERVER = FoundModel("server:http://127.0.0.1:8000", "server", engine="vLLM 0.32.0", note="new")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where was looked, in order."""
    asked: list[str] = []
    here = models.find_here

    def find_here() -> tuple[FoundModel, ...]:
        asked.append("here")
        return here()

    def find_servers() -> tuple[FoundModel, ...]:
        asked.append("servers")
        return (SERVER,)

    monkeypatch.setattr(models, "find_here", find_here)
    monkeypatch.setattr(models, "find_servers", find_servers)
    return asked


@pytest.fixture
def widget(
    tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Workbench]:
    """The workbench beside a cache with one model, in a process that has loaded no other."""
    monkeypatch.setattr(load, "_shared", {})
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path / "hub"))
    monkeypatch.delenv("WORKBENCH_MODELS", raising=False)
    monkeypatch.chdir(tmp_path)
    write_cached(tmp_path / "hub", "org/tiny")
    with opened(tmp_path) as session:
        made = Workbench(session)
        yield made
        made.close()


def kinds(widget: Workbench) -> list[str]:
    return [group["kind"] for group in widget.models["groups"]]


def named(widget: Workbench, name: str) -> dict[str, Any]:
    groups = widget.models["groups"]
    return next(each for group in groups for each in group["models"] if each["name"] == name)


@pytest.mark.slow
def test_nothing_is_looked_for_at_start_up(widget: Workbench, asked: list[str]) -> None:
    """Nor by a page, a preview or an edit."""
    tell(widget, type="hello", language="en")
    tell(widget, type="edit", view="v", seq=1, source="def transform(:")
    assert asked == []
    assert widget.models == {
        "groups": [], "status": "", "look": "Look for servers on this computer",
    }  # fmt: skip


@pytest.mark.slow
def test_what_is_here_is_listed_by_kind(widget: Workbench, asked: list[str]) -> None:
    """What the session works with is loaded; servers are not asked."""
    tell(widget, type="models")
    assert asked == ["here"]
    assert kinds(widget) == ["loaded", "built in", "hub cache"]
    tiny = named(widget, "org/tiny")
    assert (tiny["can"], tiny["fits"], tiny["room"]) == ("PPL GEN", "fits", "yes")
    assert widget.models["status"].endswith(" of memory free")


@pytest.mark.slow
def test_servers_are_asked_by_their_own_message(widget: Workbench, asked: list[str]) -> None:
    """And stay in the list when it is opened again, without being asked again."""
    tell(widget, type="models", servers=True)
    assert asked == ["here", "servers"]
    assert kinds(widget)[-1] == "server"
    assert named(widget, SERVER.name)["note"] == "vLLM 0.32.0 · new"
    assert widget.models["look"] == "Look for servers again"
    tell(widget, type="models")
    assert asked == ["here", "servers", "here"]
    assert kinds(widget)[-1] == "server"


@pytest.mark.slow
def test_a_failure_is_told_in_the_list(widget: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found before stays, and the next time it is tried again."""
    tell(widget, type="models")

    def fail() -> tuple[FoundModel, ...]:
        raise RuntimeError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(models, "find_here", fail)
        tell(widget, type="models")
    assert widget.models["status"] == "RuntimeError: the disk is gone"
    assert "hub cache" in kinds(widget)
    tell(widget, type="models")
    assert widget.models["status"].endswith("free")


@pytest.mark.slow
def test_a_list_that_was_asked_for_follows_the_language(widget: Workbench) -> None:
    """Groups, notes and the entry for servers."""
    tell(widget, type="models")
    tell(widget, type="hello", language="zh-CN")
    assert [group["title"] for group in widget.models["groups"]][:2] == ["已加载", "内置"]
    assert named(widget, "org/tiny")["fits"] == "放得下"
    assert widget.models["look"] == "查找本机上的服务器"


def test_sizes_and_room_are_spelled() -> None:
    """What does not fit says so; what is not known says nothing; below stands what is free."""
    unknown = FoundModel("org/odd", "hub cache", note=say("the weights are missing"))
    view = models_view((HUGE, unknown))
    ((huge, odd),) = (group["models"] for group in view["groups"])
    assert (huge["size"], huge["fits"], huge["room"]) == ("65.0 GB", "does not fit", "no")
    assert (odd["can"], odd["size"], odd["fits"], odd["room"]) == ("", "", "", "")
    assert odd["note"] == "the weights are missing"
    assert view["status"] == "14.0 GB of memory free"


def test_what_goes_on_and_what_was_not_found_is_said() -> None:
    """In place of what is free, and beside it."""
    assert models_view((HUGE,), doing="looking…")["status"] == "looking…"
    told = models_view((HUGE,), has_asked=True)["status"]
    assert told == "14.0 GB of memory free · no server at the usual ports"
    with speaking("zh"):
        assert models_view((), has_asked=True)["status"] == "常用端口上没有服务器"
