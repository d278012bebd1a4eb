// @ts-check
// Sliders over a prompt's shots: the prompt follows, and the accuracy grows into a curve.

import { createBench } from "./bench.js";
import { createChart } from "./chart.js";
import { fill, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types").DialView} DialView */

/** @param {import("./host").Send} send */
export function createGrowth(send) {
  const place = h("div", { class: "wb-dials" });
  const value = h("strong", { class: "wb-score wb-numbers" });
  const interval = h("span", { class: "wb-numbers" });
  const rows = h("span", { class: "wb-quiet wb-numbers" });
  const chart = createChart(() => {});
  const said = h("div", { class: "wb-lesson-said", role: "status" }, t("accuracy"), " ", value, interval, rows);
  const bench = createBench(t("Shots"), {}, place, said, chart.element);
  /** @type {Map<string, ReturnType<typeof createDial>>} */
  const dials = new Map();

  /** @param {import("./types").GrowthView} view */
  function draw(view) {
    bench.drawHead(view.title, view.busy && t("The model answers…"));
    bench.prompt.draw(view.prompt, null);
    for (const dial of view.dials) if (!dials.has(dial.id)) dials.set(dial.id, createDial(dial, send));
    if (!place.hasChildNodes()) fill(place, [...dials.values()].map((dial) => dial.element));
    for (const dial of view.dials) dials.get(dial.id)?.draw(dial);
    value.textContent = view.value;
    interval.textContent = view.interval;
    rows.textContent = view.rows;
    chart.draw(view.chart);
  }

  return { label: t("Shots"), element: bench.element, draw, destroy: chart.destroy };
}

/** @param {DialView} view @param {import("./host").Send} send */
function createDial({ id, label }, send) {
  /** What was asked for and is not drawn yet: an older view must not pull the slider back. @type {number | null} */
  let asked = null;
  const said = h("output", { class: "wb-numbers" });
  const range = h("input", { type: "range", class: "wb-range", min: 0, step: 1, "aria-label": label, oninput: move });
  const element = h("label", { class: "wb-dial", "data-dial": id }, h("span", {}, label), range, said);

  function move() {
    asked = Number(range.value);
    send({ type: "growth_set", id, value: asked });
  }

  return {
    element,
    /** @param {DialView} view */
    draw(view) {
      if (asked !== null && view.value !== asked && asked <= view.most) return;
      asked = null;
      range.max = String(view.most);
      range.value = String(view.value);
      range.disabled = view.most === 0;
      range.setAttribute("aria-valuetext", view.said);
      said.textContent = view.said;
    },
  };
}
