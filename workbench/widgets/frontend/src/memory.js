// @ts-check
// What the browser remembers for a person, on every page and for every task: sizes, the open pane.

const KEY = "prompt-workbench";

/** @typedef {string | number} Value */

/**
 * @param {string} name
 * @returns {Value | undefined}
 */
export function recall(name) {
  return read()[name];
}

/**
 * @param {string} name
 * @param {Value | undefined} value nothing forgets it
 */
export function remember(name, value) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: value }));
  } catch {
    // Some outputs are frames without storage; then each of them starts with the usual layout.
  }
}

/** @returns {Record<string, Value | undefined>} */
function read() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? stored : {};
  } catch {
    return {};
  }
}
