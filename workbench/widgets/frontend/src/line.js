// @ts-check
// The line to the kernel, where JupyterLab runs the widget. It sends what widgets send to a shell of the
// kernel's beside the one that runs cells, and keeps that shell's name where another page or a program
// restarted the kernel; the kernel that came after has none of that name.

/**
 * What JupyterLab's manager of widgets has, and other hosts' have not.
 * @typedef {{ status: string, connectionStatus: string, commsOverSubshells?: string }} Kernel
 */

const OFF = "disabled";

/** @param {import("@anywidget/types").AnyModel<import("./host").State>} model */
export function createLine(model) {
  const kernel = () => /** @type {{ kernel?: Kernel | null } | undefined} */ (/** @type {unknown} */ (model.widget_manager))?.kernel;

  /** Have a shell made anew for what the widgets of this kernel send. */
  function renew() {
    const now = kernel();
    const mode = now?.commsOverSubshells;
    if (!now || !mode || mode === OFF) return; // or it is being renewed
    now.commsOverSubshells = OFF; // which forgets the shell, a turn later
    setTimeout(() => (now.commsOverSubshells = mode));
  }

  return {
    renew,
    /** Renew it where a kernel that has nothing to do is silent; return whether that is so. */
    mend() {
      const isIdle = kernel()?.status === "idle" && kernel()?.connectionStatus === "connected";
      if (isIdle) renew();
      return isIdle;
    },
  };
}
