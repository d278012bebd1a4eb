"""Examples that a prompt speaks of and does not show, and files of another make."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

VERBS = ("buy", "stop", "see", "sing", "go", "write", "run", "teach", "sleep", "eat")
PAST = ("bought", "stopped", "saw", "sang", "went", "wrote", "ran", "taught", "slept", "ate")
ROWS = tuple(
    {"text": f"On day {i} the old neighbour ({verb}) in the town.", "past": past}
    for i, (verb, past) in enumerate(zip(VERBS, PAST, strict=True), 1)
)


def told(words: str, shown: str = "", shots: int = 0) -> Case:
    """Return a case whose prompts begin with these words."""
    text = repr(f"{words}\n{shown}")[1:-1].replace('"', '\\"')
    source = returns(
        f"f\"{text}Sentence: {{data['text']}}\\nVerb:\"", "' ' + data['past']", "data['past']"
    )
    return Case(source, ROWS, settings=RenderSettings(num_fewshot=shots))


def filed(*shots: dict[str, Any], rows: tuple[dict[str, Any], ...] = ROWS) -> Case:
    """Return a case with a few-shot file of its own."""
    source = returns("f\"Sentence: {data['text']}\\nVerb:\"", "' ' + data['past']", "data['past']")
    return Case(source, rows, settings=RenderSettings(num_fewshot=len(shots)), shots=shots)


@pytest.mark.parametrize(
    "words",
    [
        "Write the verb as in the examples above.",
        "Keep to the style of the examples given.",
        "Schreibe das Verb wie in den Beispielen oben.",
        "Suis les exemples ci-dessus.",
        "Siga el formato de los ejemplos anteriores.",
        "Пиши, как в примерах выше.",
        "请参照上面的例子。",
        "上の例にならって書いてください。",
        "위의 예시처럼 쓰세요.",
        "اكتب الفعل كما في الأمثلة أعلاه.",
    ],
)
def test_examples_above_that_are_not_shown_are_told(words: str) -> None:
    assert loud(told(words), "few-shot/other-count")
    assert not found(told(words, shots=3), "few-shot/other-count")
    shown = "Sentence: We (win) it.\nVerb: won\n\nSentence: We (do) it.\nVerb: did\n\n"
    assert not found(told(words, shown), "few-shot/other-count")


@pytest.mark.parametrize(
    "words",
    ["Write the verb alone, for example: bought.", "Examples of verbs: buy, sell. As given above."],
)
def test_other_words_of_examples_are_not(words: str) -> None:
    assert not found(told(words), "few-shot/other-count")


WON = {"text": "On that day the whole team (win) in the rain.", "past": "won"}
FED = {"text": "On some days my uncle (feed) all the ducks.", "past": "fed"}
LED = {"text": "On Sundays the guide (lead) us to the tower.", "past": "led"}


def without(row: dict[str, Any], sign: str) -> dict[str, Any]:
    return row | {"text": row["text"].replace(sign, "")}


FILES = {
    "no brackets": tuple(without(row, "(") for row in (WON, FED, LED)),
    "in capitals": tuple(row | {"text": row["text"].upper()} for row in (WON, FED)),
    "much shorter": tuple(row | {"text": f"We ({row['past']})."} for row in (WON, FED, LED)),
    "an answer that is led to": tuple(
        row | {"past": f"The verb: {row['past']}"} for row in (WON, FED)
    ),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_another_make_is_told(name: str) -> None:
    assert found(filed(*FILES[name]), "few-shot/worked-form")


def test_a_file_of_the_same_make_is_not() -> None:
    assert not found(filed(WON, FED, LED), "few-shot/worked-form")
    assert not found(filed(without(WON, "("), FED, LED), "few-shot/worked-form")


def test_a_word_where_all_docs_have_sentences_is_told() -> None:
    rows = tuple(row | {"past": f"They {row['past']} there."} for row in ROWS)
    assert loud(filed(WON, FED, rows=rows), "few-shot/worked-form")
    assert not found(filed(*rows[:2], rows=rows[2:]), "few-shot/worked-form")


def test_brackets_of_the_row_are_not_asked_for() -> None:
    assert not found(told("Put the verb in brackets into the past."), "few-shot/other-form")
    assert found(told("Put the answer in brackets."), "few-shot/other-form")
