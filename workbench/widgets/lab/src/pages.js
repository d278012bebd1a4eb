// @ts-check
// In Notebook each thing has a browser page of its own. There a tab stands in a page of the file
// browser's kind, in its place.

import { PageConfig, URLExt } from "@jupyterlab/coreutils";

const PARAMETER = "prompt-workbench";

/** @typedef {import("./spec.js").Spec} Spec */

/** Say whether this is Notebook, not JupyterLab. */
export function isNotebookApp() {
  return PageConfig.getOption("notebookPage") !== "";
}

/**
 * Open a page with a tab. What it runs is handed over in the window's own storage: an address that
 * somebody else made must not run code.
 * @param {Spec} spec
 */
export function openPage(spec) {
  const id = crypto.randomUUID();
  sessionStorage.setItem(key(id), JSON.stringify(spec));
  window.open(`${URLExt.join(PageConfig.getBaseUrl(), "tree")}?${PARAMETER}=${id}`, "_blank"); // with a copy of the storage
  sessionStorage.removeItem(key(id));
}

/**
 * Show the tab that this page was opened for, if it was.
 * @param {import("@jupyterlab/application").JupyterFrontEnd} app
 * @param {import("./tabs.js").Tabs} tabs
 */
export function openOnPage(app, tabs) {
  const id = new URLSearchParams(location.search).get(PARAMETER);
  const kept = id && isNotebookApp() ? sessionStorage.getItem(key(id)) : null;
  if (!kept) return;
  const tab = tabs.make(JSON.parse(kept));
  // A page takes the first widget that comes.
  for (const other of [...app.shell.widgets("main")]) other.parent = null;
  app.shell.add(tab, "main");
  const name = () => (document.title = tab.title.label);
  void app.restored.then(name);
}

/** @param {string} id */
function key(id) {
  return `${PARAMETER}:${id}`;
}
