// @ts-check
// Moving among rows: the strip above the prompt (search, next failing row, pin), and the table.

import "./css/rows.css";
import { createPager, fill, h, iconButton, setField, setOptions, setText, watchField, whenChanged } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** @typedef {import("./host").Send} Send */
/** @typedef {import("./types").RowsView} RowsView */

/**
 * Which row is looked at: one by one, by its number, among those found, failing, flipped or linted.
 * @param {Send} send
 * @param {() => void} open brings the table to the front
 */
export function createRowStrip(send, open) {
  const previous = iconButton("back", t("Previous of these rows (Alt-Shift-PageUp)"), () => send({ type: "jump", by: -1 }), "wb-quiet-button");
  const next = iconButton("on", t("Next of these rows (Alt-Shift-PageDown)"), () => send({ type: "jump", by: 1 }), "wb-quiet-button");
  const number = h("input", { type: "text", inputmode: "numeric", name: "doc_id", class: "wb-count", "aria-label": t("doc") });
  watchField(number, () => {
    const doc_id = Number(number.value.trim());
    if (!number.value.trim() || !Number.isInteger(doc_id)) return false;
    return send({ type: "configure", changes: { doc_id } });
  });
  const total = h("span", { class: "wb-quiet wb-numbers wb-total" });
  const search = searchField(send, "wb-row-search");
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") send({ type: "jump", by: event.shiftKey ? -1 : 1 });
  });
  const kind = kindField(send);
  kind.classList.add("wb-row-kind");
  const where = h("button", { type: "button", class: "wb-link wb-where wb-numbers", title: t("Show these rows as a table"), onclick: open });
  const verdict = h("span", { class: "wb-row-verdict" });
  let doc = 0;
  let isPinned = false;
  const pin = h("button", { type: "button", class: "wb-button wb-icon wb-quiet-button wb-press wb-pin", onclick: () => send({ type: "pin", doc_id: isPinned ? null : doc }) });
  const pinned = h("button", { type: "button", class: "wb-button wb-small", title: t("To the pinned row, and back (Alt-Shift-Home)"), onclick: () => send({ type: "pinned" }) });

  /** @param {RowsView} view */
  function draw(view) {
    setField(search, view.text);
    setField(number, view.doc_id);
    total.textContent = view.total;
    setOptions(kind, view.kinds, view.kind);
    setText(where, view.note || view.where);
    verdict.dataset.verdict = view.outcome.verdict;
    fill(verdict, h("span", { class: "wb-mark", title: view.outcome.status }, view.outcome.mark, h("span", { class: "wb-hidden" }, view.outcome.status)));
    doc = view.doc_id;
    isPinned = view.is_pinned;
    pin.setAttribute("aria-pressed", String(view.is_pinned));
    pin.title = view.is_pinned ? t("Unpin this row") : t("Pin this row, to see it beside others (Alt-Shift-P)");
    pin.setAttribute("aria-label", pin.title);
    fill(pin, icon(view.is_pinned ? "pinned" : "pin"));
    pinned.hidden = !view.pinned?.label;
    fill(pinned, icon("swap"), view.pinned?.label ?? "");
  }

  return {
    elements: [h("div", { class: "wb-stepper", role: "group", "aria-label": t("Doc") }, previous, number, total, next), verdict, search, kind, where],
    pinned,
    pin,
    draw,
  };
}

/** @param {Send} send */
export function createRows(send) {
  let pinned = /** @type {number | null} */ (null);
  const search = searchField(send, "");
  const kind = kindField(send);
  const source = h("select", { "aria-label": t("Source of the rows"), onchange: () => send({ type: "rows", source: source.value }) });
  const note = h("span", { class: "wb-quiet", role: "status" });
  const pager = createPager((page_by) => send({ type: "rows", page_by }));
  const head = h("div", { class: "wb-strip wb-head" }, search, kind, source, note, h("span", { class: "wb-spring" }), pager.element);
  const columns = h("tr");
  const body = h("tbody", { onkeydown: move });
  const scroll = h("div", { class: "wb-scroll", role: "region", "aria-label": t("Rows of the task"), tabindex: 0 }, h("table", { class: "wb-table" }, h("thead", {}, columns), body));
  const element = h(
    "div",
    { class: "wb-pane wb-task-rows" },
    head,
    scroll,
  );

  /** @param {KeyboardEvent} event */
  function move(event) {
    const rows = [...body.querySelectorAll("tr")];
    const now = rows.findIndex((row) => row === event.target);
    if (now < 0) return;
    const doc_id = Number(rows[now].dataset.doc);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") rows[now + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
    else if (event.key === "Enter") show(doc_id);
    else if (event.key === "s") use(doc_id);
    else if (event.key === "p") send({ type: "pin", doc_id: doc_id === pinned ? null : doc_id });
    else if (event.key === "PageDown" && !pager.next.disabled) pager.next.click();
    else if (event.key === "PageUp" && !pager.previous.disabled) pager.previous.click();
    else return;
    event.preventDefault();
  }

  /** @param {number} doc_id */
  const show = (doc_id) => source.value !== "pool" && send({ type: "configure", changes: { doc_id } });
  /** @param {number} doc_id */
  const use = (doc_id) => send({ type: "shots", do: "add", doc_id });

  /** @param {RowsView} view */
  function draw(view) {
    setField(search, view.text);
    setOptions(kind, view.kinds, view.kind);
    setOptions(source, view.sources, view.source);
    source.hidden = view.sources.length === 0;
    kind.hidden = view.source === "pool";
    note.textContent = view.note;
    pager.draw(view);
    pinned = view.pinned ? view.pinned.doc_id : null;
    fill(columns, view.columns.map((name) => h("th", { scope: "col", title: name }, name)));
    fill(body, view.rows.map(drawRow));
  }

  /** @param {import("./types").TaskRowView} row */
  function drawRow(row) {
    const name = t("row {n}", { n: row.doc_id });
    const isPinned = row.doc_id === pinned;
    const label = row.is_shot ? t("a shot") : t("use as shot");
    const shot = h("button", { type: "button", class: "wb-button wb-small", disabled: row.is_shot || !row.usable, "aria-label": `${label}: ${name}`, onclick: () => use(row.doc_id) }, label);
    return h(
      "tr",
      { tabindex: 0, "data-doc": row.doc_id, "data-verdict": row.verdict, "aria-current": row.current ? "true" : null, ondblclick: () => show(row.doc_id) },
      h("td", { class: "wb-mark", title: row.status }, row.mark, h("span", { class: "wb-hidden" }, row.status)),
      h(
        "td",
        {},
        h("button", { type: "button", class: "wb-link", "aria-label": t("Preview row {n}", { n: row.doc_id }), onclick: () => show(row.doc_id) }, String(row.doc_id)),
        isPinned && h("span", { title: t("pinned"), "aria-label": t("pinned"), class: "wb-pinned" }, icon("pinned")),
      ),
      row.cells.map((cell, index) => {
        if (index > 0) return h("td", { title: cell }, cell);
        if (row.failed) return h("td", { title: cell, class: "wb-row-error" }, cell);
        return h("td", { title: row.full }, cell);
      }),
      h("td", {}, shot),
    );
  }

  return {
    id: "rows",
    label: t("Rows"),
    element,
    head,
    views: { rows: draw },
    setVisible: whenChanged((visible) => send({ type: "rows", visible })),
  };
}

/** @param {Send} send @param {string} extra */
function searchField(send, extra) {
  const field = h("input", { type: "search", class: `wb-search ${extra}`.trim(), placeholder: t("search rows"), "aria-label": t("Search rows"), title: t("Text in any field; #12 is row 12"), spellcheck: "false", autocomplete: "off" });
  let waiting = 0;
  field.addEventListener("input", () => {
    field.dataset.typing = "yes";
    clearTimeout(waiting);
    waiting = window.setTimeout(() => send({ type: "rows", text: field.value }), 150);
  });
  field.addEventListener("blur", () => delete field.dataset.typing);
  return field;
}

/** @param {Send} send */
function kindField(send) {
  const field = h("select", { "aria-label": t("Which rows"), onchange: () => send({ type: "rows", kind: field.value }) });
  return field;
}
