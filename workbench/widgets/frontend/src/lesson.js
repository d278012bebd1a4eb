// @ts-check
// The lessons' widgets: a frame with one experiment in it. What is played with, and what comes out, is
// decided by the kernel.

import "./css/lesson.css";
import { mountAlone } from "./alone.js";
import { h, setText } from "./dom.js";
import { createChain } from "./chain.js";
import { createGrowth } from "./growth.js";
import { createGuess } from "./guess.js";
import { createProjector } from "./projector.js";
import { createPuzzle } from "./puzzle.js";
import { createStop } from "./stop.js";
import { hideTwin } from "./twin.js";
import { pageLanguage, speak, t } from "./words.js";

/** @typedef {{ label: string, shown?: string, element: HTMLElement, draw: (view: any) => void, refused?: () => void, destroy?: () => void }} Experiment */

/** By the name of the view that each draws. @type {Record<string, (send: import("./host").Send) => Experiment>} */
const EXPERIMENTS = { chain: createChain, growth: createGrowth, guess: createGuess, puzzle: createPuzzle, stop: createStop };

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
  const name = /** @type {"chain" | "growth" | "guess" | "puzzle" | "stop"} */ (model.get("only"));
  const showTwin = hideTwin(model.get("twin"));
  const experiment = EXPERIMENTS[name]((message) => model.send(message));
  const notice = h("div", { class: "wb-notice wb-text", role: "alert", hidden: true });
  const element = h("div", { class: "wb-frame wb-column wb-lesson" }, notice, experiment.element);
  let said = "";
  const ended = new AbortController();
  const sides = [{ id: /** @type {const} */ ("first"), label: experiment.shown ?? t("Prompt") }, { id: /** @type {const} */ ("second"), label: experiment.label }];
  const projector = createProjector(() => element.closest(".wb"), sides, ended.signal);
  experiment.element.querySelector("header")?.append(projector.element);
  const leave = mountAlone(props, { label: experiment.label, element, names: [name, "notice"], draw });
  projector.draw();
  model.send({ type: "hello", language: pageLanguage() });

  function draw() {
    if (model.get(name)?.title) experiment.draw(model.get(name));
    const text = model.get("notice")?.text ?? "";
    if (text && text !== said) experiment.refused?.();
    said = text;
    setText(notice, text);
    notice.dataset.level = model.get("notice")?.level ?? "";
  }

  return () => {
    model.send({ type: "bye" });
    ended.abort();
    leave();
    experiment.destroy?.();
    showTwin();
  };
}
