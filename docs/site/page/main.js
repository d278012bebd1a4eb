// The page: its head with the tabs, and one of three rooms below it.

import { chainRoom } from "./chain.js";
import { el } from "./dom.js";
import { shotsRoom } from "./fewshot.js";
import { Python } from "./python.js";
import { speak, t } from "./words.js";
import { workbenchRoom } from "./workbench.js";

const ROOMS = [
  ["workbench", "Workbench", workbenchRoom],
  ["few-shot", "Few-shot examples", shotsRoom],
  ["chain-of-thought", "Chain of thought", chainRoom],
];
const SAID = {
  loading: "Starting Python in this tab …",
  ready: "Ready",
  model: "The model is loaded",
  modelless: "The model could not be fetched",
  ended: "The code took too long and was ended. What you typed is kept.",
  failed: "Python could not be started",
};

const head = document.querySelector("header");
const main = document.querySelector("main");
const foot = document.querySelector("footer");
const state = el("p", { id: "state", role: "status" });

let told = ["loading"];
function tell(name, detail = "") {
  // What was ended stays said until Python is there again.
  if (name === "loading" && told[0] === "ended") return;
  told = [name, detail];
  state.dataset.state = name;
  state.textContent = t(SAID[name]) + (detail ? `: ${detail}` : "");
}

let language = speak(localStorage.language ?? navigator.language);
export const python = new Python(tell);
python.speak(language);

function draw() {
  const here = location.hash.slice(1) || ROOMS[0][0];
  document.title = t("Prompt Workbench");
  const tabs = ROOMS.map(([name, title]) =>
    el("a", { href: `#${name}`, ...(name === here && { "aria-current": "page" }) }, t(title)),
  );
  const other = language === "en" ? ["zh", "中文"] : ["en", "English"];
  const change = () => {
    language = speak(other[0]);
    localStorage.language = language;
    python.speak(language);
    draw();
  };
  head.replaceChildren(
    el("h1", {}, t("Prompt Workbench")),
    el("nav", {}, ...tabs),
    el("button", { className: "quiet", lang: other[0], on: { click: change } }, other[1]),
    state,
  );
  tell(...told);
  const [, , room] = ROOMS.find(([name]) => name === here) ?? ROOMS[0];
  main.replaceChildren(...room(python));
  foot.textContent = t(
    "What runs here is the package itself, in Python, with its small teaching model. No text leaves this tab.",
  );
}

addEventListener("hashchange", draw);
draw();
