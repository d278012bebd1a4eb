// What a worker is made of, fetched once and kept: a new worker starts without a network.

import { t } from "./words.js";

export class Files {
  constructor() {
    this.kept = new Map();
  }

  /**
   * @param {string} path below the page's folder
   * @param {string} [integrity]
   * @returns {Promise<Blob>} what could not be fetched is fetched anew when it is asked for again
   */
  get(path, integrity) {
    if (!this.kept.has(path)) {
      const file = load(path, integrity);
      this.kept.set(path, file);
      file.catch(() => this.kept.delete(path));
    }
    return this.kept.get(path);
  }
}

async function load(path, integrity) {
  let why;
  try {
    const answer = await fetch(new URL(path, import.meta.url), integrity ? { integrity } : {});
    if (answer.ok) return await answer.blob();
    why = `${answer.status} ${answer.statusText}`;
  } catch (error) {
    why = error.message;
  }
  throw new Error(`${path}: ${why}. ${t("Reload the page when there is a network.")}`);
}
