// @ts-check
// A button that copies a text, and what it says then.

import { h, iconButton } from "./dom.js";
import { t } from "./words.js";

/** @param {string} title @param {() => string} read what is copied */
export function createCopy(title, read) {
  const said = h("span", { class: "wb-quiet wb-said-here", role: "status" });
  const button = iconButton("copy", title, copy, "wb-quiet-button");

  async function copy() {
    try {
      await navigator.clipboard.writeText(read());
      said.textContent = t("Copied");
    } catch {
      said.textContent = t("Not allowed here"); // e.g. a page without https
    }
    setTimeout(() => (said.textContent = ""), 1500);
  }

  return { button, said };
}
