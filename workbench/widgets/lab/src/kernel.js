// @ts-check
// The kernel behind a tab: found again or started, and the code that makes the widget in it.

import { t } from "../../frontend/src/words.js";
import { sessionPath } from "./spec.js";

/** @typedef {import("@jupyterlab/services").ServiceManager.IManager} Services */
/** @typedef {import("@jupyterlab/services").Session.ISessionConnection} Session */
/** @typedef {import("@jupyterlab/services").Kernel.IKernelConnection} Kernel */

/** What an output of a widget is called. */
export const VIEW = "application/vnd.jupyter.widget-view+json";

// A notebook's connection answers what the kernel opens, and there must be one that does: ours closes
// whatever it does not know. So ours leaves that alone, and `line.js` speaks for the widget.
const QUIETLY = { kernelConnectionOptions: { handleComms: false } };

/** What went wrong in the kernel: Python's message, and how it came to that. */
export class KernelError extends Error {
  /** @param {string} message @param {string} traceback */
  constructor(message, traceback) {
    super(message);
    this.traceback = traceback;
  }
}

/**
 * Return the session of a tab's own, the one that runs already or a new one.
 * @param {Services} services
 * @param {import("./spec.js").Spec} spec
 * @returns {Promise<Session>}
 */
export async function ownSession(services, spec) {
  const path = sessionPath(spec);
  const running = await findSession(services, path);
  if (running) return running;
  const kernel = { name: await pythonName(services) };
  return services.sessions.startNew({ path, name: spec.title, type: "prompt-workbench", kernel }, QUIETLY);
}

/**
 * Return the session at a path, or null where none lives there.
 * @param {Services} services
 * @param {string} path
 * @returns {Promise<Session | null>}
 */
export async function findSession(services, path) {
  const model = await services.sessions.findByPath(path);
  if (!model) return null;
  if (model.kernel && model.kernel.execution_state !== "dead") return services.sessions.connectTo({ model, ...QUIETLY });
  await services.sessions.shutdown(model.id);
  return null;
}

/** Shut a session down with its kernel, if it is still there. @param {Services} services @param {string} id */
export async function endSession(services, id) {
  if (await services.sessions.findById(id)) await services.sessions.shutdown(id);
}

/** Return the name of the default kernel, or of the first one of Python. @param {Services} services */
async function pythonName(services) {
  await services.kernelspecs.ready;
  const specs = services.kernelspecs.specs;
  const known = Object.values(specs?.kernelspecs ?? {}).filter((spec) => spec?.language === "python");
  const chosen = known.find((spec) => spec?.name === specs?.default) ?? known[0];
  if (!chosen) throw new Error(t("There is no Python kernel here: install ipykernel."));
  return chosen.name;
}

/**
 * Run the code that makes the widget, unless this kernel has it already, and return its id.
 * @param {Kernel} kernel
 * @param {string} code a Python expression
 * @returns {Promise<string>}
 */
export async function makeWidget(kernel, code) {
  /** @type {string | undefined} */
  let id;
  /** @type {KernelError | undefined} */
  let failure;
  // A page that is loaded again comes here again, and must find what it left.
  const source = `import workbench\ntry:\n    _shown_in_tab\nexcept NameError:\n    _shown_in_tab = ${code}\n_shown_in_tab`;
  const future = kernel.requestExecute({ code: source, store_history: false });
  future.onIOPub = ({ header, content }) => {
    const { data, ename, evalue, traceback } = /** @type {any} */ (content);
    if (header.msg_type === "error") failure = new KernelError(`${ename}: ${evalue}`, plain(traceback.join("\n")));
    id ??= data?.[VIEW]?.model_id;
  };
  const ended = new Promise((_, refuse) => {
    const check = () => isGone(kernel) && refuse(new Error(t("The kernel ended before the workbench was there.")));
    kernel.statusChanged.connect(check);
    kernel.disposed.connect(check);
  });
  await Promise.race([future.done, ended]);
  if (failure) throw failure;
  if (!id) throw new Error(t("The kernel showed no widget: is ipywidgets installed there?"));
  return id;
}

/** Say whether a kernel has lost all that it held. @param {Kernel} kernel */
export function isGone(kernel) {
  return kernel.isDisposed || ["dead", "terminating", "restarting", "autorestarting"].includes(kernel.status);
}

/** Return a text without the colours of a terminal. @param {string} text */
function plain(text) {
  return text.replace(/\u001b\[[0-9;]*m/g, "");
}
