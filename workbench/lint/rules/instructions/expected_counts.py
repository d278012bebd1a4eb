"""How many digits, letters, signs, words or sentences an answer is said to have."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.io.han import compiled
from workbench.lint.counts import ELSEWHERE, HAN_LENGTHS, LENGTHS, as_number
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen, is_label, runs_of
from workbench.lint.rules.instructions.lengths import OF_THOUGHTS

_ENDLESS = 10_000
_ONES = r"a|an|a single|one single|single|ein\w{0,2}|une?|uno|una|um|uma|één|jed\w+|одн\w+|один"
_ELSEWHERE = (
    "dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu|twee|drie|vijf|två|tre|fyra|двумя|тремя"
)
_N = (
    rf"(?:{LENGTHS}|{ELSEWHERE}|двух?|две|три|трёх|четыре|четырёх|пять|шесть|восемь"
    rf"|{_ELSEWHERE})"
)
_TO = r"\s?(?:to|or|and|-|–|~|bis|oder|à|ou|a|o|e|y|до|или)\s?"
_UNITS = (
    r"(?P<digit>(?:\w+\s)?(?:digits?|Ziffern?|chiffres?|cifras?|dígitos?|algarismos?|cifr[ae]"
    r"|цифр\w*|cijfers?|siffror|cyfr\w*))"
    r"|(?P<letter>(?:(?:capital|small|upper-?case|lower-?case|Groß|Klein)[\s-]?)?(?:letters"
    r"|Buchstaben|lettres|letras|lettere|букв\w*))"
    r"|(?P<sign>characters?|Zeichen|caractères?|caract[eé]re?s|caratteri)"
    r"|(?P<word>(?:\w+\s)?(?:words?|Wort|Worte|Wörter\w*|mots?|palabras?|palavras?|parol[ae]"
    r"|слов\w*|woord(?:en)?|słow\w*|ord))"
    r"|(?P<sentence>(?:\w+\s)?(?:sentences?|Sätzen?|Satz|phrases(?= complètes)|oraciones|frases"
    r"|frasi"
    r"|предложени\w*|zinnen|zdani\w*|meningar))"
    r"|(?P<paragraph>(?:\w+\s)?(?:paragraphs?|Absätzen?|paragraphes?|párrafos?|parágrafos?"
    r"|paragrafi))"
)
_WEST = compiled(
    rf"(?P<of>\b(?:of|from|among|aus|parmi|entre|de|tra|из) (?:the|these|those|den|diesen|les|ces"
    rf"|los|las|estos|os|as|i|le|этих)\s)?(?P<bound>\b(?:at most|no more than|not more than|up to"
    r"|a maximum of|under|fewer than|less than|within|höchstens|maximal|bis zu|au plus|au maximum"
    r"|como máximo|no máximo|até|al massimo|не более|at least|no fewer than|mindestens|au moins"
    r"|al menos|pelo menos|almeno|не менее|about|around|roughly|etwa|ungefähr|environ|unos|cerca"
    r" de|circa|около)\s)?"
    rf"(?<![\w.,-])(?:(?P<n>{_N})(?:{_TO}(?P<m>{_N}))?|(?P<one>{_ONES}))[\s-](?:{_UNITS})(?!\w)",
    re.IGNORECASE,
)
_EAST = compiled(
    rf"(?P<bound>最多|至多|不超过|不多于|至少|不少于|约|大约"
    rf"|控制在)?(?<![第每前后末首上下这那该])(?P<n>{HAN_LENGTHS})"
    rf"(?:\s?[到至或~～—-]\s?(?P<m>{HAN_LENGTHS}))?\s?"
    r"(?:(?P<digit>(?:位|个|桁の?)(?:阿拉伯)?(?:数字|数(?!据|量))|桁)"
    r"|(?P<letter>[个位]?(?:大写|小写|英文|拉丁)*字母)"
    r"|(?P<han>(?:个)?(?:汉|漢)?字(?!母|符|段|以上)|文字)|(?P<word>[个]?(?:单词|单字|英文词|単語)"
    r"|个词(?!语?中))|(?P<sentence>句(?:完整|通顺|简短|简单)?的?(?:话|句子)?|个(?:完整的)?句子"
    r"|文(?!字|章|本|件))"
    r"|(?P<paragraph>段(?:话|文字|落)))(?P<after>以内|以下|之内|左右|以上|内)?"
)
_LOW = compiled(r"at most|more than|up to|maximum|under|fewer|less|within|höchstens|maximal|bis zu"
                r"|au plus|au maximum|máximo|até|massimo|не более|最多|至多|不超过|不多于|控制"
                r"|以内|以下|之内|内",
                re.IGNORECASE)  # fmt: skip
_THINK = compiled(
    r"\b(?:think|überleg\w*|denk\w*|réfléchi\w*|piens\w*|pense|pensa|подумай\w*)\b", re.IGNORECASE
)
_OR_SO = compiled(
    r"\s(?:or (?:fewer|less|more)|at (?:most|least)|maximum|minimum|oder (?:weniger|mehr)"
    r"|ou (?:moins|plus)|o (?:menos|más|meno|più)|ou (?:menos|mais))\b",
    re.IGNORECASE,
)
_HIGH = compiled(r"at least|or more|oder mehr|ou plus|o más|o più|ou mais"
                 r"|no fewer|mindestens|au moins|al menos|pelo menos|almeno|не менее"
                 r"|至少|不少于"
                 r"|以上", re.IGNORECASE)  # fmt: skip
_EVERY_HAN = "[\u3040-\u30ff\u3400-\u9fff]"
_ENDS = compiled(r"[.!?。！？]+[\"”’」』]?(?:\s|\Z)|[。！？](?=.)")
_RUSSIAN = {"дв": 2, "тр": 3, "че": 4, "пя": 5, "ше": 6, "во": 8}


def is_other_number(told: Told, seen: Seen) -> bool:
    """Say whether a sentence asks for a number of signs or words that nearly no answer has."""
    for pattern in (_WEST, _EAST):
        for match in pattern.finditer(told.words):
            if polarity(told.words, match.start(), match.end()) != "asked":
                continue
            if _is_of_thoughts(told.words, match):
                continue
            if match.groupdict().get("of") or _is_of_a_part(told.words, match):
                continue
            low, high = _range(match)
            unit = next(
                name
                for name in ("digit", "letter", "sign", "han", "word", "sentence", "paragraph")
                if match.groupdict().get(name)
            )
            if unit in ("word", "sign", "han") and seen.are_of_options:
                continue
            if _is_unkept(unit, low, high, seen):
                return True
    return False


def _is_of_thoughts(words: str, match: re.Match[str]) -> bool:
    """Say whether a number is that of what is thought or written before the answer."""
    before = re.split(r"[,，;；]", words[: match.start()])[-1]
    behind = re.split(r"[,，;；]", words[match.end() :])[0]
    near = f"{before}{match[0]}{behind}"
    return OF_THOUGHTS.search(near) is not None or _THINK.search(near) is not None


_OF_A_PART = compiled(
    r"\b(?:first|last|second|third|next|same|every|each|all|other|ersten?|letzten?|premi\w+"
    r"|derni\w+|primer\w*|primeir\w*|últim\w+|prim[eio]|ultim[eio])\s\Z|[前后末首每第]\Z"
    r"|[把将](?:[^，。]*[排组連连])?[^，。]{0,6}\Z",
    re.IGNORECASE,
)
_IN_A_PART = compiled(
    r"\A\s?(?:for|per|after|before|behind|each|from the|in the|of the|of (?:text|passage|sentence"
    r"|title"
    r"|message|name))\b|\A(?:的(?!汉字|数字|编号|代码|章号|号码|整数|词|答案|回答|摘要|概括)"
    r"|之间|间|前|后)",
    re.IGNORECASE,
)


def _is_of_a_part(words: str, match: re.Match[str]) -> bool:
    """Say whether a number is that of a part of the answer, or of another text."""
    before, behind = words[: match.start()], words[match.end() :]
    return _OF_A_PART.search(before) is not None or _IN_A_PART.search(behind) is not None


def _range(match: re.Match[str]) -> tuple[int, int]:
    said, most = match["n"], match["m"]
    low = _number(said) if said else 1
    high = max(low, _number(most)) if most else low
    behind = _OR_SO.match(match.string[match.end() :])
    after = behind[0] if behind else match.groupdict().get("after") or ""
    bound = f"{match['bound'] or ''} {after}".strip()
    if _LOW.search(bound):
        return 0, high
    if _HIGH.search(bound):
        return low, _ENDLESS
    return (low // 2, 2 * high) if bound else (low, high)


def _number(said: str) -> int:
    return _RUSSIAN.get(said.casefold()[:2]) or as_number(said)


def _is_unkept(unit: str, low: int, high: int, seen: Seen) -> bool:
    def keeps(text: str) -> bool:
        return any(low <= count <= high for count in _counts(unit, text))

    if unit in ("digit", "letter") and not low:
        return False
    if unit in ("sentence", "paragraph"):
        # Few demand a single sentence and mean that a word alone is none.
        return seen.are_labels and low > 0 if low == high == 1 else seen.is_broken(keeps)
    if unit == "digit" and any(map(_SPELT.search, (*seen.golds[:20],))):
        return False
    return seen.is_broken(keeps)


_SPELT = compiled(
    r"[零一二三四五六七八九十百千]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b"
)


def _counts(unit: str, text: str) -> Sequence[int]:
    """Return which numbers of a unit a text may be said to have: of all of it, and of a part."""
    if unit == "digit":
        runs = runs_of(r"\d+", text)
        return (sum(runs), *runs)
    if unit == "letter":
        runs = runs_of(r"[^\W\d_]+", text)
        return (sum(runs), *runs)
    if unit == "han":
        runs = runs_of(f"{_EVERY_HAN}+", text)
        return (sum(runs), *runs, len(text)) if runs else (len(text),)
    if unit == "sign":
        return (len(text), len("".join(text.split())))
    if unit == "word":
        han = len(re.findall(_EVERY_HAN, text))
        return (len(text.split()), len(re.findall(r"\w+", text)), *((1, 2, 3) if han else ()))
    if is_label(text):
        return (0,)
    if unit == "paragraph":
        return (len([part for part in text.split("\n") if part.strip()]),)
    return (max(1, len(_ENDS.findall(text))),)
