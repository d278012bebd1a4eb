"""Every entry of the books tells all that a problem has, and works out what it asks for."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import accumulate
from typing import Any

import pytest

from training import books
from training.books import Entry
from training.tellers import told, worked
from training.tellers.numbers import running
from training.tellers.scenes import Swaps, Turns

NAMES: tuple[str, ...] = ("Zora", "Quill", "Bram", "Tilda", "Ivo", "Marlo", "Pim", "Xandra")
TERMS = (37, 58, 24, 91, 63, 45, 82)
BOUGHT = ((7, 8), (3, 9), (6, 4), (5, 2))
WORDS = ("Zebra", "quilt", "Harsh", "oven", "taxi", "fjord")
PATTERN = re.compile(r"\{(\w*)\}")


CHECKS: dict[tuple[str, str], Callable[[Entry, random.Random], None]] = {}


def checks(name: str, part: str) -> Callable[[Any], Any]:
    """Let a function check each entry of a part of a book."""
    return lambda check: CHECKS.setdefault((name, part), check)


def says(text: str, parts: list[str]) -> None:
    """Check that a text has all the parts."""
    missing = [part for part in parts if part.lower() not in text.lower()]
    assert not missing, (missing, text)
    assert text == text.strip("\n"), text
    assert "[[" not in text.replace("[[[", "").replace('[["', "") or "]]" in text, text


@checks("sums", "told")
def sums_are_told(entry: Entry, rng: random.Random) -> None:
    """Each number is in the question."""
    for count in (2, 7):
        question, _ = told.sums(rng)(rng, TERMS[:count])
        says(question, [str(term) for term in TERMS[:count]])


@checks("sums", "steps")
def sums_are_worked_out(entry: Entry, rng: random.Random) -> None:
    """Each total so far from the second on is in the steps, the last one too."""
    for count in (2, 7):
        changes = running(TERMS[0], TERMS[1:count])
        steps = worked.sums(rng)(changes, [])
        says(steps, [str(change[3]) for change in changes])


@checks("changes", "told")
def changes_are_told(entry: Entry, rng: random.Random) -> None:
    """The first amount and each change are in the question, and which way it goes."""
    question, said = told.changes(rng)(rng, 41, [17, -23, 29, -5])
    says(question, ["41", "17", "23", "29", "5", *said])
    ways = [set(re.sub(r"[\d\W]", " ", pattern).split()) for pattern in entry["ups"]]
    assert entry["ups"] != entry["downs"], ways


@checks("changes", "steps")
def changes_are_followed(entry: Entry, rng: random.Random) -> None:
    """Each amount is in the steps."""
    changes = running(41, [17, -23, 29, -5])
    steps = worked.changes(rng)(changes, ["17 more", "23 fewer", "29 more", "5 fewer"])
    says(steps, [str(change[3]) for change in changes])


@checks("shopping", "told")
def purchases_are_told(entry: Entry, rng: random.Random) -> None:
    """Numbers, prices and things are in the question."""
    for count in (2, 4):
        question, what = told.shopping(rng)(rng, BOUGHT[:count])
        says(question, [*what, *(str(n) for pair in BOUGHT[:count] for n in pair)])


@checks("shopping", "steps")
def purchases_are_reckoned(entry: Entry, rng: random.Random) -> None:
    """The total is in the steps, and the cost of each kind or what it comes to so far."""
    for count in (2, 4):
        costs = [k * p for k, p in BOUGHT[:count]]
        steps = worked.shopping(rng)(BOUGHT[:count], ("pears", "cups", "hats", "pens")[:count])
        so_far = list(accumulate(costs))
        says(steps, [str(so_far[-1])])
        named = [
            re.search(rf"(?<!\d)({c}|{t})(?!\d)", steps) for c, t in zip(costs, so_far, strict=True)
        ]
        assert all(named), steps


@checks("letters", "told")
def words_are_told(entry: Entry, rng: random.Random) -> None:
    """Each word is in the question; those of an entry's own end in a plain letter."""
    telling = told.letters(rng)
    assert all("a" <= word[-1] <= "z" for word in telling.goods)
    assert not telling.goods or len(telling.goods) >= 6
    assert telling.kind in ("", "names", "words", "titles")
    for count in (2, 6):
        says(telling.tell(WORDS[:count]), list(WORDS[:count]))


@checks("letters", "steps")
def letters_are_joined(entry: Entry, rng: random.Random) -> None:
    """Each word's letter is in the steps, behind what comes before it."""
    for count in (2, 6):
        steps = worked.letters(rng)(["ÿQÿa", "ÿQÿb", "ÿQÿc", "ÿQÿd", "ÿQÿe", "ÿQÿf"][:count])
        says(steps.replace("ÿQÿ", ""), list("abcdef"[:count]))


def turned(rng: random.Random, people: int) -> Turns:
    """Return a thing that people turn or leave."""
    who = [(name, rng.random() < 0.5) for name in NAMES[:people]]
    lies = ["alpha"]
    for _, flips in who:
        lies.append({"alpha": "omega", "omega": "alpha"}[lies[-1]] if flips else lies[-1])
    said = [f"{name} {'acts' if flips else 'waits'}" for name, flips in who]
    return Turns("coin", who, [text.split()[1] for text in said], said, lies)


@checks("coins", "told")
def turns_are_told(entry: Entry, rng: random.Random) -> None:
    """Who turns a thing and who leaves it can be told apart, and the way it lies at first."""
    telling = told.turns(rng)
    assert len(set(telling.sides)) == 2
    flips, keeps = (set(telling.entry[key]) for key in ("flips", "keeps"))
    assert not flips & keeps
    acts = telling.acts(rng, [(name, place % 2 == 0) for place, name in enumerate(NAMES)])
    says(telling.tell(telling.sides[0], acts), list(NAMES))
    if telling.upside:
        one, other = (telling.tell(side, acts) for side in telling.sides)
        assert one != other


@checks("coins", "steps")
def turns_are_followed(entry: Entry, rng: random.Random) -> None:
    """The last side is in the steps, or the number of turns."""
    scene = turned(rng, 6)
    steps, count = worked.turns(rng)(scene), sum(flips for _, flips in scene.told)
    assert (
        scene.lies[-1] in steps
        or scene.lies[-1][0].upper() in steps
        or str(count) in steps
        or ("odd" if count % 2 else "even") in steps
    ), steps


def swapped() -> list[dict[str, str]]:
    """Return who has what at first and after two swaps."""
    return [
        {"Zora": "kite", "Quill": "drum", "Bram": "vase"},
        {"Zora": "drum", "Quill": "kite", "Bram": "vase"},
        {"Zora": "drum", "Quill": "vase", "Bram": "kite"},
    ]


@checks("swaps", "told")
def swaps_are_told(entry: Entry, rng: random.Random) -> None:
    """Who has what at first is in the question, and who swaps, and what is asked for."""
    telling = told.swaps(rng)
    owned = dict(zip(NAMES[:4], telling.things(rng, 4), strict=True))
    held = telling.holds(rng, owned)
    says(held, [*owned, *owned.values()])
    said = [telling.swap(rng, place, ("Zora", "kite"), ("Quill", "drum")) for place in range(1, 4)]
    for each in said:
        says(each, ["Zora", "Quill"])
    asked = "Bram" if telling.for_person else owned["Bram"]
    question = telling.tell(held, said, asked)
    says(question, [held, *said])
    assert asked in question.rpartition(said[-1])[2] or asked in telling.ask, question


@checks("swaps", "steps")
def swaps_are_followed(entry: Entry, rng: random.Random) -> None:
    """What is asked for is in the steps."""
    pairs, said = [("Zora", "Quill"), ("Quill", "Bram")], ["Zora, Quill", "Quill, Bram"]
    for_person = books.uses(entry, "w", "z")
    assert not (for_person and books.uses(entry, "t", "o"))
    scene = Swaps(pairs, said, swapped(), "Quill" if for_person else "kite", for_person)
    says(worked.swaps(rng, for_person)(scene), [scene.found()])


@pytest.mark.slow
@pytest.mark.parametrize("tongue", ["", "zh-"])
@pytest.mark.parametrize(("name", "part"), CHECKS)
def test_every_entry_of_a_book(
    name: str, part: str, tongue: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each entry holds the law of its part, whatever choices are made in it."""
    rng, faults = random.Random(f"{name}/{part}"), list[str]()
    monkeypatch.setattr(books, "STRANGE", 0.0)
    monkeypatch.setattr(told, "BARE", 0.0)
    monkeypatch.setattr(told, "BARER", 0.0)
    monkeypatch.setattr(worked, "UNNAMED", 0.0)
    for place, entry in enumerate(books.book(tongue + name)[part]):
        monkeypatch.setattr(books, "draw", lambda rng, *_, entry=entry: books.made(rng, entry))
        for _ in range(4):
            try:
                CHECKS[name, part](entry, rng)
            except (AssertionError, LookupError, ValueError) as fault:
                faults.append(f"{place}: {type(fault).__name__}: {fault}")
                break
    assert not faults, f"{len(faults)} entries\n" + "\n".join(faults)


@pytest.mark.parametrize("name", ["sums", "coins", "swaps", "shopping", "changes", "letters"])
def test_closings_state_an_answer(name: str) -> None:
    """Each closing has the answer, once."""
    rng = random.Random(name)
    for closing in (*books.book(name)["closings"], *books.book("frames")["closings"]):
        for _ in range(3):
            stated = books.made(rng, closing).format("QZQ")
            assert stated.count("QZQ") == 1, closing


def test_frames_hold_together() -> None:
    """A separator breaks the line, a cue does not end in a space, a frame has three parts."""
    found = books.book("frames")
    assert all("\n" in each for each in found["separators"])
    assert not [each for each in found["cues"] if each.endswith(" ")]
    assert all(len(each) == 3 and each[2].endswith("\n") for each in found["frames"])


def test_choices_are_made_once_and_strange_entries_keep_their_slots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A choice is one of its texts; other words and signs leave slots and white space alone."""
    rng = random.Random(0)
    assert {books.made(rng, "a [[b|c]] d") for _ in range(30)} == {"a b d", "a c d"}
    monkeypatch.setattr(books, "STRANGE", 1.0)
    entry = {"step": "so {a} plus {b} -> {c}\n{{}}", "joint": " and ", "turn": True}
    for _ in range(50):
        other = books.strange(rng, entry)
        assert PATTERN.findall(other["step"]) == PATTERN.findall(entry["step"])
        assert (other["joint"], other["turn"]) == (" and ", True)
        other["step"].format(a=1, b=2, c=3)
