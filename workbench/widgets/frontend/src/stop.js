// @ts-check
// Look early: an edit's rows as they come, ten at a time, until somebody calls it; then the truth.

import { createBench } from "./bench.js";
import { createChart } from "./chart.js";
import { button, fill, h, setText } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createStop(send) {
  const squares = h("div", { class: "wb-squares", role: "img" });
  const legend = h(
    "p",
    { class: "wb-squares-legend" },
    [["b", t("flipped to right")], ["w", t("flipped to wrong")], ["s", t("as before")], [".", t("not scored yet")]].map(([kind, name]) =>
      h("span", {}, h("i", { "data-row": kind }), name),
    ),
  );
  const rows = h("p", { class: "wb-lesson-asked wb-numbers" });
  const said = h("span", { class: "wb-numbers" });
  const p = h("strong", { class: "wb-numbers" });
  const more = button(t("Ten more rows"), t("Score ten more rows"), () => send({ type: "stop_look" }), "wb-primary");
  const calls = h("div", { class: "wb-suspects wb-calls", role: "group", "aria-label": t("Stop, and say what the edit does") });
  const truth = h("p", { class: "wb-verdict", role: "status" });
  const referee = h("p");
  const next = button(t("Next edit"), t("Play another edit"), () => send({ type: "stop_next" }), "wb-primary");
  const tallies = h("tbody");
  const head = [t("called a difference that is not there"), t("told a real one")].map((text) => h("th", { scope: "col" }, text));
  const table = h("table", { class: "wb-tallies" }, h("thead", {}, h("tr", {}, h("td"), head)), tallies);
  const shown = h("section", { class: "wb-lesson-play", "aria-label": t("Rows") }, rows, squares, legend, table);
  const chart = createChart(() => {});
  const bench = createBench(
    t("Stop or go on"),
    { shown },
    h("div", { class: "wb-lesson-said", role: "status" }, said, p),
    chart.element,
    h("div", { class: "wb-flow" }, more, next),
    h("p", { class: "wb-lesson-asked" }, t("Stop, and say what the edit does")),
    calls,
    truth,
    referee,
  );

  /** @param {import("./types").StopView} view */
  function draw(view) {
    bench.drawHead(view.title, false);
    rows.textContent = view.rows;
    squares.setAttribute("aria-label", view.said);
    fill(squares, [...view.squares].map((kind) => h("i", { "data-row": kind })));
    setText(said, view.said);
    setText(p, view.p);
    p.dataset.low = String(view.is_low);
    chart.draw(view.chart);
    const told = view.called !== "";
    const hadFocus = calls.contains(calls.ownerDocument.activeElement);
    more.hidden = told;
    more.disabled = !view.can_look;
    next.hidden = !told;
    fill(calls, view.calls.map((call) => drawCall(call, told || view.p === "", view.called)));
    setText(truth, view.truth);
    truth.dataset.right = String(view.calls.some(({ id, state }) => id === view.called && state === "right"));
    setText(referee, view.referee);
    table.hidden = view.tallies.length === 0;
    fill(tallies, view.tallies.map(({ who, fooled, found }) => h("tr", {}, h("th", { scope: "row" }, who), h("td", {}, fooled), h("td", {}, found))));
    if (hadFocus && told) next.focus({ preventScroll: true });
  }

  /** @param {import("./types").CallView} call @param {boolean} disabled @param {string} called */
  function drawCall({ id, label, state }, disabled, called) {
    const mark = { right: "✓ ", wrong: "✕ " }[state] ?? "";
    return h("button", { type: "button", class: "wb-suspect", "data-id": id, "data-state": state || null, "aria-pressed": String(id === called), disabled, onclick: () => send({ type: "stop_call", id }) }, mark, label);
  }

  return { label: t("Stop or go on"), shown: t("Rows"), element: bench.element, draw, destroy: chart.destroy };
}
