// @ts-check
// What a tab shows, as a value that a layout can keep: which code makes it, and where.

import { PathExt } from "@jupyterlab/coreutils";

/**
 * @typedef {object} Spec
 * @property {string} title
 * @property {string} code a Python expression: the widget
 * @property {string} cwd the folder that the code runs in, below the server's root
 * @property {string} [id] sets tabs of the same code apart
 * @property {Borrowed} [borrowed] where a cell made the widget already
 */

/** @typedef {{ session: string, modelId: string }} Borrowed the path of a notebook's session, and its widget */

const DATA = /\.(csv|tsv|jsonl|json|parquet|xlsx)$/i;
const TRANSFORM = /^transform.*\.py$/;
const TASKS = ["transforms", "datasets"]; // folders whose folders are tasks

/**
 * Return what opens a file or folder, or null where the workbench cannot.
 * @param {string} path below the server's root
 * @param {boolean} isFolder
 * @returns {Spec | null}
 */
export function specOf(path, isFolder) {
  const name = PathExt.basename(path);
  const folder = PathExt.dirname(path);
  if (isFolder) return TASKS.includes(PathExt.basename(folder)) ? taskSpec(path) : null;
  if (TRANSFORM.test(name)) return taskSpec(folder, name);
  return DATA.test(name) ? { title: name, code: call(name), cwd: folder } : null;
}

/** Return what opens an empty workbench. @param {string} cwd @param {string} id @returns {Spec} */
export function emptySpec(cwd, id) {
  return { title: "Prompt Workbench", code: "workbench.Workbench()", cwd, id };
}

/**
 * A task is opened from the folder that has its `transforms`, as the command line does.
 * @param {string} folder of a task
 * @param {string} [version] the name of a version's file
 * @returns {Spec}
 */
function taskSpec(folder, version) {
  const tasks = PathExt.dirname(folder);
  const cwd = TASKS.includes(PathExt.basename(tasks)) ? PathExt.dirname(tasks) : tasks;
  const path = PathExt.relative(cwd, folder) || ".";
  return { title: PathExt.basename(folder) || "Prompt Workbench", code: call(path, version), cwd };
}

/** @param {string} path @param {string} [version] */
function call(path, version) {
  // A JSON string is a Python string, too.
  return `workbench.Workbench(${JSON.stringify(path)}${version ? `, version=${JSON.stringify(version)}` : ""})`;
}

/** Return what tells a tab from others. @param {Spec} spec */
export function tabId(spec) {
  const { code, cwd, id = "", borrowed } = spec;
  return `prompt-workbench-${digest([code, cwd, id, borrowed?.session, borrowed?.modelId].join("\n"))}`;
}

/**
 * Return the path of a tab's own session on the server. By it the session is found again after the
 * page was loaded anew, and the kernel works in the folder that it lies in.
 * @param {Spec} spec
 */
export function sessionPath(spec) {
  return PathExt.join(spec.cwd, `${spec.title.replaceAll("/", " ")} ${tabId(spec)}`);
}

/** Return 52 bits of a text as letters: enough to tell tabs apart. @param {string} text */
function digest(text) {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return (2097151 & b).toString(36) + (a >>> 0).toString(36);
}

/** Return the notebook that opens the same. @param {Spec} spec @param {{ name: string, display_name: string }} kernelspec */
export function notebookOf(spec, kernelspec) {
  return {
    cells: [
      { cell_type: "markdown", id: "title", metadata: {}, source: `# ${spec.title}` },
      { cell_type: "code", execution_count: null, id: "workbench", metadata: {}, outputs: [], source: `import workbench\n\n${spec.code}` },
    ],
    metadata: { kernelspec },
    nbformat: 4,
    nbformat_minor: 5,
  };
}
