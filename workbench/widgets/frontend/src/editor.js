// @ts-check
// The Python editor: CodeMirror 6 with JupyterLab's colours and keys.

import "./css/editor.css";
import "./css/popups.css";
import { autocompletion, closeBrackets } from "@codemirror/autocomplete";
import { history, invertedEffects, isolateHistory } from "@codemirror/commands";
import { globalCompletion, python } from "@codemirror/lang-python";
import { bracketMatching, codeFolding, foldGutter, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { forEachDiagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search } from "@codemirror/search";
import { Annotation, Compartment, EditorState, StateEffect, StateField, Transaction } from "@codemirror/state";
import { crosshairCursor, drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, lineNumbers, rectangularSelection, tooltips } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { completeFrom, namesInScope } from "./completion.js";
import { button, h } from "./dom.js";
import { recall, remember } from "./memory.js";
import { createRadios } from "./radios.js";
import { row, switchRow } from "./settings.js";
import { explainFields, saidElement } from "./hover.js";
import { keysFor, recallKeys, rememberKeys, resolveKeys, setSaver, standardKeys } from "./keymaps.js";
import { askForMark, markPanel } from "./mark.js";
import { phrases } from "./phrases.js";
import { createSnippetMenu } from "./snippets.js";
import { t } from "./words.js";

/** @typedef {import("@codemirror/lint").Diagnostic} Diagnostic */

/** @typedef {import("./types").StartView} StartView */

const remote = Annotation.define();
/** Tells what the text started from. @type {import("@codemirror/state").StateEffectType<StartView>} */
const started = StateEffect.define();
/** @type {StartView} */
const NOWHERE = { path: "", method: "gen", version: "" };
const start = StateField.define({
  create: () => NOWHERE,
  update: (before, { effects }) => effects.reduce((now, effect) => (effect.is(started) ? effect.value : now), before),
});
/** Undo brings back, with a text, what that started from. */
const startIsUndone = invertedEffects.of((tr) => tr.effects.filter((effect) => effect.is(started)).map(() => started.of(tr.startState.field(start))));
const LINT_MARK = "wb-lint-mark";

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
 * `onEdit` is told what the text started from where an undo or a redo has made that another one.
 * @param {{
 *   parent: HTMLElement,
 *   onEdit: (source: string, start?: StartView) => void,
 *   onSave: () => void,
 *   send: import("./host").Send,
 *   aids: import("./completion.js").Aids,
 * }} options
 */
export function createEditor({ parent, onEdit, onSave, send, aids }) {
  const listener = EditorView.updateListener.of((update) => {
    const own = update.transactions.filter((tr) => !tr.annotation(remote));
    const goesBack = own.some((tr) => tr.effects.some((effect) => effect.is(started)));
    if (goesBack) onEdit(update.state.doc.toString(), update.state.field(start));
    else if (own.some((tr) => tr.docChanged)) onEdit(update.state.doc.toString());
  });
  const place = h("div", { class: "wb-code" });
  const menu = createSnippetMenu({ replace: replaceAll, insert });
  const keys = new Compartment();
  let chosen = recallKeys();
  let shown = resolveKeys(chosen, parent);
  const past = new Compartment();
  const wrapping = new Compartment();
  const wrapped = () => recall("wrap") !== 0;
  const marks = button(t("Mark…"), t("Mark the selected text with alternatives, for a race: a comment at the end of its line"), () => askForMark(view));
  const bar = createBar(send, h("span", { class: "wb-editor-tools" }, marks, menu.element));
  const controls = [
    row(t("keys"), keyField(setKeys), t("“as on the page” follows JupyterLab's Vim or Emacs extension")),
    switchRow(t("wrap long lines"), wrapped(), (on) => {
      remember("wrap", on ? 1 : 0);
      view.dispatch({ effects: wrapping.reconfigure(on ? EditorView.lineWrapping : []) });
    }),
  ];
  parent.append(bar.element, place);
  // The page's keys may become known, or be changed, only after the editor was made.
  parent.addEventListener("focusin", () => setKeys(chosen));
  const view = new EditorView({
    parent: place,
    extensions: [
      keys.of(keysFor(shown)),
      wrapping.of(wrapped() ? EditorView.lineWrapping : []),
      lineNumbers(),
      foldGutter({ markerDOM: foldMarker }),
      lintGutter(),
      codeFolding(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      highlightSpecialChars(),
      past.of(history()),
      start,
      startIsUndone,
      drawSelection(),
      EditorState.allowMultipleSelections.of(true),
      rectangularSelection(),
      crosshairCursor(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightSelectionMatches(),
      search({ top: true }),
      markPanel(send),
      autocompletion({ icons: false, tooltipClass: () => "wb-completion", override: [completeFrom(aids), namesInScope, globalCompletion] }),
      explainFields(() => aids.fields()),
      languageExtensions,
      phrases(),
      // Popups are cut off at a notebook's output area unless they hang on the page itself, which
      // a shadow root's styles would not reach.
      parent.getRootNode() instanceof ShadowRoot ? [] : tooltips({ position: "fixed", parent: document.body }),
      EditorView.contentAttributes.of({
        "aria-label": t("Transform source, Python"),
        "aria-description": t("Tab indents. Press Escape, then Tab, to leave the editor."),
        spellcheck: "false",
      }),
      standardKeys,
      listener,
    ],
  });
  place.append(saidElement());
  setSaver(view, onSave);

  /** @param {import("./keymaps.js").KeyChoice} choice */
  function setKeys(choice) {
    chosen = choice;
    const wanted = resolveKeys(chosen, parent);
    if (wanted === shown) return;
    shown = wanted;
    view.dispatch({ effects: keys.reconfigure(keysFor(shown)) });
  }

  /** Take note that the same text starts from elsewhere now, as after it was saved. @param {StartView} from */
  function noteStart(from) {
    const now = view.state.field(start);
    if (now.path !== from.path || (now.method === from.method && now.version === from.version)) return;
    view.dispatch({ effects: started.of(from), annotations: [remote.of(true), Transaction.addToHistory.of(false)] });
  }

  /** One change, which one undo takes back. @param {string} source */
  function replaceAll(source) {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source }, selection: { anchor: 0 }, annotations: isolateHistory.of("full"), userEvent: "input.snippet", scrollIntoView: true });
    view.focus();
  }

  /** @param {string} source */
  function insert(source) {
    view.dispatch(view.state.replaceSelection(source), { userEvent: "input.snippet", annotations: isolateHistory.of("full"), scrollIntoView: true });
    view.focus();
  }

  /**
   * @param {{ range: [number, number] | null, doc_id: number | null }} place
   * @param {Omit<Diagnostic, "from" | "to">} said
   * @returns {Diagnostic[]}
   */
  function mark({ range, doc_id }, said) {
    if (!range) return [];
    const [from, to] = range.map((offset) => Math.min(offset, view.state.doc.length));
    const show = () => send({ type: "configure", changes: { doc_id } });
    const actions = doc_id === null ? [] : [{ name: t("Show doc {n}", { n: doc_id }), apply: show }];
    return [{ from, to, actions, ...said }];
  }

  /** The marks there are, where the edits since have moved them. @param {boolean} isLint */
  function marksNow(isLint) {
    /** @type {Diagnostic[]} */
    const marks = [];
    forEachDiagnostic(view.state, (found, from, to) => {
      if ((found.markClass === LINT_MARK) === isLint) marks.push({ ...found, from, to });
    });
    return marks;
  }

  /** Show other marks than there are; whoever reads the tooltip of one that stays goes on reading. @param {Diagnostic[]} marks */
  function show(marks) {
    const before = [...marksNow(false), ...marksNow(true)].map(spelled).sort();
    if (before.join() !== marks.map(spelled).sort().join()) view.dispatch(setDiagnostics(view.state, marks));
  }

  return {
    view,
    /**
     * The kernel's text, applied as one change that undo can take back, and with it what it started
     * from. A task's first text is where undo ends.
     * @param {string} source @param {StartView} from
     */
    setSource(source, from) {
      const change = minimalChange(view.state.doc.toString(), source);
      const isFirst = from.path !== view.state.field(start).path;
      if (!change && !isFirst) return noteStart(from);
      view.dispatch({
        changes: change ?? [],
        effects: [started.of(from), ...(isFirst ? [past.reconfigure([])] : [])],
        annotations: [remote.of(true), isolateHistory.of("full"), Transaction.addToHistory.of(true)],
      });
      if (isFirst) view.dispatch({ effects: past.reconfigure(history()) });
    },
    noteStart,
    /** @param {import("./types").DiagnosticView[]} diagnostics */
    setDiagnostics(diagnostics) {
      const marks = diagnostics.flatMap((item) => mark(item, { severity: item.severity, message: item.text, source: item.place }));
      show([...marks, ...marksNow(true)]);
    },
    /** @param {import("./types").FindingView[]} findings the linter's, marked besides the diagnostics */
    setFindings(findings) {
      const marks = findings.flatMap((item) => {
        const severity = item.severity === "hint" ? /** @type {const} */ ("info") : item.severity;
        const renderMessage = () => drawFinding(item);
        return mark(item, { severity, message: `${item.message} ${item.fix}`, source: item.rule, markClass: LINT_MARK, renderMessage });
      });
      show([...marksNow(false), ...marks]);
    },
    /** @param {import("./types").SnippetsView} snippets */
    setSnippets(snippets) {
      menu.draw(snippets);
    },
    askForMark: () => askForMark(view),
    /** The editor's own settings. */
    controls,
    drawModes: bar.draw,
    /** One edit, which undo takes back. @param {string} source */
    replace: replaceAll,
    /** The same, but cursor and focus stay where they are. @param {string} source */
    goOnWith(source) {
      const changes = minimalChange(view.state.doc.toString(), source);
      if (changes) view.dispatch({ changes, annotations: isolateHistory.of("full"), userEvent: "input" });
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

/** All that is seen of a mark. @param {Diagnostic} mark */
function spelled({ from, to, severity, message, source, markClass, actions }) {
  return JSON.stringify([from, to, severity, message, source, markClass, actions?.map(({ name }) => name)]);
}

/** @param {import("./types").FindingView} finding */
function drawFinding({ mark, word, message, fix }) {
  return h("span", {}, h("strong", {}, `${mark} ${word} `), message, fix && h("div", {}, `→ ${fix}`));
}

/** @param {boolean} open */
function foldMarker(open) {
  const title = open ? t("Fold the lines below") : t("Unfold");
  return h("span", { class: "wb-fold", title, "data-open": String(open) }, open ? "▾" : "▸");
}

/**
 * What stands above the code: which method the transform is for, its style, and the snippets.
 * @param {import("./host").Send} send @param {HTMLElement} menu
 */
function createBar(send, menu) {
  const methods = createRadios(t("Method"), (id) => send({ type: "configure", changes: { method: id } }));
  const styles = createRadios(t("Reasoning"), (id) => send({ type: "style", style: id }), "wb-styles");
  const element = h("div", { class: "wb-editor-bar" }, methods.element, styles.element, h("span", { class: "wb-spring" }), menu);
  return {
    element,
    /** @param {import("./types").ToolbarView} view */
    draw(view) {
      methods.draw(view.methods.map((method) => ({ ...method, active: method.id === view.method })));
      styles.element.hidden = view.styles.length === 0;
      styles.draw(view.styles);
    },
  };
}

/** @param {(choice: import("./keymaps.js").KeyChoice) => void} onKeys */
function keyField(onKeys) {
  const names = { page: t("as on the page"), standard: "JupyterLab", vim: "Vim", emacs: "Emacs" };
  const select = h(
    "select",
    {
      class: "wb-keys",
      "aria-label": t("Keys of the editor"),
      onchange: () => {
        const choice = /** @type {import("./keymaps.js").KeyChoice} */ (select.value);
        rememberKeys(choice);
        onKeys(choice);
      },
    },
    Object.entries(names).map(([id, name]) => h("option", { value: id, selected: id === recallKeys() }, name)),
  );
  return select;
}
