// @ts-check
// When edits are sent, and which answers still count.

/** @typedef {import("./types").StartView} StartView */

const DEBOUNCE = 50;
const IDLE = 150;

/** After so many ms a text that is not said to be kept is sent again; then after twice as many. */
const PATIENCE = 6000;
const MOST_PATIENCE = 60_000;

/**
 * An edit after a pause is sent at once, a burst every `DEBOUNCE` ms: sending each key would only
 * fill the queue between browser and kernel.
 * @param {(seq: number, source: string, start?: StartView) => void} send
 */
export function createEdits(send) {
  let sent = 0;
  let answered = 0;
  let held = 0;
  let lastPush = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  let waiting = "";
  /** @type {StartView | undefined} */
  let waitingStart;
  /** From where the texts start that are not said to be kept. @type {StartView | undefined} */
  let unheldStart;
  let lastSent = 0;
  let patience = PATIENCE;

  function flush() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    const start = waitingStart;
    waitingStart = undefined;
    unheldStart = start ?? unheldStart;
    deliver(start);
  }

  /** @param {StartView | undefined} start */
  function deliver(start) {
    lastSent = performance.now();
    send(++sent, waiting, start);
  }

  /** @param {number} seq */
  function hold(seq) {
    held = Math.max(held, seq);
    if (held < sent) return;
    patience = PATIENCE;
    unheldStart = undefined;
  }

  return {
    flush,
    /**
     * A text that starts from elsewhere is sent by itself: whether it may run is told by the text.
     * @param {string} source @param {StartView} [start]
     */
    push(source, start) {
      const now = performance.now();
      const idle = now - lastPush > IDLE;
      lastPush = now;
      waiting = source;
      waitingStart = start;
      timer ??= setTimeout(flush, DEBOUNCE);
      if (idle || start) flush();
    },
    /** Whether there is text that was not sent yet. */
    unsent: () => timer !== null,
    /** @param {number} seq */
    isOld: (seq) => seq < sent,
    /** Whether the kernel has yet to say that the newest text is kept: it may be, and have no preview. */
    unheld: () => timer !== null || held < sent,
    /** Take note that edit `seq` is kept. @param {number} seq */
    hold,
    /** Send the newest text again, where a kernel that answers has not said for long that it is kept. */
    repeat() {
      if (timer !== null || held >= sent || performance.now() - lastSent < patience) return;
      patience = Math.min(2 * patience, MOST_PATIENCE);
      deliver(unheldStart);
    },
    /** Whether the kernel has yet to answer the newest text. */
    pending: () => timer !== null || answered < sent,
    /**
     * Whether the answer to edit `seq` is news.
     * @param {number} seq
     */
    accept(seq) {
      if (seq < answered) return false;
      answered = seq;
      hold(seq);
      return true;
    },
  };
}
