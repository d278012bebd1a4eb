// @ts-check
// The widget: draws what the kernel sends, and reports gestures.

import { createCompare } from "./compare.js";
import { fill, h, uniqueId } from "./dom.js";
import { createEditor } from "./editor.js";
import { createEdits } from "./edits.js";
import { bindKeys } from "./keys.js";
import { createSplitter, createTabs } from "./layout.js";
import { createPreview } from "./preview.js";
import { createResults } from "./results.js";
import { createStatus } from "./status.js";
import { createToolbar } from "./toolbar.js";
import { createVersions } from "./versions.js";
import { pageLanguage, speak, t } from "./words.js";

/** @typedef {import("./types").State} State */

/** @param {import("@anywidget/types").RenderProps<State>} props */
function render({ model, el }) {
  speak(model.get("language"));
  const ended = new AbortController();
  const id = uniqueId();
  /** @type {import("./types").Send} */
  const deliver = (message) => {
    try {
      model.send(message);
    } catch {
      status.lost(); // the connection is closed, and says so by throwing
    }
  };
  /** @type {import("./types").Send} */
  const send = (message) => {
    edits.flush(); // a gesture is about the text as it is seen
    deliver(message);
  };

  const edits = createEdits((seq, source) => deliver({ type: "edit", view: id, seq, source }));
  const notice = h("div", { class: "wb-notice", role: "alert", hidden: true });
  const toolbar = createToolbar(send);
  const preview = createPreview(send, (offset) => editor.jump(offset));
  const results = createResults(send);
  const compare = createCompare(send);
  const versions = createVersions(send);
  const status = createStatus(deliver);
  const tabs = createTabs(
    [
      { id: "preview", label: t("Preview"), panel: preview.element },
      { id: "results", label: t("Run"), panel: results.element },
      { id: "compare", label: t("Compare"), panel: compare.element },
      { id: "versions", label: t("Versions"), panel: versions.element },
    ],
    (shown) => {
      compare.setVisible(shown === "compare");
      versions.setVisible(shown === "versions");
    },
  );
  const place = h("section", { class: "wb-editor", "aria-label": t("Editor") });
  const main = h("div", { class: "wb-main" }, place);
  main.append(createSplitter(main), tabs.element);
  const root = h(
    "div",
    // Without this attribute JupyterLab takes keys pressed on a button for its own commands.
    { class: "wb", "data-lm-suppress-shortcuts": "true" },
    h("div", { class: "wb-frame" }, toolbar.element, notice, versions.saved, main, status.element),
  );
  el.append(root);

  const editor = createEditor({
    parent: place,
    onEdit: (source) => {
      edits.push(source);
      status.setUnsent(true);
    },
    fields: () => model.get("preview").fields ?? [],
  });

  const drawings = {
    toolbar: () => toolbar.draw(model.get("toolbar")),
    document: drawDocument,
    preview: drawPreview,
    control: () => results.drawControl(model.get("control")),
    results: () => results.draw(model.get("results")),
    compare: () => compare.draw(model.get("compare")),
    diff: drawDiff,
    versions: () => versions.draw(model.get("versions")),
    status: drawStatus,
    notice: drawNotice,
  };

  function drawDocument() {
    const { source, view, seq } = model.get("document");
    if (edits.unsent() || (view === id && edits.isOld(seq))) return; // what is typed here wins
    editor.setSource(source);
  }

  function drawPreview() {
    const view = model.get("preview");
    if (view.view === id && !edits.accept(view.seq)) return;
    preview.draw(view);
    if (!edits.pending()) editor.setDiagnostics(view.diagnostics);
    status.setUnsent(edits.pending());
  }

  function drawDiff() {
    versions.drawDiff(model.get("diff"), editor.view.state.doc.toString());
  }

  function drawStatus() {
    status.draw(model.get("status"));
    status.setUnsent(edits.pending());
  }

  function drawNotice() {
    const { text } = model.get("notice");
    notice.hidden = !text;
    const close = h("button", { type: "button", class: "wb-button wb-icon", "aria-label": t("Close the message"), onclick: () => (notice.hidden = true) }, "✕");
    fill(notice, h("span", {}, text ?? ""), close);
  }

  /** @param {{ type: string }} message */
  function receive(message) {
    if (message.type === "pong") status.pong();
  }

  for (const [name, draw] of Object.entries(drawings)) {
    model.on(`change:${name}`, draw);
    draw();
  }
  model.on("msg:custom", receive);
  bindKeys(
    root,
    {
      run: () => {
        tabs.show("results");
        send({ type: "run" });
      },
      save: versions.save,
      step: (by) => send({ type: "step", by }),
    },
    ended.signal,
  );
  tabs.show("preview");
  send({ type: "hello", language: pageLanguage() });

  return () => {
    edits.flush();
    ended.abort();
    for (const [name, draw] of Object.entries(drawings)) model.off(`change:${name}`, draw);
    model.off("msg:custom", receive);
    status.destroy();
    versions.destroy();
    editor.view.destroy();
  };
}

export default { render };
