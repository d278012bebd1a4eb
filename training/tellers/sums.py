"""Sums: numbers to add, told as an expression, a list, a receipt, sentences or mere words."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from training import words as w
from training.names import CAPITALS, draw_names
from training.problems import Problem, Teller
from training.tellers import chinese as zh
from training.tellers import told as by_book
from training.tellers.numbers import draw_steps, plain_steps, running
from training.tellers.scenes import StepWriter
from training.tellers.tongues import CHINESE, from_books

Terms = Sequence[int] | Sequence[str]
"""Numbers to add, or the words for them."""

Telling = Callable[[random.Random, Terms], tuple[str, list[str]]]
"""Tells numbers to add; returns the question and what each number was about, if anything."""

JOINTS = (
    "+", "+", " + ", " + ", " + ", "＋", " ＋ ", " plus ", " plus ", " and ", " and ", ", ", ", ",
    " ", "; ", " & ", ",", "  ", " / ", "\n", "\n+ ", " then ", ", then ", ", and ", " with ",
    " added to ", ", plus ", "|", " | ", "\t", "、", " ... ", " - ",
)  # fmt: skip
HEADS = (
    "", "", "", "Add up: ", "Add ", "Add: ", "Sum of ", "The sum of ", "What is ", "Calculate ",
    "Compute ", "Total of ", "Find the total: ", "Numbers: ", "Add these numbers: ", "Sum: ",
    "Work out ", "How much is ", "Please add ", "Add together ", "Give the sum of ", "Evaluate ",
    "Add the following numbers:\n", "Here are some numbers: ", "Find the sum: ", "Solve ",
)  # fmt: skip
TAILS = (
    "=", "=", "=", " =", " =", " = ?", "=?", "?", "", "", ".", ":", " ->", " is", " equals",
    " make", ". What is the sum?", ". Total?", "\nTotal:", "\nSum:", " makes what?", "\n=",
    ". Add them up.", ". What do they add up to?", " ＝", "；", " in total?", " altogether?",
)  # fmt: skip
# {n} a number, {p} a person, {x} things, {l} a place, {d} a day, {j} an adjective.
SENTENCES = (
    "{p} has {n} {x}", "{p} has {n} {x}", "{p} buys {n} {x}", "{p} picks {n} {x}",
    "{p} finds {n} {x}", "{p} brings {n} {x}", "{p} counts {n} {x} in the {l}",
    "{p} puts {n} {x} into the {l}", "{p} reads {n} pages on {d}", "{p} gives {n} {x}",
    "{p} sells {n} {x} on {d}", "{p} walks {n} {x} on {d}", "{p} made {n} {x}", "{p} got {n} {x}",
    "{p} scores {n} points", "{p} collected {n} {x}", "{p} pays {n} for {x}", "{p} adds {n} {x}",
    "there are {n} {x} in the {l}", "there are {n} {x} in the {j} {l}", "the {l} has {n} {x}",
    "the {j} {l} holds {n} {x}", "the {j} {l} contains {n} {x}", "in the {l} are {n} {x}",
    "{n} {x} are in the {l}", "{n} {x} arrive on {d}", "on {d} {n} {x} come", "{d}: {n} {x}",
    "on {d} the {l} sells {n} {x}", "{n} {x} get on at the {l}", "the {x} cost {n} dollars",
    "{n} come from the {l}", "{n} more {x} are brought by {p}", "the {j} one has {n}",
    "{n} {j} {x}", "{n} {x}", "{p}: {n}", "{n} for {p}", "{p} gets {n}", "{n} from {p}",
    "{p} said {n}", "then {p} found {n} {x}", "we saw {n} {x} near the {l}", "another {n} {x}",
    "{p} ate {n} {x}, and that was on {d}", "{p}, who lives near the {l}, owns {n} {x}",
    "the {l} on the {j} street sold {n}", "at the {l} they counted {n} {j} {x}",
    "{p} spent {n} on {x}", "{p} needs {n} {x} for the {l}", "a {l} with {n} {x}",
)  # fmt: skip
ASKS = (
    "How many {x} are there in all?", "How many {x} are there altogether?", "What is the total?",
    "How many {x} do they have together?", "How many {x} is that?", "What is the sum?", "Total?",
    "How many in all?", "How much is that in total?", "What do they add up to?", "How many?",
    "Find the total number of {x}.", "How many {x} in total?", "How many {x} does {p} have now?",
    "Add them all up.", "How many are in the {l} now?", "What is the sum of all the numbers?",
    "How much does {p} pay?", "What does it come to?", "Altogether?", "Give the total.",
    "How many {x} are there when everything is put together?", "So how many {x} are there?", "",
)  # fmt: skip
OPENERS = (
    "Here is what {p} wrote down.", "{p} keeps a list.", "This happened at the {l}.",
    "A small {l}:", "Read this.", "{p} wants to know the total.", "Hi {p}!", "Notes of {p}:",
    "At the {l}.", "All the {x} of the {l} are counted.", "A story about {x}.",
    "{p} went to the {l} on {d}.",
)  # fmt: skip
BETWEEN = (
    ". ",
    ". ",
    ". ",
    ". ",
    ", ",
    ", and ",
    "; ",
    ".\n",
    "\n",
    " and ",
    ". Then ",
    ". Also, ",
)
LABELLED = (
    "{t}: {n}", "{t}: {n}", "{t} {n}", "{t} - {n}", "{t} = {n}", "{t}\t{n}", "{t} ... {n}",
    "{n} {t}", "{t} ({n})", "{t}, {n}", "| {t} | {n} |", "{t}.....{n}", "- {t}: {n}", "* {t} {n}",
    "{n} ({t})", "{t} → {n}", "{t};{n}", "{t}x {n}", "[{t}] {n}", "{t} has {n}", "{t} costs {n}",
)  # fmt: skip
RECEIPT_HEADS = (
    "", "", "RECEIPT\n", "Receipt:\n", "Bill\n", "{l}\n", "Thank you, {p}!\n", "Invoice for {p}\n",
    "List:\n", "Sales of {d}\n", "Item, amount\n", "Scores:\n", "Votes\n", "Passengers per stop:\n",
)  # fmt: skip
HEADERS = ("name", "item", "what", "who", "day", "place", "number", "amount", "count", "points")
TABLE_TAILS = (
    "What does the second column add up to?", "Total of the last column?", "Add up the numbers.",
    "What is the total?", "Total:", "Sum:", "",
)  # fmt: skip
CODE = (
    ("sum([{}])", ", "), ("SUM({})", ", "), ("print(sum(({})))", ", "), ("add({})", ", "),
    ("({})", "+"), ("[{}]", " "), ("<{}>", " "), ("x = {}\nx?", " + "), ("{{{}}}", ", "),
    ("sum {} end", " "), ("numbers = [{}]; total?", ", "), ("$ {}$", " + "), ("(+ {})", " "),
)  # fmt: skip
RECEIPT_TAILS = (
    "Total:", "TOTAL", "TOTAL:", "Sum:", "Total = ?", "What is the total?", "Altogether:", "Sum",
    "To pay:", "How much in all?", "Amount due:", "What do you pay?", "Total", "",
)  # fmt: skip


SPELLED = 0.04  # of the documents: numbers are told in words


def number(rng: random.Random, wide: bool) -> int:
    """Draw a term: of two digits, or where `wide`, now and then of one or three."""
    if wide and rng.random() < 0.25:
        return rng.randint(1, 9) if rng.random() < 0.7 else rng.randint(100, 199)
    return rng.randint(10, 99)


def fill(rng: random.Random, pattern: str, n: int | str, people: Sequence[str], what: str) -> str:
    """Fill a sentence's slots."""
    return pattern.format(
        n=n,
        p=rng.choice(people),
        x=what,
        l=rng.choice(w.PLACES) if rng.random() < 0.8 else w.word(rng, 0.8),
        d=rng.choice(w.DAYS),
        j=rng.choice(w.ADJECTIVES),
    )


def _expression(rng: random.Random) -> Telling:
    joint, head, tail = rng.choice(JOINTS), rng.choice(HEADS), rng.choice(TAILS)
    if rng.random() < 0.15:
        head = w.sentence(w.phrase(rng, 1, 5), rng.choice((" ", ": ", "\n", ":\n")))
    if rng.random() < 0.12:
        tail = rng.choice((" ", ". ", "\n", ", ")) + w.phrase(rng, 1, 6) + rng.choice(".?:")
    if rng.random() < 0.06:
        joint = f" {w.phrase(rng, 1, 2)} "
    last = rng.choice((joint, joint, joint, joint, " and ", ", and "))
    money = rng.choice(w.MONEY) if rng.random() < 0.12 else "{}"
    return lambda _, terms: (
        head
        + last.join([joint.join(money.format(t) for t in terms[:-1]), money.format(terms[-1])])
        + tail,
        [],
    )


def _sentences(rng: random.Random) -> Telling:
    patterns = [rng.choice(SENTENCES) for _ in range(rng.choice((1, 1, 1, 2, 3, 6)))]
    asks, opener = rng.choice(ASKS), rng.choice(OPENERS) if rng.random() < 0.3 else ""
    between, first = rng.choice(BETWEEN), rng.random() < 0.15
    same, one = rng.random() < 0.6, rng.random() < 0.3
    usual = w.things(rng)

    def tell(stream: random.Random, terms: Terms) -> tuple[str, list[str]]:
        people = draw_names(stream, 1 if one else len(terms))
        what = usual if same else w.things(stream)
        told = []
        for place, term in enumerate(terms):
            who = people if one else [people[place]]
            each = what if same or stream.random() < 0.5 else w.things(stream)
            told.append(fill(stream, stream.choice(patterns), term, who, each))
        if "." in between or "\n" in between:
            told = [w.sentence(text, "") for text in told]
        body = w.sentence(between.join(told))
        ask = fill(stream, asks, "", people, what)
        parts = [ask, body] if first else [body, ask]
        if opener:
            parts.insert(0, fill(stream, opener, "", people, what))
        return " ".join(part for part in parts if part), [] if one else people

    return tell


def _labelled(rng: random.Random) -> Telling:
    pattern, joint = rng.choice(LABELLED), rng.choice(("\n", "\n", "\n", ", ", "; ", "  ", " / "))
    if pattern.startswith(("-", "*", "|")):
        joint = "\n"
    head, tail = rng.choice(RECEIPT_HEADS), rng.choice(RECEIPT_TAILS)
    money = rng.choice(w.MONEY) if rng.random() < 0.5 else "{}"
    kind = rng.choice(("things", "things", "people", "days", "boxes", "words"))

    def tell(stream: random.Random, terms: Terms) -> tuple[str, list[str]]:
        labels = _labels(stream, kind, len(terms))
        lines = (
            pattern.format(t=label, n=money.format(term))
            for label, term in zip(labels, terms, strict=True)
        )
        top = fill(stream, head, "", draw_names(stream, 1), "")
        return (top + joint.join(lines) + ("\n" if joint == "\n" else ". ") + tail).rstrip(), labels

    return tell


def _table(rng: random.Random) -> Telling:
    """A table of two columns with a head, as in markdown, or parted by commas or tabs."""
    left, right = rng.sample(HEADERS, 2)
    row, rule = rng.choice((("| {} | {} |", "|---|---|\n"), ("{},{}", ""), ("{}\t{}", "")))
    kind, tail = rng.choice(("things", "people", "days", "boxes")), rng.choice(TABLE_TAILS)

    def tell(stream: random.Random, terms: Terms) -> tuple[str, list[str]]:
        labels = _labels(stream, kind, len(terms))
        rows = "\n".join(row.format(*cells) for cells in zip(labels, terms, strict=True))
        return f"{row.format(left, right)}\n{rule}{rows}\n{tail}".rstrip(), labels

    return tell


def _code(rng: random.Random) -> Telling:
    """A call or an expression of some language, its name made up now and then."""
    pattern, joint = rng.choice(CODE)
    if rng.random() < 0.2:
        pattern = f"{w.word(rng, 0.5)}({{}})"
    tail = rng.choice(("", "", "", " =", " = ?", "\n", " ->"))
    return lambda _, terms: ((pattern.format(joint.join(map(str, terms))) + tail).rstrip(), [])


def _labels(rng: random.Random, kind: str, count: int) -> list[str]:
    match kind:
        case "people":
            return draw_names(rng, count)
        case "days":
            return [w.sentence(day, "") for day in rng.sample(w.DAYS, count)]
        case "boxes":
            name = w.sentence(w.thing(rng), "")
            return [f"{name} {letter}" for letter in CAPITALS[:count]]
        case "words":
            return [w.phrase(rng, 1, 3, 0.6) for _ in range(count)]
        case _:
            return [w.sentence(text, "") for text in w.distinct(rng, count, one=rng.random() < 0.5)]


def _mere_words(rng: random.Random) -> Telling:
    """Numbers among words that mean nothing: what is left to go by are the numbers."""
    before, after = rng.randint(0, 5), rng.randint(0, 4)
    end = rng.choice((".", ",", "", "\n", ";", "!"))
    head, tail = rng.randint(0, 6), rng.randint(0, 8)
    repeated = rng.random() < 0.5
    frame = (w.phrase(rng, before, before), w.phrase(rng, after, after))

    def tell(stream: random.Random, terms: Terms) -> tuple[str, list[str]]:
        told = []
        for term in terms:
            left, right = frame
            if not repeated:
                left, right = w.phrase(stream, 0, before), w.phrase(stream, 0, after)
            text = " ".join(part for part in (left, str(term), right) if part)
            told.append((w.sentence(text, "") if end in ".!\n" else text) + end)
        parts = [w.phrase(stream, 0, head), " ".join(told), w.phrase(stream, 0, tail)]
        text = " ".join(part for part in parts if part)
        return w.sentence(text, stream.choice(("?", ".", ":", ""))), []

    return tell


def _numbered(rng: random.Random) -> Telling:
    mark = rng.choice(("{}. ", "{}) ", "({}) ", "Box {}: ", "No. {}: ", "#{} "))
    tail, unit = (
        rng.choice(RECEIPT_TAILS),
        rng.choice(("", "", " points", " kg", f" {w.things(rng)}")),
    )
    joint = rng.choice(("\n", "\n", " ", ", "))
    return lambda _, terms: (
        (
            joint.join(mark.format(i) + f"{term}{unit}" for i, term in enumerate(terms, start=1))
            + f"\n{tail}"
        ).rstrip(),
        [],
    )


TELLINGS: tuple[tuple[Callable[[random.Random], Telling], float], ...] = (
    (_expression, 6.0),
    (_sentences, 7.0),
    (_labelled, 4.0),
    (_mere_words, 2.5),
    (_numbered, 0.7),
    (_table, 0.5),
    (_code, 0.5),
)


def draw_telling(rng: random.Random) -> Telling:
    """Draw how numbers to add are told."""
    if from_books(rng):
        return by_book.sums(rng)
    (draw,) = rng.choices([t for t, _ in TELLINGS], weights=[share for _, share in TELLINGS])
    return draw(rng)


def plain_telling(_: random.Random, terms: Terms) -> tuple[str, list[str]]:
    """Tell a sum as the shipped tasks do: `12+34+56=`."""
    return "+".join(map(str, terms)) + "=", []


def _spelled(telling: Telling) -> Telling:
    """Return the same telling with the numbers in words."""
    return lambda rng, terms: telling(rng, [w.number_word(int(term)) for term in terms])


def _teller(family: str, tellings: Sequence[Telling], steps: StepWriter, wide: bool) -> Teller:
    def tell(rng: random.Random, size: int) -> Problem:
        terms = [number(rng, wide) for _ in range(size)]
        question, about = rng.choice(tellings)(rng, terms)
        changes = running(terms[0], terms[1:])
        return Problem(family, question, str(sum(terms)), steps(changes, about[1:]))

    return tell


def draw_sums(rng: random.Random, mixed: float = 0.0) -> Teller:
    """Draw a teller of sums; each size is a number of terms.

    With probability `mixed` every problem is told in one of several ways.
    """
    chance = rng.random()
    if chance < 0.2:
        return _teller("sums", [plain_telling], draw_steps(rng, 0.7), False)
    if chance < 0.34:
        if not from_books(rng):
            return zh.draw_sums(rng)
        return _teller("sums", [by_book.sums(rng, CHINESE)], zh.chinese_steps(rng), False)
    tellings = [draw_telling(rng) for _ in range(rng.randint(2, 4) if rng.random() < mixed else 1)]
    if rng.random() < SPELLED:  # of two digits alone: "one" and "two" are mere words as well
        tellings = [_spelled(telling) for telling in tellings]
        return _teller("sums", tellings, draw_steps(rng), False)
    return _teller("sums", tellings, draw_steps(rng), rng.random() < 0.3)


def draw_sums_mcq(rng: random.Random, _mixed: float = 0.0) -> Teller:
    """Draw a teller of sums with options: the total, one off by tens, one a few units off."""
    plain = rng.random() < 0.5
    telling = plain_telling if plain else draw_telling(rng)
    steps = plain_steps if plain else draw_steps(rng, 0.6)
    tell = _teller("sums_mcq", [telling], steps, False)

    def with_options(stream: random.Random, size: int) -> Problem:
        problem = tell(stream, size)
        return replace(problem, options=draw_options(stream, problem.answer))

    return with_options


def draw_options(rng: random.Random, answer: str) -> dict[str, int]:
    """Draw three options for a total, in any order."""
    texts = [answer]
    while len(texts) < 3:
        offset = 10 * rng.randint(1, 4) if len(texts) == 1 else rng.randint(1, 9)
        wrong = str(int(answer) + rng.choice((-1, 1)) * offset)
        if wrong not in texts:
            texts.append(wrong)
    rng.shuffle(texts)
    return {text: int(text == answer) for text in texts}
