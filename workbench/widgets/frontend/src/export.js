// @ts-check
// The export pane: what to write for which system, what that would do, and what it did.

import "./css/export.css";
import { button, createCheck, fill, h, setField, setOptions, setText, watchField } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createExport(send) {
  const system = h("select", { "aria-label": t("System"), onchange: () => send({ type: "export", system: system.value }) });
  const version = h("select", { "aria-label": t("Version to export"), onchange: () => send({ type: "export", version: version.value }) });
  const to = h("input", { type: "text", class: "wb-export-to", "aria-label": t("Folder to write to"), spellcheck: "false", onkeydown: enter });
  watchField(to, () => send({ type: "export", to: to.value }));
  const commit = createCheck(t("commit it to the folder's git repository"), t("On a new branch; nothing else of yours is committed"), () => send({ type: "export", commit: commit.box.checked }));
  const plan = button(t("See what would be written"), "", () => send({ type: "export_plan", to: to.value }));
  const write = button(t("Write"), "", () => send({ type: "export_write" }), "wb-primary");
  const save = button(t("Save the draft as the next version"), "", () => send({ type: "export_save" }), "wb-small");
  const draft = h("div", { class: "wb-band wb-flow wb-export-draft" });
  const place = h("code", { class: "wb-quiet" });
  const error = h("div", { class: "wb-band wb-bad", role: "alert" });
  const state = h("div", { class: "wb-export-state", role: "status" });
  const element = h(
    "div",
    { class: "wb-pane wb-export" },
    draft,
    h(
      "div",
      { class: "wb-export-form" },
      field(t("system"), system),
      field(t("version"), version),
      field(t("folder"), h("div", { class: "wb-export-folder wb-column" }, to, place)),
      field("", commit.label),
    ),
    h("div", { class: "wb-strip" }, plan, write),
    error,
    state,
  );

  /** @param {KeyboardEvent} event */
  function enter(event) {
    if (event.key === "Enter" && !event.isComposing) send({ type: "export_plan", to: to.value });
  }

  /** @param {import("./types").ExportView} view */
  function draw(view) {
    setOptions(system, view.systems, view.system);
    setOptions(version, view.versions, view.version);
    setField(to, view.to);
    to.placeholder = view.default_to;
    place.textContent = view.place;
    commit.box.checked = view.commit;
    plan.disabled = !view.can_plan;
    write.disabled = !view.can_write;
    draft.hidden = !view.draft;
    fill(draft, h("span", {}, view.draft), save);
    setText(error, view.error);
    fill(
      state,
      view.working && h("p", { class: "wb-quiet" }, t("Rendering every doc and reading it back…")),
      view.refused && h("p", { class: "wb-export-refused" }, view.refused),
      view.files.length > 0 && drawFiles(view.files),
      view.more && h("p", { class: "wb-quiet" }, view.more),
      view.written && drawWritten(view.written),
      view.losses.length > 0 && drawLosses(view.losses),
      view.score && h("div", { class: "wb-quiet" }, view.score),
      view.lossless && h("p", {}, `✓ ${view.lossless}`),
      view.repository && h("p", {}, view.repository),
    );
  }

  return { id: "export", label: t("Export"), element, views: { export: draw } };
}

/** @param {string} name @param {Element} control */
function field(name, control) {
  return [h("span", { class: "wb-label" }, name), control];
}

/** @param {import("./types").ExportView["files"]} files */
function drawFiles(files) {
  const row = (/** @type {typeof files[number]} */ file) =>
    h("tr", { "data-fate": file.fate }, h("td", { class: "wb-mark" }, file.mark), h("td", { class: "wb-path", title: file.path }, h("bdi", { dir: "ltr" }, file.path)), h("td", { class: "wb-token-sum" }, file.size), h("td", {}, file.says));
  return h("table", { class: "wb-table wb-export-files", "aria-label": t("Files that would be written") }, h("tbody", {}, files.map(row)));
}

/** @param {string[]} losses */
function drawLosses(losses) {
  return h("div", { class: "wb-export-losses" }, h("strong", {}, t("What does not go over")), h("ul", {}, losses.map((text) => h("li", {}, text))));
}

/** @param {NonNullable<import("./types").ExportView["written"]>} written */
function drawWritten(written) {
  return h(
    "div",
    { class: "wb-export-written" },
    h("p", {}, h("strong", {}, `✓ ${written.title}`)),
    h("ul", {}, written.files.map((path) => h("li", {}, h("code", {}, path)))),
    written.more && h("p", { class: "wb-quiet" }, written.more),
    written.commit && h("p", {}, written.commit),
    written.ignored.map((path) => h("p", {}, t("git ignores {path}: it is written, and not in the commit", { path }))),
  );
}
