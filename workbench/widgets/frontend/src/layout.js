// @ts-check
// Tabs, and the splitter between the editor and the panes.

import { h, uniqueId } from "./dom.js";
import { t } from "./words.js";

const KEY = "prompt-workbench:split";

/**
 * Tabs by the ARIA pattern: arrows move, one tab is in the tab order.
 * @param {{ id: string, label: string, panel: HTMLElement }[]} tabs
 * @param {(id: string) => void} onShow
 */
export function createTabs(tabs, onShow) {
  const prefix = uniqueId();
  const buttons = tabs.map(({ id, label, panel }) => {
    panel.id = `${prefix}-${id}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-label", label);
    return h("button", { type: "button", role: "tab", "data-id": id, "aria-controls": panel.id, onclick: () => show(id) }, label);
  });
  const list = h("div", { class: "wb-tabs", role: "tablist", "aria-label": t("Panes"), onkeydown: move }, buttons);
  const element = h("section", { class: "wb-side" }, list, tabs.map(({ panel }) => panel));

  /** @param {string} id */
  function show(id) {
    tabs.forEach(({ id: other, panel }, index) => {
      const chosen = other === id;
      panel.hidden = !chosen;
      buttons[index].setAttribute("aria-selected", String(chosen));
      buttons[index].tabIndex = chosen ? 0 : -1;
    });
    onShow(id);
  }

  /** @param {KeyboardEvent} event */
  function move(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const now = buttons.findIndex((button) => button.tabIndex === 0);
    const next = (now + step + tabs.length) % tabs.length;
    show(tabs[next].id);
    buttons[next].focus();
  }

  return { element, show };
}

/**
 * @param {HTMLElement} main the grid whose `--wb-split` the splitter sets
 */
export function createSplitter(main) {
  const element = h("div", {
    class: "wb-splitter",
    role: "separator",
    tabindex: 0,
    "aria-orientation": "vertical",
    "aria-label": t("Width of the editor"),
    "aria-valuemin": 20,
    "aria-valuemax": 80,
    onpointerdown: drag,
    onkeydown: nudge,
    ondblclick: () => set(50),
  });
  let percent = 50;

  /** @param {number} value */
  function set(value) {
    percent = Math.min(80, Math.max(20, value));
    main.style.setProperty("--wb-split", `${percent}fr`);
    main.style.setProperty("--wb-rest", `${100 - percent}fr`);
    element.setAttribute("aria-valuenow", String(Math.round(percent)));
    remember(percent);
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    const box = main.getBoundingClientRect();
    const move = (/** @type {PointerEvent} */ e) => set((100 * (e.clientX - box.left)) / box.width);
    element.addEventListener("pointermove", move);
    element.addEventListener("lostpointercapture", () => element.removeEventListener("pointermove", move), { once: true });
  }

  /** @param {KeyboardEvent} event */
  function nudge(event) {
    const step = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
    if (step) set(percent + step);
  }

  set(recall() ?? 50);
  return element;
}

/** @param {number} percent */
function remember(percent) {
  try {
    localStorage.setItem(KEY, String(percent));
  } catch {
    // Storage is refused in some sandboxed outputs; the splitter then starts in the middle.
  }
}

/** @returns {number | null} */
function recall() {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return stored > 0 ? stored : null;
  } catch {
    return null;
  }
}
