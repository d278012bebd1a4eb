// @ts-check
// What a page keeps of a task for the case that its kernel dies: the text that the kernel has not
// answered, and the settings that were made. A kernel that comes after is offered both; a text that
// was typed on from the draft it has goes into the editor at once.

import "./css/kept.css";
import { button, fill, h, iconButton } from "./dom.js";
import { readStored, store } from "./memory.js";
import { t } from "./words.js";

const KEY = "prompt-workbench:kept";
/** Older than this nobody misses it, in milliseconds. */
const A_WEEK = 7 * 24 * 3600 * 1000;

/**
 * @typedef {object} Kept
 * @property {string} kernel which process it was typed for
 * @property {number} at when, in milliseconds
 * @property {string | null} source the text, as long as the kernel has not answered it
 * @property {string} [base] the draft as the kernel had it before
 * @property {Record<string, string | number>} changes settings by name
 */

/** Settings that a new kernel begins without, and what they are called. @returns {Record<string, string>} */
const settings = () => ({ num_fewshot: t("shots"), sample_size: t("sample"), seed: t("seed"), sampler: t("sampler"), model: t("model") });

/** Gestures after which what was said of the text is no news. */
const GESTURES = ["configure", "open", "restore", "draft", "style", "run", "compare", "save", "outside"];

/**
 * @param {import("./host").Send} send
 * @param {(source: string) => void} take puts a text into the editor, as one edit
 * @param {(source: string) => void} goOn the same, but the cursor and the focus stay where they are
 */
export function createKept(send, take, goOn) {
  const element = h("div", { class: "wb-kept", role: "status", hidden: true });
  let task = "";
  let kernel = "";
  /** What is said of the text until the next gesture. */
  const told = h("span", { class: "wb-kept-text" });
  /** What was found of an earlier kernel, until it is answered. @type {Kept | null} */
  let found = null;
  /** @type {Kept} */
  let now = { kernel: "", at: 0, source: null, changes: {} };

  /** Return whether what is to be kept is stored: some frames have no storage. */
  function write() {
    if (!task) return false;
    // What is offered stays until it is answered, but for what is typed meanwhile to no kernel.
    const kept = found && now.source === null ? found : now;
    if (kept === now) now.at = Date.now();
    const all = readStored(KEY);
    if (kept.source === null && Object.keys(kept.changes).length === 0) delete all[task];
    else all[task] = kept;
    return store(KEY, JSON.stringify(all));
  }

  function answer() {
    found = null;
    element.hidden = true;
    write();
  }

  /** @param {string} source @param {import("./types").ToolbarView} view */
  function offer(source, view) {
    if (!found) return;
    const values = /** @type {Record<string, any>} */ (view);
    const unknown = found.source !== null && found.source !== source ? found.source : null;
    const follows = unknown !== null && found.base === source;
    const text = follows ? null : unknown;
    const changes = Object.fromEntries(Object.entries(found.changes).filter(([name, value]) => values[name] !== value));
    const names = Object.entries(changes).map(([name, value]) => `${settings()[name]} ${value}`);
    const restored = follows ? t("What was typed while no kernel answered is the draft again; undo takes it back.") : "";
    if (follows) {
      found.source = null; // it goes on as what is typed here
      goOn(unknown);
    }
    if (text === null && names.length === 0) {
      answer();
      if (restored) say(restored);
      return;
    }
    const parts = [text !== null && t("text that it never got"), names.length > 0 && names.join(", ")].filter(Boolean).join(" · ");
    element.hidden = false;
    told.textContent = restored;
    fill(
      element,
      restored && told,
      h("span", { class: "wb-kept-text" }, t("Kept from the kernel before: {what}", { what: parts })),
      button(t("Take it"), t("Undo takes the text back"), () => {
        if (text !== null) take(text);
        if (names.length > 0) send({ type: "configure", changes });
        now.changes = { ...now.changes, ...changes };
        answer();
      }, "wb-small wb-primary"),
      button(t("Leave it"), t("It is kept no longer"), answer, "wb-small"),
    );
  }

  /** Say what was done, until it is closed or something else is. @param {string} text */
  function say(text) {
    element.hidden = false;
    told.textContent = text;
    fill(element, told, iconButton("close", t("Close the message"), () => (element.hidden = true), "wb-quiet-button"));
  }

  /** Take back what was said of the text: it is another by now, or something was done with it. */
  function moveOn() {
    if (!told.isConnected) return;
    told.remove();
    if (!found) element.hidden = true;
  }

  return {
    element,
    /** @param {import("./types").DocumentView} document @param {import("./types").ToolbarView} view */
    begin(document, view) {
      const name = `${view.path} ${view.method}`;
      if (name === task) return;
      task = name;
      kernel = document.kernel;
      now = { kernel, at: 0, source: null, changes: {} };
      const old = /** @type {Kept | undefined} */ (readStored(KEY)[task]);
      found = old && old.kernel !== kernel && Date.now() - old.at < A_WEEK ? old : null;
      if (old && !found && old.kernel === kernel) now.changes = old.changes;
      offer(document.source, view);
    },
    /**
     * Keep what was typed and is not answered yet, and return whether it is kept.
     * @param {string} source @param {string} base the draft as the kernel has it
     */
    typed(source, base) {
      moveOn();
      now.source = source;
      now.base = base;
      return write();
    },
    answered() {
      if (now.source === null) return;
      now.source = null;
      delete now.base;
      write();
    },
    /** Take note of a gesture. @param {{ type: string, changes?: unknown }} message */
    did({ type, changes }) {
      if (GESTURES.includes(type)) moveOn();
      if (type !== "configure") return;
      const known = settings();
      for (const [key, value] of Object.entries(/** @type {Record<string, unknown>} */ (changes))) if (key in known) now.changes[key] = /** @type {string | number} */ (value);
      write();
    },
  };
}
