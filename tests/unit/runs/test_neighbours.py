"""Neighbours of a version: what is varied, who runs, and that the end is what full scoring says."""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import ADD
from workbench.analysis.raced import Race
from workbench.cli.neighbours import price_line
from workbench.errors import SettingError
from workbench.lint.first import errors_in
from workbench.models.fake import FakeModel
from workbench.records import price_record
from workbench.runs.identity import facts_of_plan
from workbench.runs.neighbours.axes import AS_IT_IS, axes_of, draw_variants
from workbench.runs.neighbours.marks import TAKEN, marks_of, with_text
from workbench.runs.neighbours.sealed import open_winner
from workbench.runs.neighbours.search import (
    Field,
    Neighbours,
    Search,
    make_field,
    price_field,
    race_field,
)
from workbench.runs.openings import read_openings
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan, render_docs
from workbench.runs.run import open_tools
from workbench.runs.speed import Rates, TimedRun
from workbench.runs.tries import try_of_facts
from workbench.tasks.task import Task
from workbench.types import Rendered, RenderFailure

pytestmark = pytest.mark.slow

MARKED = ADD.replace(
    '\\nA:",',
    '"  # workbench: try opening "Q: " | "Question: " | "Sum: "\n        "\\nA:",',
)


def answers(prompt: str) -> str:
    """Answer every sum rightly, but none that is called a question."""
    one, other = re.findall(r"(\d+)\+(\d+)=", prompt)[-1]
    return " no\n" if "Question" in prompt else f" {int(one) + int(other)}\n"


def plan_for(task: Path, source: str | None = None, **settings: object) -> Plan:
    """Return a GEN plan for all sums."""
    options = Options(sample_size=None, **settings)  # pyright: ignore[reportArgumentType]
    return make_plan(Task.open(task), options, method="gen", draft=source)


def shots_of(item: Rendered | RenderFailure) -> tuple[int, ...]:
    """Return the shots of a prompt, which there is."""
    assert isinstance(item, Rendered)
    return item.shot_ids


def field_of(plan: Plan, search: Search) -> Field:
    """Return who would run."""
    with closing(open_tools(plan.task.state)) as tools:
        return make_field(plan, search, tools)


def test_a_marked_text_has_its_alternatives() -> None:
    """In the code of the comment's line, or of the next; the source stays as it is but for it."""
    (mark,) = marks_of(MARKED)
    assert (mark.name, mark.texts) == ("opening", ("Q: ", "Question: ", "Sum: "))
    changed = with_text(MARKED, mark, "Sum: ")
    assert changed == MARKED.replace('f"Q: ', 'f"Sum: ')
    above = '# workbench: try n "a:" | "b:"\nx = "a:"\n'
    assert with_text(above, marks_of(above)[0], "b:") == above.replace('= "a:"', '= "b:"')
    inline = 'x = "a:"  # workbench: try \'a:\' | "b:"\ny = "a:"\n'
    (mark,) = marks_of(inline)
    assert (mark.name, with_text(inline, mark, "b:")) == (
        "line 1",
        inline.replace('"a:"', '"b:"', 1),
    )
    assert marks_of('x = "# workbench: try a | b"\n# workbench: allow network\n') == ()


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ('x = "a"  # workbench: try "a"\n', "try NAME"),
        ('x = "a"  # workbench: try "b" | "c"\n', "0 times"),
        ('x = "a a"  # workbench: try "a" | "c"\n', "2 times"),
        ('x = "a"  # workbench: try "a" | "a"\n', "different texts"),
        ('x = \'a\'  # workbench: try "a" | "a\'"\n', "leave Python"),
        ('x = "a"  # workbench: try n "a" | "b"\ny = "c"  # workbench: try n "c" | "d"\n', "twice"),
        ('x = "a"  # workbench: try shots "a" | "b"\n', "axes without marks"),
        ('# workbench: try n "a" | "b"\nx = "a c"  # workbench: try m "c" | "d"\n', "one mark"),
    ],
)
def test_a_mark_that_cannot_be_meant_is_refused_with_its_line(source: str, word: str) -> None:
    """What is there, how often, and where."""
    with pytest.raises(SettingError, match=rf"line \d.*{word}"):
        marks_of(source)


def test_no_axis_without_a_mark_has_a_name_that_a_mark_may_have(task: Path) -> None:
    """But the cue, whose mark takes its place."""
    axes: set[str] = set()
    for method in ("gen", "ppl"):
        options = Options(sample_size=None, description="Add.")
        plan = make_plan(Task.open(task), options, method=method)
        with closing(open_tools(plan.task.state)) as tools:
            items = render_docs(plan, plan.docs(), tools.runner).items
        axes |= {axis.name for axis in axes_of(plan, items, models=["other"])}
    assert {name for name in axes if re.fullmatch(r"[\w-]+", name)} == TAKEN | {"cue"}


def test_a_version_has_axes_for_what_it_is_made_of(task: Path) -> None:
    """Shots, separators, the cue that all inputs end in, and what is marked; the first level of
    each is the version as it is."""
    plan = plan_for(task, MARKED)
    with closing(open_tools(plan.task.state)) as tools:
        items = render_docs(plan, plan.docs(), tools.runner).items
    axes = {axis.name: [level.label for level in axis.levels] for axis in axes_of(plan, items)}
    assert list(axes) == ["shots", "separator", "answer space", "cue", "opening"]
    assert all(levels[0] == AS_IT_IS for levels in axes.values())
    assert axes["opening"] == [AS_IT_IS, "'Question: '", "'Sum: '"]
    assert axes["cue"] == [AS_IT_IS, "'a:'", "'A'", "'A is:'"]
    shots = axes["shots"]
    assert shots[:5] == [AS_IT_IS, "0", "1", "3", "4"]
    assert len([label for label in shots if label.startswith("without")]) == 2
    assert len([label for label in shots if label.endswith("swapped")]) == 1
    assert [axis.name for axis in axes_of(plan, items, ("cue",))] == ["cue"]
    with pytest.raises(SettingError, match="opening"):
        axes_of(plan, items, ("openings",))
    without = plan_for(task, num_fewshot=0)
    assert "separator" not in {axis.name for axis in axes_of(without, items)}


def test_single_changes_come_first_and_all_are_different(task: Path) -> None:
    """Yours, then what is one step away, then what is further."""
    plan = plan_for(task, MARKED)
    with closing(open_tools(plan.task.state)) as tools:
        items = render_docs(plan, plan.docs(), tools.runner).items
    axes = axes_of(plan, items)
    single = sum(len(axis.levels) - 1 for axis in axes)
    drawn = [*draw_variants(plan, axes, 60, 0)]
    assert (drawn[0].name, drawn[0].plan) == ("yours", plan)
    assert len({variant.name for variant in drawn}) == len(drawn) == 181
    steps = [sum(level != AS_IT_IS for level in variant.levels.values()) for variant in drawn]
    assert steps[1 : single + 1] == [1] * single
    assert [*draw_variants(plan, axes, 60, 0)][7].levels == drawn[7].levels
    assert len([*draw_variants(plan, axes_of(plan, items, ("cue",)), 60, 0)]) == 4


def test_what_is_faulty_is_replaced_by_others(task: Path) -> None:
    """As many run as are wanted, as long as there are others to draw."""
    plan = plan_for(task, MARKED)

    def faults(plan: Plan, items: object, runner: object) -> list[str]:
        return ["the separator"] if plan.settings.separator == "\n" else []

    with closing(open_tools(plan.task.state)) as tools:
        found = make_field(plan, Search(most=40), tools, faults=faults)
    assert len(found.variants) == 41
    dropped = [why for _, why in found.dropped if why == "the separator"]
    assert dropped and all(v.plan.settings.separator != "\n" for v in found.variants)


def test_each_variant_is_an_ordinary_plan(task: Path) -> None:
    """The shots that are left out or swapped are; a doc that is a shot itself has its prompt."""
    found = field_of(plan_for(task), Search(axes=("shots",), most=20))
    assert not found.dropped
    with closing(open_tools(found.plan.task.state)) as tools:
        prompts = {
            variant.name: render_docs(variant.plan, found.docs, tools.runner).items
            for variant in found.variants
        }
    ((usual, _),) = Counter(shots_of(item) for item in prompts["yours"]).most_common(1)
    for name, items in prompts.items():
        for item in items:
            assert item.doc.id not in shots_of(item)
            if item.doc.id in usual:
                continue
            if "swapped" in name:
                assert shots_of(item) == usual[::-1]
            if "without" in name:
                assert shots_of(item) == tuple(s for s in usual if str(s) != name.split()[-1])


def test_neighbours_that_fail_or_are_the_same_do_not_run(task: Path) -> None:
    """With the reason, before anything is scored."""
    source = MARKED.replace('"Question: " | "Sum: "', '"Question: " | "{data[\'no\']}"')
    found = field_of(plan_for(task, source), Search(axes=("opening",)))
    assert [variant.name for variant in found.variants] == ["yours", "opening: 'Question: '"]
    ((variant, why),) = found.dropped
    assert "no" in variant.name and "'no'" in why


def test_neighbours_with_a_fault_that_yours_has_not_do_not_run(task: Path) -> None:
    """A fault that yours has too is no reason."""

    def faults(plan: Plan, items: object, runner: object) -> list[str]:
        return ["usual", *(["new"] if 'f"Question' in plan.source else [])]

    plan = plan_for(task, MARKED)
    with closing(open_tools(plan.task.state)) as tools:
        found = make_field(plan, Search(axes=("opening",)), tools, None, faults)
    assert [variant.name for variant in found.variants] == ["yours", "opening: 'Sum: '"]
    assert [why for _, why in found.dropped] == ["new"]


def test_a_neighbour_that_shows_its_answer_does_not_run(task: Path) -> None:
    """By words, and where only the row with another answer tells: before the question."""
    marks = "\"{data['question']}\" | \"{data['answer']} {data['question']}\""
    source = ADD.replace('\\nA:",', f'\\nA:",  # workbench: try q {marks}')
    assert marks_of(source)
    plan = plan_for(task, source)
    with closing(open_tools(plan.task.state)) as tools:
        found = make_field(plan, Search(axes=("q",)), tools, None, errors_in)
    assert [variant.name for variant in found.variants] == ["yours"]
    assert [why.partition(":")[0] for _, why in found.dropped] == ["answer/leaked"]


def test_the_race_says_what_full_scoring_says(task: Path) -> None:
    """The model answers no prompt that has "Question" in it: of all on all rows, that opening is
    the worst, and nothing is ahead of yours."""
    model = FakeModel(answers)
    seen: list[Race] = []
    prices = []
    found = workbench.neighbours(
        task, model, MARKED, method="gen", axes=["opening"], priced=prices.append,
        watch=seen.append,
    )  # fmt: skip
    assert found.best.name == "yours"
    assert found.race.estimate == 1.0
    assert found.race.evaluations <= 9 * 12
    assert [one.variant.name for one in found.race.standings][-1] == "opening: 'Question: '"
    assert found.race.standings[-1].mean == 0.0
    (axis,) = found.effects
    assert (axis.name, axis.effect) == ("opening", pytest.approx(1.0))
    assert "opening matters" in found.sentence
    assert seen[-1] is found.race
    (price,) = prices
    assert price.variants == 3
    assert found.race.evaluations <= price.evaluations
    assert 0 < found.distinct_tokens < found.alone_tokens


def test_a_search_that_is_repeated_asks_the_model_nothing(task: Path) -> None:
    """Answers are kept as a run's are, and the docs are drawn alike."""
    asked: list[str] = []
    model = FakeModel(lambda prompt: asked.append(prompt) or answers(prompt))

    def search() -> tuple[float, list[str]]:
        found = workbench.neighbours(
            task, model, MARKED, method="gen", axes=["opening"], budget=20
        )  # fmt: skip
        return found.race.estimate, [variant.name for variant in found.tied]

    first, count = search(), len(asked)
    assert (search(), len(asked)) == (first, count)
    assert 0 < count <= 20


def test_whoever_ran_is_a_try(task: Path) -> None:
    """A comparison of yours with one of them needs the evidence for both others."""
    model = FakeModel(answers)
    found = workbench.neighbours(task, model, MARKED, method="gen", axes=["opening"])
    yours, other = (
        try_of_facts(facts_of_plan(variant.plan, model), model.fingerprint)
        for variant in found.field.variants[:2]
    )
    with closing(open_tools(found.field.plan.task.state)) as tools:
        assert tools.ledger.tries(yours, other) == 2


def test_choices_that_are_ranked_have_their_normalisations(task: Path) -> None:
    """Other ways to divide cost nothing: the same answers."""
    plan = make_plan(Task.open(task), Options(sample_size=None), method="ppl")
    with closing(open_tools(plan.task.state)) as tools:
        found = make_field(plan, Search(axes=("normalisation",)), tools)
        price = price_field(found, FakeModel(), tools)
    names = [variant.name for variant in found.variants]
    assert names[0] == "yours"
    assert {"normalisation: acc_norm", "normalisation: acc_bytes"} < set(names)
    assert price.first_lap <= price.run_tokens


def test_the_price_has_seconds_once_a_run_told_them_and_moves_with_the_budget(task: Path) -> None:
    """A run read 1,000 tokens of 100 docs in 20 s. 1,000 tokens and 8 for each doc are its work, so
    the race takes 20 s for every 1,800 that it comes to; before that run nobody knows."""
    plan = make_plan(Task.open(task), Options(sample_size=None), method="ppl")
    model = FakeModel()
    with closing(open_tools(plan.task.state)) as tools:
        found = make_field(plan, Search(axes=("normalisation",)), tools)
        assert price_field(found, model, tools).cost.seconds is None
        run = TimedRun(read=1000, written=0, seconds=20.0, docs=100, task=plan.task.name)
        Rates(plan.task.state, model.fingerprint, model.device).add("ppl", run, 3.0)
        small, large = (
            price_field(replace(found, budget=budget), model, tools) for budget in (8, 40)
        )
    for price in (small, large):
        work = price.tokens + 8 * price.evaluations
        assert price.cost.seconds == pytest.approx(20 * work / 1800)
    assert small.evaluations <= 8 < large.evaluations <= 40


def test_the_price_knows_what_is_stored_and_how_fast_a_race_was(task: Path) -> None:
    """After a race the same costs nothing, and a larger one what is left of it; what the race took
    tells the time of the next."""
    plan = plan_for(task, MARKED, num_fewshot=0)
    model = FakeModel(answers)
    with closing(open_tools(plan.task.state)) as tools:
        found = make_field(plan, Search(axes=("opening", "answer space"), budget=40), tools)
        before = price_field(found, model, tools)
        assert (before.cost.stored, before.cost.seconds) == (0, None)
        assert before.cost.to_compute == before.evaluations <= 40
        raced = race_field(found, model, tools)
        after = price_field(found, model, tools)
        assert (after.cost.stored, after.cost.to_compute) == (raced.race.evaluations, 0)
        assert (after.tokens, after.cost.seconds) == (0, 0.0)
        assert price_line(after).endswith(f"; {raced.race.evaluations} stored")
        larger = price_field(replace(found, budget=90), model, tools)
        assert 0 < larger.cost.stored < larger.evaluations
        assert larger.cost.stored + larger.cost.to_compute == larger.evaluations
        assert larger.tokens > 0 and larger.cost.seconds is not None
        assert (price_record(larger)["stored"], price_record(larger)["to_compute"]) == (
            larger.cost.stored,
            larger.cost.to_compute,
        )


def test_sampled_answers_are_refused(task: Path) -> None:
    """They differ without any edit."""
    with pytest.raises(SettingError, match="sampled"):
        field_of(plan_for(task, temperature=0.7), Search())


def test_the_command_prints_one_document(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Price and rounds go to stderr; the document has what the contract lists."""
    from workbench.cli import main

    (task / "mine.py").write_text(MARKED)
    asked = ["neighbours", str(task), "--version", str(task / "mine.py"), "--model", "fake",
             "--method", "gen", "--axes", "opening,cue", "--budget", "60"]  # fmt: skip
    assert main([*asked, "--json"]) == 0
    printed = capsys.readouterr()
    assert "variants, at most" in printed.err
    found = json.loads(printed.out)
    wanted = {"variants", "evaluations", "distinct_tokens", "best", "tied", "estimate", "interval"}
    assert wanted | {"axes", "sentence"} <= set(found)
    assert found["evaluations"] <= 60
    assert {"effect", "ci95"} <= set(found["axes"]["cue"])
    assert found["best"]["name"] in found["tied"]
    assert main(asked) == 0
    assert "neighbours" in capsys.readouterr().out
    assert main([*asked, "--dry-run", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["variants"]) == 12
    assert main([*asked[:-4], "--axes", "nothing"]) == 2


def test_the_sealed_rows_are_asked_once_about_the_best_against_yours(task: Path) -> None:
    """Yours is wrong on every row and the best right: 100 points on all that are sealed. It is one
    opening, asked again none, and where yours stays the best there is no look."""
    data = task / "data" / "add.jsonl"
    rows = [{"question": f"{n}+{n + 1}=", "answer": str(2 * n + 1)} for n in range(80)]
    data.write_text("".join(json.dumps(row) + "\n" for row in rows))
    sealed = workbench.seal(task, 0.5)
    asking = MARKED.replace('f"Q: ', 'f"Question: ').replace(
        'opening "Q: " | "Question: "', 'opening "Question: " | "Q: "'
    )
    for name, source in (("v8", asking), ("v9", MARKED)):
        (task / f"transform_gen_{name}.py").write_text(source)

    model = FakeModel(answers)

    def search(version: str) -> Neighbours:
        return workbench.neighbours(task, model, version, axes=["opening"], sealed=True)

    found = search("gen_v8")
    assert found.sealed is not None
    assert (found.sealed.version, found.sealed.delta, found.sealed.n) == (
        "gen_v8",
        1.0,
        sealed.seal.rows,
    )
    assert f"; on the {sealed.seal.rows} sealed rows +100.0 (" in found.sentence
    assert (search("gen_v8").sealed, len(read_openings(Task.open(task)))) == (found.sealed, 1)
    assert (search("gen_v9").sealed, len(read_openings(Task.open(task)))) == (None, 1)
    with pytest.raises(SettingError, match="nothing is ahead of yours"):
        open_winner(search("gen_v9"), model)
