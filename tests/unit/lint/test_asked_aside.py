"""What prompts ask for beside the answer, or of it in other words than most: kinds of things, signs
in other languages, what it begins and ends with; near misses of the same words are right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

FORM = "few-shot/other-form"
LEVELS = ["low", "high", "normal"] * 4
FRACTIONS = [f"{i + 1}/{i + 3}" for i in range(12)]
DECIMALS = [f"{i}.{i + 3}" for i in range(12)]
STRANDS = ["TACGGCAT", "CCTAGGTA", "AATCGTGC"] * 4
STRANDS_OF_RNA = [strand.replace("T", "U") for strand in STRANDS]
NAMES = ["Ada Holm", "a brewer", "Karlby", "wild boar"] * 3
NUMBERS = [str(i + 2) for i in range(12)]
MIXED = [str(7 * i + 2) if i % 3 else "lantern" for i in range(12)]
IN_WORDS = ["two", "seven", "lantern"] * 4
UNITS = ["mmol/L", "g/dL", "10^9/L", "kilograms"] * 3
SPORTS = ["deportes", "economía", "cultura"] * 4
TONGUES = ["francés", "alemán", "inglés"] * 4
CODES = [f"E-{200 + i}" for i in range(12)]
BARE_CODES = [f"E{200 + i}" for i in range(12)]
MOODS = ["راضٍ", "غاضب", "محايد"] * 4
QUOTED = [f'"{mood}"' for mood in MOODS]
RATED = ["3", "5", "1"] * 4
HAN = ["好评", "差评", "中评"] * 4
SENTENCES = ["The train is not late today.", "My sister lives in a village."] * 6
WITH_TONE = [f"{text} (formal)" for text in SENTENCES]
PREFIXED = [f"The rarity is {level}" for level in LEVELS]
ENDED = [f"{level} END" for level in LEVELS]


def asks(words: str, answers: Sequence[str], cue: str = "Said:") -> Case:
    """Return a case that asks for something before its cue."""
    rows = [
        {"note": f"The guest of room {i + 40} wrote a long note.", "answer": answer}
        for i, answer in enumerate(answers)
    ]
    text = f"{words!r} + '\\n' + data['note'] + '\\n{cue}'"
    return Case(returns(text), rows, settings=RenderSettings(num_fewshot=2))


PAIRS: Sequence[tuple[str, Sequence[str], Sequence[str]]] = (
    ("Write the result as a decimal number.", FRACTIONS, DECIMALS),
    ("Write the RNA that is transcribed from it.", STRANDS, STRANDS_OF_RNA),
    ("Answer the question with the number of the sentence.", NAMES, NUMBERS),
    ("Write numbers as words.", MIXED, IN_WORDS),
    ("In which unit is the result given?", LEVELS, UNITS),
    ("Indique el idioma del titular.", SPORTS, TONGUES),
    ("ハイフンは書かないでください。", CODES, BARE_CODES),
    ("二文字以内で答えてください。", CODES, HAN),
    ("ما مزاج المتصل؟ ضع الجواب بين علامتي اقتباس.", MOODS, QUOTED),
    ("أعط درجة من 1 إلى 5.", MOODS, RATED),
    ("请给出1到10之间的分数。", HAN, ["3", "9", "7"] * 4),
    ("Which mood is it? Explain why.", LEVELS, SENTENCES),
    ("Behind it, write how formal it is.", SENTENCES, WITH_TONE),
    ("Start your answer with the words The rarity is.", LEVELS, PREFIXED),
    ("Name the level. Finish with the word END.", LEVELS, ENDED),
)


@pytest.mark.parametrize(("words", "unmet", "met"), PAIRS)
def test_what_is_asked_is_held_against_the_answers(
    words: str, unmet: Sequence[str], met: Sequence[str]
) -> None:
    """Answers that are otherwise are told of, and those that are so are not."""
    assert found(asks(words, unmet), FORM)
    assert not found(asks(words, met), FORM)


RIGHT: Sequence[tuple[str, Sequence[str]]] = (
    ("Explain why the guest wrote it.", SENTENCES),
    ("Which unit did he serve in?", NAMES),
    ("Begin with the words of the guest.", LEVELS),
    ("Behind it, write nothing.", SENTENCES),
    ("Write no numbers as words.", MIXED),
)


@pytest.mark.parametrize(("words", "answers"), RIGHT)
def test_words_alike_ask_for_nothing(words: str, answers: Sequence[str]) -> None:
    """What only looks like a demand is none."""
    assert not loud(asks(words, answers), FORM)


def test_a_value_of_json_that_the_prompt_names_is_json() -> None:
    """`true` is JSON where the prompt says so, and no object."""
    values = ["true", "false"] * 6
    assert not found(asks("Is it long? Answer true or false, as in JSON.", values), FORM)
    assert loud(asks("Is it long? Return a JSON object.", values), FORM)


def test_a_key_that_is_added_is_one_of_the_answers() -> None:
    """A further key that the prompt asks for is missing, or is there."""
    lacking = ['{"item": "oak plank", "count": 3}'] * 6 + ['{"item": "hose", "count": 4}'] * 6
    there = [text.replace("}", ', "price": 5}') for text in lacking]
    words = "Turn it into a JSON object. Add the key price."
    assert found(asks(words, lacking), FORM)
    assert not found(asks(words, there), FORM)


def test_the_last_cue_names_the_other_end() -> None:
    """What the question asks for is what the cue says."""
    days = [f"{i + 3} May 2021" for i in range(12)]
    asked = "On which day does the lease {}?"
    assert found(asks(asked.format("begin"), days, "End of lease:"), FORM)
    assert not found(asks(asked.format("end"), days, "End of lease:"), FORM)
    assert not found(asks(asked.format("begin"), days, "Lease:"), FORM)


def test_labels_of_a_question_in_arabic() -> None:
    """Other labels than the answers are listed, or these."""
    other, own = "سعيد أم حزين أم عادي", "راضٍ أم غاضب أم محايد"
    assert found(asks(f"ما مزاج المتصل: {other}؟", MOODS), "answer/other-names")
    assert not found(asks(f"ما مزاج المتصل: {own}؟", MOODS), "answer/other-names")


@pytest.mark.parametrize(
    "words", ["Use the conversation history above.", "See the table of earlier results below."]
)
def test_what_is_referred_to_is_not_there(words: str) -> None:
    """A prompt refers to a history or a table that neither it nor the row has."""
    pairs = [{**row, "range": ["3", "5"]} for row in asks(words, LEVELS).rows]
    shown = "data['note'] + '\\n' + ' to '.join(data['range'])"
    case = Case(returns(f"{words!r} + '\\n' + {shown} + '\\nSaid:'"), pairs)
    assert found(case, "text/no-question")
    tables = [{**row, "range": [["a", "3"], ["b", "5"]]} for row in pairs]
    rows = "'\\n'.join(' | '.join(line) for line in data['range'])"
    case = Case(returns(f"{words!r} + '\\n' + {rows} + '\\nSaid:'"), tables)
    assert "table" not in words or not found(case, "text/no-question")
