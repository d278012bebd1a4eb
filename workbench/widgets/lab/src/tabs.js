// @ts-check
// The tabs that are open, kept with the page's layout.

import { WidgetTracker } from "@jupyterlab/apputils";
import { isNotebookApp, openPage } from "./pages.js";
import { tabId } from "./spec.js";
import { Tab } from "./tab.js";

/** @typedef {import("./spec.js").Spec} Spec */
/** @typedef {ReturnType<typeof createTabs>} Tabs */

export const SHOW = "prompt-workbench:show";

/**
 * @param {import("@jupyterlab/application").JupyterFrontEnd} app
 * @param {import("@jupyterlab/rendermime").IRenderMimeRegistry} rendermime
 * @param {import("./plugin.js").Offers} offers
 */
export function createTabs(app, rendermime, { restorer }) {
  /** @type {WidgetTracker<Tab>} */
  const tracker = new WidgetTracker({ namespace: "prompt-workbench" });

  /** Bring the tab of a spec to the front, made where there is none. @param {Spec} spec */
  function show(spec) {
    if (isNotebookApp()) return openPage(spec); // a page of Notebook shows one thing
    const known = tracker.find((tab) => tab.id === tabId(spec));
    const tab = known ?? make(spec);
    if (!known) app.shell.add(tab, "main");
    app.shell.activateById(tab.id);
    return tab; // the launcher gives its place to what it opened
  }

  /** @param {Spec} spec */
  function make(spec) {
    const tab = new Tab(spec, { services: app.serviceManager, rendermime });
    void tracker.add(tab);
    return tab;
  }

  app.commands.addCommand(SHOW, { execute: (args) => show(/** @type {any} */ (args)) });
  // What a layout keeps is made of strings alone.
  void restorer?.restore(tracker, { command: SHOW, args: (tab) => /** @type {any} */ (tab.spec), name: (tab) => tab.id });

  return { show, make, current: () => tracker.currentWidget, around: (/** @type {Node} */ node) => tracker.find((tab) => tab.node.contains(node)) };
}
