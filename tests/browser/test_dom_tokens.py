"""The Tokens and Export panes in a browser without Jupyter."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.dom import Show, Widget, plain_views
from tests.unit.widgets.values import STATE, rendered
from workbench.models.fake import FakeModel
from workbench.runs.tokens import rendered_tokens
from workbench.widgets.views.tokens import tokens_view


def with_tokens(show: Show, **options: Any) -> Widget:
    """Return the widget on its Tokens tab, with the tokens of a prompt and three choices."""
    item = rendered(STATE, (" 1", " 12", " <img src=x onerror='window.hit=1'>"))
    found = rendered_tokens(item, FakeModel(), "ppl")
    views = {**plain_views(), "tokens": tokens_view(found)}
    widget = show(views, **options)
    widget.open("Tokens")
    return widget


def test_every_token_shows_its_value_and_text_stays_text(show: Show) -> None:
    """Invisible characters are drawn, values are text, and nothing of a choice is markup."""
    widget = with_tokens(show)
    prompt = widget.page.get_by_role("group", name="Tokens of the prompt").locator(".wb-token")
    expect(prompt.first).to_contain_text("–")
    assert prompt.count() == len(rendered(STATE).prompt.text)
    assert widget.page.locator(".wb-token [data-glyph='·']").count() > 3
    assert widget.page.locator(".wb-token-table tbody tr").count() == 3
    assert widget.page.evaluate("() => window.hit === undefined")
    assert widget.problems == []


def test_how_likely_a_token_is_shows_without_colour(show: Show) -> None:
    """The line below a token is as thick as its level."""
    widget = with_tokens(show)
    for level in range(5):
        text = widget.page.locator(f".wb-token-scale [data-level='{level}'] .wb-token-text")
        expect(text).to_have_css("border-bottom-width", f"{level}px")


def test_arrows_go_from_token_to_token_and_show_what_is_likelier(show: Show) -> None:
    """One token is in the tab order; the keys do not reach the page around."""
    widget = with_tokens(show)
    tokens = widget.page.locator(".wb-token-scroll .wb-token")
    expect(widget.page.locator(".wb-token-scroll .wb-token[tabindex='0']")).to_have_count(1)
    tokens.first.focus()
    widget.page.keyboard.press("ArrowRight")
    expect(tokens.nth(1)).to_be_focused()
    detail = widget.page.get_by_role("region", name="Token", exact=True)
    expect(detail.get_by_role("row")).to_have_count(5)
    widget.page.keyboard.press("End")
    expect(tokens.last).to_be_focused()
    assert widget.page.evaluate("() => window.leaked") == []


def test_hovering_shows_the_same_as_the_keys(show: Show) -> None:
    """The likeliest tokens of the place that is pointed at."""
    widget = with_tokens(show)
    tokens = widget.page.locator(".wb-token-scroll .wb-token")
    tokens.nth(3).hover()
    expect(tokens.nth(3)).to_have_attribute("data-looked", "true")
    expect(widget.page.locator(".wb-token-others tr")).to_have_count(5)


def test_the_kernel_is_told_when_the_tokens_are_seen(show: Show) -> None:
    """Only then does it compute; the button agrees to load a model."""
    widget = show()
    assert widget.sent("tokens") == []
    widget.open("Tokens")
    assert widget.wait_for("tokens")["seen"] is True
    widget.publish(tokens={"state": "idle", "message": "not loaded", "button": "Load it"})
    widget.page.get_by_role("button", name="Load it").click()
    assert widget.wait_for("tokens", 2)["load"] is True


def test_a_plan_is_drawn_before_anything_can_be_written(show: Show) -> None:
    """Files with what would happen to them, and losses; a refusal keeps the button off."""
    views = plain_views()
    widget = show(views)
    page = widget.page
    page.get_by_role("tab", name="Export").click()
    write = page.get_by_role("button", name="Write", exact=True)
    expect(write).to_be_disabled()
    folder = page.get_by_label("Folder to write to")
    folder.fill("somewhere/else")
    folder.press("Enter")
    assert widget.wait_for("export_plan")["to"] == "somewhere/else"
    files = [
        {"fate": "refused", "mark": "✗", "path": "/a/b.py", "size": "1 B", "says": "there"},
        {"fate": "new", "mark": "+", "path": "/a/c.py", "size": "2 B", "says": "new"},
    ]
    planned = {**views["export"], "files": files, "losses": ["shots: <b>"], "refused": "no"}
    widget.publish(export=planned)
    expect(page.get_by_label("Files that would be written").get_by_role("row")).to_have_count(2)
    expect(page.locator(".wb-export-losses li")).to_have_text("shots: <b>")
    expect(write).to_be_disabled()
    widget.publish(export={**planned, "refused": "", "can_write": True})
    write.click()
    assert len(widget.sent("export_write")) == 1


def test_a_part_draws_its_pane_alone(show: Show) -> None:
    """No header, no editor, no tabs; the pane is as it is in the workbench."""
    widget = show({**plain_views(), "only": "preview"})
    expect(widget.page.get_by_role("region", name="Prompt", exact=True)).to_be_visible()
    for hidden in (".wb-header", ".wb-editor", ".wb-tabs", ".wb-status"):
        expect(widget.page.locator(hidden)).to_be_hidden()


def test_a_part_needs_no_other_panes_views(show: Show) -> None:
    """What is finished has one view; the others are empty, and nothing fails."""
    views = plain_views()
    alone = {name: value if name == "export" else {} for name, value in views.items()}
    alone |= {"only": "export", "language": "en", "twin": "", "frozen": True}
    widget = show(alone)
    expect(widget.page.get_by_role("button", name="See what would be written")).to_be_visible()
    assert widget.problems == []
