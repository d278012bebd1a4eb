"""Labels that say the opposite of their texts, told by what both mean: a legend, a map or a worked
example that gives a class another one's name; and right ones that look like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, loud
from workbench.lint.exchange import exchange
from workbench.lint.meanings import meanings_of
from workbench.lint.rules.choices.spelt_legends import legend_of
from workbench.lint.senses import classes_of, told_by

CARE = (
    ("My knee hurts since I fell on the stairs, is the bone broken?", 0),
    ("An itchy rash spreads over my arms.", 1),
    ("The tooth at the back aches when I chew.", 2),
    ("The ankle is swollen after the sprain.", 0),
    ("The mole on my skin has grown darker.", 1),
    ("My gums bleed and a filling came out.", 2),
    ("The fracture in the wrist has not healed.", 0),
    ("I get acne and blisters from the sun cream.", 1),
    ("The wisdom tooth must come out, I think.", 2),
    ("My shoulder joint cracks and is stiff.", 0),
    ("Eczema on both hands, what may I use?", 1),
    ("The crown of my molar is loose.", 2),
)
SHOP = (
    ("The torch broke on its first day, what a waste.", 0),
    ("Superb scissors, sharp and sturdy.", 1),
    ("Awful smell, and the lid was cracked.", 0),
    ("I love this kettle, it is a delight.", 1),
    ("Terrible glue, it is useless.", 0),
    ("An excellent ladder, I am glad I bought it.", 1),
    ("The worst rope I have ever had.", 0),
    ("Wonderful colours and a lovely finish.", 1),
    ("A horrible brush, it sheds and is ugly.", 0),
    ("Great saw, works perfectly.", 1),
)
TALK = (
    ("你这个白痴，闭嘴。", True),
    ("谢谢分享，学习了。", False),
    ("滚，废物一个。", True),
    ("请问这张图在哪里可以下载？", False),
    ("真是脑残，恶心。", True),
    ("感谢楼主，很有用。", False),
    ("无耻的混蛋。", True),
    ("支持，加油！", False),
)


def written(legend: str, rows: Sequence[tuple[str, object]], gold: str) -> Case:
    """Return a case whose prompt has a legend, and whose answer is an expression of the label."""
    source = (
        "def transform(data, num_sample, r, dataset_name):\n"
        f"    text = {legend!r} + '\\nText: ' + data['text'] + '\\nLabel:'\n"
        "    label = data['label']\n"
        f"    gold = {gold}\n"
        "    return {'input': text, 'output': ' ' + gold, 'processed_output': gold}\n"
    )
    return Case(source=source, rows=[{"text": text, "label": label} for text, label in rows])


ABC = "'ABC'[label]"
ODT = "'odt'[label]"
SIGN = "str(label)"
MOOD = "['bad', 'good'][label]"
ASKED = "Which ward: orthopaedics, dermatology or dentistry?"
SHOWN = f"{ASKED}\n\nText: A rash with itchy blisters.\nLabel: "
TABLE = "| code | ward |\n| o | {} |\n| d | {} |\n| t | {} |"
NAMES = "['orthopaedics', 'dermatology', 'dentistry'][label]"
TURNED = "['dermatology', 'orthopaedics', 'dentistry'][label]"
ROTATED = "['dermatology', 'dentistry', 'orthopaedics'][label]"

PAIRS = (
    (
        "numbers",
        written("0 = skin, 1 = bones, 2 = teeth", CARE, SIGN),
        written("0 = bones, 1 = skin, 2 = teeth", CARE, SIGN),
        "answer/legend",
    ),
    (
        "for",
        written("Answer A for dentistry, B for dermatology, C for orthopaedics.", CARE, ABC),
        written("Answer A for orthopaedics, B for dermatology, C for dentistry.", CARE, ABC),
        "answer/legend",
    ),
    (
        "table",
        written("| code | ward |\n| o | teeth |\n| d | bones |\n| t | skin |", CARE, ODT),
        written("| code | ward |\n| o | bones |\n| d | skin |\n| t | teeth |", CARE, ODT),
        "answer/legend",
    ),
    (
        "map",
        written(ASKED, CARE, TURNED),
        written(ASKED, CARE, NAMES),
        "answer/gold-differs",
    ),
    (
        "rotated",
        written(ASKED, CARE, ROTATED),
        written(ASKED, CARE, NAMES),
        "answer/gold-differs",
    ),
    (
        "if",
        written(
            "If the buyer is happy, answer 0. If the buyer is angry, answer 1.", SHOP, "str(label)"
        ),
        written(
            "If the buyer is happy, answer 1. If the buyer is angry, answer 0.", SHOP, "str(label)"
        ),
        "answer/legend",
    ),
    (
        "the rest",
        written("0: the buyer is satisfied, 1: the buyer is not", SHOP, SIGN),
        written("1: the buyer is satisfied, 0: the buyer is not", SHOP, SIGN),
        "answer/legend",
    ),
    (
        "words",
        written(
            "good: the buyer complains; bad: the buyer praises it", SHOP, "['bad', 'good'][label]"
        ),
        written(
            "good: the buyer praises it; bad: the buyer complains", SHOP, "['bad', 'good'][label]"
        ),
        "answer/legend",
    ),
    (
        "Chinese",
        written("辱骂的写N，友善的写Y。", TALK, "'Y' if label else 'N'"),
        written("辱骂的写Y，友善的写N。", TALK, "'Y' if label else 'N'"),
        "answer/legend",
    ),
    (
        "worked",
        written(f"{SHOWN}dentistry\n", CARE, NAMES),
        written(f"{SHOWN}dermatology\n", CARE, NAMES),
        "few-shot/wrong-answer",
    ),
)


@pytest.mark.parametrize(("case", "rule"), [(p[1], p[3]) for p in PAIRS], ids=[p[0] for p in PAIRS])
def test_another_class_is_named(case: Case, rule: str) -> None:
    assert loud(case, rule)


@pytest.mark.parametrize("case", [p[2] for p in PAIRS], ids=[p[0] for p in PAIRS])
def test_the_right_class_is_named(case: Case) -> None:
    for rule in ("answer/legend", "answer/gold-differs", "few-shot/wrong-answer"):
        assert not loud(case, rule)


@pytest.mark.parametrize(
    ("text", "labels", "legend"),
    [
        ("Say 1 if it rains, 2 if it snows.", "12", {"1": "rains", "2": "snows"}),
        ("- R: rain\n- S: snow\n", "RS", {"R": "rain", "S": "snow"}),
        ("Is it rain (1) or snow (2)?", "12", {"1": "rain", "2": "snow"}),
        ("rain → a; snow → b", "ab", {"a": "rain", "b": "snow"}),
        ("下雨的填甲，下雪的填乙。", "甲乙", {"甲": "下雨", "乙": "下雪"}),
        ("1代表下雨，2代表下雪", "12", {"1": "下雨", "2": "下雪"}),
        ("Use R for rain and S for snow.", "RS", {"R": "rain", "S": "snow"}),
        ("At 1 it rains, at 2 it snows.", "12", {}),
        ("1 = rain, 2 = rain", "12", {}),
    ],
)
def test_legends(text: str, labels: str, legend: dict[str, str]) -> None:
    assert legend_of((text,), frozenset(labels)) == legend


@pytest.mark.parametrize(
    ("votes", "goes"),
    [
        ({"a": {"b": 3}, "b": {"a": 3}}, {"a": "b", "b": "a"}),
        ({"a": {"b": 2}, "b": {"a": 2}}, {}),
        ({"a": {"a": 3}, "b": {"a": 3}}, {}),
        ({"a": {"b": 3, "a": 2}, "b": {"a": 3, "b": 2}}, {}),
        ({"a": {"b": 6}, "b": {}}, {"a": "b"}),
        ({"a": {"b": 6}, "b": {"b": 1}}, {}),
    ],
)
def test_exchanges_of_two(votes: dict[str, dict[str, int]], goes: dict[str, str]) -> None:
    assert exchange({own: Counter(counts) for own, counts in votes.items()}, 2) == goes


def test_labels_that_stay_are_not_exchanged() -> None:
    votes = {"a": Counter(b=2), "b": Counter(c=2), "c": Counter(a=2), "d": Counter(d=4)}
    assert exchange(votes, 4) == {"a": "b", "b": "c", "c": "a"}


def test_meanings() -> None:
    found = meanings_of({"x": "the guest complains", "y": "the guest gives thanks"})
    assert {label: sense.key for label, sense in found.items()} == {
        "x": "negative",
        "y": "positive",
    }
    assert meanings_of({"x": "zyx", "y": "wvu"}) == {}


def test_a_word_of_two_classes_tells_nothing() -> None:
    classes = classes_of(frozenset({"winter", "autumn"}))
    assert set(classes) == {"winter", "autumn"}
    sense, more, words = told_by("Snow and ice on the leaf.", classes.values())
    assert (sense, more, list(words)) == (classes["winter"], 1, ["snow", "ice"])
