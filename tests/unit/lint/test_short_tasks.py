"""Faults of short prompts: in the template's signs, in rows that are computed, cut or exchanged, in
what the code makes of a value; each beside prompts that look so and are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, returns

TOWNS = ("Riga", "Turin", "Bergen", "Lyon", "Porto", "Ghent", "Basel", "Cork")
NOTES = (
    "The ferry has left {} at dawn.", "A stork nests on the roof of {} hall.",
    "Nobody in {} has seen the key.", "They sold the bakery of {} in May.",
    "Two boats from {} are late again.", "Rain fell on {} all the night.",
    "The mayor of {} bought a bicycle.", "The well of {} gives water in August.",
)  # fmt: skip


def noted(**changes: Any) -> tuple[dict[str, Any], ...]:
    """Return eight rows with a note on a town; each change is of one field, given its place."""
    rows = [
        {"note": note.format(town), "town": town, "rank": 3 + i}
        for i, (note, town) in enumerate(zip(NOTES, TOWNS, strict=True))
    ]
    for name, change in changes.items():
        for place, row in enumerate(rows):
            row[name] = change(place, row)
    return tuple(rows)


def asks(text: str, gold: str = "data['town']", rows: Sequence[Any] = (), **more: Any) -> Case:
    """Return a prompt whose text and gold are expressions."""
    return Case(returns(text, f"' ' + {gold}", gold, **more), rows or noted())


PLAIN = "f\"Name the town.\\nNote: {data['note']}\\nTown:\""

TEMPLATES: Mapping[str, tuple[str, str, str]] = {
    "a line of a diff": (
        "text/stray-sign",
        "f\"Name the town.\\n+Note: {data['note']}\\nTown:\"",
        "f\"Name the town.\\n+ Sea: yes\\n+ Note: {data['note']}\\nTown:\"",
    ),
    "both lines of a diff": (
        "text/stray-sign",
        "f\"- Note:\\n+ Note: {data['note']}\\nTown:\"",
        "f\"- Sea: no\\n+ Note: {data['note']}\\nTown:\"",
    ),
    "the end of a sentence in Markdown": (
        "text/escaped",
        "f\"Name the town\\\\.\\nNote: {data['note']}\\nTown:\"",
        "f\"Name the town, as C:\\\\.\\nNote: {data['note']}\\nTown:\"",
    ),
    "commas of Markdown": (
        "text/escaped",
        '"\\\\, ".join(data["note"].split()) + "\\nTown:"',
        '"\\\\,".join(data["note"].split()) + "\\nTown:"',
    ),
    "an arrow of LaTeX": (
        "text/escaped",
        "f\"a \\to b\\n{data['note']}\\nTown:\"",
        "f\"a\\to\\n{data['note']}\\nTown:\"",
    ),
    "an apostrophe of a query": (
        "text/escaped",
        "f\"Name the resident''s town.\\n{data['note']}\\nTown:\"",
        "f\"Name the resident's town.\\n{data['note']}\\nTown:\"",
    ),
    "a cue behind a slot": (
        "text/run-together",
        '"Name the town.\\nNote: {note}Town:".format(**data)',
        '"Name the town.\\nNote: {note}\\nTown:".format(**data)',
    ),
    "two literals": (
        "text/run-together",
        '("Name the town that is"\n "named in the note.\\n" + data[\'note\'] + "\\nTown:")',
        '("Name the town that is "\n "named in the note.\\n" + data[\'note\'] + "\\nTown:")',
    ),
    "a small word": (
        "text/run-together",
        "f\"Which town belongs to{data['note']} and is it large?\\nTown:\"",
        "f\"Which town belongs to {data['note']} and is it large?\\nTown:\"",
    ),
    "a mark that is filled up": (
        "text/two-spaces",
        "f\"{'A':4}) port\\n{'B':4}) farm\\n{data['note']}\\nTown:\"",
        "f\"A) port\\nB) farm\\n{data['note']}\\nTown:\"",
    ),
    "an article at the end": (
        "text/cut-item",
        "f\"Read the note. Name the town that is in the\\n\\nNote: {data['note']}\\nTown:\"",
        "f\"Read the note. Name the town that it is in.\\n\\nNote: {data['note']}\\nTown:\"",
    ),
    "a rule without its end": (
        "text/cut-item",
        "f\"Name the town. If there is none, then\\n\\nNote: {data['note']}\\nTown:\"",
        "f\"Name the town. If there is none, then stop.\\n\\nNote: {data['note']}\\nTown:\"",
    ),
}


@pytest.mark.parametrize("what", TEMPLATES)
def test_a_slip_of_the_template_is_told(what: str) -> None:
    rule, wrong, right = TEMPLATES[what]
    assert found(asks(wrong), rule)
    assert not found(asks(right), rule)


def test_a_name_that_a_template_does_not_know_is_told() -> None:
    for name, is_told in (("nota", True), ("note", False)):
        source = (
            f'from string import Template\nASK = Template("Name it.\\n${name}\\nTown:")\n{HEAD}'
            '    return {"input": ASK.safe_substitute(data), "output": " " + data["town"], '
            '"processed_output": data["town"]}\n'
        )
        assert bool(found(Case(source, noted()), "text/placeholder")) is is_told


def test_a_text_that_a_loop_over_keys_reads_and_the_input_lacks() -> None:
    body = "    scene, town = (data[key] for key in ('scene', 'town'))\n"
    rows = noted(scene=lambda _, r: r["note"])
    for shown, is_told in (("scene.split()[0]", True), ("scene", False)):
        case = asks(f'{shown} + "\\nTown:"', rows=rows, before=body)
        assert bool(found(case, "text/no-question")) is is_told


ROWS: Mapping[str, tuple[str, Any, Any]] = {
    "a time of a recording": (
        "text/markup",
        lambda i, r: f"[0{i}:12] {r['note']}" if i % 2 else r["note"],
        lambda i, r: f"{r['note']} [0{i}:12]" if i % 2 else r["note"],
    ),
    "a voice of a recording": (
        "text/markup",
        lambda i, r: f"<v Guide>{r['note']}" if i % 2 else r["note"],
        lambda i, r: f"<vector {i}>{r['note']}" if i % 2 else r["note"],
    ),
    "pictures of a chat": (
        "text/markup",
        lambda i, r: f"{r['note']}[图片]" if i % 2 else r["note"],
        lambda i, r: f"{r['note']}（图片）" if i % 2 else r["note"],
    ),
    "the head of a page": (
        "text/markup",
        lambda i, r: r["note"].replace("has left", "has 12 THE BOOK OF PORTS left")
        .replace("sold the", "sold 12 THE BOOK OF PORTS the"),
        lambda i, r: r["note"].replace("sold the", "sold 12 BIG the"),
    ),
    "the end of a piece": (
        "text/markup",
        lambda i, r: r["note"].replace(".", " .</w>") if i % 2 else r["note"],
        lambda i, r: f"<w>{r['note']}</w>" if i % 2 else r["note"],
    ),
    "quotes that are closed twice": (
        "text/stray-sign",
        lambda i, r: f'"{r["note"]}""' if i % 2 else r["note"],
        lambda i, r: f'"{r["note"]}"' if i % 2 else r["note"],
    ),
    "an apostrophe of a shell": (
        "text/escaped",
        lambda i, r: f"They\\'ll know: {r['note']}" if i % 2 else r["note"],
        lambda i, r: f"print('They\\'ll'): {r['note']}" if i % 2 else r["note"],
    ),
    "a sentence in another language": (
        "text/unlike-others",
        lambda i, r: "Die Fähre hat den Hafen nicht verlassen und ist da." if i == 3 else r["note"],
        lambda i, r: "Titanic, Vasa, Gorch Fock, Fram und Bounty." if i == 3 else r["note"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", ROWS)
def test_what_is_left_in_rows_is_told(what: str) -> None:
    rule, wrong, right = ROWS[what]
    assert found(asks(PLAIN, rows=noted(note=wrong)), rule)
    assert not found(asks(PLAIN, rows=noted(note=right)), rule)


def test_texts_that_lost_the_brackets_which_the_prompt_speaks_of() -> None:
    def bracketed(i: int, row: dict[str, Any]) -> str:
        both, one = f"({row['town']})", f"{row['town']})"
        return str(row["note"].replace(row["town"], both if i < 7 else one))

    for asked, is_told in (("Name the town in brackets.", True), ("Name the town.", False)):
        case = asks(PLAIN.replace("Name the town.", asked), rows=noted(note=bracketed))
        assert bool(found(case, "text/unlike-others")) is is_told


def test_answers_that_were_exchanged_stand_in_each_others_texts() -> None:
    exchanged = {1: TOWNS[4], 4: TOWNS[1]}
    rows = noted(town=lambda i, _: exchanged.get(i, TOWNS[i]))
    assert found(asks(PLAIN, rows=rows), "answer/unlike-others")
    away = noted(town=lambda i, _: {1: "Oslo", 4: "Bonn"}.get(i, TOWNS[i]))
    messages = [str(each.message) for each in found(asks(PLAIN, rows=away), "answer/unlike-others")]
    assert not any("another row" in each for each in messages)


NUMBERS = ((9, 120, 47), (15, -4, 102), (66, 7, 501), (-12, 30, 5), (88, 19, 210), (6, 61, 600))
SORTS = "f\"Sort the numbers from the largest to the smallest.\\n{data['shown']}\\nSorted:\""


def sorted_rows(key: Any, is_cut: bool = False) -> list[dict[str, str]]:
    """Return lists of numbers and the same in falling order, as a key has it."""
    return [
        {
            "shown": ", ".join(map(str, one[:-1] if is_cut else one)),
            "order": ", ".join(map(str, sorted(one, key=key, reverse=True))),
        }
        for one in NUMBERS
    ]


@pytest.mark.parametrize(
    ("text", "rows", "is_told"),
    [
        (SORTS, sorted_rows(str), True),
        (SORTS, sorted_rows(int, is_cut=True), True),
        (SORTS, sorted_rows(int), False),
        (SORTS.replace("largest to the smallest", "largest to the smallest last digit"),
         sorted_rows(lambda n: abs(n) % 10), False),
    ],
)  # fmt: skip
def test_numbers_that_are_asked_for_in_order(text: str, rows: Any, is_told: bool) -> None:
    assert bool(found(asks(text, "data['order']", rows), "answer/other-rule")) is is_told


def test_answers_have_the_values_of_the_prompts_table() -> None:
    table = {"AUG": "Met", "UUU": "Phe", "GGC": "Gly", "CAC": "His"}
    keys = ("AUG GGC", "UUU CAC AUG", "GGC UUU", "CAC AUG", "UUU GGC", "AUG CAC", "GGC AUG CAC")
    lines = "\\n".join(f"{key} = {value}" for key, value in table.items())
    text = f'"Translate by the table.\\n{lines}\\n\\nmRNA: " + data["mrna"] + "\\nChain:"'
    rows = [{"mrna": one, "chain": "-".join(table[key] for key in one.split())} for one in keys]
    assert not found(asks(text, "data['chain']", rows), "answer/other-rule")
    changed = text.replace('data["mrna"]', 'data["mrna"].replace("U", "T")')
    for shown in ('data["mrna"]', 'data["mrna"].lower()', 'data["mrna"].replace(" ", "-")'):
        case = asks(text.replace('data["mrna"]', shown), "data['chain']", rows)
        assert not found(case, "text/no-question")
    assert found(asks(changed, "data['chain']", rows), "text/no-question")
    rows[1] = {**rows[1], "chain": "Phe-Met-His"}
    assert found(asks(text, "data['chain']", rows), "answer/other-rule")


def test_a_text_longer_than_its_answer_has_a_sign_that_stands_for_none() -> None:
    strands = ("ACGT", "GGCA", "TTAC", "CAGT", "GATC", "TGCA", "ACCT", "GTAG", "CCGA", "TAGC")
    rows = [{"dna": one, "rna": one.translate(str.maketrans("ACGT", "UGCA"))} for one in strands]
    rows[4]["dna"] += "N"
    case = asks("f\"Transcribe.\\nDNA: {data['dna']}\\nRNA:\"", "data['rna']", rows)
    assert not found(case, "answer/other-rule")


def test_lines_that_the_code_numbers_from_two_on() -> None:
    for start, is_told in ((2, True), (1, False)):
        text = (
            f"'\\n'.join(f'{{n}} {{w}}' for n, w in enumerate(data['note'].split(), start={start}))"
            " + '\\nWhich line has the town?'"
        )
        rows = noted(line=lambda i, r: str(r["note"].rstrip(".").split().index(r["town"]) + 1))
        assert bool(found(asks(text, "data['line']", rows), "answer/gold-differs")) is is_told


TIMES = ("07:15", "12:40", "18:05", "09:30", "22:55", "13:10", "16:20")


@pytest.mark.parametrize(
    ("asked", "last", "is_told"),
    [
        ("When does it arrive?", "25:10", True),
        ("When does it arrive?", "14:75", True),
        ("When does it arrive? Write HH:MM.", "8:10", True),
        ("When does it arrive?", "8:10", False),
        ("When does it arrive?", "24:00", False),
        ("How long does it take?", "25:10", False),
        ("What is the score?", "25:75", False),
    ],
)
def test_a_time_that_no_clock_shows(asked: str, last: str, is_told: bool) -> None:
    rows = [{"train": f"train {i} to {TOWNS[i]}", "time": time}
            for i, time in enumerate((*TIMES, last))]  # fmt: skip
    case = asks(f"f\"{asked}\\n{{data['train']}}\\nTime:\"", "data['time']", rows)
    told = [str(each.message) for each in found(case, "answer/unlike-others")]
    assert any("time of day" in each for each in told) is is_told


def test_a_minus_that_the_text_has_otherwise() -> None:
    for sign, is_told in (("−", True), ("-", False)):
        rows = [{"sum": f"{i} - 9", "result": str(i - 9).replace("-", sign if i % 2 else "-"),
                 "near": f"-{9 - i}"} for i in range(8)]  # fmt: skip
        text = "f\"{data['sum']} (near {data['near']})\\nResult:\""
        assert bool(found(asks(text, "data['result']", rows), "answer/unlike-others")) is is_told


def test_a_value_that_a_pattern_cuts_within_a_word() -> None:
    rows = noted(town=lambda i, r: ("Gijón", "Cádiz")[i % 2] if i < 4 else r["town"])
    for pattern, is_told in (("[A-Za-z]+", True), (r"\\w+", False)):
        gold = f"re.match('{pattern}', data['town']).group()"
        source = "import re\n" + returns(PLAIN, f"' ' + {gold}", gold)
        assert bool(found(Case(source, rows), "answer/other-names")) is is_told


def test_numbers_of_another_scale_and_years_among_ages() -> None:
    text = "f\"{data['note']} Rank {data['rank']}, age {data['age']}.\\nTown:\""
    for name, odd, is_told in (
        ("rank", 700, True), ("rank", 703, False), ("age", 1984, True), ("age", 184, False),
    ):  # fmt: skip
        rows = noted(age=lambda i, _: 20 + 3 * i)
        for place in (2, 5):
            rows[place][name] = odd
        assert bool(found(asks(text, rows=rows), "text/unlike-others")) is is_told, (name, odd)


def test_a_small_word_before_a_few_answers() -> None:
    verbs = ("bought", "sold", "seen", "left", "kept", "held", "found", "told")
    for first, is_told in (("has ", True), ("", False)):
        rows = noted(town=lambda i, _, first=first: (first if i in (2, 5) else "") + verbs[i])
        assert bool(found(asks(PLAIN, rows=rows), "answer/unlike-others")) is is_told


def test_a_name_and_a_thing_that_changed_places() -> None:
    text = "f\"{data['note']}\\nThing: {data['thing']}\\nWho:\""
    things = ("map", "lamp", "key", "rope", "coin", "hat", "boat", "bell")
    for is_told in (True, False):
        rows = noted(thing=lambda i, _: things[i])
        if is_told:
            rows[3]["thing"], rows[3]["town"] = rows[3]["town"], rows[3]["thing"]
        assert bool(found(asks(text, rows=rows), "answer/unlike-others")) is is_told


@pytest.mark.parametrize(("odd", "is_told"), [((" A", " B"), True), ((" it rained.", " B"), False)])
def test_options_that_are_letters_where_all_others_are_sentences(
    odd: tuple[str, str], is_told: bool
) -> None:
    rows: list[dict[str, Any]] = [
        {"premise": note.format(town), "target_scores": {f" the wind blew in {town}.": i % 2,
                                                         " the bell was of gold.": 1 - i % 2}}
        for i, (note, town) in enumerate(zip(NOTES, TOWNS, strict=True))
    ]  # fmt: skip
    rows[2]["target_scores"] = {odd[0]: 1, odd[1]: 0}
    gold = "max(data['target_scores'], key=data['target_scores'].get)"
    case = Case(returns("data['premise'] + ' So'", gold, gold), rows, method="ppl")
    told = [str(each.message) for each in found(case, "answer/unlike-others")]
    assert any("sentences" in each for each in told) is is_told
