// @ts-check
// The versions pane: the timeline with a score for each, the diff below it, and what saves.

import { createDiff } from "./diff.js";
import "./css/versions.css";
import { written } from "./clock.js";
import { button, fill, h, iconButton, setOptions, setText } from "./dom.js";
import { drawAxis } from "./results.js";
import { t } from "./words.js";

const LOOK_EVERY = 3000;

/** @param {import("./host").Send} send @param {import("./panes.js").Frame} frame */
export function createVersions(send, frame) {
  const diff = createDiff(send);
  const group = h("select", { "aria-label": t("Scores of"), onchange: () => send({ type: "versions", group: group.value }) });
  const groups = h("label", { class: "wb-groups" }, h("span", { class: "wb-label" }, t("Scores of")), group);
  const body = h("tbody");
  const names = ["", t("version"), t("score"), t("note"), ""];
  const table = h(
    "table",
    { class: "wb-table wb-timeline" },
    h("thead", { class: "wb-hidden" }, h("tr", {}, names.map((name) => h("th", { scope: "col" }, name)))),
    body,
  );
  const more = h("p", { class: "wb-empty" });
  const left = h("div", { class: "wb-left", role: "group", "aria-label": t("Drafts that were not saved"), hidden: true });
  const list = h("div", { class: "wb-timeline-scroll", tabindex: 0, role: "region", "aria-label": t("Saved versions") }, table, more);
  const note = noteField(t("Note for the next version"), save);
  const keep = button(t("Save"), t("Save the draft as the next version (Mod-S)"), save, "wb-primary");
  const element = h("div", { class: "wb-pane wb-versions" }, groups, left, list, diff.element, h("div", { class: "wb-strip wb-save" }, note, keep));
  const saved = createSaved(send, () => (note.value = ""));

  /** The version whose difference to its parent is shown. */
  let selected = "";
  let visible = false;
  const timer = setInterval(look, LOOK_EVERY);

  /** Someone may have saved a version with git or an editor: the kernel looks, and says what is new. */
  function look() {
    if (visible && !document.hidden) send({ type: "versions" });
  }

  function save() {
    if (saved.isShown() && !frame.isChanged()) {
      saved.focus(); // there is nothing to save, but a note to write
      return;
    }
    send({ type: "save", note: note.value }); // the note stays until it is: saving may fail
  }

  /** @param {import("./types").VersionView} row */
  function drawRow(row) {
    const show = () => {
      selected = row.id;
      send({ type: "diff", old: row.id ? row.parent : "", new: row.id });
    };
    return h(
      "tr",
      { "data-version": row.id || "draft", "aria-current": row.current ? "true" : null, "aria-selected": String(row.id === selected) },
      h("td", { class: "wb-graph", "aria-hidden": "true" }, row.lanes.map((lines) => h("span", { class: "wb-lane" }, lines.map((line) => h("i", { "data-line": line }))))),
      h(
        "td",
        { class: "wb-version" },
        h("button", { type: "button", class: "wb-link", title: row.path || null, "aria-label": t("Show what {version} changed", { version: row.label }), onclick: show }, row.label),
        row.current && h("span", { class: "wb-here" }, t("here")),
      ),
      h("td", { class: "wb-score" }, row.score ? drawScore(row.score, row.formats) : h("span", { class: "wb-quiet" }, row.said)),
      h("td", { class: "wb-about", title: row.note || null }, h("span", {}, row.note), h("span", { class: "wb-quiet", title: written(row.date).full || null }, written(row.date).minute)),
      h("td", { class: "wb-actions" }, row.id && drawActions(row)),
    );
  }

  /** @param {import("./types").VersionView} row */
  function drawActions({ id }) {
    return [
      button(t("Open"), t("Branch from {version}: its text is the draft, and it is the draft's parent", { version: id }), () => send({ type: "open", version: id }), "wb-small"),
      button(t("Restore"), t("Put the text of {version} into the draft; the draft's parent stays", { version: id }), () => send({ type: "restore", version: id }), "wb-small"),
    ];
  }

  /** @param {import("./types").DraftRow} row */
  function drawLeft(row) {
    const when = written(row.date);
    const open = () => send({ type: "draft", id: row.id });
    return h(
      "div",
      { class: "wb-strip" },
      h("strong", {}, row.label),
      h("code", { class: "wb-cut", title: row.line || null }, row.line),
      h("span", { class: "wb-quiet wb-cut", title: [row.place, when.full].filter(Boolean).join(" · ") }, [row.place, when.short].filter(Boolean).join(" · ")),
      h("span", { class: "wb-spring" }),
      button(t("Open"), t("Go on with this draft; the one in the editor is kept here"), open, "wb-small"),
    );
  }

  /** @param {import("./types").VersionsView} view */
  function draw(view) {
    left.hidden = view.drafts.length === 0;
    fill(left, h("div", { class: "wb-label" }, t("Drafts that were not saved")), view.drafts.map(drawLeft));
    groups.hidden = view.groups.length === 0;
    setOptions(group, view.groups, view.group);
    fill(body, view.rows.map(drawRow));
    setText(more, view.empty || view.more);
  }

  /** @param {import("./types").DiffView} view */
  function drawDiff(view) {
    diff.setDraft(frame.draft());
    diff.draw(view);
    selected = view.new;
    for (const row of body.rows) row.setAttribute("aria-selected", String((row.dataset.version === "draft" ? "" : row.dataset.version) === selected));
    keep.disabled = !view.dirty;
    saved.draw(view.saved);
  }

  return {
    id: "versions",
    label: t("History"),
    element,
    above: saved.element, // what is said once a version is saved
    save,
    views: { versions: draw, diff: drawDiff },
    /** @param {boolean} now */
    setVisible(now) {
      visible = now;
      diff.setVisible(now);
      look();
    },
    destroy() {
      clearInterval(timer);
      diff.destroy();
    },
  };
}

/**
 * A score, with the band of its formats behind the interval.
 * @param {import("./types").MetricView} score @param {import("./types").FormatsView | null} formats
 */
function drawScore(score, formats) {
  const title = `${score.name}, ${score.n}`;
  const said = formats ? `${title}\n${formats.title}` : title;
  return h(
    "div",
    { title: said },
    h("strong", {}, score.value),
    " ",
    h("span", { class: "wb-quiet" }, score.interval),
    h("span", { class: "wb-hidden" }, ` ${title}`),
    score.bar && drawAxis(score.bar, formats?.bar),
    formats && h("div", { class: "wb-quiet wb-formats" }, formats.better || formats.text, h("span", { class: "wb-hidden" }, ` ${formats.title}`)),
  );
}

/** @param {string} label @param {() => void} keep answers Enter */
function noteField(label, keep) {
  const onkeydown = (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && !event.isComposing && keep();
  return h("input", { type: "text", class: "wb-note", placeholder: t("What changed, and why (optional)"), "aria-label": label, onkeydown });
}

/**
 * The line that says what was saved, with a place for a note.
 * @param {import("./host").Send} send @param {() => void} onSaved is called for each version
 */
function createSaved(send, onSaved) {
  const text = h("strong", { role: "status" });
  const path = h("code", { class: "wb-cut" });
  const field = noteField(t("Note for the saved version"), write);
  const keep = button(t("Keep the note"), t("Write the note above the version's diff"), write);
  const close = iconButton("close", t("Close the message"), () => hide(), "wb-quiet-button");
  const element = h("div", { class: "wb-strip wb-saved", hidden: true }, text, path, field, keep, h("span", { class: "wb-spring" }), close);
  let version = "";
  let closed = "";
  let written = "";
  let isAsked = false;

  function write() {
    if (field.value.trim() === written.trim()) return hide();
    isAsked = true; // what was typed stays until it is written
    send({ type: "note", version, note: field.value });
  }

  function hide() {
    closed = version;
    element.hidden = true;
  }

  return {
    element,
    isShown: () => !element.hidden,
    focus: () => field.focus(),
    /** @param {import("./types").DiffView["saved"]} view */
    draw(view) {
      if ((view?.version ?? "") !== version) {
        version = view?.version ?? "";
        closed = "";
        isAsked = false;
        field.value = view?.note ?? "";
        if (view) onSaved();
      } else if (isAsked && view && view.note !== written) {
        isAsked = false;
        hide();
      }
      written = view?.note ?? "";
      element.hidden = !view || closed === version;
      if (!view) return;
      text.textContent = view.text;
      path.textContent = view.path;
      field.hidden = keep.hidden = !view.diff_path;
    },
  };
}
