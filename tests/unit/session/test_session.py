"""The session: every button's promise, without a screen."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.errors import DataError, SettingError, StoreError
from workbench.models.fake import FakeModel
from workbench.runs.progress import Progress
from workbench.session import preview as preview_module
from workbench.session.inspector import Inspector
from workbench.session.session import Session
from workbench.tasks.drafts import NOTEBOOK

STEPS = ADD.replace('" " + data["answer"]', '" One step. It is " + data["answer"]')
BROKEN = ADD.replace("data['question']", "data['quest']")
EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def session(task: Path) -> Iterator[Session]:
    with closing(Session(task, method="gen", model="fake", sample_size=6)) as made:
        yield made


def last(stream: Iterator[Progress]) -> Progress:
    return list(stream)[-1]


def test_it_starts_from_the_latest_version(session: Session) -> None:
    """The draft is the newest version's text, clean, with the config's settings."""
    state = session.state()
    assert (state.version, state.source, state.dirty) == ("gen_v0", ADD, False)
    assert (state.settings.num_fewshot, state.num_docs, state.sample_size) == (2, 12, 6)
    assert session.diff() == ""


def test_an_edit_shows_in_preview_and_diff(session: Session) -> None:
    """The preview is the draft's; the diff is against the parent."""
    session.edit(EDITED)
    preview = session.preview()
    assert preview.rendered is not None
    assert preview.rendered.prompt.text.count("Question: ") == 3
    assert not preview.stale
    assert session.state().dirty
    assert '+        "input": f"Question: ' in session.diff()


@pytest.mark.slow
def test_a_file_that_the_draft_reads_is_looked_at(session: Session, task: Path) -> None:
    """A text that it opens and a module that it imports, once they were previewed: where either is
    written the stamp is another, and the preview has what it says; a module that is new, too."""
    (task / "cue.txt").write_text("Add: ")
    (task / "words.py").write_text("END = '?'\n")
    reads = (
        "import pathlib, sys\nHERE = pathlib.Path(__file__).parent\nsys.path.insert(0, str(HERE))\n"
        "import words\nCUE = (HERE / 'cue.txt').read_text() + words.END\n"
    )
    session.edit(reads + ADD.replace('f"Q: ', 'CUE + f"Q: '))
    session.preview()
    stamps = [session.stamp()]
    for name, text in (("cue.txt", "Plus: "), ("words.py", "END = '!!'\n"), ("more.py", "")):
        assert session.stamp() == stamps[-1]
        (task / name).write_text(text)
        stamps.append(session.stamp())
        assert stamps[-1] != stamps[-2]
        shown = session.preview().rendered
        stamps[-1] = session.stamp()
    assert shown is not None and "Plus: !!Q: " in shown.prompt.text


@pytest.mark.slow
def test_a_draft_finds_the_files_of_its_task_as_a_version_does(
    session: Session, task: Path
) -> None:
    """Its `__file__` is in the folder, too: what stands beside it is read, saved or not."""
    (task / "cue.txt").write_text("Add: ")
    reads = "import pathlib\nCUE = (pathlib.Path(__file__).parent / 'cue.txt').read_text()\n"
    session.edit(reads + ADD.replace('f"Q: ', 'f"{CUE}'))
    drafted = session.preview()
    assert drafted.rendered is not None
    assert drafted.rendered.example.input.startswith("Add: ")
    session.save("with a cue of its own")
    assert session.preview().rendered == drafted.rendered


def test_a_broken_draft_keeps_the_last_good_prompt(session: Session) -> None:
    """The diagnostic is the new draft's, the prompt the old one's; the next good edit shows."""
    good = session.preview().rendered
    session.edit(BROKEN)
    preview = session.preview()
    assert preview.rendered == good
    assert preview.stale
    assert preview.diagnostics[0].line == 3
    assert "'quest'" in preview.diagnostics[0].message
    session.edit(EDITED)
    assert not session.preview().stale


@pytest.mark.slow
def test_rows_that_fail_elsewhere_are_reported(task: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft that works on this doc but not on others says so, once, with how many: however
    slow the machine is at the moment."""
    monkeypatch.setattr(preview_module, "CHECK_SECONDS", float("inf"))
    with closing(Session(task, method="gen", model="fake", num_fewshot=0)) as session:
        session.edit(
            ADD.replace("    return", "    assert data['answer'] in '1 3 5'\n    return", 1)
        )
        preview = session.preview()
        assert not preview.stale
        (found,) = preview.diagnostics
        assert (found.type, found.line) == ("AssertionError", 2)
        assert "more docs" in found.message


@pytest.mark.slow
def test_settings_that_cannot_be_met_are_diagnostics(session: Session) -> None:
    """More shots than docs is shown in place, and is mended by the next setting."""
    session.configure(num_fewshot=50)
    preview = session.preview()
    assert "not enough docs for 50 shots" in preview.diagnostics[0].message
    session.configure(num_fewshot=1)
    assert not session.preview().diagnostics


def test_unknown_settings_and_docs_are_refused(session: Session) -> None:
    """And nothing changes."""
    before = session.state()
    with pytest.raises(SettingError, match="num_fewshot"):
        session.configure(num_fewshots=3)
    with pytest.raises(DataError, match="no doc 99"):
        session.configure(doc_id=99)
    with pytest.raises(SettingError):
        Session(session.task, modle="fake")
    assert session.state() == before


def test_what_was_typed_comes_back_after_a_crash(task: Path) -> None:
    """A new session on the task, with no word from the old one, has the draft and its parent."""
    crashed = Session(task, method="gen", model="fake")
    crashed.edit(EDITED)
    with closing(Session(task, method="gen", model="fake")) as session:
        state = session.state()
        assert (state.source, state.version) == (EDITED, "gen_v0")
        assert state.dirty
        assert state.draft_restored
    crashed.close()


def test_two_notebooks_on_a_task_keep_their_drafts(
    task: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each finds its own when its kernel is another; the other's is one step away, and going there
    leaves the own one where it can be gone back to. What is saved is none of them."""

    def opened(notebook: str) -> Session:
        monkeypatch.setenv(NOTEBOOK, notebook)
        return Session(task, method="gen", model="fake")

    with closing(opened("a.ipynb")) as first, closing(opened("b.ipynb")) as second:
        first.edit("# first")
        second.edit("# second")
    with closing(opened("a.ipynb")) as again:
        assert (again.state().source, again.state().draft_restored) == ("# first", True)
        (other,) = again.drafts()
        again.take(other)
        assert again.state().source == "# second"
        assert [each.source for each in again.drafts()] == ["# first"]
        again.save()
        assert [each.source for each in again.drafts()] == ["# first"]
    with closing(opened("b.ipynb")) as last:
        assert last.drafts()[0].source == "# first"


def test_whoever_asks_for_a_version_goes_on_with_its_draft(task: Path) -> None:
    """A notebook's cell names the version that it opens; a draft of another one stays aside."""
    with closing(Session(task, method="gen", version="gen_v0", model="fake")) as session:
        session.edit(EDITED)
    with closing(Session(task, method="gen", version="gen_v0", model="fake")) as again:
        assert (again.state().source, again.state().draft_restored) == (EDITED, True)
        again.save()
        again.edit(EDITED + "# more")
    with closing(Session(task, method="gen", version="gen_v0", model="fake")) as other:
        assert (other.state().version, other.state().dirty) == ("gen_v0", False)


def test_saving_makes_the_next_version_and_the_new_parent(session: Session, task: Path) -> None:
    """The file, its diff and note exist; the draft is clean; a new session starts there."""
    session.edit(EDITED)
    info = session.save("Say the whole word.")
    assert (info.id, info.parent, info.note) == ("gen_v1", "gen_v0", "Say the whole word.")
    assert (task / "transform_gen_v1.py").read_text() == EDITED
    assert (task / "transform_gen_v1.diff").is_file()
    state = session.state()
    assert (state.version, state.dirty) == ("gen_v1", False)
    with closing(Session(task, method="gen", model="fake")) as again:
        assert (again.state().source, again.state().draft_restored) == (EDITED, False)


def test_there_is_nothing_to_save_without_a_change(session: Session) -> None:
    """Saving a clean draft is refused, with the reason."""
    with pytest.raises(SettingError, match="the draft equals gen_v0"):
        session.save()


def test_opening_a_version_makes_it_the_draft(session: Session) -> None:
    """Whatever was typed before stays in the journal."""
    session.edit(EDITED)
    session.open("gen_v0")
    assert session.state().source == ADD
    assert not session.state().dirty
    journal = session.task.state / "drafts" / "add_gen.jsonl"
    assert "Question: " in journal.read_text()


def test_going_back_makes_a_text_the_draft_of_its_version_again(
    session: Session, task: Path
) -> None:
    """It is saved as that version's child, and is there after a crash; where the method was another
    one, that comes back, too. Unchanged, it is no draft."""
    session.edit(EDITED)
    session.save()
    typed = f"# A\n{EDITED}"
    session.edit(typed)
    session.open("gen_v0")
    session.configure(method="ppl")
    session.go_back(typed, "gen", "gen_v1")
    state = session.state()
    assert (state.source, state.method, state.version) == (typed, "gen", "gen_v1")
    assert state.dirty and state.allowed
    with closing(Session(task, method="gen", model="fake")) as after:
        assert (after.state().source, after.state().version) == (typed, "gen_v1")
    assert session.save().id == "gen_v2"
    assert "# parent: transform_gen_v1.py" in (task / "transform_gen_v2.diff").read_text()
    session.go_back(ADD, "gen", "gen_v0")
    assert not session.state().dirty
    with closing(Session(task, method="gen", model="fake")) as after:
        assert after.state().version == "gen_v2"


def test_going_back_to_a_version_that_is_gone_makes_a_draft_of_none(
    session: Session, task: Path
) -> None:
    """The text is there all the same; a method that the rows don't allow is refused."""
    session.edit(EDITED)
    session.save()
    session.open("gen_v0")
    (task / "transform_gen_v1.py").unlink()
    session.go_back(EDITED, "gen", "gen_v1")
    assert (session.state().source, session.state().version) == (EDITED, "")
    before = session.state()
    with pytest.raises(SettingError, match="method 'neither' is not possible"):
        session.go_back(ADD, "neither", "gen_v0")  # type: ignore[arg-type]
    assert session.state() == before


def test_a_draft_that_cannot_be_kept_is_not_left(session: Session) -> None:
    """Where the journal cannot be written, opening another version fails and changes nothing."""
    (session.task.state / "drafts").write_text("a file where the folder should be")
    session.edit(EDITED)
    with pytest.raises(StoreError):
        session.open("gen_v0")
    assert session.state().source == EDITED


@pytest.mark.slow
def test_styles_tell_which_versions_show_steps(session: Session) -> None:
    """Of the current method's versions, those that run; a saved draft is judged when it is one."""
    inspector = Inspector(session)
    assert inspector.styles() == {"gen_v0": "direct"}
    session.edit(STEPS)
    assert inspector.styles() == {"gen_v0": "direct"}
    session.save()
    session.edit(BROKEN)
    session.save()
    assert inspector.styles() == {"gen_v0": "direct", "gen_v1": "steps"}
    session.configure(method="ppl")
    assert inspector.styles() == {"ppl_v0": "direct"}


@pytest.mark.slow
def test_a_frame_has_reasoning_and_answer_where_there_are_steps(task: Path) -> None:
    """They join to the response; a response without steps is all answer."""
    model = FakeModel(lambda p: " 2+3. It is 5.\n" if p.endswith("2+3=\nA:") else " 7\n")
    with closing(Session(task, method="gen", model=model, max_new_tokens=30)) as session:
        config = task / "config" / "add_gen.json"
        config.write_text(config.read_text().replace("until_return_post", "gsm8k_post"))
        last(session.score())
        report = session.report()
    assert report is not None
    frame = report.to_frame()
    assert (frame["reasoning"][2], frame["answer"][2]) == (" 2+3. ", "It is 5.")
    assert (frame["reasoning"][0], frame["answer"][0]) == ("", " 7")
    assert list(frame["reasoning"] + frame["answer"]) == list(frame["response"])


def test_each_method_has_a_draft_of_its_own(session: Session) -> None:
    """Switching to PPL and back loses nothing."""
    session.edit(EDITED)
    session.configure(method="ppl")
    assert session.state().version == "ppl_v0"
    assert session.state().source == ADD
    session.configure(method="gen")
    assert session.state().source == EDITED


@pytest.mark.slow
def test_a_run_reports_every_doc_and_stores_it(session: Session) -> None:
    """Progress ends at all docs; report, ledger and preview agree on the prompt's hash."""
    end = last(session.score())
    assert (end.status, end.done, end.total, end.computed) == ("done", 6, 6, 6)
    report = session.report()
    assert report is not None
    assert report.metrics["accuracy"].n == 6
    assert report.run.version == "gen_v0"
    frame = report.to_frame()
    assert list(frame.index) == [row.doc_id for row in report.rows]
    assert "reasoning" not in frame.columns
    assert "accuracy" in frame.columns
    session.configure(doc_id=report.rows[2].doc_id)
    rendered = session.preview().rendered
    assert rendered is not None
    assert rendered.prompt.sha256 == report.rows[2].prompt_sha256


@pytest.mark.slow
def test_a_second_run_computes_nothing(session: Session) -> None:
    """And a draft that renders the same prompts computes nothing either."""
    last(session.score())
    again = last(session.score())
    assert (again.cached, again.computed) == (6, 0)
    session.edit(ADD + "# a comment\n")
    commented = last(session.score())
    assert (commented.cached, commented.computed) == (6, 0)
    report = session.report()
    assert report is not None
    assert report.run.version == "draft"


@pytest.mark.slow
def test_cancelling_keeps_what_is_finished(task: Path) -> None:
    """Status `cancelled`, an honest smaller n, and rows in the ledger."""
    model = FakeModel(delay=0.01, name="slow")
    with closing(Session(task, method="gen", model=model, sample_size=12)) as session:
        steps = []
        for step in session.score():
            steps.append(step)
            if step.done == 3:
                session.cancel()
        end = steps[-1]
        assert (end.status, end.done, end.total) == ("cancelled", 3, 12)
        report = session.report()
        assert report is not None
        assert report.metrics["accuracy"].n == 3
        assert report.run.status == "cancelled"
        resumed = last(session.score())
        assert (resumed.cached, resumed.computed) == (3, 9)


def test_a_failing_model_is_told_and_finished_rows_stay(task: Path) -> None:
    """Status `failed` with the model's message; the report has what came before."""
    model = FakeModel(fail_after=4, name="fails")
    with closing(Session(task, method="gen", model=model, sample_size=12)) as session:
        end = last(session.score())
        assert (end.status, end.done) == ("failed", 4)
        assert "told to" in end.error
        report = session.report()
        assert report is not None
        assert (len(report.rows), report.run.status) == (4, "failed")


@pytest.mark.slow
def test_one_run_at_a_time(task: Path) -> None:
    """A second start while one goes on is refused in words, and harms nothing."""
    model = FakeModel(delay=0.02, name="slower")
    with closing(Session(task, method="gen", model=model, sample_size=12)) as session:
        first = session.score()
        next(first)
        assert next(session.score()).error.startswith("a run is going on already")
        assert last(first).status == "done"


@pytest.mark.slow
def test_edits_preview_while_a_run_goes_on(task: Path) -> None:
    """The run has a worker of its own, so a preview never waits for it."""
    model = FakeModel(delay=0.05, name="slowest")
    with closing(Session(task, method="gen", model=model, sample_size=12)) as session:
        thread = threading.Thread(target=lambda: list(session.score()))
        thread.start()
        session.edit(EDITED)
        preview = session.preview()
        assert thread.is_alive()
        assert preview.rendered is not None
        assert "Question: " in preview.rendered.prompt.text
        session.cancel()
        thread.join()


def test_ppl_without_options_is_refused_in_words(task: Path) -> None:
    """A sample without target_scores cannot be ranked; the message has the way out."""
    data = task / "data" / "add.jsonl"
    data.write_text(data.read_text().replace('"target_scores"', '"targets"'))
    with closing(Session(task, method="ppl", model="fake")) as session:
        end = last(session.score())
    assert end.status == "failed"
    assert "--method gen" in end.error


@pytest.mark.slow
def test_a_method_without_a_version_starts_from_a_shape(task: Path) -> None:
    """The starter renders, has no parent, and saves as v0."""
    (task / "transform_ppl_v0.py").unlink()
    (task / "config" / "add_ppl.json").unlink()
    with closing(Session(task, method="gen", model="fake")) as session:
        assert session.state().methods == ("gen", "ppl")
        session.configure(method="ppl", num_fewshot=1)
        assert (session.state().version, session.state().dirty) == ("", True)
        preview = session.preview()
        assert preview.rendered is not None
        assert preview.rendered.prompt.text.endswith("Answer:\n")
        assert session.save().id == "ppl_v0"


@pytest.mark.slow
def test_a_folder_of_rows_is_enough(task: Path) -> None:
    """No config and no version: rows with target_scores allow both methods."""
    for path in (*task.glob("*.py"), *task.glob("config/*")):
        path.unlink()
    for method in ("gen", "ppl"):
        with closing(Session(task, method=method, model="fake")) as session:
            assert session.preview().rendered is not None
            assert last(session.score()).status == "done"


def test_ppl_is_not_offered_without_target_scores(task: Path) -> None:
    """The method is refused with what it needs."""
    for path in (*task.glob("*ppl*"), *task.glob("config/*ppl*")):
        path.unlink()
    data = task / "data" / "add.jsonl"
    data.write_text(data.read_text().replace('"target_scores"', '"targets"'))
    with closing(Session(task, model="fake")) as session:
        assert session.state().methods == ("gen",)
        with pytest.raises(SettingError, match="PPL needs target_scores"):
            session.configure(method="ppl")
