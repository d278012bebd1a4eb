// @ts-check
// The lanes of a race: an interval each, on a scale that all share. Places are shares of the width, so
// a lane needs not be drawn again where that changes.

/** @typedef {import("./types").LaneTickView} LaneTickView */

const SVG = "http://www.w3.org/2000/svg";

/** Room at both ends, in parts of a hundred, for the labels of the outermost ticks. */
const EDGE = 12;

/** @param {number} at from 0 to 1 */
const place = (at) => `${EDGE + (100 - 2 * EDGE) * at}%`;

/** @param {import("./types").LaneView} lane @param {LaneTickView[]} ticks */
export function drawLane({ tone, bar, says }, ticks) {
  const lines = ticks.map(({ at }) => svg("line", { class: at === 0.5 ? "wb-lane-yours" : "wb-lane-tick", x1: place(at), x2: place(at), y1: 0, y2: "100%" }));
  const picture = svg("svg", { class: "wb-lane", role: "img", "aria-label": says }, ...lines);
  if (!bar) return picture;
  const { low, high, value } = bar;
  if (tone !== "yours") picture.append(svg("line", { class: "wb-lane-interval", x1: place(low), x2: place(high), y1: "50%", y2: "50%" }));
  picture.append(svg("circle", { class: "wb-lane-dot", cx: place(value), cy: "50%", r: tone === "dropped" ? 2.5 : 4 }));
  return picture;
}

/** @param {LaneTickView[]} ticks */
export function drawScale(ticks) {
  const labels = ticks.map(({ at, label }) => {
    const text = svg("text", { x: place(at), y: 11, "text-anchor": "middle" });
    text.textContent = label;
    return text;
  });
  return svg("svg", { class: "wb-lane-ticks", "aria-hidden": "true" }, ...labels);
}

/** @param {string} tag @param {Record<string, string | number>} props @param {...Element} children */
function svg(tag, props, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
