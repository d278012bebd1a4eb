"""Right prompts that a rule may read wrongly, beside the fault that looks like each: a form that is
converted and one that is asked for, a last step that words tell, tags that stay, signs as items."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

HAN = "零壹贰叁肆伍陆柒捌玖"
WORDS = ("heron", "basil", "anvil", "ferry", "comet", "grape", "kayak", "tulip")


def case(text: str, *values: Mapping[str, Any], **more: Any) -> Case:
    """Return a prompt of rows; its input is an expression."""
    return Case(source=returns(text, **more), rows=values)


def paid(ask: str) -> Case:
    """Return a prompt of amounts in capital numerals, with figures as answers."""
    rows = ({"text": f"{HAN[i + 1]}佰元整", "answer": f"{(i + 1) * 100}"} for i in range(8))
    return case(f"f\"{ask}\\n收据：{{data['text']}}\\n答：\"", *rows)


def modes(ask: str) -> Case:
    """Return a prompt whose answers are three digits."""
    rows = ({"text": word, "answer": f"{407 + 13 * i}"} for i, word in enumerate(WORDS))
    return case(f"f\"{ask}\\nItem: {{data['text']}}\\nCode:\"", *rows)


def worked(closing: str, answer: int) -> Case:
    """Return steps that have their result in them, but for those of one row."""
    rows = [
        {"text": word, "steps": f"{i + 2} * 7 = {7 * i + 14}. So it is", "answer": f"{7 * i + 14}"}
        for i, word in enumerate(WORDS)
    ]
    rows[3] |= {"steps": f"30 + 70 = 100. {closing}", "answer": str(answer)}
    return case(
        "f\"How much is the {data['text']}?\\nAnswer:\"",
        *rows,
        output="f\" {data['steps']} {data['answer']}\"",
    )


def noted(low: str) -> Case:
    """Return rows of two notes, the last with a low one that no other has."""
    pairs = ("C E", "C G", "D A", "D C", "F D", "F E", "A F", "A C", f"{low} D")
    rows = (
        {"low": pair.split()[0], "high": pair.split()[1], "answer": WORDS[i % 4]}
        for i, pair in enumerate(pairs)
    )
    return case("f\"From {data['low']} to {data['high']} it is a\"", *rows)


def swapped() -> Case:
    """Return rows of a text and its label, of which one has them in each other's place."""
    rows = [
        {"text": f"The {word} is new.", "kind": ("noun", "verb")[i % 2], "answer": word}
        for i, word in enumerate(WORDS)
    ]
    rows[4]["text"], rows[4]["kind"] = rows[4]["kind"], rows[4]["text"]
    return case("f\"{data['text']} ({data['kind']})\\nWord:\"", *rows)


def labelled(ask: str) -> Case:
    """Return texts of a page with tags, as answers as well."""
    rows = (
        {"text": f"Open <b>{word}</b> now", "answer": f"Bitte jetzt einmal <b>{word}</b> öffnen"}
        for word in WORDS
    )
    return case(f"f\"{ask}\\nEN: {{data['text']}}\\nDE:\"", *rows)


def listed(signs: str) -> Case:
    """Return a prompt with a list of signs and what they mean."""
    rows = ({"text": word, "answer": WORDS[i - 1]} for i, word in enumerate(WORDS))
    return case(f"f\"{signs}\\nMove: {{data['text']}}\\nNote:\"", *rows)


def asked_of(option: str) -> Case:
    """Return questions with options, of which one is part of another row's."""
    rows = [
        {
            "q": word,
            "A": f"甲{i}",
            "B": ("法院", option)[i % 2],
            "C": f"丙{i}",
            "answer": "ABC"[i % 3],
        }
        for i, word in enumerate(WORDS)
    ]
    rows[0]["C"] = "法院長"
    text = "f\"{data['q']}\\nA. {data['A']}\\nB. {data['B']}\\nC. {data['C']}\\n答案：\""
    return case(text, *rows)


def cued(last: str) -> Case:
    """Return a prompt in French."""
    rows = (
        {"a": f"Le {word} est ici.", "b": f"Le {word} est sur la table.", "answer": "neutre"}
        for word in WORDS
    )
    text = f"f\"Prémisse : {{data['a']}}\\nHypothèse : {{data['b']}}\\n{last} :\""
    return case(text, *rows)


def spoken(first: str) -> Case:
    """Return a talk that a template tells, and what is asked of it."""
    rows = (
        {"to": f"Port {word.title()}", "n": str(i + 2), "answer": f"{i + 2} to {word}"}
        for i, word in enumerate(WORDS)
    )
    talk = f"Guest: {first}\\nClerk: How many?\\nGuest: {{data['n']}} of them.\\nClerk: And when?"
    return case(f'f"{talk}\\nGuest: Today.\\nOrder:"', *rows)


def plural(*pairs: str) -> Case:
    """Return words and their plurals."""
    rows = ({"q": pair.split()[0], "answer": pair.split()[-1]} for pair in pairs)
    return case("f\"One: {data['q']}\\nMany:\"", *rows)


def summed() -> Case:
    """Return sums with options behind a cue, right below their last number."""
    rows = (
        {"text": f"{i} + {i + 7}", "a": str(2 * i), "b": str(2 * i + 7), "answer": "b"}
        for i in range(8)
    )
    options = "Options: (a) {data['a']} (b) {data['b']} (c) none"
    return case(f"f\"Q: {{data['text']}}\\n{options}\\nA:\"", *rows)


def closed(*pairs: tuple[str, str]) -> Case:
    """Return texts to translate, with their translations."""
    rows = ({"text": one, "answer": other} for one, other in pairs)
    return case("f\"EN: {data['text']}\\nFR:\"", *rows)


def asked_behind(example: str) -> Case:
    """Return worked examples that have a word of some rows in them, and another cue at their end
    than the question has."""
    rows = (
        {"text": f"{i + 3} {word}s", "n": str(i + 3), "answer": str(i + 3)}
        for i, word in enumerate(WORDS)
    )
    return case(f"f\"{example * 2}Item: {{data['text']}}\\nCount:\"", *rows)


def clocked(ask: str) -> Case:
    """Return times by the one clock, and answers by the other."""
    rows = ({"text": f"{i + 1}:20 p.m.", "answer": f"{i + 13}:20"} for i in range(8))
    return case(f"f\"{ask}: {{data['text']}} is\"", *rows)


RIGHT = {
    "few-shot/other-form": (
        paid("把收据上的大写金额换算成数字，只写数字。"),
        paid("请将中文大写数字转换为普通数字作答。"),
        modes("Give the code of the item, such as 512 for L-t-m."),
        clocked("Turn the 12-hour time into the 24-hour one"),
        modes("Write it in figures: convert the Roman numerals to them."),
    ),
    "answer/chain-differs": (
        worked("Half of that is", 50),
        worked("The root of that is", 10),
        worked("Shared out to each of the 4 men, that makes", 25),
        worked("With the dozen, 12 more, the total is", 112),
    ),
    "text/unlike-others": (noted("G"),),
    "text/markup": (labelled("Put it into German and leave all tags as they are."),),
    "text/stray-sign": (listed("!! best, ! good, !? bold, ? bad, ?? worst"),),
    "answer/legend": (asked_of("法"),),
    "text/cue-forms": (cued("Relation"), cued("Conclusion")),
    "few-shot/worked-cue": (spoken("I would like to go to {data['to']}, please."),),
    "few-shot/other-labels": (spoken("A bed in {data['to']}, please."),),
    "few-shot/worked-form": (spoken("A bed in {data['to']}, please."),),
    "answer/other-count": (summed(),),
    "answer/other-form": (
        closed(*((word, f"le {word}") for word in WORDS[:6]),
               ("Tap <b>Go</b>", "Touchez <b>Go</b>"),
               ("Use <i>Tab</i>", "Utilisez <i>Tab</i>")),
    ),
    "answer/leaked": (
        plural("moose moose", "goose geese", "trout trout", "man men", "foot feet", "ox oxen",
               "salmon salmon", "fox foxes"),
    ),
}  # fmt: skip

WRONG = (
    ("few-shot/worked-cue", asked_behind("Item: 3 anvils of ash\\nNumber: 3\\n\\n")),
    ("few-shot/other-form", clocked("Give the time by the 12-hour clock")),
    ("few-shot/other-form", paid("请用中文大写金额作答。")),
    ("few-shot/other-form", modes("Give the code of the item, such as L-512 or T-77.")),
    ("answer/chain-differs", worked("So it is", 150)),
    ("answer/chain-differs", worked("Half of that is", 61)),
    ("text/unlike-others", swapped()),
    ("text/markup", labelled("Put it into German.")),
    ("text/stray-sign", listed("Is it best, good, bold, ?")),
    ("text/cue-forms", cued("Sentence")),
    ("answer/leaked", plural(*(f"{word}s {word}s" for word in WORDS))),
)


@pytest.mark.parametrize(
    ("rule", "right"), [(rule, each) for rule, several in RIGHT.items() for each in several]
)
def test_what_is_right_is_not_called_wrong(rule: str, right: Case) -> None:
    """By the rule that might."""
    assert not loud(right, rule)


@pytest.mark.parametrize(("rule", "wrong"), WRONG)
def test_what_looks_like_it_is_found(rule: str, wrong: Case) -> None:
    """By the same rule."""
    assert found(wrong, rule)
