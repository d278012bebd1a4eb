"""Labels whose meanings cannot be theirs, whose numbers are right in their place, that stand in
another case, or that a question asks for the other way; beside prompts that look so and are
right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

LEGEND = "answer/legend"
NAMES = "answer/other-names"
LETTERS = "answer/letters"
DIFFERS = "answer/gold-differs"
FORMS = "few-shot/other-form"


def over(
    text: str,
    answers: Sequence[Any],
    fields: Sequence[Mapping[str, Any]] = (),
    *,
    answer: str = "data['answer']",
    above: str = "",
) -> Case:
    """Return a case of a whole prompt, with `@` for what each row tells."""
    rows = [
        {"told": f"Basket {chr(65 + i)} came by the river.", "answer": gold,
         **(fields[i] if fields else {})}
        for i, gold in enumerate(answers)
    ]  # fmt: skip
    source = above + returns(f"{text!r}.replace('@', data['told'])", f"' ' + {answer}", answer)
    return Case(source, rows, settings=RenderSettings(num_fewshot=2))


COMMITS = ["feat", "fix", "docs"] * 4
TYPES = "Which type?\n- feat: {}\n- fix: {}\n- docs: {}\n\n@\nType:"
DEGREES = ["low", "normal", "high"] * 4
RANGE = "Is it low, normal or high? (low: {}, normal: within it, high: {})\n@\nFlag:"
GRADES = "Wie ist es?\n- niedrig: {}\n- hoch: {}\n\n@\nStufe:"


@pytest.mark.parametrize(
    ("text", "answers", "is_told"),
    [
        (TYPES.format("there is more to use", "there is more to use", "text"), COMMITS, True),
        (TYPES.format("there is more to use", "there is less to fear", "text"), COMMITS, False),
        (TYPES.format("more, for users", "more, for builders", "text"), COMMITS, False),
        (TYPES.format("a bug is repaired", "a new feature", "only the readme"), COMMITS, True),
        (TYPES.format("a new feature", "a bug is repaired", "only the readme"), COMMITS, False),
        (RANGE.format("above the range", "below it"), DEGREES, True),
        (RANGE.format("below the range", "above it"), DEGREES, False),
        (RANGE.format("not above the range", "not below it"), DEGREES, False),
        (GRADES.format("über dem Soll", "unter dem Soll"), ["niedrig", "hoch"] * 6, True),
        (GRADES.format("unter dem Soll", "über dem Soll"), ["niedrig", "hoch"] * 6, False),
    ],
)
def test_meanings_that_labels_cannot_have_are_told(
    text: str, answers: Sequence[str], is_told: bool
) -> None:
    """Two labels have one meaning, or each has that of the other one."""
    assert bool(found(over(text, answers), LEGEND)) is is_told


LIST = "Name the topic. Topics: hemp, old linen, silk.\n\n@\nTopic:"
SORTS = [0, 1, 2] * 4


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        (LIST, True),
        ("¿Qué lleva: cáñamo, lino, seda?\n@\nTipo:", False),
        ("Indique el tipo: cáñamo, lino, seda.\n@\nTipo:", True),
        ("Topics: 0 hemp, 1 linen, 2 silk.\n@\nTopic:", False),
        ("How many of these are in it: hemp, linen, silk.\n@\nCount:", False),
        ("Name the topic. Topics: hemp, linen, silk, wool.\n@\nTopic:", False),
    ],
)
def test_numbers_of_listed_names_are_told(text: str, is_told: bool) -> None:
    """The prompt lists as many names as the rows' numbers tell apart, and no number."""
    case = over(text, SORTS, answer="str(data['answer'])")
    assert bool(loud(case, NAMES)) is is_told


CODES = ["lost PIN", "new card", "old fee"] * 4


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("Topics: lost Pin, new card, old fee.\n@\nTopic:", True),
        ("Topics: lost PIN, new card, old fee.\n@\nTopic:", False),
        ("Topics: Lost PIN, new card, old fee.\n@\nTopic:", False),
        ("Topics (case does not count): lost Pin, new card, old fee.\n@\nTopic:", False),
    ],
)
def test_one_label_in_another_case_is_told(text: str, is_told: bool) -> None:
    """All labels but one stand in the prompt as answers have them."""
    assert bool(loud(over(text, CODES), NAMES)) is is_told


def test_a_label_that_an_arabic_question_lacks_is_told() -> None:
    """The mark of a question is that of its script."""
    moods = ["راضٍ", "غاضب", "محايد"] * 4
    text = "ما مزاج المتصل: راضٍ أم غاضب أم محايد؟\n@\nالمزاج:"
    assert not found(over(text, moods), NAMES)
    assert found(over(text, [*moods[:-1], "خائف"]), NAMES)


@pytest.mark.parametrize("offered", ["silk: from worms\n- ", ""])
def test_a_label_of_a_legend_that_becomes_another_is_told(offered: str) -> None:
    """The code makes two labels one, and the legend has both, or only the one that is left."""
    text = f"What is it?\n- {offered}hemp: from a stalk\n- wool: from sheep\n\n@\nCloth:"
    own = "{'silk': 'wool'}.get(data['answer'], data['answer'])"
    case = over(text, ["silk", "hemp", "wool"] * 4, answer=own)
    assert bool(found(case, DIFFERS)) is bool(offered)


EVENTS = tuple(
    {"events": [f"{name} {i}" for name in names], "order": list(order)}
    for i, (names, order) in enumerate(
        [
            (("pear", "fig", "plum"), (2, 0, 1)),
            (("kale", "leek", "beet"), (1, 2, 0)),
            (("oat", "rye", "corn"), (0, 2, 1)),
            (("elm", "ash", "oak"), (2, 1, 0)),
        ]
        * 2
    )
)
PUT = (
    "    text = 'Put them in order.\\n' + '\\n'.join(\n"
    "        f'{mark}) {each}' for mark, each in zip('@', EVENTS)) + '\\nOrder:'\n"
)


@pytest.mark.parametrize(
    ("marks", "listed", "rule"),
    [
        ("ABC", "data['events']", ""),
        ("ABC", "sorted(data['events'])", DIFFERS),
        ("AAC", "data['events']", LETTERS),
    ],
)
def test_letters_of_places_in_another_list_are_told(marks: str, listed: str, rule: str) -> None:
    """The row's places count its own list, and the prompt has it sorted, or a mark twice."""
    gold = "', '.join('ABC'[place] for place in data['order'])"
    before = PUT.replace("@", marks).replace("EVENTS", listed)
    case = Case(returns("text", f"' ' + {gold}", gold, before=before), EVENTS)
    for each in (DIFFERS, LETTERS):
        assert bool(found(case, each)) is (each == rule)


SORTED = "KINDS = sorted(['wool', 'hemp', 'silk'])\n"
WRITTEN = "KINDS = sorted(['hemp', 'silk', 'wool'])\n"


@pytest.mark.parametrize(("above", "is_told"), [(SORTED, True), (WRITTEN, False)])
def test_a_list_that_is_sorted_before_numbers_choose_is_told(above: str, is_told: bool) -> None:
    """The source has another order than the one that the rows' numbers count."""
    text = "Which one: hemp, silk or wool?\n@\nCloth:"
    case = over(text, SORTS, answer="KINDS[data['answer']]", above=above)
    assert bool(found(case, DIFFERS)) is is_told


ASKED = "Is the shop open on day {}?", "May I come on day {}?"


def opened(text: str, answer: str, asked: Sequence[str] = ASKED) -> Case:
    """Return questions on shops, of which the rows say whether these are open."""
    rows = [{"asked": asked[i % 2].format(i), "open": i % 3 == 0} for i in range(12)]
    source = returns(f"{text!r}.replace('@', data['asked'])", f"' ' + ({answer})", answer)
    return Case(source, rows, settings=RenderSettings(num_fewshot=2))


YES = "'yes' if data['open'] else 'no'"
NO = "'no' if data['open'] else 'yes'"
PLAIN = "Answer yes or no.\n@\nAnswer:"


@pytest.mark.parametrize(
    ("text", "answer", "is_told"),
    [
        ("Say yes if it is closed then, and no if it is open.\n@\nAnswer:", YES, True),
        ("Say yes if it is open then, and no if it is closed.\n@\nAnswer:", YES, False),
        ("Say yes if it is closed then, and no if it is open.\n@\nAnswer:", NO, False),
        ("Say yes if it is not closed, and no if it is not open.\n@\nAnswer:", YES, False),
        (PLAIN, YES, False),
        (PLAIN, NO, True),
        ("Is this wrong, yes or no? It is closed.\n@\nAnswer:", NO, False),
    ],
)
def test_a_yes_against_what_is_asked_is_told(text: str, answer: str, is_told: bool) -> None:
    """A yes says the opposite of the field, by the prompt or by the questions of the rows."""
    assert bool(found(opened(text, answer), DIFFERS)) is is_told


def test_a_yes_to_questions_of_the_opposite_is_right() -> None:
    """The rows themselves ask whether it is closed."""
    asked = ("Is the shop open on day {}, or must I wait?", "Is it closed on day {}?")
    assert not found(opened(PLAIN, NO, asked), DIFFERS)


@pytest.mark.parametrize(("question", "is_told"), [("different things", True), ("the same", False)])
def test_a_question_against_a_field_of_words_is_told(question: str, is_told: bool) -> None:
    """The field says yes in words where two texts are alike."""
    fields = [{"same": "yes" if i % 2 else "no"} for i in range(12)]
    text = f"Do both ask for {question}? Answer yes or no.\n@\nAnswer:"
    assert bool(found(over(text, [""] * 12, fields, answer="data['same']"), DIFFERS)) is is_told


VERSES = tuple(
    {"lines": [f"Rain on roof {i}", f"A heron at pond {i}", f"Fog by gate {i}"], "a": "123"[i % 3]}
    for i in range(9)
)


@pytest.mark.parametrize(
    ("asked", "is_told"),
    [("In which line is it, 1, 2 or 3?", False), ("Which one is it, 1, 2 or 3?", True)],
)
def test_lines_need_no_numbers(asked: str, is_told: bool) -> None:
    """Which line it is, readers count; other options without numbers they may not."""
    text = f"{asked!r} + '\\n\\n' + '\\n'.join(data['lines']) + '\\n\\nAnswer:'"
    source = returns(text, "' ' + data['a']", "data['a']")
    rows = [{"lines": row["lines"], "a": row["a"], "label": int(row["a"]) - 1} for row in VERSES]
    assert bool(loud(Case(source, rows), LETTERS)) is is_told


@pytest.mark.parametrize(
    ("asked", "answer", "is_told"),
    [
        ("Answer true or false, as in JSON.", "str(data['n'] % 2 == 0).lower()", False),
        ("Answer true or false, as in JSON.", "str(data['n'] % 2 == 0)", True),
        ("Answer true or false as a JSON object.", "str(data['n'] % 2 == 0).lower()", True),
        ("Is it even, true or false? Return JSON.", "str(data['n'] % 2 == 0).lower()", True),
        ("Answer as JSON.", "'\"' + 'abc'[data['n'] % 3] + '\"'", False),
        ("Answer as JSON.", "'abc'[data['n'] % 3]", True),
    ],
)
def test_words_of_json_are_json(asked: str, answer: str, is_told: bool) -> None:
    """A truth value or a quoted text is JSON, and no object."""
    rows = [{"n": n} for n in (14, 7, 30, 21, 8, 95, 46, 3, 112, 77)]
    text = f"f\"{asked}\\n{{data['n']}}\\n\""
    case = Case(returns(text, answer, answer), rows, settings=RenderSettings(num_fewshot=2))
    assert bool(loud(case, FORMS)) is is_told
