// @ts-check
// Which field each character came from: marks in the prompt that light up together.

import { drawRuns, fill, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types").OriginsView["segments"][number]} Pieces */
/** @typedef {import("./types").SegmentView["runs"][number]} Run */

/**
 * Draw runs with the pieces of a known origin as elements of their own.
 * @param {Run[]} runs
 * @param {Pieces} pieces in order, not overlapping
 * @param {number} offset where the runs begin in the text that the pieces are places of
 */
export function pieceRuns(runs, pieces, offset) {
  if (pieces.length === 0) return drawRuns(runs);
  const size = runs.reduce((sum, [text]) => sum + text.length, 0);
  const out = [];
  let done = 0;
  for (const [from, to, fields, title] of pieces) {
    const start = Math.max(from - offset, done);
    const end = Math.min(to - offset, size);
    if (end <= start) continue;
    out.push(...drawRuns(sliceRuns(runs, done, start)));
    out.push(h("span", { class: "wb-origin", "data-fields": fields.join(" "), title }, drawRuns(sliceRuns(runs, start, end))));
    done = end;
  }
  return [...out, ...drawRuns(sliceRuns(runs, done, size))];
}

/** @param {Run[]} runs @param {number} start @param {number} end */
function sliceRuns(runs, start, end) {
  /** @type {Run[]} */
  const out = [];
  let position = 0;
  for (const [text, glyph] of runs) {
    const piece = text.slice(Math.max(start - position, 0), Math.max(end - position, 0));
    if (piece) out.push([piece, glyph]);
    position += text.length;
  }
  return out;
}

/**
 * Light up what belongs together: pointing at text shows its fields, pointing at a field (or
 * putting the focus on it) shows its text; a click keeps it lit.
 * @param {HTMLElement} text
 * @param {HTMLElement} chips
 */
export function lit(text, chips) {
  /** @type {string | null} */
  let kept = null;

  /** @param {string[]} fields */
  function light(fields) {
    for (const mark of text.querySelectorAll(".wb-origin")) {
      const own = (mark.getAttribute("data-fields") ?? "").split(" ");
      mark.toggleAttribute("data-lit", own.some((field) => fields.includes(field)));
    }
    for (const chip of chips.querySelectorAll("button")) {
      chip.toggleAttribute("data-lit", fields.includes(chip.dataset.field ?? ""));
      chip.setAttribute("aria-pressed", String(chip.dataset.name === kept));
    }
  }

  function rest() {
    const chip = [...chips.querySelectorAll("button")].find((button) => button.dataset.name === kept);
    light(chip ? [chip.dataset.field ?? ""] : []);
  }

  text.addEventListener("pointerover", (event) => {
    const mark = event.target instanceof Element ? event.target.closest(".wb-origin") : null;
    if (mark) light((mark.getAttribute("data-fields") ?? "").split(" "));
    else rest();
  });
  text.addEventListener("pointerleave", rest);

  /** @param {import("./types").OriginsView | null} view */
  function draw(view) {
    chips.classList.toggle("wb-waiting-for", !view);
    if (!view) return; // those of the prompt before stay until the next ones come
    fill(
      chips,
      view.fields.length > 0 && h("span", { class: "wb-label" }, t("from the row")),
      view.fields.map((field, index) => {
        const point = () => light([String(index)]);
        return h(
          "button",
          {
            type: "button",
            class: "wb-chip",
            "data-field": index,
            "data-name": field.name,
            title: field.title,
            "aria-pressed": false,
            onpointerenter: point,
            onpointerleave: rest,
            onfocus: point,
            onblur: rest,
            onclick: () => ((kept = kept === field.name ? null : field.name), rest()),
          },
          field.name,
          field.unsure && h("span", { class: "wb-unsure", title: t("not certain") }, " ≈"),
        );
      }),
      view.note && h("span", { class: "wb-quiet" }, view.note),
    );
    rest();
  }

  return { draw };
}
