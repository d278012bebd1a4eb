"""What code prints amiss into a prompt, or an author leaves there: the number of shots as that of
the question, masks for digits, a text right behind a sentence, a cue on both ends of a line, an
empty line for most rows, a gap for examples; and marks of a tokenizer that are the matter. Each
fault stands beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Mapping
from unicodedata import normalize

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows, case

NOTES: Rows = [
    {"text": f"The {thing} was checked, come again in {i + 3} days", "when": f"{i + 3} days"}
    for i, thing in enumerate(("boiler", "roof", "drain", "lift", "fence", "meter"))
]  # fmt: skip
POINTS: Rows = [{"name": f"Player {c}", "points": 30 + 7 * i, "won": "yes" if i > 3 else "no"}
                for i, c in enumerate("ABCDEFGH")]  # fmt: skip
SAYINGS: Rows = [{"de": f"{word} ist hier.", "en": f"{word} is here."}
                 for word in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")]  # fmt: skip
ORDERS: Rows = [
    {"order": f"{i} rolls", "town": ("Graz" if i == 3 else "Linz") if i in (3, 6) else "",
     "kind": "food" if i % 2 else "bread"}
    for i in range(8)
]  # fmt: skip
PIECES: Rows = [{"pieces": f"Ġthe Ġ{word} s", "kind": "animals" if i < 3 else "things"}
                for i, word in enumerate(("cat", "cow", "pig", "pan", "jar", "cup"))]  # fmt: skip


def numbered(text: str) -> Case:
    return Case(source=returns(text))


def masked(way: str, asks: str = "When is the next visit?") -> Case:
    before = f"    import re\n    note = re.sub(r'\\d', {way!r}, data['text'])\n"
    text = f'f"{asks}\\nNote: {{note}}\\nIn:"'
    return Case(source=returns(text, "' ' + data['when']", "data['when']", before=before),
                rows=NOTES)  # fmt: skip


def scored(shown: str) -> Case:
    before = f"    shown = {shown}\n"
    text = "f\"{data['name']} has {shown} points.\\nHas the player won?\""
    return Case(source=returns(text, "' ' + data['won']", "data['won']", before=before),
                rows=POINTS)  # fmt: skip


def said(between: str, asks: str = "Translate this into English.") -> Case:
    return case(f"{asks}{between}{{data['de']}}\\nEnglish:", "data['en']", SAYINGS)


def ordered(line: str, last: str = "Kind:") -> Case:
    return case(f"Order: {{data['order']}}\\n{line}{last}", "data['kind']", ORDERS)


def pieces(asks: str) -> Case:
    return case(f"{asks}\\nTokens: {{data['pieces']}}\\nKind:", "data['kind']", PIECES)


def looped(loop: str) -> Case:
    before = f"    note = data['text']\n{loop}"
    text = 'f"When is the next visit?\\nNote: {note}\\nIn:"'
    return Case(source=returns(text, "' ' + data['when']", "data['when']", before=before),
                rows=NOTES)  # fmt: skip


def cut(size: int) -> Case:
    rows = [{"note": row["text"], "in": "soon" if i % 2 else "later"} for i, row in
            enumerate(NOTES)]  # fmt: skip
    text = f"f\"When?\\nNote: {{data['note'][:{size}]}} [...]\\nIn:\""
    return Case(source=returns(text, "' ' + data['in']", "data['in']"), rows=rows)


def tabled(second: str) -> Case:
    rows = [{"things": [{"name": f"{name} {i}", "price": 3 * i + 7 * n, "weight": 5 * i + n}
                        for n, name in enumerate(("pan", "jug", "mug"))], "best": f"pan {i}"}
            for i in range(6)]  # fmt: skip
    before = (
        "    lines = ['| name | price | weight |', '| --- | --- | --- |']\n"
        "    for t in data['things']:\n"
        f"        lines.append(f\"| {{t['name']}} | {{t['{second}']}} | {{t['weight']}} |\")\n"
    )
    text = "'\\n'.join(lines) + '\\nBest:'"
    return Case(
        source=returns(text, "' ' + data['best']", "data['best']", before=before), rows=rows
    )


def polite(apart: int, *, is_matter: bool = False) -> Case:
    """Return sentences made polite, of which some have letters that came apart."""
    words = ("café", "thé", "pâté", "crème", "pêche", "mûre", "pâtes", "rosé")
    plain = [f"Je veux un {word} et {i} pains" for i, word in enumerate(words)]
    rows = [{"plain": normalize("NFD", text) if i < apart else text,
             "polite": text if is_matter and i < apart else f"{text}, s'il vous plaît"}
            for i, text in enumerate(plain)]  # fmt: skip
    return case("Dis-le poliment : {data['plain']}\\nMieux :", "data['polite']", rows)


TOWN = "Town: {data['town']}\\n"
TOWN_WHERE_KNOWN = "{'Town: ' + data['town'] + chr(10) if data['town'] else ''}"
PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "the number of shots at the beginning": (
        "code/arguments",
        numbered("f\"{num_sample + 1}. {data['question']}\\nAnswer:\""),
        numbered("f\"{num_sample} examples come first.\\n{data['question']}\\nAnswer:\""),
    ),
    "the number of shots behind a word": (
        "code/arguments",
        numbered("'Question ' + str(num_sample) + ': ' + data['question'] + '\\nAnswer:'"),
        numbered("'After ' + str(num_sample) + ': ' + data['question'] + '\\nAnswer:'"),
    ),
    "the number of shots in Chinese": (
        "code/arguments",
        numbered("f\"第{num_sample + 1}题：{data['question']}\\n答：\""),
        numbered("f\"以下有{num_sample}个例子。\\n{data['question']}\\n答：\""),
    ),
    "digits of a text": ("text/changed", masked("#"), masked("\\g<0>")),
    "digits that are the matter": (
        "text/changed", masked("0"), masked("#", "The digits are hidden. When was the visit?"),
    ),
    "a number": (
        "text/changed",
        scored("'N' * len(str(data['points']))"),
        scored("'NN' if data['points'] > 1000 else data['points']"),
    ),
    "a text right behind a sentence": ("text/run-together", said(""), said(" ")),
    "a name behind a dot": (
        "text/run-together", said("", "Here is what they said to us!"), said("", "Translate de."),
    ),
    "a cue on both ends of a line": (
        "text/said-again",
        ordered("", "Kind: (food or bread): Kind:"),
        ordered("", "Kind (food or bread):"),
    ),
    "a line that is empty in most rows": (
        "text/empty-slot", ordered(TOWN, "Kind, one of food and bread:"),
        ordered(TOWN_WHERE_KNOWN, "Kind, one of food and bread:"),
    ),
    "a gap for examples in German": (
        "text/note-left",
        said("\\n", "Übersetze ins Englische. [hier Beispiele einfügen]"),
        said("\\n", "Übersetze ins Englische. [hier ist Deutsch gemeint]"),
    ),
    "a loop over the name of a text": (
        "text/no-question",
        looped("    for note in ('a', 'b'):\n        assert note\n"),
        looped("    for other in ('a', 'b'):\n        assert other\n"),
    ),
    "a loop that goes through a text, or looks for one": (
        "text/no-question",
        looped("    for note in ('a', data['when']):\n        assert note\n"),
        looped("    for note in [note.strip()]:\n        assert note\n"),
    ),
    "the only text, cut": ("text/no-question", cut(18), cut(400)),
    "two columns of one field": ("text/said-again", tabled("weight"), tabled("price")),
    "accents apart in a few": ("text/not-composed", polite(2), polite(0)),
    "accents that the answers put together": (
        "text/not-composed", polite(2), polite(2, is_matter=True),
    ),
    "accents apart in all": ("text/not-composed", polite(1), polite(8)),
    "marks of a tokenizer": (
        "text/markup", pieces("What are they?"), pieces("What are they (Ġ is a space)?"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_found(name: str) -> None:
    """The rule says so, maybe as a hint."""
    rule, fault, _ = PAIRS[name]
    assert found(fault, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_the_right_prompt_is_left_alone(name: str) -> None:
    """The rule says nothing."""
    rule, _, right = PAIRS[name]
    assert not found(right, rule)
