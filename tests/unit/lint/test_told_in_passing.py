"""Answers that stand as the example of a form, in a remark of the row, in a key that the code joins
or turned round, and rows that are there twice; beside prompts that look so and are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

LEAK = "answer/leaked"
COPY = "few-shot/near-copy"
TOWNS = ("Lund", "Trier", "Porto", "Siena", "Gent", "Brno", "Cork", "Delft", "Genoa", "Kobe")


def over(
    text: str, rows: Sequence[Mapping[str, Any]], answer: str = "data['a']", **how: Any
) -> Case:
    """Return a case of prompts; `text` is an expression over a row, `data`."""
    return Case(returns(text, f"' ' + {answer}", answer, **how), rows)


SHIPS = tuple(
    {"told": f"Ship {i} came from {town} to us.", "a": town} for i, town in enumerate(TOWNS)
)


@pytest.mark.parametrize(
    ("asked", "is_told"),
    [
        ("Copy the town (e.g. {data['a']}).", True),
        ("写出城市（例如：{data['a']}）。", True),
        ("Kopiere die Stadt, z. B. {data['a']}.", True),
        ("Copy the town (e.g. Ulm).", False),
        ("Copy the town.", False),
    ],
)
def test_the_answer_as_an_example_is_told(asked: str, is_told: bool) -> None:
    """It stands in the text, too, where it is to be found."""
    assert bool(found(over(f"f\"{asked}\\n{{data['told']}}\\nTown:\"", SHIPS), LEAK)) is is_told


def test_the_rows_own_examples_are_right() -> None:
    """The text that is read has the words for an example itself."""
    rows = [{"told": f"Some towns, such as {town}, trade in {i}.", "a": town}
            for i, town in enumerate(TOWNS)]  # fmt: skip
    text = "f\"Copy the town.\\n{data['told']}\\nTown:\""
    assert not loud(over(text, rows), LEAK)


WORTHS = (40, 150, 500, 30, 90, 700, 12, 199, 201, 50, 51, 999)
SORTS = tuple("common" if n <= 50 else "rare" if n <= 200 else "epic" for n in WORTHS)
RULE = "Up to 50 coins are common, 51 to 200 are rare, and more are epic."


@pytest.mark.parametrize(
    ("why", "is_told"),
    [
        ("with {} coins it counts as {}", True),
        ("with {} coins it is weighed", False),
        ("with {} coins it is common, rare or epic", False),
    ],
)
def test_a_remark_with_the_label_is_told(why: str, is_told: bool) -> None:
    """The rule names all labels, and the row's remark its own."""
    rows = [{"n": n, "a": sort, "why": why.format(n, sort)}
            for n, sort in zip(WORTHS, SORTS, strict=True)]  # fmt: skip
    text = f"f\"{RULE}\\nWorth: {{data['n']}}\\nNote: {{data['why']}}\\nRarity:\""
    told = [str(one.message) for one in found(over(text, rows), LEAK)]
    assert any("the row's why has the answer" in message for message in told) is is_told


ORDERS = tuple(
    {"order": f"Send us {i + 2} {what}s, please.", "what": what, "n": i + 2}
    for i, what in enumerate(("chair", "hose", "plank", "lamp", "roller", "hinge", "pot", "plug"))
)


@pytest.mark.parametrize(
    ("more", "is_told"),
    [(" [{n} x {what}]", True), (" [by Friday]", False), ("", False)],
)
def test_all_parts_in_brackets_behind_the_text_are_told(more: str, is_told: bool) -> None:
    """The text has the parts of the answer in its own words, and once more in brackets."""
    rows = [{**row, "order": row["order"] + more.format(**row)} for row in ORDERS]
    gold = "json.dumps({'item': data['what'], 'count': data['n']})"
    text = "f\"Order as JSON: {data['order']}\\nJSON:\""
    case = over(text, rows, gold, before="    import json\n")
    assert bool(found(case, LEAK)) is is_told


def test_parts_that_stand_in_brackets_alone_are_right() -> None:
    """There they are to be found."""
    rows = [{**row, "order": f"As agreed ({row['n']} x {row['what']})"} for row in ORDERS]
    gold = "json.dumps({'item': data['what'], 'count': data['n']})"
    text = "f\"Order as JSON: {data['order']}\\nJSON:\""
    assert not loud(over(text, rows, gold, before="    import json\n"), LEAK)


@pytest.mark.parametrize("towns", [TOWNS, TOWNS[::-1], ("Ulm", "Bonn", "Köln", "Trier", "Jena")])
def test_a_key_that_the_code_joins_is_told(towns: Sequence[str]) -> None:
    """The answers stand in the prompt in the order of the docs, though in no literal as a whole."""
    text = f"'Towns: ' + '、'.join({list(towns)!r}) + '\\n' + data['told'] + '\\nTown:'"
    told = [str(one.message) for one in found(over(text, SHIPS), LEAK)]
    assert any("in order" in message for message in told) is (towns == TOWNS)


STRANDS = ("ATGCCGTA", "GGATCCAT", "TTAGCACG", "CAGTTGAC", "ACCTGAAT", "TGCATGCA", "GAATTCGG",
           "CTTAAGCC", "AGGCTTAC", "TACGGATC")  # fmt: skip
PAIRED = str.maketrans("ACGT", "TGCA")


@pytest.mark.parametrize("is_told", [True, False])
def test_an_answer_turned_round_is_told_though_some_read_alike(is_told: bool) -> None:
    """The complement of some strands is the strand turned round, or itself so."""
    rows = [{"strand": one, "a": one.translate(PAIRED)} for one in STRANDS]
    check = "data['a'][::-1]" if is_told else "data['strand'][:3]"
    text = f"f\"Check: {{{check}}}\\nComplement {{data['strand']}}\\nDone:\""
    assert bool(found(over(text, rows), LEAK)) is is_told


SUMS = tuple({"q": f"{3 * i}/{4 * i}", "a": f"{i} of {i + 1}"} for i in range(2, 9))


@pytest.mark.parametrize(
    ("again", "is_told"), [(" / ", True), ("/0", False), ("+", False), ("/", False)]
)
def test_short_rows_with_other_spaces_are_told(again: str, is_told: bool) -> None:
    """Rows are there twice, the second time with spaces around their sign."""
    more = [{**row, "q": row["q"].replace("/", again)} for row in SUMS]
    rows = [row for pair in zip(SUMS, more, strict=True) for row in pair]
    source = returns("f\"Reduce:\\n{data['q']} =\"", "' ' + data['a']", "data['a']")
    case = Case(source, rows, settings=RenderSettings(num_fewshot=6))
    assert bool(found(case, COPY)) is is_told


@pytest.mark.parametrize(("row", "is_told"), [("9/12 = 3 of 4", True), ("9/12 = 2 of 3", False)])
def test_a_line_of_the_description_that_is_a_row_is_told(row: str, is_told: bool) -> None:
    """A short row stands in the description as prompts end, with its answer behind it."""
    source = returns("f\"Reduce:\\n{data['q']} =\"", "' ' + data['a']", "data['a']")
    settings = RenderSettings(num_fewshot=0, description=f"Reduce a fraction.\n{row}\n\n")
    assert bool(found(Case(source, SUMS, settings=settings), COPY)) is is_told
