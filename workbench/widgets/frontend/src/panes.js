// @ts-check
// The panes in the order of their tabs. A pane's file says all that the frame needs to know of it.

import { createPreview } from "./preview.js";
import { createRows } from "./rows.js";
import { createShots } from "./shots.js";
import { createResults } from "./results.js";
import { createVersions } from "./versions.js";
import { createCompare } from "./compare.js";
import { createGrid } from "./grid.js";
import { createTokens } from "./tokens.js";
import { createExport } from "./export.js";

/**
 * @typedef {object} Frame what is around the panes
 * @property {(offset: number) => void} jump moves the editor's cursor
 * @property {(pane: string) => void} open brings a pane to the front
 * @property {() => string} draft the text in the editor
 * @property {ReturnType<typeof import("./rows.js").createRowStrip>} strip moves among rows
 *
 * @typedef {object} Pane
 * @property {string} id
 * @property {string} label of its tab
 * @property {HTMLElement} element
 * @property {Record<string, (view: any) => void>} views what draws the view model of each name
 * @property {HTMLElement} [above] what it says over all panes
 * @property {() => void} [save] answers the key that saves
 * @property {(now: boolean) => void} [setVisible]
 * @property {() => void} [destroy]
 */

/** @type {((send: import("./host").Send, frame: Frame) => Pane)[]} */
export const PANES = [createPreview, createRows, createShots, createResults, createCompare, createGrid, createTokens, createVersions, createExport];
