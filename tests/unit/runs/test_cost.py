"""What a run would cost: what is counted, how time follows, and that to say it costs nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.cli import main
from workbench.errors import ModelError
from workbench.models.base import LoglikelihoodStream
from workbench.models.fake import FakeModel
from workbench.models.memory.estimate import (
    READY,
    Load,
    Memory,
    estimate_memory,
    require_room,
    shape_of,
)
from workbench.runs.cost import Cost, describe_cost, describe_memory
from workbench.runs.ledger import Ledger
from workbench.runs.speed import Rates, TimedRun
from workbench.session.session import Session
from workbench.types import LoglikelihoodRequest

ODD = ADD.replace(
    "    return {",
    "    if data['question'].startswith('1'):\n        data['question'] += ' '\n    return {",
)


@pytest.fixture
def session(task: Path) -> Iterator[Session]:
    with closing(Session(task, method="ppl", model="fake", num_fewshot=0)) as made:
        yield made


def counts(cost: Cost) -> tuple[int, int, int]:
    return cost.stored, cost.to_compute, cost.failing


@pytest.mark.slow
def test_a_cost_counts_what_a_run_then_does(session: Session) -> None:
    """12 docs: all to compute, then all stored; an edited comment changes nothing, an edited
    branch the four docs that it is for."""
    assert counts(session.cost()) == (0, 12, 0)
    list(session.score())
    assert counts(session.cost()) == (12, 0, 0)
    session.edit(ADD + "# a comment\n")
    assert counts(session.cost()) == (12, 0, 0)
    session.edit(ODD)
    assert counts(session.cost()) == (9, 3, 0)
    end = list(session.score())[-1]
    assert (end.cached, end.computed) == (9, 3)


@pytest.mark.slow
def test_rows_that_fail_cost_nothing(session: Session) -> None:
    """A doc without a prompt is neither stored nor to compute."""
    session.edit(ADD.replace("    return {", "    assert data['answer'] != '7'\n    return {"))
    assert counts(session.cost()) == (0, 11, 1)


@pytest.mark.slow
def test_no_time_is_said_before_there_was_a_run(session: Session) -> None:
    """Without a rate the seconds are None and the words say so; afterwards there is a number."""
    before = session.cost()
    assert before.seconds is None
    assert "known after the first run" in describe_cost(before)
    list(session.score())
    session.edit(ADD.replace("Q: ", "Question: "))
    after = session.cost()
    assert after.to_compute == 12
    assert after.seconds is not None and after.seconds > 0
    assert after.tokens is not None and after.tokens > 0


@pytest.mark.slow
def test_a_cost_asks_the_model_nothing(task: Path) -> None:
    """Not one request, whatever is to be computed."""
    asked: list[LoglikelihoodRequest] = []

    class Asked(FakeModel):
        def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
            asked.extend(requests)
            return super().loglikelihoods(requests)

    with closing(Session(task, method="ppl", model=Asked(name="asked"))) as session:
        session.cost()
        assert asked == []
        list(session.score())
        assert len(asked) == 24


def test_seconds_follow_from_the_kept_rate(session: Session) -> None:
    """A doc takes the time of eight tokens. 12 docs and 104 tokens read in 4 s are 0.02 s for each
    token of 200; one run may be off by a factor of two, either way."""
    model = FakeModel()
    rates = Rates(session.task.state, model.fingerprint, model.device)
    rates.add("ppl", TimedRun(104, 0, 4.0, 12, "add"), 1.0)
    cost = session.cost()
    assert cost.tokens is not None and cost.seconds is not None
    assert cost.seconds == pytest.approx(0.02 * (cost.tokens + 12 * 8))
    assert cost.seconds_range == pytest.approx((cost.seconds / 2, cost.seconds * 2))


def test_what_a_model_does_once_counts_until_it_is_done(task: Path) -> None:
    """7 s of trying, beside the 4 s of a run of 200 tokens' time: they come on top, at both ends
    of the range, and no more once the model says that it has tried."""
    tried = {"ppl": 0.0}

    class Trying(FakeModel):
        def once_seconds(self, method: str) -> float:
            return tried[method]

    model = Trying(name="trying")
    with closing(Session(task, method="ppl", model=model, num_fewshot=0)) as session:
        rates = Rates(session.task.state, model.fingerprint, model.device)
        rates.add("ppl", TimedRun(104, 0, 4.0, 12, "add", once=7.0), 1.0)
        first = session.cost()
        tried["ppl"] = 6.5
        second = session.cost()
    assert second.tokens is not None and second.seconds is not None
    assert second.seconds == pytest.approx(0.02 * (second.tokens + 12 * 8))
    assert first.seconds == pytest.approx(second.seconds + 7.0)
    assert first.seconds_range and second.seconds_range
    assert first.seconds_range == pytest.approx([end + 7.0 for end in second.seconds_range])


def test_a_cost_is_said_in_a_line() -> None:
    """Docs, then the time; loading is not in it, and that is said while the model is not there."""
    cost = Cost(3, 1, tokens=90, seconds=12.4, seconds_range=(9.0, 17.0))
    said = "3 stored, 1 to compute, about 12 s"
    assert describe_cost(cost) == f"{said} once the model is loaded"
    assert describe_cost(replace(cost, is_loaded=True)) == said


@pytest.mark.slow
def test_drafts_without_a_rate_of_their_own_make_it_a_bound(task: Path) -> None:
    """The first run had no earlier answers; the second has, and how much they save is not known:
    its time is said as a bound. The third's is not."""
    with closing(Session(task, method="gen", model="fake", sample_size=4)) as session:
        list(session.score())
        session.edit(ADD.replace("Q: ", "Question: "))
        cost = session.cost()
        assert cost.at_most
        assert "at most about" in describe_cost(cost)
        list(session.score())
        session.edit(ADD.replace("Q: ", "Query: "))
        assert not session.cost().at_most


@pytest.mark.slow
def test_docs_that_were_never_answered_have_no_drafts(task: Path) -> None:
    """Four docs are answered; of twelve, the eight others are generated without drafts, so the
    rate of the first run is theirs."""
    with closing(Session(task, method="gen", model="fake", sample_size=4)) as session:
        list(session.score())
        session.configure(sample_size=12)
        cost = session.cost()
        assert (cost.stored, cost.to_compute, cost.at_most) == (4, 8, False)


@pytest.mark.parametrize(
    ("range_", "said"),
    [
        ((0.2, 0.9), "about 1 s"),
        ((0.2, 3.0), "at most about 3 s"),
        ((6.0, 12.0), "about 9 s"),
        ((4.6, 14.0), "5 to 14 s"),
        ((50.0, 150.0), "50 s to 2 min"),
        ((120.0, 600.0), "2 to 10 min"),
        ((5000.0, 18_000.0), "83 min to 5.0 h"),
    ],
)
def test_time_is_one_number_only_where_its_range_is_narrow(
    range_: tuple[float, float], said: str
) -> None:
    """A range is said with its unit once; from twice apart, its ends are said."""
    middle = sum(range_) / 2
    cost = Cost(stored=0, to_compute=1, seconds=middle, seconds_range=range_, is_loaded=True)
    assert describe_cost(cost) == f"0 stored, 1 to compute, {said}"


@pytest.mark.slow
def test_a_dry_run_prints_the_cost_and_runs_nothing(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`score --dry-run`: the counts as JSON, and no run in the ledger."""
    arguments = ["score", str(task), "--model", "fake", "--method", "gen", "--sample", "5"]
    assert main([*arguments, "--dry-run", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    names = ("stored", "to_compute", "failing", "seconds", "seconds_range", "memory_bytes")
    assert [record[name] for name in names] == [0, 5, 0, None, None, None]
    assert main(["runs", str(task), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert main([*arguments, "--dry-run"]) == 0
    assert "0 stored, 5 to compute" in capsys.readouterr().out


CONFIG = {
    "num_hidden_layers": 2,
    "hidden_size": 32,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "intermediate_size": 64,
    "vocab_size": 500,
}


def test_keys_and_values_follow_from_the_configuration() -> None:
    """2 (keys and values) × 2 layers × 2 heads of 8 numbers × 4 bytes are 256 bytes a token."""
    shape = shape_of(CONFIG, weights=1000, itemsize=4)
    assert shape is not None
    assert shape.bytes_per_token == 256
    assert shape_of({"text_config": CONFIG}, 1000, 4) == shape
    assert shape_of({"model_type": "mamba"}, 1000, 4) is None


LEAN = {**CONFIG, "architectures": ["LlamaForCausalLM"], "hidden_act": "silu"}


def working(config: Mapping[str, object], load: Load) -> int:
    """Return what a pass holds on a CPU, but for what is there with any model."""
    shape = shape_of(config, weights=1000, itemsize=4)
    assert shape is not None
    return estimate_memory(shape, load, "cpu").working - READY


def test_scored_texts_keep_their_keys_and_values() -> None:
    """200 distinct tokens are kept; a path of 100 tokens has a block of 512 behind it: 812 times
    256 bytes."""
    shape = shape_of(CONFIG, weights=1000, itemsize=4)
    assert shape is not None
    memory = estimate_memory(shape, Load("ppl", longest=100, distinct=200, scored=10), "cpu")
    assert memory.keys_values == 207_872
    assert memory.weights == 1000


def test_lean_layers_hold_less_at_once() -> None:
    """Of 200 tokens, 10 asked: masks of 210 × 612 numbers, and 10 × 500 logits (lean), beside 2 ×
    32 + 3 × 32 + 3 × 16 + 2 × 64 = 336 numbers a token (lean) or 4 × 32 + 2 × 32 + 2 × 16 + 3 × 64
    = 416 (a model's own), 4 bytes each."""
    load = Load("ppl", longest=100, distinct=200, scored=10)
    assert working(LEAN, load) == 4 * (210 * 612 + 200 * 336 + 10 * 500)
    assert working(CONFIG, load) == 4 * (210 * 612 + 200 * 416)


def test_only_layers_of_a_models_own_make_a_table_of_logits() -> None:
    """A chunk of 1,024 tokens, 1,000 asked, 100,000 words. Lean layers hold 2^20 logits. Others
    hold all of as many rows as fit into 2^26 logits, 671, and 2^20 of them in float32, beside half
    of a layer: 512 × 416 numbers."""
    load = Load("ppl", longest=100, distinct=2000, scored=1000)
    lean, own = (working({**kind, "vocab_size": 100_000}, load) for kind in (LEAN, CONFIG))
    assert lean == 4 * (2024 * 612 + 1024 * 336 + 2**20)
    assert own == 4 * ((1024 + 671) * 612 + 512 * 416 + 671 * 100_000 + 2**20)


@pytest.mark.parametrize(
    ("change", "value"),
    [("hidden_act", "gelu"), ("architectures", ["GemmaForCausalLM"]), ("quantization_config", {1})],
)
def test_only_known_models_are_lean(change: str, value: object) -> None:
    """Another activation, family or kind of weights: the model's own layers."""
    shape = shape_of({**LEAN, change: value}, weights=1000, itemsize=4)
    assert shape is not None and not shape.is_lean
    half = shape_of(LEAN, weights=1000, itemsize=2)
    assert half is not None and not half.is_lean


@pytest.mark.parametrize(("shared", "tokens"), [(80, 80 + 8 * 46), (40, 40 + 8 * 151)])
def test_rows_share_what_is_most_of_them(shared: int, tokens: int) -> None:
    """8 rows of 100 tokens that write 20. Of 80 shared ones no row has a copy: room for 21 grows to
    31 and to 46, which holds 40. Of 40 each has one: room for 101 grows to 151, which holds 120."""
    shape = shape_of(CONFIG, weights=1000, itemsize=4)
    assert shape is not None
    load = Load("gen", longest=100, distinct=400, shared=shared, rows=8, limit=20)
    assert estimate_memory(shape, load, "cpu").keys_values == 256 * tokens


def test_what_does_not_fit_is_said_with_its_numbers() -> None:
    """A cost warns; loading weights beyond what is free is refused, with a way out."""
    tight = Memory(6_000_000_000, 1_500_000_000, 500_000_000, 7_000_000_000)
    assert not tight.fits
    assert describe_memory(tight).startswith("8.0 GB of 7.0 GB free (that may not fit")
    loaded = Memory(6_000_000_000, 1_500_000_000, 500_000_000, 7_000_000_000, is_loaded=True)
    assert loaded.fits
    huge = shape_of(CONFIG, weights=10**15, itemsize=4)
    with pytest.raises(ModelError, match=r"1000000\.0 GB free for its weights.*dtype"):
        require_room("m", huge, "cpu")


class Noting(FakeModel):
    """The fake, with something to say."""

    notes = ("it took the long way",)


@pytest.mark.slow
def test_a_models_notes_reach_progress_report_and_ledger(task: Path) -> None:
    """What the model says of its answers is said with the scores."""
    with closing(Session(task, method="gen", model=Noting(name="noting"))) as session:
        end = list(session.score())[-1]
        report = session.report()
    assert report is not None
    assert end.notes == report.notes == Noting.notes
    with closing(Ledger(task.parents[1] / ".workbench")) as ledger:
        assert ledger.notes(report.run_id) == Noting.notes
