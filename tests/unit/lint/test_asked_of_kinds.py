"""Scripts, styles, signs, counts and kinds that a prompt or its last cue asks for and no answer is
of, in the languages and ways that people ask for them; beside prompts that look so and are
right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import HEAD, Case, found, returns
from workbench.types import RenderSettings

FORM = "few-shot/other-form"
RULE = "answer/other-rule"
POLITE = ["猫が窓を開けます。", "犬は庭で寝ています。", "これは古い橋です。"] * 4
PLAIN = ["猫が窓を開ける。", "犬は庭で寝ている。", "これは古い橋だ。"] * 4
KANA = ["ねこ", "いぬ", "はし"] * 4
SAID = ["The miller closes the gate.", "We are going to the lake.", "Has he seen the owl?"] * 4
COMING = ["The miller will close it.", "We will go to the lake.", "He is going to see it."] * 4
BARE = ["The miller closes it", "Who has seen the owl?", "We go to the lake"] * 4
LISTS = ["ash, fir, oak", "elm, pine, yew"] * 6
NUMBERED = ["1. ash, 2. fir", "1. elm, 2. yew"] * 6
TREES = ["roble", "haya", "pino"] * 4
PAIRS = ["roble y haya", "pino, haya"] * 6
ARABIC = ["بلوط", "أرز", "زيتون"] * 4
CLASSES = ["1", "2", "3"] * 4
WITH_SIGN = ["#1", "#2", "#3"] * 4
TIMES = ["08:15", "13:40", "19:05"] * 4
PRICES = ["12.50", "3.80", "7.25"] * 4
LENGTHS = ["12 minutes", "about 40 seconds", "half an hour"] * 4
DAYS = ["on Sunday", "next Friday", "Tuesday"] * 4
DATES = ["2021-05-04", "1999-12-31", "2010-01-02"] * 4
STRANDS = ["AUGC", "UUGACA", "GCAUUA"] * 4
WRONG_STRANDS = [one.replace("U", "T") for one in STRANDS]


def asks(words: str, answers: Sequence[str], cue: str = "Seen") -> Case:
    """Return a case that asks for something before its cue."""
    rows = [
        {"question": f"What did guest {chr(65 + i)} see?", "answer": answer}
        for i, answer in enumerate(answers)
    ]
    text = f"data['question'] + '\\n' + {words!r} + '\\n{cue}:'"
    return Case(returns(text), rows, settings=RenderSettings(num_fewshot=2))


UNMET = (
    ("ひらがなだけで書いてください。", POLITE), ("カタカナで答えなさい。", KANA),
    ("「だ・である」の文に直してください。", POLITE), ("である調で書いてください。", POLITE),
    ("「です・ます」の文に直してください。", PLAIN),
    ("文末に句点（。）を付けないでください。", POLITE),
    ("أجب بالحروف اللاتينية.", ARABIC), ("Escriba en caracteres cirílicos.", TREES),
    ("Write it in the future tense.", SAID), ("Reply with a question.", LENGTHS),
    ("Leave out the full stop at the end.", SAID), ("Omit the final full stop.", SAID),
    ("Write the trees in a row and number them: ash, oak.", LISTS),
    ("Sort the trees by name and number them: ash, oak", LISTS),
    ("Indique dos árboles.", TREES), ("Nenne drei Bäume.", TREES), ("Назовите два дерева.", TREES),
    ("Give the number with a # before it.", CLASSES), ("Write a decimal number.", TIMES),
    ("Give the time in milliseconds.", TREES),
    ("Write the day as an ISO date (YYYY-MM-DD).", DAYS),
    ("Transcribe the strand into mRNA.", WRONG_STRANDS),
)  # fmt: skip
MET = (
    ("ひらがなで答えなさい。", KANA),
    ("「だ・である」の文を「です・ます」の文に直してください。", POLITE),
    ("「だ・である」の文に直してください。", PLAIN),
    ("「はい。」と「いいえ。」は使わないでください。", POLITE),
    ("أجب بالحروف العربية.", ARABIC), ("Escriba en letras latinas.", TREES),
    ("Write it in the future tense.", COMING), ("Answer with a question number.", CLASSES),
    ("Leave out the full stop at the end.", BARE), ("Skip this if there is no full stop.", SAID),
    ("Sort the trees by name and number them: ash, oak", NUMBERED),
    ("Indique dos árboles.", PAIRS), ("Escriba dos palabras.", ["roble rojo"] * 12),
    ("Nicht mehr als zwei Bäume.", TREES), ("Give the number with a # before it.", WITH_SIGN),
    ("Write a decimal number.", PRICES), ("Convert it to a decimal number.", CLASSES),
    ("Give the time in minutes or seconds.", LENGTHS), ("Give the time in seconds.", LENGTHS),
    ("Write the day as an ISO date (YYYY-MM-DD).", DATES),
    ("Transcribe the strand into mRNA.", STRANDS), ("漢字とひらがなで書いてください。", POLITE),
    ("ひらがなで書いてある言葉を漢字に直しなさい。", ["雨", "雪", "風"] * 4),
    ("敬体で書かれた文を常体に直してください。", PLAIN),
    ("Escriba el texto del alfabeto cirílico.", TREES),
    ("Compare the decimal numbers and answer with the larger tree.", TREES),
    ("Indique dos o tres árboles.", TREES),
)  # fmt: skip


@pytest.mark.parametrize(("words", "answers"), UNMET)
def test_what_no_answer_is_of_is_told(words: str, answers: Sequence[str]) -> None:
    """The prompt asks for what no answer has, or forbids what all have."""
    assert found(asks(words, answers), FORM)


@pytest.mark.parametrize(("words", "answers"), MET)
def test_what_answers_are_of_is_right(words: str, answers: Sequence[str]) -> None:
    """The prompt asks for what the answers are, or leaves it free."""
    assert not found(asks(words, answers), FORM)


HABITATS = ["forest", "meadow", "shore"] * 4
WHERE = "Which habitat is it: forest, meadow or shore?"
OTHER_CUES = (
    (WHERE, HABITATS, "Date"), (WHERE, HABITATS, "Number"), (WHERE, HABITATS, "Price"),
    ("¿Qué árbol es: roble, haya o pino?", TREES, "Fecha"),
    ("When did it come?", TIMES, "Price in euros"),
    ("What did it cost?", ["$12", "$7"] * 6, "Date"),
)  # fmt: skip
OWN_CUES = (
    (WHERE, HABITATS, "Habitat"),
    ("Which date is it: forest or meadow or shore?", HABITATS, "Date"),
    ("Is it in a forest, a meadow or on a shore?", HABITATS, "Number"),
    ("¿Qué árbol es: roble, haya o pino?", TREES, "Nombre"), ("When did it come?", TIMES, "Time"),
    ("Which year was it?", ["1901", "1950"] * 6, "Year"), ("What did it cost?", PRICES, "Price"),
)  # fmt: skip


@pytest.mark.parametrize(("words", "answers", "cue"), OTHER_CUES)
def test_a_cue_of_another_kind_is_told(words: str, answers: Sequence[str], cue: str) -> None:
    """The last cue names a date, a number or a price, and answers are plainly something else."""
    assert found(asks(words, answers, cue), FORM)


@pytest.mark.parametrize(("words", "answers", "cue"), OWN_CUES)
def test_a_cue_of_the_answers_kind_is_right(words: str, answers: Sequence[str], cue: str) -> None:
    """The cue names what is asked for, whatever it is."""
    assert not found(asks(words, answers, cue), FORM)


HELD = ["held", "lost"] * 6
NUMBER_CUES = (
    ("1 = held, 2 = lost", "Number of the state"), ("1 for held, 2 for lost.", "Number"),
    ("Was it held?", "State (1 for held, 0 for lost)"),
)  # fmt: skip
NAME_CUES = (
    ("1 = held, 2 = lost", "State"), ("Held or lost?", "Number"),
    ("Was it held?", "State (held for 1 day, or lost)"), ("Was it held?", "State (held or lost)"),
)  # fmt: skip


@pytest.mark.parametrize(("words", "cue"), NUMBER_CUES)
def test_a_cue_for_the_number_of_a_label_is_told(words: str, cue: str) -> None:
    """Labels have numbers, the cue asks for these, and the words count."""
    assert found(asks(words, HELD, cue), FORM)


@pytest.mark.parametrize(("words", "cue"), NAME_CUES)
def test_a_cue_for_the_label_itself_is_right(words: str, cue: str) -> None:
    """Numbers beside labels are no demand."""
    assert not found(asks(words, HELD, cue), FORM)


HERDS = tuple(
    {"herd": [[name, str(ages[i]), str(sizes[i])] for i, name in enumerate(names.split())],
     "oldest": names.split()[ages.index(max(ages))],
     "largest": names.split()[sizes.index(max(sizes))]}
    for names, ages, sizes in (
        ("Ada Bor Cid", (7, 12, 3), (90, 40, 60)), ("Dot Eva Fay", (4, 2, 9), (30, 80, 10)),
        ("Gus Hal Ivy", (15, 6, 8), (20, 50, 70)), ("Jan Kim Lou", (5, 11, 1), (75, 25, 45)),
        ("Max Ned Ola", (2, 3, 14), (65, 15, 35)), ("Pam Quy Ron", (10, 4, 6), (55, 85, 95)),
        ("Sid Tom Ute", (1, 13, 9), (85, 5, 50)), ("Val Wim Yan", (8, 3, 16), (12, 44, 33)),
    )
)  # fmt: skip
"""Herds of three animals with their ages and sizes, and which of them is at the end by each."""


def of_a_table(question: str, answer: str) -> Case:
    """Return a case that asks about a table with two columns of numbers."""
    table = "'\\n'.join('| ' + ' | '.join(each) + ' |' for each in data['herd'])"
    text = f"'| name | age | size |\\n| --- | --- | --- |\\n' + {table} + '\\n{question}\\nName:'"
    source = returns(text, f"' ' + data[{answer!r}]", f"data[{answer!r}]")
    return Case(source, HERDS, settings=RenderSettings(num_fewshot=2))


def test_the_end_of_another_column_is_told() -> None:
    """The prompt asks for the highest age, and the largest ones are the answers."""
    assert found(of_a_table("Who has the highest age?", "largest"), RULE)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Who has the highest age?", "oldest"),
        ("Who has the highest size?", "largest"),
        ("Who has the highest rank by age or by size?", "largest"),
    ],
)
def test_the_end_of_the_column_asked_for_is_right(question: str, answer: str) -> None:
    """The answer is at the end of the column that the question names, or it names none alone."""
    assert not found(of_a_table(question, answer), RULE)


def test_one_row_that_is_not_at_the_end_is_told() -> None:
    """All rows but one have the largest number of the column that the question names."""
    case = of_a_table("Who has the highest age?", "oldest")
    rows = [*HERDS[:-1], {**HERDS[-1], "oldest": "Wim"}]
    assert len(found(Case(case.source, rows, settings=case.settings), RULE)) == 1


def test_the_source_of_these_cases_runs() -> None:
    """A case that does not run would find nothing."""
    assert asks("Seen?", TREES).source.startswith(HEAD)
