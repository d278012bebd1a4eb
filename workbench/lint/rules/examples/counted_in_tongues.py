"""How many examples a prompt says that it shows, in languages whose sentences are not read
otherwise: `Poniżej podano pięć przykładów`, `次の三つの例`. The rule
`few-shot/other-count` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled
from workbench.lint.counts import FROM_TWO, as_number
from workbench.lint.rules.instructions.heard import before_in_sentence, behind_in_sentence

_NOUNS = {
    "de": r"(?:Muster)?[Bb]eispielen?",
    "fr": r"exemples",
    "es": r"ejemplos",
    "it": r"esempi",
    "pt": r"exemplos",
    "nl": r"voorbeelden",
    "pl": r"przykład(?:y|ów|ami|ach)",
    "cs": r"příklad(?:y|ů)",
    "ru": r"пример(?:а|ов|ы)",
    "uk": r"приклад(?:и|ів)",
    "tr": r"örnek\w*",
    "sv": r"exempel",
    "da": r"eksempler",
    "id": r"contoh",
    "vi": r"ví dụ",
    "hu": r"példa\w*",
    "ro": r"exemple",
    "fi": r"esimerkkiä",
}
"""What examples are called, by language, in the form that stands behind a number."""

_HAN = "一二三四五六七八九十"
_KOREAN = "|".join(FROM_TWO["ko"])
_BY_WORDS = "|".join(
    rf"(?P<{name}>\d{{1,2}}|{'|'.join(FROM_TWO[name])})\s(?:[^\W\d]+\s){{0,2}}?{noun}"
    for name, noun in _NOUNS.items()
)
_COUNTED = compiled(
    rf"(?<![\w-])(?:{_BY_WORDS})(?!\w)"
    rf"|(?P<ja>[{_HAN}]|\d{{1,2}})\s?(?:つ|個|件|問|例)の(?:[^\W\d]{{0,4}}の)?(?:解答例|回答例|例題|例示|例|サンプル)(?![文外え])"
    rf"|(?:例題?|サンプル)(?:を|が|は)\s?(?P<nihon>[{_HAN}]|\d{{1,2}})\s?(?:つ|個|件|問)"
    rf"|(?P<ko>\d{{1,2}}|{_KOREAN})\s?(?:개|가지)의?\s?(?:예시|예제|예|보기)"
    rf"|(?:예시|예제|보기)(?:를|가|는)?\s?(?P<hanguk>\d{{1,2}}|{_KOREAN})\s?(?:개|가지)",
    re.IGNORECASE,
)
_SHOWN = compiled(
    r"\b(?:unten|oben|folg\w+|hier|nachstehend\w*|anbei|zuerst|zunächst|sieh|ci-dessous|ci-dessus|voici"
    r"|suiv\w+|d['’]abord|précéd\w+|continuación|aquí|siguien\w+|abajo|arriba|tienes|seguen\w+|ecco|sotto"
    r"|sopra|seguem|abaixo|acima|aqui|hieronder|hierboven|volgen\w*|hier|poniż\w+|powyż\w+|oto"
    r"|następując\w+|podano|níže|následuj\w+|ниже|выше|вот|следующ\w+|приведен\w+|даны|нижче|ось"
    r"|aşağıda\w*|yukarıda\w*|işte|şu|nedan|ovan|följande|här|nedenfor|følgende|her|berikut"
    r"|di bawah|di atas|dưới đây|sau đây|trên|alább\w*|következ\w+|íme|mai jos|următoare\w*"
    r"|siguen|preceden|primero|сначала|сперва|далее|vorab|primeiro|seguintes|dapprima|seguenti|najpierw"
    r"|eerst|önce|först|nejprve|спочатку|iată|alla|seuraava\w*|guarda|mira|f[ií]jes?e|f[ií]jate|observ[ae]|regarde\w*|przeczytaj|посмотри\w*|incele\w*)\b"
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
        yield as_number(said), match[0]
