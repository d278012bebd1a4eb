"""Labels that a sentence on the answers lists, and those that answers are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case

TALKS: Rows = [{"talk": f"Talk {i} on {topic}.", "level": level}
               for i, (topic, level) in enumerate((
    ("bees", "easy"), ("proofs", "hard"), ("maps", "medium"), ("songs", "easy"),
    ("atoms", "hard"), ("ships", "medium")))]  # fmt: skip
HAN: Rows = [{"talk": f"第{i}场：{topic}。", "level": level} for i, (topic, level) in enumerate((
    ("蜜蜂", "容易"), ("证明", "困难"), ("地图", "中等"), ("歌曲", "容易"), ("原子", "困难"),
    ("船", "中等")))]  # fmt: skip
LEGEND = "easy: no sums\nmedium: some sums\nhard: proofs\n\n"
LEGEND_HAN = "容易：没有算式\n中等：有一些算式\n困难：有证明\n\n"


def rated(said: str) -> Case:
    return case(f"{LEGEND}Output\n{said}\n\nTalk: {{data['talk']}}\nLevel:",
                "data['level']", TALKS)  # fmt: skip


def rated_han(said: str) -> Case:
    return case(f"{LEGEND_HAN}【输出】\n{said}\n\n内容：{{data['talk']}}\n难度：",
                "data['level']", HAN)  # fmt: skip


def described(asked: Case, description: str) -> Case:
    return replace(asked, settings=replace(asked.settings, description=description))


LEFT_OUT = ["Write easy or hard, without a full stop.", "Answer with “easy”, “medium”."]
OTHERS = ["Write one word: facile, moyen, difficile.", "Write low, mid or high, no more."]
FORBIDDEN = ["Never answer “hard”.", "Write one word, but do not write 'easy'."]
RIGHT = [
    "Never answer “hard” where there is no proof.",
    "Do not write “Easy!”, and no “hard-ish”.",
    "Write easy, medium or hard, without a full stop.",
    "Write one of the three levels.",
    "When you waver between easy and medium, write medium.",
    "Write the level in small letters, without quotes, and no reason.",
    "Write one word, never two, and never easy or hard in quotes.",
]


@pytest.mark.parametrize("said", LEFT_OUT)
def test_a_label_that_is_left_out_is_told(said: str) -> None:
    (told,) = found(rated(said), "answer/other-names")
    assert told.severity == "hint"


@pytest.mark.parametrize("said", FORBIDDEN)
def test_a_label_that_is_forbidden_is_told(said: str) -> None:
    assert found(rated(said), "answer/other-names")


@pytest.mark.parametrize("said", OTHERS)
def test_other_labels_are_told(said: str) -> None:
    assert found(rated(said), "answer/other-names")


@pytest.mark.parametrize(
    "said", ["只写“容易”“困难”，不写理由。", "只写easy、medium或hard，不写理由。"]
)
def test_so_they_are_in_chinese(said: str) -> None:
    assert found(rated_han(said), "answer/other-names")


@pytest.mark.parametrize("said", RIGHT)
def test_a_whole_list_and_what_speaks_of_some_are_not(said: str) -> None:
    assert not loud(rated(said), "answer/other-names")
    assert not found(rated(said), "answer/other-names")


def test_names_of_columns_are_no_slip() -> None:
    said = "Write SQL. The table has the columns ship_id, harbour_id and due_on."
    asked = case("Talk: {data['talk']}\nQuery:", "'SELECT ' + data['level']", TALKS)
    assert not loud(described(asked, said), "text/snake-name")
    assert loud(described(asked, "Questions on high_school_physics."), "text/snake-name")


def test_a_tag_that_answers_close_is_filled_in() -> None:
    opened = "Talk: {data['talk']}\n<level>"
    closing = case(opened, "data['level'] + '</level>'", TALKS, before="")
    assert not loud(closing, "text/placeholder")
    assert loud(case("Rate <talk>.\nLevel:", "data['level']", TALKS), "text/placeholder")
