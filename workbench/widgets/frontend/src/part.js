// @ts-check
// A part's own script: it fetches the widget's bundle from the kernel once for all parts of a page,
// where a widget that carried it would send half a megabyte each.

/** @typedef {{ render: (props: object) => () => void, style: string }} Bundle */
/** @typedef {import("@anywidget/types").AnyModel<import("./host").State>} Model */

/** How long a part waits for a bundle that another one asked for: its kernel may be gone. */
const PATIENCE_MS = 8000;

const page = /** @type {{ promptWorkbench?: Map<string, Promise<Bundle>> }} */ (globalThis);
const bundles = (page.promptWorkbench ??= new Map());

/** @param {import("@anywidget/types").RenderProps<import("./host").State>} props */
function render(props) {
  const { model, el } = props;
  /** @type {(() => void) | undefined} */
  let end;
  let ended = false;
  bundleOf(model).then((bundle) => {
    if (ended) return;
    const style = document.createElement("style");
    style.textContent = bundle.style;
    el.append(style); // not into the page's head: a part may be in a shadow root
    end = bundle.render(props);
  });
  return () => {
    ended = true;
    end?.();
  };
}

/** @param {Model} model */
function bundleOf(model) {
  const name = model.get("bundle");
  const asked = bundles.get(name);
  if (!asked) return ask(model, name);
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(ask(model, name)), PATIENCE_MS);
    asked.then((/** @type {Bundle} */ bundle) => {
      clearTimeout(late); // or each part but the first would ask for it once more
      resolve(bundle);
    });
  });
}

/** @param {Model} model @param {string} name */
function ask(model, name) {
  const answer = new Promise((resolve) => {
    /** @param {{ type: string, script: string, style: string }} message */
    const take = (message) => {
      if (message.type !== "bundle") return;
      model.off("msg:custom", take);
      resolve(open(message));
    };
    model.on("msg:custom", take);
    model.send({ type: "bundle" });
  });
  bundles.set(name, answer);
  return answer;
}

/** @param {{ script: string, style: string }} message @returns {Promise<Bundle>} */
async function open({ script, style }) {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    const { default: widget } = await import(url);
    return { render: widget.render, style };
  } finally {
    URL.revokeObjectURL(url);
  }
}

export default { render };
