// @ts-check
// The compare pane: two sides, one plain sentence, the rows that flipped, one flipped row in full.

import "./css/compare.css";
import { createAttribution } from "./attribute.js";
import { createChart } from "./chart.js";
import { withTimes } from "./clock.js";
import { button, createCheck, drawTable, fill, h, iconButton, setOptions, setText, whenChanged } from "./dom.js";
import { drawAxis, drawResponse, handoutButton } from "./results.js";
import { createRowTable } from "./table.js";
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
  const score = button("", "", () => choose({ score: true }), "wb-small");
  const live = createCheck(t("live"), t("Score the draft again whenever it has stayed the same for a moment"), () => choose({ live: live.box.checked }));
  const status = h("div", { class: "wb-quiet wb-cost", role: "status" });
  const refusal = h("div", { class: "wb-band wb-bad", role: "alert" });
  const outdated = h("div", { class: "wb-band", role: "status" }, t("This comparison is of an earlier draft or of other settings."));
  const summary = h("section", { class: "wb-comparison", "aria-label": t("Comparison") });
  const rows = createRowTable(look, { label: t("Compared docs"), which: t("Which docs"), mark: t("change"), kind: "wb-flips" });
  const detail = h("section", { class: "wb-detail wb-flip", "aria-label": t("Doc in both runs") });
  const empty = h("p", { class: "wb-empty" }, t("Compare scores what has no run yet on the same docs, and shows which rows flipped. The draft need not be saved."));
  const which = createAttribution(send, () => ({ a: a.value, b: b.value }));
  const handout = handoutButton(send, "compare");
  const head = h("div", { class: "wb-strip wb-head" }, h("span", { class: "wb-spring" }), live.label, score, handout);
  const pair = h("div", { class: "wb-pair" }, a, h("span", { "aria-hidden": "true" }, "→"), b);
  const sides = h("div", { class: "wb-strip wb-sides-line" }, pair, h("div", { class: "wb-asks" }, metric, which.button));
  // A click on a bar leaves its docs; one on the bar that is chosen brings all back.
  const flips = createChart((mark) => look({ docs: mark.doc_ids, of: mark.label }));
  const evidence = createChart(() => {});
  const formats = createChart(() => {});
  const element = h(
    "div",
    { class: "wb-pane wb-compare" },
    head,
    sides,
    h(
      "div",
      { class: "wb-compare-body" },
      status,
      refusal,
      outdated,
      summary,
      which.element,
      h("div", { class: "wb-compare-charts" }, flips.element, evidence.element, formats.element),
      empty,
      rows.element,
      detail,
    ),
  );

  /** @param {import("./types").CompareView} view */
  function draw(view) {
    const choices = withTimes(view.choices, true);
    for (const [side, chosen] of /** @type {const} */ ([[a, view.a], [b, view.b]])) {
      setOptions(side, choices, chosen);
      side.title = choices.find(({ id }) => id === chosen)?.title ?? "";
    }
    setOptions(metric, view.metrics.map((name) => ({ id: name, label: name })), view.comparison?.metric ?? view.metrics[0] ?? "");
    metric.hidden = view.metrics.length < 2;
    score.textContent = view.action.label;
    score.title = view.action.title;
    score.disabled = !view.action.enabled;
    live.box.checked = view.live;
    setText(status, view.status);
    drawRefusal(view);
    outdated.hidden = !view.outdated;
    summary.hidden = handout.hidden = !view.comparison;
    fill(summary, view.comparison && drawComparison(view.comparison, view.labels));
    flips.draw(view.detail ? null : view.chart);
    evidence.draw(view.detail ? null : view.evidence);
    formats.draw(view.detail ? null : view.formats);
    empty.hidden = Boolean(view.comparison || view.refusal);
    rows.element.hidden = !view.flips;
    if (view.flips) rows.draw(view.flips, view.detail?.doc_id);
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

  return {
    id: "compare",
    label: t("Compare"),
    element,
    head,
    views: { compare: draw, attribution: which.draw },
    setVisible: whenChanged((visible) => choose({ visible })), // only what is looked at is compared
    destroy() {
      flips.destroy();
      evidence.destroy();
      formats.destroy();
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
      { class: "wb-flow wb-comparison-facts" },
      h(
        "div",
        { class: "wb-delta wb-numbers", title: `${after} − ${before}` },
        h("div", { class: "wb-metric-name" }, `${view.metric}: B − A`),
        h("div", {}, h("strong", { class: "wb-metric-value" }, view.delta), " ", h("span", { class: "wb-quiet", title: t("95 % interval, at every look") }, view.interval)),
        view.bar && drawDelta(view.bar),
      ),
      h(
        "div",
        { class: "wb-flow wb-counts wb-numbers" },
        h("span", { "data-change": "better" }, h("span", { class: "wb-mark" }, "▲ "), view.better),
        h("span", { "data-change": "worse" }, h("span", { class: "wb-mark" }, "▼ "), view.worse),
        h("span", { class: "wb-quiet" }, `= ${view.same}`),
        h("span", { class: "wb-quiet", title: view.planned }, `${view.evidence} · ${view.n}`),
        view.left_out && h("span", { class: "wb-quiet" }, view.left_out),
        h("span", { class: "wb-quiet wb-run-ids wb-cut", title: t("for workbench compare") }, view.runs),
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
      view.gold.map((text) => h("span", { class: "wb-value wb-text" }, text)),
      h("span", { class: "wb-spring" }),
      iconButton("close", t("Close the row"), close, "wb-quiet-button"),
    ),
    h("div", { class: "wb-asked wb-text", "aria-label": t("question") }, view.asked),
    h("div", { class: "wb-both" }, view.sides.map(drawSide)),
    view.choices.length > 0 && drawChoices(view),
    h("div", { class: "wb-term wb-quiet" }, view.same_prompt ? t("prompt: the same on both sides") : t("prompt: what B changed")),
    h("div", { class: "wb-words wb-text", role: "region", tabindex: 0, "aria-label": t("Both prompts, by words") }, view.prompt.map(drawPiece)),
  ];
}

/** @param {import("./types").FlipView["sides"][number]} side @param {number} index */
function drawSide(side, index) {
  return h(
    "section",
    { class: "wb-one-side", "aria-label": side.label },
    h("div", {}, h("strong", {}, `${index ? "B" : "A"} · ${side.label}`), " ", h("span", { "data-verdict": side.verdict }, h("span", { class: "wb-mark" }, side.word))),
    side.error && h("div", { class: "wb-band wb-bad" }, side.error),
    h("div", { class: "wb-flow wb-side-scores wb-numbers wb-quiet" }, side.scores.map(({ name, value, reason }) => h("span", {}, `${name} ${value}`, reason && ` (${reason})`))),
    side.response.length > 0 && h("div", { class: "wb-triple" }, side.response.flatMap(drawResponse)),
  );
}

/** @param {import("./types").FlipView} view */
function drawChoices(view) {
  const names = [t("choice"), "", ...["A", "B"].flatMap((side) => [`${side} ${t("log-likelihood")}`, `${side} ${t("per token")}`, `${side} ${t("picked")}`]), "B − A"];
  const row = (/** @type {typeof view.choices[number]} */ choice) =>
    h(
      "tr",
      {},
      h("td", {}, choice.text),
      h("td", {}, choice.gold && h("span", { class: "wb-gold" }, `✓ ${t("gold")}`)),
      choice.sides.flatMap((side) => [h("td", {}, side?.sum ?? "–"), h("td", {}, side?.per_token ?? "–"), h("td", {}, side?.picked ? `● ${t("picked")}` : "")]),
      h("td", {}, choice.change),
    );
  return drawTable({ class: "wb-table wb-choice-pairs" }, names, view.choices.map(row));
}

/** @param {{ kind: string, text: string }} piece of two prompts */
function drawPiece({ kind, text }) {
  if (kind === "removed") return h("del", {}, text);
  if (kind === "added") return h("ins", {}, text);
  return kind === "gap" ? h("span", { class: "wb-gap wb-quiet" }, text) : text;
}
