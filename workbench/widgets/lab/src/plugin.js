// @ts-check
// The extension: what JupyterLab and Notebook load, and what they offer to it.

import { ILayoutRestorer } from "@jupyterlab/application";
import { ICommandPalette } from "@jupyterlab/apputils";
import { IDefaultFileBrowser, IFileBrowserFactory } from "@jupyterlab/filebrowser";
import { ILauncher } from "@jupyterlab/launcher";
import { IMainMenu } from "@jupyterlab/mainmenu";
import { INotebookTracker } from "@jupyterlab/notebook";
import { IRenderMimeRegistry } from "@jupyterlab/rendermime";
import { h } from "../../frontend/src/dom.js";
import { speak } from "../../frontend/src/words.js";
import { addCommands } from "./commands.js";
import { listen } from "./events.js";
import { openOnPage } from "./pages.js";
import { createTabs } from "./tabs.js";
import style from "./tab.css";

/**
 * What makes the extension better where it is there; Notebook lacks some of it.
 * @typedef {object} Offers
 * @property {ILayoutRestorer} [restorer]
 * @property {ICommandPalette} [palette]
 * @property {IFileBrowserFactory} [browsers]
 * @property {IDefaultFileBrowser} [browser]
 * @property {ILauncher} [launcher]
 * @property {IMainMenu} [menu]
 * @property {INotebookTracker} [notebooks]
 */
const OFFERS = Object.entries({
  restorer: ILayoutRestorer,
  palette: ICommandPalette,
  browsers: IFileBrowserFactory,
  browser: IDefaultFileBrowser,
  launcher: ILauncher,
  menu: IMainMenu,
  notebooks: INotebookTracker,
}).filter(([, token]) => token);

/** @type {import("@jupyterlab/application").JupyterFrontEndPlugin<void>} */
const plugin = {
  id: "prompt-workbench:plugin",
  description: "Prompt Workbench in tabs of its own",
  autoStart: true,
  requires: [IRenderMimeRegistry],
  optional: OFFERS.map(([, token]) => token),
  activate: (app, rendermime, ...services) => {
    /** @type {Offers} */
    const offers = Object.fromEntries(OFFERS.map(([name], index) => [name, services[index] ?? undefined]));
    speak("auto");
    document.head.append(h("style", {}, style));
    const tabs = createTabs(app, rendermime, offers);
    addCommands(app, tabs, offers);
    listen(app, tabs, offers);
    openOnPage(app, tabs);
    document.documentElement.dataset.promptWorkbench = "tab"; // tells the widget that there are tabs
  },
};

export default [plugin];
