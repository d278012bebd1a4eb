// @ts-check
// The interface's words in the page's language. A text is looked up by its English, in the same
// catalogues that the kernel uses; what was not translated is shown in English.

import catalogues from "catalogues"; // by language; see build.js

/** @type {Record<string, string>} */
let words = {};

/**
 * Choose the language for all that is drawn from now on.
 * @param {string} language a BCP 47 tag, or "auto" for the page's own
 */
export function speak(language) {
  const tag = language === "auto" ? pageLanguage() : language;
  words = catalogues[tag.split("-")[0].toLowerCase()] ?? {};
}

/** JupyterLab keeps the language that it was set to on the page itself. */
export function pageLanguage() {
  return document.documentElement.lang || navigator.language;
}

/**
 * Return a text in the language in force, with `{name}` replaced by the values.
 * @param {string} text
 * @param {Record<string, string | number>} [values]
 */
export function t(text, values = {}) {
  return (words[text] ?? text).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
