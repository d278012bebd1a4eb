// @ts-check
// Tabs, and the two edges that can be moved: between the editor and the panes, and the lower one.

import "./css/layout.css";
import { h, uniqueId } from "./dom.js";
import { recall, remember } from "./memory.js";
import { t } from "./words.js";

/** The editor stands above the panes where the widget is narrower than this, in CSS pixels. The
 * stylesheets' container queries say 759 px. */
const STACKED_BELOW = 760;
const SHARE = { least: 20, usual: 50, stacked: 36, most: 80 };
/** What a tab that comes into sight keeps from the bar's end, in pixels: a bit of the next one. */
const ROOM = 12;
const HEIGHT = { least: 420, most: 2400, step: 24 };

/**
 * Tabs by the ARIA pattern: arrows move, one tab is in the tab order. The one shown last is shown
 * again on the next page.
 * @param {{ id: string, label: string, panel: HTMLElement }[]} tabs
 * @param {(id: string) => void} onShow
 * @param {boolean} isKept whether the browser remembers
 */
export function createTabs(tabs, onShow, isKept) {
  const prefix = uniqueId();
  const buttons = tabs.map(({ id, label, panel }) => {
    panel.id = `${prefix}-${id}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-label", label);
    return h("button", { type: "button", role: "tab", "data-id": id, "aria-controls": panel.id, onclick: () => show(id) }, label);
  });
  const list = h("div", { class: "wb-tabs", role: "tablist", "aria-label": t("Panes"), onkeydown: move, onscroll: drawEnds }, buttons);
  const bar = h("div", { class: "wb-tabbar" }, roll("◂", -1), list, roll("▸", 1));
  const element = h("section", { class: "wb-side wb-column", "aria-label": t("Panes") }, bar, tabs.map(({ panel }) => panel));
  let current = 0;

  /** @param {string} id */
  function show(id) {
    current = Math.max(0, tabs.findIndex((tab) => tab.id === id));
    tabs.forEach(({ panel }, index) => {
      panel.hidden = index !== current;
      buttons[index].setAttribute("aria-selected", String(index === current));
      buttons[index].tabIndex = index === current ? 0 : -1;
    });
    reveal(buttons[current]);
    if (isKept) remember("tab", tabs[current].id);
    onShow(tabs[current].id);
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

  // For the pointer alone, so no part of what is read aloud: by keyboard a tab that is chosen comes
  // into sight.
  /** @param {string} text @param {number} by */
  function roll(text, by) {
    return h("button", { type: "button", class: "wb-roll", tabindex: -1, "aria-hidden": "true", onclick: () => list.scrollBy({ left: by * 0.7 * list.clientWidth }) }, text);
  }

  /** Not `scrollIntoView`, which would move the notebook too. @param {HTMLElement} button */
  function reveal(button) {
    const before = button.offsetLeft - list.offsetLeft - ROOM;
    const after = before + button.offsetWidth + 2 * ROOM;
    if (before < list.scrollLeft) list.scrollLeft = before;
    else if (after > list.scrollLeft + list.clientWidth) list.scrollLeft = after - list.clientWidth;
  }

  function drawEnds() {
    const rest = list.scrollWidth - list.clientWidth;
    bar.classList.toggle("wb-more-before", list.scrollLeft > 1);
    bar.classList.toggle("wb-more-after", list.scrollLeft < rest - 1);
  }

  const sizes = new ResizeObserver(() => {
    reveal(buttons[current]);
    drawEnds();
  });
  sizes.observe(list);

  return { element, show, step, focus, showLast: () => show(String(recall("tab") ?? "")), destroy: () => sizes.disconnect() };
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
