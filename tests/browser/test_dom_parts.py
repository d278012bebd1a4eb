"""Parts without Jupyter: how often they ask the kernel for the bundle that they share, and what is
shown of what is finished."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

import workbench
from tests.browser.dom import STATIC, Show, state_of, sums
from workbench.models.fake import FakeModel

PARTS = """
async (source) => {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const part = (await import(address)).default;
  window.sent = [];
  window.models = [0, 1, 2].map((number) => {
    const handlers = new Set();
    return {
      get: () => "a bundle",
      on: (name, handler) => handlers.add(handler),
      off: (name, handler) => handlers.delete(handler),
      send: (message) => window.sent.push([number, message.type]),
      answer: (message) => [...handlers].forEach((handler) => handler(message)),
    };
  });
  for (const model of window.models) part.render({ model, el: document.body });
}
"""
ANSWER = """
(number) => window.models[number].answer({
  type: "bundle",
  script: "export default { render: ({ el }) => el.append('drawn ') }",
  style: "",
})
"""


def test_a_bundle_is_asked_for_once_and_again_if_nobody_answers(browser: Browser) -> None:
    """The first part asks for all; the others ask themselves when that one's kernel is gone."""
    page = browser.new_page()
    page.clock.install()
    page.goto("about:blank")
    page.evaluate(PARTS, (STATIC / "part.js").read_text("utf-8"))
    assert page.evaluate("window.sent") == [[0, "bundle"]]
    page.evaluate(ANSWER, 0)
    page.wait_for_function("document.body.innerText.split('drawn').length === 4")
    page.clock.run_for(60_000)
    assert page.evaluate("window.sent") == [[0, "bundle"]]
    page.close()
    page = browser.new_page()
    page.clock.install()
    page.goto("about:blank")
    page.evaluate(PARTS, (STATIC / "part.js").read_text("utf-8"))
    page.clock.run_for(7_000)
    assert page.evaluate("window.sent") == [[0, "bundle"]]
    page.clock.run_for(2_000)
    assert page.evaluate("window.sent") == [[0, "bundle"], [1, "bundle"], [2, "bundle"]]
    page.evaluate(ANSWER, 2)
    page.wait_for_function("document.body.innerText.includes('drawn')")
    page.close()


ALWAYS = {"hello", "page", "ping", "cancel", "stop", "bye"}
"""What each widget answers."""


def test_a_report_shows_nothing_that_its_kernel_does_not_answer(show: Show) -> None:
    """No empty box, no run elsewhere; of the keys and buttons that there are each is answered."""
    with sums() as session:
        report = workbench.score(session.task, FakeModel(), method="gen", num_fewshot=0)
        part = workbench.Results(report)
        answered = {*part._handlers, *ALWAYS}
        widget = show(state_of(part, "results", "pictures"))
    pane = widget.page.locator(".wb-results")
    expect(pane.locator(".wb-metric-value")).to_be_visible()
    for empty in (".wb-queue", ".wb-band", ".wb-cost", ".wb-elsewhere"):
        for each in pane.locator(empty).all():
            expect(each).to_be_hidden()
    expect(pane.get_by_role("button", name="Run it elsewhere…")).to_be_hidden()
    for key in ("Control+Enter", "Alt+Enter", "Control+s", "Alt+ArrowDown", "Alt+Shift+p"):
        pane.click(position={"x": 2, "y": 2})
        widget.page.keyboard.press(key)
    for button in pane.get_by_role("button").all():
        if button.is_visible() and button.is_enabled():
            button.click()
    sent = {message["type"] for message in widget.page.evaluate("() => window.sent")}
    assert {"pictures", "handout", "table"} <= sent <= answered
    assert widget.problems == []
