// Bundles src/ into ../static/ (or the folder named on the command line), with the licence texts of
// what went in. The output is committed, so it must not depend on the machine or the day: two builds
// give the same bytes, and a test compares them.
import { build } from "esbuild";
import { resolve } from "node:path";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = process.argv[2] ? `${resolve(process.argv[2])}/` : fileURLToPath(new URL("../static/", import.meta.url));

// Emacs's keys are bound by calls that the package calls pure, so that they would be left out.
const keepEmacsKeys = {
  name: "keep-emacs-keys",
  /** @param {import("esbuild").PluginBuild} builder */
  setup(builder) {
    builder.onLoad({ filter: /[\\/]codemirror-emacs[\\/]dist[\\/]index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const contents = source.replaceAll(/\/\*@__PURE__\*\/(?=EmacsHandler\.)/g, "");
      if (contents === source) throw new Error("codemirror-emacs no longer needs its keys kept: drop this plugin");
      return { contents, loader: "js" };
    });
  },
};

// The texts of the interface by language, from the kernel's own catalogues. The texts of the linter, of
// races, of charts, of exercises and of what is not kept are said by the kernel alone, those of
// JupyterLab's tab by the extension (../lab).
const locales = fileURLToPath(new URL("../locale/", import.meta.url));
const ofOthers = ["charts.json", "exercises.json", "race.json", "rules.json", "stores.json", "tab.json", "turns.json"];
const catalogues = {
  name: "catalogues",
  /** @param {import("esbuild").PluginBuild} builder */
  setup(builder) {
    builder.onResolve({ filter: /^catalogues$/ }, ({ path }) => ({ path, namespace: "locale" }));
    builder.onLoad({ filter: /./, namespace: "locale" }, async () => {
      const languages = (await readdir(locales)).sort();
      const texts = await Promise.all(languages.map(async (name) => [name, await textsOf(`${locales}${name}/`)]));
      return { contents: JSON.stringify(Object.fromEntries(texts)), loader: "json" };
    });
  },
};

/** @param {string} folder of one language */
async function textsOf(folder) {
  const names = (await readdir(folder)).filter((name) => !ofOthers.includes(name)).sort();
  const texts = await Promise.all(names.map(async (name) => JSON.parse(await readFile(folder + name, "utf8"))));
  return Object.assign({}, ...texts);
}

// A linked node_modules keeps its own path, by which a package's licence is found.
const common = { absWorkingDir: here, bundle: true, minify: true, legalComments: "none", preserveSymlinks: true };
const script = await build({
  ...common,
  entryPoints: ["src/widget.js"],
  outfile: `${out}workbench.js`,
  format: "esm",
  target: "es2022",
  metafile: true,
  plugins: [keepEmacsKeys, catalogues],
});
await build({ ...common, entryPoints: ["src/part.js"], outfile: `${out}part.js`, format: "esm", target: "es2022" });
await writeFile(`${out}THIRD_PARTY_LICENSES.txt`, await licences(Object.keys(script.metafile.inputs)));

/** @param {string[]} inputs paths of the bundled modules */
async function licences(inputs) {
  const folders = new Set();
  for (const path of inputs) {
    const match = /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
    if (match) folders.add(match[1]);
  }
  const parts = ["The bundle workbench.js contains these packages, under the licences below.\n"];
  for (const folder of [...folders].sort()) {
    const { name, version, license } = JSON.parse(await readFile(`${here}${folder}/package.json`, "utf8"));
    const file = (await readdir(here + folder)).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} has no licence file: find its text before shipping it`);
    const text = await readFile(`${here}${folder}/${file}`, "utf8");
    parts.push(`${"=".repeat(78)}\n${name} ${version} (${license})\n\n${text.trim()}\n`);
  }
  return parts.join("\n");
}
