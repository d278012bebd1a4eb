"""Signs that are data, marks that stand behind what they are of, fields that are asked about: right
prompts that look odd, each beside the fault that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.lint.truth import is_of_answers
from workbench.types import RenderSettings

WORDS = ("otter", "maple", "violin", "harbour", "candle", "pepper", "saddle", "willow")
NOTES = (
    "We moved the {} behind the lower door last week.",
    "Nobody has looked for the {} since Easter.",
    "Under the stairs stands what was {} once.",
    "Please do not lend {} to the school again.",
)
LEVELS = ("WARN", "DEBUG", "FATAL")


def case(text: str, *values: Mapping[str, Any], **more: Any) -> Case:
    """Return a prompt of rows; its input is an expression."""
    return Case(source=returns(text, **more), rows=values)


def spans(ask: str) -> Case:
    """Return questions about a note that has their answers."""
    rows = (
        {
            "question": f"What is kept in room {i}?",
            "note": NOTES[i % 4].format(f"{noun} number {i * 7}"),
            "answer": f"{noun} number {i * 7}",
        }
        for i, noun in enumerate(WORDS)
    )
    said = f"{ask}\\nQuestion: {{data['question']}}\\nNote: {{data['note']}}\\nAnswer:"
    return case(f'f"{said}"', *rows)


def numbers(golds: Sequence[str]) -> Case:
    """Return numbers beside a place, and how they are written there."""
    rows = (
        {"plain": gold.replace(",", "").replace("'", ""), "place": f"the town of {noun}",
         "answer": gold}
        for gold, noun in zip(golds, WORDS, strict=True)
    )  # fmt: skip
    return case("f\"In {data['place']}, of {data['plain']}:\"", *rows)


def lamps(ending: Callable[[int], str]) -> Case:
    """Return lamps that were switched, whose steps are shown."""
    rows = (
        {
            "question": f"The {noun} is lit, and is switched {i} times. Is it lit?",
            "steps": f"It is lit to begin with. After {i} turns: {ending(i)}.",
            "answer": "no" if i % 2 else "yes",
        }
        for i, noun in enumerate(WORDS)
    )
    return case("f\"{data['question']} {data['steps']}\\nAnswer:\"", *rows)


def tagged(empty: Sequence[str]) -> Case:
    """Return posts with lists of tags."""
    lists = [["food"], ["food", "sea"], ["sea", "art", "food"], ["art"], ["sea"], ["art", "sea"]]
    rows = (
        {"post": f"Post about {noun}", "tags": tags}
        for noun, tags in zip(WORDS, [*lists, ["food"], list(empty)], strict=True)
    )
    joined = "('+'.join(data['tags']) or 'none')"
    text = "f\"Tags of: {data['post']}\\nTag:\""
    return case(text, *rows, output=f"' ' + {joined}", processed=joined)


def logged(head: str) -> Case:
    """Return lines with a level in brackets."""
    rows = (
        {"line": f"{head}[{LEVELS[i % 3]}] {noun}: gone", "answer": LEVELS[i % 3]}
        for i, noun in enumerate(WORDS)
    )
    return case("f\"{data['line']}\\nLevel:\"", *rows)


def pairs(sign: str, shown: int = 2) -> Case:
    """Return a prompt with two worked examples in a line each."""
    lines = "\\n".join((f"hot {sign} cold", f"up {sign} down")[:shown])
    rows = ({"text": noun, "answer": noun[::-1]} for noun in WORDS)
    ask = f"The opposite. Here are two examples.\\n\\n{lines}"
    return case(f"f\"{ask}\\n{{data['text']}} {sign}\"", *rows)


def stubs(third: str, golds: Sequence[str] = WORDS) -> Case:
    """Return texts with an answer each; the third is what is given."""
    rows = [{"text": f"sort {noun} by size", "answer": gold}
            for noun, gold in zip(WORDS, golds, strict=True)]  # fmt: skip
    rows[3]["text"] = third
    return case("f\"Long: {data['text']}\\nShort:\"", *rows)


def talk(answers: Sequence[str], again: Sequence[str]) -> Case:
    """Return a talk of two turns."""
    rows = (
        {"first": f"Say {noun}.", "answer": first, "second": "Now shorter.", "revised": second}
        for noun, first, second in zip(WORDS, answers, again, strict=True)
    )
    said = "f\"A: {data['first']}\\nB: {data['answer']}\\nA: {data['second']}\\nB:\""
    return case(said, *rows, output="' ' + data['revised']", processed="data['revised']")


def told(ask: str, golds: Sequence[str] = WORDS) -> Case:
    """Return words that are to be written as is asked."""
    rows = ({"text": f"a note on {noun}s", "answer": gold}
            for noun, gold in zip(WORDS, golds, strict=True))  # fmt: skip
    return case(f"f\"{ask}\\nText: {{data['text']}}\\nAnswer:\"", *rows)


def celled(ask: str) -> Case:
    """Return a row of a table with an empty cell."""
    cells = [("0.5", "0.4", ""), ("", "1.2", "1.1"), ("3.1", "", "3.3")]
    rows = (
        {"a": cells[i % 3][0], "b": cells[i % 3][1], "c": cells[i % 3][2], "answer": "CAB"[i % 3]}
        for i in range(9)
    )
    line = "{data['a']};{data['b']};{data['c']}"
    return case(f'f"A;B;C\\n{line}\\n{ask}\\nColumn:"', *rows)


def pointed(first: str, last: str) -> Case:
    """Return texts behind a mark."""
    rows = ({"text": f"late again in the {noun}", "answer": noun} for noun in WORDS)
    return case(f"f\"text{first} {{data['text']}}\\nwhere{last}\"", *rows)


def coded(values: Sequence[str]) -> Case:
    """Return texts of one length."""
    rows = ({"n": str(i), "text": value, "answer": value} for i, value in enumerate(values))
    return case("f\"Number {data['n']}:\"", *rows, output="' ' + data['text']",
                processed="data['text']")  # fmt: skip


def barred(cell: str) -> Case:
    """Return a table of one line."""
    rows = ({"text": noun, "answer": noun[::-1]} for noun in WORDS)
    return case(f"f\"| a | b |\\n{{data['text']}} |{cell}| 3 |\\nAnswer:\"", *rows)


def summed(before: str, behind: str) -> Case:
    """Return formulas."""
    rows = ({"text": f"x^{i} + x", "answer": f"x(x^{i - 1} + 1)"} for i in range(2, 10))
    return case(f"f\"Factor it.\\n{before}{{data['text']}}{behind}\\nResult:\"", *rows)


MODES = ("rwxr-xr-x", "r--r--r--", "rw-r--r--", "rwx------", "r-xr-x---", "rw-rw-r--", "--x--x--x",
         "rwxrwxrwx")  # fmt: skip
CUT = ("The ferry t", "A long roun", "No one at h", "We two alon", "I am not he", "Two of us w",
       "So it was o", "Even so I a")  # fmt: skip


def paired(ask: str) -> Case:
    """Return pairs of words that are judged by a letter."""
    rows = ({"one": noun, "two": WORDS[i - 1], "answer": "so"[i % 2]}
            for i, noun in enumerate(WORDS))  # fmt: skip
    return case(f"f\"{ask}\\nPair: {{data['one']}}, {{data['two']}}\\nSign:\"", *rows)


def sorted_by(legend: str, golds: Sequence[str]) -> Case:
    """Return texts with codes that a legend explains."""
    rows = ({"text": f"a {noun} by the road", "answer": golds[i % 2]}
            for i, noun in enumerate(WORDS))  # fmt: skip
    return case(f"f\"{legend}\\n\\nText: {{data['text']}}\\nCode:\"", *rows)


def habits(ask: str) -> Case:
    """Return what is done in a kitchen, judged by a word."""
    done = ("cutting bread", "leaving a pan on fire", "drying cups", "wet hands at a loose socket")
    rows = ({"text": f"{done[i % 4]}, {noun}", "answer": ("harmless", "risky")[i % 2]}
            for i, noun in enumerate(WORDS))  # fmt: skip
    return case(f"f\"Harmless or risky? {ask}\\nHabit: {{data['text']}}\\nVerdict:\"", *rows)


def worked(total: int) -> Case:
    """Return a prompt with shots whose description has a worked example, too."""
    shown = f"Q: 6 boxes of 3 cups. How many?\nA: 6 * 3 = {total} cups\n\n"
    settings = RenderSettings(num_fewshot=2, description=shown, description_separator="")
    rows = tuple(
        {"text": f"{i} boxes of {i + 2} {noun}s. How many?",
         "answer": f"{i} * {i + 2} = {i * (i + 2)} {noun}s"}
        for i, noun in enumerate(WORDS, 2)
    )  # fmt: skip
    return Case(source=returns("f\"Q: {data['text']}\\nA:\""), rows=rows, settings=settings)


def asked_of_talk(last: str, turns: int) -> Case:
    """Return a talk that the template writes, and what is asked about it."""
    rows = ({"text": noun, "answer": f"a {noun}"} for noun in WORDS)
    said = "".join(f"Guest: turn {i}\\nClerk: yes {i}\\n" for i in range(turns))
    end = f"Guest: {{data['text']}}\\nClerk: sold\\n{last}" if turns > 1 else last
    return case(f'f"{said}{end}"', *rows)


CLIENTS = ["The client wrote that " + noun for noun in WORDS]
PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a field that the prompt speaks of": (
        "answer/leaked",
        spans("Answer in three words."),
        spans("Answer with words from the note, if the note says so."),
    ),
    "marks in numbers are asked for": (
        "answer/leaked",
        numbers([f"K{n:05d}" for n in range(13_000, 13_008)]),
        numbers([f"{n:,}" if n % 2 else f"{n:,}".replace(",", "'") for n in range(13_000, 13_008)]),
    ),
    "no tag": ("answer/unlike-others", tagged(["sea", ""]), tagged([""])),
    "levels of a log": ("answer/marked", logged("Read: "), logged("2024-05-01 10:02:11 ")),
    "examples with arrows": ("few-shot/other-count", pairs("->", 1), pairs("->")),
    "what is shortened": (
        "text/note-left",
        stubs("to be announced"),
        stubs("to be announced", [*WORDS[:3], "TBA", *WORDS[4:]]),
    ),
    "signs alone": (
        "text/note-left",
        case("f\"Text: {data['text']}\\nTopic:\"",
             *({"text": n, "answer": "..." if n == "violin" else n[::-1]} for n in WORDS)),
        case("f\"Letter: {data['text']}\\nMorse:\"",
             *({"text": n, "answer": sign} for n, sign in zip(
                 "SOEINTMA", ("...", "---", ".", "..", "-.", "-", "--", ".-"), strict=True))),
    ),
    "a yes-no question": (
        "few-shot/other-form",
        told("Write no question mark.", [f"{noun}?" for noun in WORDS]),
        told("Turn it into a yes-no question with a question mark.",
             [f"Is it a {noun}?" for noun in WORDS]),
    ),
    "capitals and small letters": (
        "few-shot/other-form",
        told("Write it in capitals.", [noun.title() for noun in WORDS]),
        told("Write it in ordinary capitals and small letters.", [w.title() for w in WORDS]),
    ),
    "verdicts in an object": (
        "few-shot/other-form",
        told("Say true or false."),
        told("Write JSON, the key is good, the value is true or false.",
             ['{{"good": true}}', '{{"good": false}}'] * 4),
    ),
    "the empty cell is asked for": (
        "answer/leaked",
        celled("Which is best?"),
        celled("In which column is a reading missing?"),
    ),
    "marks that point at what follows": ("text/unclosed", pointed(" »", ":"), pointed(" »", " »")),
    "codes of one length": ("answer/unlike-others", coded(CUT), coded(MODES)),
    "an empty cell between bars": ("text/two-spaces", barred(" 2  and "), barred("  ")),
    "a formula between dollars": ("text/stray-sign", summed("$", ""), summed("$", " = ?$")),
    "two words that are there": (
        "few-shot/other-form",
        paired("Say in two words whether they rhyme."),
        paired("Say s where two words rhyme, and o where they do not."),
    ),
    "a label before its meaning": (
        "few-shot/other-cues",
        sorted_by("Note: a maple by the road\\nKind: BUY", ("LET", "BUY")),
        sorted_by("LET: for tenants by the month.\\nBUY: for who will own it.", ("LET", "BUY")),
    ),
    "one before nought": (
        "few-shot/numbered",
        replace(sorted_by("1: name it.", ("yes", "no")), settings=RenderSettings(num_fewshot=2)),
        replace(sorted_by("1: red; 0: white.", ("1", "0")), settings=RenderSettings(num_fewshot=2)),
    ),
    "labels in another case": (
        "answer/other-names",
        habits("Reply with HARMLESS or RISKY."),
        habits("Reply with harmless or risky."),
    ),
    "what is dangerous": (
        "answer/legend",
        habits("Reply with risky if nothing can go wrong, with harmless if one may get hurt."),
        habits("Reply with harmless if nothing can go wrong, with risky if one may get hurt."),
    ),
    "a sum of the description": ("few-shot/wrong-sum", worked(19), worked(18)),
    "who speaks in a talk": (
        "few-shot/worked-cue",
        asked_of_talk("Guest: {data['text']}\\nDesk:", 1),
        asked_of_talk("What was sold:", 2),
    ),
    "a mark of some texts": (
        "few-shot/other-form",
        told("Give the opposite of the word that is in capitals."),
        case("f\"Turn it round, in capitals if the word is in capitals.\\n{data['text']} <->\"",
             *({"text": n.upper() if i % 2 else n, "answer": n[::-1].upper() if i % 2 else n[::-1]}
               for i, n in enumerate(WORDS))),
    ),
    "an answer by chance": (
        "answer/reasoning-in-input",
        talk(CLIENTS, WORDS),
        talk(CLIENTS, [*WORDS[:2], *(noun[::-1] for noun in WORDS[2:])]),
    ),
    "how steps end": (
        "answer/reasoning-in-input",
        lamps(lambda times: "lit" if times % 2 == 0 else "dark"),
        lamps(lambda times: f"{times} times"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_meant_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not loud(good, rule)


def test_stars_are_a_score_and_a_start_is_not() -> None:
    assert all(map(is_of_answers, ("star", "stars", "reviewStars", "numstars", "star_rating")))
    assert not any(map(is_of_answers, ("start", "startTime", "restart")))
