// @ts-check
// A race against the draft's neighbours: what is varied, the price, a lane for each variant on one
// scale, and what came of it. All that is said and every place on the scale comes with the view.

import "./css/neighbours.css";
import { button, fill, h, setText, uniqueId, whenChanged } from "./dom.js";
import { drawChips } from "./grid.js";
import { icon } from "./icons.js";
import { drawAxis } from "./results.js";
import { drawLane, drawScale } from "./lanes.js";
import { t } from "./words.js";

/** @typedef {import("./types").NeighboursView} NeighboursView */

/** @param {import("./host").Send} send */
export function createNeighbours(send) {
  /** @param {Record<string, unknown>} change */
  const ask = (change) => send({ type: "race", ...change });
  /** @type {Record<NeighboursView["stage"], { text: string, title: string, does: string }>} */
  const steps = {
    idle: { text: t("Price"), title: t("Say what a race would take: variants, evaluations, tokens, time; nothing is scored yet"), does: "price" },
    pricing: { text: t("Price"), title: t("looking what it takes…"), does: "" },
    priced: { text: t("Start the race"), title: "", does: "start" },
    racing: { text: t("Stop the race"), title: t("stopped; what was scored is kept"), does: "stop" },
    stopped: { text: t("Go on"), title: t("Go on where it was stopped; what is stored is not computed again"), does: "start" },
    over: { text: t("Widen"), title: t("Race on for twice the budget; what is stored is not computed again"), does: "widen" },
  };
  /** @type {NeighboursView["stage"]} */
  let stage = "idle";
  /** Axes whose levels are shown. @type {Set<string>} */
  const unfolded = new Set();

  // One button goes through all steps, so that the focus stays where it is.
  const next = button("", "", () => steps[stage].does && ask({ do: steps[stage].does }), "wb-small wb-primary");
  const widen = button(steps.over.text, steps.over.title, () => ask({ do: "widen" }), "wb-small");
  const anew = button(t("New race"), t("Forget this race, and choose again"), () => ask({ do: "new" }), "wb-small");
  const said = h("span", { class: "wb-quiet wb-numbers" });
  const id = uniqueId();
  const budget = h("input", { type: "range", id, class: "wb-budget", "aria-label": t("Budget, in runs' worth of evaluations"), oninput: () => ask({ runs: Number(budget.value) }) });
  const head = h("div", { class: "wb-strip wb-head" }, h("span", { class: "wb-spring" }), anew, widen, next);
  const axes = h("div", { class: "wb-flow wb-chips", role: "group", "aria-label": t("What is varied") });
  const wish = h(
    "div",
    { class: "wb-grid-axes" },
    h("span", { class: "wb-label" }, t("What is varied")),
    axes,
    h("label", { class: "wb-label", for: id }, t("budget")),
    h("div", { class: "wb-flow wb-chips" }, budget, said),
  );
  const outdated = h("div", { class: "wb-band", role: "status", hidden: true }, t("The draft, the model or a setting is another by now: this is a race of the draft as it was."));
  const trouble = h("div", { class: "wb-band wb-bad", role: "alert", hidden: true });
  const facts = h("div", { class: "wb-race-facts wb-numbers" });
  const status = h("p", { class: "wb-quiet wb-numbers wb-race-status", role: "status" });
  const sentence = h("p", { class: "wb-race-said" });
  const adopt = button(t("Adopt the winner"), t("Make the winner the draft; undo brings yours back"), takeWinner, "wb-small wb-primary");
  const sealed = button("", "", () => sealed.getAttribute("aria-disabled") !== "true" && ask({ do: "open" }), "wb-small");
  const end = h("div", { class: "wb-race-end" }, sentence, sealed, adopt);
  const adopted = h("div", { class: "wb-race-adopted", role: "status" });
  const difference = h("div", { class: "wb-news-diff", tabindex: 0, role: "region", "aria-label": t("Difference from the draft before") });
  const lanes = h("table", { class: "wb-plain wb-lanes", "aria-label": t("Lanes of the race") });
  const effects = h("section", { class: "wb-race-effects", "aria-label": t("What matters") });
  const leftOut = h("details", { class: "wb-race-out" });
  const empty = h("p", { class: "wb-empty" }, t("What you could have written instead, raced on the same rows: other shots, separators, cues, and what you mark in the editor. Half of the variants go on after each lap; yours always does."));
  const scroll = h("div", { class: "wb-scroll wb-race-scroll", tabindex: 0, role: "region", "aria-label": t("Race against the draft's neighbours") }, end, adopted, difference, lanes, effects, leftOut);
  const element = h("div", { class: "wb-pane wb-race" }, head, wish, outdated, trouble, facts, status, empty, scroll);

  function takeWinner() {
    if (!end.hidden && !adopt.hidden) ask({ do: "adopt" });
  }

  /** @param {NeighboursView} view */
  function draw(view) {
    stage = view.stage;
    element.dataset.stage = stage;
    next.textContent = steps[stage].text;
    next.title = steps[stage].title;
    next.setAttribute("aria-disabled", String(stage === "pricing"));
    next.classList.toggle("wb-primary", stage !== "racing" && stage !== "over");
    widen.hidden = stage !== "stopped";
    anew.hidden = stage !== "over" && stage !== "stopped";
    // Not while a price is made: what has the focus would lose it, and the next key to the notebook.
    wish.inert = stage === "racing";
    drawChips(axes, view.axes, (chosen) => ask({ axes: chosen }));
    budget.min = String(view.budget.least);
    budget.max = String(view.budget.most);
    if (!budget.matches(":active")) budget.value = String(view.budget.value);
    budget.setAttribute("aria-valuetext", view.budget.text);
    said.textContent = view.budget.text;
    outdated.hidden = !view.outdated;
    setText(trouble, view.trouble);
    facts.hidden = !view.facts.length || view.laps.length > 0;
    fill(facts, view.facts.map(({ value, label }) => h("div", { class: "wb-race-fact" }, h("strong", {}, value), " ", h("span", { class: "wb-quiet" }, label))));
    setText(status, view.status);
    empty.hidden = view.laps.length > 0 || view.facts.length > 0;
    end.hidden = !view.sentence;
    sentence.textContent = view.sentence;
    adopt.hidden = !view.can_adopt;
    sealed.hidden = !view.opening;
    sealed.textContent = view.opening?.label ?? "";
    sealed.title = view.opening?.title ?? "";
    sealed.setAttribute("aria-disabled", String(!view.opening?.enabled));
    setText(adopted, view.adopted);
    difference.hidden = !view.diff.length;
    fill(difference, view.diff.map((line) => h("div", { class: "wb-diff-line wb-text", "data-sign": line.slice(0, 1) }, line || " ")));
    drawLanes(view);
    drawEffects(view);
    leftOut.hidden = !view.left_out.length;
    const isOpen = leftOut.open;
    fill(leftOut, h("summary", {}, `${t("Left out before the race")} · ${view.left_out.length}`), h("ul", {}, view.left_out.map(({ name, reason }) => h("li", {}, h("strong", {}, name), " ", h("span", { class: "wb-quiet" }, reason)))));
    leftOut.open = isOpen;
  }

  /** @param {NeighboursView} view */
  function drawLanes({ laps, ticks, unit, columns }) {
    lanes.hidden = !laps.length;
    if (lanes.hidden) return fill(lanes);
    const [name, score, lead, questions] = columns.map((text) => h("th", { scope: "col" }, text));
    const heading = h("thead", {}, h("tr", {}, name, h("th", { scope: "col", class: "wb-lane-scale" }, h("div", { class: "wb-lane-unit" }, unit), drawScale(ticks)), lead, score, questions));
    fill(lanes, heading, laps.map((lap) => drawLap(lap, ticks)));
  }

  /** @param {import("./types").LapView} lap @param {import("./types").LaneTickView[]} ticks */
  function drawLap({ title, is_out, share, lanes: own }, ticks) {
    const bar = h("span", { class: "wb-lap-share", "aria-hidden": "true" }, h("span", { style: `width: ${100 * share}%` }));
    const line = h("tr", { class: "wb-lap" }, h("th", { scope: "rowgroup", colspan: 5 }, h("span", {}, `${title} · ${own.length}`), bar));
    return h("tbody", { "data-out": String(is_out) }, line, own.map((lane) => drawRow(lane, ticks)));
  }

  /** @param {import("./types").LaneView} lane @param {import("./types").LaneTickView[]} ticks */
  function drawRow(lane, ticks) {
    return h(
      "tr",
      { class: "wb-lane-row", "data-tone": lane.tone, title: lane.reason ? `${lane.name}: ${lane.reason}` : lane.name },
      h("th", { scope: "row", class: "wb-cut" }, lane.name),
      h("td", { class: "wb-lane-place" }, drawLane(lane, ticks)),
      h("td", {}, lane.lead),
      h("td", {}, lane.score),
      h("td", {}, lane.questions, lane.reason && h("span", { class: "wb-hidden" }, lane.reason)),
    );
  }

  /** @param {NeighboursView} view */
  function drawEffects({ effects: found, together }) {
    effects.hidden = !found.length;
    fill(
      effects,
      h("h3", {}, t("What matters")),
      h("p", { class: "wb-quiet" }, t("points between an axis's best and worst level; intervals hold for all at once")),
      h("table", { class: "wb-plain wb-effects wb-numbers" }, h("tbody", {}, found.flatMap(drawEffect))),
      together.map((sentence) => h("p", { class: "wb-text" }, sentence)),
    );
  }

  /** An axis, and below it its levels, once they are asked for. @param {import("./types").EffectView} effect */
  function drawEffect({ name, effect, interval, bar, decided, levels }) {
    const rows = levels.map(drawLevel);
    const fold = h("button", { type: "button", class: "wb-fold-button", title: t("Show what each level adds"), "data-id": `effect ${name}`, onclick: toggle }, icon("more"), h("span", {}, name));
    show();
    return [h("tr", { "data-decided": String(decided) }, h("th", { scope: "row" }, fold), h("td", { class: "wb-effect-bar" }, drawAxis(bar)), h("td", {}, h("strong", {}, effect)), h("td", { class: "wb-quiet" }, interval)), ...rows];

    function toggle() {
      if (!unfolded.delete(name)) unfolded.add(name);
      show();
    }

    function show() {
      fold.setAttribute("aria-expanded", String(unfolded.has(name)));
      for (const row of rows) row.hidden = !unfolded.has(name);
    }
  }

  return {
    id: "neighbours",
    label: t("Neighbours"),
    element,
    head,
    views: { neighbours: draw },
    race: () => next.focus({ preventScroll: true }),
    adopt: takeWinner,
    setVisible: whenChanged((visible) => ask({ visible })),
  };
}

/** @param {import("./types").LevelView} level */
function drawLevel({ name, effect, interval }) {
  return h("tr", { class: "wb-effect-level" }, h("th", { scope: "row" }, name), h("td"), h("td", {}, effect), h("td", {}, interval));
}
