"""Answers that a mark, brackets or a solved text give away; prompts that refer to a table or a list
that is not there; and forms of answers that a sample or a unit tells; beside right prompts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_labels_amiss import over
from workbench.types import RenderSettings

LEAKED = "answer/leaked"
GONE = "text/no-question"
FORM = "few-shot/other-form"
AGAIN = "text/said-again"
SPACE = "text/double-space"

SHOWN = "f\"Which line is wrong?\\n{data['program']}\\nLine:\""


def _programs(mark: str, *, on_all: bool = False) -> Case:
    rows = [
        {"program": "\n".join(f"let x{line} = {i}{mark if on_all or line == i % 4 else ''}"
                              for line in range(4)), "answer": str(i % 4 + 1)}
        for i in range(10)
    ]  # fmt: skip
    return Case(returns(SHOWN), rows, settings=RenderSettings(num_fewshot=2))


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (_programs("  # BUG"), True),
        (_programs(" <--"), True),
        (_programs("  # note", on_all=True), False),
        (_programs(""), False),
    ],
)
def test_a_mark_on_the_line_that_is_the_answer(case: Case, is_told: bool) -> None:
    """It is told where no other line has it."""
    told = found(case, LEAKED)
    assert any("and no other, ends with" in each.message for each in told) is is_told


VERBS = (("buy", "bought"), ("see", "saw"), ("sing", "sang"), ("go", "went"), ("write", "wrote"),
         ("eat", "ate"), ("run", "ran"), ("teach", "taught"))  # fmt: skip


def _verbs(shown: str) -> Case:
    rows = [
        {"told": shown.format(verb=verb, past=past, i=i), "answer": past}
        for i, (verb, past) in enumerate(VERBS)
    ]
    text = "f\"Put the verb in brackets into the past.\\n{data['told']}\\nVerb:\""
    return Case(returns(text), rows, settings=RenderSettings(num_fewshot=2))


@pytest.mark.parametrize(
    ("shown", "is_told"),
    [
        ("On day {i} she ({verb}) at the fair.", False),
        ("On day {i} she ({verb}) at the fair. [{past}]", True),
        ("On day {i} she ({verb}) at the fair. / On day {i} she {past} at the fair.", True),
        ("On day {i} she ({verb}) at the fair (in town).", False),
        ("On day {i} she ({verb}) at the fair. / On day {i} he slept at the fair.", False),
    ],
)
def test_the_word_in_brackets_is_solved_beside(shown: str, is_told: bool) -> None:
    """The answer in other brackets, or in the text without them, is given away."""
    assert bool(found(_verbs(shown), LEAKED)) is is_told


CODES = [f"{a}{b}{c}" for a in "ko" for b in "ra" for c in "nel"]
BINS = ["paper", "glass", "metal"] * 4


@pytest.mark.parametrize(
    ("text", "answers", "is_told"),
    [
        ("Translate it by the table.\n@\nCode:", CODES, True),
        ("Translate it by the table.\nka = 1\nro = 2\nne = 3\n\n@\nCode:", CODES, False),
        ("Translate it by the table of Morse.\n@\nCode:", CODES, False),
        ("Table: ka is 1, ro is 2.\nTranslate it by the table.\n@\nCode:", CODES, False),
        ("按照密码表翻译。\n@\n密码：", CODES, True),
        ("Which bin of the list below is it?\n@\nBin:", BINS, True),
        ("Which bin of the list below is it?\npaper\nglass\nmetal\n\n@\nBin:", BINS, False),
        ("Which bin is it?\n@\nBin:", BINS, False),
    ],
)
def test_a_table_or_a_list_that_is_not_there(
    text: str, answers: Sequence[str], is_told: bool
) -> None:
    """What is to be done by a table, or chosen from a list of labels, has to be shown."""
    told = found(over(text, answers), GONE)
    assert any("has no such part" in each.message for each in told) is is_told


CHAINS = ["Met-Gly-Lys", "Met-Phe-Glu-Ser", "Met-His-Trp", "Met-Ser-Gly"] * 3
TIMES = ["14:45", "15:02", "12:31", "01:00"] * 3
DEEDS = ["approve", "decline", "refer"] * 4


@pytest.mark.parametrize(
    ("words", "answers", "is_told"),
    [
        ("Write it like this: Met/Lys/Gly.", CHAINS, True),
        ("Write it like this: Met-Lys-Gly.", CHAINS, False),
        ("Write it like this: Met/Lys/Gly.", [c.replace("-", "/") for c in CHAINS], False),
        ("Answer with one word, such as approve/decline/refer.", DEEDS, False),
        ("Write it in minutes per mile.", TIMES, False),
        ("Write all letters as capitals.", CHAINS, True),
        ("Write all letters as capitals.", [c.upper() for c in CHAINS], False),
        ("Use signs such as capitals sparingly.", CHAINS, False),
        ("Write it in minutes after midnight.", TIMES, True),
        ("Write it in hours and minutes.", TIMES, False),
        ("Write it in minutes:seconds.", TIMES, False),
        ("Write it in minutes after midnight.", ["885", "902", "751", "60"] * 3, False),
        ("Write it like this: Decision no. 3 (refer).", DEEDS, True),
        ("Write it like this: refer.", DEEDS, False),
    ],
)
def test_a_form_by_a_sample_or_a_unit(words: str, answers: Sequence[str], is_told: bool) -> None:
    """It is told where no answer has it."""
    told = found(over(f"What comes of it? {words}\n@\nResult:", answers), FORM)
    assert bool(told) is is_told


@pytest.mark.parametrize(
    ("words", "first", "is_told"),
    [
        ("Count the lines from zero.", 1, True),
        ("Lines are numbered from 0.", 1, True),
        ("Count the lines from zero.", 0, False),
        ("Count the lines from one.", 0, True),
        ("Count the lines from one.", 1, False),
        ("Find the line that counts down from ten.", 1, False),
    ],
)
def test_from_where_lines_are_counted(words: str, first: int, is_told: bool) -> None:
    """What is said is held against the numbers that lines have."""
    rows = [{"lines": [f"let x = {i + k}" for k in range(4)], "answer": str(i % 3 + 1)}
            for i in range(9)]  # fmt: skip
    before = (
        f"    shown = '\\n'.join(f'{{n}} {{l}}' for n, l in enumerate(data['lines'], {first}))\n"
    )
    source = returns(f"{words!r} + '\\n' + shown + '\\nLine:'", before=before)
    told = found(Case(source, rows, settings=RenderSettings(num_fewshot=2)), FORM)
    assert any("are numbered from" in each.message for each in told) is is_told


def _exam(question: str) -> Case:
    rows = [
        {"question": question.format(i), "A": "by a long vote", "B": "at a court",
         "C": "in the mail", "key": "ABC"[i % 3]} for i in range(12)
    ]  # fmt: skip
    listed = "'\\n'.join(f'{c}. {data[c]}' for c in 'ABC')"
    text = f"'Choose the missing word.\\n' + data['question'] + '\\n' + {listed} + '\\nAnswer:'"
    source = returns(text, "' ' + data['key']", "data['key']")
    return Case(source, rows, settings=RenderSettings(num_fewshot=2))


def test_a_missing_word_where_options_are_phrases() -> None:
    """It is told where no question has a gap."""
    told = [each.message for each in found(_exam("How is law {} made?"), FORM)]
    assert any("has no gap" in message for message in told)
    told = [each.message for each in found(_exam("Law {} is made ____ in spring."), FORM)]
    assert not any("has no gap" in message for message in told)


@pytest.mark.parametrize(
    ("listed", "is_told"),
    [
        ("operation・caution・specification", True),
        ("「操作」「注意」「仕様」", False),
        ("操作・注意・仕様", False),
    ],
)
def test_latin_labels_in_a_question_in_japanese(listed: str, is_told: bool) -> None:
    """They are told where all answers are others, in Japanese."""
    told = found(over(f"文は{listed}のどれですか。\n@\n分類：", ["操作", "注意", "仕様"] * 4), FORM)
    assert any("the prompt names" in each.message for each in told) is is_told


@pytest.mark.parametrize(
    ("delimiter", "output", "rule", "is_told"),
    [
        (":", "' ' + data['answer']", AGAIN, True),
        (" ", "data['answer']", AGAIN, False),
        ("\n", "' ' + data['answer']", SPACE, True),
        ("\n", "data['answer']", SPACE, False),
        ("\n", "'    return ' + data['answer']", SPACE, False),
    ],
)
def test_the_joint_of_input_and_answer(
    delimiter: str, output: str, rule: str, is_told: bool
) -> None:
    """A delimiter that repeats the cue's mark, or is a newline before a space, is told."""
    settings = RenderSettings(num_fewshot=2, target_delimiter=delimiter)
    case = Case(returns(output=output), settings=settings)
    told = found(case, rule)
    assert bool(told) is is_told
