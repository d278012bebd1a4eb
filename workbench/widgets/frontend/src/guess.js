// @ts-check
// Guess first: a prompt, what a class expects of the model as a histogram, and then what comes out.

import { createBench } from "./bench.js";
import { createChart } from "./chart.js";
import { button, h } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./host").Send} send */
export function createGuess(send) {
  const asked = h("p", { class: "wb-lesson-asked" });
  const field = h("textarea", { class: "wb-guess-field", rows: 2, "aria-label": t("Your guess"), onkeydown: press });
  const add = button(t("Guess"), t("Add what stands in the field to the guesses (Enter)"), give, "wb-primary");
  const reveal = button(t("Reveal"), t("Show what comes out"), () => send({ type: "guess_reveal" }));
  const again = button(t("Guess anew"), t("Take all guesses back"), () => send({ type: "guess_again" }), "wb-small");
  const truth = h("strong", { class: "wb-truth wb-text" });
  const detail = h("span", { class: "wb-numbers" });
  const out = h("div", { class: "wb-lesson-said", role: "status" }, h("span", {}, t("It comes out:")), truth, detail);
  const chart = createChart(() => {});
  const bench = createBench(t("Guesses"), { far: again }, asked, h("div", { class: "wb-guess-give" }, field, add, reveal), out, chart.element);

  /** What was given and is not counted yet: it may be refused. */
  let given = "";
  let counted = 0;

  function give() {
    if (!field.value.trim()) return;
    given = field.value;
    send({ type: "guess_add", text: given });
    field.value = "";
    field.focus({ preventScroll: true });
  }

  /** A class's answers are not to be typed once more because one of them is no number. */
  function refused() {
    if (given) field.value = [given, field.value].filter(Boolean).join("\n");
    given = "";
  }

  /** A class's answers are typed line by line: Shift-Enter is a line. @param {KeyboardEvent} event */
  function press(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    give();
  }

  /** @param {import("./types").GuessView} view */
  function draw(view) {
    if (view.guesses !== counted) given = "";
    counted = view.guesses;
    bench.drawHead(view.title, view.busy && view.revealed && t("The model answers…"));
    bench.prompt.draw(view.prompt, null);
    asked.textContent = view.asked;
    field.placeholder = view.hint;
    field.disabled = add.disabled = view.revealed;
    reveal.disabled = !view.can_reveal;
    reveal.title = view.guesses ? t("Show what comes out") : t("Guess first");
    again.hidden = view.guesses === 0;
    out.hidden = !view.revealed;
    truth.textContent = view.truth;
    detail.textContent = view.detail;
    chart.draw(view.chart);
  }

  return { label: t("Guesses"), element: bench.element, draw, refused, destroy: chart.destroy };
}
