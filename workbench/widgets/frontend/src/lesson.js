// @ts-check
// The lessons' widgets: a frame with one experiment in it. What is played with, and what comes out, is
// decided by the kernel.

import "./css/lesson.css";
import { createCalm } from "./calm.js";
import { h, setText } from "./dom.js";
import { QUIET, guardKeys } from "./keys.js";
import { createChain } from "./chain.js";
import { hideTwin } from "./twin.js";
import { pageLanguage, speak } from "./words.js";

/** @typedef {{ label: string, element: HTMLElement, draw: (view: any) => void, destroy?: () => void }} Experiment */

/** By the name of the view that each draws. @type {Record<string, (send: import("./host").Send) => Experiment>} */
const EXPERIMENTS = { chain: createChain };

/** Say whether a widget of that name is one of these. @param {string} only */
export function isLesson(only) {
  return only in EXPERIMENTS;
}

/**
 * Mount a lesson's widget, and return what takes it away.
 * @param {import("@anywidget/types").RenderProps<import("./host").State>} props
 */
export function mountLesson({ model, el }) {
  speak(model.get("language"));
  const name = /** @type {"chain"} */ (model.get("only"));
  const ended = new AbortController();
  const showTwin = hideTwin(model.get("twin"));
  const experiment = EXPERIMENTS[name]((message) => model.send(message));
  const notice = h("div", { class: "wb-notice wb-text", role: "alert", hidden: true });
  const frame = h("div", { class: "wb-frame wb-column wb-lesson" }, notice, experiment.element);
  const root = h("div", { class: "wb", [QUIET]: "true", role: "region", tabindex: -1, "aria-label": experiment.label }, frame);
  guardKeys(root, ended.signal);
  el.append(root);
  const calm = createCalm(root, ended.signal);
  const drawNow = () => calm.draw(name, () => model.get(name)?.title && experiment.draw(model.get(name)));
  const drawNotice = () => setText(notice, model.get("notice")?.text);
  model.on(`change:${name}`, drawNow);
  model.on("change:notice", drawNotice);
  drawNow();
  drawNotice();
  model.send({ type: "hello", language: pageLanguage() });
  return () => {
    model.send({ type: "bye" });
    ended.abort();
    model.off(`change:${name}`, drawNow);
    model.off("change:notice", drawNotice);
    experiment.destroy?.();
    showTwin();
    root.remove();
  };
}
