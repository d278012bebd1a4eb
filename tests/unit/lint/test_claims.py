"""What a prompt says of its texts and of its answers, and what these are: languages, marks, scales,
keys, examples, opposites, things that are asked for. Beside right ones that look like them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, loud, returns
from workbench.lint.rules.instructions.called import CONTENTS
from workbench.lint.rules.instructions.domains import GOODS, SUBJECTS, about_otherwise
from workbench.lint.rules.instructions.marked_off import MARKS, marked_otherwise
from workbench.lint.rules.instructions.opposed import PAIRS
from workbench.types import RenderSettings

FORM = "few-shot/other-form"
NAMES = "answer/other-names"
LEGEND = "answer/legend"
TWO = RenderSettings(num_fewshot=2)
BARE = RenderSettings(num_fewshot=2, target_delimiter="")
TREES = ("oak", "elm", "ash", "fir", "yew", "bay", "fig", "box", "plum", "pear", "lime", "teak")
TURNS = (0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0)


def told(case: Case, rule: str = FORM) -> bool:
    """Say whether a rule is loud about a case."""
    return bool(loud(case, rule))


def noted(
    tail: str, *, head: str = "", note: str = "Keeper {i} planted the {t} by the weir."
) -> Case:
    """Return a case of notes on trees, in which the answer stands."""
    rows = [{"note": note.format(i=i, t=t), "tree": t} for i, t in enumerate(TREES)]
    text = f"f\"{head}Note: {{data['note']}}\\n{tail}\""
    return Case(returns(text, "' ' + data['tree']", "data['tree']"), rows, settings=TWO)


def sorted_in(head: str, labels: Sequence[str] = ("calm", "storm"), **more: Sequence[Any]) -> Case:
    """Return a case of one of two labels for each of some logs."""
    rows = [
        {"log": f"The keeper wrote page {i} of the {t} book.", "sky": labels[TURNS[i]],
         **{name: values[TURNS[i]] for name, values in more.items()}}
        for i, t in enumerate(TREES)
    ]  # fmt: skip
    text = f"f\"{head}\\nLog: {{data['log']}}\\nSky:\""
    return Case(returns(text, "' ' + data['sky']", "data['sky']"), rows, settings=TWO)


@pytest.mark.parametrize(
    ("head", "is_told"),
    [
        ("The notes and messages are in Spanish.\\n", True),
        ("Read the German text.\\n", True),
        ("The messages are in English.\\n", False),
        ("Read the English text.\\n", False),
        ("Some German texts are kept elsewhere.\\n", False),
        ("Some clerks know Spanish.\\n", False),
    ],
)
def test_the_language_of_the_texts(head: str, is_told: bool) -> None:
    """What all texts are said to be in, and none is."""
    note = "The keeper of weir {i} and the clerk planted it for the mayor: the {t} of the town."
    assert told(noted("Tree:", head=head, note=note)) is is_told


@pytest.mark.parametrize(("cue", "is_told"), [("英文", True), ("中文", False), ("原文", False)])
def test_a_cue_that_names_a_language(cue: str, is_told: bool) -> None:
    """Behind `English:` stands Chinese."""
    rows = [{"zh": f"第{i}号码头今天不开门。", "en": f"Pier {i} is shut today."} for i in range(8)]
    case = Case(
        returns(f"f\"{cue}：{{data['zh']}}\\n译文：\"", "data['en']", "data['en']"),
        rows,
        settings=BARE,
    )
    assert told(case) is is_told


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("What does this Java program print?", True),
        ("这段JavaScript代码输出什么？", True),
        ("What does this Python program print?", False),
        (
            "What does this program print? (It was ported from a Java program to Python code.)",
            False,
        ),
    ],
)
def test_the_language_of_programs(said: str, is_told: bool) -> None:
    """A program that is Python by its syntax is called another language's."""
    rows = [
        {"code": f"for k in range({i + 2}):\n    print(k * {i})", "out": str(i)} for i in range(8)
    ]
    text = f"f\"{said}\\n{{data['code']}}\\nOutput:\""
    assert told(Case(returns(text, "data['out']", "data['out']"), rows, settings=BARE)) is is_told


@pytest.mark.parametrize(
    ("tail", "note", "is_told"),
    [
        ("Which tree does the word in bold name?", "Keeper {i} felled the {t} here.", True),
        ("Which tree does the underlined phrase name?", "Keeper {i} felled the {t} here.", True),
        ("What fills the gap marked [GAP]?", "Keeper {i} felled the ___ here, {t}.", True),
        ("加粗的词语指哪种树？", "Keeper {i} felled the {t} here.", True),
        ("Which tree does the word in bold name?", "Keeper {i} felled the **{t}** here.", False),
        ("Which tree does the underlined phrase name?", "Keeper {i} felled the <u>{t}</u>.", False),
        ("What fills the gap marked [GAP]?", "Keeper {i} felled the [GAP] here, {t}.", False),
        ("Write the word in bold.", "Keeper {i} felled the {t} here.", False),
        ("加粗的词语指哪种树？", "Keeper {i} felled the **{t}** here.", False),
    ],
)
def test_a_mark_that_is_spoken_of(tail: str, note: str, is_told: bool) -> None:
    """A mark is said to set a word off, and no text has it."""
    case = noted(tail + "\\nTree:", note=note)
    assert bool(list(marked_otherwise(case.subject()))) is is_told


@pytest.mark.parametrize("name", MARKS)
def test_each_mark_by_its_chinese_names(name: str) -> None:
    """Each mark of the table is looked for, and none is seen in plain words."""
    for east in MARKS[name][0].split("|"):
        tail = f"{east}标出的词语指哪种树？\\nTree:"
        assert list(marked_otherwise(noted(tail, note="keeper felled a {t} in {i}").subject())), (
            east
        )


@pytest.mark.parametrize(
    ("head", "is_told"),
    [
        ("A CSV table.", True),
        ("A table with five columns.", True),
        ("The columns Name, Height and Age.", True),
        ("A table with three columns.", False),
        ("The columns Pier, Depth and Tide.", False),
        ("A table. Another office keeps its tables as text.", False),
    ],
)
def test_what_is_said_of_a_table(head: str, is_told: bool) -> None:
    """Its signs, its columns and their names."""
    rows = [
        {"rows": [f"N{i} | {i + 3} | low", f"S{i} | {i + 4} | high"], "q": f"How deep is N{i}?",
         "deep": str(i + 3)} for i in range(8)
    ]  # fmt: skip
    before = "    body = '\\n'.join(data['rows'])\n"
    text = f"f\"{head}\\nPier | Depth | Tide\\n{{body}}\\nQ: {{data['q']}}\\nA:\""
    case = Case(returns(text, "' ' + data['deep']", "data['deep']", before=before), rows)
    assert told(case) is is_told


def rated(scale: str, *, least: int = 1, words: bool = False) -> Case:
    """Return a case of reviews with one to five stars."""
    texts = (
        "awful, dirty and rude",
        "bad and slow",
        "there",
        "good and friendly",
        "excellent, lovely",
    )
    rows = [
        {"text": f"Stay {i}: it was {texts[i % 5]}.", "stars": i % 5 + least} for i in range(15)
    ]  # fmt: skip
    gold = "('low' if data['stars'] < 3 else 'high')" if words else "str(data['stars'])"
    text = f"f\"{scale}\\nReview: {{data['text']}}\\nStars:\""
    return Case(returns(text, f"' ' + {gold}", gold), rows, settings=TWO)


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (rated("Rate the stay from 1 (excellent) to 5 (awful)."), True),
        (rated("Rate the stay from 1 (awful) to 5 (excellent)."), False),
        (rated("Rate the stay: 1 (awful), 2 (fair) or 3 (excellent)."), True),
        (rated("Give a score from 1 to 3."), True),
        (rated("给出1到3分的评分。"), True),
        (rated("给出1到5分的评分。"), False),
        (rated("Give one to five stars.", least=0), True),
        (rated("Give zero to four stars.", least=0), False),
        (rated("Give a score from 1 to 10."), False),
        (rated("Rate the stay with one to five stars.", words=True), True),
        (rated("Guests gave 1 to 5 stars; say low for 1 or 2, else high.", words=True), False),
    ],
)
def test_scales(case: Case, is_told: bool) -> None:
    """A scale that ends too early, begins elsewhere, is turned round, or is for words."""
    assert told(case, NAMES) is is_told


def kept(said: str, keys: str = '{"bird": data["bird"], "count": data["count"]}') -> Case:
    """Return a case whose answers are JSON of a bird and a count."""
    rows = [{"text": f"{t} island: {i + 2} terns.", "bird": f"tern {t}", "count": i + 2}
            for i, t in enumerate(TREES)]  # fmt: skip
    source = (
        f"import json\n{HEAD}    gold = json.dumps({keys})\n"
        f"    text = {said!r} + '\\nText: ' + data['text'] + '\\nJSON:\\n'\n"
        "    return {'input': text, 'output': gold, 'processed_output': gold}\n"
    )
    return Case(source, rows, settings=BARE)


@pytest.mark.parametrize(
    ("case", "is_told"),
    [
        (kept("Write JSON with the keys bird and number."), True),
        (kept("Give the bird and island as JSON."), True),
        (kept('Write it so: {"species": "gull", "count": 3}'), True),
        (kept("Write it.", '{"bird": data["count"], "count": data["bird"]}'), True),
        (kept("Write JSON with the keys bird and count."), False),
        (kept("Give the bird and its count as JSON."), False),
        (kept('Write it so: {"bird": "gull", "count": 3}'), False),
        (kept("Read the text with care, and answer as JSON."), False),
    ],
)
def test_keys_of_objects(case: Case, is_told: bool) -> None:
    """The keys that are asked for, those of an object that is shown, and those of the answers."""
    assert told(case) is is_told


@pytest.mark.parametrize(
    ("description", "shots", "is_told"),
    [
        ("Here are four examples.", 2, True),
        ("Here are two examples.", 2, False),
        ("The three solved examples below show how.", 2, True),
        ("No examples are given.", 2, True),
        ("No examples are given.", 0, False),
        ("请参考以下五个示例。", 2, True),
        ("请参考以下两个示例。", 2, False),
        ("Think of examples of trees.", 2, False),
        ("Examples:", 0, True),
        ("Examples:", 2, False),
    ],
)
def test_how_many_examples(description: str, shots: int, is_told: bool) -> None:
    """A number of examples that is promised, and another that is shown."""
    settings = RenderSettings(num_fewshot=shots, description=f"{description}\n\n")
    case = noted("Tree:")
    changed = Case(case.source, case.rows, settings=settings)
    assert bool(found(changed, "few-shot/other-count")) is is_told


@pytest.mark.parametrize(
    ("head", "is_told"),
    [
        ("What was the cause?", True),
        ("起因是什么？", True),
        ("What was the cause or the effect?", False),
        ("What was it?", False),
    ],
)
def test_one_of_two_is_said_to_all(head: str, is_told: bool) -> None:
    """The rows have the cause or the effect, and all prompts say the one."""
    words = ("原因", "结果") if not head.isascii() else ("cause", "effect")
    rows = [
        {"text": f"The {t} fell in gale {i}.", "kind": words[TURNS[i]], "why": f"gust {i} of {t}"}
        for i, t in enumerate(TREES)
    ]
    text = f"f\"{{data['text']}}\\n{head}\\nAnswer:\""
    case = Case(returns(text, "' ' + data['why']", "data['why']"), rows, settings=TWO)
    assert told(case) is is_told


@pytest.mark.parametrize(
    ("head", "field", "is_told"),
    [
        ("Which is the youngest? Give its number.", "oldest", True),
        ("Which statement is correct? Give its number.", "wrong_one", True),
        ("哪一句符合事实？写出序号。", "wrong_one", True),
        ("Which is the oldest? Give its number.", "oldest", False),
        ("Which statement is wrong? Give its number.", "wrong_one", False),
        ("哪一句不符合事实？写出序号。", "wrong_one", False),
        ("Which one is meant? Give its number.", "oldest", False),
    ],
)
def test_the_field_of_the_answers_has_the_opposite_name(
    head: str, field: str, is_told: bool
) -> None:
    """What is asked is the opposite of the field that is right."""
    rows = [
        {"things": [f"{t} mill", f"{t} dam", f"{t} lock"], field: (i * 2 + i // 3) % 3}
        for i, t in enumerate(TREES)
    ]
    before = "    lines = [f'{k}. {x}' for k, x in enumerate(data['things'], 1)]\n"
    gold = f"str(data['{field}'] + 1)"
    text = f"'{head}\\n' + '\\n'.join(lines) + '\\nNumber:\\n'"
    assert told(Case(returns(text, gold, gold, before=before), rows, settings=BARE)) is is_told


@pytest.mark.parametrize(
    ("head", "cue", "is_told"),
    [
        ("Join the first letters.", "Last letters", True),
        ("Join the last letters.", "Last letters", False),
        ("Take the first two words, and join the last letters.", "Last letters", False),
        ("Join the letters.", "Last letters", False),
    ],
)
def test_instruction_and_cue(head: str, cue: str, is_told: bool) -> None:
    """An instruction says the opposite of its cue."""
    rows = [{"words": f"{t} reed{i}s mud", "end": f"{t[-1]}sd"} for i, t in enumerate(TREES)]
    text = f"f\"{head}\\nWords: {{data['words']}}\\n{cue}:\""
    case = Case(returns(text, "' ' + data['end']", "data['end']"), rows, settings=TWO)
    assert bool([f for f in found(case, FORM) if "cue" in f.message]) is is_told


@pytest.mark.parametrize(
    ("head", "labels", "is_told"),
    [
        ("以下都是顾客的差评。", ("差评", "好评"), True),
        ("Below are letters of praise.", ("negative", "positive"), True),
        ("以下是差评或好评。", ("差评", "好评"), False),
        ("Below are letters of guests.", ("negative", "positive"), False),
        ("以下都是顾客的差评。", ("物流", "质量"), False),
    ],
)
def test_all_texts_are_called_one_class(head: str, labels: Sequence[str], is_told: bool) -> None:
    """All are said to be of one class, and answers are of two."""
    assert told(sorted_in(head, labels)) is is_told


@pytest.mark.parametrize(
    ("head", "is_told"),
    [
        ("First comes the claim, then the source.", True),
        ("第一行是假设，第二行是前提。", True),
        ("First comes the source, then the claim.", False),
        ("第一行是前提，第二行是假设。", False),
    ],
)
def test_which_comes_first(head: str, is_told: bool) -> None:
    """What is said to come first comes second."""
    one, other = ("Source", "Claim") if head.isascii() else ("前提", "假设")
    rows = [{"a": f"The {t} grows at {i}.", "b": f"It is {t}.", "sky": ("yes", "no")[TURNS[i]]}
            for i, t in enumerate(TREES)]  # fmt: skip
    text = f"f\"{head}\\n{one}: {{data['a']}}\\n{other}: {{data['b']}}\\nHolds:\""
    case = Case(returns(text, "' ' + data['sky']", "data['sky']"), rows, settings=TWO)
    assert told(case) is is_told


@pytest.mark.parametrize(
    ("tail", "is_told"),
    [
        ("Reply with its number.", True),
        ("Answer in your own words.", True),
        ("Give three different names.", True),
        ("Which exception does it raise?", True),
        ("In Japanese, what is the tree?", True),
        ("Reply with its name.", False),
        ("Answer in your own words if nothing fits.", False),
        ("Give the name; three different names may fit.", False),
        ("In English, what is the tree?", False),
        ("Answer with the tree itself.", False),
        ("Give its number if it has one.", False),
    ],
)
def test_what_is_wanted(tail: str, is_told: bool) -> None:
    """A number, several, one's own words, an exception, a language, a field."""
    assert told(noted(f"{tail}\\nTree:")) is is_told


@pytest.mark.parametrize(
    ("head", "labels", "is_told"),
    [
        ("请用 calm 或 storm 回答。", ("平静", "风暴"), True),
        ("用英文字母缩写作答。", ("平静", "风暴"), True),
        ("请以二十四小时制作答。", ("平静", "风暴"), True),
        ("请用 calm 或 storm 回答。", ("calm", "storm"), False),
        ("请用“平静”或“风暴”回答。", ("平静", "风暴"), False),
        ("用两个字作答。", ("平静", "风暴"), False),
    ],
)
def test_labels_in_other_letters(head: str, labels: Sequence[str], is_told: bool) -> None:
    """Letters, figures and words that no label has."""
    assert (told(sorted_in(head, labels)) or told(sorted_in(head, labels), NAMES)) is is_told


@pytest.mark.parametrize(
    ("head", "labels", "is_told"),
    [
        ("Kind (calm or not_calm):", ("calm", "gale", "fog"), True),
        ("Kinds: calm, fog, gale of spring, gale of autumn.", ("calm", "gale", "fog"), True),
        ("Kind (calm, gale or fog):", ("calm", "gale", "fog"), False),
        ("Kinds: calm, fog, gale, gale of autumn.", ("calm", "gale", "fog"), False),
        ("Answer with dry, wet or unknown.", ("calm", "gale", "fog"), True),
        ("Answer with calm, gale or fog.", ("calm", "gale", "fog"), False),
    ],
)
def test_labels_that_are_offered(head: str, labels: Sequence[str], is_told: bool) -> None:
    """Of what is offered, answers are something else, or the whole of two parts."""
    rows = [{"log": f"Page {i} of the {t} book.", "sky": labels[i * i % 7 % 3]}
            for i, t in enumerate(TREES)]  # fmt: skip
    text = f"f\"Log: {{data['log']}}\\n{head}\\nSky:\""
    case = Case(returns(text, "' ' + data['sky']", "data['sky']"), rows, settings=TWO)
    assert told(case, NAMES) is is_told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("said", "codes", "is_told"),
    [
        ("+ = no, - = yes", ("+", "-"), True),
        ("+ = yes, - = no", ("+", "-"), False),
        ("0=合格，1=不合格", ("1", "0"), True),
        ("1=合格，0=不合格", ("1", "0"), False),
        ("1 = not allowed, 0 = allowed", ("1", "0"), True),
        ("1 = calm, 0 = storm", ("1", "0"), False),
    ],
)
def test_signs_and_what_they_stand_for(said: str, codes: Sequence[str], is_told: bool) -> None:
    """A legend of yes and no, or of a word and its denial, and a row that says true."""
    rows = [{"rule": f"No {t} here.", "case": f"Clerk {i} felled a {t}.", "allowed": bool(TURNS[i])}
            for i, t in enumerate(TREES)]  # fmt: skip
    gold = f"('{codes[0]}' if data['allowed'] else '{codes[1]}')"
    text = f"f\"Rule: {{data['rule']}}\\nCase: {{data['case']}}\\n{said}\\nCode:\""
    assert told(Case(returns(text, f"' ' + {gold}", gold), rows, settings=TWO), LEGEND) is is_told


@pytest.mark.parametrize(
    ("asked", "is_told"),
    [
        ("Does it violate the rule (yes or no)?", True),
        ("这样做违反规定吗？", True),
        ("Does it comply with the rule (yes or no)?", False),
        ("这样做符合规定吗？", False),
    ],
)
def test_a_breach_is_asked_for(asked: str, is_told: bool) -> None:
    """A yes is right where the row says that all is well."""
    yes, no = ("yes", "no") if asked.isascii() else ("是", "否")
    rows = [{"rule": f"No {t} here.", "case": f"Clerk {i} felled a {t}.", "ok": bool(TURNS[i])}
            for i, t in enumerate(TREES)]  # fmt: skip
    gold = f"('{yes}' if data['ok'] else '{no}')"
    text = f"f\"Rule: {{data['rule']}}\\nCase: {{data['case']}}\\n{asked}\\nAnswer:\""
    assert told(Case(returns(text, f"' ' + {gold}", gold), rows, settings=TWO)) is is_told


@pytest.mark.parametrize(
    ("head", "is_told"),
    [
        ("These are questions about astronomy.", True),
        ("以下是历史选择题。", True),
        ("Sort the phone reviews.", True),
        ("These are questions about chemistry.", False),
        ("以下是化学选择题。", False),
        ("These are questions about many things.", False),
    ],
)
def test_what_all_is_about(head: str, is_told: bool) -> None:
    """A subject of which no text has a word, where many have words of another one."""
    note = "The acid {i} of the {t} hotel has a catalyst; the lobby has a reception."
    case = noted("Tree:", head=f"{head}\\n", note=note)
    assert bool(list(about_otherwise(case.subject()))) is is_told


def test_tables_have_no_entry_twice() -> None:
    """Each word of a pair stands on one side, and each subject has words in both languages."""
    for one, other in PAIRS:
        assert not {*one.split()} & {*other.split()}
    for table in (SUBJECTS, GOODS):
        names = [name for name, _ in table.values()]
        assert len(set(names)) == len(names)
        for _, words in table.values():
            assert {word.isascii() for word in words.split()} == {True, False}
    assert {len(words.split()) > 2 for words in CONTENTS.values()} == {True}
