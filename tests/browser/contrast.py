"""How well the text on a page can be told from its ground, by WCAG 2.2's contrast ratio.

Measured on computed styles: text, values of fields, and what CSS writes before and after an
element, over all grounds down to an opaque one. Left out are controls that cannot be used, as
WCAG allows, emoji, and code, whose colours are JupyterLab's own.
"""

from __future__ import annotations

from playwright.sync_api import Locator

LEAST = 4.5

AUDIT = """
async (root, least) => {
  // Half-way through a transition a colour is neither of the two that are to be measured.
  const isEnding = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime < Infinity;
  const ending = () => root.getAnimations({ subtree: true }).filter(isEnding);
  while (ending().length) await Promise.allSettled(ending().map(({ finished }) => finished));
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const parse = (css) => {
    if (!known.has(css)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(css, [r, g, b, a / 255]);
    }
    return known.get(css);
  };
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3]));
  const parent = (element) => element.parentElement ?? element.getRootNode().host;
  const ground = (element) => {
    const layers = [];
    for (let e = element; e; e = parent(e)) {
      const colour = parse(getComputedStyle(e).backgroundColor);
      layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255]);
  };
  const opacity = (element) => {
    let product = 1;
    for (let e = element; e; e = parent(e)) product *= Number(getComputedStyle(e).opacity);
    return product;
  };
  const luminance = (rgb) => {
    const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((v) => linear(v / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  const found = [];
  let measured = 0;
  const measure = (element, style, text) => {
    const hidden = !element.checkVisibility({ visibilityProperty: true });
    const isPicture = /^\\s*\\p{Extended_Pictographic}+\\s*$/u.test(text);
    const isLeftOut = element.closest(":disabled, .cm-editor, .wb-hidden");
    if (hidden || isPicture || isLeftOut || !text.trim()) return;
    const own = parse(style.backgroundColor);
    const under = over(own, ground(element));
    const [r, g, b, a] = parse(style.color);
    const value = ratio(over([r, g, b, a * opacity(element)], under), under);
    measured += 1;
    const name = element.className || element.tagName;
    if (value < least) found.push(`${value.toFixed(2)} ${name}: ${text.trim().slice(0, 40)}`);
  };
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    measure(element, getComputedStyle(element), words.currentNode.data);
  }
  for (const field of root.querySelectorAll("input:not([type=checkbox]), textarea")) {
    measure(field, getComputedStyle(field), field.value);
  }
  for (const element of root.querySelectorAll("*")) {
    for (const place of ["::before", "::after"]) {
      const style = getComputedStyle(element, place);
      const drawn = !["none", "normal"].includes(style.content) && style.display !== "none";
      if (drawn) measure(element, style, style.content.replace(/^"|"$/g, ""));
    }
  }
  return { measured, found: [...new Set(found)] };
}
"""


def low_contrast(root: Locator) -> list[str]:
    """Return what is drawn below `root` with too little contrast: ratio, place and text."""
    outcome = root.evaluate(AUDIT, LEAST)
    assert outcome["measured"] > 10, "there is hardly any text to measure"
    return outcome["found"]
