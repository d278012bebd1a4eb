// @ts-check
// The widget: draws what the kernel sends, and reports gestures.

// Each file imports its own stylesheet; in the bundle they stand in the order of these imports.
import "./css/base.css";
import "./css/controls.css";
import { createCalm } from "./calm.js";
import { fill, h, iconButton, uniqueId } from "./dom.js";
import { createEditor } from "./editor.js";
import { createEdits } from "./edits.js";
import { createHeader } from "./header.js";
import { createKept } from "./kept.js";
import { createLabBridge } from "./lab.js";
import { createLine } from "./line.js";
import { createLowerEdge, createSplit, createTabs } from "./layout.js";
import { tabTable } from "./panes.js";
import { createNews } from "./news.js";
import { createProgress } from "./progress.js";
import { createProjector } from "./projector.js";
import { createSettings } from "./settings.js";
import { createStatus } from "./status.js";
import { createLint } from "./lint.js";
import { createHelp } from "./help.js";
import { QUIET, bindKeys } from "./keys.js";
import { hideTwin } from "./twin.js";
import { pageLanguage, speak, t } from "./words.js";
import "./css/parts.css";

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
    kept.did(message);
    deliver(message);
    if (status.isGone()) drawNotice(unanswered, "error");
  };

  const edits = createEdits((seq, source, start) => deliver({ type: "edit", view: id, seq, source, ...(start && { start }) }));
  const kept = createKept(send, (source) => editor.replace(source), (source) => editor.goOnWith(source));
  const notice = h("div", { class: "wb-notice wb-text", role: "alert", hidden: true });
  const unanswered = t("The kernel does not answer. If it is only busy, this is done later; if it was restarted, run the cell again, then do this once more.");
  const help = createHelp();
  const progress = createProgress(send);
  const jump = (/** @type {number} */ offset) => editor.jump(offset);
  const isChanged = () => edits.pending() || Boolean(model.get("status").dirty);
  const frameOf = { jump, open, isChanged, draft: () => editor.view.state.doc.toString() };
  const groups = tabTable().map(({ makers, ...tab }) => ({ ...tab, panes: makers.map((create) => create(send, frameOf)) }));
  const panes = groups.flatMap((group) => group.panes);
  const lint = createLint(send, jump, () => open("rows"));
  const line = createLine(model);
  const status = createStatus(deliver, lint.count, line.mend);
  const tabs = createTabs(groups, (shown) => panes.forEach((pane) => pane.setVisible?.(pane.id === shown)));
  const news = createNews(send);
  const place = h("section", { class: "wb-editor wb-column", "aria-label": t("Editor") }, news.element);
  const split = createSplit(place, tabs.element);
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
      "data-starting": t("Starting the workbench…"), // until the kernel has sent something to draw
      "data-frozen": model.get("frozen") || null,
    },
  );
  el.append(root);
  const modelId = /** @type {{ model_id?: string }} */ (/** @type {unknown} */ (model)).model_id ?? "";
  const bridge = createLabBridge(root, () => ({ code: `workbench.Workbench(${JSON.stringify(model.get("toolbar").path)})`, modelId }));

  const actions = {
    run: () => {
      if (open("results") && !model.get("frozen")) send({ type: "run" });
    },
    compare: () => {
      if (open("compare")) send({ type: "compare", a: "parent", b: "draft", score: true });
    },
    save: () => {
      if (!only) panes.forEach((pane) => pane.save?.());
    },
    mark: () => editor.askForMark(),
    race: () => {
      if (open("neighbours")) panes.forEach((pane) => pane.race?.());
    },
    adopt: () => panes.forEach((pane) => pane.adopt?.()),
    cancel: () => send({ type: "cancel" }),
    previousDoc: () => step(-1),
    nextDoc: () => step(1),
    previousRow: () => goAmongRows(-1),
    nextRow: () => goAmongRows(1),
    pinnedRow: () => has("rows") && send({ type: "pinned" }),
    pin: () => has("rows") && send({ type: "pin" }),
    lint: lint.toggle,
    settings: () => settings.toggle(),
    previousPane: () => only || tabs.step(-1),
    nextPane: () => only || tabs.step(1),
    previousPart: () => goOn(-1),
    nextPart: () => goOn(1),
    help: help.toggle,
  };
  const sides = [{ id: /** @type {const} */ ("first"), label: t("Editor") }, { id: /** @type {const} */ ("second"), label: t("Panes") }];
  const projector = createProjector(() => root, sides, ended.signal);
  const header = createHeader(send, { ...actions, score: () => open("results"), difference: () => open("compare"), host: bridge.ask }, bridge.offers, projector.element);

  root.append(split.element); // the editor looks around for whose keys the page's editors have
  const editor = createEditor({
    parent: place,
    onEdit: (source, start) => {
      edits.push(source, start);
      status.setUnsent(true, kept.typed(source, model.get("document").source));
    },
    onSave: () => actions.save(),
    send,
    aids: { fields: () => model.get("fields"), snippets: () => model.get("snippets") },
  });
  const settings = createSettings(send, header.setSettings, editor.controls);
  const body = h("div", { class: "wb-body wb-column" }, split.element, lint.element, settings.element);
  const frame = h("div", { class: "wb-frame wb-column" }, header.element, progress.element, notice, kept.element, panes.map((pane) => pane.above), body, status.element);
  const edge = createLowerEdge(frame, !only);
  root.append(frame, edge.element, help.element);
  projector.draw();
  const calm = createCalm(root, ended.signal);

  /** Bring a pane to the front, and say whether it is there: a part has the one. @param {string} pane */
  function open(pane) {
    if (!only) tabs.show(pane);
    projector.show("second");
    return !only || only === pane;
  }

  /** @param {number} by */
  function step(by) {
    if (!model.get("frozen")) send({ type: "step", by });
  }

  /** Where no rows were chosen, the next row is the next doc. @param {number} by */
  function goAmongRows(by) {
    if (has("rows")) send({ type: "jump", by });
    else step(by);
  }

  /** What the frame does with a view model before the panes draw it; false: it is an old one. */
  const taken = /** @type {Record<string, (view: any) => boolean | void>} */ ({
    toolbar: takeToolbar,
    document: takeDocument,
    control: header.drawControl,
    probe: header.drawLive,
    models: header.drawModels,
    versions: header.drawScore,
    jobs: progress.draw,
    snippets: (view) => editor.setSnippets(view),
    outside: news.draw,
    preview: takePreview,
    lint: takeLint,
    status: takeStatus,
    notice: takeNotice,
  });
  const names = new Set([...Object.keys(taken), ...panes.flatMap((pane) => Object.keys(pane.views))]);
  /** @type {[string, () => void][]} */
  const drawings = [...names].map((name) => [name, () => calm.draw(name, () => draw(name))]);

  /** @param {string} name of a view model */
  function draw(name) {
    const view = model.get(/** @type {keyof State} */ (name));
    if (taken[name]?.(view) === false) return;
    for (const pane of panes) pane.views[name]?.(view);
    if (has(name)) delete root.dataset.starting;
  }

  /** Whether the kernel's text is in the editor: what was kept goes on from there. */
  let hasText = false;

  /** @param {State["toolbar"]} view */
  function takeToolbar(view) {
    header.draw(view);
    settings.draw(view);
    editor.drawModes(view);
    if (!only) tabs.showLast(view.path);
    if (!edits.pending()) editor.noteStart({ path: view.path, method: view.method, version: view.version });
    if (hasText) kept.begin(model.get("document"), view);
  }

  /** @param {State["document"]} view */
  function takeDocument({ source, start, view, seq, is_kept }) {
    if (view === id && is_kept) {
      edits.hold(seq);
      drawKept();
    }
    if (edits.unsent() || (view === id && edits.isOld(seq))) return; // what is typed here wins
    editor.setSource(source, start);
    hasText = true;
    if (has("toolbar")) kept.begin(model.get("document"), model.get("toolbar"));
  }

  /** @param {State["preview"]} view @returns {boolean | void} */
  function takePreview(view) {
    if (view.view === id && !edits.accept(view.seq)) return false;
    if (!edits.pending()) editor.setDiagnostics(view.diagnostics);
    drawKept();
  }

  function drawKept() {
    if (!edits.unheld()) kept.answered();
    status.setUnsent(edits.unheld());
  }

  /** @param {State["lint"]} view */
  function takeLint(view) {
    lint.draw(view);
    // Marks of an older text would stand in the wrong place; those of this one are on their way.
    const isOld = edits.pending() || (view.view === id && edits.isOld(view.seq));
    if (!isOld) editor.setFindings(view.findings);
  }

  /** @param {State["status"]} view */
  function takeStatus(view) {
    status.draw(view);
    header.drawStatus(view);
    status.setUnsent(edits.unheld());
  }

  /** @param {State["notice"]} view */
  function takeNotice({ text, level }) {
    drawNotice(text, level);
  }

  /** What is said over the panes. */
  let said = "";

  /** @param {string} [text] @param {string} [level] */
  function drawNotice(text = "", level = "") {
    said = text;
    notice.hidden = !text;
    notice.dataset.level = level;
    const close = iconButton("close", t("Close the message"), () => (notice.hidden = true), "wb-quiet-button");
    fill(notice, h("span", {}, text), close);
  }

  /** A part of the widget is sent its own views alone. @param {string} name */
  function has(name) {
    return Object.keys(model.get(/** @type {keyof State} */ (name)) ?? {}).length > 0;
  }

  /** Whether the kernel has answered this page. */
  let isHeard = false;

  /** @param {{ type: string, is_astray?: boolean }} message */
  function receive({ type, is_astray }) {
    if (type !== "pong") return;
    if (!isHeard && status.isGone()) greet(); // the first greeting was lost
    isHeard = true;
    status.pong();
    if (said === unanswered) drawNotice("");
    if (is_astray) line.renew();
    edits.repeat();
  }

  function greet() {
    deliver({ type: "hello", language: pageLanguage() });
  }

  for (const [name, drawNow] of drawings) {
    model.on(`change:${name}`, drawNow);
    if (has(name)) drawNow();
  }
  model.on("msg:custom", receive);
  const parts = [
    { element: place, focus: () => editor.view.focus() },
    { element: tabs.element, focus: tabs.focus },
    { element: header.element, focus: header.focus },
  ];

  /** Move the focus to the next part, or back. @param {number} by */
  function goOn(by) {
    const now = parts.findIndex(({ element }) => element.matches(":focus-within"));
    parts[(Math.max(now, 0) + by + parts.length) % parts.length].focus();
  }

  bindKeys(root, actions, ended.signal);
  if (only) tabs.show(only === "diff" ? "versions" : only); // the diff is drawn below the versions
  greet();
  if (has("probe")) header.beginLive(model.get("probe").on);

  return () => {
    edits.flush();
    deliver({ type: "bye" });
    ended.abort();
    showTwin();
    for (const [name, drawNow] of drawings) model.off(`change:${name}`, drawNow);
    model.off("msg:custom", receive);
    status.destroy();
    split.destroy();
    edge.destroy();
    for (const pane of panes) pane.destroy?.();
    editor.view.destroy();
  };
}

export default { render };
