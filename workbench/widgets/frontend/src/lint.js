// @ts-check
// What the linter found: the list above the status line, opened from its count.

import "./css/lint.css";
import { button, fill, h, iconButton, setText } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types").FindingView} FindingView */

/**
 * @param {import("./host").Send} send
 * @param {(offset: number) => void} jump moves the editor's cursor
 * @param {() => void} openRows brings the table of rows to the front
 */
export function createLint(send, jump, openRows) {
  /** @type {Set<string>} the rules whose explanation is open, however often the list is drawn */
  const explained = new Set();
  const list = h("ul", { class: "wb-findings-list" });
  const note = h("span", { class: "wb-quiet" });
  const more = h("p", { class: "wb-quiet" });
  const rows = button(t("Show the rows"), "", showRows, "wb-small");
  const proveAll = button("", "", () => send({ type: "prove" }), "wb-small");
  const close = iconButton("close", t("Close the list"), toggle, "wb-quiet-button");
  const head = h("div", { class: "wb-strip" }, h("strong", {}, t("What the linter found")), note, h("span", { class: "wb-spring" }), proveAll, rows, close);
  const element = h("section", { class: "wb-findings wb-column", "aria-label": t("What the linter found"), hidden: true, onkeydown: press }, head, h("div", { class: "wb-scroll", tabindex: 0 }, list, more));
  const count = h("button", { type: "button", class: "wb-status-lint", "aria-expanded": "false", title: t("What the linter found (Alt-Shift-L)"), onclick: toggle });

  function toggle() {
    element.hidden = !element.hidden;
    count.setAttribute("aria-expanded", String(!element.hidden));
    if (element.hidden) count.focus({ preventScroll: true });
    else (list.querySelector("button") ?? close).focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.key === "Escape") toggle();
  }

  function showRows() {
    send({ type: "rows", kind: "linted" });
    openRows();
  }

  /** @param {FindingView} finding */
  function drawFinding({ rule, finds, why, severity, mark, word, message, fix, line, range, docs, doc_id, ...more }) {
    const show = () => send({ type: "configure", changes: { doc_id } });
    const about = h("div", { class: "wb-finding-about", hidden: !explained.has(rule) }, h("p", {}, ticked(finds)), h("p", {}, ticked(why)));
    const name = h("button", { type: "button", class: "wb-link", title: t("What the rule finds, and why it matters"), "aria-expanded": String(explained.has(rule)), onclick: explain }, h("code", {}, rule));
    function explain() {
      about.hidden = !about.hidden;
      name.setAttribute("aria-expanded", String(!about.hidden));
      if (about.hidden) explained.delete(rule);
      else explained.add(rule);
    }
    return h(
      "li",
      { "data-severity": severity },
      h("span", { class: "wb-severity" }, h("span", { "aria-hidden": "true" }, `${mark} `), word),
      h("div", {}, h("div", {}, message), fix && h("div", { class: "wb-quiet" }, `→ ${fix}`), drawProof(more), about),
      h(
        "div",
        { class: "wb-flow wb-finding-places" },
        more.can_fix && act(t("Fix"), t("Take the fault out of the draft; undo brings it back"), message, () => send({ type: "fix", id: more.id })),
        more.can_prove && act(t("Prove"), t("Score a sample of its rows with the fault and without"), message, () => send({ type: "prove", id: more.id })),
        name,
        line && h("button", { type: "button", class: "wb-link", "aria-label": `${line}: ${message}`, onclick: () => range && jump(range[0]) }, line),
        docs && h("button", { type: "button", class: "wb-link", title: t("Preview the first of them"), "aria-label": `${docs}: ${message}`, onclick: show }, docs),
      ),
    );
  }

  return {
    element,
    /** Stands in the status line. */
    count,
    toggle,
    /** @param {import("./types").LintView} view */
    draw(view) {
      setText(count, view.text);
      count.dataset.level = view.level;
      note.textContent = view.note;
      fill(list, view.findings.map(drawFinding));
      setText(more, view.more);
      proveAll.textContent = view.prove_all.label;
      proveAll.title = view.prove_all.title;
      proveAll.hidden = !view.prove_all.enabled;
      rows.hidden = !view.findings.some(({ docs }) => docs);
    },
  };
}

/** @param {string} text @param {string} title @param {string} about @param {() => void} onclick */
function act(text, title, about, onclick) {
  return h("button", { type: "button", class: "wb-button wb-small", title, "aria-label": `${text}: ${about}`, onclick }, text);
}

/** @param {{ proof: string, effect: string, waits: boolean }} proving */
function drawProof({ proof, effect, waits }) {
  return proof && h("div", { class: "wb-finding-proof wb-numbers", "data-waits": waits || null, role: "status" }, effect && h("strong", {}, effect), h("span", {}, proof));
}

/** A text with its `code` set as code. @param {string} text */
function ticked(text) {
  return text.split("`").map((part, place) => (place % 2 ? h("code", {}, part) : part));
}
