"""Letters, numbers of classes, legends and few-shot files that do not agree with their options and
texts; beside right prompts that look like them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

LETTERS = "answer/letters"
ASKED = "answer/letter-asked"
COUNT = "answer/other-count"
LEGEND = "answer/legend"
ANSWERS = "answer/unlike-others"
TEXTS = "text/unlike-others"
SHOTS = "few-shot/unlike-docs"
KEYS = "BACBAC"


def within(text: str, odd: str = "", ask: str = "Which option is right?") -> Case:
    """Return a case of questions that bring their options along, one in three as `odd` has them."""
    forms = (text, text, odd or text)
    rows = [
        {"problem": f"How far is it to stop {i}? " + forms[i % 3].format(a=i, b=i + 7, c=i + 9),
         "key": key}
        for i, key in enumerate(KEYS)
    ]  # fmt: skip
    return Case(
        returns(f"f\"{{data['problem']}}\\n{ask}\\nOption:\"", "data['key']", "data['key']"), rows
    )


def listed(
    ask: str, mark: str = "{x}. {o}", gold: str = "data['gold']", cue: str = "Answer:"
) -> Case:
    """Return a case of questions with three options."""
    rows = [
        {"question": f"Word {i}?", "choices": [f"w{i}{c}rd" for c in "aeo"], "gold": key}
        for i, key in enumerate(KEYS)
    ]
    lines = f"'\\n'.join(f'{mark}' for n, (x, o) in enumerate(zip('ABC', data['choices']), 1))"
    text = f"data['question'] + '\\n' + {lines} + '\\n{ask}\\n{cue}'"
    return Case(returns(text, gold, gold), rows)


CLASSES = ("sports", "finance", "technology")
NEWS = (
    ("The striker scored a goal in the final match", 0),
    ("The bank raised its rates and shares fell", 1),
    ("A new phone with a faster chip and more memory", 2),
    ("The coach praised his goalkeeper after the match", 0),
    ("Investors sold their stocks as the market fell", 1),
    ("The software update repairs the browser", 2),
    ("The tennis champion won the tournament", 0),
    ("The bank reports a profit for its investors", 1),
    ("The laptop has a new processor", 2),
)
MORE = (
    ("The league opens with a football match", 0),
    ("Bond yields rise as banks cut dividends", 1),
    ("The smartphone app uses the camera", 2),
)


def filed(shift: int) -> Case:
    """Return a case of headlines with a few-shot file that counts its classes otherwise."""
    rows = [{"title": text, "topic": topic} for text, topic in NEWS]
    shots = [{"title": text, "topic": (topic + shift) % 3} for text, topic in MORE]
    gold = f"{CLASSES!r}[data['topic']]"
    text = "f\"Headline: {data['title']}\\nTopic:\""
    return Case(
        returns(text, f"' ' + {gold}", gold), rows, shots=shots,
        settings=RenderSettings(num_fewshot=3),
    )  # fmt: skip


def keyed_shots(keys: Sequence[str], vowels: str = "aeiou") -> Case:
    """Return a case with a few-shot file of five options or fewer, of which three are shown."""
    case = listed("")
    shots = [
        {"question": f"Word {i + 7}?", "choices": [f"s{i}{c}rd" for c in vowels], "gold": k}
        for i, k in enumerate(keys)
    ]
    return Case(case.source, case.rows, shots=shots, settings=RenderSettings(num_fewshot=2))


GOOD = ("Wonderful food and lovely staff", "An excellent and charming film", "A superb, tasty meal")
BAD = ("Awful rooms and rude staff", "A boring and terrible film", "Dirty tables, disgusting soup")


def merged(run: Sequence[int]) -> Case:
    """Return a case of opinions with some rows' labels turned round."""
    texts = [(GOOD[i // 2 % 3], BAD[i // 2 % 3])[i % 2] + f" at number {i}." for i in range(14)]
    rows = [
        {"review": text, "label": (i + 1) % 2 if i not in run else i % 2}
        for i, text in enumerate(texts)
    ]
    gold = "('negative', 'positive')[data['label']]"
    text = "f\"Review: {data['review']}\\nSentiment:\""
    return Case(returns(text, f"' ' + {gold}", gold), rows)


def asked(own: str, few: int = 3) -> Case:
    """Return a case of yes and no in which some rows' questions ask for something else."""
    rows = [
        {"question": (own if i % 3 == 1 and i < 3 * few else "") + f"Is stop {i} open?",
         "ok": ("yes", "no")[i % 2]}
        for i in range(12)
    ]  # fmt: skip
    return Case(returns("f\"{data['question']}\\nA:\"", "' ' + data['ok']", "data['ok']"), rows)


def counted(told: str) -> Case:
    """Return a case of three classes and what the prompt says of them."""
    rows = [{"title": text, "topic": CLASSES[topic]} for text, topic in NEWS]
    return Case(
        returns(f"f\"{told}\\n{{data['title']}}\\n:\"", "data['topic']", "data['topic']"), rows
    )


def counted_in_chinese(told: str) -> Case:
    """Return a case of three classes in Chinese."""
    names = ("體育", "財經", "科技")
    rows = [{"title": f"第{i}條新聞", "topic": names[i % 3]} for i in range(9)]
    return Case(
        returns(f"f\"{told}\\n{{data['title']}}\\n：\"", "data['topic']", "data['topic']"), rows
    )


def explained(ask: str, no: str, yes: str, field: str = "scam") -> Case:
    """Return a case of two labels with a legend."""
    rows = [{"mail": f"Mail number {i} of this week", field: i % 2} for i in range(8)]
    text = f"f\"{ask}\\n0 = {no}\\n1 = {yes}\\nMail: {{data['mail']}}\\nLabel:\""
    gold = f"str(data['{field}'])"
    return Case(returns(text, gold, gold), rows)


FOUND: Mapping[str, tuple[str, Case]] = {
    "numbers within the question": (LETTERS, within("1) {a} km 2) {b} km 3) {c} km")),
    "numbers in brackets": (LETTERS, within("(1) {a} km (2) {b} km (3) {c} km")),
    "one letter twice": (
        LETTERS,
        within("(A) {a} km (B) {b} km (C) {c} km", "(A) {a} km (B) {b} km (B) {c} km"),
    ),
    "a letter left out": (
        LETTERS,
        within("A. {a} km B. {b} km C. {c} km", "A. {a} km B. {b} km D. {c} km"),
    ),
    "an example of none": (LETTERS, listed("Give one letter, e.g. D.")),
    "an example in quotes": (LETTERS, listed('Say "The answer is (E)" and no more.')),
    "an example in JSON": (LETTERS, listed('Write {"answer": "F"}.')),
    "the number of bullets": (
        LETTERS,
        listed("請回答其編號。", "• {o}", "str('ABC'.index(data['gold']) + 1)", "答案："),
    ),
    "the word is to be spelled out": (ASKED, listed("Spell out the word itself.")),
    "a file a class further on": (SHOTS, filed(1)),
    "shots of options that are not shown": (SHOTS, keyed_shots("EDE")),
    "the last rows are turned": (ANSWERS, merged(range(9, 14))),
    "rows in the middle are turned": (ANSWERS, merged(range(4, 9))),
    "true or false for yes and no": (TEXTS, asked("True or false: ")),
    "other labels asked for": (TEXTS, asked("Reply with right or wrong. ")),
    "labels in Chinese": (TEXTS, asked("请回答对或错。")),
    "four classes of three": (
        COUNT,
        counted("Choose one of four topics: sports, finance or technology."),
    ),
    "four classes in Chinese": (COUNT, counted_in_chinese("新聞分為體育、財經、科技四類之一。")),
    "two classes with and": (COUNT, counted_in_chinese("分為體育、財經和科技兩類。")),
    "a legend of another word": (
        LEGEND,
        explained("Say whether the mail is a scam.", "not rude", "rude"),
    ),
}  # fmt: skip

QUIET: Mapping[str, tuple[str, Case]] = {
    "letters within the question": (LETTERS, within("(A) {a} km (B) {b} km (C) {c} km")),
    "steps that are counted": (LETTERS, within("Go (1) left and (2) right. A. {a} B. {b} C. {c}")),
    "an example of the list": (LETTERS, listed("Give one letter, e.g. B.")),
    "a letter for none": (LETTERS, listed("Give one letter, like D, where D means none of them.")),
    "an X for any": (LETTERS, listed('Say "The answer is (X)" and no more.')),
    "the number of numbers": (
        LETTERS,
        listed("請回答其編號。", "{n}. {o}", "str('ABC'.index(data['gold']) + 1)", "答案："),
    ),
    "the letter itself": (ASKED, listed("Write the letter itself.")),
    "a file of the same count": (SHOTS, filed(0)),
    "shots of shown options": (SHOTS, keyed_shots("ABC", "aeo")),
    "no row is turned": (ANSWERS, merged(())),
    "single rows are turned": (ANSWERS, merged((3, 10))),
    "rows here and there are turned": (ANSWERS, merged((1, 4, 7, 12))),
    "all rows ask so": (TEXTS, asked("Answer yes or no. ")),
    "its own labels": (TEXTS, asked("Yes or no: ")),
    "one row asks so": (TEXTS, asked("True or false: ", few=1)),
    "three classes of three": (
        COUNT,
        counted("Choose one of three topics: sports, finance or technology."),
    ),
    "three classes in Chinese": (COUNT, counted_in_chinese("新聞分為體育、財經、科技三類之一。")),
    "classes and so on": (COUNT, counted_in_chinese("分為體育、財經、科技等五類。")),
    "a legend of its word": (
        LEGEND,
        explained("Say whether the mail is a scam.", "not a scam", "scam"),
    ),
    "a legend of yes and no": (
        LEGEND,
        explained("Say whether the mail is a scam.", "no", "yes"),
    ),
    "a legend of both words": (
        LEGEND,
        explained("Is the mail a scam? Scams are unwanted.", "not unwanted", "unwanted"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FOUND)
def test_the_fault_is_found(name: str) -> None:
    """Its rule names it."""
    rule, case = FOUND[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", QUIET)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule has nothing loud to say of a right prompt."""
    rule, case = QUIET[name]
    assert not loud(case, rule)
