"""What a prompt tells of its answers and examples, and what these are: lengths, steps, languages,
forms, letters; examples that come to another result, files and tables. Beside right ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, loud, returns
from workbench.types import RenderSettings

Row = Mapping[str, Any]
FORM = "few-shot/other-form"
THREE = RenderSettings(num_fewshot=3)
BARE = RenderSettings(num_fewshot=3, target_delimiter="")


def asks(tail: str, answers: Sequence[str], **how: Any) -> Case:
    """Return a case of a note in which the answer stands, and of what is asked of it."""
    rows = [
        {"note": f"Keeper {i} of the weir wrote: {a}, as ever.", "question": f"What did {i} say?",
         "answer": a} for i, a in enumerate(answers)
    ]  # fmt: skip
    text = f"f\"Note: {{data['note']}}\\nQuestion: {{data['question']}}\\n{tail}\""
    return Case(returns(text), rows, settings=how.pop("settings", THREE), **how)


SPANS = (
    *("rain", "two grey herons", "snow", "the ferry", "fog", "a broken oar"),
    *("frost", "the mayor", "mud", "old nets", "wind", "eels"),
)
SIGNS = (
    "大雁",
    "渔夫的网",
    "木船",
    "柳树",
    "石桥的桥墩",
    "芦苇",
    "水车",
    "老渡口",
    "鲤鱼",
    "码头边",
    "白鹭",
    "灯塔",
)


@pytest.mark.parametrize(
    "tail",
    [
        "Reply with just one word:",
        "Answer in three words:",
        "Use at most two words:",
        "Give a single word only:",
    ],
)
def test_a_number_of_words_that_a_good_part_has_not(tail: str) -> None:
    """A limit is broken by one answer, a number by a third."""
    assert loud(asks(tail, SPANS), FORM)


@pytest.mark.parametrize(
    "tail",
    [
        "Use at most three words:",
        "Reply with one word or several:",
        "Reply in a few words:",
        "In one word, or in two:",
    ],
)
def test_a_number_of_words_that_is_kept(tail: str) -> None:
    """A limit that is wide enough, and no number."""
    assert not loud(asks(tail, SPANS), FORM)


@pytest.mark.parametrize(
    ("told", "is_other"),
    [
        ("用原文里的两个字回答", True),
        ("答案不超过四个字", True),
        ("回答在五个字以内", False),
        ("用原文里的词回答", False),
    ],
)
def test_a_number_of_signs(told: str, is_other: bool) -> None:
    """Signs of Chinese, so many or at most."""
    rows = [{"text": f"第{i}天的日记里写着{a}。", "answer": a} for i, a in enumerate(SIGNS)]
    text = f"f\"{told}。\\n日记：{{data['text']}}\\n写着什么？\\n\""
    case = Case(returns(text, "data['answer']"), rows, settings=BARE)
    assert bool(loud(case, FORM)) is is_other


def runs(told: str) -> Case:
    """Return a case of programs whose shots give their output alone."""
    rows = [{"code": f"k = {i}\nprint(k * 2)", "answer": str(2 * i)} for i in range(12)]
    return Case(returns(f"f\"{{data['code']}}\\n{told}\\nOutput:\""), rows, settings=THREE)


@pytest.mark.parametrize(
    "told",
    [
        "Walk through the code step by step, then answer.",
        "Justify your answer first.",
        "Calculate it on paper.",
        "Before you answer, show what each line does.",
        "先列出演算步骤。",
        "逐行推演。",
    ],
)
def test_steps_in_other_words_that_no_shot_has(told: str) -> None:
    """What asks to write something first."""
    assert found(runs(told), "few-shot/steps-lost") or loud(runs(told), FORM)


@pytest.mark.parametrize(
    "told",
    [
        "Read the code twice before you answer.",
        "Walk through it in your head, line by line, then answer.",
        "It runs line by line.",
        "不用写步骤。",
    ],
)
def test_steps_that_nobody_asks_to_write(told: str) -> None:
    """What is done in silence, or is not to be done."""
    assert not found(runs(told), "few-shot/steps-lost")


LISTED = HEAD + (
    "    marks = zip('ABC', data['options'])\n"
    "    listed = '\\n'.join(f'({{m}}) {{o}}' for m, o in marks)\n"
    "    text = {before!r} + data['question'] + '\\n' + listed\n"
    "    return {{'input': text + '\\nAnswer:', 'output': f\" {{data['way']}} The answer is "
    "({{data['key']}}).\", 'processed_output': data['key']}}\n"
)


def packed(i: int) -> dict[str, Any]:
    """Return a sum with three results, and the way to the right one."""
    each, count, place = i + 3, 4 + i % 3, i % 3
    options = [f"{each * count + n} figs" for n in (1, 2, 5)]
    options[place] = f"{each * count} figs"
    return {"question": f"Question: {count} bags of {each} figs. How many?", "options": options,
            "way": f"{each} times {count} is {each * count}.", "key": "ABC"[place]}  # fmt: skip


def sums(*, before: str = "", **changed: Any) -> Case:
    """Return a case of such sums, of which one has other fields."""
    rows = [packed(i) | (changed if i == 4 else {}) for i in range(12)]
    return Case(LISTED.format(before=before), rows, settings=THREE,
                postprocess="agieval_single_answer_post")  # fmt: skip


BY_HAND = "Question: 6 boxes of 7 nails. How many?\n(A) 13\n(B) 42\n(C) 44\nAnswer: {}\n\n"
TOLD = ("few-shot/wrong-answer", "answer/chain-differs", "few-shot/wrong-sum")


@pytest.mark.parametrize(
    ("answer", "is_wrong"),
    [
        ("6 times 7 is 42. The answer is (C).", True),
        ("6 times 7 is 42, so it is B. The answer is (A).", True),
        ("6 times 7 is 44. The answer is (C).", True),
        ("6 times 7 is 42. The answer is (B).", False),
        ("Option A adds them, which is wrong. The answer is (B).", False),
        ("Half of 6 times 7 is 21, and twice that is asked. The answer is (B).", False),
    ],
)
def test_an_example_that_closes_on_another_letter(answer: str, is_wrong: bool) -> None:
    """Its own sum or letter tells; behind cues and without them."""
    case = sums(before=BY_HAND.format(answer))
    assert any(loud(case, rule) for rule in TOLD) is is_wrong
    bare = BY_HAND.removeprefix("Question: ").replace("Answer: ", "").format(answer)
    if "44." not in answer:
        assert any(loud(sums(before=bare), rule) for rule in TOLD) is is_wrong


def test_rows_that_close_on_another_letter_or_number() -> None:
    """A row's key, or its sum, contradicts its steps."""
    assert loud(sums(key="A"), "answer/chain-differs")
    assert loud(sums(way="7 times 5 is 36."), "few-shot/wrong-sum")
    assert not any(loud(sums(), rule) for rule in TOLD)


@pytest.mark.parametrize(
    ("way", "is_wrong"),
    [
        ("4.5 plus 3.2 is 8.9", True), ("48除以6得9", True), ("9减4剩6", True),
        ("20 divided by 3 is 7", False), ("3 plus 4 times 2 is 11", False),
        ("9加3再乘2得24", False),
        ("8 plus 6 is 2 o'clock", False), ("half of 8 plus 6 is 7", False),
    ],
)  # fmt: skip
def test_a_sum_in_words(way: str, is_wrong: bool) -> None:
    """What is said of two numbers; longer sums have no order in words."""
    rows = [{"question": f"Task {i}?", "answer": f"{way} ({i})"} for i in range(8)]
    case = Case(returns(), rows, settings=THREE)
    assert bool(loud(case, "few-shot/wrong-sum")) is is_wrong


def filed(answer: str) -> Case:
    """Return a case whose shots are of a file; docs answer with bare numbers."""
    rows = [{"length": f"{i + 2} ft", "answer": str(12 * i + 24)} for i in range(8)]
    shots = [{"length": f"{n} yd", "answer": answer.format(n, 36 * n)} for n in (2, 3, 5, 7)]
    text = "f\"In inches: {data['length']}\\nResult:\""
    return Case(returns(text), rows, settings=THREE, shots=shots)


def test_a_file_that_answers_in_another_form() -> None:
    """Equations, sentences, units, where the docs have bare numbers."""
    rule = "few-shot/worked-form"
    for answer in (
        "{} yd = {} in",
        "{1} in",
        "That is {1} in all.",
        "we get to {1} when we count it",
    ):
        assert loud(filed(answer), rule), answer
    assert not loud(filed("{1}"), rule)


def test_a_file_with_steps_is_read_to_its_end() -> None:
    """A post-processor may take the number from what is written."""
    rows = [{"length": f"{i + 2} ft", "answer": str(12 * i + 24)} for i in range(8)]
    shots = [{"length": f"{n} yd", "answer": f"{n} yd = {36 * n}"} for n in (2, 3, 5, 7)]
    text = "f\"In inches, step by step: {data['length']}\\nLet's think step by step.\""
    assert not loud(Case(returns(text), rows, settings=THREE, shots=shots), "few-shot/worked-form")


@pytest.mark.parametrize(
    ("said", "is_other"),
    [
        ("Look at the six answered riddles: the five solved problems come first.", True),
        ("Learn from the 4 items above.", True),
        ("看完下面四道题之后，回答最后一题。", True),
        ("Learn from the 3 items above.", False),
        ("看完下面三道题之后，回答最后一题。", False),
        ("Five problems are in each exam.", False),
    ],
)
def test_how_many_examples_there_are(said: str, is_other: bool) -> None:
    """The description counts the shots."""
    settings = RenderSettings(num_fewshot=3, description=f"{said}\n\n")
    assert bool(loud(Case(settings=settings), "few-shot/other-count")) is is_other


def looked_up(told: str = "", **changed: str) -> Case:
    """Return a case of questions on a table; one row has other fields."""
    rows: list[Row] = []
    for i in range(10):
        shelf = [[f"R{i}", "jazz", "18:30"], [f"S{i}", "folk", "19:45"], [f"T{i}", "rock", "21:00"]]
        asked = ("When does", "start", "18:30") if i % 2 else ("What does", "play", "jazz")
        row = {"table": shelf, "question": f"{asked[0]} R{i} {asked[1]}?", "answer": asked[2]}
        rows.append(row | (changed if i == 3 else {}))
    lines = "'\\n'.join(' | '.join(cells) for cells in data['table'])"
    text = f"{told!r} + {lines} + '\\nQuestion: ' + data['question'] + '\\nAnswer:'"
    return Case(returns(text), rows, settings=THREE)


def test_an_answer_that_is_no_cell() -> None:
    """Where all others are, and nothing is to be calculated."""
    rule = "answer/not-an-option"
    assert loud(looked_up(answer="18:40"), rule)
    assert not loud(looked_up(), rule)
    counted = looked_up(question="How many bands are there?", answer="3")
    assert not loud(counted, rule)
    assert not loud(looked_up(answer="6:30 pm"), rule)  # a cell in another form


def test_times_in_halves_of_a_day() -> None:
    """A table has times of 24 hours."""
    assert loud(looked_up("Times as in a 12-hour clock.\n"), FORM)
    assert not loud(looked_up("Times as in a 24-hour clock.\n"), FORM)
    assert not loud(looked_up("Bands at noon.\n"), FORM)


WORDS = ("thimble", "worship", "kettle", "shallow", "needle", "berry", "clumsy", "wicker")
MOTS = ("maison", "fromage", "jardin", "soleil", "livre", "nuage", "montagne", "cuisine")


@pytest.mark.parametrize(
    ("told", "words", "is_other"),
    [
        ("给出对应的法语单词", WORDS, True), ("Give the Spanish word", WORDS, True),
        ("用韩语回答", WORDS, True), ("给出对应的法语单词", MOTS, False),
        ("写出意大利语单词", ("cloud", "map", *WORDS), True),
        ("给出对应的英语单词", WORDS, False), ("Give the Italian word", ("cane", *MOTS), False),
    ],
)  # fmt: skip
def test_the_language_of_words(told: str, words: Sequence[str], is_other: bool) -> None:
    """English is told by how its words are spelt."""
    rows = [{"sense": f"意思之{i}：某种东西", "answer": word} for i, word in enumerate(words)]
    text = f"f\"{told}。\\n释义：{{data['sense']}}\\n单词：\""
    case = Case(returns(text, "data['answer']"), rows, settings=BARE)
    assert bool(loud(case, FORM)) is is_other


@pytest.mark.parametrize(
    ("told", "answer", "is_other"),
    [
        ("as a JSON array", '{{"n": {}}}', True), ("as a JSON object", "[{}]", True),
        ("as a JSON array", '[{{"n": {}}}]', False), ("as a JSON object", '{{"n": [{}]}}', False),
        ("in euros", "${}", True), ("in euros", "{}", False), ("in euros", "€{}", False),
        ("（须写单位）", "{}", True), ("（不用写单位）", "{}", False),
        ("（须写单位）", "{} m", False),
    ],
)  # fmt: skip
def test_the_form_of_a_value(told: str, answer: str, is_other: bool) -> None:
    """Lists and objects, currencies and units."""
    rows = [{"question": f"What of crate {i}?", "answer": answer.format(i + 7)} for i in range(8)]
    case = Case(returns(f"f\"{{data['question']}}\\nGive it {told}.\\nIt is:\""), rows,
                settings=THREE)  # fmt: skip
    assert bool(loud(case, FORM)) is is_other


@pytest.mark.parametrize(
    ("told", "is_other"),
    [
        ("把來信轉給一個組：票務科、失物科或清潔科。", True),
        ("把來信轉給一個組：行李、車票或衛生。", False),
        ("來信都出自一個月：一月。", False),
    ],
)
def test_labels_of_a_list_in_chinese(told: str, is_other: bool) -> None:
    """What a letter is to be passed on to."""
    desks = ("行李", "車票", "衛生")
    rows = [
        {"letter": f"第{i}封信說，昨天在站裡等了很久。", "answer": desks[i % 3]} for i in range(12)
    ]
    text = f"f\"{told}\\n來信：{{data['letter']}}\\n組：\""
    case = Case(returns(text, "data['answer']"), rows, settings=BARE)
    assert bool(loud(case, "answer/other-names")) is is_other


@pytest.mark.parametrize(
    ("told", "cue", "is_other"),
    [
        ("阅读下面的文章，", "句子", True), ("根据以上对话，", "题目", True),
        ("阅读下面的句子，", "句子", False), ("根据下面的文章，", "文章", False),
        ("", "句子", False),
    ],
)  # fmt: skip
def test_a_sentence_with_a_gap_is_no_passage(told: str, cue: str, is_other: bool) -> None:
    """What is spoken of is not there."""
    rows = [
        {"sentence": f"第{i}艘船在风里____，没有靠岸。", "answer": "摇晃"[: i % 2 + 1]}
        for i in range(8)
    ]
    text = f"f\"{told}填空。\\n{cue}：{{data['sentence']}}\\n答案：\""
    case = Case(returns(text, "data['answer']"), rows, settings=BARE)
    assert bool(loud(case, "text/no-question")) is is_other


@pytest.mark.parametrize(
    ("told", "is_other"),
    [
        ("Pick (A) or (B).", True), ("请选A或B。", True),
        ("Pick one.", False), ("Team A or team B sails.", False),
    ],
)  # fmt: skip
def test_letters_of_choices_that_are_not_listed(told: str, is_other: bool) -> None:
    """PPL ranks sentences, and no letter stands beside one."""
    rows = [
        {"start": f"Boat {i} left.",
         "target_scores": {f"It was boat {i} that sank.": i % 2, f"Gulls saw boat {i}.": 1 - i % 2}}
        for i in range(8)
    ]  # fmt: skip
    source = returns(f"f\"{{data['start']}} {told}\\n\"", "'It'", "'It'")
    case = Case(source, rows, method="ppl", settings=RenderSettings(target_delimiter=""))
    assert bool(loud(case, "answer/letters")) is is_other
