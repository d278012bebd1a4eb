// @ts-check
// The line between a widget in a kernel and its model in this page. JupyterLab lets one connection to a
// kernel open and close such lines, which is the notebook's where there is one. This one only listens
// to what is sent to one widget and answers, so any number of pages and tabs may have one.

import { KernelMessage } from "@jupyterlab/services";

/** @typedef {import("@jupyterlab/services").Kernel.IKernelConnection} Kernel */
/** @typedef {import("@jupyterlab/services").KernelMessage.ICommMsgMsg} Message */
/** @typedef {import("@jupyterlab/services").KernelMessage.ICommCloseMsg} Closing */

export class Line {
  /** @type {(message: Message) => void} */
  onMsg = () => {};
  /** @type {(message: Closing) => void} */
  onClose = () => {};
  targetName = "jupyter.widget";

  /**
   * @param {Kernel} kernel
   * @param {string} commId the widget's id
   * @param {string | null} subshell that the widget's handlers run on
   */
  constructor(kernel, commId, subshell) {
    this.commId = commId;
    this._kernel = kernel;
    this._subshell = subshell;
    kernel.iopubMessage.connect(this._hear, this);
  }

  /**
   * @param {import("@lumino/coreutils").JSONObject} data
   * @param {import("@lumino/coreutils").JSONObject} [metadata]
   * @param {(ArrayBuffer | ArrayBufferView)[]} [buffers]
   */
  send(data, metadata = {}, buffers = []) {
    const message = KernelMessage.createMessage({
      msgType: "comm_msg",
      channel: "shell",
      username: this._kernel.username,
      session: this._kernel.clientId,
      subshellId: this._subshell,
      content: { comm_id: this.commId, data },
      metadata,
      buffers,
    });
    return this._kernel.sendShellMessage(message, false, true);
  }

  dispose() {
    this._kernel.iopubMessage.disconnect(this._hear, this);
  }

  /** @param {unknown} _kernel @param {import("@jupyterlab/services").KernelMessage.IIOPubMessage} message */
  _hear(_kernel, message) {
    const isOurs = /** @type {{ comm_id?: string }} */ (message.content).comm_id === this.commId;
    if (isOurs && KernelMessage.isCommMsgMsg(message)) this.onMsg(message);
    if (isOurs && KernelMessage.isCommCloseMsg(message)) this.onClose(message);
  }
}

/** Start a shell of the kernel beside the one that runs cells, where it can. @param {Kernel} kernel */
export async function startSubshell(kernel) {
  await kernel.info; // says what the kernel can
  if (!kernel.supportsSubshells || kernel.commsOverSubshells === "disabled") return null;
  const reply = await kernel.requestCreateSubshell({}).done;
  return reply.content.subshell_id ?? null;
}
