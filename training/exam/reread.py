"""Answers found from the text of a question alone, on other paths than those of its generator.

Sums and walks are the sums of the numbers found in the text, coins the parity of the phrases that
say "turned", swaps are followed backwards from the end, bills are sums over the pairs found.
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
    found = re.findall(rf"\b{_WORD}\b" if wording == "spoken" else r"(?<!A)\d+", text)
    terms = [_number(term) for term in found]
    if not (4 <= len(terms) <= 6 and all(10 <= term <= 99 for term in terms)):
        raise ValueError(f"strange terms {terms}")
    return str(sum(terms))


# Of each telling of coins: what is said of whoever turns it, and of whoever does not.
_TURNS_LEAVES = {
    "bar": (r"gives it a flip", r"leaves it be"),
    "passive": (r"flipped by", r"ignored by"),
    "boolean": (r"^heads = not heads", r"^pass "),
    "shop_sign": (r"turns the sign", r"walks straight in"),
    "lamp": (r"presses the switch", r"walks past it"),
    "md_table": (r"^\| \S+ \| yes \|$", r"^\| \S+ \| no \|$"),
    "inspector": (r": guilty", r": innocent"),
    "codes": (r"^\S+ F$", r"^\S+ S$"),
    "fairy_tale": (r"came and turned", r"came and only"),
    "magician": (r'calls "Flip!"', r'calls "Keep!"'),
    "group_chat": (r" flips", r" passes"),
    "zh_shelf": (r"翻了过来", r"只是看了看"),
    "zh_flower": (r"：翻$", r"：不翻$"),
}
# Of each telling of coins: the sides, heads and tails for most, and what comes before the first.
_SIDES = {
    "boolean": ("True", "False", "heads = "),
    "shop_sign": ("open", "closed", "door says "),
    "lamp": ("on", "off", "lamp is "),
    "codes": ("H", "T", "start: "),
    "zh_shelf": ("正面", "反面", "一枚硬币，"),
    "zh_flower": ("字", "花", "开始时"),
}
# Where the question is whether a certain side is up: that side.
_WHETHER = {"fairy_tale": "heads", "magician": "tails"}


def _turns(wording: str, text: str) -> int:
    """How many people turn the thing; all must have been read."""
    if wording == "all_but":
        came, left = re.findall(r" up: (.*)\. Everyone flips it once, except (.*)\. What", text)[0]
        leaving, coming = re.split(r", | and ", left), came.split(", ")
        if not set(leaving) <= set(coming):
            raise ValueError(f"strangers among {leaving}")
        counts = [len(coming) - len(leaving), len(leaving)]
    else:
        counts = [
            len(re.findall(pattern, text, re.MULTILINE)) for pattern in _TURNS_LEAVES[wording]
        ]
    if not 5 <= sum(counts) <= 7:
        raise ValueError(f"strange numbers of people {counts}")
    return counts[0]


def coins(wording: str, text: str) -> str:
    """The side told of first, and the parity of the turns."""
    one, two, before = _SIDES.get(wording, ("heads", "tails", ""))
    first = re.findall(rf"{before}({one}|{two})", text)[0]
    side = {one: two, two: one}[first] if _turns(wording, text) % 2 else first
    if wording not in _WHETHER:
        return side
    return "yes" if side == _WHETHER[wording] else "no"


# Of each telling of swaps: who holds what (`w`, `t`), the swaps, and the thing that is asked for.
_HOLD_SWAP_ASK = {
    "umbrellas": (
        r"(?P<w>N) the (?P<t>\w+) one(?! home)",
        r"(N) and (N) swapped",
        r"took the (\w+) one",
    ),
    "novels": (
        r"(?P<w>N) begins with (?P<t>\w+)",
        r"(N) exchanges with (N)",
        r"is (\w+) on",
    ),
    "dances": (
        r"(?P<w>N) dances with (?P<t>\w+)",
        r"(N) and (N) switch partners",
        r"dancing with (\w+) when",
    ),
    "football": (r"(?P<w>N) as (?P<t>\w+)", r"(N) and (N) change", r"who is the (\w+)\?"),
    "functions": (r'^(?P<w>N) = "(?P<t>\w+)"$', r"^swap\((N), (N)\)$", r'them is "(\w+)"'),
    "cups": (
        r"the (?P<w>N) cup is the (?P<t>\w+)",
        r"(N) and (N) trade",
        r"cup with the (\w+)\?",
    ),
    "chores": (r"^(?P<w>N): (?P<t>\w+)$", r"^(N) swaps with (N)$", r"who's on (\w+) then"),
    "notation": (r"(?P<w>N)=(?P<t>\w+)", r"(N)<->(N)", r"\?=(\w+)"),
    "tents": (r"(?P<t>\w+) tent \((?P<w>N)\)", r"(N) trades tents with (N)", r"in the (\w+) tent"),
    "gifts": (
        r"(?P<w>N) unwraps the (?P<t>[\w-]+)",
        r"(N) asks (N) to swap",
        r"keeps the ([\w-]+)\?",
    ),
    "horses": (
        r"The (?P<t>\w+) horse goes to (?P<w>N)\.",
        r"(N) and (N) exchange\.",
        r"rides the (\w+) horse",
    ),
    "zh_cards": (r"(?P<w>\w\w)拿(?P<t>\w)牌", r"(\w\w)和(\w\w)互换", r"。(\w)牌到了"),
    "zh_pets": (r"(?P<w>\w)养(?P<t>\w)(?=[、；])", r"(\w)与(\w)对调", r"谁养(\w)？"),
}


def swaps(wording: str, text: str) -> str:
    """Whoever held the thing is followed, from each person at the end back to the start."""
    hold, swap, ask = (part.replace("N", _NAME) for part in _HOLD_SWAP_ASK[wording])
    held = {match["w"]: match["t"] for match in re.finditer(hold, text, re.MULTILINE)}
    swapped = re.findall(swap, text, re.MULTILINE)
    (asked,) = re.findall(ask, text)
    strangers = {name for pair in swapped for name in pair} - set(held)
    counted = 3 <= len(held) <= 4 and 3 <= len(swapped) <= 5
    if not counted or strangers or asked not in held.values():
        raise ValueError(f"strange swaps {held} {swapped} {asked}")
    for who in held:
        before = who
        for a, b in reversed(swapped):
            before = {a: b, b: a}.get(before, before)
        if held[before] == asked:
            return who
    raise ValueError("nobody has the thing")


# Of each telling of a purchase: the counts (`c`) and prices (`p`), which may stand apart by ware.
_COUNTS = {
    "bazaar": r"(?P<c>\d) \w+ for (?P<p>\d) lira",
    "invoice": r"qty (?P<c>\d), unit price (?P<p>\d)$",
    "pay_back": r"(?P<c>\d) \w+ \(\$(?P<p>\d) each\)",
    "fair": r"(?P<c>\d) goes on the \w+ at (?P<p>\d) tokens",
    "console": r"(?P<c>\d)\*(?P<p>\d)",
    "md_table": r"\| (?P<p>\d) \| (?P<c>\d) \|$",
    "baht": r"(?P<p>\d)-baht \w+, (?P<c>\d) of them",
    "haggling": r"- (?P<p>\w+) pounds each\.\n- (?P<c>\w+), please\.",
    "yaml": r"qty: (?P<c>\d), price: (?P<p>\d)\}",
    "letter": r"(?P<c>\d) \w+ \(catalogue price (?P<p>\d)\)",
    "zh_pieces": r"(?P<p>\d)元一个的\w+?要(?P<c>\d)个",
    "zh_bill": r" (?P<c>\d)个 每个(?P<p>\d)元",
}
_APART = {
    "menu": (r"([a-z]+) (\d)", r"(\d) ([a-z]+)", "\n"),
    "textbook": (r"(\w+) at (\d) rupees", r"(\d) (\w+)", "Find"),
}


def _purchases(wording: str, text: str) -> list[tuple[int, int]]:
    if wording == "dot":
        counts, prices = (map(int, part.split(", ")) for part in re.findall(r"\[(.*?)\]", text))
        return list(zip(counts, prices, strict=True))
    if wording in _APART:
        priced, taken, parts = _APART[wording]
        shop, order = text.split(parts, 1)
        price_of = dict(re.findall(priced, shop))
        pairs = [(int(count), int(price_of.pop(ware))) for count, ware in re.findall(taken, order)]
        if price_of:
            raise ValueError(f"not bought: {price_of}")
        return pairs
    found = re.finditer(_COUNTS[wording], text, re.MULTILINE)
    return [(_number(match["c"]), _number(match["p"])) for match in found]


def shopping(wording: str, text: str) -> str:
    """All pairs of a count and a price; no other digit may be in the text."""
    pairs = _purchases(wording, text)
    if not (2 <= len(pairs) <= 4 and all(2 <= n <= 9 for pair in pairs for n in pair)):
        raise ValueError(f"strange purchase {pairs}")
    if wording != "haggling" and len(re.findall(r"\d", text)) != 2 * len(pairs):
        raise ValueError(f"digits beside the purchase {pairs}")
    return str(sum(count * price for count, price in pairs))


# Of each telling of ups and downs: what goes down, where no minus sign says so.
_DOWN = {
    "spoken": rf"minus ({_WORD})",
    "tram": r"(\d+) get off",
    "commits": r"(\d+) lines deleted",
    "bank": r"Withdrawal (\d+)",
    "poetry": r"(\d+) are lent",
    "lighthouse": r"down (\d+)",
    "blanket": r"unravelled (\d+)",
    "trick": r"Take away (\d+)",
    "inbox": r"read (\d+)",
    "zh_bus": r"下去(\d+)",
    "zh_pond": r"捞走(\d+)",
}


def ups_and_downs(wording: str, text: str) -> str:
    """All numbers, less twice those that go down."""
    every = rf"\b{_WORD}\b" if wording == "spoken" else r"\d+"
    numbers = [_number(found) for found in re.findall(every, text)]
    lowered = [_number(found) for found in re.findall(_DOWN.get(wording, r"- ?(\d+)"), text)]
    if not (4 <= len(numbers) <= 6 and 0 < len(lowered) < len(numbers) - 1):
        raise ValueError(f"strange walk {numbers} {lowered}")
    return str(sum(numbers) - 2 * sum(lowered))


# Of each telling of last letters: the part of the text that has the words.
_PART = {
    "tail": r"gaps: (.*)\.",
    "javascript": r"\[(.*)\]\.map",
    "shell": r"for w in (.*?); do",
    "telegram": r"reads: (.*)\. Only",
    "haskell": r"last \[(.*)\]",
    "trains": r"trains in (.*)\. Write",
    "flash": r"please! (.*)",
    "on_stage": r"name: (.*)\. What",
    "crossword": r"the ends of (.*) \(\d letters\)",
    "backwards": r"you say: (.*)\. Which",
    "down_the_list": r"(?s)(.*)\nGo down",
    "forum": r"my list is (.*) and i only",
    "zh_string": r"：(.*)",
    "zh_form": r"(.*)，各取",
}


def last_letters(wording: str, text: str) -> str:
    """The letter at each end of a word in the part with the words."""
    part = re.search(_PART[wording], text)
    if part is None:
        raise ValueError("no words")
    read = re.findall(r"[A-Za-z]+", part.group(1))
    words = [word for word in read if word not in ("and", "first", "next")]
    if not 3 <= len(words) <= 5:
        raise ValueError(f"strange words {words}")
    return "".join(re.findall(r"[a-z](?![a-z])", " ".join(words)))


ANSWERS: dict[str, Callable[[str, str], str]] = {
    "sums": sums,
    "coins": coins,
    "swaps": swaps,
    "shopping": shopping,
    "ups_and_downs": ups_and_downs,
    "last_letters": last_letters,
}
