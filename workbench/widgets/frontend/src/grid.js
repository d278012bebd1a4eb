// @ts-check
// The grid: what is chosen, how many runs that is, and a cell for each with its score.

import "./css/grid.css";
import { button, fill, h, setField, setOptions, setText, uniqueId, watchField, whenChanged, widen } from "./dom.js";
import { drawAxis } from "./results.js";
import { t } from "./words.js";

/** @typedef {import("./types").CellView} CellView */
/** @typedef {import("./types").SpotView} SpotView */

/** The tones of the scale, as `TONES` of the kernel has them. */
const TONES = [0, 1, 2, 3, 4];

/** @param {import("./host").Send} send @param {import("./panes.js").Frame} frame */
export function createGrid(send, frame) {
  /** @param {Record<string, unknown>} change */
  const choose = (change) => send({ type: "grid", ...change });

  const metric = h("select", { "aria-label": t("Metric"), onchange: () => choose({ metric: metric.value }) });
  const compare = button(t("Compare two"), t("Choose two cells, and see which rows flip between them; a click with Shift chooses one, too"), turn, "wb-small wb-press");
  const start = button("", "", () => choose({ fill: true }), "wb-small wb-primary");
  const summary = h("span", { class: "wb-quiet wb-numbers", role: "status" });
  const head = h("div", { class: "wb-strip wb-head" }, compare, h("span", { class: "wb-spring" }), start);
  const versions = h("div", { class: "wb-flow wb-chips", role: "group", "aria-label": t("Versions of the grid") });
  const models = h("div", { class: "wb-flow wb-chips", role: "group", "aria-label": t("Models of the grid") });
  const known = h("datalist", { id: uniqueId() });
  const another = h("input", { type: "text", class: "wb-another", list: known.id, spellcheck: "false", autocomplete: "off", placeholder: t("another…"), "aria-label": t("Another model for the grid"), onchange: addModel });
  const shots = numbers(t("shots of the grid"), "0, 1, 2, 4", () => choose({ shots: shots.value }));
  const seeds = numbers(t("seeds of the grid"), "0, 1, 2", () => choose({ seeds: seeds.value }));
  const trouble = h("div", { class: "wb-band wb-bad", role: "alert" });
  const table = h("table", { class: "wb-plain wb-grid-table", "aria-label": t("Grid of scores") });
  const scale = h("div", { class: "wb-flow wb-scale wb-quiet" });
  const problems = h("div", { class: "wb-grid-problems" });
  const element = h(
    "div",
    { class: "wb-pane wb-grid" },
    head,
    h(
      "div",
      { class: "wb-grid-axes" },
      h("span", { class: "wb-label" }, t("versions")),
      versions,
      h("span", { class: "wb-label" }, t("models")),
      h("div", { class: "wb-flow wb-chips" }, models, another, known),
      h("span", { class: "wb-label" }, t("shots")),
      h("div", { class: "wb-flow wb-chips" }, shots, h("label", { class: "wb-field" }, h("span", { class: "wb-label" }, t("seeds")), seeds), metric),
    ),
    h("div", { class: "wb-strip wb-grid-summary" }, summary),
    trouble,
    h("div", { class: "wb-scroll wb-grid-scroll", tabindex: 0, role: "region", "aria-label": t("Grid of scores") }, table, scale, problems),
  );

  let comparing = false;
  let hasFirst = false;
  /** @type {boolean | null} What was asked for; a view that the kernel sent before it heard of that has another. */
  let awaited = null;
  /** @type {string[]} */
  let chosenModels = [];

  function addModel() {
    const name = another.value.trim();
    another.value = "";
    if (name) choose({ models: [...new Set([...chosenModels, name])] });
  }

  // At once, and not when the kernel has answered: the next click may come before it does.
  function turn() {
    comparing = awaited = !comparing;
    hasFirst = false;
    compare.setAttribute("aria-pressed", String(comparing));
    choose({ comparing });
  }

  /** @param {CellView} cell @param {MouseEvent} event */
  function click(cell, event) {
    const chosen = comparing || event.shiftKey;
    const opens = chosen ? hasFirst && !cell.chosen : true;
    if (opens) awaited = null;
    else hasFirst = !cell.chosen;
    send({ type: "cell", id: cell.id, chosen });
    if (opens) frame.open(chosen ? "compare" : "results");
  }

  /** @param {import("./types").GridView} view */
  function draw(view) {
    if (awaited === null || view.comparing === awaited) {
      awaited = null;
      comparing = view.comparing;
      hasFirst = view.has_first;
    }
    chosenModels = view.models.filter(({ active }) => active).map(({ id }) => id);
    setOptions(metric, view.metrics.map((name) => ({ id: name, label: name })), view.metric);
    metric.hidden = view.metrics.length < 2;
    compare.setAttribute("aria-pressed", String(comparing));
    start.textContent = view.fill.label;
    start.title = view.fill.title;
    start.disabled = !view.fill.enabled;
    drawChips(versions, view.versions, (chosen) => choose({ versions: chosen }));
    drawChips(models, view.models, (chosen) => choose({ models: chosen }));
    fill(known, view.models.map(({ id }) => h("option", { value: id })));
    setField(shots, view.shots);
    setField(seeds, view.seeds);
    setText(trouble, view.trouble);
    summary.textContent = comparing ? (hasFirst ? t("choose the second cell") : t("choose two cells")) : view.summary;
    table.hidden = !view.rows.length;
    fill(table, drawHead(view), h("tbody", {}, view.rows.map((row) => drawRow(row, click))));
    scale.hidden = !view.low;
    fill(scale, view.low, TONES.map((tone) => h("span", { class: "wb-tone", "data-tone": tone, "aria-hidden": "true" })), view.high);
    problems.hidden = !view.problems.length;
    fill(problems, view.problems.map((problem) => h("p", {}, problem)));
  }

  return {
    id: "grid",
    label: t("Grid"),
    element,
    head,
    views: { grid: draw },
    setVisible: whenChanged((visible) => choose({ visible })), // only what is looked at is looked up
  };
}

/** @param {string} label @param {string} placeholder @param {() => void} commit */
function numbers(label, placeholder, commit) {
  return watchField(h("input", { type: "text", class: "wb-numbers-field", spellcheck: "false", autocomplete: "off", placeholder, "aria-label": label }), commit);
}

/**
 * Buttons of which any number is on.
 * @param {HTMLElement} place @param {import("./types").ToggleView[]} chips @param {(chosen: string[]) => void} choose
 */
export function drawChips(place, chips, choose) {
  const chosen = chips.filter(({ active }) => active).map(({ id }) => id);
  /** @param {import("./types").ToggleView} chip */
  const turn = ({ id, active }) => choose(active ? chosen.filter((other) => other !== id) : [...chosen, id]);
  fill(
    place,
    chips.map((chip) => h("button", { type: "button", class: "wb-button wb-small wb-press", "data-id": chip.id, title: chip.title || null, "aria-pressed": String(chip.active), onclick: () => turn(chip) }, chip.label)),
  );
}

/** @param {import("./types").GridView} view */
function drawHead({ columns, heads }) {
  const seeds = heads.length > 0 && h("div", { class: "wb-seeds wb-quiet" }, heads.map((text) => h("span", {}, text)));
  return h("thead", {}, h("tr", {}, h("td"), columns.map((text) => h("th", { scope: "col" }, text, seeds && seeds.cloneNode(true)))));
}

/** @param {import("./types").GridRowView} row @param {(cell: CellView, event: MouseEvent) => void} click */
function drawRow({ label, model, spots }, click) {
  return h("tr", {}, h("th", { scope: "row" }, h("div", {}, label), model && h("div", { class: "wb-quiet wb-cut", title: model }, model)), spots.map((spot) => h("td", {}, drawSpot(spot, click))));
}

/** @param {SpotView} spot @param {(cell: CellView, event: MouseEvent) => void} click */
function drawSpot(spot, click) {
  const score = [
    h("strong", { class: "wb-cell-value" }, spot.value),
    spot.bar && drawAxis(spot.bar),
    h("span", { class: "wb-cell-facts" }, spot.interval),
    h("span", { class: "wb-cell-facts" }, spot.facts),
  ];
  if (spot.cells.length === 1) return drawCell(spot.cells[0], spot.value ? score : [], click);
  return h("div", { class: "wb-spot", "data-tone": spot.tone }, spot.value ? score : h("span", { class: "wb-cell-facts" }, "–"), h("div", { class: "wb-seeds" }, spot.cells.map((cell) => drawCell(cell, [], click))));
}

/** @param {CellView} cell @param {(HTMLElement | null | false)[]} score @param {(cell: CellView, event: MouseEvent) => void} click */
function drawCell(cell, score, click) {
  const isKnown = cell.state === "stored" || cell.state === "running";
  const bar = cell.fraction !== null && h("span", { class: "wb-cell-bar" }, widen(h("span"), cell.fraction));
  return h(
    "button",
    {
      type: "button",
      class: "wb-cell wb-numbers",
      "data-id": cell.id,
      "data-state": cell.state,
      "data-tone": cell.tone,
      title: cell.title,
      "aria-label": cell.title,
      "aria-pressed": cell.chosen ? "true" : null,
      "aria-disabled": isKnown ? null : "true",
      onclick: (/** @type {MouseEvent} */ event) => isKnown && click(cell, event),
    },
    score.length ? score : cell.text,
    bar,
  );
}
