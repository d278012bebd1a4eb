// @ts-check
// The way to JupyterLab's extension, where one runs: it opens the workbench in a tab of its own, or
// writes the cell that opens it.

/** @param {HTMLElement} root @param {() => { code: string, modelId: string }} about */
export function createLabBridge(root, about) {
  const runs = Boolean(document.documentElement.dataset.promptWorkbench);
  const inTab = Boolean(root.closest(".prompt-workbench-tab"));
  return {
    offers: { tab: runs && !inTab, notebook: runs && inTab },
    /** @param {"tab" | "notebook"} action */
    ask(action) {
      root.dispatchEvent(new CustomEvent("prompt-workbench", { bubbles: true, composed: true, detail: { action, ...about() } }));
    },
  };
}
