"""What asks to reason first and to answer then, in the words of many languages: `Reason first, then
write`, `erst rechnen, dann antworten`. `First` may stand before the verb or behind it."""

from __future__ import annotations

from collections.abc import Mapping

_ROOM = r"[^.。\n]{0,24}?"

_TABLE: Mapping[str, tuple[str, str, str]] = {
    "en": (
        r"(?:reason|calculate|compute|explain|argue|analy[sz]e|justify|deduce|derive|work it out"
        r"|show your (?:work|steps))\b",
        r"\bfirst(?:ly)?\b(?! (?:line|word|letter|name|sentence|option|column|row))",
        r"\b(?:and then|then|before|afterwards)\b",
    ),
    "de": (
        r"(?:rechn|berechn|begründ|erklär|erläuter|leite|argumentier|schlussfolger)\w*",
        r"\b(?:zuerst|erst|zunächst)\b",
        r"\b(?:dann|danach|anschließend|bevor)\b",
    ),
    "fr": (
        r"(?:raisonn|calcul|expliqu|justifi|argument|détaill)\w*",
        r"\b(?:d['’]abord|en premier|commence[rz]? par)",
        r"\b(?:puis|ensuite|avant de)\b",
    ),
    "es": (
        r"(?:razon|calcul|explic|explique|justifi|argument|deduc)\w*",
        r"\bprimero\b",
        r"\b(?:luego|después|y después|antes de)\b",
    ),
    "it": (
        r"(?:ragion|calcol|spieg|giustific|argoment)\w*",
        r"\b(?:prima|innanzitutto|per prima cosa)\b",
        r"\b(?:poi|dopo|quindi)\b",
    ),
    "pt": (
        r"(?:raciocin|calcul|expli[cq]|justifi|argument)\w*",
        r"\b(?:primeiro|antes)\b",
        r"\b(?:depois|em seguida|e então)\b",
    ),
    "nl": (
        r"(?:redeneer|bereken|reken|motiveer|beargumenteer|leg uit)\w*",
        r"\b(?:eerst)\b",
        r"\b(?:dan|daarna|vervolgens)\b",
    ),
    "ru": (
        r"(?:рассуж|рассчит|посчит|вычисл|объясн|обосн|распиш)\w*",
        r"\b(?:сначала|сперва|прежде)\b",
        r"\b(?:затем|потом|после этого|а после)\b",
    ),
    "pl": (
        r"(?:rozumuj|policz|oblicz|wyjaśnij|uzasadnij|przeanalizuj)\w*",
        r"\bnajpierw\b",
        r"\b(?:potem|następnie|a (?:potem|później))\b",
    ),
    "sv": (
        r"(?:resonera|räkna|beräkna|motivera|förklara)\w*",
        r"\bförst\b",
        r"\b(?:sedan|därefter)\b",
    ),
    "tr": (r"(?:açıkla|hesapla|gerekçe)\w*", r"\bönce\b", r"\b(?:sonra|ardından)\b"),
    "id": (r"(?:jelaskan|hitung|uraikan)\w*", r"\b(?:dulu|pertama)\b", r"\b(?:lalu|kemudian)\b"),
}


def _either(verb: str, first: str, then: str) -> str:
    return rf"(?:\b{verb}{_ROOM}{first}|{first}{_ROOM}\b{verb}){_ROOM}{then}"


REASON_FIRST = "|".join(
    (
        *(_either(*words) for words in _TABLE.values()),
        r"(?:まず|最初に|先に|はじめに)[^。\n]{0,12}(?:推論|計算|説明|理由|根拠|考え方)[^。\n]{0,12}"
        r"(?:その後|それから|てから|次に|最後に)",
        r"먼저[^.\n]{0,12}(?:추론|계산|설명|풀이|근거)[^.\n]{0,16}(?:그다음|그 다음"
        r"|그런 다음|후에?|다음)",
    )
)
"""It is read without regard to case."""
