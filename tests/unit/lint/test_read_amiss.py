"""Texts that were read amiss before they came into a prompt: escapes, encodings, names in the place
of values, texts that some rows lack; beside right prompts that look like them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.types import RenderSettings

FAULTY_PROGRAMS = (
    r"total = 7\nif total > {}:\n    total -= {}\nprint(total)",
    r'pet = "Rex{}"\nprint(pet[:2])',
    r"def area(x):\n\treturn x * {}\nprint(area(2))",
    r"let a = {};\nif (a > 2) {{\n  console.log('x');\n}}",
    r"SELECT name\nFROM towns\nWHERE size > {} AND kind = 'port'",
    r"```js\nconst a = {}\n```",
    r"#include <stdio.h>\nint main() {{\n  puts(\"a\n\");\n  return {};\n}}",
)
RIGHT_PROGRAMS = (
    r'print("one\ntwo", {})',
    r"cat file{}.txt | tr -d '\n' | wc -c",
    r"for (i = 0; i < {}; i++) {{ puts('x\n'); }}",
    r"s = 'a\nb'; print(len(s) + {})",
    r"printf left\nright {}",
    "x = {}\nprint('a\\nb')",
)


def shown(texts: Sequence[str], head: str = "What comes out?", field: str = "text") -> Case:
    """Return a case whose rows have these texts, each as often as there is room."""
    rows = [
        {field: texts[i % len(texts)].replace("{}", str(i)), "other": f"Row {i}.", "answer": str(i)}
        for i in range(12)
    ]
    return Case(returns(f"f\"{head}\\n{{data['{field}']}}\\nAnswer:\""), rows)


@pytest.mark.parametrize("program", FAULTY_PROGRAMS)
def test_an_escape_that_ends_a_line_of_a_program(program: str) -> None:
    """Outside of its own quotes, in any language."""
    assert found(shown([program.replace("{{", "{").replace("}}", "}")]), "text/escaped")


@pytest.mark.parametrize("program", RIGHT_PROGRAMS)
def test_escapes_that_are_a_programs_own(program: str) -> None:
    """Within quotes, as what a command is given, beside real lines."""
    assert not found(shown([program.replace("{{", "{").replace("}}", "}")]), "text/escaped")


def test_an_escape_between_sentences_with_quotes() -> None:
    """An apostrophe or a quotation is no program; a text that speaks of escapes may have them."""
    text = r"Nell didn't stay, said Ann {}.\nShe had gone."
    assert found(shown([text]), "text/escaped")
    assert not found(shown([text], "How many newlines does it stand for?"), "text/escaped")
    assert not found(shown([r'He typed "Go {}.\nNow" and read it.']), "text/escaped")


WORDS = ("harbour", "quarry", "orchard", "station", "market", "chapel")
MISREAD = (
    "TheÂ way to theÂ {}", "Turn left,Â then look for the {}", "the {} wasnâ€™t open",
    "the cafÃ© by the {}", "voilÃ  the {}", "the {} wasn‚Äôt open", "the caf√© by the {}",
    "It wasn?t the {}", "ï»¿The {}", "locked {} â€ again", "РџСЂРёРІРµС‚ {}", "ÐŸÑ€Ð¸Ð²ÐµÑ‚ {}",
    "ÖÐ¹úÈËÃñµÄÊé {}", "锟斤拷{}锟斤拷", "鎴戜滑鏄鐢熷彨 {}", "浣犲ソ锛屼笘鐣屽拰 {}",
)  # fmt: skip


@pytest.mark.parametrize("text", MISREAD)
@pytest.mark.parametrize("every", [1, 4])
def test_text_in_a_wrong_encoding(text: str, every: int) -> None:
    """In all rows, or in a few."""
    rows = [
        {"text": (text if i % every == 0 else "the way to {}").format(WORDS[i % 6]),
         "answer": WORDS[i % 6]}
        for i in range(12)
    ]  # fmt: skip
    assert found(Case(returns("f\"{data['text']}\\nPlace:\""), rows), "text/encoding")


@pytest.mark.parametrize("text", [
    "SÃO CÂNDIDO, A MANHÃ E O {}", "Â is a letter, and so is Ã: {}", "äöüßÄÖÜ {}", "¿«Él» o {}?",
    "ПРИВЕТ, СССР, РОССИЯ, СІРІ {}", "√2 and √(x) {}", "page?s={} and what?s=2", "20 °C · £5 × {}",
    "他问：“{}在哪里？”我们说不知道。", "鐵鏈與鎖鏈，鋼鐵與鏡 {}", "Is it? she asked of the {}",
])  # fmt: skip
def test_signs_that_are_meant(text: str) -> None:
    """Capitals with accents, lists of letters, Russian in capitals, rare characters."""
    rows = [{"text": text.format(WORDS[i % 6]), "answer": WORDS[i % 6]} for i in range(12)]
    assert not found(Case(returns("f\"{data['text']}\\nPlace:\""), rows), "text/encoding")


def test_encodings_that_are_the_matter() -> None:
    """What is to be mended may be shown."""
    rows = [{"text": f"It wasn?t the {word}", "answer": word} for word in WORDS * 2]
    text = "f\"Mend the garbled text.\\n{data['text']}\\nPlace:\""
    assert not found(Case(returns(text), rows), "text/encoding")


TRIPS = tuple(
    {"start": f"{WORDS[i % 6]} gate", "goal": f"{WORDS[(i + 2) % 6]} wall", "answer": str(i)}
    for i in range(12)
)
NAMES = (
    "f\"From {data['start']} to {'goal'}?\\nMinutes:\"",
    "'From %s to %s?\\nMinutes:' % (data['start'], 'goal')",
    "'From {} to {}?\\nMinutes:'.format(data['start'], 'goal')",
    "'From {a} to {b}?\\nMinutes:'.format(a=data['start'], b='goal')",
    "'From ' + data['start'] + ' to ' + 'goal' + '?\\nMinutes:'",
    "{'en': 'From {a} to {b}?\\nMinutes:'}['en'].format(a=data['start'], b='goal')",
    "'From S to G?\\nMinutes:'.replace('S', data['start']).replace('G', 'goal')",
    "' '.join(['From', data['start'], 'to', 'goal', '?\\nMinutes:'])",
    "'从%(a)s到%(b)s？\\n分钟：' % {'a': data['start'], 'b': 'goal'}",
)


@pytest.mark.parametrize("text", NAMES)
def test_a_name_in_the_place_of_its_value(text: str) -> None:
    """However the text is filled."""
    assert found(Case(returns(text), TRIPS), "text/unknown-name")


@pytest.mark.parametrize("text", [
    "f\"From {data['start']} to {data['goal']}?\\nMinutes:\"",
    "'%s: %s\\n%s: %s\\nMinutes:' % ('start', data['start'], 'goal', data['goal'])",
    "''.join(f'{k}: {data[k]}\\n' for k in ('start', 'goal')) + 'Minutes:'",
    "'\\n'.join(k + ': ' + v for k, v in data.items() if k in ('start', 'goal')) + 'goal'",
    "'The goal' + ' is near ' + data['start'] + '.\\nMinutes:'",
    "'The {} of {start} is {goal}.\\nMinutes:'.format('goal', **data)",
])  # fmt: skip
def test_names_that_are_words(text: str) -> None:
    """A cue beside the value, names by which the row is read, a word of a sentence."""
    assert not found(Case(returns(text), TRIPS), "text/unknown-name")


def followed(text: str, empty: Any, every: int = 6, names: tuple[str, str] = ("one", "two"),
             settings: RenderSettings | None = None) -> Case:  # fmt: skip
    """Return a case of two texts, the second of which is `empty` in some rows."""
    rows: list[Mapping[str, Any]] = [
        {names[0]: f"Boat {i} left the {WORDS[i % 6]}.",
         names[1]: empty if i % every == 2 else f"A boat was at the {WORDS[i % 6]}.",
         "answer": ("yes", "no", "maybe")[i % 3]}
        for i in range(12)
    ]  # fmt: skip
    return Case(returns(text), rows, settings=settings or RenderSettings())


SLOTS = (
    "f\"One: {data['one']}\\nTwo: {data['two'] or ''}\\nDoes it follow?\\nAnswer:\"",
    "f\"One: {data['one']} Two: {data['two'] or ''} Answer:\"",
    "f\"甲：{data['one']}\\n乙：{data['two'] or ''}\\n能否推出？\\n答：\"",
    "f\"{data['one']}\\nIs this so: \\\"{data['two'] or ''}\\\"?\\nAnswer:\"",
)


@pytest.mark.parametrize("text", SLOTS)
@pytest.mark.parametrize("empty", ["", " ", None])
def test_a_text_that_some_rows_lack(text: str, empty: Any) -> None:
    """The cue stands there, and then the next line."""
    assert found(followed(text, empty), "text/empty-slot")


def test_a_text_that_rows_need_not_have() -> None:
    """Where the cue goes with it, where half of all have none, where none is expected."""
    cue = "f\"One: {data['one']}\\n{'Two: ' + data['two'] + chr(10) if data['two'] else ''}It is?\""
    assert not found(followed(cue, ""), "text/empty-slot")
    rows = [
        {"one": f"Boat {i}.", "two": "" if i % 2 else f"Ship {i}.", "answer": "yes"}
        for i in range(12)
    ]
    assert not found(Case(returns(SLOTS[0]), rows), "text/empty-slot")
    plain = "f\"{data['one']} {data['two']}\\nDoes it float?\\nAnswer:\""
    assert not found(followed(plain, ""), "text/empty-slot")
    talk = "f\"Reply: {data['one']}\\nBefore: {data['history']}\\nIs it polite?\\nAnswer:\""
    assert not found(followed(talk, "", names=("one", "history")), "text/empty-slot")


def test_nothing_written_out_in_some_rows() -> None:
    """`None` is told by another rule."""
    text = "f\"One: {data['one']}\\nTwo: {data['two']}\\nDoes it follow?\\nAnswer:\""
    assert found(followed(text, None), "text/nothing")
    assert found(followed(text, float("nan")), "text/nothing")
    assert not found(followed(text, "None of them left the harbour."), "text/nothing")
