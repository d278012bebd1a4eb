"""How many digits an answer is said to have exactly, or how many labels to name: a share of the
answers that is otherwise is enough, since such a sentence leaves no room. The rule
`few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.counts import ELSEWHERE, HAN, NUMBERS, as_number
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen

_SHARE = 0.3
_FEWEST = 2
_LONGEST_PART = 3
_EXACTLY = (
    r"(?:exactly|precisely|always|genau|exakt|immer|exactement|précisément|exactamente"
    r"|precisamente|siempre|esattamente|sempre|exatamente|ровно|dokładnie|precies)"
)
_N = rf"(?P<n>{NUMBERS}|{ELSEWHERE})"
_DIGITS = compiled(
    rf"\b{_EXACTLY} {_N} (?:digits?|figures|Ziffern?|Stellen|chiffres|cifras|dígitos|algarismos"
    r"|cifre|цифр\w*|cyfr\w*|cijfers)\b(?! (?:after|behind|nach|après|después|dopo|после))"
    rf"|(?:正好|恰好|必须|一定|固定)(?:是|为|有)?(?P<han>{HAN})位(?:数字|数|整数)?(?![小有])",
    re.IGNORECASE,
)
_NAMES = (
    r"(?:name|give|list|choose|pick|select|state|mention|find|nenn\w*|wähl\w*|gib|cite[rz]?"
    r"|nomme[rz]?|donne[rz]?|choisi\w*|nombr[ae]|indi[cq]\w+|eli[gj]\w+|escolh\w+|scegli\w*"
    r"|indica|назов\w+|укаж\w+|выбер\w+|noem|kies)"
)
_OF_MEASURE = (
    r"(?! ?(?:words?|letters?|characters?|digits?|figures|sentences?|lines?|decimals?|places"
    r"|times|steps?|points?|Wörter\w*|Worte\w*|Buchstaben|Ziffern|Sätze\w*|Zeilen|mots?|lettres"
    r"|chiffres|phrases|lignes|palabras|letras|cifras|frases|líneas|parole|lettere|cifre|frasi"
    r"|palavras|linhas|слов\w*|букв\w*|цифр\w*)\b)"
)
_ITEMS = compiled(
    rf"\b{_NAMES} (?:me )?{_EXACTLY} {_N}\b{_OF_MEASURE}"
    r"(?! (?:\w+ )?(?:for|per|from) (?:each|every))"
    rf"|(?:写出|给出|列出|选出|选择|说出|举出|指出)(?:正好|恰好)(?P<han>{HAN})[个种项](?!字|词|数)",
    re.IGNORECASE,
)
_PARTS = exactly(r"\s*[,;，；、/|]\s*")
_WHOLE = exactly(r"-?\d+")


def is_not_exact(told: Told, seen: Seen) -> bool:
    """Say whether a sentence says how many digits or labels exactly answers have, and a good part
    of them has another number."""
    found = next(_demanded(told.words), None)
    if found is None:
        return False
    wanted, count_of = found
    counts = [count_of(gold.strip(" .。")) for gold in seen.golds]
    if None in counts:
        return False
    others = sum(count != wanted for count in counts)
    return others >= max(_FEWEST, _SHARE * len(counts)) and (
        count_of is _digits_of or max(count or 0 for count in counts) > 1
    )


def _demanded(words: str) -> Iterator[tuple[int, Callable[[str], int | None]]]:
    for pattern, count_of in ((_DIGITS, _digits_of), (_ITEMS, _items_of)):
        for match in pattern.finditer(words):
            if polarity(words, match.start(), match.end()) == "asked":
                yield as_number(match["n"] or match["han"]), count_of


def _digits_of(text: str) -> int | None:
    """Return how many digits a whole number has, None for what is none."""
    return len(text.lstrip("-")) if _WHOLE.fullmatch(text) else None


def _items_of(text: str) -> int | None:
    """Return how many labels an answer names, None for what is more than a list of them."""
    parts = _PARTS.split(text)
    are_labels = all(part and len(part.split()) <= _LONGEST_PART for part in parts)
    return len(parts) if are_labels else None
