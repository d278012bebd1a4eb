"""Demands on the form of answers in several languages, and what is said of an object's keys: those
that no answer keeps are told, and those that answers keep are not."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

RULE = "few-shot/other-form"
WORDS: Rows = [{"text": f"Zettel {i}", "label": label}
               for i, label in enumerate(3 * ("rot", "blau", "grün"))]  # fmt: skip
MARKS: Rows = [{"text": f"Essay {i}", "label": str(i % 4)} for i in range(12)]
SUMS: Rows = [{"text": f"{a} + {b}?", "label": f"Man rechnet {a} + {b} = {a + b}."}
              for a, b in ((2, 3), (4, 9), (7, 1), (8, 8), (5, 6), (3, 12))]  # fmt: skip
SHOPS: Rows = [{"text": f"Shop {i}", "owner": owner, "tables": i + 2}
               for i, owner in enumerate(("Ana", "Bo", "Cem", "Dora", "Eli", "Fay"))]  # fmt: skip
SHOP = "'{\"owner\": \"' + data['owner'] + '\", \"tables\": ' + str(data['tables']) + '}'"


def said(sentence: str, rows: Rows = WORDS) -> Case:
    return case(f"{sentence}\n\nText: {{data['text']}}\nOut:", "data['label']", rows)


def shop(lines: str) -> Case:
    return case(f"Read the note on a shop.\n\n{lines}\n\nNote: {{data['text']}}\nObject:",
                SHOP, SHOPS)  # fmt: skip


PAIRS = {
    "json": (
        said("Gib ein JSON-Objekt mit dem Schlüssel „Farbe“ zurück."),
        said("Gib die Farbe zurück, kein JSON."),
    ),
    "capitals": (
        said("Napisz nazwę koloru wielkimi literami."),
        said("Napisz nazwę koloru małymi literami."),
    ),
    "dashes": (
        said("Répondez par une liste à tirets."),
        said("Répondez par un mot, sans liste à tirets."),
    ),
    "fence": (
        said("Escribe el color en un bloque de código."),
        said("Escribe el color, sin bloque de código."),
    ),
    "confidence": (
        said("写出颜色，即类别的名称，再写出你的置信度。"),
        said("写出颜色，即类别的名称，不写置信度。"),
    ),
    "scale": (
        said("Écris la note, un nombre de 1 à 10.", MARKS),
        said("Écris la note, un nombre de 0 à 3.", MARKS),
    ),
    "result": (
        said("Schreibe nur das Ergebnis, ohne Rechenweg.", SUMS),
        said("Schreibe den Rechenweg in einem Satz.", SUMS),
    ),
    "keys": (
        shop('- "owner": who has it\n- "seats": how many tables there are'),
        shop('- "owner": who has it\n- "tables": how many tables there are'),
    ),
    "order": (
        shop("Write the fields in the order tables, owner."),
        shop("Write the fields in alphabetical order."),
    ),
    "value": (
        shop('- "owner": who has it\n- "tables": their number, written like "4 tables"'),
        shop('- "owner": who has it\n- "tables": their number, written like "4"'),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_what_no_answer_keeps_is_told(name: str) -> None:
    broken, kept = PAIRS[name]
    assert found(broken, RULE)
    assert not found(kept, RULE)
