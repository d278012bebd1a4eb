// @ts-check
// A picture: dots with intervals, lines, bars, as SVG. All geometry comes with the view; here are
// only pixels, and what is said of a mark under the pointer.

import "./css/chart.css";
import { fill, h } from "./dom.js";
import { t } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const PAD = { top: 10, right: 14, bottom: 36, left: 46 };

/** @typedef {import("./types").ChartView} ChartView */
/** @typedef {import("./types").MarkView} MarkView */

/**
 * @param {(mark: MarkView) => void} choose what a click on a mark does
 */
export function createChart(choose) {
  const picture = svg("svg", { class: "wb-picture", role: "group" });
  const legend = h("div", { class: "wb-chart-legend" });
  const note = h("div", { class: "wb-chart-note wb-quiet wb-cut" });
  const element = h("figure", { class: "wb-chart" }, h("div", { class: "wb-chart-place" }, picture), h("figcaption", { class: "wb-chart-words" }, legend, note));
  const place = /** @type {HTMLElement} */ (element.firstChild);
  /** @type {ChartView | null} */
  let shown = null;
  let size = { width: 0, height: 0 };

  function paint() {
    if (!shown || !size.width) return;
    const chart = shown;
    const { width, height } = size;
    const across = (/** @type {number} */ x) => PAD.left + ((x - chart.x_range[0]) / (chart.x_range[1] - chart.x_range[0])) * (width - PAD.left - PAD.right);
    const up = (/** @type {number} */ y) => height - PAD.bottom - ((y - chart.y_range[0]) / (chart.y_range[1] - chart.y_range[0])) * (height - PAD.top - PAD.bottom);
    picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    picture.setAttribute("aria-label", `${chart.title}. ${chart.y_label}. ${chart.note}`);
    const index = new Map(chart.series.map(({ name }, number) => [name, number]));
    const tone = (/** @type {string} */ name) => chart.series.find((series) => series.name === name)?.tone || "";
    picture.replaceChildren(
      ...drawHeights(chart, up, width),
      ...drawTicks(chart, across, width, height),
      ...chart.guides.flatMap((guide) => drawGuide(guide, across, up, width, height)),
      ...drawLines(chart, index, across, up),
      ...chart.marks.map((mark) => drawMark(mark, { series: index.get(mark.series) ?? 0, tone: tone(mark.series), across, up })),
    );
  }

  /** @param {MarkView} mark @param {{ series: number, tone: string, across: (x: number) => number, up: (y: number) => number }} how */
  function drawMark(mark, { series, tone, across, up }) {
    const opens = mark.run_id || mark.doc_ids.length > 0;
    const says = words(mark, shown?.y_label ?? "");
    const group = svg("g", { class: "wb-mark-drawn", "data-series": series % 6, "data-tone": tone || null, role: opens ? "button" : "img", tabindex: opens ? 0 : null, "aria-label": says });
    const title = svg("title", {});
    title.textContent = says;
    group.append(title);
    if (mark.to !== null) {
      const [left, right] = [across(mark.x), across(mark.to)];
      const [top, bottom] = [up(Math.max(mark.y, 0)), up(Math.min(mark.y, 0))];
      group.append(svg("rect", { class: "wb-bar-drawn", x: left + 0.5, y: top, width: Math.max(1, right - left - 1), height: Math.max(mark.y ? 1.5 : 0, bottom - top), rx: 1.5 }));
    } else {
      const x = across(mark.x);
      if (mark.band) group.append(svg("line", { class: "wb-band-behind", x1: x, x2: x, y1: up(mark.band[0]), y2: up(mark.band[1]) }));
      if (mark.low !== null && mark.high !== null) group.append(svg("line", { class: "wb-whisker", x1: x, x2: x, y1: up(mark.low), y2: up(mark.high) }));
      for (const value of mark.scatter) group.append(svg("circle", { class: "wb-seed", cx: x, cy: up(value), r: 2.2 }));
      group.append(svg("circle", { class: "wb-near", cx: x, cy: up(mark.y), r: 11 }), svg("circle", { class: "wb-dot", cx: x, cy: up(mark.y), r: 4.5 }));
    }
    if (opens) {
      group.addEventListener("click", () => choose(mark));
      group.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(mark);
      });
    }
    return group;
  }

  const sizes = new ResizeObserver(([entry]) => {
    size = { width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) };
    paint();
  });
  sizes.observe(place);

  return {
    element,
    /** @param {ChartView | null} chart */
    draw(chart) {
      shown = chart;
      element.hidden = !chart;
      if (!chart) return;
      element.classList.toggle("wb-no-marks", chart.marks.length === 0);
      fill(legend, chart.series.length > 1 && chart.series.map(({ name, tone }, number) => h("span", { class: "wb-chart-key", "data-series": number % 6, "data-tone": tone || null }, name)));
      note.textContent = chart.note;
      note.title = `${chart.title} · ${chart.note}`;
      paint();
    },
    destroy: () => sizes.disconnect(),
  };
}

/** @param {ChartView} chart @param {(y: number) => number} up @param {number} width */
function drawHeights(chart, up, width) {
  const [low, high] = chart.y_range;
  const label = svg("text", { class: "wb-axis-name", x: 10, y: PAD.top + 2, transform: `rotate(-90 10 ${PAD.top + 2})`, "text-anchor": "end" });
  label.textContent = chart.y_label;
  return [
    label,
    ...nice(low, high).flatMap((value) => {
      const text = svg("text", { class: "wb-tick", x: PAD.left - 6, y: up(value) + 3.5, "text-anchor": "end" });
      text.textContent = String(Number(value.toPrecision(6)));
      return [svg("line", { class: "wb-grid-line", x1: PAD.left, x2: width - PAD.right, y1: up(value), y2: up(value) }), text];
    }),
  ];
}

/** Where labels would touch, those of bars are cut, and of others every second, third … is left out. @param {ChartView} chart @param {(x: number) => number} across @param {number} width @param {number} height */
function drawTicks(chart, across, width, height) {
  const room = width - PAD.left - PAD.right;
  const longest = Math.max(1, ...chart.ticks.map(({ label }) => Math.min(spread(label), 18)));
  const place = Math.floor((room / chart.ticks.length - 8) / 6.4);
  const most = chart.kind === "bars" && chart.ticks.length === chart.marks.length && place > 2 ? Math.min(place, 18) : 18;
  const step = Math.max(1, Math.ceil((chart.ticks.length * (Math.min(longest, most) * 6.4 + 8)) / room));
  const name = svg("text", { class: "wb-axis-name", x: width - PAD.right, y: height - 4, "text-anchor": "end" });
  name.textContent = chart.x_label;
  const ticks = chart.ticks
    .filter((_, place) => place % step === 0)
    .map(({ x, label }) => {
      const text = svg("text", { class: "wb-tick", x: across(x), y: height - PAD.bottom + 15, "text-anchor": "middle" });
      const whole = svg("title", {});
      whole.textContent = label;
      text.append(cut(label, most), whole);
      return text;
    });
  return [svg("line", { class: "wb-axis-line", x1: PAD.left, x2: width - PAD.right, y1: height - PAD.bottom, y2: height - PAD.bottom }), ...ticks, name];
}

/** @param {ChartView["guides"][number]} guide @param {(x: number) => number} across @param {(y: number) => number} up @param {number} width @param {number} height */
function drawGuide({ label, value, axis }, across, up, width, height) {
  const level = axis === "y";
  const ends = level ? { x1: PAD.left, x2: width - PAD.right, y1: up(value), y2: up(value) } : { x1: across(value), x2: across(value), y1: PAD.top, y2: height - PAD.bottom };
  // At the right end there is room on the left alone.
  const before = !level && across(value) > 0.8 * width;
  const text = svg("text", level ? { class: "wb-guide-name", x: width - PAD.right, y: up(value) - 4, "text-anchor": "end" } : { class: "wb-guide-name", x: across(value) + (before ? -4 : 4), y: PAD.top + 8, "text-anchor": before ? "end" : null });
  text.textContent = label;
  return [svg("line", { class: "wb-guide", ...ends }), text];
}

/** @param {ChartView} chart @param {Map<string, number>} index @param {(x: number) => number} across @param {(y: number) => number} up */
function drawLines(chart, index, across, up) {
  if (chart.kind !== "lines") return [];
  return [...index].map(([name, number]) => {
    const points = chart.marks.filter((mark) => mark.series === name).map((mark) => `${across(mark.x)},${up(mark.y)}`);
    return svg("polyline", { class: "wb-curve", "data-series": number % 6, points: points.join(" ") });
  });
}

/** Some three to five round numbers between two ends. @param {number} low @param {number} high */
function nice(low, high) {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, place) => (first + place) * step);
}

/** @param {string} text @param {number} most how wide it may be, in Latin letters */
function cut(text, most) {
  if (spread(text) <= most) return text;
  const letters = [...text];
  while (letters.length > 1 && spread(`${letters.join("")}…`) > most) letters.pop();
  return `${letters.join("")}…`;
}

/** How wide a text is, in Latin letters. @param {string} text */
function spread(text) {
  return [...text].reduce((sum, character) => sum + (character > "\u2e80" ? 1.8 : 1), 0);
}

/** @param {MarkView} mark @param {string} unit */
function words(mark, unit) {
  const value = Number(mark.y.toPrecision(4));
  const interval = mark.low !== null && mark.high !== null ? ` [${mark.low.toFixed(3)}, ${mark.high.toFixed(3)}]` : "";
  const band = mark.band ? ` · ${t("formats {low} to {high}", { low: mark.band[0].toFixed(3), high: mark.band[1].toFixed(3) })}` : "";
  const docs = mark.doc_ids.length === 1 ? ` · ${t("doc {number}", { number: mark.doc_ids[0] })}` : mark.n ? ` · n = ${mark.n}` : "";
  return `${mark.label || mark.series}: ${unit} ${value}${interval}${band}${docs}`;
}

/** @param {string} tag @param {Record<string, string | number | null>} props */
function svg(tag, props) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) if (value !== null) element.setAttribute(name, String(value));
  return element;
}
