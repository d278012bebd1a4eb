// @ts-check
// The diff pane: the draft against its parent, and the box that saves it as the next version.

import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { h } from "./dom.js";
import { languageExtensions } from "./editor.js";

const collapseUnchanged = { margin: 3, minSize: 6 };
const readOnly = [EditorState.readOnly.of(true), EditorView.editable.of(false), EditorView.lineWrapping, lineNumbers(), languageExtensions];

/** @param {import("./types").Send} send */
export function createDiff(send) {
  const title = h("strong");
  const added = h("span", { class: "wb-added", title: "added lines" });
  const removed = h("span", { class: "wb-removed", title: "removed lines" });
  const aside = h("input", { type: "checkbox", onchange: () => show() });
  const message = h("p", { class: "wb-empty" });
  const place = h("div", { class: "wb-merge", tabindex: 0, role: "region", "aria-label": "Difference from the parent" });
  const note = h("input", {
    type: "text",
    class: "wb-note",
    placeholder: "What changed, and why",
    "aria-label": "Note for the saved version",
    onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && !event.isComposing && save(),
  });
  const button = h("button", { type: "button", class: "wb-button wb-primary", onclick: save }, "Save as next version");
  const saved = h("div", { class: "wb-saved", role: "status" });
  const element = h(
    "div",
    { class: "wb-diff" },
    h("div", { class: "wb-strip" }, title, added, removed, h("span", { class: "wb-spring" }), h("label", { class: "wb-check" }, aside, "side by side")),
    message,
    place,
    h("div", { class: "wb-strip wb-save" }, note, button),
    saved,
  );

  /** @type {{ destroy: () => void } | null} */
  let merge = null;
  /** @type {import("./types").DiffView | null} */
  let view = null;
  let draft = "";
  let visible = false;

  function save() {
    if (button.disabled) return;
    send({ type: "save", note: note.value });
    note.value = "";
  }

  /** Two editors are worth building only where they are seen. */
  function show() {
    merge?.destroy();
    merge = null;
    if (!visible || !view?.changed) return;
    const parent = view.parent;
    merge = aside.checked
      ? new MergeView({
          a: { doc: parent, extensions: readOnly },
          b: { doc: draft, extensions: readOnly },
          parent: place,
          collapseUnchanged,
        })
      : new EditorView({
          doc: draft,
          parent: place,
          extensions: [readOnly, unifiedMergeView({ original: parent, mergeControls: false, collapseUnchanged })],
        });
  }

  return {
    element,
    /** @param {import("./types").DiffView} next */
    draw(next) {
      view = next;
      title.textContent = next.title;
      added.textContent = next.added;
      removed.textContent = next.removed;
      message.textContent = next.message;
      message.hidden = !next.message;
      place.hidden = !next.changed;
      button.disabled = !next.changed;
      saved.hidden = !next.saved;
      saved.replaceChildren(...(next.saved ? [h("strong", {}, next.saved.text), " ", h("code", {}, next.saved.path)] : []));
      show();
    },
    /** @param {string} source what the draft says now */
    setDraft(source) {
      draft = source;
    },
    /** @param {boolean} now */
    setVisible(now) {
      visible = now;
      show();
    },
    focusNote() {
      note.focus();
    },
    destroy() {
      merge?.destroy();
    },
  };
}
