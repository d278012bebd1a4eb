// Where the page is, as its address says: a link, a reload and "back" lead to the same place.

import { el } from "./dom.js";
import { t } from "./words.js";

/** Beyond the last row comes the first again, so this is no number of rows. */
export const MOST_ROWS = 1e6;

/** @returns {{ room: string, at: Record<string, string> }} */
export function place() {
  const [room, settings = ""] = location.hash.slice(1).split("?");
  return { room, at: Object.fromEntries(new URLSearchParams(settings)) };
}

/**
 * @param {string} room
 * @param {Record<string, string | number>} at
 */
export function link(room, at) {
  return `#${room}?${new URLSearchParams(at)}`;
}

/** Tell the address where the page is now; from a place that `isNew`, "back" leads to the last. */
export function moved(room, at, isNew = false) {
  const end = link(room, at);
  if (end === location.hash) return;
  history[isNew ? "pushState" : "replaceState"](null, "", end);
  dispatchEvent(new Event("moved"));
}

/** @returns {number} the whole number that a text says, brought into its range; `otherwise` for none */
export function whole(text, least, most, otherwise) {
  const found = Math.round(text === "" ? NaN : Number(text ?? NaN));
  return Number.isNaN(found) ? otherwise : Math.min(most, Math.max(least, found));
}

/** What to say of a link to what is not on this page; nothing where `name` is "". */
export function lost(name, instead) {
  const said = t("“{name}” is not on this page. This is {instead}.")
    .replace("{name}", name).replace("{instead}", instead);
  return name ? [el("p", { id: "lost", className: "note", role: "status" }, said)] : [];
}
