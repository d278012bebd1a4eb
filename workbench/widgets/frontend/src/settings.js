// @ts-check
// The drawer of settings: all that is not changed every minute, in groups, each setting a control.

import "./css/settings.css";
import { createCheck, h, iconButton, setField, setOptions, watchField } from "./dom.js";
import { t } from "./words.js";

/** @typedef {(changes: Record<string, unknown>) => void} Configure */

/**
 * @param {import("./host").Send} send
 * @param {(open: boolean, hadFocus: boolean) => void} onToggle is told, too, whether the focus was here
 * @param {HTMLElement[]} editor the editor's own controls
 */
export function createSettings(send, onToggle, editor) {
  /** @type {Configure} */
  const configure = (changes) => send({ type: "configure", changes });

  const sampler = choiceField("sampler", configure);
  const seed = numberField("seed", 0, configure);
  const ids = textField("shot_ids", configure, { placeholder: "3, 7, 12" });
  const description = areaField("description", configure, 2);
  const sample = numberField("sample_size", 1, configure);
  const chat = choiceField("chat_template", configure);
  const tokens = numberField("max_new_tokens", 1, configure);
  const temperature = textField("temperature", configure, { inputmode: "decimal" });
  const draws = numberField("draws", 1, configure);
  const top = textField("top_p", configure, { inputmode: "decimal" });
  const until = areaField("until", configure, 2);
  const scope = choiceField("scope", configure);
  const metric = choiceField("metric", configure);
  const postprocess = choiceField("postprocess", configure);
  const filters = areaField("filters", configure, 2);
  /** Each has the name of its setting. */
  const fields = [seed, ids, description, sample, tokens, temperature, draws, top, until, filters];
  const choices = [sampler, chat, scope, metric, postprocess];

  const idsRow = row(t("shot ids"), ids, t("the docs that are shots, in order"));
  const drawsRow = row(t("draws"), draws, t("answers of each row, whose mean is its score"));
  const answers = group(
    t("Answers"),
    row(t("max new tokens"), tokens),
    row(t("temperature"), temperature, t("0 is greedy: the likeliest token each time")),
    drawsRow,
    row(t("top p"), top),
    row(t("stop at"), until, t("stop sequences (until), one a line; \\n is a line break")),
  );
  const scopeRow = row(t("scope"), scope);
  const postprocessRow = row(t("post-processor"), postprocess);
  const filtersRow = row(t("filters"), filters, t("lm-evaluation-harness's, one a line: regex (\\d+), take_first, lowercase"));
  const close = iconButton("close", t("Close the settings"), () => toggle(false), "wb-quiet-button");
  const element = h(
    "aside",
    { class: "wb-drawer wb-column", "aria-label": t("Settings"), hidden: true, onkeydown: press },
    h("div", { class: "wb-drawer-head" }, h("strong", {}, t("Settings")), close),
    h(
      "div",
      { class: "wb-drawer-body" },
      group(t("Few-shot examples"), row(t("sampler"), sampler), row(t("seed"), seed), idsRow, row(t("description"), description, t("stands before the shots"))),
      group(t("Rows"), row(t("sample"), sample, t("so many rows are scored"))),
      group(t("Prompt"), row(t("chat template"), chat, t("the model's own: a run scores what is shown"))),
      answers,
      group(t("Scoring"), scopeRow, row(t("metric"), metric), postprocessRow, filtersRow),
      group(t("Editor"), editor),
    ),
  );

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    toggle(false);
  }

  /** @param {boolean} [open] */
  function toggle(open = Boolean(element.hidden)) {
    const hadFocus = element.matches(":focus-within");
    element.hidden = !open;
    onToggle(open, hadFocus);
    if (open) sampler.focus({ preventScroll: true });
  }

  return {
    element,
    toggle,
    /** @param {import("./types").ToolbarView} view */
    draw(view) {
      const values = /** @type {Record<string, any>} */ (view);
      for (const field of fields) setField(field, values[field.name]);
      for (const field of choices) setOptions(field, /** @type {Record<string, import("./types").Named[]>} */ (view.choices)[field.name], values[field.name]);
      idsRow.hidden = view.sampler !== "ids";
      const gen = view.method === "gen";
      answers.hidden = postprocessRow.hidden = filtersRow.hidden = !gen;
      scopeRow.hidden = gen;
      drawsRow.hidden = Number(view.temperature) === 0;
    },
  };
}

/** @param {string} title @param {...(HTMLElement | HTMLElement[])} rows */
function group(title, ...rows) {
  return h("section", { class: "wb-group", role: "group", "aria-label": title }, h("h3", { class: "wb-group-title" }, title), rows.flat());
}

/** A setting with its name, and what it means below. @param {string} text @param {HTMLElement} field @param {string} [about] */
export function row(text, field, about = "") {
  return h("label", { class: "wb-setting" }, h("span", { class: "wb-label" }, text), field, about && h("span", { class: "wb-about wb-quiet" }, about));
}

/** @param {string} name @param {number} min @param {Configure} configure */
function numberField(name, min, configure) {
  const field = h("input", { type: "number", name, min, step: 1 });
  return watchField(field, () => {
    const value = field.valueAsNumber;
    if (!Number.isInteger(value)) return false;
    return configure({ [name]: value });
  });
}

/** @param {string} name @param {Configure} configure @param {Record<string, unknown>} [props] */
function textField(name, configure, props = {}) {
  const field = h("input", { type: "text", name, spellcheck: "false", autocomplete: "off", ...props });
  return watchField(field, () => configure({ [name]: field.value }));
}

/** @param {string} name @param {Configure} configure @param {number} rows */
function areaField(name, configure, rows) {
  const field = h("textarea", { name, rows, spellcheck: "false" });
  return watchField(field, () => configure({ [name]: field.value }));
}

/** @param {string} name @param {Configure} configure */
function choiceField(name, configure) {
  const field = h("select", { name, onchange: () => configure({ [name]: field.value }) });
  return field;
}

/** A checkbox among the settings. @param {string} text @param {boolean} on @param {(on: boolean) => void} set */
export function switchRow(text, on, set) {
  const check = createCheck(text, null, () => set(check.box.checked));
  check.box.checked = on;
  return h("div", { class: "wb-setting wb-setting-check" }, check.label);
}
