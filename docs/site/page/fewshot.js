// Lesson 02: shots, wrong answers and their order on sliders, and a curve that grows.

import { el, newest, percent, segments, svg } from "./dom.js";
import { lost, moved, whole } from "./place.js";
import { t } from "./words.js";

const ROWS = 40;
const MOST = 8;
const ORDERS = 24;
const TASKS = ["sums", "coin-flip", "swaps", "ups-and-downs", "sums-zh", "coin-flip-zh"]
  .flatMap((name) => [[name, "gen_v0"], [name, "gen_v1"]]);
const dials = { shots: 0, wrong: 0, order: 0 };
const seen = new Map();
let chosen = 0;
let astray = "";
let typed = "";
let guess; // {task, share} once somebody has guessed
let running, trouble;

const most = {
  shots: () => MOST,
  wrong: () => dials.shots,
  order: () => Math.min(ORDERS, [1, 1, 2, 6][dials.shots] ?? ORDERS) - 1,
};
const key = () => [chosen, dials.shots, dials.wrong, dials.order].join("/");

// From left to right: how far one goes depends on those before it.
function turn(to) {
  for (const name in dials) dials[name] = whole(to[name], 0, most[name](), dials[name]);
  for (const name in dials) dials[name] = Math.min(dials[name], most[name]());
}

export const shotsRoom = {
  name: "few-shot",
  title: "Few-shot examples",
  at: () => ({ task: TASKS[chosen][0], version: TASKS[chosen][1], ...dials }),
  take({ task = TASKS[chosen][0], version = TASKS[chosen][1], ...to }) {
    const found = TASKS.findIndex((each) => each[0] === task && each[1] === version);
    astray = found < 0 ? `${task} ${version}` : "";
    chosen = Math.max(0, found);
    turn(to);
  },
  draw,
};

function draw(python) {
  const task = el("select", { id: "lesson-task" }, ...TASKS.map(([name, version], n) =>
    el("option", { value: n, selected: n === chosen }, `${name} ${version}`)));
  const prompt = el("div", { id: "prompt", className: "text", tabIndex: 0 });
  const value = el("p", { id: "value", className: "value", role: "status" });
  const picture = el("div", { id: "curve" });

  const slider = (name, title) => {
    const input = el("input", { id: name, type: "range", min: 0 });
    const shown = el("output", {});
    input.oninput = () => go({ [name]: input.value });
    const draw = () => {
      input.max = most[name]();
      input.value = dials[name];
      input.disabled = !most[name]();
      shown.textContent = dials[name];
    };
    return { draw, node: el("label", { className: "dial" }, el("span", {}, t(title)), input, shown) };
  };
  const all = [
    slider("shots", "Shots"),
    slider("wrong", "with a wrong answer"),
    slider("order", "order"),
  ];

  const ask = newest(async () => {
    running?.stop();
    const [name, version] = TASKS[chosen];
    const where = key();
    let first = true;
    trouble = undefined;
    const refuse = (why) => {
      if (where !== key()) return;
      trouble = why;
      show();
    };
    running = python.ask("grow", [name, version, ROWS, { ...dials }], (told) => {
      if (where !== key()) return;
      if (told.error) refuse(told.error);
      else if (first) prompt.replaceChildren(...segments(told.segments, t));
      first = false;
      if (told.n) {
        seen.set(where, told);
        show();
      }
    });
    running.catch((error) => refuse(error.message));
  }, 60);

  const guessed = el("input", { id: "guess", type: "number", min: 0, max: 100, step: "any", value: typed });
  const wanting = el("p", { id: "wanting", className: "note", role: "alert", hidden: true });
  const guessing = el("form", { className: "guessing", noValidate: true },
    el("label", {}, el("span", {}, t("My guess for eight shots, in per cent")), guessed),
    el("button", { id: "reveal", type: "submit" }, t("Reveal")), wanting);
  guessed.oninput = () => {
    typed = guessed.value;
    wanting.hidden = true;
  };
  guessing.onsubmit = (event) => {
    event.preventDefault();
    if (guessed.value === "" || !guessed.validity.valid) {
      wanting.hidden = false;
      wanting.textContent = t("Guess first: a number from 0 to 100.");
      return guessed.focus();
    }
    guess = { task: chosen, share: Number(guessed.value) / 100 };
    // What was guessed is what is shown.
    go({ shots: MOST, wrong: 0, order: 0 });
  };

  function show() {
    guessing.hidden = Boolean(guess);
    value.hidden = picture.hidden = !guess;
    if (!guess) return;
    const told = seen.get(key());
    value.replaceChildren(...(told
      ? [`${t("{n} shots").replace("{n}", dials.shots)}: `, el("strong", {}, percent(told.value)),
        ` ${t("accuracy")} · ${told.done} / ${told.of} ${t("rows")}`]
      : [trouble ?? t("thinking …")]));
    picture.replaceChildren(curve(chosen, key(), guess));
  }

  function go(to, isNew = false) {
    turn(to);
    moved(shotsRoom.name, shotsRoom.at(), isNew);
    for (const each of all) each.draw();
    show();
    ask();
  }

  task.onchange = () => {
    chosen = Number(task.value);
    go({}, true);
  };
  for (const each of all) each.draw();
  show();
  ask();
  return [
    el("h2", { className: "title" }, t("What do the examples teach?")),
    el("p", { className: "lead" }, t("A shot is a row shown with its answer before the question that counts. Move the sliders: how many shots, how many of them show an answer that is not theirs, and in which order they stand. The prompt follows at once, and the curve has a point wherever you have been.")),
    ...lost(astray, TASKS[chosen].join(" ")),
    el("p", {}, t("Guess first: what per cent of the rows will be right with eight examples? And what do wrong answers do: do they matter, or only the form? The figures come after the guess.")),
    el("div", { className: "two" },
      el("section", {}, el("label", { className: "field" }, el("span", {}, t("Task")), task),
        ...all.map(({ node }) => node), guessing, value, picture),
      el("section", {}, el("h2", {}, t("Prompt")), prompt)),
    el("p", { className: "hint" }, t("Min et al. (2022) put wrong labels into the shots of large models and lost little. This model is small and was trained on made-up problems: see what it does.")),
  ];
}

function curve(chosen, here, guess) {
  const [width, height, left, base] = [520, 250, 46, 214];
  const x = (shots) => left + 14 + (shots * (width - left - 34)) / MOST;
  const y = (share) => base - share * (base - 16);
  const points = [...seen].map(([at, told]) => [at.split("/").map(Number), told, at])
    .filter(([[task]]) => task === chosen);
  const plain = points.filter(([[, , wrong, order]]) => !wrong && !order)
    .sort((a, b) => a[0][1] - b[0][1]);
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    svg("line", { class: "grid", x1: left, x2: width - 8, y1: y(share), y2: y(share) }),
    svg("text", { x: left - 8, y: y(share) + 4, "text-anchor": "end" }, percent(share))]);
  const ticks = Array.from({ length: MOST + 1 }, (_, n) =>
    svg("text", { x: x(n), y: base + 18, "text-anchor": "middle" }, String(n)));
  const line = svg("polyline", { class: "line",
    points: plain.map(([[, n], told]) => `${x(n)},${y(told.value)}`).join(" ") });
  const marks = points.map(([[, n, wrong, order], told, at]) => {
    const kind = wrong ? "wrong" : order ? "order" : "plain";
    const what = `${t("{n} shots").replace("{n}", n)}, ${wrong} ${t("with a wrong answer")}: ${percent(told.value)}`;
    return svg("g", { class: `mark ${kind}${at === here ? " here" : ""}` },
      svg("line", { x1: x(n), x2: x(n), y1: y(told.low), y2: y(told.high) }),
      kind === "wrong"
        ? svg("rect", { x: x(n) - 5, y: y(told.value) - 5, width: 10, height: 10 })
        : svg("circle", { cx: x(n), cy: y(told.value), r: 5.5 }),
      svg("title", {}, what));
  });
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": `${t("accuracy")} / ${t("shots")}` }, ...grid, ...ticks,
    svg("text", { x: (left + width) / 2, y: height - 2, "text-anchor": "middle" }, t("shots")),
    line, ...(guess.task === chosen ? [guessMark(x(MOST), y(guess.share), guess.share)] : []), ...marks);
}

function guessMark(x, y, share) {
  return svg("g", { class: "mark guess" },
    svg("path", { d: `M${x - 7},${y} L${x},${y - 7} L${x + 7},${y} L${x},${y + 7} Z` }),
    svg("title", {}, `${t("my guess")}: ${percent(share)}`));
}
