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
    terms = [int(term) for term in re.findall(r"\d+", text.removeprefix("total = 0"))]
    if not (4 <= len(terms) <= 6 and all(10 <= term <= 99 for term in terms)):
        raise ValueError(f"strange terms {terms}")
    return str(sum(terms))


# Of each telling of coins: what is said of whoever turns it, and of whoever does not.
_TURNS_LEAVES = {
    "handed_round": (r"turns it", r"hands it"),
    "referee": (r"flips it", r"hands off"),
    "log": (r": flipped", r": nothing"),
    "crosses": (r"^[A-Z] x$", r"^[A-Z] o$"),
    "lunch_game": (r"\bdid\.", r"didn't\."),
    "chat": (r"yes, flipped", r"no thanks"),
    "card": (r"turns the card", r"walks past"),
    "token": (r"turned it", r"let it lie"),
    "survey": (r"I did", r"not me"),
    "zh_lectern": (r"翻了面", r"没动"),
    "zh_record": (r" 翻面", r" 跳过"),
}
_PAIRS = (("heads", "tails"), ("gold", "silver"), ("face-up", "face-down"), ("正面", "反面"))
_OTHER: dict[str, str] = {a: b for one, two in _PAIRS for a, b in ((one, two), (two, one))}
# Where the question is whether a certain side is up: that side, and the words for yes and no.
_WHETHER = {
    "chat": ("heads", "yes", "no"),
    "card": ("face-up", "yes", "no"),
    "only_some": ("tails", "yes", "no"),
    "zh_record": ("反面", "是", "否"),
}


def _turns(wording: str, text: str) -> int:
    """How many people turn the thing; all must have been read."""
    if wording == "only_some":
        came, turned = re.findall(r"come by: (.*)\. Only (.*) turn it", text)[0]
        turning = re.split(r", | and ", turned)
        coming = came.split(", ")
        if not set(turning) <= set(coming):
            raise ValueError(f"strangers among {turning}")
        counts = [len(turning), len(coming) - len(turning)]
    else:
        counts = [
            len(re.findall(pattern, text, re.MULTILINE)) for pattern in _TURNS_LEAVES[wording]
        ]
    if not 5 <= sum(counts) <= 7:
        raise ValueError(f"strange numbers of people {counts}")
    return counts[0]


def coins(wording: str, text: str) -> str:
    """The side told of first, or for the token that on top, and the parity of the turns."""
    sides = re.findall("|".join(_OTHER), text.split("moment")[-1])
    side = _OTHER[sides[0]] if _turns(wording, text) % 2 else sides[0]
    if wording not in _WHETHER:
        return side
    asked, yes, no = _WHETHER[wording]
    return yes if side == asked else no


# Of each telling of swaps: who holds what (`w`, `t`), the swaps, and the thing that is asked for.
_HOLD_SWAP_ASK = {
    "lunches": (r"(?P<w>N) packed (?P<t>\w+)", r"(N) trades lunch with (N)", r"eat the (\w+)"),
    "seats": (
        r"(?P<w>N) in the (?P<t>\w+) seat[,. ](?!now)",
        r"(N) changes places with (N)",
        r"in the (\w+) seat now",
    ),
    "pets": (
        r"(?P<w>N) takes home the (?P<t>\w+)",
        r"(N) does a swap with (N)",
        r"whom does the (\w+) end",
    ),
    "variables": (r"^(?P<w>\w) = '(?P<t>\w+)'$", r"^(\w), (\w) =", r"is '(\w+)' in"),
    "shorthand": (r"(?P<w>[A-Z]) (?P<t>\w+)", r"([A-Z])/([A-Z])", r"; (\w+)\?"),
    "hats": (
        r"(?P<w>N) wore the (?P<t>\w+) hat",
        r"(N) and (N) traded hats",
        r"the (\w+) hat on now",
    ),
    "shifts": (r"^(?P<w>N) - (?P<t>\w+)$", r"^(N) <> (N)$", r"works on (\w+)"),
    "voices": (
        r'^(?P<w>N): "I am the (?P<t>\w+)',
        r"(N) and (N) traded",
        r"as the (\w+)\?",
    ),
    "orchestra": (r"^(?P<t>\w+): (?P<w>N)$", r"^\* (N) and (N) exchange", r"got the (\w+) at"),
    "zh_hands": (r"(?P<w>\w\w)有(?P<t>\w)(?=[，。])", r"(\w\w)和(\w\w)换", r"谁有(\w)"),
    "zh_table": (r"(?P<w>[A-Z])坐(?P<t>\w)边", r"([A-Z])跟([A-Z])换", r"谁坐(\w)边"),
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
    "kiosk": r"(?P<c>\d) x (?P<p>\d)",
    "errand": r"(?P<c>\d) \w+ \((?P<p>\d) dollars",
    "cart": r"\((?P<c>\d), (?P<p>\d)\)",
    "brackets": r"\((?P<c>\d) \* (?P<p>\d)\)",
    "csv": r",(?P<c>\d),(?P<p>\d)$",
    "counter": r"(?P<c>\d) \w+, please\.\nClerk: They're (?P<p>\d)",
    "diary": r"(?P<c>\d) \w+, (?P<p>\d) crowns each",
    "francs": r"(?P<c>\w+) \w+ at (?P<p>\w+) francs",
    "zh_pays": r"(?P<c>\d)个，每个(?P<p>\d)元",
    "zh_list": r"单价(?P<p>\d)元，数量(?P<c>\d)",
}
_APART = {
    "owe": (r"(\w+) are (\d) euros", r"(\d) (?!euros)(\w+)"),
    "tags": (r"^(\w+) (\d)$", r"(\d)x (\w+)"),
}


def shopping(wording: str, text: str) -> str:
    """All pairs of a count and a price; no other digit may be in the text."""
    pairs: list[tuple[int, int]] = []
    if wording in _APART:
        priced, taken = _APART[wording]
        prices = dict(re.findall(priced, text.lower(), re.MULTILINE))
        for count, ware in re.findall(taken, text):
            pairs.append((int(count), int(prices.pop(ware))))
        if prices:
            raise ValueError(f"not bought: {prices}")
    else:
        for match in re.finditer(_COUNTS[wording], text, re.MULTILINE):
            pairs.append((_number(match["c"]), _number(match["p"])))
    if not (2 <= len(pairs) <= 4 and all(2 <= n <= 9 for pair in pairs for n in pair)):
        raise ValueError(f"strange purchase {pairs}")
    if wording != "francs" and len(re.findall(r"\d", text)) != 2 * len(pairs):
        raise ValueError(f"digits beside the purchase {pairs}")
    return str(sum(count * price for count, price in pairs))


# Of each telling of ups and downs: what goes down, where no minus sign says so.
_DOWN = {
    "pigeons": r"(\d+) fly away",
    "code": r"-= (\d+)",
    "hotel": r"out: (\d+)",
    "piggy_bank": r"Out came (\d+)",
    "number_line": rf"hop ({_WORD}) to the left",
    "balloon": r"sinks (\d+)",
    "choir": r"\* (\d+) dropped out",
    "zh_shop": r"卖掉(\d+)",
    "zh_calculator": r"减(\d+)",
}


def ups_and_downs(wording: str, text: str) -> str:
    """All numbers, less twice those that go down."""
    every = rf"\b{_WORD}\b" if wording == "number_line" else r"\d+"
    numbers = [_number(found) for found in re.findall(every, text)]
    lowered = [_number(found) for found in re.findall(_DOWN.get(wording, r"[-−] ?(\d+)"), text)]
    if not (4 <= len(numbers) <= 6 and 0 < len(lowered) < len(numbers) - 1):
        raise ValueError(f"strange walk {numbers} {lowered}")
    return str(sum(numbers) - 2 * sum(lowered))


# Of each telling of last letters: the part of the text that has the words.
_PART = {
    "glue": r"together: (.*)",
    "downwards": r"(?s)(.*)\nReading",
    "python": r"in \[(.*)\]:",
    "password": r"line: (.*)\. What",
    "functional": r"(.*) =",
    "badges": r"tags: (.*)\. A strip",
    "in_class": r"see (.*)\. Who",
    "club": r"(.*) call their",
    "spreadsheet": r"=(.*)\n",
    "just_endings": r"(.*) --",
    "zh_connect": r"：(.*)",
    "zh_table": r"(?s)单词表\n(.*)\n依次",
}


def last_letters(wording: str, text: str) -> str:
    """The letter at each end of a word in the part with the words."""
    part = re.search(_PART[wording], text)
    if part is None:
        raise ValueError("no words")
    read = re.findall(r"[A-Za-z]+", part.group(1))
    words = [word for word in read if word not in ("and", "last", "RIGHT")]
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
