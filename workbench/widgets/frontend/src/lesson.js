// @ts-check
// The lessons' widgets: a frame with one experiment in it. What is played with, and what comes out, is
// decided by the kernel.

import "./css/lesson.css";
import { mountAlone } from "./alone.js";
import { h, setText } from "./dom.js";
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
export function mountLesson(props) {
  const { model } = props;
  speak(model.get("language"));
  const name = /** @type {"chain"} */ (model.get("only"));
  const showTwin = hideTwin(model.get("twin"));
  const experiment = EXPERIMENTS[name]((message) => model.send(message));
  const notice = h("div", { class: "wb-notice wb-text", role: "alert", hidden: true });
  const element = h("div", { class: "wb-frame wb-column wb-lesson" }, notice, experiment.element);
  const leave = mountAlone(props, { label: experiment.label, element, names: [name, "notice"], draw });
  model.send({ type: "hello", language: pageLanguage() });

  function draw() {
    if (model.get(name)?.title) experiment.draw(model.get(name));
    setText(notice, model.get("notice")?.text);
    notice.dataset.level = model.get("notice")?.level ?? "";
  }

  return () => {
    model.send({ type: "bye" });
    leave();
    experiment.destroy?.();
    showTwin();
  };
}
