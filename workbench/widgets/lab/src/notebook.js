// @ts-check
// A notebook whose cell opens what a tab shows.

import { PathExt } from "@jupyterlab/coreutils";
import { notebookOf } from "./spec.js";

/**
 * Make a notebook in the tab's folder, under a name that is free, and open it.
 * @param {import("@jupyterlab/application").JupyterFrontEnd} app
 * @param {import("./spec.js").Spec} spec
 */
export async function putIntoNotebook(app, spec) {
  const { contents, kernelspecs } = app.serviceManager;
  const folder = await contents.get(spec.cwd, { content: true });
  /** @type {string[]} */
  const names = folder.content.map((/** @type {{ name: string }} */ item) => item.name);
  const stem = PathExt.basename(spec.title, PathExt.extname(spec.title));
  const candidates = [`${stem}.ipynb`, ...names.map((_, index) => `${stem}-${index + 2}.ipynb`)];
  const path = PathExt.join(spec.cwd, candidates.find((name) => !names.includes(name)) ?? "");
  await kernelspecs.ready;
  const known = Object.values(kernelspecs.specs?.kernelspecs ?? {});
  const python = known.find((one) => one?.name === kernelspecs.specs?.default) ?? known[0];
  const content = notebookOf(spec, { name: python?.name ?? "python3", display_name: python?.display_name ?? "Python 3" });
  await contents.save(path, { type: "notebook", format: "json", content });
  await app.commands.execute("docmanager:open", { path });
}
