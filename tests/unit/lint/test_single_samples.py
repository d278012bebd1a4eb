"""A single worked example that is unlike the docs: with more in its answer, another beginning or
other marks, without the row's text, or with an answer that breaks what all docs go by; and rows
that do. Each fault stands beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case
from workbench.types import RenderSettings

CIPHER = str.maketrans("abcdefghij", "qwertyuiop")
WORDS = ("badge", "cafe", "jade", "high", "fig", "beach", "chief", "aged", "hedge", "cage", "idea")
CODED: Rows = [{"word": word, "code": word.translate(CIPHER)} for word in WORDS]
WEIGHED: Rows = [
    {"name": f"Parcel {'abcdefghijkl'[i]}", "grams": grams,
     "size": "large" if grams >= 500 else "small"}
    for i, grams in enumerate((120, 730, 480, 510, 905, 60, 333, 1200, 640, 499, 500, 18))
]  # fmt: skip
TIMED: Rows = [
    {"flight": f"Flight {i} is {i + 2} minutes late.", "time": f"{8 + i:02}:{10 + i}"}
    for i in range(8)
]
SEEN: Rows = [
    {"note": f"{bird} sat on the {i}th pole for a while.", "asked": f"was it a {bird.lower()}",
     "yes": "yes" if i % 2 else "no"}
    for i, bird in enumerate(("Heron", "Stork", "Crane", "Egret", "Ibis", "Bittern"))
]  # fmt: skip
STEPS: Rows = [
    {"sum": f"{i} boxes of {i + 3} pens", "n": i * (i + 3),
     "way": f"{i} * {i + 3} = {i * (i + 3)}. So it is"}
    for i in range(2, 10)
]  # fmt: skip
SORTED: Rows = [
    {"mail": f"Mail {i} about {about}", "to": to}
    for i, (about, to) in enumerate(4 * [("a bill", "a"), ("a leak", "b"), ("a lost key", "c")])
]
DESKS = "a) accounts\\nb) repairs\\nc) porter"


def coded(sample: str = "", rows: Rows = CODED, ask: str = "Word: {data['word']}\\nCode:") -> Case:
    return case(f"{sample}{ask}", "data['code']", rows)


def weighed(sample: str, rows: Rows = WEIGHED) -> Case:
    asks = "{data['name']} weighs {data['grams']} grams.\\nSize:"
    return case(f"{sample}\\n\\n{asks}", "data['size']", rows)


def timed(answer: str, rows: Rows = TIMED) -> Case:
    sample = f"News: Flight 77 is late.\\nLands at: {answer}"
    return case(f"{sample}\\n\\nNews: {{data['flight']}}\\nLands at:", "data['time']", rows)


def seen(sample: str) -> Case:
    asks = "{data['note']}\\nQuestion: {data['asked']}?\\nAnswer:"
    return case(f"{sample}\\n\\n{asks}", "data['yes']", SEEN)


def worked_out(answer: str, begin: str = " Let us see.") -> Case:
    sample = f"Sum: 2 boxes of 4 pens\\nPens:{answer}"
    text = f"{sample}\\n\\nSum: {{data['sum']}}\\nPens:{begin}"
    return case(text, "data['way'] + ' ' + str(data['n'])", STEPS, processed="str(data['n'])")


def sorted_out(listed: str) -> Case:
    head = "Which desk gets it?\\n{}\\n\\nMail: {}\\nDesk:"
    sample = head.format(listed, "A tap drips.") + " b"
    asks = head.format(DESKS, "{data['mail']}")
    return case(f"{sample}\\n\\n{asks}", "data['to']", SORTED)


def celled(answer: str, end: str = "") -> Case:
    head = "| animal | legs |\\n| --- | --- |\\n"
    sample = f"{head}| hen | 2 |\\n| cow | 4 |\\n\\nWhich has most legs?\\nAnimal: {answer}"
    rows = [{"few": f"stork {i}", "many": f"spider {i}", "legs": 3 + i} for i in range(8)]
    table = f"{head}| {{data['few']}} | 2 |\\n| {{data['many']}} | {{data['legs']}} |"
    text = f"{sample}\\n\\n{table}\\n\\nWhich has most legs?\\nAnimal:"
    return case(text, f"data['many'] + {end!r}", rows)


def parted(separator: str, lines: str = "\\n") -> Case:
    one = case(f"News: {{data['flight']}}{lines}Lands at:", "data['time']", TIMED)
    return replace(one, settings=RenderSettings(num_fewshot=2, separator=separator))


def flagged(cue: str) -> Case:
    text = f"News: {{data['flight']}}\\n{{{cue}}}:"
    shots = [{"flight": f"Flight {i} is late.", "time": f"1{i}:00", "dev": 1} for i in range(3)]
    one = case(text, "data['time']", TIMED)
    return replace(one, shots=shots, settings=RenderSettings(num_fewshot=2))


WRONG_CODE = [*CODED[:4], {"word": "deaf", "code": "rtqq"}, *CODED[4:]]
SOME_WRONG = [{**row, "code": row["word"][::-1]} if i % 3 == 0 else row
              for i, row in enumerate(CODED)]  # fmt: skip
MIXED_SIZES = [
    {**row, "size": "small" if str(row["name"]) > "Parcel g" else "large"} for row in WEIGHED
]

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a sign that stands for another": (
        "few-shot/wrong-answer",
        coded("Word: face\\nCode: yqtt\\n\\n"),
        coded("Word: face\\nCode: yqet\\n\\n"),
    ),
    "a sign that is not known": (
        "few-shot/wrong-answer",
        coded("Word: face\\nCode: yq\\n\\n"),
        coded("Word: fuzz\\nCode: ymmm\\n\\n"),
    ),
    "a row with another sign": (
        "answer/other-rule",
        coded(rows=WRONG_CODE),
        coded(rows=[*CODED[:4], {"word": "deaf", "code": "deaf".translate(CIPHER)}]),
    ),
    "rows that have no one table": (
        "answer/other-rule", coded(rows=WRONG_CODE), coded(rows=SOME_WRONG),
    ),
    "a label on the other side of a bound": (
        "few-shot/wrong-answer",
        weighed("Box weighs 300 grams.\\nSize: large"),
        weighed("Box weighs 300 grams.\\nSize: small"),
    ),
    "a number that no label has to itself": (
        "few-shot/wrong-answer",
        weighed("Box weighs 900 grams.\\nSize: small"),
        weighed("Box weighs 900 grams.\\nSize: small", MIXED_SIZES),
    ),
    "a full stop": (
        "few-shot/worked-form", timed("10:45."), timed("10:45"),
    ),
    "a full stop that docs have, too": (
        "few-shot/worked-form",
        coded("Word: face\\nCode: yqet.\\n\\n"),
        coded("Word: ?\\nCode: a.m.\\n\\n",
              [{"word": f"{i} o'clock", "code": f"at {i} a.m."} for i in range(1, 9)]),
    ),
    "words around a time": (
        "few-shot/worked-form", timed("at 10:45 (late)"), timed("10:45"),
    ),
    "words where docs have words": (
        "few-shot/worked-form",
        timed("about 10:45"),
        timed("about 10:45", [{**row, "time": f"about {row['time']}"} for row in TIMED]),
    ),
    "a sign between lines": ("few-shot/separator", parted(" | "), parted("\n | \n")),
    "a sign within a line": ("few-shot/separator", parted(" "), parted(" | ", " ")),
    "another last cue in the shots' file": (
        "text/shot-cue",
        flagged("'Lands' if data.get('dev') else 'Time'"),
        flagged("'Time' if data.get('dev') else 'Time'"),
    ),
    "words behind a cell": ("few-shot/worked-form", celled("cow with 4"), celled("cow")),
    "words behind a cell where docs have some": (
        "few-shot/worked-form", celled("cow by far"), celled("cow by far", " by far"),
    ),
    "no text above the question": (
        "few-shot/other-cues",
        seen("Question: was it a gull?\\nAnswer: no"),
        seen("Gull sat on the roof.\\nQuestion: was it a gull?\\nAnswer: yes"),
    ),
    "an answer that begins otherwise": (
        "few-shot/worked-cue",
        worked_out(" 2 * 4 = 8. So it is 8"),
        worked_out(" Let us see. 2 * 4 = 8. So it is 8"),
    ),
    "a bracket that begins the answer": (
        "few-shot/worked-cue",
        worked_out(" 8", " ("),
        worked_out(" (8)", " ("),
    ),
    "the same list with other marks": (
        "few-shot/worked-cue",
        sorted_out("- accounts\\n- repairs\\n- porter"),
        sorted_out(DESKS),
    ),
    "another list with other marks": (
        "few-shot/worked-cue",
        sorted_out("(1) accounts\\n(2) repairs\\n(3) porter"),
        sorted_out(f"{DESKS}\\n\\n- be quick\\n- be kind"),
    ),
    "a small letter with another one's text": (
        "few-shot/wrong-answer",
        case(f"Which desk?\\n{DESKS}\\nMail: A tap drips.\\nDesk: c) repairs\\n\\n"
             f"Which desk?\\n{DESKS}\\nMail: {{data['mail']}}\\nDesk:", "data['to']", SORTED),
        case(f"Which desk?\\n{DESKS}\\nMail: A tap drips.\\nDesk: b) repairs\\n\\n"
             f"Which desk?\\n{DESKS}\\nMail: {{data['mail']}}\\nDesk:", "data['to']", SORTED),
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
