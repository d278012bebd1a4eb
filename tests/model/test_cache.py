"""What a model has answered is stored, and not asked again."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import ModelError, StoreError
from workbench.models.base import GenerationStream, LanguageModel, LoglikelihoodStream
from workbench.models.cache import ScoreCache, cached, request_key, stored_answers
from workbench.models.fake import FakeModel
from workbench.types import Decoding, Generation, GenerationRequest, LoglikelihoodRequest


class Counting(FakeModel):
    """The fake, which remembers what it was asked."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.asked: list[object] = []

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        self.asked += requests
        return super().loglikelihoods(requests)

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        self.asked += requests
        return super().generate(requests)


A, B, C = (LoglikelihoodRequest("Q: 天\ud800?", choice) for choice in (" a", " b", " c"))
GREEDY = GenerationRequest("Q", Decoding(5, ("\n", "Q:")))


def by_index(stream: Any) -> dict[int, Any]:
    """Return a stream's answers by index; none comes twice."""
    items = [item for item in stream if item is not None]
    assert len({index for index, _ in items}) == len(items)
    return dict(items)


def test_stored_answers_come_back_bit_for_bit(tmp_path: Path) -> None:
    """Both kinds of answers, from a file that was opened again, without asking the model."""
    plain = FakeModel()
    scores, texts = by_index(plain.loglikelihoods([A, B])), by_index(plain.generate([GREEDY]))
    first = cached(plain, ScoreCache(tmp_path / "scores.db"))
    assert by_index(first.loglikelihoods([A, B])) == scores
    assert by_index(first.generate([GREEDY])) == texts
    counting = Counting()
    again = cached(counting, ScoreCache(tmp_path / "scores.db"))
    assert by_index(again.loglikelihoods([A, B])) == scores
    assert by_index(again.generate([GREEDY])) == texts
    assert counting.asked == []


def test_only_what_is_missing_is_asked_and_once(tmp_path: Path) -> None:
    """A stored, B twice, C once: the model sees B and C, and stored answers come first."""
    cache = ScoreCache(tmp_path / "scores.db")
    by_index(cached(FakeModel(), cache).loglikelihoods([A]))
    model = Counting()
    wrapped = cached(model, cache)
    asked = [B, A, B, C]
    assert stored_answers(wrapped, asked) == [False, True, False, False]
    stream = list(wrapped.loglikelihoods(asked))
    assert stream[0] is not None
    assert stream[0][0] == 1
    assert model.asked == [B, C]
    assert by_index(stream) == by_index(FakeModel().loglikelihoods(asked))
    assert stored_answers(wrapped, asked) == [True] * 4


def test_without_a_cache_nothing_is_stored() -> None:
    """`stored_answers` may be asked about any model."""
    assert stored_answers(FakeModel(), [A, B]) == [False, False]


def test_a_cancelled_run_keeps_what_it_got(tmp_path: Path) -> None:
    """Closed after the first answer, or failed after it: that answer is stored, others not."""
    for name, model in (("a", FakeModel()), ("b", FakeModel(fail_after=1))):
        cache = ScoreCache(tmp_path / name)
        wrapped = cached(model, cache)
        stream: Any = wrapped.loglikelihoods([A, B])
        assert next(stream) is None
        assert next(stream)[0] == 0
        if name == "a":
            stream.close()
        else:
            with pytest.raises(ModelError):
                list(stream)
        assert stored_answers(wrapped, [A, B]) == [True, False]


def test_an_answer_is_on_disk_at_the_next_tick(tmp_path: Path) -> None:
    """Another connection sees it while the first run goes on."""
    stream: Any = cached(FakeModel(), ScoreCache(tmp_path / "s")).loglikelihoods([A, B])
    for _ in range(3):
        item = next(stream)
    assert item is None
    other = cached(FakeModel(), ScoreCache(tmp_path / "s"))
    assert stored_answers(other, [A, B]) == [True, False]


def test_the_key_is_everything_the_answer_depends_on() -> None:
    """Each of these differs from the others; a seed and top_p count only when sampling."""
    drawn = GenerationRequest("Q", Decoding(5, ("\n", "Q:"), temperature=1.0))
    different: list[tuple[str, Any]] = [
        ("m", A),
        ("n", A),
        ("m", replace(A, scope="full")),
        ("m", replace(A, context=A.context + " ")),
        ("m", B),
        ("m", GREEDY),
        ("m", replace(GREEDY, decoding=replace(GREEDY.decoding, max_new_tokens=6))),
        ("m", replace(GREEDY, decoding=replace(GREEDY.decoding, until=("\n",)))),
        ("m", drawn),
        ("m", replace(drawn, seed=1)),
        ("m", replace(drawn, decoding=replace(drawn.decoding, top_p=0.5))),
    ]
    assert len({request_key(*pair) for pair in different}) == len(different)
    same = [
        replace(GREEDY, seed=9),
        replace(GREEDY, decoding=replace(GREEDY.decoding, top_p=0.5)),
        replace(GREEDY, decoding=replace(GREEDY.decoding, until=("Q:", "\n"))),
    ]
    assert {request_key("m", request) for request in same} == {request_key("m", GREEDY)}


def test_a_broken_file_is_named_with_a_way_out(tmp_path: Path) -> None:
    """No database, a newer format, a folder that is a file: each is a StoreError."""
    (tmp_path / "junk.db").write_bytes(b"this is no database " * 100)
    with pytest.raises(StoreError, match=r"junk\.db.*Delete 'junk\.db'"):
        ScoreCache(tmp_path / "junk.db")
    cache = ScoreCache(tmp_path / "newer.db")
    cache.store.run(lambda db: db.execute("PRAGMA user_version = 99"))
    cache.close()
    with pytest.raises(StoreError, match="format 99"):
        ScoreCache(tmp_path / "newer.db")
    with pytest.raises(StoreError, match="Choose a folder"):
        ScoreCache(tmp_path / "junk.db" / "scores.db")


def test_a_broken_row_is_a_store_error(tmp_path: Path) -> None:
    """What is not an answer of ours is not passed on as one."""
    cache = ScoreCache(tmp_path / "scores.db")
    wrapped = cached(FakeModel(), cache)
    by_index(wrapped.loglikelihoods([A]))
    cache.store.run(lambda db: db.execute("UPDATE kept SET rest = '{'"))
    with pytest.raises(StoreError, match="Delete"):
        by_index(wrapped.loglikelihoods([A]))


def test_threads_share_a_cache(tmp_path: Path) -> None:
    """Four threads with one cache write 200 answers, and all are there."""
    cache = ScoreCache(tmp_path / "scores.db")
    requests = [LoglikelihoodRequest("Q", str(number)) for number in range(200)]

    def run(part: int) -> None:
        by_index(cached(FakeModel(), cache).loglikelihoods(requests[part::4]))

    threads = [threading.Thread(target=run, args=(part,)) for part in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(stored_answers(cached(FakeModel(), cache), requests))


def test_processes_share_a_file(tmp_path: Path) -> None:
    """Three processes write to one file at the same time, and all answers are there."""
    program = (
        "import sys\n"
        "from workbench.models.cache import ScoreCache, cached\n"
        "from workbench.models.fake import FakeModel\n"
        "from workbench.types import LoglikelihoodRequest as Ask\n"
        "asked = [Ask('Q', f'{sys.argv[2]} {n}') for n in range(100)]\n"
        "list(cached(FakeModel(), ScoreCache(sys.argv[1])).loglikelihoods(asked))\n"
    )
    path = tmp_path / "scores.db"
    root = Path(__file__).parents[2]
    running = [
        subprocess.Popen([sys.executable, "-c", program, str(path), str(part)], cwd=root)
        for part in range(3)
    ]
    assert [process.wait() for process in running] == [0, 0, 0]
    asked = [LoglikelihoodRequest("Q", f"{part} {n}") for part in range(3) for n in range(100)]
    assert all(stored_answers(cached(FakeModel(), ScoreCache(path)), asked))


def test_the_wrapper_is_the_model_with_a_memory(tmp_path: Path) -> None:
    """Name, fingerprint, device, counting and the chat template are the model's."""
    model = FakeModel(name="mine")
    wrapped = cached(model, ScoreCache(tmp_path / "scores.db"))
    assert isinstance(wrapped, LanguageModel)
    assert (wrapped.name, wrapped.device) == ("mine", model.device)
    assert wrapped.fingerprint == model.fingerprint
    assert wrapped.count_tokens("abc") == 3
    assert wrapped.apply_chat_template([]) == model.apply_chat_template([])


def test_infinities_are_kept(tmp_path: Path) -> None:
    """A token that the model rules out has log-probability minus infinity, also when stored."""
    cache = ScoreCache(tmp_path / "scores.db")
    answer = Generation("é\ud800", (2**31,), (float("-inf"),), "stop")
    cache.put({b"key": answer})
    assert cache.get([b"key", b"other"]) == {b"key": answer}


def test_an_older_answer_ends_where_one_of_today_does(tmp_path: Path) -> None:
    """It was stored with its stop sequence, and what followed that in the same token."""
    model = FakeModel({"2+2=": " 4\n\nQ"})
    request = GenerationRequest("2+2=", Decoding(16, ("\n\n",)))
    cache = ScoreCache(tmp_path / "scores.db")
    older = Generation(" 4\n\nQ", (1, 2), (-0.5, -0.5), "stop")
    cache.put({request_key(model.fingerprint, request): older})
    (found,) = [each for each in cached(model, cache).generate([request]) if each is not None]
    assert found == (0, replace(older, text=" 4", stop="\n\n"))
    (fresh,) = [each for each in model.generate([request]) if each is not None]
    assert isinstance(fresh[1], Generation)
    assert (fresh[1].text, fresh[1].stop, fresh[1].stop_reason) == (" 4", "\n\n", "stop")
    cache.close()
