"""The run button's promise: what is counted, how time follows, and that it costs nothing."""

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
from workbench.models.memory.estimate import READY, Load, Memory, foretell, require_room, shape_of
from workbench.runs.effort import distinct_characters, load_of, new_characters, still_held
from workbench.runs.ledger import Ledger
from workbench.runs.promise import Promise, describe_memory, describe_promise
from workbench.runs.rates import Kind, Measured, Rates, Work, foretold_seconds, tokens_per_answer
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


def counts(promise: Promise) -> tuple[int, int, int]:
    return promise.stored, promise.to_compute, promise.failing


def test_a_promise_counts_what_a_run_then_does(session: Session) -> None:
    """12 docs: all to compute, then all stored; an edited comment changes nothing, an edited
    branch the four docs that it is for."""
    assert counts(session.promise()) == (0, 12, 0)
    list(session.score())
    assert counts(session.promise()) == (12, 0, 0)
    session.edit(ADD + "# a comment\n")
    assert counts(session.promise()) == (12, 0, 0)
    session.edit(ODD)
    assert counts(session.promise()) == (9, 3, 0)
    end = list(session.score())[-1]
    assert (end.cached, end.computed) == (9, 3)


def test_rows_that_fail_are_promised_nothing(session: Session) -> None:
    """A doc without a prompt is neither stored nor to compute."""
    session.edit(ADD.replace("    return {", "    assert data['answer'] != '7'\n    return {"))
    assert counts(session.promise()) == (0, 11, 1)


def test_no_time_is_promised_before_there_was_a_run(session: Session) -> None:
    """Without a rate the seconds are None and the words say so; afterwards there is a number."""
    before = session.promise()
    assert before.seconds is None
    assert "known after the first run" in describe_promise(before)
    list(session.score())
    session.edit(ADD.replace("Q: ", "Question: "))
    after = session.promise()
    assert after.to_compute == 12
    assert after.seconds is not None and after.seconds > 0
    assert after.tokens is not None and after.tokens > 0


def test_a_promise_asks_the_model_nothing(task: Path) -> None:
    """Not one request, whatever is promised."""
    asked: list[LoglikelihoodRequest] = []

    class Asked(FakeModel):
        def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
            asked.extend(requests)
            return super().loglikelihoods(requests)

    with closing(Session(task, method="ppl", model=Asked(name="asked"))) as session:
        session.promise()
        assert asked == []
        list(session.score())
        assert len(asked) == 24


def test_promised_seconds_follow_from_the_kept_rate(session: Session) -> None:
    """A run of 12 docs that read 1,000 tokens in 20.048 s promises 0.02 s for each token to read,
    and 0.048 s for the docs."""
    model = FakeModel()
    kind = Kind(model.fingerprint, model.device, "ppl")
    Rates(session.task.state).add(kind, Measured(1000, 0, 20.048, 12, "add"), 1.0)
    promise = session.promise()
    assert promise.tokens is not None
    assert promise.seconds == pytest.approx(0.02 * promise.tokens + 0.048)


def test_what_a_model_does_once_is_promised_until_it_is_done(task: Path) -> None:
    """7 s of trying, beside the 20.048 s of a run: promised on top, and no more once the model
    says that it has tried."""
    tried = {"ppl": 0.0}

    class Trying(FakeModel):
        def once_seconds(self, method: str) -> float:
            return tried[method]

    model = Trying(name="trying")
    with closing(Session(task, method="ppl", model=model, num_fewshot=0)) as session:
        kind = Kind(model.fingerprint, model.device, "ppl")
        run = Measured(1000, 0, 20.048, 12, "add", once=7.0)
        Rates(session.task.state).add(kind, run, 1.0)
        first = session.promise()
        tried["ppl"] = 6.5
        second = session.promise()
    assert second.tokens is not None and second.seconds is not None
    assert second.seconds == pytest.approx(0.02 * second.tokens + 0.048)
    assert first.seconds == pytest.approx(second.seconds + 7.0)


def test_a_promise_is_said_in_a_line() -> None:
    """Docs, then the time; loading is not in it, and that is said while the model is not there."""
    promise = Promise(stored=3, to_compute=1, tokens=90, seconds=12.4)
    said = "3 stored, 1 to compute, about 12 s"
    assert describe_promise(promise) == f"{said} once the model is loaded"
    assert describe_promise(replace(promise, is_loaded=True)) == said


def test_drafts_without_a_rate_of_their_own_make_it_a_bound(task: Path) -> None:
    """The first run had no earlier answers; the second has, and how much they save is not known:
    its time is promised as a bound. The third's is not."""
    with closing(Session(task, method="gen", model="fake", sample_size=4)) as session:
        list(session.score())
        session.edit(ADD.replace("Q: ", "Question: "))
        promise = session.promise()
        assert promise.at_most
        assert "at most about" in describe_promise(promise)
        list(session.score())
        session.edit(ADD.replace("Q: ", "Query: "))
        assert not session.promise().at_most


def test_docs_that_were_never_answered_have_no_drafts(task: Path) -> None:
    """Four docs are answered; of twelve, the eight others are generated without drafts, so the
    rate of the first run is theirs."""
    with closing(Session(task, method="gen", model="fake", sample_size=4)) as session:
        list(session.score())
        session.configure(sample_size=12)
        promise = session.promise()
        assert (promise.stored, promise.to_compute, promise.at_most) == (4, 8, False)


def test_shared_beginnings_are_counted_once() -> None:
    """abc, abd and ax have the trie a(b(c, d), x): five characters. After abc has been read, abd
    and ax have two of their own."""
    texts = [("ab", "c"), ("ab", "d"), ("ax", "")]
    assert distinct_characters(texts) == 5
    assert new_characters(texts[1:], texts[:1]) == 2
    assert new_characters(texts, texts) == 0


def test_generation_holds_what_all_prompts_begin_with() -> None:
    """A model keeps the trunk of the last call; of scored texts it keeps all."""
    texts = [("shots one", ""), ("shots two", "")]
    assert still_held(texts, "gen") == [("shots ", "")]
    assert still_held(texts, "ppl") == texts


def test_one_run_scales() -> None:
    """10 docs take 0.04 s by themselves; the rest is the model's. So 1,000 tokens read in 2.04 s
    are 0.002 s each, and a generated token counts as four of those on the CPU: 400 read and 100
    generated in 8.04 s are 0.01 s and 0.04 s each."""
    read = [Measured(1000, 0, 2.04, 10, "t")]
    assert foretold_seconds(read, Work(2000, 0, 20), "cpu") == pytest.approx(4.08)
    assert foretold_seconds(read, Work(500, 0, 0), "cpu") == pytest.approx(1.0)
    both = [Measured(400, 100, 8.04, 10, "t")]
    assert foretold_seconds(both, Work(800, 0, 0), "cpu") == pytest.approx(8.0)
    assert foretold_seconds(both, Work(0, 50, 0), "cpu") == pytest.approx(2.0)


def test_several_runs_tell_their_parts_apart() -> None:
    """1000a + 100b + 10c = 3.1, 500a + 200b + 10c = 4.6 and 100a + 10b + 100c = 1.3 have
    a = 0.001, b = 0.02, c = 0.01, whatever is usual; that may move them by a little."""
    runs = [
        Measured(1000, 100, 3.1, 10, "t"),
        Measured(500, 200, 4.6, 10, "t"),
        Measured(100, 10, 1.3, 100, "t"),
    ]
    assert foretold_seconds(runs, Work(1000, 0, 0), "cpu") == pytest.approx(1.0, abs=0.1)
    assert foretold_seconds(runs, Work(0, 100, 0), "cpu") == pytest.approx(2.0, rel=0.05)
    assert foretold_seconds(runs, Work(0, 0, 100), "cpu") == pytest.approx(1.0, rel=0.05)


def test_no_rate_is_negative() -> None:
    """The more was read the less it took: then reading costs nothing, and time is generating's."""
    runs = [Measured(1000, 100, 1.0, 1, "t"), Measured(10, 100, 4.0, 1, "t")]
    assert foretold_seconds(runs, Work(500, 0, 0), "cpu") == 0.0
    assert 1.0 <= foretold_seconds(runs, Work(0, 100, 1), "cpu") <= 4.0


def test_the_newest_runs_are_kept_and_count_most(tmp_path: Path) -> None:
    """Of ten runs eight are kept; a promise is nearer to the newest than to the oldest."""
    rates, kind = Rates(tmp_path), Kind("f", "cuda:1", "ppl")
    for number in range(10):
        rates.add(kind, Measured(100, 0, 1.0 + number, 5, "t"), 3.5)
    runs = rates.runs(Kind("f", "cuda:0", "ppl"))
    assert [run.seconds for run in runs] == [float(s) for s in range(3, 11)]
    assert 6.5 < foretold_seconds(runs, Work(100, 0, 5), "cuda:0") < 10
    assert rates.characters_per_token("f") == 3.5
    assert rates.runs(Kind("f", "cpu", "ppl")) == []


@pytest.mark.parametrize(
    "text", ["", "[]", '{"runs": 3}', '{"runs": {"f/cpu/ppl": [{"read": 1}]}}']
)
def test_a_broken_file_of_rates_is_none(tmp_path: Path, text: str) -> None:
    """What cannot be read is measured again, and written over."""
    rates, kind = Rates(tmp_path), Kind("f", "cpu", "ppl")
    rates.path.write_text(text)
    assert rates.runs(kind) == []
    assert rates.characters_per_token("f") is None


def test_an_answers_length_is_the_tasks_own() -> None:
    """The newest run of this task tells, else the newest of any, else nobody."""
    runs = [Measured(1, 40, 1.0, 4, "a"), Measured(1, 90, 1.0, 3, "b")]
    assert tokens_per_answer(runs, "a") == 10
    assert tokens_per_answer(runs, "c") == 30
    assert tokens_per_answer([], "a") is None


def test_a_dry_run_prints_the_promise_and_runs_nothing(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`score --dry-run`: the counts as JSON, and no run in the ledger."""
    arguments = ["score", str(task), "--model", "fake", "--method", "gen", "--sample", "5"]
    assert main([*arguments, "--dry-run", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    names = ("stored", "to_compute", "failing", "seconds", "memory_bytes")
    assert [record[name] for name in names] == [0, 5, 0, None, None]
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
    return foretell(shape, load, "cpu").working - READY


def test_scored_texts_keep_their_keys_and_values() -> None:
    """200 distinct tokens are kept; a path of 100 tokens has a block of 512 behind it: 812 times
    256 bytes."""
    shape = shape_of(CONFIG, weights=1000, itemsize=4)
    assert shape is not None
    memory = foretell(shape, Load("ppl", longest=100, distinct=200, scored=10), "cpu")
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
    assert foretell(shape, load, "cpu").keys_values == 256 * tokens


def test_a_model_that_is_there_counts_what_texts_do_not_share() -> None:
    """abcd and abcef are 6 distinct characters, each a token of the fake; without it, at 2
    characters a token, they are taken for 3. The longest has 5, or 3."""
    texts = [("abc", "d"), ("abc", "ef")]
    counted = load_of(texts, "ppl", 2.0, FakeModel(name="counting"))
    assert (counted.distinct, counted.longest) == (6, 5)
    taken = load_of(texts, "ppl", 2.0)
    assert (taken.distinct, taken.longest, taken.scored) == (3, 3, 2)
    assert load_of(texts, "gen", 1.0, limit=7) == Load("gen", 5, 6, 3, shared=3, rows=2, limit=7)


def test_what_does_not_fit_is_said_with_its_numbers() -> None:
    """A promise warns; loading weights beyond what is free is refused, with a way out."""
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


def test_a_models_notes_reach_progress_report_and_ledger(task: Path) -> None:
    """What the model says of its answers is said with the scores."""
    with closing(Session(task, method="gen", model=Noting(name="noting"))) as session:
        end = list(session.score())[-1]
        report = session.report()
    assert report is not None
    assert end.notes == report.notes == Noting.notes
    with closing(Ledger(task.parents[1] / ".workbench")) as ledger:
        assert ledger.notes(report.run_id) == Noting.notes
