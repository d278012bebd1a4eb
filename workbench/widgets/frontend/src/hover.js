// @ts-check
// What a field holds in the row that is previewed: shown over its name, by the mouse or by a key.

import { StateEffect, StateField } from "@codemirror/state";
import { hoverTooltip, keymap, showTooltip } from "@codemirror/view";
import { h } from "./dom.js";
import { t } from "./words.js";

/**
 * @typedef {import("./types").FieldView} FieldView
 * @typedef {import("./types").KeyView} KeyView
 * @typedef {import("@codemirror/state").EditorState} EditorState
 */

const NAMES = /\b\w+(?:\[|\.(?:get|pop)\()\s*(["'])((?:(?!\1).)+)\1(?:\s*,[^()]*)?[\])]?(?:(?:\[|\.get\()\s*(["'])((?:(?!\3).)+)\3)?/dg;
const PARAMETER = /def\s+transform\s*\(\s*(\w+)/;

/** @param {FieldView | KeyView} field */
export function drawField(field) {
  const note = "note" in field ? field.note : "";
  return h(
    "div",
    { class: "wb-card" },
    h("div", { class: "wb-card-title" }, h("code", {}, field.name), h("span", {}, field.type)),
    note && h("div", { class: "wb-card-note" }, note),
    field.value !== "" && h("pre", { class: "wb-card-value" }, field.value),
  );
}

/** @param {import("./types").FieldsView} view */
function drawRow(view) {
  const rows = view.fields.map((field) => h("tr", {}, h("th", { scope: "row" }, field.name), h("td", {}, field.type), h("td", {}, field.sample)));
  return h("div", { class: "wb-card" }, h("table", {}, rows), view.more && h("div", { class: "wb-card-note" }, view.more));
}

/**
 * Find what stands at a place: a field, a dict's key, or the row itself.
 * @param {EditorState} state @param {number} pos @param {import("./types").FieldsView} view
 */
function explain(state, pos, view) {
  if (!view.fields?.length) return null;
  const line = state.doc.lineAt(pos);
  const column = pos - line.from;
  for (const match of line.text.matchAll(NAMES)) {
    const places = /** @type {[number, number][]} */ (match.indices ?? []);
    const field = view.fields.find(({ name }) => name === match[2]);
    if (places[4] && within(places[4], column)) return tip(line.from, places[4], field?.keys.find(({ name }) => name === match[4]), drawField);
    if (within(places[2], column)) return tip(line.from, places[2], field, drawField);
  }
  const parameter = PARAMETER.exec(state.sliceDoc(0, 20_000))?.[1];
  const word = state.wordAt(pos);
  if (!parameter || !word || state.sliceDoc(word.from, word.to) !== parameter) return null;
  return tip(0, [word.from, word.to], view, drawRow);
}

/** @param {[number, number]} place @param {number} column */
const within = ([from, to], column) => from <= column && column <= to;

/**
 * @template T
 * @param {number} offset @param {[number, number]} place @param {T | undefined} shown @param {(shown: T) => HTMLElement} draw
 */
function tip(offset, [from, to], shown, draw) {
  return shown ? { pos: offset + from, end: offset + to, above: true, create: () => ({ dom: draw(shown) }) } : null;
}

/** @param {() => import("./types").FieldsView} fields */
export function explainFields(fields) {
  /** @type {import("@codemirror/state").StateEffectType<import("@codemirror/view").Tooltip | null>} */
  const show = StateEffect.define();
  const shown = StateField.define({
    create: () => /** @type {import("@codemirror/view").Tooltip | null} */ (null),
    update(value, transaction) {
      for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
      return transaction.docChanged || transaction.selection ? null : value;
    },
    provide: (field) => showTooltip.from(field),
  });
  return [
    hoverTooltip((view, pos) => explain(view.state, pos, fields()), { hoverTime: 250 }),
    shown,
    keymap.of([
      {
        key: "Ctrl-Shift-Space",
        run(view) {
          const found = explain(view.state, view.state.selection.main.head, fields());
          view.dispatch({ effects: show.of(found) });
          if (found) announce(view.dom, found.create().dom.textContent ?? "");
          return true;
        },
      },
      { key: "Escape", run: (view) => Boolean(view.state.field(shown)) && (view.dispatch({ effects: show.of(null) }), true) },
    ]),
  ];
}

/** Say it, too: a popup beside the cursor is nothing to whoever does not see it.
 * @param {HTMLElement} editor @param {string} text */
function announce(editor, text) {
  const place = editor.parentElement?.querySelector(".wb-said") ?? null;
  if (place) place.textContent = text;
}

/** Where `announce` speaks. */
export const saidElement = () => h("div", { class: "wb-said wb-hidden", role: "status", "aria-label": t("Value of the field") });
