// @ts-check
// The workbench's own keys. They are caught on the way down, before the editor's keymap, and no key
// goes up into the notebook, where `a` or `b` would add cells.

/**
 * @param {HTMLElement} root
 * @param {{ run: () => void, save: () => void, step: (by: number) => void }} actions
 * @param {AbortSignal} signal
 */
export function bindKeys(root, actions, signal) {
  root.addEventListener(
    "keydown",
    (event) => {
      const action = find(event);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    { capture: true, signal },
  );
  for (const type of ["keydown", "keyup", "keypress"]) {
    root.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }

  /** @param {KeyboardEvent} event */
  function find(event) {
    const mod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const alt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (mod && event.key === "Enter") return actions.run;
    if (mod && event.key.toLowerCase() === "s") return actions.save;
    if (alt && event.key === "ArrowUp") return () => actions.step(-1);
    if (alt && event.key === "ArrowDown") return () => actions.step(1);
    return null;
  }
}
