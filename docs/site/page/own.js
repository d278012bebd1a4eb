// Own rows: a file or what was pasted becomes a task of this tab, made by the package.

import { el } from "./dom.js";
import { t } from "./words.js";

const STORE = "own-rows";
const MOST_BYTES = 1_000_000;
const MOST_KEPT = 2_000_000; // characters of all tasks: drafts need some of the browser's room
const ENDINGS = ".csv,.tsv,.txt,.jsonl,.ndjson,.json";
const ROLES = [["question", "Question"], ["passage", "Passage"], ["answer", "Right answer"]];

const NO_ROOM = "The browser has no room to keep it: it is gone when this page is reloaded.";

// What the command line has flags for, and this page has controls.
const CONTROLS = {
  "--skip-broken": "Leave out broken lines, and rows without a question or an answer",
  "--question FIELD": "Question",
  "--passage FIELD": "Passage",
  "--answer FIELD": "Right answer",
  "--kind text": "The answer is",
};
const asHere = (text) => Object.entries(CONTROLS)
  .reduce((said, [flag, name]) => said.replaceAll(flag, `“${t(name)}”`), text);

const kept = () => JSON.parse(localStorage.getItem(STORE) ?? "[]");
const made = new Map(kept().map((each) => [each.task, each]));
const here = new Set(); // those that were made since the page was opened
let pastedText = "";
let file; // {name, data, text} that was read last; text where it was pasted
let told = {}; // what somebody said of it, as `new_task` is given it
let found; // what the package said of it, in `spoken`
let spoken = "";
let why = ""; // what stands in its place
let removed;
let isOpen = false;
let show = () => {}; // draws that where the page is now

/** @returns {unknown[][]} what a new worker is told, so that it has the tasks of the last */
export function ownTasks() {
  return [...made.values()].map(argsOf);
}

const argsOf = (each) => [each.task, each.file, each.data, each.told];

/**
 * @param {string} name a task that was made or removed; those that other tabs made stay
 * @returns {boolean} whether it could be kept beyond a reload
 */
function keep(name) {
  const others = kept().filter(({ task }) => task !== name);
  const text = JSON.stringify(made.has(name) ? [...others, made.get(name)] : others);
  const isKept = text.length <= MOST_KEPT;
  try {
    localStorage.setItem(STORE, isKept ? text : JSON.stringify(others));
    return isKept;
  } catch {
    return false;
  }
}

// Other rows take the place of those that were made here, not of another day's or another tab's.
function nameFor({ name, data }) {
  const begin = `own-${name.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N}_.-]+/gu, "-")}`;
  const isTaken = (task) => !here.has(task)
    && [...made.values(), ...kept()].some((each) => each.task === task && each.data !== data);
  let task = begin;
  for (let n = 2; isTaken(task); n += 1) task = `${begin}-${n}`;
  return task;
}

/**
 * @param {{ ask: Function }} python
 * @param {(task?: string, shots?: number) => void} changed is told of a task that was made, with the
 * rows that it has for shots; of none when one went
 * @param {() => { version: string, source: string } | undefined} now what is open, once it is there
 * @returns {{ node: HTMLElement, follow: (task: string) => void }} `follow` is told of
 * the task that is open
 */
export function ownRows(python, changed, now) {
  const pick = el("input", { id: "own-file", type: "file", accept: ENDINGS, hidden: true });
  const picker = el("button", { id: "own-pick", on: { click: () => pick.click() } }, t("Pick a file"));
  const pasted = el("textarea", { id: "own-text", rows: 5, spellcheck: false, wrap: "off",
    value: pastedText, placeholder: "question,answer\nHow much is 2 + 3?,5" });
  const form = el("div", { id: "own-told" });
  const said = el("div", { id: "own-said", role: "status" });
  const make = el("button", { id: "own-make", className: "main" });
  let task; // that is open

  pick.onclick = () => (pick.value = ""); // the same file is read again
  pick.onchange = async () => {
    const [picked] = pick.files;
    if (!picked) return;
    pasted.value = pastedText = "";
    if (picked.size > MOST_BYTES) return refuse("The file is larger than 1 MB.");
    read(picked.name, new Uint8Array(await picked.arrayBuffer()));
  };
  pasted.oninput = () => {
    pick.value = "";
    pastedText = pasted.value;
  };
  make.onclick = () => {
    const text = pasted.value.trim() ? pasted.value : undefined; // of a file that was picked
    if (file && file.text === text) return ask();
    if (!text) return refuse("Paste rows, or pick a file.");
    const bytes = new TextEncoder().encode(pasted.value);
    if (bytes.length > MOST_BYTES) return refuse("The file is larger than 1 MB.");
    read(`rows${endingOf(pasted.value)}`, bytes, pasted.value);
  };

  function read(name, bytes, text) {
    file = { name, data: base64(bytes), text };
    told = {};
    found = undefined;
    return ask();
  }

  function refuse(text) {
    why = text;
    found = undefined;
    show();
  }

  // Again in another language, or once more with what was told meanwhile.
  async function ask(isAgain = false) {
    const mine = file;
    spoken = document.documentElement.lang;
    const one = { task: nameFor(mine), file: mine.name, data: mine.data, told: { ...told } };
    if (!isAgain) refuse("Reading …");
    let answer;
    try {
      answer = await python.ask("new", argsOf(one));
    } catch (error) {
      answer = { error: error.message };
    }
    if (mine !== file) return;
    [found, why] = [answer, answer.error ?? ""];
    if (answer.asked && !answer.asked.length) {
      const before = made.get(one.task);
      if (before && before.data !== one.data) removed = before;
      made.set(one.task, one);
      here.add(one.task);
      Object.assign(found, { task: one.task, isKept: keep(one.task) });
      if (!isAgain) changed(one.task, answer.shots);
    }
    show();
  }

  show = () => {
    form.replaceChildren(...(found?.fields || found?.error ? controls() : []));
    const lines = [];
    if (why) lines.push(el("p", { className: found?.error ? "band" : "hint" }, asHere(t(why))));
    for (const { text } of found?.asked ?? []) lines.push(el("p", { className: "note" }, text));
    if (found?.task) {
      lines.push(el("p", { id: "own-made" }, t("Made: {task}, {n} rows to score and {shots} for shots.")
        .replace("{task}", found.task).replace("{n}", found.rows).replace("{shots}", found.shots)));
      if (!found.isKept) lines.push(el("p", { className: "note" }, t(NO_ROOM)));
    }
    if (found?.reasons?.length) {
      lines.push(el("details", {}, el("summary", {}, t("What was found in the rows")),
        el("ul", {}, ...found.reasons.map((text) => el("li", {}, text)))));
    }
    if (removed) {
      const gone = t("The rows that {task} had before were taken away.");
      lines.push(el("p", { className: "note" }, gone.replace("{task}", removed.task),
        el("button", { className: "link", on: { click: back } }, t("Bring them back"))));
    }
    said.replaceChildren(...lines);
    make.textContent = t(found ? "Make it anew" : "Make a task");
  };

  const field = (title, input) => el("label", {}, el("span", {}, t(title)), input);

  function select(id, values, chosen, tell) {
    const input = el("select", { id: `own-${id}` },
      ...values.map(([value, name]) => el("option", { value, selected: value === chosen }, name)));
    input.onchange = () => tell(input.value);
    return input;
  }

  // What the package found or asked for, to be told otherwise; each is left to it where it is empty.
  function controls() {
    const choices = (values) => [["", t("choose …")], ...values.map((value) => [value, value])];
    const asked = (about) => found.asked?.find((each) => each.about === about);
    const isGiven = (name) => told[name] !== undefined;
    const seen = (role) => {
      const names = [found.roles[role]].flat().filter(Boolean).join(", ");
      return names ? t("found: {field}").replace("{field}", names) : t("none found");
    };
    const nodes = !found.fields ? [] : ROLES.map(([role, title]) => field(title, select(role,
      [["", seen(role)], ...found.fields.map((name) => [name, name])], told[role] ?? "", (value) => {
        set(role, value || undefined);
        // Another answer's values have other names.
        if (role === "answer") for (const name of ["labels", "index_from", "kind"]) delete told[name];
      })));
    if (found.fields) {
      const given = told.options === null ? "-" : (told.options ?? []).join(", ");
      const input = el("input", { id: "own-options", value: given, placeholder: seen("options") });
      input.oninput = () => {
        const names = input.value.split(",").map((name) => name.trim()).filter(Boolean);
        set("options", names[0] === "-" ? null : names.length ? names : undefined);
      };
      nodes.push(field("Options: fields with commas between, or - for none", input));
    }
    if (asked("direction")) {
      nodes.push(field("Direction", select("direction", choices(asked("direction").candidates), "",
        (value) => ([told.question, told.answer] = value.split(" → ")))));
    }
    if (asked("index") || isGiven("index_from")) {
      nodes.push(field("Its number counts from", select("index", choices(["0", "1"]),
        String(told.index_from ?? ""), (value) => set("index_from", value ? Number(value) : undefined))));
    }
    if (asked("index") || asked("kind") || isGiven("kind")) {
      nodes.push(field("The answer is", select("kind", [["", t("choose …")],
        ["options", t("an option's letter, number or name")], ["text", t("the text as it is")]],
      told.kind ?? "", (value) => set("kind", value || undefined))));
    }
    for (const value of asked("labels")?.candidates ?? Object.keys(told.labels ?? {})) {
      const input = el("input", { className: "means", value: told.labels?.[value] ?? "" });
      input.oninput = () => {
        const { [value]: _, ...others } = told.labels ?? {};
        const names = input.value ? { ...others, [value]: input.value } : others;
        set("labels", Object.keys(names).length ? names : undefined);
      };
      nodes.push(el("label", {}, el("span", {}, t("{value} means").replace("{value}", value)), input));
    }
    const skip = el("input", { id: "own-skip", type: "checkbox", checked: Boolean(told.skip_broken) });
    skip.onchange = () => set("skip_broken", skip.checked || undefined);
    return [el("div", { className: "bar" }, ...nodes), el("p", {}, el("label", {}, skip, " ",
      t(CONTROLS["--skip-broken"])))];
  }

  function set(name, value) {
    if (value === undefined) delete told[name];
    else told[name] = value;
  }

  const button = (id, title, act) => el("button", { id, on: { click: act } }, t(title));
  const transform = button("own-transform", "Download this transform", () => {
    const open = now();
    if (open) save(`transform_${open.version}.py`, new Blob([open.source]));
  });
  const pack = button("own-pack", "Download this task and its rows", async () => {
    const name = task;
    const data = await python.ask("packed", [name]);
    save(`${name}.zip`, new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]));
  });
  const remove = button("own-remove", "Remove these rows", async () => {
    removed = made.get(task);
    made.delete(removed.task);
    keep(removed.task);
    if (found?.task === removed.task) found = undefined;
    await python.ask("remove", [removed.task]);
    changed();
    show();
  });

  async function back() {
    const one = removed;
    removed = made.get(one.task);
    const { shots } = await python.ask("new", argsOf(one));
    made.set(one.task, one);
    keep(one.task);
    changed(one.task, shots);
    show();
  }

  const box = el("details", { id: "own", open: isOpen }, el("summary", {}, t("Own rows")),
    el("p", { className: "hint" }, t("A file or pasted text (csv, tsv, jsonl, json) becomes a task here, as `workbench new` makes it. Nothing is sent anywhere: the rows stay in this browser.")),
    el("div", { className: "bar" }, picker, pick),
    el("label", { className: "pasted" }, el("span", {}, t("or rows, pasted")), pasted),
    form, el("div", { className: "bar" }, make, el("span", { className: "gap" }), transform, pack, remove),
    said);
  box.ontoggle = () => (isOpen = box.open);
  show();
  if (found && spoken !== document.documentElement.lang) ask(true);
  return {
    node: box,
    follow(open) {
      task = open;
      remove.disabled = !made.has(task);
    },
  };
}

function endingOf(text) {
  const begin = text.trimStart();
  if (begin.startsWith("[")) return ".json";
  if (!begin.startsWith("{")) return ".csv";
  try {
    JSON.parse(begin);
    return begin.trimEnd().includes("\n") ? ".json" : ".jsonl";
  } catch {
    return ".jsonl";
  }
}

function base64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

function save(name, blob) {
  const address = URL.createObjectURL(blob);
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
