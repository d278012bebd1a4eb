// @ts-check
// The pictures of a run: which one, of which field, and what a click on a mark opens.

import { createChart } from "./chart.js";
import { h, setOptions } from "./dom.js";
import { createRadios } from "./radios.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createPictures(send) {
  const kinds = createRadios(t("Picture"), (id) => send({ type: "pictures", shown: id }), "wb-small-segments");
  const field = h("select", { class: "wb-picture-field", "aria-label": t("Field of the rows"), onchange: () => send({ type: "pictures", field: field.value }) });
  const chart = createChart((mark) => {
    if (mark.run_id) send({ type: "pictures", run_id: mark.run_id });
    else send({ type: "table", docs: mark.doc_ids, of: mark.label });
  });
  const element = h("section", { class: "wb-pictures wb-column", "aria-label": t("Pictures"), hidden: true }, h("div", { class: "wb-picture-bar" }, kinds.element, field), chart.element);

  return {
    element,
    /** @param {import("./types").PicturesView} view */
    draw(view) {
      element.hidden = view.kinds.length === 0;
      kinds.draw(view.kinds.map((kind) => ({ ...kind, active: kind.id === view.shown })));
      field.hidden = view.shown !== "field";
      setOptions(field, view.fields, view.field);
      chart.draw(view.chart);
    },
    destroy: chart.destroy,
  };
}
