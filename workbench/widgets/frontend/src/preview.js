// @ts-check
// The preview pane: the prompt as labelled segments, and what the transform made of the doc.

import { drawRuns, drawTerm, fill, h } from "./dom.js";

/**
 * @param {import("./types").Send} send
 * @param {(offset: number) => void} jump moves the editor's cursor
 */
export function createPreview(send, jump) {
  const band = h("div", { class: "wb-band", role: "status" });
  const legend = h("div", { class: "wb-legend", "aria-label": "Legend" });
  const meta = h("div", { class: "wb-meta" });
  const shown = h("input", {
    type: "checkbox",
    onchange: () => send({ type: "invisibles", shown: shown.checked }),
  });
  const copied = h("button", { type: "button", class: "wb-button wb-small", onclick: copy }, "Copy");
  const text = h("div", { class: "wb-prompt-text" });
  const choices = h("div", { class: "wb-choices" });
  const prompt = h(
    "div",
    { class: "wb-prompt", tabindex: 0, role: "region", "aria-label": "Prompt" },
    text,
    choices,
  );
  const triple = h("div", { class: "wb-triple", role: "group", "aria-label": "What the transform returned" });
  const stdout = h("pre", { class: "wb-stdout", tabindex: 0, "aria-label": "Printed output" });
  const printed = h("div", { class: "wb-printed" }, h("span", { class: "wb-label" }, "printed"), stdout);

  const element = h(
    "div",
    { class: "wb-preview" },
    band,
    h(
      "div",
      { class: "wb-strip" },
      legend,
      h("label", { class: "wb-check", title: "Draw spaces, tabs and newlines" }, shown, "invisibles"),
      copied,
    ),
    prompt,
    meta,
    triple,
    printed,
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(text.textContent ?? "");
      copied.textContent = "Copied";
    } catch {
      copied.textContent = "Not allowed here"; // e.g. a page without https
    }
    setTimeout(() => (copied.textContent = "Copy"), 1500);
  }

  /** @param {import("./types").PreviewView} view */
  function draw(view) {
    drawBand(view);
    fill(legend, view.legend.map(({ kind, part, label }) => h("span", { class: "wb-key", "data-kind": kind, "data-part": part || null }, h("span", {}, label))));
    shown.checked = view.invisibles;
    element.classList.toggle("wb-stale", view.stale);
    fill(text, view.segments.map(drawSegment));
    fill(choices, view.choices.map(drawChoice));
    choices.hidden = view.choices.length === 0;
    fill(
      meta,
      view.meta.map((fact) => h("span", { title: fact.title }, fact.text)),
      view.sha256 && h("span", { class: "wb-sha", title: `sha256 ${view.sha256}` }, "sha256 ", view.sha256),
    );
    fill(triple, view.triple.flatMap(drawField));
    stdout.textContent = view.stdout;
    printed.hidden = !view.stdout;
  }

  /** @param {import("./types").PreviewView} view */
  function drawBand(view) {
    band.hidden = !view.band && view.diagnostics.length === 0;
    band.classList.toggle("wb-bad", view.diagnostics.some((item) => item.severity === "error"));
    fill(
      band,
      view.band && h("div", { class: "wb-band-title" }, view.band),
      view.diagnostics.map((item) =>
        h(
          "button",
          {
            type: "button",
            class: "wb-diagnostic",
            "data-severity": item.severity,
            title: "Show it in the editor",
            onclick: () => item.range && jump(item.range[0]),
          },
          h("span", { class: "wb-severity" }, item.severity),
          item.place && h("span", { class: "wb-place" }, item.place),
          h("span", {}, item.text),
        ),
      ),
    );
  }

  return { element, draw };
}

/** @param {import("./types").SegmentView} segment */
function drawSegment(segment) {
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
    drawRuns(segment.runs),
  );
}

/** @param {import("./types").ChoiceView} choice */
function drawChoice(choice) {
  return h(
    "div",
    { class: "wb-choice", "data-gold": choice.gold },
    h("span", { class: "wb-choice-label" }, choice.label, choice.gold && h("span", { class: "wb-gold" }, "✓ gold")),
    h("span", { class: "wb-segment", "data-kind": "choice" }, drawRuns(choice.runs)),
  );
}

/** @param {import("./types").PreviewView["triple"][number]} field */
function drawField(field) {
  const pieces = (/** @type {{ part: string, text: string }[]} */ value) =>
    value.map(({ part, text }) => (part ? h("span", { "data-part": part, title: part }, text) : text));
  return drawTerm(field.name, field.values.map((value) => h("span", { class: "wb-value" }, pieces(value))));
}
