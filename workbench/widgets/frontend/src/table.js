// @ts-check
// The tables of the Run and the Compare pane: filters above, one page of rows, of which one is open.

import { createPager, fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/**
 * @typedef {import("./types").RowView | import("./types").ComparedRow} Row
 * @typedef {import("./types").Paged & { columns: string[], rows: Row[], filters: import("./types").FilterView[], only: string }} TableView
 */

/**
 * @param {(query: Record<string, unknown>) => void} look reports what one wants to look at
 * @param {{ label: string, which: string, mark: string, kind: string }} words the table's name, its
 *   filters', that of the column of marks, and the table's class
 */
export function createRowTable(look, { label, which, mark, kind }) {
  const filters = h("div", { class: "wb-segmented", role: "radiogroup", "aria-label": which });
  const head = h("tr");
  const body = h("tbody");
  const only = h("button", { type: "button", class: "wb-chip wb-only", title: t("Show all rows again"), onclick: () => look({ docs: [], of: "" }) });
  const pager = createPager((page_by) => look({ page_by }));
  const table = h("table", { class: `wb-table ${kind}`.trim() }, h("thead", {}, head), body);
  const element = h(
    "div",
    { class: "wb-rows wb-column" },
    h("div", { class: "wb-strip wb-filters" }, filters, only, h("span", { class: "wb-spring" }), pager.element),
    h("div", { class: "wb-scroll", tabindex: 0, role: "region", "aria-label": label }, table),
  );

  /** @param {Row} row @param {boolean} open */
  function drawRow(row, open) {
    const [doc, ...cells] = row.cells;
    const state = "verdict" in row ? { "data-verdict": row.verdict } : { "data-change": row.change };
    const reason = "reason" in row && row.reason;
    return h(
      "tr",
      { ...state, "aria-selected": String(open), onclick: () => look({ doc_id: row.doc_id }) },
      h("td", { class: "wb-mark", title: reason || row.word }, row.mark, h("span", { class: "wb-hidden" }, row.word)),
      h("td", {}, h("button", { type: "button", class: "wb-link", "aria-label": t("Show doc {number}", { number: doc }) }, doc)),
      cells.map((cell) => h("td", { title: cell }, cell)),
    );
  }

  return {
    element,
    /** @param {TableView} view @param {number} [open] the doc whose row is open */
    draw(view, open) {
      fill(
        filters,
        view.filters.map(({ id, label, active }) =>
          h("button", { type: "button", role: "radio", "aria-checked": String(active), "data-id": id, onclick: () => look({ filter: id }) }, label),
        ),
      );
      only.hidden = !view.only;
      fill(only, view.only, icon("close"));
      fill(head, h("th", { scope: "col" }, h("span", { class: "wb-hidden" }, mark)), view.columns.map((name) => h("th", { scope: "col" }, name)));
      fill(body, view.rows.map((row) => drawRow(row, row.doc_id === open)));
      pager.draw(view);
    },
  };
}
