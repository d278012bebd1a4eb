// @ts-check
// Spot the bug: a prompt with a planted fault, what may be wrong with it, and only then the linter.

import { createBench } from "./bench.js";
import { button, fill, h, setText } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createPuzzle(send) {
  const found = h("span", { class: "wb-numbers" });
  const settings = h("p", { class: "wb-quiet wb-text" });
  const list = h("div", { class: "wb-suspects", role: "group", "aria-label": t("What is wrong with it?") });
  const verdict = h("p", { class: "wb-verdict", role: "status" });
  const silent = h("p", { class: "wb-quiet" }, t("The linter is silent until you have chosen."));
  const findings = h("ul", { class: "wb-findings-list" });
  const none = h("p", { class: "wb-quiet" }, t("The linter finds nothing."));
  const next = button(t("Next prompt"), t("Show the next prompt"), () => send({ type: "puzzle_next" }), "wb-primary");
  const asked = h("p", { class: "wb-lesson-asked" }, t("What is wrong with it?"));
  const bench = createBench(t("What is wrong with it?"), { far: found }, asked, settings, list, verdict, silent, findings, none, h("div", {}, next));

  /** @param {import("./types").PuzzleView} view */
  function draw(view) {
    bench.drawHead(view.title, view.busy && t("The linter looks…"));
    found.textContent = view.found;
    bench.prompt.draw(view.prompt, null);
    setText(settings, view.settings);
    const hadFocus = list.contains(list.ownerDocument.activeElement);
    fill(list, view.suspects.map((suspect) => drawSuspect(suspect, view.chosen)));
    setText(verdict, view.verdict);
    verdict.dataset.right = String(view.suspects.some(({ id, state }) => id === view.chosen && state === "right"));
    fill(findings, view.findings.map(drawFinding));
    silent.hidden = view.chosen !== "" || view.busy;
    none.hidden = view.chosen === "" || view.findings.length > 0;
    next.disabled = view.busy;
    if (hadFocus && view.chosen) next.focus({ preventScroll: true });
  }

  /** @param {import("./types").SuspectView} suspect @param {string} chosen */
  function drawSuspect({ id, label, state }, chosen) {
    const mark = { right: "✓ ", wrong: "✕ ", other: "", "": "" }[state];
    return h("button", { type: "button", class: "wb-suspect", "data-id": id, "data-state": state || null, "aria-pressed": String(id === chosen), disabled: chosen !== "", onclick: () => send({ type: "puzzle_choose", id }) }, mark, label);
  }

  return { label: t("What is wrong with it?"), element: bench.element, draw };
}

/** @param {import("./types").FindingView} finding */
function drawFinding({ severity, mark, word, message, fix, rule, docs }) {
  return h(
    "li",
    { "data-severity": severity },
    h("span", { class: "wb-severity" }, h("span", { "aria-hidden": "true" }, `${mark} `), word),
    h("div", {}, h("div", {}, message), fix && h("div", { class: "wb-quiet" }, `→ ${fix}`)),
    h("div", { class: "wb-flow wb-finding-places" }, h("code", {}, rule), docs && h("span", { class: "wb-quiet" }, docs)),
  );
}
