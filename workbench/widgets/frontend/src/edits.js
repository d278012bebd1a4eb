// @ts-check
// When edits are sent, and which answers still count.

/** @typedef {import("./types").StartView} StartView */

const DEBOUNCE = 50;
const IDLE = 150;

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

  function flush() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    const start = waitingStart;
    waitingStart = undefined;
    send(++sent, waiting, start);
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
    hold(seq) {
      held = Math.max(held, seq);
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
      held = Math.max(held, seq);
      return true;
    },
  };
}
