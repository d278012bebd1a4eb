// @ts-check
// The run pane: run, cancel and the queue, metrics with their intervals, one page of rows, one row in full.

import "./css/results.css";
import { drawTable, drawTerm, fill, h, iconButton, setText, whenChanged, widen } from "./dom.js";
import { createElsewhere } from "./elsewhere.js";
import { createPictures } from "./pictures.js";
import { createRowTable } from "./table.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createResults(send) {
  /** @param {Record<string, unknown>} query */
  const look = (query) => send({ type: "table", ...query });

  const whose = h("strong", { class: "wb-cut" });
  const text = h("span", { class: "wb-progress-text wb-cut wb-numbers", role: "status" });
  const facts = h("span", { class: "wb-quiet wb-cut" });
  const handout = handoutButton(send, "run");
  const head = h("div", { class: "wb-strip wb-head" }, whose, text, facts, h("span", { class: "wb-spring" }), handout);
  const cost = h("div", { class: "wb-quiet wb-cost", hidden: true });
  const elsewhere = createElsewhere(send);
  const queue = h("div", { class: "wb-strip wb-queue", role: "group", "aria-label": t("Waiting runs"), hidden: true });
  const outdated = h("div", { class: "wb-band", role: "status", hidden: true });
  const error = h("div", { class: "wb-band wb-bad", role: "alert" });
  const notes = h("div", { class: "wb-quiet", role: "note" });
  const metrics = h("div", { class: "wb-metrics" });
  const pictures = createPictures(send);
  const detail = h("section", { class: "wb-detail", "aria-label": t("Row") });
  const empty = h("p", { class: "wb-empty" }, t("Run scores the draft on a sample of the docs. The prompt of every row is the one that the preview shows."));
  const rows = createRowTable(look, { label: t("Rows"), which: t("Which rows"), mark: t("verdict"), kind: "" });
  const element = h(
    "div",
    { class: "wb-pane wb-results" },
    head,
    h("div", { class: "wb-cost-line" }, cost, elsewhere.open),
    elsewhere.element,
    queue,
    outdated,
    error,
    metrics,
    notes,
    empty,
    pictures.element,
    rows.element,
    detail,
  );

  let stopped = "";
  let isOfAnother = false;
  let expected = "";

  /** @param {import("./types").ResultsView} view */
  function draw(view) {
    const state = view.progress;
    text.textContent = text.title = state.text;
    facts.textContent = facts.title = state.facts.join(" · ");
    element.dataset.status = state.status;
    setText(error, state.error);
    notes.hidden = !state.notes?.length;
    fill(notes, state.notes?.map((note) => h("p", {}, note)) ?? []);
    metrics.hidden = view.metrics.length === 0;
    handout.hidden = !view.hands_on;
    fill(metrics, view.metrics.slice(0, 1).map(drawMetric), view.metrics.length > 1 && drawOthers(view.metrics.slice(1)));
    empty.hidden = view.rows.length > 0 || view.metrics.length > 0 || state.running;
    rows.element.hidden = view.filters.length < 2 && view.rows.length === 0;
    rows.draw(view, view.detail?.doc_id);
    detail.hidden = !view.detail;
    fill(detail, view.detail && drawDetail(view.detail, () => look({ doc_id: null })));
  }

  /** @param {import("./types").ControlView} view */
  function drawControl(view) {
    whose.textContent = whose.title = view.of;
    stopped = view.stopped;
    isOfAnother = view.outdated;
    drawCost();
    queue.hidden = view.queue.length === 0;
    fill(queue, h("span", { class: "wb-label" }, t("Waiting")), view.queue.map(drawWaiting));
    outdated.hidden = !view.outdated;
    outdated.textContent = t("These scores are of another text, other rows or other settings than the draft's now: {what}", { what: view.of });
  }

  /** @param {import("./types").ControlView["queue"][number]} job */
  function drawWaiting({ number, label, model }) {
    const drop = iconButton("close", t("Take {what} out of the queue", { what: label }), () => send({ type: "cancel", job: number }), "wb-quiet-button");
    return h("span", { class: "wb-waiting-run" }, `${number} · ${label} · ${model}`, drop);
  }

  function drawCost() {
    const now = stopped && expected && isOfAnother ? t("the draft now: {cost}", { cost: expected }) : expected;
    setText(cost, [stopped, now].filter(Boolean).join(" · "));
  }

  /** @param {{ text?: string }} view what a run of the draft would find stored, and how long it would take */
  function takeCost(view) {
    expected = view.text ?? "";
    drawCost();
  }

  return { id: "results", label: t("Run"), element, head, views: { control: drawControl, results: draw, cost: takeCost, elsewhere: elsewhere.draw, pictures: pictures.draw }, setVisible: whenChanged((visible) => send({ type: "pictures", visible })), destroy: pictures.destroy };
}

/** @param {import("./host").Send} send @param {"run" | "compare"} of */
export function handoutButton(send, of) {
  return iconButton("report", t("Write a report to hand on: one page, without scripts or network"), () => send({ type: "handout", of }), "wb-quiet-button");
}

/** @param {import("./types").MetricView[]} metrics */
function drawOthers(metrics) {
  const row = (/** @type {typeof metrics[number]} */ { name, value, interval, n }) => h("tr", { title: n }, h("th", { scope: "row" }, name), h("td", {}, h("strong", {}, value)), h("td", { class: "wb-quiet" }, interval));
  return h("div", { class: "wb-other-metrics" }, h("table", { class: "wb-plain wb-numbers", "aria-label": t("Other metrics") }, h("tbody", {}, metrics.map(row))));
}

/** @param {import("./types").MetricView} metric */
function drawMetric(metric) {
  return h(
    "div",
    { class: "wb-metric wb-numbers" },
    h("div", { class: "wb-metric-name" }, metric.name),
    h("div", { class: "wb-metric-value" }, metric.value),
    h("div", { class: "wb-quiet" }, metric.interval && h("span", { title: t("95 % interval") }, metric.interval), h("span", {}, metric.n)),
    metric.bar && drawAxis(metric.bar),
  );
}

/**
 * A value with its interval, on an axis from 0 to 1; `behind` it, where other formats have it.
 * @param {import("./types").BarView} places @param {import("./types").BarView | null} [behind]
 */
export function drawAxis({ low, high, value }, behind) {
  const span = widen(h("span", { class: "wb-interval" }), high - low);
  const point = h("span", { class: "wb-point" });
  span.style.left = `${100 * low}%`;
  point.style.left = `${100 * value}%`;
  const band = behind && widen(h("span", { class: "wb-interval-behind" }), behind.high - behind.low);
  if (band) band.style.left = `${100 * behind.low}%`;
  return h("div", { class: "wb-axis", "aria-hidden": "true" }, band, span, point);
}

/** @param {import("./types").DetailView} view @param {() => void} close */
function drawDetail(view, close) {
  return [
    h(
      "div",
      { class: "wb-strip" },
      h("strong", {}, view.title),
      h("span", { class: "wb-quiet" }, view.shots),
      view.stop_reason && h("span", { class: "wb-quiet" }, view.stop_reason),
      h("span", { class: "wb-spring" }),
      iconButton("close", t("Close the row"), close, "wb-quiet-button"),
    ),
    view.error && h("div", { class: "wb-band wb-bad" }, view.error),
    h(
      "div",
      { class: "wb-triple" },
      drawTerm(t("question"), h("span", { class: "wb-value wb-text" }, view.asked)),
      drawTerm(t("gold"), view.gold.map((text) => h("span", { class: "wb-value wb-text" }, text))),
      view.scores.flatMap(({ name, value, reason }) => drawTerm(name, value, reason && ` (${reason})`)),
      view.response.flatMap(drawResponse),
      view.draws.length > 0 && drawTerm(t("draws"), drawDraws(view.draws)),
    ),
    view.choices.length > 0 && drawChoices(view.choices),
  ].flat();
}

/** @param {import("./types").DetailView["draws"]} draws */
function drawDraws(draws) {
  const row = (/** @type {typeof draws[number]} */ { label, verdict, mark, word, answer }) =>
    h("tr", { "data-verdict": verdict }, h("th", { scope: "row" }, label), h("td", { class: "wb-mark", title: word }, mark, h("span", { class: "wb-hidden" }, word)), h("td", {}, answer));
  return h("table", { class: "wb-plain wb-numbers", "aria-label": t("Draws") }, h("tbody", {}, draws.map(row)));
}

/** @param {import("./types").DetailView["response"][number]} part a response, or a part of it */
export function drawResponse({ name, label, pieces }) {
  return drawTerm(label, h("div", { class: "wb-response wb-text", "data-part": name }, pieces.map(drawPiece)));
}

/** @param {{ kind: string, text: string }} piece of a response */
function drawPiece({ kind, text }) {
  return h("span", { "data-kind": kind, title: { extracted: t("what was extracted"), after: t("behind the stop sequence") }[kind] }, text);
}

/** @param {import("./types").DetailView["choices"]} choices */
function drawChoices(choices) {
  const columns = ["", t("choice"), t("log-likelihood"), t("tokens"), t("per token"), t("greedy")];
  const row = (/** @type {typeof choices[number]} */ choice) =>
    h(
      "tr",
      { "data-picked": choice.picked },
      h("td", {}, choice.picked && `${t("picked")} `, choice.gold && h("span", { class: "wb-gold" }, `✓ ${t("gold")}`)),
      [choice.text, choice.sum, choice.tokens, choice.per_token, choice.greedy].map((cell) => h("td", {}, cell)),
    );
  return drawTable({ class: "wb-table" }, columns, choices.map(row));
}
