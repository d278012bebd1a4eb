// Small helpers. All data goes through `textContent`.

export function el(tag, options = {}, ...children) {
  const node = document.createElement(tag);
  const { on = {}, data = {}, ...rest } = options;
  for (const [name, value] of Object.entries(rest)) {
    if (name in node && name !== "list") node[name] = value;
    else node.setAttribute(name, value);
  }
  for (const [name, listener] of Object.entries(on)) node.addEventListener(name, listener);
  Object.assign(node.dataset, data);
  node.append(...children);
  return node;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

export function percent(value) {
  return Number.isFinite(value) ? `${(100 * value).toFixed(0)} %` : "–";
}

/** Call `run` with the newest arguments: soon, and never twice at a time. */
export function newest(run, wait = 90) {
  let timer, busy = false, next;
  const go = async () => {
    if (busy || !next) return;
    const args = next;
    next = undefined;
    busy = true;
    try {
      await run(...args);
    } finally {
      busy = false;
      if (next) go();
    }
  };
  return (...args) => {
    next = args;
    clearTimeout(timer);
    timer = setTimeout(go, wait);
  };
}

/** The pieces of a prompt, each in the colour of its kind; line breaks are marked. */
export function segments(pieces, t) {
  return pieces.map(({ kind, text }) =>
    el("span", { className: "seg", data: { kind }, title: t(kind) }, text),
  );
}
