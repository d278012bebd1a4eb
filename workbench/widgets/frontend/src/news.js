// @ts-check
// What others did to the version's file, above the editor, with what can be done about it.

import { button, fill, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types").NewsView} NewsView */

/** @param {import("./host").Send} send */
export function createNews(send) {
  const element = h("div", { class: "wb-news", role: "status", "aria-label": t("Changed outside"), hidden: true });
  /** Whose difference is open: it stays open when the news is drawn again. */
  let open = "";

  /** @param {NewsView} item */
  function drawItem(item) {
    const key = `${item.kind} ${item.version}`;
    const difference = h(
      "div",
      { class: "wb-news-diff", role: "region", tabindex: 0, "aria-label": t("Difference from the draft"), hidden: open !== key },
      item.diff.map((line) => h("div", { class: "wb-diff-line wb-text", "data-sign": line.slice(0, 1) }, line || " ")),
      item.more && h("div", { class: "wb-quiet" }, item.more),
    );
    const see = button(t("See the difference"), "", () => {
      open = difference.hidden ? key : "";
      difference.hidden = !difference.hidden;
      see.setAttribute("aria-expanded", String(!difference.hidden));
    });
    see.setAttribute("aria-expanded", String(open === key));
    const choices = item.choices.map(({ id, label, title }) => button(label, title, () => send({ type: "outside", answer: id, version: item.version })));
    return h("div", { class: "wb-news-item" }, h("div", { class: "wb-strip wb-news-line" }, h("span", { class: "wb-news-text" }, item.text), item.diff.length > 0 && see, choices), difference);
  }

  return {
    element,
    /** @param {import("./types").OutsideView} view */
    draw(view) {
      const items = view.items ?? [];
      element.hidden = items.length === 0;
      fill(element, items.map(drawItem));
    },
  };
}
