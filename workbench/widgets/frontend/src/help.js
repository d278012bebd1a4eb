// @ts-check
// The list of keys, over everything else.

import "./css/help.css";
import { h, iconButton } from "./dom.js";
import { keyCaps, keyTable } from "./keys.js";
import { t } from "./words.js";

export function createHelp() {
  const close = iconButton("close", t("Close the list"), () => element.close(), "wb-quiet-button");
  const groups = keyTable().map(({ title, bindings }) =>
    h("section", {}, h("h3", {}, title), h("table", {}, h("tbody", {}, bindings.map(drawBinding)))),
  );
  const element = h(
    "dialog",
    { class: "wb-help", "aria-label": t("Keys"), onclick: leave },
    h("div", { class: "wb-help-head" }, h("strong", {}, t("Keys")), close),
    h("div", { class: "wb-help-groups" }, groups),
  );

  /** @param {import("./keys.js").Binding} binding */
  function drawBinding({ key, does }) {
    const strokes = keyCaps(key).map((caps) => h("span", { class: "wb-stroke" }, caps.map((cap) => h("kbd", {}, cap))));
    return h("tr", {}, h("th", { scope: "row" }, strokes), h("td", {}, does));
  }

  /** A click beside the list puts it away. @param {MouseEvent} event */
  function leave(event) {
    if (event.target === element) element.close();
  }

  return { element, toggle: () => (element.open ? element.close() : element.showModal()) };
}
