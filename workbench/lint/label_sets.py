"""Labels that go together in every language: yes and no, true and false, good and bad.

What a prompt names of one set, as a list or with an "or" between, is what it wants as an answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from workbench.io.han import AnyPattern, compiled

OR_WORDS = (
    "or",
    "oder",
    "ou",
    "o",
    "u",
    "eller",
    "или",
    "либо",
    "lub",
    "albo",
    "czy",
    "veya",
    "ya da",
    "yahut",
    "hoặc",
    "hay",
    "atau",
    "nebo",
    "vagy",
    "tai",
    "أو",
    "أم",
    "또는",
    "혹은",
    "या",
)
"""The word between two of a kind, but for that of Dutch, which has another sense in English."""

_MEMBERS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "verdict": {
        "en": ("yes", "no"),
        "de": ("ja", "nein"),
        "fr": ("oui", "non"),
        "es": ("sí|si", "no"),
        "pt": ("sim", "não"),
        "it": ("sì|si", "no"),
        "nl": ("ja", "nee"),
        "sv": ("ja", "nej"),
        "pl": ("tak", "nie"),
        "ru": ("да", "нет"),
        "tr": ("evet", "hayır"),
        "id": ("ya|iya", "tidak|bukan"),
        "vi": ("có", "không"),
        "ko": ("예|네", "아니요|아니오"),
        "ar": ("نعم", "لا|كلا"),
        "hi": ("हाँ|हां", "नहीं"),
        "zh": ("是的?", "否|不是|不"),
        "ja": ("はい", "いいえ"),
    },
    "truth": {
        "en": ("true|correct|right|support(?:s|ed)", "false|incorrect|wrong|refute[sd]"),
        "de": ("wahr|richtig|korrekt", "falsch|unwahr"),
        "fr": ("vraie?|correcte?", "fau(?:x|sse)|incorrecte?"),
        "es": ("verdader[oa]|correct[oa]", "fals[oa]|incorrect[oa]"),
        "pt": ("verdadeir[oa]|cert[oa]|corret[oa]", "fals[oa]|errad[oa]|incorret[oa]"),
        "it": ("ver[oa]|corrett[oa]", "fals[oa]|errat[oa]|sbagliat[oa]"),
        "nl": ("waar|juist|correct", "onwaar|onjuist|fout"),
        "sv": ("sant|rätt|korrekt", "falskt|fel|felaktigt"),
        "pl": ("prawda|prawd(?:ą|ziwe)|poprawne", "fałsz(?:em|ywe)?|nieprawda|błędne"),
        "ru": ("верно|правда|правильно|истина", "неверно|ложь|неправда|неправильно"),
        "tr": ("doğru", "yanlış"),
        "id": ("benar|betul", "salah"),
        "vi": ("đúng", "sai"),
        "ko": ("참|맞음|옳음", "거짓|틀림|그름"),
        "ar": ("صحيح|صواب|صح", "خطأ|خاطئ|غلط"),
        "hi": ("सही|सत्य|सच", "गलत|ग़लत|असत्य|झूठ"),
        "zh": ("对|正确|真", "错误?|不对|假"),
        "ja": ("正しい|正|真|○", "正しくない|誤り?|間違い|偽|×"),
    },
    "sentiment": {
        "en": ("positive", "negative", "neutral|mixed"),
        "de": ("positiv\\w{0,2}", "negativ\\w{0,2}", "neutral\\w{0,2}|gemischt"),
        "fr": ("positi(?:f|ve)s?", "négati(?:f|ve)s?", "neutres?|mixtes?"),
        "es": ("positiv[oa]s?", "negativ[oa]s?", "neutr[oa]s?|neutral(?:es)?|mixt[oa]s?"),
        "pt": ("positiv[oa]s?", "negativ[oa]s?", "neutr[oa]s?|mist[oa]s?"),
        "it": ("positiv[oaie]", "negativ[oaie]", "neutr[oaie]|neutral[ei]|mist[oaie]"),
        "nl": ("positief|positieve", "negatief|negatieve", "neutraal|neutrale"),
        "sv": ("positivt?a?", "negativt?a?", "neutralt?a?"),
        "pl": ("pozytywn\\w{1,3}", "negatywn\\w{1,3}", "neutraln\\w{1,3}"),
        "ru": (
            "положительн\\w{1,3}|позитивн\\w{1,3}",
            "отрицательн\\w{1,3}|негативн\\w{1,3}",
            "нейтральн\\w{1,3}",
        ),
        "tr": ("olumlu|pozitif", "olumsuz|negatif", "nötr|tarafsız"),
        "id": ("positif", "negatif", "netral"),
        "vi": ("tích cực", "tiêu cực", "trung (?:lập|tính)"),
        "ko": ("긍정적?", "부정적?", "중립적?"),
        "ar": ("إيجابية?|ايجابية?", "سلبية?", "محايدة?"),
        "hi": ("सकारात्मक", "नकारात्मक", "तटस्थ"),
        "zh": ("积极|正面|正向|褒义", "消极|负面|负向|贬义", "中性|中立"),
        "ja": ("肯定的?|ポジティブ", "否定的?|ネガティブ", "中立的?|ニュートラル"),
    },
}
"""Each set has its members in one order in all languages."""

_EAST = frozenset({"zh", "ja", "ko"})
_OR = "|".join(sorted((*OR_WORDS, "of"), key=len, reverse=True))
_QUOTE = "[\"'“”‘’«»„`*「」『』]?"
_BETWEEN = (
    rf"{_QUOTE}(?:인지|이나|로|のか|か)?(?:\s?[,،、，/|]\s?(?:(?:{_OR})\s)?|\s(?:{_OR})\s"
    rf"|\sm[uıiü],?\s(?:yoksa\s)?|或者?|还是|または|もしくは|(?<=か)|(?<=인지)\s|(?<=이나)\s){_QUOTE}"
)
_PARTS = compiled(_BETWEEN, re.IGNORECASE)
_GOES_ON = compiled(rf"{_QUOTE},?\s(?:{_OR})\s")
_PREFIX = "(?:ب|بـ|إما )?"
"""What Arabic writes before a word without a space: `with`."""


@dataclass(frozen=True, slots=True)
class NamedSet:
    """Members of a set that a sentence names: its words, of which set, in which language."""

    words: str
    name: str
    tongue: str


def _pattern(tongue: str, members: Sequence[str]) -> AnyPattern:
    one = f"{_PREFIX}(?:{'|'.join(members)})"
    open_, close = ("", "") if tongue in _EAST else (r"(?<!\w)", r"(?!\w)")
    return compiled(
        rf"{open_}{_PREFIX}(?:{'|'.join(members)}){close}"
        rf"(?:{_BETWEEN}{open_}{one}{close})+",
        re.IGNORECASE,
    )


@lru_cache(maxsize=1)
def _patterns() -> Sequence[tuple[str, str, AnyPattern]]:
    return [
        (name, tongue, _pattern(tongue, members))
        for name, tongues in _MEMBERS.items()
        for tongue, members in tongues.items()
    ]


def named_sets(sentence: str) -> Iterator[NamedSet]:
    """Yield the sets of which a sentence names two members or more in a list, and nothing else."""
    for name, tongue, pattern in _patterns():
        for match in pattern.finditer(sentence):
            is_longer = _GOES_ON.match(sentence, match.end())
            if not is_longer and len(_places(match[0], name, tongue)) > 1:
                yield NamedSet(match[0].strip(), name, tongue)


def _places(words: str, name: str, tongue: str) -> set[int]:
    """Return which members of a set a list names."""
    parts = [part for part in _PARTS.split(words) if part]
    return {
        place
        for place, member in enumerate(_MEMBERS[name][tongue])
        if any(map(compiled(f"{_PREFIX}(?:{member})", re.IGNORECASE).fullmatch, parts))
    }


def is_member(word: str, name: str, tongue: str) -> bool:
    """Say whether a word is one of a set, in one of its forms in a language."""
    members = "|".join(_MEMBERS[name][tongue])
    return compiled(members, re.IGNORECASE).fullmatch(word) is not None


@lru_cache(maxsize=1024)
def says_so(word: str) -> bool | None:
    """Return whether a word says yes or true, in any language, None where it says neither."""
    for place, said in enumerate((True, False)):
        if _SAYS[place].fullmatch(word):
            return said
    return None


_SAYS = [
    compiled(
        "|".join(
            members[place] for name in ("verdict", "truth") for members in _MEMBERS[name].values()
        ),
        re.IGNORECASE,
    )
    for place in (0, 1)
]
