"""How many examples a prompt says that it shows, in languages whose sentences are not read
otherwise: `Poniżej podano pięć przykładów`, `次の三つの例`. The rule
`few-shot/other-count` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from workbench.io.han import compiled
from workbench.lint.rules.instructions.heard import before_in_sentence, behind_in_sentence

_WORDS: Mapping[str, tuple[str, str]] = {
    "de": ("zwei drei vier fünf sechs sieben acht neun zehn", r"(?:Muster)?[Bb]eispielen?"),
    "fr": ("deux trois quatre cinq six sept huit neuf dix", r"exemples"),
    "es": ("dos tres cuatro cinco seis siete ocho nueve diez", r"ejemplos"),
    "it": ("due tre quattro cinque sei sette otto nove dieci", r"esempi"),
    "pt": ("dois três quatro cinco seis sete oito nove dez", r"exemplos"),
    "nl": ("twee drie vier vijf zes zeven acht negen tien", r"voorbeelden"),
    "pl": (
        "dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
        r"przykład(?:y|ów|ami|ach)",
    ),
    "cs": ("dva tři čtyři pět šest sedm osm devět deset", r"příklad(?:y|ů)"),
    "ru": ("два три четыре пять шесть семь восемь девять десять", r"пример(?:а|ов|ы)"),
    "uk": ("два три чотири пʼять шість сім вісім девʼять десять", r"приклад(?:и|ів)"),
    "tr": ("iki üç dört beş altı yedi sekiz dokuz on", r"örnek\w*"),
    "sv": ("två tre fyra fem sex sju åtta nio tio", r"exempel"),
    "da": ("to tre fire fem seks syv otte ni ti", r"eksempler"),
    "id": ("dua tiga empat lima enam tujuh delapan sembilan sepuluh", r"contoh"),
    "vi": ("hai ba bốn năm sáu bảy tám chín mười", r"ví dụ"),
    "hu": ("két három négy öt hat hét nyolc kilenc tíz", r"példa\w*"),
    "ro": ("două trei patru cinci șase șapte opt nouă zece", r"exemple"),
    "fi": ("kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen", r"esimerkkiä"),
}
_HAN = "一二三四五六七八九十"
_HAN_VALUES = {sign: value for value, sign in enumerate(_HAN, start=1)} | {"两": 2, "兩": 2}
_KOREAN = "두 세 네 다섯 여섯 일곱 여덟 아홉 열"
_VALUES = {
    word.casefold(): value
    for words, _ in (*_WORDS.values(), (_KOREAN, ""))
    for value, word in enumerate(words.split(), start=2)
}
_BY_WORDS = "|".join(
    rf"(?P<{name}>\d{{1,2}}|{'|'.join(words.split())})\s(?:[^\W\d]+\s){{0,2}}?{noun}"
    for name, (words, noun) in _WORDS.items()
)
_COUNTED = compiled(
    rf"(?<![\w-])(?:{_BY_WORDS})(?!\w)"
    rf"|(?P<ja>[{_HAN}]|\d{{1,2}})\s?(?:つ|個|件|問|例)の(?:[^\W\d]{{0,4}}の)?(?:解答例|回答例|例題|例示|例|サンプル)(?![文外え])"
    rf"|(?:例題?|サンプル)(?:を|が|は)\s?(?P<nihon>[{_HAN}]|\d{{1,2}})\s?(?:つ|個|件|問)"
    rf"|(?P<ko>\d{{1,2}}|{'|'.join(_KOREAN.split())})\s?(?:개|가지)의?\s?(?:예시|예제|예|보기)"
    rf"|(?:예시|예제|보기)(?:를|가|는)?\s?(?P<hanguk>\d{{1,2}}|{'|'.join(_KOREAN.split())})\s?(?:개|가지)",
    re.IGNORECASE,
)
_SHOWN = compiled(
    r"\b(?:unten|oben|folg\w+|hier|nachstehend\w*|anbei|zuerst|zunächst|sieh|ci-dessous|ci-dessus|voici"
    r"|suiv\w+|d['’]abord|précéd\w+|continuación|aquí|siguien\w+|abajo|arriba|tienes|seguen\w+|ecco|sotto"
    r"|sopra|seguem|abaixo|acima|aqui|hieronder|hierboven|volgen\w*|hier|poniż\w+|powyż\w+|oto"
    r"|następując\w+|podano|níže|následuj\w+|ниже|выше|вот|следующ\w+|приведен\w+|даны|нижче|ось"
    r"|aşağıda\w*|yukarıda\w*|işte|şu|nedan|ovan|följande|här|nedenfor|følgende|her|berikut"
    r"|di bawah|di atas|dưới đây|sau đây|trên|alább\w*|következ\w+|íme|mai jos|următoare\w*"
    r"|iată|alla|seuraava\w*|guarda|mira|regarde\w*|przeczytaj|посмотри\w*|incele\w*)\b"
    r"|以下|下記|次の|上記|前の|まず|最初に|示し|挙げ|参考|아래|다음|위의|먼저|여기",
    re.IGNORECASE,
)
_ASKED = compiled(
    r"\b(?:nenne|gib|schreibe?|finde|donne[zr]?|cite[zr]?|écri\w+|da|escrib\w+|escrev\w+|dê|dai|scriv\w+"
    r"|geef|noem|podaj|napisz|wymień|напиш\w+|приведи\w*|назов\w+|yaz\w*|ver|skriv|ge|tulis\w*|berikan|viết"
    r"|для|jusqu|bis zu|höchstens|mindestens|mehr als|al menos|almeno|au moins|co najmniej)\b"
    r"|書いて|挙げてください|挙げなさい|쓰세요|적으",
    re.IGNORECASE,
)


def counted_in_tongues(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbers of examples that a text says that it shows, with its words."""
    for match in _COUNTED.finditer(text):
        said = next(each for each in match.groups() if each)
        before, behind = before_in_sentence(match), behind_in_sentence(match)
        sentence = f"{before}{match[0]}{behind}"
        if "\n" in match[0] or not _SHOWN.search(sentence) or _ASKED.search(sentence):
            continue
        word = said.casefold()
        yield (
            int(word) if word.isdigit() else _HAN_VALUES.get(word) or _VALUES[word],
            match[0],
        )
