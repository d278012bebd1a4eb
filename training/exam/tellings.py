"""How the problems of `problems` are told: names, things, and the wordings.

By an author who had not read the training's generators.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass


def _split(words: str) -> list[str]:
    return words.split()


REAL_NAMES: dict[str, str] = {
    "english": "Alice Ben Charlotte Dylan Emma Fred Grace Harry Imogen Jack Lucy Owen Poppy Ralph",
    "spanish": "Alejandra Beatriz Carmen Diego Esteban Inés José Lucía Martín Nuria Pablo Ximena",
    "french": "Amélie Baptiste Céline Delphine Étienne François Hélène Loïc Margaux Théo Zoé",
    "german": "Anneliese Björn Dieter Friedrich Günther Heike Jürgen Käthe Lukas Matthias Ulrike",
    "nordic": "Aino Åse Eero Freja Håkon Ingrid Leif Maja Niels Øyvind Sigrid Väinö",
    "polish": "Agnieszka Bogdan Grzegorz Jadwiga Kasia Łukasz Małgorzata Paweł Wojciech Zofia",
    "turkish": "Ayşe Barış Cem Deniz Elif Gökhan Hatice Mehmet Özlem Selin Tuğba Yusuf",
    "arabic": "Ahmed Bilal Fatima Hassan Khadija Layla Mariam Omar Rania Salma Tariq Yasmin",
    "indian": "Aarav Bhavna Deepak Ganesh Ishaan Kavita Lakshmi Meera Nikhil Priya Rohan Sunita",
    "chinese": "Bowen Fang Haoran Jing Lihua Mei Ning Qiang Rui Xiaoming Yifan Zhen",
    "japanese": "Akira Daichi Emiko Haruto Keiko Makoto Naoki Ren Sakura Takashi Yuki",
    "korean": "Bora Dohyun Eunji Haneul Jisoo Minho Seojun Sooyoung Taeyang Yuna",
    "african": "Abena Chidi Desta Folake Kofi Kwame Makena Ngozi Sipho Thandiwe Wanjiru Zuri",
    "vietnamese": "An Bảo Đức Hạnh Hương Linh Minh Ngọc Phúc Quỳnh Thảo Tuấn",
    "brazilian": "Beto Caetano Fabrícia Gonçalo Iara João Lívia Rafaela Thiago Vitória",
    "polynesian": "Ailani Kalea Keoni Leilani Mana Moana Nalani Sione Tane Tavita",
}
INVENTED = _split(
    "Brixo Dalwen Eefrit Fonzel Gurp Hyllo Jexim Korvu Lumbit Mizzle Nuvek Oplin Prazz Quenby "
    "Rilko Snarv Tovix Uggel Vandip Wexil Yombo Zeffin"
)
LETTERS = list("ABCDEFGHJKLMNPQRSTUVWXYZ")

GOODS = _split(
    "bread milk cheese soap rice tea honey flour salt pepper candles string paper glue paint "
    "nails butter oil jam mustard"
)
WARES = _split(
    "apples pens notebooks lemons cups candles stickers tickets batteries spoons roses eggs "
    "envelopes balloons postcards pears muffins ribbons erasers plates onions socks bulbs mangoes"
)
HOLDINGS = _split(
    "ball key lamp book cup hat drum kite ring stone flute map rope bell whistle scarf mirror "
    "spoon basket feather"
)
SEATS = ["window seat", "aisle seat", "front seat", "back seat", "middle seat", "corner seat"]
COLOURS = ["red card", "blue card", "green card", "white card", "black card", "yellow card"]
WORDS = _split(
    "river table cloud garden yellow music paper winter bridge candle rabbit school dream magic "
    "pencil orange tiger jump silent window bread stamp fox gravel hotel kiwi lemon menu north "
    "opera piano quilt radio sock taxi umbrella violin wolf yoga zebra album bulb comic dwarf "
    "echo flag graph hobby iron jazz knee logo mouth nerd open pearl ship track urn verb walk"
)


def cast(rng: random.Random, size: int) -> list[str]:
    """Different people: of one culture, of many, or now and then single letters or inventions."""
    kind = rng.choices(["one", "many", "letters", "invented"], [30, 45, 10, 15])[0]
    if kind == "letters":
        return rng.sample(LETTERS, size)
    if kind == "invented":
        return rng.sample(INVENTED, size)
    names = REAL_NAMES[rng.choice(list(REAL_NAMES))].split()
    if kind == "many":
        names = sorted({name for group in REAL_NAMES.values() for name in group.split()})
    return rng.sample(names, size)


def plain_names(rng: random.Random, size: int) -> list[str]:
    """Real names of many cultures that are spelled with the letters a to z only."""
    names = {name for group in REAL_NAMES.values() for name in group.split() if name.isascii()}
    return rng.sample(sorted(names), size)


@dataclass(frozen=True)
class Tale:
    """How events in a row are told: an opening, a line per event, what is asked."""

    opening: str
    yes: tuple[str, ...]  # how an event is told: up, or flipped, or a swap
    no: tuple[str, ...]  # its counterpart: down, or left alone
    ask: str
    line: str = "{}"  # around an event
    join: str = " "
    ask_first: bool = False
    things: Sequence[str] = ()

    def told(self, lines: Iterable[str], **names: str) -> str:
        """The whole question, its places filled in."""
        opening = [self.opening.format(**names)] if self.opening else []
        body = [*opening, *lines]
        ask = self.ask.format(**names)
        return self.join.join([ask, *body] if self.ask_first else [*body, ask])


def rows(template: str, *columns: Sequence[str]) -> list[str]:
    """The template filled in once per row of the columns, as far as the shortest goes."""
    return [template.format(*row) for row in zip(*columns, strict=False)]


def listed(parts: Sequence[str], last: str = " and ") -> str:
    """`a, b and c`."""
    return ", ".join(parts[:-1]) + last + parts[-1]


# ------------------------------------------------------------------------------------- sums
_ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"]
_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
_FARM = [
    "In spring the farm sold {} lambs to a neighbour.",
    "A week later {} went to the market in town.",
    "At midsummer a butcher took {} for himself.",
    "When the rain came, {} more left on a lorry.",
    "In autumn the monastery asked for {} and got them.",
    "Just before the snow {} were shipped to the island.",
]


def _farm(numbers: list[str]) -> list[str]:
    return [_FARM[at].format(number) for at, number in enumerate(numbers)]


def _receipt(rng: random.Random, numbers: list[str]) -> str:
    lines = rows("{} {}", rng.sample(GOODS, len(numbers)), numbers)
    return "\n".join([*lines, "TOTAL ?"])


def _team(rng: random.Random, numbers: list[str]) -> str:
    scores = rows("{} scored {}", cast(rng, len(numbers)), numbers)
    return f"{listed(scores)}. How many points did the team score?"


def _pages(rng: random.Random, numbers: list[str]) -> str:
    read = listed(rows("{} pages on {}", numbers, _DAYS))
    name = cast(rng, 1)[0]
    return f"{name} reads {read}. How many pages has {name} read?"


def _message(rng: random.Random, numbers: list[str]) -> str:
    spent = ", ".join(rows("{} on {}", numbers, rng.sample(GOODS, len(numbers))))
    return f"hey, so today i spent {spent}. whats that all together??"


def _bus(rng: random.Random, numbers: list[str]) -> str:
    stops = listed(rows("{} at the {}", numbers, _ORDINALS))
    return f"An empty bus picks up {stops} stop. Nobody gets off. How many are on board?"


def _boxes(rng: random.Random, numbers: list[str]) -> str:
    boxes = rows("The {} box has {} marbles.", _ORDINALS, numbers)
    return " ".join([*boxes, "How many marbles are there?"])


SUMS: dict[str, Callable[[random.Random, list[str]], str]] = {
    "tight": lambda rng, n: "+".join(n) + "=",
    "spaced": lambda rng, n: " + ".join(n) + " =",
    "full_width": lambda rng, n: "＋".join(n) + "＝？",
    "what_is": lambda rng, n: f"What is {' + '.join(n)}?",
    "add_up": lambda rng, n: f"Add up: {', '.join(n)}",
    "ands": lambda rng, n: f"{' and '.join(n)} is how much?",
    "boxes": _boxes,
    "receipt": _receipt,
    "bus": _bus,
    "table": lambda rng, n: "\n".join(["day | visitors", *rows("{} | {}", _DAYS, n), "all | ?"]),
    "bullets": lambda rng, n: "\n".join([*rows("- {}", n), "What is the sum?"]),
    "pages": _pages,
    "prose": lambda rng, n: " ".join([*_farm(n), "How many lambs were sold in all?"]),
    "message": _message,
    "question_first": lambda rng, n: f"What do these numbers come to? {' '.join(n)}",
    "question_last": lambda rng, n: f"{listed(n)}. Their total?",
    "column": lambda rng, n: "\n".join([f"  {n[0]}", *rows("+ {}", n[1:]), "----"]),
    "semicolons": lambda rng, n: f"{'; '.join(n)}; total",
    "code": lambda rng, n: f"sum([{', '.join(n)}])",
    "on_top": lambda rng, n: f"Take {n[0]}, " + ", ".join(rows("put {} on top", n[1:])) + ".",
    "team": _team,
}


# ------------------------------------------------------------------------------------ coins
COINS: dict[str, Tale] = {
    "classic": Tale(
        "A coin is {face} up.",
        ("flips the coin",),
        ("does not flip the coin",),
        "Is the coin {still}heads up?",
        line="{} {}.",
    ),
    "turns": Tale(
        "There is a coin on the table, {face} showing.",
        ("turns it over",),
        ("leaves it alone",),
        "Is heads showing {now}?",
        line="{} {}.",
    ),
    "reverse_skip": Tale(
        "Start: {face}.",
        ("reverse",),
        ("skip",),
        "Heads up at the end, yes or no?",
        line="{}: {}.",
    ),
    "lines": Tale(
        "coin: {face} up", ("flip",), ("no flip",), "heads up?", line="{} - {}", join="\n"
    ),
    "bullets": Tale(
        "We put a coin down with {face} on top. Then it went round the class:",
        ("turned the coin",),
        ("passed it on as it was",),
        "Is heads on top {now}?",
        line="* {} {}",
        join="\n",
    ),
    "asked_first": Tale(
        "At the beginning the {face} side is up.",
        ("flips it over",),
        ("does nothing",),
        "Will this coin be heads up when everyone has had a turn?",
        line="{} {}.",
        ask_first=True,
    ),
    "table": Tale(
        "who | what\nstart | {face}",
        ("flipped",),
        ("kept",),
        "end | heads?",
        line="{} | {}",
        join="\n",
    ),
    "referee": Tale(
        "A referee lays a coin on the grass; you can see {face}.",
        ("rolls it onto its other side",),
        ("walks past it",),
        "and that was all. Can you see heads {now}?",
        line="{} {},",
    ),
    "crosses": Tale(
        "x = turn the coin, o = let it be. Coin: {face}.",
        ("x",),
        ("o",),
        "Is it heads?",
        line="{} {};",
    ),
    "past": Tale(
        "The penny lay {face} up on the desk yesterday.",
        ("inverted it",),
        ("did not touch it",),
        "Was it {still}heads up in the evening?",
        line="{} {}.",
    ),
}


# ------------------------------------------------------------------------------------ swaps
SWAPS: dict[str, Tale] = {
    "gifts": Tale(
        "",
        ("{} and {} swap.", "Then {} and {} trade.", "Next {} swaps with {}."),
        (),
        "Who has the {thing} at the end?",
        line="{} has the {}.",
        things=HOLDINGS,
    ),
    "lines": Tale(
        "",
        ("swap {} {}",),
        (),
        "who has the {thing}?",
        line="{}: {}",
        join="\n",
        things=HOLDINGS,
    ),
    "asked_first": Tale(
        "",
        ("{} changes things with {}.", "After that {} and {} change."),
        (),
        "In whose hands does the {thing} end up?",
        line="{} holds the {}.",
        ask_first=True,
        things=HOLDINGS,
    ),
    "seats": Tale(
        "",
        ("{} and {} change places.", "Later {} and {} change places."),
        (),
        "Who is in the {thing} when the train arrives?",
        line="{} is in the {}.",
        things=SEATS,
    ),
    "arrows": Tale(
        "",
        ("{} <-> {};",),
        (),
        "{thing} = ?",
        line="{} = {};",
        things=HOLDINGS,
    ),
    "cards": Tale(
        "",
        ("* {} exchanges cards with {}", "* {} and {} exchange cards"),
        (),
        "Which player finishes with the {thing}?",
        line="{} was dealt the {}",
        join="\n",
        things=COLOURS,
    ),
    "story": Tale(
        "",
        ("but {} talked {} into an exchange,", "and then {} and {} made a trade,"),
        (),
        "and that is how it stayed. Who took the {thing} home?",
        line="{} came with the {},",
        things=HOLDINGS,
    ),
}


# --------------------------------------------------------------------------------- shopping
MONEY = ["${}", "€{}", "£{}", "₹{}", "{} zł", "{} yen", "{} pesos", "{} kr", "{} coins", "{} CHF"]

# Each from the buyer's name, the wares, how many of each, and what one costs, with its currency.
Shopper = Callable[[str, list[str], list[str], list[str]], str]


def _menu(name: str, wares: list[str], counts: list[str], prices: list[str]) -> str:
    costs = listed(rows("{} cost {} each", wares, prices))
    takes = listed(rows("{} {}", counts, wares))
    return f"{costs[0].upper()}{costs[1:]}. {name} takes {takes}. How much is it?"


def _buys(name: str, wares: list[str], counts: list[str], prices: list[str]) -> str:
    bought = listed(rows("{} {} at {} each", counts, wares, prices))
    return f"{name} buys {bought}. How much does {name} pay?"


def _sells(name: str, wares: list[str], counts: list[str], prices: list[str]) -> str:
    sold = " ".join(rows("{} {} went for {} apiece.", counts, wares, prices))
    return f"{name} has a stall at the fair. {sold} How much money came in?"


def _whole(name: str, wares: list[str], counts: list[str], prices: list[str]) -> str:
    goods = listed(rows("{} {} ({} each)", counts, wares, prices))
    return f"What is the whole price of {goods}?"


def _asks(name: str, wares: list[str], counts: list[str], prices: list[str]) -> str:
    goods = " + ".join(rows("{} {}, {} a piece", counts, wares, prices))
    return f"hi its {name}, can i get {goods}. what do i owe you"


SHOPPING: dict[str, Shopper] = {
    "buys": _buys,
    "till": lambda who, w, c, p: "\n".join([*rows("{1} x {0}, {2}", w, c, p), "Total:"]),
    "menu": _menu,
    "table": lambda who, w, c, p: "\n".join(
        ["item | pieces | price of one", *rows("{} | {} | {}", w, c, p), "to pay | ?"]
    ),
    "whole": _whole,
    "asks": _asks,
    "order": lambda who, w, c, p: f"Order: {'; '.join(rows('{} {} @ {}', c, w, p))}. The bill?",
    "sells": _sells,
    "bullets": lambda who, w, c, p: "\n".join(
        [f"{who} needs", *rows("- {} {} for {} each", c, w, p), "What does it cost?"]
    ),
}


# ----------------------------------------------------------------------------- ups and downs
UPS_AND_DOWNS: dict[str, Tale] = {
    "bus": Tale(
        "A bus leaves the station with {x} people.",
        ("{} get on.", "At the next stop {} climb aboard."),
        ("{} get off.", "At the market {} get out."),
        "How many people are on the bus?",
    ),
    "bank": Tale(
        "Balance: {x}.",
        ("{} paid in.",),
        ("{} taken out.",),
        "New balance?",
    ),
    "tank": Tale(
        "There are {x} litres of water in a tank.",
        ("Rain adds {} litres.", "Someone pours in {} litres."),
        ("{} litres leak away.", "The cows drink {} litres."),
        "How many litres are in the tank now?",
    ),
    "marbles": Tale(
        "{name} comes to school with {x} marbles.",
        ("{name} wins {}.",),
        ("{name} loses {}.",),
        "How many marbles does {name} go home with?",
    ),
    "lift": Tale(
        "A lift stands at floor {x}.",
        ("It rises {} floors.", "It goes up {}."),
        ("It sinks {} floors.", "It goes down {}."),
        "At which floor does it stop?",
    ),
    "temperature": Tale(
        "It is {x} degrees in the greenhouse.",
        ("It gets {} degrees warmer.",),
        ("It gets {} degrees colder.",),
        "What does the thermometer say?",
    ),
    "library": Tale(
        "on the shelf: {x} books",
        ("returned: {}",),
        ("lent: {}",),
        "on the shelf now?",
        join="\n",
    ),
    "ledger": Tale("{x}", ("+{}",), ("-{}",), "= ?", join="\n"),
    "expression": Tale("{x}", ("+ {}",), ("- {}",), "="),
    "score": Tale(
        "I began with {x}.",
        ("Got {}.", "Earned {} more."),
        ("Lost {}.", "Had to give {} back."),
        "What is my score?",
        ask_first=True,
    ),
    "sheep": Tale(
        "{name} keeps {x} sheep,",
        ("buys {},", "finds {} strays,"),
        ("sells {},", "gives {} to a cousin,"),
        "and that is it for this year. How many sheep does {name} have?",
    ),
    "message": Tale(
        "ok so there were {x} chairs in the hall,",
        ("we brought in {},",),
        ("we carried out {},",),
        "how many should be there",
    ),
}


# ------------------------------------------------------------------------------ last letters
LAST_LETTERS: dict[str, Callable[[list[str]], str]] = {
    "classic": lambda w: f'Take the last letters of the words in "{" ".join(w)}" and join them.',
    "asked_last": lambda w: f"{listed(w)}. What do their last letters spell?",
    "bullets": lambda w: "\n".join([*rows("- {}", w), "last letters together:"]),
    "row": lambda w: (
        f"{listed(w)} each write down how their own name ends, one letter only. What can you read?"
    ),
    "code": lambda w: "''.join(w[-1] for w in " + repr(w).replace("'", '"') + ")",
    "ends": lambda w: f"Keep just the final letter of each word: {' / '.join(w)}",
    "asked_first": lambda w: f"Which word do you get from the last letters of {listed(w)}?",
    "short": lambda w: f"{' '.join(w)} (last letters)",
}
