// @ts-check
// Marking what is selected with alternatives: a line below the code that asks for them. The kernel
// writes the comment, and says where it cannot.

import { StateEffect, StateField } from "@codemirror/state";
import { showPanel } from "@codemirror/view";
import { button, h, iconButton } from "./dom.js";
import { t } from "./words.js";

const LONGEST = 40;

/** @type {import("@codemirror/state").StateEffectType<boolean>} */
const asks = StateEffect.define();

/** @param {import("./host").Send} send */
export function markPanel(send) {
  /** What was typed last, and for which text: the kernel may refuse it. */
  const last = { text: "", name: "", others: "" };
  return StateField.define({
    create: () => false,
    update: (open, { effects }) => effects.reduce((now, effect) => (effect.is(asks) ? effect.value : now), open),
    provide: (field) => showPanel.from(field, (open) => (open ? (view) => createPanel(view, send, last) : null)),
  });
}

/** Ask for alternatives to what is selected. @param {import("@codemirror/view").EditorView} view */
export function askForMark(view) {
  view.dispatch({ effects: asks.of(true) });
  /** @type {HTMLElement | null} */ (view.dom.querySelector(".wb-mark-others"))?.focus();
}

/**
 * @param {import("@codemirror/view").EditorView} view @param {import("./host").Send} send
 * @param {{ text: string, name: string, others: string }} last
 */
function createPanel(view, send, last) {
  const words = h("span", { class: "wb-cut" });
  const name = h("input", { type: "text", class: "wb-mark-name", placeholder: t("name"), "aria-label": t("name"), spellcheck: "false", autocomplete: "off", value: "" });
  const others = h("input", { type: "text", class: "wb-mark-others", placeholder: t("alternatives, with | between"), "aria-label": t("alternatives, with | between"), spellcheck: "false", autocomplete: "off" });
  const done = button(t("Mark it"), "", mark, "wb-small wb-primary");
  const leave = iconButton("close", t("Close"), close, "wb-quiet-button");
  const dom = h("div", { class: "wb-mark-panel", role: "group", "aria-label": t("Mark the selection with alternatives"), onkeydown: answer }, words, h("div", { class: "wb-mark-fields" }, name, others, done, leave));

  const selected = () => {
    const { from, to } = view.state.selection.main;
    return view.state.sliceDoc(from, to);
  };

  function draw() {
    const text = selected();
    const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    words.textContent = text ? t("Alternatives for “{text}”", { text: shown }) : t("Select a text in one line of the transform; its alternatives are raced.");
    done.disabled = !text;
  }

  function mark() {
    const text = selected();
    if (!text || !others.value) return;
    const before = view.state.sliceDoc(0, view.state.selection.main.from);
    send({ type: "mark", before, text, name: name.value.trim(), others: others.value });
    close();
  }

  function close() {
    Object.assign(last, { text: selected(), name: name.value, others: others.value });
    view.dispatch({ effects: asks.of(false) });
    view.focus();
  }

  /** @param {KeyboardEvent} event */
  function answer(event) {
    if (event.isComposing) return;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) mark();
    else return;
    event.preventDefault();
  }

  if (last.text && last.text === selected()) {
    name.value = last.name;
    others.value = last.others;
  }
  draw();
  return { dom, update: draw };
}
