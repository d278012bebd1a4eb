// @ts-check
// The editor's keys: JupyterLab's, or Vim's or Emacs's where the page's other editors have those.

import { acceptCompletion, closeBracketsKeymap, completionKeymap, completionStatus } from "@codemirror/autocomplete";
import { defaultKeymap, deleteLine, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { foldKeymap, getIndentUnit } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { searchKeymap, selectNextOccurrence } from "@codemirror/search";
import { EditorSelection, Prec } from "@codemirror/state";
import { EditorView, keymap, runScopeHandlers } from "@codemirror/view";
import { emacs } from "@replit/codemirror-emacs";
import { Vim, vim } from "@replit/codemirror-vim";
import { load, store } from "./memory.js";

/** @typedef {"page" | "standard" | "vim" | "emacs"} KeyChoice */

const KEY = "prompt-workbench:keys";

export const standardKeys = keymap.of([
  { key: "Tab", run: acceptCompletion },
  { key: "Tab", run: indent, shift: indentLess },
  { key: "Mod-d", run: deleteLine, preventDefault: true }, // these two as in JupyterLab
  { key: "Mod-Shift-d", run: selectNextOccurrence, preventDefault: true },
  ...closeBracketsKeymap,
  ...defaultKeymap,
  ...searchKeymap,
  ...historyKeymap,
  ...foldKeymap,
  ...completionKeymap,
  ...lintKeymap,
]);

/**
 * Indent the lines where something is selected or nothing stands before the cursor; further in, go
 * to the next tab stop.
 * @param {EditorView} view
 */
function indent(view) {
  const { state } = view;
  const before = ({ from = 0 }) => state.sliceDoc(state.doc.lineAt(from).from, from);
  if (state.selection.ranges.some((range) => !range.empty || !before(range).trim())) return indentMore(view);
  const unit = getIndentUnit(state);
  const step = state.changeByRange((range) => {
    const spaces = unit - (before(range).length % unit);
    return { changes: { from: range.from, insert: " ".repeat(spaces) }, range: EditorSelection.cursor(range.from + spaces) };
  });
  view.dispatch(state.update(step, { scrollIntoView: true, userEvent: "input" }));
  return true;
}

/** Which editor a `:w` is about, and what saving is there. @type {WeakMap<EditorView, () => void>} */
const savers = new WeakMap();
// Later, since Vim gives the focus back to the text when its command line closes.
Vim.defineEx("write", "w", (/** @type {{ cm6: EditorView }} */ cm) => void setTimeout(() => savers.get(cm.cm6)?.()));

/** @param {EditorView} view @param {() => void} save */
export function setSaver(view, save) {
  savers.set(view, save);
}

const CHOOSES = ["Enter", "ArrowUp", "ArrowDown"];

/** In a list of completions these keys choose, whatever Vim or Emacs would do with them. */
const choosing = EditorView.domEventHandlers({
  keydown: (event, view) => CHOOSES.includes(event.key) && completionStatus(view.state) === "active" && runScopeHandlers(view, event, "editor"),
});

/** @param {KeyChoice} choice @param {Element} element */
export function resolveKeys(choice, element) {
  return choice === "page" ? pageKeys(element) : choice;
}

/**
 * The extension for whose keys are used. It goes before all other keys, which without `Prec` would
 * be asked first: Emacs's Control-A is none that selects everything.
 * @param {KeyChoice} keys
 */
export function keysFor(keys) {
  if (keys === "vim") return Prec.highest([choosing, vim({ status: true })]);
  return keys === "emacs" ? Prec.highest([choosing, emacs()]) : [];
}

/**
 * What the page's editors use. JupyterLab itself has neither; its Vim extension marks the panel, and
 * in any host the editors that have such keys show it by their classes.
 * @param {Element} element
 * @returns {KeyChoice}
 */
export function pageKeys(element) {
  const panel = /** @type {HTMLElement | null} */ (element.closest("[data-jp-vim-mode]"));
  if (panel) return panel.dataset.jpVimMode === "true" ? "vim" : "standard";
  const others = [...document.querySelectorAll(".cm-vimMode, .cm-emacsMode")].filter((editor) => !editor.closest(".wb"));
  if (others.some((editor) => editor.classList.contains("cm-vimMode"))) return "vim";
  return others.length ? "emacs" : "standard";
}

/** @returns {KeyChoice} */
export function recallKeys() {
  const stored = load(KEY);
  return stored === "standard" || stored === "vim" || stored === "emacs" ? stored : "page";
}

/** @param {KeyChoice} choice */
export function rememberKeys(choice) {
  store(KEY, choice);
}
