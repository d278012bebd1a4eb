// @ts-check
// The model: a field that takes any name, and a list of the models that there are. The list is made
// when it is opened; servers are looked for only by its last entry.

import "./css/picker.css";
import { fill, h, setField, setText, uniqueId, watchField } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** @typedef {import("./types").ModelView} ModelView */

/**
 * A combobox by the ARIA pattern: the focus stays in the field, arrows move among the entries, Enter
 * takes one, Escape closes. What is typed while the list is open narrows it.
 * @param {import("./host").Send} send
 * @param {(model: string) => void} choose
 */
export function createPicker(send, choose) {
  const id = uniqueId();
  let current = "";
  let typed = "";
  let seeks = false; // servers are looked for
  /** @type {import("./types").ModelsView} */
  let shown = { groups: [], status: "", look: "" };

  const field = h("input", {
    type: "text", id, name: "model", class: "wb-model", spellcheck: "false", autocomplete: "off", role: "combobox", "aria-label": t("model"),
    "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": `${id}-list`,
    onkeydown: press, oninput: narrow,
  });
  watchField(field, () => choose(field.value));
  field.addEventListener("change", () => toggle(false));
  const arrow = h("button", { type: "button", class: "wb-button wb-icon wb-model-arrow", tabindex: -1, title: t("Choose a model"), "aria-label": t("Choose a model"), "aria-expanded": "false", "aria-controls": `${id}-list`, onclick: () => toggle(Boolean(popup.hidden)) }, icon("down"));
  const list = h("div", { class: "wb-models-list", id: `${id}-list`, role: "listbox", "aria-label": t("Models to choose from") });
  const status = h("div", { class: "wb-models-status wb-quiet", role: "status" });
  const popup = h("div", { class: "wb-models", hidden: true }, list, status);
  const element = h("div", { class: "wb-model-box", onfocusout: leave }, field, arrow, popup);
  // A press on the list or the arrow leaves the focus in the field.
  for (const part of [popup, arrow]) part.addEventListener("mousedown", (event) => event.preventDefault());

  /** @param {boolean} open */
  function toggle(open) {
    if (open === !popup.hidden) return;
    popup.hidden = !open;
    for (const part of [field, arrow]) part.setAttribute("aria-expanded", String(open));
    point(null);
    if (!open) return;
    typed = "";
    seeks = false;
    field.focus({ preventScroll: true });
    field.select();
    send({ type: "models" });
    drawList();
    keepInside();
  }

  /** A narrow page has no room to the right of the field. */
  function keepInside() {
    popup.style.left = "0";
    const frame = element.closest(".wb-frame")?.getBoundingClientRect();
    if (frame) popup.style.left = `${Math.min(0, frame.right - 8 - popup.getBoundingClientRect().right)}px`;
  }

  const options = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=option]")]);
  const pointed = () => options().find((option) => option.dataset.pointed);

  /** @param {HTMLElement | null | undefined} option the entry that Enter would take */
  function point(option) {
    for (const other of options()) delete other.dataset.pointed;
    if (!option) return field.removeAttribute("aria-activedescendant");
    option.dataset.pointed = "yes";
    field.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (by) {
      if (popup.hidden) toggle(true);
      else step(by);
    } else if (popup.hidden) return;
    else if (event.key === "Escape") toggle(false);
    else if (event.key === "Enter" && pointed()) pointed()?.click();
    else if (event.key === "Enter") return toggle(false); // what is typed is taken as ever
    else return;
    event.preventDefault();
  }

  /** @param {number} by */
  function step(by) {
    const all = options();
    const now = all.findIndex((option) => option.dataset.pointed);
    const chosen = all.findIndex((option) => option.getAttribute("aria-selected") === "true");
    const next = now >= 0 ? now + by : chosen >= 0 && !typed ? chosen : by > 0 ? 0 : -1;
    point(all[(next + all.length) % all.length]);
  }

  function narrow() {
    if (popup.hidden) return;
    typed = field.value.trim().toLowerCase();
    drawList();
  }

  /** @param {FocusEvent} event */
  function leave(event) {
    if (!element.contains(/** @type {Node | null} */ (event.relatedTarget))) toggle(false);
  }

  function seek() {
    seeks = true;
    send({ type: "models", servers: true });
  }

  /** @param {string} name */
  function take(name) {
    delete field.dataset.typing;
    setField(field, name);
    toggle(false);
    choose(name);
  }

  function drawList() {
    const before = pointed()?.dataset.entry;
    const groups = shown.groups.map((group) => ({ ...group, models: group.models.filter((model) => model.name.toLowerCase().includes(typed)) }));
    const look = shown.look && drawOption("look", "wb-models-look", seek, shown.look);
    fill(list, groups.filter((group) => group.models.length).map(drawGroup), look);
    options().forEach((option, index) => (option.id = `${id}-${index}`));
    setText(status, shown.status);
    point(options().find((option) => option.dataset.entry === before && before));
  }

  /** @param {import("./types").ModelGroupView} group */
  function drawGroup({ kind, title, models }) {
    const name = h("div", { class: "wb-models-title wb-quiet", role: "presentation" }, title);
    return h("div", { role: "group", "aria-label": title, "data-kind": kind }, name, models.map(drawModel));
  }

  /** @param {ModelView} model */
  function drawModel(model) {
    const facts = [h("span", {}, model.can), h("span", { class: "wb-models-size" }, model.size), h("span", { class: "wb-models-fits", "data-room": model.room || null }, model.fits)];
    const option = drawOption(model.name, "wb-models-entry", () => take(model.name), h("span", { class: "wb-models-name" }, model.name), h("span", { class: "wb-models-facts wb-numbers" }, facts));
    if (model.note) option.append(h("span", { class: "wb-models-note wb-quiet" }, model.note));
    option.setAttribute("aria-selected", String(model.name === current));
    option.title = model.title;
    return option;
  }

  /** @param {string} entry @param {string} kind @param {() => void} onclick @param {...(Node | string)} children */
  function drawOption(entry, kind, onclick, ...children) {
    return h("div", { role: "option", class: kind, "data-entry": entry, "aria-selected": "false", onclick }, ...children);
  }

  return {
    element,
    field,
    /** @param {string} model the one that is set */
    setModel(model) {
      const isNew = model !== current;
      current = model;
      setField(field, model);
      if (isNew && !popup.hidden) drawList();
    },
    /** @param {import("./types").ModelsView} view */
    draw(view) {
      shown = view;
      if (popup.hidden) return;
      drawList();
      if (seeks) list.querySelector("[data-kind=server]")?.scrollIntoView({ block: "nearest" });
    },
  };
}
