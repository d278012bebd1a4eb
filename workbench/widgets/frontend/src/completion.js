// @ts-check
// What the editor offers while one types: the row's fields, the keys of its dicts, what can be done
// with a field's value, snippets, and post-processors where they are named.

import { pickedCompletion, snippetCompletion } from "@codemirror/autocomplete";
import { localCompletionSource } from "@codemirror/lang-python";
import { syntaxTree } from "@codemirror/language";
import { drawField } from "./hover.js";
import { h } from "./dom.js";

/**
 * @typedef {import("@codemirror/autocomplete").Completion} Completion
 * @typedef {import("@codemirror/autocomplete").CompletionContext} Context
 * @typedef {import("./types").FieldView} FieldView
 * @typedef {import("./types").KeyView} KeyView
 * @typedef {{ fields: () => import("./types").FieldsView, snippets: () => import("./types").SnippetsView }} Aids
 */

const OPEN = String.raw`(?:\[|\.(?:get|pop)\()\s*`;
const NAME = String.raw`(["'])((?:(?!\1).)+)\1`;
const FIELD = new RegExp(String.raw`\b\w+${OPEN}(["'])([^"']*)$`);
const KEY = new RegExp(String.raw`\b\w+${OPEN}${NAME}(?:\s*,[^()]*)?[\])]${OPEN}(["'])([^"']*)$`);
const MEMBER = new RegExp(String.raw`\b\w+${OPEN}${NAME}(?:\s*,[^()]*)?[\])]\.(\w*)$`);
const POST_MODULE = "UltraEval.tasks.postprocess";
const POST_FROM = /^\s*from\s+([\w.]*)$/;
const POST_CLASS = /^\s*from\s+UltraEval\.tasks\.postprocess\s+import\s+\(?(?:\w+\s*,\s*)*(\w*)$/;
const POST_NAME = /postprocess["']?\s*[:=]\s*["'](\w*)$/;
const TRIPLE = /(?:^|[{,])\s*["'](\w*)$/;

/** What transforms do with values of a type, by its name up to a bracket. */
const MEMBERS = {
  str: ["strip()", "lower()", "upper()", "split()", "splitlines()", "startswith()", "endswith()", "replace()", "removeprefix()", "removesuffix()", "format()", "join()"],
  dict: ["items()", "keys()", "values()", "get()"],
  list: ["index()", "count()", "copy()"],
};

/** @param {Aids} aids */
export function completeFrom(aids) {
  /** @param {Context} context */
  return (context) => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    return subscript(context, before, aids.fields().fields ?? []) ?? named(context, before, aids.snippets()) ?? snippet(context, before, aids.snippets());
  };
}

/**
 * The names in scope, but for the one that is being typed: where a name is defined or imported it
 * would be offered to itself.
 * @param {Context} context
 */
export function namesInScope(context) {
  const found = localCompletionSource(context);
  if (!found) return null;
  const typed = context.state.sliceDoc(found.from, context.pos);
  return { ...found, options: found.options.filter(({ label }) => label !== typed) };
}

/** @param {Context} context @param {string} before @param {FieldView[]} fields */
function subscript({ pos }, before, fields) {
  const key = KEY.exec(before);
  if (key) return entries(pos, key[4], key[3], fields.find(({ name }) => name === key[2])?.keys ?? []);
  const field = FIELD.exec(before);
  if (field) return entries(pos, field[2], field[1], fields);
  const member = MEMBER.exec(before);
  if (!member) return null;
  const type = fields.find(({ name }) => name === member[2])?.type.split(/[[ ]/)[0] ?? "";
  const options = MEMBERS[/** @type {keyof typeof MEMBERS} */ (type)] ?? [];
  return { from: pos - member[3].length, options: options.map(method), validFor: /^\w*$/ };
}

/**
 * @param {number} pos @param {string} typed @param {string} quote
 * @param {(FieldView | KeyView)[]} found
 */
function entries(pos, typed, quote, found) {
  const options = found.map((field, index) => ({
    label: field.name,
    detail: field.sample ? `${field.type}  ${field.sample}` : field.type,
    type: "property",
    boost: -index / 100, // in the row's own order
    info: () => drawField(field),
    apply: (/** @type {import("@codemirror/view").EditorView} */ view, /** @type {Completion} */ picked, /** @type {number} */ from, /** @type {number} */ to) => {
      const name = field.name.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`).replaceAll("\n", "\\n");
      const insert = view.state.sliceDoc(to, to + 1) === quote ? name : name + quote;
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + name.length }, userEvent: "input.complete", annotations: pickedCompletion.of(picked) });
    },
  }));
  return { from: pos - typed.length, options, validFor: /^[^"']*$/ };
}

/** @param {string} call a method's name with its brackets */
function method(call) {
  const name = call.slice(0, -2);
  return snippetCompletion(call.endsWith("s()") || name === "strip" || name === "copy" ? call : `${name}(\${})`, { label: name, type: "method" });
}

/** @param {Context} context @param {string} before @param {import("./types").SnippetsView} snippets */
function named({ pos, state }, before, snippets) {
  /** @param {string} typed @param {string[]} labels @param {string} type */
  const offer = (typed, labels, type) => ({ from: pos - typed.length, options: labels.map((label) => ({ label, type })), validFor: /^[\w.]*$/ });
  const from = POST_FROM.exec(before);
  if (from) return from[1] ? offer(from[1], [POST_MODULE], "namespace") : null;
  const imported = POST_CLASS.exec(before);
  if (imported) return offer(imported[1], snippets.postprocess_classes ?? [], "class");
  const post = POST_NAME.exec(before);
  if (post) return offer(post[1], snippets.postprocessors ?? [], "constant");
  const triple = TRIPLE.exec(before);
  return triple && isWithin(state, pos, "ReturnStatement") ? offer(triple[1], ["input", "output", "processed_output"], "property") : null;
}

/** @param {Context} context @param {string} before @param {import("./types").SnippetsView} snippets */
function snippet(context, before, snippets) {
  const word = context.matchBefore(/[A-Za-z_]\w*$/);
  if (!word && !context.explicit) return null;
  if (/[\w"')\]]\.\w*$/.test(before) || isWithin(context.state, context.pos, "String", "FormatString", "Comment")) return null;
  const from = word?.from ?? context.pos;
  const whole = /^\w*$/.test(before); // at the margin a whole transform fits, further in an expression
  const offered = (whole ? snippets.shapes : snippets.fragments) ?? [];
  const options = offered.filter(({ lacks }) => !lacks).map((item) => ({
    label: item.id,
    detail: item.label,
    type: "text",
    boost: -5, // names in scope come first
    info: () => drawSnippet(item),
    apply: item.source,
  }));
  return options.length ? { from, options, validFor: /^\w*$/ } : null;
}

/** @param {import("./types").SnippetView} snippet */
function drawSnippet({ title, source }) {
  return h("div", { class: "wb-card" }, h("div", { class: "wb-card-note" }, title), h("pre", { class: "wb-card-value" }, source));
}

/** @param {import("@codemirror/state").EditorState} state @param {number} pos @param {...string} names */
function isWithin(state, pos, ...names) {
  for (let node = /** @type {import("@lezer/common").SyntaxNode | null} */ (syntaxTree(state).resolveInner(pos, -1)); node; node = node.parent) {
    if (names.includes(node.name)) return true;
  }
  return false;
}
