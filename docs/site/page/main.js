// The page: its head with the tabs, and one of three rooms below it.
//
// A room is `{ name, title, at(), take(at), draw(python), leave?() }`: `at` is its place, as the
// address has it, `take` goes to one, and `draw` gives its nodes. What it has found and what it
// waits for outlive its nodes: they are drawn anew in another language, and when one comes back.

import { chainRoom } from "./chain.js";
import { el } from "./dom.js";
import { shotsRoom } from "./fewshot.js";
import { ownTasks } from "./own.js";
import { link, moved, place } from "./place.js";
import { Python } from "./python.js";
import { speak, t } from "./words.js";
import { workbenchRoom } from "./workbench.js";

const ROOMS = [workbenchRoom, shotsRoom, chainRoom];
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
const tabs = ROOMS.map((room) => el("a", { data: { room: room.name } }));

let told = ["loading"];
function tell(name, detail = "") {
  // What was ended stays said until Python is there again.
  if (name === "loading" && told[0] === "ended") return;
  told = [name, detail];
  state.dataset.state = name;
  state.textContent = t(SAID[name]) + (detail ? `: ${detail}` : "");
}

let language = speak(localStorage.language ?? navigator.language);
export const python = new Python(tell, ownTasks);
python.speak(language);

let room;
function go() {
  const { room: name, at } = place();
  const next = ROOMS.find((each) => each.name === name) ?? ROOMS[0];
  if (next !== room) room?.leave?.();
  room = next;
  room.take(at);
  moved(room.name, room.at());
  draw();
}

function draw() {
  document.title = t("Prompt Workbench");
  const other = language === "en" ? ["zh", "中文"] : ["en", "English"];
  const change = el("button", { className: "quiet", lang: other[0] }, other[1]);
  const isFocused = head.querySelector("button") === document.activeElement;
  change.onclick = () => {
    language = speak(other[0]);
    localStorage.language = language;
    python.speak(language);
    draw();
  };
  lead();
  head.replaceChildren(
    el("h1", {}, t("Prompt Workbench")), el("nav", {}, ...tabs), change, state);
  if (isFocused) change.focus();
  tell(...told);
  main.replaceChildren(...room.draw(python));
  foot.textContent = t(
    "What runs here is the package itself, in Python, with its small teaching model. No text leaves this tab.",
  );
}

// Each tab leads to where one was in its room.
function lead() {
  ROOMS.forEach((each, n) => {
    tabs[n].href = link(each.name, each.at());
    tabs[n].textContent = t(each.title);
    tabs[n].ariaCurrent = each === room ? "page" : null;
  });
}

addEventListener("hashchange", go);
addEventListener("moved", lead);
go();
