// @ts-check
// The door through which JupyterLab loads the extension: the two functions that module federation
// asks of a container. The modules of JupyterLab are not bundled but the page's own (shared.js).

import { accept, load } from "./shared.js";

/** @type {Container} */
const container = {
  init: accept,
  async get() {
    await load("core");
    const plugins = await import("./plugin.js");
    return () => ({ __esModule: true, default: plugins.default });
  },
};

window._JUPYTERLAB = { ...window._JUPYTERLAB, "prompt-workbench": container };
