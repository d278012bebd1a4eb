// @ts-check
// Where a lesson's experiment stands: what is shown and what goes on, above; the prompt, or what is
// looked at in its place, and the experiment, side by side.

import { h, setText } from "./dom.js";
import { createPrompt } from "./prompt.js";
import { t } from "./words.js";

/**
 * @param {string} label what the experiment is called
 * @param {{ near?: HTMLElement, far?: HTMLElement, shown?: HTMLElement }} tools beside the title, and at
 *   the other end; what stands in the prompt's place
 * @param {...(HTMLElement | HTMLElement[])} play
 */
export function createBench(label, { near, far, shown }, ...play) {
  const title = h("strong", { class: "wb-cut" });
  const busy = h("span", { class: "wb-quiet", role: "status" });
  const prompt = createPrompt(t("Prompt"));
  const header = h("header", { class: "wb-strip" }, title, near, busy, h("span", { class: "wb-spring" }), far);
  const sides = h("div", { class: "wb-lesson-sides" }, shown ?? prompt.element, h("section", { class: "wb-lesson-play", "aria-label": label }, ...play));
  const element = h("div", { class: "wb-lesson-body" }, header, sides);

  return {
    element,
    prompt,
    /** Say what is shown, and what goes on, if anything does. @param {string} name @param {string | false} going */
    drawHead(name, going) {
      title.textContent = name;
      setText(busy, going || "");
      element.setAttribute("aria-busy", String(Boolean(going)));
    },
  };
}
