// @ts-check
// The widget: draws what the kernel sends, and reports gestures.

import { createCalm } from "./calm.js";
import { createCompare } from "./compare.js";
import { fill, h, uniqueId } from "./dom.js";
import { createEditor } from "./editor.js";
import { createEdits } from "./edits.js";
import { createHelp } from "./help.js";
import { createExport } from "./export.js";
import { QUIET, bindKeys } from "./keys.js";
import { createLowerEdge, createSplit, createTabs } from "./layout.js";
import { createLint } from "./lint.js";
import { createNews } from "./news.js";
import { createPreview } from "./preview.js";
import { createResults } from "./results.js";
import { createRows, createRowStrip } from "./rows.js";
import { createShots } from "./shots.js";
import { createStatus } from "./status.js";
import { hideTwin } from "./twin.js";
import { createTokens } from "./tokens.js";
import { createToolbar } from "./toolbar.js";
import { createVersions } from "./versions.js";
import { pageLanguage, speak, t } from "./words.js";

/** @typedef {import("./host").State} State */

/** @param {import("@anywidget/types").RenderProps<State>} props */
function render({ model, el }) {
  speak(model.get("language"));
  const only = model.get("only"); // a pane of this name is all that is shown
  const ended = new AbortController();
  const showTwin = hideTwin(model.get("twin"));
  const id = uniqueId();
  /** @type {import("./host").Send} */
  const deliver = (message) => {
    try {
      model.send(message);
    } catch {
      status.lost(); // the connection is closed, and says so by throwing
    }
  };
  /** @type {import("./host").Send} */
  const send = (message) => {
    edits.flush(); // a gesture is about the text as it is seen
    deliver(message);
  };

  const edits = createEdits((seq, source) => deliver({ type: "edit", view: id, seq, source }));
  const notice = h("div", { class: "wb-notice", role: "alert", hidden: true });
  const help = createHelp();
  const toolbar = createToolbar(send, help.toggle);
  const strip = createRowStrip(send, () => open("rows"));
  const preview = createPreview(send, (offset) => editor.jump(offset), strip.element);
  const rows = createRows(send);
  const shots = createShots(send);
  const results = createResults(send);
  const compare = createCompare(send);
  const versions = createVersions(send);
  const tokens = createTokens(send);
  const exporting = createExport(send);
  const lint = createLint(send, (offset) => editor.jump(offset), () => open("rows"));
  const status = createStatus(deliver, lint.count);
  const tabs = createTabs(
    [
      { id: "preview", label: t("Preview"), panel: preview.element },
      { id: "rows", label: t("Rows"), panel: rows.element },
      { id: "shots", label: t("Shots"), panel: shots.element },
      { id: "results", label: t("Run"), panel: results.element },
      { id: "compare", label: t("Compare"), panel: compare.element },
      { id: "tokens", label: t("Tokens"), panel: tokens.element },
      { id: "versions", label: t("Versions"), panel: versions.element },
      { id: "export", label: t("Export"), panel: exporting.element },
    ],
    (shown) => {
      compare.setVisible(shown === "compare");
      versions.setVisible(shown === "versions");
      rows.setVisible(shown === "rows");
      shots.setVisible(shown === "shots");
      tokens.setVisible(shown === "tokens");
    },
    !only,
  );
  const news = createNews(send);
  const place = h("section", { class: "wb-editor", "aria-label": t("Editor") }, news.element);
  const split = createSplit(place, tabs.element);
  const frame = h("div", { class: "wb-frame" }, toolbar.element, notice, versions.saved, split.element, lint.element, status.element);
  const edge = createLowerEdge(frame, !only);
  const root = h(
    "div",
    // Without this attribute JupyterLab takes keys pressed on a button for its own commands.
    {
      class: "wb",
      [QUIET]: "true",
      role: "region",
      tabindex: -1,
      "aria-label": t("Prompt workbench"),
      "data-only": only || null,
      "data-frozen": model.get("frozen") || null,
    },
    frame,
    edge.element,
    help.element,
  );
  el.append(root);
  const calm = createCalm(root, ended.signal);

  const editor = createEditor({
    parent: place,
    onEdit: (source) => {
      edits.push(source);
      status.setUnsent(true);
    },
    onSave: () => actions.save(),
    send,
    aids: { fields: () => model.get("fields"), snippets: () => model.get("snippets") },
  });

  const actions = {
    run: () => {
      if (open("results")) send({ type: "run" });
    },
    save: () => {
      if (!only) versions.save();
    },
    cancel: () => send({ type: "cancel" }),
    previousDoc: () => send({ type: "step", by: -1 }),
    nextDoc: () => send({ type: "step", by: 1 }),
    previousRow: () => send({ type: "jump", by: -1 }),
    nextRow: () => send({ type: "jump", by: 1 }),
    pinnedRow: () => send({ type: "pinned" }),
    pin: () => send({ type: "pin" }),
    lint: lint.toggle,
    previousPane: () => only || tabs.step(-1),
    nextPane: () => only || tabs.step(1),
    previousPart: () => goOn(-1),
    nextPart: () => goOn(1),
    help: help.toggle,
  };

  /** Bring a pane to the front, and say whether it is there: a part has the one. @param {string} pane */
  function open(pane) {
    if (!only) tabs.show(pane);
    return !only || only === pane;
  }

  const drawings = calmly({
    toolbar: () => toolbar.draw(model.get("toolbar")),
    document: drawDocument,
    fields: () => {}, // read when it is asked for
    snippets: () => editor.setSnippets(model.get("snippets")),
    outside: () => news.draw(model.get("outside")),
    preview: drawPreview,
    origins: () => preview.drawOrigins(model.get("origins")),
    against: () => preview.drawAgainst(model.get("against")),
    beside: () => preview.drawBeside(model.get("beside")),
    lint: drawLint,
    rows: drawRows,
    shots: () => shots.draw(model.get("shots")),
    control: () => results.drawControl(model.get("control")),
    results: () => results.draw(model.get("results")),
    compare: () => compare.draw(model.get("compare")),
    diff: drawDiff,
    versions: () => versions.draw(model.get("versions")),
    tokens: () => tokens.draw(model.get("tokens")),
    export: () => exporting.draw(model.get("export")),
    status: drawStatus,
    promise: drawPromise,
    notice: drawNotice,
  });

  /** @param {Record<string, () => void>} draws by the view that each of them draws */
  function calmly(draws) {
    return Object.fromEntries(Object.entries(draws).map(([name, draw]) => [name, () => calm.draw(name, draw)]));
  }

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

  function drawLint() {
    const view = model.get("lint");
    lint.draw(view);
    // Marks of an older text would stand in the wrong place; those of this one are on their way.
    const isOld = edits.pending() || (view.view === id && edits.isOld(view.seq));
    if (!isOld) editor.setFindings(view.findings);
  }

  function drawRows() {
    strip.draw(model.get("rows"));
    rows.draw(model.get("rows"));
  }

  function drawDiff() {
    versions.drawDiff(model.get("diff"), editor.view.state.doc.toString());
  }

  function drawStatus() {
    status.draw(model.get("status"));
    status.setUnsent(edits.pending());
  }

  function drawPromise() {
    status.drawPromise(model.get("promise"));
    results.drawPromise(model.get("promise"));
  }

  function drawNotice() {
    const { text } = model.get("notice");
    notice.hidden = !text;
    const close = h("button", { type: "button", class: "wb-button wb-icon", "aria-label": t("Close the message"), onclick: () => (notice.hidden = true) }, "✕");
    fill(notice, h("span", {}, text ?? ""), close);
  }

  /** A part of the widget is sent its own views alone. @param {string} name */
  function has(name) {
    return Object.keys(model.get(/** @type {keyof State} */ (name)) ?? {}).length > 0;
  }

  /** @param {{ type: string }} message */
  function receive(message) {
    if (message.type === "pong") status.pong();
  }

  for (const [name, draw] of Object.entries(drawings)) {
    model.on(`change:${name}`, draw);
    if (has(name)) draw();
  }
  model.on("msg:custom", receive);
  const parts = [
    { element: place, focus: () => editor.view.focus() },
    { element: tabs.element, focus: tabs.focus },
    { element: toolbar.element, focus: toolbar.focus },
  ];

  /** Move the focus to the next part, or back. @param {number} by */
  function goOn(by) {
    const now = parts.findIndex(({ element }) => element.matches(":focus-within"));
    parts[(Math.max(now, 0) + by + parts.length) % parts.length].focus();
  }

  bindKeys(root, actions, ended.signal);
  if (only) tabs.show(only === "diff" ? "versions" : only); // the diff is drawn below the versions
  else tabs.showLast();
  send({ type: "hello", language: pageLanguage() });

  return () => {
    edits.flush();
    deliver({ type: "bye" });
    ended.abort();
    showTwin();
    for (const [name, draw] of Object.entries(drawings)) model.off(`change:${name}`, draw);
    model.off("msg:custom", receive);
    status.destroy();
    tabs.destroy();
    split.destroy();
    edge.destroy();
    versions.destroy();
    editor.view.destroy();
  };
}

export default { render };
