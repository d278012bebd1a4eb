// @ts-check
// The one strip of progress: every job that goes on, with how far it is and what stops it.

import "./css/progress.css";
import { fill, h, iconButton, widen } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createProgress(send) {
  const element = h("div", { class: "wb-jobs", role: "group", "aria-label": t("What is being done") });
  /** @type {Map<number, ReturnType<typeof createJob>>} */
  const shown = new Map();

  /** @param {import("./types").JobsView} view */
  function draw({ items = [] }) {
    const numbers = new Set(items.map(({ number }) => number));
    for (const [number, job] of shown) {
      if (numbers.has(number)) continue;
      job.element.remove();
      shown.delete(number);
    }
    for (const item of items) {
      const job = shown.get(item.number) ?? createJob(send, item.number);
      if (!shown.has(item.number)) element.append(job.element);
      shown.set(item.number, job);
      job.draw(item);
    }
  }

  return { element, draw };
}

/** Made once, so that the bar moves and the button stays under the pointer. @param {import("./host").Send} send @param {number} number */
function createJob(send, number) {
  const bar = h("div", { class: "wb-progress-bar" });
  const progress = h("div", { class: "wb-progress", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 1 }, bar);
  const label = h("span", { class: "wb-job-label wb-cut" });
  const text = h("span", { class: "wb-job-text wb-quiet wb-numbers wb-cut" });
  const cancel = iconButton("stop", t("Cancel"), () => send({ type: "stop", job: number }), "wb-quiet-button wb-cancel");
  const element = h("div", { class: "wb-job" }, label, progress, text, cancel);
  return {
    element,
    /** @param {import("./types").JobView} view */
    draw(view) {
      fill(label, view.label);
      label.title = view.label;
      text.textContent = view.text;
      text.title = view.text;
      progress.setAttribute("aria-label", view.label);
      progress.setAttribute("aria-valuetext", view.text);
      progress.classList.toggle("wb-waiting", view.fraction === null);
      if (view.fraction === null) progress.removeAttribute("aria-valuenow");
      else progress.setAttribute("aria-valuenow", String(view.fraction));
      widen(bar, view.fraction ?? 0);
      cancel.hidden = !view.can_cancel && !view.is_stopping;
      cancel.disabled = view.is_stopping;
    },
  };
}
