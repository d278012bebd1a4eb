"""Answers that slipped and are akin to their texts, stand for none, or are written in another way
in a third of the rows; fees and flags that the prompt or the row decides: each beside what is
right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows, case

TYPOS = (
    ("The sculptor finished the statute in bronze.", "statue"),
    ("They recieved a parcel from Ghent.", "received"),
    ("Our neigbour keeps bees.", "neighbour"),
    ("He bought a new umbrela for the trip.", "umbrella"),
    ("The comitee meets on Friday.", "committee"),
    ("She plays the accordian in a band.", "accordion"),
    ("It is a priviledge to be here.", "privilege"),
    ("The restarant opens at noon.", "restaurant"),
    ("We need a seperate room.", "separate"),
    ("The ocurrence was noted.", "occurrence"),
)
TYPO = "Mend the misspelt word.\nSentence: {data['said']}\nWord:"


def typos(words: Sequence[str], text: str = TYPO) -> Case:
    rows = [{"said": said, "word": w} for (said, _), w in zip(TYPOS, words, strict=True)]
    return case(text, "data['word']", rows)


RIGHT = [word for _, word in TYPOS]
UNLIKE = "answer/unlike-others"


@pytest.mark.parametrize("start", [0, 4])
def test_answers_akin_to_the_next_text(start: int) -> None:
    behind = RIGHT[start + 1 :] + RIGHT[start : start + 1]
    assert any(
        "another row" in str(f.message) for f in found(typos(RIGHT[:start] + behind), UNLIKE)
    )
    assert not found(typos(RIGHT), UNLIKE)


def test_answers_that_are_akin_to_no_text_are_left_alone() -> None:
    words = ["plum", "fig", "pear", "lime", "date", "kiwi", "nut", "corn", "pea", "leek"]
    assert not found(typos(words), UNLIKE)


def test_what_is_said_next_stands_in_the_next_window_of_a_talk() -> None:
    turns = [f"{said} {word}" for said, word in TYPOS] + ["So long, all of you."]
    rows: Rows = [
        {"talk": "\n".join(turns[max(0, i - 2) : i + 1]), "next": turns[i + 1]}
        for i in range(len(TYPOS))
    ]
    task = case("{data['talk']}\nNext:", "data['next']", rows)
    assert not any("another row" in str(each.message) for each in found(task, UNLIKE))


@pytest.mark.parametrize(
    ("nothing", "count"), [("N/A", 1), ("TBD", 2), ("-", 3), ("none", 2), ("нет", 2), ("なし", 3)]
)
def test_answers_that_stand_for_none(nothing: str, count: int) -> None:
    assert found(typos([*[nothing] * count, *RIGHT[count:]]), UNLIKE)
    told = TYPO.replace("word.", f"word, or write '{nothing}'.")
    assert not found(typos([*[nothing] * count, *RIGHT[count:]], told), UNLIKE)


def test_a_word_of_nothing_may_be_one_row_s_answer() -> None:
    assert not found(typos(["none", *RIGHT[1:]]), UNLIKE)


@pytest.mark.parametrize(
    "answers",
    [
        "+ * / % < > = & -",
        ".- -... -.-. -.. . ..-. --. .... -",
        "ape eat nan ode ire tin rag sow fin",
    ],
)
def test_what_is_as_short_as_all_others_is_an_answer(answers: str) -> None:
    rows: Rows = [{"said": f"No {i}?", "word": word} for i, word in enumerate(answers.split())]
    task = case("{data['said']}\nSign:", "data['word']", rows)
    assert not any("where there is none" in str(each.message) for each in found(task, UNLIKE))


def test_a_word_that_was_not_mended() -> None:
    misspelt = [*RIGHT[:1], "recieved", *RIGHT[2:5], "accordian", *RIGHT[6:]]
    assert found(typos(misspelt), UNLIKE)


def third(words: Sequence[str], change: Any) -> list[str]:
    return [change(word) if place % 3 == 0 else word for place, word in enumerate(words)]


def test_a_third_in_capitals() -> None:
    assert found(typos(third(RIGHT, str.upper)), UNLIKE)
    assert not found(typos(third(RIGHT, str.capitalize)), UNLIKE)
    assert not found(typos(list(map(str.upper, RIGHT))), UNLIKE)


QUERIES = tuple(
    f"SELECT {c} FROM visits WHERE place = {i}"
    for i, c in enumerate(("name", "day", "cost", "mark", "size", "code", "kind", "town"))
)


def queries(answers: Sequence[str]) -> Case:
    rows: Rows = [{"said": f"column {i} of visits", "sql": sql} for i, sql in enumerate(answers)]
    return case("Write SQL.\nAsk: {data['said']}\nSQL:", "data['sql']", rows)  # fmt: skip


def test_a_third_in_small_letters_where_words_of_a_language_are_in_capitals() -> None:
    assert found(queries(third(QUERIES, str.lower)), UNLIKE)
    assert not found(queries(QUERIES), UNLIKE)
    assert not found(queries(list(map(str.lower, QUERIES))), UNLIKE)


TERMS = ("three weeks", "ten days", "two years", "six weeks", "one month", "nine days",
         "four years", "five weeks", "eight days", "seven years")  # fmt: skip


def terms(answers: Sequence[str]) -> Case:
    rows: Rows = [{"clause": f"It ends within {term} of the day it was signed.", "term": answer}
                  for term, answer in zip(TERMS, answers, strict=True)]  # fmt: skip
    return case("Copy the term.\n{data['clause']}\nTerm:", "data['term']", rows)  # fmt: skip


def test_a_third_is_copied_with_hyphens_and_capitals() -> None:
    assert found(terms(third(TERMS, lambda term: term.title().replace(" ", "-"))), UNLIKE)
    assert not found(terms(TERMS), UNLIKE)


BEASTS = ("crow 1", "trout 2", "newt 3", "owl 1", "eel 2", "toad 3", "jay 1", "pike 2", "frog 3",
          "wren 1", "carp 2", "olm 3")  # fmt: skip
CLASSES = {"1": "bird", "2": "fish", "3": "amphibian"}


def test_a_third_says_what_the_marks_mean() -> None:
    for spelt, is_fault in ((CLASSES, True), ({}, False)):
        rows: Rows = [
            {"beast": b, "kind": spelt.get(kind, kind) if i % 4 == 0 else kind}
            for i, (b, kind) in enumerate(map(str.split, BEASTS))
        ]
        task = case("1 = bird\n2 = fish\n3 = amphibian\n\nBeast: {data['beast']}\nNumber:",
                    "data['kind']", rows)  # fmt: skip
        assert bool(found(task, UNLIKE)) is is_fault


MINUTES = (12, 45, 90, 180, 20, 58, 118, 240, 5, 33, 75, 300)
FEES = ("Fees:\nup to 30 minutes: 0 euros\n31 to 60 minutes: 2 euros\n61 to 120 minutes: 5 euros\n"
        "more than 120 minutes: 9 euros\n\nBay {data['bay']}, {data['minutes']} minutes.\n"
        "Fee in euros:")  # fmt: skip


def fees(text: str = FEES, **changes: Mapping[int, str]) -> Case:
    rows: Rows = [
        {"bay": f"K {40 + 7 * i}", "minutes": m, "fee": changes.get("fee", {}).get(
            i, "0" if m <= 30 else "2" if m <= 60 else "5" if m <= 120 else "9")}
        for i, m in enumerate(MINUTES)
    ]  # fmt: skip
    return case(text, "data['fee']", rows)


def test_a_fee_is_that_of_the_prompt_s_own_table() -> None:
    assert not found(fees(), "answer/legend")
    assert found(fees(fee={0: "2", 5: "9", 10: "0"}), "answer/legend")
    moved = FEES.replace("60 minutes: 2", "60 minutes: @").replace(
        "120 minutes: 5", "120 minutes: 2"
    )
    assert found(fees(moved.replace("@", "5")), "answer/legend")


@pytest.mark.parametrize(
    ("old", "new"),
    [("61 to 120 minutes: 5 euros\n", ""), ("30 minutes: 0 euros", "30 minutes: free")],
)
def test_a_number_of_which_the_prompt_says_no_label(old: str, new: str) -> None:
    assert found(fees(FEES.replace(old, new)), "answer/legend")


def test_the_label_of_all_other_numbers_may_be_named_in_words() -> None:
    text = FEES.replace("61 to 120 minutes: 5 euros\n", "") + " (5 for all others)"
    assert not found(fees(text), "answer/legend")


def flags(wrong: int, names: tuple[str, str, str]) -> Case:
    rows: Rows = []
    for i in range(15):
        place = (i + (1 if i < wrong else 0)) % 3
        rows.append({"value": (2, 15, 40)[i % 3] + i % 2, "least": 10 - i % 4, "most": 30 + i % 5,
                     "flag": names[place]})  # fmt: skip
    text = "{data['least']} to {data['most']}\nResult: {data['value']}\nFlag:"
    return case(text, "data['flag']", rows)


def test_words_for_low_and_high_go_by_the_bounds() -> None:
    assert found(flags(5, ("low", "normal", "high")), "answer/other-rule")
    assert not found(flags(0, ("low", "normal", "high")), "answer/other-rule")
    assert not found(flags(5, ("red", "blue", "grey")), "answer/other-rule")


def test_texts_that_are_cut_to_their_first_words() -> None:
    whole = [said for said, _ in TYPOS]
    for size, is_fault in ((9, True), (100, False)):
        rows: Rows = [{"said": said[:size] if i % 4 == 0 else said, "note": f"n{i}"}
                      for i, said in enumerate(whole)]  # fmt: skip
        task = case("Say: {data['said']}\nNote:", "data['note']", rows)
        assert bool(found(task, "text/unlike-others")) is is_fault


PAIRS = (("кот", "кошка"), ("лев", "львица"), ("волк", "волчица"), ("слон", "слониха"),
         ("тигр", "тигрица"), ("осёл", "ослица"), ("заяц", "зайчиха"))  # fmt: skip


def test_a_row_that_is_in_latin_letters_as_a_whole() -> None:
    for more, is_fault in (((("duke", "duchess"),), True), ((("бык", "корова"),), False)):
        rows: Rows = [{"он": he, "она": she} for he, she in (*PAIRS, *more)]
        source = returns("'Он: ' + data['он'] + '\\nОна:'", "' ' + data['она']", "data['она']")
        assert bool(found(Case(source, rows), UNLIKE)) is is_fault


def test_a_japanese_verb_needs_no_han() -> None:
    verbs = ("書く", "飲む", "する", "泳ぐ", "話す", "待つ", "帰る", "遊ぶ")
    rows: Rows = [{"verb": verb, "polite": f"{verb[:-1]}ます"} for verb in verbs]
    source = returns("data['verb'] + '\\n丁寧：'", "data['polite']", "data['polite']")
    assert not found(Case(source, rows), "text/unlike-others")
