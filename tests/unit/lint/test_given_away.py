"""Answers that a prompt begins, marks or names by accident, and texts that lost their ends; beside
right prompts that look like them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.answers.postprocess import postprocessor
from workbench.types import RenderSettings

TOWNS = ("Lund", "Trier", "Porto", "Siena", "Gent", "Brno")
PLACES = (2, 0, 1, 3, 3, 1, 0, 2, 1, 3, 2, 0)
SENTENCES = tuple(
    {
        "latin": f"Puer {i} in horto est.",
        "english": f"{('A boy', 'The child', 'My son')[i % 3]} number {i} is in the garden.",
    }
    for i in range(12)
)
GUESTS = tuple(
    {
        "letter": f"It is I, Ana{'bcdefghijklm'[i]}, and I come to {TOWNS[i % 6]} soon.",
        "name": f"Ana{'bcdefghijklm'[i]}",
        "town": TOWNS[i % 6],
    }
    for i in range(12)
)
LISTS = tuple(
    {
        "question": f"How many beads are in box {i}?",
        "options": [str(10 * i + k + 20) for k in range(4)],
        "place": PLACES[i],
    }
    for i in range(12)
)
VISITS = tuple(
    {**row, "options": [TOWNS[(i + k) % 6] for k in range(4)]} for i, row in enumerate(LISTS)
)
MOODS = tuple(
    {"note": f"Day {i} was long.", "mood": ("alegría", "tristeza", "calma")[i % 3]}
    for i in range(12)
)
READINGS = tuple(
    {
        "material": f"第{i}座桥由木匠王{i}修建，已有很多年。",
        "asked": f"第{i}座桥由谁修建？",
        "answer": f"王{i}",
    }
    for i in range(12)
)
WORKED = (
    "Which is red?\\n(A) Vitamin A\\n(B) Vitamin K\\n(C) Vitamin D\\n(D) Vitamin C\\nAnswer: (B)"
    "\\n\\n"
)


def translated(before: str = "", rows: Any = SENTENCES, **more: Any) -> Case:
    """Return a case of translations, with a line before the text."""
    text = f"f\"{before}Latin: {{data['latin']}}\\nEnglish:\""
    return Case(returns(text, "' ' + data['english']", "data['english']"), rows, **more)


def filled(text: str) -> Case:
    """Return a case whose answers are objects of JSON."""
    gold = "json.dumps({'name': data['name'], 'town': data['town']})"
    made = returns(f"{text} + '\\nJSON:'", f"' ' + {gold}", gold, before="    import json\n")
    return Case(made, GUESTS)


def listed(item: str, gold: str, behind: str = "", head: str = "", rows: Any = LISTS) -> Case:
    """Return a case of four options in a list; `item` writes the k-th one, `o` at mark `m`."""
    lines = "    p = data['place']\n"
    text = (
        f"'{head}' + data['question'] + '\\n' + '\\n'.join({item} for k, (m, o) in "
        f"enumerate(zip('ABCD', data['options']))) + '\\n{behind}Answer:'"
    )
    return Case(returns(text, f"' ' + {gold}", gold, before=lines), rows)


def moods(spelled: str = "alegría") -> Case:
    """Return a case in which the last rows have the first label in another spelling."""
    rows = [
        {**row, "mood": row["mood"].replace("alegría", spelled) if i > 8 else row["mood"]}
        for i, row in enumerate(MOODS)
    ]
    return Case(returns("f\"{data['note']}\\nMood:\"", "' ' + data['mood']", "data['mood']"), rows)


def read(first: str, second: str) -> Case:
    """Return a case of a text and a question, in Chinese, behind their cues."""
    text = f"f\"阅读：{{data['{first}']}}\\n问题：{{data['{second}']}}\\n回答：\""
    return Case(returns(text, "data['answer']"), READINGS)


def letters_taken(name: str) -> Mapping[str, Any]:
    """Return what a subject has where responses are not scored as right or wrong."""
    take = postprocessor(name)
    return {"grade": None, "extract": lambda data, response: take(response), "metrics": ("bleu",)}


def numbered(legend: str) -> Case:
    """Return a case whose answers are 0, 1 and 2, and what the prompt says that these mean."""
    rows = [{"noise": f"The street at {i} o'clock.", "kind": i % 3} for i in range(12)]
    text = f"f\"Kinds: {legend}\\nNoise: {{data['noise']}}\\nKind:\""
    return Case(returns(text, "f\" {data['kind']}\"", "str(data['kind'])"), rows)


def judged(ask: str) -> Case:
    """Return a case whose answers are two words, and what the prompt asks for."""
    rows = [
        {"noise": f"The street at {i} o'clock.", "kind": ("calm", "loud")[i % 2]} for i in range(12)
    ]
    text = f"f\"Noise: {{data['noise']}}\\n{ask}\\nKind:\""
    return Case(returns(text, "' ' + data['kind']", "data['kind']"), rows)


def demanded(description: str) -> Case:
    """Return a case whose template has a demand of its own, in Chinese."""
    case = listed("f'{m}. {o}'", "'ABCD'[p]", "请只回答字母。\\n")
    return Case(case.source, case.rows, settings=RenderSettings(description=description))


def worked(cue: str) -> Case:
    """Return a case with two worked examples, and the cue that its question ends with."""
    rows = [
        {"noise": f"The street at {i} o'clock.", "kind": ("calm", "loud")[i % 2]} for i in range(12)
    ]
    before = "".join(
        f"Noise: {one}\\nKind: {kind}\\n\\n"
        for one, kind in (("Bees.", "calm"), ("Drums.", "loud"))
    )
    text = f"f\"{before}Noise: {{data['noise']}}\\n{cue}\""
    return Case(returns(text, "data['kind']", "data['kind']"), rows)


def spoken_of(description: str) -> Case:
    """Return a case whose rows have a clause that the transform does not read."""
    rows = [
        {
            "clause": f"Tenant {i} may keep a dog in flat {i} of the house.",
            "question": f"May tenant {i} keep it?",
            "answer": ("yes", "no")[i % 2],
        }
        for i in range(12)
    ]
    settings = RenderSettings(description=description)
    return Case(returns("data['question'] + '\\nAnswer:'"), rows, settings=settings)


def tabled(between: str) -> Case:
    """Return a case of small tables whose lines have something between them."""
    rows = [
        {
            "table": [["Town", "Mills"], *([TOWNS[(i + k) % 6], str(i + k)] for k in range(3))],
            "question": f"How many mills has {TOWNS[i % 6]}?",
            "answer": str(i),
        }
        for i in range(12)
    ]
    lines = f"{between}.join(' | '.join(line) for line in data['table'])"
    return Case(returns(f"{lines} + '\\n' + data['question'] + '\\nAnswer:'"), rows)


def headed(name: str) -> Case:
    """Return a case in which a text of that name stands behind the cue of the article."""
    rows = [
        {
            "article": f"The {TOWNS[i % 6]} fair of {1900 + i} had many guests.",
            "label": f"A fair in {TOWNS[i % 6]} {i}",
            "answer": str(i),
        }
        for i in range(12)
    ]
    return Case(returns(f"f\"Article: {{data['{name}']}}\\nNumber:\""), rows)


CASES: Mapping[str, tuple[str, Case, Case]] = {
    "a hint of the first words": (
        "answer/leaked",
        translated("Hint: {' '.join(data['english'].split()[:2])}\\n"),
        translated("Hint: {' '.join(data['latin'].split()[:2])}\\n"),
    ),
    "marks around what JSON is to have": (
        "answer/marked",
        filled("data['letter'].replace(data['name'], '**' + data['name'] + '**')"),
        filled("data['letter'].replace('soon', '**soon**')"),
    ),
    "a star before an option that is a number": (
        "answer/stands-out",
        listed("f\"{m}、{'*' * (k == p)}{o}\"", "'ABCD'[p]"),
        listed("f'{m}、*{o}'", "'ABCD'[p]"),
    ),
    "numbers of options that have none": (
        "answer/letters",
        listed("f'- box of {o}'", "str(p + 1)", "Give the number of the right option.\\n"),
        listed("f'- box of {o}'", "str(p + 1)", "How many of them are red?\\n"),
    ),
    "a number asked for in Japanese": (
        "answer/letter-asked",
        listed("f'{k + 1}. {o}'", "data['options'][p]", "番号を答えなさい。\\n", rows=VISITS),
        listed("f'{k + 1}. {o}'", "str(p + 1)", "番号を答えなさい。\\n", rows=VISITS),
    ),
    "a note in Chinese": (
        "text/note-left",
        listed("f'{m}. {o}'", "'ABCD'[p]", "# 旧版提示，待删除\\n"),
        listed("f'{m}. {o}'", "'ABCD'[p]", "这是旧版的书，请删除错误选项后作答。\\n"),
    ),
    "options without their last sign": (
        "text/cut-item",
        listed("f'{m}. {o[:-1]}'", "'ABCD'[p]"),
        listed("f'{m}. {o}'", "'ABCD'[p]"),
    ),
    "a label without its accent": ("answer/two-spellings", moods("alegria"), moods()),
    "a text and its question that changed places": (
        "text/swapped-fields",
        read("asked", "material"),
        read("material", "asked"),
    ),
    "a legend without one of the numbers": (
        "answer/legend",
        numbered("1 = calm, 2 = loud, 3 = odd"),
        numbered("0 = calm, 1 = loud, 2 = odd"),
    ),
    "a text that the description speaks of": (
        "text/no-question",
        spoken_of("Read the clause and answer."),
        spoken_of("Answer from what you know."),
    ),
    "rows of a table on one line": ("text/lost-lines", tabled("' '"), tabled("'\\n'")),
    "a text of the row in another's place": (
        "text/swapped-fields",
        headed("label"),
        headed("article"),
    ),
    "other labels after a question that has one": (
        "answer/other-names",
        judged("Is it calm? Say yes or no."),
        judged("Is it calm? Say calm or loud."),
    ),
    "a short demand in the description and the template": (
        "text/repeated-instruction",
        demanded("请只回答字母。"),
        demanded("请只回答词语。"),
    ),
    "a question without the cue of its examples": (
        "few-shot/worked-cue",
        worked(""),
        worked("Kind:"),
    ),
    "letters taken from sentences": (
        "answer/not-extracted",
        translated(facts=letters_taken("agieval_single_answer_post")),
        translated(facts=letters_taken("until_return_post")),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_fault_is_told_and_its_like_is_not(name: str) -> None:
    """One rule finds the fault, and has nothing to say of the prompt beside it."""
    rule, faulty, right = CASES[name]
    assert found(faulty, rule)
    assert not found(right, rule)


ONE = RenderSettings(num_fewshot=1)
QUIET: Mapping[str, tuple[str, Case]] = {
    "a label's words for its name": (
        "text/cut-item",
        Case(
            returns("f\"It is a {data['kind'].replace('_', ' ')}.\\nAnswer:\""),
            [{"kind": f"{TOWNS[i % 6]}_card", "answer": str(i)} for i in range(12)],
        ),
    ),
    "tags that the answers have": (
        "text/placeholder",
        Case(
            returns(
                "data['letter'] + '\\nXML:'",
                "' <name>' + data['name'] + '</name>'",
                "'<name>' + data['name'] + '</name>'",
            ),
            GUESTS,
            settings=RenderSettings(description="Give the guest as XML: <name>."),
        ),
    ),
    "the second half of a name": (
        "text/run-together",
        Case(returns("f\"The number {data['question']} in LaTeX:\"")),
    ),
    "HTML is the matter": (
        "text/markup",
        Case(
            returns("f\"Markdown: *{data['name']}*\\nHTML:\"", "' ' + data['h']", "data['h']"),
            [{**row, "h": f"<i>{row['name']}</i>"} for row in GUESTS],
        ),
    ),
    "letters behind a word in a worked example": (
        "answer/leaked",
        listed("f'({m}) box {o}'", "f\"({'ABCD'[p]})\"", head=WORKED),
    ),
    "sums whose totals are terms of other sums": (
        "answer/not-an-option",
        Case(
            returns(),
            [{"question": f"1 + {i} = ?", "answer": str(i + 1)} for i in range(24)],
        ),
    ),
    "a sentence that goes on in Chinese": (
        "text/run-together",
        Case(
            returns("f\"题目：推理\\n{data['first']}由此可知：{data['then']}\\n答案：\""),
            [
                {"first": f"第{i}个女孩在放风筝。", "then": "有人在户外。", "answer": "是"}
                for i in range(12)
            ],
        ),
    ),
    "both labels in quotes": (
        "answer/marked",
        Case(
            returns(
                "f\"Отзыв: {data['text']}\\nЭто «хорошо» или «плохо»?\\nОтвет:\"",
                "' ' + data['word']",
                "data['word']",
            ),
            [
                {"text": f"Обед номер {i} нас ждал.", "word": ("хорошо", "плохо")[i % 2]}
                for i in range(12)
            ],
        ),
    ),
}


@pytest.mark.parametrize("name", QUIET)
def test_what_looks_like_a_fault_and_is_none(name: str) -> None:
    """Nothing of the rule that may be misled, not even a hint."""
    rule, case = QUIET[name]
    assert not found(case, rule)
