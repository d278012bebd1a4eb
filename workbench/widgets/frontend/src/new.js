// @ts-check
// The page that makes a task of a user's own rows: which file, what was found in it, the first prompts
// of it. The kernel looks and decides; here is drawn and told.

import "./css/new.css";
import { mountAlone } from "./alone.js";
import { button, fill, h, setField, setOptions, setText, uniqueId, watchField } from "./dom.js";
import { createPrompt } from "./prompt.js";
import { createRadios } from "./radios.js";
import { t } from "./words.js";

/** @typedef {import("./types").NewView} NewView */
/** @typedef {import("./types").NewControl} Control */

/** How long a path's typing rests before the kernel is asked what it may go on to. */
const REST_MS = 60;

/** @param {import("./host").Send} send */
export function createNew(send) {
  const sources = createSources(send);
  const form = createForm(send);
  const prompts = createPrompts(send);
  const title = h("strong", { class: "wb-new-source wb-cut" });
  const facts = h("span", { class: "wb-quiet wb-cut" });
  const back = button(t("Other rows"), t("Choose another file, or a task"), () => send({ type: "new_back" }), "wb-small");
  const there = h("div", { class: "wb-band wb-flow wb-new-there" });
  const error = h("div", { class: "wb-band wb-bad wb-text", role: "alert" });
  const folder = h("input", { type: "text", class: "wb-new-folder", "aria-label": t("Folder of the task"), spellcheck: "false" });
  watchField(folder, () => set("folder", folder.value));
  const refusal = h("span", { class: "wb-new-asked", role: "alert" });
  const state = h("span", { class: "wb-quiet", role: "status" });
  const make = button(t("Make the task"), t("Write the folder, and open the workbench on it"), () => send({ type: "new_make" }), "wb-primary");
  const header = h("header", { class: "wb-strip wb-new-header" }, title, facts, h("span", { class: "wb-spring" }), back);
  const main = h("div", { class: "wb-new-main" }, form.element, prompts.element);
  const footer = h("footer", { class: "wb-strip wb-new-footer" }, h("label", { class: "wb-field" }, h("span", { class: "wb-label" }, t("folder")), folder), refusal, state, h("span", { class: "wb-spring" }), make);
  const element = h("div", { class: "wb-frame wb-column wb-new" }, header, there, error, sources.element, main, footer);

  /** @param {string} name @param {unknown} value */
  function set(name, value) {
    send({ type: "new_set", name, value });
  }

  /** @param {NewView} view @param {string} notice what went wrong that nobody foresaw */
  function draw(view, notice) {
    const chooses = view.stage === "choose";
    header.hidden = main.hidden = footer.hidden = chooses;
    sources.element.hidden = !chooses;
    if (chooses) sources.draw(view);
    title.textContent = view.source;
    facts.textContent = view.stage === "reading" ? t("Reading…") : view.facts.join(" · ");
    there.hidden = !view.there;
    const open = button(t("Open it"), view.there, () => send({ type: "new_open", task: view.there }), "wb-small");
    if (view.there) fill(there, h("span", {}, t("{task} is there already.", { task: view.there })), open);
    setText(error, view.error || notice);
    form.draw(view);
    prompts.draw(view);
    setField(folder, view.folder);
    folder.title = view.place;
    setText(refusal, view.asked || (chooses ? "" : view.refusal));
    setText(state, view.working && view.stage !== "choose" ? t("Looking…") : view.summary);
    make.disabled = !view.can_make;
    element.setAttribute("aria-busy", String(view.working));
  }

  return { element, draw };
}

/** Where rows may come from. @param {import("./host").Send} send */
function createSources(send) {
  const list = h("datalist", { id: uniqueId() });
  const path = h("input", { type: "text", class: "wb-new-path", list: list.id, "aria-label": t("File of rows"), placeholder: "reviews.csv", spellcheck: "false", oninput: complete, onkeydown: enter });
  const read = button(t("Read"), t("Look what is in the file"), () => go(path.value), "wb-primary");
  const files = h("div", { class: "wb-new-files", role: "group", "aria-label": t("Files found here") });
  const found = h("p", { class: "wb-quiet wb-cut" });
  const tasks = h("div", { class: "wb-flow wb-new-tasks", role: "group", "aria-label": t("Tasks") });
  const refusal = h("p", { class: "wb-new-asked", role: "alert" });
  const element = h(
    "div",
    { class: "wb-new-sources" },
    h("h2", {}, t("New task")),
    h("p", { class: "wb-quiet" }, t("From rows of your own: csv, tsv, jsonl, json, parquet, Arrow, Excel, a folder that datasets reads, or a name on its hub.")),
    h("div", { class: "wb-new-ask" }, path, list, read),
    found,
    files,
    h("h2", {}, t("Or go on with a task")),
    tasks,
    refusal,
  );
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  function complete() {
    clearTimeout(rest);
    rest = setTimeout(() => send({ type: "new_path", path: path.value }), REST_MS);
  }

  /** @param {KeyboardEvent} event */
  function enter(event) {
    if (event.key === "Enter" && !event.isComposing) go(path.value);
  }

  /** @param {string} chosen */
  function go(chosen) {
    clearTimeout(rest);
    send({ type: "new_read", path: chosen });
  }

  /** @param {NewView} view */
  function draw({ sources, refusal: why }) {
    fill(list, sources.completions.map((value) => h("option", { value })));
    if (!path.value) path.value = sources.path;
    setText(found, sources.files.length > 0 && t("Found in {folder}:", { folder: sources.folder }) || t("No files of rows were found in {folder}.", { folder: sources.folder }));
    fill(files, sources.files.map(({ id, label, title }) => h("button", { type: "button", class: "wb-button wb-new-file", "data-id": id, onclick: () => go(id) }, h("span", { class: "wb-cut" }, label), h("span", { class: "wb-quiet wb-numbers" }, title))));
    fill(
      tasks,
      sources.tasks.map(({ id, label, title }) => button(label, title, () => send({ type: "new_open", task: id }))),
      button(t("The demo task"), t("Sums, with two versions of their prompt"), () => send({ type: "new_open" })),
    );
    setText(refusal, why);
  }

  return { element, draw };
}

/** What was found, to be corrected. @param {import("./host").Send} send */
function createForm(send) {
  const rows = h("div", { class: "wb-new-form" });
  const names = h("div", { class: "wb-new-names", role: "group", "aria-label": t("Names of the labels") });
  const checks = h("div", { class: "wb-column wb-new-checks" });
  const encoding = h("select", { "aria-label": t("Encoding"), onchange: () => set("encoding", encoding.value) });
  const encodingRow = h("div", { class: "wb-new-form" }, h("span", { class: "wb-label" }, t("Encoding")), encoding);
  const notes = h("ul", { class: "wb-quiet wb-new-notes" });
  const why = h("details", { class: "wb-new-why", open: true }, h("summary", {}, t("Why")), notes);
  const element = h("section", { class: "wb-new-found wb-column", "aria-label": t("What was found") }, rows, names, checks, encodingRow, why);
  /** @type {Map<string, ReturnType<typeof createControl>>} */
  let controls = new Map();
  /** @type {Map<string, HTMLInputElement>} */
  let fields = new Map();
  const namesQuestion = h("p", { class: "wb-new-asked" });
  const namesGrid = h("div", { class: "wb-new-grid" });
  names.append(h("span", { class: "wb-label" }, t("Labels")), namesGrid, namesQuestion);

  /** @param {string} name @param {unknown} value */
  function set(name, value) {
    send({ type: "new_set", name, value });
  }

  /** @param {NewView} view */
  function draw(view) {
    const ids = view.controls.map(({ id }) => id);
    if ([...controls.keys()].join() !== ids.join()) {
      controls = new Map(view.controls.map((one) => [one.id, controls.get(one.id) ?? createControl(one, (value) => set(one.id, value))]));
      fill(rows, [...controls.values()].flatMap(({ elements }) => elements));
    }
    for (const one of view.controls) controls.get(one.id)?.draw(one);
    drawNames(view);
    fill(checks, view.checks.flatMap(drawCheck));
    encodingRow.hidden = view.encodings.length === 0 || view.stage === "reading";
    setOptions(encoding, view.encodings, view.encoding);
    why.hidden = view.notes.length === 0;
    fill(notes, view.notes.map((note) => h("li", {}, note)));
  }

  /** @param {NewView} view */
  function drawNames(view) {
    names.hidden = view.names.length === 0;
    if ([...fields.keys()].join() !== view.names.map(({ value }) => value).join()) {
      fields = new Map(view.names.map(({ value }) => [value, createName(value)]));
      fill(namesGrid, view.names.flatMap(({ value, rows }) => [h("code", { class: "wb-cut", title: rows }, value), /** @type {HTMLInputElement} */ (fields.get(value))]));
    }
    for (const { value, name } of view.names) setField(/** @type {HTMLInputElement} */ (fields.get(value)), name);
    setText(namesQuestion, view.names_question);
  }

  /** @param {string} value */
  function createName(value) {
    const field = h("input", { type: "text", "aria-label": t("Name of {value}", { value }), placeholder: t("what {value} means", { value }) });
    return watchField(field, () => set("names", Object.fromEntries([...fields].map(([each, { value: name }]) => [each, name]))));
  }

  /** @param {import("./types").NewCheck} check */
  function drawCheck({ id, label, on, question }) {
    const box = h("input", { type: "checkbox", "data-name": id, checked: on, onchange: () => set(id, box.checked) });
    return [question && h("p", { class: "wb-new-asked" }, question), h("label", { class: "wb-check" }, box, label)];
  }

  return { element, draw };
}

/** A role's field or fields. @param {Control} made @param {(value: string[]) => void} tell */
function createControl({ id, label, many }, tell) {
  const name = h("span", { class: "wb-label" }, label);
  const select = h("select", { "aria-label": label, "data-name": id, onchange: choose });
  const chips = h("span", { class: "wb-flow wb-new-chips" });
  const question = h("p", { class: "wb-new-asked" });
  const place = h("div", { class: "wb-column wb-new-control" }, h("div", { class: "wb-flow wb-new-chips" }, many && chips, select), question);
  /** @type {string[]} */
  let values = [];

  function choose() {
    if (many && !select.value) return;
    tell(many ? [...values, select.value] : [select.value]);
  }

  /** @param {Control} view */
  function draw(view) {
    values = view.value;
    const named = view.choices.map(({ id, label, title }) => ({ id, label: title ? `${label}  ·  ${title}` : label }));
    const left = many ? named.filter((one) => !values.includes(one.id)) : named;
    const empty = many && values.length ? t("+ field") : view.empty;
    setOptions(select, empty ? [{ id: "", label: empty }, ...left] : left, many ? "" : (values[0] ?? ""));
    select.classList.toggle("wb-new-more", many && values.length > 0);
    fill(chips, values.map((value) => h("span", { class: "wb-new-chip" }, h("span", { class: "wb-cut" }, value), button("✕", t("Take {value} out", { value }), () => tell(values.filter((one) => one !== value)), "wb-icon"))));
    setText(question, view.question);
    place.toggleAttribute("data-asked", Boolean(view.question));
  }

  return { elements: [name, place], draw };
}

/** The first prompts. @param {import("./host").Send} send */
function createPrompts(send) {
  const methods = createRadios(t("Method"), (method) => send({ type: "new_set", name: "method", value: method }), "wb-small-segments");
  const about = h("span", { class: "wb-quiet wb-cut" });
  const list = h("div", { class: "wb-column wb-new-list" });
  const empty = h("p", { class: "wb-empty" });
  const element = h("section", { class: "wb-new-prompts wb-column", "aria-label": t("First prompts") }, h("div", { class: "wb-strip" }, methods.element, about), empty, list);
  /** @type {ReturnType<typeof createFirst>[]} */
  let drawn = [];

  /** @param {NewView} view */
  function draw(view) {
    methods.draw(view.methods.map((one) => ({ ...one, active: one.id === view.method })));
    about.textContent = view.methods.find(({ id }) => id === view.method)?.title ?? "";
    setText(empty, view.prompts.length ? "" : view.working ? t("Looking…") : t("The first prompts are drawn here once it is clear what they ask."));
    if (drawn.length !== view.prompts.length) {
      drawn = view.prompts.map(({ label }) => createFirst(label));
      fill(list, drawn.map((one) => one.element));
    }
    view.prompts.forEach((one, place) => drawn[place].draw(one));
  }

  return { element, draw };
}

/** @param {string} label */
function createFirst(label) {
  const prompt = createPrompt(label);
  const problem = h("div", { class: "wb-band wb-bad wb-text" });
  const gold = h("div", { class: "wb-new-gold" });
  return {
    element: h("div", { class: "wb-new-first" }, problem, prompt.element, gold),
    /** @param {import("./types").FirstPrompt} view */
    draw(view) {
      setText(problem, view.problem);
      prompt.element.hidden = Boolean(view.problem);
      prompt.draw(view.prompt, null);
      gold.hidden = view.gold.length === 0;
      fill(gold, h("span", { class: "wb-label" }, t("gold")), view.gold.map((text) => h("code", { class: "wb-text" }, text)));
    },
  };
}

/**
 * Mount the page, and return what takes it away.
 * @param {import("@anywidget/types").RenderProps<import("./host").State>} props
 */
export function mountNew(props) {
  const { model } = props;
  const page = createNew((message) => model.send(message));
  const draw = () => model.get("new").stage && page.draw(model.get("new"), model.get("notice")?.text ?? "");
  return mountAlone(props, { label: t("New task"), element: page.element, names: ["new", "notice"], draw });
}
