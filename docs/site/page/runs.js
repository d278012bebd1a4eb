// Scores of samples, and two of them compared: the page keeps them, the package judges them.

import { el, percent } from "./dom.js";
import { t } from "./words.js";

const SAMPLES = [20, 50, 100];
const runs = [];
let picked = [];

export function runsOf(python, now) {
  const rows = el("select", { id: "rows", ariaLabel: t("Rows") },
    ...SAMPLES.map((n) => el("option", { value: n, selected: n === 50 }, `${n} ${t("rows")}`)));
  const go = el("button", { id: "score", className: "main" }, t("Score"));
  const bar = el("progress", { id: "progress", max: 1, value: 0, hidden: true });
  const value = el("p", { id: "value", className: "value", role: "status" });
  const list = el("div", { id: "runs" });
  const verdict = el("div", { id: "verdict" });
  const table = el("div", { id: "table", className: "table" });
  let running;

  go.onclick = async () => {
    if (running) return running.stop();
    const asked = now();
    if (!asked) {
      value.textContent = t("The text is not there yet.");
      return;
    }
    const { task, source, method, shots, label } = asked;
    go.textContent = t("Stop");
    bar.hidden = false;
    bar.value = 0;
    value.textContent = "";
    running = python.ask("score", [task, source, method, shots, Number(rows.value)], (step) => {
      bar.value = step.of ? step.done / step.of : 0;
      if (step.done) value.replaceChildren(...share(step));
      else if (step.error) value.textContent = step.error;
    });
    try {
      const told = await running;
      if (told?.error) value.textContent = told.error;
      else if (told?.rows) {
        const pairs = told.rows.map((row) => [row.doc_id, row.score]);
        const scored = { docs: told.docs, pairs };
        runs.push({ ...told, scored, task, source, name: `${label}, ${shots} ${t("shots")}` });
        picked = [...picked.filter((n) => runs[n].task === task), runs.length - 1].slice(-2);
        draw();
      }
    } catch (error) {
      value.textContent = error.message;
    } finally {
      running = undefined;
      go.textContent = t("Score");
      bar.hidden = true;
    }
  };

  async function draw(why = t("Two runs on the same rows are compared here.")) {
    list.replaceChildren(...runs.map((run, n) => line(run, n)).reverse());
    const last = runs[picked.at(-1)];
    if (last) {
      value.replaceChildren(...share(last));
      table.replaceChildren(rowsTable(last.rows));
    }
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
  }

  function line(run, n) {
    const box = el("input", { type: "checkbox", checked: picked.includes(n) });
    box.onchange = () => {
      const others = picked.filter((other) => other !== n);
      const same = others.filter((other) => runs[other].task === run.task);
      picked = (box.checked ? [...same, n].slice(-2) : others).sort((a, b) => a - b);
      const apart = box.checked ? others.find((other) => !same.includes(other)) : undefined;
      draw(apart === undefined ? undefined
        : t("Runs of two tasks are not compared: they have other rows. The run of {task} was unticked.")
          .replace("{task}", runs[apart].task));
    };
    const side = picked.length === 2 && picked.includes(n) ? "AB"[picked.indexOf(n)] : "";
    return el("label", { className: "run" }, box, el("b", {}, side),
      el("span", {}, named(run)), el("span", { className: "number" }, percent(run.value)));
  }

  draw();
  return el("section", {}, el("h2", {}, t("Score a sample")),
    el("div", { className: "bar" }, rows, go, bar), value, list, verdict, table);
}

function share({ value, low, high, n }) {
  return [el("strong", {}, percent(value)), ` ${t("accuracy")} · ${n} ${t("rows")} · `,
    el("span", { className: "hint" }, `${t("95 % interval")} ${percent(low)} – ${percent(high)}`)];
}

function named({ task, name }) {
  return `${task} ${name}`;
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

function rowsTable(rows) {
  const cells = (row) => [row.doc_id, row.input.trim(), [row.wanted].flat().join(" | "), row.said.trim()];
  const head = ["doc", "input", "wanted", "said"].map((name) => el("th", { scope: "col" }, t(name)));
  return el("table", {}, el("thead", {}, el("tr", {}, ...head, el("th", { scope: "col" }))),
    el("tbody", {}, ...rows.map((row) =>
      el("tr", { data: { right: String(row.score >= 1) } },
        ...cells(row).map((text) => el("td", {}, String(text))),
        el("td", {}, row.score >= 1 ? "✓" : "✗")))));
}
