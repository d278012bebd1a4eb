"""What an agent may do, what it costs, what it is told, and what it does not get at."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

import workbench
from benchmarks.agent_worlds import MARK, SOURCE, make_model, make_world, variant
from tests.unit.prompts.test_closed import closed
from workbench.agents.desk import Desk
from workbench.agents.terms import Call, Stopped, Terms
from workbench.errors import InputError, NotFoundError, SettingError
from workbench.models.fake import FakeModel
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options
from workbench.tasks.seal import sealed_docs
from workbench.tasks.task import Task
from workbench.tasks.versions import save_version

pytestmark = pytest.mark.slow

ROWS = 30
CALL = Call()


@pytest.fixture
def task(tmp_path: Path) -> Path:
    return make_world(tmp_path, ROWS)


Opens = Callable[..., Desk]


@pytest.fixture
def opens(task: Path) -> Iterator[Opens]:
    """Gives desks, which are closed in the end."""
    made: list[Desk] = []

    def open_desk(budget: int = 10 * ROWS, gain: float = 0.0, seed: int = 0) -> Desk:
        terms = Terms(model(gain, seed), Options(sample_size=None), budget=budget)
        made.append(Desk(task, terms))
        return made[-1]

    yield open_desk
    for desk in made:
        desk.close()


@cache
def model(gain: float = 0.0, seed: int = 0) -> FakeModel:
    """One for all: a scripted model is known again only as the same object."""
    return make_model(gain, seed)


def score(desk: Desk, text: str) -> dict[str, Any]:
    return desk.score(CALL, "adding", source=text)


def test_every_answer_has_the_tries_and_the_budget(opens: Opens) -> None:
    """Yours is scored first and is no try; a text counts once, and once more it costs nothing."""
    desk = opens()
    first = desk.show(CALL, "adding")
    assert (first["tries"], first["budget"]["spent"]) == (0, 0)
    assert first["answer"]["source"] == SOURCE
    found = score(desk, variant("One."))
    assert (found["tries"], found["budget"]["spent"]) == (1, 2 * ROWS)
    assert score(desk, variant("One."))["budget"] == found["budget"]
    assert desk.score(CALL, "adding")["tries"] == 1
    again = score(desk, variant("Two."))
    assert (again["tries"], again["budget"]) == (
        2,
        {"evaluations": 10 * ROWS, "spent": 3 * ROWS, "left": 7 * ROWS},
    )


def test_a_verdict_counts_the_tries_that_are_still_to_come(opens: Opens) -> None:
    """With a budget of ten runs, one of which is yours, each verdict is one of nine tries: whoever
    stops at the first "better" has it for the price of all."""
    desk = opens()
    for word in ("One.", "Two.", "Three."):
        against = score(desk, variant(word))["answer"]["against_yours"]
        assert (against["tries"], against["e_needed"]) == (9, 180)
        assert against["verdict"].endswith("judged as 9 tries")


def test_a_comparison_that_the_agent_chose_counts_every_pair(opens: Opens) -> None:
    """Of nine tries any two may be picked: 81."""
    desk = opens()
    one, two = (score(desk, variant(word))["answer"]["run_id"] for word in ("One.", "Two."))
    assert desk.compare(CALL, "adding", one, two)["answer"]["tries"] == 81


def test_a_real_improvement_is_told(opens: Opens) -> None:
    """Twelve rows of thirty better, none worse, as one of two tries."""
    desk = opens(3 * ROWS, gain=0.5)
    against = score(desk, variant(f"{MARK}!"))["answer"]["against_yours"]
    assert against["decision"] == "better"


def test_the_budget_holds_across_restarts(opens: Opens) -> None:
    """Another server of the same task has what is left; a larger budget gives more."""
    score(opens(3 * ROWS), variant("One."))
    score(opens(3 * ROWS), variant("Two."))
    desk = opens(3 * ROWS)
    with pytest.raises(SettingError, match="at most 0 evaluations"):
        score(desk, variant("Three."))
    assert desk.show(CALL, "adding")["tries"] == 2
    assert score(opens(4 * ROWS), variant("Three."))["budget"]["left"] == 0


def test_two_servers_share_one_budget(task: Path) -> None:
    """Twenty that ask at once for a fifth each: five have it."""
    opened, given = Task.open(task), []

    def ask() -> None:
        with closing(Ledger(opened.state)) as ledger:
            given.append(ledger.spend(opened, 20, 100))

    threads = [threading.Thread(target=ask) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len([entry for entry in given if entry]) == 5
    with closing(Ledger(opened.state)) as ledger:
        assert ledger.spent(opened) == 100
        assert ledger.spend(Task(task.with_name("other")), 20, 100)
        ledger.settle(next(entry for entry in given if entry), 5)
        assert ledger.spent(opened) == 85


def test_tasks_of_one_name_in_two_folders_have_a_budget_each(task: Path) -> None:
    """Their state is one folder. What was spent in a folder that is not there any more is counted
    for each, as it may have been renamed; so is what an older ledger says no folder of."""
    here = Task.open(task)
    shutil.copytree(task, task.parents[1] / "more" / task.name)
    there = Task.open(task.parents[1] / "more" / task.name)
    with closing(Ledger(here.state)) as ledger:
        assert ledger.spend(here, 60, 100)
        assert ledger.spend(there, 60, 100)
        assert not ledger.spend(there, 60, 100)
        moved = Task.open(task.parent.rename(task.parents[1] / "renamed") / task.name)
        assert (ledger.spent(moved), ledger.spent(there)) == (60, 120)
        ledger._database.write(lambda db: db.execute("DELETE FROM spending_folders"))
        assert ledger.spent(there) == 120


def test_a_call_that_is_taken_back_costs_its_try(opens: Opens) -> None:
    """A run's worth, as a new text does on whatever rows; to go on costs the rows that are left,
    and of yours, which is no try, what was not scored is given back."""
    desk = opens()
    score(desk, variant("One."))

    def tell(done: float, _total: float, _text: str) -> None:
        if done == 7:
            call.stop.set()

    call = Call(tell)
    with pytest.raises(Stopped):
        desk.score(call, "adding", source=variant("Two."))
    assert desk.show(CALL, "adding")["budget"]["spent"] == 3 * ROWS
    assert 3 * ROWS < score(desk, variant("Two."))["budget"]["spent"] < 4 * ROWS


def test_the_bar_does_not_rise_whatever_an_agent_does(opens: Opens) -> None:
    """Whole runs, races and calls that it takes back: what a verdict counts was counted before."""
    marked = SOURCE.replace('Answer:"', 'Answer:"  # workbench: try cue "Answer:" | "A:" | "Sum:"')
    desk = opens(20 * ROWS)
    bars = [score(desk, variant("One."))["judged_as_tries"]]
    bars.append(desk.neighbours(CALL, "adding", 4 * ROWS, source=marked)["judged_as_tries"])
    for number in range(3):
        call = Call()
        call.stop.set()
        with pytest.raises(Stopped):
            desk.score(call, "adding", source=variant(f"Stopped {number}."))
        bars.append(score(desk, variant(f"Next {number}."))["judged_as_tries"])
    assert bars == sorted(bars, reverse=True)
    assert bars[0] == 19


def test_a_copy_of_the_rows_is_no_way_to_more_tries(task: Path) -> None:
    """Tries in another task of the folder on the same rows are tries of both, and were counted
    from the first on."""
    shutil.copytree(task, task.parent / "copied")
    for config in (task.parent / "copied" / "config").glob("*.json"):
        config.write_text(config.read_text().replace(f"{task.name}/", "copied/"))
    terms = Terms(model(), Options(sample_size=None), budget=4 * ROWS)
    with closing(Desk(task.parent, terms)) as desk:
        first = score(desk, variant("One."))
        then = desk.score(CALL, "copied", source=variant("Two."))
        assert (first["tries"], then["tries"]) == (1, 2)
        assert first["judged_as_tries"] >= then["judged_as_tries"] > 6


PEEKS = """
def transform(data, num_sample, r, dataset_name):
    hint = int(data["answer"]) % 7
    text = f"{hint} {data['question']}"
    return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
"""

OTHER_GOLD = """
def transform(data, num_sample, r, dataset_name):
    return {"input": data["question"], "output": data["answer"], "processed_output": ""}
"""

LEAVES_OUT = """
def transform(data, num_sample, r, dataset_name):
    assert len(data["question"]) % 2
    return {"input": data["question"], "output": "", "processed_output": data["answer"]}
"""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (PEEKS, "depends on which answer is right"),
        (OTHER_GOLD, "changes what counts as right"),
        (LEAVES_OUT, "has no prompt"),
        (SOURCE.replace('\\nAnswer:"', ' " + data["answer"]'), "linter finds errors"),
        ("import nothing_of_that_name\n" + SOURCE, "has no prompt"),
        ("def transform(:\n", "has no prompt"),
    ],
)
def test_ways_to_win_that_are_no_better_prompt_are_refused(
    opens: Opens, text: str, why: str
) -> None:
    """With the reason, before anything of them is scored: only yours was paid for."""
    desk = opens()
    with pytest.raises(InputError, match=why):
        score(desk, text)
    with pytest.raises(InputError, match=f"not saved: .*{why}"):
        desk.save(CALL, "adding", text)
    found = desk.show(CALL, "adding")
    assert (found["tries"], found["budget"]["spent"]) == (0, ROWS)
    assert desk.tasks()["answer"][0]["versions"] == ["gen_v0"]


@pytest.mark.parametrize("source", ["", " \n"])
def test_an_empty_text_is_not_the_person_s_own(opens: Opens, source: str) -> None:
    desk = opens()
    calls = [desk.score, desk.render, desk.lint]
    for do in (*calls, partial(desk.neighbours, budget=4 * ROWS)):
        with pytest.raises(SettingError, match="an empty text"):
            do(CALL, "adding", source=source)
        with pytest.raises(SettingError, match="an empty text"):
            do(CALL, "adding", version="gen_v0", source=source)
    assert desk.show(CALL, "adding")["budget"]["spent"] == 0


def test_what_is_the_person_s_stays_the_person_s(opens: Opens, task: Path) -> None:
    """Other tasks, files in the place of a version, and settings that are not of a prompt."""
    desk = opens()
    (task.parent / "elsewhere.py").write_text(SOURCE)
    with pytest.raises(NotFoundError):
        desk.show(CALL, "../adding")
    with pytest.raises(NotFoundError):
        desk.render(CALL, "adding", version=str(task.parent / "elsewhere.py"))
    with pytest.raises(NotFoundError):
        desk.render(CALL, "adding", version="latest")
    for settings in ({"sample_size": 1}, {"metric": "in_match"}, {"temperature": 1.0}, {"x": 1}):
        with pytest.raises(SettingError, match="the person's"):
            desk.score(CALL, "adding", settings=settings)


def test_a_saved_text_is_a_version_and_yours_stays_yours(opens: Opens, task: Path) -> None:
    """It has its diff; the newest version is the agent's then, and judged against what it was."""
    desk = opens()
    saved = desk.save(CALL, "adding", variant("One."), note="a try")["answer"]
    assert saved == {"version": "gen_v1", "parent": "gen_v0"}
    assert (task / "transform_gen_v1.py").read_text() == variant("One.")
    assert desk.tasks()["answer"][0]["yours"] == "gen_v0"
    found = desk.score(CALL, "adding", version="gen_v1")
    assert found["answer"]["against_yours"]["tries"] == 9


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_an_agent_saved_is_not_yours_after_a_restart(
    opens: Opens, task: Path, end: str
) -> None:
    """The newest that it did not save is, also one that the person made of an agent's; one that the
    person names is, whoever saved it; and where there is no other, the person has to."""
    opens().save(CALL, "adding", variant("One.").replace("\n", end))
    told = opens().tasks()["answer"][0]
    assert (told["yours"], told["saved_by_agents"]) == ("gen_v0", ["gen_v1"])
    terms = Terms(model(), Options(sample_size=None), version="gen_v1")
    with closing(Desk(task, terms)) as desk:
        assert desk.tasks()["answer"][0]["yours"] == "gen_v1"
    save_version(task, variant("Two."), "gen", parent="gen_v1")
    assert opens().tasks()["answer"][0]["yours"] == "gen_v2"
    for version in ("v0", "v2"):
        (task / f"transform_gen_{version}.py").unlink()
    with pytest.raises(NotFoundError, match=r"agents saved gen_v1.*--version"):
        opens()


def test_of_a_config_s_line_it_is_the_newest_that_no_agent_saved(tmp_path: Path) -> None:
    """Where the person named the config of one of several steps."""
    task = make_world(tmp_path, ROWS)
    (task / "transform_gen_other.py").write_text(SOURCE)
    config = json.loads((task / "config" / "adding_gen.json").read_text())
    for name, file in (("adding", "transform_gen_v0.py"), ("other", "transform_gen_other.py")):
        values = {**config, "transform": f"transforms/adding/{file}"}
        (task / "config" / f"{name}_gen.json").write_text(json.dumps(values))
    terms = Terms(model(), Options(sample_size=None), config="adding_gen")
    for _ in range(2):
        with closing(Desk(task, terms)) as desk:
            assert desk.tasks()["answer"][0]["yours"] == "gen_v0"
            desk.save(CALL, "adding", variant("One."), parent="gen_v0")


def test_neighbours_are_tries_and_bring_no_verdict(opens: Opens) -> None:
    """Each takes a run's worth of the budget; a race says who is ahead, not that it is better.
    Asked again it computes nothing, and costs nothing."""
    marked = SOURCE.replace('Answer:"', 'Answer:"  # workbench: try cue "Answer:" | "A:" | "Sum:"')
    desk = opens(20 * ROWS)
    found = desk.neighbours(CALL, "adding", 3 * ROWS, source=marked, axes=["cue"])
    assert found["tries"] == 3
    assert found["budget"]["spent"] == 3 * ROWS
    assert (
        desk.neighbours(CALL, "adding", 3 * ROWS, source=marked, axes=["cue"])["budget"]
        == (found["budget"])
    )
    with pytest.raises(SettingError, match=f"{2 * ROWS} or more"):
        desk.neighbours(CALL, "adding", ROWS, source=marked + "\n", axes=["cue"])
    assert not {"verdict", "sentence", "sealed"} & found["answer"].keys()


READS = """
import pathlib
def transform(data, num_sample, r, dataset_name):
    found = []
    for path in sorted(pathlib.Path({folder!r}).rglob("*")):
        try:
            found.append(path.read_text())
        except OSError:
            found.append("")
    return {{"input": data["question"] + "".join(found), "output": "", "processed_output": ""}}
"""


@closed
def test_sealed_rows_are_not_reachable(task: Path) -> None:
    """Neither by a row's number, nor by a text that reads all files, nor by a run's rows, also of
    one from before the rows were sealed, nor by what opening them came to."""
    before = workbench.score(task, model(), sample_size=5).run_id
    sealed = workbench.seal(task, 0.3)
    workbench.open_holdout(task, model(), "gen_v0")
    questions = [str(doc.data["question"]) for doc in sealed_docs(sealed.path)]
    packed = sealed.path.read_text().splitlines()[2]
    terms = Terms(model(), Options(sample_size=None))
    with closing(Desk(task, terms)) as desk:
        size = desk.tasks()["answer"][0]["docs"]
        said = [
            desk.tasks(),
            desk.show(CALL, "adding", docs=range(size)),
            desk.render(CALL, "adding", source=READS.format(folder=str(task)), docs=range(size)),
            found := desk.score(CALL, "adding", source=variant("One.")),
            desk.rows(CALL, "adding", found["answer"]["run_id"]),
            desk.runs(CALL, "adding"),
        ]
        for ask in (
            lambda: desk.show(CALL, "adding", docs=[size]),
            lambda: desk.render(CALL, "adding", docs=[size]),
            lambda: desk.rows(CALL, "adding", before),
            lambda: desk.compare(CALL, "adding", before, found["answer"]["run_id"]),
        ):
            with pytest.raises(InputError):
                ask()
    assert SOURCE.partition("\n")[0] in str(said[2])
    for answer in map(str, said):
        assert not [question for question in questions if question in answer]
        assert packed not in answer


ON_AN_OLD_KERNEL = """
import errno, sys
from pathlib import Path
from workbench.prompts.worker.sandbox import landlock, seccomp, system
system.prctl(system.PR_SET_NO_NEW_PRIVS, 1)
seccomp._install(system.machine(), seccomp._refused([landlock.CREATE_RULESET], errno.ENOSYS))
from benchmarks.agent_worlds import SOURCE, make_model
from workbench.agents.desk import Desk
from workbench.agents.terms import Call, Terms
from workbench.errors import SettingError
from workbench.runs.options import Options
for allowed in (False, True):
    desk = Desk(Path(sys.argv[1]), Terms(make_model(0.0, 0), Options(), unconfined=allowed))
    print(len(desk.render(Call(), "adding")["answer"]))
    for do in (lambda: desk.render(Call(), "adding", source=SOURCE),
               lambda: desk.save(Call(), "adding", SOURCE)):
        try:
            print(len(do()["answer"]))
        except SettingError as error:
            print("refused")
    desk.close()
"""


@closed
def test_where_files_cannot_be_closed_an_agent_s_text_is_refused(task: Path) -> None:
    """Unless the person allowed it; what the person wrote is rendered all the same."""
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", ON_AN_OLD_KERNEL, str(task)],
        capture_output=True,
        encoding="utf-8",
        cwd=root,
    )
    assert done.stdout.split() == ["1", "refused", "refused", "1", "1", "2"], done.stderr
