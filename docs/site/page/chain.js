// Lesson 03: direct beside step by step, a chain that is cut at a click, and a false step put in.

import { el, newest, percent } from "./dom.js";
import { t } from "./words.js";

const TASKS = ["coin-flip", "sums", "swaps", "ups-and-downs"];
const SHOTS = 2;

export function chainRoom(python) {
  const at = { task: TASKS[0], place: 0, kept: undefined };
  const task = el("select", { id: "lesson-task" }, ...TASKS.map((name) => el("option", {}, name)));
  const other = el("button", { id: "other" }, t("Another row"));
  const question = el("div", { id: "question", className: "text" });
  const direct = el("p", { id: "direct", className: "value" });
  const steps = el("div", { id: "chain", className: "chain" });
  const said = el("div", { id: "said", role: "status" });
  const spoilt = el("div", { id: "spoilt" });
  let chain;

  const asked = (name, args) => python.ask(name, args).catch(({ message }) => ({ error: message }));
  const ask = newest(async () => {
    const place = at.place;
    steps.replaceChildren(el("p", { className: "hint" }, t("thinking …")));
    for (const node of [said, spoilt, direct]) node.replaceChildren();
    const found = await asked("chain", [at.task, "gen_v1", SHOTS, place]);
    if (found.error) return steps.replaceChildren(el("p", { className: "band" }, found.error));
    chain = found;
    at.kept = chain.steps.length;
    question.textContent = chain.input;
    draw();
    const short = await asked("chain", [at.task, "gen_v0", SHOTS, place]);
    if (at.place !== place || short.error) return;
    direct.replaceChildren(`${t("at once")}: `, answer(short.answer, short.is_right),
      ` · ${t("step by step")}: `, answer(chain.answer, chain.is_right));
  }, 30);

  function draw() {
    if (!chain.steps.length) {
      return steps.replaceChildren(el("p", { className: "hint" }, t("The model wrote no steps here.")));
    }
    const cut = (kept) => el("button", { className: "cut", title: t("cut here"),
      ariaLabel: `${t("cut here")}: ${t("kept")} ${kept}`, ariaPressed: String(kept === at.kept),
      on: { click: () => { at.kept = kept; draw(); } } }, "✂");
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

  async function spoil(n) {
    spoilt.replaceChildren(el("p", { className: "hint" }, t("thinking …")));
    const { place, task: name } = at;
    const found = await asked("spoilt", [name, "gen_v1", SHOTS, place, n]);
    if (at.place !== place || at.task !== name) return;
    if (found.error) return spoilt.replaceChildren(el("p", { className: "band" }, found.error));
    const given = found.steps.slice(0, found.given);
    spoilt.replaceChildren(
      el("p", {}, given.slice(0, -1).join(""), el("mark", {}, given.at(-1)),
        found.steps.slice(found.given).join("")),
      el("p", {}, `${t("and answers")} `, answer(found.answer, found.is_right)));
  }

  task.onchange = () => {
    at.task = task.value;
    at.place = 0;
    ask();
  };
  other.onclick = () => {
    at.place += 1;
    ask();
  };
  ask();
  return [
    el("h2", { className: "title" }, t("Does the answer come from the steps?")),
    el("p", { className: "lead" }, t("Click between two steps to cut the chain there: the closing words follow at once, and the model must answer with what it has. Then make a step wrong, and see whether the model goes along.")),
    el("div", { className: "bar" },
      el("label", {}, el("span", {}, t("Task")), task), other, direct),
    el("section", {}, question, steps, said, spoilt),
    el("p", { className: "hint" }, t("An answer that is there before the steps does not come from them (Lanham et al. 2023).")),
  ];
}

function answer(text, isRight) {
  return el("strong", { className: isRight ? "right" : "wrong" }, text || "–", isRight ? " ✓" : " ✗");
}

function meter(title, value) {
  return el("div", { className: "meter" }, el("span", {}, title),
    el("meter", { min: 0, max: 1, value, ariaLabel: title }), el("span", {}, percent(value)));
}
