// @ts-check
// A diff whose marks are of whole characters as a reader sees them: a family of emoji, a letter with
// its vowel sign, a flag.

import { Change, diff, presentableDiff } from "@codemirror/merge";

/** As CodeMirror has it by itself. */
const SCAN_LIMIT = 500;

/** So often a change is widened to characters and, by CodeMirror, to words; then both agree. */
const MOST_ROUNDS = 8;

/** Below it each character is one of its own, but for a line end of two. */
const FIRST_THAT_COMBINES = /[^\0-\u02ff]/;

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("und") : null;

/** What CodeMirror asks for the changes between two texts: `diffConfig: { override: wholeDiff }`. @param {string} a @param {string} b */
export function wholeDiff(a, b) {
  let changes = diff(a, b, { scanLimit: SCAN_LIMIT });
  if (!segmenter || !(FIRST_THAT_COMBINES.test(a) || FIRST_THAT_COMBINES.test(b))) return changes;
  const isEdge = { a: edgesOf(segmenter, a), b: edgesOf(segmenter, b) };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const own = [...changes];
    const shown = presentableDiff(a, b, { override: () => own });
    changes = widened(shown, isEdge, a.length);
    if (changes.length === shown.length && changes.every((change, index) => isSame(change, shown[index]))) break;
  }
  return changes;
}

/**
 * @param {Intl.Segmenter} segmenter @param {string} text
 * @returns {(place: number) => boolean} whether no character goes on there
 */
function edgesOf(segmenter, text) {
  const segments = segmenter.segment(text);
  return (place) => place >= text.length || segments.containing(place)?.index === place;
}

/**
 * Widen each change until it begins and ends between characters in both texts; what then meets is one.
 * @param {readonly Change[]} changes @param {{ a: (place: number) => boolean, b: (place: number) => boolean }} isEdge
 * @param {number} end of the first text
 */
function widened(changes, isEdge, end) {
  /** @type {Change[]} */
  const out = [];
  for (const { fromA, toA, fromB, toB } of changes) {
    let before = 0;
    while (!(isEdge.a(fromA - before) && isEdge.b(fromB - before)) && fromA - before > 0 && fromB - before > 0) before++;
    let after = 0;
    while (!(isEdge.a(toA + after) && isEdge.b(toB + after)) && toA + after < end) after++;
    const last = out.at(-1);
    const joins = last && (last.toA >= fromA - before || last.toB >= fromB - before);
    if (joins) out.pop();
    out.push(new Change(joins ? last.fromA : fromA - before, toA + after, joins ? last.fromB : fromB - before, toB + after));
  }
  return out;
}

/** @param {Change} one @param {Change} other */
function isSame(one, other) {
  return one.fromA === other.fromA && one.toA === other.toA && one.fromB === other.fromB && one.toB === other.toB;
}
