// @ts-check
// The status line, and the one thing that the browser has to judge for itself: whether the kernel
// that this widget belongs to still answers. After a restart nothing else tells.

import "./css/status.css";
import { h } from "./dom.js";
import { t } from "./words.js";

const PING_EVERY = 4000;
const SLOW_AFTER = 3000;
const GONE_AFTER = 15000;

/**
 * @param {import("./host").Send} send
 * @param {HTMLElement} lint the linter's count
 * @param {() => boolean} mend tries what may help where the kernel has not answered for long; false: not now
 */
export function createStatus(send, lint, mend) {
  const draft = h("span", { class: "wb-status-draft" });
  const version = h("span", { class: "wb-quiet wb-cut" });
  const problems = h("span", { class: "wb-status-problems" });
  const kernel = h("span", { class: "wb-kernel", role: "status" });
  const element = h("footer", { class: "wb-status wb-numbers", role: "group", "aria-label": t("State") }, problems, lint, h("span", { class: "wb-spring" }), draft, version, kernel);

  let kept = "";
  let unsent = false;
  /** Whether the browser keeps what the kernel has not answered. */
  let isStored = false;
  /** When the oldest unanswered ping was sent. @type {number | null} */
  let asked = null;
  let count = 0;
  /** Whether that was tried in this silence. */
  let isMended = false;

  const timer = setInterval(tick, 1000);
  let lastPing = -Infinity;

  function tick() {
    const now = performance.now();
    if (now - lastPing >= PING_EVERY && !document.hidden) {
      lastPing = now;
      asked ??= now;
      send({ type: "ping", n: ++count });
    }
    const silent = asked === null ? 0 : now - asked;
    if (silent > GONE_AFTER) isMended ||= mend();
    setKernel(silent > GONE_AFTER ? "gone" : silent > SLOW_AFTER ? "busy" : "ok");
  }

  /** @param {"ok" | "busy" | "gone"} state */
  function setKernel(state) {
    if (kernel.dataset.state === state) return;
    kernel.dataset.state = state;
    kernel.textContent = { ok: "", busy: t("kernel busy…"), gone: t("no answer from the kernel: re-run the cell") }[state];
    drawDraft();
  }

  function drawDraft() {
    const isGone = kernel.dataset.state === "gone";
    const waits = isGone ? (isStored ? t("kept in this browser") : t("kept nowhere: copy the text first")) : t("keeping…");
    draft.textContent = unsent ? waits : kept;
    draft.dataset.state = unsent ? "unsent" : "kept";
  }

  setKernel("ok");

  return {
    element,
    /** @param {import("./types").StatusView} view */
    draw(view) {
      kept = view.draft;
      problems.title = view.worker;
      version.textContent = [view.version, view.news].filter(Boolean).join(" · ");
      version.title = version.textContent;
      problems.textContent = view.problems;
      problems.dataset.level = view.level;
    },
    /** @param {boolean} now whether the kernel has yet to answer the newest edit @param {boolean} [stored] whether the browser keeps that */
    setUnsent(now, stored = isStored) {
      unsent = now;
      isStored = stored;
      drawDraft();
    },
    pong() {
      asked = null;
      isMended = false;
      setKernel("ok");
    },
    isGone: () => kernel.dataset.state === "gone",
    lost() {
      asked = -Infinity;
      setKernel("gone");
    },
    destroy() {
      clearInterval(timer);
    },
  };
}
