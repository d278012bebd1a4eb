"""What looks like a slip by itself, and is none among its like: each beside the slip."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from tests.unit.lint.test_other_answer import answered_otherwise

WORDS = ("otter", "maple", "violin", "harbour", "candle", "pepper", "saddle", "willow")
NUMERALS = ("II", "V", "XXX", "IX", "IV", "XX", "XI", "VI")
ASK = "f\"{data['text']}\\n{data['other']}\\nAnswer:\""


def pairs(texts: tuple[str, ...], others: tuple[str, ...], text: str = ASK) -> Case:
    """Return rows of two texts, with a word as their answer."""
    rows = [
        {"text": one, "other": other, "answer": word}
        for one, other, word in zip(texts, others, WORDS, strict=True)
    ]
    return Case(source=returns(text), rows=rows)


def sentences(*, slip: str) -> tuple[str, ...]:
    """Return a sentence for each row; the slip is the text of the third one."""
    made = [f"We saw the {word} by the gate." for word in reversed(WORDS)]
    made[2] = slip
    return tuple(made)


def grids(dull: str) -> Case:
    """Return rows of two lines, the third of them dull."""
    upper = ("*..*", ".**.", dull, "*...", "..*.", "***.", "...*", ".*.*")
    return pairs(upper, upper[::-1])


def tables(second: str, between: str) -> Case:
    """Return tables of two rows, whose first one has the same cell twice, an empty one, too."""
    rows = [
        {"table": [[word, second, second], [f"{word}s", str(i + 20), str(i)]],
         "answer": str(i + 20)}
        for i, word in enumerate(WORDS)
    ]  # fmt: skip
    joined = f"{between!r}.join('| ' + ' | '.join(row) + ' |' for row in data['table'])"
    return Case(source=returns(f"{joined} + '\\nHow much is it in the second row?'"), rows=rows)


def letters(shown: str) -> Case:
    """Return words to be found by their letters, with what becomes of them."""
    rows = [{"theme": f"theme {i}", "answer": word} for i, word in enumerate(WORDS)]
    text = f"f\"Letters: {{{shown}}}\\nTheme: {{data['theme']}}\\nWord:\""
    return answered_otherwise(Case(source=returns(text), rows=rows))


def kinds(slip: str, others: tuple[str, ...]) -> Case:
    """Return rows of a kind, of which one is another text."""
    kinds = tuple(slip if i == 3 else others[i % len(others)] for i in range(8))
    rows = [
        {"text": text, "kind": kind, "answer": kind}
        for text, kind in zip(sentences(slip="They met the mayor."), kinds, strict=True)
    ]
    return Case(source=returns("f\"{data['text']} {data['kind'][:0]}\\nKind:\""), rows=rows)


def analogies(*, right: str) -> Case:
    """Return four words a row, of which three are shown; `right` chooses the answer by the row's
    number `i`."""
    rows = [
        {**dict(zip("abcd", (word, word[::-1], word.upper(), f"{word}ly"), strict=True)),
         "answer": (word, word[::-1], word.upper(), f"{word}ly")[eval(right, {"i": i})]}
        for i, word in enumerate(WORDS)
    ]  # fmt: skip
    listed = "\\nA. {a}\\nB. {b}\\nC. {c}\\n".replace("{", "{data['").replace("}", "']}")
    return Case(source=returns(f'f"Choose one.{listed}Answer:"'), rows=rows)


def minutes(text: str) -> Case:
    """Return tasks of people in notes."""
    names = ("Tom", "Priya", "Ken", "Lena", "Omar", "Ines", "Yuki", "Sven")
    rows = [
        {
            "question": f"Who takes the {word}?",
            "note": f"{name} takes the {word}, and {names[i - 1]} the old {WORDS[i - 1]}.",
            "answer": name,
        }
        for i, (name, word) in enumerate(zip(names, WORDS, strict=True))
    ]
    return Case(source=returns(text), rows=rows)


def twice(golds: tuple[str, ...]) -> Case:
    """Return rows of two numbers, the same ones in one of them."""
    rows = [
        {"a": str(i + 3), "b": str(12 - i if i != 2 else i + 3), "answer": gold}
        for i, gold in enumerate(golds)
    ]
    return Case(source=returns("f\"A {data['a']}\\nB {data['b']}\\nAnswer:\""), rows=rows)


def choices(ask: str) -> Case:
    """Return three words a row of which one is chosen, without a mark."""
    rows = [
        {"gap": f"The ___ number {i}.", "answer": word,
         "target_scores": {word: 1, WORDS[i - 1]: 0, WORDS[i - 2]: 0}}
        for i, word in enumerate(WORDS)
    ]  # fmt: skip
    listed = "{' / '.join(sorted(data['target_scores']))}"
    return Case(source=returns(f"f\"{ask}\\n{{data['gap']}}\\n{listed}\\nWord:\""), rows=rows)


def pages(ask: str) -> Case:
    """Return pages in HTML."""
    rows = [{"page": f"<p>We sell <b>{word}</b>.</p>", "answer": word} for word in WORDS]
    return Case(source=returns(f"f\"{{data['page']}}\\n{ask}\""), rows=rows)


PAIRS: dict[str, tuple[str, Case, Case]] = {
    "three capitals": (
        "text/note-left",
        pairs(sentences(slip="XXX"), sentences(slip="He left.")),
        pairs(NUMERALS, NUMERALS[::-1]),
    ),
    "points alone": (
        "text/note-left",
        pairs(sentences(slip="...."), sentences(slip="He left.")),
        grids("...."),
    ),
    "lines of a table": ("text/lost-lines", tables("7", " "), tables("", "\n")),
    "a word twice": (
        "text/said-again",
        pairs(WORDS, WORDS[::-1], ASK.replace("\\nAnswer", "\\nIs it a a word? Answer")),
        pairs(WORDS, WORDS[::-1], ASK.replace("\\nAnswer", "\\nIs A a word? Answer")),
    ),
    "letters of an answer": (
        "answer/leaked",
        letters("data['answer'].upper() + ' (6)'"),
        letters("' '.join(sorted(data['answer'].upper()))"),
    ),
    "who tries the form": (
        "answer/unlike-others",
        kinds("test", ("a small repair", "some new words", "a page for users")),
        kinds("test", ("fix", "feature", "docs")),
    ),
    "an option that is not shown": (
        "answer/letters",
        analogies(right="i % 4"),
        analogies(right="3"),
    ),
    "the letter of what has none": (
        "answer/letter-asked",
        choices("Which word fits? Answer with the letter of the word."),
        choices("Which word fits? Do not answer with the letter of the word."),
    ),
    "a number twice": ("answer/same-option", twice(("A", "B") * 4), twice(("15",) * 8)),
    "tags": (
        "text/markup",
        pages("What do they sell?"),
        pages("What does a browser show in bold?"),
    ),
    "a note": (
        "answer/leaked",
        minutes("f\"{data['question']}\\nNote: {data['note']}\\nAnswer:\""),
        minutes("f\"Minutes: {data['note']}\\n{data['question']}\\nName:\""),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_slip_is_told(name: str) -> None:
    rule, slip, _ = PAIRS[name]
    assert found(slip, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_its_like_is_not(name: str) -> None:
    rule, _, right = PAIRS[name]
    assert not loud(right, rule)
