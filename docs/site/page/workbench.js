// Edit a transform, see its prompt and what the linter finds, score it, and compare two scores.

import { editor } from "./editor.js";
import * as drafts from "./drafts.js";
import { el, newest, segments } from "./dom.js";
import { ownRows } from "./own.js";
import { lost, MOST_ROWS, moved, whole } from "./place.js";
import { runsOf } from "./runs.js";
import { t } from "./words.js";

const MOST_SHOTS = 8;
const SOON = 300; // ms in which most previews come: the last prompt would only flicker
const DEFAULT = ["sums-mcq", "ppl_v1"];
const at = { task: DEFAULT[0], version: DEFAULT[1], shots: 3, place: 0 };
let tasks = [];
let opened = 0; // texts so far: what was asked about an earlier one is of no use any more
const sources = new Map(); // saved texts that have been read
let astray = ""; // what a link led to, and is not there
let made = () => {}; // is told of a task that was made of own rows, or of none where one went
let changedElsewhere = () => {};
drafts.listen(() => changedElsewhere());

export const workbenchRoom = {
  name: "workbench",
  title: "Workbench",
  at: () => ({ task: at.task, version: at.version, shots: at.shots, row: at.place + 1 }),
  take({ task = at.task, version = task === at.task ? at.version : "", shots, row }) {
    astray = "";
    Object.assign(at, { task, version });
    at.shots = whole(shots, 0, MOST_SHOTS, at.shots);
    at.place = whole(row, 1, MOST_ROWS, at.place + 1) - 1;
  },
  draw,
  leave() {
    opened += 1;
    drafts.open("");
    made = (name, most) => {
      tasks = [];
      if (name) turn(name, most);
      dispatchEvent(new Event("moved"));
    };
  },
};

// To another task, with no more shots than it has rows for.
function turn(task, most) {
  return Object.assign(at, { task, version: "", place: 0, shots: Math.min(at.shots, most) });
}

function draw(python) {
  const task = el("select", { id: "task" });
  const version = el("select", { id: "version" });
  const shots = el("input", { id: "shots", type: "number", min: 0, max: MOST_SHOTS, value: at.shots });
  const place = el("span", { className: "place" }, "–");
  const back = el("button", { ariaLabel: t("The row before") }, "‹");
  const on = el("button", { ariaLabel: t("The next row") }, "›");
  const saved = el("button", { className: "quiet", id: "saved" }, t("Saved text again"));
  const note = el("div", { id: "elsewhere", role: "status" });
  const where = el("div");
  const code = editor(t("Transform"), () => changed());
  const prompt = el("div", { id: "prompt", className: "text", tabIndex: 0 });
  const facts = el("p", { id: "facts", className: "facts" });
  const band = el("p", { id: "band", className: "band", role: "alert", hidden: true });
  const findings = el("div", { id: "findings" });
  const runs = runsOf(python, () =>
    code.locked ? undefined
      : { ...at, method: method(), source: code.value, isDraft: drafts.isDraft() });
  const now = () => (code.locked ? undefined : { ...at, source: code.value });
  const own = ownRows(python, (...told) => made(...told), now);
  let noted;

  const key = () => `${at.task}/${at.version}`;
  const method = () => at.version.slice(0, 3);
  const go = (isNew = false) => moved(workbenchRoom.name, workbenchRoom.at(), isNew);

  let checking;
  let soon;
  const preview = () => {
    clearTimeout(soon);
    soon = setTimeout(isOld, SOON, true);
    render();
  };
  const render = newest(async () => {
    if (code.locked) return; // `open` asks for it, once the text is there
    checking?.stop(); // its findings are of another text
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
      checking = python.ask("lint", [at.task, code.value, method(), at.shots]);
      const told = await checking;
      if (mine === opened && (told.findings || told.error)) {
        findings.replaceChildren(...found(told, code.go));
      }
    } catch (error) {
      if (mine === opened) nothing(error.message);
    }
  }, 250);

  // Neither prompt nor findings are of the text in the editor.
  function nothing(why) {
    band.hidden = false;
    band.textContent = why;
    isOld(true);
    findings.replaceChildren();
  }

  // What is shown beside the editor is of another text, task, row or number of shots.
  function isOld(is) {
    clearTimeout(soon);
    for (const each of [prompt, facts]) each.classList.toggle("stale", Boolean(is));
  }

  function show(told) {
    const wrong = told.error ?? told.failure?.message;
    const line = told.failure?.line;
    band.hidden = !wrong;
    code.mark(line);
    if (told.of && at.place >= told.of) {
      at.place %= told.of;
      go();
    }
    place.textContent = told.of ? `${at.place + 1} / ${told.of}` : "–";
    isOld(wrong);
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
    drafts.set(code.value);
    notices();
    preview();
  }

  // A draft is there at once, the saved text when Python has read it. Until then nothing can be
  // typed, since it would be kept as the draft of this version.
  async function open() {
    const mine = ++opened;
    let text = drafts.open(key());
    notices();
    code.locked = text === null;
    if (text !== null) code.value = text;
    try {
      if (!tasks.length) tasks = await python.ask("tasks", []);
      if (mine !== opened) return;
      if (settle()) {
        go();
        return open();
      }
      choices();
      text ??= await source();
    } catch (error) {
      if (mine === opened) nothing(error.message);
      return;
    }
    if (mine !== opened) return;
    if (code.locked) code.value = text;
    code.locked = false;
    preview();
  }

  async function source() {
    const name = key();
    if (!sources.has(name)) sources.set(name, await python.ask("source", [at.task, at.version]));
    return sources.get(name);
  }

  // A link may lead to what is not there, and a task has versions of its own.
  function settle() {
    const found = tasks.find(({ name }) => name === at.task);
    if (found?.versions.some(({ id }) => id === at.version)) return false;
    if (!found || at.version) astray = `${at.task} ${at.version}`.trim();
    if (!found) [at.task, at.version] = DEFAULT;
    else at.version = found.versions.at(-1).id;
    return true;
  }

  function choices() {
    const { versions } = tasks.find(({ name }) => name === at.task);
    task.replaceChildren(...tasks.map(({ name }) => el("option", { selected: name === at.task }, name)));
    version.replaceChildren(
      ...versions.map(({ id }) => el("option", { selected: id === at.version }, id)),
    );
    own.follow(at.task);
    where.replaceChildren(...lost(astray, `${at.task} ${at.version}`));
  }

  function choose(to) {
    Object.assign(at, to);
    settle();
    astray = "";
    go(true);
    open();
  }

  // What other tabs typed into this version, and what was dropped here.
  function notices() {
    saved.disabled = !drafts.isDraft();
    const [others, gone, isDropped] = [drafts.others(), drafts.gone(), drafts.isDropped()];
    const all = JSON.stringify([others, gone, isDropped]);
    if (all === noted) return; // what is there stays: it is read aloud once
    noted = all;
    const line = (text, ...buttons) => el("p", { className: "note" }, el("span", {}, text), ...buttons);
    const button = (name, act) => el("button", { className: "link", on: { click: act } }, t(name));
    const take = (text) => () => {
      drafts.take(text);
      code.value = text;
      code.locked = false;
      notices();
      preview();
    };
    const lines = others.map(({ text, when }) => {
      const at = when ? ` (${new Date(when).toLocaleTimeString([], { timeStyle: "short" })})` : "";
      return line(`${t("This text was changed in another tab. Yours is kept here.")}${at}`,
        button("Take the other's", take(text)), button("Remove the other's", () => {
          drafts.remove(text);
          notices();
        }));
    });
    if (isDropped) {
      lines.push(line(t("Another tab has put the saved text back. Your draft is kept here.")));
    }
    if (gone) {
      lines.push(line(t(gone.isOwn ? "The saved text is here again." : "The other's text was removed."),
        button(gone.isOwn ? "Bring my draft back" : "Bring it back", take(gone.text))));
    }
    note.replaceChildren(...lines);
  }
  changedElsewhere = notices;

  const turned = async (name, most) => {
    tasks = await python.ask("tasks", []);
    if (made !== turned) return made(name, most); // the page was drawn anew meanwhile
    for (const each of sources.keys()) if (each.startsWith(`${name}/`)) sources.delete(each);
    choose(name ? turn(name, most) : {});
    shots.value = at.shots;
    // Its text is a new one, whatever was typed into the last of that name.
    if (name && drafts.isDraft()) saved.click();
  };
  made = turned;

  const step = (by) => () => {
    at.place = Math.max(0, at.place + by);
    go();
    preview();
  };
  back.onclick = step(-1);
  on.onclick = step(1);
  task.onchange = () => choose({ task: task.value, place: 0 });
  version.onchange = () => choose({ version: version.value });
  shots.oninput = () => {
    at.shots = whole(shots.value, 0, MOST_SHOTS, 0);
    go();
    preview();
  };
  shots.onchange = () => {
    shots.value = at.shots;
  };
  saved.onclick = async () => {
    const mine = opened;
    try {
      // The draft goes when what takes its place is there.
      const text = await source();
      if (mine !== opened) return;
      drafts.drop();
      code.value = text;
      notices();
      preview();
    } catch (error) {
      if (mine === opened) nothing(error.message);
    }
  };
  open();

  const field = (title, input) => el("label", {}, el("span", {}, t(title)), input);
  return [
    el("p", { className: "lead" },
      t("Edit a prompt, see it as the model does, score it. All of it runs in this tab.")),
    where,
    el("div", { className: "bar" },
      field("Task", task), field("Version", version), field("Shots", shots),
      el("div", { className: "steps" }, el("span", {}, t("Row")), back, place, on),
      el("span", { className: "gap" }), saved),
    own.node,
    el("div", { className: "two" },
      el("section", {}, el("h2", {}, t("Transform")), note, code.node),
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

