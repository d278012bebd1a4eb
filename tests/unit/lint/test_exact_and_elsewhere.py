"""Options counted by letters of other scripts, examples and codes that a prompt speaks of in its
own language, and lists of names with a verb; each beside what is right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.prompts.listing import kind_of, label_in, listings, rank_of
from workbench.types import RenderSettings

COUNTED = {"kana": "アイウエ", "hangul": "가나다라", "jamo": "ㄱㄴㄷㄹ", "cyrillic": "АБВГ",
           "cyrillic-lower": "абвг", "greek": "ΑΒΓΔ"}  # fmt: skip


@pytest.mark.parametrize("kind", COUNTED)
def test_letters_of_other_scripts_count_options(kind: str) -> None:
    letters = COUNTED[kind]
    text = "?\n" + "\n".join(f"{letter}. word {i}" for i, letter in enumerate(letters)) + "\n="
    (listed,) = listings(text)
    assert [option.label for option in listed] == [*letters]
    assert {kind_of(letter) for letter in letters} == {kind}
    assert [rank_of(letter) for letter in letters] == [1, 2, 3, 4]
    assert label_in(f" ({letters[1]})") == letters[1]


def test_small_words_of_russian_are_no_options() -> None:
    assert not listings("В саду растут яблоки.\nА груши нет.\nИ сливы нет.")


def kana_rows() -> list[Mapping[str, Any]]:
    words = ["本", "枚", "冊", "台"]
    return [
        {
            "名詞": f"名詞{i}",
            "選択肢": words[i % 4 :] + words[: i % 4],
            "記号": "アイウエ"[i * 3 % 4],
        }
        for i in range(8)
    ]


LISTED = "'\\n'.join(k + ' ' + o for k, o in zip('アイウエオ', {options}))"


def test_a_letter_of_another_script_is_held_against_its_option() -> None:
    def case(options: str) -> Case:
        text = f"data['名詞'] + '？\\n' + {LISTED.format(options=options)} + '\\n答え：'"
        return Case(returns(text, "data['記号']", "data['記号']"), kana_rows())

    assert not loud(case("data['選択肢']"), "answer/gold-differs")
    assert loud(case("['わからない', *data['選択肢']]"), "answer/gold-differs")


WORDS = [{"word": w, "kind": k} for w, k in zip(
    ["lápiz", "joven", "reloj", "camión", "árbol", "papel", "sofá", "mesa"],
    ["llana", "llana", "aguda", "aguda"] * 2, strict=True)]  # fmt: skip
TEXT = returns("f\"Palabra: {data['word']}\\nClase:\"", "' ' + data['kind']", "data['kind']")


@pytest.mark.parametrize(
    "said",
    ["Siguen dos ejemplos resueltos.", "Сначала два примера.", "Two words come with their labels.",
     "Najpierw dwa przykłady."],
)  # fmt: skip
def test_examples_are_counted_in_other_words(said: str) -> None:
    said = said.replace("Two words", "Two items")
    described = RenderSettings(num_fewshot=4, description=f"{said}\n\n")
    assert loud(Case(TEXT, WORDS, settings=described), "few-shot/other-count")
    two = RenderSettings(num_fewshot=2, description=f"{said}\n\n")
    assert not found(Case(TEXT, WORDS, settings=two), "few-shot/other-count")


@pytest.mark.parametrize(
    "said",
    [
        "Kinds: aguda (A) or llana (L). Answer with the code.",
        "A – aguda, L – llana. Укажите букву.",
    ],
)
def test_a_code_beside_each_label_is_asked_for(said: str) -> None:
    asked = RenderSettings(num_fewshot=2, description=f"{said}\n\n")
    assert loud(Case(TEXT, WORDS, settings=asked), "answer/letter-asked")
    plain = RenderSettings(num_fewshot=2, description="Kinds: aguda (A) or llana (L).\n\n")
    assert not found(Case(TEXT, WORDS, settings=plain), "answer/letter-asked")


def test_a_list_of_names_with_a_verb_is_ranked() -> None:
    names = ["Moyo", "Fields", "Reyes", "Silva", "Larsen", "Novak", "Cohen", "Adair"]
    lots = [
        {"bids": [[names[i], 90 + i], [names[(i + 3) % 8], 40 + i], [names[(i + 5) % 8], 60 + i]],
         "lot": f"Lot {i}: a clock", "buyer": names[i]}
        for i in range(8)
    ]  # fmt: skip
    listed = "'\\n'.join(f'- {n} bids {b}' for n, b in sorted(data['bids']))"

    def case(end: str) -> Case:
        text = f"data['lot'] + '\\n' + {listed} + '\\nWho has made the {end} bid?\\nBuyer:'"
        return Case(returns(text, "' ' + data['buyer']", "data['buyer']"), lots)

    assert found(case("lowest"), "answer/other-rule")
    assert not found(case("highest"), "answer/other-rule")


def test_letters_of_central_europe_in_a_wrong_encoding() -> None:
    broken = TEXT.replace("Palabra", "SÅ‚owo: godzinÄ™")
    assert loud(Case(broken, WORDS), "text/encoding")
    assert not found(Case(TEXT.replace("Palabra", "Ä, “Å”, das Å"), WORDS), "text/encoding")
