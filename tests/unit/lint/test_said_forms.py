"""Forms of answers that a prompt names, in whatever sentence; and sentences that name one and ask
for nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, found, returns

OTHER = "few-shot/other-form"


def asks(words: str, answers: Sequence[str]) -> Case:
    """Return a case that says something before its questions, and has these answers by turns."""
    rows = [{"question": f"What is on card {i}?", "answer": answers[i % len(answers)]}
            for i in range(12)]  # fmt: skip
    text = f"{words!r} + '\\n\\nQuestion: ' + data['question'] + '\\nReply:'"
    return Case(returns(text), rows, until=("\n\n",))


PAIRS: Sequence[tuple[str, Sequence[str], Sequence[str]]] = (
    ("The label must not contain capital letters.", ("Oak", "Wild Rose"), ("oak", "wild rose")),
    ("The first letter has to be a capital.", ("oak", "elm"), ("Oak", "Elm")),
    ("Film names must be in title case.", ("the red door", "a cold day"), ("The Red Door", "Heat")),
    ("Write the title without quotes.", ('"Heat"', '"Ran"'), ("Heat", "Ran")),
    ("Do not use any Markdown.", ("**Lima**", "`x`"), ("Lima", "x")),
    ("The answer should be in figures, never spelled out.", ("seven", "two"), ("7", "2")),
    ("The result has to be a whole number.", ("3.5", "8.1"), ("3", "8")),
    ("Rates must be followed by a percent sign.", ("3", "40"), ("3%", "40 %")),
    ("Each quantity must be written with its unit.", ("3", "40"), ("3 m", "40 s")),
    ("The amount should be given without any currency sign.", ("$3", "€40"), ("3", "40")),
    ("Give the place as an ordinal.", ("1", "4"), ("1st", "4th")),
    ("Write the date with the month's name in full.", ("2021-05-03", "1990-12-24"),
     ("3 May 2021", "24 December 1990")),
    ("Reply with just the year.", ("3 May 2021", "24 December 1990"), ("2021", "1990")),
    ("Times are on the 12-hour clock, so write AM or PM.", ("14:30", "08:05"),
     ("2:30 PM", "8:05 am")),
    ("Durations should be written like 1h 30m.", ("90 min", "45 min"), ("1h 5m", "0h 45m")),
    ("Captions should be three words long.", ("a bridge", "some small blue mice"),
     ("old wooden bridge", "three blind mice")),
    ("List exactly three items.", ("oak, elm", "fir, yew, ash, box"),
     ("oak, elm, fir", "a, b and c")),
    ("Answer with the surname only.", ("Marie Curie", "Jane Austen"), ("Curie", "Austen")),
    ("Leave out articles.", ("the Nile", "a bridge"), ("Nile", "bridge")),
    ("Give the full URL.", ("example.com", "the site"), ("https://a.org", "http://b.org/c")),
    ("Labels must be in snake_case.", ("lost card", "pin change"), ("lost_card", "pin_change")),
    ('Every answer must start with "Because".', ("It rained.", "He lost."),
     ("Because it rained.", "Because he lost.")),
    ('Do not use the word "very" in your answer.', ("a very old oak", "very cold"),
     ("an old oak", "cold")),
    ("答案必须是两个字。", ("一种蜂蜜", "黄河流域"), ("蜂蜜", "黄河")),
    ("结果必须是整数。", ("4.8", "0.3"), ("4", "12")),
    ("请勿附上任何解释。", ("高兴，因为她笑了", "难过，因为下雨"), ("高兴", "难过")),
    ("请省略单位。", ("5公里", "12千克"), ("5", "12")),
)  # fmt: skip


@pytest.mark.parametrize(("words", "others", "own"), PAIRS)
def test_a_form_by_its_name(words: str, others: Sequence[str], own: Sequence[str]) -> None:
    """Answers without it are found, and answers with it are left alone."""
    assert found(asks(words, others), OTHER)
    assert [each.message for each in found(asks(words, own), OTHER)] == []


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ("The text has no capitals; restore them.", ("Oak", "Wild Rose")),
        ("Convert the Roman numeral.", ("7", "12")),
        ("Say what the percentage stands for.", ("a share of votes", "a rate of growth")),
        ("Which unit does the text use without its number?", ("metre", "second")),
        ("Give at most two decimals.", ("3", "4.5")),
        ("Write integers only if the question asks for them.", ("3.5", "8.25")),
        ("题目里的数都是整数。", ("4.8", "0.3")),
        ("这句话用了两个字来形容什么？", ("高高的山", "红红的脸")),
    ],
)
def test_what_names_a_form_and_asks_for_none(words: str, answers: Sequence[str]) -> None:
    """It speaks of the rows, or of some answers alone."""
    assert [each.message for each in found(asks(words, answers), OTHER)] == []
