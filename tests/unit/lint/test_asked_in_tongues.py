"""What a prompt asks for in the words of many languages, what is to be said again, shortened or
renamed, and right prompts that look odd; beside each the one that looks nearly the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.variants import texts

FORM = "few-shot/other-form"
NOUNS = ("otter", "maple", "violin", "harbour", "candle", "pepper", "saddle", "willow")
LETTERS = ("к", "м", "с")
MOODS = ("a gusto", "en duda", "enfadado")
NAMES = (
    "Rosa Canina",
    "Betula pendula",
    "Salix alba",
    "Acer rubrum",
    "Tilia cordata",
    "Pinus mugo",
)
VERBS = ("getUserName", "readLongFile", "setTextColor", "findLastRow", "openMainDoor", "addNewLine")
MORSE = (".-", "-...", "...", "--", "-.-", "..", ".-.", "---")
TAIL = "\\nText: {data['said']}\\n>\""


def said(i: int) -> str:
    """Return a sentence of a row."""
    return f"Somebody saw the {NOUNS[i % 8]} number {i} near the gate of the town."


def asks(words: str, answer: Callable[[int], str]) -> Case:
    """Return a case whose prompt asks so for its answers."""
    return texts(f'f"{words}{TAIL}', said=said, answer=answer)


def letter(i: int) -> str:
    """Return one of three letters by turns."""
    return LETTERS[i % 3]


def tree(i: int) -> str:
    """Return one of three words by turns."""
    return ("ясень", "клен", "сосна")[i % 3]


def mood(i: int) -> str:
    """Return one of three labels by turns, of which one begins with a word of a letter."""
    return MOODS[i % 3]


def number(i: int) -> str:
    """Return a number of five figures."""
    return str(31_417 + 113 * i)


def option(i: int) -> str:
    """Return the number of an option."""
    return str(1 + i % 4)


def money(i: int) -> str:
    """Return a sum of money."""
    return f"{40 + 7 * i} {('EUR', 'SEK', 'GBP')[i % 3]}"


def snake(i: int) -> str:
    """Return a name with underscores."""
    return f"{NOUNS[i % 8]}_{NOUNS[(i + 3) % 8]}_size"


def again(i: int) -> str:
    """Return a text of the row with a label behind it."""
    return f"{said(i)} {mood(i)}"


def noun(i: int) -> str:
    """Return a word."""
    return NOUNS[i % 8]


def dashed(i: int) -> str:
    """Return a name with hyphens."""
    return snake(i).replace("_", "-")


def in_cents(i: int) -> str:
    """Return a sum of money in its smallest coins."""
    return f"{100 * i + 300} cents, which is {i + 3} dollars"


def in_dollars(i: int) -> str:
    """Return a sum of money."""
    return f"4 dollars and {i} dollars are {i + 4} dollars"


PAIRS: Mapping[str, tuple[Case, Case]] = {
    "a rating, in Spanish": (
        asks("Lea la nota. Puntúe de 1 a 10.", mood),
        asks("El cliente puntuó de 1 a 10. Diga cómo está.", mood)),
    "a rating, in Russian": (
        asks("Прочтите. Поставьте оценку от 1 до 5.", letter),
        asks("Прочтите. Поставьте оценку от 1 до 5.", option)),
    "a confidence, in Spanish": (
        asks("Diga cómo está. Añada entre paréntesis un grado de confianza.", mood),
        asks("Diga cómo está. Añada un grado de confianza.", lambda i: f"{mood(i)} ({i % 5})")),
    "a word of one letter is none": (
        asks("Responda solo con la letra.", mood), asks("Responda solo con la letra.", letter)),
    "a word and no letter": (
        asks("Напишите словом, а не буквой.", letter), asks("Напишите словом, а не буквой.", tree)),
    "a name and no number": (
        asks("名前を番号なしで書いてください。", option), asks("番号を書いてください。", option)),
    "a name, in Arabic": (
        asks("استخرج اسم المدينة من الرسالة.", number),
        asks("استخرج اسم العميل ورقم الطلب من الرسالة.", number)),
    "hyphens between words": (
        asks("Turn it from camel case to kebab case.", snake),
        asks("Turn it from kebab case to snake case.", snake)),
    "words with hyphens": (
        asks("Part the words with hyphens.", snake), asks("Part the words with hyphens.", dashed)),
    "cents": (
        asks("Give sums of money in cents.", in_dollars),
        asks("Give sums of money in cents.", in_cents)),
    "another currency": (
        asks("How much is it? Convert it into US dollars.", money),
        asks("How much is it? Convert it into US dollars.", lambda i: f"{i + 3} USD")),
    "a sign of money": (
        asks("Write the currency as a sign before the number.", money),
        asks("Write the currency as three letters behind the number.", money)),
    "a number in words, in Arabic": (
        asks("اكتب الرقم بالكلمات.", number),
        asks("الرقم مكتوب بالكلمات. اكتبه بالأرقام.", number)),
    "a Roman number, in Japanese": (
        asks("ローマ数字で書いてください。", option),
        asks("ローマ数字で書かれた数を読んでください。", option)),
    "a sentence in a language": (
        asks("英語の文で答えてください。", option), asks("次の文に答えてください。", option)),
    "which day": (
        asks("On which day is it to be sent?", money),
        asks("On which day is it to be sent, and how much is it?", money)),
    "the question again": (
        asks("Repeat the sentence before you answer.", mood),
        asks("Repeat the sentence before you answer.", again)),
    "the text first": (
        asks("First copy the text, then give its mood.", mood),
        asks("Copy what the text is about.", mood)),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_asked_for_is_held_against_the_answers(name: str) -> None:
    bad, good = PAIRS[name]
    assert found(bad, FORM)
    assert not found(good, FORM)


def carried(question: str) -> Case:
    """Return tables of things with their weights, and what these come to."""
    things = [[{"name": NOUNS[(i + k) % 8], "kg": 2 + (i * 5 + k * 3) % 7} for k in range(3)]
              for i in range(12)]  # fmt: skip
    listed = "'\\n'.join(f\"- {t['name']}, {t['kg']} kg\" for t in data['things'])"
    return texts(
        f"{listed} + '\\n{question}\\nWeight:'",
        things=lambda i: things[i],
        answer=lambda i: str(sum(one["kg"] for one in things[i])),
    )


def renamed(answers: Callable[[int], str]) -> Case:
    """Return names of variables to be written with underscores."""
    return texts("f\"Rename it to snake case.\\n{data['camel']}\\n->\"",
                 camel=lambda i: VERBS[i % 6] + "s" * (i // 6), answer=answers)  # fmt: skip


def shortened(answers: Callable[[int], str]) -> Case:
    """Return species whose genus is to be a letter."""
    return texts("f\"Shorten the genus.\\n{data['species']}\\nShort:\"",
                 species=lambda i: NAMES[i % 6] + "e" * (i // 6), answer=answers)  # fmt: skip


def with_underscores(i: int) -> str:
    """Return the name of a row as it is to be written."""
    return "".join(f"_{s.lower()}" if s.isupper() else s for s in VERBS[i % 6]) + "s" * (i // 6)


def short(i: int) -> str:
    """Return the short name of a row."""
    genus, epithet = NAMES[i % 6].split()
    return f"{genus[0]}. {epithet}" + "e" * (i // 6)


RULES: Mapping[str, tuple[Case, Case]] = {
    "the heaviest of a table": (
        carried("What does the heaviest thing weigh?"),
        carried("What do the things weigh together, with the heaviest?")),
    "letters that changed places": (
        renamed(lambda i: "raed_long_file" if i == 1 else with_underscores(i)),
        renamed(with_underscores)),
    "another letter": (shortened(lambda i: "E. alba" if i == 2 else short(i)), shortened(short)),
    "marks around a few": (
        shortened(lambda i: f"*{short(i)}*" if i % 5 == 0 else short(i)), shortened(short)),
}  # fmt: skip


@pytest.mark.parametrize("name", RULES)
def test_an_answer_by_another_rule(name: str) -> None:
    bad, good = RULES[name]
    assert found(bad, "answer/other-rule")
    assert not found(good, "answer/other-rule")


def test_a_list_that_is_not_there() -> None:
    assert found(asks("Take the names from the glossary below.", noun), "text/no-question")
    listed = "Take the names from the glossary below.\\nottr: otter\\nmpl: maple\\nvln: violin"
    assert not found(asks(listed, noun), "text/no-question")


def test_and_in_another_language_is_no_part_of_a_label() -> None:
    named = "Indique el ánimo (a gusto, {}, enfadado)."
    assert not loud(asks(named.format("en duda"), mood), "answer/other-form")
    assert loud(asks(named.format("duda"), mood), "answer/other-form")


def test_from_is_no_or() -> None:
    causes = ("紙詰まり", "電源", "インク")
    listed = "原因を次から選んで答えてください。\\n・紙詰まり\\n・電源\\n・インク"
    assert not found(asks(listed, lambda i: causes[i % 3]), "answer/other-names")
    named = "上か下で答えてください。"
    assert found(asks(named, lambda i: causes[i % 3]), "answer/other-names")


def test_a_note_that_is_not_always_there_is_asked_about() -> None:
    def noted(ask: str) -> Case:
        return texts(
            f"f\"{ask}\\nItem: {{data['item']}}\\nNote: {{data['note']}}\\nOrder:\"",
            item=noun, note=lambda i: f"We need {60 + 7 * i}, order them." if i % 3 else "",
            answer=lambda i: str(60 + 7 * i) if i % 3 else "-",
        )  # fmt: skip

    assert found(noted("How many are to be ordered?"), "answer/leaked")
    assert not found(noted("How many? Write - where there is no note."), "answer/leaked")


def test_signs_of_other_rows_say_that_dots_are_one_of_them() -> None:
    def signs(each: Callable[[int], str]) -> Case:
        return texts("f\"Signs: {data['signs']}\\nLetter:\"", signs=each,
                     answer=lambda i: "ABSMKIRO"[i % 8])  # fmt: skip

    assert found(signs(lambda i: "..." if i == 2 else said(i)), "text/note-left")
    assert not found(signs(lambda i: MORSE[i % 8]), "text/note-left")
