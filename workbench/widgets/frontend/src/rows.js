// @ts-check
// Moving among rows: the strip above the prompt (search, next failing row, pin), and the table.

import "./css/rows.css";
import { button, createPager, fill, h, setField, setOptions, whenChanged } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./host").Send} Send */
/** @typedef {import("./types").RowsView} RowsView */

/**
 * @param {Send} send
 * @param {() => void} open brings the table to the front
 */
export function createRowStrip(send, open) {
  const search = searchField(send, "wb-row-search");
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") send({ type: "jump", by: event.shiftKey ? -1 : 1 });
  });
  const kind = kindField(send);
  const where = h("span", { class: "wb-quiet wb-where wb-numbers", role: "status" });
  const previous = button("◀", t("Previous of these rows (Alt-Shift-PageUp)"), () => send({ type: "jump", by: -1 }), "wb-icon");
  const next = button("▶", t("Next of these rows (Alt-Shift-PageDown)"), () => send({ type: "jump", by: 1 }), "wb-icon");
  const table = button(t("Table"), t("Show these rows as a table"), open, "wb-small");
  let doc = 0;
  let isPinned = false;
  const pin = button(t("Pin"), "", () => send({ type: "pin", doc_id: isPinned ? null : doc }), "wb-small wb-pin");
  const pinned = button("", t("To the pinned row, and back (Alt-Shift-Home)"), () => send({ type: "pinned" }), "wb-small");
  const element = h(
    "div",
    { class: "wb-strip wb-row-strip", role: "group", "aria-label": t("Rows to look at") },
    search,
    kind,
    previous,
    next,
    where,
    h("span", { class: "wb-spring" }),
    pinned,
    pin,
    table,
  );

  /** @param {RowsView} view */
  function draw(view) {
    setField(search, view.text);
    setOptions(kind, view.kinds, view.kind);
    where.textContent = view.note || view.where;
    doc = view.doc_id;
    isPinned = view.is_pinned;
    pin.setAttribute("aria-pressed", String(view.is_pinned));
    pin.textContent = view.is_pinned ? t("Pinned") : t("Pin");
    pin.title = view.is_pinned ? t("Unpin this row") : t("Pin this row, to see it beside others (Alt-Shift-P)");
    pin.setAttribute("aria-label", pin.title);
    pinned.hidden = !view.pinned?.label;
    pinned.textContent = view.pinned ? `⇄ ${view.pinned.label}` : "";
  }

  return { element, draw };
}

/** @param {Send} send */
export function createRows(send) {
  let pinned = /** @type {number | null} */ (null);
  const search = searchField(send, "");
  const kind = kindField(send);
  const source = h("select", { "aria-label": t("Which rows"), onchange: () => send({ type: "rows", source: source.value }) });
  const note = h("span", { class: "wb-quiet", role: "status" });
  const pager = createPager((page_by) => send({ type: "rows", page_by }));
  const head = h("tr");
  const body = h("tbody", { onkeydown: move });
  const scroll = h("div", { class: "wb-scroll", role: "region", "aria-label": t("Rows of the task"), tabindex: 0 }, h("table", { class: "wb-table" }, h("thead", {}, head), body));
  const element = h(
    "div",
    { class: "wb-task-rows" },
    h("div", { class: "wb-strip" }, search, kind, source, note, h("span", { class: "wb-spring" }), pager.elements),
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
    fill(head, view.columns.map((name) => h("th", { scope: "col" }, name)));
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
        isPinned && h("span", { title: t("pinned"), "aria-label": t("pinned"), class: "wb-pinned" }, " ◆"),
      ),
      row.cells.map((cell, index) => {
        if (index > 0) return h("td", { title: cell }, cell);
        if (row.failed) return h("td", { title: cell, class: "wb-row-error" }, cell);
        return h("td", { title: cell, class: "wb-ends" }, h("span", {}, cell));
      }),
      h("td", {}, shot),
    );
  }

  return {
    id: "rows",
    label: t("Rows"),
    element,
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
