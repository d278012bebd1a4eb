// @ts-check
// The workbench's own keys: one table binds them and is what the list of keys shows. They are caught
// on the way down, before the editor's keymap, and no key goes up into the notebook, where `a` or `b`
// would add cells.

import { t } from "./words.js";

/**
 * @typedef {Record<string, () => void>} Actions by name
 * @typedef {{ key: string, does: string, action?: string }} Binding as CodeMirror spells keys: Mod
 *   is Ctrl, on a Mac Command. A key without an action is the editor's or a pane's own.
 */

/** @returns {{ title: string, bindings: Binding[] }[]} */
export function keyTable() {
  return [
    {
      title: t("Everywhere"),
      bindings: [
        { key: "Mod-Enter", action: "run", does: t("Score the draft") },
        { key: "Alt-Enter", action: "compare", does: t("Compare the draft with its parent") },
        { key: "Mod-Shift-Enter", action: "cancel", does: t("Cancel the run") },
        { key: "Mod-s", action: "save", does: t("Save as the next version") },
        { key: "Alt-ArrowUp", action: "previousDoc", does: t("Previous doc") },
        { key: "Alt-ArrowDown", action: "nextDoc", does: t("Next doc") },
        { key: "Alt-Shift-PageUp", action: "previousRow", does: t("Previous row of those found, failing, flipped or linted") },
        { key: "Alt-Shift-PageDown", action: "nextRow", does: t("Next row of those found, failing, flipped or linted") },
        { key: "Alt-Shift-Home", action: "pinnedRow", does: t("To the pinned row, and back") },
        { key: "Alt-Shift-p", action: "pin", does: t("Pin the row, to see it beside others, or unpin it") },
        { key: "Alt-Shift-m", action: "mark", does: t("Mark the selection with alternatives") },
        { key: "Alt-Shift-n", action: "race", does: t("Race the draft against its neighbours") },
        { key: "Alt-Shift-a", action: "adopt", does: t("Adopt the winner of the race") },
        { key: "Alt-Shift-l", action: "lint", does: t("The list of what the linter found") },
        { key: "Alt-Shift-o", action: "settings", does: t("The settings") },
        { key: "Alt-PageUp", action: "previousPane", does: t("Previous pane") },
        { key: "Alt-PageDown", action: "nextPane", does: t("Next pane") },
        { key: "F6", action: "nextPart", does: t("On to the editor, the panes, the header") },
        { key: "Shift-F6", action: "previousPart", does: t("Back to them") },
        { key: "F1", action: "help", does: t("This list") },
        { key: "?", action: "help", does: t("This list, where nothing is typed") },
      ],
    },
    {
      title: t("In the editor"),
      bindings: [
        { key: "Ctrl-Space", does: t("Complete") },
        { key: "Mod-/", does: t("Comment or uncomment") },
        { key: "Mod-f", does: t("Search and replace") },
        { key: "Mod-d", does: t("Delete the line") },
        { key: "Mod-Shift-d", does: t("Select the next occurrence, too") },
        { key: "Ctrl-Shift-Space", does: t("Show the value of the field at the cursor") },
        { key: "Ctrl-Shift-[", does: t("Fold the function or block") },
        { key: "Ctrl-Shift-]", does: t("Unfold it") },
        { key: "F8", does: t("Go to the next problem") },
        { key: "Ctrl-Alt-[ Ctrl-Alt-]", does: t("Fold or unfold everything") },
        { key: "Mod-z", does: t("Undo, back across versions") },
        { key: "Tab", does: t("Indent") },
        { key: "Escape Tab", does: t("Leave the editor") },
      ],
    },
    {
      title: t("In the model's field"),
      bindings: [{ key: "ArrowDown", does: t("The models that there are") }],
    },
    {
      title: t("In the table of rows"),
      bindings: [
        { key: "ArrowUp ArrowDown", does: t("Another row") },
        { key: "Enter", does: t("Preview it") },
        { key: "s", does: t("Use it as a shot") },
        { key: "p", does: t("Pin it") },
      ],
    },
    {
      title: t("In the list of shots"),
      bindings: [
        { key: "Shift-ArrowUp Shift-ArrowDown", does: t("Move the shot") },
        { key: "p", does: t("Keep it when others are drawn") },
        { key: "x", does: t("Exclude it") },
        { key: "Delete", does: t("Remove it") },
      ],
    },
    {
      title: t("On tabs and edges"),
      bindings: [
        { key: "ArrowLeft ArrowRight", does: t("Another tab; move the edge") },
        { key: "Home", does: t("The first tab; the edge's usual place") },
      ],
    },
  ];
}

/** What JupyterLab's and Notebook's shortcuts leave alone, with all that is in it. */
export const QUIET = "data-lm-suppress-shortcuts";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {AbortSignal} signal
 */
export function bindKeys(root, actions, signal) {
  /** @type {Map<string, string>} */
  const bound = new Map();
  for (const { bindings } of keyTable()) {
    for (const { key, action } of bindings) if (action) bound.set(key.toLowerCase(), action);
  }
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.isComposing) return; // an input method is at work: the keys are its own
      const action = bound.get(spelled(event));
      if (!action || (event.key === "?" && isTyping(event))) return;
      event.preventDefault();
      event.stopPropagation();
      actions[action]();
    },
    { capture: true, signal },
  );
  guardKeys(root, signal);
}

/** Keep the keys of a widget from its host. @param {HTMLElement} root @param {AbortSignal} signal */
export function guardKeys(root, signal) {
  // Jupyter Notebook hears keys before the widget does, and of the element that has the focus it
  // asks whether a shortcut is for it before whether shortcuts are wanted there.
  root.addEventListener(
    "focusin",
    ({ target }) => target instanceof Element && target.setAttribute(QUIET, "true"),
    { signal },
  );
  for (const type of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }
}

/** @param {KeyboardEvent} event */
function spelled(event) {
  const named = event.key.length > 1;
  // With Alt some keyboards type another letter, so letters are known by their place.
  const key = event.altKey && /^Key[A-Z]$/.test(event.code) ? event.code.slice(3) : event.key;
  const modifiers = [
    (event.ctrlKey || event.metaKey) && "mod",
    event.altKey && "alt",
    event.shiftKey && (named || event.ctrlKey || event.metaKey || event.altKey) && "shift",
  ];
  return [...modifiers.filter(Boolean), key.toLowerCase()].join("-");
}

/** @param {KeyboardEvent} event */
function isTyping(event) {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox]), select, textarea"));
}

const GLYPHS = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", PageUp: "PgUp", PageDown: "PgDn", Escape: "Esc" };

/**
 * Return a key as it stands on the keyboard, by its parts.
 * @param {string} key
 */
export function keyCaps(key) {
  const mac = /Mac|iP(hone|ad)/.test(navigator.platform);
  /** @type {Record<string, string>} */
  const names = { ...GLYPHS, Mod: mac ? "⌘" : "Ctrl", Alt: mac ? "⌥" : "Alt", Shift: mac ? "⇧" : "Shift" };
  return key.split(" ").map((stroke) => stroke.split("-").map((cap) => names[cap] ?? (cap.length === 1 ? cap.toUpperCase() : cap)));
}
