// Scores of samples, and two of them compared: the page keeps them, the package judges them.

import { el, percent } from "./dom.js";
import { t } from "./words.js";

const SAMPLES = [20, 50, 100];
const runs = [];
let picked = [];
let size = 50;
let running; // {answer, task, version, isDraft, shots, step}: goes on while the page draws other things
let said; // what came of the last score, where it is no run: {why} or the {step} where it was stopped
let follow = () => {}; // draws how far it is
let list = () => {}; // draws what has been scored

/** @param {() => any} now gives what is to be scored; undefined where it is not there yet */
export function runsOf(python, now) {
  const rows = el("select", { id: "rows", ariaLabel: t("Rows") },
    ...SAMPLES.map((n) => el("option", { value: n, selected: n === size }, `${n} ${t("rows")}`)));
  const go = el("button", { id: "score", className: "main" });
  const bar = el("progress", { id: "progress", max: 1 });
  const value = el("p", { id: "value", className: "value", role: "status" });
  const lines = el("div", { id: "runs" });
  const verdict = el("div", { id: "verdict" });
  const table = el("div", { id: "table", className: "table" });

  rows.onchange = () => {
    size = Number(rows.value);
  };
  go.onclick = () => {
    if (running) return running.answer.stop();
    const asked = now();
    if (asked) return score(python, asked);
    said = { why: "The text is not there yet." };
    follow();
  };

  // The table is that of a run in the list: under anything else it would be taken for that one's.
  follow = () => {
    go.textContent = t(running ? "Stop" : "Score");
    bar.hidden = !running;
    const step = running?.step;
    bar.value = step ? step.done / step.of : 0;
    const last = runs[picked.at(-1)];
    const isOfRun = !running && !said;
    table.hidden = !isOfRun;
    if (isOfRun) value.replaceChildren(...(last ? share(last) : []));
    else if (said) value.replaceChildren(t(said.why ?? "Stopped."), " ", ...shareOf(said));
    else value.replaceChildren(el("span", { className: "hint" }, `${named(running)} `), ...shareOf(running));
  };

  list = async (why = t("Two runs on the same rows are compared here.")) => {
    lines.replaceChildren(...runs.map((run, n) => line(run, n)).reverse());
    const last = runs[picked.at(-1)];
    table.replaceChildren(...(last ? [rowsTable(last)] : []));
    verdict.replaceChildren(el("p", { id: "why", className: "hint" }, why));
    if (picked.length < 2) return;
    const pair = String(picked);
    const [a, b] = picked.map((n) => runs[n]);
    // Each other text or setting that was scored on these rows is one more try.
    const tries = new Set(runs.filter((run) => run.task === b.task && run.source !== a.source)
      .map((run) => run.source)).size;
    try {
      const told = await python.ask("compare", [a.scored, b.scored, Math.max(1, tries)]);
      if (String(picked) === pair) verdict.replaceChildren(...judged(told, a, b));
    } catch (error) {
      verdict.replaceChildren(el("p", { className: "band" }, error.message));
    }
  };

  function line(run, n) {
    const box = el("input", { type: "checkbox", checked: picked.includes(n) });
    box.onchange = () => {
      const others = picked.filter((other) => other !== n);
      const same = others.filter((other) => runs[other].task === run.task);
      picked = (box.checked ? [...same, n].slice(-2) : others).sort((a, b) => a - b);
      const apart = box.checked ? others.find((other) => !same.includes(other)) : undefined;
      said = undefined;
      follow();
      list(apart === undefined ? undefined
        : t("Runs of two tasks are not compared: they have other rows. The run of {task} was unticked.")
          .replace("{task}", runs[apart].task));
    };
    const side = picked.length === 2 && picked.includes(n) ? "AB"[picked.indexOf(n)] : "";
    return el("label", { className: "run" }, box, el("b", {}, side),
      el("span", {}, named(run)), el("span", { className: "number" }, percent(run.value)));
  }

  follow();
  list();
  return el("section", {}, el("h2", {}, t("Score a sample")),
    el("div", { className: "bar" }, rows, go, bar), value, lines, verdict, table);
}

async function score(python, { task, version, source, method, shots, isDraft }) {
  const mine = (running = { task, version, isDraft, shots });
  said = undefined;
  mine.answer = python.ask("score", [task, source, method, shots, size], (step) => {
    if (step.of) mine.step = step;
    follow();
  });
  follow();
  try {
    const told = await mine.answer;
    if (told?.rows) {
      const pairs = told.rows.map((row) => [row.doc_id, row.score]);
      const scored = { docs: told.docs, pairs };
      runs.push({ ...told, scored, task, version, isDraft, source, shots });
      picked = [...picked.filter((n) => runs[n].task === task), runs.length - 1].slice(-2);
    } else said = told?.error ? { why: told.error } : { step: mine.step };
  } catch (error) {
    said = { why: error.message };
  } finally {
    running = undefined;
    follow();
    list();
  }
}

function share({ value, low, high, n }) {
  return [el("strong", {}, percent(value)), ` ${t("accuracy")} · ${n} ${t("rows")} · `,
    el("span", { className: "hint" }, `${t("95 % interval")} ${percent(low)} – ${percent(high)}`)];
}

function shareOf({ step }) {
  return step?.done ? share(step) : [];
}

function named({ task, version, isDraft, shots }) {
  return `${task} ${version}${isDraft ? ` + ${t("draft")}` : ""}, ${t("{n} shots").replace("{n}", shots)}`;
}

function judged(told, a, b) {
  if (told.error) return [el("p", { className: "band" }, told.error)];
  const side = (mark, run) => el("p", { className: "hint" }, el("b", {}, mark), ` ${named(run)}`);
  const flips = (name, docs) => docs.length
    ? [el("p", {}, `${t(name)}: ${docs.slice(0, 20).join(", ")}${docs.length > 20 ? " …" : ""}`)] : [];
  const [low, high] = told.interval;
  return [
    el("div", { className: "verdict", data: { verdict: told.verdict } },
      el("p", { id: "sentence" }, told.sentence),
      el("div", { className: "range", ariaHidden: "true" },
        el("i", { style: `left:${50 + 50 * low}%;width:${50 * (high - low)}%` }),
        el("b", { style: `left:${50 + 50 * told.delta}%` }))),
    side("A", a), side("B", b), ...flips("went right", told.better), ...flips("went wrong", told.worse),
  ];
}

function rowsTable(run) {
  const cells = (row) => [row.doc_id, row.input.trim(), [row.wanted].flat().join(" | "), row.said.trim()];
  const head = ["doc", "input", "wanted", "said"].map((name) => el("th", { scope: "col" }, t(name)));
  return el("table", {}, el("caption", {}, named(run)),
    el("thead", {}, el("tr", {}, ...head, el("th", { scope: "col" }))),
    el("tbody", {}, ...run.rows.map((row) =>
      el("tr", { data: { right: String(row.score >= 1) } },
        ...cells(row).map((text) => el("td", {}, String(text))),
        el("td", {}, row.score >= 1 ? "✓" : "✗")))));
}
