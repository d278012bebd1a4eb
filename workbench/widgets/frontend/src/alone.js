// @ts-check
// What stands on the page without the workbench around it: the page that makes a task, a lesson.

import { createCalm } from "./calm.js";
import { h } from "./dom.js";
import { QUIET, guardKeys } from "./keys.js";

/**
 * Put an element on the page, drawn anew where a view of one of these names changes; return what takes
 * it away.
 * @param {import("@anywidget/types").RenderProps<import("./host").State>} props
 * @param {{ label: string, element: HTMLElement, names: (keyof import("./host").State)[], draw: () => void }} what
 */
export function mountAlone({ model, el }, { label, element, names, draw }) {
  const ended = new AbortController();
  const root = h("div", { class: "wb", [QUIET]: "true", role: "region", tabindex: -1, "aria-label": label }, element);
  guardKeys(root, ended.signal);
  el.append(root);
  const calm = createCalm(root, ended.signal);
  const drawNow = () => calm.draw(names[0], draw);
  for (const name of names) model.on(`change:${name}`, drawNow);
  drawNow();
  return () => {
    ended.abort();
    for (const name of names) model.off(`change:${name}`, drawNow);
    root.remove();
  };
}
