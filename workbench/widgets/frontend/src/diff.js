// @ts-check
// The diff: two versions' sources, or their prompts of the current doc, in one column or in two.

import "./css/diff.css";
import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { wholeDiff } from "./clusters.js";
import { createCheck, h, setOptions, setText } from "./dom.js";
import { languageExtensions } from "./editor.js";
import { phrases } from "./phrases.js";
import { t } from "./words.js";

const collapseUnchanged = { margin: 3, minSize: 6 };
const diffConfig = { override: wholeDiff };
const readOnly = () => [EditorState.readOnly.of(true), EditorView.editable.of(false), EditorView.lineWrapping, lineNumbers(), phrases(), EditorView.contentAttributes.of({ "aria-label": t("Difference") })];

/** @param {import("./host").Send} send */
export function createDiff(send) {
  /** @param {Record<string, unknown>} query */
  const look = (query) => send({ type: "diff", ...query });
  const old = h("select", { "aria-label": t("Older side of the difference"), onchange: () => look({ old: old.value }) });
  const now = h("select", { "aria-label": t("Newer side of the difference"), onchange: () => look({ new: now.value }) });
  const added = h("span", { class: "wb-added", title: t("added lines") });
  const removed = h("span", { class: "wb-removed", title: t("removed lines") });
  const source = h("button", { type: "button", role: "radio", onclick: () => look({ prompts: false }) }, t("source"));
  const prompt = h("button", { type: "button", role: "radio", onclick: () => look({ prompts: true }) }, t("prompt"));
  const doc = h("span", { class: "wb-quiet" });
  const aside = createCheck(t("side by side"), null, () => show());
  const message = h("p", { class: "wb-empty" });
  const place = h("div", { class: "wb-merge", tabindex: 0, role: "region", "aria-label": t("Difference") });
  const element = h(
    "div",
    { class: "wb-diff wb-column" },
    h(
      "div",
      { class: "wb-strip" },
      h("span", { class: "wb-sides" }, old, h("span", { "aria-hidden": "true" }, "→"), now),
      h("div", { class: "wb-segmented wb-small-segments", role: "radiogroup", "aria-label": t("What is compared") }, source, prompt),
      doc,
      h("span", { class: "wb-line-counts" }, added, " ", removed),
      h("span", { class: "wb-spring" }),
      aside.label,
    ),
    message,
    place,
  );

  /** @type {{ destroy: () => void } | null} */
  let merge = null;
  /** @type {import("./types").DiffView | null} */
  let view = null;
  let draft = "";
  let visible = false;
  let shown = "";

  /** Two editors are worth building only where they are seen, and only when their texts changed. */
  function show() {
    const after = view?.is_draft ? draft : (view?.after ?? "");
    const key = visible && view?.changed ? JSON.stringify([view.before, after, view.prompts, aside.box.checked]) : "";
    if (key === shown) return;
    shown = key;
    merge?.destroy();
    merge = null;
    if (!key || !view) return;
    const extensions = view.prompts ? readOnly() : [...readOnly(), languageExtensions];
    merge = aside.box.checked
      ? new MergeView({
          a: { doc: view.before, extensions },
          b: { doc: after, extensions },
          parent: place,
          collapseUnchanged,
          diffConfig,
        })
      : new EditorView({
          doc: after,
          parent: place,
          extensions: [extensions, unifiedMergeView({ original: view.before, mergeControls: false, collapseUnchanged, diffConfig })],
        });
  }

  return {
    element,
    /** @param {import("./types").DiffView} next */
    draw(next) {
      view = next;
      setOptions(old, [{ id: "", label: next.parent ? t("parent ({version})", { version: next.parent }) : t("nothing") }, ...next.choices], next.old);
      setOptions(now, [{ id: "", label: t("draft") }, ...next.choices], next.new);
      source.setAttribute("aria-checked", String(!next.prompts));
      prompt.setAttribute("aria-checked", String(next.prompts));
      doc.textContent = next.doc;
      added.textContent = next.added;
      removed.textContent = next.removed;
      added.hidden = removed.hidden = !next.changed;
      setText(message, next.message);
      place.hidden = !next.changed;
      show();
    },
    /** @param {string} text what the draft says now */
    setDraft(text) {
      draft = text;
    },
    /** @param {boolean} now */
    setVisible(now) {
      visible = now;
      show();
    },
    destroy() {
      merge?.destroy();
    },
  };
}
