"""The page that makes a task of a user's own rows, and opens the workbench on it in its place."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from workbench.errors import WorkbenchError
from workbench.io.files import at_home
from workbench.prompts.render import render
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.transform import Source, TransformRunner
from workbench.tasks.new.find import complete_path, known_tasks, readable_files, was_made_of
from workbench.tasks.new.table import BrokenLine
from workbench.tasks.new.write import (
    NewTask,
    default_folder,
    look_at,
    plan_task,
    require_free,
    target_delimiter,
    write_task,
)
from workbench.tasks.shipped import demo_task
from workbench.tasks.task import is_task
from workbench.types import Doc, Method, Rendered, RenderFailure, RenderSettings
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.new import NewState, NewWish, new_view
from workbench.widgets.views.sources import new_html, sources_view

PROMPTS = 3
"""So many prompts are shown."""

MOST_FILES = 30
MOST_TASKS = 12
MOST_COMPLETIONS = 20


class NewPane(Pane):
    """Answers what the New task page asks; publishes `new`, which is empty where there is no page.

    What takes long, reading, planning, writing, is done on the second thread. What is told
    meanwhile counts: an outcome of an older wish is dropped.

    Args:
        source: rows (see `table.read_table`); None: they are chosen on the page.
        go_on: opens the workbench on a task's folder, in the page's place.
    """

    views = ("new",)
    twins: ClassVar = {"new": new_html}

    def __init__(self, host: Host, source: Any, go_on: Callable[[Path], None]) -> None:
        super().__init__(host)
        self._lock = threading.RLock()
        self._go_on = go_on
        self._here = Path.cwd()
        self._runner = TransformRunner()
        self._first = source
        self._source: Any = None
        self._path, self._completions = "", list[str]()
        self._wish, self._state = NewWish(), NewState()
        self._number = 0
        self._is_over = False

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "new_path": self._on_path,
            "new_read": self._on_read,
            "new_set": self._on_set,
            "new_make": lambda content: self._on_make(),
            "new_open": self._on_open,
            "new_back": lambda content: self._on_back(),
        }

    def draw(self) -> None:
        """Draw the page, and plan anew: what was found is said in the language in force."""
        first, self._first = self._first, None
        if first is not None:
            self._begin(first)
        elif not self._is_over:
            self._plan()
        self._publish()

    def close(self) -> None:
        self._is_over = True
        self._runner.close()

    # -- gestures ------------------------------------------------------------------------------

    def _on_path(self, content: Mapping[str, Any]) -> None:
        self._path = str(content["path"])
        self._completions = complete_path(self._path, self._here, MOST_COMPLETIONS)
        self._publish()

    def _on_read(self, content: Mapping[str, Any]) -> None:
        self._path = str(content["path"]).strip()
        path = at_home(self._path)
        if not self._path:
            self._publish()
        elif is_task(path):
            self._open(path)
        else:
            self._begin(path)

    def _on_set(self, content: Mapping[str, Any]) -> None:
        with self._lock:
            before = self._wish
            self._wish = _told(before, self._state, content)
            reads = (before.encoding, before.skip_broken) != (
                self._wish.encoding,
                self._wish.skip_broken,
            )
            plans = (before.given, before.names) != (self._wish.given, self._wish.names)
            if before.folder != self._wish.folder:
                self._state = replace(self._state, refusal=self._refusal())
        if reads and self._source is not None:
            self._read()
        elif plans:
            self._plan()
        self._publish()

    def _on_back(self) -> None:
        with self._lock:
            self._number += 1
            self._source, self._wish, self._state = None, NewWish(), NewState()
        self._publish()

    def _on_open(self, content: Mapping[str, Any]) -> None:
        task = str(content.get("task", ""))
        try:
            self._open(Path(task) if task else demo_task(self._here))
        except WorkbenchError as error:
            self._change(self._number, refusal=str(error))

    def _on_make(self) -> None:
        with self._lock:
            made = self._state.made
            if made is None or made.questions or self._state.is_working:
                return
            made = replace(made, path=self._folder())
            number = self._work()

        def write() -> None:
            try:
                write_task(made)
            except WorkbenchError as error:
                self._change(number, refusal=str(error), is_working=False)
                return
            self.host.submit(lambda: self._open(made.path))

        self.host.aside("new", write)

    def _open(self, task: Path) -> None:
        """Go on with a task, on the first thread; where it cannot be opened, say why."""
        try:
            self._go_on(task)
        except WorkbenchError as error:
            self._change(self._number, refusal=str(error), is_working=False)

    # -- work ----------------------------------------------------------------------------------

    def _begin(self, source: Any) -> None:
        """Read other rows; what was told of the rows before is of no use any more."""
        with self._lock:
            if isinstance(source, (str, Path)):
                self._path = str(source)
                source = at_home(source)
            self._source, self._wish, self._state = source, NewWish(), NewState()
        self._read()

    def _read(self) -> None:
        with self._lock:
            begun = NewState("reading", source=self._name())
            number = self._work(begun if self._state.looked is None else self._state)
            source, wish = self._source, self._wish
        self._publish()

        def read() -> None:
            try:
                named = str(source) if isinstance(source, Path) else source
                looked = look_at(named, skip_broken=wish.skip_broken, encoding=wish.encoding)
            except (WorkbenchError, OSError) as error:
                self._change(
                    number,
                    stage="ready",
                    error=str(error),
                    made=None,
                    is_broken=isinstance(error, BrokenLine),
                    is_working=False,
                )
                return
            is_there = was_made_of(self._usual(), looked.table.rows)
            if self._change(number, stage="ready", looked=looked, is_there=is_there, error=""):
                self._plan_now(number)

        self.host.aside("new", read)

    def _plan(self) -> None:
        with self._lock:
            if self._state.looked is None:
                return
            number = self._work()
        self.host.aside("new", lambda: self._plan_now(number))

    def _plan_now(self, number: int) -> None:
        with self._lock:
            looked, wish = self._state.looked, self._wish
        if looked is None or number != self._number:
            return
        try:
            made = plan_task(looked, self._folder(), wish.given, skip_missing=wish.skip_broken)
        except WorkbenchError as error:
            self._change(number, error=str(error), is_working=False)
            return
        items = {} if made.questions else first_prompts(made, self._runner)
        with self._lock:
            refusal = self._refusal()
        self._change(number, made=made, items=items, error="", refusal=refusal, is_working=False)

    def _work(self, state: NewState | None = None) -> int:
        """Begin something that replaces what goes on, and return its number."""
        with self._lock:
            self._number += 1
            self._state = replace(state or self._state, is_working=True)
            return self._number

    def _change(self, number: int, **changes: Any) -> bool:
        """Draw what became of the work of that number, unless there is newer one."""
        with self._lock:
            if number != self._number or self._is_over:
                return False
            self._state = replace(self._state, **changes)
        self._publish()
        return True

    # -- what is drawn -------------------------------------------------------------------------

    def _name(self) -> str:
        if isinstance(self._source, Path):
            return self._source.as_posix()
        return type(self._source).__name__

    def _folder(self) -> Path:
        """Return where the task is put: what was typed, or else a folder that is free."""
        if self._wish.folder:
            return at_home(self._wish.folder)
        usual = self._usual()
        free = (usual, *(usual.with_name(f"{usual.name}-{n}") for n in range(2, 1000)))
        return next((folder for folder in free if not folder.exists()), usual)

    def _there(self) -> str:
        """Return the task of this source's rows that its default folder holds already."""
        if not self._state.is_there or self._wish.folder:
            return ""
        return self._usual().as_posix() if is_task(self._usual()) else ""

    def _usual(self) -> Path:
        return default_folder(self._name() if isinstance(self._source, Path) else "rows")

    def _refusal(self) -> str:
        try:
            require_free(self._folder())
        except WorkbenchError as error:
            return str(error)
        return ""

    def _publish(self) -> None:
        if not self._is_over:
            self.show("new", self._view)

    def _view(self) -> Mapping[str, Any]:
        with self._lock:
            wish, state = self._wish, self._state
            sources = sources_view(
                self._path,
                self._completions,
                readable_files(self._here, MOST_FILES) if state.stage == "choose" else (),
                known_tasks(self._here, MOST_TASKS) if state.stage == "choose" else (),
                self._here,
            )
            return new_view(wish, state, sources, self._folder(), self._there())


def first_prompts(
    made: NewTask, runner: TransformRunner
) -> dict[Method, tuple[Rendered | RenderFailure, ...]]:
    """Return the prompts of the first test rows by each method, without shots."""
    docs = [Doc(place, row) for place, row in enumerate(made.rows("test", PROMPTS))]
    return {
        method: render(
            docs,
            Pool(()),
            Source(source, dataset_name=made.path.name),
            RenderSettings(target_delimiter=target_delimiter(made, method)),
            runner,
        ).items
        for method, source in made.sources.items()
    }


def _told(wish: NewWish, state: NewState, content: Mapping[str, Any]) -> NewWish:
    """Return the wish with what a page tells: one control's value at a time."""
    name, value = str(content["name"]), content["value"]
    if name in ("encoding", "folder", "method"):
        return replace(wish, **{name: str(value).strip()})
    if name == "skip_broken":
        return replace(wish, skip_broken=bool(value))
    given = wish.given
    if name == "follow_split":
        return replace(wish, given=replace(given, ignore_split=not value))
    if name == "names":
        names = {str(k): str(v).strip() for k, v in value.items()}
        is_whole = bool(names) and all(names.values())
        return replace(wish, names=names, given=replace(given, labels=names if is_whole else {}))
    values = tuple(map(str, value)) if isinstance(value, list) else tuple(filter(None, [value]))
    first = values[0] if values else ""
    if name == "direction":
        asked, _, answer = first.partition(" → ")
        return replace(wish, given=replace(given, question=(asked,), answer=answer))
    if name in ("question", "passage"):
        # Whoever names one of the two sees the other: what is shown stays.
        roles = state.made.proposal.roles if state.made else None
        shown = (roles.question, roles.passage) if roles else (given.question, given.passage)
        texts = (values, shown[1]) if name == "question" else (shown[0], first)
        return replace(wish, given=replace(given, question=texts[0], passage=texts[1]))
    if name == "options":
        return replace(wish, given=replace(given, options=values, no_options=not values))
    if name == "answer":  # another answer's values have other names
        told = replace(given, answer=first, labels={}, index_from=None, kind="")
        return replace(wish, names={}, given=told)
    if name == "index":
        return replace(wish, given=replace(given, index_from=int(first) if first else None))
    if name == "kind":
        return replace(wish, given=replace(given, kind=first))
    return wish
