"""Answers that marks of a class, votes, places, shares and other forms of them give away; beside
right prompts that have such things and give nothing away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

LEAKED = "answer/leaked"
APART = "answer/stands-out"
REASONS = "answer/reasoning-in-input"
Rows = Sequence[Mapping[str, Any]]

SAID = (
    "The train was on time again",
    "My bag came back without a wheel",
    "We got the table by the window",
    "They closed the gate before us",
    "The garden was open until nine",
    "Nobody told us about the strike",
    "The guide waited for the slowest",
    "Our room faced a wall of bricks",
    "The soup came with fresh bread",
    "The lift stood still all week",
    "The map was right in all details",
    "The pool had no water in it",
)
MOODS = ("content", "cross")


def told(marks: Sequence[str], form: str = "{s} {m}", ask: str = "Mood:") -> Case:
    """Return a case of two classes, by turns, whose texts have marks: those of the one and those of
    the other by turns."""
    rows = [
        {"text": form.format(s=s, m=marks[i % len(marks)]), "mood": MOODS[i % 2]}
        for i, s in enumerate(SAID)
    ]
    return Case(
        returns(f"f\"{{data['text']}}\\n{ask}\"", "' ' + data['mood']", "data['mood']"), rows
    )


def named(names: Sequence[str], field: str = "file") -> Case:
    """Return a case that shows what the texts' files are called."""
    rows = [
        {field: names[i], "text": s, "mood": MOODS[i % 2]} for i, s in enumerate(SAID[: len(names)])
    ]
    text = f"f\"({{data['{field}']}}) {{data['text']}}\\nMood:\""
    return Case(returns(text, "' ' + data['mood']", "data['mood']"), rows)


WORDS = (
    *(("Brücke", "bridge"), ("Löffel", "spoon"), ("Garten", "garden"), ("Fenster", "window")),
    *(("Teppich", "carpet"), ("Wolke", "cloud")),
)


def glossed(form: Any, ask: str = "English:", other: str = "{w}") -> Case:
    """Return a case of words and what they are in English, with a hint made of that."""
    rows = [
        {"word": other.format(w=word), "hint": form(english), "answer": english}
        for word, english in WORDS
    ]
    return Case(returns(f"f\"{{data['word']}} ({{data['hint']}})\\n{ask}\""), rows)


SENTENCES = ("我住在河边。", "她的狗很老。", "店里没有人。", "山上下雪了。", "他忘了带伞。")
ENGLISH = (
    *("I live by the river.", "Her dog is very old.", "There is nobody in the shop."),
    *("It snowed on the hill.", "He forgot his umbrella at home."),
)


def drafted(draft: Any, ask: str = "译文：") -> Case:
    """Return a case of translations with a draft of each."""
    rows = [
        {"zh": zh, "mt": draft(en), "en": en} for zh, en in zip(SENTENCES, ENGLISH, strict=True)
    ]
    text = f"f\"{{data['zh']}}\\n草稿：{{data['mt']}}\\n{ask}\""
    return Case(returns(text, "data['en']", "data['en']"), rows)


TABLES = (
    ("Pier|Boats\nEast|14\nWest|23", "How many boats lie at the west pier?", "23", [2, 1]),
    ("Pier|Boats\nLow|31\nHigh|47", "How many boats lie at the low pier?", "31", [1, 1]),
    ("Hut|Beds\nAlp|12\nFirn|52", "How many beds has the hut at Firn?", "52", [2, 1]),
    ("Hut|Cook\nMoor|Anna\nRidge|Piet", "Who is the cook of the hut Moor?", "Anna", [1, 1]),
    ("Shop|Day\nTailor|Monday\nBaker|Sunday", "When is the baker's shop closed?", "Sunday", [2, 1]),
)


def celled(shift: int = 0, ask: str = "") -> Case:
    """Return a case of small tables with two numbers beside each question."""
    rows = [
        {"table": t, "question": q, "answer": a, "at": [(at[0] + shift) % 3, at[1]]}
        for t, q, a, at in TABLES
    ]
    text = f"f\"{{data['table']}}\\n{ask}{{data['question']}} {{data['at']}}\\nA:\""
    return Case(returns(text), rows)


def voted(votes: Any, ask: str = "Is it so?", cue: str = "Raters") -> Case:
    """Return a case of claims with what several people said of them."""
    rows = [
        {"claim": s + ".", "votes": votes(("yes", "no")[i % 2], ("no", "yes")[i % 2]),
         "answer": ("yes", "no")[i % 2]}
        for i, s in enumerate(SAID)
    ]  # fmt: skip
    return Case(returns(f"f\"{{data['claim']}}\\n{cue}: {{data['votes']}}\\n{ask}\\n\""), rows)


KEYS = "BADCBADC"


def keyed(question: str, keys: str = KEYS, ask: str = "") -> Case:
    """Return a case of questions with four options, and a letter in them."""
    rows = [
        {"question": question.format(n=i, k=keys[i]), "choices": [f"w{i}{c}rd" for c in "aeio"],
         "gold": KEYS[i]}
        for i in range(8)
    ]  # fmt: skip
    listed = "'\\n'.join(f'{x}. {o}' for x, o in zip('ABCD', data['choices']))"
    text = f"data['question'] + '\\n{ask}' + {listed} + '\\nAnswer:'"
    return Case(returns(text, "' ' + data['gold']", "data['gold']"), rows)


def shared(form: str, ask: str = "Which is it?", *, is_right: bool = True) -> Case:
    """Return a case of options with a number beside each, the right one's the highest or not."""
    rows = []
    for i in range(8):
        right = "ABCD".index(KEYS[i])
        high = right if is_right else (right + i) % 4
        numbers = [57 + i if k == high else 10 + k for k in range(4)]
        options = [form.format(w=f"w{i}{c}rd", n=n) for c, n in zip("aeio", numbers, strict=True)]
        rows.append({"question": f"Word {i}?", "choices": options, "gold": KEYS[i]})
    listed = "'\\n'.join(f'{x}. {o}' for x, o in zip('ABCD', data['choices']))"
    text = f"data['question'] + '\\n{ask}\\n' + {listed} + '\\nAnswer:'"
    return Case(returns(text, "' ' + data['gold']", "data['gold']"), rows)


def reasoned(cue: str, field: str = "why") -> Case:
    """Return a case whose outputs begin with a text of the row that is shown, too."""
    rows = [
        {"question": f"Which word is number {i}, and where does it stand?", "gold": f"w{i}rd",
         field: f"Counted from the left there are {i} words before it."}
        for i in range(6)
    ]  # fmt: skip
    text = f"f\"{cue}: {{data['{field}']}}\\nQ: {{data['question']}}\\nA:\""
    output = f"f\" {{data['{field}']}} The answer is {{data['gold']}}.\""
    return Case(returns(text, output, "data['gold']"), rows)


def turned(word: str) -> str:
    return word[::-1]


FOUND: Mapping[str, tuple[str, Case]] = {
    "hashtags": (LEAKED, told(("#lucky", "#grr"))),
    "two hashtags of each": (LEAKED, told(("#lucky", "#grr", "#bliss", "#argh"))),
    "hashtags that say it": (LEAKED, told(("#content", "#cross"))),
    "a hashtag of the one alone": (LEAKED, told(("#lucky", ""))),
    "a picture in brackets": (LEAKED, told(("【微笑】", "【抓狂】"))),
    "a code of a picture": (LEAKED, told((":smile:", ":rage:"))),
    "faces at the end": (LEAKED, told((":-)", ":-("))),
    "files of two kinds": (LEAKED, told((".jpg", ".jpeg"), "{s}{m}")),
    "a question of its own": (LEAKED, told((", right?", ", really?"), "{s}{m}")),
    "scores in names": (LEAKED, named([f"{70 + i}_{8 - i % 2 * 5}.txt" for i in range(12)])),
    "folders by number": (LEAKED, named([f"p{i % 2 + 1}/{i * 7 % 5}{i}.json" for i in range(12)])),
    "turned round": (LEAKED, glossed(turned)),
    "spelled with dashes": (LEAKED, glossed("-".join, "Auf Englisch:")),
    "in the cipher of thirteen": (
        LEAKED,
        glossed(lambda w: w.translate(str.maketrans("abcdefghijklmnopqrstuvwxyz",
                                                    "nopqrstuvwxyzabcdefghijklm"))),
    ),
    "a draft without its stop": (LEAKED, drafted(lambda s: s[:-1])),
    "a draft in small letters": (LEAKED, drafted(str.lower)),
    "row and column": (LEAKED, celled()),
    "votes in a row": (LEAKED, voted(lambda a, b: f"{a}, {a}, {b}")),
    "votes as a list": (LEAKED, voted(lambda a, b: [a, b, a, a])),
    "votes by number": (LEAKED, voted(lambda a, b: f"{a}: 4, {b}: 1")),
    "the key in brackets": (LEAKED, keyed("第{n}个词是（ {k} ）")),
    "the key on the line": (LEAKED, keyed("Word number {n} is __{k}__.")),
    "shares in brackets": (APART, shared("{w} ({n}%)")),
    "votes behind a dash": (APART, shared("{w} - {n} votes")),
    "shares in Chinese": (APART, shared("{w}（{n}人選）")),
    "the reasons as background": (REASONS, reasoned("Background")),
    "the reasons as facts": (REASONS, reasoned("Facts", "explanation")),
}  # fmt: skip

QUIET: Mapping[str, tuple[str, Case]] = {
    "hashtags of both": (LEAKED, told(("#trip", "#trip", "#stay", "#stay"))),
    "hashtags are the matter": (LEAKED, told(("#lucky", "#grr"), ask="Mood of the hashtag:")),
    "a hashtag here and there": (LEAKED, told(("#lucky", "", "", "", "", ""))),
    "files of one kind": (LEAKED, told((".jpg",), "{s}{m}")),
    "faces of both": (LEAKED, told((":-)", ":-)", ":-(", ":-("))),
    "numbers of no order": (LEAKED, named([f"{70 + i}_{i * 5 % 7}.txt" for i in range(12)])),
    "few files": (LEAKED, named([f"{70 + i}_{8 - i % 2 * 5}.txt" for i in range(5)])),
    "turned round is the task": (
        LEAKED,
        glossed(turned, "Write it the other way round, reversed:"),
    ),
    "nothing but the turned word": (
        LEAKED,
        Case(
            returns("f\"{data['hint']}\\nWord:\""),
            [{"hint": turned(e), "answer": e} for _, e in WORDS],
        ),
    ),
    "another word turned round": (LEAKED, glossed(lambda w: turned("x" + w[1:] + "q"))),
    "a draft that differs": (
        LEAKED,
        drafted(lambda s: s.replace("is", "are").replace("I ", "We ")),
    ),
    "a draft to be corrected": (LEAKED, drafted(lambda s: s[:-1], "校对后的译文：")),
    "other places": (LEAKED, celled(shift=1)),
    "the place is asked": (LEAKED, celled(ask="Which cell is at this row and column? ")),
    "votes that are divided": (LEAKED, voted(lambda a, b: "yes, no, yes, no")),
    "one label of others": (LEAKED, voted(lambda a, b: "maybe, perhaps, hardly")),
    "letters of no key": (LEAKED, keyed("Word {n} (list {k})", "AAAAAAAA")),
    "a letter that differs": (LEAKED, keyed("第{n}题（ {k} ）", "ABCDABCD"[::-1])),
    "empty brackets": (LEAKED, keyed("第{n}个词是（ ）")),
    "shares at any option": (APART, shared("{w} ({n}%)", is_right=False)),
    "shares are asked for": (APART, shared("{w} ({n}%)", "Which got the highest share?")),
    "years of options": (APART, shared("{w} 19{n}", is_right=False)),
    "a passage that is quoted": (REASONS, reasoned("Passage", "passage")),
    "evidence that is quoted": (REASONS, reasoned("Evidence", "evidence")),
}


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
