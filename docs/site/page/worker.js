// Python and the package, in a thread of the browser's: messages in, answers out. The page ends
// this worker where live code takes too long, since a loop in a transform stops no other way.
// Files come from the page, which keeps them: the next worker may have no network.

const HOME = "/page";
// Nothing is there: whatever is asked below it is a file of the page's.
const BASE = "https://page.invalid/";
const RUNTIME = "python/";
const wanted = new Map();

/**
 * @param {string} path
 * @param {string} [integrity]
 * @returns {Promise<Blob>}
 */
function file(path, integrity) {
  if (!wanted.has(path)) {
    const hooks = {};
    const promise = new Promise((resolve, reject) => Object.assign(hooks, { resolve, reject }));
    wanted.set(path, { promise, ...hooks });
    postMessage({ need: path, integrity });
  }
  return wanted.get(path).promise;
}

/** @param {{ file: string, blob?: Blob, failure?: string }} given */
function receive({ file: path, blob, failure }) {
  const { resolve, reject } = wanted.get(path);
  if (blob) return resolve(blob);
  wanted.delete(path); // the next who asks may have more luck
  reject(new Error(failure));
}

/** @param {string} path */
async function script(path) {
  return import(URL.createObjectURL(new Blob([await file(path)], { type: "text/javascript" })));
}

// Served compressed, since not every server does that by itself, and unpacked here.
self.fetch = async (resource, options) => {
  const path = String(resource.url ?? resource).replace(BASE, "");
  if (!path.endsWith("/pyodide.asm.wasm")) {
    return new Response(await file(path, options?.integrity));
  }
  const body = (await file(`${path}.gz`)).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
};

async function start() {
  // All at once, though some of it is needed later than the rest.
  const [{ loadPyodide }, , library] = await Promise.all([
    script(`${RUNTIME}pyodide.mjs`),
    script(`${RUNTIME}pyodide.asm.js`),
    file("workbench.zip").then((blob) => blob.arrayBuffer()),
    ...["pyodide.asm.wasm.gz", "python_stdlib.zip", "pyodide-lock.json"]
      .map((name) => file(RUNTIME + name)),
  ]);
  const python = await loadPyodide({
    indexURL: BASE + RUNTIME,
    // Sets of strings must print in the same order each time a prompt is rendered.
    env: { HOME, PYTHONHASHSEED: "0" },
    packages: ["numpy", "sqlite3"],
  });
  python.FS.mkdirTree(HOME);
  python.unpackArchive(library, "zip", { extractDir: HOME });
  python.runPython(`
import sys
sys.path.insert(0, "${HOME}/lib")
from pathlib import Path
from workbench.lessons.tab import Tab
tab = Tab(Path("${HOME}/tasks"))
`);
  python.pyimport("workbench.prompts.in_tab").watch((isRunning) => postMessage({ live: isRunning }));
  return python;
}

const started = start();
let weights;
// Fetched once prompts can be shown, and there before the first score.
function load() {
  weights ??= started.then(async (python) => {
    const bytes = await (await file("model.npz")).arrayBuffer();
    python.FS.writeFile(`${HOME}/lib/workbench/models/teaching/model.npz`, new Uint8Array(bytes));
    postMessage({ state: "model" });
  }).catch((error) => {
    weights = undefined;
    throw error;
  });
  return weights;
}
const NEEDS_MODEL = new Set(["score", "grow", "chain", "spoilt"]);
const stopped = new Set();
const BLOCK = 50; // ms after which Python looks whether something else was asked

/** @param {any} value */
function plainly(value) {
  if (!value?.toJs) return value;
  const found = value.toJs({ dict_converter: Object.fromEntries, create_pyproxies: false });
  value.destroy();
  return found;
}

/** @param {{ id: number, name: string, args: unknown[] }} asked */
async function answer({ id, name, args }) {
  const python = await started;
  if (NEEDS_MODEL.has(name)) await load();
  const tab = python.globals.get("tab");
  postMessage({ id, begun: true });
  const given = args.map((each) => python.toPy(each));
  const found = name === "speak" ? (tab.language = args[0]) : tab[name](...given);
  if (typeof found?.next !== "function") return plainly(found);
  for (let last, told = -BLOCK; ; ) {
    postMessage({ id, begun: true });
    const step = found.next();
    if (step.done || stopped.delete(id)) {
      found.destroy();
      return last;
    }
    last = plainly(step.value);
    if (performance.now() - told < BLOCK) continue;
    told = performance.now();
    postMessage({ id, step: last });
    // What was typed meanwhile is shown before it goes on.
    await new Promise((resume) => setTimeout(resume));
  }
}

self.onmessage = async ({ data }) => {
  if (data.file) return receive(data);
  if (data.stop) return stopped.add(data.stop);
  try {
    postMessage({ id: data.id, value: await answer(data) });
  } catch (error) {
    postMessage({ id: data.id, failure: String(error.message ?? error) });
  }
};

started.then(
  () => {
    postMessage({ state: "ready" });
    load().catch((error) => postMessage({ state: "modelless", failure: error.message }));
  },
  (error) => postMessage({ state: "failed", failure: String(error.message ?? error) }),
);
