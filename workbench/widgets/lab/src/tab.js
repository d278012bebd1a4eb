// @ts-check
// A tab of the main area: a kernel, and over its whole size the widget that the kernel shows.

import { Panel, Widget } from "@lumino/widgets";
import { h } from "../../frontend/src/dom.js";
import { t } from "../../frontend/src/words.js";
import { icon } from "./icon.js";
import { KernelError, endSession, findSession, isGone, makeWidget, ownSession } from "./kernel.js";
import { load } from "./shared.js";
import { tabId } from "./spec.js";

/** @typedef {import("./kernel.js").Session} Session */
/** @typedef {import("./spec.js").Spec} Spec */
/** @typedef {{ services: import("./kernel.js").Services, rendermime: import("@jupyterlab/rendermime").IRenderMimeRegistry }} Means */

export class Tab extends Panel {
  /** @type {Session | null} */
  _session = null;
  /** @type {import("./models.js").Models | null} */
  _models = null;
  /** The session that was started for this tab. */
  _ownId = "";
  _isShown = false;
  _process = ""; // the process that spoke last for the kernel

  /**
   * @param {Spec} spec
   * @param {Means} means
   */
  constructor(spec, means) {
    super();
    this.spec = spec;
    this._means = means;
    this.id = tabId(spec);
    this.addClass("prompt-workbench-tab");
    this.title.label = spec.title;
    this.title.caption = `${spec.code}\n${spec.cwd || "/"}`;
    this.title.icon = icon;
    this.title.closable = true;
    this.node.tabIndex = -1; // where it has the focus, it is the page's current one
    this.title.dataset = { "prompt-workbench-tab": "" };
    void this.open();
  }

  /** Show the widget, or why there is none. */
  async open() {
    this._say(t("Starting…"));
    try {
      await load("widgets");
      const view = (await this._borrow()) ?? (await this._make());
      if (!this.isDisposed) this._show(view);
    } catch (error) {
      this._letGo();
      if (this.isDisposed) return;
      const { message, traceback = "" } = /** @type {KernelError} */ (error instanceof Error ? error : new Error(String(error)));
      this._say(t("The workbench could not be opened"), { reason: message, details: traceback, again: t("Open again") });
    }
  }

  dispose() {
    if (this.isDisposed) return;
    this._letGo();
    if (this._ownId) void endSession(this._means.services, this._ownId);
    super.dispose();
  }

  /** @param {import("@lumino/messaging").Message} _message */
  onActivateRequest(_message) {
    if (!this.node.contains(document.activeElement)) this.node.focus();
  }

  /** @param {import("@lumino/messaging").Message} _message */
  onCloseRequest(_message) {
    this.dispose();
  }

  /** Return a view of the widget that a cell made, or null where it is no longer there. */
  async _borrow() {
    const { borrowed } = this.spec;
    const session = borrowed ? await findSession(this._means.services, borrowed.session) : null;
    if (!borrowed || !session) return null;
    this._hold(session);
    const view = await this._view(borrowed.modelId);
    if (!view) this._letGo();
    return view;
  }

  /** Return a view of the widget that the tab's own kernel shows. */
  async _make() {
    const session = await ownSession(this._means.services, this.spec);
    this._ownId = session.id;
    this._hold(session);
    if (!session.kernel) throw new Error(t("The session has no kernel."));
    const view = await this._view(await makeWidget(session.kernel, this.spec.code));
    if (!view) throw new Error(t("The widget was closed in the kernel."));
    return view;
  }

  /** @param {string} modelId @returns {Promise<import("@jupyter-widgets/base").DOMWidgetView | null>} */
  async _view(modelId) {
    const kernel = this._session?.kernel;
    if (!kernel) return null;
    const { Models } = await import("./models.js");
    this._models = new Models(kernel, this._means.rendermime);
    await this._models.start();
    const model = await this._models.open(modelId);
    if (!model) return null;
    model.once("comm:close", () => this._lose(t("The widget was closed in the kernel.")));
    return this._models.draw(model, this.node);
  }

  /** @param {import("@jupyter-widgets/base").DOMWidgetView} view */
  _show(view) {
    this._clear();
    this.addWidget(view.luminoWidget);
    this._isShown = true;
  }

  /** @param {Session} session */
  _hold(session) {
    this._session = session;
    session.statusChanged.connect(this._look, this);
    session.disposed.connect(this._look, this);
    session.kernelChanged.connect(this._look, this);
    session.iopubMessage.connect(this._hear, this);
  }

  /** Leave the session, which goes on. */
  _letGo() {
    const session = this._session;
    this._session = null;
    this._isShown = false;
    this._process = "";
    this._models?.dispose();
    this._models = null;
    if (!session) return;
    session.statusChanged.disconnect(this._look, this);
    session.disposed.disconnect(this._look, this);
    session.kernelChanged.disconnect(this._look, this);
    session.iopubMessage.disconnect(this._hear, this);
    session.dispose();
  }

  /** See whether the kernel still has what is shown. */
  _look() {
    const kernel = this._session?.kernel;
    // A kernel that another page restarts is only heard to start.
    const isNew = this._isShown && kernel?.status === "starting";
    if (this._session?.isDisposed || !kernel || isGone(kernel) || isNew) this._lose(t("The kernel stopped."));
  }

  /**
   * Hear who speaks: a process names its messages by a session of its own. That a kernel starts, said while
   * the server connects to it anew, is not always heard.
   * @param {Session} _
   * @param {import("@jupyterlab/services").KernelMessage.IIOPubMessage} message
   */
  _hear(_, { header }) {
    const before = this._process;
    this._process = header.session;
    if (this._isShown && before && before !== header.session) this._lose(t("The kernel stopped."));
  }

  /** @param {string} what happened */
  _lose(what) {
    if (!this._session || this.isDisposed) return;
    this._letGo();
    this._say(what, { reason: t("Drafts and runs are kept on disk."), again: t("Start again") });
  }

  /**
   * Show a message in place of the widget.
   * @param {string} text
   * @param {{ reason?: string, details?: string, again?: string }} [more]
   */
  _say(text, { reason, details, again } = {}) {
    this._clear();
    const card = new Widget();
    card.addClass("prompt-workbench-card");
    const column = h(
      "div",
      {},
      h("h2", { role: again ? "alert" : "status" }, text),
      reason && h("p", {}, reason),
      again && h("button", { type: "button", class: "jp-mod-styled jp-mod-accept", onclick: () => this.open() }, again),
      details && h("details", {}, h("summary", {}, t("Details")), h("pre", {}, details)),
    );
    card.node.append(column);
    this.addWidget(card);
  }

  _clear() {
    for (const child of [...this.widgets]) child.dispose();
  }
}
