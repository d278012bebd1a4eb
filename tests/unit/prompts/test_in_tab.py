"""Live code in the same interpreter, as in a browser's tab, beside a process of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from workbench.prompts.in_tab import SameInterpreter, live_process
from workbench.prompts.process import Limits, LiveProcess

SOURCES = {
    "fine": "return {'input': data['q'], 'output': 'a', 'processed_output': str(r.random())}",
    "prints": "print('seen'); return {'input': 'i', 'output': '', 'processed_output': ''}",
    "fails": "return {'input': data['nothing']}",
    "no contract": "return {'input': 3, 'output': 'o', 'processed_output': 'p'}",
    "changes its row": "data['q'] += '!'; return dict.fromkeys(('input', 'output', "
    "'processed_output'), data['q'])",
    "does not load": "return (",
}

# In a process of its own: what live code does to an interpreter (its timer, the modules that it
# imports again) is not for that of the tests.
BOTH = """
import sys
from workbench.prompts.in_tab import SameInterpreter
from workbench.prompts.transform import Call, Source, TransformRunner
from workbench.types import Doc

source = Source("def transform(data, num_sample, r, dataset_name):\\n    " + sys.argv[1] + "\\n")
docs = [Doc(n, {"q": f"question {n}"}) for n in range(3)]
calls = [Call(doc, f"key {doc.id}") for doc in docs]
streams = sys.stdout, sys.stderr

def answers(runner):
    found = runner.run(source, calls)
    turns = runner.run_in_order(source, docs, 7, [0, 2])
    return found.results, found.notes, found.stdout, found.changed, turns.turns, turns.changed

apart, here = TransformRunner(), TransformRunner()
here._process = SameInterpreter(here.limits)
assert answers(here) == answers(apart), (answers(here), answers(apart))
assert (sys.stdout, sys.stderr) == streams
assert [doc.data["q"] for doc in docs] == ["question 0", "question 1", "question 2"]
here.close()
"""


TOLD = """
from workbench.prompts import in_tab
from workbench.prompts.transform import Call, Source, TransformRunner
from workbench.types import Doc

told = []
in_tab.watch(told.append)
runner = TransformRunner()
runner._process = in_tab.SameInterpreter(runner.limits)
source = Source("def transform(data, num_sample, r, dataset_name):\\n    return {}\\n")

def run():
    told.clear()
    runner.run(source, [Call(Doc(n, {}), str(n)) for n in range(3)])
    return told

assert run() == [True, False], told
in_tab.BEAT = -1.0
assert run() == [True] + 5 * [True] + [False], told  # loaded, three calls, the end

def fails(*args):
    raise MemoryError

in_tab.run_job = fails
try:
    run()
except MemoryError:
    pass
assert told == [True, False], told
"""


@pytest.mark.slow
def test_who_watches_is_told_when_live_code_runs() -> None:
    """And again while it goes from call to call; that it has ended, whatever ended it."""
    subprocess.run([sys.executable, "-c", TOLD], check=True, timeout=60)


@pytest.mark.slow
@pytest.mark.parametrize("name", SOURCES)
def test_results_are_those_of_a_process(name: str) -> None:
    """Examples, diagnostics, notes and what was printed; rows and streams stay as they were."""
    subprocess.run([sys.executable, "-c", BOTH, SOURCES[name]], check=True, timeout=60)


def test_a_process_where_there_can_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a browser has none."""
    assert isinstance(live_process(Limits()), LiveProcess)
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert isinstance(live_process(Limits()), SameInterpreter)
