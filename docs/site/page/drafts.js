// Drafts, which the browser keeps for all its tabs. One tab's text never takes the place of another
// tab's: that is put aside, and offered. What was dropped can be had back until the next edit.

const MOST = 8;
const here = { key: "", text: null, told: null };

const read = (kind) => JSON.parse(localStorage.getItem(`${kind}/${here.key}`) ?? "null");

function write(kind, value) {
  const name = `${kind}/${here.key}`;
  const text = JSON.stringify(value);
  // A value that stays the same is no news to the other tabs.
  if (value === null) localStorage.removeItem(name);
  else if (localStorage.getItem(name) !== text) localStorage.setItem(name, text);
}

/**
 * @param {string} key the version that this tab shows from now on; "" for none
 * @returns {string | null} its draft
 */
export function open(key) {
  Object.assign(here, { key, told: null });
  return (here.text = read("draft"));
}

/** @returns {boolean} whether this tab shows a draft, and not the saved text */
export function isDraft() {
  return here.text !== null;
}

/** @param {string} text what was typed */
export function set(text) {
  aside(read("draft"), [here.text, text]);
  write("gone", null);
  write("draft", (here.text = text));
}

/** The saved text is shown instead of the draft. */
export function drop() {
  write("gone", { text: here.text, isOwn: true });
  write("draft", (here.text = null));
}

/** @param {string} text another's, or one that is gone; this tab's own is put aside */
export function take(text) {
  const own = here.text;
  set(text);
  aside(own, [text]);
}

/** @param {string} text another's, which nobody wants */
export function remove(text) {
  write("gone", { text, isOwn: false });
  aside(null, [text]);
  if (read("draft") === text) write("draft", here.text);
}

/** @returns {{ text: string, isOwn: boolean } | null} what was dropped or removed last */
export function gone() {
  const found = read("gone");
  return found && found.text !== here.text && !(found.isOwn && isDraft()) ? found : null;
}

/** @returns {{ text: string, when?: number }[]} the texts of other tabs, the newest first */
export function others() {
  const known = [here.text, gone()?.text];
  const all = [{ text: read("draft") }, ...(read("aside") ?? []).reverse()];
  return all.filter(({ text }, n) => text !== null && !known.includes(text)
    && all.findIndex((each) => each.text === text) === n);
}

/** @returns {boolean} whether another tab has put the saved text in the place of this one's */
export function isDropped() {
  return isDraft() && read("draft") === null;
}

/** @param {() => void} listener hears that another tab has changed the text shown here */
export function listen(listener) {
  addEventListener("storage", ({ key }) => {
    if (!here.key || (key !== null && !key.endsWith(`/${here.key}`))) return;
    const stored = read("draft");
    // Once: what another tab removes is not put aside anew.
    if (isDraft() && stored !== null && stored !== here.text && here.told !== here.text) {
      here.told = here.text;
      if (read("gone")?.text !== here.text) aside(here.text, []);
    }
    listener();
  });
}

// Put a text aside, where it is one that would be lost, and take away those that no longer would.
function aside(text, known) {
  const before = read("aside") ?? [];
  const list = before.filter((each) => !known.includes(each.text));
  const isNew = text !== null && !known.includes(text) && !list.some((each) => each.text === text);
  if (isNew) list.push({ text, when: Date.now() });
  if (isNew || list.length < before.length) write("aside", list.length ? list.slice(-MOST) : null);
}
