// @ts-check
// A run handed over: the command line, or a script for a scheduler, to be copied.

import "./css/elsewhere.css";
import { createCopy } from "./copy.js";
import { button, fill, h, iconButton, setText } from "./dom.js";
import { createRadios } from "./radios.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createElsewhere(send) {
  const open = button(t("Run it elsewhere…"), t("The command line, or a script for Slurm, Ray or Kubernetes, for exactly this run"), toggle, "wb-small");
  const radios = createRadios(t("Where"), (place) => send({ type: "elsewhere", place }));
  const about = h("span", { class: "wb-quiet" });
  const copied = createCopy(t("Copy it"), () => text.textContent ?? "");
  const close = iconButton("close", t("Close"), toggle, "wb-quiet-button");
  const refusal = h("div", { class: "wb-band", role: "status" });
  const text = h("pre", { class: "wb-elsewhere-text", tabindex: "0", "aria-label": t("What starts it") });
  const element = h(
    "section",
    { class: "wb-elsewhere", "aria-label": t("Run it elsewhere…") },
    h("div", { class: "wb-strip" }, radios.element, h("span", { class: "wb-spring" }), copied.said, copied.button, close),
    about,
    refusal,
    text,
  );
  let shown = false;
  element.hidden = open.hidden = true; // until it is drawn: what is finished is not run again

  function toggle() {
    send({ type: "elsewhere", place: shown ? null : "command" });
  }

  /** @param {import("./types").ElsewhereView} view */
  function draw(view) {
    shown = view.open;
    element.hidden = !shown;
    open.hidden = shown;
    open.classList.toggle("wb-quiet-button", !view.is_long);
    open.setAttribute("aria-expanded", String(shown));
    radios.draw(view.places);
    setText(about, view.refusal ? "" : (view.places.find(({ active }) => active)?.title ?? ""));
    setText(refusal, view.refusal);
    text.hidden = copied.button.hidden = !view.text;
    fill(text, view.text);
  }

  return { open, element, draw };
}
