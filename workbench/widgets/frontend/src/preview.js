// @ts-check
// The preview pane: the prompt as labelled segments, what each character came from, and what the
// transform made of the row.

import "./css/preview.css";
import "./css/closer.css";
import { createCopy } from "./copy.js";
import { button, createFold, drawRuns, drawTerm, fill, h, iconButton, setText, widen } from "./dom.js";
import { icon } from "./icons.js";
import { lit } from "./origins.js";
import { createPrompt } from "./prompt.js";
import { createRowStrip } from "./rows.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send @param {import("./panes.js").Frame} frame */
export function createPreview(send, { jump, open }) {
  const band = h("div", { class: "wb-band", role: "status" });
  const legend = h("div", { class: "wb-legend", "aria-label": t("Legend") });
  const meta = h("div", { class: "wb-meta wb-numbers wb-quiet" });
  const shown = iconButton("marks", t("Draw spaces, tabs and newlines"), () => send({ type: "invisibles", shown: !isPressed(shown) }), "wb-quiet-button wb-press");
  const compared = iconButton("against", t("What differs from the parent version’s prompt, by words"), () => send({ type: "against", shown: !isPressed(compared) }), "wb-quiet-button wb-press");
  const copied = createCopy(t("Copy the prompt"), () => text.textContent ?? "");
  const strip = createRowStrip(send, () => open("rows"));
  const head = h("div", { class: "wb-strip wb-head" }, strip.elements, h("span", { class: "wb-spring" }), copied.said, strip.pinned, h("span", { class: "wb-tools" }, strip.pin, shown, compared, copied.button));
  const prompt = createPrompt(t("Prompt"));
  const { text } = prompt;
  const difference = h("div", { class: "wb-against wb-text", hidden: true });
  text.after(difference);
  const beside = createBeside(send, prompt.element);
  const fields = h("div", { class: "wb-fields-used", role: "group", "aria-label": t("Where the text comes from") });
  const tokens = h("div", { class: "wb-window-line wb-numbers" });
  const triple = h("div", { class: "wb-triple", role: "group", "aria-label": t("What the transform returned") });
  const stdout = h("pre", { class: "wb-stdout", tabindex: 0, "aria-label": t("Printed output") });
  const printed = h("div", { class: "wb-printed" }, h("span", { class: "wb-label" }, t("printed")), stdout);
  const inside = createFold("inside", t("Returned"), t("What the transform returned for this row, and where the text comes from"), h("div", { class: "wb-inside" }, fields, triple, printed));
  const origin = lit(text, fields);
  /** @type {import("./types").PreviewView | undefined} */
  let current;
  /** @type {import("./types").OriginsView | undefined} */
  let origins;
  let marked = "";

  const element = h(
    "div",
    { class: "wb-pane wb-preview" },
    head,
    band,
    beside.element,
    inside.body,
    h("div", { class: "wb-facts" }, inside.button, legend, h("span", { class: "wb-spring" }), tokens, meta),
  );

  /** @param {import("./types").PreviewView} view */
  function draw(view) {
    current = view;
    drawBand(view);
    fill(legend, view.legend.map(({ kind, part, label }) => h("span", { class: "wb-key", "data-kind": kind, "data-part": part || null, title: label }, h("span", {}, label))));
    shown.setAttribute("aria-pressed", String(view.invisibles));
    element.classList.toggle("wb-stale", view.stale);
    drawText();
    beside.drawCurrent(view.doc_id);
    drawTokens(view.tokens);
    fill(
      meta,
      view.meta.map((fact) => h("span", { title: fact.title }, fact.text)),
      view.sha256 && h("span", { class: "wb-sha", title: `sha256 ${view.sha256}` }, view.sha256.slice(0, 8)),
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
    prompt.draw(view, found);
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
    compared.setAttribute("aria-pressed", String(view.shown));
    text.hidden = view.shown;
    difference.hidden = !view.shown;
    fill(
      difference,
      h("div", { class: "wb-against-title wb-quiet", role: "status" }, view.text),
      view.pieces.map(({ change, runs }) => h(change === "removed" ? "del" : change === "added" ? "ins" : "span", { "data-change": change }, drawRuns(runs))),
    );
  }

  /** @param {import("./types").WindowView} view */
  function drawTokens(view) {
    tokens.dataset.level = view.level;
    if (view.load) {
      const load = h("button", { type: "button", class: "wb-link", title: t("Load {model} to count tokens", { model: view.load }), onclick: () => ((load.disabled = true), send({ type: "load" })) }, t("count tokens"));
      fill(tokens, load);
      return;
    }
    const bar = view.shares.map(({ kind, share, title }) => widen(h("span", { "data-kind": kind || null, title }), share));
    fill(
      tokens,
      h("div", { class: "wb-window", role: "img", "aria-label": view.shares.map(({ title }) => title).join(", ") }, bar),
      h("span", { class: "wb-window-text wb-cut", title: view.text }, view.text),
      view.warning && h("strong", { class: "wb-window-warning wb-cut", role: "status", title: view.warning }, "⚠ ", view.warning),
    );
  }

  /** @param {import("./types").PreviewView} view */
  function drawBand(view) {
    band.hidden = !view.band && !view.ask && view.diagnostics.length === 0;
    band.classList.toggle("wb-bad", view.diagnostics.some((item) => item.severity === "error"));
    fill(
      band,
      view.ask && h("div", { class: "wb-band-title" }, h("span", {}, view.ask), " ", button(t("Run it"), "", () => send({ type: "allow" }))),
      view.band && h("div", { class: "wb-band-title" }, view.band),
      view.diagnostics.map((item) =>
        h(
          "button",
          {
            type: "button",
            class: "wb-diagnostic wb-text",
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

  return { id: "preview", label: t("Prompt"), element, head, views: { preview: draw, origins: drawOrigins, against: drawAgainst, beside: beside.draw, rows: strip.draw } };
}

/**
 * The pinned row's prompt beside the current one's, or below it where there is little room; they
 * scroll together.
 * @param {import("./host").Send} send @param {HTMLElement} current
 */
function createBeside(send, current) {
  const prompt = createPrompt(t("Prompt of the pinned row"));
  const name = h("strong");
  const back = button(t("Go there"), t("To the pinned row, and back (Alt-Shift-Home)"), () => send({ type: "pinned" }), "wb-small");
  const unpin = button(t("Unpin"), t("Unpin this row"), () => send({ type: "pin", doc_id: null }), "wb-small");
  const problem = h("div", { class: "wb-band wb-bad", role: "status" });
  const here = h("strong");
  const heading = h("div", { class: "wb-strip wb-prompt-title" }, here, h("span", { class: "wb-quiet" }, t("current")));
  const column = h("div", { class: "wb-prompt-column wb-column" }, h("div", { class: "wb-strip wb-prompt-title" }, h("span", { class: "wb-pinned" }, icon("pinned")), name, h("span", { class: "wb-quiet" }, t("pinned")), h("span", { class: "wb-spring" }), back, unpin), problem, prompt.element);
  const element = h("div", { class: "wb-prompts" }, h("div", { class: "wb-prompt-column wb-column" }, heading, current));
  const boxes = [current, prompt.element];
  let leading = 0;
  boxes.forEach((box, index) => {
    // The shorter one stops at its end, and must not hold the other there.
    for (const type of ["pointerenter", "focus", "wheel"]) box.addEventListener(type, () => (leading = index), { passive: true });
    box.addEventListener("scroll", () => leading === index && (boxes[1 - index].scrollTop = box.scrollTop));
  });
  heading.hidden = true;

  return {
    element,
    /** @param {number | null} doc_id */
    drawCurrent(doc_id) {
      here.textContent = t("row {n}", { n: String(doc_id ?? "–") });
    },
    /** @param {import("./types").BesideView} view */
    draw(view) {
      heading.hidden = view.doc_id === null;
      element.classList.toggle("wb-two", !heading.hidden);
      if (heading.hidden) return column.remove();
      if (!column.isConnected) element.append(column);
      name.textContent = t("row {n}", { n: String(view.doc_id) });
      setText(problem, view.problem);
      prompt.element.classList.toggle("wb-stale", Boolean(view.problem));
      prompt.draw(view, null);
    },
  };
}

/** @param {import("./types").PreviewView["triple"][number]} field */
function drawField(field) {
  const pieces = (/** @type {{ part: string, text: string }[]} */ value) =>
    value.map(({ part, text }) => (part ? h("span", { "data-part": part, title: part }, text) : text));
  return drawTerm(field.name, field.values.map((value) => h("span", { class: "wb-value wb-text" }, pieces(value))));
}

/** @param {HTMLElement} button */
function isPressed(button) {
  return button.getAttribute("aria-pressed") === "true";
}
