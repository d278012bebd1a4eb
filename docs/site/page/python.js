// The page's side of the worker: questions out, answers in, and a new worker for one that hangs.

const QUIET = { preview: 8000, lint: 20000 };
const LONG = 60000;

export class Ended extends Error {}

export class Python {
  /** @param {(state: string, detail?: string) => void} tell `loading`, `ready`, `model`, `ended` or
   * `failed` */
  constructor(tell) {
    this.tell = tell;
    this.asked = new Map();
    this.count = 0;
    this.language = "en";
    this.start();
  }

  start() {
    this.ready = false;
    this.tell("loading");
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => this.tell("failed", event.message);
    this.speak(this.language);
  }

  /** @param {string} language */
  speak(language) {
    this.language = language;
    this.ask("speak", [language]);
  }

  /**
   * @param {string} name a method of `workbench.lessons.tab.Tab`
   * @param {unknown[]} args
   * @param {(step: any) => void} [step] is told what comes before the last answer
   * @returns {Promise<any> & { stop?: () => void }}
   */
  ask(name, args, step = () => {}) {
    const id = ++this.count;
    const answer = new Promise((resolve, reject) => {
      this.asked.set(id, { name, resolve, reject, step });
    });
    this.worker.postMessage({ id, name, args });
    this.watch();
    answer.stop = () => this.worker.postMessage({ stop: id });
    return answer;
  }

  hear({ id, state, step, value, failure }) {
    if (state) {
      this.ready ||= state === "ready";
      this.tell(state, failure);
    } else if (step) this.asked.get(id)?.step(step);
    else {
      const asked = this.asked.get(id);
      this.asked.delete(id);
      if (failure === undefined) asked?.resolve(value);
      else asked?.reject(new Error(failure));
    }
    this.watch();
  }

  // Any word from the worker begins the wait anew: only one that says nothing at all hangs.
  watch() {
    clearTimeout(this.timer);
    if (!this.ready || !this.asked.size) return;
    const limits = [...this.asked.values()].map(({ name }) => QUIET[name] ?? LONG);
    this.timer = setTimeout(() => this.end(), Math.max(...limits));
  }

  end() {
    this.worker.terminate();
    const asked = [...this.asked.values()];
    this.asked.clear();
    for (const { reject } of asked) reject(new Ended());
    this.tell("ended");
    this.start();
  }
}
