"""A worked sample that lacks what all answers have, and words that a rule uses as labels."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

PATHS: Rows = [{"q": f"A path of {a} km, walked {b} times.", "a": a, "b": b}
               for a, b in ((3, 4), (7, 2), (5, 6), (9, 3), (8, 8), (2, 11))]  # fmt: skip
WALK = (
    "f\"Each walk has {data['a']} km, so {data['a']} * {data['b']}. Total:"
    " {data['a'] * data['b']}\""
)
BOATS: Rows = [{"s": f"The {a} sank near {b} {i}.", "a": a, "b": f"{b} {i}"}
               for i, (a, b) in enumerate(2 * (("Anna", "Kiel"), ("Bertha", "Riga"),
                                               ("Clara", "Turku")))]  # fmt: skip
AREAS: Rows = [{"n": f"{text} ({i}).", "to": to} for i, (text, to) in enumerate(3 * (
    ("Das Bad ist zu", "Sport"), ("Der Bus kam nicht", "Verkehr"),
    ("Der Baum fiel um", "Garten")))]  # fmt: skip
LETTERS: Rows = [{"n": f"{text}{i}", "to": to} for i, (text, to) in enumerate(3 * (
    ("水管漏了", "维修"), ("隔壁太吵", "调解"), ("车位不够", "停车")))]  # fmt: skip


def walked(*samples: str) -> Case:
    shown = "".join(
        f"Path: {i + 2} km, walked 3 times.\nWay: {s}\n\n" for i, s in enumerate(samples)
    )
    return case(f"Work it out in a sentence.\n\n{shown}Path: {{data['q']}}\nWay:", WALK, PATHS)


def boats(*samples: str) -> Case:
    shown = "".join(f"Line: The ship {i} sank.\nFacts: {s}\n\n" for i, s in enumerate(samples))
    return case(f"Note the facts.\n\n{shown}Line: {{data['s']}}\nFacts:",
                "f\"{data['a']} | sank | {data['b']}\"", BOATS)  # fmt: skip


def areas(said: str) -> Case:
    return case(f"Wohin gehört die Meldung?\n- Sport: Bäder\n- Verkehr: Busse\n- Garten: Bäume\n\n"
                f"{said}\nMeldung: {{data['n']}}\nAmt:", "data['to']", AREAS)  # fmt: skip


def notes(said: str) -> Case:
    return case(f"分发来信。\n维修：坏了的东西\n调解：邻里之间的事\n停车：车和车位\n\n{said}\n"
                "来信：{data['n']}\n去向：", "data['to']", LETTERS, before="")  # fmt: skip


SOLVED = "Each walk has 2 km, so 2 * 3. Total: 6"
PAIRS = {
    "the bare result": ("few-shot/worked-form", walked("9"), walked(SOLVED)),
    "one of three": (
        "few-shot/worked-form",
        walked(SOLVED, "Each walk has 3 km, which makes 9", SOLVED),
        walked(SOLVED, SOLVED.replace("2 *", "3 *"), SOLVED),
    ),
    "a field too few": ("few-shot/worked-form", boats("Dora | Oslo"),
                        boats("Dora | sank | Oslo")),
    "German": (
        "answer/other-names",
        areas("Ein Spielfeld gehört zu Sport, ein Loch in der Straße gehört zu Tiefbau."),
        areas("Ein Spielfeld gehört zu Sport, ein Loch in der Straße gehört zu Verkehr."),
    ),
    "nouns that are no labels": (
        "answer/other-names",
        areas("Ein Spielfeld gehört zu Sport, ein Loch gehört zu Parkplatz."),
        areas("Ein Spielfeld gehört zu Sport, wenn es nicht zu Hause liegt."),
    ),
    "Chinese": (
        "answer/other-names",
        notes("楼道灯不亮归维修，养狗扰民归城管。"),
        notes("楼道灯不亮归维修，养狗扰民归调解。"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_meant_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not found(good, rule)
