// @ts-check
// The results pane: run and cancel, metrics with their intervals, one page of rows, one row in full.

import { drawTerm, fill, h } from "./dom.js";

/** @param {import("./types").Send} send */
export function createResults(send) {
  /** @param {Record<string, unknown>} query */
  const look = (query) => send({ type: "table", ...query });

  const run = button("Run", "Score the draft (Mod-Enter)", () => send({ type: "run" }), "wb-primary");
  const cancel = button("Cancel", "Stop after the request in progress", () => send({ type: "cancel" }));
  const bar = h("div", { class: "wb-progress-bar" });
  const progress = h("div", { class: "wb-progress", role: "progressbar", "aria-label": "Scored docs", "aria-valuemin": 0, "aria-valuemax": 1 }, bar);
  const text = h("span", { class: "wb-progress-text", role: "status" });
  const facts = h("span", { class: "wb-quiet" });
  const outdated = h("div", { class: "wb-band", role: "status" }, "These results are of an earlier draft or of other settings.");
  const error = h("div", { class: "wb-band wb-bad", role: "alert" });
  const notes = h("div", { class: "wb-quiet", role: "note" });
  const metrics = h("div", { class: "wb-metrics" });
  const filters = h("div", { class: "wb-segmented", role: "radiogroup", "aria-label": "Which rows" });
  const head = h("tr");
  const body = h("tbody");
  const table = h("table", { class: "wb-table" }, h("thead", {}, head), body);
  const pager = h("span", { class: "wb-quiet" });
  const previous = button("◀", "Previous page", () => look({ page_by: -1 }), "wb-icon");
  const next = button("▶", "Next page", () => look({ page_by: 1 }), "wb-icon");
  const detail = h("section", { class: "wb-detail", "aria-label": "Row" });
  const empty = h("p", { class: "wb-empty" }, "Run scores the draft on a sample of the docs. The prompt of every row is the one that the preview shows.");
  const rows = h(
    "div",
    { class: "wb-rows" },
    h("div", { class: "wb-strip" }, filters, h("span", { class: "wb-spring" }), previous, pager, next),
    h("div", { class: "wb-scroll", tabindex: 0, role: "region", "aria-label": "Rows" }, table),
  );
  const element = h(
    "div",
    { class: "wb-results" },
    h("div", { class: "wb-strip" }, run, cancel, progress, text, facts),
    outdated,
    error,
    metrics,
    notes,
    empty,
    rows,
    detail,
  );

  /** @param {import("./types").ResultsView} view */
  function draw(view) {
    const state = view.progress;
    run.disabled = state.running;
    cancel.disabled = !state.running;
    text.textContent = state.text;
    fill(facts, state.facts.join(" · "));
    drawProgress(state);
    error.hidden = !state.error;
    error.textContent = state.error ?? "";
    notes.hidden = !state.notes?.length;
    fill(notes, state.notes?.map((note) => h("p", {}, note)) ?? []);
    fill(metrics, view.metrics.map(drawMetric));
    empty.hidden = view.rows.length > 0 || view.metrics.length > 0 || state.running;
    rows.hidden = view.filters.length < 2 && view.rows.length === 0;
    drawFilters(view);
    fill(head, h("th", { scope: "col" }, h("span", { class: "wb-hidden" }, "verdict")), view.columns.map((name) => h("th", { scope: "col" }, name)));
    fill(body, view.rows.map((row) => drawRow(row, view.detail?.doc_id === row.doc_id)));
    pager.textContent = view.pager;
    previous.disabled = !view.has_previous;
    next.disabled = !view.has_next;
    detail.hidden = !view.detail;
    fill(detail, view.detail && drawDetail(view.detail, () => look({ doc_id: null })));
  }

  /** @param {import("./types").ProgressView} state */
  function drawProgress(state) {
    progress.hidden = state.status === "idle";
    progress.dataset.status = state.status;
    progress.classList.toggle("wb-waiting", state.running && !state.fraction);
    bar.style.width = `${100 * (state.fraction ?? 0)}%`;
    progress.setAttribute("aria-valuenow", String(state.fraction ?? 0));
    progress.setAttribute("aria-valuetext", state.text);
  }

  /** @param {import("./types").ResultsView} view */
  function drawFilters(view) {
    fill(
      filters,
      view.filters.map(({ id, label, active }) =>
        h("button", { type: "button", role: "radio", "aria-checked": String(active), "data-id": id, onclick: () => look({ filter: id }) }, label),
      ),
    );
  }

  /** @param {import("./types").RowView} row @param {boolean} open */
  function drawRow(row, open) {
    const show = () => look({ doc_id: row.doc_id });
    const [doc, ...cells] = row.cells;
    return h(
      "tr",
      { "data-verdict": row.verdict, "aria-selected": String(open), onclick: show },
      h("td", { class: "wb-mark", title: row.reason || row.verdict }, row.mark, h("span", { class: "wb-hidden" }, row.verdict)),
      h("td", {}, h("button", { type: "button", class: "wb-link", "aria-label": `Show doc ${doc}` }, doc)),
      cells.map((cell) => h("td", { title: cell }, cell)),
    );
  }

  return {
    element,
    draw,
    /** @param {import("./types").StatusView} view */
    drawStatus(view) {
      outdated.hidden = !view.outdated;
    },
  };
}

/** @param {string} text @param {string} title @param {() => void} onclick @param {string} [extra] */
function button(text, title, onclick, extra = "") {
  return h("button", { type: "button", class: `wb-button ${extra}`.trim(), title, "aria-label": extra === "wb-icon" ? title : null, onclick }, text);
}

/** @param {import("./types").MetricView} metric */
function drawMetric(metric) {
  const axis = metric.bar && h("div", { class: "wb-axis", "aria-hidden": "true" }, h("span", { class: "wb-interval" }), h("span", { class: "wb-point" }));
  if (axis && metric.bar) {
    const [span, point] = /** @type {HTMLElement[]} */ ([...axis.children]);
    span.style.left = `${100 * metric.bar.low}%`;
    span.style.width = `${100 * (metric.bar.high - metric.bar.low)}%`;
    point.style.left = `${100 * metric.bar.value}%`;
  }
  return h(
    "div",
    { class: "wb-metric" },
    h("div", { class: "wb-metric-name" }, metric.name),
    h("div", { class: "wb-metric-value" }, metric.value),
    h("div", { class: "wb-quiet" }, metric.interval && h("span", { title: "95 % interval" }, metric.interval), h("span", {}, metric.n)),
    axis,
  );
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
      button("✕", "Close the row", close, "wb-icon"),
    ),
    view.error && h("div", { class: "wb-band wb-bad" }, view.error),
    h(
      "div",
      { class: "wb-triple" },
      drawTerm("gold", view.gold.map((text) => h("span", { class: "wb-value" }, text))),
      view.scores.flatMap(({ name, value, reason }) => drawTerm(name, value, reason && ` (${reason})`)),
      view.response.flatMap(({ name, pieces }) => drawTerm(name, h("div", { class: "wb-response", "data-part": name }, pieces.map(drawPiece)))),
    ),
    view.choices.length > 0 && drawChoices(view.choices),
  ].flat();
}

/** @param {{ kind: string, text: string }} piece of a response */
function drawPiece({ kind, text }) {
  return h("span", { "data-kind": kind, title: kind === "text" ? null : kind }, text);
}

/** @param {import("./types").DetailView["choices"]} choices */
function drawChoices(choices) {
  const columns = ["", "choice", "log-likelihood", "tokens", "per token", "greedy"];
  return h(
    "table",
    { class: "wb-table" },
    h("thead", {}, h("tr", {}, columns.map((name) => h("th", { scope: "col" }, name)))),
    h(
      "tbody",
      {},
      choices.map((choice) =>
        h(
          "tr",
          { "data-picked": choice.picked },
          h("td", {}, choice.picked && "picked ", choice.gold && h("span", { class: "wb-gold" }, "✓ gold")),
          [choice.text, choice.sum, choice.tokens, choice.per_token, choice.greedy].map((cell) => h("td", {}, cell)),
        ),
      ),
    ),
  );
}
