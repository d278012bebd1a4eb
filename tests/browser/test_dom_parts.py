"""Parts without Jupyter: how often they ask the kernel for the bundle that they share."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.dom import STATIC

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
