"""UltraEval's metrics: right by default, and with its faults where that is asked for."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import SettingError
from workbench.prompts.worker.sandbox import available
from workbench.scoring.execution import VARIABLE, run_program
from workbench.scoring.metrics.code import check_program, pass_at_k
from workbench.scoring.metrics.ppl import PPL_METRICS as ACC_METRICS
from workbench.scoring.metrics.ppl import num_shared
from workbench.scoring.metrics.ultraeval import GEN_METRICS, PPL_METRICS, norm_values
from workbench.types import Loglikelihood, Score

ROW = {"question": "Which?", "target_scores": {"a dog": 1, "a cat": 0}, "score": 2}
NEEDS_NOTHING = [name for name in GEN_METRICS if name not in ("rouge", "function_execution")]


def score(
    name: str,
    gold: str | tuple[str, ...],
    answer: str,
    compat: str = "",
    options: Mapping[str, Any] | None = None,
) -> float:
    """Return the value of one answer."""
    return GEN_METRICS[name](options or {}, compat)(ROW, gold, (answer,)).value


@pytest.mark.parametrize(
    ("gold", "answer", "right", "faulty"),
    [
        ("A", "Actually, B", 0, 1),
        ("A", "A.", 1, 1),
        ("A", "A is right", 1, 1),
        ("3", "3.5", 0, 1),
        ("3", "3. Because", 1, 1),
        ("1", "1,234", 0, 1),
        ("(A)", "(A)n", 1, 1),
        ("是", "是的", 1, 1),
        ("yes", " yes", 1, 1),
        ("yes", "no", 0, 0),
    ],
)
def test_a_prefix_ends_with_its_word(gold: str, answer: str, right: float, faulty: float) -> None:
    """UltraEval's beginning may go on in the same word or number."""
    assert score("prefix_match", gold, answer) == right
    assert score("prefix_match", gold, answer, "ultraeval") == faulty


@pytest.mark.parametrize(
    ("gold", "answer", "right", "faulty"),
    [
        ("(A)", "A big dog", 0, 1),
        ("(A)", "A", 1, 1),
        ("(A)", "A is the one", 1, 1),
        ("(B)", "Option B, I think", 1, 0),
        ("(B)", "(B)", 1, 1),
        ("(B)", "b", 0, 0),
        ("(B)", "C", 0, 0),
        ("(B)", "Which? a dog!", 1, 1),
        ("(B)", "so\n(B)", 0, 0),
    ],
)
def test_an_article_is_no_option(gold: str, answer: str, right: float, faulty: float) -> None:
    """The first letter of the first line that stands for an option, or the option's own text."""
    assert score("qa_match", gold, answer) == right
    assert score("qa_match", gold, answer, "ultraeval") == faulty


def test_f1_is_of_the_words_in_common() -> None:
    """Gold "a b c", answer "b c d e": 2 shared, 3 and 4 words, so 4/7; the best gold counts."""
    assert score("f1_score", "a b c", "b c d e") == pytest.approx(4 / 7)
    assert score("f1_score", ("x", "a b c"), "b c d e") == pytest.approx(4 / 7)
    assert score("f1_score", "a", "b") == 0


@pytest.mark.parametrize(
    ("gold", "answer", "value"),
    [
        ("ABCD", "ABDC", 0.5),
        ("AB", "AB[SEP]CD", 1),
        ("AB", "A[SEP]BBAB", 0.5),
        (("A", "C"), "AC", 1),
        ("ABC", "A", 1 / 3),
    ],
)
def test_gaokao_counts_letters_by_place(
    gold: str | tuple[str, ...], answer: str, value: float
) -> None:
    """Those before [SEP] where there are as many as in the gold, otherwise those behind it."""
    assert score("gaokaobench_match", gold, answer) == pytest.approx(value)


def test_gaokao_needs_no_score_of_the_row() -> None:
    """It cancels out; UltraEval divides by it, and its run ends where it is 0."""
    for compat, known in (("", True), ("ultraeval", False)):
        found = GEN_METRICS["gaokaobench_match"]({}, compat)({"score": 0}, "A", ("A",))
        assert math.isnan(found.value) is not known


def test_references_are_compared_by_sacrebleu() -> None:
    """The same text is 100, another 0, and with several references one match is enough."""
    text = "the cat sat on the mat today"
    assert score("bleu", text, text) == pytest.approx(100)
    assert score("bleu", ("nothing like it at all", text), text) == pytest.approx(100)
    assert score(
        "bleu", "今天天气很好", "今天天气很好", options={"tokenizer": "zh"}
    ) == pytest.approx(100)
    assert score("chrf", text, text) == pytest.approx(100)
    assert score("chrf", "abc", "xyz") == 0


@pytest.mark.parametrize("name", [n for n in NEEDS_NOTHING if n != "qa_match"])
def test_without_a_gold_there_is_no_score(name: str) -> None:
    """NaN with a reason, never 0: an empty gold is no answer to compare with."""
    found = GEN_METRICS[name]({}, "")(ROW, "", ("A",))
    assert math.isnan(found.value) and found.reason


@pytest.mark.parametrize("compat", ["", "ultraeval"])
@pytest.mark.parametrize("name", NEEDS_NOTHING)
@given(gold=st.one_of(st.text(), st.tuples(st.text(), st.text())), answer=st.text())
def test_no_answer_breaks_a_metric(
    name: str, compat: str, gold: str | tuple[str, ...], answer: str
) -> None:
    """Whatever a model says, the value is from 0 to 100, or NaN with its reason."""
    found = GEN_METRICS[name]({}, compat)(ROW, gold, (answer,))
    assert 0 <= found.value <= 100.0001 or (math.isnan(found.value) and found.reason)


def test_unknown_settings_are_refused() -> None:
    """With the nearest that the metric has."""
    with pytest.raises(SettingError, match="Did you mean 'tokenizer'"):
        GEN_METRICS["bleu"]({"tokeniser": "zh"}, "")
    with pytest.raises(SettingError, match="It takes none"):
        GEN_METRICS["exact_match"]({"case": 1}, "")
    with pytest.raises(SettingError, match="tokenizer 'zhh'"):
        GEN_METRICS["bleu"]({"tokenizer": "zhh"}, "")
    with pytest.raises(SettingError, match="index f1, precision or recall"):
        GEN_METRICS["rouge"]({"index": "best"}, "")


@pytest.mark.parametrize(
    ("name", "package"), [("bleu", "sacrebleu"), ("chrf", "sacrebleu"), ("rouge", "rouge_chinese")]
)
def test_a_missing_package_is_named(
    name: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is scored, with the way to install it."""
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(SettingError, match=r"prompt-workbench\[metrics\]"):
        GEN_METRICS[name]({}, "")


def test_a_tokenizer_that_fails_is_a_reason() -> None:
    """MeCab is not installed: no score, where UltraEval has 0."""
    for compat, known in (("", False), ("ultraeval", True)):
        found = GEN_METRICS["bleu"]({"tokenizer": "ja-mecab"}, compat)(ROW, "a", ("a",))
        assert found.reason and math.isnan(found.value) is not known


def test_a_judge_is_not_run() -> None:
    """gpt4_eval is known, and says that it gives no number."""
    found = GEN_METRICS["gpt4_eval"]({}, "")(ROW, "A", ("A",))
    assert math.isnan(found.value) and "judge" in found.reason


# ---- code --------------------------------------------------------------------------------------

HUMANEVAL = {
    "prompt": "def add(a, b):\n",
    "test": "def check(f):\n    assert f(1, 2) == 3\n",
    "entry_point": "add",
}
MBPP = {
    "text": "Add.",
    "code": "",
    "task_id": 1,
    "test_setup_code": "",
    "test_list": ["assert add(1, 2) == 3"],
    "challenge_test_list": [],
}


needs_sandbox = pytest.mark.skipif(
    available() != "closed", reason="programs of a model run in the sandbox alone"
)


def test_programs_of_a_model_are_run_where_the_user_said_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else there is no score, and the reason names the variable."""
    monkeypatch.delenv(VARIABLE, raising=False)
    found = GEN_METRICS["function_execution"]({}, "")(MBPP, "", ("x = 1",))
    assert math.isnan(found.value)
    assert f"{VARIABLE}=1" in found.reason


@needs_sandbox
@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("import os; open(os.environ['HOME'] + '/mine')", "PermissionError"),
        (f"open({__file__!r})", "PermissionError"),
        ("import socket; socket.socket()", "PermissionError"),
        ("import os; os.listdir('/etc')", "PermissionError"),
        ("open('/tmp/outside', 'w')", "PermissionError"),
        ("import os; assert 'SECRET_TOKEN' not in os.environ, 'seen'; 1 / 0", "ZeroDivisionError"),
        ("import ctypes; assert ctypes.CDLL(None).fork() < 0, 'forked'; 1 / 0", "ZeroDivision"),
    ],
)
def test_a_program_of_a_model_is_closed_in(
    program: str, reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It reads no file of the user's, writes only in its own folder, has no network, no secret of
    the environment, and starts nothing."""
    monkeypatch.setenv("SECRET_TOKEN", "x")
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "mine").write_text("x")
    assert reason in run_program(program)


@pytest.mark.slow
@needs_sandbox
def test_a_program_of_a_model_has_a_folder_of_its_own() -> None:
    """What it writes there it can read again; numpy and the standard library work."""
    program = (
        "import json, math, re, collections, itertools, random, tempfile, numpy\n"
        "open('mine', 'w').write('x' * 100)\n"
        "assert open('mine').read() == 'x' * 100\n"
        "assert int(numpy.arange(4).sum()) == 6\n"
    )
    assert run_program(program) == ""


@pytest.mark.slow
@needs_sandbox
def test_samples_are_run_against_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two passes, so pass@1 is 1/2 and pass@2 is 1."""
    monkeypatch.setenv(VARIABLE, "1")
    samples = ("    return a + b", "    return a - b")
    execution = GEN_METRICS["function_execution"]
    assert execution({}, "")(HUMANEVAL, "", samples).value == pytest.approx(0.5)
    two = {"aggregation": {"type": "pass_k", "k": 2}}
    assert execution(two, "")(HUMANEVAL, "", samples).value == pytest.approx(1)
    mbpp = ("def add(a, b):\n    return a + b",)
    assert execution({}, "")(MBPP, "", mbpp) == Score(1.0)
    assert math.isnan(execution({}, "")({"question": "x"}, "", samples).value)


def test_the_program_is_the_benchmark_s() -> None:
    """HumanEval continues its prompt; MBPP's answer stands between its text and its tests."""
    assert check_program(HUMANEVAL, "    pass").endswith("\ncheck(add)")
    assert check_program(HUMANEVAL, "    pass").startswith("def add(a, b):\n    pass\ndef check")
    test = "assert add(1, 2) == 3"
    assert check_program(MBPP, "x") == f'"""Add.\n{test}"""\nx\n{test}'


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("assert 1 == 2, 'no'", "AssertionError: no"),
        ("import sys; sys.exit(0)", "SystemExit"),
        ("import os; os._exit(0)", "ended its process"),
        ("x = [0] * 10**12", "MemoryError"),
        ("print('x' * 10); 1 / 0", "ZeroDivisionError"),
        ("def f(:", "SyntaxError"),
        ("import shutil; shutil.rmtree('/nowhere')", "TypeError"),
        ("input()", "EOFError"),
        ("'\\ud800'.encode()", "UnicodeEncodeError"),
    ],
)
def test_a_program_that_does_not_reach_its_end_fails(program: str, reason: str) -> None:
    """An exit is no end, and what it may not do raises in it, not in us."""
    failure = run_program(program)
    assert failure and reason in failure


@pytest.mark.slow
def test_an_endless_program_is_ended() -> None:
    """Also one that catches everything."""
    program = "while True:\n    try:\n        [0]\n    except BaseException:\n        pass\n"
    assert run_program(program, seconds=0.3)


def test_a_program_runs_as_the_main_module() -> None:
    """What it prints goes nowhere, and its functions see each other."""
    program = "def f(n):\n    return n and f(n - 1)\nprint(f(3))\nassert __name__ == '__main__'\n"
    assert run_program(program) == ""


@given(samples=st.integers(1, 8), data=st.data())
def test_pass_at_k_is_the_share_of_draws_with_a_pass(samples: int, data: st.DataObject) -> None:
    """Counted out over all ways to draw k of the samples."""
    passed = data.draw(st.integers(0, samples))
    k = data.draw(st.integers(1, samples))
    draws = list(combinations(range(samples), k))
    share = sum(any(place < passed for place in drawn) for drawn in draws) / len(draws)
    assert pass_at_k(samples, passed, k) == pytest.approx(share)


# ---- ranked options ----------------------------------------------------------------------------


def test_the_lowest_value_wins_and_its_score_counts() -> None:
    """Fractions too; of equals the first, where UltraEval asks a hash."""
    scores = {"a": 0.0, "b": 0.5, "c": 1.0}
    assert PPL_METRICS["log_prob"]({}, "")(scores, [3.0, 1.0, 2.0]) == Score(0.5)
    assert PPL_METRICS["log_prob"]({}, "")(scores, [3.0, 1.0, 1.0]) == Score(0.5)
    picked = {
        PPL_METRICS["log_prob"]({}, "ultraeval")(scores, [9.0 + i, 1.0, 1.0]).value
        for i in range(20)
    }
    assert picked == {0.5, 1.0}


def test_mc2_is_the_mass_of_the_right_options() -> None:
    """exp(-1), exp(-2), exp(-3) at any place, and far below what exp can hold."""
    masses = [math.exp(-i) for i in (1, 2, 3)]
    wanted = (masses[0] + masses[2]) / sum(masses)
    for shift in (0.0, 5000.0):
        values = [shift + i for i in (1, 2, 3)]
        mc2 = PPL_METRICS["log_prob_mc2"]({}, "")({"a": 1, "b": 0, "c": 1}, values)
        assert mc2.value == pytest.approx(wanted)


def test_mc2_has_its_faults_on_request() -> None:
    """Only what stands before the first wrong option counts; above 745 nats nothing is left."""
    mc2 = PPL_METRICS["log_prob_mc2"]({}, "ultraeval")
    masses = [math.exp(-i) for i in (1, 2, 3)]
    first = mc2({"a": 1, "b": 0, "c": 1}, [1, 2, 3])
    assert first.value == pytest.approx(masses[0] / sum(masses))
    assert mc2({"a": 0, "b": 1}, [1, 2]) == Score(0.0)
    assert math.isnan(mc2({"a": 1, "b": 0}, [800, 900]).value)
    assert math.isnan(mc2({"a": 1, "b": 1}, [1, 2]).value)


def test_the_shared_prefix_is_one_of_tokens() -> None:
    """Rounding makes UltraEval, which compares log-probabilities, keep a prompt's token."""
    ids = [[7, 8, 1], [7, 8, 2]]
    logprobs = [[-1.0, -2.0, -4.0], [-1.0, -2.0000001, -6.0]]
    suffix = ACC_METRICS["acc_suffix"]
    for logs, own, wanted in zip(logprobs, ids, (4.0, 6.0), strict=True):
        answer = Loglikelihood(tuple(logs), tuple(own), is_greedy=False)
        assert suffix("", answer, num_shared(ids)) == (-wanted, 1)
    assert norm_values(logprobs) == pytest.approx((3.0, 4.00000005))
    assert math.isnan(norm_values([[-1.0], [-1.0, -2.0]])[0])
