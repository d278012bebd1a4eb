// Python and the package, in a thread of the browser's: messages in, answers out. The page ends
// this worker where it says nothing for too long, since a loop in a transform stops no other way.

import { loadPyodide } from "./python/pyodide.mjs";

const HOME = "/page";
const plain = self.fetch.bind(self);

// Served compressed, since not every server does that by itself, and unpacked here.
self.fetch = async (resource, options) => {
  const url = String(resource.url ?? resource);
  if (!url.endsWith("/pyodide.asm.wasm")) return plain(resource, options);
  const answer = await plain(`${url}.gz`, options);
  if (!answer.ok) return answer;
  const body = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
};

/** @param {string} file */
async function bytes(file) {
  const answer = await plain(new URL(file, self.location.href));
  if (!answer.ok) throw new Error(`${file}: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
}

async function start() {
  const [python, library] = await Promise.all([
    // Sets of strings must print in the same order each time a prompt is rendered.
    loadPyodide({ env: { HOME, PYTHONHASHSEED: "0" }, packages: ["numpy", "sqlite3"] }),
    bytes("workbench.zip"),
  ]);
  python.FS.mkdirTree(HOME);
  python.unpackArchive(library, "zip", { extractDir: HOME });
  python.runPython(`
import sys
sys.path.insert(0, "${HOME}/lib")
from pathlib import Path
from workbench.lessons.tab import Tab
tab = Tab(Path("${HOME}/tasks"))
`);
  return python;
}

const started = start();
// Fetched once prompts can be shown, and there before the first score.
const weights = started.then(async (python) => {
  const file = await bytes("model.npz");
  python.FS.writeFile(`${HOME}/lib/workbench/models/teaching/model.npz`, new Uint8Array(file));
});
const NEEDS_MODEL = new Set(["score", "grow", "chain", "spoilt"]);
const stopped = new Set();

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
  if (NEEDS_MODEL.has(name)) await weights;
  const tab = python.globals.get("tab");
  const given = args.map((each) => python.toPy(each));
  const found = name === "speak" ? (tab.language = args[0]) : tab[name](...given);
  if (typeof found?.next !== "function") return plainly(found);
  for (let last; ; ) {
    const step = found.next();
    if (step.done || stopped.delete(id)) {
      found.destroy();
      return last;
    }
    last = plainly(step.value);
    postMessage({ id, step: last });
    // What was typed meanwhile is shown before the next block of rows.
    await new Promise((resume) => setTimeout(resume));
  }
}

self.onmessage = async ({ data }) => {
  if (data.stop) return stopped.add(data.stop);
  try {
    postMessage({ id: data.id, value: await answer(data) });
  } catch (error) {
    postMessage({ id: data.id, failure: String(error.message ?? error) });
  }
};

started.then(
  () => postMessage({ state: "ready" }),
  (error) => postMessage({ state: "failed", failure: String(error.message ?? error) }),
);
weights.then(() => postMessage({ state: "model" }), () => {});
