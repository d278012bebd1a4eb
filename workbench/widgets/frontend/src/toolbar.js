// @ts-check
// The top bar: which doc, which version, which settings.

import "./css/toolbar.css";
import { button, fill, h, setField, setOptions, uniqueId, watchField } from "./dom.js";
import { createRadios } from "./radios.js";
import { t } from "./words.js";

/**
 * @param {import("./host").Send} send
 * @param {() => void} showKeys
 */
export function createToolbar(send, showKeys) {
  /** @param {Record<string, unknown>} changes */
  const configure = (changes) => send({ type: "configure", changes });

  const task = h("span", { class: "wb-task wb-cut" });
  const methods = createRadios(t("Method"), (id) => configure({ method: id }));
  const version = h("select", {
    class: "wb-version",
    "aria-label": t("Open a version"),
    onchange: () => send({ type: "open", version: version.value }),
  });
  const styles = createRadios(t("Reasoning"), (id) => send({ type: "style", style: id }), "wb-styles");
  const editing = h("span", { class: "wb-editing" });
  const shots = numberField("num_fewshot", 0, configure);
  const seed = numberField("seed", 0, configure);
  const sample = numberField("sample_size", 1, configure);
  const sampler = choiceField("sampler", configure);
  const models = h("datalist", { id: uniqueId() });
  const model = textField("model", configure, { list: models.id, class: "wb-model" });
  const doc = numberField("doc_id", 0, configure);
  const docs = h("span", { class: "wb-quiet" });
  const previous = button("◀", t("Previous doc (Alt-Up)"), () => send({ type: "step", by: -1 }), "wb-icon");
  const next = button("▶", t("Next doc (Alt-Down)"), () => send({ type: "step", by: 1 }), "wb-icon");

  const scope = choiceField("scope", configure);
  const tokens = numberField("max_new_tokens", 1, configure);
  const until = textField("until", configure, { class: "wb-wide" });
  const ids = textField("shot_ids", configure, { placeholder: "3, 7, 12" });
  const description = h("textarea", { name: "description", rows: 2 });
  watchField(description, () => configure({ description: description.value }));
  /** Each has the name of its setting. */
  const fields = [shots, seed, sample, model, doc, tokens, until, ids, description];
  const scopeLabel = labelled(t("scope"), scope);
  const tokensLabel = labelled(t("max new tokens"), tokens);
  const untilLabel = labelled(t("until"), until);
  const idsLabel = labelled(t("shot ids"), ids);
  const more = h(
    "div",
    { class: "wb-flow wb-settings", hidden: true },
    labelled(t("description"), description, "wb-grow"),
    idsLabel,
    scopeLabel,
    tokensLabel,
    untilLabel,
  );
  const toggle = h(
    "button",
    {
      type: "button",
      class: "wb-button wb-toggle",
      "aria-expanded": "false",
      title: t("Description, shot ids, scope, decoding"),
      onclick: () => {
        more.hidden = !more.hidden;
        toggle.setAttribute("aria-expanded", String(!more.hidden));
      },
    },
    h("span", { class: "wb-wide-only" }, t("Settings")),
    h("span", { class: "wb-narrow-only", "aria-hidden": "true" }, "⚙"),
  );
  const keys = button("?", t("Keys (F1)"), showKeys, "wb-icon wb-keys");

  const element = h(
    "header",
    { class: "wb-toolbar", role: "group", "aria-label": t("Task and settings") },
    h(
      "div",
      { class: "wb-strip wb-bar" },
      task,
      methods.element,
      h("div", { class: "wb-field" }, editing, version),
      styles.element,
      h("span", { class: "wb-spring" }),
      h("div", { class: "wb-stepper wb-numbers", role: "group", "aria-label": t("Doc") }, previous, labelled(t("doc"), doc), docs, next),
    ),
    h(
      "div",
      { class: "wb-strip wb-bar wb-fields" },
      labelled(t("shots"), shots),
      labelled(t("sampler"), sampler),
      labelled(t("seed"), seed),
      labelled(t("model"), model),
      models,
      labelled(t("sample"), sample),
      h("span", { class: "wb-spring" }),
      toggle,
      keys,
    ),
    more,
  );

  /** @param {import("./types").ToolbarView} view */
  function draw(view) {
    task.textContent = view.task;
    task.title = view.path;
    methods.draw(view.methods.map((method) => ({ ...method, active: method.id === view.method })));
    editing.textContent = view.editing;
    setOptions(version, [{ id: "", label: t("open…") }, ...view.versions], "");
    styles.element.hidden = view.styles.length === 0;
    styles.draw(view.styles);
    for (const field of fields) setField(field, /** @type {Record<string, any>} */ (view)[field.name]);
    setOptions(sampler, view.samplers, view.sampler);
    fill(models, view.models.map((name) => h("option", { value: name })));
    doc.max = String(view.last_doc_id);
    docs.textContent = view.docs;
    previous.disabled = view.doc_id <= 0;
    next.disabled = view.doc_id >= view.last_doc_id;
    setOptions(scope, view.scopes, view.scope);
    idsLabel.hidden = view.sampler !== "ids";
    scopeLabel.hidden = view.method !== "ppl";
    tokensLabel.hidden = untilLabel.hidden = view.method !== "gen";
  }

  return { element, draw, focus: () => shots.focus({ preventScroll: true }) };
}

/**
 * @param {string} text
 * @param {HTMLElement} field
 * @param {string} [extra]
 */
function labelled(text, field, extra = "") {
  return h("label", { class: `wb-field ${extra}`.trim() }, h("span", { class: "wb-label" }, text), field);
}

/** @typedef {(changes: Record<string, unknown>) => void} Configure */

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

/** @param {string} name @param {Configure} configure */
function choiceField(name, configure) {
  const field = h("select", { name, onchange: () => configure({ [name]: field.value }) });
  return field;
}
