// @ts-check
// What the widget asks for, wherever on the page it stands: to be shown in a tab, or in a notebook.

import { PathExt } from "@jupyterlab/coreutils";
import { VIEW } from "./kernel.js";
import { putIntoNotebook } from "./notebook.js";

/** @typedef {{ action: "tab" | "notebook", code: string, modelId: string }} Wish */

/**
 * @param {import("@jupyterlab/application").JupyterFrontEnd} app
 * @param {import("./tabs.js").Tabs} tabs
 * @param {import("./plugin.js").Offers} offers
 */
export function listen(app, tabs, { notebooks }) {
  document.addEventListener("prompt-workbench", (event) => {
    const { action, code, modelId } = /** @type {CustomEvent<Wish>} */ (event).detail;
    const node = /** @type {Node} */ (event.composedPath()[0]);
    const tab = tabs.around(node);
    const notebook = notebooks?.find((panel) => panel.node.contains(node));
    const session = notebook?.sessionContext.session?.path;
    const cwd = tab?.spec.cwd ?? PathExt.dirname(session ?? "");
    const spec = { title: titleOf(code), code, cwd };
    if (action === "notebook") void putIntoNotebook(app, spec);
    if (action !== "tab" || tab) return;
    const id = modelId || (notebook && modelAt(notebook, node));
    tabs.show(session && id ? { ...spec, borrowed: { session, modelId: id } } : spec);
  });
}

/**
 * Return the id of the widget in an output of a notebook.
 * @param {import("@jupyterlab/notebook").NotebookPanel} notebook
 * @param {Node} node of the widget
 */
function modelAt(notebook, node) {
  const cell = notebook.content.widgets.find((each) => each.node.contains(node));
  const area = /** @type {import("@jupyterlab/cells").CodeCell | undefined} */ (cell)?.outputArea;
  const place = area?.widgets.findIndex((output) => output.node.contains(node)) ?? -1;
  const view = /** @type {{ model_id: string } | undefined} */ (place < 0 ? undefined : area?.model.get(place).data[VIEW]);
  return view?.model_id;
}

/** Return the last part of the path that a call names. @param {string} code */
function titleOf(code) {
  const path = /["']([^"']+)["']/.exec(code)?.[1] ?? "";
  return PathExt.basename(path) || "Prompt Workbench";
}
