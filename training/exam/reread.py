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
    found = re.findall(rf"\b{_WORD}\b" if wording == "in_words" else r"\d+", text)
    terms = [_number(term) for term in found]
    if not (4 <= len(terms) <= 6 and all(10 <= term <= 99 for term in terms)):
        raise ValueError(f"strange terms {terms}")
    return str(sum(terms))


# Of each telling of coins: what is said of whoever flips, and of whoever does not.
_FLIPS_KEEPS = {
    "table_top": (r"turns it over\.", r"leaves it"),
    "which_side": (r"\w flips it\.", r"does not flip"),
    "past": (r"\w flipped the coin", r"didn't"),
    "then": (r"flips it", r"skips"),
    "one_sentence": (r"turns it", r"does not touch"),
    "letters": (r"flips the coin", r"does not flip"),
    "letters_short": (r"flips", r"passes"),
    "syllables": (r"flips", r"does nothing"),
    "bullets": (r"flips the coin", r"does not flip"),
    "list": (r": flip", r"no flip"),
    "table": (r"\| yes", r"\| no"),
    "reversed": (r"reverses", r"only looks"),
    "true_false": (r"flips", r"lets it be"),
    "dialogue": (r"I turned", r"I did not"),
    "passed_on": (r"gives it a flip", r"unchanged"),
    "zh_table_top": (r"翻了面", r"没有动"),
    "zh_which_side": (r"翻一次", r"不翻"),
    "zh_list": (r"：翻", r"不翻"),
    "zh_letters": (r"翻了一次", r"没有翻"),
}


def _flips(wording: str, text: str) -> int:
    """How many people flip the coin; all must have been read."""
    if wording == "grouped":
        flipping, keeping = text.split(". ")[1:3]
        counts = [len(re.split(r", | and ", part)) for part in (flipping, keeping)]
    else:
        counts = [len(re.findall(pattern, text)) for pattern in _FLIPS_KEEPS[wording]]
    if not 5 <= sum(counts) <= 7:
        raise ValueError(f"strange numbers of people {counts}")
    return counts[0]


def coins(wording: str, text: str) -> str:
    """The parity of the flips, and the side that the question is about."""
    sides = re.findall(r"heads|tails|正面|反面", text)
    up = (sides[0] in ("tails", "反面")) ^ (_flips(wording, text) % 2 == 1)
    chinese = wording.startswith("zh_")
    side = ("正面反面" if chinese else "headstails")[up * (2 if chinese else 5) :]
    side = side[: 2 if chinese else 5]
    asks_which = re.search(r"[Hh]eads or tails\?|Which side|What does|哪一面", text)
    if asks_which:
        return side
    answers = ("是", "否") if chinese else ("yes", "no")
    if "True or false" in text:
        answers = ("true", "false")
    return answers[sides[-1] != side]


# Of each telling of swaps: who holds what (`w`, `t`), the swaps, and the thing that is asked for.
_HOLD_SWAP_ASK = {
    "balls": (
        r"(?P<w>N) has the (?P<t>\w+) ball(?! at)",
        r"(N) and (N) swap",
        r"the (\w+) ball at",
    ),
    "gifts": (r"(?P<w>N) gets the (?P<t>\w+)", r"(N) and (N) exchange", r"home with the (\w+)"),
    "football": (
        r"(?P<w>N) plays (?P<t>\w+)(?! at)",
        r"(N) and (N) switch",
        r"plays (\w+) at the end",
    ),
    "dancers": (r"(?P<w>N) dances with (?P<t>\w+)", r"(N) and (N) switch", r"dancing with (\w+)"),
    "sentences": (r"(?P<w>N) has a (?P<t>\w+)", r"(N) trades with (N)", r"Who has the (\w+)"),
    "past": (r"(?P<w>N) had the (?P<t>\w+)", r"(N) swapped with (N)", r"Who had the (\w+)"),
    "letters": (r"(?P<w>N) has the (?P<t>\w+)", r"(N) and (N) swap", r"Who has the (\w+)"),
    "syllables": (r"(?P<w>N) holds the (?P<t>\w+)", r"(N) and (N) trade", r"Who holds the (\w+)"),
    "lists": (r"^(?P<w>N): (?P<t>\w+)$", r"^(N) and (N)$", r"Who has the (\w+)"),
    "bullets": (
        r"- (?P<w>N) starts with the (?P<t>\w+)",
        r"- (N) and (N) swap",
        r"with the (\w+)\?",
    ),
    "arrows": (r"(?P<w>N) = (?P<t>\w+)", r"(N) <-> (N)", r"Who has the (\w+)"),
    "table": (r"\| (?P<w>N) \| (?P<t>\w+) \|$", r"(N) and (N) swap", r"Who has the (\w+)"),
    "shifts": (
        r"(?P<w>N) cleans the (?P<t>\w+)",
        r"(N) and (N) swap jobs",
        r"Who cleans the (\w+)",
    ),
    "notes": (r"(?:: |, )(?P<w>N) (?P<t>[a-z]+)(?=[,.])", r"(N) with (N)", r"Who has (\w+)"),
}


def swaps(wording: str, text: str) -> str:
    """Whoever held the thing is followed, from each person at the end back to the start."""
    hold, swap, ask = (part.replace("N", _NAME) for part in _HOLD_SWAP_ASK[wording])
    held = {match["w"]: match["t"] for match in re.finditer(hold, text, re.MULTILINE)}
    held = {who: thing for who, thing in held.items() if who not in ("Who", "Name")}
    swapped = re.findall(swap, text, re.MULTILINE)
    (asked,) = re.findall(ask, text)
    if not (3 <= len(held) <= 4 and 3 <= len(swapped) <= 5 and asked in held.values()):
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
    "buys": r"(?P<c>\d) \w+ for (?P<p>\d) euros each",
    "receipt": r"(?P<c>\d) x \w+ @ (?P<p>\d)",
    "table": r"\| (?P<c>\d) \| (?P<p>\d) \|",
    "bullets": r"- (?P<c>\d) \w+ at \$(?P<p>\d) each",
    "short": r"(?P<c>\d) \w+ at (?P<p>\d)",
    "cafe": r"(?P<c>\d) \w+ at (?P<p>\d) pounds",
    "words": r"(?:buys|,|and) (?P<c>\w+) \w+ at (?P<p>\w+) dollars",
    "expression": r"(?P<c>\d) × (?P<p>\d)",
    "python": r"(?P<c>\d)\*(?P<p>\d)",
    "school": r"(?P<c>\d) \w+ that cost (?P<p>\d) euros",
    "stall": r"(?P<c>\d) \w+ at (?P<p>\d) dollars",
    "sentences": r"(?P<c>\d) \w+\. Each costs (?P<p>\d)",
    "invoice": r"(?P<c>\d) pieces, (?P<p>\d) euros",
}
_APART = {
    "costs": (r"[Oo]ne (\w+) costs (\d)", r"(?:takes|,|and) (\d) (\w+)"),
    "price_list": (r"- (\w+): \$(\d)", r"(?:Order:|,) (\d) (\w+)"),
}


def shopping(wording: str, text: str) -> str:
    """All pairs of a count and a price; no other digit may be in the text."""
    pairs: list[tuple[int, int]] = []
    if wording in _APART:
        prices = dict(re.findall(_APART[wording][0], text))
        for count, ware in re.findall(_APART[wording][1], text):
            (one,) = {ware, ware.removesuffix("s"), ware.removesuffix("es")} & set(prices)
            pairs.append((int(count), int(prices[one])))
    else:
        for match in re.finditer(_COUNTS[wording], text):
            pairs.append((_number(match["c"]), _number(match["p"])))
    if not (2 <= len(pairs) <= 4 and all(1 <= n <= 9 for pair in pairs for n in pair)):
        raise ValueError(f"strange purchase {pairs}")
    if wording != "words" and len(re.findall(r"\d", text)) != 2 * len(pairs):
        raise ValueError(f"digits beside the purchase {pairs}")
    return str(sum(count * price for count, price in pairs))


_DOWN = {
    "bus": r"(\d+) get off",
    "marbles": r"gives away (\d+)",
    "account": r"takes out (\d+)",
    "one_sentence": r"(\d+) are borrowed",
    "lift": r"down (\d+)",
    "temperature": r"(\d+) degrees colder",
    "plus_minus": r"Subtract (\d+)",
    "words": rf"minus ({_WORD})",
    "bullets": r"- sold (\d+)",
    "game": r"loses (\d+)",
    "car_park": r"(\d+) cars left",
    "table": r"\| out \| (\d+)",
}


def ups_and_downs(wording: str, text: str) -> str:
    """All numbers, less twice those that go down."""
    every = rf"\b{_WORD}\b" if wording == "words" else r"\d+"
    numbers = [_number(found) for found in re.findall(every, text)]
    lowered = [_number(found) for found in re.findall(_DOWN.get(wording, r"- ?(\d+)"), text)]
    if not (4 <= len(numbers) <= 6 and 0 < len(lowered) < len(numbers) - 1):
        raise ValueError(f"strange walk {numbers} {lowered}")
    return str(sum(numbers) - 2 * sum(lowered))


# Of each telling of last letters: the part of the text that has the words.
_PART = {
    "take": r'in "(.*)"',
    "what": r"letters of (.*) spell",
    "names": r"names are (.*?)\. ",
    "friends": r"(.*) stand in",
    "quoted": r"letters of (.*)\.",
    "bullets": r"(?s)Words:\n(.*)\nPut",
    "numbered": r"(?s)Words:\n(.*)\nWhat",
    "code": r"in \[(.*)\]\)",
    "sentence": r": (.*)\n",
    "slashes": r"(.*) - last",
}


def last_letters(wording: str, text: str) -> str:
    """The letter at each end of a word in the part with the words."""
    part = re.search(_PART.get(wording, r": ([^.]*)"), text)
    if part is None:
        raise ValueError("no words")
    words = [word for word in re.findall(r"[A-Za-z]+", part.group(1)) if word != "and"]
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
