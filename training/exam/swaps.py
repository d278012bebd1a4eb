"""Three or four people who swap what they have three to five times, two at a time."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_COLOURS = "purple orange pink brown striped spotted"
_NOVELS = "Ivanhoe Dracula Ulysses Hamlet Beloved Candide"
_PARTNERS = "Helga Anselm Paloma Ottmar Casimir Dolores"
_POSITIONS = "goalkeeper winger striker sweeper libero"
_SPICES = "salt thyme cumin saffron mint ginger"
_SMALL = "pea bead coin ring pebble marble"
_CHORES = "dishes laundry windows shopping hoovering ironing"
_STONES = "jade onyx opal ruby amber pearl"
_TENTS = "oak birch willow hazel maple rowan"
_GIFTS = "yo-yo kazoo globe compass puppet telescope"
_HORSES = "grey dun bay black roan white"
_ZH_CARDS = "红 蓝 绿 黄 黑 白"
_ZH_PETS = "猫 狗 鸟 鱼 兔 龟"


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
    last: str = ""
    sort: str = "first"


_LINES = ("\n", "\n")
TELLINGS = {
    "umbrellas": _Telling(
        _COLOURS,
        "{who} the {thing} one",
        "{a} and {b} swapped",
        ". Who took the {thing} one home?",
        "has the {thing} umbrella",
        start="We had umbrellas: ",
        between=". First ",
        join=", then ",
    ),
    "novels": _Telling(
        _NOVELS,
        "{who} begins with {thing}",
        "{a} exchanges with {b}.",
        " Whose bedside table is {thing} on now?",
        "reads {thing}",
        start="Book club. ",
    ),
    "dances": _Telling(
        _PARTNERS,
        "{who} dances with {thing}",
        "{a} and {b} switch partners",
        ". Who is dancing with {thing} when the band stops?",
        "dances with {thing}",
        between=". Then ",
        join="; then ",
    ),
    "football": _Telling(
        _POSITIONS,
        "{who} as {thing}",
        "{a} and {b} change positions.",
        " At the final whistle, who is the {thing}?",
        "is the {thing}",
        start="Kick-off with ",
    ),
    "functions": _Telling(
        _SPICES,
        '{who} = "{thing}"',
        "swap({a}, {b})",
        '\n# which of them is "{thing}" now?',
        "holds {thing}",
        has_joins=_LINES,
        between="\n",
        join="\n",
        sort="placeholders",
    ),
    "cups": _Telling(
        _SMALL,
        "under the {who} cup is the {thing}",
        "{a} and {b} trade contents.",
        " What colour is the cup with the {thing}?",
        "has the {thing}",
        start="Cups on a table: ",
        sort="colours",
    ),
    "chores": _Telling(
        _CHORES,
        "{who}: {thing}",
        "{a} swaps with {b}",
        "\nwho's on {thing} then?",
        "does the {thing}",
        start="this week's chores\n",
        has_joins=_LINES,
        between="\nchanges\n",
        join="\n",
    ),
    "notation": _Telling(
        _STONES,
        "{who}={thing}",
        "{a}<->{b}",
        " | ?={thing}",
        "has the {thing}",
        has_joins=(" ", " "),
        between=" | ",
    ),
    "tents": _Telling(
        _TENTS,
        "{thing} tent ({who})",
        "{a} trades tents with {b}",
        ". Who sleeps in the {thing} tent tonight?",
        "sleeps in the {thing} tent",
        start="Scout camp: ",
        join=", ",
        last=" and in the end ",
    ),
    "gifts": _Telling(
        _GIFTS,
        "{who} unwraps the {thing}.",
        "{a} asks {b} to swap. Deal!",
        " Who keeps the {thing}?",
        "has the {thing}",
        has_joins=(" ", " "),
        between=" ",
    ),
    "horses": _Telling(
        _HORSES,
        "The {thing} horse goes to {who}.",
        "{a} and {b} exchange.",
        " Who rides the {thing} horse into battle?",
        "rides the {thing} horse",
        has_joins=(" ", " "),
        between=" ",
    ),
    "zh_cards": _Telling(
        _ZH_CARDS,
        "{who}拿{thing}牌",
        "{a}和{b}互换",
        "。{thing}牌到了谁手里？",
        "拿{thing}牌",
        start="发牌：",
        has_joins=("，", "，"),
        between="。接着",
        join="，",
        sort="classmates",
    ),
    "zh_pets": _Telling(
        _ZH_PETS,
        "{who}养{thing}",
        "{a}与{b}对调",
        "；问：谁养{thing}？",
        "养{thing}",
        has_joins=("、", "、"),
        between="；",
        join="；",
        sort="stems",
    ),
}

STYLES = {
    "both_now": Style("{n}: {a} {a_has}, {b} {b_has}", "; ", tail="."),
    "then": Style("then {holder}", ", ", head="{first}, ", tail="."),
    "passes": Style(
        {"moved": "{giver} passes it to {holder}", "stays": "{holder} keeps it"}, ", ", tail="."
    ),
    "md_table": Style(
        "| {a}, {b} | {holder} |", "\n", head="| swap | where |\n|---|---|\n| - | {first} |\n"
    ),
    "comments": Style("holder = {holder}  # {a}, {b}", "\n", head="holder = {first}\n"),
    "touched": Style(
        {
            "moved": "{a}, {b}? yes: {holder}",
            "stays": "{a}, {b}? no: {holder}",
        },
        "\n",
        head="Start: {first}. Does each swap move it?\n",
    ),
    "it_is": Style("{a} and {b}, so {holder} {has_it}."),
    "pairs": Style("({a} {b}) {holder}", "\n", language=""),
    "asking": Style("After {a}-{b}? {holder}.", head="Who {has_it} at the start? {first}. "),
    "zh_once": Style("{a}{b}一换，是{holder}", "；", tail="。", language="zh"),
    "zh_times": Style("第{n}次之后：{holder}", "\n", language="zh"),
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
    question += listed(swapped, told.last or told.join, told.join) + told.ask.format(thing=thing)
    has_it = told.has_it.format(thing=thing)
    steps: list[tuple[str, dict[str, object]]] = []
    holder = first
    for a, b in swaps:
        held[a], held[b] = held[b], held[a]
        giver = holder
        (holder,) = (who for who, what in held.items() if what == thing)
        fields: dict[str, object] = {"a": a, "b": b, "giver": giver, "holder": holder}
        fields |= {"has_it": has_it, "a_has": held[a], "b_has": held[b]}
        steps.append(("stays" if giver == holder else "moved", fields))
    return Problem(
        wording,
        question,
        holder,
        Chain(tuple(steps), {"first": first, "has_it": has_it}),
        tuple(names),
        "zh" if wording.startswith("zh_") else "en",
    )


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[^\W\d_][\w'’-]*")
