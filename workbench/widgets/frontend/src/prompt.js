// @ts-check
// One prompt: its labelled segments, the place where the answer starts, and for PPL the choices. The
// preview draws the current row's with it, and the pinned row's beside that.

import { drawRuns, fill, h, setText } from "./dom.js";
import { pieceRuns } from "./origins.js";
import { t } from "./words.js";

/** @param {string} label */
export function createPrompt(label) {
  const text = h("div", { class: "wb-prompt-text wb-text" });
  const boundary = h("div", { class: "wb-boundary" });
  const choices = h("div", { class: "wb-choices" });
  const element = h("div", { class: "wb-prompt", tabindex: 0, role: "region", "aria-label": label }, text, boundary, choices);

  return {
    element,
    text,
    /**
     * @param {import("./types").PromptView} view
     * @param {import("./types").OriginsView | null} found what is known of this very prompt
     */
    draw(view, found) {
      fill(text, drawSegments(view.segments, found));
      setText(boundary, view.boundary && `▸ ${view.boundary}`);
      fill(choices, view.choices.map((choice, index) => drawChoice(choice, found?.choices[index])));
      choices.hidden = view.choices.length === 0;
    },
  };
}

/** @param {import("./types").SegmentView[]} segments @param {import("./types").OriginsView | null} found */
function drawSegments(segments, found) {
  let before = -1;
  let offset = 0;
  return segments.map((segment) => {
    // The parts of one segment, reasoning and answer, follow each other.
    offset = segment.segment === before ? offset : 0;
    before = segment.segment;
    const drawn = drawSegment(segment, found?.segments[segment.segment] ?? [], offset);
    offset += segment.runs.reduce((sum, [piece]) => sum + piece.length, 0);
    return drawn;
  });
}

/**
 * @param {import("./types").SegmentView} segment
 * @param {import("./types").OriginsView["segments"][number]} pieces
 * @param {number} offset where the segment's runs begin in the text that `pieces` are places of
 */
function drawSegment(segment, pieces, offset) {
  return h(
    "span",
    {
      class: "wb-segment",
      "data-kind": segment.kind,
      "data-part": segment.part || null,
      "data-label": segment.label || null,
      "data-margin": segment.margin,
      title: segment.title,
    },
    pieceRuns(segment.runs, pieces, offset),
  );
}

/** @param {import("./types").ChoiceView} choice @param {string} [tokens] how many, once they are counted */
function drawChoice(choice, tokens) {
  return h(
    "div",
    { class: "wb-choice wb-text", "data-gold": choice.gold },
    h("span", { class: "wb-choice-label wb-quiet" }, h("span", {}, choice.label), choice.gold && h("span", { class: "wb-gold" }, t("✓ gold"))),
    h("span", {}, h("span", { class: "wb-segment", "data-kind": "choice" }, drawRuns(choice.runs)), tokens && h("span", { class: "wb-choice-tokens wb-quiet", title: t("as many are scored") }, tokens)),
  );
}
