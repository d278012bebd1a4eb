"""What a prompt says of its own parts and asks of its answers in words of many kinds: what is told,
and right prompts near it."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, loud, returns
from workbench.types import RenderSettings

TOWNS = ("Bergen", "Tartu", "Skagen", "Turku", "Gdynia", "Riga", "Odense", "Vaasa", "Narva", "Lund")
ROWS = [
    {"text": f"The ferry to {town} left late on a windy day.", "label": ("calm", "rough")[i % 2],
     "town": town, "listed": f"{town}, harbour, pier", "notes": ["A storm came.", "It rained."],
     "gap": f"She sailed to {town} ____ last May.",
     "talk": f"Ida: Off to {town}?\nOle: Not yet.",
     "code": f"town = '{town}'\nprint(town)\nprint(len(town))",
     "why": f"The wind blew hard all day, so it went to {town}.",
     "json": f'{{"town": "{town}", "sea": "calm"}}', "key": "abc"[i % 3],
     "zh": f"{i}号渡轮很晚才从码头开走。"}
    for i, town in enumerate(TOWNS)
]  # fmt: skip


def told(text: str, field: str = "label", description: str = "", shots: int = 0) -> list[str]:
    """Return what is said of a prompt whose input is an expression."""
    source = returns(text, f"' ' + data['{field}']", f"data['{field}']")
    settings = RenderSettings(num_fewshot=shots, description=description)
    found = loud(Case(source, ROWS, settings=settings), "few-shot/other-form")
    return [message for message in found if "prompt" in message]


def above(words: str, name: str = "text", cue: str = "Text: ", end: str = "Answer:") -> str:
    """Return an input with words above a field of the row."""
    return f"{words!r} + '\\n{cue}' + data[{name!r}] + '\\n{end}'"


def below(words: str) -> str:
    """Return an input with words below the row's text."""
    return f"'Text: ' + data['text'] + '\\n' + {words!r} + '\\nSea:'"


@pytest.mark.parametrize(
    "text",
    [
        below("Was the sea calm or rough in the following text?"),
        below("Is the sea in the text below calm or rough?"),
        below("下面的文本说海面怎样？"),
        above("Judge the above text: calm or rough?"),
        above("以上文本说海面怎样？"),
        "'Text: ' + data['text'] + '\\nHint: ' + data['why'] + "
        "'\\nDoes Sentence A follow from Sentence B?\\nAnswer:'",
        above("Read the chat between Tom and Sara.", "talk", ""),
        "'Two facts:\\n- ' + '\\n- '.join([*data['notes'], 'More.']) + '\\n' + data['text'] + "
        "'\\nSea:'",
        above("Fill in the two blanks.", "gap"),
        above("What does this JavaScript program print?", "code", "```python\\n", "```\\nOutput:"),
        above("Each text below is given after 'Email:' and is judged.", end="Sea:"),
    ],
)
def test_parts_that_stand_otherwise(text: str) -> None:
    assert told(text)


@pytest.mark.parametrize(
    "text",
    [
        above("Was the sea calm or rough in the following text?"),
        above("Is the sea in the text below calm or rough?"),
        below("Is the sea in the text above calm or rough?"),
        below("Answer with one of the following words: calm, rough."),
        below("Judge the following: is it calm or rough?"),
        "'Sentence A: ' + data['text'] + '\\nSentence B: ' + data['why'] + "
        "'\\nDoes Sentence A follow from Sentence B?\\nAnswer:'",
        "'A: ' + data['text'] + '\\nB: ' + data['why'] + "
        "'\\nDoes sentence A follow from sentence B?\\nAnswer:'",
        above("Read the chat between Ida and Ole.", "talk", ""),
        above("Read the chat between two friends.", "talk", ""),
        "'Two facts:\\n- ' + '\\n- '.join(data['notes']) + '\\n' + data['text'] + '\\nSea:'",
        "'Up to three facts:\\n- ' + '\\n- '.join(data['notes']) + '\\n' + data['text'] + "
        "'\\nSea:'",
        above("Fill in the blank.", "gap"),
        above("What does this Python program print?", "code", "```python\\n", "```\\nOutput:"),
        above(
            "Is an equivalent JavaScript program calm or rough?",
            "code",
            "```python\\n",
            "```\\nOutput:",
        ),
        above("Each text below is given after 'Text:' and is judged.", end="Sea:"),
        above("What belongs after 'Answer:', calm or rough?"),
    ],
)
def test_parts_that_stand_so(text: str) -> None:
    assert not told(text)


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("List three things, with a semicolon between.", "listed"),
        ("List three things, separated by slashes.", "listed"),
        ("列出三样东西，用分号隔开。", "listed"),
        ("Give town and sea as YAML.", "json"),
        ("请用XML格式给出结果。", "json"),
        ("Copy the town, all in lower case.", "why"),
        ("Answer each question with A, B or C.", "key"),
        ("Rate the sea from 1 to 5 stars.", "label"),
        ("给下面的海况打分，从1星到5星。", "label"),
        ("Give the number of the class of each sea.", "label"),
        ("Copy the full sentence that names the town.", "town"),
        ("写出提到城市的完整句子。", "town"),
        ("Give the answer first, and then explain it.", "why"),
        ("Name the town and its population.", "town"),
        ("Give the sea and a short reason.", "label"),
        ("Name at least two seas for each text.", "label"),
    ],
)
def test_answers_that_are_put_otherwise(words: str, field: str) -> None:
    source_of = {"why": ("data['why']", "data['town']")}
    output, gold = source_of.get(field, (f"data['{field}']", f"data['{field}']"))
    source = returns(above(words, "gap" if field == "town" else "text"), f"' ' + {output}", gold)
    assert loud(Case(source, ROWS), "few-shot/other-form")


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("List three things, with a comma between.", "listed"),
        ("The words of the text are separated by spaces.", "listed"),
        ("列出三样东西，用逗号隔开。", "listed"),
        ("Give town and sea as JSON.", "json"),
        ("The order was read from a file in YAML; give it as JSON.", "json"),
        ("The text is in lower case at times.", "why"),
        ("Answer each question with a, b or c.", "key"),
        ("The wind blew at a force from 1 to 5; was the sea calm or rough?", "label"),
        ("Is the number of boats of any use? Say calm or rough.", "label"),
        ("Read the full sentence and give the town.", "town"),
        ("Explain first, and end with the town.", "why"),
        ("Name the town, not its population.", "town"),
        ("Give the sea; a reason is not needed.", "label"),
        ("At least two people judged each text. Name the sea.", "label"),
    ],
)
def test_answers_that_are_put_so(words: str, field: str) -> None:
    source_of = {"why": ("data['why']", "data['town']")}
    output, gold = source_of.get(field, (f"data['{field}']", f"data['{field}']"))
    source = returns(above(words, "gap" if field == "town" else "text"), f"' ' + {output}", gold)
    assert not loud(Case(source, ROWS), "few-shot/other-form")


@pytest.mark.slow
def test_a_translation_from_another_language_than_the_texts_are_in() -> None:
    """A language that is named as that of the texts, and that of the answers."""
    assert told(above("请把法文句子译成英文。", "zh", "中文："), "text")
    assert told(above("Translate from Russian into English.", "zh"), "text")
    assert not told(above("请把中文句子译成英文。", "zh", "中文："), "text")
    assert not told(above("Translate from Chinese into English.", "zh"), "text")


def test_examples_that_are_said_to_be_none() -> None:
    """Where there are shots, and where there are none."""
    words = "Judge each text without any examples (zero-shot)."
    assert told(above("Was it calm or rough?"), description=words, shots=2)
    assert not told(above("Was it calm or rough?"), description=words)
    assert not told(above("Calm or rough?"), description="Judge by the examples.", shots=2)
