// @ts-check
// What the browser remembers for a person, on every page and for every task: sizes, the open pane.

const KEY = "prompt-workbench";

/** @typedef {string | number} Value */

/**
 * @param {string} name
 * @returns {Value | undefined}
 */
export function recall(name) {
  return readStored(KEY)[name];
}

/**
 * @param {string} name
 * @param {Value | undefined} value nothing forgets it
 */
export function remember(name, value) {
  store(KEY, JSON.stringify({ ...readStored(KEY), [name]: value }));
}

/** Some outputs are frames without storage; then each of them starts as usual. @param {string} key */
export function load(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Return whether it is stored. @param {string} key @param {string} text */
export function store(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false; // as above, or it is full
  }
}

/** What is stored under a key, nothing where it cannot be read. @param {string} key @returns {Record<string, any>} */
export function readStored(key) {
  try {
    const stored = JSON.parse(load(key) ?? "{}");
    return stored && typeof stored === "object" ? stored : {};
  } catch {
    return {};
  }
}
