// @ts-check
// A row of buttons of which one is on, by the ARIA pattern: arrows choose, one is in the tab order.

import { fill, h } from "./dom.js";

/** @typedef {import("./types").Named & { active: boolean, enabled?: boolean }} Radio */

/**
 * @param {string} label
 * @param {(id: string) => void} choose
 * @param {string} [extra] another class
 */
export function createRadios(label, choose, extra = "") {
  const element = h("div", { class: `wb-segmented ${extra}`.trim(), role: "radiogroup", "aria-label": label, onkeydown: move });
  /** @type {HTMLButtonElement[]} */
  let buttons = [];

  /** @param {Radio[]} radios */
  function draw(radios) {
    // Made once, so that the focus stays where it is.
    if (buttons.map((button) => button.dataset.id).join() !== radios.map(({ id }) => id).join()) {
      buttons = radios.map(({ id }) => h("button", { type: "button", role: "radio", "data-id": id, onclick: () => choose(id) }));
      fill(element, buttons);
    }
    const reachable = radios.findIndex(({ active }) => active);
    for (const [index, button] of buttons.entries()) {
      const { label: text, title, active, enabled } = radios[index];
      button.textContent = text;
      button.title = title ?? "";
      button.setAttribute("aria-checked", String(active));
      button.tabIndex = index === Math.max(0, reachable) ? 0 : -1;
      button.disabled = enabled === false;
    }
  }

  /** @param {KeyboardEvent} event */
  function move(event) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    const open = buttons.filter((button) => !button.disabled);
    const now = open.findIndex((button) => button === event.target);
    if (now < 0) return;
    event.preventDefault();
    const next = open[(now + by + open.length) % open.length];
    next.focus();
    next.click();
  }

  return { element, draw };
}
