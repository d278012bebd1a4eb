// The page's side of the worker: questions out, answers in, and a new worker for one that hangs.

import { Files } from "./files.js";
import { t } from "./words.js";

// How long the code of a transform may say nothing. All else may take as long as it takes: a slow
// machine is slow in it, and it has no loop that does not end.
const LIMIT = 8000;

/** The question took too long: nobody answers it, and it is not asked again. */
export class Ended extends Error {
  get message() {
    return t("The code took too long and was ended. What you typed is kept.");
  }
}

export class Python {
  /** @param {(state: string, detail?: string) => void} tell `loading`, `ready`, `model`,
   * `modelless`, `ended` or `failed`
   * @param {() => unknown[][]} own the tasks that a new worker is given, as `Tab.new` is told */
  constructor(tell, own) {
    this.tell = tell;
    this.own = own;
    this.files = new Files();
    this.asked = new Map();
    this.count = 0;
    this.language = "en";
    this.start();
  }

  async start() {
    this.tell("loading");
    try {
      this.script ??= URL.createObjectURL(
        new Blob([await this.files.get("worker.js")], { type: "text/javascript" }));
    } catch (error) {
      return this.fail(error.message);
    }
    const worker = (this.worker = new Worker(this.script, { type: "module" }));
    // One that was ended may have said something that is heard only now.
    worker.onmessage = ({ data }) => worker === this.worker && this.hear(data);
    worker.onerror = (event) => worker === this.worker && this.fail(event.message);
    this.speak(this.language);
    for (const args of this.own()) this.worker.postMessage({ name: "new", args });
    for (const [id, { name, args, isStopped }] of this.asked) {
      this.worker.postMessage({ id, name, args });
      if (isStopped) this.worker.postMessage({ stop: id });
    }
  }

  /** @param {string} language */
  speak(language) {
    this.language = language;
    this.worker?.postMessage({ name: "speak", args: [language] });
  }

  /**
   * @param {string} name a method of `workbench.lessons.tab.Tab`
   * @param {unknown[]} args
   * @param {(step: any) => void} [step] is told what comes before the last answer
   * @returns {Promise<any> & { stop?: () => void }}
   */
  ask(name, args, step = () => {}) {
    const id = ++this.count;
    const question = { name, args, step, isStopped: false };
    const answer = new Promise((resolve, reject) => Object.assign(question, { resolve, reject }));
    answer.stop = () => {
      question.isStopped = true;
      this.worker?.postMessage({ stop: id });
    };
    if (this.failure) question.reject(new Error(this.failure));
    else {
      this.asked.set(id, question);
      this.worker?.postMessage({ id, name, args });
    }
    return answer;
  }

  hear({ id, need, integrity, state, begun, live, step, value, failure }) {
    if (live !== undefined) return this.watch(live);
    // A worker says what it begins with before Python is busy.
    this.at = begun ? id : undefined;
    if (begun) return;
    if (need) this.give(this.worker, need, integrity);
    else if (state === "failed") this.fail(failure);
    else if (state) this.tell(state, failure);
    else if (step) this.asked.get(id)?.step(step);
    else {
      const question = this.asked.get(id);
      this.asked.delete(id);
      if (failure === undefined) question?.resolve(value);
      else question?.reject(new Error(failure));
    }
  }

  async give(worker, path, integrity) {
    try {
      worker.postMessage({ file: path, blob: await this.files.get(path, integrity) });
    } catch (error) {
      worker.postMessage({ file: path, failure: error.message });
    }
  }

  // Only the question that Python is busy with can hang, and it says when code of a transform runs.
  watch(isLive) {
    clearTimeout(this.timer);
    if (isLive && this.asked.has(this.at)) this.timer = setTimeout(() => this.end(), LIMIT);
  }

  // All other questions are asked again by `start`: they have done nothing wrong.
  end() {
    const hung = this.asked.get(this.at);
    this.asked.delete(this.at);
    this.drop();
    this.tell("ended");
    this.start();
    hung.reject(new Ended());
  }

  fail(detail) {
    this.drop();
    this.failure = `${t("Python could not be started")}: ${detail}`;
    const asked = [...this.asked.values()];
    this.asked.clear();
    for (const { reject } of asked) reject(new Error(this.failure));
    this.tell("failed", detail);
  }

  drop() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = this.at = undefined;
  }
}
