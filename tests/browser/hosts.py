"""The hosts that draw the widget besides a plain JupyterLab: how each is started and opened."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.lab import ARTIFACTS, START_MS, LabPage, LabServer, be_patient
from tests.browser.project import question, write_task
from tests.browser.proxy import Proxy
from tests.browser.screen import View
from tests.browser.server import Server, free_port, missing

IPYKERNEL6 = Path(sys.prefix) / "ipykernel6"
"""An ipykernel 6 without what it needs, which the newer one beside it brings; the Makefile puts it
there."""

MOST_LOADS = 5

ELSEWHERE = re.compile(r"^https?://(?!127\.0\.0\.1[:/])")

OPEN = """\
import workbench
from workbench.models.fake import FakeModel

session = workbench.Session("transforms/sums", model=FakeModel(name="hosts"))
app = workbench.Workbench(session)
app"""

MARIMO = """\
import marimo

app = marimo.App(width="full")


@app.cell
def _():
    import marimo
    import workbench
    from workbench.models.fake import FakeModel

    session = workbench.Session("transforms/sums", model=FakeModel(name="hosts"))
    marimo.ui.anywidget(workbench.Workbench(session))
"""


@dataclass(frozen=True)
class Visit(View):
    """The workbench open in a host. `asked` are the addresses that the page asked for, sockets
    among them; `problems` what it reported; `lab` is there where the host has notebooks."""

    host_page: Page
    server: Server
    lab: LabPage | None = None
    asked: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @property
    def page(self) -> Page:
        """The host's page."""
        return self.host_page

    @property
    def task(self) -> Path:
        """The folder of the task that is open."""
        return self.server.root / "transforms" / "sums"

    def outside(self) -> set[str]:
        """Return the addresses asked for that are not below the server's own."""
        own = tuple(f"{kind}:{self.server.base.partition(':')[2]}" for kind in ("http", "ws"))
        held = ("blob:", "data:")
        return {url for url in self.asked if not url.startswith((*own, *held))}

    def screenshot(self, name: str) -> None:
        """Save what the page shows as `artifacts/host-<name>.png`."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"host-{name}.png")


class OldKernel(LabServer):
    """A JupyterLab whose notebooks run on ipykernel 6."""

    def start(self) -> None:
        """Write the kernel's spec, and start the server."""
        if not IPYKERNEL6.is_dir():
            missing(f"ipykernel 6 was not found in {IPYKERNEL6}; `make install` puts it there")
        self.kernel = "ipykernel6"
        paths = [str(IPYKERNEL6), *filter(None, [os.environ.get("PYTHONPATH")])]
        spec = {
            "argv": [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"],
            "display_name": "ipykernel 6",
            "language": "python",
            "env": {"PYTHONPATH": os.pathsep.join(paths)},
        }
        path = self.home / "data/kernels/ipykernel6/kernel.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(spec), "utf-8")
        super().start()


@dataclass
class BehindProxy(LabServer):
    """A JupyterLab that is reached through a proxy alone, at a path of its own."""

    base_url: str = "/user/ada/"
    door: int = field(default_factory=free_port)

    @property
    def origin(self) -> str:
        """The proxy's."""
        return f"http://127.0.0.1:{self.door}"

    def start(self) -> None:
        """Start the proxy and what is behind it."""
        self._proxy = Proxy(self.door, self.port)
        self._proxy.start()
        super().start()

    def stop(self) -> None:
        """End both."""
        super().stop()
        self._proxy.stop()


class NotebookServer(LabServer):
    """Notebook 7, which is made of JupyterLab's parts."""

    def notebook_url(self, path: str) -> str:
        """Return the address at which the notebook is open."""
        return self.url(f"notebooks/{path}")

    def _command(self) -> list[str]:
        expose = "--JupyterNotebookApp.expose_app_in_browser=True"
        return [sys.executable, "-m", "notebook", *self._flags(), expose]


class VoilaServer(LabServer):
    """Voilà, which runs a notebook for everyone who opens the page and shows its outputs alone."""

    probe = "voila/static/voila.js"

    def start(self) -> None:
        """Write the notebook, and start the server."""
        self.write_notebook("notebook.ipynb", [OPEN])
        Server.start(self)

    def stop(self) -> None:
        """End the server, which ends its kernels."""
        Server.stop(self)

    def _command(self) -> list[str]:
        return [
            *(sys.executable, "-m", "voila", "notebook.ipynb", "--no-browser"),
            *(f"--port={self.port}", "--Voila.ip=127.0.0.1", f"--Voila.token={self.token}"),
        ]


class MarimoServer(Server):
    """marimo as it runs an app: the kernel is its own, and outputs stand in shadow roots."""

    probe = "health"

    def start(self) -> None:
        """Write the app, and start the server."""
        (self.root / "app.py").write_text(MARIMO, "utf-8")
        super().start()

    def _command(self) -> list[str]:
        return [
            *(sys.executable, "-m", "marimo", "run", "app.py", "--headless", "--no-token"),
            *("--host", "127.0.0.1", "--port", str(self.port)),
        ]


HOSTS: dict[str, type[Server]] = {
    "ipykernel6": OldKernel,
    "proxy": BehindProxy,
    "notebook": NotebookServer,
    "voila": VoilaServer,
    "marimo": MarimoServer,
}
"""How each host is served. Of the last three, the name is the package's."""


@contextmanager
def visiting(name: str, browser: Browser, root: Path, home: Path) -> Iterator[Visit]:
    """Start a host in `root`, open the workbench on the task `sums` there, and wait until it is
    drawn."""
    kind = HOSTS[name]
    if kind in (NotebookServer, VoilaServer, MarimoServer) and not find_spec(name):
        missing(f"{name} is not installed; the extra `test` has it")
    write_task(root)
    server = kind(root, home)
    server.start()
    context = browser.new_context(viewport={"width": 1400, "height": 1000})
    try:
        visit = _open(context.new_page(), server)
        _wait_for_widget(visit)
        yield visit
    finally:
        context.close()
        server.stop()


def _wait_for_widget(visit: Visit) -> None:
    """Wait until the prompt is there. Voilà's page gives its kernel four seconds to tell which
    widgets there are, and draws none where that takes longer: then it is loaded anew."""
    for _ in range(MOST_LOADS):
        lost = visit.page.get_by_text("Error displaying widget")
        expect(visit.prompt.or_(lost).first).to_be_visible(timeout=START_MS)
        if visit.prompt.count():
            break
        visit.page.reload()
    expect(visit.prompt).to_contain_text(question(0))


def _open(page: Page, server: Server) -> Visit:
    """Open the host's page, and run what there is to run."""
    be_patient(page)
    lab = None
    if isinstance(server, LabServer) and not isinstance(server, VoilaServer):
        lab = LabPage(page, server)
    visit = Visit(page, server, lab)
    page.on("request", lambda request: visit.asked.append(request.url))
    page.on("websocket", lambda socket: visit.asked.append(socket.url))
    # What is asked for elsewhere is noted and answered with nothing: no test needs a network.
    page.route(ELSEWHERE, lambda route: route.fulfill(status=200, body=""))
    page.on("pageerror", lambda error: visit.problems.append(error.stack or str(error)))
    if lab is not None:
        lab.open_and_run("notebook.ipynb", [OPEN])
    else:
        page.goto(server.url(""))
    return visit
