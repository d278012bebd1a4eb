"""What a cue, a letter, a table, a talk or a worked example says against what stands there: dates,
languages, letters of answers, lists, few-shot files. Beside right ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, loud, returns
from workbench.lint.dates import Day, day_in, days_in
from workbench.types import RenderSettings

Row = Mapping[str, Any]
WRONG = "few-shot/wrong-answer"
FORM = "few-shot/worked-form"
SWAPPED = "text/swapped-fields"
CUES = "text/cue-forms"
STRAY = "text/stray-sign"
CUT = "text/cut-item"
DIFFERS = "answer/gold-differs"
BARE = RenderSettings(num_fewshot=2, target_delimiter="")


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("It closed on the 3rd of March, 1988.", Day(1988, 3, 3)),
        ("Signed Sept. 9, 2011 in Bonn", Day(2011, 9, 9)),
        ("am 7. Oktober 1990", Day(1990, 10, 7)),
        ("le 1er août 1944", Day(1944, 8, 1)),
        ("el 12 de octubre de 1992", Day(1992, 10, 12)),
        ("生于1936年11月2日", Day(1936, 11, 2)),
        ("一九四九年十月二十一日", Day(1949, 10, 21)),
        ("2003-02-11", Day(2003, 2, 11)),
        ("11.02.2003", Day(2003, 2, 11)),
    ],
)
def test_dates_are_read(text: str, day: Day) -> None:
    """In words and figures."""
    assert [*days_in(text)] == [day]


@pytest.mark.parametrize("text", ["3/4/2005", "version 1.2.3", "10 may 5", "in 1988", "1234567"])
def test_what_is_no_date(text: str) -> None:
    """Or may be one of two."""
    assert not [*days_in(text)]
    assert day_in("3 March 1988, a Thursday") is None


LETTERS = (
    ("The bridge gave way on 4 May 1931.", "1931-05-04"),
    ("Rain fell until 9 August 1967.", "1967-08-09"),
    ("Opened on March 2, 1999.", "1999-03-02"),
    ("Closed on 11 October 1950.", "1950-10-11"),
    ("Sold on 6 June 2006.", "2006-06-06"),
    ("Found on 1 July 1888.", "1888-07-01"),
)


def dated(head: str = "", *, turned: Sequence[int] = (), form: str = "YYYY-MM-DD") -> Case:
    """Return a case of sentences with a date."""
    rows = [
        {"note": note, "day": "-".join((d[:4], d[8:], d[5:7])) if i in turned else d}
        for i, (note, d) in enumerate(LETTERS)
    ]
    text = f"{head!r} + f\"Note: {{data['note']}}\\nDay ({form}):\""
    return Case(returns(text, "' ' + data['day']", "data['day']"), rows)


HANDS = "Note: He left on 8 April 1977.\nDay ({form}): {day}\n\n"


@pytest.mark.parametrize(
    ("day", "rule"),
    [
        ("1977-08-04", WRONG),
        ("1977-00-08", WRONG),
        ("08.04.1977", FORM),
        ("1977/04/08", FORM),
        ("1977-04-08", ""),
    ],
)
def test_dates_of_worked_examples(day: str, rule: str) -> None:
    """Exchanged, of no calendar, in another form, and right."""
    case = dated(HANDS.format(form="YYYY-MM-DD", day=day))
    assert [each for each in (WRONG, FORM) if loud(case, each)] == ([rule] if rule else [])


def test_dates_of_rows() -> None:
    """A row is wrong alone; a form that has the day first says so."""
    assert loud(dated(turned=[3]), "answer/other-rule")
    assert not loud(dated(), "answer/other-rule")
    asked = dated(turned=range(6), form="YYYY-DD-MM")
    assert not loud(asked, "answer/other-rule")


EN = (
    *("The mill is by the river.", "Where did she put the keys?", "He has lost his hat."),
    *("They are on the roof.", "It is the end of the road.", "What is in the box?"),
)
DE = (
    *("Die Mühle ist am Fluss.", "Wo hat sie die Schlüssel hingelegt?", "Er hat den Hut nicht."),
    *("Sie sind auf dem Dach.", "Das ist das Ende der Straße.", "Was ist in der Kiste?"),
)
ZH = (
    "磨坊在河边。",
    "她把钥匙放哪儿了？",
    "他的帽子丢了。",
    "他们在屋顶上。",
    "路到头了。",
    "盒子里是什么？",
)


@pytest.mark.parametrize(
    ("first", "second", "sources", "targets", "is_wrong"),
    [
        ("English", "German", DE, EN, True),
        ("German", "English", DE, EN, False),
        ("中文", "英文", EN, ZH, True),
        ("英文", "中文", EN, ZH, False),
        ("Source (English)", "中文译文", ZH, EN, True),
        ("Text", "Translation", DE, EN, False),
    ],
)
def test_cues_that_name_languages(
    first: str, second: str, sources: Sequence[str], targets: Sequence[str], is_wrong: bool
) -> None:
    """Behind each stands its language, or the other one."""
    rows = [{"src": s, "tgt": t} for s, t in zip(sources, targets, strict=True)]
    text = f"f\"Translate.\\n{first}: {{data['src']}}\\n{second}:\""
    case = Case(returns(text, "' ' + data['tgt']", "data['tgt']"), rows)
    assert bool(loud(case, SWAPPED)) is is_wrong


WORDS = ("harbour", "lantern", "meadow", "orchard", "pebble", "quarry")


@pytest.mark.parametrize(
    ("cue", "shown", "is_wrong"),
    [
        ("First letter", "data['word'][-1]", True),
        ("Last letter", "data['word'][0]", True),
        ("末字母", "data['word'][0]", True),
        ("Number of letters", "data['word'][0]", True),
        ("First letter", "data['word'][0]", False),
        ("尾字母", "data['word'][-1]", False),
        ("Length", "len(data['word'])", False),
        ("Group", "data['word'][-1]", False),
    ],
)
def test_cues_that_name_a_part_of_the_answer(cue: str, shown: str, is_wrong: bool) -> None:
    """The first letter of the answer, its last, and how many it has."""
    rows = [{"gloss": f"thing number {i} of the list", "word": w} for i, w in enumerate(WORDS)]
    text = f"f\"Gloss: {{data['gloss']}}\\n{cue}: {{{shown}}}\\nWord:\""
    case = Case(returns(text, "' ' + data['word']", "data['word']"), rows)
    said = [each for each in loud(case, DIFFERS) if "the cue" in each]
    assert bool(said) is is_wrong


TALKS = [
    {"turns": [f"Have you seen boat {i}?", f"It is at pier {i + 3}."],
     "target_scores": {"Thank you!": 1, "Blue, mostly.": 0}} for i in range(8)
]  # fmt: skip


@pytest.mark.parametrize(
    ("cues", "is_wrong"),
    [
        (("A", "B", "B"), True),
        (("A", "A", "B"), True),
        (("甲", "甲", "甲"), True),
        (("User", "Assistant", "Assistant"), True),
        (("A", "B", "A"), False),
        (("Customer", "Agent", "Customer"), False),
        (("Line", "Line", "Line"), False),
    ],
)
def test_speakers(cues: Sequence[str], is_wrong: bool) -> None:
    """They take turns."""
    first, second, last = cues
    text = f"f\"{first}: {{data['turns'][0]}}\\n{second}: {{data['turns'][1]}}\\n{last}:\""
    source = returns(text, "'Thank you!'", "'Thank you!'")
    case = Case(source, TALKS, method="ppl")
    assert any("two turns" in each for each in loud(case, CUES)) is is_wrong


PAIRS = [
    {"text": f"Cup {i} fell on plate {i}.",
     "target_scores": {f"cup {i}": i % 2, f"plate {i}": 1 - i % 2}}
    for i in range(8)
]  # fmt: skip


@pytest.mark.parametrize(
    ("shown", "rule"),
    [
        ("' or '.join([*o][:1] * 2)", "answer/letters"),
        ("''.join(f'{x} or ' for x in o)", STRAY),
        ("', '.join(o) + ', .'", STRAY),
        ("', , '.join(o)", STRAY),
        ("' or '.join(o)", ""),
        ("', '.join(o) + ', or neither'", ""),
    ],
)
def test_lists_in_a_sentence(shown: str, rule: str) -> None:
    """An item without a text, and one option twice."""
    before = "    o = data['target_scores']\n    s = " + shown + "\n"
    text = "f\"{data['text']}\\nWhich broke, {s}?\\nAnswer:\""
    gold = "max(data['target_scores'], key=data['target_scores'].get)"
    case = Case(returns(text, gold, gold, before=before), PAIRS, method="ppl")
    told = [
        each
        for each in (STRAY, "answer/letters")
        if any("without a text" in m or "twice" in m for m in loud(case, each))
    ]
    assert told == ([rule] if rule else [])


def test_marks_that_the_data_has() -> None:
    """The template puts no second pair around them."""
    for title, is_wrong in (
        ("《江雪{}》", True),
        ("江雪{}", False),
        ("《江雪{}》与《春晓》", False),
    ):
        rows = [{"title": title.format(i), "answer": f"诗人{i}"} for i in range(6)]
        case = Case(returns("f\"《{data['title']}》的作者是谁？\\n答案：\""), rows)
        assert any("marks around" in each for each in loud(case, STRAY)) is is_wrong


BOATS = [
    {"rows": [[f"K{i}", "Ystad", "07:15", "44"], [f"L{i}", "Bergen", "09:05", "61"]],
     "question": f"When does K{i} leave?", "answer": "07:15"} for i in range(6)
]  # fmt: skip


@pytest.mark.parametrize(
    ("header", "cell", "rule", "word"),
    [
        ("Boat | Price | Time | Port", "c", SWAPPED, "behind"),
        ("Boat | Port | Time | Price", "c.split(':')[-1]", CUT, "cell"),
        ("Boat | Port | Time | Price", "c + '.0' if c == '44' else c", "text/raw-value", "float"),
        ("Boat | Port | Time | Price", "c", "", ""),
        ("Boat | Number | Time | Price", "c", "", ""),
    ],
)
def test_tables(header: str, cell: str, rule: str, word: str) -> None:
    """Cells are as the row has them, under their names."""
    before = f"    body = '\\n'.join(' | '.join({cell} for c in row) for row in data['rows'])\n"
    text = f"f\"{header}\\n{{body}}\\nQuestion: {{data['question']}}\\nAnswer:\""
    case = Case(returns(text, before=before), BOATS)
    rules = (SWAPPED, CUT, "text/raw-value")
    told = [each for each in rules if any(word in m for m in loud(case, each))]
    assert told == ([rule] if rule else [])


def test_rows_of_tables() -> None:
    """The header comes but once, and no row is longer than it."""
    before = "    body = '\\n'.join(' | '.join(row) for row in data['rows'])\n"
    text = "f\"Boat | Port | Time | Price\\n{body}\\nQuestion: {data['question']}\\nAnswer:\""
    again = [{**row, "rows": [row["rows"][0], ["Boat", "Port", "Time", "Price"], row["rows"][1]]}
             for row in BOATS[:2]] + BOATS[2:]  # fmt: skip
    longer = [{**BOATS[0], "rows": [BOATS[0]["rows"][0], ["L0", "Bergen", "09:05", "1", "261"]]}]
    assert loud(Case(returns(text, before=before), again), "text/said-again")
    assert loud(Case(returns(text, before=before), longer + BOATS[1:]), CUT)
    assert not loud(Case(returns(text, before=before), BOATS), "text/said-again")


def rule_case(question: str, field: str, golds: str) -> Case:
    """Return a case of a rule and what somebody did."""
    rows = [{"law": f"Law {i}: no noise after {i + 5}.", "deed": f"They sang at {i}.",
             field: i % 2 == 0} for i in range(8)]  # fmt: skip
    text = f"f\"Law: {{data['law']}}\\nDeed: {{data['deed']}}\\n{question}\\nAnswer:\""
    return Case(returns(text, golds.format(field), golds.format(field)), rows)


@pytest.mark.parametrize(
    ("question", "field", "golds", "is_wrong"),
    [
        ("Does this violate the law?", "allowed", "'yes' if data['{}'] else 'no'", True),
        ("Is the deed allowed?", "violates", "'yes' if data['{}'] else 'no'", True),
        ("这样做违反规定吗？", "ok", "'是' if data['{}'] else '否'", True),
        ("Is it allowed (+ = no, - = yes)?", "allowed", "'+' if data['{}'] else '-'", True),
        ("Does this violate the law?", "violates", "'yes' if data['{}'] else 'no'", False),
        ("Is it not forbidden?", "allowed", "'yes' if data['{}'] else 'no'", False),
        ("Does this violate the law?", "allowed", "'no' if data['{}'] else 'yes'", False),
        ("Is it allowed or forbidden?", "ok", "'yes' if data['{}'] else 'no'", False),
        ("Is it allowed (+ = yes, - = no)?", "allowed", "'+' if data['{}'] else '-'", False),
    ],
)
def test_questions_turned_round(question: str, field: str, golds: str, is_wrong: bool) -> None:
    """The field says that it is right, the question asks whether it is wrong."""
    assert (
        any("the prompt" in m for m in loud(rule_case(question, field, golds), DIFFERS)) is is_wrong
    )


def test_cues_that_vary() -> None:
    """In another order in some rows, by the length of a text, or by a field that says so."""
    rows = [{"text": f"Ann met {i} owls" + " in the old barn" * (i % 2), "ask": f"How many, {i}?",
             "answer": str(i)} for i in range(12)]  # fmt: skip
    turned = [{k: row[k] for k in ("ask", "text", "answer")} if i % 3 == 0 else row
              for i, row in enumerate(rows)]  # fmt: skip
    before = "    n = {'text': 'Text: ', 'ask': 'Question: '}\n"
    loop = "'\\n'.join(n[k] + data[k] for k in data if k in n) + '\\nAnswer:'"
    assert loud(Case(returns(loop, before=before), turned), "text/shot-cue")
    assert not loud(Case(returns(loop, before=before), rows), "text/shot-cue")
    by_size = (
        "f\"{data['text']}\\n{data['ask']}\\n\""
        " + ('Answer:' if len(data['text']) < 20 else 'Reply:')"
    )
    assert loud(Case(returns(by_size), rows), "text/shot-cue")
    kinds = [{**row, "kind": "ab"[i % 2]} for i, row in enumerate(rows)]
    by_kind = "f\"{data['text']}\\n\" + ('Answer:' if data['kind'] == 'a' else 'Reply:')"
    assert not loud(Case(returns(by_kind), kinds), "text/shot-cue")


def test_a_cue_of_another_language() -> None:
    """One that was not translated with the others, and one whose text is not in theirs."""
    rows = [{"p": f"老李在村口种了{i}棵枣树，每年秋天都卖枣。", "q": f"老李种了几棵树，第{i}问？",
             "answer": str(i)} for i in range(6)]  # fmt: skip
    for cue, is_wrong in (("Passage", True), ("短文", False)):
        text = f"f\"{cue}：{{data['p']}}\\n问题：{{data['q']}}\\n回答：\""
        assert bool(loud(Case(returns(text), rows), CUES)) is is_wrong
    english = [
        {**row, "p": f"It is said that he had {row['answer']} trees in the yard."} for row in rows
    ]
    text = "f\"Passage：{data['p']}\\n问题：{data['q']}\\n回答：\""
    assert not [m for m in loud(Case(returns(text), english), CUES) if "language" in m]


def filed(shots: Sequence[Row], rows: Sequence[Row], rule: str = FORM) -> list[str]:
    """Return what is said of a few-shot file of texts, questions and answers."""
    text = "f\"Text: {data['text']}\\nQuestion: {data['ask']}\\nAnswer:\""
    source = returns(text, "str(data['answer'])", "str(data['answer'])")
    return loud(Case(source, rows, shots=shots, settings=BARE), rule)


HOUSES = [
    {"text": f"The house of {name} was built in the year {1800 + i} by the lake.",
     "ask": f"Who has house number {i}?", "answer": name}
    for i, name in enumerate(
        ("Agnes Roth", "Bela Szabo", "Carl Ek", "Dora Lind", "Emil Noor", "Fay Ito"))
]  # fmt: skip
SHOTS = [
    {"text": f"The barn of {name} was sold in the year {1900 + i} to the town.",
     "ask": f"Who had barn number {i}?", "answer": name}
    for i, name in enumerate(("Gus Hahn", "Hedy Alm", "Ivo Banic", "Jan Kok"))
]  # fmt: skip


@pytest.mark.parametrize(
    ("shots", "is_wrong"),
    [
        (SHOTS, False),
        ([{**row, "text": row["text"][:30] + "..."} for row in SHOTS], True),
        ([{**row, "text": "谷仓于去年卖给了镇上，主人是" + row["answer"]} for row in SHOTS], True),
        (
            [{**row, "text": row["text"] + " Then..." * (i == 1)} for i, row in enumerate(SHOTS)],
            False,
        ),
    ],
)
def test_few_shot_files_of_another_make(shots: Sequence[Row], is_wrong: bool) -> None:
    """Cut texts, a header, another language."""
    assert bool(filed(shots, HOUSES)) is is_wrong


def test_texts_of_other_rows_in_a_few_shot_file() -> None:
    slipped = [{**row, "text": SHOTS[i - 1]["text"]} for i, row in enumerate(SHOTS)]
    assert filed(slipped, HOUSES, "few-shot/unlike-docs")
    assert not filed(SHOTS, HOUSES, "few-shot/unlike-docs")


@pytest.mark.parametrize(
    ("theirs", "own", "is_wrong"),
    [
        ([63.0, 4.0, 11.0], [5, 6, 7, 8, 9, 10], True),
        (["63.0", "4.0", "11.0"], ["5", "6", "7", "8", "9", "10"], True),
        ([-1, -1, -1], [0, 1, 2, 1, 0, 2], True),
        ([63, 4, 11], [5, 6, 7, 8, 9, 10], False),
        ([6.5, 4.0, 11.0], [5, 6, 7, 8, 9, 10], False),
        ([1, 1, 1], [0, 1, 2, 1, 0, 2], False),
        ([-1, -1, -1], [-1, 1, 0, 1, 0, -1], False),
    ],
)
def test_numbers_of_a_few_shot_file(
    theirs: Sequence[Any], own: Sequence[Any], is_wrong: bool
) -> None:
    """Floats for whole numbers, and `-1` for a label that is not known."""
    shots = [
        {"text": f"Barn {i}", "ask": f"Which, {i}?", "answer": a} for i, a in enumerate(theirs)
    ]
    rows = [{"text": f"House {i}", "ask": f"Which, {i}?", "answer": a} for i, a in enumerate(own)]
    assert bool(filed(shots, rows)) is is_wrong


def demos(pairs: Sequence[Sequence[str]], word: str, answer: str) -> Row:
    """Return a row with pairs of words and a word."""
    return {"pairs": [list(pair) for pair in pairs], "word": word, "answer": answer}


PLURALS = (("cow", "cows"), ("lamp", "lamps"), ("tree", "trees"))
OPPOSED = (("hot", "cold"), ("up", "down"), ("rich", "poor"))
PAIRED = "'\\n'.join(f'{a} -> {b}' for a, b in data['pairs']) + f\"\\n{data['word']} ->\""


def test_pairs_of_a_row() -> None:
    """Of another relation than the row's own, or the row's own itself."""
    nouns = ("desk", "book", "chair", "cloud", "river", "stone")
    right = [demos(PLURALS, noun, f"{noun}s") for noun in nouns]
    other = [demos(OPPOSED, noun, f"{noun}s") for noun in nouns]
    own = [demos((*PLURALS, (noun, f"{noun}s")), noun, f"{noun}s") for noun in nouns]
    odd = [*right[:5], demos(PLURALS, "goose", "geese")]
    assert loud(Case(returns(PAIRED), other), WRONG)
    assert loud(Case(returns(PAIRED), own), "few-shot/own-doc")
    table = (("Graz", "291"), ("Linz", "210"), ("Wels", "63"))
    about = [demos(table, f"Which city of {noun}s has 210?", "Linz") for noun in nouns]
    for rows in (right, odd, about):
        assert not loud(Case(returns(PAIRED), rows), WRONG)
        assert not loud(Case(returns(PAIRED), rows), "few-shot/own-doc")


def chained(*answers: str) -> Case:
    """Return a case with three worked sums before the question."""
    asked = ("A tray has 8 cups. How many are on 3 trays?", "Of 52 pens 17 dry out. How many work?",
             "45 seats stand in 9 rows. How many are in a row?")  # fmt: skip
    head = "".join(f"Q: {q}\nA: {a}\n\n" for q, a in zip(asked, answers, strict=True))
    rows = [{"question": f"A box has {i} nails. How many have 3 boxes and a bag of 20?",
             "steps": f"3 * {i} = {3 * i} nails. {3 * i} + 20 = {3 * i + 20} nails.",
             "answer": str(3 * i + 20)} for i in range(11, 19)]  # fmt: skip
    output = "f\" {data['steps']} The answer is {data['answer']}.\""
    return Case(returns(f"{head!r} + f\"Q: {{data['question']}}\\nA:\"", output), rows,
                postprocess="exact_match_post")  # fmt: skip


SUMS = ("3 * 8 = 24 cups. The answer is 24.", "52 - 17 = 35 pens. The answer is 35.",
        "45 / 9 = 5 seats. The answer is 5.")  # fmt: skip


def test_chains_under_each_others_question() -> None:
    """Two of them, and none."""
    assert loud(chained(SUMS[1], SUMS[0], SUMS[2]), WRONG)
    assert not loud(chained(*SUMS), WRONG)


@pytest.mark.parametrize(
    ("answers", "is_wrong"),
    [
        ((SUMS[0], SUMS[1] + " <- Tim, is that so?", SUMS[2]), True),
        (tuple(each.replace("The answer is", "So we get") for each in SUMS), True),
        (SUMS, False),
        (tuple(each.replace("cups", "mugs") for each in SUMS), False),
    ],
)
def test_how_worked_answers_close(answers: Sequence[str], is_wrong: bool) -> None:
    """With a remark, or in other words than the docs' answers."""
    assert bool(loud(chained(*answers), FORM)) is is_wrong


ASKED = [{"question": f"Ida has {i} figs and gets {i}.",
          "steps": f"She has {i} + {i} = {2 * i} figs now.",
          "answer": str(2 * i)} for i in range(12, 20)]  # fmt: skip
STATED = "f\" {data['steps']} The answer is {data['answer']}.\""


@pytest.mark.parametrize(
    ("end", "output", "is_wrong"),
    [
        (
            "Therefore, the answer (in figures) is",
            STATED,
            True,
        ),
        ("所以答案是", "f\"{data['steps']}所以答案是{data['answer']}。\"", True),
        ("Therefore, the answer is", "' ' + data['answer']", False),
        ("Let us think.", "f\" {data['steps']} The answer is {data['answer']}.\"", False),
    ],
)
def test_the_second_prompt_of_two(end: str, output: str, is_wrong: bool) -> None:
    """The answer is to come, and steps come."""
    case = Case(returns(f"f\"Q: {{data['question']}}\\nA: {end}\"", output), ASKED)
    assert any("steps before" in m for m in loud(case, "answer/cue-again")) is is_wrong


@pytest.mark.parametrize(
    ("end", "is_wrong"),
    [
        ("All in all it was <mask>.", True),
        ("It was [MASK]", True),
        ("Fill the gap: it was [MASK].\\nAnswer:", False),
        ("All in all it was", False),
    ],
)
def test_gaps_of_models_with_masks(end: str, is_wrong: bool) -> None:
    """Nothing is filled in there."""
    rows = [{"text": f"Film {i} is long.", "answer": "bad" if i % 2 else "good"} for i in range(8)]
    case = Case(returns(f"f\"Review: {{data['text']}}\\n{end}\""), rows)
    assert any("gap of a model" in m for m in loud(case, "text/placeholder")) is is_wrong


def test_options_that_are_one_text() -> None:
    """In a few rows, where most have a list."""
    metals = ["Iron", "Zinc", "Lead"]
    rows: list[Row] = [{"question": f"Metal {i}?", "options": metals, "answer": "A"}
                       for i in range(8)]  # fmt: skip
    before = "    o = '\\n'.join(f'{x}. {t}' for x, t in zip('ABC', data['options']))\n"
    source = returns("f\"{data['question']}\\n{o}\\nAnswer:\"", before=before)
    one = [*rows[:6], *({**row, "options": "Iron, Zinc, Lead"} for row in rows[6:])]
    assert any("one text" in m for m in loud(Case(source, one), "answer/letters"))
    assert not loud(Case(source, rows), "answer/letters")
    split = before.replace(
        "data['options']", "(o if isinstance(o := data['options'], list) else o.split(', '))"
    )
    parted = returns("f\"{data['question']}\\n{o}\\nAnswer:\"", before=split)
    assert not any("one text" in m for m in loud(Case(parted, one), "answer/letters"))


@pytest.mark.parametrize(
    ("told", "is_wrong"),
    [
        ("(A) bird, (B) fish or (C) reptile", False),
        ("(A) a bird, (B) a reptile or (C) a fish", True),
    ],
)
def test_classes_lettered_in_another_order(told: str, is_wrong: bool) -> None:
    """The code's list is in one, and the sentence in another."""
    rows = [{"text": f"Animal {i} moves.", "kind": i % 3} for i in range(9)]
    head = "KINDS = ['bird', 'fish', 'reptile']\n\n"
    source = head + (
        f"{HEAD}    text = f\"{{data['text']}} Is it {told}?\\nAnswer:\"\n"
        "    gold = 'ABC'[data['kind']]\n"
        '    return {"input": text, "output": " " + gold, "processed_output": gold}\n'
    )
    said = [m for m in loud(Case(source, rows), "answer/letters") if "code's list" in m]
    assert bool(said) is is_wrong


def test_nothing_is_found_in_docs_that_are_few() -> None:
    """One doc tells nothing."""
    assert not found(Case(dated().source, dated().rows[:1]), "answer/other-rule")
