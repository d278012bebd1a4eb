"""Parts that a prompt asks for and the answers lack, or have in another order."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

NAME = "few-shot/other-form"
TRIPS: Rows = [
    {"text": f"{who} flies from {a} to {b}.", "traveller": who, "origin": a, "target": b}
    for who, a, b in (("Ada", "Oslo", "Rome"), ("Bo", "Bonn", "Lyon"), ("Cy", "Kyiv", "Nice"),
                      ("Dee", "Bari", "Cork"), ("Eli", "Graz", "Linz"), ("Fay", "Bern", "Hull"))
]  # fmt: skip
KEYED = (
    ("JSON with traveller, origin{} target.", "'{\"traveller\": \"%s\", \"origin\": \"%s\"}'",
     " and", ": no"),
    ("提取旅客、出发地{}目的地。", "'旅客：%s；出发地：%s'", "和", "，不要"),
    ("Gib Name, Start{} Ziel an.", "'Name: %s; Start: %s'", " und", ", kein"),
    ("Escribe viajero, origen{} destino.", "'viajero=%s | origen=%s'", " y", ", sin"),
)  # fmt: skip
PEAKS: Rows = [
    {"list": "; ".join(f"{a} {b} m" for a, b in each),
     "right": " > ".join(name for name, _ in sorted(each, key=lambda o: -o[1]))}
    for each in ((("Ula", 902), ("Ebo", 1410), ("Ari", 633)), (("Tok", 7), ("Sel", 5), ("Rim", 9)),
                 (("Pan", 12), ("Oro", 40), ("Nim", 31)), (("Mok", 8), ("Lut", 9), ("Kel", 10)),
                 (("Jan", 55), ("Iso", 54), ("Hum", 51)), (("Gar", 30), ("Fen", 50), ("Eda", 40)))
]  # fmt: skip


@pytest.mark.parametrize(("asked", "answer", "joint", "other"), KEYED)
def test_a_key_that_is_listed_last(asked: str, answer: str, joint: str, other: str) -> None:
    made = f"{answer} % (data['traveller'], data['origin'])"
    text = "\n{data['text']}\n:"
    assert found(case(asked.format(joint) + text, made, TRIPS), NAME)
    assert not found(case(asked.format(other) + text, made, TRIPS), NAME)


def test_a_field_of_the_rows_that_is_asked_for() -> None:
    asked = "Give traveller, origin and the target town, with semicolons.\n{data['text']}\nTrip:"
    parts = {
        "traveller": "data['traveller']",
        "origin": "data['origin']",
        "target": "data['target']",
    }
    for names, is_told in (
        (("traveller", "origin", "target"), False),
        (("traveller", "origin"), True),
        (("origin", "traveller", "target"), True),
    ):
        answer = f"'; '.join([{', '.join(parts[name] for name in names)}])"
        hits = found(case(asked, answer, TRIPS), NAME)
        assert bool(hits) is is_told
        assert {each.severity for each in hits} <= {"hint"}


def test_names_in_an_order_of_their_numbers() -> None:
    text = "Order them from the {} to the {}.\n{{data['list']}}\nOrder:"
    rule = "answer/other-rule"
    right = case(text.format("highest", "lowest"), "data['right']", PEAKS)
    assert not found(right, rule)
    assert found(case(text.format("lowest", "highest"), "data['right']", PEAKS), rule)
    slipped: Rows = [*PEAKS, {"list": "Dur 4 m; Cim 6 m; Bol 5 m", "right": "Bol > Cim > Dur"}]
    assert found(case(text.format("highest", "lowest"), "data['right']", slipped), rule)


def test_the_other_end_of_a_list_of_times() -> None:
    reads: Rows = [
        {"rows": "\n".join(f"{8 + n}:{10 + i},{value}" for n, value in enumerate(values)),
         "right": f"{8 + values.index(max(values))}:{10 + i}"}
        for i, values in enumerate(((4, 9, 2), (7, 1, 3), (5, 6, 8), (3, 2, 1), (1, 5, 4),
                                     (2, 8, 6)))
    ]  # fmt: skip
    rule, text = "answer/other-rule", "At which time was it {}?\n{{data['rows']}}\nTime:"
    assert not found(case(text.format("highest"), "data['right']", reads), rule)
    assert found(case(text.format("lowest"), "data['right']", reads), rule)
    slipped: Rows = [{**row, "right": f"{8 + n % 3}:{10 + n}"} for n, row in enumerate(reads)]
    hits = found(case(text.format("highest"), "data['right']", slipped), rule)
    assert {each.severity for each in hits} == {"hint"}
