"""Rows that slipped, were joined or computed wrongly, numbers that are rounded, and what the
harness hands in: each beside rows and code that look so and are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, loud, returns
from workbench.types import RenderSettings

Row = dict[str, Any]
FRACTIONS = ("6/8 3/4", "10/15 2/3", "14/49 2/7", "20/25 4/5", "8/36 2/9", "21/56 3/8", "30/42 5/7",
             "35/60 7/12", "12/33 4/11", "45/54 5/6")  # fmt: skip
LOWEST = returns("f\"Reduce it.\\n{data['fraction']} =\"", "' ' + data['low']", "data['low']")
NOTES = ("The ferry leaves at dawn.", "Nobody has the key.", "The baker opens early.",
         "Two boats were tied up.", "Rain fell all night.", "The mayor sold it.",
         "Our well gives water.", "Every lamp was lit.", "A stork nests here.",
         "It is late.")  # fmt: skip
NOTED = returns("f\"Note: {data['note']}\\nKind:\"", "' ' + data['kind']", "data['kind']")


def changed(rows: Sequence[Row], **changes: Mapping[int, Any]) -> list[Row]:
    """Return rows with other values in some fields, by the rows' places."""
    made = [dict(row) for row in rows]
    for name, by_place in changes.items():
        for place, value in by_place.items():
            made[place][name] = value
    return made


def fractions(slip: int = 0, **changes: Mapping[int, Any]) -> Case:
    """Return ten fractions with what they reduce to, so many rows away."""
    pairs = [pair.split() for pair in FRACTIONS]
    rows = [
        {"fraction": whole, "low": pairs[(place + slip) % len(pairs)][1]}
        for place, (whole, _) in enumerate(pairs)
    ]
    return Case(LOWEST, changed(rows, **changes))


def test_fractions_that_slipped_are_worth_what_others_are() -> None:
    assert len(found(fractions(slip=1), "answer/unlike-others")[0].doc_ids) == len(FRACTIONS)
    assert not loud(fractions(), "answer/unlike-others")


def test_a_fraction_that_is_worth_something_else() -> None:
    assert found(fractions(low={3: "3/5"}), "answer/other-rule")
    assert not found(fractions(low={3: "16/20"}), "answer/other-rule")


def notes(**changes: Mapping[int, Any]) -> Case:
    """Return ten notes of two kinds, some of them changed."""
    kinds = ("town", "port")
    rows = [{"note": note, "kind": kinds[place % 2]} for place, note in enumerate(NOTES)]
    return Case(NOTED, changed(rows, **changes))


@pytest.mark.parametrize(
    ("joined", "right"),
    [
        ("Nobody has the key.\nNote: It rains.", "Nobody has the key.\nIt rains."),
        ("Nobody has the key|port\nIt rains", "Nobody has the key|ring\nIt rains"),
        ("Nobody has the key,town\nIt rains", "Nobody has the key,town and all"),
    ],
)
def test_a_text_goes_on_with_another_row(joined: str, right: str) -> None:
    assert found(notes(note={4: joined}), "text/unlike-others")
    assert not any(
        "goes on" in str(f.message) for f in found(notes(note={4: right}), "text/unlike-others")
    )


def test_texts_that_all_have_lines_are_no_joined_rows() -> None:
    lines = {place: f"{note}\nNote: It rains." for place, note in enumerate(NOTES)}
    told = found(notes(note=lines), "text/unlike-others")
    assert not any("goes on" in str(f.message) for f in told)


TRANSLATED = returns("f\"Say it.\\n{data['note']}\\nSaid:\"", "' ' + data['said']", "data['said']")


def said(answers: Sequence[str], **changes: Mapping[int, Any]) -> Case:
    """Return ten notes with answers of their own, some of them changed."""
    rows = [{"note": n, "said": s} for n, s in zip(NOTES, answers, strict=True)]
    return Case(TRANSLATED, changed(rows, **changes))


SENTENCES = ["At dawn the ferry goes.", "There is no key, it seems.", "Bread is sold before six.",
             "Someone tied up two boats.", "All night long it poured.", "She sold it, our mayor.",
             "You can drink from our well.", "They lit every lamp there was.",
             "Look, storks live here.", "Go home, it is late."]  # fmt: skip
FIGURES = ["12", "7", "ababab", "31", "lant", "6", "16", "8", "RAIN", "25"]
OWN = "answer/unlike-others"


def test_an_answer_alone_stands_in_quotes() -> None:
    quoted = {4: '"All night long it poured."'}
    assert found(said(SENTENCES, said=quoted), OWN)
    spoken = {4: "“Rain fell all night.”"}
    assert not found(said(SENTENCES, said=quoted, note=spoken), OWN)


def test_an_answer_is_the_word_of_an_empty_cell() -> None:
    assert found(said(SENTENCES, said={3: "None"}), OWN)
    told = TRANSLATED.replace("Say it.", "Say it, or none.")
    rows = said(SENTENCES, said={3: "None"}).rows
    assert not found(Case(told, rows), OWN)


def test_a_number_in_words_among_figures() -> None:
    assert found(said(FIGURES, said={1: "four"}), OWN)
    assert not found(said(FIGURES, said={1: "fort"}), OWN)


def test_several_labels_in_one_in_arabic() -> None:
    kinds = {place: ("غاضب", "راض")[place % 2] for place in range(10)}
    assert found(notes(kind={**kinds, 4: "غاضب أو راض"}), OWN)
    assert not found(notes(kind=kinds), OWN)


RESULTS = ((5.9, 3, 5), (2.1, 3, 5), (4.2, 3, 5), (7.5, 6, 9), (9.9, 6, 9), (1.4, 2, 8),
           (8.6, 2, 8), (3.3, 2, 8), (0.7, 1, 4), (2.8, 1, 4))  # fmt: skip


def flags(text: str = "data['value']", **changes: Mapping[int, Any]) -> Case:
    """Return ten results with their ranges and flags; `text` shows a result."""
    rows = [
        {"value": value, "range": [low, high],
         "flag": "low" if value < low else "high" if value > high else "normal"}
        for value, low, high in RESULTS
    ]  # fmt: skip
    shown = f"f\"Result: {{{text}}}\\nRange: {{data['range'][0]}}-{{data['range'][1]}}\\nFlag:\""
    return Case(returns(shown, "' ' + data['flag']", "data['flag']"), changed(rows, **changes))


def test_a_flag_goes_by_the_bounds_of_its_row() -> None:
    assert found(flags(flag={2: "high"}), "answer/other-rule")
    assert not found(flags(), "answer/other-rule")
    graded = {place: ("low", "high", "normal")[place % 3] for place in range(10)}
    assert not found(flags(flag=graded), "answer/other-rule")


@pytest.mark.parametrize("text", ["int(data['value'])", "round(data['value'])"])
def test_a_number_is_shown_less_exactly(text: str) -> None:
    assert found(flags(text), "text/changed")
    about = flags(text)
    assert not found(Case(about.source.replace("Result:", "About:"), about.rows), "text/changed")


def test_a_number_is_shown_as_it_is() -> None:
    assert not found(flags("round(data['value'], 1)"), "text/changed")
    assert not found(flags("data['value']"), "text/changed")


def test_hundreds_are_shown_of_a_number() -> None:
    rows = [{"worth": 37 * place + 51, "kind": ("town", "port")[place % 2]} for place in range(10)]
    text = "f\"Worth: {round(data['worth'], -2)} coins\\nKind:\""
    assert found(Case(returns(text, "data['kind']", "data['kind']"), rows), "text/changed")
    own = text.replace(", -2", "")
    assert not found(Case(returns(own, "data['kind']", "data['kind']"), rows), "text/changed")


def test_a_cell_among_numbers_is_empty() -> None:
    values = {place: str(place + 2.5) for place in range(10)}
    assert found(flags(value={**values, 4: "nan"}), "text/nothing")
    assert not found(flags(value=values), "text/nothing")


EVENTS = (("moon", "wall", "ship"), ("press", "tower", "coins"), ("canal", "fire", "rocket"),
          ("battle", "union", "theses"), ("phone", "mould", "games"), ("fleet", "flight", "climb"),
          ("quake", "scope", "strait"), ("song", "war", "siege"))  # fmt: skip
ORDERS = ((2, 0, 1), (0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0), (0, 2, 1), (1, 0, 2), (2, 1, 0))


def orders(shown: str = "data['events']", **changes: Mapping[int, Any]) -> Case:
    """Return eight lists that are to be put in order."""
    rows = [
        {"events": [f"the {event}" for event in events], "order": [*order],
         "marks": ", ".join("ABC"[place] for place in order)}
        for events, order in zip(EVENTS, ORDERS, strict=True)
    ]  # fmt: skip
    lines = f"'\\n'.join(f'{{m}}) {{e}}' for m, e in zip('ABC', {shown}))"
    text = f"'Put them in order.\\n' + {lines} + '\\nOrder:'"
    return Case(returns(text, "' ' + data['marks']", "data['marks']"), changed(rows, **changes))


def test_a_list_stands_in_the_order_that_its_answer_gives() -> None:
    in_order = "[data['events'][i] for i in data['order']]"
    assert found(orders(in_order), "answer/leaked")
    assert not found(orders(), "answer/leaked")
    # Where the places only shuffle a list that was in order, other marks are right.
    marks = {i: ", ".join("ABC"[o.index(k)] for k in range(3)) for i, o in enumerate(ORDERS)}
    assert not found(orders(in_order, marks=marks), "answer/leaked")


def test_what_is_put_in_order_is_there_twice() -> None:
    assert found(orders(events={1: ["the press", "the press", "the coins"]}), "answer/same-option")
    assert not found(orders(), "answer/same-option")


def strands(words: str) -> Case:
    """Return strands with their complements."""
    rows = [
        {"strand": strand, "other": strand.translate(str.maketrans("ACGT", "TGCA"))}
        for strand in ("ATGCCG", "GGATCC", "TTAGCA", "CAGTTG", "ACCTGA", "TGCATG", "GAATTC", "CTTA")
    ]
    text = f"'{words}\\n' + data['strand'] + '\\nOther:'"
    return Case(returns(text, "' ' + data['other']", "data['other']"), rows)


def test_signs_are_asked_for_from_the_last_to_the_first() -> None:
    assert loud(strands("Write the reverse complement."), "answer/other-rule")
    assert not found(strands("Write the complement."), "answer/other-rule")
    assert not found(strands("Write the complement, not reversed text."), "answer/other-rule")


def scanned(question: str) -> Case:
    """Return sums whose steps are written out, one with another question."""
    rows = [
        {"question": f"She picks {place + 12} baskets of 18 pears. How many are that?",
         "steps": f"She picks {place + 12} * 18 = {18 * (place + 12)} pears."}
        for place in range(8)
    ]  # fmt: skip
    rows.append({"question": question, "steps": "She picks 5 * 18 = 90 pears, which is all."})
    text = "f\"Question: {data['question']}\\nAnswer:\""
    return Case(returns(text, "' ' + data['steps']", "data['steps']"), rows)


def test_a_letter_stands_alone_for_a_digit() -> None:
    rule = "text/scanned-digits"
    assert found(scanned("She picks S baskets of 18 pears. How many are that?"), rule)
    assert not found(scanned("She picks size S baskets of 18 pears, 5 in all."), rule)
    assert not found(scanned("She picks 5 baskets of 18 pears. How many are that?"), rule)


ARGUMENTS: Mapping[str, tuple[str, bool]] = {
    "the number of shots is a commit's": ("f'Commit {num_sample}\\n{text}'", True),
    "how many examples there are": ("f'Examples {num_sample}:\\n{text}'", False),
    "some of the labels": ("text + ', '.join(KINDS[:num_sample])", True),
    "some of the examples": ("text + ', '.join(SHOTS[:num_sample])", False),
}


@pytest.mark.parametrize("name", ARGUMENTS)
def test_what_the_harness_hands_in(name: str) -> None:
    made, is_told = ARGUMENTS[name]
    lists = "KINDS = ['town', 'port']\nSHOTS = ['One.', 'Two.']\n\n\n"
    body = (
        "    text = data['note'] + '\\nKind:'\n"
        "    gold = KINDS[data['kind']]\n"
        f"    text = {made}\n"
        "    return {'input': text, 'output': gold, 'processed_output': gold}\n"
    )
    rows = [{"note": note, "kind": place % 2} for place, note in enumerate(NOTES)]
    case = Case(lists + HEAD + body, rows, settings=RenderSettings(num_fewshot=2))
    assert bool(found(case, "code/arguments")) is is_told
