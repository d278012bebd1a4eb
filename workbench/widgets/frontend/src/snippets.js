// @ts-check
// The menu of snippets: whole transforms that replace the draft, and expressions for the cursor.

import { fill, h, uniqueId } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types").SnippetView} SnippetView */

/**
 * A menu by the ARIA pattern: arrows move, Escape closes, the focus goes back to the button.
 * @param {{ replace: (source: string) => void, insert: (source: string) => void }} actions
 */
export function createSnippetMenu({ replace, insert }) {
  const id = uniqueId();
  const menu = h("div", { class: "wb-menu", id, role: "menu", "aria-label": t("Insert"), hidden: true, onkeydown: move, onfocusout: leave });
  const button = h(
    "button",
    { type: "button", class: "wb-button wb-insert", "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": id, onclick: () => toggle(Boolean(menu.hidden)), onkeydown: open },
    t("Insert"),
    h("span", { class: "wb-arrow", "aria-hidden": "true" }, "▾"),
  );
  const element = h("div", { class: "wb-menu-place" }, button, menu);

  /** @param {boolean} shown */
  function toggle(shown) {
    menu.hidden = !shown;
    button.setAttribute("aria-expanded", String(shown));
    if (shown) items()[0]?.focus();
  }

  const items = () => [...menu.querySelectorAll("button")];

  /** @param {KeyboardEvent} event */
  function open(event) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    toggle(true);
  }

  /** @param {KeyboardEvent} event */
  function move(event) {
    const all = items();
    const now = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") close();
    else if (next === undefined) return;
    else all[(next + all.length) % all.length].focus();
    event.preventDefault();
  }

  function close() {
    toggle(false);
    button.focus();
  }

  /** @param {FocusEvent} event */
  function leave(event) {
    if (!element.contains(/** @type {Node | null} */ (event.relatedTarget))) toggle(false);
  }

  /** @param {SnippetView} snippet @param {(source: string) => void} use */
  function item(snippet, use) {
    const choose = () => {
      if (snippet.lacks) return;
      toggle(false);
      use(snippet.source);
    };
    return h(
      "button",
      { type: "button", role: "menuitem", tabindex: -1, "aria-disabled": snippet.lacks ? "true" : null, title: snippet.lacks || snippet.source, onclick: choose },
      h("span", {}, snippet.label),
      h("span", { class: "wb-quiet" }, snippet.lacks || snippet.title),
    );
  }

  /** @param {string} title @param {HTMLElement[]} children */
  const group = (title, children) => h("div", { role: "group", "aria-label": title }, h("div", { class: "wb-menu-title wb-quiet", "aria-hidden": "true" }, title), children);

  return {
    element,
    /** @param {import("./types").SnippetsView} view */
    draw(view) {
      fill(
        menu,
        group(t("In place of the draft (undo brings it back)"), (view.shapes ?? []).map((snippet) => item(snippet, replace))),
        group(t("At the cursor"), (view.fragments ?? []).map((snippet) => item(snippet, insert))),
      );
    },
  };
}
