// @ts-check
// A widget of a kernel as a model of this page, and views of it. Other widgets of that kernel are not
// fetched: they may be many, and of kinds that this page has no classes for.

import * as base from "@jupyter-widgets/base";
import { LabWidgetManager } from "@jupyter-widgets/jupyterlab-manager";
import { t } from "../../frontend/src/words.js";
import { Line, startSubshell } from "./line.js";

/** @typedef {import("@jupyterlab/services").Kernel.IKernelConnection} Kernel */

const REFERENCE = "IPY_MODEL_"; // a widget in the state of another is this and its id

export class Models extends LabWidgetManager {
  /** @type {Line[]} */
  _lines = [];
  /** @type {string | null} */
  _subshell = null;

  /** @param {Kernel} kernel @param {import("@jupyterlab/rendermime").IRenderMimeRegistry} rendermime */
  constructor(kernel, rendermime) {
    super(rendermime);
    this._kernel = kernel;
    kernel.connectionStatusChanged.connect(this._catchUp, this);
  }

  get kernel() {
    return this._kernel;
  }

  /** Learn the classes of widgets, and how the kernel wants to be spoken with. */
  async start() {
    this.register({ name: "@jupyter-widgets/base", version: base.JUPYTER_WIDGETS_VERSION, exports: asExports(base) });
    const anywidget = await window._JUPYTERLAB?.["anywidget"]?.get("./extension");
    if (!anywidget) throw new Error(t("JupyterLab has no anywidget: install it where JupyterLab runs."));
    // It has no other way to hand out its classes than to register them.
    const { default: plugin } = /** @type {any} */ (anywidget());
    plugin.activate(null, { registerWidget: (/** @type {any} */ data) => this.register(data) });
    this._subshell = await startSubshell(this._kernel);
  }

  /**
   * Return the model of a widget, or null where the kernel has no such widget.
   * @param {string} id
   * @returns {Promise<import("@jupyter-widgets/base").WidgetModel | null>}
   */
  async open(id) {
    if (this.has_model(id)) return this.get_model(id);
    const line = new Line(this._kernel, id, this._subshell);
    this._lines.push(line);
    const state = await askState(line);
    if (!state) return null;
    const references = Object.values(state).filter((value) => typeof value === "string" && value.startsWith(REFERENCE));
    for (const reference of references) await this.open(reference.slice(REFERENCE.length));
    const { _model_name: model_name, _model_module: model_module, _model_module_version: model_module_version } = state;
    // The wrapper asks of a comm what a line can, and never opens or closes one by itself.
    const comm = new base.shims.services.Comm(/** @type {any} */ (line));
    return this.new_model({ model_id: id, model_name, model_module, model_module_version, comm }, state);
  }

  /**
   * Draw a model in an element, which the widget may ask about as soon as it draws.
   * @param {import("@jupyter-widgets/base").WidgetModel} model
   * @param {Element} place
   * @returns {Promise<import("@jupyter-widgets/base").DOMWidgetView>}
   */
  async draw(model, place) {
    const kind = ["_view_name", "_view_module", "_view_module_version"].map((name) => model.get(name));
    const View = /** @type {any} */ (await this.loadClass(kind[0], kind[1], kind[2]));
    const view = new View({ model, options: this.setViewOptions({}) });
    view.listenTo(model, "destroy", view.remove);
    place.append(view.el);
    await view.render();
    return view;
  }

  dispose() {
    if (this.isDisposed) return;
    this._kernel.connectionStatusChanged.disconnect(this._catchUp, this);
    for (const line of this._lines) line.dispose();
    if (this._subshell && !this._kernel.isDisposed) this._kernel.requestDeleteSubshell({ subshell_id: this._subshell }, true);
    super.dispose();
  }

  /** What the kernel sent while the connection was away is asked for. */
  _catchUp() {
    if (this._kernel.connectionStatus === "connected") for (const line of this._lines) line.send({ method: "request_state" });
  }
}

/** @param {object} module @returns {import("@jupyter-widgets/base").ExportMap} */
function asExports(module) {
  return /** @type {any} */ (module);
}

/**
 * Return a widget's state, or null where it is not there. What the widget changes by itself while it is
 * asked comes as updates, too, each with a few of its traits alone.
 * @param {Line} line
 * @returns {Promise<Record<string, any> | null>}
 */
async function askState(line) {
  /** @type {Record<string, any> | null} */
  let state = null;
  line.onMsg = ({ content, buffers }) => {
    const { method, state: sent, buffer_paths } = /** @type {any} */ (content.data);
    if (method !== "update") return;
    base.put_buffers(sent, buffer_paths ?? [], /** @type {any} */ (buffers ?? []));
    state = { ...state, ...sent };
  };
  await line.send({ method: "request_state" }).done;
  return state;
}
