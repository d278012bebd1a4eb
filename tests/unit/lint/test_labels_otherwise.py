"""Labels that a prompt lists with signs, endings or marks that no answer has, counts in another
order, or gives the numbers of another one; beside prompts that look so and are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, returns
from workbench.types import RenderSettings

NAMES = "answer/other-names"
LETTERS = "answer/letters"
LEGEND = "answer/legend"
DIFFERS = "answer/gold-differs"
KINDS = ["barley", "millet", "spelt"] * 4


def over(
    text: str,
    answers: Sequence[str],
    fields: Sequence[Mapping[str, Any]] = (),
    *,
    answer: str = "data['answer']",
    above: str = "",
    description: str = "",
) -> Case:
    """Return a case of a whole prompt, with `@` for what each row tells."""
    told = [f"Sack {chr(65 + i)} came by the river." for i in range(len(answers))]
    rows = [
        {"told": one, "answer": gold, **(fields[i] if fields else {})}
        for i, (one, gold) in enumerate(zip(told, answers, strict=True))
    ]
    source = above + returns(f"{text!r}.replace('@', data['told'])", f"' ' + {answer}", answer)
    return Case(source, rows, settings=RenderSettings(num_fewshot=2, description=description))


LINES = "What is in it?\n{}\n\n@\nGrain:"
FORMS = ["feat", "fix", "docs"] * 4
DRESSED = (
    ("What is it: @barley, #millet or #spelt?\n@\nGrain:".replace("@b", "#b"), KINDS),
    ("Was ist es: /barley, /millet oder /spelt?\n@\nGrain:", KINDS),
    ("下列类目之一：粮食类、水果类、蔬菜类。\n@\n类目：", ["粮食", "水果", "蔬菜"] * 4),
    (LINES.format("* feature: new\n* fixing: mended\n* document: told"), FORMS),
)
PLAIN = (
    ("What is it: barley, millet or spelt?\n@\nGrain:", KINDS),
    ("What is it (barley/millet/spelt)?\n@\nGrain:", KINDS),
    ("#barley #millet #spelt, that is barley, millet or spelt?\n@\nGrain:", KINDS),
    ("这是粮食类、水果类还是蔬菜类商品？\n@\n类目：", ["粮食", "水果", "蔬菜"] * 4),
    (LINES.format("* feat: new\n* fix: mended\n* docs: told"), FORMS),
    (LINES.format("* Colour: seen\n* Weight: held\n* Smell: told"), FORMS),
)


@pytest.mark.parametrize(("text", "answers"), DRESSED)
def test_labels_in_another_dress_are_told(text: str, answers: Sequence[str]) -> None:
    """Each label has a sign, a syllable or another form in the prompt."""
    assert found(over(text, answers), NAMES)


@pytest.mark.parametrize(("text", "answers"), PLAIN)
def test_labels_in_their_own_dress_are_right(text: str, answers: Sequence[str]) -> None:
    """The prompt has the labels as they are, or lists something else."""
    assert not found(over(text, answers), NAMES)


CUT = ["lost card", "loan", "new address"] * 4
CHOOSE = "Choose from: lost card, loan, new address.\n@\nIntent:"


@pytest.mark.parametrize(
    ("text", "answer", "is_told"),
    [
        (CHOOSE, "data['answer'].split()[0]", True),
        (CHOOSE, "data['answer']", False),
        (f"Say the first word of one. {CHOOSE}", "data['answer'].split()[0]", False),
        ("Is it a lost, loan or new one?\n@\nIntent:", "data['answer'].split()[0]", False),
    ],
)
def test_labels_whose_rest_is_cut_are_told(text: str, answer: str, is_told: bool) -> None:
    """The prompt lists whole labels, and their first words count."""
    assert bool(found(over(text, CUT, answer=answer), NAMES)) is is_told


@pytest.mark.parametrize(
    ("description", "is_told"),
    [
        ("Possible grains: rye, oats, maize.\n\n", True),
        ("Возможные ответы: рожь, овёс, просо.\n\n", True),
        ("Possible grains: barley, millet, spelt.\n\n", False),
        ("Rye, oats and maize are sold elsewhere.\n\n", False),
    ],
)
def test_other_labels_in_the_description_are_told(description: str, is_told: bool) -> None:
    """The description lists what may be answered, and the template other labels."""
    text = "@\nGrain (barley, millet or spelt):"
    assert bool(found(over(text, KINDS, description=description), NAMES)) is is_told


PARTIES = ["L", "T", "B"] * 4
NUMBERS = ["1", "2", "3"] * 4
CLASSES = [{"kind": kind} for kind in KINDS]
BY_CLASS = "str({'barley': 1, 'millet': 2, 'spelt': 3}[data['kind']])"
OTHER_MARKS = (
    ("Who pays?\nA = the lord\nB = the tenant\nC = both\n\n@\nLetter:", PARTIES, (), ""),
    ("À qui ?\nv) voirie\ne) eau\nd) dépôt\n\n@\nLettre :", ["a", "b", "d"] * 4, (), ""),
    ("Grains: b: barley; m: millet; s: spelt\n@\nNumber:", NUMBERS, CLASSES, BY_CLASS),
)
OWN_MARKS = (
    ("Who pays?\nL = the lord\nT = the tenant\nB = both\n\n@\nLetter:", PARTIES, (), ""),
    ("Who pays: L, T or B?\nA = sold\nB = let\nC = free\n\n@\nLetter:", PARTIES, (), ""),
    ("a) weigh it\nb) count it\nc) note it\n\n@\nHow many sacks?", NUMBERS, (), ""),
    ("Grains: 1: barley; 2: millet; 3: spelt\n@\nNumber:", NUMBERS, CLASSES, BY_CLASS),
)


@pytest.mark.parametrize(("text", "answers", "fields", "answer"), OTHER_MARKS)
def test_marks_of_another_list_are_told(
    text: str, answers: Sequence[str], fields: Sequence[Mapping[str, Any]], answer: str
) -> None:
    """The classes have marks, and answers are others."""
    assert found(over(text, answers, fields, answer=answer or "data['answer']"), LETTERS)


@pytest.mark.parametrize(("text", "answers", "fields", "answer"), OWN_MARKS)
def test_marks_of_the_list_are_right(
    text: str, answers: Sequence[str], fields: Sequence[Mapping[str, Any]], answer: str
) -> None:
    """Answers are marks of the list, or are named beside it, or count something."""
    assert not found(over(text, answers, fields, answer=answer or "data['answer']"), LETTERS)


@pytest.mark.parametrize(
    ("legend", "is_told"),
    [
        ("L = the tenant\nT = both\nB = the lord", True),
        ("L = the lord\nT = both\nB = the tenant", True),
        ("L = the lord\nT = the tenant\nB = both", False),
        ("L = the sender\nT = the heir\nB = a judge", False),
    ],
)
def test_initials_of_other_classes_are_told(legend: str, is_told: bool) -> None:
    """Marks are how the classes begin, and stand before other ones."""
    assert bool(found(over(f"Who pays?\n{legend}\n\n@\nLetter:", PARTIES), LEGEND)) is is_told


TABLE = "KINDS = ('spelt', 'barley', 'millet')\n"
LISTED = "1: spelt, 2: barley, 3: millet\n@\nNumber:"
ORDERED = "1: barley, 2: millet, 3: spelt\n@\nNumber:"


@pytest.mark.parametrize(
    ("text", "place", "is_told"),
    [
        (LISTED, "sorted(KINDS).index(data['kind'])", True),
        (LISTED, "int('012'[KINDS.index(data['kind'])])", False),
        (ORDERED, "sorted(KINDS).index(data['kind'])", False),
    ],
)
def test_places_by_the_alphabet_are_told(text: str, place: str, is_told: bool) -> None:
    """The code counts in the sorted list, and the prompt lists another order."""
    case = over(text, KINDS, CLASSES, answer=f"str({place} + 1)", above=TABLE)
    messages = [str(finding.message) for finding in found(case, LETTERS)]
    assert any("by the alphabet" in message for message in messages) is is_told


POINTS = (62, 47, 50, 33, 91, 49, 55, 12, 78, 44, 51, 38)
PASSES = "Who gets at least {} points {}; all others {}.\n@ got # points.\nResult:"


@pytest.mark.parametrize(
    ("bound", "above", "below", "is_told"),
    [(50, "passes", "fail", False), (50, "fails", "pass", True), (40, "passes", "fail", True)],
)
def test_a_bound_of_two_labels_is_held(bound: int, above: str, below: str, is_told: bool) -> None:
    """A sentence gives numbers to one label, and the rest to the other one."""
    text = f"{PASSES.format(bound, above, below)!r}.replace('#', str(data['points']))"
    rows = [
        {"name": f"Guest {chr(65 + i)}", "points": n, "result": "pass" if n >= 50 else "fail"}
        for i, n in enumerate(POINTS)
    ]
    source = returns(f"{text}.replace('@', data['name'])", "' ' + data['result']", "data['result']")
    case = Case(source, rows, settings=RenderSettings(num_fewshot=2))
    assert bool(found(case, LEGEND) + found(case, "answer/other-rule")) is is_told


def test_a_bound_is_not_held_against_a_number_of_all_rows() -> None:
    """What all names have in them, `(7b)`, is not what the sentence speaks of."""
    rows = [
        {"name": f"Guest {chr(65 + i)} (7b)", "points": n, "result": "pass" if n >= 50 else "fail"}
        for i, n in enumerate(POINTS)
    ]
    text = f"{PASSES.format(50, 'passes', 'fail')!r}.replace('#', str(data['points']))"
    source = returns(f"{text}.replace('@', data['name'])", "' ' + data['result']", "data['result']")
    assert not found(Case(source, rows, settings=RenderSettings(num_fewshot=2)), LEGEND)


@pytest.mark.parametrize(
    ("question", "is_told"),
    [
        ("Do both ask different things, yes or no?", True),
        ("Do both ask the same thing, yes or no?", False),
        ("Are both alike, yes or no?", False),
    ],
)
def test_a_question_against_a_field_of_ones_is_told(question: str, is_told: bool) -> None:
    """The field says with a 1 that two texts are alike, and the question asks for the opposite."""
    rows = [
        {"a": f"Where is sack {i}?", "b": f"Who has sack {i}?", "is_duplicate": i % 2}
        for i in range(12)
    ]
    text = f"data['a'] + '\\n' + data['b'] + '\\n{question}\\nAnswer:'"
    said = "('no', 'yes')[data['is_duplicate']]"
    case = Case(returns(text, f"' ' + {said}", said), rows, settings=RenderSettings(num_fewshot=2))
    assert bool(found(case, DIFFERS)) is is_told


def test_the_source_of_these_cases_runs() -> None:
    """A case that does not run would find nothing."""
    assert HEAD in over(LISTED, KINDS).source
