"""Forms, orders and tasks that a prompt asks for in the ways that people write them, which no
answer has; beside prompts that look so and are right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

FORM = "few-shot/other-form"
TREES = ("larch", "alder", "rowan", "hazel", "aspen", "juniper")
ONE = [TREES[i % 6] for i in range(12)]
TWO = [f"old {tree}" for tree in ONE]
COUNTS = [str(6 * i + 2) for i in range(12)]
LARGE = [str(1100 * i + 2600) for i in range(12)]
LISTS = ["ash, fir, oak", "elm, pine, yew"] * 6
LINES = ["ash\nfir", "elm\nyew"] * 6
ORDERED = ["2, 5, 11", "1, 4, 8"] * 6
SAID = ["It rained all day. Nobody came.", "The boat was late. We waited."] * 6
HAN = ["白桦", "云杉", "红松林"] * 4
HAN_LISTS = ["白桦、云杉、红松", "柳树、杨树、榆树"] * 6
HAN_TEXTS = ["老人把船拴在岸边，然后进了屋", "孩子们一早就上山采蘑菇去了呢"] * 6
LETTERS = ["A", "B", "C"] * 4
SOME_NUMBERS = [
    count if i % 2 else tree for i, (count, tree) in enumerate(zip(COUNTS, ONE, strict=True))
]


def asks(words: str, answers: Sequence[str], shots: int = 2) -> Case:
    """Return a case that asks for something before its cue."""
    rows = [
        {"question": f"What did guest {i} see in the wood?", "answer": answer}
        for i, answer in enumerate(answers)
    ]
    text = f"data['question'] + '\\n' + {words!r} + '\\nSeen:'"
    return Case(returns(text), rows, settings=RenderSettings(num_fewshot=shots))


UNMET = (
    ("Answer in exactly one word.", TWO), ("Use only one word.", TWO),
    ("Give a single name.", LISTS), ("Reply with one item.", LISTS),
    ("只填一个名称。", HAN_LISTS), ("请只写一个词。", HAN_TEXTS), ("請用一個詞回答。", HAN_TEXTS),
    ("Use a single sentence.", SAID),
    ("Return a Python dictionary.", ONE), ("Output a JSON array.", ONE),
    ("Make a numbered list.", LISTS), ("Answer with bullet points.", ONE),
    ("请用带编号的列表回答。", HAN_LISTS), ("請逐條列出。", HAN_LISTS),
    ("Write one tree per line.", LISTS), ("每个占一行。", HAN_LISTS),
    ("Format your answer as TSV.", ONE), ("Reply in YAML.", ONE), ("用XML格式输出。", HAN),
    ("Present the answer as a table.", ONE), ("Write it in LaTeX.", ONE),
    ("Reply with a single emoji.", ONE), ("Write the name in camelCase.", TWO),
    ("Sort them in descending alphabetical order.", LISTS), ("List them from Z to A.", LISTS),
    ("按字母倒序排列。", LISTS), ("Put the largest first.", ORDERED), ("由大到小排列。", ORDERED),
    ("Write all numbers in Roman numerals.", SOME_NUMBERS), ("請用羅馬數字表示。", COUNTS),
    ("Use commas as thousands separators.", LARGE), ("加上千位分隔符。", LARGE),
    ("Round it to the nearest tenth.", COUNTS), ("四舍五入到百分位。", COUNTS),
    ("Write it with a dollar sign.", COUNTS),
    ("Write the letter in square brackets.", [f"({one})" for one in LETTERS]),
    ("Enclose your choice in curly braces.", ONE),
    ("Give the letter like [B].", LETTERS), ("请以『』括住答案。", HAN),
    ("請放在「」中。", HAN), ("用圆括号括住。", HAN),
)  # fmt: skip
MET = (
    ("Use a single word.", ONE), ("Answer in one word or two.", TWO),
    ("Fill each gap ___ with one word.", TWO), ("Give a single name.", ["Bern, Canton Bern"] * 12),
    ("请只写一个词。", HAN), ("用一个词或一句话回答。", HAN_TEXTS),
    ("Answer in one sentence.", ["It rained.", "We slept."] * 6),
    ("Think about it in one sentence, then answer.", SAID),
    ("Say what the Python dictionary has.", ONE), ("Don't make a numbered list.", LISTS),
    ("The trees are listed one per line.", LISTS), ("Write one tree per line.", LINES),
    ("Which tree is in the table above?", ONE), ("What does the LaTeX command draw?", ONE),
    ("List them in alphabetical order.", LISTS), ("List them from A to Z.", LISTS),
    ("Put the smallest first.", ORDERED), ("Write the Roman numeral as a number.", COUNTS),
    ("Write all numbers in Roman numerals.", ["xii", "larch"] * 6),
    ("Use commas as thousands separators.", COUNTS),
    ("Use commas as thousands separators.", [f"{i + 1},400" for i in range(12)]),
    ("Write it with a dollar sign.", [f"${count}" for count in COUNTS]),
    ("The options are in square brackets.", LETTERS), ("文中用『』括住的词是什么？", HAN),
    ("Write the letter in square brackets.", [f"[{one}]" for one in LETTERS]),
    ("Use a table if it helps.", ONE), ("用列表中的名称回答。", HAN),
)  # fmt: skip


@pytest.mark.parametrize("shots", [0, 2])
@pytest.mark.parametrize(("words", "answers"), UNMET)
def test_what_no_answer_has_is_found(words: str, answers: Sequence[str], shots: int) -> None:
    """With shots and without, which would show another form."""
    assert found(asks(words, answers, shots), FORM)


@pytest.mark.parametrize(("words", "answers"), MET)
def test_what_answers_have_or_rows_are_said_to_have_is_right(
    words: str, answers: Sequence[str]
) -> None:
    """So is what is not asked for at all."""
    assert loud(asks(words, answers), FORM) == []


LISTED = "@\\n(A) a fox\\n(B) an owl\\n(C) a hare\\n"


def over(text: str, answers: Sequence[str], questions: Sequence[str] = (), shots: int = 2) -> Case:
    """Return a case of a whole prompt, with `@` for the question."""
    asked = questions or [f"Guest number {i} saw something by the mill." for i in range(12)]
    rows = [{"question": q, "answer": a} for q, a in zip(asked, answers, strict=True)]
    made = f"'{text}'.replace('@', data['question'])"
    return Case(returns(made), rows, settings=RenderSettings(num_fewshot=shots))


STEPS = "few-shot/steps-lost"
FIRST = (
    "Work through the options before you pick one.", "Discuss every option, then choose.",
    "Write down your reasoning.", "Reason out loud.", "先推理，然后选出答案。",
    "請先逐一分析再選擇。",
    "逐个说明每个选项。",
)  # fmt: skip
SILENT = (
    "Think well before you choose.", "Read every option before you choose.",
    "Work through the options in your head before you pick one.", "Don't discuss every option.",
    "Rule out what cannot be, and then choose.", "仔细思考后选择。", "先阅读并分析，再判断。",
    "Give only the letter; you may discuss every option.",
)  # fmt: skip


@pytest.mark.parametrize("words", FIRST)
def test_steps_that_are_asked_for_anywhere_are_missed(words: str) -> None:
    """At the beginning of a prompt as well as at its end."""
    assert found(over(f"{words}\\n{LISTED}Answer:", LETTERS), STEPS)
    assert found(over(f"{LISTED}{words}\\nAnswer:", LETTERS), STEPS)


@pytest.mark.parametrize("words", SILENT)
def test_what_is_thought_or_read_is_no_step(words: str) -> None:
    """Nor is what need not be written."""
    assert loud(over(f"{words}\\n{LISTED}Answer:", LETTERS), STEPS) == []
    assert loud(over(f"{LISTED}{words}\\nAnswer:", LETTERS), STEPS) == []


ENGLISH = [f"{a} {b}." for a in ("The mill is old and", "We saw that", "They say that")
           for b in ("it is far", "he was ill", "she sang", "you know")]  # fmt: skip
CHINESE = [f"{a}{b}。" for a in ("磨坊很旧，", "我们看见，", "他们说，")
           for b in ("路很远", "他病了", "她唱了歌", "你知道的")]  # fmt: skip
JAPANESE = [f"{a}{b}。" for a in ("水車は古く、", "見ると、", "聞くと、")
            for b in ("遠い", "病気だった", "歌った", "知っている")]  # fmt: skip


@pytest.mark.slow
def test_a_cue_of_another_language_than_is_asked_for_is_told() -> None:
    """And Chinese that was to be Japanese, whatever the cue."""
    assert found(over("请把英文翻译成日文。\\n英文：@\\n中文：", CHINESE, ENGLISH), FORM)
    assert found(over("Translate it into Japanese.\\nEnglish: @\\nChinese:", HAN, ENGLISH), FORM)
    assert found(over("请把英文翻译成日文。\\n英文：@\\n译文：", CHINESE, ENGLISH), FORM)


def test_what_is_translated_on_the_way_is_right() -> None:
    """As is a language that both name, or Japanese that is asked for."""
    on_the_way = "把英文先译成中文，再译成日文。\\n英文：@\\n日文："
    assert loud(over(on_the_way, JAPANESE, ENGLISH), FORM) == []
    assert loud(over("请把英文翻译成中文。\\n英文：@\\n中文：", CHINESE, ENGLISH), FORM) == []
    assert loud(over("请把英文翻译成日文。\\n英文：@\\n译文：", JAPANESE, ENGLISH), FORM) == []


NOUNS = ["foot", "calf", "ox", "wife", "tray", "lady", "goose", "man", "bus", "loaf", "thief"]
NOUNS += ["hero"]
MANY = ["feet", "calves", "oxen", "wives", "trays", "ladies", "geese", "men", "buses", "loaves"]
MANY += ["thieves", "heroes"]


@pytest.mark.parametrize(
    "text",
    [
        "Translate every noun into Spanish.\\nSingular: @\\nPlural:",
        "Give the opposite of each word.\\nWord: @\\nSynonym:",
        "请把下列名词翻译成法文。\\n名词：@\\n反义词：",
        "Sort the words.\\nWords: @\\nSentiment:",
    ],
)
def test_a_cue_of_another_task_is_told(text: str) -> None:
    """It names what nothing else of the prompt speaks of."""
    assert found(over(text, MANY, NOUNS), FORM)


@pytest.mark.parametrize(
    "text",
    [
        "Give the plural of every noun.\\nSingular: @\\nPlural:",
        "Translate every noun into Spanish, and put it into the plural.\\nNoun: @\\nPlural:",
        "Change the word.\\nSingular: @\\nPlural:",
        "写出名词的复数形式。\\n单数：@\\n复数：",
    ],
)
def test_a_cue_of_the_task_is_right(text: str) -> None:
    """Or of one of its parts."""
    assert loud(over(text, MANY, NOUNS), FORM) == []


def test_sums_are_asked_for_where_none_is() -> None:
    """Reviews are no sums, and those that are may be asked for in the same words."""
    moods = ["良好", "糟糕"] * 6
    sums = [f"{i} + {3 * i + 1}" for i in range(12)]
    totals = [str(4 * i + 1) for i in range(12)]
    assert found(over("请计算算式的得数。\\n评论：@\\n判断：", moods, CHINESE), FORM)
    assert found(over("Solve the equations.\\nReview: @\\nLabel:", ["good", "bad"] * 6), FORM)
    assert loud(over("请计算算式的得数。\\n算式：@\\n得数：", totals, sums), FORM) == []
    assert loud(over("Find the summary.\\nReview: @\\nLabel:", ["good", "bad"] * 6), FORM) == []
