// @ts-check
// A chain of thought that is cut by a click: the steps, what is said at the cut, and how likely it is.

import { createBench } from "./bench.js";
import { createChart } from "./chart.js";
import { button, fill, h, iconButton, setText, widen } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types").ChainView} ChainView */

/** @param {import("./host").Send} send */
export function createChain(send) {
  const whole = button(t("Its own chain"), t("Let the model write its chain anew, without the step that was put in"), () => send({ type: "chain_own" }), "wb-small");
  const go = (/** @type {number} */ by) => send({ type: "chain_doc", by });
  const rows = h("span", { class: "wb-pager" }, iconButton("back", t("Previous row"), () => go(-1), "wb-quiet-button"), iconButton("on", t("Next row"), () => go(1), "wb-quiet-button"));
  const list = h("ol", { class: "wb-chain" });
  const closing = h("span", { class: "wb-text" });
  const answer = h("strong", { class: "wb-text wb-chain-answer" });
  const chance = h("span", { class: "wb-numbers" });
  const bar = h("div", { class: "wb-chance-bar" });
  const gold = h("span", { class: "wb-quiet" });
  const said = h("div", { class: "wb-chain-said", role: "status" }, h("span", {}, closing, " ", answer), h("span", { class: "wb-chance" }, h("div", { class: "wb-chance-track" }, bar), chance), gold);
  const verdict = h("p", { class: "wb-verdict" });
  const chart = createChart(() => {});
  const help = h("p", { class: "wb-quiet" }, t("Click a step to cut the chain behind it; ✎ puts a wrong step in."));
  const bench = createBench(t("Chain of thought"), { near: rows, far: whole }, help, list, said, verdict, chart.element);
  let shown = "";

  /** @param {ChainView} view */
  function draw(view) {
    const focused = list.contains(list.ownerDocument.activeElement) ? view.kept : -1;
    bench.drawHead(view.title, view.busy && t("The model writes…"));
    if (shown !== view.title) drawRow(view);
    fill(list, drawStart(view), view.steps.map((step, place) => drawStep(step, place, view.kept)));
    if (focused >= 0) /** @type {HTMLElement | null} */ (list.querySelector(`[data-kept="${focused}"]`))?.focus();
    closing.textContent = view.closing.trim();
    answer.textContent = view.answer || "–";
    said.dataset.right = String(view.right);
    chance.textContent = view.chance;
    widen(bar, view.share);
    gold.textContent = t("right: {gold}", { gold: view.gold });
    setText(verdict, view.verdict);
    whole.hidden = !view.verdict;
    chart.draw(view.chart);
  }

  /** Another row: its own question is at the end of the prompt. @param {ChainView} view */
  function drawRow(view) {
    const { prompt } = bench;
    shown = view.title;
    prompt.draw({ segments: view.segments, choices: [], boundary: "" }, null);
    prompt.element.scrollTop = prompt.element.scrollHeight;
  }

  /** @param {ChainView} view */
  function drawStart(view) {
    return h("li", { class: "wb-chain-step" }, cutter(0, t("no step"), view.kept === 0, "wb-quiet"));
  }

  /** @param {import("./types").StepView} step @param {number} place @param {number} kept */
  function drawStep(step, place, kept) {
    return h(
      "li",
      { class: "wb-chain-step", "data-kept-step": step.kept, "data-changed": step.changed },
      cutter(place + 1, step.text.trim(), kept === place + 1, "wb-text"),
      button("✎", t("Put a wrong step in the place of step {number}", { number: place + 1 }), () => send({ type: "chain_change", at: place }), "wb-icon wb-quiet-button"),
    );
  }

  /** @param {number} kept @param {string} text @param {boolean} here @param {string} kind */
  function cutter(kept, text, here, kind) {
    return h("button", { type: "button", class: `wb-chain-cut ${kind}`, "data-kept": kept, "aria-pressed": String(here), title: t("Cut behind this"), onclick: () => send({ type: "chain_cut", kept }) }, text);
  }

  return { label: t("Chain of thought"), element: bench.element, draw, destroy: chart.destroy };
}
