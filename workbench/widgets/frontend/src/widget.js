// @ts-check
// What the widget shows: a lesson's experiment, or the page that makes a task, and then, in its place,
// the workbench on it.

import screen from "./index.js";
import { isLesson, mountLesson } from "./lesson.js";
import { mountNew } from "./new.js";
import { hideTwin } from "./twin.js";
import { pageLanguage, speak } from "./words.js";

/** @param {import("@anywidget/types").RenderProps<import("./host").State>} props */
function render(props) {
  const { model, el } = props;
  if (isLesson(model.get("only"))) return mountLesson(props);
  const isNew = () => Boolean(model.get("new")?.stage);
  if (!isNew()) return screen.render(props);
  speak(model.get("language"));
  const showTwin = hideTwin(model.get("twin"));
  /** @type {(() => void) | undefined} */
  let endScreen;
  const endNew = mountNew(props);
  model.on("change:new", goOn);
  model.send({ type: "hello", language: pageLanguage() });

  function goOn() {
    if (isNew()) return;
    const page = /** @type {Document | ShadowRoot} */ (el.getRootNode());
    const hadFocus = el.contains(page.activeElement);
    leave();
    endScreen = screen.render(props);
    // From nowhere, the next key would be the notebook's.
    if (hadFocus) /** @type {HTMLElement | null} */ (el.querySelector(".wb"))?.focus({ preventScroll: true });
  }

  function leave() {
    model.off("change:new", goOn);
    endNew();
    showTwin();
    model.send({ type: "bye" });
  }

  return () => (endScreen ?? leave)();
}

export default { render };
