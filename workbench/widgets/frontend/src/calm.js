// @ts-check
// Drawing that takes nothing out of a person's hands. What is pressed stays where it is until it is
// let go: a click is made of both, and is lost where the thing pressed has moved or was replaced
// between them. What has the focus keeps it: from nowhere, the next key would be the notebook's.

/** So many of the places that had the focus are remembered. */
const PLACES = 8;

const INNER = "button, input, select, textarea, a, summary, [tabindex]";

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function createCalm(root, signal) {
  /** @type {Map<string, () => void>} */
  const waiting = new Map();
  let pressed = false;
  let dragged = false;
  /** What had the focus, the newest last. @type {HTMLElement[]} */
  let places = [];

  /** @param {FocusEvent} event */
  function enter({ target }) {
    const now = /** @type {HTMLElement} */ (target);
    places = [...places.filter((place) => place !== now), now].slice(-PLACES);
  }

  /** Give the focus back to where it was before, of all that is still seen. */
  function goBack() {
    (places.findLast((place) => place.isConnected && !isHidden(place)) ?? root).focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  function press(event) {
    // A select's list swallows the release; so does a menu of the other mouse button.
    pressed ||= event.button === 0 && !/** @type {Element} */ (event.composedPath()[0]).matches("select");
  }

  function release() {
    if (!pressed) return;
    pressed = dragged = false;
    setTimeout(drawWaiting); // the click follows the release at once, and comes first
  }

  function drawWaiting() {
    if (pressed || signal.aborted) return;
    const due = [...waiting.values()];
    waiting.clear();
    for (const draw of due) keepFocus(root, draw, goBack);
  }

  // What is dragged has to stay too, and the browser takes the pointer away when dragging begins.
  root.addEventListener("dragstart", () => (pressed = dragged = true), { capture: true, signal });
  root.addEventListener("pointerdown", press, { capture: true, signal });
  root.addEventListener("keydown", (event) => (pressed ||= event.key === " " && isButton(event)), { capture: true, signal });
  window.addEventListener("keyup", (event) => event.key === " " && release(), { capture: true, signal });
  window.addEventListener("pointermove", (event) => event.buttons === 0 && release(), { capture: true, signal });
  window.addEventListener("pointercancel", () => dragged || release(), { capture: true, signal });
  for (const type of ["pointerup", "dragend", "contextmenu", "blur"]) {
    window.addEventListener(type, release, { capture: type !== "blur", signal });
  }

  root.addEventListener("focusin", enter, { signal });
  // What puts itself away, such as a message, leaves the focus to where it was before.
  root.addEventListener("click", () => keepSeen(root, goBack), { signal });

  return {
    /**
     * Draw now, or once nothing is pressed: then the newest of each name.
     * @param {string} name
     * @param {() => void} draw
     */
    draw(name, draw) {
      if (pressed) waiting.set(name, draw);
      else keepFocus(root, draw, goBack);
    },
  };
}

/** @param {KeyboardEvent} event */
function isButton(event) {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches("button, [role=button], input[type=checkbox]");
}

/**
 * Draw, and where that replaced what had the focus, give it to what came in its place: the one that
 * is called the same, or else what is left around it. Where it is hidden now, go back.
 * @param {HTMLElement} root
 * @param {() => void} draw
 * @param {() => void} goBack
 */
function keepFocus(root, draw, goBack) {
  const page = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  const before = page.activeElement;
  if (!(before instanceof HTMLElement) || !root.contains(before)) return draw();
  const around = [];
  for (let place = before.parentElement; place && place !== root; place = place.parentElement) around.push(place);
  draw();
  const now = page.activeElement;
  if (now !== before && root.contains(now)) return;
  if (before.isConnected) {
    if (isHidden(before)) goBack();
    return;
  }
  const left = around.find((place) => place.isConnected) ?? root;
  const name = calledBy(before);
  const same = [...left.querySelectorAll(INNER)].find((one) => calledBy(one) === name);
  const next = same ?? left.closest("[tabindex]") ?? root;
  /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
}

/** Where what has the focus is hidden now, go back. @param {HTMLElement} root @param {() => void} goBack */
function keepSeen(root, goBack) {
  const { activeElement } = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  if (activeElement && root.contains(activeElement) && activeElement.getClientRects().length === 0) goBack();
}

/** Whether it, or what it is in, is put away; asked at each drawing, so nothing is measured. @param {Element} element */
function isHidden(element) {
  return element.closest("[hidden]") !== null;
}

/** What tells one control from another, whatever else was drawn anew. @param {Element} element */
function calledBy(element) {
  const around = element.closest("[data-doc]");
  const doc = around?.getAttribute("data-doc") ?? "";
  // A label may say the state, such as how many rows there are; a name of its own does not change.
  const name = element.getAttribute("data-name") ?? element.getAttribute("data-id");
  const label = element.getAttribute("aria-label") || element.getAttribute("title") || element.textContent;
  return [element.tagName, doc, name ?? (around === element ? "" : label)].join(" ");
}
