"""The list of models at the header's field, on a page without Jupyter."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.contrast import low_contrast
from tests.browser.dom import Show, Widget, plain_views
from tests.browser.test_axe import serious
from tests.browser.test_dom import HOSTILE
from workbench.messages import speaking
from workbench.models.find.found import BOTH, FoundModel
from workbench.widgets.views.models import models_view

GIGABYTE = 1_000_000_000
FREE = 14 * GIGABYTE

FOUND = (
    FoundModel("teaching", "loaded", "cpu", BOTH, True, 9_400_000, FREE),
    FoundModel("fake", "built in", "", BOTH, True, 0, FREE, note="no model"),
    FoundModel("Qwen/Qwen2.5-0.5B", "hub cache", "/hub/a", BOTH, True, 2 * GIGABYTE, FREE),
    FoundModel("Qwen/Qwen3-32B", "hub cache", "/hub/b", BOTH, False, 65 * GIGABYTE, FREE),
    FoundModel("org/torn", "hub cache", "/hub/c", note=HOSTILE),
    FoundModel("./mine", "folder", "/models/mine", BOTH, True, GIGABYTE, FREE),
)
SERVER = FoundModel("server:http://127.0.0.1:8000", "server", engine="vLLM 0.32.0")


def models(*found: FoundModel, **how: Any) -> dict[str, Any]:
    """Return the view of these models."""
    return {"models": models_view(found or FOUND, **how)}


@pytest.fixture
def widget(show: Show) -> Widget:
    """The widget, with the list closed and never asked for."""
    return show({**plain_views(), **models_of_none()})


def models_of_none() -> dict[str, Any]:
    return {"models": models_view(())}


def field(widget: Widget) -> Locator:
    return widget.page.get_by_role("combobox", name="model")


def options(widget: Widget) -> Locator:
    return widget.page.get_by_role("option").filter(visible=True)


def opened(widget: Widget) -> Locator:
    """Open the list by its arrow, answer as the kernel does, and return it."""
    widget.page.get_by_role("button", name="Choose a model").click()
    widget.publish(**models())
    found = widget.page.get_by_role("listbox", name="Models to choose from")
    expect(found).to_be_visible()
    return found


def pointed(widget: Widget) -> str:
    """Return the entry that a screen reader is told of."""
    marked = field(widget).get_attribute("aria-activedescendant")
    return widget.page.locator(f"#{marked}").inner_text() if marked else ""


def test_nothing_is_looked_for_until_the_list_is_opened(widget: Widget) -> None:
    """And then what is here, and no server."""
    assert widget.sent("models") == []
    field(widget).click()
    assert widget.sent("models") == []
    opened(widget)
    assert widget.sent("models") == [{"type": "models"}]
    expect(field(widget)).to_be_focused()
    expect(field(widget)).to_have_attribute("aria-expanded", "true")


def test_each_model_says_what_it_can_its_size_and_whether_it_fits(widget: Widget) -> None:
    """In groups by kind; what a note holds is text."""
    listed = opened(widget)
    groups = listed.get_by_role("group")
    expect(groups).to_have_count(4)
    expect(listed.get_by_role("group", name="Hugging Face cache")).to_contain_text("65.0 GB")
    large = options(widget).filter(has_text="Qwen3-32B")
    expect(large).to_contain_text("PPL GEN")
    expect(large).to_contain_text("does not fit")
    expect(options(widget).filter(has_text="org/torn")).to_contain_text(HOSTILE)
    assert widget.page.evaluate("() => window.hit") is None
    expect(widget.page.locator(".wb-models-status")).to_have_text("14.0 GB of memory free")


def test_a_click_takes_a_model(widget: Widget) -> None:
    """The field shows it, the list is closed, and the focus stays."""
    opened(widget)
    options(widget).filter(has_text="./mine").click()
    assert widget.sent("configure") == [{"type": "configure", "changes": {"model": "./mine"}}]
    expect(field(widget)).to_have_value("./mine")
    expect(field(widget)).to_be_focused()
    expect(options(widget)).to_have_count(0)
    widget.page.keyboard.press("Tab")
    assert len(widget.sent("configure")) == 1


def test_the_keyboard_does_all_of_it(widget: Widget) -> None:
    """Arrows move, round the ends too; Enter takes; Escape closes and takes nothing."""
    press = widget.page.keyboard.press
    field(widget).focus()
    press("ArrowDown")
    widget.publish(**models())
    assert pointed(widget) == ""
    press("ArrowDown")
    assert pointed(widget).startswith("fake\n"), "where one is, to begin with"
    press("ArrowUp")
    first = pointed(widget)
    press("ArrowUp")
    assert pointed(widget) == "Look for servers on this computer"
    press("ArrowDown")
    assert pointed(widget) == first
    press("Escape")
    expect(options(widget)).to_have_count(0)
    expect(field(widget)).to_be_focused()
    assert widget.sent("configure") == []
    press("ArrowDown")
    press("ArrowDown")
    press("ArrowUp")
    press("Enter")
    assert widget.sent("configure")[-1]["changes"] == {"model": "teaching"}
    expect(field(widget)).to_have_attribute("aria-expanded", "false")


def test_servers_are_looked_for_by_the_last_entry_alone(widget: Widget) -> None:
    """The list stays open, says what goes on, and then has them."""
    opened(widget)
    options(widget).last.click()
    assert widget.sent("models")[-1] == {"type": "models", "servers": True}
    widget.publish(**models(doing="asking the usual ports…"))
    expect(widget.page.get_by_role("status").filter(has_text="ports")).to_be_visible()
    widget.publish(**models(*FOUND, SERVER, has_asked=True))
    expect(options(widget).filter(has_text="vLLM 0.32.0")).to_contain_text(SERVER.name)
    expect(options(widget).last).to_have_text("Look for servers again")


def test_typing_narrows_the_list_and_any_name_still_works(widget: Widget) -> None:
    """Enter takes what is typed where nothing is pointed at; without the list as ever."""
    opened(widget)
    field(widget).press_sequentially("qwen")
    expect(options(widget)).to_have_count(3)
    field(widget).fill("org/other")
    field(widget).press("Enter")
    assert widget.sent("configure")[-1]["changes"] == {"model": "org/other"}
    expect(options(widget)).to_have_count(0)
    field(widget).fill("org/third")
    field(widget).press("Tab")
    assert widget.sent("configure")[-1]["changes"] == {"model": "org/third"}
    assert len(widget.sent("models")) == 1


def test_the_focus_that_leaves_closes_it(widget: Widget) -> None:
    """Its keys would be another field's; and what is chosen is marked when it opens again."""
    opened(widget)
    widget.page.get_by_role("tab", name="History").click()
    expect(options(widget)).to_have_count(0)
    widget.publish(toolbar={**plain_views()["toolbar"], "model": "./mine"})
    listed = opened(widget)
    expect(listed.get_by_role("option", selected=True)).to_contain_text("./mine")


@pytest.mark.parametrize("width", [360, 700, 1200])
def test_the_list_is_within_the_frame(show: Show, width: int) -> None:
    """However narrow the page."""
    widget = show({**plain_views(), **models_of_none()}, width=width)
    opened(widget)
    box = widget.page.locator(".wb-models").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width + 8


@pytest.mark.parametrize("light", ["true", "false"])
def test_it_can_be_read_and_heard(widget: Widget, light: str) -> None:
    """Contrast, names and roles, in light and dark."""
    scheme = "light" if light == "true" else "dark"
    widget.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    listed = opened(widget)
    widget.page.keyboard.press("ArrowDown")
    assert low_contrast(widget.page.locator(".wb-models")) == []
    assert serious(widget.page, ".wb-header") == []
    expect(listed).to_be_visible()


def test_it_speaks_chinese(show: Show) -> None:
    """The list's own words by the browser's half, the kernel's by its own."""
    with speaking("zh"):
        view = models()
    widget = show({**plain_views(), **models_of_none(), "language": "zh"})
    widget.page.get_by_role("button", name="选择模型").click()
    widget.publish(**view)
    expect(widget.page.get_by_role("group", name="Hugging Face 缓存")).to_contain_text("放不下")
    expect(options(widget).last).to_have_text("查找本机上的服务器")
