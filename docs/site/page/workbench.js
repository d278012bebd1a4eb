// Edit a transform, see its prompt and what the linter finds, score it, and compare two scores.

import { editor } from "./editor.js";
import { el, newest, segments } from "./dom.js";
import { runsOf } from "./runs.js";
import { t } from "./words.js";

const kept = {
  get: (key) => JSON.parse(localStorage.getItem(`draft/${key}`) ?? "null"),
  set: (key, text) => localStorage.setItem(`draft/${key}`, JSON.stringify(text)),
  drop: (key) => localStorage.removeItem(`draft/${key}`),
};
const at = { task: "sums-mcq", version: "ppl_v1", shots: 3, place: 0 };
let tasks = [];

export function workbenchRoom(python) {
  const task = el("select", { id: "task" });
  const version = el("select", { id: "version" });
  const shots = el("input", { id: "shots", type: "number", min: 0, max: 8, value: at.shots });
  const place = el("span", { className: "place" }, "–");
  const back = el("button", { ariaLabel: "‹" }, "‹");
  const on = el("button", { ariaLabel: "›" }, "›");
  const saved = el("button", { className: "quiet", id: "saved" }, t("Saved text again"));
  const code = editor(t("Transform"), () => changed());
  const prompt = el("div", { id: "prompt", className: "text", tabIndex: 0 });
  const facts = el("p", { id: "facts", className: "facts" });
  const band = el("p", { id: "band", className: "band", role: "alert", hidden: true });
  const findings = el("div", { id: "findings" });
  const runs = runsOf(python, () =>
    code.locked ? undefined : { ...at, method: method(), source: code.value, label: label() });
  let opened = 0;

  const key = () => `${at.task}/${at.version}`;
  const method = () => at.version.slice(0, 3);
  const label = () => (kept.get(key()) === null ? at.version : `${at.version} + ${t("draft")}`);

  const preview = newest(async () => {
    if (code.locked) return; // `open` asks for it, once the text is there
    const mine = opened;
    const asked = [at.task, code.value, method(), at.shots, at.place];
    try {
      const told = await python.ask("preview", asked);
      if (mine !== opened) return;
      show(told);
      check(asked[1]);
    } catch (error) {
      if (mine === opened) nothing(error.message);
    }
  });
  const check = newest(async (text) => {
    if (code.locked || code.value !== text) return; // `preview` comes first: it ends a loop sooner
    const mine = opened;
    findings.replaceChildren(el("p", { className: "hint" }, t("Checking …")));
    try {
      const told = await python.ask("lint", [at.task, code.value, method(), at.shots]);
      if (mine === opened) findings.replaceChildren(...found(told, code.go));
    } catch (error) {
      if (mine === opened) nothing(error.message);
    }
  }, 250);

  // Neither prompt nor findings are of the text in the editor.
  function nothing(why) {
    band.hidden = false;
    band.textContent = why;
    prompt.classList.add("stale");
    findings.replaceChildren();
  }

  function show(told) {
    const wrong = told.error ?? told.failure?.message;
    const line = told.failure?.line;
    band.hidden = !wrong;
    code.mark(line);
    place.textContent = told.of ? `${(at.place % told.of) + 1} / ${told.of}` : "–";
    prompt.classList.toggle("stale", Boolean(wrong));
    if (wrong) {
      const where = line ? `${t("line {n}").replace("{n}", line)}: ` : "";
      const type = told.failure ? `${told.failure.type}: ` : "";
      const old = prompt.childElementCount
        ? [el("p", {}, t("This is the last prompt that could be rendered."))] : [];
      band.replaceChildren(el("p", {}, `${where}${type}${wrong}`), ...old);
      return;
    }
    prompt.replaceChildren(...segments(told.segments, t));
    const length = [...told.segments.map(({ text }) => text).join("")].length;
    const wanted = [told.processed_output].flat().join(" | ");
    facts.replaceChildren(
      el("span", {}, `${length} ${t("characters")}`),
      el("span", {}, `${t("expects")} “${wanted}”`),
      el("code", { id: "sha", title: `SHA-256 ${told.sha256}`, data: { sha: told.sha256 } },
        told.sha256.slice(0, 12)),
    );
  }

  function changed() {
    kept.set(key(), code.value);
    saved.disabled = false;
    preview();
  }

  // A draft is there at once, the saved text when Python has read it. Until then nothing can be
  // typed, since it would be kept as the draft of this version.
  async function open(own = kept.get(key())) {
    const mine = ++opened;
    saved.disabled = own === null;
    code.locked = own === null;
    if (own === null) {
      try {
        own = await python.ask("source", [at.task, at.version]);
      } catch (error) {
        if (mine === opened) nothing(error.message);
        return false;
      }
      if (mine !== opened) return false;
      code.locked = false;
    }
    code.value = own;
    preview();
    return true;
  }

  function choices() {
    const { versions } = tasks.find(({ name }) => name === at.task);
    if (!versions.some(({ id }) => id === at.version)) at.version = versions.at(-1).id;
    task.replaceChildren(...tasks.map(({ name }) => el("option", { selected: name === at.task }, name)));
    version.replaceChildren(
      ...versions.map(({ id }) => el("option", { selected: id === at.version }, id)),
    );
  }

  const step = (by) => () => {
    at.place = Math.max(0, at.place + by);
    preview();
  };
  back.onclick = step(-1);
  on.onclick = step(1);
  task.onchange = () => {
    at.task = task.value;
    at.place = 0;
    choices();
    open();
  };
  version.onchange = () => {
    at.version = version.value;
    open();
  };
  shots.oninput = () => {
    at.shots = Math.min(8, Math.max(0, Math.round(Number(shots.value) || 0)));
    preview();
  };
  shots.onchange = () => {
    shots.value = at.shots;
  };
  saved.onclick = async () => {
    // The draft goes when what takes its place is there.
    const draft = key();
    if (await open(null)) kept.drop(draft);
  };
  open();
  (async () => {
    try {
      if (!tasks.length) tasks = await python.ask("tasks", []);
    } catch (error) {
      return nothing(error.message);
    }
    const before = key();
    choices();
    if (key() !== before) open();
  })();

  const field = (title, input) => el("label", {}, el("span", {}, t(title)), input);
  return [
    el("p", { className: "lead" },
      t("Edit a prompt, see it as the model does, score it. All of it runs in this tab.")),
    el("div", { className: "bar" },
      field("Task", task), field("Version", version), field("Shots", shots),
      el("div", { className: "steps" }, el("span", {}, t("Row")), back, place, on),
      el("span", { className: "gap" }), saved),
    el("div", { className: "two" },
      el("section", {}, el("h2", {}, t("Transform")), code.node),
      el("section", {}, el("h2", {}, t("Prompt")), band, prompt, facts)),
    el("div", { className: "two loose" },
      el("section", {}, el("h2", {}, t("Findings")), findings),
      runs),
  ];
}

function found(told, go) {
  if (told.error) return [el("p", { className: "band" }, told.error)];
  if (!told.findings.length) return [el("p", { className: "hint" }, `${t("Nothing found.")} ✓`)];
  return told.findings.map((each) =>
    el("div", { className: "finding", data: { severity: each.severity, rule: each.rule } },
      el("p", {},
        el("strong", {}, each.severity), " ", el("code", {}, each.rule), " ",
        ...(each.line
          ? [el("button", { className: "link", on: { click: () => go(each.line) } },
              t("line {n}").replace("{n}", each.line))] : []),
        el("span", { className: "hint" }, each.count > 1 ? ` ${each.count} ${t("rows")}` : "")),
      el("p", {}, each.message), el("p", { className: "hint" }, each.fix)),
  );
}

