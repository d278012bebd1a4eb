// @ts-check
// Making elements. Text from datasets and models is drawn here and nowhere else, always as text
// nodes: nothing in this bundle parses HTML.

import { icon } from "./icons.js";
import { recall, remember } from "./memory.js";
import { t } from "./words.js";

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {Record<string, unknown>} Props attributes; `on…` are listeners, `null`/`false` are left out
 */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...nodes(children));
  return element;
}

/**
 * Replace what `parent` contains.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren(...nodes(children));
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
function nodes(children) {
  return /** @type {(Node | string)[]} */ (
    children.flat().filter((child) => child !== null && child !== undefined && child !== false)
  );
}

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * Let `commit` have the field's value once it was typed to its end. Until then `setField` leaves the
 * field alone; a value that `commit` refuses gives way to the one that was drawn last.
 * @template {Field} F
 * @param {F} field
 * @param {() => boolean | void} commit
 */
export function watchField(field, commit) {
  field.addEventListener("input", () => (field.dataset.typing = "yes"));
  field.addEventListener("change", () => {
    const value = field.value;
    if (commit() !== false) field.dataset.drawn = value;
    settle();
  });
  field.addEventListener("blur", settle);
  return field;

  function settle() {
    delete field.dataset.typing;
    field.value = field.dataset.drawn ?? field.value;
  }
}

/**
 * Show a value in a field, unless something is being typed there.
 * @param {Field} field
 * @param {string | number} value
 */
export function setField(field, value) {
  field.dataset.drawn = String(value);
  if (!field.dataset.typing && field.value !== String(value)) field.value = String(value);
}

/**
 * Options of a select, rebuilt only when they changed (rebuilding closes an open menu).
 * @param {HTMLSelectElement} select
 * @param {{id: string, label: string, title?: string}[]} options
 * @param {string} selected
 */
export function setOptions(select, options, selected) {
  const key = JSON.stringify(options);
  if (select.dataset.key !== key) {
    select.dataset.key = key;
    fill(
      select,
      options.map((option) => h("option", { value: option.id, title: option.title }, option.label)),
    );
  }
  select.value = selected;
}

/**
 * Spans of runs: a glyph is drawn over its character by CSS, so that selecting and copying give
 * the text itself.
 * @param {import("./types").SegmentView["runs"]} runs
 */
export function drawRuns(runs) {
  return runs.map(([text, glyph]) =>
    glyph ? h("span", { class: "wb-glyph", "data-glyph": glyph }, text) : text,
  );
}

/**
 * A button; where a glyph is all its text, the title is its name, too.
 * @param {string} text @param {string} title @param {() => void} onclick @param {string} [extra] another class
 */
export function button(text, title, onclick, extra = "") {
  return h("button", { type: "button", class: `wb-button ${extra}`.trim(), title: title || null, "aria-label": extra.includes("wb-icon") ? title : null, onclick }, text);
}

/**
 * A button that is an icon; its title is its name, too.
 * @param {import("./icons.js").Icon} name @param {string} title @param {() => void} onclick @param {string} [extra] another class
 */
export function iconButton(name, title, onclick, extra = "") {
  return h("button", { type: "button", class: `wb-button wb-icon ${extra}`.trim(), title, "aria-label": title, onclick }, icon(name));
}

/**
 * What is folded away until it is asked for; the browser remembers whether it was.
 * @param {string} name @param {string} text @param {string} title @param {HTMLElement} body
 */
export function createFold(name, text, title, body) {
  const toggle = () => {
    draw(Boolean(body.hidden));
    remember(`fold ${name}`, body.hidden ? 0 : 1);
  };
  const button = h("button", { type: "button", class: "wb-fold-button", title, onclick: toggle }, icon("more"), h("span", {}, text));
  /** @param {boolean} open */
  function draw(open) {
    body.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
  }
  draw(recall(`fold ${name}`) === 1);
  return { button, body };
}

/** A checkbox with its words. @param {string} text @param {string | null} title @param {() => void} onchange */
export function createCheck(text, title, onchange) {
  const box = h("input", { type: "checkbox", onchange });
  return { box, label: h("label", { class: "wb-check", title }, box, text) };
}

/**
 * What turns the pages of a table.
 * @param {(by: number) => void} turn @param {string} [back] @param {string} [on]
 */
export function createPager(turn, back = t("Previous page"), on = t("Next page")) {
  const place = h("span", { class: "wb-quiet" });
  const previous = iconButton("back", back, () => turn(-1), "wb-quiet-button");
  const next = iconButton("on", on, () => turn(1), "wb-quiet-button");
  return {
    element: h("span", { class: "wb-pager" }, previous, place, next),
    previous,
    next,
    /** @param {import("./types").Paged} view */
    draw(view) {
      place.textContent = view.pager;
      previous.disabled = !view.has_previous;
      next.disabled = !view.has_next;
    },
  };
}

/**
 * A table with a row of column names.
 * @param {Props} props @param {string[]} names @param {HTMLTableRowElement[]} rows
 */
export function drawTable(props, names, rows) {
  return h("table", props, h("thead", {}, h("tr", {}, names.map((name) => h("th", { scope: "col" }, name)))), h("tbody", {}, rows));
}

/** Make an element as wide as its share, from 0 to 1. @template {HTMLElement} E @param {E} element @param {number} share */
export function widen(element, share) {
  element.style.width = `${100 * share}%`;
  return element;
}

/** Show a text, or hide its element where there is none. @param {HTMLElement} element @param {string | undefined} text */
export function setText(element, text) {
  element.textContent = text ?? "";
  element.hidden = !text;
}

/** Call `tell` where a pane is shown or left, and not where that is no news. @param {(now: boolean) => void} tell */
export function whenChanged(tell) {
  let before = false;
  return (/** @type {boolean} */ now) => {
    if (now !== before) tell((before = now));
  };
}

/**
 * A name with what it stands for. Not `dt` and `dd`: JupyterLab styles those in outputs.
 * @param {string} name
 * @param {...(Child | Child[])} children
 */
export function drawTerm(name, ...children) {
  return [
    h("div", { class: "wb-term wb-quiet", role: "term" }, name),
    h("div", { class: "wb-flow wb-definition", role: "definition" }, ...children),
  ];
}

/** An id for this page. (`crypto.randomUUID` is missing where a server is reached without https.) */
export function uniqueId() {
  return `wb-${Math.random().toString(36).slice(2)}`;
}
