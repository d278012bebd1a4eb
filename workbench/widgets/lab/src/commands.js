// @ts-check
// The commands, and where they are offered.

import { t } from "../../frontend/src/words.js";
import { icon } from "./icon.js";
import { putIntoNotebook } from "./notebook.js";
import { emptySpec, specOf } from "./spec.js";

const NEW = "prompt-workbench:new";
const OPEN = "prompt-workbench:open";
const TO_NOTEBOOK = "prompt-workbench:to-notebook";
const NAME = "Prompt Workbench";

/**
 * @param {import("@jupyterlab/application").JupyterFrontEnd} app
 * @param {import("./tabs.js").Tabs} tabs
 * @param {import("./plugin.js").Offers} offers
 */
export function addCommands(app, tabs, { browsers, browser, palette, launcher, menu }) {
  const files = () => browsers?.tracker.currentWidget ?? browser;
  const contents = app.serviceManager.contents;

  /** Return the folder that is looked at, or "" where it is not on this server. */
  const folder = () => {
    const path = files()?.model.path ?? "";
    return contents.driveName(path) ? "" : contents.localPath(path);
  };

  /** Return what opens the file or folder that was picked. @param {{ path?: unknown, isFolder?: unknown }} args */
  const chosen = ({ path, isFolder }) => {
    if (typeof path === "string") return specOf(path, isFolder === true);
    const [item] = files()?.selectedItems() ?? [];
    if (!item || contents.driveName(item.path)) return null;
    return specOf(contents.localPath(item.path), item.type === "directory");
  };

  app.commands.addCommand(NEW, {
    label: NAME,
    caption: t("Edit a few-shot prompt, see it live, score it"),
    icon,
    execute: ({ cwd }) => tabs.show(emptySpec(typeof cwd === "string" ? contents.localPath(cwd) : folder(), crypto.randomUUID())),
  });
  app.commands.addCommand(OPEN, {
    label: t("Open in Prompt Workbench"),
    icon,
    isVisible: (args) => chosen(args) !== null,
    execute: (args) => {
      const spec = chosen(args);
      return spec && tabs.show(spec);
    },
  });
  app.commands.addCommand(TO_NOTEBOOK, {
    label: t("Put into a Notebook"),
    icon,
    isEnabled: () => tabs.current() !== null,
    execute: () => {
      const tab = tabs.current();
      return tab && putIntoNotebook(app, tab.spec);
    },
  });

  palette?.addItem({ command: NEW, category: NAME });
  palette?.addItem({ command: TO_NOTEBOOK, category: NAME });
  launcher?.add({ command: NEW, category: "Other", rank: 1 });
  menu?.fileMenu.newMenu.addGroup([{ command: NEW }], 30);
  app.contextMenu.addItem({ command: OPEN, selector: ".jp-DirListing-item[data-isdir]", rank: 2 });
  app.contextMenu.addItem({ command: TO_NOTEBOOK, selector: "[data-prompt-workbench-tab]", rank: 1 });
}
