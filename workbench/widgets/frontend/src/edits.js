// @ts-check
// When edits are sent, and which answers still count.

const DEBOUNCE = 50;
const IDLE = 150;

/**
 * An edit after a pause is sent at once, a burst every `DEBOUNCE` ms: sending each key would only
 * fill the queue between browser and kernel.
 * @param {(seq: number, source: string) => void} send
 */
export function createEdits(send) {
  let sent = 0;
  let answered = 0;
  let lastPush = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  let waiting = "";

  function flush() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    send(++sent, waiting);
  }

  return {
    flush,
    /** @param {string} source */
    push(source) {
      const now = performance.now();
      const idle = now - lastPush > IDLE;
      lastPush = now;
      waiting = source;
      timer ??= setTimeout(flush, DEBOUNCE);
      if (idle) flush();
    },
    /** Whether there is text that was not sent yet. */
    unsent: () => timer !== null,
    /** @param {number} seq */
    isOld: (seq) => seq < sent,
    /** Whether the kernel has yet to answer the newest text. */
    pending: () => timer !== null || answered < sent,
    /**
     * Whether the answer to edit `seq` is news.
     * @param {number} seq
     */
    accept(seq) {
      if (seq < answered) return false;
      answered = seq;
      return true;
    },
  };
}
