"""Worked examples that a question parts from its answer, as a cue does; counts beside labels in a
sentence; and what the rows' texts lose or gain."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

ANIMALS: Rows = [{"a": name, "f": "yes" if fly else "no"} for name, fly in (
    ("robin", 1), ("trout", 0), ("gull", 1), ("mole", 0), ("wasp", 1), ("goat", 0))]  # fmt: skip
ASKED = "Animal: {data['a']}\nCan it fly?"
OWL, HARE, BAT = (
    f"Animal: {name}\nCan it fly? {answer}\n\n"
    for name, answer in (("an owl", "yes"), ("a hare", "no"), ("a bat", "yes"))
)
FAULTS = {
    "few-shot/other-labels": OWL.replace("yes", "sure") + HARE,
    "few-shot/no-answer": OWL + HARE.replace("? no", "?") + BAT,
    "few-shot/same-twice": OWL + HARE + OWL,
    "few-shot/lopsided": OWL + BAT + OWL.replace("owl", "eagle") + OWL.replace("owl", "ibis"),
}


@pytest.mark.parametrize("rule", FAULTS)
def test_a_question_is_a_cue_where_examples_are_answered_behind_it(rule: str) -> None:
    assert found(case(FAULTS[rule] + ASKED, "' ' + data['f']", ANIMALS), rule)


def test_right_examples_behind_a_question_are_left_alone() -> None:
    task = case(OWL + HARE + ASKED, "' ' + data['f']", ANIMALS)
    assert not any(found(task, rule) for rule in FAULTS)


MOODS: Rows = [{"t": f"letter {i}", "m": ("calm", "cross", "glad")[i % 3]} for i in range(9)]


@pytest.mark.parametrize("count", ["four", "two"])
def test_a_count_is_held_against_the_labels_of_a_sentence(count: str) -> None:
    text = f"There are {count} moods. Is the writer calm, cross or glad?\n{{data['t']}}\nMood:"
    assert found(case(text, "data['m']", MOODS), "answer/other-count")
    right = text.replace(count, "three")
    assert not found(case(right, "data['m']", MOODS), "answer/other-count")


SORTED: Rows = [{"things": [b, c, a], "sorted": [a, b, c]} for a, b, c in (
    ("ant", "cat", "cow"), ("bus", "car", "jet"), ("tea", "ale", "gin"), ("cup", "pan", "vat"),
    ("fig", "pear", "melon"), ("dime", "dollar", "pound"))]  # fmt: skip
BY_SIZE = "Sort from small to large: {', '.join(data['things'])}\nSorted:"


def test_a_list_of_other_items_than_the_rows_other_one_is_told() -> None:
    answer = "', '.join(data['sorted'])"
    assert not found(case(BY_SIZE, answer, SORTED), "answer/unlike-others")
    rows = [dict(row) for row in SORTED]
    rows[3]["sorted"] = ["ant", "cat", "cow"]
    assert found(case(BY_SIZE, answer, rows), "answer/unlike-others")


MANY = ["lining", "stone", "chicken", "early", "thunder", "feather", "market", "orchard"]
WORDS: Rows = [{"gap": f"sentence {i} with a _.", "word": word} for i, word in enumerate(MANY)]


@pytest.mark.parametrize("second", ["stone|stones", "stone; rock"])
def test_an_answer_that_is_two_among_single_ones_is_told(second: str) -> None:
    text, answer = "{data['gap']}\nWord:", "data['word']"
    assert not found(case(text, answer, WORDS), "answer/unlike-others")
    rows = [dict(row) for row in WORDS]
    rows[1]["word"] = second
    assert found(case(text, answer, rows), "answer/unlike-others")


PAIRS = [
    ("The shop opens at nine.", "A loja abre às nove."),
    ("I lost my keys.", "Perdi as chaves."),
    ("They live by the sea.", "Vivem junto ao mar."),
    ("It rained all night.", "Choveu toda a noite."),
    ("Her brother is a baker.", "O irmão dela é padeiro."),
    ("We sold the car.", "Vendemos o carro."),
]


def _translations(pairs: Sequence[tuple[str, str]]) -> Rows:
    return [{"translation": {"en": en, "pt": pt}} for en, pt in pairs]


def test_the_texts_of_a_dictionary_are_held_against_each_other() -> None:
    text = "{data['translation']['en']}\nPortuguese:"
    answer = "data['translation']['pt']"
    rules = ("answer/unlike-others", "text/unlike-others")
    right, left = _translations(PAIRS), _translations([*PAIRS[:5], (PAIRS[5][0], PAIRS[5][0])])
    assert not any(found(case(text, answer, right), rule) for rule in rules)
    assert any(found(case(text, answer, left), rule) for rule in rules)


DESKS: Rows = [{"t": f"稿件{i}号的标题", "d": ("体育", "财经", "科技")[i % 3]} for i in range(9)]


def test_a_chinese_label_with_a_sign_more_is_nearly_one() -> None:
    text, answer = "{data['t']}\n版面：", "data['d']"
    assert not found(case(text, answer, DESKS), "answer/unlike-others")
    rows = [dict(row) for row in DESKS]
    rows[5]["d"] = "科技版"
    assert found(case(text, answer, rows), "answer/unlike-others")


def test_none_between_chinese_words_is_told() -> None:
    rows = [{**row, "d": None if i == 4 else row["d"], "a": "甲"} for i, row in enumerate(DESKS)]
    assert found(case("请看{data['d']}版的{data['t']}\n答案：", "data['a']", rows), "text/nothing")


def test_an_answer_in_cyrillic_needs_a_space_behind_its_cue() -> None:
    rows = [{"q": f"Вопрос номер {i}?", "a": ("да", "нет")[i % 2]} for i in range(6)]
    for before in ("", " "):
        task = case("{data['q']}\nОтвет:", "data['a']", rows, before=before, num_fewshot=2)
        assert bool(found(task, "text/missing-space")) is not bool(before)


def test_a_question_ends_with_its_bracket_open() -> None:
    rows = [{"q": f"Satz {i} ist kurz.", "a": ("ja", "nein")[i % 2]} for i in range(6)]
    text = "{data['q']}\nStimmt das (ja oder nein ?"
    assert found(case(text, "' ' + data['a']", rows), "text/unclosed")
    assert not found(case(text.replace(" ?", ")?"), "' ' + data['a']", rows), "text/unclosed")


RIGHT = {
    "options a few spaces apart on one line": (
        "{data['q']}\n① {data['x']}  ② {data['y']}  ③ {data['z']}\nChoice:", "text/two-spaces"),
    "a sentence of Chinese behind a sentence": (
        "{data['q']}。请从下面三个词里选出一个抄写：{data['x']}、{data['y']}。\n答：",
        "text/run-together"),
    "numbers within a Japanese sentence": (
        "正しいなら1、違うなら0と答えてください。\n文：{data['q']}\n答え：", "few-shot/numbered"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "rule"), RIGHT.values(), ids=RIGHT)
def test_what_is_laid_out_so_is_left_alone(text: str, rule: str) -> None:
    rows = [{"q": f"the {i} wind", "x": f"north{i}", "y": f"east{i}", "z": f"west{i}", "a": "x"}
            for i in range(6)]  # fmt: skip
    assert not found(case(text, "data['a']", rows), rule)


def test_the_sum_may_be_a_calculation_that_is_written_out() -> None:
    rows = [{"n": n, "p": p} for n, p in ((3, 4), (2, 15), (5, 6), (7, 8), (4, 9), (6, 11))]
    text = "{data['n']} pens at {data['p']} cents\nShow the sum, then the total.\nTotal:"
    answer = "f\" {data['n']} * {data['p']} = {data['n'] * data['p']}\""
    assert not found(case(text, answer, rows), "answer/other-rule")
