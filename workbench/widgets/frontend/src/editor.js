// @ts-check
// The Python editor: CodeMirror 6 with JupyterLab's colours.

import { autocompletion, closeBrackets, closeBracketsKeymap, completeFromList, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from "@codemirror/commands";
import { python, pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, Transaction } from "@codemirror/state";
import { crosshairCursor, drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers, rectangularSelection, tooltips } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const remote = Annotation.define();

/** @param {string} name @param {string} fallback */
const ink = (name, fallback) => `var(--jp-mirror-editor-${name}-color, ${fallback})`;

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.moduleKeyword], color: ink("keyword", "light-dark(#00733b, #4caf50)"), fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: ink("string", "light-dark(#ba2121, #ff7070)") },
  { tag: tags.comment, color: ink("comment", "light-dark(#3f7474, #5fa0a0)"), fontStyle: "italic" },
  { tag: tags.number, color: ink("number", "light-dark(#006b3c, #66bb6a)") },
  { tag: [tags.bool, tags.null, tags.self], color: ink("atom", "light-dark(#6d28b8, #b98cff)") },
  { tag: tags.function(tags.definition(tags.variableName)), color: ink("def", "light-dark(#0000d6, #64b5f6)") },
  { tag: [tags.operator, tags.derefOperator], color: ink("operator", "light-dark(#7a1fd1, #d48aff)") },
  { tag: tags.escape, color: ink("string-2", "light-dark(#a54b00, #ffb074)") },
  { tag: tags.meta, color: ink("meta", "light-dark(#7a1fd1, #d48aff)") },
]);

/** What the editor and the diff's editors share. */
export const languageExtensions = [
  python(),
  syntaxHighlighting(colours),
  indentUnit.of("    "),
  EditorState.tabSize.of(4),
];

/**
 * @param {{
 *   parent: HTMLElement,
 *   onEdit: (source: string) => void,
 *   fields: () => string[],
 * }} options
 */
export function createEditor({ parent, onEdit, fields }) {
  const listener = EditorView.updateListener.of((update) => {
    const own = update.transactions.some((tr) => tr.docChanged && !tr.annotation(remote));
    if (own) onEdit(update.state.doc.toString());
  });
  const view = new EditorView({
    parent,
    extensions: [
      lineNumbers(),
      lintGutter(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      highlightSpecialChars(),
      history(),
      drawSelection(),
      EditorState.allowMultipleSelections.of(true),
      rectangularSelection(),
      crosshairCursor(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightSelectionMatches(),
      search({ top: true }),
      autocompletion({ icons: false }),
      pythonLanguage.data.of({ autocomplete: (/** @type {any} */ context) => completeField(context, fields()) }),
      languageExtensions,
      // Popups are cut off at a notebook's output area unless they hang on the page itself, which
      // a shadow root's styles would not reach.
      parent.getRootNode() instanceof ShadowRoot ? [] : tooltips({ position: "fixed", parent: document.body }),
      EditorView.contentAttributes.of({ "aria-label": "Transform source, Python", spellcheck: "false" }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
      listener,
    ],
  });

  return {
    view,
    /** @param {string} source the kernel's text, applied as one change that undo can take back */
    setSource(source) {
      const change = minimalChange(view.state.doc.toString(), source);
      if (!change) return;
      view.dispatch({
        changes: change,
        annotations: [remote.of(true), isolateHistory.of("full"), Transaction.addToHistory.of(true)],
      });
    },
    /** @param {import("./types").DiagnosticView[]} diagnostics */
    setDiagnostics(diagnostics) {
      const length = view.state.doc.length;
      const marks = diagnostics.flatMap(({ range, severity, text }) =>
        range ? [{ from: Math.min(range[0], length), to: Math.min(range[1], length), severity, message: text }] : [],
      );
      view.dispatch(setDiagnostics(view.state, marks));
    },
    /** @param {number} offset */
    jump(offset) {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      view.focus();
    },
  };
}

/**
 * The one span in which two texts differ, so that cursor and undo history survive a remote edit.
 * @param {string} before
 * @param {string} after
 */
export function minimalChange(before, after) {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/**
 * Offer the dataset's fields between the quotes of `data["…"]`.
 * @param {import("@codemirror/autocomplete").CompletionContext} context
 * @param {string[]} fields
 */
function completeField(context, fields) {
  if (!context.matchBefore(/\b\w+(\[|\.get\()["'][^"'\]]*$/)) return null;
  return completeFromList(fields.map((label) => ({ label, type: "property" })))(context);
}
