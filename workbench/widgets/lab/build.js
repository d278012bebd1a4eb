// Bundles src/ into labextension/ (or the folder named on the command line), as JupyterLab loads it.
// The output is committed: two builds give the same bytes, and a test compares them.
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = resolve(process.argv[2] ?? `${here}labextension`);
const locales = fileURLToPath(new URL("../locale/", import.meta.url));

// Modules of the page are looked up there; of each the tests of the tab see that the page has it.
const pagesModules = {
  name: "pages-modules",
  /** @param {import("esbuild").PluginBuild} builder */
  setup(builder) {
    builder.onResolve({ filter: /^@(jupyter|lumino)/ }, ({ path }) => ({ path, namespace: "page" }));
    builder.onLoad({ filter: /./, namespace: "page" }, ({ path }) => ({
      contents: `module.exports = require("./shared.js").shared(${JSON.stringify(path)});`,
      resolveDir: `${here}src`,
    }));
  },
};

// The texts of the tab by language; those of the widget are in the widget's own bundle.
const catalogues = {
  name: "catalogues",
  /** @param {import("esbuild").PluginBuild} builder */
  setup(builder) {
    builder.onResolve({ filter: /^catalogues$/ }, ({ path }) => ({ path, namespace: "locale" }));
    builder.onLoad({ filter: /./, namespace: "locale" }, async () => {
      const languages = (await readdir(locales)).sort();
      const texts = await Promise.all(languages.map(async (name) => [name, JSON.parse(await readFile(`${locales}${name}/tab.json`, "utf8"))]));
      return { contents: JSON.stringify(Object.fromEntries(texts)), loader: "json" };
    });
  },
};

const bundled = await build({
  absWorkingDir: here,
  entryPoints: ["src/entry.js"],
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  write: false,
  outdir: out,
  loader: { ".svg": "text", ".css": "text" },
  plugins: [pagesModules, catalogues],
});
const script = bundled.outputFiles[0].contents;
// A browser may keep a script for long: another script gets another address.
const version = createHash("sha256").update(script).digest("hex").slice(0, 12);

await rm(out, { recursive: true, force: true });
await mkdir(`${out}/static`, { recursive: true });
await writeFile(`${out}/static/tab.js`, script);
await writeFile(`${out}/package.json`, json({
  name: "prompt-workbench",
  version: "0.0.0",
  license: "Apache-2.0",
  jupyterlab: { extension: true, _build: { load: `static/tab.js?v=${version}`, extension: "./extension" } },
}));
await writeFile(`${out}/install.json`, json({
  packageManager: "python",
  packageName: "prompt-workbench",
  uninstallInstructions: "pip uninstall prompt-workbench, where JupyterLab runs",
}));

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
