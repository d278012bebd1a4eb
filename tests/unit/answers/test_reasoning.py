"""Where the answer part begins: the last clause that states a gold, if steps stand before it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.answers.reasoning import answer_start, shot_style
from workbench.prompts.styles import Styles
from workbench.prompts.transform import TransformRunner
from workbench.tasks.task import Task
from workbench.types import Doc, Example

TASKS = Path(__file__).parents[3] / "transforms"


def answer(text: str, *golds: str) -> str | None:
    """Return the answer part itself."""
    start = answer_start(text, golds)
    return None if start is None else text[start:]


@pytest.mark.parametrize("text", [" 154", "(A)", "The answer is no.", "答案是42。", "", "\n"])
def test_an_output_that_answers_at_once_has_no_parts(text: str) -> None:
    """One clause is an answer, however many words it has."""
    assert answer_start(text, ("154", "A", "no", "42")) is None


@pytest.mark.parametrize(
    ("text", "gold", "part"),
    [
        (" 24+63=87. 87+67=154. The answer is 154.", "154", "The answer is 154."),
        ("Zoe flips: tails. So the answer is no.", "no", "So the answer is no."),
        ("6 * 7 = 42 pens\n#### 42", "42", "#### 42"),
        ("They pay 42 dollars #### 42", "42", "#### 42"),
        ("Is it 3? It is! Yes: 3", "3", "Yes: 3"),
        ('He said "go." Then 5.', "5", "Then 5."),
        ("35 + 6 = 41, so it is 41.", "41", "so it is 41."),
        ("每人 3 个。答案是 42。", "42", "答案是 42。"),
        ("14*3=42，所以答案是42。", "42", "所以答案是42。"),
        ("先算 6*7；得42", "42", "得42"),
    ],
)
def test_the_answer_part_is_the_clause_that_states_the_gold(
    text: str, gold: str, part: str
) -> None:
    """Lines, sentences, "####" and concluding words begin clauses, in English and Chinese."""
    assert answer(text, gold) == part


@pytest.mark.parametrize(
    ("text", "gold", "part"),
    [
        ("One. It is 7. Not 17, nor 70.", "7", "It is 7. Not 17, nor 70."),
        ("One. It is 3. Not 3.5 or 0.3", "3", "It is 3. Not 3.5 or 0.3"),
        ("One. It is 3.5 now.", "3.5", "It is 3.5 now."),
        ("One. The answer is no. Another", "no", "The answer is no. Another"),
        ("One. In all 1,234.", "1234", "In all 1,234."),
        ("一。是42个。有142个", "42", "是42个。有142个"),
    ],
)
def test_a_gold_counts_as_a_whole_token(text: str, gold: str, part: str) -> None:
    """7 is not inside 17, 3 not inside 3.5, and Chinese characters bound no number."""
    assert answer(text, gold) == part


def test_the_last_mention_counts_whichever_gold_it_is_of() -> None:
    """Any of several golds may be the one that is stated."""
    assert answer("It is two. Say 2. So two it is.", "2", "two") == "So two it is."
    assert answer("It is two. Say 2.", "2", "two") == "Say 2."


def test_letter_case_matters_only_where_a_gold_stands_as_it_is() -> None:
    """ "Yes" answers yes; but the article is no option A."""
    assert answer("Steps. Yes, it is.", "yes") == "Yes, it is."
    assert answer("Steps. It is a cat.", "A") is None
    assert answer("yes, I look. No. Yes", "Yes") == "Yes"


@pytest.mark.parametrize("golds", [("8",), ("",), (" ",), ()])
def test_an_answer_that_never_occurs_has_no_place(golds: tuple[str, ...]) -> None:
    """Nothing is guessed."""
    assert answer_start("One step. Two steps. The answer is 7.", golds) is None


def test_what_leads_on_to_the_answer_belongs_to_it() -> None:
    """List marks, titles, a colon or "answer is" before a line end are no clauses."""
    assert answer_start("1. 5", ("5",)) is None
    assert answer_start("Mr. Smith has 5.", ("5",)) is None
    assert answer_start("Answer:\n5", ("5",)) is None
    assert answer_start("The answer is\n5", ("5",)) is None
    assert answer("Two steps.\nAnswer:\n5", "5") == "Answer:\n5"


def test_marks_alone_are_no_reasoning() -> None:
    """Something must be said before: a letter or a digit."""
    assert answer_start("… \n** 5", ("5",)) is None


def test_a_check_after_the_answer_misleads() -> None:
    """Documented: the rule takes the last mention, whatever it is said for."""
    assert answer("3+4. The answer is 7. Check: 7-4=3.", "7") == "Check: 7-4=3."


@given(st.text(alphabet="ab7 .\n。，:#!1", max_size=40), st.sampled_from(["7", "a", "7.1"]))
def test_the_parts_join_and_the_answer_part_holds_the_gold(text: str, gold: str) -> None:
    """Wherever it is cut, the gold is on the answer's side, and both sides say something."""
    start = answer_start(text, (gold,))
    if start is not None:
        assert gold in text[start:]
        assert not text[start].isspace()
        assert any(map(str.isalnum, text[:start]))


def test_a_shot_s_style_is_that_of_the_output_it_shows() -> None:
    """The first output is joined; what the others would show does not count."""
    steps = "3+4=7. The answer is 7."
    assert shot_style(Example("Q", (steps, " 7"), "7")) == "steps"
    assert shot_style(Example("Q", (" 7", steps), "7")) == "direct"


DOC = Doc(0, {"answer": "7", "steps": "3+4=7."})


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


def write(path: Path, output: str) -> str:
    fields = f"{{'input': 'Q', 'output': {output}, 'processed_output': '7'}}"
    path.write_text(
        f"def transform(data, num_sample, r, dataset_name):\n    return {fields}\n",
        encoding="utf-8",
    )
    return str(path)


def test_versions_are_judged_by_what_they_make_of_a_doc(
    tmp_path: Path, runner: TransformRunner
) -> None:
    """One that fails, and a file that is gone, are neither kind."""
    direct = write(tmp_path / "a.py", "data['answer']")
    steps = write(tmp_path / "b.py", "data['steps'] + ' It is 7.'")
    broken = write(tmp_path / "c.py", "data['nothing']")
    found = Styles(runner).of([direct, steps, broken, str(tmp_path / "d.py")], DOC, "name")
    assert found == {direct: "direct", steps: "steps"}


class Counting(TransformRunner):
    """A runner that counts what it was asked for."""

    runs = 0

    def run(self, *given: Any, **named: Any) -> Any:
        self.runs += 1
        return super().run(*given, **named)


def test_a_version_runs_again_only_when_its_file_changed(tmp_path: Path) -> None:
    """Asked three times it runs once, and once more when its text is another."""
    path = tmp_path / "a.py"
    write(path, "' 7'")
    with closing(Counting()) as counting:
        styles = Styles(counting)
        first = [styles.of([str(path)], DOC, "name") for _ in range(3)]
        assert (first, counting.runs) == ([{str(path): "direct"}] * 3, 1)
        write(path, "'Two steps. It is 7.'")
        assert styles.of([str(path)], DOC, "name") == {str(path): "steps"}
        assert counting.runs == 2


@pytest.mark.parametrize(
    ("name", "styles"),
    [
        ("sums", ["direct", "steps"]),
        ("coin-flip", ["direct", "steps"]),
        ("sums-mcq", ["direct", "steps"]),
        ("word-problems", ["direct", "steps", "steps"]),
        ("entailment", ["direct", "direct"]),
    ],
)
def test_the_shipped_versions_are_told_apart(
    name: str, styles: list[str], runner: TransformRunner
) -> None:
    """GEN's versions, oldest first: the first answers at once, later ones may show steps."""
    task = Task.open(TASKS / name)
    config = task.config(method="gen")
    paths = [version.path for version in task.versions() if version.method == "gen"]
    doc = task.pool(config).docs[0]
    found = Styles(runner).of(paths, doc, task.dataset_name(config))
    assert list(found.values()) == styles
