"""A close look at a session, with a real worker: traces, the parent's prompt, labels, runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.errors import ModelError, SettingError
from workbench.models.fake import FakeModel
from workbench.runs.options import Options, change_options
from workbench.session.inspector import Inspector
from workbench.session.session import Session
from workbench.types import Doc, Example, Prompt, Rendered, RenderFailure, Segment

pytestmark = pytest.mark.slow

EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def session(task: Path) -> Iterator[Session]:
    with closing(Session(task, method="gen", model=FakeModel(), sample_size=6)) as made:
        yield made


@pytest.fixture
def looker(session: Session) -> Inspector:
    return Inspector(session)


def test_the_row_and_its_shots_are_traced(session: Session, looker: Inspector) -> None:
    """Each question and answer is its field's; what the template wrote is nobody's."""
    rendered = session.preview().rendered
    assert rendered is not None
    traced = looker.trace(rendered)
    assert traced.complete
    found = [
        [(o.field, o.how, segment.text[o.start : o.end]) for o in origins]
        for segment, origins in zip(rendered.prompt.segments, traced.segments, strict=True)
    ]
    (first, second) = rendered.shot_ids
    assert found == [
        [("question", "copied", f"{first}+{first + 1}=")],
        [("answer", "copied", str(2 * first + 1))],
        [],
        [("question", "copied", f"{second}+{second + 1}=")],
        [("answer", "copied", str(2 * second + 1))],
        [],
        [("question", "copied", "0+1=")],
    ]


def test_a_transform_that_draws_is_not_taken_at_its_word(
    session: Session, looker: Inspector
) -> None:
    """`r` is the same in each call; a source of randomness that is not tells nothing by tries."""
    session.edit(ADD.replace("Q: ", "{__import__('time').perf_counter_ns()} "))
    rendered = session.preview().rendered
    assert rendered is not None
    assert {o.how for found in looker.trace(rendered).segments for o in found} <= {"found"}


def test_the_parents_prompt_is_of_the_same_row_and_settings(
    session: Session, looker: Inspector
) -> None:
    """The draft's edit alone is what differs."""
    before = session.preview().rendered
    session.edit(EDITED)
    after = session.preview().rendered
    assert before is not None
    assert after is not None
    parent = looker.parent_prompt(after.doc.id)
    assert isinstance(parent, Prompt)
    assert parent.text == before.prompt.text != after.prompt.text


def test_a_row_that_fails_in_the_parent_says_so(session: Session, looker: Inspector) -> None:
    """Instead of no difference."""
    session.edit(ADD.replace("data['question']", "data['quest']"))
    session.save("broken")
    session.edit(ADD + "\n")
    failure = looker.parent_prompt(0)
    assert isinstance(failure, RenderFailure)
    assert "quest" in failure.diagnostic.message


def test_the_chat_template_is_previewed_as_it_is_scored(session: Session) -> None:
    """In turns and as one: the run's prompts have the preview's bytes."""
    for mode in ("turn", "turns"):
        session.configure(chat_template=mode)
        preview = session.preview()
        assert preview.rendered is not None
        assert preview.rendered.prompt.text.startswith("<user>\n")
        assert preview.rendered.prompt.text.count("<assistant>") == (1 if mode == "turn" else 3)
        list(session.score())
        report = session.report()
        assert report is not None
        rows = {row.doc_id: row.prompt_sha256 for row in report.rows}
        session.configure(doc_id=report.rows[0].doc_id)
        again = session.preview().rendered
        assert again is not None
        assert rows[again.doc.id] == again.prompt.sha256


def test_without_its_model_the_template_is_a_warning(task: Path) -> None:
    """The prompt is shown without, and said to be."""
    with closing(Session(task, method="gen", model="not/loaded", chat_template="turn")) as session:
        preview = session.preview()
        assert [d.type for d in preview.diagnostics] == ["ChatTemplate"]
        assert preview.rendered is not None
        assert not preview.rendered.prompt.text.startswith("<user>")
    with pytest.raises(SettingError, match="chat_template"):
        change_options(Options(), chat_template="yes")


class NoTemplate(FakeModel):
    def apply_chat_template(self, messages: object) -> str:
        raise ModelError("model 'none' has no chat template")


def test_a_model_without_a_template_is_a_diagnostic(task: Path) -> None:
    """A preview never raises."""
    model = NoTemplate(name="no template")
    with closing(Session(task, method="gen", model=model, chat_template="turn")) as session:
        preview = session.preview()
        assert preview.rendered is None
        assert preview.diagnostics[0].message == "model 'none' has no chat template"


def test_tokens_are_counted_by_segment(session: Session) -> None:
    """The fake model's tokens are characters."""
    preview = session.preview()
    assert preview.rendered is not None
    texts = [segment.text for segment in preview.rendered.prompt.segments]
    assert preview.segment_tokens == tuple(map(len, texts))
    assert preview.num_tokens == sum(map(len, texts))


def test_of_inputs_of_one_answer_the_answer_is_counted(looker: Inspector) -> None:
    """WinoGrande's shape: "on the mat" and "on the cat" are contexts; behind both of them the five
    characters of " sat." are scored, a token each, and not the twelve before."""
    example = Example("It ", (" sat.",), " sat.")
    item = Rendered(
        doc=Doc(0, {}),
        example=example,
        prompt=Prompt((Segment("input", "It ", 0),)),
        choices=("on the mat", "on a chair"),
        gold=(0,),
        shot_ids=(),
        continuation=" sat.",
    )
    assert looker.choice_tokens(item) == (5, 5)
    assert looker.choice_tokens(replace(item, continuation="")) == (11, 11)


def test_labels_are_those_of_the_pool(session: Session, looker: Inspector) -> None:
    """Twelve rows, twelve answers; two of them are shots."""
    found = looker.balance((0, 5))
    assert (found.looked_at, found.distinct) == (12, 12)
    assert {s.label for s in found.shares if s.shots} == {"1", "11"}


def test_outcomes_follow_the_runs(session: Session, looker: Inspector) -> None:
    """Before any run nothing; after two, what changed between them."""
    assert looker.outcomes().now == {}
    list(session.score())
    first = looker.outcomes()
    assert len(first.now) == 6
    assert first.before == ""
    session.edit(EDITED)
    list(session.score())
    second = looker.outcomes()
    assert (second.before, second.run != first.run) == (first.run, True)
