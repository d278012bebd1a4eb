// @ts-check
// The modules that the page has already: JupyterLab's own, and those of other extensions. Tokens,
// widgets and signals only work as the page's single copy, so none of them is in the bundle; build.js
// turns each import of one into a look-up here.

import { t } from "../../frontend/src/words.js";

/** What is imported, in two groups: the second is loaded when the first tab opens. A page without
 * one of the `core` ones (Notebook has no launcher) gets on without; of `widgets` all are needed. */
const NAMES = {
  core: [
    "@jupyterlab/application",
    "@jupyterlab/apputils",
    "@jupyterlab/coreutils",
    "@jupyterlab/filebrowser",
    "@jupyterlab/launcher",
    "@jupyterlab/mainmenu",
    "@jupyterlab/notebook",
    "@jupyterlab/rendermime",
    "@jupyterlab/services",
    "@jupyterlab/ui-components",
    "@lumino/widgets",
  ],
  widgets: ["@jupyter-widgets/base", "@jupyter-widgets/jupyterlab-manager"],
};

/** @type {ShareScope} */
let scope = {};

/** @type {Map<string, unknown>} */
const loaded = new Map();

/** @param {ShareScope} pages */
export function accept(pages) {
  scope = pages;
}

/**
 * Load a group of modules, so that `shared` has them.
 * @param {keyof typeof NAMES} group
 */
export async function load(group) {
  for (const name of NAMES[group]) {
    if (loaded.has(name)) continue;
    const found = newest(scope[name] ?? {});
    if (found) loaded.set(name, (await found.get())());
    else if (group === "widgets") throw new Error(t("JupyterLab has no {name}: install ipywidgets where JupyterLab runs.", { name }));
  }
}

/** Return the page's module of that name, empty where it has none. @param {string} name */
export function shared(name) {
  return loaded.get(name) ?? {};
}

/** A version that the page runs with already comes before a newer one. @param {Record<string, Shared>} versions */
function newest(versions) {
  const names = Object.keys(versions).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return versions[names.findLast((name) => versions[name].loaded) ?? names.at(-1) ?? ""];
}
