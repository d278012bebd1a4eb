"""Answers found from the text of a question alone, on other paths than those of its generator.

Sums and walks are the sums of the numbers found in the text, coins the parity of the phrases that
say "flipped", swaps are followed backwards from the end, bills are sums over the pairs found.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_NAME = r"[^\W\d_][\w'’-]*"
_SMALL: tuple[str, ...] = tuple(
    (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen"
    ).split()
)
_TENS = {
    word: 10 * (at + 2)
    for at, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split())
}


def _number(word: str) -> int:
    """A numeral, or a number word."""
    if word.isdecimal():
        return int(word)
    return sum(_TENS[part] if part in _TENS else _SMALL.index(part) for part in word.split("-"))


_WORD = r"(?:(?:{tens})(?:-(?:{ones}))?|{small})".format(
    tens="|".join(_TENS),
    ones="|".join(_SMALL[1:10]),
    small="|".join(reversed(_SMALL)),
)


def sums(wording: str, text: str) -> str:
    """All two-digit numbers of the text, added."""
    found = re.findall(rf"\b{_WORD}\b" if wording in ("words", "word_list") else r"\d+", text)
    terms = [_number(term) for term in found]
    if not (4 <= len(terms) <= 6 and all(10 <= term <= 99 for term in terms)):
        raise ValueError(f"strange terms {terms}")
    return str(sum(terms))


_FLIPPED = {
    "turned": r"turns the \w+ over\.",
    "short": r"\bflips\b|: flip\b",
    "bullets": r"flipped the coin",
    "numbered": r"turns it",
    "table": r"\| yes \|",
    "notes": r" flip /",
    "passive": r"reversed by",
    "dialogue": r"I flip it",
    "story": r"gave it a flip",
    "arrows": r" flips ",
    "code": r"flip\(",
    "fullwidth": r" flips[，。]",
    "letter": r"who flipped it",
    "still": r" flips the coin over",
}


def coins(wording: str, text: str) -> str:
    """The parity of the flips told."""
    if wording == "marks":
        yes, acts = text.split(" means flipped")[0][-1], text.split(": ", 1)[1]
        flips = len(re.findall(rf"\w {re.escape(yes)}[,.]", acts))
    elif wording == "grouped":
        flips = len(re.split(r", | and ", text.split(". ", 1)[1].split(" each turn")[0]))
    else:
        flips = len(re.findall(_FLIPPED[wording], text))
    first = re.search(r"heads|tails|start ([HT])", text, re.IGNORECASE)
    if first is None:
        raise ValueError("a coin without a start")
    heads = (first.group(0).lower() == "heads" or first.group(1) == "H") ^ (flips % 2 == 1)
    asked = re.search(r"(?:lie|show|Is it|still) (heads|tails)[^?]*\?", text)
    if asked:
        return "yes" if (asked.group(1) == "heads") == heads else "no"
    side = "heads" if heads else "tails"
    return side[0].upper() if wording == "notes" else side


# Of each telling of swaps: who holds what (`w`, `t`), the swaps, and the thing that is asked for.
_HOLD_SWAP_ASK = {
    "trade": (
        r"(?P<w>N) has the (?P<t>\w+)",
        r"(?:First|Then|Next|After that|Finally) (N) and (N) (?:trade|swap|exchange)\.",
        r"Who has the (\w+)",
    ),
    "short": (r"(?P<w>N) holds the (?P<t>\w+)", r"(N) with (N)", r"Who holds the (\w+)"),
    "lists": (r"^(?!Swaps)(?P<w>N): (?P<t>\w+)$", r"(N)-(N)(?=,|$)", r"Whose is the (\w+)"),
    "table": (r"\| (?P<w>N) \| (?P<t>\w+) \|", r"(N) swaps with (N)", r"Who gets the (\w+)"),
    "terse": (r"(?P<w>N)=(?P<t>\w+)", r"(N)(?:<>|<->|↔|/)(N)", r"(\w+)=\?"),
    "party": (r"the (?P<t>\w+) to (?P<w>N)", r"(N) changed with (N)", r"home with the (\w+)"),
    "seats": (
        r"(?P<w>N) sits on (?P<t>\w+)",
        r"(N) and (N) change seats",
        r"Who sits on (\w+) now",
    ),
    "balls": (
        r"(?:: |, )(?P<w>N) (?P<t>\w+)(?=[,.])",
        r"(N) swaps balls with (N)",
        r"with the (\w+) ball\?",
    ),
    "dialogue": (
        r"(?P<w>N): I have the (?P<t>\w+)",
        r"(N): Swap with me, (N)!",
        r"has the (\w+)\?",
    ),
    "numbered": (r"(?P<w>N) \((?P<t>\w+)\)", r"\) (N) and (N) swap", r"hands is the (\w+)"),
    "code": (r'(?P<w>N): "(?P<t>\w+)"', r"swap\((N), (N)\)", r'owner\("(\w+)"\)'),
    "shifts": (
        r"(?P<w>N) works on (?P<t>\w+)(?! in the end)",
        r"(N) and (N) swap shifts",
        r"works on (\w+) in the end",
    ),
    "cards": (
        r"(?:: |, )(?P<w>N) the (?P<t>\w+)",
        r"(?:First|Then|Next|After that|Finally) (N) and (N) swap cards",
        r"holds the (\w+)",
    ),
    "fullwidth": (r"(?P<w>N)：(?!who)(?P<t>\w+)", r"(N)⇄(N)", r"。(\w+)：who"),
    "passive": (r"the (?P<t>\w+) was worn by (?P<w>N)", r"between (N) and (N)", r"wears the (\w+)"),
    "bullets": (r"- (?P<w>N) starts with the (?P<t>\w+)", r"- (N) & (N) swap", r"with the (\w+)\?"),
}


def swaps(wording: str, text: str) -> str:
    """Whoever held the thing is followed, from each person at the end back to the start."""
    hold, swap, ask = (part.replace("N", _NAME) for part in _HOLD_SWAP_ASK[wording])
    held = {match["w"]: match["t"] for match in re.finditer(hold, text, re.MULTILINE)}
    held = {who: thing for who, thing in held.items() if who not in ("who", "Who")}
    swapped = re.findall(swap, text, re.MULTILINE)
    asked = re.findall(ask, text)[-1]
    if not (3 <= len(held) <= 4 and 3 <= len(swapped) <= 5):
        raise ValueError(f"strange swaps {held} {swapped}")
    for who in held:
        before = who
        for a, b in reversed(swapped):
            before = {a: b, b: a}.get(before, before)
        if held[before] == asked:
            return who
    raise ValueError("nobody has the thing")


# Of each telling of a purchase: the counts (`c`) and prices (`p`), which may stand apart by ware.
_COUNTS = {
    "each": r"(?P<c>\d) \w+ at (?P<p>\d) ",
    "table": r"\| (?P<c>\d) \| (?P<p>\d) \|",
    "bullets": r": (?P<c>\d) pcs, .(?P<p>\d) each",
    "words": r"(?P<c>\w+) \w+ for (?P<p>\w+) apiece",
    "fullwidth": r"：(?P<c>\d)×(?P<p>\d)",
    "order": r"(?P<c>\d) \w+ \(price of one: (?P<p>\d)\)",
    "csv": r"\w+[,;\t](?P<c>\d)[,;\t](?P<p>\d)",
    "per": r"(?P<p>\d) per \w+ for (?P<c>\d) of",
    "arrows": r"\[(?P<p>\d)\] \S+ (?P<c>\d)",
    "code": r"(?P<c>\d) \* (?P<p>\d)",
    "sells": r"(?P<c>\d) \w+ for (?P<p>\d) each",
    "terse": r"(?P<c>\d)\D+?(?P<p>\d)[^;\d]*;",
}
_APART = {
    "buys": (r"[Oo]ne (\w+) costs (\d)", r"(?:buys|,|and) (\d) (\w+)"),
    "dialogue": (r"a single (\w+) is (\d)", r"(?:like|,|and) (\d) (\w+)"),
    "two_lists": (r"(?:Prices: |, )(\w+) (\d)", r"(?:Basket: |, )(\d) (\w+)"),
}


def shopping(wording: str, text: str) -> str:
    """All pairs of a count and a price."""
    pairs: list[tuple[int, int]] = []
    if wording in _APART:
        prices = dict(re.findall(_APART[wording][0], text))
        for count, ware in re.findall(_APART[wording][1], text):
            forms = {ware, ware.removesuffix("s"), ware.removesuffix("es"), ware[:-3] + "fe"}
            (one,) = forms & set(prices)
            pairs.append((int(count), int(prices[one])))
    elif wording == "receipt":
        for line in text.splitlines():
            digits = re.findall(r"\d", line)
            if digits:
                pairs.append((int(digits[0]), int(digits[1])))
    else:
        for match in re.finditer(_COUNTS[wording], text):
            pairs.append((_number(match["c"]), _number(match["p"])))
    if not (2 <= len(pairs) <= 4 and all(1 <= n <= 9 for pair in pairs for n in pair)):
        raise ValueError(f"strange purchase {pairs}")
    return str(sum(count * price for count, price in pairs))


_DOWN = {
    "bus": r"(\d+) get off",
    "lift": r"(\d+) down",
    "account": r"out (\d+)",
    "score": r"loses (\d+)",
    "orders": r"(?:Take away|Down|Minus) (\d+)",
    "dialogue": r"took out (\d+)",
    "birds": r"(\d+) fly off",
    "bullets": r"(\d+) books were lent",
    "degrees": r"falls by (\d+)",
    "village": r"(\d+) moved away",
    "arrows": r"↓(\d+)",
    "words": rf"down ({_WORD})",
}


def ups_and_downs(wording: str, text: str) -> str:
    """All numbers, less twice those that go down."""
    down = _DOWN.get(wording, r"[-−－](?:= )? ?(\d+)")
    every = rf"\b{_WORD}\b" if wording == "words" else r"\d+"
    numbers = [_number(found) for found in re.findall(every, text.lower())]
    lowered = [_number(found) for found in re.findall(down, text)]
    if not (4 <= len(numbers) <= 7 and len(lowered) < len(numbers)):
        raise ValueError(f"strange walk {numbers} {lowered}")
    return str(sum(numbers) - 2 * sum(lowered))


# Of each telling of last letters: the part of the text that has the words.
_PART = {
    "take": r'"(.*)"',
    "join": r"letters of (.*)\.",
    "names": r"here are (.*?)\. ",
    "bullets": r"(?s)Words:\n(.*)\nLast",
    "table": r"(?s)---\|\n(.*)\nRead",
    "dialogue": r"words are (.*)\.\n",
    "code": r"\[(\".*)\]\)",
    "spy": r"says: (.*?)\. What",
    "numbered": r"(.*) Write their",
    "fullwidth": r"：(.*)＝",
    "commas": r": (.*)",
    "terse": r"last letters (.*)",
    "slashes": r"(.*) - what",
    "brackets": r"(.*) last",
    "plus": r"(.*) =",
    "stacked": r"(?s)(.*)\n\(read",
}


def last_letters(wording: str, text: str) -> str:
    """The letter at each end of a word in the part with the words."""
    part = re.search(_PART[wording], text)
    if part is None:
        raise ValueError("no words")
    told = part.group(1).replace("end(", "(")
    words = [word for word in re.findall(r"[A-Za-z]+", told) if word != "and"]
    if not 3 <= len(words) <= 5:
        raise ValueError(f"strange words {words}")
    return re.sub(r"[A-Za-z]*([a-z])\s*", r"\1", " ".join(words))


ANSWERS: dict[str, Callable[[str, str], str]] = {
    "sums": sums,
    "coins": coins,
    "swaps": swaps,
    "shopping": shopping,
    "ups_and_downs": ups_and_downs,
    "last_letters": last_letters,
}
