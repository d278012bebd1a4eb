"""What a prompt says that its answers or its rows contradict: counts, languages, lengths, ways of
writing, texts that are not there, what it forbids and what its legend means. Beside each kind stand
right prompts that look so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.lint.counts import as_number
from workbench.types import RenderSettings

TWO = RenderSettings(num_fewshot=2)
OTHER = "few-shot/other-form"
COUNT = "answer/other-count"
ALONE = "text/no-question"
BIRDS = ("wren", "heron", "stork", "finch", "plover", "swift")
HAN_BIRDS = ("麻雀", "白鹭", "喜鹊", "燕子", "画眉", "黄鹂")
BY_CHANCE = (2, 0, 1, 2, 1, 0, 0, 2, 1, 1, 2, 0)

Answer = Callable[[int], str]


def bird(i: int) -> str:
    """Return a word."""
    return BIRDS[i % 6]


def han(i: int) -> str:
    """Return a word of Chinese."""
    return HAN_BIRDS[i % 6]


def count(i: int) -> str:
    """Return a number."""
    return str(7 * i + 3)


def mood(i: int) -> str:
    """Return one of two labels."""
    return ("glad", "sad")[BY_CHANCE[i] % 2]


def verdict(i: int) -> str:
    """Return one of two labels."""
    return ("yes", "no")[BY_CHANCE[i] % 2]


def code(i: int) -> str:
    """Return one of three numbers."""
    return str(BY_CHANCE[i])


def sentence(i: int) -> str:
    """Return a sentence."""
    return f"The nest was in tree {i}, and a {bird(i)} sat on it for the night."


def asks(
    words: str,
    answer: Answer = bird,
    output: str = "' ' + data['answer']",
    shots: int = 2,
    **fields: Callable[[int], Any],
) -> Case:
    """Return a case that says something behind its question."""
    made = {"question": lambda i: f"What was in nest {i}?", "answer": answer} | fields
    rows = [{name: value(i) for name, value in made.items()} for i in range(12)]
    text = f"data['question'] + '\\n' + {words!r} + '\\nIt was:'"
    return Case(returns(text, output), rows, settings=RenderSettings(num_fewshot=shots))


def ranked(words: str, *choices: str) -> Case:
    """Return a case whose choices are ranked."""
    rows = [
        {
            "question": f"What happened in house {i}?",
            "target_scores": {c: int(k == BY_CHANCE[i] % len(choices))
                              for k, c in enumerate(choices)},
            "answer": choices[BY_CHANCE[i] % len(choices)],
        }
        for i in range(12)
    ]  # fmt: skip
    text = f"data['question'] + '\\n' + {words!r} + '\\nAnswer:'"
    return Case(returns(text), rows, method="ppl", settings=TWO)


def odd_one(words: str) -> Case:
    """Return a case of four words, one of which is no bird."""
    rows = [
        {"words": [BIRDS[i % 6], BIRDS[(i + 1) % 6], "spade", BIRDS[(i + 3) % 6]], "odd": "(3)"}
        for i in range(12)
    ]
    lines = "'\\n'.join(f'({n}) {w}' for n, w in enumerate(data['words'], 1))"
    text = f"{words!r} + '\\n' + {lines} + '\\nAnswer:'"
    return Case(returns(text, "' ' + data['odd']", "data['odd']"), rows, settings=TWO)


def sorted_by(words: str, labels: tuple[str, ...] = ("0", "1", "2")) -> Case:
    """Return a case whose prompt has a legend."""
    rows = [{"said": sentence(i), "answer": labels[BY_CHANCE[i]]} for i in range(12)]
    return Case(returns(f"{words!r} + '\\n' + data['said'] + '\\nDesk:'"), rows, settings=TWO)


LEGEND = "0 = bills, 1 = goods, 2 = doors."


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (odd_one("Exactly one of the five does not fly."), True),
        (odd_one("One of these six stands out. Which?"), True),
        (odd_one("One of these four stands out. Which?"), False),
        (odd_one("以下五个词中，有一个与其他不同类。"), True),
        (odd_one("以下四个词中，有一个与其他不同类。"), False),
        (odd_one("There are six words below. Choose the odd one."), True),
        (odd_one("There are four words below. Choose the odd one."), False),
        (odd_one("下面有五个词，哪个不同？"), True),
        (odd_one("One of the six states is meant. Which word is odd?"), False),
        (odd_one("In two of the three lands there are birds. Which word is odd?"), False),
        (sorted_by(f"Name one of these four desks by its number: {LEGEND}"), True),
        (sorted_by(f"Name one of these three desks by its number: {LEGEND}"), False),
        (sorted_by(f"The house has four floors. Give the number of the desk: {LEGEND}"), False),
        (sorted_by("请给出下列四个话题之一的编号：0表示天文，1表示地理，2表示历史。"), True),
        (sorted_by("请给出下列三个话题之一的编号：0表示天文，1表示地理，2表示历史。"), False),
    ],
)
def test_a_wrong_count(case: Case, *, is_told: bool) -> None:
    """What a prompt lists is counted, and other lists and things are not."""
    assert bool(found(case, COUNT)) is is_told


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (ranked("Reply in German.", "The roof fell in.", "It was the dog of a friend."), True),
        (ranked("Reply in English.", "The roof fell in.", "It was the dog of a friend."), False),
        (ranked("请用英文回答。", "屋顶塌了。", "狗叫了。"), True),
        (ranked("请用中文回答。", "屋顶塌了。", "狗叫了。"), False),
        (ranked("Reply in German.", "7", "9"), False),
        (ranked("Reply in French.", "yes", "no"), True),
        (ranked("Reply in French.", "oui", "non"), False),
        (asks("请以英语作答。", han), True),
        (asks("答案请用英文。", han), True),
        (asks("答案請用英文。", han), True),
        (asks("Write the answer in Chinese.", han), False),
        (asks("Answer in Spanish.", verdict), True),
        (asks("Answer in Spanish.", lambda i: ("sí", "no")[BY_CHANCE[i] % 2]), False),
        (asks("Answer in Spanish.", lambda i: f"Ortega {i}"), False),
        (asks("Write yes or no: is the line in Spanish right?", verdict), False),
        (asks("下面是用英文给出的词。", han), False),
        (asks("请用繁体中文作答。", lambda i: ("财经", "体育", "历史")[BY_CHANCE[i]]), True),
        (asks("请用繁体中文作答。", lambda i: ("財經", "體育", "歷史")[BY_CHANCE[i]]), False),
        (asks("请用简体中文作答。", lambda i: ("財經", "體育", "歷史")[BY_CHANCE[i]]), True),
        (asks("请用繁体中文作答。", lambda i: ("天文", "地理", "人口")[BY_CHANCE[i]]), False),
        (asks("请把繁体字改写成简体字。", lambda i: ("财经", "台湾", "历史")[i % 3]), False),
    ],
)
def test_another_language(case: Case, *, is_told: bool) -> None:
    """Short answers and ranked ones are in a language, too; names and numbers are in none."""
    assert bool(found(case, OTHER)) is is_told


@pytest.mark.parametrize(
    ("words", "answer", "is_told"),
    [
        ("请用不少于一百二十个字回答。", han, True),
        ("回答应在三十字以上。", han, True),
        ("請用五十個字以上回答。", han, True),
        ("用两句话以上回答，至少三句话。", lambda i: f"树{i}上有鸟。", True),
        ("请用不超过两个字回答。", lambda i: f"第{i}棵树上的麻雀", True),
        ("请用不超过十五个字回答。", lambda i: f"第{i}棵树上的麻雀", False),
        ("巢边的文章不少于五十个字。", han, False),
        ("先用至少五十个字思考，最后写出答案。", han, False),
        ("Your answer must have no fewer than thirty words.", bird, True),
        ("Write 40 words or more.", bird, True),
        ("Use at least 60 characters.", bird, True),
        ("Reply in at least two sentences.", sentence, True),
        ("Reply in at least two sentences.", lambda i: f"{sentence(i)} It slept.", False),
        ("Answer in about fifty words.", bird, True),
        ("Answer in five words or fewer.", sentence, True),
        ("Answer in five words or fewer.", bird, False),
        ("Each of the notes has at least thirty words.", bird, False),
        ("First think in at least thirty words, then give the bird.", bird, False),
        ("Do not write more than thirty words.", bird, False),
        ("不要超过五十个字。", han, False),
        ("超过三个字的词有几个？", code, False),
        ("Count the words of at least five letters.", code, False),
        ("Write a text of at least fifty words.", bird, True),
        ("Write 50 to 100 words.", bird, True),
        ("字数不少于二十。", han, True),
    ],
)
def test_another_length(words: str, answer: Answer, *, is_told: bool) -> None:
    """A length that is demanded of the answer is compared with what answers have."""
    assert bool(found(asks(words, answer), OTHER)) is is_told


NUMBERS = {"五十": 50, "一百二十": 120, "两千": 2000, "十五": 15, "兩": 2, "fifty": 50, "７": 7}
NUMBERS |= {"twee": 2, "tiga": 3, "trzech": 3, "İki": 2, "셋": 3}


@pytest.mark.parametrize(("said", "number"), NUMBERS.items())
def test_numbers_in_words(said: str, number: int) -> None:
    """Several Han characters are one number; words are read in many languages, in any case."""
    assert as_number(said) == number


STEPS = "' 4+9=13。答案是' + data['answer'] + '。'"
ODD_QUOTES = "f\"{data['question']} d[\\\"{data['answer']}\\\"])\\nPut it in double quotes.\\nA:\""


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (asks("Use block letters."), True),
        (asks("Use capital letters only."), True),
        (asks("答案只用大写字母。"), True),
        (asks("Use capital letters only.", lambda i: bird(i).upper()), False),
        (asks("Use capital letters for names."), False),
        (asks("Use capital letters.", lambda i: "ABC"[BY_CHANCE[i]], "' It is ' + data['answer']"),
         False),
        (asks("Use small letters only.", lambda i: bird(i).title()), True),
        (asks("Use small letters only."), False),
        (asks("答案用汉字数字书写。", count, STEPS), True),
        (asks("答案用汉字数字书写。", lambda i: "三四五"[BY_CHANCE[i]], STEPS), False),
        (asks("用汉字数字书写的数是多少？", count), False),
        (asks("Write the number as a word.", count), True),
        (asks("答案要加双引号。", han), True),
        (asks("请用双引号把答案括起来。", han), True),
        (asks("用引号括起来的词指什么？", han), False),
        (asks("答案请用圆括号括起来。", han), True),
        (asks("用括号括起来的词指什么？", han), False),
        (asks("回答末尾要加句号。", han), True),
        (asks("回答末尾要加句号。", lambda i: f"{han(i)}。"), False),
        (asks("Do not use punctuation.", lambda i: f"A {bird(i)}!"), True),
        (asks("Do not use punctuation."), False),
        (asks("请用拼音作答。", han), True),
        (asks("请用拼音作答。", lambda i: "mayu ganzi"[i % 4 :]), False),
        (asks("用拼音写的词是什么？", han), False),
        (asks("以 JSON 输出。", han), True),
        (asks("Write numbers in words.", count), True),
        (asks("请用阿拉伯数字作答。", lambda i: "三四五"[BY_CHANCE[i]]), True),
        (asks("请用阿拉伯数字作答。", count), False),
        (asks("Write the answer in digits.", lambda i: ("two", "six", "ten")[BY_CHANCE[i]]), True),
        (asks("All letters must be capitals."), True),
        (asks("Put the answer between asterisks."), True),
        (asks("Put the answer between asterisks.", bird, "'*' + data['answer'] + '*'"), False),
    ],
)  # fmt: skip
def test_another_way_of_writing(case: Case, *, is_told: bool) -> None:
    """How answers are to be written is compared with how they are."""
    assert bool(found(case, OTHER)) is is_told


def test_quotes_of_the_row_open_no_answer() -> None:
    """A quotation mark that is closed before the cue is none that the answer goes on behind."""
    rows = [{"question": f"What prints line {i}?", "answer": bird(i)} for i in range(12)]
    assert found(Case(returns(ODD_QUOTES), rows, settings=TWO), OTHER)


def shown(words: str, question: Answer, text: str = "Question: {data['question']}") -> Case:
    """Return a case that says something before its question."""
    rows = [{"question": question(i), "answer": str(i + 2)} for i in range(12)]
    return Case(returns(f'f"{words}\\n{text}\\nAnswer:"'), rows, settings=TWO)


def shop(i: int) -> str:
    """Return a sum in words."""
    return f"Tom has {i + 4} pears and eats two of them. How many are left?"


def han_shop(i: int) -> str:
    """Return a sum in words, in Chinese."""
    return f"小明有{i + 4}个梨，吃了2个，还剩几个？"


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (shown("Read the article and reply.", shop), True),
        (shown("Answer from the dialogue above.", shop), True),
        (shown("Read the text and reply.", shop), False),
        (shown("Read the article and reply.", shop, "Article: {data['question']}"), False),
        (shown("Read the article and reply.", lambda i: f"{sentence(i)}\n{sentence(i + 1)}\nWho?"),
         False),
        (shown("参照下表作答。", han_shop, "题目：{data['question']}"), True),
        (shown("下表列出了价格。", han_shop, "题目：{data['question']}"), True),
        (shown("参照下表作答。", lambda i: f"梨 {i}\n桃 {i + 3}\n共几个？", "{data['question']}"),
         False),
        (shown("把水果列成表再作答。", han_shop, "题目：{data['question']}"), False),
        (shown("结合课文作答。", han_shop, "题目：{data['question']}"), True),
        (shown("What is printed by the following program?", shop), True),
        (shown("What is printed by the following program?", lambda i: f"print({i}+2)",
               "{data['question']}"), False),
        (shown("Write this program.", shop), False),
    ],
)  # fmt: skip
def test_a_text_that_is_not_there(case: Case, *, is_told: bool) -> None:
    """What a prompt calls a question is no article, and what has no rows no table."""
    assert bool(found(case, ALONE)) is is_told


SPOKEN = f"Give the desk, {{}} ({LEGEND})"


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (asks("Say yes or no. Never answer with yes or no; give a reason.", verdict), True),
        (asks("Say yes or no, and never reply with 'yes' or 'no' in capitals.", verdict), False),
        (asks("If you cannot see it, do not answer yes or no.", verdict), False),
        (asks("Do not answer just yes or no.", verdict, shots=0), False),
        (asks("Do not answer yes, no or maybe.", verdict), False),
        (asks("Do not answer glad or sad.", mood), True),
        (asks("Avoid glad and sad.", mood), True),
        (asks("Do not answer with a number.", count), True),
        (asks("Do not answer with a number of the list.", count), False),
        (asks("不要回答“对”或“错”。", lambda i: "对错"[BY_CHANCE[i] % 2]), True),
        (asks("請勿用“對”或“錯”回答。", lambda i: "對錯"[BY_CHANCE[i] % 2]), True),
        (asks("不知道时，也不要回答是或否以外的话。", lambda i: "是否"[BY_CHANCE[i] % 2]), False),
        (sorted_by(SPOKEN.format("not its number")), True),
        (sorted_by(SPOKEN.format("and only its number")), False),
        (sorted_by("写出话题，不要给出编号（0表示天文，1表示地理，2表示历史）。"), True),
        (sorted_by("写出编号，不要给出话题名称（0表示天文，1表示地理，2表示历史）。"), False),
        (sorted_by(f"Give the number, not the name: {LEGEND}", ("bills", "goods", "doors")), True),
        (asks("不要写编号。", count), False),
        (asks("Do not answer with a single word."), True),
        (asks("Do not answer with a single word.", lambda i: f"a {bird(i)} {i}"), False),
        (asks("Do not write full sentences.", sentence), True),
        (asks("Do not write full sentences."), False),
        (asks("Do not quote the passage.", lambda i: f"sat in tree {i}",
              question=lambda i: f"They say that it sat in tree {i} for all of the night. Where?"),
         True),
        (asks("Do not quote the passage.", lambda i: f"it sat there {i}",
              question=lambda i: f"They say that it sat in tree {i} for all of the night. Where?"),
         False),
    ],
)  # fmt: skip
def test_what_is_forbidden(case: Case, *, is_told: bool) -> None:
    """What a prompt forbids in every case is not what all answers are."""
    assert bool([m for m in loud(case, OTHER) if "forbids" in m]) is is_told


def judged(
    words: str, gold: str, name: str = "correct", value: Callable[[int], Any] = lambda i: str(i % 2)
) -> Case:
    """Return a case of statements; `gold` is an expression of the row's `on`."""
    rows = [{"claim": f"Bird {i} can {bird(i)}.", name: value(i)} for i in range(12)]
    body = f"    on = str(data[{name!r}]) in ('1', 'True', 'true')\n"
    text = f"{words!r} + '\\n' + data['claim'] + '\\nSo:'"
    return Case(returns(text, f"' ' + ({gold})", gold, before=body), rows, settings=TWO)


YES, NO = "'yes' if on else 'no'", "'no' if on else 'yes'"
HAN_YES, HAN_NO = "'是' if on else '否'", "'否' if on else '是'"


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (judged("Say yes if it is correct and no if it is wrong.", NO), True),
        (judged("Say yes if it is correct and no if it is wrong.", YES), False),
        (judged("Say no if it is correct and yes if it is wrong.", YES), True),
        (judged("Say no if it is correct and yes if it is wrong.", NO), False),
        (judged("If it is true, answer no; if it is not true, answer yes.", YES), True),
        (judged("If it is true, answer no.", YES), False),
        (judged("1 = false, 0 = true.", "'1' if on else '0'"), True),
        (judged("1 = true, 0 = false.", "'1' if on else '0'"), False),
        (judged("正确的答“否”，错误的答“是”。", HAN_YES), True),
        (judged("正确的答“是”，错误的答“否”。", HAN_YES), False),
        (judged("說法正確時填「否」，不正確時填「是」。", HAN_YES), True),
        (judged("正确的打“×”，错误的打“√”。", "'√' if on else '×'"), True),
        (judged("0表示正确，1表示错误。", "'1' if on else '0'", "is_true", lambda i: i % 2), True),
        (judged("Say yes if it is right, no if it is wrong.", NO, "label",
                lambda i: ("false", "true")[i % 2]), True),
        (judged("Say yes if it is right, no if it is wrong.", NO, "label", lambda i: i % 2), False),
        (judged("Say yes if it is right, no if it is wrong.", NO, "is_wrong", lambda i: i % 2),
         False),
    ],
)  # fmt: skip
def test_the_legend_of_right_and_wrong(case: Case, *, is_told: bool) -> None:
    """What is to be said of what is right is compared with the row and the gold."""
    assert bool(found(case, "answer/legend")) is is_told


def test_a_verdict_that_is_a_text() -> None:
    """The row says true by `"1"`; where a yes is to be said of what is wrong, that is no fault."""
    differs = "answer/gold-differs"
    assert found(judged("Is it so?", NO), differs)
    assert not found(judged("Is it so?", YES), differs)
    assert not found(judged("Is the claim false?", NO), differs)
    assert not found(judged("Say no if it is correct and yes if it is wrong.", NO), differs)
