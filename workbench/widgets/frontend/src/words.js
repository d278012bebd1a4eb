// @ts-check
// The interface's words in the page's language. A text is looked up by its English, in the same
// catalogues that the kernel uses; what was not translated is shown in English.

import zhCompare from "../../locale/zh/compare.json";
import zhCost from "../../locale/zh/cost.json";
import zhDisplay from "../../locale/zh/display.json";
import zhEditor from "../../locale/zh/editor.json";
import zhExport from "../../locale/zh/export.json";
import zhFrame from "../../locale/zh/frame.json";
import zhLint from "../../locale/zh/lint.json";
import zhPreview from "../../locale/zh/preview.json";
import zhRows from "../../locale/zh/rows.json";
import zhRun from "../../locale/zh/run.json";
import zhShots from "../../locale/zh/shots.json";
import zhStatus from "../../locale/zh/status.json";
import zhTokens from "../../locale/zh/tokens.json";
import zhToolbar from "../../locale/zh/toolbar.json";
import zhVersions from "../../locale/zh/versions.json";

/** @type {Record<string, Record<string, string>>} */
const catalogues = {
  zh: {
    ...zhCompare,
    ...zhCost,
    ...zhDisplay,
    ...zhEditor,
    ...zhExport,
    ...zhFrame,
    ...zhLint,
    ...zhPreview,
    ...zhRows,
    ...zhRun,
    ...zhShots,
    ...zhStatus,
    ...zhTokens,
    ...zhToolbar,
    ...zhVersions,
  },
};

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
