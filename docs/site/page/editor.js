// A plain editor: monospaced, with numbers, Tab as four spaces, and the line of an error marked.

import { el } from "./dom.js";

export function editor(name, changed) {
  const numbers = el("div", { className: "numbers", ariaHidden: "true" });
  const area = el("textarea", {
    id: "source", ariaLabel: name, spellcheck: false, autocomplete: "off", wrap: "off",
    autocapitalize: "off",
  });
  let marked;

  function number() {
    const count = area.value.split("\n").length;
    numbers.replaceChildren(
      ...Array.from({ length: count }, (_, i) =>
        el("span", { className: i + 1 === marked ? "bad" : "" }, String(i + 1))),
    );
    numbers.scrollTop = area.scrollTop;
  }

  area.addEventListener("scroll", () => (numbers.scrollTop = area.scrollTop));
  area.addEventListener("input", () => {
    number();
    changed();
  });
  // Tab indents, as in every editor; Escape lets the next Tab leave, for those who have no mouse.
  let leaving = false;
  area.addEventListener("keydown", (event) => {
    if (event.key === "Escape") leaving = true;
    else if (event.key !== "Tab" && event.key !== "Shift") leaving = false;
    if (event.key !== "Tab" || event.shiftKey || leaving || area.readOnly) return;
    event.preventDefault();
    area.setRangeText("    ", area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input"));
  });

  return {
    node: el("div", { className: "editor" }, numbers, area),
    get value() {
      return area.value;
    },
    set value(text) {
      area.value = text;
      marked = undefined;
      number();
    },
    get locked() {
      return area.readOnly;
    },
    set locked(yes) {
      area.readOnly = yes;
      area.ariaBusy = String(yes);
    },
    mark(line) {
      marked = line;
      number();
    },
    go(line) {
      const start = area.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
      const end = area.value.indexOf("\n", start);
      area.focus();
      area.setSelectionRange(start, end < 0 ? area.value.length : end);
    },
  };
}
