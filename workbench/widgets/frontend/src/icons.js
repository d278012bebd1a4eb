// @ts-check
// The icons: one family of lines on a 16-pixel square, in the colour of the text around them.

const SVG = "http://www.w3.org/2000/svg";

/** Each is one path; what is filled ends with "!". */
const PATHS = {
  run: "M5 3.2v9.6L12.6 8z!",
  compare: "M3 5h9.5M9.8 2.2 12.6 5 9.8 7.8M13 11H3.5M6.2 8.2 3.4 11l2.8 2.8",
  save: "M8 2.4v7.4M4.8 6.9 8 10l3.2-3.1M2.8 11.2v2.4h10.4v-2.4",
  live: "M1.8 8.4h2.6l1.9-5 3.2 9.2 1.9-4.2h2.8",
  settings: "M2.5 4.6h4.6M10.5 4.6h3M2.5 11.4h2.6M8.5 11.4h5M8.8 2.9v3.4M6.8 9.7v3.4",
  keys: "M1.8 4h12.4v8H1.8zM4.3 6.6h.4M7.2 6.6h.4M10.1 6.6h.4M4.6 9.5h6.8",
  close: "M4 4l8 8M12 4l-8 8",
  back: "M10 3.5 5.5 8l4.5 4.5",
  on: "M6 3.5 10.5 8 6 12.5",
  up: "M3.5 10 8 5.5l4.5 4.5",
  down: "M3.5 6 8 10.5 12.5 6",
  more: "M6 4.5 9.5 8 6 11.5",
  pin: "M5.6 2.4h4.8M6.4 2.4v4L4.2 9h7.6L9.6 6.4v-4M8 9v4.8",
  pinned: "M5.6 2.4h4.8l-.8 4L11.8 9H4.2l2.2-2.6zM7.5 9h1v4.8h-1z!",
  copy: "M6 5.6h7.4V13H6zM3 10V2.8h7.2",
  marks: "M9.6 2.6v11M12.4 2.6v11M13.6 2.6H7.2a3 3 0 1 0 0 6h2.4",
  against: "M8 2.6v5M5.5 5.1h5M5.5 11.8h5M2.6 1.8h10.8v12.4H2.6z",
  exclude: "M8 2.4a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8 2.4zM4.1 4.1l7.8 7.8",
  stop: "M4 4h8v8H4z!",
  tab: "M9.6 2.6h3.8v3.8M13 3 8.4 7.6M6.6 3.4H2.6v10h10V9.4",
  notebook: "M4.2 2.2h8.4v11.6H4.2zM2.6 5h3M2.6 8h3M2.6 11h3",
  report: "M3.6 1.9h6l2.8 2.8v9.4H3.6zM6 8.2v3.4M8 6.4v5.2M10 9.4v2.2",
  grip: "M6 4h.1M10 4h.1M6 8h.1M10 8h.1M6 12h.1M10 12h.1",
  projector: "M2 3h12M3 3v6.6h10V3M8 9.6v2M8 11.6l-2.6 2.6M8 11.6l2.6 2.6",
  swap: "M4.6 2.6v10.8M2.4 11.2l2.2 2.2 2.2-2.2M11.4 13.4V2.6M9.2 4.8l2.2-2.2 2.2 2.2",
};

/** @typedef {keyof typeof PATHS} Icon */

/** @param {Icon} name */
export function icon(name) {
  const text = PATHS[name];
  const filled = text.endsWith("!");
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  const style = { viewBox: "0 0 16 16", class: filled ? "wb-svg wb-filled" : "wb-svg", "aria-hidden": "true", focusable: "false" };
  for (const [key, value] of Object.entries(style)) svg.setAttribute(key, value);
  path.setAttribute("d", filled ? text.slice(0, -1) : text);
  svg.append(path);
  return svg;
}
