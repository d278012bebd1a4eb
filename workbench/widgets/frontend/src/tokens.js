// @ts-check
// The tokens pane: the prompt token by token, the choices in a table, one token in detail.

import "./css/tokens.css";
import { button, createPager, drawRuns, fill, h, whenChanged, widen } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types").DrawnToken} DrawnToken */

/** @param {import("./host").Send} send */
export function createTokens(send) {
  /** @param {Record<string, unknown>} wish */
  const ask = (wish) => send({ type: "tokens", ...wish });

  const message = h("div", { class: "wb-empty", role: "status" });
  const facts = h("div", { class: "wb-flow wb-meta wb-numbers wb-quiet" });
  const hidden = h("span", { class: "wb-quiet" });
  const all = button(t("Show all"), "", () => ask({ all: true }), "wb-small");
  const pager = createPager((by) => ask({ page_by: -by }), t("Earlier tokens"), t("Later tokens")); // pages count from the end
  const strip = h("div", { class: "wb-strip wb-token-strip" }, drawScale(), h("span", { class: "wb-spring" }), hidden, all, pager.element);
  const prompt = h("div", { class: "wb-flow wb-tokens", role: "group", "aria-label": t("Tokens of the prompt") });
  const border = h("div", { class: "wb-token-border wb-quiet" }, h("span", {}, t("the continuation starts here")));
  const choices = h("div", { class: "wb-token-choices" });
  const scroll = h("div", { class: "wb-token-scroll", onkeydown: move, onfocusin: look, onmouseover: look }, prompt, border, choices);
  const detail = h("section", { class: "wb-token-detail", "aria-label": t("Token") });
  const element = h("div", { class: "wb-pane wb-token-pane" }, message, strip, scroll, facts, detail);

  /** @type {Map<Element, DrawnToken>} */
  let known = new Map();

  /** @param {import("./types").TokensView | import("./types").WaitingView} view */
  function draw(view) {
    const ready = view.state === "ready";
    element.dataset.state = view.state ?? "idle";
    message.hidden = ready && !view.message && !view.error;
    const start = view.button && button(view.button, "", () => ask({ seen: true, load: true }), "wb-primary");
    fill(message, h("span", {}, (ready && view.error) || view.message || ""), start);
    for (const part of [strip, scroll, facts, detail]) part.hidden = !ready;
    if (!ready) return;
    known = new Map();
    fill(facts, view.facts.map((fact) => h("span", {}, fact)));
    hidden.textContent = view.hidden;
    all.hidden = !view.hidden;
    pager.draw(view);
    pager.previous.hidden = pager.next.hidden = !view.pager;
    fill(prompt, view.context.flatMap((token) => [drawToken(token), token.ends_line && h("span", { class: "wb-token-break" })]));
    border.hidden = !view.choices.length;
    fill(choices, view.choices.length > 0 && drawChoices(view.choices), h("div", { class: "wb-quiet" }, view.left_out));
    // The end of the prompt and what follows it is what one looks for first.
    if (view.page === 0) scroll.scrollTop = scroll.scrollHeight;
    const first = known.keys().next().value;
    first?.setAttribute("tabindex", "0");
    fill(detail, h("span", { class: "wb-quiet" }, t("Point at a token, or go there with the arrow keys, to see what the model finds likelier.")));
  }

  /** @param {DrawnToken} token */
  function drawToken(token) {
    const drawn = h(
      "span",
      { class: "wb-token", tabindex: -1, role: "img", "aria-label": token.label, "data-level": token.level, "data-special": token.special },
      h("span", { class: "wb-token-text wb-text" }, drawRuns(token.runs)),
      h("span", { class: "wb-token-value wb-numbers wb-quiet" }, token.value),
    );
    known.set(drawn, token);
    return drawn;
  }

  /** @param {import("./types").TokenChoice[]} rows */
  function drawChoices(rows) {
    const width = Math.max(1, ...rows.map((row) => row.tokens.length));
    const places = Array.from({ length: width }, (_, place) => h("th", { scope: "col", class: "wb-token-place" }, String(place + 1)));
    return h(
      "table",
      { class: "wb-plain wb-token-table", "aria-label": t("Tokens of the choices") },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }), h("th", { scope: "col" }, t("sum")), h("th", { scope: "col" }, t("per token")), places)),
      h("tbody", {}, rows.map((row) => drawChoice(row, width))),
    );
  }

  /** @param {import("./types").TokenChoice} row @param {number} width */
  function drawChoice(row, width) {
    const cells = row.error
      ? [h("td", { colspan: width, class: "wb-token-error" }, row.error)]
      : Array.from({ length: width }, (_, place) => h("td", {}, row.tokens[place] && drawToken(row.tokens[place])));
    return h(
      "tr",
      { "data-picked": row.picked, "data-gold": row.gold },
      h("th", { scope: "row", title: row.text }, row.label, row.gold && h("span", { class: "wb-gold" }, `✓ ${t("gold")}`), row.picked && h("span", { class: "wb-token-picked" }, `● ${t("chosen")}`)),
      h("td", { class: "wb-token-sum" }, row.sum),
      h("td", { class: "wb-token-sum" }, row.per_token),
      cells,
      row.more && h("td", { class: "wb-quiet" }, row.more),
    );
  }

  /** @param {Event} event */
  function look(event) {
    const drawn = /** @type {Element} */ (event.target).closest(".wb-token");
    const token = drawn && known.get(drawn);
    if (!drawn || !token) return;
    for (const other of known.keys()) other.removeAttribute("data-looked");
    drawn.setAttribute("data-looked", "true");
    fill(detail, drawDetail(token));
  }

  /** One of the tokens is in the tab order; arrows go to the next, Home and End to the ends. @param {KeyboardEvent} event */
  function move(event) {
    const tokens = /** @type {HTMLElement[]} */ ([...known.keys()]);
    const here = tokens.indexOf(/** @type {HTMLElement} */ (event.target));
    const places = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tokens.length - 1 };
    const next = tokens[places[/** @type {keyof typeof places} */ (event.key)] ?? -1];
    if (here < 0 || !next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tokens[here].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  return {
    id: "tokens",
    label: t("Tokens"),
    element,
    views: { tokens: draw },
    setVisible: whenChanged((seen) => ask({ seen })),
  };
}

/** @param {DrawnToken} token */
function drawDetail(token) {
  const row = (/** @type {DrawnToken["others"][number]} */ other) =>
    h(
      "tr",
      { "data-own": other.own },
      h("td", { class: "wb-token-name" }, other.text, other.own && ` ← ${t("here")}`),
      h("td", { class: "wb-token-sum" }, other.value),
      h("td", { class: "wb-token-sum" }, other.chance),
      h("td", { class: "wb-token-share", "aria-hidden": "true" }, widen(h("span", { class: "wb-token-bar" }), other.share)),
    );
  return [
    h("div", { class: "wb-flow wb-token-head wb-numbers" }, h("span", { class: "wb-token-name" }, token.name), h("span", {}, token.value), h("span", {}, token.chance), h("span", { class: "wb-quiet" }, token.rank)),
    token.others.length > 0 && h("table", { class: "wb-plain wb-token-others", "aria-label": t("What the model finds likeliest here") }, h("tbody", {}, token.others.map(row))),
  ];
}

function drawScale() {
  const names = ["≥ 50 %", "≥ 10 %", "≥ 1 %", "≥ 0.1 %", "< 0.1 %"];
  return h(
    "span",
    { class: "wb-token-scale", role: "img", "aria-label": t("From likely, without a line, to unlikely, with a thick line") },
    names.map((name, level) => h("span", { class: "wb-token", "data-level": level }, h("span", { class: "wb-token-text wb-text" }, name))),
  );
}
