"""Exercises: what is said of an answer, and that the true one passes and a near one does not."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas
import pytest

import workbench
from tests.unit.lessons.says import Says
from workbench.analysis.report import Report
from workbench.errors import SettingError
from workbench.lessons.exercises import (
    lesson01,
    lesson02,
    lesson03,
    lesson04,
    lesson05,
    lesson06,
    lesson07,
)
from workbench.lessons.exercises.check import check, listed, near, one_of
from workbench.messages import say, speaking
from workbench.tasks.task import Task
from workbench.types import Rendered

TASKS = Path(__file__).parents[3] / "transforms"
Said = Callable[[], str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """What was printed since the last time."""
    return lambda: capsys.readouterr().out


@pytest.fixture
def two_runs(tmp_path: Path) -> tuple[Report, Report]:
    """On all of `sums`: a model that always says 154, and one that says 83; each is right on the
    rows whose total that is."""
    folder = tmp_path / "transforms" / "sums"
    shutil.copytree(TASKS / "sums", folder)
    runs = [
        workbench.score(
            folder, Says({"": f" The answer is {total}."}), version, method="gen", num_fewshot=0,
            sample_size=None,
        )
        for version, total in (("gen_v0", 154), ("gen_v1", 83))
    ]  # fmt: skip
    return runs[0], runs[1]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (None, "1: not answered yet"),
        (4, "1: right"),
        (np.float64(4.004), "1: right"),
        (5, "1: 5 is not it. Count them."),
        ("4", "1: '4' is not it: a number is asked for."),
        (True, "1: True is not it: a number is asked for."),
        ([4], "1: [4] is not it: a number is asked for."),
        (np.array([4, 4]), "1: array([4, 4]) is not it: a number is asked for."),
        (float("inf"), "1: inf is not it. Count them."),
        (float("nan"), "1: nan is not it. Count them."),
        (10**400, f"1: 1{'0' * 78}… is not it. Count them."),
    ],
)
def test_an_answer_is_right_wrong_missing_or_of_another_kind(
    given: object, told: str, said: Said
) -> None:
    assert check(1, given, near(4), say("Count them.")) == told.endswith("right")
    assert said() == told + "\n"


def test_half_an_answer_was_not_tried_yet(said: Said) -> None:
    check(2, ("yes", None), listed(["yes", "no"]), say("x"))
    check(2, (np.array([1, 2]), None), listed(["yes", "no"]), say("x"))
    assert said() == "2: not answered yet\n" * 2


STRANGE = (
    "", "x" * 10_000, "a\0b", "{", "f(", 10**400, -(10**400), 10**5000, float("inf"),
    -float("inf"),
    float("nan"), 1j, True, b"x", [], {}, set[int](), [[1], [2]], [None], [float("nan")],
    {"better": 1, "undecided": 2}, np.array(1), np.array([[1, 2], [3, 4]]), object(), len,
    pandas.DataFrame({"a": [1]}), SettingError("num_fewshot; saw -1"),
)  # fmt: skip
"""What somebody may put in place of None, and what is right nowhere."""


@pytest.mark.slow
def test_whatever_an_answer_is_it_gets_a_line_and_no_error(
    said: Said, two_runs: tuple[Report, Report]
) -> None:
    """None of these is right."""
    task, (one, other) = Task.open(TASKS / "sums"), two_runs
    cells = pandas.Series({"both right": 3, "PPL alone": 2, "GEN alone": 1, "both wrong": 4})
    spread, names = {"first": one, "a": other, "b": other}, ("a", "b")
    for given in STRANGE:
        lesson01.exercise_1(given)
        lesson01.exercise_2(given, other, one)
        lesson02.exercise_1(given, {"q": {0: one, 1: other}})
        lesson02.exercise_2((given, given), spread, names)
        lesson02.exercise_3(given, task, lambda *_: one)
        lesson03.exercise_3(given, task)
        lesson04.exercise_1((given, -1.0))
        lesson04.exercise_1((-1.0, given))
        lesson04.exercise_2(given, "7")
        lesson04.exercise_3(given, cells)
        lesson05.exercise_1(given)
        lesson05.exercise_4(given)
        lesson05.exercise_5(given)
        lesson06.exercise_2(given)
        lesson07.exercise_3(given)
    lines = said().splitlines()
    assert len(lines) == 15 * len(STRANGE)
    assert [line for line in lines if line.endswith("right")] == []


def test_a_list_is_one_whatever_it_is_held_in(said: Said) -> None:
    """In its order, unless that does not matter; a text is a word and no list."""
    for given, ordered, right in [
        ((1, 2), True, True),
        ([2, 1], True, False),
        (np.array([2, 1]), False, True),
        ({2, 1}, False, True),
        ({1, 2}, True, False),
        ({1: "a", 2: "b"}, False, False),
        ([1, 1], False, False),
    ]:
        wanted = listed([1, 2], ordered=ordered)
        assert check(1, given, wanted, say("x")) == right
    assert not check(1, "12", listed(["1", "2"]), say("x"))
    assert not check(1, ["a"], one_of(["a"]), say("x"))
    assert "a word is asked for" in said()


def test_what_is_said_is_in_the_language_in_force(said: Said) -> None:
    with speaking("zh"):
        lesson01.exercise_1(None)
        lesson01.exercise_1("input")
    assert said() == "1：还没有回答\n1：'input' 不对。第 2 节打印了各种段。\n"


@pytest.mark.slow
def test_lesson_01(two_runs: tuple[Report, Report], said: Said) -> None:
    lost = sum(row.scores["accuracy"].value for row in two_runs[0].rows)
    assert lost > 0
    gained = sum(row.scores["accuracy"].value for row in two_runs[1].rows)
    lesson01.exercise_1("shot_output")
    lesson01.exercise_2(lost, *two_runs)
    lesson01.exercise_3((gained - lost) / 200, *two_runs)
    assert said() == "1: right\n2: right\n3: right\n"
    lesson01.exercise_2(lost + 1, *two_runs)
    assert "not it" in said()


@pytest.mark.slow
def test_lesson_02(two_runs: tuple[Report, Report], said: Said) -> None:
    """Of formats that gain as much any is right; verdicts are those of the pairs."""
    before, after = two_runs
    counts = {"a": {0: before, 1: before}, "b": {0: after, 1: after}, "c": {0: before, 1: after}}
    for name, right in (("a", before.value >= after.value), ("c", after.value >= before.value)):
        lesson02.exercise_1(name, counts)
        assert said().endswith("right\n") == right
    spread = {"first": before, "same": before, "other": after}
    verdict = workbench.compare(before, after).judgement.verdict
    lesson02.exercise_2(("undecided", verdict), spread, ("same", "other"))
    assert said() == "2: right\n"
    lesson02.exercise_2(("undecided", "good"), spread, ("same", "other"))
    assert "better, undecided, worse for each is asked for" in said()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lie", "is_right"),
    [
        ('data = {**data, "steps": ". ".join(data["steps"].rstrip(".").split(". ")[::-1]) + "."}',
         True),
        ('data = {**data, "answer": "0", "steps": ". ".join('
         'data["steps"].rstrip(".").split(". ")[::-1]) + "."}', False),
        ('data = {**data, "steps": ". ".join(data["steps"].rstrip(".").split(". ")[::-1])'
         ' + ". " + data["steps"]}', False),
        ('data = {**data, "question": "?", "steps": ". ".join('
         'data["steps"].rstrip(".").split(". ")[::-1])}', False),
        ('data = {**data, "steps": "\\n".join(data["steps"].rstrip(".").split(". ")[::-1])}', True),
        ("pass", False),
        ("data = data['nothing']", False),
        ("data = {**data, ", False),
    ],
)  # fmt: skip
def test_steps_that_are_turned_around_are_told_from_others(
    lie: str, is_right: bool, two_runs: tuple[Report, Report], said: Said
) -> None:
    """And then what it costs is said."""
    lesson02.exercise_3(lie, Task.open(TASKS / "sums"), lambda task, version: two_runs[0])
    told = said().splitlines()
    assert told[0].endswith("right") == is_right
    assert (len(told) == 2) == is_right


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        ("data = {", "expected lines of Python; saw '{' was never closed"),
        ("a\0b", "expected lines of Python; saw "),
        ("data = data['nothing']", "no 'nothing'; this doc has 'passage'"),
    ],
)
def test_code_that_does_not_run_is_told_why(lie: str, told: str, said: Said) -> None:
    """And then what to look for."""
    lesson02.exercise_3(lie, Task.open(TASKS / "sums"), lambda *_: pytest.fail("it was scored"))
    line = said()
    assert told in line and "Look at a shot of such a prompt" in line


def test_a_sentence_with_a_brace_too_few_is_told_why(said: Said) -> None:
    lesson03.exercise_3("So the answer is {answer", Task.open(TASKS / "sums"))
    assert "format string" in said()
    lesson03.exercise_3("So the answer is {answer}, {nothing}.", Task.open(TASKS / "sums"))
    assert "nothing" in said()


@pytest.mark.slow
def test_lesson_03(two_runs: tuple[Report, Report], said: Said) -> None:
    report = two_runs[0]
    docs = report.docs()
    right = [row.doc_id for row in report.rows if row.scores["accuracy"].value == 1]
    short = sum(docs[doc_id]["terms"] <= 3 for doc_id in right) / len(right)
    lesson03.exercise_1(short, report)
    sizes = [part.key for part in report.by("terms") if part.metrics["accuracy"].ci95[1] < 0.5]
    assert sizes
    lesson03.exercise_2(sizes[::-1], report.by("terms"))
    assert said() == "1: right\n2: right\n"
    lesson03.exercise_2(sizes[0], report.by("terms"))
    assert "a list is asked for" in said()


@pytest.mark.parametrize(
    ("closing", "is_read"),
    [
        ("So the answer is {answer}.", True),
        ("The answer is {answer}.", False),
        ("- the answer is {answer}.", False),
        ("Answer: {answer}", False),
        ("So the answer is clear.", False),
        ("So the answer is 7.", False),
    ],
)
def test_a_closing_sentence_is_one_that_the_rule_reads(closing: str, is_read: bool) -> None:
    """Whatever a model makes of it."""
    assert lesson03.is_read(Task.open(TASKS / "sums"), closing) == is_read


@pytest.mark.slow
def test_two_of_seven_segments_are_wrong(said: Said) -> None:
    (good,), (bad,) = (
        workbench.render(TASKS / "sums", workbench.template("{question}", out), docs=[5],
                         num_fewshot=2, method="gen")
        for out in (" {steps} {answer}", " {answer}")
    )  # fmt: skip
    assert isinstance(good, Rendered) and isinstance(bad, Rendered)
    lesson03.exercise_4(0.286, good, bad)
    assert said() == "4: right\n"


@pytest.mark.parametrize(
    ("sums", "told"),
    [
        ((-1.2, -1.5), "1: right"),
        ((-1.5, -1.2), "1: (-1.5, -1.2) is not it. Both"),
        ((-1.2, -float("inf")), "1: (-1.2, -inf) is not it: two log-likelihoods, below 0"),
        ((-1.2, -1.5, -2), "1: (-1.2, -1.5, -2) is not it: two log-likelihoods, below 0"),
        ((1.2, -1.5), "1: (1.2, -1.5) is not it: two log-likelihoods, below 0"),
        (("no", "yes"), "1: ('no', 'yes') is not it: two log-likelihoods, below 0"),
    ],
)
def test_lesson_04_wants_two_sums_that_part_the_metrics(
    sums: tuple[object, ...], told: str, said: Said
) -> None:
    """−1.2/2 = −0.6 is less than −1.5/3 = −0.5, though −1.2 is more than −1.5."""
    lesson04.exercise_1(sums)
    assert said().startswith(told)


def test_lesson_04(said: Said) -> None:
    """−62/100 is more than −65/102, and −62 than −65."""
    lesson04.exercise_2("7", "7")
    cells = pandas.Series({"both right": 3, "PPL alone": 2, "GEN alone": 1, "both wrong": 4})
    lesson04.exercise_3(0.7, cells)
    assert said() == "2: right\n3: right\n"
    lesson04.exercise_2("7", "seventeen")
    assert "not it" in said()


def test_lesson_05(said: Said) -> None:
    """p of 11 and 3 is 2 · (1 + 14 + 91 + 364) / 2¹⁴; the interval of 18 of 18 begins at
    18 / (18 + 1.96²); the referee says "better" of 36 and 10 until there were 50 tries."""
    lesson05.exercise_1(round(2 * 470 / 2**14, 3))
    lesson05.exercise_2(round(18 / (18 + 1.96**2), 2))
    lesson05.exercise_3(1449)
    refused = SettingError(
        "runs a and b do not pair", expected="the same num_fewshot", seen="num_fewshot 4 and 2"
    )
    lesson05.exercise_4(refused)
    lesson05.exercise_5(["better", "better", "undecided"])
    assert said() == "".join(f"{number}: right\n" for number in range(1, 6))
    lesson05.exercise_4("num_fewshot")
    assert "the error itself is asked for" in said()


def test_lesson_06(tmp_path: Path, said: Said) -> None:
    lesson06.exercise_1(2, "abc", "ab c")
    lesson06.exercise_2("target_delimiter")
    (tmp_path / "a.capsule.json").write_text('{"docs": [{"shots": [7, 8]}]}', "utf-8")
    lesson06.exercise_3(7, [tmp_path / "a.yaml", tmp_path / "a.capsule.json"])
    assert said() == "1: right\n2: right\n3: right\n"


def test_lesson_07(said: Said) -> None:
    """The root of 8; (0.10 + 0.25) / 2; 0.80 - 0.60 - 0.55 + 0.50; 1 - 0.95^20 = 0.6415."""
    lesson07.exercise_1(2.83)
    lesson07.exercise_2(0.175)
    lesson07.exercise_3(0.15)
    lesson07.exercise_4(0.64)
    assert said() == "1: right\n2: right\n3: right\n4: right\n"
    lesson07.exercise_1(8)
    lesson07.exercise_2(0.1)
    lesson07.exercise_3(0.3)
    lesson07.exercise_4(0.05)
    assert said().count(" is not it. ") == 4
