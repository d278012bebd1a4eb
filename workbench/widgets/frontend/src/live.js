// @ts-check
// The live score in the header: a switch, and beside it how much better the draft is so far. It has
// the same room whatever it says, so nothing moves while one types.

import "./css/live.css";
import { fill, h, iconButton, setText } from "./dom.js";
import { recall, remember } from "./memory.js";
import { t } from "./words.js";

const KEY = "live";

/**
 * @param {import("./host").Send} send
 * @param {() => void} open shows the comparison
 */
export function createLive(send, open) {
  const toggle = iconButton("live", t("Live score: score a probe of rows whenever the typing pauses"), () => turn(toggle.getAttribute("aria-pressed") !== "true"), "wb-quiet-button wb-press");
  toggle.setAttribute("aria-label", t("Live score"));
  const value = h("strong", { class: "wb-live-value" });
  const rows = h("span", { class: "wb-quiet" });
  const interval = h("span", { class: "wb-quiet" });
  const hint = h("span", { class: "wb-quiet wb-live-hint" });
  const note = h("span", { class: "wb-quiet wb-live-note wb-cut" });
  const lines = [h("span", { class: "wb-live-line" }, value, rows), h("span", { class: "wb-live-line" }, interval, hint)];
  const number = h("button", { type: "button", class: "wb-live wb-numbers", hidden: true, onclick: open });
  const element = h("div", { class: "wb-live-field" }, toggle, number);

  /** @param {boolean} on */
  function turn(on) {
    remember(KEY, on ? 1 : undefined);
    send({ type: "probe", on });
  }

  return {
    element,
    /** Ask for what was on when this person worked here last. @param {boolean} on whether it is on */
    begin(on) {
      if (recall(KEY) && !on) send({ type: "probe", on: true });
    },
    /** @param {import("./types").ProbeView} view */
    draw(view) {
      toggle.setAttribute("aria-pressed", String(view.on));
      number.hidden = !view.on;
      number.title = view.title;
      number.setAttribute("aria-label", [t("Live score"), view.value, view.interval, view.rows, view.note].filter(Boolean).join(", "));
      number.dataset.change = view.change;
      for (const [part, text] of /** @type {[HTMLElement, string][]} */ ([[value, view.value], [rows, view.rows], [interval, view.interval], [hint, view.hint], [note, view.note]])) setText(part, text);
      fill(number, view.value ? lines : note);
    },
  };
}
