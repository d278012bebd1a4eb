// @ts-check
// The header, which stays: what is worked on, what it is scored with, the last score, and the three
// things that one does all day.

import "./css/header.css";
import { fill, h, iconButton, setField, setOptions, setText, watchField } from "./dom.js";
import { withTimes } from "./clock.js";
import { icon } from "./icons.js";
import { keyCaps } from "./keys.js";
import { createLive } from "./live.js";
import { createPicker } from "./picker.js";
import { t } from "./words.js";

/**
 * @typedef {object} Gestures
 * @property {() => void} run
 * @property {() => void} compare
 * @property {() => void} save
 * @property {() => void} difference brings the comparison to the front
 * @property {() => void} score brings what the last score is of to the front
 * @property {() => void} settings
 * @property {() => void} help
 * @property {(action: "tab" | "notebook") => void} host asks JupyterLab's extension, where there is one
 */

/**
 * @param {import("./host").Send} send
 * @param {Gestures} gestures
 * @param {{ tab: boolean, notebook: boolean }} offers what the host can do for the widget
 * @param {HTMLElement} projector
 */
export function createHeader(send, gestures, offers, projector) {
  /** @param {Record<string, unknown>} changes */
  const configure = (changes) => send({ type: "configure", changes });

  const task = h("span", { class: "wb-task wb-cut" });
  const version = h("select", {
    class: "wb-version wb-bare",
    "aria-label": t("Open a version"),
    onchange: () => version.value && send({ type: "open", version: version.value }),
  });
  const picker = createPicker(send, (model) => configure({ model }));
  const shots = createStepper("num_fewshot", t("shots"), configure);
  const last = h("button", { type: "button", class: "wb-last wb-numbers", onclick: gestures.score, hidden: true });
  const live = createLive(send, gestures.difference);
  const run = createAction("run", "Mod-Enter", gestures.run, "wb-primary");
  const compare = createAction("compare", "Alt-Enter", gestures.compare);
  const save = createAction("save", "Mod-s", gestures.save);
  const settings = iconButton("settings", t("Settings"), gestures.settings, "wb-quiet-button wb-toggle");
  settings.setAttribute("aria-expanded", "false");
  const tab = iconButton("tab", t("Open in a tab"), () => gestures.host("tab"), "wb-quiet-button");
  const notebook = iconButton("notebook", t("Put into a notebook"), () => gestures.host("notebook"), "wb-quiet-button");
  tab.hidden = !offers.tab;
  notebook.hidden = !offers.notebook;
  compare.draw({ label: t("Compare"), title: t("Score the draft and its parent on the same rows, and show what flipped"), enabled: true });

  const element = h(
    "header",
    { class: "wb-header", role: "group", "aria-label": t("Task, model and actions") },
    h("div", { class: "wb-identity" }, task, version),
    h("div", { class: "wb-field wb-model-field" }, h("label", { class: "wb-label", for: picker.field.id }, t("model")), picker.element),
    shots.element,
    h("span", { class: "wb-spring" }),
    last,
    live.element,
    h("div", { class: "wb-three" }, run.element, compare.element, save.element),
    h("div", { class: "wb-tools" }, projector, settings, notebook, tab, iconButton("keys", t("Keys (F1)"), gestures.help, "wb-quiet-button")),
  );

  return {
    element,
    focus: () => picker.field.focus({ preventScroll: true }),
    /** @param {boolean} open @param {boolean} hadFocus whether the focus was in the drawer */
    setSettings(open, hadFocus) {
      settings.setAttribute("aria-expanded", String(open));
      if (!open && hadFocus) settings.focus({ preventScroll: true });
    },
    /** @param {import("./types").ToolbarView} view */
    draw(view) {
      task.textContent = view.task;
      task.title = view.path;
      setOptions(version, [{ id: "", label: view.editing }, ...withTimes(view.versions)], "");
      picker.setModel(view.model);
      shots.draw(view.num_fewshot);
    },
    drawModels: picker.draw,
    beginLive: live.begin,
    drawLive: live.draw,
    /** @param {import("./types").ControlView} view */
    drawControl: (view) => run.draw(view.run),
    /** @param {import("./types").StatusView} view */
    drawStatus(view) {
      save.draw({ label: t("Save"), title: view.dirty ? t("Save the draft as the next version") : t("There is nothing to save: the draft is {version}", { version: view.version }), enabled: view.dirty });
      picker.field.title = [view.model, view.memory].filter(Boolean).join(" · ");
    },
    /** @param {import("./types").VersionsView} view */
    drawScore({ headline }) {
      last.hidden = !headline;
      if (!headline) return;
      last.title = headline.title;
      fill(last, h("strong", {}, headline.value), h("span", { class: "wb-quiet wb-last-interval" }, headline.interval), headline.delta && h("span", { class: "wb-last-delta", "data-change": headline.change || null }, headline.delta));
    },
  };
}

/**
 * A button with its icon, its word and its key.
 * @param {import("./icons.js").Icon} name @param {string} key @param {() => void} act @param {string} [extra]
 */
function createAction(name, key, act, extra = "") {
  const word = h("span", { class: "wb-action-word" });
  const caps = keyCaps(key)[0].join(" ");
  const element = h("button", { type: "button", class: `wb-button wb-action ${extra}`.trim(), "data-name": name, onclick: act }, icon(name), word, h("kbd", { class: "wb-action-key", "aria-hidden": "true" }, caps));
  return {
    element,
    /** @param {import("./types").Button} view */
    draw({ label, title, enabled }) {
      setText(word, label);
      element.title = title.includes(caps) ? title : `${title} (${caps})`;
      element.setAttribute("aria-label", label);
      element.disabled = !enabled;
    },
  };
}

/**
 * A small number between a less and a more.
 * @param {string} name of the setting @param {string} label @param {(changes: Record<string, unknown>) => void} configure
 */
function createStepper(name, label, configure) {
  const field = h("input", { type: "text", inputmode: "numeric", name, class: "wb-count", "aria-label": label });
  const step = (/** @type {number} */ by) => configure({ [name]: Math.max(0, Number(field.dataset.drawn ?? 0) + by) });
  watchField(field, () => {
    const value = Number(field.value.trim());
    if (!field.value.trim() || !Number.isInteger(value)) return false;
    return configure({ [name]: value });
  });
  field.addEventListener("keydown", (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    step(by);
  });
  const less = h("button", { type: "button", class: "wb-step", tabindex: -1, "aria-label": t("Fewer {what}", { what: label }), onclick: () => step(-1) }, "−");
  const more = h("button", { type: "button", class: "wb-step", tabindex: -1, "aria-label": t("More {what}", { what: label }), onclick: () => step(1) }, "+");
  const element = h("div", { class: "wb-field wb-count-field", role: "group", "aria-label": label }, h("span", { class: "wb-label" }, label), h("span", { class: "wb-count-box" }, less, field, more));
  return {
    element,
    /** @param {number} value */
    draw(value) {
      setField(field, value);
      less.disabled = value <= 0;
    },
  };
}
