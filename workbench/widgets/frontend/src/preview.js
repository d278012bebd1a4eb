// @ts-check
// The preview pane: the prompt as labelled segments, what each character came from, and what the
// transform made of the row.

import { drawRuns, drawTerm, fill, h, setOptions } from "./dom.js";
import { lit, pieceRuns } from "./origins.js";
import { t } from "./words.js";

/**
 * @param {import("./types").Send} send
 * @param {(offset: number) => void} jump moves the editor's cursor
 * @param {HTMLElement} [strip] what moves among rows
 */
export function createPreview(send, jump, strip) {
  const band = h("div", { class: "wb-band", role: "status" });
  const legend = h("div", { class: "wb-legend", "aria-label": t("Legend") });
  const meta = h("div", { class: "wb-meta" });
  const shown = h("input", {
    type: "checkbox",
    onchange: () => send({ type: "invisibles", shown: shown.checked }),
  });
  const compared = h("input", {
    type: "checkbox",
    onchange: () => send({ type: "against", shown: compared.checked }),
  });
  const chat = h("select", {
    class: "wb-chat",
    "aria-label": t("Chat template"),
    title: t("Put the prompt into the model’s chat template: a run scores what is shown here"),
    onchange: () => send({ type: "configure", changes: { chat_template: chat.value } }),
  });
  const copied = h("button", { type: "button", class: "wb-button wb-small", onclick: copy }, t("Copy"));
  const text = h("div", { class: "wb-prompt-text" });
  const boundary = h("div", { class: "wb-boundary" });
  const difference = h("div", { class: "wb-against", hidden: true });
  const choices = h("div", { class: "wb-choices" });
  const prompt = h(
    "div",
    { class: "wb-prompt", tabindex: 0, role: "region", "aria-label": t("Prompt") },
    text,
    difference,
    boundary,
    choices,
  );
  const fields = h("div", { class: "wb-fields-used", role: "group", "aria-label": t("Where the text comes from") });
  const tokens = h("div", { class: "wb-window-line" });
  const triple = h("div", { class: "wb-triple", role: "group", "aria-label": t("What the transform returned") });
  const stdout = h("pre", { class: "wb-stdout", tabindex: 0, "aria-label": t("Printed output") });
  const printed = h("div", { class: "wb-printed" }, h("span", { class: "wb-label" }, t("printed")), stdout);
  const origin = lit(text, fields);
  /** @type {import("./types").PreviewView | undefined} */
  let current;
  /** @type {import("./types").OriginsView | undefined} */
  let origins;
  let marked = "";

  const element = h(
    "div",
    { class: "wb-preview" },
    strip,
    band,
    h(
      "div",
      { class: "wb-strip" },
      legend,
      chat,
      h("label", { class: "wb-check", title: t("What differs from the parent version’s prompt, by words") }, compared, t("against parent")),
      h("label", { class: "wb-check", title: t("Draw spaces, tabs and newlines") }, shown, t("invisibles")),
      copied,
    ),
    prompt,
    fields,
    h("div", { class: "wb-facts" }, tokens, meta),
    triple,
    printed,
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(text.textContent ?? "");
      copied.textContent = t("Copied");
    } catch {
      copied.textContent = t("Not allowed here"); // e.g. a page without https
    }
    setTimeout(() => (copied.textContent = t("Copy")), 1500);
  }

  /** @param {import("./types").PreviewView} view */
  function draw(view) {
    current = view;
    drawBand(view);
    fill(legend, view.legend.map(({ kind, part, label }) => h("span", { class: "wb-key", "data-kind": kind, "data-part": part || null }, h("span", {}, label))));
    shown.checked = view.invisibles;
    setOptions(chat, view.chat.options, view.chat.value);
    element.classList.toggle("wb-stale", view.stale);
    drawText();
    boundary.textContent = view.boundary && `▸ ${view.boundary}`;
    boundary.hidden = !view.boundary;
    fill(choices, view.choices.map(drawChoice));
    choices.hidden = view.choices.length === 0;
    drawTokens(view.tokens);
    fill(
      meta,
      view.meta.map((fact) => h("span", { title: fact.title }, fact.text)),
      view.sha256 && h("span", { class: "wb-sha", title: `sha256 ${view.sha256}` }, "sha256 ", view.sha256),
    );
    fill(triple, view.triple.flatMap(drawField));
    stdout.textContent = view.stdout;
    printed.hidden = !view.stdout;
  }

  /** Origins are of one prompt: until those of this one come, its text is drawn without. */
  function drawText() {
    const view = current;
    if (!view) return;
    const found = origins && origins.sha256 && origins.sha256 === view.sha256 ? origins : null;
    marked = found ? found.sha256 : "";
    let before = -1;
    let offset = 0;
    fill(
      text,
      view.segments.map((segment) => {
        // The parts of one segment, reasoning and answer, follow each other.
        offset = segment.segment === before ? offset : 0;
        before = segment.segment;
        const drawn = drawSegment(segment, found?.segments[segment.segment] ?? [], offset);
        offset += segment.runs.reduce((sum, [piece]) => sum + piece.length, 0);
        return drawn;
      }),
    );
    origin.draw(found);
  }

  /** @param {import("./types").OriginsView} view */
  function drawOrigins(view) {
    origins = view;
    if (!view.sha256) origin.draw(view);
    if (current && (view.sha256 === current.sha256 || marked)) drawText();
  }

  /** @param {import("./types").AgainstView} view */
  function drawAgainst(view) {
    compared.checked = view.shown;
    text.hidden = view.shown;
    difference.hidden = !view.shown;
    fill(
      difference,
      h("div", { class: "wb-against-title", role: "status" }, view.text),
      view.pieces.map(({ change, runs }) => h(change === "removed" ? "del" : change === "added" ? "ins" : "span", { "data-change": change }, drawRuns(runs))),
    );
  }

  /** @param {import("./types").WindowView} view */
  function drawTokens(view) {
    tokens.dataset.level = view.level;
    if (view.load) {
      const load = h("button", { type: "button", class: "wb-link", onclick: () => ((load.disabled = true), send({ type: "load" })) }, t("Load {model} to count tokens", { model: view.load }));
      fill(tokens, load);
      return;
    }
    const bar = view.shares.map(({ kind, share, title }) => {
      const part = h("span", { "data-kind": kind || null, title });
      part.style.width = `${100 * share}%`;
      return part;
    });
    fill(
      tokens,
      h("div", { class: "wb-window", role: "img", "aria-label": view.shares.map(({ title }) => title).join(", ") }, bar),
      h("span", { class: "wb-window-text" }, view.text),
      view.warning && h("strong", { class: "wb-window-warning", role: "status" }, "⚠ ", view.warning),
    );
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
            title: t("Show it in the editor"),
            onclick: () => item.range && jump(item.range[0]),
          },
          h("span", { class: "wb-severity" }, item.severity),
          item.place && h("span", { class: "wb-place" }, item.place),
          h("span", {}, item.text),
        ),
      ),
    );
  }

  return { element, draw, drawOrigins, drawAgainst };
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

/** @param {import("./types").ChoiceView} choice */
function drawChoice(choice) {
  return h(
    "div",
    { class: "wb-choice", "data-gold": choice.gold },
    h("span", { class: "wb-choice-label" }, choice.label, choice.gold && h("span", { class: "wb-gold" }, t("✓ gold"))),
    h("span", { class: "wb-segment", "data-kind": "choice" }, drawRuns(choice.runs)),
  );
}

/** @param {import("./types").PreviewView["triple"][number]} field */
function drawField(field) {
  const pieces = (/** @type {{ part: string, text: string }[]} */ value) =>
    value.map(({ part, text }) => (part ? h("span", { "data-part": part, title: part }, text) : text));
  return drawTerm(field.name, field.values.map((value) => h("span", { class: "wb-value" }, pieces(value))));
}
