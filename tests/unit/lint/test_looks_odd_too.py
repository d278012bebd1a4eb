"""Right prompts whose oddity is what they ask about, each beside the fault that it looks like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, loud, returns
from workbench.types import RenderSettings

NAMES = ("Ada Firth", "Bo Lind", "Cleo Marsh", "Dan Oake", "Eva Ruiz", "Finn Daly")
WORDS = ("café", "garçon", "château", "déjà vu", "Zürich", "Málaga")
BROKEN = [word.encode().decode("latin-1") for word in WORDS]
CUT = ("infor-\nmation", "win-\ndow", "gar-\nden", "moun-\ntain", "sta-\ntion", "har-\nbour")
TERMS = (
    *("World Health Organization", "portable document format", "unidentified flying object"),
    *("estimated time of arrival", "random access memory", "central processing unit"),
)
SHORT = ("WHO", "PDF", "UFO", "ETA", "RAM", "CPU")
ERRORS = ("KeyError", "ValueError", "TypeError", "IndexError", "OSError", "NameError")


def case(
    text: str, row: Callable[[int], Mapping[str, Any]], gold: str = "data['answer']", **more: Any
) -> Case:
    """Return a case of twelve rows whose gold is an expression."""
    return Case(source=returns(text, f"' ' + {gold}", gold), rows=[*map(row, range(12))], **more)


def garbled(i: int) -> dict[str, Any]:
    """Return a text read in a wrong encoding, and what it is; a label beside."""
    return {"text": f"{BROKEN[i % 6]} no. {i}", "answer": f"{WORDS[i % 6]} no. {i}",
            "kind": ("place", "word")[i % 2]}  # fmt: skip


def parted(i: int) -> dict[str, Any]:
    """Return a word that the end of a line cuts, whole, too."""
    return {"text": f"{CUT[i % 6]} {i}", "answer": f"{CUT[i % 6]} {i}".replace("-\n", ""),
            "kind": ("place", "word")[i % 2]}  # fmt: skip


def named(i: int) -> dict[str, Any]:
    """Return a sentence about two people, of whom one is asked for."""
    one, other = NAMES[i % 6], NAMES[(5 * i + 2 + i // 6) % 6]
    return {"text": f"In year {i} {one} wrote to {other}.", "answer": one, "other": other}


def chosen(i: int) -> dict[str, Any]:
    """Return two numbers and the one that is asked for."""
    x, y, word = 3 + 7 * i % 40, 5 + 11 * i % 37, ("larger", "smaller")[i % 2]
    return {"x": x, "y": y, "word": word, "answer": str(max(x, y) if i % 2 == 0 else min(x, y))}


def due(i: int) -> dict[str, Any]:
    """Return a date, and one some days later."""
    return {"day": f"2024-{i + 1:02}-03", "days": i + 5, "answer": f"2024-{i + 1:02}-{i + 8:02}"}


def logged(i: int) -> dict[str, Any]:
    """Return what a line of a log is made of."""
    return {"file": f"part{i}.py", "line": 10 + 3 * i, "error": ERRORS[i * 5 % 6],
            "text": f"at step {i}"}  # fmt: skip


def placed(i: int) -> dict[str, Any]:
    """Return a word and a place in it."""
    word = ("candle", "bridge", "planet", "silver")[i % 4]
    return {"word": word, "place": i % 5, "answer": word[i % 5]}


def turned(i: int) -> dict[str, Any]:
    """Return four options, and by how far they are turned."""
    things = ["basil", "onyx", "linen", "amber", "maple", "iron"]
    return {"question": f"Which is thing {i}?", "things": things[i % 3 : i % 3 + 4], "turn": i % 4}


def short(i: int) -> dict[str, Any]:
    """Return a term and what it is in short; one leaves a small word out."""
    return {"term": TERMS[i % 6], "answer": SHORT[i % 6]}


def several(i: int) -> dict[str, Any]:
    """Return letters of which one or two are right."""
    answer = ("A, C", "B", "A, B", "C")[i % 4]
    return {"text": f"A. {i}\nB. {i + 3}\nC. {2 * i + 7}", "answer": answer}


def moody(i: int) -> dict[str, Any]:
    """Return a text and its mood as a number."""
    mood = (0, 1, 1, 0, 1, -1)[i % 6] if i < 6 else (0, 1)[i % 2]
    return {"text": f"Room {i} was as it was.", "mood": mood}


def clause(i: int) -> dict[str, Any]:
    """Return a clause with its number in a contract."""
    kind = ("payment", "law", "ending")[i % 3]
    return {
        "no": f"{4 + 3 * (i % 3)}.{i // 3 + 1}",
        "text": f"As agreed under {i}.",
        "answer": kind,
    }


TURNED = "data['question'] + ' ' + ' '.join(f'[{x}] {t}' for x, t in zip('wxyz',"
TURNED += " data['things'][data['turn']:] + data['things'][:data['turn']]))  + '\\nLetter:'"
LETTER = "'wxyz'[(0 - data['turn']) % 4]"
WORKED = "'Q: A bus has 40 seats and 13 are taken. How many are free?\\nA: 40 - 13 = 27. "
WORKED += "The answer is 27.\\n\\nQ: A rope of 56 m is cut into 7 parts. How long is one?\\n"
WORKED += "A: 56 / 7 = 8. The answer is 8."
WORKED += "\\n\\nQ: ' + data['text'] + '\\nA:'"

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "texts of a wrong encoding that are to be repaired": (
        "text/encoding",
        case("f\"Text: {data['text']}\\nKind:\"", garbled, "data['kind']"),
        case("f\"Broken: {data['text']}\\nRepaired:\"", garbled),
    ),
    "words cut by the end of a line that are to be joined": (
        "text/hyphenated",
        case("f\"Text: {data['text']}\\nKind:\"", parted, "data['kind']"),
        case("f\"Cut: {data['text']}\\nJoined:\"", parted),
    ),
    "candidates in the order of the alphabet": (
        "answer/leaked",
        case("f\"{data['text']}\\nThe writer is {data['answer']}.\\nWho wrote?\\nName:\"", named),
        case("f\"{data['text']}\\nCandidates: {', '.join(sorted([data['answer'], data['other']]))}"
             "\\nWho wrote?\\nName:\"", named),
    ),
    "one of two numbers": (
        "answer/leaked",
        case("f\"{data['x']}, {data['y']}: the {data['word']} is {data['answer']}.\\nNumber:\"",
             chosen),
        case("f\"Which number is {data['word']}, {data['x']} or {data['y']}?\\nAnswer:\"", chosen),
    ),
    "dates that begin alike": (
        "answer/in-id",
        case("f\"From {data['day']}, {data['answer'][-2:]}_{data['days']:04}\\nDay of the month:\"",
             due, "data['answer'][-2:]"),
        case("f\"From {data['day']}, within {data['days']} days.\\nDue:\"", due),
    ),
    "a part of a log's line": (
        "answer/leaked",
        case("f\"Kind: {data['error']}\\nWhat went wrong?\\nError:\"", logged, "data['error']"),
        case("f\"{data['file']}:{data['line']} {data['error']}: {data['text']}\\nError:\"", logged,
             "data['error']"),
    ),
    "the letter at a place": (
        "answer/leaked",
        case("f\"{data['word']} {data['place']}, that is {data['answer']}\\nLetter:\"", placed),
        case("f\"Letter {data['place']} of {data['word']}, from 0\\nLetter:\"", placed),
    ),
    "options turned by a number of the row": (
        "answer/leaked",
        case(f"{TURNED} + ' (' + {LETTER} + ' is right)'", turned, LETTER),
        case(TURNED, turned, LETTER),
    ),
    "small words have no letter": (
        "answer/other-rule",
        case("f\"Term: {data['term']}\\nIn short:\"",
             lambda i: short(i) | ({"answer": "RAN"} if i == 4 else {})),
        case("f\"Term: {data['term']}\\nIn short:\"", short),
    ),
    "several letters, as often as one": (
        "answer/other-form",
        case("f\"{data['text']}\\nLetter:\"",
             lambda i: several(i) | {"answer": "B, C" if i == 3 else "ABC"[i % 3]}),
        case("f\"Which are right?\\n{data['text']}\\nLetters:\"", several),
    ),
    "less than nought, with a meaning": (
        "answer/unlike-others",
        case("f\"{data['text']}\\nMood:\"", moody, "str(data['mood'])"),
        case("f\"-1 = bad, 0 = so so, 1 = good\\n{data['text']}\\nMood:\"", moody,
             "str(data['mood'])"),
    ),
    "one of the three words": (
        "few-shot/other-form",
        case("f\"Describe it in three words.\\n{data['text']}\\nName:\"",
             lambda i: named(i) | {"answer": NAMES[i % 6].split()[0]}),
        case("f\"Answer with one of the three words given.\\n{data['text']}\\nName:\"",
             lambda i: named(i) | {"answer": NAMES[i % 6].split()[0]}),
    ),
    "sums of worked examples": (
        "answer/legend",
        case("'1 = no, 2 = yes\\n' + data['text'] + '\\nLabel:'",
             lambda i: {"text": f"Is it {i}?", "answer": ("yes", "no")[i % 2]},
             "{'yes': '1', 'no': '2'}[data['answer']]"),
        case(WORKED, lambda i: {"text": f"What is {i} and 4?", "answer": str(i + 4)},
             settings=RenderSettings(num_fewshot=0)),
    ),
    "clauses by chapters": (
        "answer/leaked",
        case("f\"{data['answer']}: {data['text']}\\nKind:\"", clause),
        case("f\"§ {data['no']} {data['text']}\\nKind:\"", clause),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_found(name: str) -> None:
    """The rule is loud about it."""
    rule, fault, _ = PAIRS[name]
    assert loud(fault, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_the_right_prompt_is_left_alone(name: str) -> None:
    """The rule says nothing, or a hint."""
    rule, _, right = PAIRS[name]
    assert loud(right, rule) == []
