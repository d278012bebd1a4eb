// @ts-check
// The tabs in their order, each with its panes. A pane's file says all that the frame needs to know
// of it.

import { createPreview } from "./preview.js";
import { createRows } from "./rows.js";
import { createShots } from "./shots.js";
import { createResults } from "./results.js";
import { createVersions } from "./versions.js";
import { createCompare } from "./compare.js";
import { createGrid } from "./grid.js";
import { createNeighbours } from "./neighbours.js";
import { createTokens } from "./tokens.js";
import { createExport } from "./export.js";
import { t } from "./words.js";

/**
 * @typedef {object} Frame what is around the panes
 * @property {(offset: number) => void} jump moves the editor's cursor
 * @property {() => string} draft the text in the editor
 * @property {() => boolean} isChanged whether that may differ from the version that it started from
 * @property {(pane: string) => void} open brings a pane to the front
 *
 * @typedef {object} Pane
 * @property {string} id
 * @property {string} label of its tab, or among the panes of a tab
 * @property {HTMLElement} element
 * @property {HTMLElement} [head] its first line, where a tab with several panes puts its switch
 * @property {Record<string, (view: any) => void>} views what draws the view model of each name
 * @property {HTMLElement} [above] what it says over all panes
 * @property {() => void} [save] answers the key that saves
 * @property {() => void} [race] takes the focus to what starts or stops a race
 * @property {() => void} [adopt] answers the key that adopts a race's winner
 * @property {(now: boolean) => void} [setVisible]
 * @property {() => void} [destroy]
 *
 * @typedef {(send: import("./host").Send, frame: Frame) => Pane} Maker
 */

/** @returns {{ id: string, label: string, makers: Maker[] }[]} */
export function tabTable() {
  return [
    { id: "prompt", label: t("Prompt"), makers: [createPreview] },
    { id: "data", label: t("Data"), makers: [createRows, createShots] },
    { id: "scores", label: t("Results"), makers: [createResults, createCompare, createGrid, createNeighbours] },
    { id: "token", label: t("Tokens"), makers: [createTokens] },
    { id: "history", label: t("History"), makers: [createVersions] },
    { id: "exports", label: t("Export"), makers: [createExport] },
  ];
}
