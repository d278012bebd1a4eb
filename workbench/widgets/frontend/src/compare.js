// @ts-check
// The compare pane: two sides, one plain sentence, the rows that flipped, one flipped row in full.

import "./css/compare.css";
import { fill, h, setOptions } from "./dom.js";
import { button, drawAxis, drawResponse } from "./results.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createCompare(send) {
  /** @param {Record<string, unknown>} change */
  const choose = (change) => send({ type: "compare", ...change });
  /** @param {Record<string, unknown>} query */
  const look = (query) => send({ type: "flips", ...query });

  const a = h("select", { "aria-label": t("Side A, before"), onchange: () => choose({ a: a.value }) });
  const b = h("select", { "aria-label": t("Side B, after"), onchange: () => choose({ b: b.value }) });
  const metric = h("select", { "aria-label": t("Metric"), onchange: () => choose({ metric: metric.value }) });
  const score = button("", "", () => choose({ score: true }), "wb-primary");
  const live = h("input", { type: "checkbox", onchange: () => choose({ live: live.checked }) });
  const liveLabel = h("label", { class: "wb-check", title: t("Score the draft again whenever it has stayed the same for a moment") }, live, t("live"));
  const status = h("div", { class: "wb-quiet wb-cost", role: "status" });
  const refusal = h("div", { class: "wb-band wb-bad", role: "alert" });
  const outdated = h("div", { class: "wb-band", role: "status" }, t("This comparison is of an earlier draft or of other settings."));
  const summary = h("section", { class: "wb-comparison", "aria-label": t("Comparison") });
  const filters = h("div", { class: "wb-segmented", role: "radiogroup", "aria-label": t("Which docs") });
  const head = h("tr");
  const body = h("tbody");
  const pager = h("span", { class: "wb-quiet" });
  const previous = button("◀", t("Previous page"), () => look({ page_by: -1 }), "wb-icon");
  const next = button("▶", t("Next page"), () => look({ page_by: 1 }), "wb-icon");
  const rows = h(
    "div",
    { class: "wb-rows" },
    h("div", { class: "wb-strip" }, filters, h("span", { class: "wb-spring" }), previous, pager, next),
    h(
      "div",
      { class: "wb-scroll", tabindex: 0, role: "region", "aria-label": t("Compared docs") },
      h("table", { class: "wb-table wb-flips" }, h("thead", {}, head), body),
    ),
  );
  const detail = h("section", { class: "wb-detail wb-flip", "aria-label": t("Doc in both runs") });
  const empty = h("p", { class: "wb-empty" }, t("Compare scores what has no run yet on the same docs, and shows which rows flipped. The draft need not be saved."));
  const element = h(
    "div",
    { class: "wb-compare" },
    h("div", { class: "wb-strip" }, h("span", { class: "wb-sides" }, a, h("span", { "aria-hidden": "true" }, "→"), b), metric, score, liveLabel),
    status,
    refusal,
    outdated,
    summary,
    empty,
    rows,
    detail,
  );

  /** @param {import("./types").CompareView} view */
  function draw(view) {
    setOptions(a, view.choices, view.a);
    setOptions(b, view.choices, view.b);
    setOptions(metric, view.metrics.map((name) => ({ id: name, label: name })), view.comparison?.metric ?? view.metrics[0] ?? "");
    metric.hidden = view.metrics.length < 2;
    score.textContent = view.action.label;
    score.title = view.action.title;
    score.disabled = !view.action.enabled;
    live.checked = view.live;
    status.textContent = view.status;
    status.hidden = !view.status;
    drawRefusal(view);
    outdated.hidden = !view.outdated;
    summary.hidden = !view.comparison;
    fill(summary, view.comparison && drawComparison(view.comparison, view.labels));
    empty.hidden = Boolean(view.comparison || view.refusal);
    rows.hidden = !view.flips;
    if (view.flips) drawFlips(view.flips, view.detail?.doc_id);
    detail.hidden = !view.detail;
    element.classList.toggle("wb-opened", Boolean(view.detail));
    fill(detail, view.detail && drawFlip(view.detail, () => look({ doc_id: null })));
  }

  /** @param {import("./types").CompareView} view */
  function drawRefusal(view) {
    refusal.hidden = !view.refusal;
    const names = view.may_vary.join(", ");
    fill(
      refusal,
      h("span", {}, view.refusal),
      names && button(t("Let {names} vary", { names }), t("Compare all the same: a difference then has two causes"), () => choose({ vary: [...view.vary, ...view.may_vary] }), "wb-small"),
    );
  }

  /** @param {import("./types").FlipsView} view @param {number} [open] */
  function drawFlips(view, open) {
    fill(
      filters,
      view.filters.map(({ id, label, active }) =>
        h("button", { type: "button", role: "radio", "aria-checked": String(active), "data-id": id, onclick: () => look({ filter: id }) }, label),
      ),
    );
    fill(head, h("th", { scope: "col" }, h("span", { class: "wb-hidden" }, t("change"))), view.columns.map((name) => h("th", { scope: "col" }, name)));
    fill(body, view.rows.map((row) => drawPair(row, row.doc_id === open)));
    pager.textContent = view.pager;
    previous.disabled = !view.has_previous;
    next.disabled = !view.has_next;
  }

  /** @param {import("./types").FlipsView["rows"][number]} row @param {boolean} open */
  function drawPair(row, open) {
    const [doc, ...cells] = row.cells;
    return h(
      "tr",
      { "data-change": row.change, "aria-selected": String(open), onclick: () => look({ doc_id: row.doc_id }) },
      h("td", { class: "wb-mark", title: row.word }, row.mark, h("span", { class: "wb-hidden" }, row.word)),
      h("td", {}, h("button", { type: "button", class: "wb-link", "aria-label": t("Show doc {number}", { number: doc }) }, doc)),
      cells.map((cell) => h("td", { title: cell }, cell)),
    );
  }

  let visible = false;

  return {
    id: "compare",
    label: t("Compare"),
    element,
    views: { compare: draw },
    /** @param {boolean} now the kernel compares only what is looked at */
    setVisible(now) {
      if (now === visible) return;
      visible = now;
      choose({ visible });
    },
  };
}

/** @param {import("./types").ComparisonView} view @param {string[]} labels */
function drawComparison(view, labels) {
  const [before, after] = labels;
  return [
    h("p", { class: "wb-verdict" }, view.verdict),
    h(
      "div",
      { class: "wb-comparison-facts" },
      h(
        "div",
        { class: "wb-delta", title: `${after} − ${before}` },
        h("div", { class: "wb-metric-name" }, `${view.metric}: B − A`),
        h("div", {}, h("strong", { class: "wb-metric-value" }, view.delta), " ", h("span", { class: "wb-quiet", title: t("95 % interval, paired") }, view.interval)),
        view.bar && drawDelta(view.bar),
      ),
      h(
        "div",
        { class: "wb-counts" },
        h("span", { "data-change": "better" }, h("span", { class: "wb-mark" }, "▲ "), view.better),
        h("span", { "data-change": "worse" }, h("span", { class: "wb-mark" }, "▼ "), view.worse),
        h("span", { class: "wb-quiet" }, `= ${view.same}`),
        h("span", { class: "wb-quiet" }, `${view.test}, ${view.p}, ${view.n}`),
        view.left_out && h("span", { class: "wb-quiet" }, view.left_out),
        h("span", { class: "wb-quiet wb-run-ids", title: t("for workbench compare") }, view.runs),
      ),
    ),
  ];
}

/** @param {{ low: number, high: number, value: number }} bar */
function drawDelta(bar) {
  const axis = drawAxis(bar);
  axis.classList.add("wb-centred");
  return axis;
}

/** @param {import("./types").FlipView} view @param {() => void} close */
function drawFlip(view, close) {
  return [
    h(
      "div",
      { class: "wb-strip" },
      h("strong", {}, view.title),
      h("span", { "data-change": view.change }, h("span", { class: "wb-mark" }, view.word)),
      h("span", { class: "wb-label" }, t("gold")),
      view.gold.map((text) => h("span", { class: "wb-value" }, text)),
      h("span", { class: "wb-spring" }),
      button("✕", t("Close the row"), close, "wb-icon"),
    ),
    h("div", { class: "wb-both" }, view.sides.map(drawSide)),
    view.choices.length > 0 && drawChoices(view),
    h("div", { class: "wb-term" }, view.same_prompt ? t("prompt: the same on both sides") : t("prompt: what B changed")),
    h("div", { class: "wb-words", role: "region", tabindex: 0, "aria-label": t("Both prompts, by words") }, view.prompt.map(drawPiece)),
  ];
}

/** @param {import("./types").FlipView["sides"][number]} side @param {number} index */
function drawSide(side, index) {
  return h(
    "section",
    { class: "wb-one-side", "aria-label": side.label },
    h("div", {}, h("strong", {}, `${index ? "B" : "A"} · ${side.label}`), " ", h("span", { "data-verdict": side.verdict }, h("span", { class: "wb-mark" }, side.word))),
    side.error && h("div", { class: "wb-band wb-bad" }, side.error),
    h("div", { class: "wb-side-scores" }, side.scores.map(({ name, value, reason }) => h("span", {}, `${name} ${value}`, reason && ` (${reason})`))),
    side.response.length > 0 && h("div", { class: "wb-triple" }, side.response.flatMap(drawResponse)),
  );
}

/** @param {import("./types").FlipView} view */
function drawChoices(view) {
  const names = [t("choice"), "", ...["A", "B"].flatMap((side) => [`${side} ${t("log-likelihood")}`, `${side} ${t("per token")}`, `${side} ${t("picked")}`]), "B − A"];
  return h(
    "table",
    { class: "wb-table wb-choice-pairs" },
    h("thead", {}, h("tr", {}, names.map((name) => h("th", { scope: "col" }, name)))),
    h(
      "tbody",
      {},
      view.choices.map((choice) =>
        h(
          "tr",
          {},
          h("td", {}, choice.text),
          h("td", {}, choice.gold && h("span", { class: "wb-gold" }, `✓ ${t("gold")}`)),
          choice.sides.flatMap((side) => [h("td", {}, side?.sum ?? "–"), h("td", {}, side?.per_token ?? "–"), h("td", {}, side?.picked ? `● ${t("picked")}` : "")]),
          h("td", {}, choice.change),
        ),
      ),
    ),
  );
}

/** @param {{ kind: string, text: string }} piece of two prompts */
function drawPiece({ kind, text }) {
  if (kind === "removed") return h("del", {}, text);
  if (kind === "added") return h("ins", {}, text);
  return kind === "gap" ? h("span", { class: "wb-gap" }, text) : text;
}
