// @ts-check
// The shots pane: which rows serve as shots, in which order, and how their labels are shared out.

import "./css/shots.css";
import { button, drawTable, fill, h, setText, whenChanged, widen } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** @typedef {import("./types").ShotView} ShotView */

/** @param {import("./host").Send} send */
export function createShots(send) {
  let dragged = /** @type {number | null} */ (null);
  /** @param {string} gesture @param {Record<string, unknown>} [more] */
  const tell = (gesture, more = {}) => send({ type: "shots", do: gesture, ...more });

  const title = h("strong", { class: "wb-shots-title wb-cut", role: "status" });
  const redraw = button(t("Draw others"), t("Draw the shots that are not pinned anew"), () => tell("redraw"), "wb-small");
  const auto = button(t("Back to the sampler"), t("Let the sampler choose again, as before"), () => tell("auto"), "wb-small");
  const keep = button(t("Keep in config…"), t("Show what would be written to the task’s config"), () => tell("keep"), "wb-small");
  const head = h("div", { class: "wb-strip wb-head" }, title, h("span", { class: "wb-spring" }), redraw, auto, keep);
  const list = h("ol", { class: "wb-shots", "aria-label": t("Shots"), onkeydown: press });
  const spare = h("p", { class: "wb-quiet wb-remark" });
  const excluded = h("div", { class: "wb-strip wb-excluded" });
  const balance = h("section", { class: "wb-balance", "aria-label": t("Balance of labels") });
  const change = h("section", { class: "wb-change", "aria-label": t("Change to the config") });
  const kept = h("p", { class: "wb-remark", role: "status" });
  const hint = h("p", { class: "wb-quiet wb-remark" }, t("Drag a shot, or move it with Shift-Up and Shift-Down; p pins, x excludes, Delete removes. Any row can be made a shot under Rows."));
  const element = h(
    "div",
    { class: "wb-pane wb-shots-pane" },
    head,
    kept,
    change,
    h("div", { class: "wb-scroll" }, list, spare, excluded, balance, hint),
  );

  /** @param {KeyboardEvent} event */
  function press(event) {
    const items = /** @type {HTMLElement[]} */ ([...list.children]);
    const now = items.findIndex((item) => item === event.target);
    if (now < 0) return;
    const doc_id = Number(items[now].dataset.doc);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && event.shiftKey) tell("move", { doc_id, to: Math.max(now + step, 0) });
    else if (step) items[now + step]?.focus();
    else if (event.key === "p") tell("pin", { doc_id, stays: items[now].dataset.pinned !== "true" });
    else if (event.key === "x") tell("exclude", { doc_id });
    else if (event.key === "Delete" || event.key === "Backspace") tell("remove", { doc_id });
    else return;
    event.preventDefault();
  }

  /** @param {import("./types").ShotsView} view */
  function draw(view) {
    title.textContent = title.title = view.title;
    redraw.disabled = view.shots.length === 0;
    auto.hidden = !view.by_hand;
    keep.title = `${t("Show what would be written to the task’s config")} (${view.config})`;
    fill(list, view.shots.map((shot, place) => drawShot(shot, place)));
    setText(spare, view.spare);
    excluded.hidden = view.excluded.length === 0;
    fill(
      excluded,
      h("span", { class: "wb-label" }, t("never drawn")),
      view.excluded.map(({ doc_id, label }) => h("button", { type: "button", class: "wb-chip", title: t("Let it be drawn again"), onclick: () => tell("allow", { doc_id }) }, label, icon("close"))),
    );
    drawBalance(view.balance);
    drawChange(view);
    setText(kept, view.kept);
  }

  /** @param {ShotView} shot @param {number} place */
  function drawShot(shot, place) {
    const { doc_id, pinned, name } = shot;
    /** @param {string} key @param {import("./icons.js").Icon} picture @param {string} words @param {() => void} act @param {boolean} [pressed] */
    const tool = (key, picture, words, act, pressed) =>
      h("button", { type: "button", class: "wb-button wb-icon wb-quiet-button", "data-name": key, title: words, "aria-label": `${words}: ${name}`, "aria-pressed": pressed === undefined ? null : String(pressed), onclick: act }, icon(picture));
    return h(
      "li",
      {
        class: "wb-shot",
        tabindex: 0,
        draggable: "true",
        "data-doc": doc_id,
        "data-pinned": String(pinned),
        "aria-label": name,
        ondragstart: (/** @type {DragEvent} */ event) => {
          dragged = doc_id;
          // Of a type of our own, so that a drop elsewhere inserts no text.
          event.dataTransfer?.setData("application/x-workbench-shot", String(doc_id));
        },
        ondragend: () => (dragged = null),
        ondragover: (/** @type {DragEvent} */ event) => dragged !== null && event.preventDefault(),
        ondrop: (/** @type {DragEvent} */ event) => {
          event.preventDefault();
          if (dragged !== null) tell("move", { doc_id: dragged, to: place });
        },
      },
      h("span", { class: "wb-grip wb-quiet" }, icon("grip")),
      h("span", { class: "wb-ordinal wb-numbers wb-quiet" }, shot.place),
      h("div", { class: "wb-shot-text" }, h("span", { class: "wb-shot-name" }, name), shot.note ? h("span", { class: "wb-quiet" }, shot.note) : [h("span", { class: "wb-shot-input", title: shot.input }, shot.telling), h("span", { class: "wb-shot-answer", title: shot.answer }, shot.answer)]),
      h(
        "span",
        { class: "wb-shot-tools" },
        tool("pin", pinned ? "pinned" : "pin", pinned ? t("Unpin") : t("Pin: it stays when others are drawn"), () => tell("pin", { doc_id, stays: !pinned }), pinned),
        tool("up", "up", t("Move up"), () => tell("move", { doc_id, to: Math.max(place - 1, 0) })),
        tool("down", "down", t("Move down"), () => tell("move", { doc_id, to: place + 1 })),
        tool("exclude", "exclude", t("Exclude: draw another in its place"), () => tell("exclude", { doc_id })),
        tool("remove", "close", t("Remove: one shot less"), () => tell("remove", { doc_id })),
      ),
    );
  }

  /** @param {import("./types").ShotsView["balance"]} view */
  function drawBalance(view) {
    balance.hidden = !view;
    if (!view) return;
    fill(
      balance,
      h("div", { class: "wb-label" }, t("labels of the shots, and of the pool")),
      drawTable(
        { class: "wb-plain wb-balance-table wb-numbers" },
        ["processed_output", t("shots"), "", t("pool"), ""],
        view.shares.map(({ label, shots, shots_share, pool, pool_share }) =>
          h("tr", {}, h("th", { scope: "row" }, label), [shots, drawShare(shots_share), pool, drawShare(pool_share)].map((cell) => h("td", {}, cell))),
        ),
      ),
      h("p", { class: "wb-quiet wb-remark" }, view.note),
    );
  }

  /** @param {import("./types").ShotsView} view */
  function drawChange({ change: view }) {
    change.hidden = !view;
    if (!view) return;
    fill(
      change,
      h("div", { class: "wb-strip" }, h("span", { class: "wb-quiet" }, view.path), h("span", { class: "wb-spring" }), button(t("Write"), t("Write the change to the file"), () => tell("write"), "wb-small wb-primary"), button(t("Cancel"), t("Write nothing"), () => tell("forget"), "wb-small")),
      h("pre", { class: "wb-change-lines", tabindex: 0 }, view.lines.map(({ kind, text }) => h("span", { "data-kind": kind }, `${text}\n`))),
    );
  }

  return {
    id: "shots",
    label: t("Shots"),
    element,
    head,
    views: { shots: draw },
    setVisible: whenChanged((now) => now && tell("show")),
  };
}

/** @param {number} share */
function drawShare(share) {
  return h("span", { class: "wb-share-track", "aria-hidden": "true" }, widen(h("span", { class: "wb-share" }), Math.round(100 * share) / 100));
}
