// @ts-check
// CodeMirror's own words (search, folding, problems) in the interface's language.

import { EditorState } from "@codemirror/state";
import { t } from "./words.js";

export const phrases = () =>
  EditorState.phrases.of({
    Find: t("Find"),
    Replace: t("Replace"),
    next: t("next"),
    previous: t("previous"),
    all: t("all"),
    "match case": t("match case"),
    regexp: t("regexp"),
    "by word": t("by word"),
    replace: t("replace"),
    "replace all": t("replace all"),
    close: t("close"),
    "current match": t("current match"),
    "on line": t("on line"),
    "replaced $ matches": t("replaced $ matches"),
    "replaced match on line $": t("replaced match on line $"),
    "Go to line": t("Go to line"),
    go: t("go"),
    "No diagnostics": t("No problems"),
    Diagnostics: t("Problems"),
    "folded code": t("folded code"),
    unfold: t("unfold"),
    "Folded lines": t("Folded lines"),
    "Unfolded lines": t("Unfolded lines"),
    to: t("to"),
    Completions: t("Completions"),
    "$ unchanged lines": t("$ unchanged lines"),
  });
