// @ts-check
// The top bar: which doc, which version, which settings.

import { fill, h, setField, setOptions, uniqueId, watchField } from "./dom.js";

/**
 * @param {import("./types").Send} send
 */
export function createToolbar(send) {
  /** @param {Record<string, unknown>} changes */
  const configure = (changes) => send({ type: "configure", changes });

  const task = h("span", { class: "wb-task" });
  const methods = h("div", { class: "wb-segmented", role: "radiogroup", "aria-label": "Method" });
  const version = h("select", {
    class: "wb-version",
    "aria-label": "Open a version",
    onchange: () => send({ type: "open", version: version.value }),
  });
  const styles = h("div", { class: "wb-segmented wb-styles", role: "radiogroup", "aria-label": "Reasoning" });
  const editing = h("span", { class: "wb-editing" });
  const shots = numberField("num_fewshot", 0, configure);
  const seed = numberField("seed", 0, configure);
  const sample = numberField("sample_size", 1, configure);
  const sampler = choiceField("sampler", configure);
  const models = h("datalist", { id: uniqueId() });
  const model = textField("model", configure, { list: models.id, class: "wb-model" });
  const doc = numberField("doc_id", 0, configure);
  const docs = h("span", { class: "wb-quiet" });
  const previous = stepButton("◀", "Previous doc (Alt-Up)", -1);
  const next = stepButton("▶", "Next doc (Alt-Down)", 1);

  const scope = choiceField("scope", configure);
  const tokens = numberField("max_new_tokens", 1, configure);
  const until = textField("until", configure, { class: "wb-wide" });
  const ids = textField("shot_ids", configure, { placeholder: "3, 7, 12" });
  const description = h("textarea", { rows: 2 });
  watchField(description, () => configure({ description: description.value }));
  const scopeLabel = labelled("scope", scope);
  const tokensLabel = labelled("max new tokens", tokens);
  const untilLabel = labelled("until", until);
  const idsLabel = labelled("shot ids", ids);
  const more = h(
    "div",
    { class: "wb-settings", hidden: true },
    labelled("description", description, "wb-grow"),
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
      title: "Description, shot ids, scope, decoding",
      onclick: () => {
        more.hidden = !more.hidden;
        toggle.setAttribute("aria-expanded", String(!more.hidden));
      },
    },
    "Settings",
  );

  const element = h(
    "header",
    { class: "wb-toolbar", role: "toolbar", "aria-label": "Prompt workbench" },
    h(
      "div",
      { class: "wb-bar" },
      task,
      methods,
      h("div", { class: "wb-field" }, editing, version),
      styles,
      h("span", { class: "wb-spring" }),
      h("div", { class: "wb-stepper", role: "group", "aria-label": "Doc" }, previous, labelled("doc", doc), docs, next),
    ),
    h(
      "div",
      { class: "wb-bar wb-fields" },
      labelled("shots", shots),
      labelled("sampler", sampler),
      labelled("seed", seed),
      labelled("model", model),
      models,
      labelled("sample", sample),
      h("span", { class: "wb-spring" }),
      toggle,
    ),
    more,
  );

  /** @param {import("./types").ToolbarView} view */
  function draw(view) {
    task.textContent = view.task;
    task.title = view.path;
    drawRadios(methods, view.methods.map((method) => ({ ...method, active: method.id === view.method })), (id) => configure({ method: id }));
    editing.textContent = view.editing;
    setOptions(version, [{ id: "", label: "open…" }, ...view.versions], "");
    styles.hidden = view.styles.length === 0;
    drawRadios(styles, view.styles.map((style) => ({ ...style, enabled: true })), (id) => send({ type: "style", style: id }));
    setField(shots, view.num_fewshot);
    setField(seed, view.seed);
    setField(sample, view.sample_size);
    setOptions(sampler, view.samplers, view.sampler);
    setField(model, view.model);
    fill(models, view.models.map((name) => h("option", { value: name })));
    setField(doc, view.doc_id);
    doc.max = String(view.last_doc_id);
    docs.textContent = view.docs;
    previous.disabled = view.doc_id <= 0;
    next.disabled = view.doc_id >= view.last_doc_id;
    setOptions(scope, view.scopes, view.scope);
    setField(tokens, view.max_new_tokens);
    setField(until, view.until);
    setField(ids, view.shot_ids);
    setField(description, view.description);
    idsLabel.hidden = view.sampler !== "ids";
    scopeLabel.hidden = view.method !== "ppl";
    tokensLabel.hidden = untilLabel.hidden = view.method !== "gen";
  }

  /** @param {string} text @param {string} label @param {number} by */
  function stepButton(text, label, by) {
    return h(
      "button",
      { type: "button", class: "wb-button wb-icon", "aria-label": label, title: label, onclick: () => send({ type: "step", by }) },
      text,
    );
  }

  return { element, draw };
}

/**
 * @param {string} text
 * @param {HTMLElement} field
 * @param {string} [extra]
 */
function labelled(text, field, extra = "") {
  return h("label", { class: `wb-field ${extra}`.trim() }, h("span", { class: "wb-label" }, text), field);
}

/** @typedef {import("./types").Named & { active: boolean, enabled: boolean }} Radio */

/**
 * A row of buttons of which one is on. They are made once, so that the focus stays where it is.
 * @param {HTMLElement} group @param {Radio[]} radios @param {(id: string) => void} choose
 */
function drawRadios(group, radios, choose) {
  if (group.childElementCount !== radios.length) {
    fill(
      group,
      radios.map(({ id, label }) => h("button", { type: "button", role: "radio", "data-id": id, onclick: () => choose(id) }, label)),
    );
  }
  for (const [index, button] of group.querySelectorAll("button").entries()) {
    const { title, active, enabled } = radios[index];
    button.title = title ?? "";
    button.setAttribute("aria-checked", String(active));
    button.disabled = !enabled;
  }
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
