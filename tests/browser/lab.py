"""A JupyterLab of the tests' own, with settings of its own, and a page of it that a test drives.

Whatever waits here waits for a condition, never for a time.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import ConsoleMessage, Page, expect
from playwright.sync_api import Error as PlaywrightError

import workbench
from tests.browser.server import START_SECONDS, Server

ARTIFACTS = Path(__file__).parent / "artifacts"

BROWSERS = (
    # It draws no windows of its own, and takes a quarter less of the machine than the others.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

EXTENSION = Path(workbench.__file__).parent / "widgets/lab/labextension"
"""The extension as these sources have it, whatever is installed."""

SPLASH = "#jupyterlab-splash"
"""What covers the page while JupyterLab starts or changes its theme."""

WAIT_MS = 60_000.0
"""How long a condition may take before a test fails; on a quiet machine all take far less."""

START_MS = 1000 * START_SECONDS
"""And how long what has to start first: a page of JupyterLab, its kernel."""

SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}

EXECUTE = """
async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const future = kernel.requestExecute({code, store_history: false, stop_on_error: false});
  let text = "";
  let error = null;
  future.onIOPub = ({header, content}) => {
    if (header.msg_type === "stream") text += content.text;
    if (header.msg_type === "execute_result") text += content.data["text/plain"];
    if (header.msg_type === "error") error = `${content.ename}: ${content.evalue}`;
  };
  await future.done;
  return {text, error};
}
"""

START = """
(code) => new Promise((resolve) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  kernel.requestExecute({code}).onIOPub = ({header}) => {
    if (header.msg_type === "stream") resolve();
  };
})
"""

MEET = """
async () => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  await kernel.reconnect();
  await kernel.requestKernelInfo();
}
"""

ERRORS = """
() => window.jupyterapp.shell.currentWidget.content.widgets
  .flatMap(cell => cell.model.outputs?.toJSON() ?? [])
  .filter(output => output.output_type === "error")
  .map(output => `${output.ename}: ${output.evalue}`)
"""

SAID = """
() => ({
  kernel: window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status,
  focus: document.activeElement?.outerHTML.slice(0, 200),
  texts: [...document.querySelectorAll(".wb-notice, .wb-diagnostic, .wb-band, .wb-status")]
    .filter((each) => each.getClientRects().length).map((each) => each.textContent),
})
"""
"""Who has the focus, and what the workbench complains about."""

LEAVE = """
async () => {
  const { shell, serviceManager } = window.jupyterapp;
  const isQuiet = ({ sessionContext: context }) =>
    !context || (context.isReady && context.session?.kernel?.status === "idle");
  for (let wait = 0; ![...shell.widgets("main")].every(isQuiet); wait += 1) {
    if (wait === 100) return false;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  for (const widget of [...shell.widgets("main")]) widget.dispose();
  await serviceManager.sessions.shutdownAll();
  localStorage.clear();
  sessionStorage.clear();
  return document.querySelector(".jp-Dialog, .lm-Menu") === null;
}
"""
"""Closes what is open, with its kernel, before anything is asked about what is not saved. Waits for
quiet: JupyterLab reports errors where a kernel ends that is still asked for something."""

KERNEL_IS_READY = """
() => {
  const context = window.jupyterapp?.shell?.currentWidget?.sessionContext;
  const kernel = context?.session?.kernel;
  return Boolean(context?.isReady && kernel?.connectionStatus === "connected"
    && kernel.status === "idle");
}
"""


def be_patient(page: Page) -> None:
    """Let everything on a page take its time: what is waited for, and what it has to load first."""
    page.set_default_timeout(WAIT_MS)
    page.set_default_navigation_timeout(START_MS)
    expect.set_options(timeout=WAIT_MS)


def find_browser() -> str | None:
    """Return the path of a Chromium or Chrome, the one that `$CHROMIUM` names if it is set."""
    wanted = os.environ.get("CHROMIUM")
    found = map(shutil.which, (wanted,) if wanted else BROWSERS)
    return next(filter(None, found), None)


@dataclass
class LabServer(Server):
    """A JupyterLab server. Its notebooks run on `kernel`, the name of a kernel spec."""

    settings: dict[str, dict[str, Any]] = field(default_factory=lambda: dict(SETTINGS))
    kernel: str = "python3"

    def start(self) -> None:
        """Start the server and return once it answers. Its pages do not ask whether JupyterLab is
        to be built anew, for which it would run Node each time."""
        config = self.home / "config/labconfig/page_config.json"
        config.parent.mkdir(parents=True, exist_ok=True)
        config.write_text(json.dumps({"buildCheck": False}), "utf-8")
        for plugin, values in self.settings.items():
            path = self.home / "config/lab/user-settings" / f"{plugin}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values), "utf-8")
        extensions = self.home / "data/labextensions"
        extensions.mkdir(parents=True, exist_ok=True)
        (extensions / "prompt-workbench").symlink_to(EXTENSION)
        super().start()

    def stop(self) -> None:
        """End the server with its kernels."""
        if self.process is not None:
            self.end_kernels()
        super().stop()

    def sessions(self) -> list[dict[str, Any]]:
        """Return what runs a kernel, as the server lists it."""
        return self._request("GET", "api/sessions")

    def restart_kernel(self, kernel_id: str) -> None:
        """Restart a kernel, as another page would."""
        self._request("POST", f"api/kernels/{kernel_id}/restart")

    def end_kernels(self) -> None:
        """Shut every kernel down, so that the next test starts with none."""
        for session in self.sessions():
            self._request("DELETE", f"api/sessions/{session['id']}")

    def write_notebook(self, name: str, cells: Sequence[str]) -> Path:
        """Make a notebook of code cells in `root`, unrun."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
            metadata={"kernelspec": {"name": self.kernel, "display_name": self.kernel}},
        )
        path = self.root / name
        nbformat.write(notebook, path)
        return path

    def notebook_url(self, path: str) -> str:
        """Return the address at which the notebook `path` is open alone."""
        return self.url(f"doc/tree/{path}", "&reset")

    def _command(self) -> list[str]:
        return [
            *(sys.executable, "-m", "jupyterlab", *self._flags()),
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.extension_manager=readonly",
            "--LabApp.news_url=None",
        ]

    def _flags(self) -> list[str]:
        """Return what any Jupyter server is told."""
        root_user = hasattr(os, "geteuid") and os.geteuid() == 0
        return [
            "--no-browser",
            *(["--allow-root"] if root_user else []),
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={self.port}",
            "--ServerApp.port_retries=0",
            f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={self.root}",
            f"--ServerApp.base_url={self.base_url}",
        ]


@dataclass
class LabPage:
    """A browser page with one notebook open in it.

    `idle` is where it is JupyterLab already, with nothing open: "doc" for one document at a time,
    "lab" for many. `stays` says whether another test may have it.
    """

    page: Page
    server: LabServer
    idle: str = ""
    stays: bool = True
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Listen for what goes wrong inside the page."""
        be_patient(self.page)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"{message.text} ({message.location['url']})")

    def open(self, notebook: Path, *, anew: bool = False) -> None:
        """Open a notebook below the server's root and wait for its kernel.

        A page that is idle opens it as a click in the file browser does, unless it is to be loaded
        `anew`: then it has something that no other test is to find.
        """
        self.stays = self.stays and not anew
        path = notebook.relative_to(self.server.root).as_posix()
        if self.take("doc") and not anew:
            self.command("docmanager:open", path=path)
        else:
            self.page.goto(self.server.notebook_url(path))
        self.wait_for_kernel()
        self.page.wait_for_selector(SPLASH, state="detached")

    def take(self, place: str) -> bool:
        """Tell whether the page is idle at a place; from now on it is not."""
        idle, self.idle = self.idle, ""
        return idle == place

    def leave(self) -> str:
        """Close what is open, end its kernels and delete what the page has stored. Return the place
        at which the page is idle now, and nothing where it is of no use to another test."""
        address = self.page.url.removeprefix(self.server.base)
        place = next((each for each in ("doc", "lab") if address.startswith(each)), "")
        try:
            return place if place and self.page.evaluate(LEAVE) else ""
        except PlaywrightError:  # a page that is closed, or is no JupyterLab
            return ""

    def wait_for_kernel(self) -> None:
        """Wait until the page is there, with a notebook whose kernel has nothing to do."""
        self.page.wait_for_function(KERNEL_IS_READY, timeout=START_MS)

    def meet_kernel(self) -> None:
        """Connect anew to a kernel that was restarted, so that nothing goes to the one before."""
        self.page.evaluate(MEET)
        self.wait_for_kernel()

    def run_all(self) -> None:
        """Run every cell, and wait for the last of them to end.

        Raises:
            RuntimeError: a cell failed.
        """
        self.command("notebook:run-all-cells")
        self.wait_for_kernel()
        errors = self.page.evaluate(ERRORS)
        if errors:
            raise RuntimeError("a cell failed:\n" + "\n".join(errors))

    def open_and_run(self, name: str, cells: Sequence[str]) -> None:
        """Make a notebook of `cells`, open it and run it."""
        self.open(self.server.write_notebook(name, cells))
        self.run_all()

    def command(self, name: str, **arguments: Any) -> None:
        """Run one of JupyterLab's commands, and wait for what it returns."""
        self.page.evaluate(
            "async ([id, options]) => { await window.jupyterapp.commands.execute(id, options) }",
            [name, arguments],
        )

    def execute(self, code: str) -> str:
        """Run code in the notebook's kernel; return what it printed and its value's repr."""
        outcome = self.page.evaluate(EXECUTE, code)
        if outcome["error"]:
            raise RuntimeError(f"the kernel raised {outcome['error']} while running:\n{code}")
        return outcome["text"].strip()

    def start_cell(self, code: str) -> None:
        """Send code to the kernel, as running a cell does, and wait until it prints something."""
        self.page.evaluate(START, code)

    def said(self) -> str:
        """Return what the page says of itself, for whoever asks why a test failed."""
        try:
            return json.dumps(self.page.evaluate(SAID), ensure_ascii=False, indent=1)
        except PlaywrightError as error:  # a page that is closed, or does not answer
            return str(error)

    def cells(self) -> list[str]:
        """Return the sources of the notebook's cells, as they are in the page now."""
        return self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.content.widgets"
            ".map(cell => cell.model.sharedModel.getSource())"
        )

    def execution_counts(self) -> list[int | None]:
        """Return how each cell is numbered: running a cell again raises its number."""
        return self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.content.widgets"
            ".map(cell => cell.model.executionCount ?? null)"
        )

    def is_unsaved(self) -> bool:
        """Tell whether the notebook has changes that are not in its file."""
        return self.page.evaluate("() => window.jupyterapp.shell.currentWidget.context.model.dirty")

    def set_theme(self, name: str) -> None:
        """Switch JupyterLab to a theme, such as "JupyterLab Dark", and wait for it."""
        light = "false" if "Dark" in name else "true"
        self.command("apputils:change-theme", theme=name)
        self.page.wait_for_selector(f"body[data-jp-theme-light='{light}']", state="attached")
        self.page.wait_for_selector(SPLASH, state="detached")

    def screenshot(self, name: str) -> Path:
        """Save what the page shows as `artifacts/<name>.png`."""
        ARTIFACTS.mkdir(exist_ok=True)
        path = ARTIFACTS / f"{name}.png"
        self.page.screenshot(path=path)
        return path
