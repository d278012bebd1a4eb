"""The rows of the shipped tasks that are generated."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from training.families import coin_flip, sums, sums_mcq
from training.tasks import shipped_rows, write_tasks


def test_rows_have_ultraeval_fields() -> None:
    """Each task has 200 rows of UltraEval's four fields and the reasoning, all different."""
    for rows in shipped_rows().values():
        assert len(rows) == 200
        assert len({row["question"] for row in rows}) == 200
        for row in rows:
            assert list(row)[:4] == ["passage", "question", "target_scores", "answer"]
            assert row["passage"] == ""
            assert row["steps"]
            assert "answer" not in row["steps"]


def test_rows_of_sums() -> None:
    """40 sums for each number of terms from 2 to 6, no options, right answers."""
    rows = shipped_rows()["sums"]
    assert Counter(row["terms"] for row in rows) == dict.fromkeys(range(2, 7), 40)
    for row in rows:
        assert row["target_scores"] == {}
        assert int(row["answer"]) == sum(map(int, row["question"][:-1].split("+")))


def test_rows_of_sums_mcq() -> None:
    """Three options of which one is the sum; the right one stands at every place equally often."""
    rows = shipped_rows()["sums-mcq"]
    places = Counter()
    for row in rows:
        total = str(sum(map(int, row["question"][:-1].split("+"))))
        assert row["answer"] == ""
        assert [t for t, score in row["target_scores"].items() if score] == [total]
        assert 2 <= row["terms"] <= 4
        places[list(row["target_scores"]).index(total)] += 1
    assert min(places.values()) > 45


def test_rows_of_coin_flip() -> None:
    """As many yes as no for each number of people from 2 to 5."""
    rows = shipped_rows()["coin-flip"]
    cells = Counter((row["people"], row["answer"]) for row in rows)
    assert set(cells) == {(n, a) for n in range(2, 6) for a in ("yes", "no")}
    assert max(cells.values()) - min(cells.values()) <= 1
    for row in rows:
        flips = len(re.findall(r" flips the coin\.", row["question"]))
        assert row["answer"] == ("no" if flips % 2 else "yes")
        assert row["target_scores"][row["answer"]] == 1


def test_rows_in_chinese() -> None:
    """They have the sizes of the rows in English, and answers that their words lead to."""
    rows = shipped_rows()
    assert Counter(row["terms"] for row in rows["sums-zh"]) == dict.fromkeys(range(2, 7), 40)
    for row in rows["sums-zh"]:
        assert int(row["answer"]) == sum(map(int, re.findall(r"\d+", row["question"])))
    assert Counter(row["answer"] for row in rows["coin-flip-zh"]) == {"是": 100, "否": 100}
    for row in rows["coin-flip-zh"]:
        flips = len(re.findall("(?<!没有)翻了硬币", row["question"]))
        assert row["answer"] == ("否" if flips % 2 else "是")
        assert 2 <= row["people"] <= 5


def sized(task: str, size: str, sizes: range) -> list[dict[str, Any]]:
    """The rows of a task, of which there are as many of each size."""
    rows = shipped_rows()[task]
    share = 200 // len(sizes)
    assert Counter(row[size] for row in rows) == dict.fromkeys(sizes, share)
    return rows


def test_rows_of_swaps() -> None:
    """Read from the question alone, whoever has the thing at the end is the answer."""
    for row in sized("swaps", "swaps", range(1, 6)):
        has = dict(re.findall(r"(\w+) has the (\w+)\.", row["question"]))
        swaps = re.findall(r"(\w+) and (\w+) swap\.", row["question"])
        assert len(swaps) == row["swaps"]
        for one, other in swaps:
            has[one], has[other] = has[other], has[one]
        (wanted,) = re.findall(r"Who has the (\w+)\?$", row["question"])
        assert has[row["answer"]] == wanted
        assert row["target_scores"] == {name: int(name == row["answer"]) for name in has}


def test_rows_of_shopping() -> None:
    """The answer is the pieces times their prices, added."""
    for row in sized("shopping", "kinds", range(2, 4)):
        bought = re.findall(r"(\d) \w+ at (\d) dollars each", row["question"])
        assert len(bought) == row["kinds"]
        assert int(row["answer"]) == sum(int(pieces) * int(price) for pieces, price in bought)


def test_rows_of_ups_and_downs() -> None:
    """The answer is what is left; nobody loses more than there is."""
    for row in sized("ups-and-downs", "changes", range(2, 7)):
        total = int(re.findall(r"has (\d+) marbles", row["question"])[0])
        changes = re.findall(r"(wins|loses) (\d+)\.", row["question"])
        assert len(changes) == row["changes"]
        for verb, by in changes:
            total += int(by) if verb == "wins" else -int(by)
            assert total >= 0
        assert int(row["answer"]) == total


def test_rows_of_secret_verbs() -> None:
    """One verb adds and the other takes away; nothing else in a row tells which."""
    for row in sized("secret-verbs", "changes", range(2, 7)):
        total = int(re.findall(r"shows (\d+)", row["question"])[0])
        changes = re.findall(r"(Dax|Wug) (\d+)\.", row["question"])
        assert len(changes) == row["changes"]
        for verb, by in changes:
            total += int(by) if verb == "Dax" else -int(by)
            assert total >= 0
        assert int(row["answer"]) == total
        assert not re.search("add|take|plus|minus|more|less", row["question"])


@pytest.mark.slow
def test_rows_of_last_letters() -> None:
    """The answer is the last letter of each name in turn."""
    for row in sized("last-letters", "words", range(3, 7)):
        (listed,) = re.findall("letters of (.*) and join", row["question"])
        assert len(listed.split(", ")) == row["words"]
        assert row["answer"] == "".join(name[-1] for name in listed.split(", "))


@pytest.mark.slow
def test_written_rows_are_reproducible(tmp_path: Path) -> None:
    """Two writings are equal byte for byte, one JSON object per line with a last line break."""
    first, second = write_tasks(tmp_path / "a"), write_tasks(tmp_path / "b")
    assert [p.relative_to(tmp_path / "a").as_posix() for p in first] == [
        f"{task}/data/{task}.jsonl" for task in shipped_rows()
    ]
    for one, other in zip(first, second, strict=True):
        assert one.read_bytes() == other.read_bytes()
        text = one.read_text(encoding="utf-8")
        assert text.endswith("}\n")
        assert all(isinstance(json.loads(line), dict) for line in text.splitlines())


@pytest.mark.slow
def test_shipped_files_are_the_generated_rows(tmp_path: Path) -> None:
    """The data files in `transforms/` are what the generator writes."""
    shipped = Path(__file__).parents[3] / "transforms"
    for path in write_tasks(tmp_path):
        assert (shipped / path.relative_to(tmp_path)).read_bytes() == path.read_bytes()


def test_size_is_the_number_of_parts() -> None:
    """`size` counts terms in sums and people in coin flips."""
    rng = random.Random(10)
    assert sums(rng, 6).question.count("+") == 5
    assert sums_mcq(rng, 4).question.count("+") == 3
    assert coin_flip(rng, 5).question.count("the coin.") == 5
