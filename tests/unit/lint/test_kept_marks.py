"""What an editor, a chat bot, a merge or a cleaning step left in a template is told in any language
and in any place; what is meant is not."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows, case

PUPILS: Rows = [{"said": text, "word": word} for text, word in (
    ("Vlak ___ v osm hodin.", "jede"), ("Kočka ___ na okně.", "spí"),
    ("Bratr ___ dopis.", "píše"), ("Sníh ___ na střechu.", "padá"),
    ("Matka ___ oběd.", "vaří"), ("Pes ___ na kočku.", "štěká"))]  # fmt: skip
PLACES: Rows = [{"text": text, "kind": kind} for text, kind in (
    ("The old bridge over the Tamar at Calstock was closed.", "road"),
    ("A gale tore slates off the roofs of the town.", "weather"),
    ("Farmers from Bere Alston blocked the road with hay.", "road"),
    ("Rain fell on the moor for eleven days.", "weather"),
    ("The lane to Milton Abbot is under water again.", "road"),
    ("Hail broke the glass of forty greenhouses in Launceston.", "weather"))]  # fmt: skip


def gaps(gap: str) -> Case:
    text = f"'Doplň slovo.\\nVěta: ' + data['said'].replace('___', {gap!r}) + '\\nSlovo:'"
    return Case(source=returns(text, "' ' + data['word']", "data['word']"), rows=PUPILS)


def kinds(head: str, shown: str = "data['text']") -> Case:
    return case(f"{head}\nText: {{{shown}}}\nKind:", "' ' + data['kind']", PLACES)


RIGHT = "Is the text on a road or on the weather?"


@pytest.mark.parametrize(
    "wrong", [gaps("\\_\\_\\_"), kinds("Write road \\\\> weather, or weather.")]
)
def test_one_mark_with_a_backslash_is_told(wrong: Case) -> None:
    assert found(wrong, "text/escaped")


@pytest.mark.parametrize("right", [gaps("_____"), gaps("…"), kinds("Write road | weather, one.")])
def test_marks_without_it_are_quiet(right: Case) -> None:
    assert not found(right, "text/escaped")


@pytest.mark.parametrize(
    "said",
    [
        "Natürlich, hier ist die kürzere Fassung:",
        "Bien sûr ! Voici votre consigne :",
        "Tentu, berikut versi yang lebih baik:",
        "Конечно, вот новый вариант:",
        "承知しました。こちらが修正したものです。",
    ],
)
def test_a_bot_s_first_words_are_told(said: str) -> None:
    assert found(kinds(f"{said}\n{RIGHT}"), "text/note-left")
    assert not found(kinds(RIGHT), "text/note-left")


def test_marks_of_a_merge_that_are_set_in_are_told() -> None:
    lines = "\n".join(f"        {x}" for x in ("Road?", ">>>>>>> main", "Text: {}", "Kind:"))
    text = f"textwrap.dedent('''\\\n{lines}''').format(data['text'])"
    wrong = Case(source="import textwrap\n\n" + returns(text, "' ' + data['kind']", "data['kind']"),
                 rows=PLACES)  # fmt: skip
    assert found(wrong, "text/note-left")


def test_small_letters_are_told_where_some_texts_have_one_capital() -> None:
    assert found(kinds(RIGHT, "data['text'].lower()"), "text/changed")
    assert found(kinds(RIGHT, "data['text'].casefold()"), "text/changed")
    assert not found(kinds(RIGHT, "data['text'][0].lower() + data['text'][1:]"), "text/changed")


def test_a_name_of_one_letter_in_braces_is_told() -> None:
    source = returns("'Road or weather?\\nText: {t}\\nKind:'", "' ' + data['kind']", "data['kind']",
                     before="    t = data['text']\n")  # fmt: skip
    assert found(Case(source=source, rows=PLACES), "text/placeholder")
    filled = source.replace("'Road or", "f'Road or")
    assert not found(Case(source=filled, rows=PLACES), "text/placeholder")
