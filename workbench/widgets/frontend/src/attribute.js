// @ts-check
// Which edit did it, within the compare pane: a button, the hunks with their price, and what each did.

import "./css/attribute.css";
import { button, drawTable, fill, h, iconButton } from "./dom.js";
import { drawAxis } from "./results.js";
import { t } from "./words.js";

/**
 * @param {import("./host").Send} send
 * @param {() => { a: string, b: string }} sides the two that are chosen
 */
export function createAttribution(send, sides) {
  /** @param {Record<string, unknown>} change */
  const ask = (change) => send({ type: "attribute", ...change });
  const open = button(t("Which edit did it?"), t("Cut what changed into hunks and say what scoring them apart would cost; nothing is scored yet"), () => ask(sides()), "wb-small");
  const element = h("section", { class: "wb-attribution", "aria-label": t("Which edit did it"), hidden: true });

  /** @param {import("./types").AttributionView} view */
  function draw(view) {
    element.hidden = !view.trouble && !view.labels.length;
    fill(
      element,
      h(
        "div",
        { class: "wb-strip" },
        h("strong", {}, view.labels.join(" → ") || t("Which edit did it")),
        h("span", { class: "wb-spring" }),
        view.can_score && button(t("Score them"), t("Score the prompts between; what is stored is not computed again"), () => ask({ score: true }), "wb-small"),
        iconButton("close", t("Close what the edits did"), () => ask({ close: true }), "wb-quiet-button"),
      ),
      view.trouble && h("div", { class: "wb-band", role: "alert" }, view.trouble),
      view.outdated && h("div", { class: "wb-band", role: "status" }, t("The draft is another by now: ask again.")),
      view.price && h("p", { class: "wb-quiet", role: "status" }, view.price),
      view.sentence && h("p", { class: "wb-verdict" }, view.sentence),
      view.hunks.length > 0 && drawTable({ class: "wb-table wb-hunks" }, view.columns, view.hunks.map(drawHunk)),
    );
  }

  return { button: open, element, draw };
}

/** @param {import("./types").HunkView} hunk */
function drawHunk(hunk) {
  const bar = hunk.bar && drawAxis(hunk.bar);
  bar?.classList.add("wb-centred");
  return h(
    "tr",
    { "data-decided": hunk.decided },
    h("td", {}, h("div", { class: "wb-quiet" }, hunk.name), h("div", { class: "wb-text" }, hunk.text), hunk.notes.map((note) => h("div", { class: "wb-quiet" }, note))),
    h("td", { class: "wb-numbers" }, hunk.effect && h("strong", {}, hunk.effect), " ", h("span", { class: "wb-quiet", title: t("95 % interval, for all hunks at once") }, hunk.interval), bar),
    h("td", { class: "wb-numbers" }, hunk.alone),
    h("td", { class: "wb-numbers" }, hunk.left_out),
    h("td", { class: "wb-numbers", title: hunk.diff }, hunk.lines),
  );
}
