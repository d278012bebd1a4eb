"""The small task `sums`, a session on it, and what the page says to a widget and waits for."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from workbench.models.fake import FakeModel
from workbench.models.load import share_model
from workbench.session.session import Session
from workbench.tasks.versions import save_version
from workbench.widgets.screen import PaneWidget

SECONDS = 60.0
NUM_DOCS = 200
SAMPLE = [37, 63, 64, 154]
"""The docs that a run scores."""

PARENT = """\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": f"Question: {data['question']}\\nAnswer:",
        "output": " " + data["answer"],
        "processed_output": data["answer"],
    }
"""
"""The text that the draft starts from."""

OLDER = f"# gen_v0\n{PARENT}"
STEPS = PARENT.replace('" " + ', '" 1+2=3. It is " + ')
"""The same answers after a step of reasoning."""

ROWS: tuple[Mapping[str, Any], ...] = tuple(
    {
        "question": f"1 + {doc_id} = ?",
        "answer": str(1 + doc_id),
        "target_scores": {f" {1 + doc_id}": 1, f" {2 + doc_id}": 0},
    }
    for doc_id in range(NUM_DOCS)
)

CONFIG = {
    "task_name": "sums",
    "path": "transforms/sums/data/sums.jsonl",
    "description": "Add the numbers.",
    "transform": "transforms/sums/transform_gen_v0.py",
    "fewshot": 1,
    "generate": {"method": "generate", "params": {"max_new_tokens": 16, "until": ["\n\n"]}},
    "postprocess": "",
    "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
}


def write_sums(
    folder: Path,
    *,
    rows: Sequence[Mapping[str, Any]] = ROWS,
    versions: Sequence[str] = (OLDER, PARENT),
) -> Path:
    """Make the task `sums` below `folder`, each version but the first the child of `gen_v0`."""
    task = folder / "transforms" / "sums"
    for part in ("data", "config"):
        (task / part).mkdir(parents=True)
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "sums.jsonl").write_text(lines, "utf-8")
    (task / "config" / "sums_gen.json").write_text(json.dumps(CONFIG), "utf-8")
    (task / "transform_gen_v0.py").write_text(versions[0], "utf-8")
    for source in versions[1:]:
        save_version(task, source, "gen", parent="gen_v0", note="say Answer")
    return task


@contextmanager
def opened(
    folder: Path,
    *,
    rows: Sequence[Mapping[str, Any]] = ROWS,
    versions: Sequence[str] = (OLDER, PARENT),
    model: FakeModel | str | None = None,
    **settings: Any,
) -> Iterator[Session]:
    """Yield a session on a new task `sums` below `folder`, with the sample of 4 docs unless
    `settings` say otherwise; `model` is there already, as after a first run."""
    task = write_sums(folder, rows=rows, versions=versions)
    options = {"model": model or FakeModel(), "sample_size": 4, **settings}
    try:
        with closing(Session(task, **options)) as session:
            yield session
    finally:
        share_model(FakeModel())  # who asks for `fake` elsewhere is not to get one with a script


class Gate:
    """Where a model waits before each answer; `asked` counts those that were asked for."""

    def __init__(self) -> None:
        self.asked = 0
        self._may = threading.Semaphore(0)

    def release(self, answers: int) -> None:
        """Let so many more answers through."""
        self._may.release(answers)

    def answer(self, prompt: str) -> str:
        """Answer rightly once it may."""
        self.asked += 1
        assert self._may.acquire(timeout=SECONDS)
        return right(prompt)


def right(prompt: str) -> str:
    """Answer the last question of a prompt, and go on with another one."""
    return f" {1 + int(prompt.rsplit('1 + ', 1)[1].split()[0])}\n\nQuestion"


def send(widget: PaneWidget, **message: Any) -> None:
    """Hand a message to a widget, as the front end does."""
    widget._handle_custom_msg(message, [])


def ask(widget: PaneWidget, **message: Any) -> None:
    """Hand a message to a widget, and wait until it is answered; what it began may go on."""
    send(widget, **message)
    handled(widget)


def tell(widget: PaneWidget, **message: Any) -> None:
    """Hand a message to a widget, and wait until all that follows from it is done."""
    send(widget, **message)
    settle(widget)


def handled(widget: PaneWidget) -> None:
    """Wait until all messages are answered and previewed. What they have begun may go on."""
    assert widget.host.main.drain(SECONDS)


def finish(widget: PaneWidget) -> None:
    """Wait for the threads of a widget that run, count tokens, or export."""
    for pane in widget.host.panes:
        thread = getattr(pane, "thread", None)
        if thread is not None:
            thread.join(SECONDS)
            assert not thread.is_alive()


def settle(widget: PaneWidget) -> None:
    """Wait until all is done that was asked for: messages, what goes on beside them, and runs."""
    for _ in range(3):  # what ends aside may ask for a run or a drawing, and that for more aside
        handled(widget)
        assert widget.host.slow.drain(SECONDS)
        finish(widget)
    handled(widget)
