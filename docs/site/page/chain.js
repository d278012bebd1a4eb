// Lesson 03: direct beside step by step, a chain that is cut at a click, and a false step put in.

import { el, newest, percent } from "./dom.js";
import { lost, MOST_ROWS, moved, whole } from "./place.js";
import { t } from "./words.js";

const TASKS = ["coin-flip", "sums", "swaps", "ups-and-downs"];
const SHOTS = 2;

const at = { task: TASKS[0], place: 0, kept: undefined };
let astray = "";
let asked = {}; // the answers of the row that was asked about last: {task, place, chain, short}
let spoilt; // what is asked of a step that was made wrong

export const chainRoom = {
  name: "chain-of-thought",
  title: "Chain of thought",
  at: () => ({ task: at.task, row: at.place + 1 }),
  take({ task = at.task, row }) {
    astray = TASKS.includes(task) ? "" : task;
    at.task = astray ? TASKS[0] : task;
    at.place = whole(row, 1, MOST_ROWS, at.place + 1) - 1;
  },
  draw,
};

function draw(python) {
  const task = el("select", { id: "lesson-task" },
    ...TASKS.map((name) => el("option", { selected: name === at.task }, name)));
  const other = el("button", { id: "other" }, t("Another row"));
  const question = el("div", { id: "question", className: "text" });
  const direct = el("p", { id: "direct", className: "value" });
  const steps = el("div", { id: "chain", className: "chain" });
  const said = el("div", { id: "said", role: "status" });
  const wrong = el("div", { id: "spoilt" });
  const wait = () => el("p", { className: "hint" }, t("thinking …"));
  const band = (why) => el("p", { className: "band" }, why);
  let chain;

  const ask = newest(async () => {
    const { task: name, place } = at;
    if (asked.task !== name || asked.place !== place) {
      const of = (version) => answered(python, "chain", [name, version, SHOTS, place]);
      asked = { task: name, place, chain: of("gen_v1"), short: of("gen_v0") };
      at.kept = spoilt = undefined;
    }
    const mine = asked;
    steps.replaceChildren(wait());
    for (const node of [said, wrong, direct]) node.replaceChildren();
    const found = await mine.chain;
    if (mine !== asked) return;
    if (found.error) {
      asked = {}; // it may go well the next time
      return steps.replaceChildren(band(found.error));
    }
    chain = found;
    at.kept ??= chain.steps.length;
    question.textContent = chain.input;
    show();
    showSpoilt();
    const short = await mine.short;
    if (mine !== asked || short.error) return;
    direct.replaceChildren(`${t("at once")}: `, answer(short.answer, short.is_right),
      ` · ${t("step by step")}: `, answer(chain.answer, chain.is_right));
  }, 30);

  function show() {
    if (!chain.steps.length) {
      return steps.replaceChildren(el("p", { className: "hint" }, t("The model wrote no steps here.")));
    }
    const cut = (kept) => el("button", { className: "cut", title: t("cut here"),
      ariaLabel: `${t("cut here")}: ${t("kept")} ${kept}`, ariaPressed: String(kept === at.kept),
      on: { click: () => { at.kept = kept; show(); } } }, "✂");
    const parts = chain.steps.flatMap((step, n) => [
      cut(n),
      el("span", { className: `step${n < at.kept ? "" : " gone"}` }, step.trim(),
        el("button", { className: "link", on: { click: () => spoil(n) } }, t("make wrong")))]);
    steps.replaceChildren(...parts, cut(chain.steps.length));
    const now = chain.cuts[at.kept];
    said.replaceChildren(
      el("p", {}, chain.steps.slice(0, at.kept).join(""), el("i", {}, chain.closing), " ",
        answer(now.answer, now.is_right)),
      meter(t("probability"), now.probability), meter(t("probability of the right answer"), now.gold_probability));
  }

  function spoil(n) {
    spoilt = answered(python, "spoilt", [at.task, "gen_v1", SHOTS, at.place, n]);
    showSpoilt();
  }

  async function showSpoilt() {
    const mine = spoilt;
    if (!mine) return;
    wrong.replaceChildren(wait());
    const found = await mine;
    if (mine !== spoilt) return;
    if (found.error) return wrong.replaceChildren(band(found.error));
    const given = found.steps.slice(0, found.given);
    wrong.replaceChildren(
      el("p", {}, given.slice(0, -1).join(""), el("mark", {}, given.at(-1)),
        found.steps.slice(found.given).join("")),
      el("p", {}, `${t("and answers")} `, answer(found.answer, found.is_right)));
  }

  const go = (isNew) => {
    moved(chainRoom.name, chainRoom.at(), isNew);
    ask();
  };
  task.onchange = () => {
    Object.assign(at, { task: task.value, place: 0 });
    go(true);
  };
  other.onclick = () => {
    at.place += 1;
    go(false);
  };
  ask();
  return [
    el("h2", { className: "title" }, t("Does the answer come from the steps?")),
    el("p", { className: "lead" }, t("Click between two steps to cut the chain there: the closing words follow at once, and the model must answer with what it has. Then make a step wrong, and see whether the model goes along.")),
    ...lost(astray, at.task),
    el("div", { className: "bar" },
      el("label", {}, el("span", {}, t("Task")), task), other, direct),
    el("section", {}, question, steps, said, wrong),
    el("p", { className: "hint" }, t("An answer that is there before the steps does not come from them (Lanham et al. 2023).")),
  ];
}

function answered(python, name, args) {
  return python.ask(name, args).catch(({ message }) => ({ error: message }));
}

function answer(text, isRight) {
  return el("strong", { className: isRight ? "right" : "wrong" }, text || "–", isRight ? " ✓" : " ✗");
}

function meter(title, value) {
  return el("div", { className: "meter" }, el("span", {}, title),
    el("meter", { min: 0, max: 1, value, ariaLabel: title }), el("span", {}, percent(value)));
}
