// @ts-check
// For a projector: large type, and one side of the screen at a time. All widgets of the page follow,
// and those that are opened later begin so.

import "./css/projector.css";
import { h, iconButton } from "./dom.js";
import { createRadios } from "./radios.js";
import { recall, remember } from "./memory.js";
import { t } from "./words.js";

const NEWS = "prompt-workbench-projector";

/**
 * @param {() => HTMLElement | null} root what is enlarged, once it is on the page
 * @param {{ id: "first" | "second", label: string }[]} sides in the order in which they stand
 * @param {AbortSignal} ended
 */
export function createProjector(root, sides, ended) {
  let shown = sides[1].id;
  let on = recall("projector") === "on";
  const toggle = iconButton("projector", t("Projector: large type, one side at a time"), () => set(!on), "wb-quiet-button wb-toggle");
  const radios = createRadios(t("Which side is shown"), (id) => show(id === "first" ? id : "second"), "wb-switch");
  const element = h("span", { class: "wb-projector-tools" }, radios.element, toggle);
  document.addEventListener(NEWS, follow, { signal: ended });

  /** Tell all widgets, this one too. @param {boolean} wanted */
  function set(wanted) {
    remember("projector", wanted ? "on" : undefined);
    document.dispatchEvent(new CustomEvent(NEWS, { detail: wanted }));
  }

  /** @param {Event} news */
  function follow(news) {
    on = /** @type {CustomEvent<boolean>} */ (news).detail;
    draw();
  }

  /** @param {"first" | "second"} side */
  function show(side) {
    shown = side;
    draw();
  }

  function draw() {
    toggle.setAttribute("aria-pressed", String(on));
    radios.element.hidden = !on;
    radios.draw(sides.map(({ id, label }) => ({ id, label, title: "", active: id === shown })));
    const target = root();
    if (!target) return;
    if (on) target.dataset.projector = shown;
    else delete target.dataset.projector;
  }

  return { element, draw, show };
}
