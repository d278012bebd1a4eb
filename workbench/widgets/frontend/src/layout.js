// @ts-check
// Tabs, and the two edges that can be moved: between the editor and the panes, and the lower one.

import "./css/layout.css";
import { h, uniqueId } from "./dom.js";
import { recall, remember } from "./memory.js";
import { createRadios } from "./radios.js";
import { t } from "./words.js";

/** The editor stands above the panes where the widget is narrower than this, in CSS pixels. The
 * stylesheets' container queries say 759 px. */
const STACKED_BELOW = 760;
const SHARE = { least: 20, usual: 46, stacked: 22, most: 80 };
const HEIGHT = { least: 420, most: 2400, step: 24 };

/**
 * Tabs by the ARIA pattern: arrows move, one tab is in the tab order. A tab has one pane, or several
 * with a switch among them, which stands at the beginning of whichever is shown.
 * @param {{ id: string, label: string, panes: import("./panes.js").Pane[] }[]} tabs
 * @param {(pane: string) => void} onShow
 */
export function createTabs(tabs, onShow) {
  const prefix = uniqueId();
  const buttons = tabs.map(({ id, label }) => h("button", { type: "button", role: "tab", "data-id": id, "aria-controls": `${prefix}-${id}`, onclick: () => show(id) }, label));
  const panels = tabs.map(({ id, label, panes }) => h("div", { id: `${prefix}-${id}`, class: "wb-panel wb-column", role: "tabpanel", "aria-label": label }, panes.map(({ element }) => element)));
  const switches = tabs.map(({ label, panes }) => (panes.length > 1 ? createRadios(label, show, "wb-switch") : null));
  const list = h("div", { class: "wb-tabs", role: "tablist", "aria-label": t("Panes"), onkeydown: move }, buttons);
  const element = h("section", { class: "wb-side wb-column", "aria-label": t("Panes") }, list, panels);
  /** The pane that each tab shows. */
  const open = tabs.map(({ panes }) => panes[0].id);
  let current = 0;
  let key = "";

  /** @param {string} name of a pane, or of a tab, which shows the pane that it showed last */
  function show(name) {
    const place = tabs.findIndex(({ id, panes }) => id === name || panes.some((pane) => pane.id === name));
    if (place < 0) return;
    const isLeft = place !== current && panels[current].matches(":focus-within");
    current = place;
    const { panes } = tabs[place];
    if (panes.some(({ id }) => id === name)) open[place] = name;
    panels.forEach((panel, index) => (panel.hidden = index !== place));
    buttons.forEach((button, index) => {
      button.setAttribute("aria-selected", String(index === place));
      button.tabIndex = index === place ? 0 : -1;
    });
    const radios = switches[place];
    // What is hidden, or moved, loses it.
    const focused = /** @type {HTMLElement | null | undefined} */ (radios?.element.querySelector(":focus"));
    for (const pane of panes) pane.element.hidden = pane.id !== open[place];
    radios?.draw(panes.map(({ id, label }) => ({ id, label, title: "", active: id === open[place] })));
    if (radios) panes.find(({ id }) => id === open[place])?.head?.prepend(radios.element);
    if (isLeft) focus();
    else focused?.focus({ preventScroll: true });
    if (key) remember(key, open[place]);
    onShow(open[place]);
  }

  /** @param {number} by */
  function step(by) {
    show(tabs[(current + by + tabs.length) % tabs.length].id);
  }

  function focus() {
    buttons[current].focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function move(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "Home") show(tabs[0].id);
    else if (event.key === "End") show(tabs[tabs.length - 1].id);
    else return;
    event.preventDefault();
    focus();
  }

  return {
    element,
    show,
    step,
    focus,
    /** Show what was shown last of a task; of a task that was never seen, its prompts. @param {string} task */
    showLast(task) {
      if (key === `pane ${task}`) return;
      key = `pane ${task}`;
      show(String(recall(key) ?? tabs[0].id));
    },
  };
}

/**
 * What is moved to give one part room: by pointer, by arrow keys, back to the usual by a double
 * click or Home.
 * @param {{
 *   label: string,
 *   class: string,
 *   range: { least: number, most: number, step: number },
 *   isLevel: () => boolean,
 *   at: (event: PointerEvent) => number,
 *   get: () => number,
 *   set: (value: number | undefined) => void,
 * }} options `isLevel` tells whether it moves up and down; to set nothing means the usual
 */
function createHandle({ label, class: name, range, isLevel, at, get, set }) {
  const element = h("div", {
    class: name,
    role: "separator",
    tabindex: 0,
    "aria-label": label,
    "aria-valuemin": range.least,
    "aria-valuemax": range.most,
    onpointerdown: drag,
    onkeydown: nudge,
    ondblclick: () => move(undefined),
  });

  /** @param {number | undefined} value */
  function move(value) {
    set(value === undefined ? undefined : Math.min(range.most, Math.max(range.least, value)));
    draw();
  }

  function draw() {
    element.setAttribute("aria-orientation", isLevel() ? "horizontal" : "vertical");
    element.setAttribute("aria-valuenow", String(Math.round(get())));
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    const follow = (/** @type {PointerEvent} */ e) => move(at(e));
    element.addEventListener("pointermove", follow);
    element.addEventListener("lostpointercapture", () => element.removeEventListener("pointermove", follow), { once: true });
  }

  /** @param {KeyboardEvent} event */
  function nudge(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [less, more] = isLevel() ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
    if (event.key === less) move(get() - range.step);
    else if (event.key === more) move(get() + range.step);
    else if (event.key === "Home") move(undefined);
    else return;
    event.preventDefault();
  }

  return { element, draw };
}

/**
 * Put the editor beside the panes, or above them where there is little room, with a splitter.
 * @param {HTMLElement} editor
 * @param {HTMLElement} panes
 */
export function createSplit(editor, panes) {
  const main = h("div", { class: "wb-main" });
  const handle = createHandle({
    label: t("Size of the editor"),
    class: "wb-splitter",
    range: { least: SHARE.least, most: SHARE.most, step: 2 },
    isLevel: () => stacked,
    at(event) {
      const box = main.getBoundingClientRect();
      const part = stacked ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width;
      return 100 * part;
    },
    get: () => share,
    set(value) {
      share = value ?? usual();
      remember(key(), value);
      place();
    },
  });
  let stacked = false;
  let share = SHARE.usual;

  const key = () => (stacked ? "split-stacked" : "split");
  // Above the panes the editor needs no more than the lines of a transform.
  const usual = () => (stacked ? SHARE.stacked : SHARE.usual);

  function place() {
    main.style.setProperty("--wb-split", `${share}fr`);
    main.style.setProperty("--wb-rest", `${100 - share}fr`);
  }

  function fit() {
    stacked = main.clientWidth < STACKED_BELOW;
    main.classList.toggle("wb-stacked", stacked);
    share = Number(recall(key())) || usual();
    place();
    handle.draw();
  }

  main.append(editor, handle.element, panes);
  const sizes = new ResizeObserver(fit);
  sizes.observe(main);
  return { element: main, destroy: () => sizes.disconnect() };
}

/**
 * The lower edge: how tall the workbench is in the notebook. Until it is moved, the stylesheet says.
 * @param {HTMLElement} frame
 * @param {boolean} isKept whether the browser remembers; a frame of one pane is as tall as the pane
 */
export function createLowerEdge(frame, isKept) {
  const { element, draw } = createHandle({
    label: t("Height of the workbench"),
    class: "wb-lower-edge",
    range: HEIGHT,
    isLevel: () => true,
    at: (event) => event.clientY - frame.getBoundingClientRect().top,
    get: () => frame.clientHeight,
    set(value) {
      frame.style.height = value === undefined ? "" : `${value}px`;
      remember("height", value);
    },
  });
  element.hidden = !isKept;
  const height = Number(recall("height"));
  if (height && isKept) frame.style.height = `${height}px`;
  const sizes = new ResizeObserver(draw);
  sizes.observe(frame);
  return { element, destroy: () => sizes.disconnect() };
}
