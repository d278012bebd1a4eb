"""Answers that other fields of the rows, or what is written around these, tell; beside right
prompts that look like them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

SPLIT = (0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0)
TOWNS = ("Lund", "Trier", "Siena", "Gent", "Brno", "Arles", "Turku", "Split", "Bergen", "Graz")
DAYS = [(1900 + 7 * i, 1 + (5 * i) % 12, 11 + i) for i in range(12)]
MONTHS = "January February March April May June July August September October November December"
LEAKED = "answer/leaked"
APART = "answer/stands-out"
MARKED = "answer/marked"
COPY = "few-shot/near-copy"
FORM = "answer/other-form"


def asked(fields: Sequence[str], rows: Sequence[Mapping[str, Any]], before: str = "") -> Case:
    """Return a case that shows some fields, each behind its name, and asks for `answer`."""
    parts = "\\n".join(f"{name.capitalize()}: {{data['{name}']}}" for name in fields)
    gold = "str(data['answer'])"
    return Case(returns(f'f"{before}{parts}\\nAnswer:"', f"' ' + {gold}", gold), rows)


def moods(extra: str = "", **fields: tuple[Any, Any]) -> Case:
    """Return a case of letters with one of two moods; a field has one value for each, and `{i}` in
    it is the number of its row."""
    rows: list[dict[str, Any]] = []
    for i, mood in enumerate(SPLIT):
        row: dict[str, Any] = {"letter": f"Dear Ann, week {i} in the hills is over now"}
        for name, pair in fields.items():
            own = pair[mood]
            row[name] = own.format(i=i) if isinstance(own, str) else own + i / 100
        rows.append({**row, "answer": ("glad", "sad")[mood]})
    return asked(["letter", *(name for name in fields if name != "letter")], rows, extra)


def dates(shown: Sequence[str], **fields: Any) -> Case:
    """Return a case of dates in sentences; a field is made of year, month, day and the row's
    number."""
    rows = [
        {
            "text": f"The mill of {TOWNS[i % 10]} opened on {d} {MONTHS.split()[m - 1]} {y}.",
            **{name: make(y, m, d) for name, make in fields.items()},
            "answer": f"{y}-{m:02}-{d:02}",
        }
        for i, (y, m, d) in enumerate(DAYS)
    ]
    return asked(["text", *shown], rows)


def sums(extra: Any, before: str = "", *, words: bool = True) -> Case:
    """Return a case of sums in words, with a field that is made of their numbers."""
    rows = [
        {
            "story": f"Ida has {a} beads, buys {b} more of them and gives away {c}."
            if words
            else f"No. {a}{b}{c}",
            "extra": extra(a, b, c),
            "answer": str(a + b - c),
        }
        for a, b, c in ((20 + 3 * i, 4 + i, 2 + i % 3) for i in range(8))
    ]
    return asked(["story", "extra"], rows, before)


def spans(shown: Sequence[str], before: str = "", **fields: Any) -> Case:
    """Return a case of towns in a text; a field is made of the text and the town."""
    rows = []
    for i, town in enumerate(TOWNS):
        text = f"{'So they say, ' * (i % 3)}the old clock number {i} hangs in {town} since long."
        own = {name: make(text, town) for name, make in fields.items()}
        rows.append({"text": text, "asked": f"Where is clock {i}?", **own, "answer": town})
    return asked(["text", "asked", *shown], rows, before)


def lists(make: Any, ask: str = "What is in box {i}?", extra: str = "") -> Case:
    """Return a case of options; `make` returns those and more fields of a row."""
    rows = []
    for i in range(12):
        options, place, more = make(i)
        targets = {option: int(k == place) for k, option in enumerate(options)}
        rows.append({"asked": ask.format(i=i), "target_scores": targets, **more})
    gold = "max(data['target_scores'], key=data['target_scores'].get)"
    text = f"data['asked'] + {extra or repr('')} + '\\nIt is: '"
    return Case(returns(text, gold, gold), rows, method="ppl")


def talk(last: str, wrong: str = "Row {i} was sold last week.", *, goes_on: bool = True) -> Case:
    """Return a case of talks, the last turn of which is to be chosen."""
    rows = []
    for i in range(8):
        end = last.format(i=i)
        turns = [f"Have you seats in row {i}?", f"In row {i + 1}, yes."] + [end] * goes_on
        rows.append({"turns": turns, "target_scores": {end: 1, wrong.format(i=i): 0}})
    gold = "max(data['target_scores'], key=data['target_scores'].get)"
    return Case(returns("'\\n'.join(data['turns']) + '\\n'", gold, gold), rows, method="ppl")


def calls(last: str) -> Case:
    """Return a case of calls with an intent, in two turns and the agent's last one."""
    intents = ("refund", "address", "invoice")
    rows = [
        {
            "turns": [f"Hello, it is Ann number {i}.", last.format(i=i, intent=intents[i % 3])],
            "answer": intents[i % 3],
        }
        for i in range(9)
    ]
    text = "'\\n'.join(data['turns']) + '\\nIntent:'"
    return Case(returns(text, "' ' + data['answer']"), rows)


def programs(text: str, before: str = "") -> Case:
    """Return a case of programs and what they print."""
    golds = [5 * i + 41 for i in range(8)]
    rows = [{"program": text.format(i=i, a=a), "answer": str(a)} for i, a in enumerate(golds)]
    return asked(["program"], rows, before)


QUIZ = asked(
    ["asked"],
    [{"asked": f"Which moon is {i}?", "answer": "ABCD"[(i * i + i // 3) % 4]} for i in range(9)],
)
KEY = " ".join(f"{i + 1}{row['answer']}" for i, row in enumerate(QUIZ.rows))


def told(case: Case, description: str) -> Case:
    """Return a case with a description."""
    return replace(case, settings=RenderSettings(description=description))


def translated(same: int, english: str = "The {i}th ship comes at noon.") -> Case:
    """Return a case of translations, some of which are the source."""
    rows = []
    for i in range(8):
        source = f"Das Schiff Nummer {i} kommt heute am Mittag."
        rows.append({"source": source, "answer": source if i < same else english.format(i=i)})
    return asked(["source"], rows)


def demos(of_itself: int, name: str = "examples") -> Case:
    """Return a case whose rows bring examples along."""
    words = [("ox", "oxen"), ("tooth", "teeth"), ("foot", "feet"), ("louse", "lice"),
             ("goose", "geese"), ("child", "children")]  # fmt: skip
    rows = []
    for i, (one, several) in enumerate(words):
        pairs = [list(words[i - 1]), list(words[i - 2])]
        pairs += [[one, several]] if i < of_itself else []
        rows.append({name: pairs, "word": one, "answer": several})
    lines = f"'\\n'.join(a + ' - ' + b for a, b in data['{name}'])"
    return Case(returns(f"{lines} + '\\n' + data['word'] + ' -'", "' ' + data['answer']"), rows)


def units(turned: bool, *, digits: bool = False) -> Case:
    """Return a case of lengths, with shots of a file of its own."""
    rows = [{"amount": f"{i} km", "unit": "m", "answer": f"{i}000"} for i in range(2, 8)]
    back = [{"amount": f"{i}000 m", "unit": "km", "answer": f"{i}"} for i in range(2, 8)]
    other = [{"amount": f"{i} kg", "unit": "g", "answer": f"{i}000"} for i in range(12, 18)]
    if digits:
        rows = [{"amount": f"{i} + 40", "unit": "?", "answer": str(i + 40)} for i in range(2, 8)]
        back = [{"amount": f"{i + 40} - 40", "unit": "?", "answer": str(i)} for i in range(2, 8)]
    case = asked(["amount", "unit"], rows)
    shots = back if turned else other
    return replace(case, shots=shots, settings=RenderSettings(num_fewshot=6))


def boxes(right: str, wrong: Sequence[str]) -> Any:
    """Return what makes options: one of its own, and wrong ones."""
    return lambda i: (
        [*wrong[: i % 3], right.format(i="abcdefghijkl"[i]), *wrong[i % 3 :]],
        i % 3,
        {},
    )


def shares(own: Any) -> Any:
    """Return what makes options with numbers beside them, those of `own` at the right place."""

    def make(i: int) -> tuple[list[str], int, dict[str, Any]]:
        place = (2 * i + i // 4) % 3
        numbers = list(own(i))
        numbers.insert(place, numbers.pop(0))
        return [f"{sign}{i}oom" for sign in "bdr"], place, {"people": numbers}

    return make


FOUND: Mapping[str, tuple[str, Case]] = {
    "a label and a tab": (LEAKED, moods(letter=("ok\tDear Ann, {i}", "no\tDear Ann, {i}"))),
    "a sign before": (LEAKED, moods(letter=("Dear Ann, week {i}", "#Dear Ann, week {i}"))),
    "a mark behind": (LEAKED, moods(letter=("Dear Ann, week {i}!", "Dear Ann, week {i}."))),
    "a probability": (LEAKED, moods(probability=(0.8, 0.1))),
    "the place in a sorted file": (
        LEAKED,
        asked(
            ["letter", "no"],
            [
                {"letter": f"Dear Ann, week {i}", "no": i + 1, "answer": ("glad", "sad")[i // 6]}
                for i in range(12)
            ],
        ),
    ),
    "votes in words": (LEAKED, moods(votes=("4 of 5, {i}", "1 of 5, {i}"))),
    "a subcase": (LEAKED, moods(subcase=("up_{i}", "down_{i}_x"))),
    "one outcome alone": (LEAKED, moods(outcome=("none", "letter {i} sent"))),
    "a remark at the end": (
        LEAKED,
        moods(letter=("第{i}封信写得很长，说的都是山里的事和天气（已归档）",
                      "第{i}封信写得很长，说的都是山里的事和天气（已转办）")),
    ),
    "year, month and day": (
        LEAKED,
        dates(["yr", "mo", "da"], yr=lambda y, m, d: y, mo=lambda y, m, d: m, da=lambda y, m, d: d),
    ),
    "a stamp": (LEAKED, dates(["scan"], scan=lambda y, m, d: f"img{d:02}{m:02}{y}x7")),
    "a stamp without a century": (
        LEAKED,
        dates(["scan"], scan=lambda y, m, d: f"{y % 100:02}{m:02}{d:02}003"),
    ),
    "a sum": (LEAKED, sums(lambda a, b, c: f"{a}+{b}-{c}")),
    "a sum with brackets": (LEAKED, sums(lambda a, b, c: f"x = ({a} + {b}) - {c}")),
    "sums in a row": (LEAKED, sums(lambda a, b, c: f"{a}+{b}；{a + b}-{c}")),
    "an offset": (LEAKED, spans(["at"], at=lambda text, town: text.index(town))),
    "a time zone": (LEAKED, spans(["zone"], zone=lambda text, town: f"Europe/{town}")),
    "the answer without its accents": (
        LEAKED,
        asked(
            ["english", "plain"],
            [
                {"english": f"The cook of house {i} is very tired.",
                 "plain": f"le cuisinier de la maison {i} est tres fatigue",
                 "answer": f"Le cuisinier de la maison {i} est très fatigué."}
                for i in range(6)
            ],
        ),
    ),
    "the answer in the other script": (
        LEAKED,
        asked(
            ["english", "cn"],
            [
                {"english": f"He reads the {word} book at home.", "cn": f"他在家里读{word}书。",
                 "answer": f"他在家裡讀{word}書。"}
                for word in ("红", "白", "黑", "老", "新", "小")
            ],
        ),
    ),
    "the reply itself": (LEAKED, talk("I take it then, number {i}.")),
    "the agent's last turn": (LEAKED, calls("I see, this is about your {intent}. One moment.")),
    "a session of Python": (LEAKED, programs("print({i} + 3)\n>>> main()\n{a}\n")),
    "a session of a shell": (LEAKED, programs("# $ run x{i}.py\n# {a}\nprint({i})")),
    "what a search found": (LEAKED, spans(["hits"], hits=lambda text, town: ["clock", town])),
    "a key": (LEAKED, told(QUIZ, f"Nine questions. Key: {KEY}\n")),
    "a key of letters alone": (
        LEAKED,
        told(QUIZ, "Key: " + "".join(row["answer"] for row in QUIZ.rows) + "\n"),
    ),
    "capitals": (
        MARKED,
        asked(
            ["text", "asked"],
            [
                {"text": f"The clock {i} hangs in {town.upper()} since long.",
                 "asked": f"Where is clock {i}?", "answer": town}
                for i, town in enumerate(TOWNS)
            ],
        ),
    ),
    "letters in capitals": (
        MARKED,
        asked(
            ["words"],
            [
                {"words": f"paX{a} li{b.upper()}t", "answer": f"x{b}"}
                for a, b in zip("abdefgh", "mnpqrsv", strict=True)
            ],
        ),
    ),
    "a link": (
        MARKED,
        asked(
            ["text", "asked"],
            [
                {"text": f"The clock {i} hangs in [{town}](/w/{i}) since long.",
                 "asked": f"Where is clock {i}?", "answer": town}
                for i, town in enumerate(TOWNS)
            ],
        ),
    ),
    "wrong options for all": (APART, lists(boxes("pear{i}", ["sand", "rust"]))),
    "shares of people": (
        APART,
        lists(shares(lambda i: (70 - i, 20, 10 + i)), extra="str(data['people'])"),
    ),
    "rows as examples": (
        COPY,
        told(
            translated(0),
            "Das Schiff Nummer 3 kommt heute am Mittag. → The 3th ship comes at noon.\n",
        ),
    ),
    "shots turned round": (COPY, units(turned=True)),
    "a question among its demonstrations": (COPY, demos(6)),
    "one question among its demonstrations": (COPY, demos(1, "demonstrations")),
    "not translated yet": (FORM, translated(3)),
}  # fmt: skip
QUIET: Mapping[str, tuple[str, Case]] = {
    "a mark that is asked about": (
        LEAKED,
        moods("Mind the punctuation.\\n", letter=("Dear Ann, {i}!", "Dear Ann, {i}.")),
    ),
    "one sign for both": (LEAKED, moods(letter=("#Dear Ann, week {i}", "#Dear Ann, week {i}"))),
    "a number for both": (LEAKED, moods(probability=(0.5, 0.5))),
    "an id": (LEAKED, moods(uid=("a_{i}", "a_{i}"))),
    "a date of print": (LEAKED, dates(["scan"], scan=lambda y, m, d: f"{y}{d:02}{m + 1:02}")),
    "a year alone": (LEAKED, dates(["yr"], yr=lambda y, m, d: y)),
    "a sum that is not it": (LEAKED, sums(lambda a, b, c: f"{a}+{b}")),
    "the sum is what is asked": (LEAKED, sums(lambda a, b, c: f"{a}+{b}-{c}", words=False)),
    "the sum is to be used": (LEAKED, sums(lambda a, b, c: f"{a}+{b}-{c}", "Use the equation.\\n")),
    "another offset": (LEAKED, spans(["at"], at=lambda text, town: text.index("clock"))),
    "a path that is asked about": (
        LEAKED,
        spans(["zone"], "Read the path.\\n", zone=lambda text, town: f"maps/{town}"),
    ),
    "marks are to be set": (
        LEAKED,
        asked(
            ["story", "plain"],
            [
                {"story": f"The cook of house {i} is very tired.", "plain": f"elle est tres {i}",
                 "answer": f"Elle est très {i}."}
                for i in range(6)
            ],
            "Restore the accents.\\n",
        ),
    ),
    "a draft that is to be bettered": (
        LEAKED,
        asked(
            ["english", "draft"],
            [
                {"english": f"The cook of house {i} is tired.", "draft": f"Koch {i} ist muede heut",
                 "answer": f"Der Koch in Haus {i} ist müde."}
                for i in range(6)
            ],
        ),
    ),
    "a talk that ends before": (LEAKED, talk("I take it then, number {i}.", goes_on=False)),
    "a last turn without it": (LEAKED, calls("I see, number {i}. One moment, please.")),
    "a session with something else": (LEAKED, programs(">>> f({i})\n7\nprint({i} + 3)")),
    "candidates": (
        LEAKED,
        spans(["hits"], "Choose one of the hits.\\n", hits=lambda text, town: ["clock", town]),
    ),
    "another key": (
        LEAKED,
        told(QUIZ, "Key: " + " ".join(f"{i + 1}{'ABCD'[i % 4]}" for i in range(9)) + "\n"),
    ),
    "a legend": (LEAKED, told(QUIZ, "1A 2B 3C 4D\n")),
    "a text in capitals": (
        MARKED,
        asked(
            ["text", "asked"],
            [
                {"text": f"THE CLOCK {i} HANGS IN {town.upper()} SINCE LONG.",
                 "asked": f"Where is clock {i}?", "answer": town}
                for i, town in enumerate(TOWNS)
            ],
        ),
    ),
    "capitals are asked for": (
        MARKED,
        asked(
            ["words"],
            [
                {"words": f"paX{a} li{b.upper()}t", "answer": f"x{b}"}
                for a, b in zip("abdefgh", "mnpqrsv", strict=True)
            ],
            "Which letters are in uppercase?\\n",
        ),
    ),
    "links all over": (
        MARKED,
        asked(
            ["text", "asked"],
            [
                {"text": f"[Clock {i}](/c) of [hall {i}](/h), [room {i}](/n), is in [{town}](/w).",
                 "asked": f"Where is clock {i}?", "answer": town}
                for i, town in enumerate(TOWNS)
            ],
        ),
    ),
    "options of all docs": (
        APART,
        lists(lambda i: (["sand", "rust", "pears", "salt"], (i * 3 + i // 4) % 4, {})),
    ),
    "none of these": (APART, lists(boxes("pear{i}", ["nothing", "unknown"]))),
    "the highest is asked for": (
        APART,
        lists(
            shares(lambda i: (70 - i, 20, 10 + i)),
            "Which has most people, {i}?",
            "str(data['people'])",
        ),
    ),
    "numbers that say nothing": (
        APART,
        lists(shares(lambda i: (10 + 7 * i % 30, 20, 15)), extra="str(data['people'])"),
    ),
    "examples of others": (
        COPY,
        told(translated(0), "Das Boot kommt heute am Abend. → The boat comes tonight.\n"),
    ),
    "shots of other things": (COPY, units(turned=False)),
    "sums the other way": (COPY, units(turned=True, digits=True)),
    "demonstrations of others": (COPY, demos(0)),
    "a table to look up": (COPY, demos(6, "pairs")),
    "all answers are the text": (FORM, translated(8)),
    "the text stays where it is right": (
        FORM,
        translated(3, "Das Schiff Nummer {i} kommt heute mittag."),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", FOUND)
def test_it_is_found(what: str) -> None:
    """Rows that tell their answers by another field, and what is written around them."""
    rule, case = FOUND[what]
    assert found(case, rule)


@pytest.mark.parametrize("what", QUIET)
def test_it_stays_silent(what: str) -> None:
    """Right prompts that look like them."""
    rule, case = QUIET[what]
    assert found(case, rule) == ()


def test_an_honest_feature_is_a_hint() -> None:
    """What a writer may have done is no alarm: a mark at the end, a field of the case itself."""
    marks = moods(letter=("Dear Ann, week {i}!", "Dear Ann, week {i}."))
    age = moods(age=(8, 40))
    for case in (marks, age):
        assert found(case, LEAKED)
        assert loud(case, LEAKED) == []
