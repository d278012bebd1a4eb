"""Three or four people who swap what they have three to five times, two at a time."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_FOODS = "soup pizza salad sushi curry rice pasta noodles"
_SEATS = "front back window aisle middle corner"
_ANIMALS = "hamster parrot turtle kitten puppy snake lizard"
_FRUITS = "kiwi plum fig mango cherry lime papaya melon"
_INSTRUMENTS = "drum harp horn cello tuba banjo violin oboe"
_HATS = "straw wool felt paper leather silk"
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
_ZH_THINGS = "书 球 尺 伞 帽 笔 糖"
_ZH_TABLE = "东 南 西 北"


@dataclass(frozen=True)
class _Telling:
    """How swaps are told: who has what, the swaps, the question, and the words for having it."""

    things: str
    has: str
    swap: str
    ask: str
    has_it: str
    start: str = ""
    has_joins: tuple[str, str] = (", ", " and ")
    between: str = ". "
    join: str = " "
    sort: str = "first"


_LINES = ("\n", "\n")
_COMMAS = (", ", ", ")
TELLINGS = {
    "lunches": _Telling(
        _FOODS,
        "{who} packed {thing}",
        "{a} trades lunch with {b}.",
        " Who gets to eat the {thing}?",
        "has the {thing}",
        start="Lunch break: ",
    ),
    "seats": _Telling(
        _SEATS,
        "{who} in the {thing} seat",
        "{a} changes places with {b}",
        ". Who is sitting in the {thing} seat now?",
        "is in the {thing} seat",
        start="We set off with ",
        join=", then ",
    ),
    "pets": _Telling(
        _ANIMALS,
        "{who} takes home the {thing}.",
        "{a} does a swap with {b}.",
        " With whom does the {thing} end up?",
        "has the {thing}",
        has_joins=(" ", " "),
        between=" ",
    ),
    "variables": _Telling(
        _FRUITS,
        "{who} = '{thing}'",
        "{a}, {b} = {b}, {a}",
        "\nWhich variable is '{thing}' in the end?",
        "is '{thing}'",
        has_joins=_LINES,
        between="\n",
        join="\n",
        sort="variables",
    ),
    "shorthand": _Telling(
        _INSTRUMENTS,
        "{who} {thing}",
        "{a}/{b}",
        "; {thing}?",
        "has the {thing}",
        has_joins=_COMMAS,
        between="; swaps ",
        join=", ",
        sort="letters",
    ),
    "hats": _Telling(
        _HATS,
        "{who} wore the {thing} hat",
        "{a} and {b} traded hats.",
        " Who has the {thing} hat on now?",
        "wears the {thing} hat",
        start="At first ",
    ),
    "shifts": _Telling(
        _DAYS,
        "{who} - {thing}",
        "{a} <> {b}",
        "\nWho works on {thing} now?",
        "works on {thing}",
        start="Roster:\n",
        has_joins=_LINES,
        between="\nTrades, in this order:\n",
        join="\n",
    ),
    "voices": _Telling(
        _ANIMALS,
        '{who}: "I am the {thing}."',
        "{a} and {b} traded.",
        " Who went on stage as the {thing}?",
        "is the {thing}",
        has_joins=_LINES,
        between="\n",
    ),
    "orchestra": _Telling(
        _INSTRUMENTS,
        "{thing}: {who}",
        "* {a} and {b} exchange",
        "\nWho has got the {thing} at the final concert?",
        "has the {thing}",
        has_joins=_LINES,
        between="\n",
        join="\n",
    ),
    "zh_hands": _Telling(
        _ZH_THINGS,
        "{who}有{thing}",
        "{a}和{b}换",
        "。最后谁有{thing}？",
        "有{thing}",
        has_joins=("，", "，"),
        between="。",
        join="，",
        sort="chinese",
    ),
    "zh_table": _Telling(
        _ZH_TABLE,
        "{who}坐{thing}边",
        "{a}跟{b}换。",
        "现在谁坐{thing}边？",
        "坐{thing}边",
        has_joins=("，", "，"),
        between="。",
        join="",
        sort="letters",
    ),
}

STYLES = {
    "goes": Style(
        {
            "moved": "{a}, {b}: from {giver} to {holder}.",
            "stays": "{a}, {b}: still {holder}.",
        },
        head="At first {first} {has_it}. ",
    ),
    "snapshots": Style("{things}", "\n", head="{names}\n{start_things}\n", language=""),
    "track": Style("{holder}", " > ", head="{first} > ", language=""),
    "swap_lines": Style("({n}) {a}/{b}: {holder}", "\n"),
    "table": Style("{a} + {b} | {holder}", "\n", head="swap | who\nnone | {first}\n"),
    "now": Style("Now {holder} {has_it}.", head="It starts like this: {first} {has_it}. "),
    "changes": Style(
        {"moved": "{a}-{b}: moves to {holder}", "stays": "{a}-{b}: no change"},
        "; ",
        head="{first} first; ",
        tail=".",
    ),
    "zh_after": Style("{a}、{b}换，{holder}{has_it}", "；", tail="。", language="zh"),
}


def _swaps(rng: random.Random, names: list[str]) -> list[tuple[str, str]]:
    """Three to five pairs, none twice in a row, since that would undo the swap before."""
    pairs: list[tuple[str, str]] = []
    for _ in range(rng.choice([3, 3, 3, 4, 4, 5])):
        pair = rng.sample(names, 2)
        while pairs and set(pair) == set(pairs[-1]):
            pair = rng.sample(names, 2)
        pairs.append((pair[0], pair[1]))
    return pairs


def _things(held: dict[str, str]) -> str:
    return ", ".join(held.values())


def make(rng: random.Random, wording: str) -> Problem:
    """Swaps told in one way; what is asked for changes hands at least once."""
    told = TELLINGS[wording]
    names = people(rng, rng.choice([3, 3, 3, 3, 4]), told.sort)
    things = rng.sample(told.things.split(), len(names))
    swaps = _swaps(rng, names)
    moved = {name for pair in swaps for name in pair}
    first = rng.choice([name for name in names if name in moved])
    held = dict(zip(names, things, strict=True))
    thing = held[first]
    has = [told.has.format(who=who, thing=what) for who, what in held.items()]
    swapped = [told.swap.format(a=a, b=b) for a, b in swaps]
    question = told.start + listed(has, told.has_joins[1], told.has_joins[0]) + told.between
    question += told.join.join(swapped) + told.ask.format(thing=thing)
    has_it = told.has_it.format(thing=thing)
    around = {"first": first, "has_it": has_it, "names": ", ".join(names)}
    around["start_things"] = _things(held)
    steps: list[tuple[str, dict[str, object]]] = []
    holder = first
    for a, b in swaps:
        held[a], held[b] = held[b], held[a]
        giver = holder
        (holder,) = (who for who, what in held.items() if what == thing)
        fields: dict[str, object] = {"a": a, "b": b, "giver": giver, "holder": holder}
        fields |= {"has_it": has_it, "things": _things(held)}
        steps.append(("stays" if giver == holder else "moved", fields))
    return Problem(
        wording,
        question,
        holder,
        Chain(tuple(steps), around),
        tuple(names),
        "zh" if wording.startswith("zh_") else "en",
    )


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[^\W\d_][\w'’-]*")
