"""Which edit did it: what is scored, what it costs, and that the price is said first."""

from __future__ import annotations

import json
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.analysis.attribution import Attribution
from workbench.errors import InputError, SettingError
from workbench.models.fake import FakeModel
from workbench.models.known import known_of
from workbench.runs.attribute import Price, describe_price, price_of, score_study
from workbench.runs.edits.study import make_study, plan_sides
from workbench.runs.options import Options
from workbench.runs.run import open_tools
from workbench.tasks.task import Task

pytestmark = pytest.mark.slow

SHIPPED = Path(__file__).parents[3] / "transforms"

ENTAILMENT = """\
def transform(data, num_sample, r, dataset_name):
    first, second = data["passage"]
    text = f"{first}\\n{second}\\n"
    text += "Does it follow?\\nA. Yes\\nB. No\\n"
    text += "Answer:"
    letter = chr(65 + list(data["target_scores"].values()).index(1))
    return {"input": text, "output": f" {letter}", "processed_output": letter}
"""


@pytest.fixture
def entailment(tmp_path: Path) -> Path:
    """A copy of the shipped task."""
    return Path(shutil.copytree(SHIPPED / "entailment", tmp_path / "transforms" / "entailment"))


def golds(task: Path) -> dict[tuple[str, ...], str]:
    """Return the right letter by the two sentences."""
    lines = (task / "data" / "entailment.jsonl").read_text().splitlines()
    rows = [json.loads(line) for line in lines]
    return {
        tuple(row["passage"]): "AB"[list(row["target_scores"].values()).index(1)] for row in rows
    }


def reader(task: Path, *wanted: str) -> FakeModel:
    """Return a model that answers rightly where the prompt has every text of `wanted`."""
    known = golds(task)

    def answer(prompt: str) -> str:
        shown = [
            texts
            for texts in known
            if -1 < prompt.find(texts[0]) < prompt.find(texts[1], prompt.find(texts[0]) + 1)
        ]
        right = known[max(shown, key=lambda texts: len("".join(texts)))]
        return f" {right}" if all(text in prompt for text in wanted) else " none"

    return FakeModel(answer)


def attributed(task: Path, model: FakeModel, old: str, new: str, **how: Any) -> Attribution:
    """Return the attribution over 30 rows without shots."""
    return workbench.attribute(
        task, model, old, new, method="gen", num_fewshot=0, sample_size=30, **how
    )


def test_the_helpful_edit_is_named_among_neutral_ones(entailment: Path) -> None:
    """Of three edits the model minds one: that has all of the effect, and its line; the others'
    intervals hold 0."""
    new = (
        ENTAILMENT.replace("Does it follow?", "Does the second follow from the first?")
        .replace("A. Yes\\nB. No", "(A) Yes\\n(B) No")
        .replace("Answer:", "Answer with a letter:")
    )
    found = attributed(entailment, reader(entailment, "(A)"), ENTAILMENT, new)
    decided = [hunk for hunk in found.hunks if hunk.is_decided]
    assert [hunk.text for hunk in decided] == ["'A.' → '(A)'"]
    assert (decided[0].effect, decided[0].old_lines) == (found.total, (4,))
    assert len(found.hunks) == 3
    assert all(h.ci95[0] <= 0 <= h.ci95[1] for h in found.hunks if h not in decided)
    assert "'A.' → '(A)'" in found.sentence
    assert "what else changed (2)" in found.sentence


def test_two_edits_that_only_work_together_are_shown_so(entailment: Path) -> None:
    """Neither does anything alone; both have half of the effect, and the sentence names them."""
    new = ENTAILMENT.replace("A. Yes\\nB. No", "(A) Yes\\n(B) No").replace(
        "Answer:", "Answer with a letter:"
    )
    model = reader(entailment, "(A)", "with a letter")
    found = attributed(entailment, model, ENTAILMENT, new)
    (pair,) = found.together
    assert (pair.hunks, pair.effect, pair.alone, pair.is_strict) == ((0, 1), 1.0, (0.0, 0.0), True)
    assert [hunk.effect for hunk in found.hunks] == [0.5, 0.5]
    assert [hunk.interaction for hunk in found.hunks] == [(0.0, 1.0)] * 2
    assert "only work together, +1.000" in found.sentence


def test_more_than_four_hunks_are_scored_at_both_ends(entailment: Path) -> None:
    """Five hunks: twelve prompts a row, one alone and one left out each."""
    new = (
        ENTAILMENT.replace("{first}\\n{second}", "One: {first}\\nTwo: {second}")
        .replace("Does it follow?", "Does the latter follow?")
        .replace("A. Yes\\nB. No", "(A) Yes\\n(B) No")
        .replace("Answer:", "Answer with a letter:")
    )
    found = attributed(entailment, reader(entailment, "Does it follow?"), new, ENTAILMENT)
    assert (len(found.hunks), found.corners) == (5, 12)
    decided = [(hunk.text, hunk.one_in, hunk.one_out) for hunk in found.hunks if hunk.is_decided]
    assert decided == [("'the latter' → 'it'", 1.0, 1.0)]


@pytest.mark.parametrize("how", [{}, {"group": "story_id"}, {"group": ""}])
def test_rows_of_one_passage_count_as_one_question(tmp_path: Path, how: dict[str, Any]) -> None:
    """12 stories of 10 rows; the edit turns 7 of them whole to right and 4 to wrong. By rows, as
    `group=""` has it, that is sure; by stories it is not, and total and interval are those of
    `compare`: 3 of 12."""
    effects = [1] * 7 + [-1] * 4 + [0]
    rows = [{"key": i, "gold": "yes", "story_id": i // 10} for i in range(120)]

    def answer(prompt: str) -> str:
        effect = effects[int(prompt.partition("KEY ")[2].split()[0]) // 10]
        return " yes" if not effect or (effect > 0) == ("Think" in prompt) else " no"

    old = """\
def transform(data, num_sample, r, dataset_name):
    text = f"Read. KEY {data['key']}\\nAnswer:"
    return {"input": text, "output": " yes", "processed_output": data["gold"]}
"""
    task = Task.from_rows(rows, old, to=tmp_path / "stories", metric="exact_match",
                          postprocess="exact_match_post")  # fmt: skip
    settings: dict[str, Any] = {"num_fewshot": 0, "sample_size": None}
    new = old.replace("Read.", "Think.")
    model = FakeModel(answer)
    found = workbench.attribute(task, model, "gen_v0", new, **settings, **how)
    a, b = (workbench.score(task, model, of, **settings, **how)
            for of in ("gen_v0", new))  # fmt: skip
    assert (found.total, found.rows) == (0.25, 120)
    assert found.total == pytest.approx(workbench.compare(a, b).delta)
    (hunk,) = found.hunks
    if how == {"group": ""}:
        assert (found.n, hunk.is_decided) == (120, True)
        assert "questions" not in found.sentence
    else:
        assert (found.n, hunk.is_decided) == (12, False)
        assert "of +0.250 in all, over 12 questions in 120 rows" in found.sentence


def test_the_price_is_said_before_anything_is_scored(entailment: Path) -> None:
    """Whoever raises at it has spent nothing; afterwards all of it is stored."""
    new = ENTAILMENT.replace("Answer:", "Answer with a letter:")
    prices: list[Price] = []

    def refuse(price: Price) -> None:
        prices.append(price)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        attributed(entailment, FakeModel(fail_after=0), ENTAILMENT, new, priced=refuse)
    (price,) = prices
    assert (price.hunks, price.corners, price.cost.to_compute) == (1, 2, 60)
    assert price.tokens > price.run_tokens > 0
    assert "1 hunks, 2 prompts a row" in describe_price(price)
    attributed(entailment, FakeModel(), ENTAILMENT, new)
    attributed(entailment, FakeModel(fail_after=0), ENTAILMENT, new, priced=prices.append)
    assert (prices[1].tokens, prices[1].cost.stored) == (0, 60)


def test_what_was_scored_before_a_cancel_is_kept(entailment: Path) -> None:
    """Half of a study, then the rest: no prompt is asked for twice."""
    new = ENTAILMENT.replace("Answer:", "Answer with a letter:")
    task = Task.open(entailment)
    sides = plan_sides(task, Options(sample_size=10, num_fewshot=0), (ENTAILMENT, new))
    model = FakeModel(fail_after=20)
    with closing(open_tools(task.state)) as tools:
        study = make_study(*sides, tools.runner)
        stream = score_study(study, model, tools)
        while next(stream).done < 8:
            pass
        stream.close()
        assert price_of(study, known_of(model), tools).cost.stored == 8
        steps = list(score_study(study, model, tools))
    assert (steps[-1].done, steps[-1].cached, steps[-1].computed) == (20, 8, 12)


def test_four_late_hunks_on_200_rows_cost_at_most_three_runs(tmp_path: Path) -> None:
    """Sixteen prompts a row share the passage; what comes behind it is little."""
    folder = tmp_path / "transforms" / "long"
    (folder / "data").mkdir(parents=True)
    rows = [
        {"passage": " ".join(f"word{(i * 7 + j) % 997}" for j in range(120)), "answer": str(i)}
        for i in range(200)
    ]
    lines = "".join(json.dumps({**row, "target_scores": {}}) + "\n" for row in rows)
    (folder / "data" / "long.jsonl").write_text(lines)
    source = (
        "def transform(data, num_sample, r, dataset_name):\n"
        "    text = data['passage'] + '\\n'\n"
        "    text += 'Be good.\\n'\n"
        "    text += 'Say it.\\n'\n"
        "    text += 'Q: what?\\n'\n"
        "    text += 'A:'\n"
        "    return {'input': text, 'output': ' x', 'processed_output': data['answer']}\n"
    )
    new = source
    for was, now in (("good", "best"), ("Say", "Tell"), ("Q:", "Question:"), ("A:", "Answer:")):
        new = new.replace(was, now)
    task = Task.open(folder)
    sides = plan_sides(task, Options(sample_size=None), (source, new), method="gen")
    with closing(open_tools(task.state)) as tools:
        study = make_study(*sides, tools.runner)
        price = price_of(study, known_of(FakeModel()), tools)
    assert (price.hunks, price.corners, price.cost.to_compute) == (4, 16, 3200)
    assert 1 < price.runs <= 3


def test_versions_that_differ_in_scoring_are_refused(entailment: Path) -> None:
    """A difference in the settings would be called an edit's."""
    config = entailment / "config" / "entailment_gen.json"
    other = json.loads(config.read_text()) | {"postprocess": ""}
    (config.parent / "bare_gen.json").write_text(json.dumps(other))
    with pytest.raises(SettingError, match="another postprocess"):
        attributed(
            entailment, FakeModel(), "gen_v0", "gen_v1", configs=("entailment_gen", "bare_gen")
        )
    with pytest.raises(SettingError, match="'ppl_v0' is for PPL"):
        workbench.attribute(entailment, FakeModel(), "gen_v0", "ppl_v0")
    with pytest.raises(SettingError, match="temperature 0"):
        attributed(entailment, FakeModel(), "gen_v0", "gen_v1", temperature=0.5)


def test_a_description_of_the_config_is_a_hunk(entailment: Path) -> None:
    """It comes with the separator behind it, and has no line of the source."""
    config = entailment / "config" / "entailment_gen.json"
    other = json.loads(config.read_text()) | {"description": "Read both."}
    (config.parent / "told_gen.json").write_text(json.dumps(other))
    found = attributed(
        entailment,
        reader(entailment, "Read both."),
        ENTAILMENT,
        ENTAILMENT,
        configs=("entailment_gen", "told_gen"),
    )
    (hunk,) = found.hunks
    assert (hunk.name, hunk.effect, hunk.new_lines) == ("description", 1.0, ())


def test_rows_that_one_version_fails_on_are_left_out(entailment: Path) -> None:
    """They are counted; where none is left, the first failure is told."""
    broken = ENTAILMENT.replace("    letter", "    assert 'not' not in first\n    letter")
    new = broken.replace("Answer:", "Answer with a letter:")
    found = attributed(entailment, FakeModel(), ENTAILMENT, new)
    assert found.left_out > 0
    assert found.n + found.left_out == 30
    with pytest.raises(InputError, match="no row has a prompt with both"):
        attributed(entailment, FakeModel(), ENTAILMENT, "import\n" + ENTAILMENT)


def test_equal_versions_leave_nothing_to_attribute(entailment: Path) -> None:
    """Another name for a variable is no edit of a prompt."""
    new = ENTAILMENT.replace("letter", "right")
    found = attributed(entailment, FakeModel(), ENTAILMENT, new)
    assert (found.hunks, found.total) == ((), 0.0)
    assert "nothing to attribute" in found.sentence
