"""Answers found from the text of a question alone, on other paths than those of its generator.

Sums and walks are the sums of the numbers found in the text, coins the parity of the phrases that
say "changed it", swaps are followed backwards from the end, bills are sums over the pairs found.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_NAME = r"[^\W\d_][\w'’-]*"


def sums(wording: str, text: str) -> str:
    """All two-digit numbers of the text, added."""
    terms = [int(term) for term in re.findall(r"\d+", text)]
    if not (4 <= len(terms) <= 6 and all(10 <= term <= 99 for term in terms)):
        raise ValueError(f"strange terms {terms} ({wording})")
    return str(sum(terms))


# Of each telling of coins: what is said of whoever changes it, and of whoever does not.
_TURNS_LEAVES = {
    "lectern": (r"walks up and turns it", r"walks up and lets it be"),
    "who_flipped": (r": yep$", r": nope$"),
    "card": (r"turns the card", r"lets it lie"),
    "microphone": (r"hits the button", r"doesnt"),
    "bit": (r"^bit = 1 - bit", r"^bit = bit"),
    "mail": (r" flipped it", r" did not"),
    "as_before": (r"\? Flips\.", r"\? Skips\."),
    "terse": (r" flips", r" waits"),
    "zh_lectern": (r"翻了一下", r"没有动它"),
    "zh_light": (r"按了一次开关", r"没碰开关"),
}
# Of each telling of coins: the sides, heads and tails for most, and what comes before the first.
_SIDES = {
    "card": ("up", "down", "lies face "),
    "window": ("open", "shut", "window is "),
    "microphone": ("muted", "live", "starts out "),
    "bit": ("0", "1", "bit = "),
    "zh_lectern": ("正面", "反面", "一枚硬币，"),
    "zh_light": ("开", "关", "起初是"),
}


def _turns(wording: str, text: str) -> int:
    """How many people change the thing; all must have been read."""
    if wording == "two_groups":
        groups = re.findall(r"each of them once: (.*)\. Just watching: (.*)\. What", text)[0]
        counts = [len(re.split(r", | and ", group)) for group in groups]
    elif wording == "window":
        named = re.findall(r"do nothing: (.*)\. Is", text)[0].split(", ")
        starred = sum(name.endswith("*") for name in named)
        counts = [starred, len(named) - starred]
    else:
        counts = [
            len(re.findall(pattern, text, re.MULTILINE)) for pattern in _TURNS_LEAVES[wording]
        ]
    if not 5 <= sum(counts) <= 7:
        raise ValueError(f"strange numbers of people {counts}")
    return counts[0]


def coins(wording: str, text: str) -> str:
    """The side told of first, and the parity of the changes."""
    one, two, before = _SIDES.get(wording, ("heads", "tails", ""))
    first = re.findall(rf"{before}({one}|{two})", text)[0]
    odd = _turns(wording, text) % 2
    if wording == "as_before":
        return "no" if odd else "yes"
    return {one: two, two: one}[first] if odd else first


# Of each telling of swaps: who holds what (`w`, `t`), the swaps, and the thing that is asked for.
_HOLD_SWAP_ASK = {
    "desks": (
        r"(?P<w>\b(?!Who)N) has the (?P<t>\w+) desk",
        r"(N) and (N) swap places",
        r"Who has the (\w+) desk",
    ),
    "lunch": (r"(?P<w>N) has a (?P<t>\w+)", r"(N) trades with (N)", r"eat the (\w+)"),
    "shifts": (
        r"(?<=[:,] )(?P<w>N) (?P<t>\w+)(?=[,.])",
        r"(N) and (N) swapped",
        r"on the (\w+) shift now",
    ),
    "topics": (r"(?P<w>N) got (?P<t>\w+)", r"(N) switched with (N)", r"presents (\w+) now"),
    "variables": (
        r'^(?P<w>N) = "(?P<t>\w+)"$',
        r"^(N), (N) = N, N$",
        r'equal to "(\w+)"',
    ),
    "cards": (
        r"^\| (?P<w>N) \| (?P<t>(?!card)\w+) \|$",
        r"(N) with (N)",
        r"holds the (\w+) afterwards",
    ),
    "bikes": (
        r"(?P<w>N) set off on the (?P<t>\w+) bike",
        r"(N) and (N) switched bikes",
        r"home on the (\w+) one",
    ),
    "boxes": (r"a (?P<t>\w+) in (?P<w>N)", r"of (N) and (N) are", r"contains the (\w+) at"),
    "drinks": (r"(?P<w>N) - (?P<t>\w+)", r"(N) & (N) swap", r"has the (\w+)\?"),
    "presents": (
        r"^\* (?P<w>(?!trade:)N): (?P<t>\w+)$",
        r"^\* trade: (N), (N)$",
        r"Whose is the (\w+)",
    ),
    "zh_duty": (r"(?P<w>\w\w)值(?P<t>周\w)", r"(\w\w)跟(\w\w)换了班", r"现在(\w\w)由谁"),
    "zh_books": (r"(?P<w>\w\w)借了(?P<t>\w\w)", r"(\w\w)把书和(\w\w)换了", r"问(\w\w)最后"),
}


def swaps(wording: str, text: str) -> str:
    """Whoever held the thing is followed, from each person at the end back to the start."""
    hold, swap, ask = (part.replace("N", _NAME) for part in _HOLD_SWAP_ASK[wording])
    held = {match["w"]: match["t"] for match in re.finditer(hold, text, re.MULTILINE)}
    swapped = re.findall(swap, text, re.MULTILINE)
    (asked,) = re.findall(ask, text)
    strangers = {name for pair in swapped for name in pair} - set(held)
    counted = 3 <= len(held) <= 4 and 1 <= len(swapped) <= 4
    if not counted or strangers or asked not in held.values():
        raise ValueError(f"strange swaps {held} {swapped} {asked}")
    for who in held:
        before = who
        for a, b in reversed(swapped):
            before = {a: b, b: a}.get(before, before)
        if held[before] == asked:
            return who
    raise ValueError("nobody has the thing")


# Of each telling of a purchase: the counts (`c`) and prices (`p`), which stand apart in one.
_COUNTS = {
    "workshop": r"(?P<c>\d) \w+ at (?P<p>\d) euros apiece",
    "receipt": r"^\w+  (?P<c>\d) x (?P<p>\d)\.-$",
    "cash": r"(?P<c>\d) \w+, they're (?P<p>\d) each",
    "comprehension": r"\((?P<c>\d), (?P<p>\d)\)",
    "refund": r"^- (?P<c>\d) \w+, unit price (?P<p>\d) francs$",
    "party": r": (?P<c>\d) pcs, (?P<p>\d) pounds per piece$",
    "laboratory": r"(?P<c>\d) \w+ costing (?P<p>\d) dollars",
    "dinner": r"(?P<c>\d) of us had the \w+ \((?P<p>\d) per",
    "csv": r"^\w+,(?P<c>\d),(?P<p>\d)$",
    "flea_market": r"(?P<c>\d) \w+ for (?P<p>\d) pesos each",
    "zh_market": r"(?P<c>\d)斤，每斤(?P<p>\d)元",
}


def _purchases(wording: str, text: str) -> list[tuple[int, int]]:
    if wording == "price_list":
        shop, order = text.split(" takes ", 1)
        price_of = dict(re.findall(r"([a-z]+) (\d)", shop))
        taken = re.findall(r"(\d) ([a-z]+)", order)
        pairs = [(int(count), int(price_of.pop(ware))) for count, ware in taken]
        if price_of:
            raise ValueError(f"not bought: {price_of}")
        return pairs
    found = re.finditer(_COUNTS[wording], text, re.MULTILINE)
    return [(int(match["c"]), int(match["p"])) for match in found]


def shopping(wording: str, text: str) -> str:
    """All pairs of a count and a price; no other digit may be in the text."""
    pairs = _purchases(wording, text)
    if not (2 <= len(pairs) <= 4 and all(2 <= n <= 9 for pair in pairs for n in pair)):
        raise ValueError(f"strange purchase {pairs}")
    if len(re.findall(r"\d", text)) != 2 * len(pairs):
        raise ValueError(f"digits beside the purchase {pairs}")
    return str(sum(count * price for count, price in pairs))


# Of each telling of ups and downs: what goes down, where no minus sign says so.
_DOWN = {
    "hall": r"(\d+) sneak out",
    "oil_bath": r"cooled by (\d+)",
    "code": r"-= (\d+)",
    "registrations": r"(\d+) have cancelled",
    "stickers": r"gave away (\d+)",
    "page": r"leafs back (\d+)",
    "playlist": r"removed (\d+)",
    "integer": r"decreased by (\d+)",
    "zh_store": r"运走(\d+)",
    "zh_wallet": r"花掉(\d+)",
}


def ups_and_downs(wording: str, text: str) -> str:
    """All numbers, less twice those that go down."""
    numbers = [int(found) for found in re.findall(r"\d+", text)]
    lowered = [int(found) for found in re.findall(_DOWN.get(wording, r"-(\d+)"), text)]
    if not (4 <= len(numbers) <= 6 and 0 < len(lowered) < len(numbers) - 1):
        raise ValueError(f"strange walk {numbers} {lowered}")
    return str(sum(numbers) - 2 * sum(lowered))


# Of each telling of last letters: the part of the text that has the words.
_PART = {
    "string": r"one string: (.*)\.",
    "split": r'words = "(.*)"\.split',
    "poem": r"end in the words (.*)\. What",
    "roster": r"(?s)Attendance\n(.*)\nGo through",
    "code": r"end letter of (.*)\?\?",
    "wifi": r"in this order: (.*)\. What",
    "terminal": r"sequence \((.*)\), form",
    "plus": r"(.*) = \?",
    "postcards": r"arrived from (.*)\. Line",
    "table": r"(?s)---\|\n(.*)\nFill",
    "classmates": r"Our group is (.*)\. We",
    "zh_ends": r"？\n(.*)",
}


def last_letters(wording: str, text: str) -> str:
    """The letter at each end of a word in the part with the words."""
    part = re.search(_PART[wording], text)
    if part is None:
        raise ValueError("no words")
    read = re.findall(r"[A-Za-z]+", part.group(1))
    words = [word for word in read if word not in ("and", "then", "last")]
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
